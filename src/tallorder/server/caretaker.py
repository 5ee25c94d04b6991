"""Looking after tables: hosts who are away, tables nobody follows, and what other processes do."""

import asyncio
import logging
import time
from typing import Final

from tallorder.games.kernel import Refused
from tallorder.server.bus import AnyNews, Connected, EntryWritten, NoBus, ReactionShown, TableDeleted
from tallorder.server.service import TableService
from tallorder.server.tables import OpenTable, RemotePresence
from tallorder.store import Store
from tallorder.table.bots import LONGEST_PAUSE
from tallorder.table.commands import PassHost
from tallorder.table.journal import StoreDown, StoreFull
from tallorder.table.messages import Reacted

log = logging.getLogger("tallorder.server")


POLLING = 1.0
"""Seconds between two looks at a store that several processes share without a bus."""


TIDYING: Final = 6 * 3600.0
"""Seconds between two looks at decks that nobody uses."""


class Caretaker:
    """Looks after the tables of one process."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.tables = service.tables
        self.timeouts = service.timeouts
        self.hears = service.is_alone or not isinstance(service.bus, NoBus)
        """Whether what other processes write is told; else it is looked up often enough that people hardly notice."""
        self.rounds: asyncio.Task[None] | None = None
        self.tidying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to look after tables, and to listen to other processes."""
        await self.service.bus.open(self.hear)
        self.rounds = asyncio.create_task(self._run())
        self.tidying = asyncio.create_task(self._tidy())

    async def stop(self) -> None:
        """Looks after tables no more."""
        for task in (self.rounds, self.tidying):
            if task is not None:
                task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.timeouts.round if self.hears else min(self.timeouts.round, POLLING))
            try:
                await self.look_after_tables()
            except (StoreDown, StoreFull):
                log.warning("the store does not answer")
            except Exception:
                log.exception("looking after the tables failed")

    async def _tidy(self) -> None:
        """Reads a file for damage, for ever, and deletes decks that were handed in and that no table uses."""
        while True:
            try:
                if isinstance(self.service.journal, Store):
                    await self.service.journal.look_for_damage()
                count = await self.service.decks.forget_unused(self.timeouts.unused_deck_days)
                if count:
                    log.info("unused decks were deleted", extra={"decks": count})
            except (StoreDown, StoreFull):
                log.warning("the store does not answer")
            await asyncio.sleep(TIDYING)

    async def look_after_tables(self) -> None:
        """Looks after every table once."""
        now = time.monotonic()
        await self._look_for_news()
        for open_table in list(self.tables.open.values()):
            self._forget_remote(open_table, now)
            try:
                await self._look_for_host(open_table, now)
            except Refused as problem:
                log.warning("a table has no host for now", extra={"why": problem.refusal.code})
            if now - open_table.changed_at > self.timeouts.bot_takeover + LONGEST_PAUSE * open_table.table.pace:
                self.service.bots.wake(open_table)
            is_thinking = open_table.bot is not None and not open_table.bot.done()
            is_idle = now - open_table.idle_since > self.timeouts.forget
            if not open_table.listeners and not is_thinking and is_idle:
                await self.tables.drop(open_table)

    async def _look_for_news(self) -> None:
        """What the bus may have lost is in the journal."""
        followed = [one for one in self.tables.open.values() if one.listeners]
        if self.service.is_alone:
            behind = [one for one in followed if one.is_unsure]
        else:
            ids = [one.table.id for one in followed]
            newest = await self.service.journal.newest(ids) if followed else {}
            behind = [one for one in followed if newest.get(one.table.id, 0) != one.table.version]
            for open_table in followed:
                self.service.tell_presence(open_table)
        for open_table in behind:
            async with open_table.turn():
                try:
                    await self.tables.catch_up(open_table)
                except Refused as problem:
                    log.info("a table could not be followed", extra={"why": problem.refusal.code})

    def _forget_remote(self, open_table: OpenTable, now: float) -> None:
        gone = [process for process, other in open_table.remote.items() if other.until < now]
        for process in gone:
            del open_table.remote[process]
        if gone:
            open_table.publish_presence()

    async def _look_for_host(self, open_table: OpenTable, now: float) -> None:
        """If the host has been away for two minutes, the next person who is there becomes host."""
        table = open_table.table
        here = open_table.here().seats
        if table.host in here or not open_table.listeners or not open_table.host_seen:
            open_table.host_seen = now
            return
        if now - open_table.host_seen < self.timeouts.host_away:
            return
        count = len(table.players)
        clockwise = [(table.host + step) % count for step in range(1, count)]
        heir = next((seat for seat in clockwise if seat in here and table.players[seat].is_person), None)
        if heir is not None and not open_table.is_deleted:
            await self.service.carry_out_alone(open_table, PassHost(table.host, heir))

    async def hear(self, table_id: str, news: AnyNews) -> None:
        """A word from another process."""
        open_table = self.tables.open.get(table_id)
        if open_table is None or news.process == self.service.process:
            return
        match news:
            case EntryWritten(version=version):
                async with open_table.turn():
                    if version > open_table.table.version:
                        await self.tables.catch_up(open_table)
            case Connected(process=process, seats=seats, watching=watching):
                is_new = process not in open_table.remote
                until = time.monotonic() + self.timeouts.elsewhere
                open_table.remote[process] = RemotePresence(seats, watching, until)
                open_table.publish_presence()
                if is_new:
                    self.service.tell_presence(open_table)
            case ReactionShown(seat=seat, reaction=reaction):
                open_table.send_all(Reacted(seat=seat, reaction=reaction))
            case TableDeleted():
                await self.tables.forget(open_table)
