"""A whole store as one file, taken while servers write, and put back into an empty store.

The file is an SQLite store of its own, whatever it was taken from: it can be looked into, served, or restored anywhere.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

from tallorder.store import schema
from tallorder.store.migrate import migrate, newer_than
from tallorder.store.store import Store

ROWS: Final = 500
"""So many rows are read and written at once."""
UNFINISHED: Final = ".unfinished"


class BackupProblem(Exception):  # noqa: N818 - said to a person, in one line
    """A backup that cannot be taken or put back."""


class Copied(msgspec.Struct, frozen=True):
    """How much was copied."""

    entries: int
    decks: int
    looks: int
    reports: int


def backup(store: Store, file: Path) -> Copied:
    """Writes everything that is committed at one moment into a new file. The file has its name when it is whole."""
    if file.exists():
        raise BackupProblem(f"{file}: is there already; choose another name")
    unfinished = file.with_name(file.name + UNFINISHED)
    unfinished.unlink(missing_ok=True)
    try:
        copied = _copy_into(store, unfinished)
        unfinished.chmod(0o600)
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.rename(file)
    except (OSError, sa.exc.DBAPIError) as problem:
        unfinished.unlink(missing_ok=True)
        raise BackupProblem(f"{file}: {_why(problem)}") from None
    return copied


def _copy_into(store: Store, file: Path) -> Copied:
    target = sa.create_engine(f"sqlite:///{file}")
    try:
        migrate(target)
        with _one_moment(store.engine) as source, target.begin() as writing:
            return _copy(source, writing)
    finally:
        target.dispose()


def restore(store: Store, file: Path) -> Copied:
    """Puts a backup into an empty store, all of it or nothing."""
    _require_whole(file)
    source = sa.create_engine(f"sqlite:///file:{file}?mode=ro&uri=true")
    try:
        with source.connect() as reading, store.engine.begin() as writing:
            if any(writing.execute(sa.select(sa.exists().select_from(one))).scalar() for one in _tables()):
                raise BackupProblem("the store is not empty; name another with --store")
            return _copy(reading, writing)
    except sa.exc.DBAPIError as problem:
        raise BackupProblem(f"{file}: {_why(problem)}") from None
    finally:
        source.dispose()


def _require_whole(file: Path) -> None:
    """Refuses what is no backup, or a damaged one, before anything is written."""
    if not file.is_file():
        raise BackupProblem(f"{file}: expected the file of a backup")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            step = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as problem:
        raise BackupProblem(f"{file}: expected the file of a backup ({problem})") from None
    if found != "ok" or step is None:
        raise BackupProblem(f"{file}: is damaged ({' '.join(found.split())})")
    if why := newer_than(step[0]):
        raise BackupProblem(f"{file}: {why}")


def _tables() -> list[sa.Table]:
    return list(schema.metadata.sorted_tables)


def _copy(source: sa.Connection, target: sa.Connection) -> Copied:
    counts: dict[str, int] = {}
    for table in _tables():
        name = str(table.name)
        counts[name] = 0
        rows = source.execution_options(yield_per=ROWS).execute(sa.select(table))
        for part in rows.partitions(ROWS):
            target.execute(table.insert(), [dict(row._mapping) for row in part])
            counts[name] += len(part)
    return msgspec.convert(counts, Copied)


@contextmanager
def _one_moment(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection for which time stands still."""
    if engine.dialect.name == "postgresql":
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            yield connection
        return
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN")  # the driver begins only before it writes
        yield connection
        connection.exec_driver_sql("ROLLBACK")


def _why(problem: Exception) -> str:
    origin = getattr(problem, "orig", None) or problem
    return " ".join(str(origin).split())
