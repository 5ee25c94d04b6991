"""What is measured inside one process: how long loading a table takes, and how long the loop stands still while a game
begins."""

import asyncio
import random
import tempfile
import time
from statistics import median

import msgspec

from tallorder.server.bot_workers import ThinkingPool
from tallorder.server.service import TableService
from tallorder.server.tables import Listener
from tallorder.store import Store
from tallorder.table import commands
from tallorder.table.commands import AnyCommand, Settings

MOVES = 500
ROUNDS = 9


class Deaf(Listener):
    """Somebody who follows a table and does not listen."""

    def send(self, message: bytes) -> None:
        """Goes nowhere."""


async def _give(service: TableService, listener: Listener, command: AnyCommand) -> None:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def reply(problem: BaseException | None) -> None:
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)

    service.submit(listener, command, reply)
    await done


async def _measure(store: Store, game: str, workers: ThinkingPool | None) -> tuple[float, float]:
    service = TableService(store, workers=workers)
    table_id, token = await service.open_table("P0", Settings(game))
    host = Deaf()
    await _give(service, host, commands.Join(table=table_id, tokens=(token,), feed="short"))
    people: list[Listener] = [host, Deaf(), Deaf(), Deaf()]
    for number, one in enumerate(people[1:]):
        await _give(service, one, commands.Join(table=table_id, feed="short"))
        await _give(service, one, commands.Sit(table=table_id, name=f"P{number + 1}"))
    open_table = service.tables.open[table_id]
    pick, moves = random.Random(1), 0
    beginnings: list[float] = []
    while moves < MOVES or len(beginnings) < ROUNDS:
        before = time.thread_time()
        await _give(service, host, commands.Begin(table=table_id))
        beginnings.append(time.thread_time() - before)
        while open_table.table.is_running and moves < MOVES:
            position = open_table.table.game.position  # type: ignore[union-attr]  # a game runs
            move = pick.choice(position.legal_moves())
            command = commands.Play(
                table=table_id,
                seat=position.actor,
                version=open_table.table.version,
                move=msgspec.Raw(msgspec.json.encode(move)),
            )
            await _give(service, people[position.actor], command)
            moves += 1
        if open_table.table.is_running:
            await _give(service, host, commands.Abort(table=table_id))
    for one in people:
        service.leave(one)
    loads = []
    for _ in range(ROUNDS):
        await service.tables.drop(open_table)
        before = time.perf_counter()
        open_table = await service.tables.get(table_id)
        loads.append(time.perf_counter() - before)
    await service.close()
    return median(loads) * 1000, median(beginnings) * 1000


class NoBots:
    """There are none."""

    async def think(self, engine: str, level: str, request: object) -> object:
        """Nobody asks."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing to end."""


def measure_inside(game: str) -> tuple[float, float]:
    """Milliseconds: loading a table of 500 moves, and CPU of the loop for beginning a game with four people."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"{folder}/tables.db")
        try:
            return asyncio.run(_measure(store, game, NoBots()))  # type: ignore[arg-type]  # asked by nobody
        finally:
            store.close()
