"""Looking after tables: hosts who are away, tables nobody follows, and what other processes do."""

import asyncio
import logging
import time

import msgspec

from tallorder.games.kernel import Refused
from tallorder.table import bus as buses
from tallorder.table import deeds
from tallorder.table.botturns import LONGEST_PAUSE, BotTurns
from tallorder.table.bus import AnyNews
from tallorder.table.desk import Desk
from tallorder.table.journal import StoreDown, StoreFull
from tallorder.table.live import Elsewhere, Live
from tallorder.table.messages import Reacted

log = logging.getLogger("tallorder.table")


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How patient a server is, in seconds."""

    host_away: float = 120.0
    bot_takeover: float = 5.0
    """After how long another process asks a bot that nobody seems to have asked."""
    round: float = 2.0
    """How often tables are looked after."""
    forget: float = 300.0
    """After how long a table that nobody follows leaves the memory."""
    elsewhere: float = 15.0
    """How long a word from another process about who is there is believed."""
    shortest_pace: float = 0.5
    """A bot never answers faster; tests may let it."""


class Rounds:
    """The caretaker of one process."""

    def __init__(self, desk: Desk, bots: BotTurns, habits: Habits) -> None:
        self.desk = desk
        self.bots = bots
        self.habits = habits

    async def go(self) -> None:
        """Goes round for ever."""
        while True:
            await asyncio.sleep(self.habits.round)
            try:
                await self.round()
            except (StoreDown, StoreFull):
                log.warning("the store does not answer")
            except Exception:
                log.exception("looking after the tables failed")

    async def round(self) -> None:
        """Looks after every table once."""
        now = time.monotonic()
        await self._look_for_news()
        for live in list(self.desk.tables.values()):
            self._forget_elsewhere(live, now)
            try:
                await self._look_for_host(live, now)
            except Refused as problem:
                log.warning("a table has no host for now", extra={"why": problem.refusal.code})
            if now - live.changed_at > self.habits.bot_takeover + LONGEST_PAUSE * live.table.pace:
                self.bots.wake(live)
            is_thinking = live.bot is not None and not live.bot.done()
            if not live.listeners and not is_thinking and now - live.idle_since > self.habits.forget:
                await self.desk.drop(live)

    async def _look_for_news(self) -> None:
        """What the bus may have lost is in the journal."""
        followed = [live for live in self.desk.tables.values() if live.listeners]
        unsure = [live for live in followed if live.is_unsure]
        if self.desk.is_alone:
            behind = unsure
        else:
            newest = await self.desk.journal.newest([live.table.id for live in followed]) if followed else {}
            behind = [live for live in followed if newest.get(live.table.id, 0) != live.table.version]
            for live in followed:
                self.desk.say_around(live)
        for live in behind:
            async with live.lock:
                try:
                    await self.desk.catch_up(live)
                except Refused as problem:
                    log.info("a table could not be followed", extra={"why": problem.refusal.code})

    def _forget_elsewhere(self, live: Live, now: float) -> None:
        gone = [process for process, other in live.elsewhere.items() if other.until < now]
        for process in gone:
            del live.elsewhere[process]
        if gone:
            live.tell_presence()

    async def _look_for_host(self, live: Live, now: float) -> None:
        """If the host has been away for two minutes, the next person who is there becomes host."""
        table = live.table
        if table.host in live.here().seats or not live.listeners or not live.host_seen:
            live.host_seen = now
            return
        if now - live.host_seen < self.habits.host_away:
            return
        async with live.lock:
            here = live.here().seats
            count = len(table.players)
            clockwise = [(table.host + step) % count for step in range(1, count)]
            heir = next((seat for seat in clockwise if seat in here and table.players[seat].is_person), None)
            if heir is None or table.host in here or live.is_deleted:
                return
            deed = deeds.HostMoved(heir, "away")
            entry = await self.desk.write(live, deed)
            if entry is not None:
                await self.desk.happen(live, deed, entry)

    async def heard(self, table_id: str, news: AnyNews) -> None:
        """A word from another process."""
        live = self.desk.tables.get(table_id)
        if live is None or news.process == self.desk.process:
            return
        match news:
            case buses.Written(version=version):
                async with live.lock:
                    if version > live.table.version:
                        await self.desk.catch_up(live)
            case buses.Around(process=process, seats=seats, watching=watching):
                is_new = process not in live.elsewhere
                live.elsewhere[process] = Elsewhere(seats, watching, time.monotonic() + self.habits.elsewhere)
                live.tell_presence()
                if is_new:
                    self.desk.say_around(live)
            case buses.Reaction(seat=seat, reaction=reaction):
                live.tell_all(Reacted(seat=seat, reaction=reaction))
            case buses.Deleted():
                await self.desk.forget(live)
