"""Which cards a group plays with next: those it has never seen open come first. [C-MEM-2 to C-MEM-4]

Cards are named by id, because the memory outlives the game in which they had numbers.
"""

import msgspec

from tallorder.cards import Card
from tallorder.games.kernel.chance import Chance


class Pool(msgspec.Struct, frozen=True):
    """The cards to deal the next game from, and what is still set aside."""

    cards: tuple[Card, ...]
    """In the order of the stock."""
    set_aside: frozenset[str]
    came_back: int = 0
    """How many seen cards had to fill the gap; the memory is then cleared."""


def next_pool(stock: tuple[Card, ...], set_aside: frozenset[str], needed: int, chance: Chance) -> Pool:
    """Every card that is not set aside; if those are too few, chance fills the gap and the memory is cleared. [C-R-47]

    A stock that is too small altogether comes back whole: refusing it is the deal's business. [C-R-53]
    """
    fresh = [card for card in stock if card.id not in set_aside]
    if len(fresh) >= needed:
        return Pool(tuple(fresh), set_aside)
    seen = [number for number, card in enumerate(stock) if card.id in set_aside]
    chance.shuffle(seen)
    back = frozenset(stock[number].id for number in seen[: needed - len(fresh)])
    cards = tuple(card for card in stock if card.id not in set_aside or card.id in back)
    return Pool(cards, frozenset(), len(back))
