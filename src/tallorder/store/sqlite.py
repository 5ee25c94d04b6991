"""Appending to one SQLite file."""

import logging
import os
import sqlite3
import threading
from functools import cache

from tallorder.store.appending import Batch
from tallorder.table.journal import Entry, StoreDamaged, StoreDown, StoreFull, StoreMoved

LARGEST_STATEMENT = 32
CHECKPOINT_ENTRIES = 1000
"""After so many entries the log of changes is copied into the file itself, by a thread of its own, so that no commit
has to wait for it. The writer copies the little that came meanwhile, and then the log begins anew: a file that grows
costs the disk more than one that is written over."""
LARGEST_LOG_PAGES = 20_000
"""If that thread never catches up, the writer copies the rest itself, and the log begins anew."""

log = logging.getLogger("tallorder.store")


@cache
def insertion(rows: int) -> str:
    """One statement for so many entries; each is written if its version is free and the one before it is there."""
    values = ", ".join(["(?, ?, ?, ?, ?)"] * rows)
    return f"""
        INSERT INTO entries (table_id, version, at, body, position)
        SELECT fresh.* FROM (VALUES {values}) AS fresh
        WHERE fresh.column2 = 1 OR EXISTS (
            SELECT 1 FROM entries WHERE table_id = fresh.column1 AND version = fresh.column2 - 1
        )
        ON CONFLICT DO NOTHING
    """


def store_problem(error: BaseException) -> StoreFull | StoreDown:
    """What the driver's error means."""
    said = str(error)
    if "full" in said.lower():
        return StoreFull(said)
    return StoreDamaged(said) if "malformed" in said or "not a database" in said else StoreDown(said)


def file_mark(path: str) -> tuple[int, int]:
    """Which file a path leads to."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


def copy_changes(connection: sqlite3.Connection) -> None:
    """Copies what was committed from the log of changes into the file."""
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    except sqlite3.Error as error:  # nothing is lost: it stays in the log until there is room
        log.warning("the log of changes could not be copied", extra={"why": type(error).__name__})


class SqliteAppender:
    """Appends to one file. Few large statements: each lets go of Python's lock once, while the server works on."""

    def __init__(self, path: str) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute("PRAGMA synchronous = FULL")
        self.connection.execute(f"PRAGMA wal_autocheckpoint = {LARGEST_LOG_PAGES}")
        self.path, self.mark = path, file_mark(path)
        self.copying = Copying(path)
        self.entries = 0

    def append(self, batch: Batch) -> list[bool | StoreDown]:
        """One transaction; a version that is taken is passed over and spoils nothing for the others."""
        connection = self.connection
        if self.copying.is_done:
            self.copying.is_done = False
            copy_changes(connection)
        try:
            connection.execute("BEGIN IMMEDIATE")
            written = self._together(batch)
            if written is None:
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                written = [self._insert([entry]) == 1 for entry in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            problem = store_problem(error)
            if isinstance(problem, StoreDamaged) and len(batch) > 1:
                return [self._alone(one) for one in batch]
            raise problem from error
        self.entries += len(batch)
        if self.entries >= CHECKPOINT_ENTRIES:
            self.entries = 0
            self.copying.is_due.set()
        return [*written]

    def _alone(self, one: tuple[str, Entry]) -> bool | StoreDown:
        """A damaged page costs those whose entries belong on it, and nobody else of the batch."""
        try:
            return self.append([one])[0]
        except StoreDamaged as problem:
            return problem

    def probe(self) -> None:
        """Writes something, durably, and takes it back; raises what is wrong with the file."""
        try:
            is_there = file_mark(self.path) == self.mark
        except FileNotFoundError:
            is_there = False
        if not is_there:
            raise StoreMoved(self.path)
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO entries VALUES ('', 0, 0, zeroblob(8192), NULL)")
            connection.execute("DELETE FROM entries WHERE table_id = ''")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise store_problem(error) from error

    def _together(self, batch: Batch) -> list[bool] | None:
        """Writes a batch in a few statements; None if not every entry could be written."""
        start = 0
        while start < len(batch):
            rows = min(LARGEST_STATEMENT, 1 << (len(batch) - start).bit_length() - 1)
            if self._insert(batch[start : start + rows]) != rows:
                return None
            start += rows
        return [True] * len(batch)

    def _insert(self, entries: Batch) -> int:
        cells: list[object] = []
        for table, entry in entries:
            cells += (table, entry.version, entry.at, entry.body, entry.position)
        return self.connection.execute(insertion(len(entries)), cells).rowcount

    def close(self) -> None:
        """Closes the file."""
        self.copying.stop()
        self.connection.close()


class Copying:
    """The thread that copies what was committed from the log of changes into the file, while the writer goes on."""

    def __init__(self, path: str) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        self.connection.execute("PRAGMA synchronous = FULL")
        self.is_due = threading.Event()
        self.is_done = False
        """Whether only the little is left that came meanwhile."""
        self.is_over = False
        self.thread = threading.Thread(target=self._run, name="tallorder-copying", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        while True:
            self.is_due.wait()
            self.is_due.clear()
            if self.is_over:
                return
            copy_changes(self.connection)
            self.is_done = True

    def stop(self) -> None:
        """Ends after what it is at."""
        self.is_over = True
        self.is_due.set()
        self.thread.join()
        self.connection.close()
