"""The public shape of everything that travels between server and client."""

from tallorder.wire.codec import addressed, read_move, read_order, read_play, write

__all__ = ["addressed", "read_move", "read_order", "read_play", "write"]
