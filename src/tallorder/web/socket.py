"""The WebSocket: one connection, its orders in, what it may know out."""

import asyncio
import contextlib
import time
from urllib.parse import urlsplit

from starlette.types import Receive, Scope, Send

from tallorder.games.kernel import Refused
from tallorder.table.hall import Hall
from tallorder.table.live import Listener
from tallorder.table.refusals import refuse
from tallorder.web.limits import Bucket, Gates, Limits
from tallorder.web.metrics import Metrics
from tallorder.web.outbox import Outbox
from tallorder.wire import read_order, write
from tallorder.wire import tellings as tell
from tallorder.wire.orders import Join

TOO_FAST_CLOSES = 20
"""After so many refusals for haste in a row the connection is closed."""
POLICY, TOO_SLOW, GOING_AWAY = 1008, 1013, 1001


def is_same_origin(scope: Scope) -> bool:
    """Whether a browser's page comes from where it connects to; programs, which say nothing, may come too."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        netloc = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:
        return False
    host = str(headers.get(b"host", b"").decode("latin-1"))
    return bool(netloc) and netloc == host


class Connection(Listener):
    """One WebSocket."""

    def __init__(self, send: Send, limits: Limits) -> None:
        super().__init__()
        self.outbox = Outbox(send, limits.outbox_bytes)
        self.closing: asyncio.Task[None] | None = None
        self.bucket = Bucket(limits.messages_burst, time.monotonic())
        self.heard_at = time.monotonic()
        self.hasty = 0

    def tell(self, message: bytes) -> None:
        """Sends a message without waiting for it; a client that lets too much pile up is let go."""
        if not self.outbox.put(message):
            self.close(TOO_SLOW, "too-slow")

    def close(self, code: int, why: str) -> "asyncio.Task[None]":
        """Lets the client go."""
        if self.closing is None:
            self.closing = asyncio.create_task(self._close(code, why))
        return self.closing

    async def _close(self, code: int, why: str) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            self.outbox.put(write(tell.Goodbye(code=why)))
            await self.outbox.close(code, why)


class Socket:
    """The door for WebSockets."""

    def __init__(self, hall: Hall, gates: Gates, metrics: Metrics) -> None:
        self.hall = hall
        self.gates = gates
        self.limits = gates.limits
        self.metrics = metrics
        self.open: set[Connection] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its first byte to its last."""
        await receive()
        address = scope["client"][0] if scope["client"] else ""
        if not is_same_origin(scope) or not self.gates.connect(address):
            await send({"type": "websocket.close", "code": POLICY})
            return
        connection = Connection(send, self.limits)
        self.open.add(connection)
        self.metrics.connections += 1
        try:
            await send({"type": "websocket.accept"})
            await self._serve(connection, address, receive)
        except OSError:
            pass
        finally:
            connection.outbox.is_lost = True
            self.open.discard(connection)
            self.hall.leave(connection)
            self.gates.disconnect(address)
            self.metrics.connections -= 1

    async def _serve(self, connection: Connection, address: str, receive: Receive) -> None:
        rate, burst = self.limits.messages_per_second, self.limits.messages_burst
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            connection.heard_at = now = time.monotonic()
            if connection.bucket.take(rate, burst, now) and self.gates.messages.take(address):
                connection.hasty = 0
                text = message.get("text")
                await self._order(connection, text if text is not None else message.get("bytes") or b"")
                continue
            connection.hasty += 1
            self._refuse(connection, refuse("too-fast"), None)
            if connection.hasty >= TOO_FAST_CLOSES:
                await connection.close(POLICY, "too-fast")
                return

    async def sweep(self) -> None:
        """Lets connections go, for ever, that say nothing."""
        limits = self.limits
        while True:
            await asyncio.sleep(min(5.0, limits.first_message_seconds / 2))
            now = time.monotonic()
            for connection in list(self.open):
                patience = limits.first_message_seconds if connection.live is None else limits.idle_seconds
                if now - connection.heard_at > patience:
                    connection.close(GOING_AWAY, "idle")

    async def _order(self, connection: Connection, text: str | bytes) -> None:
        started = time.perf_counter()
        number = None
        try:
            order = read_order(text)
            number = order.id or None
            if isinstance(order, Join):
                live = await self.hall.desk.live(order.table)
                if len(live.listeners) >= self.limits.watching:
                    raise refuse("too-many-watching", most=self.limits.watching)
            await self.hall.give(connection, order)
            self.metrics.done(order, time.perf_counter() - started)
        except Refused as refused:
            self._refuse(connection, refused, number)

    def _refuse(self, connection: Connection, refused: Refused, number: int | None) -> None:
        refusal = refused.refusal
        self.metrics.refused[refusal.rule] += 1
        connection.tell(write(tell.Refused(re=number, rule=refusal.rule, code=refusal.code, params=refusal.params)))
        if refusal.code == "stale" and connection.live is not None:
            connection.tell(write(connection.live.welcome(connection, is_resync=True, re=number)))
