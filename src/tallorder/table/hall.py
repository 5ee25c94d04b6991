"""The hall: all tables that somebody follows here. Every order comes through it, one after another for each table."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Final

import msgspec

from tallorder import catalogue
from tallorder.bots.any_legal import any_legal
from tallorder.bots.players import read_player
from tallorder.cards import Deck
from tallorder.games.kernel import Event, Game, Line, Move, Refused
from tallorder.table import bus as buses
from tallorder.table import deciding, deeds, showing
from tallorder.table.agreeing import begin, remembers, stock_of, try_settings
from tallorder.table.bus import AnyNews, Bus, NoBus
from tallorder.table.deciding import Fresh, decide, mover, must_be_host, own, right_version, running
from tallorder.table.deeds import Deed, read_deed, write_deed
from tallorder.table.journal import Entry, Journal, Report, StoreDown, StoreFull
from tallorder.table.live import Elsewhere, Listener, Live
from tallorder.table.playing import Playing, Step, fingerprint
from tallorder.table.refusals import refuse
from tallorder.table.shelf import Shelf
from tallorder.table.table import Table, mark
from tallorder.table.thinkers import Thinkers, Workers, beliefs_for, question
from tallorder.wire import orders, read_move, write
from tallorder.wire import tellings as tell
from tallorder.wire.orders import AnyOrder, Settings

log = logging.getLogger("tallorder.table")

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a table's id: none that look alike."""
ID_LENGTH: Final = 14
TRIES: Final = 4
MOST_MISSED: Final = 200


class Habits(msgspec.Struct, frozen=True):
    """How patient the hall is, in seconds."""

    host_away: float = 120.0
    bot_takeover: float = 5.0
    """After how long another process asks a bot that nobody has asked."""
    round: float = 2.0
    """How often the hall looks after its tables."""
    forget: float = 300.0
    """After how long a table that nobody follows leaves the memory."""
    elsewhere: float = 15.0
    """How long a word from another process about who is there is believed."""
    shortest_pace: float = 0.5
    """A bot never answers faster; tests may."""


def new_table_id() -> str:
    """An id that nobody guesses: 31^14 is more than 2^69."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class Hall:
    """The tables of one server process."""

    def __init__(
        self,
        journal: Journal,
        bus: Bus | None = None,
        thinkers: Thinkers | None = None,
        habits: Habits | None = None,
    ) -> None:
        self.journal = journal
        self.bus = bus or NoBus()
        self.thinkers = thinkers or Workers()
        self.habits = habits or Habits()
        self.shelf = Shelf(journal)
        self.process = secrets.token_hex(6)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.rounds: asyncio.Task[None] | None = None
        self.errands: set[asyncio.Task[None]] = set()

    # Opening and closing.

    async def open(self) -> None:
        """Begins to look after tables."""
        await self.bus.open(self.heard)
        self.rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Tells everybody goodbye, after what is under way has been written."""
        if self.rounds is not None:
            self.rounds.cancel()
        for live in list(self.tables.values()):
            if live.bot is not None:
                live.bot.cancel()
            async with live.lock:
                live.tell_all(tell.Goodbye(code="shutting-down"))
        self.thinkers.close()
        await self.bus.close()

    async def open_table(self, name: str, settings: Settings | None = None) -> tuple[str, str]:
        """A new table with its host in the first seat; its id, and the host's token."""
        table = Table(new_table_id())
        chosen = settings or Settings(catalogue.offers()[0].game)
        try_settings(table, chosen, await self.shelf.chosen(chosen))
        token = secrets.token_urlsafe(24)
        opened = deeds.Opened(deciding.clean_name(table, name), mark(token), secrets.token_hex(16), chosen)
        live = Live(table)
        live.idle_since = time.monotonic()
        await self._write(live, opened)
        await self._count_memory(live)
        self.tables[table.id] = live
        await self.bus.follow(table.id)
        return table.id, token

    async def live(self, table_id: str) -> Live:
        """A table, loaded if nobody followed it yet."""
        live = self.tables.get(table_id)
        if live is not None:
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
            future.set_exception(problem if isinstance(problem, Exception) else StoreDown("loading was stopped"))
            future.exception()
            raise
        finally:
            del self.loading[table_id]
        return live

    async def _load(self, table_id: str) -> Live:
        await self.bus.follow(table_id)
        entries = await self._entries(table_id, 0)
        if not entries:
            await self.bus.unfollow(table_id)
            raise refuse("no-such-table")
        live = Live(Table(table_id))
        done = [read_deed(entry.body) for entry in entries]
        last = max((place for place, deed in enumerate(done) if isinstance(deed, deeds.Began)), default=-1)
        for place, (deed, entry) in enumerate(zip(done, entries, strict=True)):
            start = None
            if place == last and isinstance(deed, deeds.Began):
                start = await self._start_of(deed)
            live.table.do(deed, entry, start)
        live.idle_since = live.changed_at = time.monotonic()
        await self._count_memory(live)
        self.tables[table_id] = live
        return live

    async def _start_of(self, began: deeds.Began) -> catalogue.Start | None:
        """What a game began from; None if this release cannot make anything of it."""
        try:
            return catalogue.start_of(began.head, await self.shelf.fetch(began.head.deck_hash))
        except Refused as problem:
            log.warning("a stored game cannot be set up", extra={"why": str(problem)})
            return None

    async def _entries(self, table_id: str, after: int) -> list[Entry]:
        try:
            return await self.journal.entries(table_id, after)
        except StoreDown:
            raise refuse("store-down") from None

    # Writing things down.

    async def _write(self, live: Live, deed: Deed, game: Game | None = None) -> Entry | None:
        """Writes a deed as the next version; None if another process was faster, and then we know what it wrote."""
        if live.is_deleted:
            raise refuse("table-deleted")
        if live.is_unsure:
            await self._catch_up(live)
            return None
        table = live.table
        position = None if game is None else fingerprint(game)
        entry = Entry(table.version + 1, int(time.time() * 1000), write_deed(deed), position)
        try:
            is_written = await self.journal.append(table.id, entry)
        except StoreFull:
            raise refuse("store-full") from None
        except StoreDown:
            live.is_unsure = True
            raise refuse("store-down") from None
        except asyncio.CancelledError:
            live.is_unsure = True
            raise
        if not is_written:
            await self._catch_up(live)
            return None
        if isinstance(deed, deeds.Opened):
            table.do(deed, entry)
        return entry

    async def _catch_up(self, live: Live) -> None:
        """Reads what others have written, and tells everybody here."""
        entries = await self._entries(live.table.id, live.table.version)
        live.is_unsure = False
        for entry in entries:
            deed = read_deed(entry.body)
            start = await self._start_of(deed) if isinstance(deed, deeds.Began) else None
            await self._happen(live, deed, entry, start)
        if not entries and not await self.journal.newest([live.table.id]):
            self._forget(live, "deleted")
            raise refuse("table-deleted")

    async def _happen(
        self,
        live: Live,
        deed: Deed,
        entry: Entry,
        start: catalogue.Start | None = None,
        by: Listener | None = None,
        re: int = 0,
    ) -> None:
        """A deed that is written down takes effect, and everybody is told."""
        live.table.do(deed, entry, start)
        live.changed_at = time.monotonic()
        if not isinstance(deed, deeds.Moved) or deed.ended is not None:
            await self._count_memory(live)
        if by is not None and isinstance(deed, deeds.Seated | deeds.Renewed):
            by.seats = live.table.seats_of(by.tokens)
        live.announce(deed, entry, by, re)

    async def _count_memory(self, live: Live) -> None:
        settings = live.table.settings
        try:
            deck = await self.shelf.chosen(settings)
        except Refused:
            live.memory = None
            return
        live.memory = None
        if isinstance(deck, Deck):
            seen = live.table.seen.get(deck.id, set())
            live.memory = showing.memory_count(stock_of(deck, settings), seen, is_on=remembers(settings))

    def _say_written(self, live: Live) -> None:
        """Other processes hear that there is something new."""
        if not isinstance(self.bus, NoBus):
            self._send(self.bus.say(live.table.id, buses.Written(self.process, live.table.version)))

    def _send(self, errand: Coroutine[None, None, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # Orders.

    async def give(self, listener: Listener, order: AnyOrder) -> None:
        """Carries an order out, or raises Refused and changes nothing."""
        if isinstance(order, orders.Join):
            await self.join(listener, order)
            return
        live = listener.live
        if live is None:
            raise refuse("not-joined")
        if live.table.id != order.table:
            raise refuse("other-table")
        if live.is_deleted:
            raise refuse("table-deleted")
        match order:
            case orders.Play():
                await self._play(live, listener, order)
            case orders.Look() | orders.AskStakes() | orders.Narrate() | orders.AskWhy() | orders.AskDeck():
                listener.tell(write(await self._answer(live, listener, order)))
            case orders.React(seat=seat, reaction=reaction):
                own(live.table, seat, listener.seats)
                live.tell_all(tell.Reacted(seat=seat, reaction=reaction))
                await self.bus.say(live.table.id, buses.Reaction(self.process, seat, reaction))
            case orders.Report():
                await self._report(live, order)
                listener.tell(write(tell.Done(re=order.id)))
            case orders.DeleteTable():
                await self._delete(live, listener)
            case orders.Begin():
                await self._begin(live, listener, order)
            case orders.Resign():
                await self._resign(live, listener, order)
            case _:
                await self._do(live, listener, order)

    async def join(self, listener: Listener, order: orders.Join) -> None:
        """Begins to follow a table."""
        live = await self.live(order.table)
        tokens = frozenset(mark(token) for token in order.tokens)
        async with live.lock:
            if live.is_unsure:
                await self._catch_up(live)
            seats = live.table.seats_of(tokens)
            if len(seats) != len(tokens):
                raise refuse("bad-token")
            looks = await self.journal.looks(live.table.id) if seats and order.since is None else {}
            self.leave(listener)
            listener.tokens, listener.seats, listener.feed, listener.live = tokens, seats, order.feed, live
            live.listeners.add(listener)
            since = order.since
            if since is None and seats:
                since = min((looks[token] for token in tokens if token in looks), default=None)
            missed = await self._missed(live, seats, since)
            welcome = live.welcome(listener, re=order.id)
            listener.tell(write(msgspec.structs.replace(welcome, missed=missed)))
        live.tell_presence()
        await self._say_around(live)
        self._wake(live)

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
        self._send(self._say_around(live))
        if listener.seats:
            self._send(self._note_looks(live.table.id, dict.fromkeys(listener.tokens, live.table.version)))

    async def _note_looks(self, table_id: str, looks: dict[str, int]) -> None:
        try:
            await self.journal.looked(table_id, looks)
        except (StoreDown, StoreFull):
            log.warning("could not note how far a seat has looked")

    async def _missed(self, live: Live, seats: tuple[int, ...], since: int | None) -> tuple[tell.Happened, ...]:
        """What happened after a version, as these seats may know it."""
        table = live.table
        if since is None or not 0 < since < table.version or table.version - since > MOST_MISSED:
            return ()
        playing = table.playing
        steps = {} if playing is None else {step.version: step for step in playing.steps}
        missed = []
        for entry in await self._entries(table.id, since):
            deed = read_deed(entry.body)
            step = steps.get(entry.version)
            shown: tuple[tell.Shown, ...] = ()
            if step is not None and playing is not None:
                shown = tuple(
                    showing.show_events(playing, seat, step.events) for seat in showing.audiences(playing, seats)
                )
            name = str(deed.__struct_config__.tag)
            missed.append(tell.Happened(entry.version, entry.at, name, getattr(deed, "seat", None), shown))
        return tuple(missed)

    async def _do(self, live: Live, listener: Listener, order: AnyOrder) -> None:
        """Everything about the table itself."""
        token = secrets.token_urlsafe(24)
        fresh = Fresh(token, secrets.randbits(63))
        async with live.lock:
            for _ in range(TRIES):
                if isinstance(order, orders.Choose):
                    must_be_host(live.table, listener.seats)
                    try_settings(live.table, order.settings, await self.shelf.chosen(order.settings))
                if isinstance(order, orders.ResetMemory):
                    deed: Deed = await self._reset_memory(live, listener)
                else:
                    deed = decide(live.table, order, listener.seats, fresh)
                entry = await self._write(live, deed)
                if entry is None:
                    continue
                if isinstance(deed, deeds.Seated | deeds.Renewed):
                    self._hand_over(live, listener, order, deed, token)
                await self._happen(live, deed, entry, None, listener, order.id)
                break
            else:
                raise refuse("store-down")
        self._say_written(live)
        live.tell_presence()
        self._wake(live)

    def _hand_over(self, live: Live, listener: Listener, order: AnyOrder, deed: Deed, token: str) -> None:
        """The token of a new seat goes to nobody but whoever asked for it."""
        seat = deed.seat if isinstance(deed, deeds.Renewed) else len(live.table.players)
        tokens = listener.tokens
        if isinstance(deed, deeds.Renewed):
            tokens -= {live.table.players[seat].token}
        listener.tokens = tokens | {mark(token)}
        listener.tell(write(tell.Sat(re=order.id, seat=seat, token=token)))

    async def _reset_memory(self, live: Live, listener: Listener) -> Deed:
        must_be_host(live.table, listener.seats)
        deciding.between_games(live.table)
        return deeds.MemoryReset((await self.shelf.chosen(live.table.settings)).id)  # type: ignore[union-attr]

    async def _begin(self, live: Live, listener: Listener, order: orders.Begin) -> None:
        async with live.lock:
            for _ in range(TRIES):
                table = live.table
                must_be_host(table, listener.seats)
                deciding.between_games(table)
                deck = await self.shelf.chosen(table.settings)
                engine = catalogue.offer(table.settings.game).engine
                for player in table.players:
                    if player.level:
                        read_player(engine, player.level)
                deed, start = begin(table, deck, secrets.randbits(63))
                await self.shelf.keep(deck)
                entry = await self._write(live, deed, start.begin())
                if entry is not None:
                    await self._happen(live, deed, entry, start, listener, order.id)
                    break
            else:
                raise refuse("store-down")
        self._say_written(live)
        self._wake(live)

    async def _play(self, live: Live, listener: Listener, order: orders.Play) -> None:
        async with live.lock:
            for _ in range(TRIES):
                playing = mover(live.table, order.seat, listener.seats)
                right_version(live.table, playing, order.version)
                move = read_move(playing.rules.engine, order.move)
                if await self._move(live, playing, order.seat, move, None, listener, order.id):
                    break
            else:
                raise refuse("store-down")
        self._say_written(live)
        self._wake(live)

    async def _move(
        self,
        live: Live,
        playing: Playing,
        seat: int,
        move: Move,
        why: Line | None,
        by: Listener | None = None,
        re: int = 0,
    ) -> bool:
        """Tries a move on a clone, writes it down, and only then it has happened; False if another was faster."""
        game, events = playing.try_move(seat, move)
        ended = playing.end_of(game)
        deed = deeds.Moved(seat, msgspec.Raw(msgspec.json.encode(move)), why, ended)
        entry = await self._write(live, deed, game)
        if entry is None:
            return False
        playing.accept(game, Step(entry.version, entry.at, seat, move, events, why), ended)
        await self._happen(live, deed, entry, None, by, re)
        return True

    async def _resign(self, live: Live, listener: Listener, order: orders.Resign) -> None:
        async with live.lock:
            for _ in range(TRIES):
                own(live.table, order.seat, listener.seats)
                playing = running(live.table)
                if order.seat >= playing.players:
                    raise refuse("seat-plays", seat=order.seat + 1)
                if order.seat in playing.resigned:
                    raise refuse("already-resigned", seat=order.seat + 1)
                game, events = playing.try_resign(order.seat)
                deed = deeds.Resigned(order.seat, playing.end_of(game))
                entry = await self._write(live, deed, game)
                if entry is not None:
                    playing.accept(game, Step(entry.version, entry.at, order.seat, None, events), deed.ended)
                    await self._happen(live, deed, entry, None, listener, order.id)
                    break
            else:
                raise refuse("store-down")
        self._say_written(live)
        self._wake(live)

    async def _report(self, live: Live, order: orders.Report) -> None:
        playing = live.table.playing
        if playing is None or playing.start.deck is None:
            raise refuse("card-not-open")
        if order.card not in playing.rules.opened(playing.game.view(None)):
            raise refuse("card-not-open")
        deck = playing.start.deck
        card = playing.start.deal.cards[order.card]
        await self.journal.report(Report(int(time.time() * 1000), deck.id, deck.hash, card.id, order.text))

    async def _delete(self, live: Live, listener: Listener) -> None:
        async with live.lock:
            must_be_host(live.table, listener.seats)
            await self.journal.delete(live.table.id)
            self._forget(live, "deleted")
        await self.bus.say(live.table.id, buses.Deleted(self.process))

    def _forget(self, live: Live, code: str) -> None:
        live.is_deleted = True
        live.tell_all(tell.Goodbye(code=code))
        if live.bot is not None:
            live.bot.cancel()
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            self._send(self.bus.unfollow(live.table.id))

    # Questions.

    async def _answer(self, live: Live, listener: Listener, order: AnyOrder) -> tell.Telling:
        table = live.table
        match order:
            case orders.Look(version=None):
                return live.welcome(listener, re=order.id)
            case orders.Look(version=int(version), eyes=eyes):
                return self._moment(live, listener, version, eyes, order.id)
            case orders.AskStakes():
                return self._stakes(live, listener, order)
            case orders.Narrate(seat=seat):
                if table.playing is None:
                    raise refuse("no-game")
                if seat is not None:
                    own(table, seat, listener.seats)
                view = table.playing.game.view(seat if seat is not None and seat < table.playing.players else None)
                return tell.Narrated(re=order.id, version=table.version, lines=table.playing.rules.narrate(view))
            case orders.AskWhy(version=version):
                steps = [] if table.playing is None else table.playing.steps
                for step in steps:
                    if step.version == version:
                        return tell.Why(re=order.id, version=version, why=step.why)
                raise refuse("no-such-moment", version=version)
            case orders.AskDeck():
                return await self._deck_page(live, order.id)
        raise TypeError(f"no answer to {order!r}")

    def _moment(self, live: Live, listener: Listener, version: int, eyes: int | None, re: int) -> tell.Moment:
        playing = live.table.playing
        if playing is None or not playing.began <= version <= live.table.version:
            raise refuse("no-such-moment", version=version)
        seats = listener.seats
        if eyes is not None:
            if eyes not in seats and playing.is_running:
                raise refuse("not-your-seat", seat=eyes + 1)
            seats = (eyes,)
        found = playing.start.begin()
        events: tuple[Event, ...] = ()
        for step, game in playing.moments():
            if step is None:
                found = game.clone()
            elif step.version <= version:
                found = game.clone()
                events = step.events if step.version == version else ()
        shown = tuple(showing.show_moment(playing, found, seat, events) for seat in showing.audiences(playing, seats))
        view = found.view(None)
        visible = sorted(playing.rules.visible(view)) if playing.start.deck is not None else []
        opened = playing.rules.opened(view) if visible else ()
        return tell.Moment(
            re=re, version=version, shown=shown, faces=showing.faces(live.table, playing, visible, opened)
        )

    def _stakes(self, live: Live, listener: Listener, order: orders.AskStakes) -> tell.Stakes:
        playing = mover(live.table, order.seat, listener.seats)
        right_version(live.table, playing, order.version)
        rules = playing.rules
        view = playing.game.view(order.seat)
        choices = rules.choices(view) if playing.game.actor == order.seat else ()
        if order.choice >= len(choices):
            raise refuse("no-such-choice", choice=order.choice)
        stakes = tuple(tell.Stake(move, rules.preview(view, move)) for move in choices[order.choice].moves)
        return tell.Stakes(re=order.id, version=live.table.version, seat=order.seat, choice=order.choice, stakes=stakes)

    async def _deck_page(self, live: Live, re: int) -> tell.DeckPage:
        table = live.table
        deck = await self.shelf.chosen(table.settings)
        if not isinstance(deck, Deck):
            raise refuse("unknown-deck", deck=table.settings.game)
        opened = set(table.opened.get(deck.id, ()))
        playing = table.playing
        if playing is not None and playing.start.deck is not None and playing.start.deck.id == deck.id:
            opened.update(playing.opened_ids(playing.game))
        cards = sorted(stock_of(deck, table.settings), key=lambda card: card.name["en"])
        faces = tuple(
            showing.face(table, deck, card, number, is_open=card.id in opened) for number, card in enumerate(cards)
        )
        return tell.DeckPage(re=re, deck=showing.deck_head(deck), faces=faces)

    # Bots.

    def _wake(self, live: Live) -> None:
        """If a bot has to decide and nobody has asked it yet, it is asked."""
        actor = live.table.actor()
        if actor is None or not actor.is_played_by_bot or live.is_deleted:
            return
        if live.bot is None or live.bot.done():
            live.bot = asyncio.create_task(self._bot_turns(live))

    async def _bot_turns(self, live: Live) -> None:
        """Bots decide one after another, at a pace that people can follow, until it is a person's decision."""
        while True:
            table, playing = live.table, live.table.playing
            actor = table.actor()
            if playing is None or actor is None or not actor.is_played_by_bot or live.is_deleted:
                return
            asked_at, position, seat = time.monotonic(), playing.position_version, playing.game.actor
            move, why = await self._think(live, playing, seat)
            pace = max(table.pace, self.habits.shortest_pace) if self.habits.shortest_pace else 0.0
            await asyncio.sleep(max(0.0, max(live.changed_at, asked_at - pace) + pace - time.monotonic()))
            async with live.lock:
                if live.table.playing is not playing or playing.position_version != position:
                    continue
                if not table.players[seat].is_played_by_bot or not table.is_running:
                    return
                try:
                    await self._move(live, playing, seat, move, why)
                except Refused as problem:
                    log.warning("a bot's move was not accepted", extra={"why": str(problem)})
                    await asyncio.sleep(1.0)
                    continue
            self._say_written(live)

    async def _think(self, live: Live, playing: Playing, seat: int) -> tuple[Move, Line | None]:
        player = live.table.players[seat]
        key = (playing.number, seat, player.level)
        if key not in live.beliefs:
            live.beliefs[key] = await asyncio.to_thread(beliefs_for(playing, seat, player))
        asked = question(playing, seat, player, live.beliefs[key])
        try:
            decision = await self.thinkers.think(playing.rules.engine, player.level, asked)
        except Exception:
            log.exception("a bot could not decide")
            decision = any_legal(asked)
        return decision.move, decision.why

    # Looking after tables, and other processes.

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self.habits.round)
            try:
                await self._round()
            except (Refused, StoreDown, StoreFull) as problem:
                log.warning("looking after the tables failed", extra={"why": str(problem)})

    async def _round(self) -> None:
        now = time.monotonic()
        followed = [live for live in self.tables.values() if live.listeners]
        if followed and not isinstance(self.bus, NoBus):
            newest = await self.journal.newest([live.table.id for live in followed])
            for live in followed:
                if newest.get(live.table.id, -1) != live.table.version:
                    async with live.lock:
                        await self._catch_up(live)
        for live in list(self.tables.values()):
            self._forget_elsewhere(live, now)
            await self._look_for_host(live, now)
            if now - live.changed_at > self.habits.bot_takeover + live.table.pace:
                self._wake(live)
            is_thinking = live.bot is not None and not live.bot.done()
            if not live.listeners and not is_thinking and now - live.idle_since > self.habits.forget:
                del self.tables[live.table.id]
                await self.bus.unfollow(live.table.id)
        if not isinstance(self.bus, NoBus):
            for live in followed:
                await self._say_around(live)

    def _forget_elsewhere(self, live: Live, now: float) -> None:
        gone = [process for process, other in live.elsewhere.items() if other.until < now]
        for process in gone:
            del live.elsewhere[process]
        if gone:
            live.tell_presence()

    async def _look_for_host(self, live: Live, now: float) -> None:
        """If the host has been away for two minutes, the next person who is there becomes host."""
        table = live.table
        here = live.here().seats
        if table.host in here or not live.listeners:
            live.host_seen = now
            return
        if live.host_seen == 0.0:
            live.host_seen = now
        if now - live.host_seen < self.habits.host_away:
            return
        count = len(table.players)
        for step in range(1, count):
            seat = (table.host + step) % count
            if seat in here and table.players[seat].is_person:
                async with live.lock:
                    deed = deeds.HostMoved(seat, "away")
                    entry = await self._write(live, deed)
                    if entry is not None:
                        await self._happen(live, deed, entry)
                        self._say_written(live)
                return

    async def _say_around(self, live: Live) -> None:
        if isinstance(self.bus, NoBus):
            return
        seats = {seat for listener in live.listeners for seat in listener.seats}
        watching = sum(not listener.seats for listener in live.listeners)
        await self.bus.say(live.table.id, buses.Around(self.process, tuple(sorted(seats)), watching))

    async def heard(self, table_id: str, news: AnyNews) -> None:
        """A word from another process."""
        live = self.tables.get(table_id)
        if live is None or news.process == self.process:
            return
        match news:
            case buses.Written(version=version):
                async with live.lock:
                    if version > live.table.version:
                        await self._catch_up(live)
            case buses.Around(process=process, seats=seats, watching=watching):
                until = time.monotonic() + self.habits.elsewhere
                is_new = process not in live.elsewhere
                live.elsewhere[process] = Elsewhere(seats, watching, until)
                live.tell_presence()
                if is_new:
                    await self._say_around(live)
            case buses.Reaction(seat=seat, reaction=reaction):
                live.tell_all(tell.Reacted(seat=seat, reaction=reaction))
            case buses.Deleted():
                self._forget(live, "deleted")
