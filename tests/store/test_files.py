"""Export and import move everything, and take nothing in that they do not understand."""

from pathlib import Path

import pytest

from tallorder.server.service import TableService
from tallorder.store import Store
from tallorder.store.files import ImportProblem, export, import_store
from tallorder.table import commands
from tallorder.table.journal import CardReport
from tests.table.group import AT_ONCE, Group, InstantBots, gather_at_server


async def a_played_table(store: Store) -> Group:
    group = await gather_at_server("Anya Boris", service=TableService(store, None, InstantBots(), AT_ONCE))
    await group.do(0, commands.Begin)
    for _ in range(4):
        await group.play()
    await store.note_last_seen(group.table, {"someone": 3})
    await store.report(CardReport(5, "countries", "hash", "peru", "Too small."))
    return group


async def test_a_table_moves_from_one_store_to_another_and_goes_on(store: Store, tmp_path: Path) -> None:
    group = await a_played_table(store)
    await export(store, tmp_path / "out")
    elsewhere = Store(str(tmp_path / "other.db"))
    await import_store(elsewhere, tmp_path / "out")
    assert await elsewhere.entries(group.table) == await store.entries(group.table)
    assert await elsewhere.last_seen(group.table) == {"someone": 3}
    assert await elsewhere.reports() == await store.reports()
    moved = Group(TableService(elsewhere, None, InstantBots(), AT_ONCE), group.table, group.people, group.tokens)
    for seat in (0, 1):
        await moved.do(seat, commands.Join, tokens=(moved.tokens[seat],))
    assert moved.game.position.key() == group.game.position.key()
    await moved.play()
    elsewhere.close()


async def test_taking_in_twice_changes_nothing(store: Store, tmp_path: Path) -> None:
    group = await a_played_table(store)
    await export(store, tmp_path / "out")
    await import_store(store, tmp_path / "out")
    assert len(await store.entries(group.table)) == 7
    assert len(await store.reports()) == 1


async def test_an_export_needs_an_empty_folder(store: Store, tmp_path: Path) -> None:
    (tmp_path / "something").write_text("here")
    with pytest.raises(ImportProblem, match="empty folder"):
        await export(store, tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"version":2', '"version":7', "line 2: expected version 2, found 7"),
        ('{"deed":"seated"', '{"kind":"seated"', "line 2: expected a change"),
        ('"name":"Boris"', '"name":7', "line 2: expected a change"),
        ('"deed":{"deed":"seated"', '"was":{},"deed":{"deed":"seated"', "line 2: .*unknown field"),
        ('{"version":3', '"version":3', "line 3"),
    ],
)
async def test_a_spoilt_file_is_named_with_its_line(
    store: Store, tmp_path: Path, old: str, new: str, expected: str
) -> None:
    group = await a_played_table(store)
    await export(store, tmp_path / "out")
    log = tmp_path / "out" / "tables" / f"{group.table}.jsonl"
    log.write_text(log.read_text().replace(old, new))
    elsewhere = Store(str(tmp_path / "other.db"))
    with pytest.raises(ImportProblem, match=expected):
        await import_store(elsewhere, tmp_path / "out")
    elsewhere.close()


async def test_a_change_that_only_a_newer_release_knows_moves_byte_for_byte(store: Store, tmp_path: Path) -> None:
    group = await a_played_table(store)
    await export(store, tmp_path / "out")
    log = tmp_path / "out" / "tables" / f"{group.table}.jsonl"
    log.write_text(log.read_text().replace('"deed":"seated"', '"deed":"conjured"'))
    elsewhere = Store(str(tmp_path / "other.db"))
    await import_store(elsewhere, tmp_path / "out")
    expected = [one.body.replace(b'"deed":"seated"', b'"deed":"conjured"') for one in await store.entries(group.table)]
    assert [one.body for one in await elsewhere.entries(group.table)] == expected
    elsewhere.close()


async def test_a_table_that_differs_is_not_mixed_with_the_one_that_is_there(store: Store, tmp_path: Path) -> None:
    group = await a_played_table(store)
    await export(store, tmp_path / "out")
    log = tmp_path / "out" / "tables" / f"{group.table}.jsonl"
    log.write_text(log.read_text().replace("Boris", "Basil"))
    with pytest.raises(ImportProblem, match="another table"):
        await import_store(store, tmp_path / "out")


async def test_what_is_no_export_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(ImportProblem, match="folder of an export"):
        await import_store(store, tmp_path)
    (tmp_path / "export.json").write_text('{"format":9,"tables":0,"decks":0,"reports":0}')
    with pytest.raises(ImportProblem, match="expected format 1, found 9"):
        await import_store(store, tmp_path)
