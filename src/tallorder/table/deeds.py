"""The entries of a table's log: what was done, in the past tense. The table is what these add up to."""

from typing import Literal

import msgspec

from tallorder.games.kernel import Line, Move, Outcome
from tallorder.games.kernel.record import Record
from tallorder.table.commands import Settings


class Deed(msgspec.Struct, frozen=True, tag_field="deed", omit_defaults=True):
    """Something that was done at a table."""


class Opened(Deed, frozen=True, tag="opened"):
    """Somebody opened the table and sits in the first seat as its host."""

    name: str
    token: str
    """The fingerprint of the seat's token; the token itself is never kept."""
    secret: str
    """What the opaque keys of this table's pictures are made with."""
    settings: Settings


class Seated(Deed, frozen=True, tag="seated"):
    """Somebody sat down in the next seat."""

    name: str
    token: str


class Stood(Deed, frozen=True, tag="stood"):
    """Somebody gave the seat up; the seats after it move up."""

    seat: int


class Renamed(Deed, frozen=True, tag="renamed"):
    """Somebody goes by another name."""

    seat: int
    name: str


class Renewed(Deed, frozen=True, tag="renewed"):
    """A seat has a new token."""

    seat: int
    token: str


class Removed(Deed, frozen=True, tag="removed"):
    """The host took a player away; in a running game a bot goes on in that seat."""

    seat: int
    level: str = ""
    """The bot that goes on, if a game is running."""
    seed: int = 0


class Reseated(Deed, frozen=True, tag="reseated"):
    """The order around the table changed."""

    seats: tuple[int, ...]


class HostMoved(Deed, frozen=True, tag="host-moved"):
    """Somebody else is the host now."""

    seat: int
    why: Literal["given", "away"]


class Chosen(Deed, frozen=True, tag="chosen"):
    """The host chose what is played next."""

    settings: Settings


class Paced(Deed, frozen=True, tag="paced"):
    """The host chose how long bots take."""

    seconds: float


class BotPlaced(Deed, frozen=True, tag="bot-placed"):
    """A bot sits in the next seat."""

    name: str
    level: str
    seed: int


class LevelSet(Deed, frozen=True, tag="level-set"):
    """A bot plays at another level in the same seat."""

    seat: int
    level: str


class SitInVoted(Deed, frozen=True, tag="sit-in-voted"):
    """Somebody wants a bot to play for a person who is away."""

    seat: int
    by: int


class BotSatIn(Deed, frozen=True, tag="bot-sat-in"):
    """A bot plays for a person who is away."""

    seat: int
    level: str
    seed: int


class TookBack(Deed, frozen=True, tag="took-back"):
    """A person has the seat back from the bot."""

    seat: int


class Began(Deed, frozen=True, tag="began"):
    """A game began: everything that was agreed, and how the cards lie."""

    head: Record
    release: str
    """The release whose rules it was begun with."""
    belief_seeds: tuple[int, ...]
    """By seat: what a bot in it would believe."""
    memory: bool = False
    """Whether cards opened in this game are set aside afterwards."""
    cleared: bool = False
    """Whether the set-aside cards came back for it. [C-R-47]"""


class Ended(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, kept so that nobody has to replay it."""

    outcome: Outcome | None = None
    """None: aborted, nobody won."""
    opened: tuple[str, ...] = ()
    """The ids of all cards that were opened. [C-R-48]"""


class Moved(Deed, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: msgspec.Raw
    why: Line | None = None
    """A bot's reason."""
    ended: Ended | None = None


class Resigned(Deed, frozen=True, tag="resigned"):
    """A seat gave the game up."""

    seat: int
    ended: Ended | None = None


class Aborted(Deed, frozen=True, tag="aborted"):
    """The game was ended without a winner. [C-R-51]"""

    ended: Ended


class UndoAsked(Deed, frozen=True, tag="undo-asked"):
    """A seat would like to go back to a version."""

    seat: int
    to: int


class UndoAgreed(Deed, frozen=True, tag="undo-agreed"):
    """One of those affected has nothing against it."""

    seat: int


class UndoDeclined(Deed, frozen=True, tag="undo-declined"):
    """One of those affected would rather not."""

    seat: int


class Undone(Deed, frozen=True, tag="undone"):
    """The position of an earlier version is back."""

    seat: int
    to: int


class MemoryReset(Deed, frozen=True, tag="memory-reset"):
    """The cards set aside from a deck are back in its stock. [C-R-49]"""

    deck: str
    """The deck's hash."""


AnyDeed = (
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
    | Moved
    | Resigned
    | Aborted
    | UndoAsked
    | UndoAgreed
    | UndoDeclined
    | Undone
    | MemoryReset
)

_decoder: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)
_encoder = msgspec.json.Encoder()


def read_deed(body: bytes) -> AnyDeed:
    """A deed from the log."""
    return _decoder.decode(body)


def write_deed(deed: Deed) -> bytes:
    """A deed for the log."""
    return _encoder.encode(deed)


def write_move(move: Move) -> msgspec.Raw:
    """A move for the log, read again by whoever knows the game."""
    return msgspec.Raw(_encoder.encode(move))
