"""The WebSocket: one connection, its orders in, what it may know out."""

import asyncio
import logging
import time
from collections import deque
from urllib.parse import urlsplit

from starlette.types import Receive, Scope, Send

from tallorder.games.kernel import Refused
from tallorder.table.hall import Hall
from tallorder.table.live import Listener
from tallorder.table.refusals import refuse
from tallorder.web.limits import Bucket, Gates, Limits
from tallorder.web.metrics import Metrics
from tallorder.wire import read_order, write
from tallorder.wire import tellings as tell
from tallorder.wire.orders import Join

log = logging.getLogger("tallorder.web")

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
    """One WebSocket. What it is told waits in its outbox, so that a slow reader delays nobody else."""

    def __init__(self, send: Send, limits: Limits) -> None:
        super().__init__()
        self.send = send
        self.limits = limits
        self.outbox: deque[bytes] = deque()
        self.waiting = 0
        self.sender: asyncio.Task[None] | None = None
        self.is_lost = False

    def tell(self, message: bytes) -> None:
        """Puts a message into the outbox; a client that lets too much pile up is let go."""
        if self.is_lost:
            return
        self.outbox.append(message)
        self.waiting += len(message)
        if self.waiting > self.limits.outbox_bytes:
            self.is_lost = True
            self.outbox.clear()
        if self.sender is None:
            self.sender = asyncio.create_task(self._empty())

    async def _empty(self) -> None:
        try:
            while self.outbox:
                message = self.outbox.popleft()
                self.waiting -= len(message)
                await self.send({"type": "websocket.send", "text": message.decode()})
            if self.is_lost:
                await self.send({"type": "websocket.close", "code": TOO_SLOW, "reason": "too-slow"})
        except OSError:
            self.is_lost = True
        finally:
            self.sender = None

    async def close(self, code: int, why: str) -> None:
        """Says goodbye and closes."""
        self.tell(write(tell.Goodbye(code=why)))
        while self.sender is not None:
            await self.sender
        if not self.is_lost:
            self.is_lost = True
            await self.send({"type": "websocket.close", "code": code, "reason": why})


class Socket:
    """The door for WebSockets."""

    def __init__(self, hall: Hall, gates: Gates, metrics: Metrics) -> None:
        self.hall = hall
        self.gates = gates
        self.limits = gates.limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its first byte to its last."""
        await receive()
        if not is_same_origin(scope):
            await send({"type": "websocket.close", "code": POLICY})
            return
        address = scope["client"][0] if scope["client"] else ""
        if not self.gates.connect(address):
            await send({"type": "websocket.close", "code": POLICY})
            return
        connection = Connection(send, self.limits)
        self.metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            await self._serve(connection, address, receive)
        except OSError:
            pass
        finally:
            connection.is_lost = True
            self.hall.leave(connection)
            self.gates.disconnect(address)
            self.metrics.connections.dec()

    async def _serve(self, connection: Connection, address: str, receive: Receive) -> None:
        bucket = Bucket(self.limits.messages_burst, time.monotonic())
        hasty = 0
        while True:
            patience = self.limits.idle_seconds if connection.live else self.limits.first_message_seconds
            try:
                async with asyncio.timeout(patience):
                    message = await receive()
            except TimeoutError:
                await connection.close(GOING_AWAY, "idle")
                return
            if message["type"] == "websocket.disconnect":
                return
            rate, burst = self.limits.messages_per_second, self.limits.messages_burst
            if not bucket.take(rate, burst, time.monotonic()) or not self.gates.messages.take(address):
                hasty += 1
                self._refuse(connection, refuse("too-fast"), None)
                if hasty >= TOO_FAST_CLOSES:
                    await connection.close(POLICY, "too-fast")
                    return
                continue
            hasty = 0
            text = message.get("text")
            await self._order(connection, text if text is not None else message.get("bytes") or b"")

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
        self.metrics.refused.labels(refusal.rule).inc()
        connection.tell(write(tell.Refused(re=number, rule=refusal.rule, code=refusal.code, params=refusal.params)))
        if refusal.code == "stale" and connection.live is not None:
            connection.tell(write(connection.live.welcome(connection, is_resync=True, re=number)))
