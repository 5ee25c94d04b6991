"""The WebSocket: one connection, its orders in, what it may know out."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from tallorder.games.kernel import Refused
from tallorder.server.eager import Rest, begin
from tallorder.server.frames import EXTENSION, Frames
from tallorder.server.limits import Bucket, Gates, Limits
from tallorder.server.metrics import Metrics
from tallorder.server.origin import HEADERS, is_same_origin
from tallorder.table import messages
from tallorder.table.commands import Join, Report, Sit
from tallorder.table.hall import Hall
from tallorder.table.live import Listener
from tallorder.table.refusals import refuse
from tallorder.wire import read_order, read_play, write
from tallorder.wire.http import Problem

TOO_FAST_CLOSES = 20
"""After so many refusals for haste in a row the connection is closed."""
POLICY, TRY_LATER, GOING_AWAY = 1008, 1013, 1001

log = logging.getLogger("tallorder.server")


async def turn_away(send: Send, refused: Refused) -> None:
    """Answers a handshake with a refusal, as plain HTTP."""
    refusal = refused.refusal
    body = msgspec.json.encode(Problem(refusal.rule, refusal.code))
    headers = [(b"content-type", b"application/json"), *((n.encode(), v.encode()) for n, v in HEADERS.items())]
    await send({"type": "websocket.http.response.start", "status": 403, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


class Connection(Listener):
    """One WebSocket."""

    def __init__(self, frames: Frames, send: Send, address: str, limits: Limits) -> None:
        super().__init__()
        self.frames = frames
        self.send = send
        self.address = address
        self.limits = limits
        self.closing: asyncio.Task[None] | None = None
        self.bucket = Bucket(limits.messages_burst, time.monotonic())
        self.heard_at = time.monotonic()
        self.hasty = 0
        self.is_busy = False
        """Whether an order is being carried out; ..."""
        self.waiting: deque[Coroutine[Any, Any, None]] = deque()
        """... what comes meanwhile waits here."""
        self.work: asyncio.Task[None] | None = None

    def tell(self, message: bytes) -> None:
        """Sends a message without waiting for it; a client that lets too much pile up is let go."""
        if not self.frames.put(message, self.limits.outbox_bytes):
            self.frames.transport.abort()

    def close(self, code: int, why: str) -> "asyncio.Task[None]":
        """Lets the client go."""
        if self.closing is None:
            self.closing = asyncio.create_task(self._close(code, why))
        return self.closing

    async def _close(self, code: int, why: str) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            self.tell(write(messages.Goodbye(code=why)))
            await self.send({"type": "websocket.close", "code": code, "reason": why})


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
        frames: Frames = scope["extensions"][EXTENSION]
        if not is_same_origin(scope):
            await turn_away(send, refuse("other-origin"))
            frames.handshake_complete = True  # uvicorn forgets that an answer in HTTP ends it too
            return
        if not self.gates.connect(address):
            await self._say_full(send)
            return
        connection = Connection(frames, send, address, self.limits)
        self.open.add(connection)
        self.metrics.connections += 1
        try:
            await send({"type": "websocket.accept"})
            frames.heard = partial(self.hear, connection)
            await self._serve(connection, receive)
        except OSError:
            pass
        finally:
            frames.heard = None
            for unheard in connection.waiting:
                unheard.close()
            connection.waiting.clear()
            self.open.discard(connection)
            self.hall.leave(connection)
            self.gates.disconnect(address)
            self.metrics.connections -= 1

    async def _say_full(self, send: Send) -> None:
        """A browser can read why only on a connection that was let in."""
        refusal = refuse("too-many-connections").refusal
        self.metrics.refused[refusal.rule] += 1
        with contextlib.suppress(OSError):
            await send({"type": "websocket.accept"})
            for telling in (
                messages.CommandRefused(rule=refusal.rule, code=refusal.code),
                messages.Goodbye(code=refusal.code),
            ):
                await send({"type": "websocket.send", "text": write(telling).decode()})
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": refusal.code})

    async def _serve(self, connection: Connection, receive: Receive) -> None:
        """Hears whatever does not come by the short way, until the connection ends."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            self.hear(connection, text if text is not None else message.get("bytes") or b"")

    def hear(self, connection: Connection, text: str | bytes) -> None:
        """A message: carried out at once, or as soon as those before it are."""
        limits = self.limits
        connection.heard_at = now = time.monotonic()
        if connection.bucket.take(limits.messages_per_second, limits.messages_burst, now) and self.gates.messages.take(
            connection.address
        ):
            connection.hasty = 0
            if not connection.is_busy and self._play(connection, text):
                return
            deed = self._order(connection, text)
        else:
            connection.hasty += 1
            if connection.hasty > TOO_FAST_CLOSES:
                return
            deed = self._slow_down(connection, connection.hasty)
        if connection.is_busy:
            connection.waiting.append(deed)
            return
        rest = begin(deed)
        if rest is not None:
            connection.is_busy = True
            connection.work = asyncio.create_task(self._go_on(connection, rest))

    def _play(self, connection: Connection, text: str | bytes) -> bool:
        """Carries a move out by the short way; False if this is no move, or one that needs the long way."""
        started = time.perf_counter()
        order = read_play(text)
        if order is None:
            return False

        def then(problem: BaseException | None) -> None:
            if problem is None:
                self.metrics.done(order, time.perf_counter() - started)
            else:
                self._fail(connection, problem, order.id or None)
            connection.is_busy = False
            if connection.waiting:
                connection.is_busy = True
                connection.work = asyncio.create_task(self._go_on(connection))

        try:
            connection.is_busy = self.hall.short_way.play(connection, order, then)
        except Exception as problem:
            self._fail(connection, problem, order.id or None)
            return True
        return connection.is_busy

    async def _go_on(self, connection: Connection, rest: Rest | None = None) -> None:
        """What is left of an order, and then those that came meanwhile."""
        try:
            if rest is not None:
                await rest
            while connection.waiting:
                await connection.waiting.popleft()
        finally:
            connection.is_busy = False

    async def _slow_down(self, connection: Connection, hasty: int) -> None:
        self._refuse(connection, refuse("too-fast"), None)
        if hasty >= TOO_FAST_CLOSES:
            await connection.close(POLICY, "too-fast")

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
            if isinstance(order, Sit):
                self.gates.sit(connection.address)
            if isinstance(order, Report):
                self.gates.report(connection.address)
            if isinstance(order, Join):
                live = await self.hall.desk.live(order.table)
                if len(live.listeners) >= self.limits.watching:
                    raise refuse("too-many-watching", most=self.limits.watching)
            await self.hall.give(connection, order)
            self.metrics.done(order, time.perf_counter() - started)
        except Exception as problem:
            self._fail(connection, problem, number)

    def _fail(self, connection: Connection, problem: BaseException, number: int | None) -> None:
        if not isinstance(problem, Refused):
            log.error("an order went wrong", exc_info=problem)
            problem = refuse("server-error")
        self._refuse(connection, problem, number)

    def _refuse(self, connection: Connection, refused: Refused, number: int | None) -> None:
        refusal = refused.refusal
        self.metrics.refused[refusal.rule] += 1
        connection.tell(
            write(messages.CommandRefused(re=number, rule=refusal.rule, code=refusal.code, params=refusal.params))
        )
        if refusal.code == "stale" and connection.live is not None:
            connection.tell(write(connection.live.welcome(connection, is_resync=True, re=number)))
