"""uvicorn's WebSocket with a short way for what nearly every message is: one whole text frame, in and out.

The long way through the library and ASGI's queues costs more than a move of the game. It stays for everything else:
the handshake, pings, closing, and clients that cut their messages into pieces.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

EXTENSION: Final = "tallorder.frames"
"""Where an application finds its connection's frames in the ASGI scope."""

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
MASK_BYTES: Final = 4
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say: the real one follows, in so many bytes."""


def framed(message: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(message)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + message
    if size < 65_536:
        return bytes((WHOLE_TEXT, TWO_BYTES, size >> 8, size & 255)) + message
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8) + message


def body_of(data: bytes) -> int:
    """Where the body of a frame begins, if these bytes are one whole masked frame and nothing else; else 0."""
    if len(data) < 2 + MASK_BYTES or not data[1] & MASKED:
        return 0
    size, start = data[1] ^ MASKED, 2 + MASK_BYTES
    if size == TWO_BYTES:
        size, start = int.from_bytes(data[2:4]), 4 + MASK_BYTES
    elif size == EIGHT_BYTES:
        return 0
    return start if len(data) == start + size else 0


class Frames(WebSocketsSansIOProtocol):
    """One connection. Set `heard` after accepting it, and whole messages arrive there; others come by `receive`."""

    heard: Callable[[str], None] | None = None
    last_put: ClassVar[tuple[bytes, bytes]] = (b"", b"")
    """The last message and its frame: mostly the next connection of the table is sent the same one."""

    def handle_connect(self, event: Request) -> None:
        """Lets the application find this connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Reads a message by the short way; the first piece of one that came in pieces ends that way for good."""
        if self.heard is not None:
            start = body_of(data)
            if start and data[0] == WHOLE_TEXT and len(data) <= self.config.ws_max_size and not self.close_sent:
                try:
                    text = apply_mask(data[start:], data[start - MASK_BYTES : start]).decode()
                except UnicodeDecodeError:
                    self.heard = None
                else:
                    self.heard(text)
                    return
            elif not start or not data[0] & 0x80:
                self.heard = None
        super().data_received(data)

    def put(self, message: bytes, most_bytes: int) -> bool:
        """Sends a message; False if the client reads so slowly that more than `most_bytes` would wait for it."""
        if self.close_sent or self.disconnected:
            return True
        if not self.writable.is_set() and self.transport.get_write_buffer_size() + len(message) > most_bytes:
            return False
        last, frame = Frames.last_put
        if last is not message:
            frame = framed(message)
            Frames.last_put = message, frame
        self.transport.write(frame)
        return True
