"""A game as a file: what its receiver was shown, from the first view on.

The server writes it for whoever asks; a client keeps the part of one seat. `tallorder replay` reads it.
"""

from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tallorder import catalogue
from tallorder.games.kernel import Event, Line, Refused, View
from tallorder.table.commands import Token
from tallorder.table.messages import Face, Frame, GameHead, Replay, SeatUpdate


class AskReplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a game of a table as a replay. `POST /api/tables/{table}/replay`

    While the game runs, it is told as the holders of these tokens have seen it; afterwards through everybody's eyes.
    """

    tokens: Annotated[tuple[Token, ...], Meta(max_length=10)] = ()
    game: Annotated[int, Meta(ge=1, le=2**31)] | None = None
    """Which game of the table, counted from 1; None is the running or last one."""


class NotAReplay(ValueError):  # noqa: N818 - said as it is
    """Something in a file that no server wrote; says where, and what was expected."""


class _Shown(msgspec.Struct, frozen=True):
    seat: int | None = None
    events: tuple[msgspec.Raw, ...] = ()
    lines: tuple[Line, ...] = ()
    view: msgspec.Raw = msgspec.Raw(b"null")


class _Frame(msgspec.Struct, frozen=True):
    version: int
    at: int
    deed: str
    seat: int | None = None
    shown: tuple[_Shown, ...] = ()
    faces: tuple[Face, ...] = ()


class _Replay(msgspec.Struct, frozen=True):
    kind: Literal["tallorder replay 1"]
    table: str
    game: GameHead
    names: tuple[str, ...]
    seats: tuple[int, ...]
    frames: Annotated[tuple[_Frame, ...], Meta(min_length=1)]
    is_over: bool = False


@cache
def _views(engine: str) -> msgspec.json.Decoder[View]:
    return msgspec.json.Decoder(catalogue.rules(engine).view_type)


@cache
def _events(engine: str) -> msgspec.json.Decoder[Event]:
    kinds: Any = reduce(or_, catalogue.rules(engine).events)
    return msgspec.json.Decoder(kinds)


def is_replay(text: str) -> bool:
    """Whether a text wants to be such a file, rather than a record in notation."""
    return text.lstrip().startswith("{")


def read_replay(text: str) -> Replay:
    """A replay with the views and events of its engine; NotAReplay says which frame cannot be read."""
    try:
        raw = msgspec.json.decode(text, type=_Replay)
        catalogue.offer(raw.game.game)
        catalogue.rules(raw.game.engine)
    except (msgspec.MsgspecError, RecursionError, Refused, LookupError, ModuleNotFoundError, ValueError) as error:
        raise NotAReplay(f"a saved game of Tall Order: {error}") from None
    frames = []
    for number, frame in enumerate(raw.frames):
        try:
            shown = tuple(_shown(raw.game.engine, part) for part in frame.shown)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            raise NotAReplay(f"views and events of {raw.game.engine} in frame {number}: {error}") from None
        frames.append(Frame(frame.version, frame.at, frame.deed, frame.seat, shown, frame.faces))
    return Replay(raw.kind, raw.table, raw.game, raw.names, raw.seats, tuple(frames), is_over=raw.is_over)


def _shown(engine: str, part: _Shown) -> SeatUpdate:
    view = None if bytes(part.view) == b"null" else _views(engine).decode(part.view)
    return SeatUpdate(part.seat, tuple(_events(engine).decode(event) for event in part.events), part.lines, view)
