"""The public shape of everything that travels between server and client."""

from tallorder.wire.codec import addressed, read_command, write

__all__ = ["addressed", "read_command", "write"]
