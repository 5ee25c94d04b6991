"""Bots' turns: each is asked when its decision comes, and answers at a pace that people can follow."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from tallorder.bots import AnyBotRequest, Decision
from tallorder.bots.any_legal import any_legal
from tallorder.games.kernel import Refused
from tallorder.server.bot_workers import ThinkingPool
from tallorder.server.tables import OpenTable
from tallorder.table.bots import adviser, beliefs_for, bot_request, bot_to_ask, reading_time, scripted_move
from tallorder.table.commands import PlayAsBot, TableCommand
from tallorder.table.game import TableGame
from tallorder.table.table import Player

log = logging.getLogger("tallorder.server")

AFTER_TROUBLE = 1.0
"""Seconds until a bot tries again that could not write its move down."""


class BotTurns:
    """Asks bots, and submits their moves like anybody's."""

    def __init__(
        self,
        workers: ThinkingPool,
        carry_out: Callable[[OpenTable, TableCommand], Awaitable[None]],
        shortest_pace: float,
    ) -> None:
        self.workers = workers
        self.carry_out = carry_out
        self.shortest_pace = shortest_pace

    def wake(self, open_table: OpenTable) -> None:
        """If a bot has to decide and nobody has asked it yet, it is asked."""
        if open_table.is_deleted or bot_to_ask(open_table.table) is None:
            return
        if open_table.bot is None or open_table.bot.done():
            open_table.bot = asyncio.create_task(self._turns(open_table))

    async def _turns(self, open_table: OpenTable) -> None:
        """Bots decide one after another until it is a person's decision."""
        table = open_table.table
        while True:
            seat, game = bot_to_ask(table), table.game
            if seat is None or game is None or open_table.is_deleted:
                return
            position = game.position_version
            move, why = scripted_move(table), None
            if move is None:
                decision = await self._think(open_table, game, seat, table.players[seat])
                move, why = decision.move, decision.why
            due = open_table.changed_at + reading_time(table, self.shortest_pace)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if table.game is not game or game.position_version != position:
                continue
            try:
                await self.carry_out(open_table, PlayAsBot(seat, position, move, why))
            except Refused as problem:
                if problem.refusal.code != "stale":
                    log.warning("a bot's move was not made", extra={"why": problem.refusal.code})
                    await asyncio.sleep(AFTER_TROUBLE)

    async def advise(self, open_table: OpenTable, game: TableGame, seat: int) -> Decision:
        """What a bot would do in a person's seat, from what that seat was shown and nothing else."""
        return await self._think(open_table, game, seat, adviser(game, seat))

    async def _think(self, open_table: OpenTable, game: TableGame, seat: int, player: Player) -> Decision:
        key = (game.number, seat, player.level)
        if key not in open_table.beliefs:
            open_table.beliefs[key] = await asyncio.to_thread(beliefs_for(game, seat, player))
        request: AnyBotRequest = bot_request(game, seat, player, open_table.beliefs[key])
        try:
            return await self.workers.think(game.rules.engine, player.level, request)
        except Exception:
            log.exception("a bot could not decide")
            return any_legal(request)
