"""What a table tells whoever follows it. Everything a receiver may not know was left out before it came here."""

from typing import Any, Final, Literal

import msgspec

from tallorder.cards import BuildingSet, Measure, Text, Value, Zone
from tallorder.games.kernel import Event, Line, Move, Outcome, Param, Preview, View
from tallorder.table.commands import Settings


class Message(msgspec.Struct, frozen=True, tag_field="tell", omit_defaults=True, kw_only=True):
    """What every message carries."""

    re: int | None = None
    """The `id` of the command that this answers, in the copy sent to whoever gave it."""


class PlayerAt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot"] = "person"
    level: str = ""
    """A bot's level, also that of a bot which sits in for a person."""
    sits_in: bool = False
    """Whether a bot plays for this person at the moment."""


class MemoryCount(msgspec.Struct, frozen=True):
    """How much of the deck this table still has before it. [C-MEM-3]"""

    on: bool
    fresh: int
    set_aside: int


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody would like to take a move back."""

    seat: int
    to: int
    """The version whose position would return."""
    waiting_for: tuple[int, ...]
    """The seats that have not agreed yet."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game of this table ended."""

    number: int
    game: str
    names: tuple[str, ...]
    outcome: Outcome | None = None
    """None when the game was aborted."""
    helped: tuple[int, ...] = ()
    """The seats that asked for a hint, or took a move back after something had come to light."""


class LessonState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The lesson that a table is in, and how far it is."""

    game: str
    steps: tuple[str, ...]
    """All its steps in order; their titles are the messages `lesson-{engine}-{step}-title`."""
    step: int
    """The one on the table, by its place from 0."""
    rule: str
    """The rule that it teaches."""
    line: Line
    """What to do, or, once that is done, what it has shown."""
    is_done: bool = False


class TableState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table itself: who sits where and what was agreed."""

    table: str
    host: int
    players: tuple[PlayerAt, ...]
    """By seat. During a game the first seats play it, and the others wait for the next."""
    settings: Settings
    pace: float
    phase: Literal["lobby", "playing", "over", "frozen"]
    """`frozen`: a stored game that this release cannot replay; it can be read and aborted."""
    memory: MemoryCount | None = None
    undo: UndoWish | None = None
    votes: dict[str, tuple[int, ...]] = {}
    """For the seat of somebody who is away: the seats that want a bot to sit in."""
    again: tuple[int, ...] = ()
    """After a game: the seats that would like another."""
    helped: tuple[int, ...] = ()
    """In the running game: the seats that asked for a hint, or took a move back after something had come to light."""
    results: tuple[Result, ...] = ()
    """The last games, oldest first."""
    lesson: LessonState | None = None


class DeckHead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck as a game needs to know it; the cards come as faces."""

    id: str
    title: Text
    measures: tuple[Measure, ...]
    default_order: str
    cards: int
    licence: str = ""
    hash: str = ""
    """Told to nobody but whoever handed the deck in: tables can be opened with it."""


class GameHead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed for the running or last game."""

    number: int
    game: str
    engine: str
    players: int
    first: int
    order: str
    options: dict[str, str]
    """Every switch, written out."""
    began: int
    """The version that began it."""
    deck: DeckHead | None = None
    building_set: BuildingSet | None = None


class FaceLayout(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a side of a card wants its text set over its picture."""

    subject: str = ""
    """What the card shows: film, landmark, country, building or plain."""
    zones: tuple[Zone, ...] = ()
    """The places for text, in hundredths of the card's width."""
    spine: str = ""
    """The card's colour where only a sliver of it shows."""
    plate: str = ""
    """What the name stands on when the card is a tile."""
    flag: str = ""
    """Where its flag is, for a country: /art/{flag}.svg"""
    glyph: str = ""
    """Where the shape of its continent is, for a country: /art/{glyph}.svg"""


class OpenSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """The value side of a card, once everybody has seen it."""

    values: dict[str, Value]
    art: str = ""
    """Where its picture is: /art/{art}.svg"""
    note: Text = {}
    sources: dict[str, str] = {}
    look: FaceLayout = FaceLayout()


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a visible card looks like. `card` is its number in this game and tells nothing about the deck."""

    card: int
    name: Text
    place: Text = {}
    caption: Text = {}
    """What the picture shows."""
    short: Text = {}
    """A shorter name for small tiles, where the name is long."""
    approximate: tuple[str, ...] = ()
    """Measures whose value is marked ≈ on both sides. [C-COMP-9]"""
    scopes: dict[str, str] = {}
    """Marks such as `us`, shown on both sides. [C-COMP-13]"""
    art: str = ""
    """Where the picture of the closed side is: /art/{art}.svg"""
    tile: str = ""
    """The picture for a cell of the table: /art/{tile}.svg?w=90&h=60"""
    figure: str = ""
    """The subject alone on nothing, not to scale: /art/{figure}.svg?w=90&h=60"""
    look: FaceLayout = FaceLayout()
    opened: OpenSide | None = None


class ShortLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A `FaceLayout` in short: a form that many cards share, and the colours of this one."""

    form: int
    """One of the forms that this table has told (`forms`): a layout without colours."""
    colours: tuple[str, ...] = ()
    """Of the form's zones in order; empty where a zone has the usual one."""
    spine: str = ""
    plate: str = ""
    flag: str = ""
    glyph: str = ""


class ShortSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """The value side of a card in short; note and sources are told on request: `ask-card`."""

    values: dict[str, Value]
    art: str
    look: ShortLook


class ShortFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has come to be known of a card. Without a name its closed side is known already."""

    card: int
    name: Text = {}
    place: Text = {}
    caption: Text = {}
    short: Text = {}
    approximate: tuple[str, ...] = ()
    scopes: dict[str, str] = {}
    art: str = ""
    """The keys of its pictures, without the table's id before them."""
    tile: str = ""
    figure: str = ""
    look: ShortLook | None = None
    opened: ShortSide | None = None
    is_closed: bool = False
    """Whether it lies closed again."""


class MovePreview(msgspec.Struct, frozen=True):
    """A move, and what it would do as far as its seat may know."""

    move: Move
    preview: Preview


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to point at first, and the moves that go on from there."""

    pick: str
    card: int | None
    moves: tuple[Move, ...]
    """What each would do is told on request: `ask-stakes`."""


class Ways(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choices in short: several cards to point at first, and the moves that go on from each of them."""

    pick: str
    cards: tuple[int | None, ...]
    move: str = ""
    """What all these moves are."""
    fields: dict[str, tuple[Any, ...]] = {}
    """By field: what the first move has there, the second, and so on."""
    names_card: bool = False
    """Whether each move also has its card as `card`."""
    is_each: bool = False
    """Whether the first card has the first move alone, the second the second; otherwise every card has all of them."""
    moves: tuple[Move, ...] = ()
    """Where they are of several kinds: the moves themselves."""


class SeatUpdate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat, or a spectator, is shown."""

    seat: int | None = None
    """None is what everybody may see."""
    events: tuple[Event, ...] = ()
    lines: tuple[Line, ...] = ()
    """The events in words."""
    view: View | None = None
    delta: tuple[tuple[Any, ...], ...] = ()
    """In a short feed, instead of the view: the steps from the last one to this one (docs/protocol.md)."""
    check: int | None = None
    """Now and then in a short feed: the checksum of the view."""
    choices: tuple[Offered, ...] = ()
    """The legal moves, if the decision is this seat's."""
    ways: tuple[Ways, ...] = ()
    """The same in a short feed."""


class Here(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is connected."""

    seats: tuple[int, ...] = ()
    watching: int = 0


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One version of the table: a move with its events, or a deed."""

    version: int
    at: int
    """Milliseconds since 1970, by the server's clock."""
    deed: str
    """What it was: moved, resigned, seated, undone …"""
    seat: int | None = None
    """Whose deed it was."""
    shown: tuple[SeatUpdate, ...] = ()


REPLAY: Final = "tallorder replay 1"


class Frame(Happened, frozen=True, omit_defaults=True):
    """One moment: what happened, and the view after it. The first frame is the view before the first move."""

    faces: tuple[Face, ...] = ()
    """Cards that came into sight or were turned."""
    why: Line | None = None
    """A bot's reason, where it gives nothing away."""


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game from its first view to its last, through the eyes of some seats, or of nobody in particular."""

    kind: Literal["tallorder replay 1"]
    table: str
    game: GameHead
    names: tuple[str, ...]
    """Who sat where."""
    seats: tuple[int, ...]
    """Through whose eyes; empty is what everybody may see."""
    frames: tuple[Frame, ...]
    own: tuple[int, ...] = ()
    """The seats of whoever asked, if they sat there."""
    is_over: bool = False
    can_branch: bool = False
    """Whether one can play on from its moments, at a table of one's own."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The whole table for a client that joins, looks, or fell behind."""

    version: int
    seats: tuple[int, ...]
    """The seats this connection holds."""
    state: TableState
    here: Here
    game: GameHead | None = None
    shown: tuple[SeatUpdate, ...] = ()
    faces: tuple[Face, ...] = ()
    forms: dict[int, FaceLayout] = {}
    """Every form that this table has told so far; only for a short feed."""
    missed: tuple[Happened, ...] = ()
    """What happened since `since`, or since one of these seats last looked."""
    resync: bool = False
    """Sent unasked because this client's picture had become stale."""


class Update(Message, frozen=True, tag="told"):
    """One version more. Versions come without a gap; the copy for whoever gave the order carries `re`."""

    version: int
    at: int
    deed: str
    seat: int | None = None
    shown: tuple[SeatUpdate, ...] = ()
    faces: tuple[Face, ...] = ()
    """Cards that came into sight or were opened."""
    cards: tuple[ShortFace, ...] = ()
    """The same in a short feed."""
    forms: dict[int, FaceLayout] = {}
    """In a short feed: forms that cards of this table have from now on."""
    state: TableState | None = None
    """Present when the table itself changed."""
    game: GameHead | None = None
    """Present when a game began."""


class Sat(Message, frozen=True, tag="sat"):
    """You have the seat; keep the token, it is the only key to it."""

    seat: int
    token: str


class Seats(Message, frozen=True, tag="seats"):
    """The seats that this connection holds have changed."""

    seats: tuple[int, ...]


class CommandRefused(Message, frozen=True, tag="refused"):
    """Nothing changed, and this is the rule that says why."""

    rule: str
    code: str
    params: dict[str, Param] = {}


class Presence(Message, frozen=True, tag="presence"):
    """Somebody came or went."""

    here: Here


class Reacted(Message, frozen=True, tag="reacted"):
    """A seat showed a reaction."""

    seat: int
    reaction: str


class Stakes(Message, frozen=True, tag="stakes"):
    """What the moves of one choice would do."""

    version: int
    seat: int
    choice: int
    stakes: tuple[MovePreview, ...]


class Moment(Message, frozen=True, tag="moment"):
    """The table as it was at a version."""

    version: int
    shown: tuple[SeatUpdate, ...]
    faces: tuple[Face, ...] = ()


class Narrated(Message, frozen=True, tag="narrated"):
    """The table in words."""

    version: int
    lines: tuple[Line, ...]


class Why(Message, frozen=True, tag="why"):
    """A bot's reason."""

    version: int
    why: Line | None


class Reasons(Message, frozen=True, tag="reasons"):
    """The versions of all moves whose reason `ask-why` would tell."""

    versions: tuple[int, ...]


class Hint(Message, frozen=True, tag="hint"):
    """What a bot would do in this seat, and why; told to nobody but whoever asked."""

    version: int
    seat: int
    move: Move
    why: Line


class CardTold(Message, frozen=True, tag="card"):
    """A card of the game as it lies, with note and sources if it is open."""

    face: Face


class DeckPage(Message, frozen=True, tag="deck"):
    """The cards of the deck in order of name; open are only those that this table has opened."""

    deck: DeckHead
    faces: tuple[Face, ...]
    most: int
    """How many can play with it, by what was chosen."""


class Done(Message, frozen=True, tag="done"):
    """It is done, and there is nothing to show for it."""


class Goodbye(Message, frozen=True, tag="goodbye"):
    """This connection ends, or its table did, and why: deleted, idle, too-fast."""

    code: str


AnyMessage = (
    Welcome
    | Update
    | Sat
    | Seats
    | CommandRefused
    | Presence
    | Reacted
    | Stakes
    | Moment
    | Narrated
    | Why
    | Reasons
    | Hint
    | CardTold
    | DeckPage
    | Done
    | Goodbye
)
