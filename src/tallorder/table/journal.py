"""What a table needs from wherever it is kept: a log that only grows, one version at a time."""

from collections.abc import Callable
from typing import Protocol

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log: a change, when it happened, and a fingerprint of the position after it."""

    version: int
    at: int
    """Milliseconds since 1970."""
    body: bytes
    position: bytes | None = None


class CardReport(msgspec.Struct, frozen=True):
    """Somebody says that a card is wrong. It does not say who, or at which table."""

    at: int
    deck: str
    deck_hash: str
    card: str
    text: str


class StoreFull(Exception):  # noqa: N818 - said as it is
    """There is no room left; nothing was written, and play goes on when there is room again."""


class StoreDown(Exception):  # noqa: N818 - said as it is
    """The store did not answer; whether the last entry is in it has to be looked up."""


class StoreMoved(StoreDown):
    """The store's file is no longer where it was: what is written now would be lost with it."""


class StoreDamaged(StoreDown):
    """The place where this is kept cannot be read: what is kept elsewhere can."""


Written = Callable[[bool, Exception | None], None]
"""Called when an entry is on disk (True), when its version was taken (False), or with what went wrong."""


class Journal(Protocol):
    """Where tables are kept."""

    def append(self, table: str, entry: Entry, written: Written) -> None:
        """Writes an entry durably, then calls back; not written when its version is already taken, or the one before
        it is missing."""
        ...

    async def write_log(self, table: str, log: list[Entry]) -> None:
        """Writes the log of a new table at once: all of it is there afterwards, or nothing."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table beyond a version, in order."""
        ...

    async def newest(self, tables: list[str]) -> dict[str, int]:
        """The newest version of each of these tables; deleted ones are missing."""
        ...

    async def delete(self, table: str) -> None:
        """Deletes a table and everything that is kept of it."""
        ...

    async def keep_deck(self, key: str, body: bytes) -> None:
        """Keeps a deck by its hash, and notes that it is wanted now."""
        ...

    async def forget_decks(self, before: int) -> int:
        """Deletes the decks that nobody has wanted since a time and no log names; how many these were."""
        ...

    async def deck(self, key: str) -> bytes | None:
        """A kept deck."""
        ...

    async def note_last_seen(self, table: str, last_seen: dict[str, int]) -> None:
        """Notes how far these players have seen the table."""
        ...

    async def last_seen(self, table: str) -> dict[str, int]:
        """How far each player has seen the table."""
        ...

    async def keep_analysis(self, table: str, number: int, kind: str, body: bytes) -> None:
        """Keeps the analysis of one of a table's games, for as long as the table is kept."""
        ...

    async def analysis(self, table: str, number: int, kind: str) -> bytes | None:
        """A kept analysis."""
        ...

    async def report(self, report: CardReport) -> None:
        """Keeps a report for the deck's owner."""
        ...

    async def reports(self, deck: str | None = None) -> list[CardReport]:
        """All reports, or those about a deck, oldest first."""
        ...
