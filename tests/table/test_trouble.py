"""When the store fails, or another process is faster: nothing is lost, nothing happens twice, and play goes on."""

import asyncio

import msgspec
import pytest

from tallorder.games.kernel import Refused
from tallorder.table import commands
from tallorder.table.bus import AnyNews, Heard
from tallorder.table.hall import Hall
from tallorder.table.journal import StoreDown
from tallorder.table.rounds import Habits
from tests.table.company import AT_ONCE, AtOnce, Ears, Group, Notebook, gather, restart, until


async def begun() -> tuple[Group, Notebook]:
    group = await gather("Anya Boris")
    await group.do(0, commands.Begin)
    journal = group.hall.desk.journal
    assert isinstance(journal, Notebook)
    return group, journal


async def test_a_full_disk_is_said_clearly_and_play_goes_on_when_there_is_room() -> None:
    group, journal = await begun()
    before = group.playing.game.key()
    journal.is_full = True
    with pytest.raises(Refused, match="store-full"):
        await group.play()
    assert group.playing.game.key() == before
    journal.is_full = False
    await group.play()
    assert len(group.playing.steps) == 1


async def test_a_move_that_was_not_written_is_not_made() -> None:
    group, journal = await begun()
    journal.is_down = True
    with pytest.raises(Refused, match="store-down"):
        await group.play()
    journal.is_down = False
    await group.play()
    assert len(group.playing.steps) == 1
    assert (await restart(group)).playing.game.key() == group.playing.game.key()


async def test_a_move_that_was_written_although_nobody_heard_is_found_and_not_made_twice() -> None:
    group, journal = await begun()
    actor = group.playing.game.actor
    version = group.state.version
    move = msgspec.Raw(msgspec.json.encode(group.playing.game.legal_moves()[0]))
    journal.is_down = journal.writes_before_failing = True
    order = commands.Play(table=group.table, seat=actor, version=version, move=move)
    with pytest.raises(Refused, match="store-down"):
        await group.hall.give(group.people[actor], order)
    journal.is_down = False
    with pytest.raises(Refused, match="stale"):
        await group.hall.give(group.people[actor], order)
    assert [step.seat for step in group.playing.steps] == [actor]
    assert [ears.last("told")["version"] for ears in group.people] == [version + 1] * 2


async def test_the_caretaker_finds_what_was_written_although_nobody_heard() -> None:
    group, journal = await begun()
    journal.is_down = journal.writes_before_failing = True
    with pytest.raises(Refused, match="store-down"):
        await group.play()
    journal.is_down = False
    await group.hall.rounds.round()
    assert len(group.playing.steps) == 1


async def test_an_order_whose_sender_is_gone_before_it_is_written_leaves_no_doubt_behind() -> None:
    group, journal = await begun()
    append, gate = journal.append, asyncio.Event()

    async def slow(table: str, entry: object) -> bool:
        written = await append(table, entry)  # type: ignore[arg-type]
        await gate.wait()
        return written

    journal.append = slow  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(group.play())
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    gate.set()
    await group.hall.rounds.round()
    assert len(group.playing.steps) == 1
    await group.play()
    assert len(group.playing.steps) == 2


class Wire:
    """A bus between halls in one process, which can be cut."""

    def __init__(self) -> None:
        self.ends: list[WireEnd] = []
        self.is_cut = False


class WireEnd:
    """One hall's end of it."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.heard: Heard | None = None
        wire.ends.append(self)

    async def open(self, heard: Heard) -> None:
        self.heard = heard

    async def say(self, table: str, news: AnyNews) -> None:
        await asyncio.sleep(0)
        for end in self.wire.ends:
            if end.heard is not None and not self.wire.is_cut:
                await end.heard(table, news)

    async def follow(self, table: str) -> None:
        """Every end hears everything."""

    async def unfollow(self, table: str) -> None:
        """Every end hears everything."""

    async def close(self) -> None:
        self.heard = None


async def two_halls(habits: Habits = AT_ONCE) -> tuple[Group, Group, Wire]:
    """The same table on two processes: Anya on one, Boris on the other."""
    wire, journal = Wire(), Notebook()
    halls = [Hall(journal, WireEnd(wire), AtOnce(), habits) for _ in range(2)]
    for hall in halls:
        await hall.open()
    one = await gather("Anya", hall=halls[0])
    other = Group(halls[1], one.table, one.people, one.tokens)
    boris = Ears()
    await other.do(boris, commands.Join)
    await other.do(boris, commands.Sit, name="Boris")
    other.tokens.append(boris.last("sat")["token"])
    one.people.append(boris)
    await until(lambda: len(one.state.players) == 2)
    return one, other, wire


async def turn(one: Group, other: Group) -> None:
    """Whoever has to decide does so, at the own process."""
    await (one if one.playing.game.actor == 0 else other).play()


async def test_players_of_one_table_on_two_processes_hear_of_each_other() -> None:
    one, other, _ = await two_halls()
    await one.do(0, commands.Begin)
    await until(lambda: other.playing is not None)
    for count in range(1, 7):
        if not one.state.is_running:
            break
        await turn(one, other)
        await until(lambda count=count: len(one.playing.steps) == len(other.playing.steps) == count)
        assert one.playing.game.key() == other.playing.game.key()
    versions = [[m["version"] for m in ears.heard if m["tell"] == "told"] for ears in one.people]
    assert versions[0] == list(range(2, one.state.version + 1))
    assert versions[1] == list(range(2, one.state.version + 1))
    await until(lambda: one.people[0].last("presence")["here"] == {"seats": [0, 1]})


async def test_two_processes_never_both_write_a_version() -> None:
    one, other, wire = await two_halls()
    await one.do(0, commands.Begin)
    await until(lambda: other.playing is not None)
    wire.is_cut = True
    renames = [one.do(0, commands.Rename, seat=0, name=f"A{n}") for n in range(10)]
    renames += [other.do(1, commands.Rename, seat=1, name=f"B{n}") for n in range(10)]
    await asyncio.gather(*renames)
    await asyncio.gather(one.hall.rounds.round(), other.hall.rounds.round())
    assert one.state.version == other.state.version == 3 + 20
    assert [p.name for p in one.state.players] == [p.name for p in other.state.players] == ["A9", "B9"]


async def test_what_the_bus_loses_is_found_in_the_journal() -> None:
    one, other, wire = await two_halls()
    await one.do(0, commands.Begin)
    await until(lambda: other.playing is not None)
    wire.is_cut = True
    await one.do(0, commands.Rename, seat=0, name="Anna")
    assert other.state.players[0].name == "Anya"
    await other.hall.rounds.round()
    assert other.state.players[0].name == "Anna"
    assert other.people[1].last("told")["deed"] == "renamed"


async def test_a_table_deleted_at_one_process_is_gone_at_the_other() -> None:
    one, other, wire = await two_halls()
    wire.is_cut = True
    await one.do(0, commands.DeleteTable)
    with pytest.raises(Refused, match="table-deleted"):
        await other.do(1, commands.Rename, seat=1, name="Bob")
    assert other.people[1].last("goodbye")["code"] == "deleted"


async def test_another_process_asks_a_bot_that_nobody_asked() -> None:
    one, other, _ = await two_halls(Habits(shortest_pace=0.0, round=3600.0, bot_takeover=0.05))
    for _ in range(2):
        await one.do(0, commands.PlaceBot, level="friend")
    asks = other.hall.bots.wake
    for hall in (one.hall, other.hall):
        hall.bots.wake = lambda _live: None  # type: ignore[method-assign]
    await one.do(0, commands.Begin)
    await until(lambda: other.playing is not None)
    other.state.pace = 0.0
    while one.playing.game.actor < 2:
        await turn(one, other)
        await until(lambda: len(one.playing.steps) == len(other.playing.steps))
    steps = len(one.playing.steps)
    await asyncio.sleep(0.1)
    assert len(one.playing.steps) == steps
    other.hall.bots.wake = asks  # type: ignore[method-assign]
    await other.hall.rounds.round()
    await until(lambda: len(one.playing.steps) > steps)


async def test_the_host_who_is_away_is_followed_by_the_next_person_who_is_there() -> None:
    habits = Habits(shortest_pace=0.0, round=3600.0, host_away=0.05)
    group = await gather("Anya Boris Chloé Dina", hall=Hall(Notebook(), None, AtOnce(), habits))
    await group.hall.rounds.round()
    group.hall.leave(group.people[0])
    group.hall.leave(group.people[1])
    await group.hall.rounds.round()
    assert group.state.host == 0
    await asyncio.sleep(0.06)
    await group.hall.rounds.round()
    assert group.state.host == 2
    assert group.people[3].last("told")["deed"] == "host-moved"
    await group.do(2, commands.SetPace, seconds=2.0)


async def test_a_host_who_comes_back_in_time_stays_host() -> None:
    habits = Habits(shortest_pace=0.0, round=3600.0, host_away=0.2)
    group = await gather("Anya Boris", hall=Hall(Notebook(), None, AtOnce(), habits))
    await group.hall.rounds.round()
    group.hall.leave(group.people[0])
    await group.hall.rounds.round()
    await group.do(0, commands.Join, tokens=(group.tokens[0],))
    await asyncio.sleep(0.25)
    await group.hall.rounds.round()
    assert group.state.host == 0


async def test_a_host_at_another_process_is_not_away() -> None:
    one, other, _ = await two_halls(Habits(shortest_pace=0.0, round=3600.0, host_away=0.02))
    await other.hall.rounds.round()
    await asyncio.sleep(0.05)
    await other.hall.rounds.round()
    assert one.state.host == other.state.host == 0


async def test_a_table_that_nobody_follows_leaves_the_memory_and_can_be_loaded_again() -> None:
    habits = Habits(shortest_pace=0.0, round=3600.0, forget=0.0)
    group = await gather("Anya Boris", hall=Hall(Notebook(), None, AtOnce(), habits))
    await group.hall.rounds.round()
    assert group.table in group.hall.desk.tables
    for ears in group.people:
        group.hall.leave(ears)
    await asyncio.sleep(0.01)
    await group.hall.rounds.round()
    assert group.hall.desk.tables == {}
    await group.do(0, commands.Join, tokens=(group.tokens[0],))
    assert group.people[0].seats == (0,)


async def test_many_who_come_at_once_load_a_table_once() -> None:
    group = await gather("Anya Boris")
    hall = Hall(group.hall.desk.journal, None, AtOnce(), AT_ONCE)
    reads = 0
    entries = hall.desk.journal.entries

    async def counting(table: str, after: int = 0) -> list[object]:
        nonlocal reads
        reads += 1
        return await entries(table, after)  # type: ignore[return-value]

    hall.desk.journal.entries = counting  # type: ignore[method-assign, assignment]
    await asyncio.gather(*(hall.give(Ears(), commands.Join(table=group.table)) for _ in range(20)))
    assert reads == 1
    assert len(hall.desk.tables[group.table].listeners) == 20


async def test_somebody_who_has_just_asked_for_a_table_does_not_find_it_forgotten() -> None:
    habits = Habits(shortest_pace=0.0, round=3600.0, forget=0.05)
    group = await gather("Anya Boris", hall=Hall(Notebook(), None, AtOnce(), habits))
    for ears in group.people:
        group.hall.leave(ears)
    await asyncio.sleep(0.1)
    live = await group.hall.desk.live(group.table)
    await group.hall.rounds.round()
    assert group.hall.desk.tables[group.table] is live


async def test_a_store_that_does_not_answer_for_a_moment_freezes_no_game() -> None:
    group = await gather("Anya Boris")
    await group.do(0, commands.Begin)
    await group.play()
    journal = group.hall.desk.journal
    hall = Hall(journal, None, AtOnce(), AT_ONCE)
    reads = journal.deck

    async def silent(_key: str) -> bytes | None:
        raise StoreDown("no answer")

    journal.deck = silent  # type: ignore[method-assign]
    back = Group(hall, group.table, [Ears()], group.tokens)
    with pytest.raises(Refused) as refused:
        await back.do(0, commands.Join, tokens=(group.tokens[0],))
    assert refused.value.refusal.code == "store-down"
    journal.deck = reads  # type: ignore[method-assign]
    await back.do(0, commands.Join, tokens=(group.tokens[0],))
    assert back.people[0].last("welcome")["state"]["phase"] == "playing"


async def test_the_rest_of_a_log_that_was_deleted_is_no_table() -> None:
    group = await gather("Anya Boris")
    journal = group.hall.desk.journal
    journal.logs["orphanorphan"] = journal.logs[group.table][1:]  # type: ignore[attr-defined]
    with pytest.raises(Refused) as refused:
        await group.hall.give(Ears(), commands.Join(table="orphanorphan"))
    assert refused.value.refusal.code == "no-such-table"


async def test_the_caretaker_goes_on_after_trouble_with_the_store() -> None:
    habits = Habits(shortest_pace=0.0, round=0.01, host_away=0.02)
    group = await gather("Anya Boris", hall=Hall(Notebook(), None, AtOnce(), habits))
    await group.hall.open()
    group.hall.desk.journal.is_full = True  # type: ignore[attr-defined]
    group.hall.leave(group.people[0])
    await asyncio.sleep(0.1)
    assert group.state.host == 0
    group.hall.desk.journal.is_full = False  # type: ignore[attr-defined]
    await until(lambda: group.state.host == 1)
    await group.hall.close()
