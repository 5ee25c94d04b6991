"""Reading a deck that somebody hands in: in a process of its own, so that no table waits for it."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Final

import msgspec

from tallorder.decks.load import read_plain
from tallorder.decks.problem import DeckError, DeckProblem
from tallorder.server.bot_workers import lower_priority
from tallorder.server.decks import write_deck
from tallorder.table.messages import DeckHead
from tallorder.table.refusals import refuse
from tallorder.table.summary import deck_head

MOST_WAITING: Final = 20
"""So many decks may wait to be read; each holds its file in memory."""


class ReadDeck(msgspec.Struct, frozen=True):
    """What became of a file: a deck as it is kept, or none; and what was noticed."""

    problems: tuple[DeckProblem, ...]
    head: DeckHead | None = None
    body: bytes = b""


def read_deck(name: str, csv: str, most_cells: int) -> ReadDeck:
    """Reads a file; in the process of its own."""
    try:
        opened = read_plain(csv.encode(), f"{name}.csv", most_cells)
    except DeckError as error:
        return ReadDeck(error.problems)
    head = msgspec.structs.replace(deck_head(opened.deck), hash=opened.deck.hash)
    return ReadDeck(opened.warnings, head, write_deck(opened.deck))


class DeckReader:
    """Reads one deck after another. Each has a new process, which gives back all the memory it took."""

    def __init__(self, most_cells: int) -> None:
        self.most_cells = most_cells
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def read(self, name: str, csv: str) -> ReadDeck:
        """A deck from the text of its file."""
        if self.waiting >= MOST_WAITING:
            raise refuse("too-fast")
        self.waiting += 1
        try:
            async with self.turn:
                return await self._read(name, csv)
        finally:
            self.waiting -= 1

    async def _read(self, name: str, csv: str) -> ReadDeck:
        pool = ProcessPoolExecutor(1, get_context("spawn"), lower_priority)
        try:
            work = partial(read_deck, name, csv, self.most_cells)
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenProcessPool:
            raise refuse("server-error") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
