"""What happens in Comparity, in the past tense. Nothing in an event is secret: closed cards are named, never valued."""

from typing import Final, Literal

from tallorder.cards import Value
from tallorder.games.comparity.moves import Cell
from tallorder.games.kernel import Event, Hidden


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A seat laid a card closed into the area. [C-PLAY-1, C-TRIO-2, C-FIX-3]"""

    seat: int
    card: int
    cell: Cell
    neighbours: int
    why: Literal["turn", "bonus", "join"]


class DuetTriggered(Event, frozen=True, tag="duet-triggered"):
    """The card touches two others: the next seat must answer at once. [C-DUET-1]"""

    seat: int
    responder: int


class TrioTriggered(Event, frozen=True, tag="trio-triggered"):
    """The card touches three or four others. [C-TRIO-1, C-TRIO-7]"""

    seat: int
    responder: int


class CheckCommitted(Event, frozen=True, tag="check-committed"):
    """A seat named its target, but opens it only together with a neighbour. [C-R-3]"""

    seat: int
    card: int
    cell: Cell


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    """A card was opened: everybody sees all its numbers from now on. [C-CHECK-1, C-R-42]"""

    seat: int
    card: int
    cell: Cell
    values: dict[str, Value]
    role: Literal["target", "extra"]


class CheckResult(Event, frozen=True, tag="check-result"):
    """Every open pair of the area was compared. [C-CHECK-5]"""

    seat: int
    violations: tuple[tuple[Cell, Cell], ...]
    pairs: tuple[tuple[Cell, Cell], ...] = ()
    """Every open pair that was compared, in reading order, the left or lower cell first. [C-CHECK-7]"""


class PenaltyDue(Event, frozen=True, tag="penalty-due"):
    """A seat has to draw. [C-PEN-1, C-PEN-2, C-DUET-2]"""

    seat: int
    count: int
    cause: Literal["mistrust", "caught", "duet"]


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A seat took the top card of the deck, closed."""

    seat: int
    card: int
    deck: int
    """How many cards the deck has left."""
    top: int | Hidden | None
    """The card on top now; None if the deck is empty. [C-R-41]"""


class CardGiven(Event, frozen=True, tag="card-given"):
    """A seat gave a card, because the deck is empty. [C-EMPTY-1, C-R-31]"""

    giver: int
    receiver: int
    card: int


class DrawShort(Event, frozen=True, tag="draw-short"):
    """Nobody can give any more: the rest is forgiven. [C-R-29]"""

    seat: int
    missing: int


class CardsSwapped(Event, frozen=True, tag="cards-swapped"):
    """The checker swapped two misplaced cards. [C-FIX-1]"""

    seat: int
    first: int
    """The card that lay left or below, and now lies right or above."""
    second: int
    cells: tuple[Cell, Cell]
    """The left or lower cell, then the other."""


class CardsRearranged(Event, frozen=True, tag="cards-rearranged"):
    """The checker laid misplaced cards out anew. [C-R-54]"""

    seat: int
    cards: tuple[int, ...]
    cells: tuple[Cell, ...]
    """Where each of the cards lies now."""


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """The checker discarded a misplaced card. [C-FIX-2, C-R-36]"""

    seat: int
    card: int
    cell: Cell


class AreaSplit(Event, frozen=True, tag="area-split"):
    """The area fell apart: the checker must join it at once. [C-FIX-3]"""

    seat: int
    parts: tuple[tuple[Cell, ...], ...]


class BonusDeclined(Event, frozen=True, tag="bonus-declined"):
    """A seat did without the further card of its Trio. [C-R-20]"""

    seat: int


class ChallengeOffered(Event, frozen=True, tag="challenge-offered"):
    """A last card was played; the next seat may check once before the win counts. [C-R-45]"""

    seat: int
    challenger: int


class ChallengeDeclined(Event, frozen=True, tag="challenge-declined"):
    """The challenger lets the win stand. [C-R-45]"""

    seat: int


class PlayerResigned(Event, frozen=True, tag="player-resigned"):
    """A seat gave up; its cards left the game, closed. [C-R-51]"""

    seat: int
    cards: tuple[int, ...]


class GameWon(Event, frozen=True, tag="game-won"):
    """The game is over. [C-END-1]"""

    seat: int
    rule: str


class MemoryUpdated(Event, frozen=True, tag="memory-updated"):
    """The cards opened in this game are set aside for the next ones. [C-MEM-3, C-R-48]"""

    revealed: tuple[int, ...]


EVENTS: Final = (
    CardPlayed,
    DuetTriggered,
    TrioTriggered,
    CheckCommitted,
    CardRevealed,
    CheckResult,
    PenaltyDue,
    CardDrawn,
    CardGiven,
    DrawShort,
    CardsSwapped,
    CardsRearranged,
    CardDiscarded,
    AreaSplit,
    BonusDeclined,
    ChallengeOffered,
    ChallengeDeclined,
    PlayerResigned,
    GameWon,
    MemoryUpdated,
)
