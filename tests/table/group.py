"""What tests of the table room share: a journal in memory, listeners that remember, and a group at a table."""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tallorder.bots import AnyBotRequest, Decision
from tallorder.bots.any_legal import any_legal
from tallorder.cards import Deck
from tallorder.decks.load import read_plain
from tallorder.games.kernel import Chance, Move, Refused
from tallorder.server.caretaker import Caretaker
from tallorder.server.service import TableService
from tallorder.server.tables import Listener
from tallorder.server.timeouts import Timeouts
from tallorder.study.analysis import JudgedMove
from tallorder.study.plan import Studied, StudyPlan, gather_all, judge_at, think_at
from tallorder.table import commands
from tallorder.table.audience import Feed
from tallorder.table.commands import AnyCommand, Settings
from tallorder.table.journal import CardReport, Entry, StoreDown, StoreFull, Written
from tallorder.table.local import LOCAL_ID, LocalListener, LocalTable
from tallorder.table.messages import Message
from tallorder.wire import write

AT_ONCE = Timeouts(shortest_pace=0.0, round=3600.0, sit_in=0.0)


class MemoryJournal:
    """A journal in memory, which can be told to fail."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.decks: dict[str, bytes] = {}
        self.seen: dict[str, dict[str, int]] = {}
        self.told: list[CardReport] = []
        self.analyses: dict[tuple[str, int, str], bytes] = {}
        self.is_full = False
        self.is_down = False
        self.writes_before_failing = False

    def _need_room(self) -> None:
        if self.is_full:
            raise StoreFull("no room")

    def append(self, table: str, entry: Entry, written: Written) -> None:
        """Calls back a little later, as a disk would."""

        def write() -> None:
            try:
                is_written = self.write(table, entry)
            except (StoreFull, StoreDown) as problem:
                written(False, problem)
            else:
                written(is_written, None)

        asyncio.get_running_loop().call_soon(write)

    def write(self, table: str, entry: Entry) -> bool:
        self._need_room()
        if self.is_down and not self.writes_before_failing:
            raise StoreDown("no answer")
        log = self.logs.setdefault(table, []) if entry.version == 1 else self.logs.get(table, [])
        if entry.version != len(log) + 1:
            return False
        log.append(entry)
        if self.is_down:
            raise StoreDown("written, but nobody heard")
        return True

    async def write_log(self, table: str, log: list[Entry]) -> None:
        await asyncio.sleep(0)
        self._need_room()
        if self.is_down:
            raise StoreDown("no answer")
        self.logs[table] = log

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        await asyncio.sleep(0)
        return self.logs.get(table, [])[after:]

    async def newest(self, tables: list[str]) -> dict[str, int]:
        return {table: len(self.logs[table]) for table in tables if table in self.logs}

    async def delete(self, table: str) -> None:
        self.logs.pop(table, None)
        self.seen.pop(table, None)

    async def keep_deck(self, key: str, body: bytes) -> None:
        self._need_room()
        self.decks[key] = body

    async def forget_decks(self, _before: int) -> int:
        return 0

    async def deck(self, key: str) -> bytes | None:
        return self.decks.get(key)

    async def keep_analysis(self, table: str, number: int, kind: str, body: bytes) -> None:
        self._need_room()
        self.analyses[table, number, kind] = body

    async def analysis(self, table: str, number: int, kind: str) -> bytes | None:
        return self.analyses.get((table, number, kind))

    async def note_last_seen(self, table: str, last_seen: dict[str, int]) -> None:
        self.seen.setdefault(table, {}).update(last_seen)

    async def last_seen(self, table: str) -> dict[str, int]:
        return self.seen.get(table, {})

    async def report(self, report: CardReport) -> None:
        self._need_room()
        self.told.append(report)

    async def reports(self, deck: str | None = None) -> list[CardReport]:
        return [report for report in self.told if deck in (None, report.deck)]


class InstantBots:
    """Bots that answer in this process."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, AnyBotRequest]] = []
        self.studied: list[int] = []

    async def think(self, engine: str, level: str, request: AnyBotRequest) -> Decision:
        self.asked.append((engine, level, request))
        return any_legal(request)

    async def study(self, plan: StudyPlan, moment: int) -> Studied:
        self.studied.append(moment)
        return think_at(msgspec.structs.replace(plan, worlds=1), moment)

    async def gather(self, plan: StudyPlan, studied: Sequence[Studied]) -> bytes:
        return gather_all(msgspec.structs.replace(plan, worlds=1), studied)

    async def judge(self, plan: StudyPlan, moment: int, move: Move) -> JudgedMove:
        return judge_at(msgspec.structs.replace(plan, worlds=1), moment, move)

    def close(self) -> None:
        """Nothing to end."""


class RecordingListener(Listener):
    """A connection that remembers all it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.raw.append(message)
        self.heard.append(msgspec.json.decode(message))

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["tell"] == kind)

    def count(self, kind: str) -> int:
        return sum(message["tell"] == kind for message in self.heard)


async def give(service: TableService, listener: Listener, command: AnyCommand) -> None:
    """Submits a command and waits for what becomes of it."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def reply(problem: BaseException | None) -> None:
        if done.done():
            return
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)

    service.submit(listener, command, reply)
    await done


class Group:
    """People at one table, each with an own connection, and the service they use."""

    def __init__(self, service: TableService, table: str, people: list[RecordingListener], tokens: list[str]) -> None:
        self.service = service
        self.caretaker = Caretaker(service)
        self.table = table
        self.people = people
        self.tokens = tokens

    @property
    def state(self) -> Any:
        return self.service.tables.open[self.table].table

    @property
    def log_length(self) -> int:
        return len(self.service.journal.logs[self.table])  # type: ignore[attr-defined]

    @property
    def game(self) -> Any:
        return self.state.game

    def newcomer(self) -> Any:
        """Somebody who has not joined yet."""
        return RecordingListener()

    async def give(self, ears: RecordingListener, command: AnyCommand) -> None:
        """A command, carried out or refused."""
        await give(self.service, ears, command)

    async def do(
        self, who: int | RecordingListener, kind: Callable[..., AnyCommand], **fields: Any
    ) -> RecordingListener:
        """An order by somebody; the connection afterwards."""
        ears = self.people[who] if isinstance(who, int) else who
        await self.give(ears, kind(table=self.table, **fields))
        return ears

    def leave(self, seat: int) -> None:
        """Somebody's connection ends."""
        self.service.leave(self.people[seat])

    async def come_back(self, seat: int) -> None:
        """Somebody joins again with their token."""
        await self.do(seat, commands.Join, tokens=(self.tokens[seat],))

    async def refused(self, who: int | RecordingListener, kind: Callable[..., AnyCommand], **fields: Any) -> str:
        """The code by which an order is refused; fails if it is not, or if anything changed."""
        version, size = self.state.version, self.log_length
        try:
            await self.do(who, kind, **fields)
        except Refused as refused:
            assert self.state.version == version
            assert self.log_length == size
            return refused.refusal.code
        raise AssertionError("it was accepted")

    async def play(self, move: Any = None, seat: int | None = None, version: int | None = None) -> None:
        """The seat whose decision it is makes a move: the first legal one unless told otherwise."""
        actor = self.game.position.actor if seat is None else seat
        chosen = self.game.position.legal_moves()[0] if move is None else move
        raw = msgspec.Raw(msgspec.json.encode(chosen))
        at = self.state.version if version is None else version
        await self.do(actor, commands.Play, seat=actor, version=at, move=raw, id=77)

    async def play_to_the_end(self, pick: Callable[[list[Any]], Any]) -> None:
        """Everybody plays until the game is over."""
        while self.state.is_running:
            await self.play(pick(self.game.position.legal_moves()))


class LocalHearer(LocalListener):
    """Somebody at a local table who remembers all they were told."""

    def __init__(self, feed: Feed = "views") -> None:
        super().__init__(self._hear, feed)
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []

    def _hear(self, message: Message) -> None:
        self.raw.append(write(message))
        self.heard.append(msgspec.json.decode(self.raw[-1]))

    last = RecordingListener.last
    count = RecordingListener.count


class LocalGroup(Group):
    """People at one local table: the same core without a server. Nothing here really waits."""

    def __init__(self, feed: Feed) -> None:
        numbers = itertools.count(1)
        self.local = LocalTable(lambda: (f"token-{next(numbers)}", Chance(next(numbers)).fork(1).key))
        self.table = LOCAL_ID
        self.feed = feed
        self.people: list[Any] = []
        self.tokens = []

    @property
    def state(self) -> Any:
        return self.local.table

    @property
    def log_length(self) -> int:
        return len(self.local.log)

    def newcomer(self) -> Any:
        return LocalHearer(self.feed)

    async def give(self, ears: Any, command: AnyCommand) -> None:
        if isinstance(command, commands.Join):
            self.local.join(ears, *command.tokens)
            return
        self.local.submit(ears, command)
        while self.local.ask_bot() is not None:
            pass


async def gather(names: str = "Anya Boris Chloé", settings: Settings | None = None, feed: Feed = "views") -> LocalGroup:
    """Some people sit down together at a local table; the first is the host."""
    group = LocalGroup(feed)
    first, *others = names.split()
    group.people.append(LocalHearer(feed))
    group.tokens.append(group.local.open(group.people[0], first, settings or Settings("cardline-globetrotter")))
    for name in others:
        ears = LocalHearer(feed)
        group.people.append(ears)
        await group.do(ears, commands.Join)
        await group.do(ears, commands.Sit, name=name)
        group.tokens.append(ears.last("sat")["token"])
    return group


async def gather_at_server(
    names: str = "Anya Boris Chloé",
    settings: Settings | None = None,
    service: TableService | None = None,
    feed: str = "views",
) -> Group:
    """Some people sit down together at a server's table; the first is the host."""
    service = service or TableService(MemoryJournal(), None, InstantBots(), AT_ONCE)
    first, *others = names.split()
    table, token = await service.open_table(first, settings or Settings("cardline-globetrotter"))
    group = Group(service, table, [RecordingListener()], [token])
    await group.do(0, commands.Join, tokens=(token,), feed=feed)
    for name in others:
        ears = RecordingListener()
        group.people.append(ears)
        await group.do(ears, commands.Join, feed=feed)
        await group.do(ears, commands.Sit, name=name)
        group.tokens.append(ears.last("sat")["token"])
    return group


async def gather_with_own_deck(names: str = "Anya Boris") -> tuple[Group, Deck]:
    """Some people sit down with a deck that one of them has handed in, and begin."""
    rows = [f"Card {letter},{number * 7}" for number, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")]
    deck = read_plain("\n".join(["name,height", *rows]).encode(), "countries.csv").deck
    group = await gather_at_server(names, Settings("cardline-globetrotter"))
    await group.service.decks.keep(deck)
    await group.do(0, commands.Choose, settings=Settings("cardline", deck.hash))
    await group.do(0, commands.Begin)
    return group, deck


async def restart(group: Group, *, feed: str = "views") -> Group:
    """Nothing but the log is left, and everybody comes back: a server that starts again, or a table taken up later."""
    if isinstance(group, LocalGroup):
        again = LocalGroup(group.feed)
        again.local.decks = group.local.decks
        again.local.restore(group.local.log)
        again.tokens = group.tokens
        again.people = [again.newcomer() for _ in group.people]
        for ears, token in zip(again.people, again.tokens, strict=True):
            await again.do(ears, commands.Join, tokens=(token,))
        return again
    await group.service.close()
    service = TableService(group.service.journal, None, InstantBots(), AT_ONCE)
    back = Group(service, group.table, [RecordingListener() for _ in group.people], group.tokens)
    for ears, token in zip(back.people, back.tokens, strict=True):
        await back.do(ears, commands.Join, tokens=(token,), feed=feed)
    return back


async def until(truth: Callable[[], bool], seconds: float = 5.0) -> None:
    """Waits for something that happens by itself."""
    async with asyncio.timeout(seconds):
        while not truth():
            await asyncio.sleep(0.005)
