"""How much one connection, and one address, may ask for. Wide enough for a class of 35 behind one address."""

import time
from collections.abc import Callable

import msgspec

from tallorder.table.refusals import refuse


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All limits of a server, each settable by `--limit NAME=VALUE`."""

    message_bytes: int = 16_384
    head_bytes: int = 32_768
    """Path and headers of an HTTP request."""
    head_seconds: float = 10.0
    """Within so long an HTTP request has said what it wants."""
    request_seconds: float = 60.0
    """Within so long its body has come and its answer is read."""
    body_bytes: int = 65_536
    deck_bytes: int = 1_100_000
    messages_per_second: float = 20.0
    """Per connection, after a burst of `messages_burst`."""
    messages_burst: int = 60
    address_messages_per_second: float = 400.0
    address_messages_burst: int = 1200
    requests_per_second: float = 200.0
    """HTTP requests per address, pictures included."""
    requests_burst: int = 10_000
    connections_per_address: int = 200
    tables_per_hour: float = 120.0
    """Tables opened per address."""
    tables_burst: int = 60
    seats_per_hour: float = 1200.0
    """Seats taken per address, those of new tables included."""
    seats_burst: int = 400
    decks_per_hour: float = 60.0
    decks_burst: int = 20
    replays_per_hour: float = 1200.0
    """Whole games read by one address."""
    replays_burst: int = 120
    reports_per_hour: float = 60.0
    """Reports of wrong cards by one address."""
    reports_burst: int = 60
    watching: int = 100
    """Connections at one table."""
    first_message_seconds: float = 30.0
    """A connection that has joined no table by then is closed."""
    idle_seconds: float = 7200.0
    """A connection that has sent nothing for so long is closed."""
    outbox_bytes: int = 1_000_000
    """A client that reads so slowly that more than this waits for it is let go."""


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
        self.replays = RateLimiter(limits.replays_per_hour / 3600, limits.replays_burst, clock)
        self.reports = RateLimiter(limits.reports_per_hour / 3600, limits.reports_burst, clock)
        self.connections: dict[str, int] = {}

    def connect(self, address: str) -> bool:
        """One more connection from an address, if it may have one."""
        count = self.connections.get(address, 0)
        if count >= self.limits.connections_per_address:
            return False
        self.connections[address] = count + 1
        return True

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

    def report(self, address: str) -> None:
        """Refuses an address that reports too many cards."""
        if not self.reports.take(address):
            raise refuse("too-fast")

    def read_game(self, address: str) -> None:
        """Refuses an address that reads too many whole games."""
        if not self.replays.take(address):
            raise refuse("too-fast")
