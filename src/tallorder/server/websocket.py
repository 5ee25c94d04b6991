"""A WebSocket on the server's own port: one way in and one way out, through the sans-IO side of `websockets`.

uvicorn hands a connection over after the upgrade (its option `ws`). From there on frames go straight to the connection,
without a queue or a task for each message.
"""

import asyncio
import logging
from typing import Any, ClassVar, Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

PING_SECONDS = 20.0
"""How often a silent connection is asked whether it is still there, and how long it may take to answer."""
CLOSE_SECONDS = 10.0
"""How long the other side may take to agree that the connection is over."""
INVALID_TEXT, GOING_AWAY = 1007, 1012
WHOLE_TEXT = 0x81
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say: the real one follows, in so many bytes."""

log = logging.getLogger("tallorder.server")


def framed(message: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(message)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + message
    if size < 65_536:
        return bytes((WHOLE_TEXT, TWO_BYTES, size >> 8, size & 255)) + message
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8) + message


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
        self.protocol = ServerProtocol(max_size=self.max_bytes, logger=logging.getLogger("websockets"))
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport
        self.receiver: Receiver | None = None
        self.parts: list[bytes] = []
        self.is_text = True
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
        """Some bytes: frames, or parts of them."""
        protocol = self.protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self._handshake(event)
        self._flush()

    def eof_received(self) -> None:
        """The other side says no more."""
        self.protocol.receive_eof()
        self._flush()

    # What the connection's owner calls.

    def send(self, message: bytes, most_bytes: int) -> bool:
        """Sends a message; False if the client reads so slowly that more than `most_bytes` would wait for it."""
        if self.protocol.state is not State.OPEN:
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
        if self.protocol.state is not State.OPEN:
            return
        self.protocol.send_close(code, why)
        self._flush()
        self._stop_timer()
        self.timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """Cuts the connection off."""
        self.transport.abort()

    @property
    def address(self) -> str:
        """Where the other side is."""
        peer = self.transport.get_extra_info("peername")
        return str(peer[0]) if peer else ""

    def turn_away(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        """Answers the handshake with a page instead of a connection."""
        response = self.protocol.reject(status, body.decode())
        del response.headers["Content-Type"]
        for name, value in headers.items():
            response.headers[name] = value
        self.protocol.send_response(response)
        self._flush()
        self.transport.close()

    # Frames.

    def _handshake(self, request: Request) -> None:
        response = self.protocol.accept(request)
        if response.status_code != 101:
            self.protocol.send_response(response)
            return
        self.accepting = response
        self.receiver = self.door.enter(self, request)

    def accept(self) -> None:
        """Lets the other side in."""
        self.protocol.send_response(self.accepting)
        self._flush()
        self.timer = self.loop.call_later(PING_SECONDS, self._ping)

    def _frame(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self.is_text = frame.opcode is Opcode.TEXT
                self.parts = [bytes(frame.data)]
            case Opcode.CONT:
                self.parts.append(bytes(frame.data))
            case Opcode.PONG:
                self.awaits_pong = False
                return
            case _:
                return
        if frame.fin and self.receiver is not None and self.protocol.state is State.OPEN:
            message = self.parts[0] if len(self.parts) == 1 else b"".join(self.parts)
            self.parts = []
            self._message(message, self.receiver)

    def _message(self, message: bytes, receiver: Receiver) -> None:
        if not self.is_text:
            receiver.receive(message)
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self.protocol.fail(INVALID_TEXT)
        else:
            receiver.receive(text)

    def _flush(self) -> None:
        """Sends what the protocol has to say: answers to pings, closing, and at last, as nothing, the end."""
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    # Whether the other side is still there.

    def _ping(self) -> None:
        if self.awaits_pong:
            log.debug("a connection went silent")
            self.transport.abort()
            return
        self.awaits_pong = True
        self.protocol.send_ping(b"")
        self._flush()
        self.timer = self.loop.call_later(PING_SECONDS, self._ping)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def served_by(door: Door, max_bytes: int) -> type[WebSocket]:
    """The class of connections that a door lets in."""
    return type("ServedWebSocket", (WebSocket,), {"door": door, "max_bytes": max_bytes})
