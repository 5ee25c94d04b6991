"""What happens in Skyscraper, in the past tense. Fields that some may not know can be Hidden."""

from typing import Final, Literal

from tallorder.games.kernel import Event, Hidden
from tallorder.games.skyscraper.moves import Direction

Cards = tuple[int, ...]
Prize = Literal["mini", "unity", "record"]


class CardPlayed(Event, frozen=True):
    """A card was played, from hand or out of a Study. [S-TURN-3, S-STUDY-3]"""

    seat: int
    card: int
    studied: bool


class FloorAdded(Event, frozen=True):
    """A site grew by a floor. [S-BUILD-2]"""

    seat: int
    structure: int
    card: int
    metres: int
    """Its height now."""


class ToiletCounted(Event, frozen=True):
    """A Toilet was added to the player's Toilet Specialist. [S-TSPEC-1, S-TSPEC-2]"""

    seat: int
    toilets: int


class Claimed(Event, frozen=True):
    """A site was completed and now belongs to its roofer. [S-CLAIM-1]"""

    seat: int
    structure: int
    card: int
    metres: int
    faulty: bool
    reasons: tuple[str, ...]


class PrizeMoved(Event, frozen=True):
    """A Prize changed hands; None is the display. [S-PRIZE-1]"""

    prize: Prize
    source: int | None
    """The building it came from."""
    target: int | None
    gone: bool = False
    """Whether it left the game. [S-R-18]"""


class FaultChanged(Event, frozen=True):
    """A Mini lost its Prize and became faulty, or regained it. [S-MINI-3, S-MINI-5]"""

    structure: int
    faulty: bool


class QuakeHit(Event, frozen=True):
    """An Earthquake stays on a structure. [S-QUAKE-2]"""

    structure: int
    strength: int


class InsuranceAdded(Event, frozen=True):
    """An Insurance lies under a structure. [S-INS-1]"""

    structure: int
    strength: int


class InsuranceCancelled(Event, frozen=True):
    """An Insurance and an Earthquake cancelled each other. [S-INS-6, S-INS-7]"""

    structure: int
    strength: int


class CenturyQuake(Event, frozen=True):
    """The Earthquake of the Century struck everything. [S-CENT-1]"""

    uninsured: tuple[int, ...]
    """Structures that lost an Insurance. [S-CENT-2]"""
    marked: tuple[int, ...]
    """Structures whose Foundation was turned, collapsed ones included. [S-CENT-3]"""


class Collapsed(Event, frozen=True):
    """A structure fell. [S-QUAKE-3, S-QUAKE-4]"""

    structure: int
    owner: int | None
    cards: Cards
    """What went to the discard pile."""
    foundation: int
    """What left the game. [S-R-25]"""


class SiteOpened(Event, frozen=True):
    """A Foundation was turned up. [S-CLAIM-4, S-STUDY-10, S-R-4]"""

    structure: int
    foundation: int


class DeckStudied(Event, frozen=True):
    """The top cards of the deck were looked at. [S-STUDY-2]"""

    seat: int
    count: int
    cards: Cards | Hidden


class StudyTaken(Event, frozen=True):
    """A studied card went into hand. [S-STUDY-3]"""

    seat: int
    card: int | Hidden


class HandSwapped(Event, frozen=True):
    """The studied cards replaced the hand. [S-STUDY-6]"""

    seat: int
    hand: Cards | Hidden
    returned: int
    """How many old cards go onto the deck."""


class CardPutBack(Event, frozen=True):
    """A card went back on top of the deck. [S-STUDY-4]"""

    seat: int
    card: int | Hidden


class CardFetched(Event, frozen=True):
    """A card came back from the discard pile, seen by all. [S-STUDY-8]"""

    seat: int
    card: int


class StudyDone(Event, frozen=True):
    """A Study went to the discard pile. [S-STUDY-10]"""

    seat: int


class CardsTaken(Event, frozen=True):
    """Cards were pulled out of a hand; only the thief sees them, and the victim knows them. [S-TOIL-2, S-R-30]"""

    thief: int
    victim: int
    count: int
    cards: Cards | Hidden


class CardStolen(Event, frozen=True):
    """The thief kept one card; thief and victim know it. [S-TOIL-2, S-R-30]"""

    thief: int
    victim: int
    card: int | Hidden


class TheftDeclined(Event, frozen=True):
    """The player of a Toilet let everybody keep their cards. [S-R-30]"""

    seat: int


class HandsPassed(Event, frozen=True):
    """A Tornado moved the hands. [S-TORN-1, S-TORN-2]"""

    seat: int
    direction: Direction
    ring: tuple[int, ...]
    """The seats that held cards; each gave to the next one, the last to the first. [S-R-39]"""
    hands: tuple[Cards | Hidden, ...]
    """What each seat of the ring holds now."""


class CardDiscarded(Event, frozen=True):
    """A card was thrown away because none could be played. [S-R-27]"""

    seat: int
    card: int


class Passed(Event, frozen=True):
    """A seat played nothing in the last lap. [S-END-4]"""

    seat: int


class CardsDrawn(Event, frozen=True):
    """Cards were drawn from the deck. [S-TURN-3, S-HAND-1, S-HAND-4]"""

    seat: int
    count: int
    cards: Cards | Hidden
    left: int
    """Cards still in the deck."""


class LastLapStarted(Event, frozen=True):
    """The deck and a hand are empty: everybody else may play one more card. [S-END-4, S-R-48]"""


class TurnPassed(Event, frozen=True):
    """The next seat's turn began. [S-TURN-2]"""

    seat: int


class PlayerResigned(Event, frozen=True, tag="Resigned"):
    """A seat left the game; its hand went to the discard pile. [S-R-55]"""

    seat: int
    cards: Cards


class GameOver(Event, frozen=True):
    """The points were counted. [S-END-2, S-END-5]"""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str


EVENTS: Final[tuple[type[Event], ...]] = (
    CardPlayed,
    FloorAdded,
    ToiletCounted,
    Claimed,
    PrizeMoved,
    FaultChanged,
    QuakeHit,
    InsuranceAdded,
    InsuranceCancelled,
    CenturyQuake,
    Collapsed,
    SiteOpened,
    DeckStudied,
    StudyTaken,
    HandSwapped,
    CardPutBack,
    CardFetched,
    StudyDone,
    CardsTaken,
    CardStolen,
    TheftDeclined,
    HandsPassed,
    CardDiscarded,
    Passed,
    CardsDrawn,
    LastLapStarted,
    TurnPassed,
    PlayerResigned,
    GameOver,
)
NEWS: Final[tuple[type[Event], ...]] = (SiteOpened, DeckStudied, CardsTaken, CardStolen, HandsPassed, CardsDrawn)
"""Events that tell somebody something new or used chance: such a move cannot be taken back."""
