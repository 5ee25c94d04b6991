"""What everybody may see: Cardline has no private information, so there is one view for all. [L-R-16, L-R-18]"""

from typing import Literal

import msgspec

from tallorder.cards import Value
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.kernel import Hidden, Outcome, View


class OpenCard(msgspec.Struct, frozen=True):
    """A card with its characteristics side up: all its values are public. [L-R-17]"""

    card: int
    values: dict[str, Value]


class CardlineView(View, frozen=True):
    """The table as it lies there: closed cards show no values, the pile shows its top and its size. [L-SETUP-6]"""

    phase: Literal["place", "over"]
    actor: int | None
    """The seat that decides now; None when the game is over."""
    order: str
    round: int
    first: int
    """The first player's seat, where rounds begin. [L-SETUP-1]"""
    to_act: tuple[int, ...]
    """The seats whose turn in this round is now or yet to come, in order."""
    in_play: tuple[int, ...]
    """The seats still in, in order of their turns."""
    finishers: tuple[int, ...]
    """Who has placed the last card in this round."""
    can_finish: tuple[int, ...]
    """Who can still place the last card in this round. [L-R-2]"""
    hands: tuple[tuple[int, ...], ...]
    """The closed cards in front of each seat."""
    line: tuple[OpenCard, ...]
    pile: int
    """How many cards the pile has."""
    top: int | Hidden | None
    """The pile's first card, if its name is public; None if the pile is empty. [L-R-16]"""
    box: tuple[OpenCard, ...]
    """Misplaced cards, open."""
    box_closed: tuple[int, ...]
    """Cards of seats that are out: boxed without a look at their values. [L-R-8]"""
    hand_size: int
    finish_round: bool
    pile_top_visible: bool
    max_rounds: int | None
    units: Literal["us", "metric"]
    outcome: Outcome | None
    legal: tuple[PlaceCard, ...]
