"""Bots think in processes of their own, never in the server's loop, and never with more than their seat was shown."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Protocol, TypeVar

import msgspec

from tallorder.bots import AnyBotRequest, Budget, Decision
from tallorder.bots.any_legal import any_legal
from tallorder.games.kernel import Move
from tallorder.study.analysis import JudgedMove
from tallorder.study.plan import Studied, StudyPlan, gather_all, judge_at, think_at
from tallorder.table.bots import decide_as_bot
from tallorder.table.refusals import refuse

Answer = TypeVar("Answer")

LONGEST, SHORTEST = 0.4, 0.05
"""Seconds that a bot may search: alone, and while many others wait."""
PATIENCE = 20.0
"""Seconds after which somebody else's answer is taken: any legal move."""


class ThinkingPool(Protocol):
    """Whoever answers for the bots."""

    async def think(self, engine: str, level: str, request: AnyBotRequest) -> Decision:
        """A bot's decision."""
        ...

    async def study(self, plan: StudyPlan, moment: int) -> Studied:
        """A moment of a finished game thought through, once no bot has to decide."""
        ...

    async def gather(self, plan: StudyPlan, studied: Sequence[Studied]) -> bytes:
        """All moments of a finished game put together, as JSON."""
        ...

    async def judge(self, plan: StudyPlan, moment: int, move: Move) -> JudgedMove:
        """Another move at a moment of a finished game."""
        ...

    def close(self) -> None:
        """No more questions."""
        ...


def lower_priority() -> None:
    """People's moves go before bots' thoughts; a server that was killed is not thought for; Ctrl+C is not for bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    threading.Thread(target=_exit_with_server, daemon=True).start()


def _exit_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def budget(waiting: int, processes: int) -> Budget:
    """How long a bot may search: the more of them wait for each process, the shorter, so that no table stands still."""
    return Budget(seconds=max(SHORTEST, LONGEST / max(1, waiting / processes)))


class BotWorkers:
    """A few processes that think for all bots."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    def warm_up(self) -> None:
        """Starts a process before anybody asks: it takes a second, which the first player would have to wait."""
        self._open().submit(int)

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), lower_priority)
        return self.pool

    async def think(self, engine: str, level: str, request: AnyBotRequest) -> Decision:
        """A bot's decision; if the bot fails, any legal move, so that the table can go on."""
        self.waiting += 1
        request = msgspec.structs.replace(request, budget=budget(self.waiting, self.processes))
        try:
            work = asyncio.get_running_loop().run_in_executor(self._open(), decide_as_bot, engine, level, request)
            return await asyncio.wait_for(work, PATIENCE)
        except BrokenProcessPool:
            self.pool = None
            return any_legal(request)
        finally:
            self.waiting -= 1

    async def study(self, plan: StudyPlan, moment: int) -> Studied:
        """A moment of a finished game thought through; bots at tables go first."""
        return await self._after_bots(partial(think_at, plan, moment))

    async def gather(self, plan: StudyPlan, studied: Sequence[Studied]) -> bytes:
        """All moments of a finished game put together."""
        return await self._after_bots(partial(gather_all, plan, studied))

    async def judge(self, plan: StudyPlan, moment: int, move: Move) -> JudgedMove:
        """Another move at a moment of a finished game; bots at tables go first."""
        return await self._after_bots(partial(judge_at, plan, moment, move))

    async def _after_bots(self, work: Callable[[], Answer]) -> Answer:
        while self.waiting:
            await asyncio.sleep(SHORTEST)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._open(), work)
        except BrokenProcessPool:
            self.pool = None
            raise refuse("server-error") from None

    def close(self) -> None:
        """Ends the processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
