"""The log only grows, one version at a time, and what was acknowledged is there."""

import asyncio
import sqlite3
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

from tallorder.store import Store, schema
from tallorder.store.migrate import LATEST, migrate
from tallorder.table.journal import CardReport, Entry, StoreDown, StoreFull


def entry(version: int, body: bytes = b"{}") -> Entry:
    return Entry(version, 1_700_000_000_000 + version, body, b"12345678" if version % 2 else None)


def append(store: Store, table: str, one: Entry) -> asyncio.Future[bool]:
    """Hands an entry to the store at once; the future says whether it was written, or what went wrong."""
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def written(is_written: bool, problem: Exception | None) -> None:
        if problem is None:
            done.set_result(is_written)
        else:
            done.set_exception(problem)

    store.append(table, one, written)
    return done


async def fill(store: Store, table: str, count: int) -> list[Entry]:
    entries = [entry(version, f'{{"n":{version}}}'.encode()) for version in range(1, count + 1)]
    for one in entries:
        assert await append(store, table, one)
    return entries


async def test_what_is_appended_comes_back_in_order(store: Store) -> None:
    entries = await fill(store, "tabletable", 5)
    assert await store.entries("tabletable") == entries
    assert await store.entries("tabletable", after=3) == entries[3:]
    assert await store.entries("othertable") == []


async def test_a_version_is_written_once(store: Store) -> None:
    await fill(store, "tabletable", 3)
    assert not await append(store, "tabletable", entry(3, b'"another"'))
    assert not await append(store, "tabletable", entry(1, b'"another"'))
    assert (await store.entries("tabletable"))[2].body == b'{"n":3}'
    assert await append(store, "tabletable", entry(4))


async def test_no_version_is_skipped(store: Store) -> None:
    await fill(store, "tabletable", 3)
    assert not await append(store, "tabletable", entry(5))
    assert not await append(store, "unknowntable", entry(2))
    assert await append(store, "unknowntable", entry(1))


async def test_the_log_of_a_new_table_is_written_whole_or_not_at_all(store: Store) -> None:
    log = [entry(version, f'{{"n":{version}}}'.encode()) for version in range(1, 301)]
    with pytest.raises(StoreDown):
        await store.write_log("tabletable", [*log, log[-1]])
    assert await store.entries("tabletable") == []
    await store.write_log("tabletable", log)
    assert await store.entries("tabletable") == log
    assert await append(store, "tabletable", entry(301))


async def test_of_many_writers_of_one_version_one_succeeds_and_others_of_the_batch_are_not_spoiled(
    store: Store,
) -> None:
    await fill(store, "tabletable", 1)
    same = [append(store, "tabletable", entry(2, f'"{n}"'.encode())) for n in range(20)]
    others = [append(store, f"table{n:05}", entry(1)) for n in range(50)]
    results = await asyncio.gather(*same, *others)
    assert sum(results[:20]) == 1
    assert all(results[20:])


async def test_entries_that_arrive_during_a_commit_share_the_next(store: Store) -> None:
    await fill(store, "tabletable", 1)
    before = store.writer.batches
    await asyncio.gather(*(append(store, f"table{n:05}", entry(1)) for n in range(300)))
    assert store.writer.batches - before < 100
    assert store.writer.entries == 301


async def test_everything_is_there_after_opening_again(store_url: str) -> None:
    first = Store(store_url)
    entries = await fill(first, "tabletable", 4)
    await first.keep_deck("abc", b"deck")
    first.close()
    again = Store(store_url)
    assert await again.entries("tabletable") == entries
    assert await again.deck("abc") == b"deck"
    again.close()


async def test_a_deleted_table_is_gone_and_cannot_be_continued(store: Store) -> None:
    await fill(store, "tabletable", 3)
    await fill(store, "othertable", 2)
    await store.note_last_seen("tabletable", {"anya": 2})
    await store.delete("tabletable")
    assert await store.entries("tabletable") == []
    assert await store.last_seen("tabletable") == {}
    assert not await append(store, "tabletable", entry(4))
    assert await store.newest(["tabletable", "othertable"]) == {"othertable": 2}


async def test_decks_are_kept_by_hash_once(store: Store) -> None:
    assert await store.deck("abc") is None
    await asyncio.gather(*(store.keep_deck("abc", b"first") for _ in range(5)))
    await store.keep_deck("abc", b"second")
    assert await store.deck("abc") == b"first"


async def test_decks_are_deleted_that_nobody_wants_and_no_log_names(store: Store) -> None:
    for key in ("named", "unnamed", "wanted"):
        await store.keep_deck(key, b"deck")
    with store.engine.begin() as connection:
        connection.execute(sa.update(schema.decks).values(at=5))
    await fill(store, "firsttable", 600)
    assert await append(store, "firsttable", Entry(601, 6, b'{"deed":"began","head":{"deck_hash":"named"}}'))
    await fill(store, "nexttable", 3)
    assert await store.forget_decks(5) == 0
    await store.keep_deck("wanted", b"deck")
    assert await store.forget_decks(6) == 1
    assert set(store.deck_hashes()) == {"named", "wanted"}


async def test_what_each_player_has_seen_last_is_kept(store: Store) -> None:
    await fill(store, "tabletable", 1)
    await store.note_last_seen("tabletable", {"anya": 2, "boris": 3})
    await store.note_last_seen("tabletable", {"anya": 7})
    assert await store.last_seen("tabletable") == {"anya": 7, "boris": 3}


async def test_reports_are_kept_for_the_decks_owner(store: Store) -> None:
    one = CardReport(1, "landmarks", "hash", "eiffel-tower", "It is taller now. 🗼")
    other = CardReport(2, "movies", "hash", "jaws", "’75")
    await store.report(one)
    await store.report(other)
    assert await store.reports() == [one, other]
    assert await store.reports("movies") == [other]


async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    found = sa.inspect(store.engine)
    for table in schema.metadata.tables.values():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        key = set(found.get_pk_constraint(table.name)["constrained_columns"])
        assert key == {column.name for column in table.primary_key}


def test_the_newest_step_is_the_one_that_the_store_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__code__.co_filename).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == LATEST


async def test_migrating_twice_changes_nothing(store: Store) -> None:
    entries = await fill(store, "tabletable", 2)
    migrate(store.engine)
    assert await store.entries("tabletable") == entries


async def test_the_store_says_whether_it_answers(store: Store) -> None:
    assert await store.trouble() == ""


def test_sqlite_waits_for_the_disk_before_it_says_yes(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    connection = store.writer.appender.connection  # type: ignore[attr-defined]
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()


async def test_once_copied_the_log_of_changes_begins_anew_and_its_file_does_not_grow(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    await fill(store, "tabletable", 20)
    size = (tmp_path / "tables.db-wal").stat().st_size
    store.writer.appender.copying.is_done = True  # type: ignore[attr-defined]
    await fill(store, "othertable", 10)
    assert (tmp_path / "tables.db-wal").stat().st_size == size
    assert len(await store.entries("tabletable")) == 20
    store.close()


async def test_a_full_disk_refuses_the_batch_and_takes_the_next_when_there_is_room(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    await fill(store, "tabletable", 3)
    connection: sqlite3.Connection = store.writer.appender.connection  # type: ignore[attr-defined]
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreFull):
        await append(store, "tabletable", entry(4, b"x" * 100_000))
    connection.execute("PRAGMA max_page_count = 1000000")
    assert await append(store, "tabletable", entry(4, b"x" * 100_000))
    assert [one.version for one in await store.entries("tabletable")] == [1, 2, 3, 4]
    store.close()


async def test_a_lost_connection_to_postgres_is_not_noticed_when_a_new_one_works(postgres_url: str) -> None:
    store = Store(postgres_url)
    await fill(store, "losttable", 1)
    with psycopg.connect(postgres_url, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    assert await append(store, "losttable", entry(2))
    assert not await append(store, "losttable", entry(2, b'"another"'))
    assert len(await store.entries("losttable")) == 2
    store.close()


async def test_while_much_comes_a_commit_waits_for_company_and_otherwise_nobody_waits(store: Store) -> None:
    await append(store, "alonealone", entry(1))
    assert not store.writer.is_busy
    await asyncio.gather(*(append(store, f"crowd{number:05}", entry(1)) for number in range(300)))
    assert store.writer.batches < 100
    await append(store, "alonealone", entry(2))
    await append(store, "alonealone", entry(3))
    assert not store.writer.is_busy


async def test_an_analysis_is_kept_as_long_as_its_table(store: Store) -> None:
    await store.write_log("tabletabletable", [Entry(1, 1, b"opened")])
    await store.keep_analysis("tabletabletable", 1, "1-85", b"first")
    await store.keep_analysis("tabletabletable", 1, "1-85", b"again")
    await store.keep_analysis("tabletabletable", 2, "1-85", b"second")
    assert await store.analysis("tabletabletable", 1, "1-85") == b"again"
    assert await store.analysis("tabletabletable", 2, "1-85") == b"second"
    assert await store.analysis("tabletabletable", 1, "1-65") is None
    await store.delete("tabletabletable")
    assert await store.analysis("tabletabletable", 1, "1-85") is None
    await store.keep_analysis("tabletabletable", 1, "1-85", b"too late")
    assert await store.analysis("tabletabletable", 1, "1-85") is None


def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = Store(str(file))
    store.close()
    assert file.stat().st_mode & 0o777 == 0o600
