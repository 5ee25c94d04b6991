"""How long a connection may take: uvicorn waits for ever for a head that never ends or a body that never comes."""

import asyncio
import re
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from tallorder.server.doors import OpenSockets, network_of
from tallorder.server.limits import Limits
from tallorder.server.origin import HEADERS

SOCKET_PATH = b"/socket"
BROKEN = b'{"rule":"T-WIRE","code":"not-understood","params":{"detail":"not HTTP"}}'
END_OF_HEAD = b"\r\n\r\n"
KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
ONCE = (b"host", b"origin", b"upgrade", b"sec-websocket-key", b"sec-websocket-version")


def with_deadlines(configured: Limits, counted: OpenSockets) -> type[H11Protocol]:
    """uvicorn's HTTP with these limits, its sockets counted."""

    class Limited(HttpWithDeadlines):
        limits = configured
        sockets = counted

    return Limited


class HttpWithDeadlines(H11Protocol):
    """One HTTP connection: its head, its body and its answer have to be through in time."""

    limits = Limits()
    sockets = OpenSockets(limits.sockets_per_address, limits.sockets_per_address)

    def __init__(self, config: Any, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.deadline: asyncio.TimerHandle | None = None
        self.in_request = False
        self.is_socket = False
        self.received = 0
        self.network = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connected, and has to say what they want."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.network = network_of(str(peer[0]) if peer else "")
        if not self.sockets.enter(self.network):
            transport.abort()
            return
        self._start_clock(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        self._stop_clock()
        self.sockets.leave(self.network)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        if self.deadline is None:
            self._start_clock(self.limits.head_seconds)
        self.received += len(data)
        if self.received > self.limits.deck_bytes + self.limits.head_bytes:
            self.transport.close()
            return
        most = self.limits.head_bytes
        if not self.in_request and self.received > most and END_OF_HEAD not in data[:most]:
            self.send_400_response("")
            return
        try:
            super().data_received(data)
        except h11.RemoteProtocolError:
            self.transport.close()
            return
        self._watch_request()

    def on_response_complete(self) -> None:
        """A request has been answered."""
        super().on_response_complete()
        self._watch_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket's own limits hold."""
        self.is_socket = True
        self._stop_clock()
        super().handle_websocket_upgrade(event)

    def _should_upgrade_to_ws(self) -> bool:
        """Only a handshake at the socket's own door; anything else is an ordinary request."""
        if self.scope["method"] != "GET" or self.scope["raw_path"] != SOCKET_PATH:
            return False
        said = [(name, value) for name, value in self.headers if name in ONCE]
        headers = dict(said)
        is_whole = headers.get(b"sec-websocket-version") == b"13" and KEY.fullmatch(
            headers.get(b"sec-websocket-key", b"")
        )
        return bool(is_whole) and len(headers) == len(said)

    def _unsupported_upgrade_warning(self) -> None:
        """Whoever asks for another protocol is answered in this one."""

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - said in our own words
        """What is not HTTP is refused like anything else, if there is still a way to say so."""
        self._stop_clock()
        headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        headers += [(b"content-type", b"application/json"), (b"connection", b"close")]
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            answer = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
            for part in (answer, h11.Data(data=BROKEN), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _watch_request(self) -> None:
        """Sets the clock anew when a request has begun or ended."""
        if self.is_socket:
            return
        is_answered = self.cycle is None or self.cycle.response_complete
        is_in_request = not is_answered or self.conn.their_state is h11.SEND_BODY
        if is_in_request and not self.in_request:
            self._start_clock(self.limits.request_seconds)
        elif not is_in_request and self.in_request:
            self._stop_clock()
            self.received = 0
        self.in_request = is_in_request

    def _start_clock(self, seconds: float) -> None:
        self._stop_clock()
        self.deadline = self.loop.call_later(seconds, self._time_out)

    def _stop_clock(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _time_out(self) -> None:
        self.deadline = None
        self.transport.abort()
