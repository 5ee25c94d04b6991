"""One connection: its commands in, one after another and within the limits, and what it may know out."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from weakref import WeakKeyDictionary

import msgspec
from websockets.http11 import Request

from tallorder.games.kernel import Refused
from tallorder.server.doors import network_of
from tallorder.server.front_door import FrontDoor
from tallorder.server.limits import Limits
from tallorder.server.metrics import Metrics
from tallorder.server.origin import HEADERS
from tallorder.server.prices import PRICES
from tallorder.server.service import TableService
from tallorder.server.tables import Listener, OpenTable
from tallorder.server.websocket import WebSocket
from tallorder.table.commands import AnyCommand, Join, Play, Report, Sit, TableCommand
from tallorder.table.messages import CommandRefused, Goodbye
from tallorder.table.refusals import refuse
from tallorder.wire import read_command, write
from tallorder.wire.http import HttpProblem

TOO_FAST_CLOSES = 20
"""After so many refusals for haste in a row the connection is closed."""
POLICY, TRY_LATER, GOING_AWAY = 1008, 1013, 1001

log = logging.getLogger("tallorder.server")


class Bucket:
    """A few at once, then so many per second."""

    __slots__ = ("at", "level")

    def __init__(self, level: float, at: float) -> None:
        self.level = level
        self.at = at

    def take(self, rate: float, burst: float, now: float) -> bool:
        """Takes one, if there is one."""
        level = min(burst, self.level + (now - self.at) * rate)
        self.at = now
        if level < 1.0:
            self.level = level
            return False
        self.level = level - 1.0
        return True


class RateLimiter:
    """Buckets by address, of which full ones are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may have one more now."""
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) > 10_000:
                self._forget(now)
            bucket = self.buckets[address] = Bucket(self.burst, now)
        return bucket.take(self.rate, self.burst, now)

    def charge(self, address: str, cost: float) -> None:
        """An address owes more."""
        if address in self.buckets:
            self.buckets[address].level -= cost

    def _forget(self, now: float) -> None:
        full = self.burst / self.rate
        self.buckets = {address: bucket for address, bucket in self.buckets.items() if now - bucket.at < full}


class RateLimiters:
    """The limits of one server, kept by address."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.messages = RateLimiter(limits.address_messages_per_second, limits.address_messages_burst, clock)
        self.requests = RateLimiter(limits.requests_per_second, limits.requests_burst, clock)
        self.tables = RateLimiter(limits.tables_per_hour / 3600, limits.tables_burst, clock)
        self.seats = RateLimiter(limits.seats_per_hour / 3600, limits.seats_burst, clock)
        self.decks = RateLimiter(limits.decks_per_hour / 3600, limits.decks_burst, clock)
        self.deck_bytes = RateLimiter(limits.kept_deck_bytes_per_hour / 3600, limits.kept_deck_bytes_burst, clock)
        self.prints = RateLimiter(limits.prints_per_hour / 3600, limits.prints_burst, clock)
        self.replays = RateLimiter(limits.replays_per_hour / 3600, limits.replays_burst, clock)
        self.reports = RateLimiter(limits.reports_per_hour / 3600, limits.reports_burst, clock)
        self.analyses = RateLimiter(limits.analyses_per_hour / 3600, limits.analyses_burst, clock)
        self.judgements = RateLimiter(limits.judgements_per_hour / 3600, limits.judgements_burst, clock)
        self.connections: dict[str, int] = {}

    def connect(self, address: str) -> bool:
        """One more connection from an address, if it may have one; the last ones are for people with a seat."""
        limits = self.limits
        count = self.connections.get(address, 0)
        if count >= limits.connections_per_address + limits.reserved_per_address:
            return False
        self.connections[address] = count + 1
        return True

    def is_crowded(self, address: str) -> bool:
        """Whether only people with a seat may still come from an address."""
        return self.connections.get(address, 0) > self.limits.connections_per_address

    def disconnect(self, address: str) -> None:
        """One connection less."""
        count = self.connections.get(address, 0) - 1
        if count > 0:
            self.connections[address] = count
        else:
            self.connections.pop(address, None)

    def open_table(self, address: str) -> None:
        """Refuses an address that opens too many tables."""
        if not self.tables.take(address):
            raise refuse("too-many-tables")
        self.sit(address)

    def sit(self, address: str) -> None:
        """Refuses an address that takes too many seats."""
        if not self.seats.take(address):
            raise refuse("too-many-seats")

    def hand_in(self, address: str) -> None:
        """Refuses an address that hands in too many decks, or more than its part of the store."""
        if not (self.decks.take(address) and self.deck_bytes.take(address)):
            raise refuse("too-many-decks")

    def report(self, address: str) -> None:
        """Refuses an address that reports too many cards."""
        if not self.reports.take(address):
            raise refuse("too-fast")

    def study(self, address: str) -> None:
        """Refuses an address that has too many games thought through."""
        if not self.analyses.take(address):
            raise refuse("too-fast")

    def judge(self, address: str) -> None:
        """Refuses an address that tries too many moves again."""
        if not self.judgements.take(address):
            raise refuse("too-fast")

    def read_game(self, address: str) -> None:
        """Refuses an address that reads too many whole games."""
        if not self.replays.take(address):
            raise refuse("too-fast")


class Connection(Listener):
    """One WebSocket. Its commands are carried out in the order they came, one at a time."""

    def __init__(self, door: "Connections", socket: WebSocket) -> None:
        super().__init__()
        self.door = door
        self.service = door.service
        self.limits = door.limiters.limits
        self.socket = socket
        self.address = network_of(socket.address)
        self.needs_seat = door.limiters.is_crowded(self.address)
        """Whether this connection has one of the places that are kept for people with a seat."""
        self.bucket = Bucket(self.limits.messages_burst, time.monotonic())
        self.heard_at = time.monotonic()
        self.too_fast = 0
        self.is_busy = False
        """Whether a command is being carried out; ..."""
        self.waiting: deque[Callable[[], None]] = deque()
        """... what comes meanwhile waits here, refusals for haste included, so that answers keep their order."""
        self.waiting_bytes = 0
        self.is_over = False
        """Whether the client was let go, and nothing more that it says is heard."""

    def send(self, message: bytes) -> None:
        """Sends a message without waiting for it; a client that lets too much pile up is let go."""
        if not self.socket.send(message, self.limits.outbox_bytes):
            self.socket.abort()

    def receive(self, text: str | bytes) -> None:
        """A message: carried out at once, or as soon as those before it are."""
        if self.is_over:
            return
        limits = self.limits
        self.heard_at = now = time.monotonic()
        is_in_time = self.bucket.take(limits.messages_per_second, limits.messages_burst, now)
        if is_in_time and self.door.limiters.messages.take(self.address):
            self.too_fast = 0
            if self.is_busy:
                self._put_off(text)
            else:
                self._carry_out(text)
            return
        self.too_fast += 1
        if self.too_fast > TOO_FAST_CLOSES:
            return
        if self.is_busy:
            self.waiting.append(partial(self._slow_down, self.too_fast))
        else:
            self._slow_down(self.too_fast)

    def _put_off(self, text: str | bytes) -> None:
        self.waiting_bytes += len(text)
        if len(self.waiting) >= self.limits.waiting_messages or self.waiting_bytes > self.limits.waiting_bytes:
            self.is_over = True
            self.waiting.clear()
            self.close(POLICY, "too-fast")
            return
        self.waiting.append(partial(self._go_on, text))

    def _go_on(self, text: str | bytes) -> None:
        self.waiting_bytes -= len(text)
        self._carry_out(text)

    def lost(self) -> None:
        """The connection is over."""
        self.waiting.clear()
        self.door.leave(self)

    def close(self, code: int, why: str) -> None:
        """Lets the client go, and says why."""
        self.send(write(Goodbye(code=why)))
        self.socket.close(code, why)

    def charge(self, cost: float) -> None:
        """What a message costs beyond one like any other is owed: until it is paid, nothing more is carried out."""
        self.bucket.level -= cost
        self.door.limiters.messages.charge(self.address, cost)

    def make_room(self) -> None:
        """Somebody else needs the place."""
        self.close(TRY_LATER, "too-many-connections")
        self.lost()
        self.socket.receiver = None

    def _slow_down(self, times: int) -> None:
        self._refuse(refuse("too-fast"), None, None)
        if times == TOO_FAST_CLOSES:
            self.close(POLICY, "too-fast")

    def _carry_out(self, text: str | bytes) -> None:
        started = time.perf_counter()
        try:
            command = read_command(text)
        except Refused as problem:
            self._refuse(problem, None, None)
            return

        def reply(problem: BaseException | None) -> None:
            self.is_busy = False
            if problem is None:
                self.door.metrics.count(command, time.perf_counter() - started)
            else:
                self._fail(problem, command)
            while self.waiting and not self.is_busy:
                self.waiting.popleft()()

        self.is_busy = True
        try:
            rule = PRICES.get(type(command))
            if rule is not None and self.open_table is not None:
                self.charge(rule(self.open_table, command))
            self.door.limit(self, command)
            self.service.submit(self, command, reply)
        except Exception as problem:
            reply(problem)

    def _fail(self, problem: BaseException, command: AnyCommand) -> None:
        if not isinstance(problem, Refused):
            log.error("a command went wrong", exc_info=problem)
            problem = refuse("server-error")
        self._refuse(problem, command, command.id or None)

    def _refuse(self, refused: Refused, command: AnyCommand | None, number: int | None) -> None:
        """Says why nothing has changed. The log names the rule, and nobody."""
        refusal = refused.refusal
        self.door.metrics.refused[refusal.rule] += 1
        kind = "" if command is None else str(command.__struct_config__.tag)
        log.info("refused", extra={"command": kind, "rule": refusal.rule, "code": refusal.code})
        self.send(write(CommandRefused(re=number, rule=refusal.rule, code=refusal.code, params=refusal.params)))
        open_table = self.open_table
        if refusal.code == "stale" and open_table is not None:
            here = open_table.here()
            self.send(write(open_table.publisher.welcome(self.seats, here, is_resync=True, re=number)))
        if self.needs_seat and not self.seats:
            self.close(TRY_LATER, "too-many-connections")


class Connections:
    """Lets connections in, and lets those go that say nothing."""

    def __init__(
        self, service: TableService, limiters: RateLimiters, metrics: Metrics, front_door: FrontDoor | None = None
    ) -> None:
        self.service = service
        self.limiters = limiters
        self.metrics = metrics
        self.front_door = front_door or FrontDoor()
        self.open: set[Connection] = set()
        self.budgets: WeakKeyDictionary[OpenTable, dict[tuple[int, bool], Bucket]] = WeakKeyDictionary()
        """By table: what each seat may still change, its moves apart from all else."""
        service.admit = self.admit
        service.meter = self.meter

    def enter(self, socket: WebSocket, request: Request) -> Connection | None:
        """Takes a connection in; None if it was turned away."""
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        if not (self.front_door.is_known_name(headers) and self.front_door.is_own_page(headers)):
            refusal = refuse("other-origin").refusal
            body = msgspec.json.encode(HttpProblem(refusal.rule, refusal.code))
            socket.turn_away(403, body, HEADERS | {"content-type": "application/json"})
            return None
        socket.forwarded_for = self.front_door.address(socket.address, headers)
        socket.accept()
        network = network_of(socket.address)
        if not self.limiters.connect(network):
            waiting = [one for one in self.open if one.address == network and one.needs_seat and not one.seats]
            if not waiting:
                self._say_full(socket)
                return None
            # whoever has a seat says so at once; who keeps such a place and says nothing makes room
            min(waiting, key=lambda one: one.heard_at).make_room()
            self.limiters.connect(network)
        connection = Connection(self, socket)
        self.open.add(connection)
        self.metrics.connections += 1
        return connection

    def _say_full(self, socket: WebSocket) -> None:
        """A browser can read why only on a connection that was let in."""
        refusal = refuse("too-many-connections").refusal
        self.metrics.refused[refusal.rule] += 1
        for message in (CommandRefused(rule=refusal.rule, code=refusal.code), Goodbye(code=refusal.code)):
            socket.send(write(message), self.limiters.limits.outbox_bytes)
        socket.close(TRY_LATER, refusal.code)

    def leave(self, connection: Connection) -> None:
        """A connection is over."""
        self.open.discard(connection)
        self.service.leave(connection)
        self.limiters.disconnect(connection.address)
        self.metrics.connections -= 1

    def limit(self, connection: Connection, command: AnyCommand) -> None:
        """Refuses whoever asks for too much of what costs more than a message."""
        if isinstance(command, Sit):
            self.limiters.sit(connection.address)
        elif isinstance(command, Report):
            self.limiters.report(connection.address)
        if connection.needs_seat and not (isinstance(command, Join) and command.tokens) and not connection.seats:
            raise refuse("too-many-connections")

    def meter(self, open_table: OpenTable, listener: Listener, command: TableCommand) -> None:
        """Refuses a change by a seat that has changed so much already: the log of a table is kept for ever. Nobody can
        use up what another seat may do, or stop the game by anything but a move."""
        limits, now = self.limiters.limits, time.monotonic()
        if isinstance(command, Play):
            key, per_hour, burst = (command.seat, True), limits.moves_per_hour, limits.moves_burst
        else:
            seat = listener.seats[0] if listener.seats else -1
            key, per_hour, burst = (seat, False), limits.changes_per_hour, limits.changes_burst
        budgets = self.budgets.setdefault(open_table, {})
        bucket = budgets.get(key)
        if bucket is None:
            bucket = budgets[key] = Bucket(burst, now)
        if not bucket.take(per_hour / 3600, burst, now):
            raise refuse("too-many-changes")

    def admit(self, open_table: OpenTable, listener: Listener, tokens: frozenset[str]) -> None:
        """Refuses one more who would follow a table. Spectators are counted apart: they never keep a player out."""
        limits = self.limiters.limits
        others = open_table.listeners - {listener}
        if not tokens and sum(not other.tokens for other in others) >= limits.watching:
            raise refuse("too-many-watching", most=limits.watching)
        for token in tokens:
            if sum(token in other.tokens for other in others) >= limits.devices:
                raise refuse("too-many-watching", most=limits.devices)

    async def sweep(self) -> None:
        """Lets connections go, for ever, that say nothing."""
        limits = self.limiters.limits
        while True:
            await asyncio.sleep(min(5.0, limits.first_message_seconds / 2))
            now = time.monotonic()
            for connection in list(self.open):
                patience = limits.first_message_seconds if connection.open_table is None else limits.idle_seconds
                if now - connection.heard_at > patience:
                    connection.close(GOING_AWAY, "idle")
