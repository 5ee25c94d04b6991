"""The tables of this process: loaded when somebody asks for one, and kept while somebody follows it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from tallorder import catalogue
from tallorder.bots import Beliefs
from tallorder.games.kernel import Event, NotationError, Refused
from tallorder.server.absence import Absence
from tallorder.server.bus import Bus
from tallorder.server.decks import DeckCache
from tallorder.server.troubles import store_troubles_refuse
from tallorder.table.audience import Feed, Publisher
from tallorder.table.changes import (
    Began,
    Change,
    LessonBegan,
    Removed,
    Renewed,
    Reseated,
    Seated,
    Stood,
    Unreadable,
    begins_game,
    read_change,
    restore_head,
)
from tallorder.table.journal import Entry, Journal
from tallorder.table.lesson import start_of_began
from tallorder.table.messages import Goodbye, Here, Message, Presence, Seats
from tallorder.table.pictures import CardRenderer
from tallorder.table.refusals import RULE_OF, refuse
from tallorder.table.table import Table
from tallorder.wire import addressed, write

log = logging.getLogger("tallorder.server")

SEATING = (Seated, Stood, Renewed, Removed, Reseated)


class Listener:
    """A connection that follows a table: as one seat, as several, or as a spectator."""

    def __init__(self) -> None:
        self.tokens: frozenset[str] = frozenset()
        """The hashes of the tokens it has shown."""
        self.seats: tuple[int, ...] = ()
        self.feed: Feed = "views"
        self.needs_view = True
        """Whether the next move comes with the whole view: always, or because its seats have changed."""
        self.open_table: OpenTable | None = None

    def send(self, message: bytes) -> None:
        """Sends a message without waiting for it."""
        raise NotImplementedError


class RemotePresence:
    """Who is connected to another process."""

    def __init__(self, seats: tuple[int, ...], watching: int, until: float) -> None:
        self.seats = seats
        self.watching = watching
        self.until = until


class OpenTable:
    """One table and all who follow it here. One thing happens after another: `run` is its queue."""

    def __init__(self, table: Table, renderer: CardRenderer) -> None:
        self.table = table
        self.publisher = Publisher(table, renderer)
        self.listeners: set[Listener] = set()
        self.remote: dict[str, RemotePresence] = {}
        """By process: who is connected there."""
        self.waiting: deque[Callable[[], bool]] = deque()
        self.is_busy = False
        self.is_unsure = False
        """Whether the journal may hold an entry that we do not know of."""
        self.is_deleted = False
        self.bot: asyncio.Task[None] | None = None
        self.beliefs: dict[tuple[int, int, str], Beliefs] = {}
        """By game, seat and level: what a bot believes."""
        self.changed_at = self.idle_since = time.monotonic()
        """When the last version was written, and when the last listener left, by this process's clock."""
        self.host_seen = 0.0
        self.last_here = Here()
        self.absence = Absence(time.monotonic())
        self.deck_page: tuple[tuple[int, str], bytes] | None = None
        """The deck as it was told last: for which version and deck, and the message."""

    # One thing after another.

    def run(self, work: Callable[[], bool]) -> None:
        """Does something as soon as nothing else is under way here. `work` says whether it goes on; if it does, it
        calls `release` when it is done."""
        if self.is_busy:
            self.waiting.append(work)
            return
        self.is_busy = True
        if not work():
            self.release()

    def release(self) -> None:
        """What was under way is done: the next one's turn."""
        self.is_busy = False
        while self.waiting and not self.is_busy:
            self.is_busy = True
            if not self.waiting.popleft()():
                self.is_busy = False

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The same for what has to wait for something."""
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def grant() -> bool:
            if granted.done():  # whoever asked for the turn is gone
                return False
            granted.set_result(None)
            return True

        self.run(grant)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self.release()
            raise
        try:
            yield
        finally:
            self.release()

    # Who is there.

    def here(self) -> Here:
        """Who is connected, here or to another process."""
        own_seats, watching = self.connected_here()
        seats = set(own_seats)
        for other in self.remote.values():
            seats.update(other.seats)
            watching += other.watching
        return Here(tuple(sorted(seats)), watching)

    def connected_here(self) -> tuple[tuple[int, ...], int]:
        """The seats that are connected to this process, and how many only watch."""
        seats = {seat for listener in self.listeners for seat in listener.seats}
        return tuple(sorted(seats)), sum(not listener.seats for listener in self.listeners)

    def publish_presence(self) -> None:
        """Says who is there, if that has changed."""
        here = self.here()
        self.absence.note(self.table, here.seats, time.monotonic())
        if here != self.last_here:
            self.last_here = here
            self.send_all(Presence(here=here))

    # Telling everybody.

    def send_all(self, message: Message) -> None:
        """The same for every listener."""
        encoded = write(message)
        for listener in self.listeners:
            listener.send(encoded)

    def publish(
        self,
        change: Change | Unreadable,
        entry: Entry,
        events: tuple[Event, ...],
        by: Listener | None = None,
        re: int = 0,
    ) -> None:
        """Tells everybody what one more version brought, encoded once for each audience; whoever gave the command
        finds its id in the copy."""
        if isinstance(change, SEATING):
            self._publish_seats()
        publication = self.publisher.publish(change, entry, events)
        encoded: dict[object, bytes] = {}
        for listener in self.listeners:
            audience = publication.audience(listener.seats, with_view=listener.needs_view)
            message = encoded.get(audience)
            if message is None:
                update = publication.message(listener.seats, with_view=listener.needs_view)
                message = encoded[audience] = write(update)
            if publication.position is not None:
                listener.needs_view = listener.feed == "views"
            listener.send(addressed(message, re) if listener is by and re else message)

    def _publish_seats(self) -> None:
        """Seats have changed hands or moved up: every connection learns which are its own."""
        for listener in self.listeners:
            seats = self.table.seats_of(listener.tokens)
            if seats != listener.seats:
                listener.seats = seats
                listener.needs_view = True
                listener.send(write(Seats(seats=seats)))


class Tables:
    """Finds tables, loads them from the journal and follows what other processes write."""

    def __init__(self, journal: Journal, bus: Bus, decks: DeckCache, renderer: CardRenderer) -> None:
        self.journal = journal
        self.bus = bus
        self.decks = decks
        self.renderer = renderer
        self.open: dict[str, OpenTable] = {}
        self.loading: dict[str, asyncio.Future[OpenTable]] = {}

    async def get(self, table_id: str) -> OpenTable:
        """A table, loaded if nobody followed it yet; those who come while it is loaded wait for the same one."""
        found = self.open.get(table_id)
        if found is not None:
            found.idle_since = time.monotonic()  # whoever asked must not find it dropped before having joined
            return found
        waiting = self.loading.get(table_id)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[OpenTable] = asyncio.get_running_loop().create_future()
        self.loading[table_id] = future
        try:
            found = await self._load(table_id)
            future.set_result(found)
        except BaseException as problem:
            future.set_exception(problem if isinstance(problem, Exception) else refuse("store-down"))
            future.exception()
            raise
        finally:
            del self.loading[table_id]
        return found

    async def _load(self, table_id: str) -> OpenTable:
        await self.bus.subscribe(table_id)
        entries = await self.entries(table_id, 0)
        if not entries or entries[0].version != 1:  # the rest of a log that was deleted while somebody wrote
            await self.bus.unsubscribe(table_id)
            raise refuse("no-such-table")
        table = Table(table_id)
        log_of_table = [(read_change(entry.body), entry) for entry in entries]
        last = max((place for place, (change, _) in enumerate(log_of_table) if begins_game(change)), default=-1)
        for place, (change, entry) in enumerate(log_of_table):
            table.apply(change, entry, await self.start_of(change) if place == last else None)
        return await self.add(table)

    async def add(self, table: Table) -> OpenTable:
        """A table is in memory from now on."""
        open_table = OpenTable(table, self.renderer)
        await self.fetch_deck(open_table)
        self.open[table.id] = open_table
        return open_table

    async def drop(self, open_table: OpenTable) -> None:
        """A table that nobody follows leaves the memory; it stays in the journal."""
        table_id = open_table.table.id
        if self.open.get(table_id) is open_table:
            del self.open[table_id]
            await self.bus.unsubscribe(table_id)

    async def forget(self, open_table: OpenTable) -> None:
        """A table has been deleted, here or elsewhere."""
        open_table.is_deleted = True
        open_table.send_all(Goodbye(code="deleted"))
        if open_table.bot is not None:
            open_table.bot.cancel()
        await self.drop(open_table)

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """The log beyond a version."""
        with store_troubles_refuse():
            return await self.journal.entries(table_id, after)

    async def start_of(self, change: Change | Unreadable) -> catalogue.Start | None:
        """What a game began from; None if this release cannot make anything of it."""
        if not isinstance(change, Began):
            return None
        try:
            deck = await self.decks.fetch(change.head.deck_hash)
            if isinstance(change, LessonBegan):
                return start_of_began(change, deck)
            return catalogue.start_of(restore_head(change.head), deck)
        except NotationError:
            log.warning("a stored position cannot be read")
            return None
        except Refused as problem:
            if problem.refusal.rule == RULE_OF["store-down"]:
                raise
            log.warning("a stored game cannot be set up", extra={"why": problem.refusal.code})
            return None

    async def fetch_deck(self, open_table: OpenTable) -> None:
        """Has the chosen deck at hand, so that the table can say how much of it is fresh."""
        open_table.publisher.deck = None
        with suppress(Refused):
            open_table.publisher.deck = await self.decks.chosen(open_table.table.settings)

    async def catch_up(self, open_table: OpenTable) -> None:
        """Reads what others have written, and tells everybody here; in the table's turn."""
        table = open_table.table
        entries = await self.entries(table.id, table.version)
        for entry in entries:
            change = read_change(entry.body)
            table.apply(change, entry, await self.start_of(change))
            await self.fetch_deck(open_table)
            open_table.changed_at = time.monotonic()
            open_table.publish(change, entry, events_of(table, entry))
        open_table.is_unsure = False
        with store_troubles_refuse():
            is_gone = not entries and table.version and not await self.journal.newest([table.id])
        if is_gone:
            await self.forget(open_table)
            raise refuse("table-deleted")


def events_of(table: Table, entry: Entry) -> tuple[Event, ...]:
    """What a step of this version brought about."""
    game = table.game
    if game is None or not game.steps or game.steps[-1].version != entry.version:
        return ()
    return game.events_of(game.steps[-1])
