"""One thread writes everything. Entries that arrive while a commit is on its way share the next one."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

from tallorder.store.appending import Appender
from tallorder.table.journal import Entry

LARGEST_BATCH = 500
BUSY = 6
"""Entries in a commit from which on the next one waits for more of them, ..."""
GATHERING = 0.002
"""... so many seconds: a commit costs as much CPU as several moves, and nobody notices two milliseconds."""

Append = tuple[str, Entry]
Work = Append | Callable[[], Any] | None


class Writer:
    """The writing thread, and the door to it from an event loop."""

    def __init__(self, appender: Appender) -> None:
        self.appender = appender
        self.work: queue.SimpleQueue[tuple[Work, asyncio.Future[Any] | None]] = queue.SimpleQueue()
        self.is_busy = False
        """Whether so much comes that it pays to let the next commit wait for company."""
        self.batches = 0
        self.entries = 0
        self.thread = threading.Thread(target=self._run, name="tallorder-writer", daemon=True)
        self.thread.start()

    def append(self, table: str, entry: Entry) -> "asyncio.Future[bool]":
        """An entry for the next commit."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.work.put(((table, entry), future))
        return future

    def call(self, job: Callable[[], Any]) -> "asyncio.Future[Any]":
        """Any other writing, between two commits."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.work.put((job, future))
        return future

    def stop(self) -> None:
        """Finishes what is waiting, then ends."""
        self.work.put((None, None))
        self.thread.join()
        self.appender.close()

    def _run(self) -> None:
        while True:
            waiting = [self.work.get()]
            if self.is_busy:
                time.sleep(GATHERING)
            while len(waiting) < LARGEST_BATCH:
                try:
                    waiting.append(self.work.get_nowait())
                except queue.Empty:
                    break
            batch = [(work, future) for work, future in waiting if isinstance(work, tuple)]
            if batch:
                self._commit(batch)
            self.is_busy = len(batch) >= BUSY
            for work, future in waiting:
                if callable(work):
                    self._do(work, future)
            if any(work is None for work, _ in waiting):
                return

    def _commit(self, batch: "list[tuple[Append, asyncio.Future[Any] | None]]") -> None:
        futures = [future for _, future in batch if future is not None]
        try:
            written: list[bool] | None = self.appender.append([work for work, _ in batch])
            problem: Exception | None = None
        except Exception as error:
            written, problem = None, error
        self.batches += 1
        self.entries += len(batch)
        _settle(futures, written, problem)

    def _do(self, job: Callable[[], Any], future: "asyncio.Future[Any] | None") -> None:
        try:
            result, problem = job(), None
        except Exception as error:
            result, problem = None, error
        if future is not None:
            _settle([future], [result], problem)


def _settle(futures: "list[asyncio.Future[Any]]", results: list[Any] | None, problem: Exception | None) -> None:
    """Wakes everybody of a batch with a single call into the loop."""

    def wake() -> None:
        for place, future in enumerate(futures):
            if future.done():
                continue
            if problem is not None:
                future.set_exception(problem)
            elif results is not None:
                future.set_result(results[place])

    if futures:
        loop = futures[0].get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake)
