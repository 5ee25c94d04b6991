"""The hall: whatever somebody asks of a table comes through here, one thing after another for each table."""

import asyncio
import logging
import secrets
import time
from typing import Final

import msgspec

from tallorder import catalogue
from tallorder.bots.players import read_player
from tallorder.cards import Deck
from tallorder.table import branching, commands, deciding, deeds, messages
from tallorder.table import bus as buses
from tallorder.table.agreeing import begin, try_settings
from tallorder.table.answering import QUESTIONS, answer, missed
from tallorder.table.botturns import BotTurns
from tallorder.table.bus import Bus, NoBus
from tallorder.table.commands import AnyCommand, Settings
from tallorder.table.deciding import (
    Fresh,
    between_games,
    decide,
    mover,
    must_be_host,
    one_line,
    own,
    right_version,
    running,
)
from tallorder.table.deeds import Deed, write_deed
from tallorder.table.desk import TRIES, Desk
from tallorder.table.journal import Entry, Journal, Report, StoreDown, StoreFull
from tallorder.table.live import Listener, Live
from tallorder.table.pictures import Illustrator, Plain
from tallorder.table.refusals import refuse, store_troubles_refuse
from tallorder.table.rounds import Habits, Rounds
from tallorder.table.shortway import ShortWay
from tallorder.table.table import Table, mark
from tallorder.table.thinkers import Thinkers, Workers
from tallorder.wire import read_move, write
from tallorder.wire.http import Branch

log = logging.getLogger("tallorder.table")

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a table's id: none that look alike."""
ID_LENGTH: Final = 14
TOKEN_BYTES: Final = 24


def new_table_id() -> str:
    """An id that nobody guesses: 31^14 is more than 2^69."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class Hall:
    """The tables of one server process, for whoever is connected to it."""

    def __init__(
        self,
        journal: Journal,
        bus: Bus | None = None,
        thinkers: Thinkers | None = None,
        habits: Habits | None = None,
        artist: Illustrator | None = None,
    ) -> None:
        self.habits = habits or Habits()
        self.thinkers = thinkers or Workers()
        self.desk = Desk(journal, bus or NoBus(), artist or Plain())
        self.bots = BotTurns(self.desk, self.thinkers, self.habits.shortest_pace)
        self.rounds = Rounds(self.desk, self.bots, self.habits)
        self.short_way = ShortWay(self.desk, self.bots, self.give)
        self.caretaker: asyncio.Task[None] | None = None

    # Opening and closing.

    async def open(self) -> None:
        """Begins to look after tables."""
        await self.desk.bus.open(self.rounds.heard)
        self.caretaker = asyncio.create_task(self.rounds.go())

    async def close(self) -> None:
        """Ends when what is under way has been written."""
        if self.caretaker is not None:
            self.caretaker.cancel()
        for live in list(self.desk.tables.values()):
            if live.bot is not None:
                live.bot.cancel()
            async with live.lock:
                pass
        self.thinkers.close()
        await asyncio.gather(*self.desk.errands, return_exceptions=True)
        await self.desk.bus.close()

    async def open_table(self, name: str, settings: Settings | None = None) -> tuple[str, str]:
        """A new table with its host in the first seat; its id, and the host's token."""
        table = Table(new_table_id())
        chosen = settings or Settings(catalogue.offers()[0].game)
        await self._try_settings(table, chosen)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        deed = deeds.Opened(deciding.clean_name(table, name), mark(token), secrets.token_hex(16), chosen)
        live = Live(table, self.desk.artist)
        entry = await self.desk.write(live, deed)
        if entry is None:
            raise refuse("store-down")
        table.do(deed, entry)
        await self.desk.add(live)
        return table.id, token

    async def branch(self, old: str, number: int, wish: Branch) -> tuple[str, int, str]:
        """A new table whose game has come to a moment of one that is over; its id, the host's seat and token.

        Its log is written at once, and its id told only then: nobody meets half a table.
        """
        token = secrets.token_urlsafe(TOKEN_BYTES)
        fresh = Fresh(token, secrets.randbits(63))
        live = await self.desk.live(old)
        branched = await branching.branch(self.desk, live, number, wish, fresh, secrets.token_hex(16))
        table_id, now = new_table_id(), int(time.time() * 1000)
        entries = [
            Entry(version, now, write_deed(deed), position)
            for version, (deed, position) in enumerate(branched.done, start=1)
        ]
        with store_troubles_refuse():
            await self.desk.journal.write_log(table_id, entries)
        return table_id, branched.seat, token

    async def _try_settings(self, table: Table, settings: Settings) -> None:
        """Refuses what cannot be played, and has a look at the cards of what can."""
        deck = await self.desk.shelf.chosen(settings)
        try_settings(table, settings, deck)
        if isinstance(deck, Deck):
            self.desk.send(self.desk.artist.prepare(deck))

    # Coming and going.

    async def join(self, listener: Listener, order: commands.Join) -> None:
        """Begins to follow a table."""
        live = await self.desk.live(order.table)
        tokens = frozenset(mark(token) for token in order.tokens)
        async with live.lock:
            if live.is_deleted:
                raise refuse("table-deleted")
            if live.is_unsure:
                await self.desk.catch_up(live)
            seats = live.table.seats_of(tokens)
            if len(seats) != len(tokens):
                raise refuse("bad-token")
            since = order.since if order.since is not None else await self._last_look(live, tokens)
            happened = await missed(self.desk, live, seats, since)
            self.leave(listener)
            listener.tokens, listener.seats, listener.feed, listener.live = tokens, seats, order.feed, live
            live.listeners.add(listener)
            welcome = live.welcome(listener, re=order.id)
            listener.tell(write(msgspec.structs.replace(welcome, missed=happened)))
        live.tell_presence()
        self.desk.say_around(live)
        self.bots.wake(live)

    async def _last_look(self, live: Live, tokens: frozenset[str]) -> int | None:
        """How far the one of these seats that has been away longest has seen the table."""
        if not tokens:
            return None
        try:
            looks = await self.desk.journal.looks(live.table.id)
        except StoreDown:
            return None
        return min((looks[token] for token in tokens if token in looks), default=None)

    def leave(self, listener: Listener) -> None:
        """A connection stops following its table."""
        live, listener.live = listener.live, None
        if live is None:
            return
        live.listeners.discard(listener)
        live.idle_since = time.monotonic()
        if live.is_deleted:
            return
        live.tell_presence()
        self.desk.say_around(live)
        if listener.tokens:
            self.desk.send(self._note_looks(live.table.id, dict.fromkeys(listener.tokens, live.table.version)))

    async def _note_looks(self, table_id: str, looks: dict[str, int]) -> None:
        try:
            await self.desk.journal.looked(table_id, looks)
        except (StoreDown, StoreFull):
            log.warning("could not note how far a seat has looked")

    # Orders.

    async def give(self, listener: Listener, order: AnyCommand) -> None:
        """Carries an order out, or raises Refused and changes nothing."""
        if isinstance(order, commands.Join):
            await self.join(listener, order)
            return
        live = listener.live
        if live is None:
            raise refuse("not-joined")
        if live.table.id != order.table:
            raise refuse("other-table")
        if live.is_deleted:
            raise refuse("table-deleted")
        if isinstance(order, QUESTIONS):
            listener.tell(write(await answer(self.desk, live, listener, order)))
            return
        match order:
            case commands.React(seat=seat, reaction=reaction):
                own(live.table, seat, listener.seats)
                live.tell_all(messages.Reacted(seat=seat, reaction=reaction))
                self.desk.say(live, buses.Reaction(self.desk.process, seat, reaction))
            case commands.Report():
                await self._report(live, order)
                listener.tell(write(messages.Done(re=order.id)))
            case commands.DeleteTable():
                await self._delete(live, listener)
            case _:
                await self._change(live, listener, order)

    async def _change(self, live: Live, listener: Listener, order: AnyCommand) -> None:
        """An order that writes a version; it is tried again if another process wrote one first."""
        async with live.lock:
            for _ in range(TRIES):
                if await self._try(live, listener, order):
                    break
            else:
                raise refuse("store-down")
        if not isinstance(order, commands.Play):
            live.tell_presence()
        self.bots.wake(live)

    async def _try(self, live: Live, listener: Listener, order: AnyCommand) -> bool:
        """Carries an order out once; False if another process wrote first."""
        if isinstance(order, commands.Play):
            return await self._play(live, listener, order)
        if isinstance(order, commands.Resign):
            return await self._resign(live, listener, order)
        fresh = Fresh(secrets.token_urlsafe(TOKEN_BYTES), secrets.randbits(63))
        if isinstance(order, commands.Begin):
            return await self._begin(live, listener, order, fresh)
        return await self._do(live, listener, order, fresh)

    async def _play(self, live: Live, listener: Listener, order: commands.Play) -> bool:
        playing = mover(live.table, order.seat, listener.seats)
        right_version(live.table, playing, order.version)
        move = read_move(playing.rules.engine, order.move)
        return await self.desk.move(live, playing, order.seat, move, None, listener, order.id)

    async def _resign(self, live: Live, listener: Listener, order: commands.Resign) -> bool:
        own(live.table, order.seat, listener.seats)
        playing = running(live.table)
        if order.seat >= playing.players:
            raise refuse("seat-plays", seat=order.seat + 1)
        if order.seat in playing.resigned:
            raise refuse("already-resigned", seat=order.seat + 1)
        return await self.desk.move(live, playing, order.seat, None, None, listener, order.id)

    async def _begin(self, live: Live, listener: Listener, order: commands.Begin, fresh: Fresh) -> bool:
        table = live.table
        must_be_host(table, listener.seats)
        between_games(table)
        deck = await self.desk.shelf.chosen(table.settings)
        engine = catalogue.offer(table.settings.game).engine
        for player in table.players:
            if player.level:
                read_player(engine, player.level)
        deed, start = begin(table, deck, fresh.seed)
        await self.desk.shelf.keep(deck)
        entry = await self.desk.write(live, deed, start.begin())
        if entry is None:
            return False
        await self.desk.happen(live, deed, entry, start, listener, order.id)
        return True

    async def _do(self, live: Live, listener: Listener, order: AnyCommand, fresh: Fresh) -> bool:
        """Everything about the table itself."""
        deed = await self._decide(live, listener, order, fresh)
        entry = await self.desk.write(live, deed)
        if entry is None:
            return False
        if isinstance(deed, deeds.Seated | deeds.Renewed):
            self._hand_over(live, listener, order, deed, fresh.token)
        await self.desk.happen(live, deed, entry, None, listener, order.id)
        return True

    async def _decide(self, live: Live, listener: Listener, order: AnyCommand, fresh: Fresh) -> Deed:
        table = live.table
        if isinstance(order, commands.Choose):
            must_be_host(table, listener.seats)
            between_games(table)
            settings = table.settings_meant(order.settings)
            await self._try_settings(table, settings)
            return deeds.Chosen(settings)
        if isinstance(order, commands.ResetMemory):
            must_be_host(table, listener.seats)
            between_games(table)
            deck = await self.desk.shelf.chosen(table.settings)
            if not isinstance(deck, Deck):
                raise refuse("unknown-deck")
            return deeds.MemoryReset(deck.hash)
        return decide(table, order, listener.seats, fresh)

    def _hand_over(self, live: Live, listener: Listener, order: AnyCommand, deed: Deed, token: str) -> None:
        """The token of a new seat goes to nobody but whoever asked for it."""
        seat = len(live.table.players)
        if isinstance(deed, deeds.Renewed):
            seat = deed.seat
            listener.tokens -= {live.table.players[seat].token}
        listener.tokens |= {mark(token)}
        listener.tell(write(messages.Sat(re=order.id, seat=seat, token=token)))

    async def _report(self, live: Live, order: commands.Report) -> None:
        playing = live.table.playing
        if playing is None or playing.start.deck is None:
            raise refuse("card-not-open")
        if order.card not in playing.rules.opened(playing.game.view(None)):
            raise refuse("card-not-open")
        deck = playing.start.deck
        card = playing.start.deal.cards[order.card]
        report = Report(int(time.time() * 1000), deck.id, deck.hash, card.id, one_line(order.text))
        with store_troubles_refuse():
            await self.desk.journal.report(report)

    async def _delete(self, live: Live, listener: Listener) -> None:
        async with live.lock:
            must_be_host(live.table, listener.seats)
            with store_troubles_refuse():
                await self.desk.journal.delete(live.table.id)
            await self.desk.forget(live)
        self.desk.say(live, buses.Deleted(self.desk.process))
