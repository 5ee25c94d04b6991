"""What happens in Cardline, in the past tense. Everything but the pile's next card is public."""

from typing import Final

import msgspec

from tallorder.cards import Value
from tallorder.games.kernel import Event, Hidden


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """A seat put a card into a gap, still closed. [L-TURN-2]"""

    seat: int
    card: int
    gap: int
    left: int | None
    """The card it claims to exceed; None at the far left. [L-TURN-3]"""
    right: int | None
    """The card it claims to be below; None at the far right."""


class Place(msgspec.Struct, frozen=True):
    """Where a value belongs in the line as it lay before: any gap from `first` to `last`. [L-R-11, L-EQ-1]"""

    first: int
    last: int
    left: int | None
    """The last card below it; None if it is smallest."""
    right: int | None
    """The first card above it; None if it is largest."""
    equal: tuple[int, ...] = ()
    """The cards of the same value, beside which it fits on either side. [L-EQ-2]"""


class CardFlipped(Event, frozen=True, tag="card-flipped"):
    """The card was turned over: everybody sees all its values, also when it is wrong. [L-TURN-6, L-R-17]"""

    card: int
    values: dict[str, Value]
    order: str
    correct: bool
    belongs: Place
    against: int | None = None
    """The neighbour that a wrong card is out of order with. [L-TURN-8]"""


class LineChanged(Event, frozen=True, tag="line-changed"):
    """The card stays, and the line has one more gap. [L-TURN-7, L-TURN-11]"""

    line: tuple[int, ...]


class CardBoxed(Event, frozen=True, tag="card-boxed"):
    """The misplaced card went to the box. [L-TURN-8]"""

    card: int


class PileRecycled(Event, frozen=True, tag="pile-recycled"):
    """The pile was empty, so the box was shuffled into a new one. [L-R-9]"""

    size: int


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A seat took the pile's first card, closed. [L-TURN-9]"""

    seat: int
    card: int
    pile: int
    """How many cards the pile has left."""
    top: int | Hidden | None
    """The card that is first now; None if the pile is empty. [L-R-16]"""


class PlayerFinished(Event, frozen=True, tag="player-finished"):
    """A seat placed its last card correctly. [L-END-2, L-D-1]"""

    seat: int


class PlayerResigned(Event, frozen=True, tag="player-resigned"):
    """A seat gave up; its cards went to the box, closed. [L-R-25, L-R-8]"""

    seat: int
    cards: tuple[int, ...]


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """Everybody still in has had a turn. [L-R-1]"""

    round: int
    finishers: tuple[int, ...]


class PlayersEliminated(Event, frozen=True, tag="players-eliminated"):
    """Several finished in the same round: the others are out, their cards go to the box, closed. [L-END-3, L-R-8]"""

    seats: tuple[int, ...]
    cards: tuple[int, ...]
    left: tuple[int, ...]
    """How many of the cards each of the seats had."""


class TieBreakDealt(Event, frozen=True, tag="tie-break-dealt"):
    """A seat still in received one card to play on with. [L-END-4]"""

    seat: int
    card: int
    pile: int
    top: int | Hidden | None


class GameWon(Event, frozen=True, tag="game-won"):
    """The game is over. [L-END-2]"""

    seats: tuple[int, ...]
    rule: str


EVENTS: Final = (
    CardPlaced,
    CardFlipped,
    LineChanged,
    CardBoxed,
    PileRecycled,
    CardDrawn,
    PlayerFinished,
    PlayerResigned,
    RoundEnded,
    PlayersEliminated,
    TieBreakDealt,
    GameWon,
)
NEWS: Final = (CardFlipped, PileRecycled, CardDrawn, TieBreakDealt)
"""Events that show somebody something new: every placement flips a card, so none can be taken back."""
