"""Whether a server can serve, and what is wrong: said to whoever asks, logged when it changes, counted."""

import asyncio
import logging
import time
from typing import Final

from tallorder.server.metrics import Metrics
from tallorder.server.service import TableService
from tallorder.store import Store

log = logging.getLogger("tallorder.server")

FRESH: Final = 1.0
"""Seconds for which an answer holds, however many ask."""
WATCHING: Final = 15.0
"""Seconds between two looks when nobody asks."""
BEARABLE: Final = frozenset({"", "pages-damaged", "bus-lost"})
"""What leaves most tables playable: news that the bus loses is found in the store."""


class Readiness:
    """Asks the store and the bus how they are."""

    def __init__(self, service: TableService, metrics: Metrics) -> None:
        self.service = service
        self.metrics = metrics
        self.trouble = ""
        self.asked_at = 0.0
        self.turn = asyncio.Lock()

    async def ask(self) -> str:
        """What is wrong; empty if nothing is."""
        async with self.turn:
            if time.monotonic() - self.asked_at > FRESH:
                journal = self.service.journal
                found: str = await journal.trouble() if isinstance(journal, Store) else ""
                if not found and getattr(self.service.bus, "is_lost", False):
                    found = "bus-lost"
                if found != self.trouble:
                    self._note(found)
                self.asked_at = time.monotonic()
            return self.trouble

    def _note(self, found: str) -> None:
        self.trouble = found
        if found:
            self.metrics.troubles[found] += 1
            log.error("something is wrong", extra={"trouble": found})
        else:
            log.warning("all is well again")

    async def watch(self) -> None:
        """Looks, for ever, whether anybody asks or not."""
        while True:
            await self.ask()
            await asyncio.sleep(WATCHING)
