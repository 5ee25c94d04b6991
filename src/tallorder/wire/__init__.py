"""The public shape of everything that travels between server and client."""

from tallorder.wire.codec import addressed, read_move, read_order, write

__all__ = ["addressed", "read_move", "read_order", "write"]
