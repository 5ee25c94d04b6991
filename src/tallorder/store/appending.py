"""The append path: a batch of entries in one durable commit. Plain drivers, because here every microsecond counts."""

from collections.abc import Sequence
from typing import Protocol

from tallorder.table.journal import Entry, StoreDown

Batch = Sequence[tuple[str, Entry]]


class Appender(Protocol):
    """Writes batches; used by one thread only."""

    def append(self, batch: Batch) -> Sequence[bool | StoreDown]:
        """Writes what can be written, all in one commit, and says for each entry whether it was, or why not."""
        ...

    def close(self) -> None:
        """Lets go of the connection."""
        ...
