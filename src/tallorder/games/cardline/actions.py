"""Cardline's moves by number: the card's place in the hand, and the gap."""

from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.moves import GAP_BITS, GAP_MASK
from tallorder.games.kernel.numbers import Actions


class CardlineActions(Actions[CardlineGame]):
    """`place in the hand × gaps + gap`: a hand never grows, and a line never has more gaps than there are cards."""

    def __init__(self, slots: int, cards: int) -> None:
        self.gaps = cards
        self.count = slots * cards

    def number(self, game: CardlineGame, move: int) -> int:
        """The place of the card in the actor's hand, as it lies there, and the gap. [L-TURN-2, L-TURN-5]"""
        return game.hands[game.actor].index(move >> GAP_BITS) * self.gaps + (move & GAP_MASK)

    def move(self, game: CardlineGame, number: int) -> int:
        """The card at that place, into that gap."""
        slot, gap = divmod(number, self.gaps)
        return game.hands[game.actor][slot] << GAP_BITS | gap

    def numbers(self, game: CardlineGame) -> list[int]:
        """Every card of the hand into every gap."""
        gaps = range(len(game.line.cards) + 1)
        return [slot * self.gaps + gap for slot in range(game.count_legal() // len(gaps)) for gap in gaps]


def actions_of(game: CardlineGame) -> CardlineActions:
    """The numbering for games with as many cards, and hands as large."""
    slots = max(game.options.hand_size, *[len(hand) for hand in game.hands])
    return CardlineActions(slots, len(game.values))
