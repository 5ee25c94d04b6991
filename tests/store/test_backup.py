"""A backup is one moment of a store that goes on, whole or not there at all, and comes back into any empty store."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tallorder.cli import main
from tallorder.store import Store
from tallorder.store.backup import UNFINISHED, BackupProblem, backup, restore
from tallorder.table.journal import CardReport
from tests.store.test_store import append, entry, fill

KILLS = int(os.environ.get("BACKUP_KILLS", "3"))


async def fill_all(store: Store, tables: int = 5, entries: int = 40) -> None:
    for number in range(tables):
        await fill(store, f"table{number:05}", entries)
    await store.keep_deck("abc", b"deck")
    await store.note_last_seen("table00001", {"anya": 2})
    await store.report(CardReport(5, "countries", "hash", "peru", "Too small."))


async def everything(store: Store) -> object:
    tables = {table: await store.entries(table) for table in sorted(store.tables())}
    looks = {table: await store.last_seen(table) for table in tables}
    decks = {key: await store.deck(key) for key in store.deck_hashes()}
    return tables, looks, decks, await store.reports()


async def test_everything_comes_back_from_either_kind_into_either_kind(store: Store, tmp_path: Path) -> None:
    await fill_all(store)
    there = await everything(store)
    copied = backup(store, tmp_path / "backup.db")
    assert (copied.entries, copied.decks, copied.looks, copied.reports) == (200, 1, 1, 1)
    elsewhere = Store(str(tmp_path / "other.db"))
    restore(elsewhere, tmp_path / "backup.db")
    assert await everything(elsewhere) == there
    with pytest.raises(BackupProblem, match="not empty"):
        restore(elsewhere, tmp_path / "backup.db")
    elsewhere.close()
    for table in sorted(store.tables()):
        await store.delete(table)
    for statement in ("DELETE FROM decks", "DELETE FROM reports"):
        with store.engine.begin() as connection:
            connection.exec_driver_sql(statement)
    restore(store, tmp_path / "backup.db")
    assert await everything(store) == there
    assert await append(store, "table00001", entry(41))


async def test_a_backup_is_one_moment_of_a_store_that_is_written(store: Store, tmp_path: Path) -> None:
    await fill_all(store, tables=3, entries=200)
    is_over = False
    written = [0]

    async def write() -> None:
        while not is_over:
            written[0] += 1  # always the first table before the second: no moment has it the other way round
            assert await append(store, "table00000", entry(200 + written[0]))
            assert await append(store, "table00001", entry(200 + written[0]))

    writing = asyncio.create_task(write())
    for number in range(5):
        await asyncio.to_thread(backup, store, tmp_path / f"{number}.db")
        with sqlite3.connect(tmp_path / f"{number}.db") as copy:
            first, second = (
                copy.execute("SELECT count(*), max(version) FROM entries WHERE table_id = ?", (table,)).fetchone()
                for table in ("table00000", "table00001")
            )
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert first[0] == first[1]
        assert second[0] == second[1]
        assert first[0] - second[0] in (0, 1)
    is_over = True
    await writing
    assert written[0] > 5


async def test_a_backup_that_is_killed_leaves_no_file_that_looks_whole(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    await fill_all(store, tables=20, entries=300)
    store.close()
    chance = random.Random(1)
    file = tmp_path / "backup.db"
    begun = time.monotonic()
    command = [sys.executable, "-m", "tallorder", "backup", str(file), "--store", str(tmp_path / "tables.db")]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0
    whole = time.monotonic() - begun
    for _ in range(KILLS):
        file.unlink(missing_ok=True)
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + chance.uniform(0.5, 1.0) * whole
        while process.poll() is None and time.monotonic() < deadline:
            if Path(f"{file}{UNFINISHED}").exists() and chance.random() < 0.2:
                break
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
        process.wait()
        if file.exists():
            again = Store(str(tmp_path / "again.db"))
            assert restore(again, file).entries == 6000
            again.close()
            for left in tmp_path.glob("again.db*"):
                left.unlink()
    file.unlink(missing_ok=True)
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0  # what was left is in nobody's way


@pytest.mark.parametrize("spoil", ["cut", "page", "empty", "missing", "newer"])
async def test_what_is_no_whole_backup_is_refused_in_one_line_and_nothing_is_put_back(
    spoil: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(str(tmp_path / "tables.db"))
    await fill_all(store, tables=5, entries=200)
    file = tmp_path / "backup.db"
    backup(store, file)
    store.close()
    body = file.read_bytes()
    match spoil:
        case "cut":
            file.write_bytes(body[: len(body) // 2])
        case "page":
            middle = len(body) // 8192 * 4096
            file.write_bytes(body[:middle] + b"\xff" * 4096 + body[middle + 4096 :])
        case "empty":
            file.write_bytes(b"")
        case "missing":
            file.unlink()
        case _:
            with sqlite3.connect(file) as connection:
                connection.execute("UPDATE alembic_version SET version_num = '0999'")
    assert main(["restore", str(file), "--store", str(tmp_path / "new.db")]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(file) in said
    assert "newer Tall Order" in said or spoil != "newer"
    untouched = Store(str(tmp_path / "new.db"))
    assert list(untouched.tables()) == []
    untouched.close()


async def test_a_backup_never_writes_over_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "precious.txt").write_text("mine")
    arguments = ["backup", str(tmp_path / "precious.txt"), "--store", str(tmp_path / "tables.db")]
    assert main(arguments) == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "precious.txt").read_text() == "mine"
    assert main(["backup", str(tmp_path / "b.db"), "--json", "--store", str(tmp_path / "tables.db")]) == 0
    assert '"entries": 0' in capsys.readouterr().out
    assert (tmp_path / "b.db").stat().st_mode & 0o777 == 0o600
