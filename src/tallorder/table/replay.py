"""A game of a table told again from its first view, as far as whoever asks may know it."""

from collections.abc import Iterator

import msgspec

from tallorder.catalogue import Start
from tallorder.games.kernel.record import RESIGN, Ending, Record, RecordedMove
from tallorder.table.audience import Position, VisibleCards, audiences
from tallorder.table.changes import Began, begins_game, read_change
from tallorder.table.faces import CardFaces
from tallorder.table.game import Step, TableGame
from tallorder.table.journal import Entry
from tallorder.table.messages import REPLAY, Frame, Replay
from tallorder.table.questions import may_know
from tallorder.table.refusals import refuse
from tallorder.table.summary import game_head
from tallorder.table.table import Table


def began_of(entries: list[Entry], number: int) -> Began | None:
    """How one of a table's games began, counted from 1; None if there is no such game, or it cannot be read."""
    games = 0
    for entry in entries:
        change = read_change(entry.body)
        games += begins_game(change)
        if games == number:
            return change if isinstance(change, Began) else None
    return None


def table_after(table_id: str, entries: list[Entry], number: int, start: Start | None) -> Table:
    """A table as it was at the end of one of its games, which began from `start`."""
    table = Table(table_id)
    for entry in entries:
        change = read_change(entry.body)
        if begins_game(change) and table.games == number:
            break
        is_asked = begins_game(change) and table.games + 1 == number
        table.apply(change, entry, start if is_asked else None)
    if table.games != number or table.game is None:
        raise refuse("no-game")
    return table


def require_over(table: Table) -> TableGame:
    """The table's game, if it is over."""
    if table.game is None:
        raise refuse("no-game")
    if table.game.is_running:
        raise refuse("game-running")
    return table.game


def replay_frames(
    table: Table, faces: CardFaces, own: tuple[int, ...], *, can_branch: bool
) -> tuple[Replay, Iterator[Frame]]:
    """A game as a replay still without its frames, and these one by one: through one's own eyes while it runs, through
    everybody's once it is over."""
    game = table.game
    if game is None:
        raise refuse("no-game")
    if game.is_running:
        eyes = tuple(audiences(game, own))
    else:
        eyes = (None,) if game.rules.one_view else (None, *range(game.players))
    replay = Replay(
        kind=REPLAY,
        table=table.id,
        game=game_head(game),
        names=names_in(table, game),
        seats=tuple(seat for seat in eyes if seat is not None),
        frames=(),
        own=own_seats(table, game, own),
        is_over=not game.is_running,
        can_branch=can_branch and not game.is_running and not game.frozen,
    )
    return replay, frames(game, faces, eyes, own)


def own_seats(table: Table, game: TableGame, held: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of this game that whoever holds these seats now sat in; between games people may change places."""
    names = names_in(table, game)
    return tuple(seat for seat in held if seat < game.players and table.players[seat].name == names[seat])


def names_in(table: Table, game: TableGame) -> tuple[str, ...]:
    """Who sat where; after the game somebody may have left or moved."""
    if not game.is_running:
        return table.results[-1].names
    return tuple(player.name for player in table.players[: game.players])


def frames(
    table_game: TableGame, faces: CardFaces, eyes: tuple[int | None, ...], own: tuple[int, ...]
) -> Iterator[Frame]:
    """The view before the first move, then every step with the view after it."""
    game = table_game.start.begin()
    visible = VisibleCards()
    steps: list[Step | None] = [None, *table_game.steps]
    for step in steps:
        if step is not None:
            if step.move is None:
                game.resign(step.seat)
            else:
                game.play(step.move, step.seat)
        position = Position(table_game, game, () if step is None else table_game.events_of(step))
        shown = tuple(map(position.in_full, eyes))
        fresh, turned = visible.update(table_game, position.shown(None))
        drawn = faces.of(table_game, sorted(fresh | turned), visible.opened)
        if step is None:
            yield Frame(table_game.began, 0, "began", None, shown, drawn)
            continue
        kind = "resigned" if step.move is None else "moved"
        why = step.why if step.why is not None and may_know(table_game, step, own) else None
        yield Frame(step.version, step.at, kind, step.seat, shown, drawn, why)


def record(table: Table, *, is_shipped: bool) -> Record:
    """The full record of a game that is over: every card and every move, but no value, and of a deck of somebody's own
    no hash. Before that it is nobody's."""
    table_game = require_over(table)
    if table_game.start.position is not None:
        raise refuse("lesson-no-record")
    head = table_game.start.record()
    if not is_shipped:
        head = msgspec.structs.replace(head, deck_hash=table.deck_alias(head.deck_hash))
    helped = tuple(sorted(table.helped))
    return msgspec.structs.replace(record_of(table_game), deck_hash=head.deck_hash, helped=helped)


def record_of(table_game: TableGame) -> Record:
    """A game as far as it went, with every move in notation; its ending once it is over."""
    game = table_game.start.begin()
    written = []
    for step in table_game.steps:
        if step.move is None:
            written.append(RecordedMove(step.seat, RESIGN))
            game.resign(step.seat)
        else:
            written.append(RecordedMove(step.seat, table_game.rules.write_move(game, step.move)))
            game.play(step.move, step.seat)
    outcome = game.outcome()
    ending = None if outcome is None else Ending(outcome)
    return msgspec.structs.replace(table_game.start.record(), moves=tuple(written), ending=ending)
