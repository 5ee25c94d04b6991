"""What can be asked of a table: one small message each, read strictly.

A field that is not named here is a refusal, and so is a value out of bounds, so nothing further inside needs to doubt
the shape of what it is given.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tallorder.games.kernel import Line, Move

Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
TableId = Annotated[str, Meta(min_length=8, max_length=24, pattern="^[a-z0-9]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=64)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Reaction = Literal["well-played", "ouch", "hurry", "thanks", "surprised", "laugh"]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """What every message of a client carries."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """Chosen by the client; the answer repeats it as `re`."""
    table: TableId


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the host chooses for the next game."""

    game: Word
    """The catalogue's name of the game."""
    deck: Word = ""
    """Empty for the game's own deck, else the hash that came back when the deck was handed in. A table's state shows a
    word of its own instead, which is good for choosing the same deck again at this table and nowhere else."""
    order: Word = ""
    """The measure to play by; empty for the deck's usual one."""
    options: dict[Word, Word] = {}
    """House-rule switches as words; what is left out has the ledger's default."""
    cards: Literal["core", "all"] = "core"
    memory: bool | None = None
    """Whether cards this table has seen are set aside; None is the game's own habit. [C-R-49]"""


class Join(Command, frozen=True, tag="join"):
    """Begins to follow a table. Without tokens one is a spectator; with several, one device is passed around."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=10)] = ()
    since: Version | None = None
    """The last version this client has; what happened since is told without a gap."""
    feed: Literal["views", "short"] = "views"
    """`views`: each move comes with the whole view after it; `short`: with what changed in it, and nothing twice."""


class Sit(Command, frozen=True, tag="sit"):
    """Takes a seat at the table; the answer brings the seat's token."""

    name: Name


class Stand(Command, frozen=True, tag="stand"):
    """Gives a seat up between games."""

    seat: Seat


class Rename(Command, frozen=True, tag="rename"):
    """Changes the name of a seat's player."""

    seat: Seat
    name: Name


class Renew(Command, frozen=True, tag="renew"):
    """Replaces a seat's token, after the personal link went astray; the old one is worth nothing from then on."""

    seat: Seat


class MakeHost(Command, frozen=True, tag="make-host"):
    """The host hands the table over to another person."""

    seat: Seat


class Remove(Command, frozen=True, tag="remove"):
    """The host takes a player or a bot away from the table; in a running game a bot plays on for a person."""

    seat: Seat


class Reseat(Command, frozen=True, tag="reseat"):
    """The host changes the order around the table, between games."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=16)]
    """The present seat numbers in their new order."""


class Choose(Command, frozen=True, tag="choose"):
    """The host chooses game, deck, order and options for the next game."""

    settings: Settings


class SetPace(Command, frozen=True, tag="set-pace"):
    """The host says how long bots take for a move."""

    seconds: Annotated[float, Meta(ge=0.5, le=3.0)]


class PlaceBot(Command, frozen=True, tag="place-bot"):
    """The host gives the next free seat to a bot."""

    level: Level


class SetLevel(Command, frozen=True, tag="set-level"):
    """The host changes how well a bot plays, between games; its seat and its name stay."""

    seat: Seat
    level: Level


class Begin(Command, frozen=True, tag="begin"):
    """The host begins the next game: the first, or again with the same people and the next start player."""


class WantAgain(Command, frozen=True, tag="want-again"):
    """A seat would like one more game of the same kind. It begins when the host or everybody who is there says so."""

    seat: Seat


class GoToStep(Command, frozen=True, tag="go-to-step"):
    """The host of a lesson goes to one of its steps: on, back, over one, or the same again."""

    step: Annotated[int, Meta(ge=0, le=20)]
    """Its place, from 0."""


class Play(Command, frozen=True, tag="play"):
    """A move, made by a seat in the position of a version."""

    version: Version
    seat: Seat
    move: msgspec.Raw
    """One of the moves that were offered."""


class Resign(Command, frozen=True, tag="resign"):
    """A seat gives the running game up; the others play on."""

    seat: Seat


class Abort(Command, frozen=True, tag="abort"):
    """The host ends the running game without a winner. [C-R-51]"""


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """A seat asks to take its last move back: until something new came to light, or against bots at any time."""

    seat: Seat


class AskHint(Command, frozen=True, tag="ask-hint"):
    """Asks what a bot would do in this seat. Only against bots, and everybody is told that it was asked."""

    version: Version
    seat: Seat


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """A seat agrees to the asked undo, or does not."""

    seat: Seat
    agree: bool


class LetBotSitIn(Command, frozen=True, tag="let-bot-sit-in"):
    """The host at once, others by majority, let a bot that is on offer play for somebody who has been away for half a
    minute. Whoever comes back takes the seat back at once."""

    seat: Seat
    """The seat of who is away."""
    by: Seat
    """The seat that says so."""
    level: Level = "friend"


class TakeBack(Command, frozen=True, tag="take-back"):
    """A person takes the seat back from the bot that sat in."""

    seat: Seat


class ResetMemory(Command, frozen=True, tag="reset-memory"):
    """The host puts all seen cards of the chosen deck back into the stock. [C-R-49]"""


class Report(Command, frozen=True, tag="report"):
    """Says that an open card is wrong; kept for the deck's owner."""

    card: Annotated[int, Meta(ge=0, le=100_000)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class React(Command, frozen=True, tag="react"):
    """One of a few fixed reactions, shown to the table and not kept."""

    seat: Seat
    reaction: Reaction


class DeleteTable(Command, frozen=True, tag="delete-table"):
    """The host deletes the table and everything it kept."""


class Look(Command, frozen=True, tag="look"):
    """Asks for the table as it is; with a version, for that moment of the running or last game."""

    version: Version | None = None
    eyes: Seat | None = None
    """Through whose eyes a moment is seen: one's own seat, or any once the game is over."""
    why: Literal["gap", "mismatch"] | None = None
    """Why the table as it is has to be sent again: versions are missing, or a view differs from its checksum."""


class AskStakes(Command, frozen=True, tag="ask-stakes"):
    """Asks what each move of one choice would do, as far as its seat may know."""

    version: Version
    seat: Seat
    choice: Annotated[int, Meta(ge=0, le=1000)]


class Narrate(Command, frozen=True, tag="narrate"):
    """Asks for the table in words."""

    seat: Seat | None = None


class AskWhy(Command, frozen=True, tag="ask-why"):
    """Asks a bot's reason for a move."""

    version: Version


class AskReasons(Command, frozen=True, tag="ask-reasons"):
    """Asks which moves of the game have a reason that may be told now."""


class AskCard(Command, frozen=True, tag="ask-card"):
    """Asks for a card that is in sight, with note and sources if it is open."""

    card: Annotated[int, Meta(ge=0, le=1000)]


class AskDeck(Command, frozen=True, tag="ask-deck"):
    """Asks for the deck's cards in order of name; values only of those this table has opened."""


class PlayAsBot(msgspec.Struct, frozen=True):
    """A bot's decision. It comes from the bot itself, never from a connection."""

    seat: int
    position: int
    """The version since which the position has been the one that the bot was asked about."""
    move: Move
    why: Line | None = None


class NoteHint(msgspec.Struct, frozen=True):
    """A seat is about to be given a hint. The server says so itself, before it tells the hint."""

    seat: int
    position: int
    """The version since which the position has been the one that the hint is about."""


class PassHost(msgspec.Struct, frozen=True):
    """The host has been away for long, and somebody who is there takes over. Nobody but the server says so."""

    host: int
    """Who has been away."""
    seat: int
    """Who takes over."""


AnyCommand = (
    Join
    | Sit
    | Stand
    | Rename
    | Renew
    | MakeHost
    | Remove
    | Reseat
    | Choose
    | SetPace
    | PlaceBot
    | SetLevel
    | Begin
    | WantAgain
    | GoToStep
    | Play
    | Resign
    | Abort
    | AskUndo
    | AskHint
    | AnswerUndo
    | LetBotSitIn
    | TakeBack
    | ResetMemory
    | Report
    | React
    | DeleteTable
    | Look
    | AskStakes
    | Narrate
    | AskWhy
    | AskReasons
    | AskCard
    | AskDeck
)
"""What a connection may send."""
TableCommand = AnyCommand | PlayAsBot | NoteHint | PassHost
"""Whatever a table decides about."""
