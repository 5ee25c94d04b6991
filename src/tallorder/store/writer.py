"""One thread writes everything. Entries that arrive while a commit is on its way share the next one."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from tallorder.store.appending import Appender
from tallorder.table.journal import Entry, StoreDown, Written

log = logging.getLogger("tallorder.store")

LARGEST_BATCH = 500
BUSY = 6
"""Entries in a commit from which on the next one waits for more of them, ..."""
GATHERING = 0.002
"""... so many seconds: a commit costs as much CPU as several moves, and nobody notices two milliseconds."""

Append = tuple[str, Entry]
Work = Append | Callable[[], Any] | None
Done = Callable[[Any, Exception | None], None]
"""Called in the event loop with what came out, or with what went wrong."""


class Writer:
    """The writing thread, and the door to it from an event loop."""

    def __init__(self, appender: Appender) -> None:
        self.appender = appender
        self.work: queue.SimpleQueue[tuple[Work, Done | None]] = queue.SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.is_busy = False
        """Whether so much comes that it pays to let the next commit wait for company."""
        self.batches = 0
        self.entries = 0
        self.thread = threading.Thread(target=self._run, name="tallorder-writer", daemon=True)
        self.thread.start()

    def append(self, table: str, entry: Entry, written: Written) -> None:
        """An entry for the next commit."""
        self.loop = asyncio.get_running_loop()
        self.work.put(((table, entry), written))

    def call(self, job: Callable[[], Any]) -> "asyncio.Future[Any]":
        """Any other writing, between two commits."""
        self.loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = self.loop.create_future()

        def done(result: Any, problem: Exception | None) -> None:
            if future.done():
                return
            if problem is None:
                future.set_result(result)
            else:
                future.set_exception(problem)

        self.work.put((job, done))
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
            batch = [(work, done) for work, done in waiting if isinstance(work, tuple)]
            if batch:
                self._commit(batch)
            self.is_busy = len(batch) >= BUSY
            for work, done in waiting:
                if callable(work):
                    self._do(work, done)
            if any(work is None for work, _ in waiting):
                return

    def _commit(self, batch: list[tuple[Append, Done | None]]) -> None:
        try:
            written: Sequence[Any] = self.appender.append([work for work, _ in batch])
            problem: Exception | None = None
        except Exception as error:
            written, problem = [False] * len(batch), error
        self.batches += 1
        self.entries += len(batch)
        self._call_back([done for _, done in batch], written, problem)

    def _do(self, job: Callable[[], Any], done: Done | None) -> None:
        try:
            result, problem = job(), None
        except Exception as error:
            result, problem = None, error
        self._call_back([done], [result], problem)

    def _call_back(self, callbacks: list[Done | None], results: Sequence[Any], problem: Exception | None) -> None:
        """Tells everybody of a batch with a single call into the loop."""

        def call_back() -> None:
            for done, result in zip(callbacks, results, strict=True):
                if done is None:
                    continue
                try:
                    if isinstance(result, StoreDown):
                        done(False, result)
                    else:
                        done(result, problem)
                except Exception:  # one table's fault must not leave the others of a batch waiting
                    log.exception("what follows a write went wrong")

        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call_back)
