"""The short way of a move, which nearly every move takes: no task, no queue, nothing to wait for but the disk.

It is for a move at a table where nothing else is under way and that does not end the game. Everything else takes the
long way, and so does a move that another process was faster than.
"""

import asyncio
from collections.abc import Awaitable, Callable

from tallorder.games.kernel import NOBODY
from tallorder.table import deeds
from tallorder.table.botturns import BotTurns
from tallorder.table.commands import Play
from tallorder.table.deciding import mover, right_version
from tallorder.table.desk import Desk
from tallorder.table.live import Listener
from tallorder.wire import read_move

Then = Callable[[BaseException | None], None]
"""Called when an order has been carried out, or was not, and why."""


class ShortWay:
    """Makes moves without a task for each."""

    def __init__(self, desk: Desk, bots: BotTurns, long_way: Callable[[Listener, Play], Awaitable[None]]) -> None:
        self.desk = desk
        self.bots = bots
        self.long_way = long_way

    def play(self, listener: Listener, order: Play, then: Then) -> bool:
        """Tries a move on a clone and hands it to the journal; False, and nothing done, if it needs the long way."""
        live = listener.live
        if live is None or live.table.id != order.table or live.is_deleted or live.is_unsure or live.lock.locked():
            return False
        seat = order.seat
        playing = mover(live.table, seat, listener.seats)
        right_version(live.table, playing, order.version)
        move = read_move(playing.rules.engine, order.move)
        game, events = playing.try_move(seat, move)
        if game.actor == NOBODY or not _take(live.lock):
            return False
        deed = deeds.Moved(seat, deeds.write_move(move))
        entry = self.desk.next_entry(live, deed, game)

        def settle(written: "asyncio.Future[bool]") -> None:
            try:
                is_written = self.desk.is_written(live, entry, written)
                if is_written:
                    playing.accept(game, playing.step(entry, seat, move, events), None)
                    self.desk.take_effect(live, deed, entry)
                    live.announce(deed, entry, listener, order.id, events)
            except (Exception, asyncio.CancelledError) as problem:
                live.lock.release()
                then(problem)
                return
            live.lock.release()
            if is_written:
                self.bots.wake(live)
                then(None)
            else:
                self.desk.send(self._catch_up_and_play(listener, order, then))

        asyncio.ensure_future(self.desk.journal.append(live.table.id, entry)).add_done_callback(settle)
        return True

    async def _catch_up_and_play(self, listener: Listener, order: Play, then: Then) -> None:
        try:
            await self.long_way(listener, order)
        except Exception as problem:
            then(problem)
        else:
            then(None)


def _take(lock: asyncio.Lock) -> bool:
    """Takes a lock if that is possible without waiting."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False
