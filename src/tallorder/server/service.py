"""Whatever somebody asks of a table comes through here: it is decided, written down, applied and published.

`carry_out` is the whole road of a command. Nothing in it waits but for the disk, and then the journal calls back. Only
what really has to wait (loading a table, fetching a deck, catching up with another process) is a coroutine, and it ends
by carrying out the same command again.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from tallorder.cards import BuildingSet, Deck
from tallorder.catalogue import offer, offers
from tallorder.games.kernel import Refused
from tallorder.games.kernel.record import Record
from tallorder.server.bot_turns import BotTurns
from tallorder.server.bot_workers import BotWorkers, ThinkingPool
from tallorder.server.bus import AnyNews, Bus, Connected, EntryWritten, NoBus, ReactionShown, TableDeleted
from tallorder.server.decks import DeckCache
from tallorder.server.studies import Studies
from tallorder.server.tables import Listener, OpenTable, Tables
from tallorder.server.timeouts import Timeouts
from tallorder.server.troubles import store_refusal, store_troubles_refuse
from tallorder.study.analysis import JudgedMove
from tallorder.table import commands
from tallorder.table.branch import Branch, branch_table, require_branchable
from tallorder.table.changes import Began, Chosen, Renewed, Seated
from tallorder.table.commands import AnyCommand, Settings, TableCommand
from tallorder.table.decide import (
    Given,
    decide,
    decide_opening,
    deck_needed,
    require_hint,
    require_host,
    require_own_seat,
)
from tallorder.table.game import read_move
from tallorder.table.journal import CardReport, Journal, StoreDown, StoreFull
from tallorder.table.lesson import require_lesson
from tallorder.table.lesson_table import open_lesson
from tallorder.table.messages import Done, Frame, Hint, Reacted, Replay, Sat
from tallorder.table.names import one_line
from tallorder.table.pictures import CardRenderer, NoPictures
from tallorder.table.questions import QUESTIONS, answer, is_worth_telling, missed
from tallorder.table.refusals import refuse
from tallorder.table.replay import began_of, record, replay_frames, table_after
from tallorder.table.table import Table, token_hash
from tallorder.wire import addressed, write
from tallorder.wire.http import AnalysisTold, JudgeMove

log = logging.getLogger("tallorder.server")

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a table's id: none that look alike."""
ID_LENGTH: Final = 14
TOKEN_BYTES: Final = 24
FRAMES_AT_ONCE: Final = 8
"""So many frames of a replay are made before others get their turn."""
PARTING: Final = 3.0
"""Seconds that what nobody waits for is given when the server ends."""
TRIES: Final = 25
"""How often a command is tried again because another process wrote first."""

BEGINNING: Final = (commands.Begin, commands.WantAgain, commands.GoToStep)
"""Commands that a game can begin with."""

Reply = Callable[[BaseException | None], None]
"""Called when a command has been carried out, or was not, and why."""


def new_table_id() -> str:
    """An id that nobody guesses: 31^14 is more than 2^69."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class NotReady(Exception):  # noqa: N818 - nothing went wrong
    """A command cannot be decided yet: its deck, or what others have written, has to be fetched first."""


class TableService:
    """The tables of one server process, for whoever is connected to it."""

    def __init__(
        self,
        journal: Journal,
        bus: Bus | None = None,
        workers: ThinkingPool | None = None,
        timeouts: Timeouts | None = None,
        renderer: CardRenderer | None = None,
        prepare: Callable[[Deck], Coroutine[Any, Any, None]] | None = None,
    ) -> None:
        self.journal = journal
        self.bus = bus or NoBus()
        self.is_alone = isinstance(self.bus, NoBus) and not getattr(journal, "is_shared", False)
        self.timeouts = timeouts or Timeouts()
        self.decks = DeckCache(journal)
        self.tables = Tables(journal, self.bus, self.decks, renderer or NoPictures())
        self.workers = workers or BotWorkers()
        self.bots = BotTurns(self.workers, self.carry_out_alone, self.timeouts.shortest_pace)
        self.studies = Studies(journal, self.workers)
        self.prepare = prepare
        """Looks at a deck before it is played with, so that nobody has to wait for its pictures later."""
        self.admit: Callable[[OpenTable, Listener, frozenset[str]], None] = lambda _table, _listener, _tokens: None
        """Refuses one more who would follow a table, if there are too many."""
        self.meter: Callable[[OpenTable, Listener, TableCommand], None] = lambda _table, _listener, _command: None
        """Refuses a change by a connection that has changed too much at a table already."""
        self.process = secrets.token_hex(6)
        self.errands: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Ends when what is under way has been written."""
        for open_table in list(self.tables.open.values()):
            if open_table.bot is not None:
                open_table.bot.cancel()
            async with open_table.turn():
                pass
        await self.studies.close()
        self.workers.close()
        if self.errands:
            await asyncio.wait(self.errands, timeout=PARTING)

    # The road of a command.

    def submit(self, listener: Listener, command: AnyCommand, reply: Reply) -> None:
        """Carries a command out as soon as those before it are; `reply` hears what became of it."""
        try:
            if isinstance(command, commands.Join):
                self._start(self.join(listener, command), reply)
                return
            open_table = self._table_of(listener, command)
            if isinstance(command, QUESTIONS):
                self._answer(open_table, listener, command, reply)
            elif isinstance(command, commands.React):
                self._react(open_table, listener, command)
                reply(None)
            elif isinstance(command, commands.Report):
                self._start(self._report(open_table, listener, command), reply)
            elif isinstance(command, commands.AskHint):
                self._start(self._hint(open_table, listener, command), reply)
            elif isinstance(command, commands.DeleteTable):
                self._start(self._delete(open_table, listener), reply)
            else:
                open_table.run(partial(self.carry_out, open_table, listener, command, reply))
        except Refused as problem:
            reply(problem)

    def carry_out(
        self,
        open_table: OpenTable,
        listener: Listener | None,
        command: TableCommand,
        reply: Reply,
        tries: int = TRIES,
    ) -> bool:
        """Decide, write down, apply, publish: the road of everything that happens at a table, in the table's turn.

        Whether it goes on when this returns; then it ends with the table's `release`.
        """
        table = open_table.table
        held = () if listener is None else listener.seats
        number = getattr(command, "id", 0)

        # 1. Decide: nothing has happened yet, and refusals end here.
        try:
            if open_table.is_deleted:
                raise refuse("table-deleted")
            if open_table.is_unsure:
                raise NotReady
            given = self._given(open_table, command, self._deck_for(table, command, held))
            proposed = decide(table, command, held, given)
            entry = proposed.entry(table, given.at)
            if listener is not None and tries == TRIES:
                self.meter(open_table, listener, command)
        except NotReady:
            return self._prepare_and_retry(open_table, listener, command, reply, tries)
        except Exception as problem:  # Refused, or a fault of ours: the table goes on either way
            reply(problem)
            return False
        change = proposed.change

        def written(is_written: bool, problem: Exception | None) -> None:
            if problem is not None:
                open_table.is_unsure = not isinstance(problem, StoreFull)
                open_table.release()
                reply(_as_refusal(problem))
                return
            if not is_written:  # another process was faster
                open_table.is_unsure = True
                self._prepare_and_retry(open_table, listener, command, reply, tries)
                return

            # 3. Apply: now it has happened.
            try:
                if listener is not None and isinstance(change, Seated | Renewed):
                    self._hand_over_token(open_table, listener, change, given.token, number)
                table.apply(change, entry, proposed.start, proposed.trial)
                open_table.changed_at = time.monotonic()
                if isinstance(change, Chosen | Began):
                    open_table.publisher.deck = given.deck

                # 4. Publish: one message for each audience.
                events = () if proposed.trial is None else proposed.trial.events
                open_table.publish(change, entry, events, listener, number)
                if proposed.trial is None:
                    open_table.publish_presence()
            except Exception as error:
                open_table.release()
                reply(error)
                return
            self._tell_others(table.id, EntryWritten(self.process, entry.version))
            open_table.release()
            self.bots.wake(open_table)
            reply(None)

        # 2. Write down: durable before anybody hears of it.
        self.journal.append(table.id, entry, written)
        return True

    async def carry_out_alone(self, open_table: OpenTable, command: TableCommand) -> None:
        """Carries out a command that nobody at the table gave, and waits for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        open_table.run(partial(self.carry_out, open_table, None, command, partial(_settle, done)))
        await asyncio.shield(done)

    def _deck_for(self, table: Table, command: TableCommand, held: tuple[int, ...]) -> Deck | BuildingSet | None:
        """The deck that a command needs; NotReady if it has to be fetched, or written down, first."""
        settings = deck_needed(table, command, held)
        if settings is None:
            return None
        deck = self.decks.at_hand(settings)
        if deck is None or (isinstance(command, BEGINNING) and not self.decks.is_kept(deck)):
            raise NotReady
        return deck

    def _prepare_and_retry(
        self, open_table: OpenTable, listener: Listener | None, command: TableCommand, reply: Reply, tries: int
    ) -> bool:
        """Fetches what is missing, in the table's turn, and then carries the command out all the same."""

        async def prepare() -> None:
            if not tries:
                raise refuse("store-down")
            if open_table.is_unsure:
                await self.tables.catch_up(open_table)
            held = () if listener is None else listener.seats
            settings = deck_needed(open_table.table, command, held)
            if settings is not None:
                deck = await self.decks.chosen(settings)
                if isinstance(command, BEGINNING):
                    await self.decks.keep(deck)
                if self.prepare is not None and isinstance(deck, Deck):
                    self.send(self.prepare(deck))

        def prepared(task: "asyncio.Task[None]") -> None:
            if task.cancelled() or task.exception() is not None:
                open_table.release()
                reply(refuse("store-down") if task.cancelled() else task.exception())
            elif not self.carry_out(open_table, listener, command, reply, tries - 1):
                open_table.release()

        self._task(prepare()).add_done_callback(prepared)
        return True

    def _given(self, open_table: OpenTable, command: TableCommand, deck: Deck | BuildingSet | None) -> Given:
        if isinstance(command, commands.Play | commands.PlayAsBot):
            return Given(now())
        here, patience = open_table.here().seats, self.timeouts.sit_in
        away = open_table.absence.away(open_table.table, here, time.monotonic() - patience)
        token, seed = secrets.token_urlsafe(TOKEN_BYTES), secrets.randbits(63)
        return Given(now(), token, seed, deck, here, away, round(patience))

    def _hand_over_token(
        self, open_table: OpenTable, listener: Listener, change: Seated | Renewed, token: str, number: int
    ) -> None:
        """The token of a seat goes to nobody but whoever asked for it."""
        seat = len(open_table.table.players)
        if isinstance(change, Renewed):
            seat = change.seat
            listener.tokens -= {open_table.table.players[seat].token}
        listener.tokens |= {token_hash(token)}
        listener.send(write(Sat(re=number, seat=seat, token=token)))

    def _table_of(self, listener: Listener, command: AnyCommand) -> OpenTable:
        open_table = listener.open_table
        if open_table is None:
            raise refuse("not-joined")
        if open_table.table.id != command.table:
            raise refuse("other-table")
        if open_table.is_deleted:
            raise refuse("table-deleted")
        return open_table

    # Coming and going.

    async def join(self, listener: Listener, command: commands.Join) -> None:
        """Begins to follow a table."""
        open_table = await self.tables.get(command.table)
        tokens = frozenset(token_hash(token) for token in command.tokens)
        async with open_table.turn():
            if open_table.is_deleted:
                raise refuse("table-deleted")
            if open_table.is_unsure:
                await self.tables.catch_up(open_table)
            table = open_table.table
            if len(table.seats_of(tokens)) != len(tokens):
                raise refuse("bad-token")
            self.admit(open_table, listener, tokens)
            if command.since is not None and command.since > table.version:  # told by another process: not back again
                await self.tables.catch_up(open_table)
            since = command.since if command.since is not None else await self._last_seen(table.id, tokens)
            entries = []
            if since is not None and is_worth_telling(since, table.version):
                entries = await self.tables.entries(table.id, since)
            self.leave(listener)
            seats = table.seats_of(tokens)
            listener.tokens, listener.seats, listener.feed = tokens, seats, command.feed
            listener.needs_view = command.feed == "views"
            listener.open_table = open_table
            open_table.listeners.add(listener)
            welcome = open_table.publisher.welcome(seats, open_table.here(), re=command.id)
            happened = missed(open_table.publisher, entries, seats)
            listener.send(write(msgspec.structs.replace(welcome, missed=happened)))
        open_table.publish_presence()
        self.tell_presence(open_table)
        self.bots.wake(open_table)

    async def _last_seen(self, table_id: str, tokens: frozenset[str]) -> int | None:
        """How far the one of these seats that has been away longest has seen the table."""
        if not tokens:
            return None
        try:
            last_seen = await self.journal.last_seen(table_id)
        except StoreDown:
            return None
        return min((last_seen[token] for token in tokens if token in last_seen), default=None)

    def leave(self, listener: Listener) -> None:
        """A connection stops following its table."""
        open_table, listener.open_table = listener.open_table, None
        if open_table is None:
            return
        open_table.listeners.discard(listener)
        open_table.idle_since = time.monotonic()
        if open_table.is_deleted:
            return
        open_table.publish_presence()
        self.tell_presence(open_table)
        if listener.tokens:
            last_seen = dict.fromkeys(listener.tokens, open_table.table.version)
            self.send(self._note_last_seen(open_table.table.id, last_seen))

    async def _note_last_seen(self, table_id: str, last_seen: dict[str, int]) -> None:
        try:
            await self.journal.note_last_seen(table_id, last_seen)
        except (StoreDown, StoreFull):
            log.warning("could not note what a seat has seen last")

    # What changes nothing at the table.

    def _answer(self, open_table: OpenTable, listener: Listener, command: AnyCommand, reply: Reply) -> None:
        if isinstance(command, commands.AskDeck):
            deck = self.decks.at_hand(open_table.table.settings)
            if deck is None:
                self._start(self._fetch_and_answer(open_table, listener, command), reply)
                return
            self._tell_deck(open_table, listener, command, deck)
        else:
            listener.send(write(answer(open_table.publisher, command, listener.seats, open_table.here(), None)))
        reply(None)

    def _tell_deck(
        self, open_table: OpenTable, listener: Listener, command: commands.AskDeck, deck: Deck | BuildingSet
    ) -> None:
        """A deck is told to all alike, so it is written once for each version of the table."""
        key = (open_table.table.version, deck.hash)
        if open_table.deck_page is None or open_table.deck_page[0] != key:
            same = commands.AskDeck(table=command.table)
            page = write(
                msgspec.structs.replace(answer(open_table.publisher, same, (), open_table.here(), deck), re=None)
            )
            open_table.deck_page = (key, page)
        listener.send(addressed(open_table.deck_page[1], command.id) if command.id else open_table.deck_page[1])

    async def _fetch_and_answer(self, open_table: OpenTable, listener: Listener, command: commands.AskDeck) -> None:
        deck = await self.decks.chosen(open_table.table.settings)
        self._tell_deck(open_table, listener, command, deck)

    def _react(self, open_table: OpenTable, listener: Listener, command: commands.React) -> None:
        require_own_seat(open_table.table, command.seat, listener.seats)
        open_table.send_all(Reacted(seat=command.seat, reaction=command.reaction))
        self._tell_others(open_table.table.id, ReactionShown(self.process, command.seat, command.reaction))

    async def _report(self, open_table: OpenTable, listener: Listener, command: commands.Report) -> None:
        game = open_table.table.game
        if game is None or game.start.deck is None:
            raise refuse("card-not-open")
        if command.card not in game.rules.opened(game.position.view(None)):
            raise refuse("card-not-open")
        deck, card = game.start.deck, game.start.deal.cards[command.card]
        report = CardReport(now(), deck.id, deck.hash, card.id, one_line(command.text))
        with store_troubles_refuse():
            await self.journal.report(report)
        listener.send(write(Done(re=command.id)))

    async def _hint(self, open_table: OpenTable, listener: Listener, command: commands.AskHint) -> None:
        """A bot advises a person; that it did is written down before the person hears what it said."""
        table, seat = open_table.table, command.seat
        game = require_hint(table, command, listener.seats)
        position = game.position_version
        decision = await self.bots.advise(open_table, game, seat)
        if table.game is not game:
            raise refuse("stale", version=command.version, newest=table.version)
        await self.carry_out_alone(open_table, commands.NoteHint(seat, position))
        told = Hint(re=command.id, version=table.version, seat=seat, move=decision.move, why=decision.why)
        listener.send(write(told))

    async def _delete(self, open_table: OpenTable, listener: Listener) -> None:
        async with open_table.turn():
            require_host(open_table.table, listener.seats)
            with store_troubles_refuse():
                await self.journal.delete(open_table.table.id)
            await self.tables.forget(open_table)
        self._tell_others(open_table.table.id, TableDeleted(self.process))

    # New tables.

    async def open_table(self, name: str, settings: Settings | None = None) -> tuple[str, str]:
        """A new table with its host in the first seat; its id, and the host's token."""
        chosen = settings or Settings(offers()[0].game)
        deck = await self.decks.chosen(chosen)
        if self.prepare is not None and isinstance(deck, Deck):
            self.send(self.prepare(deck))
        table = Table(new_table_id())
        given = Given(now(), secrets.token_urlsafe(TOKEN_BYTES), 0, deck)
        proposed = decide_opening(table, name, chosen, secrets.token_hex(16), given)
        entry = proposed.entry(table, given.at)
        with store_troubles_refuse():
            await self.journal.write_log(table.id, [entry])
        table.apply(proposed.change, entry)
        await self.bus.subscribe(table.id)
        await self.tables.add(table)
        return table.id, given.token

    async def open_lesson(self, name: str, game: str) -> tuple[str, str]:
        """A new table with the first step of a game's lesson on it; its id, and the learner's token."""
        lesson = require_lesson(game)
        deck = await self.decks.chosen(Settings(game))
        await self.decks.keep(deck)
        table = Table(new_table_id())
        given = Given(now(), secrets.token_urlsafe(TOKEN_BYTES), secrets.randbits(63), deck)
        log_of_table = open_lesson(table, lesson, name, secrets.token_hex(16), given)
        with store_troubles_refuse():
            await self.journal.write_log(table.id, log_of_table)
        await self.bus.subscribe(table.id)
        await self.tables.add(table)
        return table.id, given.token

    async def branch(self, old: str, number: int, branch: Branch) -> tuple[str, int, str]:
        """A new table whose game has come to a moment of one that is over; its id, the host's seat and token.

        Its log is written at once, and its id told only then: nobody meets half a table.
        """
        table = await self.table_after(old, number)
        require_branchable(table, branch, is_shipped=await self.is_shipped(table))
        entries = await self.tables.entries(old, 0)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        given = Given(now(), token, secrets.randbits(63))
        if table.game is not None:
            await self.decks.keep(await self.decks.fetch(table.game.start.record().deck_hash))
        branched = branch_table(table, entries, branch, secrets.token_hex(16), given)
        table_id = new_table_id()
        with store_troubles_refuse():
            await self.journal.write_log(table_id, branched.log)
        return table_id, branched.seat, token

    # Games that were played.

    async def table_after(self, table_id: str, number: int | None) -> Table:
        """A table as it is, or as it was at the end of one of its earlier games."""
        open_table = await self.tables.get(table_id)
        if number is None or number == open_table.table.games:
            return open_table.table
        entries = await self.tables.entries(table_id, 0)
        began = began_of(entries, number)
        return table_after(table_id, entries, number, None if began is None else await self.tables.start_of(began))

    async def replay(self, table_id: str, tokens: tuple[str, ...], number: int | None) -> Replay:
        """A game through the eyes of whoever holds these tokens, or, once it is over, through everybody's."""
        open_table = await self.tables.get(table_id)
        table = await self.table_after(table_id, number)
        hashes = frozenset(token_hash(token) for token in tokens)
        own = open_table.table.seats_of(hashes)
        if table.game is None:
            raise refuse("no-game")
        if len(own) != len(hashes):
            raise refuse("bad-token")
        can_branch = await self.is_shipped(table)
        found, frames = replay_frames(table, open_table.publisher.faces, own, can_branch=can_branch)
        made: list[Frame] = []
        for frame in frames:
            if len(made) % FRAMES_AT_ONCE == 0:
                await asyncio.sleep(0)
            made.append(frame)
        return msgspec.structs.replace(found, frames=tuple(made))

    async def record(self, table_id: str, number: int) -> Record:
        """The full record of a game that is over."""
        table = await self.table_after(table_id, number)
        return record(table, is_shipped=await self.is_shipped(table))

    async def analysis(self, table_id: str, number: int, level: int, charge: Callable[[], None]) -> AnalysisTold:
        """What each decision of a game was worth, or how far thinking it through is."""
        found = await self._record_to_study(table_id, number)
        told = await self.studies.ask(table_id, number, level, found, charge)
        await self._require_rest(table_id)
        return told

    async def judge(self, table_id: str, number: int, wish: JudgeMove) -> JudgedMove:
        """What another move at a moment of a game would have been worth."""
        found = await self._record_to_study(table_id, number)
        if wish.moment >= len(found.moves):
            raise refuse("no-such-moment")
        move = read_move(offer(found.game).engine, wish.move)
        judged = await self.studies.judge(found, wish.level, wish.moment, move)
        await self._require_rest(table_id)
        return judged

    async def _require_rest(self, table_id: str) -> None:
        """Nothing may be played at a table that hears what its games were worth; perhaps something was begun since."""
        open_table = await self.tables.get(table_id)
        if open_table.table.is_running:
            raise refuse("game-running")

    async def _record_to_study(self, table_id: str, number: int) -> Record:
        """A game that may be thought through: it is over, nothing else is being played at its table, and its values
        are nobody's to give away. What is thought of it would help whoever plays on with the same cards."""
        await self._require_rest(table_id)
        table = await self.table_after(table_id, number)
        shipped = await self.is_shipped(table)
        found = record(table, is_shipped=shipped)
        if not shipped:
            raise refuse("deck-not-in-box")
        if found.ending is None:
            raise refuse("study-broken-off")
        return found

    async def is_shipped(self, table: Table) -> bool:
        """Whether a table's game is played with the shipped deck that belongs to it. Who plays on from a game or reads
        its record learns values, and those of a deck that was handed in are its owner's to give away: decision 15."""
        if table.game is None or table.game.start.position is not None:
            return False
        head = table.game.start.record()
        return await self.decks.is_shipped(head.game, head.deck_hash)

    # Other processes.

    def tell_presence(self, open_table: OpenTable) -> None:
        """Other processes hear who is connected here."""
        self._tell_others(open_table.table.id, Connected(self.process, *open_table.connected_here()))

    def _tell_others(self, table_id: str, news: AnyNews) -> None:
        if not self.is_alone:
            self.send(self.bus.publish(table_id, news))

    # Coroutines.

    def send(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        self._task(errand)

    def _start(self, work: Coroutine[Any, Any, None], reply: Reply) -> None:
        """Something that has to wait; `reply` hears what became of it."""
        self._task(work).add_done_callback(lambda task: reply(_problem_of(task)))

    def _task(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        return task


def _problem_of(task: "asyncio.Task[None]") -> BaseException | None:
    return refuse("store-down") if task.cancelled() else task.exception()


def _as_refusal(problem: Exception) -> Exception:
    return store_refusal(problem) if isinstance(problem, StoreFull | StoreDown) else problem


def _settle(done: "asyncio.Future[None]", problem: BaseException | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
