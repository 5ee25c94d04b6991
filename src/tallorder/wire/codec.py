"""JSON to values and back. What is not exactly well-formed is refused here and goes no further."""

from functools import cache, reduce
from operator import or_

import msgspec

from tallorder import catalogue
from tallorder.games.kernel import Move, Refusal, Refused
from tallorder.table.commands import AnyCommand, Play

LONGEST_DETAIL = 160

_orders: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_plays = msgspec.json.Decoder(Play)
_encoder = msgspec.json.Encoder()


def _not_understood(error: Exception) -> Refused:
    detail = str(error)[:LONGEST_DETAIL] if isinstance(error, msgspec.MsgspecError) else "not JSON"
    return Refused(Refusal("T-WIRE", "not-understood", {"detail": detail}))


def read_order(text: str | bytes) -> AnyCommand:
    """A client's message; an unknown field, a wrong type or a number out of bounds is refused."""
    try:
        return _orders.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise _not_understood(error) from None


def read_play(text: str | bytes) -> Play | None:
    """A move; None if the message is anything else, or not well-formed: `read_order` says what it is."""
    try:
        return _plays.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


@cache
def _moves(engine: str) -> msgspec.json.Decoder[Move]:
    kinds = reduce(or_, catalogue.rules(engine).moves)
    return msgspec.json.Decoder(kinds)


def read_move(engine: str, raw: msgspec.Raw | bytes) -> Move:
    """A move of this engine; one that cannot even be written in it is refused."""
    try:
        return _moves(engine).decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise _not_understood(error) from None


def write(telling: msgspec.Struct) -> bytes:
    """A message for clients."""
    return _encoder.encode(telling)


def addressed(told: bytes, re: int) -> bytes:
    """The copy of a message for whoever gave the order that it answers."""
    return b'{"re":%d,' % re + told[1:]
