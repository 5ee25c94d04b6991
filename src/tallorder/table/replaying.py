"""A game of a table told again from its first view, as far as whoever asks may know it."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from tallorder.games.kernel.record import RESIGN, Ending, Record
from tallorder.games.kernel.record import Deed as Recorded
from tallorder.table import deeds
from tallorder.table.answering import may_know
from tallorder.table.deeds import read_deed
from tallorder.table.desk import Desk
from tallorder.table.live import Live
from tallorder.table.messages import SeatUpdate
from tallorder.table.playing import Playing, Step
from tallorder.table.refusals import refuse
from tallorder.table.showing import Faces, Scene, Sides, audiences, game_head, without_legal
from tallorder.table.table import Table, mark
from tallorder.wire.replays import KIND, Frame, Replay

AT_ONCE = 8
"""So many frames are made before others get their turn."""


async def replay(desk: Desk, live: Live, tokens: tuple[str, ...], number: int | None) -> Replay:
    """A game as a replay: through one's own eyes while it runs, through everybody's once it is over."""
    table = await table_at(desk, live, number)
    playing = table.playing
    if playing is None:
        raise refuse("no-game")
    marks = frozenset(mark(token) for token in tokens)
    own = live.table.seats_of(marks)
    if len(own) != len(marks):
        raise refuse("bad-token")
    if playing.is_running:
        eyes = tuple(audiences(playing, own))
    else:
        eyes = (None,) if playing.rules.one_view else (None, *range(playing.players))
    made = [frame async for frame in frames(playing, live.faces, eyes, own)]
    return Replay(
        kind=KIND,
        table=table.id,
        game=game_head(playing),
        names=names_in(table, playing),
        seats=tuple(seat for seat in eyes if seat is not None),
        frames=tuple(made),
        is_over=not playing.is_running,
        can_branch=await can_branch(desk, playing),
    )


def names_in(table: Table, playing: Playing) -> tuple[str, ...]:
    """Who sat where; after the game somebody may have left or moved."""
    if not playing.is_running:
        return table.results[-1].names
    return tuple(player.name for player in table.players[: playing.players])


async def can_branch(desk: Desk, playing: Playing) -> bool:
    """Whether one can play on from a game's moments: it is over, replays to its end, and its deck is shipped.

    Who plays on learns values, and those of a deck that was handed in are its owner's to give away: decision 15.
    """
    return not playing.is_running and not playing.frozen and await is_from_the_box(desk, playing)


async def is_from_the_box(desk: Desk, playing: Playing) -> bool:
    """Whether a game is played with the shipped deck that belongs to it."""
    head = playing.start.record()
    return await desk.shelf.is_shipped(head.game, head.deck_hash)


async def table_at(desk: Desk, live: Live, number: int | None) -> Table:
    """The table as it is, or as it was at the end of one of its earlier games."""
    if number is None or number == live.table.games:
        return live.table
    table = Table(live.table.id)
    for entry in await desk.entries(table.id, 0):
        deed = read_deed(entry.body)
        if isinstance(deed, deeds.Began) and table.games == number:
            break
        is_asked = isinstance(deed, deeds.Began) and table.games + 1 == number
        table.do(deed, entry, await desk.start_of(deed) if is_asked else None)
    if table.games != number or table.playing is None:
        raise refuse("no-game")
    return table


async def over(desk: Desk, live: Live, number: int) -> tuple[Table, Playing]:
    """The table at the end of one of its games, and that game; refused while it runs."""
    table = await table_at(desk, live, number)
    if table.playing is None:
        raise refuse("no-game")
    if table.playing.is_running:
        raise refuse("game-running")
    return table, table.playing


async def frames(
    playing: Playing, faces: Faces, eyes: tuple[int | None, ...], own: tuple[int, ...]
) -> AsyncIterator[Frame]:
    """The view before the first move, then every step with the view after it."""
    game = playing.start.begin()
    sides = Sides()
    steps: list[Step | None] = [None, *playing.steps]
    for place, step in enumerate(steps):
        if place % AT_ONCE == 0:
            await asyncio.sleep(0)
        if step is not None:
            if step.move is None:
                game.resign(step.seat)
            else:
                game.play(step.move, step.seat)
        scene = Scene(playing, game, () if step is None else playing.events_of(step))
        shown = tuple(whole(scene, seat) for seat in eyes)
        fresh, opened = sides.look(playing, scene.view(None))
        drawn = faces.of(playing, fresh, opened)
        if step is None:
            yield Frame(playing.began, 0, "began", None, shown, drawn)
            continue
        deed = "resigned" if step.move is None else "moved"
        why = step.why if step.why is not None and may_know(playing, step, own) else None
        yield Frame(step.version, step.at, deed, step.seat, shown, drawn, why)


def whole(scene: Scene, seat: int | None) -> SeatUpdate:
    """Events, words and view for one pair of eyes."""
    return msgspec.structs.replace(scene.in_words(seat), view=without_legal(scene.view(seat)))


async def record(desk: Desk, live: Live, number: int) -> Record:
    """The full record of a game that is over: every card and every move, but no value, and
    of a deck of somebody's own no hash. Before that it is nobody's."""
    _, playing = await over(desk, live, number)
    head = playing.start.record()
    if not await is_from_the_box(desk, playing):
        head = msgspec.structs.replace(head, deck_hash=live.table.word_for(head.deck_hash))
    game = playing.start.begin()
    written = []
    for step in playing.steps:
        if step.move is None:
            written.append(Recorded(step.seat, RESIGN))
            game.resign(step.seat)
        else:
            written.append(Recorded(step.seat, playing.rules.write_move(game, step.move)))
            game.play(step.move, step.seat)
    outcome = game.outcome()
    ending = None if outcome is None else Ending(outcome)
    return msgspec.structs.replace(head, deeds=tuple(written), ending=ending)
