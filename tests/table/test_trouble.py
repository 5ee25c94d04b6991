"""When the store fails, or another process is faster: nothing is lost, nothing happens twice, and play goes on."""

import asyncio

import msgspec
import pytest

from tallorder.games.kernel import Refused
from tallorder.server.bus import AnyNews, Heard
from tallorder.server.caretaker import Caretaker
from tallorder.server.service import TableService
from tallorder.server.timeouts import Timeouts
from tallorder.table import commands
from tallorder.table.journal import Entry, StoreDown, Written
from tests.table.group import (
    AT_ONCE,
    Group,
    InstantBots,
    MemoryJournal,
    RecordingListener,
    gather_at_server,
    give,
    restart,
    until,
)


async def begun() -> tuple[Group, MemoryJournal]:
    group = await gather_at_server("Anya Boris")
    await group.do(0, commands.Begin)
    journal = group.service.journal
    assert isinstance(journal, MemoryJournal)
    return group, journal


async def test_a_full_disk_is_said_clearly_and_play_goes_on_when_there_is_room() -> None:
    group, journal = await begun()
    before = group.game.position.key()
    journal.is_full = True
    with pytest.raises(Refused, match="store-full"):
        await group.play()
    assert group.game.position.key() == before
    journal.is_full = False
    await group.play()
    assert len(group.game.steps) == 1


async def test_a_move_that_was_not_written_is_not_made() -> None:
    group, journal = await begun()
    journal.is_down = True
    with pytest.raises(Refused, match="store-down"):
        await group.play()
    journal.is_down = False
    await group.play()
    assert len(group.game.steps) == 1
    assert (await restart(group)).game.position.key() == group.game.position.key()


async def test_a_move_that_was_written_although_nobody_heard_is_found_and_not_made_twice() -> None:
    group, journal = await begun()
    actor = group.game.position.actor
    version = group.state.version
    move = msgspec.Raw(msgspec.json.encode(group.game.position.legal_moves()[0]))
    journal.is_down = journal.writes_before_failing = True
    order = commands.Play(table=group.table, seat=actor, version=version, move=move)
    with pytest.raises(Refused, match="store-down"):
        await group.give(group.people[actor], order)
    journal.is_down = False
    with pytest.raises(Refused, match="stale"):
        await group.give(group.people[actor], order)
    assert [step.seat for step in group.game.steps] == [actor]
    assert [ears.last("told")["version"] for ears in group.people] == [version + 1] * 2


async def test_the_caretaker_finds_what_was_written_although_nobody_heard() -> None:
    group, journal = await begun()
    journal.is_down = journal.writes_before_failing = True
    with pytest.raises(Refused, match="store-down"):
        await group.play()
    journal.is_down = False
    await group.caretaker.look_after_tables()
    assert len(group.game.steps) == 1


async def test_an_order_whose_sender_is_gone_before_it_is_written_leaves_no_doubt_behind() -> None:
    group, journal = await begun()
    append, gate = journal.append, asyncio.Event()

    def slow(table: str, entry: Entry, written: Written) -> None:
        async def later(is_written: bool, problem: Exception | None) -> None:
            await gate.wait()
            written(is_written, problem)

        append(table, entry, lambda *result: tasks.append(asyncio.ensure_future(later(*result))))

    tasks: list[asyncio.Future[None]] = []
    journal.append = slow  # type: ignore[method-assign]
    task = asyncio.create_task(group.play())
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    gate.set()
    await until(lambda: len(group.game.steps) == 1)
    await group.caretaker.look_after_tables()
    assert len(group.game.steps) == 1
    await group.play()
    assert len(group.game.steps) == 2


class Wire:
    """A bus between services in one process, which can be cut."""

    def __init__(self) -> None:
        self.ends: list[WireEnd] = []
        self.is_cut = False


class WireEnd:
    """One process's end of it."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.heard: Heard | None = None
        wire.ends.append(self)

    async def open(self, heard: Heard) -> None:
        self.heard = heard

    async def publish(self, table: str, news: AnyNews) -> None:
        await asyncio.sleep(0)
        for end in self.wire.ends:
            if end.heard is not None and not self.wire.is_cut:
                await end.heard(table, news)

    async def subscribe(self, table: str) -> None:
        """Every end hears everything."""

    async def unsubscribe(self, table: str) -> None:
        """Every end hears everything."""

    async def close(self) -> None:
        self.heard = None


async def two_services(timeouts: Timeouts = AT_ONCE) -> tuple[Group, Group, Wire]:
    """The same table on two processes: Anya on one, Boris on the other."""
    wire, journal = Wire(), MemoryJournal()
    services = [TableService(journal, WireEnd(wire), InstantBots(), timeouts) for _ in range(2)]
    for service in services:
        await Caretaker(service).start()
    one = await gather_at_server("Anya", service=services[0])
    other = Group(services[1], one.table, one.people, one.tokens)
    boris = RecordingListener()
    await other.do(boris, commands.Join)
    await other.do(boris, commands.Sit, name="Boris")
    other.tokens.append(boris.last("sat")["token"])
    one.people.append(boris)
    await until(lambda: len(one.state.players) == 2)
    return one, other, wire


async def turn(one: Group, other: Group) -> None:
    """Whoever has to decide does so, at the own process."""
    await (one if one.game.position.actor == 0 else other).play()


async def test_players_of_one_table_on_two_processes_hear_of_each_other() -> None:
    one, other, _ = await two_services()
    await one.do(0, commands.Begin)
    await until(lambda: other.game is not None)
    for count in range(1, 7):
        if not one.state.is_running:
            break
        await turn(one, other)
        await until(lambda count=count: len(one.game.steps) == len(other.game.steps) == count)
        assert one.game.position.key() == other.game.position.key()
    versions = [[m["version"] for m in ears.heard if m["tell"] == "told"] for ears in one.people]
    assert versions[0] == list(range(2, one.state.version + 1))
    assert versions[1] == list(range(2, one.state.version + 1))
    await until(lambda: one.people[0].last("presence")["here"] == {"seats": [0, 1]})


async def test_two_processes_never_both_write_a_version() -> None:
    one, other, wire = await two_services()
    await one.do(0, commands.Begin)
    await until(lambda: other.game is not None)
    wire.is_cut = True
    renames = [one.do(0, commands.Rename, seat=0, name=f"A{n}") for n in range(10)]
    renames += [other.do(1, commands.Rename, seat=1, name=f"B{n}") for n in range(10)]
    await asyncio.gather(*renames)
    await asyncio.gather(one.caretaker.look_after_tables(), other.caretaker.look_after_tables())
    assert one.state.version == other.state.version == 3 + 20
    assert [p.name for p in one.state.players] == [p.name for p in other.state.players] == ["A9", "B9"]


async def test_what_the_bus_loses_is_found_in_the_journal() -> None:
    one, other, wire = await two_services()
    await one.do(0, commands.Begin)
    await until(lambda: other.game is not None)
    wire.is_cut = True
    await one.do(0, commands.Rename, seat=0, name="Anna")
    assert other.state.players[0].name == "Anya"
    await other.caretaker.look_after_tables()
    assert other.state.players[0].name == "Anna"
    assert other.people[1].last("told")["deed"] == "renamed"


async def test_a_table_deleted_at_one_process_is_gone_at_the_other() -> None:
    one, other, wire = await two_services()
    wire.is_cut = True
    await one.do(0, commands.DeleteTable)
    with pytest.raises(Refused, match="table-deleted"):
        await other.do(1, commands.Rename, seat=1, name="Bob")
    assert other.people[1].last("goodbye")["code"] == "deleted"


async def test_another_process_asks_a_bot_that_nobody_asked() -> None:
    one, other, _ = await two_services(Timeouts(shortest_pace=0.0, round=3600.0, bot_takeover=0.05))
    for _ in range(2):
        await one.do(0, commands.PlaceBot, level="friend")
    asks = other.service.bots.wake
    for service in (one.service, other.service):
        service.bots.wake = lambda _live: None  # type: ignore[method-assign]
    await one.do(0, commands.Begin)
    await until(lambda: other.game is not None)
    other.state.pace = 0.0
    while one.game.position.actor < 2:
        await turn(one, other)
        await until(lambda: len(one.game.steps) == len(other.game.steps))
    steps = len(one.game.steps)
    await asyncio.sleep(0.1)
    assert len(one.game.steps) == steps
    other.service.bots.wake = asks  # type: ignore[method-assign]
    await other.caretaker.look_after_tables()
    await until(lambda: len(one.game.steps) > steps)


async def test_the_host_who_is_away_is_followed_by_the_next_person_who_is_there() -> None:
    timeouts = Timeouts(shortest_pace=0.0, round=3600.0, host_away=0.05)
    group = await gather_at_server(
        "Anya Boris Chloé Dina", service=TableService(MemoryJournal(), None, InstantBots(), timeouts)
    )
    await group.caretaker.look_after_tables()
    group.service.leave(group.people[0])
    group.service.leave(group.people[1])
    await group.caretaker.look_after_tables()
    assert group.state.host == 0
    await asyncio.sleep(0.06)
    await group.caretaker.look_after_tables()
    assert group.state.host == 2
    assert group.people[3].last("told")["deed"] == "host-moved"
    await group.do(2, commands.SetPace, seconds=2.0)


async def test_a_host_who_comes_back_in_time_stays_host() -> None:
    timeouts = Timeouts(shortest_pace=0.0, round=3600.0, host_away=0.2)
    group = await gather_at_server("Anya Boris", service=TableService(MemoryJournal(), None, InstantBots(), timeouts))
    await group.caretaker.look_after_tables()
    group.service.leave(group.people[0])
    await group.caretaker.look_after_tables()
    await group.do(0, commands.Join, tokens=(group.tokens[0],))
    await asyncio.sleep(0.25)
    await group.caretaker.look_after_tables()
    assert group.state.host == 0


async def test_a_host_at_another_process_is_not_away() -> None:
    one, other, _ = await two_services(Timeouts(shortest_pace=0.0, round=3600.0, host_away=0.02))
    await other.caretaker.look_after_tables()
    await asyncio.sleep(0.05)
    await other.caretaker.look_after_tables()
    assert one.state.host == other.state.host == 0


async def test_a_table_that_nobody_follows_leaves_the_memory_and_can_be_loaded_again() -> None:
    timeouts = Timeouts(shortest_pace=0.0, round=3600.0, forget=0.0)
    group = await gather_at_server("Anya Boris", service=TableService(MemoryJournal(), None, InstantBots(), timeouts))
    await group.caretaker.look_after_tables()
    assert group.table in group.service.tables.open
    for ears in group.people:
        group.service.leave(ears)
    await asyncio.sleep(0.01)
    await group.caretaker.look_after_tables()
    assert group.service.tables.open == {}
    await group.do(0, commands.Join, tokens=(group.tokens[0],))
    assert group.people[0].seats == (0,)


async def test_many_who_come_at_once_load_a_table_once() -> None:
    group = await gather_at_server("Anya Boris")
    service = TableService(group.service.journal, None, InstantBots(), AT_ONCE)
    reads = 0
    entries = service.journal.entries

    async def counting(table: str, after: int = 0) -> list[object]:
        nonlocal reads
        reads += 1
        return await entries(table, after)  # type: ignore[return-value]

    service.journal.entries = counting  # type: ignore[method-assign, assignment]
    await asyncio.gather(*(give(service, RecordingListener(), commands.Join(table=group.table)) for _ in range(20)))
    assert reads == 1
    assert len(service.tables.open[group.table].listeners) == 20


async def test_somebody_who_has_just_asked_for_a_table_does_not_find_it_forgotten() -> None:
    timeouts = Timeouts(shortest_pace=0.0, round=3600.0, forget=0.05)
    group = await gather_at_server("Anya Boris", service=TableService(MemoryJournal(), None, InstantBots(), timeouts))
    for ears in group.people:
        group.service.leave(ears)
    await asyncio.sleep(0.1)
    live = await group.service.tables.get(group.table)
    await group.caretaker.look_after_tables()
    assert group.service.tables.open[group.table] is live


async def test_a_store_that_does_not_answer_for_a_moment_freezes_no_game() -> None:
    group = await gather_at_server("Anya Boris")
    await group.do(0, commands.Begin)
    await group.play()
    journal = group.service.journal
    service = TableService(journal, None, InstantBots(), AT_ONCE)
    reads = journal.deck

    async def silent(_key: str) -> bytes | None:
        raise StoreDown("no answer")

    journal.deck = silent  # type: ignore[method-assign]
    back = Group(service, group.table, [RecordingListener()], group.tokens)
    with pytest.raises(Refused) as refused:
        await back.do(0, commands.Join, tokens=(group.tokens[0],))
    assert refused.value.refusal.code == "store-down"
    journal.deck = reads  # type: ignore[method-assign]
    await back.do(0, commands.Join, tokens=(group.tokens[0],))
    assert back.people[0].last("welcome")["state"]["phase"] == "playing"


async def test_the_rest_of_a_log_that_was_deleted_is_no_table() -> None:
    group = await gather_at_server("Anya Boris")
    journal = group.service.journal
    journal.logs["orphanorphan"] = journal.logs[group.table][1:]  # type: ignore[attr-defined]
    with pytest.raises(Refused) as refused:
        await group.give(RecordingListener(), commands.Join(table="orphanorphan"))
    assert refused.value.refusal.code == "no-such-table"


async def test_the_caretaker_goes_on_after_trouble_with_the_store() -> None:
    timeouts = Timeouts(shortest_pace=0.0, round=0.01, host_away=0.02)
    group = await gather_at_server("Anya Boris", service=TableService(MemoryJournal(), None, InstantBots(), timeouts))
    await group.caretaker.start()
    group.service.journal.is_full = True  # type: ignore[attr-defined]
    group.service.leave(group.people[0])
    await asyncio.sleep(0.1)
    assert group.state.host == 0
    group.service.journal.is_full = False  # type: ignore[attr-defined]
    await until(lambda: group.state.host == 1)
    await group.service.close()
