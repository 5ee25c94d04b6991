"""Appending to PostgreSQL."""

import logging

import psycopg

from tallorder.store.appending import Batch
from tallorder.store.patience import PatientConnection, connect
from tallorder.table.journal import StoreDown, StoreFull

log = logging.getLogger("tallorder.store")

INSERT = """
INSERT INTO entries (table_id, version, at, body, position)
SELECT fresh.table_id, fresh.version, fresh.at, fresh.body, fresh.position
FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %s::bytea[], %s::bytea[])
  AS fresh(table_id, version, at, body, position)
WHERE fresh.version = 1 OR EXISTS (
  SELECT 1 FROM entries WHERE entries.table_id = fresh.table_id AND entries.version = fresh.version - 1
)
ORDER BY fresh.table_id
ON CONFLICT DO NOTHING
RETURNING table_id, version
"""
"""In order of table, so that two processes that write the same tables wait for each other instead of locking up."""


OWN = """
SELECT there.table_id, there.version
FROM entries AS there JOIN unnest(%s::text[], %s::bigint[], %s::bigint[], %s::bytea[])
  AS sent(table_id, version, at, body) USING (table_id, version, at, body)
"""
"""Which of these entries are written: ours, of which the answer was lost."""


class PostgresAppender:
    """Appends to PostgreSQL. When there is no answer in time it tries once more, on a new connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: PatientConnection | None = None

    def append(self, batch: Batch) -> list[bool]:
        """One statement, one commit."""
        try:
            try:
                return self._append(batch)
            except psycopg.errors.DiskFull:
                raise
            except psycopg.Error as problem:
                log.warning("PostgreSQL is asked again", extra={"why": type(problem).__name__})
                self.close()
                return self._append(batch, is_again=True)
        except psycopg.errors.DiskFull as error:
            raise StoreFull(str(error)) from error
        except psycopg.Error as error:
            self.close()
            raise StoreDown(str(error)) from error

    def _append(self, batch: Batch, *, is_again: bool = False) -> list[bool]:
        rows = [(table, entry.version, entry.at, entry.body, entry.position) for table, entry in batch]
        columns = [list(column) for column in zip(*rows, strict=True)]
        if self.connection is None or self.connection.closed:
            self.connection = connect(self.url)
        with self.connection.transaction():
            written = set(self.connection.execute(INSERT, columns).fetchall())
            if is_again:
                written.update(self.connection.execute(OWN, columns[:4]).fetchall())
        return [_claim(written, (table, entry.version)) for table, entry in batch]

    def close(self) -> None:
        """Closes the connection."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def _claim(written: set[tuple[str, int]], key: tuple[str, int]) -> bool:
    """Whether an entry was written; of several with the same key in one batch it was the first."""
    if key not in written:
        return False
    written.discard(key)
    return True
