"""The bodies of the few plain HTTP calls."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tallorder.cards import BuildingSet
from tallorder.study.analysis import (
    AnalysedMoment,
    Analysis,
    DoubtedPair,
    Estimate,
    JudgedMove,
    Lie,
    PlayerStudied,
    WeighedMove,
)
from tallorder.table.commands import Name, Seat, Settings
from tallorder.table.messages import DeckHead, Face

Moment = Annotated[int, Meta(ge=0, le=2**31)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table; whoever does is its host, in the first seat. `POST /api/tables`"""

    name: Name
    settings: Settings | None = None


class TableOpened(msgspec.Struct, frozen=True):
    """The new table and the host's seat; its link is /t/{table}, and the host's personal link /t/{table}#{token}."""

    table: str
    seat: int
    token: str


class OpenLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table with the first step of a game's lesson on it. `POST /api/lessons/{game}`"""

    name: Name


class BranchTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plays on from a moment of a game that is over, as the host of a new table; bots take the other seats.
    `POST /api/tables/{table}/branch/{number}`"""

    name: Name
    moment: Moment
    """The place of the moment in the replay: 0 is before the first move."""
    seat: Seat | None = None
    """Where to sit; None is the seat whose decision it is."""


Level = Literal[65, 75, 85, 95]
"""How many pairs in 100 the imagined players of an analysis order correctly."""


class AskAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what each decision of a game that is over was worth. `POST /api/tables/{table}/analysis/{number}`

    It takes some seconds: ask again until the analysis is there. Nothing is told while anything is played at the table.
    """

    level: Level = 85


class AnalysisTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the analysis is, and the analysis once it is done."""

    done: int
    """So many of its moments are thought through ..."""
    moments: int
    """... of so many."""
    analysis: msgspec.Raw | None = None
    """An `Analysis`."""


class JudgeMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tries another move at a moment of a game that is over, and hears what it would have been worth.
    `POST /api/tables/{table}/judge/{number}`"""

    moment: Moment
    move: msgspec.Raw
    """One of the moves that were legal then."""
    level: Level = 85


class HouseRule(msgspec.Struct, frozen=True):
    """A switch of a game: what it is unless the host says otherwise, and what it may be."""

    default: str
    allowed: tuple[str, ...]
    """Words, or a span such as `1 to 7` or `1 or more`."""
    rule: str
    """The id of the rule that explains it."""


class OnOffer(msgspec.Struct, frozen=True):
    """A game that can be chosen. `GET /api/games`"""

    game: str
    engine: str
    deck: str | None
    orders: tuple[str, ...]
    players: tuple[int, int]
    options: dict[str, HouseRule]
    levels: tuple[str, ...]
    """The bots that can be asked to play."""
    personas: tuple[str, ...]
    """Who knows some subjects better than others, as in `friend:cineast`; none where nobody has to know anything."""
    memory: bool
    """Whether seen cards are set aside unless the host says otherwise."""
    lesson: bool
    """Whether there is a lesson for it."""


class Address(msgspec.Struct, frozen=True):
    """Where others in the same house reach this server, such as http://192.168.1.5:8000; empty where the page's own
    address will do. `GET /api/address`, and `POST` to begin listening there."""

    address: str


class BoxDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A shipped deck, as one may look at it without spoiling it: closed sides in order of name. Skyscraper's cards have
    no secrets and come whole. `GET /api/decks/{deck}`"""

    deck: DeckHead | None = None
    faces: tuple[Face, ...] = ()
    building_set: BuildingSet | None = None


class HandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of one's own, as the text of a CSV file. `POST /api/decks`"""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    csv: Annotated[str, Meta(max_length=1_000_000)]


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the check noticed, by row and column."""

    severity: str
    code: str
    row: int | None = None
    column: str = ""
    params: dict[str, str] = {}


class HandedIn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the check says about a deck; with errors there is no deck."""

    deck: DeckHead | None = None
    findings: tuple[Finding, ...] = ()


class HttpProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an HTTP call was not accepted."""

    rule: str
    code: str
    params: dict[str, Any] = {}


BODIES = (
    NewTable,
    TableOpened,
    OpenLesson,
    BranchTable,
    AskAnalysis,
    AnalysisTold,
    Analysis,
    AnalysedMoment,
    JudgedMove,
    WeighedMove,
    Estimate,
    DoubtedPair,
    PlayerStudied,
    Lie,
    JudgeMove,
    HouseRule,
    OnOffer,
    Address,
    BoxDeck,
    HandIn,
    HandedIn,
    Finding,
    HttpProblem,
)
