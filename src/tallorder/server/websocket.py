"""A WebSocket on the server's own port: one way in and one way out.

uvicorn hands a connection over after the upgrade (its option `ws`). `websockets` checks the handshake; from there on
frames go straight to the connection, without a queue or a task for each message. What a frame may be is RFC 6455.
"""

import asyncio
import logging
from typing import Any, ClassVar, Final, Protocol, cast

from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.speedups import apply_mask

PING_SECONDS = 20.0
"""How often a silent connection is asked whether it is still there, and how long it may take to answer."""
CLOSE_SECONDS = 10.0
"""How long the other side may take to agree that the connection is over."""
PROTOCOL_ERROR, INVALID_TEXT, TOO_LARGE, GOING_AWAY, NO_CODE = 1002, 1007, 1009, 1012, 1005
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
"""What frames are for."""
FINAL: Final = 0x80
RESERVED: Final = 0x70
MASKED: Final = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say: the real one follows, in so many bytes."""
LARGEST_CONTROL: Final = 125

log = logging.getLogger("tallorder.server")


def framed(message: bytes, kind: int = TEXT) -> bytes:
    """A message as a server sends it."""
    size = len(message)
    if size < TWO_BYTES:
        return bytes((FINAL | kind, size)) + message
    if size < 65_536:
        return bytes((FINAL | kind, TWO_BYTES, size >> 8, size & 255)) + message
    return bytes((FINAL | kind, EIGHT_BYTES)) + size.to_bytes(8) + message


class BadFrame(Exception):  # noqa: N818 - what the other side sent
    """Bytes that no client would send; the code says why the connection ends."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Cuts bytes into frames, however they arrive."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.buffer = b""

    def read(self, data: bytes) -> list[tuple[int, bool, bytes]]:
        """The frames that are complete now: what each is for, whether it ends its message, and what it holds."""
        buffer = self.buffer + data if self.buffer else data
        at, end = 0, len(buffer)
        frames = []
        while end - at >= 2:
            first, second = buffer[at], buffer[at + 1]
            kind, size, start = first & 0x0F, second & 0x7F, at + 2
            if first & RESERVED or not second & MASKED or kind not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG):
                raise BadFrame(PROTOCOL_ERROR)
            if kind >= CLOSE and (size > LARGEST_CONTROL or not first & FINAL):
                raise BadFrame(PROTOCOL_ERROR)
            if size >= TWO_BYTES:
                start += 2 if size == TWO_BYTES else 8
                if end < start:
                    break
                size = int.from_bytes(buffer[at + 2 : start])
            if size > self.max_bytes:
                raise BadFrame(TOO_LARGE)
            start += 4
            if end - start < size:
                break
            frames.append((kind, first >= FINAL, apply_mask(buffer[start : start + size], buffer[start - 4 : start])))
            at = start + size
        self.buffer = buffer[at:] if at < end else b""
        return frames


class Receiver(Protocol):
    """Whoever a connection belongs to."""

    def receive(self, text: str | bytes) -> None:
        """A whole message has come."""
        ...

    def lost(self) -> None:
        """The connection is over."""
        ...


class Door(Protocol):
    """Whoever lets connections in."""

    def enter(self, socket: "WebSocket", request: Request) -> Receiver | None:
        """Takes a connection in; None if it was turned away."""
        ...


class WebSocket(asyncio.Protocol):
    """One connection, as uvicorn's option `ws` expects it. `served_by` makes the class for a door."""

    door: ClassVar[Door]
    max_bytes: ClassVar[int]
    last_sent: ClassVar[tuple[bytes, bytes]] = (b"", b"")
    """The last message and its frame: mostly the next connection of the table is sent the same one."""

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        del config, app_state
        self.connections: set[Any] = server_state.connections
        self.handshake: ServerProtocol | None = ServerProtocol(logger=logging.getLogger("websockets"))
        self.response: Response | None = None
        self.reader = FrameReader(self.max_bytes)
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport
        self.receiver: Receiver | None = None
        self.is_open = False
        """Whether messages are sent and received: after the handshake, until one side says that it is over."""
        self.parts: list[bytes] = []
        """What has come of a message that is sent in pieces."""
        self.parts_kind = 0
        self.forwarded_for = ""
        """Where the other side is, if a proxy of ours says so."""
        self.is_slow = False
        """Whether the other side reads more slowly than we write."""
        self.timer: asyncio.TimerHandle | None = None
        self.awaits_pong = False

    # What asyncio and uvicorn call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The handshake is about to come."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over, for whatever reason."""
        del exc
        self._stop_timer()
        self.connections.discard(self)
        receiver, self.receiver = self.receiver, None
        if receiver is not None:
            receiver.lost()

    def pause_writing(self) -> None:
        """More waits to be sent than the transport likes."""
        self.is_slow = True

    def resume_writing(self) -> None:
        """The other side has caught up."""
        self.is_slow = False

    def shutdown(self) -> None:
        """The server ends."""
        self.close(GOING_AWAY)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Some bytes: the handshake, then frames or parts of them."""
        if self.handshake is not None:
            self._shake_hands(self.handshake, data)
            return
        try:
            for kind, is_last, body in self.reader.read(data):
                self._frame(kind, is_last, body)
        except BadFrame as bad:
            self._end(bad.code)

    # What the connection's owner calls.

    def send(self, message: bytes, most_bytes: int) -> bool:
        """Sends a message; False if the client reads so slowly that more than `most_bytes` would wait for it."""
        if not self.is_open:
            return True
        if self.is_slow and self.transport.get_write_buffer_size() + len(message) > most_bytes:
            return False
        last, frame = WebSocket.last_sent
        if last is not message:
            frame = framed(message)
            WebSocket.last_sent = message, frame
        self.transport.write(frame)
        return True

    def close(self, code: int, why: str = "") -> None:
        """Says that the connection is over; the transport closes when the other side agrees, or takes too long."""
        if not self.is_open:
            return
        self.is_open = False
        self.transport.write(framed(code.to_bytes(2) + why.encode(), CLOSE))
        self._stop_timer()
        self.timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """Cuts the connection off."""
        self.transport.abort()

    @property
    def address(self) -> str:
        """Where the other side is."""
        peer = self.transport.get_extra_info("peername")
        return self.forwarded_for or (str(peer[0]) if peer else "")

    def turn_away(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        """Answers the handshake with a page instead of a connection."""
        assert self.handshake is not None
        response = self.handshake.reject(status, body.decode())
        del response.headers["Content-Type"]
        for name, value in headers.items():
            response.headers[name] = value
        self._answer(self.handshake, response)
        self.transport.close()

    def accept(self) -> None:
        """Lets the other side in."""
        assert self.handshake is not None
        assert self.response is not None
        self._answer(self.handshake, self.response)
        self.handshake = self.response = None
        self.is_open = True
        self.timer = self.loop.call_later(PING_SECONDS, self._ping)

    # The handshake.

    def _shake_hands(self, handshake: ServerProtocol, data: bytes) -> None:
        handshake.receive_data(data)
        for request in handshake.events_received():
            if not isinstance(request, Request):
                continue
            response = handshake.accept(request)
            if response.status_code != 101:
                self._answer(handshake, response)
                self.transport.close()
                return
            self.response = response
            self.receiver = self.door.enter(self, request)

    def _answer(self, handshake: ServerProtocol, response: Response) -> None:
        handshake.send_response(response)
        self.transport.write(b"".join(handshake.data_to_send()))

    # Frames.

    def _frame(self, kind: int, is_last: bool, body: bytes) -> None:
        if kind in (TEXT, BINARY):
            if self.parts:
                raise BadFrame(PROTOCOL_ERROR)
            if is_last:
                self._message(kind, body)
            else:
                self.parts, self.parts_kind = [body], kind
        elif kind == CONTINUED:
            self._continue(is_last, body)
        elif kind == PING:
            if self.is_open:
                self.transport.write(framed(body, PONG))
        elif kind == PONG:
            self.awaits_pong = False
        else:
            if len(body) == 1:
                raise BadFrame(PROTOCOL_ERROR)
            self._end(int.from_bytes(body[:2]) if body else NO_CODE)

    def _continue(self, is_last: bool, body: bytes) -> None:
        if not self.parts:
            raise BadFrame(PROTOCOL_ERROR)
        self.parts.append(body)
        if sum(map(len, self.parts)) > self.max_bytes:
            raise BadFrame(TOO_LARGE)
        if is_last:
            message, self.parts = b"".join(self.parts), []
            self._message(self.parts_kind, message)

    def _message(self, kind: int, message: bytes) -> None:
        if not self.is_open or self.receiver is None:
            return
        if kind == BINARY:
            self.receiver.receive(message)
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            raise BadFrame(INVALID_TEXT) from None
        self.receiver.receive(text)

    def _end(self, code: int) -> None:
        """The connection is over: the other side said so, or sent what nobody can read. The answer is the same."""
        if self.is_open:
            self.is_open = False
            self.transport.write(framed(b"" if code == NO_CODE else code.to_bytes(2), CLOSE))
        self.transport.close()

    # Whether the other side is still there.

    def _ping(self) -> None:
        if self.awaits_pong:
            log.debug("a connection went silent")
            self.transport.abort()
            return
        self.awaits_pong = True
        self.transport.write(framed(b"", PING))
        self.timer = self.loop.call_later(PING_SECONDS, self._ping)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def served_by(door: Door, max_bytes: int) -> type[WebSocket]:
    """The class of connections that a door lets in."""
    return type("ServedWebSocket", (WebSocket,), {"door": door, "max_bytes": max_bytes})
