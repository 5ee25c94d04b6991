"""Where tables are loaded and written: a deed has happened when it is written down, and then everybody is told."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Final

from tallorder import catalogue
from tallorder.cards import Deck
from tallorder.games.kernel import Game, Line, Move, Refused
from tallorder.table import bus as buses
from tallorder.table import deeds, showing
from tallorder.table.agreeing import remembers, stock_of
from tallorder.table.bus import AnyNews, Bus, NoBus
from tallorder.table.deeds import Deed, read_deed, write_deed, write_move
from tallorder.table.journal import Entry, Journal, StoreDown, StoreFull
from tallorder.table.live import Listener, Live
from tallorder.table.messages import Goodbye
from tallorder.table.pictures import Illustrator
from tallorder.table.playing import Playing, fingerprint
from tallorder.table.refusals import RULE_OF, refuse, store_troubles_refuse
from tallorder.table.shelf import Shelf
from tallorder.table.table import Table

log = logging.getLogger("tallorder.table")

TRIES: Final = 25
"""How often an order is tried again because another process wrote first."""


class Desk:
    """The tables of one process that somebody follows, and the way to and from the journal."""

    def __init__(self, journal: Journal, bus: Bus, artist: Illustrator) -> None:
        self.journal = journal
        self.bus = bus
        self.artist = artist
        self.is_alone = isinstance(bus, NoBus)
        self.shelf = Shelf(journal)
        self.process = secrets.token_hex(6)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.errands: set[asyncio.Task[None]] = set()

    # Finding a table.

    async def live(self, table_id: str) -> Live:
        """A table, loaded if nobody followed it yet; those who come while it is loaded wait for the same one."""
        live = self.tables.get(table_id)
        if live is not None:
            live.idle_since = time.monotonic()  # whoever asked must not find it forgotten before having joined
            return live
        waiting = self.loading.get(table_id)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[Live] = asyncio.get_running_loop().create_future()
        self.loading[table_id] = future
        try:
            live = await self._load(table_id)
            future.set_result(live)
        except BaseException as problem:
            future.set_exception(problem if isinstance(problem, Exception) else refuse("store-down"))
            future.exception()
            raise
        finally:
            del self.loading[table_id]
        return live

    async def _load(self, table_id: str) -> Live:
        await self.bus.follow(table_id)
        entries = await self.entries(table_id, 0)
        if not entries or entries[0].version != 1:  # the rest of a log that was deleted while somebody wrote
            await self.bus.unfollow(table_id)
            raise refuse("no-such-table")
        live = Live(Table(table_id), self.artist)
        done = [read_deed(entry.body) for entry in entries]
        last = max((place for place, deed in enumerate(done) if isinstance(deed, deeds.Began)), default=-1)
        for place, (deed, entry) in enumerate(zip(done, entries, strict=True)):
            is_last = place == last and isinstance(deed, deeds.Began)
            live.table.do(deed, entry, await self.start_of(deed) if is_last else None)
        live.idle_since = live.changed_at = time.monotonic()
        await self.count_memory(live)
        self.tables[table_id] = live
        return live

    async def start_of(self, deed: Deed) -> catalogue.Start | None:
        """What a game began from; None if this release cannot make anything of it."""
        if not isinstance(deed, deeds.Began):
            return None
        try:
            return catalogue.start_of(deed.head, await self.shelf.fetch(deed.head.deck_hash))
        except Refused as problem:
            if problem.refusal.rule == RULE_OF["store-down"]:
                raise
            log.warning("a stored game cannot be set up", extra={"why": problem.refusal.code})
            return None

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """The log beyond a version."""
        with store_troubles_refuse():
            return await self.journal.entries(table_id, after)

    async def add(self, live: Live) -> None:
        """A new table."""
        live.idle_since = live.changed_at = time.monotonic()
        await self.count_memory(live)
        self.tables[live.table.id] = live
        await self.bus.follow(live.table.id)

    async def drop(self, live: Live) -> None:
        """A table that nobody follows leaves the memory; it stays in the journal."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            await self.bus.unfollow(live.table.id)

    async def forget(self, live: Live) -> None:
        """A table has been deleted, here or elsewhere."""
        live.is_deleted = True
        live.tell_all(Goodbye(code="deleted"))
        if live.bot is not None:
            live.bot.cancel()
        await self.drop(live)

    # Writing, always with the table's lock held.

    async def write(self, live: Live, deed: Deed, game: Game | None = None) -> Entry | None:
        """Writes a deed as the next version; None if another process was faster, and then its version has happened."""
        if live.is_deleted:
            raise refuse("table-deleted")
        if live.is_unsure:
            await self.catch_up(live)
            return None
        entry = self.next_entry(live, deed, game)
        with _noting_troubles(live):
            is_written = await self.journal.append(live.table.id, entry)
        if not is_written:
            await self.catch_up(live)
            return None
        self.say(live, buses.Written(self.process, entry.version))
        return entry

    def next_entry(self, live: Live, deed: Deed, game: Game | None = None) -> Entry:
        """A deed as the next line of the table's log."""
        position = None if game is None else fingerprint(game)
        return Entry(live.table.version + 1, int(time.time() * 1000), write_deed(deed), position)

    def is_written(self, live: Live, entry: Entry, written: "asyncio.Future[bool]") -> bool:
        """What became of an entry that was handed to the journal; False if another process was faster."""
        if written.cancelled() or written.exception() is not None:
            with _noting_troubles(live):
                written.result()
        if written.result():
            self.say(live, buses.Written(self.process, entry.version))
            return True
        live.is_unsure = True
        return False

    async def catch_up(self, live: Live) -> None:
        """Reads what others have written, and tells everybody here."""
        entries = await self.entries(live.table.id, live.table.version)
        for entry in entries:
            deed = read_deed(entry.body)
            await self.happen(live, deed, entry, await self.start_of(deed))
        live.is_unsure = False
        with store_troubles_refuse():
            is_gone = not entries and live.table.version and not await self.journal.newest([live.table.id])
        if is_gone:
            await self.forget(live)
            raise refuse("table-deleted")

    async def happen(
        self,
        live: Live,
        deed: Deed,
        entry: Entry,
        start: catalogue.Start | None = None,
        by: Listener | None = None,
        re: int = 0,
    ) -> None:
        """A deed that is written down takes effect, and everybody is told."""
        self.take_effect(live, deed, entry, start)
        if not isinstance(deed, deeds.Moved) or deed.ended is not None:
            await self.count_memory(live)
        live.announce(deed, entry, by, re)

    def take_effect(self, live: Live, deed: Deed, entry: Entry, start: catalogue.Start | None = None) -> None:
        """A deed that is written down takes effect."""
        live.table.do(deed, entry, start)
        live.changed_at = time.monotonic()

    async def move(
        self,
        live: Live,
        playing: Playing,
        seat: int,
        move: Move | None,
        why: Line | None = None,
        by: Listener | None = None,
        re: int = 0,
    ) -> bool:
        """Tries a move (or a resignation: None) on a clone, writes it down, and only then it has happened.

        False if another process was faster.
        """
        game, events = playing.try_resign(seat) if move is None else playing.try_move(seat, move)
        ended = playing.end_of(game)
        deed = deeds.Resigned(seat, ended) if move is None else deeds.Moved(seat, write_move(move), why, ended)
        entry = await self.write(live, deed, game)
        if entry is None:
            return False
        playing.accept(game, playing.step(entry, seat, move, events, why), ended)
        await self.happen(live, deed, entry, None, by, re)
        return True

    async def count_memory(self, live: Live) -> None:
        """How much of the chosen deck is still fresh."""
        settings = live.table.settings
        live.memory = None
        try:
            deck = await self.shelf.chosen(settings)
            is_on = remembers(settings)
        except Refused:
            return
        if isinstance(deck, Deck):
            seen = live.table.seen.get(deck.hash, set())
            live.memory = showing.memory_count(stock_of(deck, settings), seen, is_on=is_on)

    # Other processes.

    def say(self, live: Live, news: AnyNews) -> None:
        """Other processes hear of it, without anybody here waiting."""
        if not self.is_alone:
            self.send(self.bus.say(live.table.id, news))

    def say_around(self, live: Live) -> None:
        """Other processes hear who is connected here."""
        seats = {seat for listener in live.listeners for seat in listener.seats}
        watching = sum(not listener.seats for listener in live.listeners)
        self.say(live, buses.Around(self.process, tuple(sorted(seats)), watching))

    def send(self, errand: Coroutine[None, None, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)


@contextmanager
def _noting_troubles(live: Live) -> Iterator[None]:
    """Turns what the journal could not do into a refusal; if an entry may be in it all the same, the table knows."""
    try:
        yield
    except StoreFull:
        raise refuse("store-full") from None
    except StoreDown:
        live.is_unsure = True
        raise refuse("store-down") from None
    except asyncio.CancelledError:
        live.is_unsure = True
        raise
