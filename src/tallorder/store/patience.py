"""How long PostgreSQL is waited for: a connection that went silent looks, for hours, like one that thinks."""

from collections.abc import Generator
from typing import Any, Final, TypeVar

import psycopg
from psycopg.pq import TransactionStatus
from psycopg.rows import TupleRow

SHORT: Final = 1.0
"""Seconds for an answer that always comes at once, such as that a connection is alive, or that an entry is written."""
LONG: Final = 20.0
"""Seconds for everything else, such as a long log."""
CONNECTING: Final = 2
LOCK: Final = 5

Answer = TypeVar("Answer")


class PatientConnection(psycopg.Connection[TupleRow]):
    """A connection that is given up when an answer does not come in time."""

    patience = SHORT

    def wait(self, gen: Generator[Any, Any, Answer], interval: float = 0.1, timeout: float | None = None) -> Answer:
        """Waits for an answer; OperationalError if there is none, and the connection is closed."""
        try:
            return super().wait(gen, interval, self.patience if timeout is None else timeout)
        except psycopg.OperationalError:
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                self.pgconn.finish()  # what it still has to say belongs to nobody
            raise


def connect(url: str) -> PatientConnection:
    """A new connection, which the server too gives up when it is gone."""
    return PatientConnection.connect(
        url,
        connect_timeout=CONNECTING,
        options=f"-c statement_timeout={LONG:.0f}s -c lock_timeout={LOCK}s",
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
        tcp_user_timeout=5000,
    )
