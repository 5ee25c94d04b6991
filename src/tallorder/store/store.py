"""A store by its URL: `sqlite:///file.db`, a plain path, or `postgresql://…`."""

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tallorder.extras import require
from tallorder.store import schema
from tallorder.store.appending import Appender
from tallorder.store.migrate import NewerStore, migrate
from tallorder.store.sqlite import SqliteAppender, store_problem
from tallorder.store.writer import Writer
from tallorder.table.journal import CardReport, Entry, StoreDamaged, StoreDown, StoreFull, StoreMoved, Written

Found = TypeVar("Found")

MOVES: Final = b'{"deed":"moved"'
"""How the entries begin of which nearly all logs consist, and which name no deck."""
WORDS: Final = re.compile(rb"[0-9A-Za-z]+")
ROWS_AT_ONCE: Final = 500
PATIENCE: Final = 2.0
"""Seconds that the writer is given to say that it can write."""

Trouble = Literal["", "disk-full", "file-moved", "pages-damaged", "store-down"]


def _engine(url: str) -> tuple[sa.Engine, Callable[[], Appender]]:
    if url.startswith(("postgresql://", "postgres://")):
        require("postgres")
        from tallorder.store.postgres import PostgresAppender

        plain = "postgresql://" + url.split("://", 1)[1]
        from tallorder.store.patience import LONG, SHORT, connect

        engine = sa.create_engine(
            "postgresql+psycopg://", creator=lambda: connect(plain), pool_pre_ping=True, pool_timeout=LONG
        )

        @sa.event.listens_for(engine, "checkout")
        def patient(connection: Any, _record: Any, _proxy: Any) -> None:
            connection.patience = LONG  # it has just said that it is there

        @sa.event.listens_for(engine, "checkin")
        def impatient(connection: Any, _record: Any) -> None:
            if connection is not None:
                connection.patience = SHORT

        return engine, lambda: PostgresAppender(plain)
    path = url.removeprefix("sqlite:///")
    if "://" in path:
        raise StoreDown(f"{url}: expected a file, sqlite:///file or postgresql://…")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).touch(mode=0o600)  # a new file is nobody else's to read; seats are kept by hashes, but names are names
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})

    @sa.event.listens_for(engine, "connect")
    def careful(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    return engine, lambda: SqliteAppender(path)


def _failure(error: sa.exc.DBAPIError) -> Exception:
    return store_problem(error.orig) if error.orig is not None else StoreDown(str(error))


def _twice(work: Callable[[], Found]) -> Found:
    """Does something, and once more on a new connection if the one it was done on is lost."""
    try:
        try:
            return work()
        except sa.exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return work()
    except sa.exc.DBAPIError as error:
        raise _failure(error) from error
    except sa.exc.TimeoutError as error:  # every connection waits for an answer
        raise StoreDown(str(error)) from error


class Store:
    """The journal of the tables, in SQLite or PostgreSQL. Opening it brings it to the shape of this release."""

    def __init__(self, url: str) -> None:
        self.engine, appender = _engine(url)
        try:
            migrate(self.engine)
        except NewerStore as newer:
            raise StoreDown(str(newer)) from None
        except sa.exc.DBAPIError as error:
            raise StoreDown(" ".join(str(error.orig).split())) from error
        self.writer = Writer(appender())
        self.is_shared = self.engine.dialect.name == "postgresql"
        """Whether several server processes may use it."""
        self.is_damaged = False
        """Whether a part of the file could not be read."""

    def append(self, table: str, entry: Entry, written: Written) -> None:
        """Writes an entry durably, then calls back; not written when its version is already taken, or the one before
        it is missing."""
        self.writer.append(table, entry, written)

    async def write_log(self, table: str, log: list[Entry]) -> None:
        """Writes the log of a new table in one transaction: all of it is there afterwards, or nothing."""
        rows = [{"table_id": table, **msgspec.structs.asdict(entry)} for entry in log]
        await self._write(schema.entries.insert(), rows=rows)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table beyond a version, in order."""
        column = schema.entries.c
        query = (
            sa.select(column.version, column.at, column.body, column.position)
            .where(column.table_id == table, column.version > after)
            .order_by(column.version)
        )
        return await self._read(lambda rows: [Entry(*row) for row in rows], query)

    async def newest(self, tables: list[str]) -> dict[str, int]:
        """The newest version of each of these tables; deleted ones are missing."""
        column = schema.entries.c
        query = (
            sa.select(column.table_id, sa.func.max(column.version))
            .where(column.table_id.in_(tables))
            .group_by(column.table_id)
        )
        return await self._read(dict, query)

    async def delete(self, table: str) -> None:
        """Deletes a table and everything that is kept of it."""
        # on PostgreSQL others may be writing this table at the moment: they are waited for, and find nothing afterwards
        waits = [sa.text("LOCK TABLE entries, looks IN SHARE ROW EXCLUSIVE MODE")] if self.is_shared else []
        await self._write(
            *waits,
            schema.entries.delete().where(schema.entries.c.table_id == table),
            schema.looks.delete().where(schema.looks.c.table_id == table),
            schema.analyses.delete().where(schema.analyses.c.table_id == table),
        )

    async def keep_deck(self, key: str, body: bytes) -> None:
        """Keeps a deck by its hash, and notes that it is wanted now."""
        insert = postgresql.insert if self.is_shared else sqlite.insert
        new = insert(schema.decks).values(hash=key, at=_now(), body=body)
        await self._write(new.on_conflict_do_update(index_elements=["hash"], set_={"at": new.excluded.at}))

    async def forget_decks(self, before: int) -> int:
        """Deletes the decks that nobody has wanted since a time and no log names; how many these were."""
        old = schema.decks.c.at < before
        unwanted = set(
            await self._read(lambda rows: [row[0] for row in rows], sa.select(schema.decks.c.hash).where(old))
        )
        column = schema.entries.c
        place = sa.tuple_(column.table_id, column.version)
        moves = sa.func.substr(column.body, 1, len(MOVES)) == MOVES
        last: tuple[str, int] | None = ("", 0)
        while unwanted and last is not None:
            pages = sa.select(column.table_id, column.version, column.body).where(place > last, ~moves)
            query = pages.order_by(column.table_id, column.version).limit(ROWS_AT_ONCE)
            rows = await self._read(list, query)
            for _, _, body in rows:
                unwanted.difference_update(word.decode() for word in WORDS.findall(body))
            last = rows[-1][:2] if rows else None
        for key in unwanted:  # one at a time: moves are written in between
            await self._write(schema.decks.delete().where(schema.decks.c.hash == key, old))
        return len(unwanted)

    async def deck(self, key: str) -> bytes | None:
        """A kept deck."""
        query = sa.select(schema.decks.c.body).where(schema.decks.c.hash == key)
        return await self._read(lambda rows: next((row[0] for row in rows), None), query)

    async def note_last_seen(self, table: str, last_seen: dict[str, int]) -> None:
        """Notes how far these players have seen the table."""
        insert = postgresql.insert if self.is_shared else sqlite.insert
        changes: list[sa.Executable] = []
        for who, version in last_seen.items():
            look = sa.select(sa.literal(table), sa.literal(who), sa.literal(version)).where(
                sa.exists().where(schema.entries.c.table_id == table, schema.entries.c.version == 1)
            )
            new = insert(schema.looks).from_select(["table_id", "who", "version"], look)
            newest = new.excluded.version
            changes.append(
                new.on_conflict_do_update(
                    index_elements=["table_id", "who"],
                    set_={"version": newest},
                    where=schema.looks.c.version < newest,  # another process may have told more
                )
            )
        await self._write(*changes)

    async def last_seen(self, table: str) -> dict[str, int]:
        """How far each player has seen the table."""
        query = sa.select(schema.looks.c.who, schema.looks.c.version).where(schema.looks.c.table_id == table)
        return await self._read(dict, query)

    async def keep_analysis(self, table: str, number: int, kind: str, body: bytes) -> None:
        """Keeps the analysis of one of a table's games, in place of an older one; never of a deleted one."""
        column = schema.analyses.c
        old = schema.analyses.delete().where(column.table_id == table, column.number == number, column.kind == kind)
        new = sa.select(
            sa.literal(table), sa.literal(number), sa.literal(kind), sa.literal(_now()), sa.literal(body)
        ).where(sa.exists().where(schema.entries.c.table_id == table))
        names = ["table_id", "number", "kind", "at", "body"]
        await self._write(old, schema.analyses.insert().from_select(names, new))

    async def analysis(self, table: str, number: int, kind: str) -> bytes | None:
        """A kept analysis."""
        column = schema.analyses.c
        query = sa.select(column.body).where(column.table_id == table, column.number == number, column.kind == kind)
        return await self._read(lambda rows: next((row[0] for row in rows), None), query)

    async def report(self, report: CardReport) -> None:
        """Keeps a report for the deck's owner."""
        values = {field: getattr(report, field) for field in report.__struct_fields__}
        await self._write(schema.reports.insert().values(id=secrets.token_hex(8), **values))

    async def reports(self, deck: str | None = None) -> list[CardReport]:
        """All reports, or those about a deck, oldest first."""
        column = schema.reports.c
        query = sa.select(column.at, column.deck, column.deck_hash, column.card, column.text).order_by(column.at)
        if deck is not None:
            query = query.where(column.deck == deck)
        return await self._read(lambda rows: [CardReport(*row) for row in rows], query)

    def tables(self) -> Iterator[str]:
        """The id of every table, for export."""
        with self.engine.connect() as connection:
            for (table,) in connection.execute(sa.select(schema.entries.c.table_id).distinct()):
                yield table

    def deck_hashes(self) -> Iterator[str]:
        """The hash of every kept deck, for export."""
        with self.engine.connect() as connection:
            for (key,) in connection.execute(sa.select(schema.decks.c.hash)):
                yield key

    async def trouble(self) -> Trouble:
        """What is wrong with the store; empty if something can be written. Some of a damaged file can still be used."""
        try:
            await asyncio.wait_for(self.writer.call(self._probe), PATIENCE)
        except StoreFull:
            return "disk-full"
        except StoreMoved:
            return "file-moved"
        except StoreDamaged:
            self.is_damaged = True
        except (StoreDown, TimeoutError):
            return "store-down"
        return "pages-damaged" if self.is_damaged else ""

    def _probe(self) -> None:
        appender = self.writer.appender
        if isinstance(appender, SqliteAppender):
            appender.probe()
            return

        def ask() -> None:
            with self.engine.connect() as connection:
                connection.execute(sa.select(sa.literal(1)))

        _twice(ask)

    async def look_for_damage(self) -> None:
        """Reads the whole of an SQLite file."""
        if self.is_shared:
            return
        with suppress(StoreDamaged):
            self.is_damaged = await self._read(list, sa.text("PRAGMA quick_check(1)")) != [("ok",)]

    async def _read(self, shape: Callable[[Any], Found], query: sa.Executable) -> Found:
        def read() -> Found:
            with self.engine.connect() as connection:
                return shape(tuple(row) for row in connection.execute(query))

        try:
            return await asyncio.to_thread(_twice, read)
        except StoreDamaged:
            self.is_damaged = True
            raise

    async def _write(self, *changes: sa.Executable, rows: list[dict[str, Any]] | None = None) -> None:
        """All changes in one transaction; with rows, each is made for every one of them."""

        def write() -> None:
            with self.engine.begin() as connection:
                for change in changes:
                    connection.execute(change, rows)

        await self.writer.call(lambda: _twice(write))

    def close(self) -> None:
        """Finishes what is waiting and lets go."""
        self.writer.stop()
        self.engine.dispose()


def _now() -> int:
    return int(time.time() * 1000)
