"""Analyses of games that are over: thought through in the bots' processes, a moment at a time, and kept in the store.

Nobody waits for them at a table: the next moment is begun only while no bot has to decide.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from tallorder.games.kernel import Move
from tallorder.games.kernel.record import Record, write_record
from tallorder.server.bot_workers import ThinkingPool
from tallorder.study.analysis import JudgedMove
from tallorder.study.plan import VERSION, StudyPlan
from tallorder.table.journal import Journal, StoreDown, StoreFull
from tallorder.table.refusals import refuse
from tallorder.wire.http import AnalysisTold

log = logging.getLogger("tallorder.server")

MOST_WAITING: Final = 20
"""So many analyses may be under way or wait; more would not be done in a time that anybody waits for."""
FIRST_WAIT: Final = 0.5
"""Seconds within which a short one is answered at once."""

Key = tuple[str, int, int]
"""A table, one of its games, and the level."""


class Underway:
    """An analysis that is being made."""

    def __init__(self, moments: int) -> None:
        self.moments = moments
        self.done = 0
        self.task: asyncio.Task[bytes]


class Studies:
    """The analyses of one server process: one at a time, the others wait."""

    def __init__(self, journal: Journal, workers: ThinkingPool) -> None:
        self.journal = journal
        self.workers = workers
        self.worlds = 0
        """How many worlds are imagined for each decision; 0 is as many as the game needs."""
        self.underway: dict[Key, Underway] = {}
        self.turn = asyncio.Semaphore(1)

    async def ask(
        self, table: str, number: int, level: int, record: Record, charge: Callable[[], None]
    ) -> AnalysisTold:
        """How far an analysis is, and the analysis itself once it is there. `charge` is called if it has to be made."""
        key = (table, number, level)
        if key not in self.underway:
            kept = await self.journal.analysis(table, number, _kind(level))
            if kept is not None:
                return AnalysisTold(1, 1, msgspec.Raw(kept))
        if key not in self.underway:
            if len(self.underway) >= MOST_WAITING:
                raise refuse("study-busy")
            charge()
            moments = len(record.moves) + 1
            self.underway[key] = job = Underway(moments)
            job.task = asyncio.create_task(self._make(key, job, self._plan(record, level)))
            job.task.add_done_callback(lambda _: self.underway.pop(key, None))
        job = self.underway[key]
        finished, _ = await asyncio.wait({job.task}, timeout=FIRST_WAIT)
        if not finished:
            return AnalysisTold(job.done, job.moments)
        return AnalysisTold(job.moments, job.moments, msgspec.Raw(job.task.result()))

    def _plan(self, record: Record, level: int) -> StudyPlan:
        return StudyPlan(write_record(record), level, worlds=self.worlds)

    async def _make(self, key: Key, job: Underway, plan: StudyPlan) -> bytes:
        table, number, level = key
        async with self.turn:
            studied = []
            for moment in range(job.moments):
                studied.append(await self.workers.study(plan, moment))
                job.done = moment + 1
            found = await self.workers.gather(plan, studied)
        try:
            await self.journal.keep_analysis(table, number, _kind(level), found)
        except (StoreDown, StoreFull):
            log.warning("could not keep an analysis")
        return found

    async def judge(self, record: Record, level: int, moment: int, move: Move) -> JudgedMove:
        """A move tried again at a moment of a game, judged by the same estimate."""
        return await self.workers.judge(self._plan(record, level), moment, move)

    async def close(self) -> None:
        """What is under way is given up; it can be asked for again."""
        tasks = [job.task for job in self.underway.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _kind(level: int) -> str:
    """What an analysis is kept as: one made in another way is made anew."""
    return f"{VERSION}-{level}"
