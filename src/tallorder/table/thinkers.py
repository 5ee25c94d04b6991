"""Bots think in processes of their own, never in the server's loop, and never with more than their seat was shown."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Protocol

import msgspec

from tallorder.bots import Asked, Beliefs, Budget, Decision, make_beliefs
from tallorder.bots.any_legal import any_legal
from tallorder.bots.players import PERSONAS, bot, read_player
from tallorder.games.kernel import Chance, Refused, Seen
from tallorder.table.playing import Playing
from tallorder.table.table import Player

LONGEST, SHORTEST = 0.4, 0.05
"""Seconds that a bot may search: alone, and while many others wait."""
BELIEFS, DECISIONS = 1, 2
"""Branches of a bot's seed."""
PATIENCE = 20.0
"""Seconds after which somebody else's answer is taken: any legal move."""


class Thinkers(Protocol):
    """Whoever answers for the bots."""

    async def think(self, engine: str, level: str, asked: Asked) -> Decision:
        """A bot's decision."""
        ...

    def close(self) -> None:
        """No more questions."""
        ...


def answer(engine: str, level: str, asked: Asked) -> Decision:
    """What a bot decides; runs in a worker."""
    return bot(engine, read_player(engine, level).skill)(asked)


def _be_modest() -> None:
    """People's moves go before bots' thoughts; a server that was killed is not thought for; Ctrl+C is not for bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def budget(waiting: int, processes: int) -> Budget:
    """How long a bot may search: the more of them wait for each process, the shorter, so that no table stands still."""
    return Budget(seconds=max(SHORTEST, LONGEST / max(1, waiting / processes)))


class Workers:
    """A few processes that think for all bots."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    def be_ready(self) -> None:
        """Starts a process before anybody asks: it takes a second, which the first player would have to wait."""
        self._open().submit(int)

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), _be_modest)
        return self.pool

    async def think(self, engine: str, level: str, asked: Asked) -> Decision:
        """A bot's decision; if the bot fails, any legal move, so that the table can go on."""
        self.waiting += 1
        asked = msgspec.structs.replace(asked, budget=budget(self.waiting, self.processes))
        try:
            work = asyncio.get_running_loop().run_in_executor(self._open(), answer, engine, level, asked)
            return await asyncio.wait_for(work, PATIENCE)
        except BrokenProcessPool:
            self.pool = None
            return any_legal(asked)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Ends the processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def question(playing: Playing, seat: int, player: Player, beliefs: Beliefs) -> Asked:
    """Everything this seat was shown so far, and nothing else."""
    rules = playing.rules
    game = playing.game
    view = game.view(seat)
    names = [card.id for card in rules.cards(game)]
    seen: list[Seen] = [game.seen(event, seat) for step in playing.steps for event in playing.events_of(step)]
    return Asked(
        seat=seat,
        view=view,
        legal=view.legal,  # type: ignore[attr-defined]  # every engine's view has it
        first_view=playing.first_view(seat),
        seen=tuple(seen),
        cards={card: names[card] for card in rules.visible(view)},
        beliefs=beliefs,
        seed=Chance(player.seed).fork(playing.number).fork(DECISIONS).key,
    )


def beliefs_for(playing: Playing, seat: int, player: Player) -> Callable[[], Beliefs]:
    """Work for a thread: what the bot in this seat believes before the game. Skyscraper has no facts to know."""
    start = playing.start
    deck = start.deck
    try:
        level = read_player(playing.rules.engine, player.level)
    except Refused:
        level = read_player(playing.rules.engine, "any-legal")
    if deck is None or level.skill == "any-legal":
        return Beliefs
    seed = Chance(playing.belief_seeds[seat]).fork(BELIEFS).key
    return lambda: make_beliefs(deck, start.deal.order, level.knowledge / 100, seed, PERSONAS[level.persona])
