"""JSON to values and back. What is not exactly well-formed is refused here and goes no further."""

import msgspec

from tallorder.table.commands import AnyCommand
from tallorder.table.refusals import not_understood

_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_encoder = msgspec.json.Encoder()


def read_command(text: str | bytes) -> AnyCommand:
    """A client's message; an unknown field, a wrong type or a number out of bounds is refused."""
    try:
        return _commands.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise not_understood(error) from None


def write(message: msgspec.Struct) -> bytes:
    """A message for clients."""
    return _encoder.encode(message)


def addressed(message: bytes, re: int) -> bytes:
    """The copy of a message for whoever gave the command that it answers."""
    return b'{"re":%d,' % re + message[1:]
