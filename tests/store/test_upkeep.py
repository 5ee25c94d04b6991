"""What operators meet: a newer store, half an export, a second server, tables deleted while they are played."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tallorder.cli import main
from tallorder.store import Store
from tallorder.store.files import ImportProblem, export, import_store
from tallorder.store.serving import Taken, hold
from tallorder.table.changes import Renamed, write_change
from tallorder.table.journal import CardReport, Entry, StoreDown
from tests.server.serving import serving
from tests.store.test_backup import fill_all
from tests.store.test_store import append, entry, fill


async def test_a_store_of_a_newer_release_is_refused_in_one_line(store: Store, store_url: str) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(StoreDown) as refused:
        Store(store_url)
    assert str(refused.value).startswith("the store was written by a newer Tall Order (step 0999")
    assert "\n" not in str(refused.value)


def test_the_command_says_so_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Store(str(tmp_path / "tables.db")).close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    for command in (["export", str(tmp_path / "out")], ["backup", str(tmp_path / "b.db")], ["serve", "--port", "0"]):
        assert main([*command, "--store", str(tmp_path / "tables.db")]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert "newer Tall Order" in said


@pytest.mark.parametrize("lost", ["table", "deck", "line", "half a line", "reports", "half a deck"])
async def test_an_export_of_which_a_part_is_missing_is_refused_and_nothing_is_taken_in(
    tmp_path: Path, lost: str
) -> None:
    store = Store(str(tmp_path / "tables.db"))
    await fill(store, "firsttable", 3)
    await fill_real(store)
    await export(store, out := tmp_path / "out")
    store.close()
    log = out / "tables" / "playedtable.jsonl"
    deck = out / "decks" / "abc.json"
    match lost:
        case "table":
            log.unlink()
        case "deck":
            deck.unlink()
        case "half a deck":
            deck.write_bytes(deck.read_bytes()[:-3])
        case "line":
            log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-1]))
        case "half a line":
            log.write_bytes(log.read_bytes()[:-20])
        case _:
            (out / "reports.jsonl").unlink()
    elsewhere = Store(str(tmp_path / "other.db"))
    with pytest.raises(ImportProblem) as refused:
        await import_store(elsewhere, out)
    assert "\n" not in str(refused.value)
    assert list(elsewhere.tables()) == []
    assert list(elsewhere.deck_hashes()) == []
    elsewhere.close()


async def fill_real(store: Store) -> None:
    """A table with changes that a release knows, a deck and a report."""
    await store.delete("firsttable")
    for version in range(1, 6):
        assert await append(store, "playedtable", Entry(version, 5, write_change(Renamed(0, f"Anya {version}"))))
    await store.keep_deck("abc", b'{"deck":{}}')
    await store.report(CardReport(5, "countries", "hash", "peru", "Too small."))


async def test_deleting_while_others_write_leaves_no_row(store: Store, store_url: str) -> None:
    other = Store(store_url)
    try:
        for number in range(8):
            table = f"table{number:05}"
            await fill(store, table, 2)

            async def write(by: Store, table: str = table) -> None:
                for version in range(3, 60):
                    await append(by, table, entry(version))
                    await by.note_last_seen(table, {"anya": version})

            writing = [asyncio.create_task(write(one)) for one in (store, other)]
            await asyncio.sleep(0.01 * number)
            await store.delete(table)
            await asyncio.gather(*writing)
            assert await store.entries(table) == []
            assert await store.last_seen(table) == {}
    finally:
        other.close()


def test_one_file_is_served_by_one_server(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    with hold(file), pytest.raises(Taken), hold(f"sqlite:///{file}"):
        pass
    with hold(file), hold("postgresql://somewhere/else"), hold("postgresql://somewhere/else"):
        pass


def test_a_second_server_is_refused_with_a_sentence_and_a_killed_one_keeps_nobody_out(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    with serving(file) as first:
        command = [sys.executable, "-m", "tallorder", "serve", "--port", "0", "--store", file, "--lang", "en"]
        second = subprocess.run(command, check=False, capture_output=True, timeout=60)
        assert second.returncode == 2
        said = second.stderr.decode().splitlines()[-1]
        assert (
            said
            == f"tallorder: Another server serves {file} already. Stop it first, or name another file with --store."
        )
        first.kill()
        first.start()


async def test_a_backup_of_a_served_file_is_allowed(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    await fill_all(store, tables=1, entries=3)
    store.close()
    with serving(str(tmp_path / "tables.db")):
        assert main(["backup", str(tmp_path / "b.db"), "--store", str(tmp_path / "tables.db")]) == 0
