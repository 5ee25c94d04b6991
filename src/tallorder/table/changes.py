"""The stored log of a table: every change in the past tense. The table is what these add up to.

These types are the format on disk and nothing else, so that messages can change without touching a stored game. A
reader ignores fields that it does not know. A kind that it does not know, or a newer format, becomes `Unreadable`: it
costs the game in which it stands, never the table.
"""

from collections.abc import Callable
from typing import Final, get_args

import msgspec

from tallorder.games.kernel import Line, Move, Outcome
from tallorder.games.kernel.record import Record
from tallorder.table.commands import Settings

FORMAT: Final = 1
"""The format this release writes. Entries of a later one say so in a field `v`; without it they are of the first."""


class Change(msgspec.Struct, frozen=True, tag_field="deed", omit_defaults=True):
    """Something that has happened at a table. (The tag's name is that of the first release's logs.)"""


class StoredSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the host had chosen, as it is kept."""

    game: str
    deck: str = ""
    order: str = ""
    options: dict[str, str] = {}
    cards: str = "core"
    memory: bool | None = None


def store_settings(settings: Settings) -> StoredSettings:
    """Settings for the log."""
    return StoredSettings(*msgspec.structs.astuple(settings))


def restore_settings(stored: StoredSettings) -> Settings:
    """Settings from the log."""
    return Settings(*msgspec.structs.astuple(stored))


class Opened(Change, frozen=True, tag="opened"):
    """Somebody opened the table and sits in the first seat as its host."""

    name: str
    token: str
    """The fingerprint of the seat's token; the token itself is never kept."""
    secret: str
    """What the opaque keys of this table's pictures are made with."""
    settings: StoredSettings


class Seated(Change, frozen=True, tag="seated"):
    """Somebody sat down in the next seat."""

    name: str
    token: str


class Stood(Change, frozen=True, tag="stood"):
    """Somebody gave the seat up; the seats after it move up."""

    seat: int


class Renamed(Change, frozen=True, tag="renamed"):
    """Somebody goes by another name."""

    seat: int
    name: str


class Renewed(Change, frozen=True, tag="renewed"):
    """A seat has a new token."""

    seat: int
    token: str


class Removed(Change, frozen=True, tag="removed"):
    """The host took a player away; in a running game a bot goes on in that seat."""

    seat: int
    level: str = ""
    """The bot that goes on, if a game is running."""
    seed: int = 0


class Reseated(Change, frozen=True, tag="reseated"):
    """The order around the table changed."""

    seats: tuple[int, ...]


class HostMoved(Change, frozen=True, tag="host-moved"):
    """Somebody else is the host now."""

    seat: int
    why: str
    """`given` by the host before, or because that one was `away`."""


class Chosen(Change, frozen=True, tag="chosen"):
    """The host chose what is played next."""

    settings: StoredSettings


class Paced(Change, frozen=True, tag="paced"):
    """The host chose how long bots take."""

    seconds: float


class BotPlaced(Change, frozen=True, tag="bot-placed"):
    """A bot sits in the next seat."""

    name: str
    level: str
    seed: int


class LevelSet(Change, frozen=True, tag="level-set"):
    """A bot plays at another level in the same seat."""

    seat: int
    level: str


class SitInVoted(Change, frozen=True, tag="sit-in-voted"):
    """Somebody wants a bot to play for a person who is away."""

    seat: int
    by: int


class BotSatIn(Change, frozen=True, tag="bot-sat-in"):
    """A bot plays for a person who is away."""

    seat: int
    level: str
    seed: int


class TookBack(Change, frozen=True, tag="took-back"):
    """A person has the seat back from the bot."""

    seat: int


class StoredHead(msgspec.Struct, frozen=True):
    """What was agreed for a game, and how the cards were dealt."""

    game: str
    players: int
    first: int
    deck: str
    deck_hash: str
    chance_key: int
    order: str = ""
    options: dict[str, str] = {}
    cards: tuple[str, ...] = ()
    piles: dict[str, tuple[str, ...]] = {}


def store_head(record: Record) -> StoredHead:
    """The head of a game's record for the log."""
    return StoredHead(*(getattr(record, name) for name in StoredHead.__struct_fields__))


def restore_head(stored: StoredHead) -> Record:
    """The head of a game's record from the log."""
    return Record(**msgspec.structs.asdict(stored))


class Began(Change, frozen=True, tag="began"):
    """A game began: everything that was agreed, and how the cards lie."""

    head: StoredHead
    release: str
    """The release whose rules it was begun with."""
    belief_seeds: tuple[int, ...]
    """By seat: what a bot in it would believe."""
    memory: bool = False
    """Whether cards opened in this game are set aside afterwards."""
    cleared: bool = False
    """Whether the set-aside cards came back for it. [C-R-47]"""


class LessonBegan(Began, frozen=True, tag="lesson-began"):
    """A step of a lesson began, at a position instead of a deal. A kind of its own: a release that knows no lessons
    passes it over, instead of dealing a game from a head that has no deal."""

    position: str = ""
    """In notation, whole: the lesson may have changed since."""
    step: str = ""
    """Which step of the game's lesson it is."""


class Ended(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, kept so that nobody has to replay it."""

    outcome: Outcome | None = None
    """None: aborted, nobody won."""
    opened: tuple[str, ...] = ()
    """The ids of all cards that were opened. [C-R-48]"""


class Moved(Change, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: msgspec.Raw
    why: Line | None = None
    """A bot's reason."""
    ended: Ended | None = None


class Resigned(Change, frozen=True, tag="resigned"):
    """A seat gave the game up."""

    seat: int
    ended: Ended | None = None


class Aborted(Change, frozen=True, tag="aborted"):
    """The game was ended without a winner. [C-R-51]"""

    ended: Ended


class UndoAsked(Change, frozen=True, tag="undo-asked"):
    """A seat would like to go back to a version."""

    seat: int
    to: int


class UndoAgreed(Change, frozen=True, tag="undo-agreed"):
    """One of those affected has nothing against it."""

    seat: int


class UndoDeclined(Change, frozen=True, tag="undo-declined"):
    """One of those affected would rather not."""

    seat: int


class Undone(Change, frozen=True, tag="undone"):
    """The position of an earlier version is back."""

    seat: int
    to: int
    helped: bool = False
    """Whether something had come to light since then, which going back does not unlearn."""


class Hinted(Change, frozen=True, tag="hinted"):
    """A seat asked for a hint. What it said is not kept: it may speak of cards that nobody else may know."""

    seat: int


class AgainWanted(Change, frozen=True, tag="again-wanted"):
    """Somebody would like one more game."""

    seat: int


class MemoryReset(Change, frozen=True, tag="memory-reset"):
    """The cards set aside from a deck are back in its stock. [C-R-49]"""

    deck: str
    """The deck's hash."""


AnyChange = (
    Opened
    | Seated
    | Stood
    | Renamed
    | Renewed
    | Removed
    | Reseated
    | HostMoved
    | Chosen
    | Paced
    | BotPlaced
    | LevelSet
    | SitInVoted
    | BotSatIn
    | TookBack
    | Began
    | LessonBegan
    | Moved
    | Resigned
    | Aborted
    | UndoAsked
    | UndoAgreed
    | UndoDeclined
    | Undone
    | Hinted
    | AgainWanted
    | MemoryReset
)


class Unreadable(msgspec.Struct, frozen=True):
    """A change that this release cannot read: of an unknown kind, or written by a newer release."""

    kind: str = ""
    is_later: bool = False
    """Whether a later release wrote it; otherwise it is damaged."""


BEGINNINGS: Final = tuple(str(kind.__struct_config__.tag) for kind in (Began, LessonBegan))


def begins_game(change: Change | Unreadable) -> bool:
    """Whether a game began, readable or not."""
    return isinstance(change, Began) or (isinstance(change, Unreadable) and change.kind in BEGINNINGS)


class _Head(msgspec.Struct, frozen=True):
    """What every entry can be asked, whichever release wrote it."""

    deed: str = ""
    v: int = FORMAT


_decoder: msgspec.json.Decoder[AnyChange] = msgspec.json.Decoder(AnyChange)
_heads = msgspec.json.Decoder(_Head)
_encoder = msgspec.json.Encoder()


def read_change(body: bytes) -> AnyChange | Unreadable:
    """A change from the log."""
    try:
        if b'"v":' in body and _heads.decode(body).v > FORMAT:
            return Unreadable(_heads.decode(body).deed, is_later=True)
        return _decoder.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        kind = kind_of(body)
        return Unreadable(kind, is_later=bool(kind) and not is_known_kind(kind))


def kind_of(body: bytes) -> str:
    """What an entry says it is; empty if it does not even say that."""
    try:
        return _heads.decode(body).deed
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


def is_known_kind(kind: str) -> bool:
    """Whether this release knows a kind of change."""
    return any(change.__struct_config__.tag == kind for change in get_args(AnyChange))


write_change: Final[Callable[[Change], bytes]] = _encoder.encode
"""A change for the log."""
write_move: Final[Callable[[Move], bytes]] = _encoder.encode
"""A move for the log, kept as `msgspec.Raw`: it is read again by whoever knows the game."""
