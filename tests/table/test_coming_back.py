"""Whoever comes back is told what happened, without a gap, also after a restart and after days."""

import random

from tallorder.table import commands
from tests.table.group import RecordingListener, gather_at_server, restart, until


async def test_reconnecting_with_the_last_version_brings_every_version_since() -> None:
    group = await gather_at_server("Anya Boris")
    await group.do(0, commands.Begin)
    await group.play()
    since = group.state.version
    told = []
    for _ in range(3):
        await group.play(random.Random(3).choice(group.game.position.legal_moves()))
        told.append(group.people[1].last("told"))
    group = await restart(group)
    again = RecordingListener()
    await group.do(again, commands.Join, tokens=(group.tokens[1],), since=since)
    missed = again.last("welcome")["missed"]
    assert [one["version"] for one in missed] == [since + 1, since + 2, since + 3]
    assert [one["shown"][0]["events"] for one in missed] == [one["shown"][0]["events"] for one in told]
    assert [one["shown"][0].get("lines") for one in missed] == [one["shown"][0].get("lines") for one in told]


async def test_reconnecting_without_having_missed_anything_brings_nothing_twice() -> None:
    group = await gather_at_server("Anya Boris")
    await group.do(0, commands.Begin)
    again = RecordingListener()
    await group.do(again, commands.Join, tokens=(group.tokens[1],), since=group.state.version)
    assert "missed" not in again.last("welcome")


async def test_a_seat_that_looks_in_after_days_is_told_what_happened_since_it_last_looked() -> None:
    group = await gather_at_server("Anya Boris")
    await group.do(0, commands.Begin)
    away = 1 - group.game.position.actor
    looked = group.state.version
    group.service.leave(group.people[away])
    journal = group.service.journal
    await until(lambda: bool(journal.seen))  # type: ignore[attr-defined]
    await group.play()
    new_phone = RecordingListener()
    await group.do(new_phone, commands.Join, tokens=(group.tokens[away],))
    missed = new_phone.last("welcome")["missed"]
    assert missed[0]["version"] == looked + 1
    assert missed[-1]["deed"] == "moved"


async def test_after_a_very_long_absence_the_table_as_it_stands_has_to_do() -> None:
    group = await gather_at_server("Anya Boris")
    since = group.state.version
    for number in range(201):
        await group.do(0, commands.Rename, seat=0, name=f"Anya{number}")
    again = RecordingListener()
    await group.do(again, commands.Join, tokens=(group.tokens[1],), since=since)
    assert "missed" not in again.last("welcome")
    await group.do(again, commands.Join, tokens=(group.tokens[1],), since=since + 1)
    assert len(again.last("welcome")["missed"]) == 200


async def test_a_version_from_the_future_or_from_nowhere_does_no_harm() -> None:
    group = await gather_at_server("Anya Boris")
    for since in (0, 10**9):
        again = RecordingListener()
        await group.do(again, commands.Join, since=since)
        assert "missed" not in again.last("welcome")


async def test_the_table_says_who_is_there() -> None:
    group = await gather_at_server("Anya Boris")
    group.service.leave(group.people[1])
    assert group.people[0].last("presence")["here"] == {"seats": [0]}
    await group.do(1, commands.Join, tokens=(group.tokens[1],))
    assert group.people[0].last("presence")["here"] == {"seats": [0, 1]}


async def test_joining_again_on_the_same_connection_is_no_second_presence() -> None:
    group = await gather_at_server("Anya Boris")
    await group.do(1, commands.Join, tokens=(group.tokens[1],))
    assert len(group.service.tables.open[group.table].listeners) == 2
