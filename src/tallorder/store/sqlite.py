"""Appending to one SQLite file."""

import sqlite3

from tallorder.store.appending import Batch
from tallorder.table.journal import StoreDown, StoreFull

INSERT = """
INSERT INTO entries (table_id, version, at, body, position)
SELECT ?1, ?2, ?3, ?4, ?5
WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND version = ?2 - 1)
ON CONFLICT DO NOTHING
"""


class SqliteAppender:
    """Appends to one file."""

    def __init__(self, path: str) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute("PRAGMA synchronous = FULL")

    def append(self, batch: Batch) -> list[bool]:
        """One transaction; a version that is taken is passed over and spoils nothing for the others."""
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            written = [
                connection.execute(INSERT, (table, entry.version, entry.at, entry.body, entry.position)).rowcount == 1
                for table, entry in batch
            ]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if "full" in str(error):
                raise StoreFull(str(error)) from error
            raise StoreDown(str(error)) from error
        return written

    def close(self) -> None:
        """Closes the file."""
        self.connection.close()
