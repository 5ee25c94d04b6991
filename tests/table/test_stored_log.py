"""The stored log is read tolerantly: what a release does not know costs a game at most, and never the table."""

import msgspec
import pytest

from tallorder.games.kernel import Refused
from tallorder.table import changes, commands
from tallorder.table.changes import FORMAT, Unreadable, read_change, write_change
from tallorder.table.journal import Entry
from tests.table.group import Group, MemoryJournal, gather_at_server, restart


async def begun() -> tuple[Group, MemoryJournal]:
    group = await gather_at_server("Anya Boris")
    await group.do(0, commands.Begin)
    await group.play()
    journal = group.service.journal
    assert isinstance(journal, MemoryJournal)
    return group, journal


def append(journal: MemoryJournal, table: str, body: bytes) -> None:
    """What another release has written."""
    log = journal.logs[table]
    log.append(Entry(len(log) + 1, 0, body))


async def play_on(group: Group) -> None:
    """The host gives up what cannot be followed, and the table goes on with a new game."""
    await group.do(0, commands.Abort)
    await group.do(0, commands.Begin)
    await group.play()
    assert group.state.is_running
    assert not group.state.is_frozen
    assert len(group.game.steps) == 1


async def test_fields_that_this_release_does_not_know_are_ignored_everywhere() -> None:
    group, journal = await begun()
    log = journal.logs[group.table]
    for place, entry in enumerate(log):
        fields = msgspec.json.decode(entry.body)
        for name in ("settings", "head", "ended"):
            if name in fields:
                fields[name]["colour"] = "green"
        fields["weather"] = {"rain": True}
        log[place] = msgspec.structs.replace(entry, body=msgspec.json.encode(fields))
    before = group.game.position.key()
    back = await restart(group)
    assert not back.state.is_frozen
    assert back.game.position.key() == before
    await back.play()


@pytest.mark.parametrize(
    "body",
    [
        b'{"deed":"sneezed","seat":1}',
        b'{"deed":"moved","seat":"the left one"}',
        b'{"deed":"paced","seconds":1.0,"v":%d}' % (FORMAT + 1),
        b'{"seat":1}',
        b"[]",
    ],
)
async def test_a_change_that_cannot_be_read_freezes_the_running_game_and_the_table_goes_on(body: bytes) -> None:
    group, journal = await begun()
    append(journal, group.table, body)
    back = await restart(group)
    assert back.state.is_frozen
    assert back.people[0].last("welcome")["state"]["phase"] == "frozen"
    assert back.people[0].last("welcome")["shown"], "the game can be read up to there"
    with pytest.raises(Refused, match="game-frozen"):
        await back.play()
    await play_on(back)


async def test_between_games_such_a_change_costs_nothing() -> None:
    group, journal = await begun()
    await group.do(0, commands.Abort)
    append(journal, group.table, b'{"deed":"painted","colour":"green"}')
    back = await restart(group)
    assert back.people[0].last("welcome")["state"]["phase"] == "over"
    await back.do(0, commands.Begin)
    await back.play()


async def test_a_game_that_began_in_a_way_this_release_does_not_know_can_be_given_up() -> None:
    group, journal = await begun()
    await group.do(0, commands.Abort)
    append(journal, group.table, b'{"deed":"began","v":%d,"game":"chess"}' % (FORMAT + 1))
    append(journal, group.table, b'{"deed":"moved","seat":0,"move":{"move":"castle"}}')
    back = await restart(group)
    assert back.state.is_frozen
    assert back.state.games == 2
    await play_on(back)
    assert back.state.games == 3


async def test_a_change_that_leads_nowhere_does_not_make_the_table_unreachable() -> None:
    group, journal = await begun()
    append(journal, group.table, write_change(changes.Renamed(9, "Nobody")))
    back = await restart(group)
    assert back.state.is_frozen
    await play_on(back)


async def test_a_running_table_follows_another_release_in_the_same_way() -> None:
    group, journal = await begun()
    append(journal, group.table, b'{"deed":"sneezed","seat":1}')
    group.service.tables.open[group.table].is_unsure = True
    await group.caretaker.look_after_tables()
    assert group.state.is_frozen
    assert group.people[1].last("told")["deed"] == "sneezed"
    await play_on(group)


async def test_this_release_writes_what_the_one_before_can_read() -> None:
    group, journal = await begun()
    for entry in journal.logs[group.table]:
        assert b'"v":' not in entry.body
        assert not isinstance(read_change(entry.body), Unreadable)
