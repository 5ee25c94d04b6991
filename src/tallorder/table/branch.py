"""A game that is over goes on from one of its moments, at a table of its own. The old table hears nothing of it."""

import msgspec

from tallorder.games.kernel import NOBODY, Chance, Game
from tallorder.table import changes
from tallorder.table.changes import Began, Change, begins_game, read_change, write_change, write_move
from tallorder.table.decide import BOT_NAMES, STAND_IN, Given, clean_name
from tallorder.table.game import Step, TableGame, fingerprint
from tallorder.table.journal import Entry
from tallorder.table.names import is_taken
from tallorder.table.refusals import refuse
from tallorder.table.replay import names_in, require_over
from tallorder.table.table import Table, token_hash
from tallorder.version import __version__

Dated = tuple[Change, bytes | None]
"""A change, and a fingerprint of the position after it."""


class Branch(msgspec.Struct, frozen=True):
    """Where somebody wants to play on from, and as whom."""

    name: str
    moment: int
    """The place of the moment in the replay: 0 is before the first move."""
    seat: int | None = None
    """Where to sit; None is the seat whose decision it is."""


class BranchedTable(msgspec.Struct, frozen=True):
    """A table that can be written down: where its host sits, and its whole log."""

    seat: int
    log: list[Entry]


def require_branchable(table: Table, branch: Branch, *, is_shipped: bool) -> TableGame:
    """The game that is played on from. Whether it is over is asked first: as long as it runs, nobody learns from a
    refusal how far it is."""
    game = require_over(table)
    if game.frozen:
        raise refuse("game-frozen")
    if not is_shipped:
        raise refuse("deck-not-in-box")
    if branch.moment > len(game.steps):
        raise refuse("no-such-moment")
    return game


def branch_table(table: Table, entries: list[Entry], branch: Branch, secret: str, given: Given) -> BranchedTable:
    """A new table whose game has come to a moment of the game that `table` ended with; `entries` is its log."""
    game = require_over(table)
    settings, began = beginning(entries, game.number)
    played, position = play_again(game, began, branch.moment)
    resigned = {step.seat for step in game.steps[: branch.moment] if step.move is None}
    seat = choose_seat(game, position, resigned, branch.seat)
    opened = changes.Opened(clean_name(Table(""), branch.name), token_hash(given.token), secret, settings)
    seated = sit_down(opened, seat, names_in(table, game), Chance(given.seed))
    done: list[Dated] = [*((change, None) for change in seated), *played]
    log = [Entry(version, given.at, write_change(change), mark) for version, (change, mark) in enumerate(done, start=1)]
    return BranchedTable(seat, log)


def beginning(entries: list[Entry], number: int) -> tuple[changes.StoredSettings, Began]:
    """What a table had chosen when one of its games began, and how that began."""
    settings, games = changes.StoredSettings(""), 0
    for entry in entries:
        change = read_change(entry.body)
        if isinstance(change, changes.Opened | changes.Chosen):
            settings = change.settings
        games += begins_game(change)
        if games == number and isinstance(change, Began):
            return settings, change
    raise refuse("no-game")


def play_again(table_game: TableGame, began: Began, moment: int) -> tuple[list[Dated], Game]:
    """A game from its beginning up to a moment of its replay, and the position there."""
    until = table_game.steps[moment - 1].version if moment else table_game.began
    begun = msgspec.structs.replace(began, release=__version__)
    done: list[Dated] = []
    for step, game in table_game.moments(until):
        done.append((begun if step is None else change_of(step), fingerprint(game)))
        found = game
    return done, found


def change_of(step: Step) -> Change:
    """A step as it is written down while the game goes on."""
    if step.move is None:
        return changes.Resigned(step.seat)
    return changes.Moved(step.seat, msgspec.Raw(write_move(step.move)), step.why)


def choose_seat(table_game: TableGame, game: Game, resigned: set[int], wanted: int | None) -> int:
    """The seat of whoever plays on: the one they asked for, if it still plays, or else the one that decides."""
    if game.actor == NOBODY:
        raise refuse("nothing-to-decide")
    seat = game.actor if wanted is None else wanted
    if seat >= table_game.players:
        raise refuse("no-such-seat", seat=seat + 1)
    if seat in resigned:
        raise refuse("already-resigned", seat=seat + 1)
    return seat


def sit_down(opened: changes.Opened, seat: int, names: tuple[str, ...], seeds: Chance) -> list[Change]:
    """The host comes first, then bots under the names of those who sat there, and the host moves to the right seat."""
    taken = [opened.name]
    done: list[Change] = [opened]
    for other, name in enumerate(names):
        if other == seat:
            continue
        kept = next(one for one in (name, *BOT_NAMES) if not is_taken(one, taken))
        taken.append(kept)
        done.append(changes.BotPlaced(kept, STAND_IN, seeds.next()))
    if seat:
        done.append(changes.Reseated((*range(1, seat + 1), 0, *range(seat + 1, len(names)))))
    return done
