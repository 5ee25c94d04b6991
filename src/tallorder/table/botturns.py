"""Bots at the table: each is asked when its decision comes, and answers at a pace that people can follow."""

import asyncio
import logging
import time

from tallorder.bots import Asked, Decision
from tallorder.bots.any_legal import any_legal
from tallorder.games.kernel import Refused
from tallorder.table.desk import Desk
from tallorder.table.live import Live
from tallorder.table.playing import Playing
from tallorder.table.showing import Scene
from tallorder.table.thinkers import Thinkers, beliefs_for, question

log = logging.getLogger("tallorder.table")

AFTER_TROUBLE = 1.0
"""Seconds until a bot tries again that could not write its move down."""
FURTHER_LINE = 0.5
"""How much longer people are left to read for every further line of what has just happened, in paces."""
LONGEST_PAUSE = 3.0
"""After so many paces a bot goes on, however much there was to tell."""


class BotTurns:
    """Asks bots, and makes their moves."""

    def __init__(self, desk: Desk, thinkers: Thinkers, shortest_pace: float) -> None:
        self.desk = desk
        self.thinkers = thinkers
        self.shortest_pace = shortest_pace

    def wake(self, live: Live) -> None:
        """If a bot has to decide and nobody has asked it yet, it is asked."""
        actor = live.table.actor()
        if actor is None or not actor.is_played_by_bot or live.is_deleted:
            return
        if live.bot is None or live.bot.done():
            live.bot = asyncio.create_task(self._turns(live))

    async def _turns(self, live: Live) -> None:
        """Bots decide one after another until it is a person's decision."""
        while True:
            playing = live.table.playing
            actor = live.table.actor()
            if playing is None or actor is None or not actor.is_played_by_bot or live.is_deleted:
                return
            position, seat = playing.position_version, playing.game.actor
            decision = await self._think(live, playing, seat)
            due = live.changed_at + self._pause(live, playing)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            async with live.lock:
                is_still_asked = live.table.playing is playing and playing.position_version == position
                actor = live.table.actor()
                if not is_still_asked or actor is None or not actor.is_played_by_bot:
                    continue
                try:
                    await self.desk.move(live, playing, seat, decision.move, decision.why)
                    continue
                except Refused as problem:
                    log.warning("a bot's move was not made", extra={"why": problem.refusal.code})
            await asyncio.sleep(AFTER_TROUBLE)

    def _pause(self, live: Live, playing: Playing) -> float:
        """How long people are left to read what has just happened: a check takes longer than a card that was laid."""
        if self.shortest_pace <= 0:
            return 0.0
        lines = 1
        if playing.steps:
            lines = len(Scene(playing, playing.game, playing.events_of(playing.steps[-1])).in_words(None).lines)
        paces = min(1 + FURTHER_LINE * max(lines - 1, 0), LONGEST_PAUSE)
        return paces * max(live.table.pace, self.shortest_pace)

    async def _think(self, live: Live, playing: Playing, seat: int) -> Decision:
        player = live.table.players[seat]
        key = (playing.number, seat, player.level)
        if key not in live.beliefs:
            live.beliefs[key] = await asyncio.to_thread(beliefs_for(playing, seat, player))
        asked: Asked = question(playing, seat, player, live.beliefs[key])
        try:
            return await self.thinkers.think(playing.rules.engine, player.level, asked)
        except Exception:
            log.exception("a bot could not decide")
            return any_legal(asked)
