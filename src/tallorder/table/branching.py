"""A game that is over goes on from one of its moments, at a table of its own. The old table hears nothing of it."""

import msgspec

from tallorder.games.kernel import NOBODY, Chance, Game
from tallorder.table import deeds
from tallorder.table.agreeing import release
from tallorder.table.commands import Settings
from tallorder.table.deciding import BOT_NAMES, STAND_IN, Fresh, clean_name
from tallorder.table.deeds import Began, Deed, read_deed, write_move
from tallorder.table.desk import Desk
from tallorder.table.live import Live
from tallorder.table.playing import Playing, Step, fingerprint
from tallorder.table.refusals import refuse
from tallorder.table.replaying import is_from_the_box, names_in, over
from tallorder.table.table import Table, mark
from tallorder.wire.http import Branch

Done = tuple[Deed, bytes | None]
"""A deed, and a fingerprint of the position after it."""


class Branched(msgspec.Struct, frozen=True):
    """A table that can be written down: where its host sits, and everything that was done at it."""

    seat: int
    done: list[Done]


async def branch(desk: Desk, live: Live, number: int, wish: Branch, fresh: Fresh, secret: str) -> Branched:
    """A new table whose game has come to a moment of one that is over.

    Whether it is over is asked first: as long as it runs, nobody learns from a refusal how far it is.
    """
    table, playing = await over(desk, live, number)
    if playing.frozen:
        raise refuse("game-frozen")
    if not await is_from_the_box(desk, playing):
        raise refuse("deck-not-in-box")
    if wish.moment > len(playing.steps):
        raise refuse("no-such-moment")
    settings, began = await beginning(desk, live, number)
    played, game = play_again(playing, began, wish.moment)
    resigned = {step.seat for step in playing.steps[: wish.moment] if step.move is None}
    seat = sitting(playing, game, resigned, wish.seat)
    opened = deeds.Opened(clean_name(Table(""), wish.name), mark(fresh.token), secret, settings)
    seated = sit_down(opened, seat, names_in(table, playing), Chance(fresh.seed))
    return Branched(seat, [*((deed, None) for deed in seated), *played])


async def beginning(desk: Desk, live: Live, number: int) -> tuple[Settings, Began]:
    """What a table had chosen when one of its games began, and how that began."""
    settings, games = Settings(""), 0
    for entry in await desk.entries(live.table.id, 0):
        deed = read_deed(entry.body)
        if isinstance(deed, deeds.Opened | deeds.Chosen):
            settings = deed.settings
        elif isinstance(deed, Began):
            games += 1
            if games == number:
                return settings, deed
    raise refuse("no-game")


def play_again(playing: Playing, began: Began, moment: int) -> tuple[list[Done], Game]:
    """A game from its beginning up to a moment of its replay, and the position there."""
    until = playing.steps[moment - 1].version if moment else playing.began
    begun = msgspec.structs.replace(began, release=release())
    done: list[Done] = []
    for step, game in playing.moments(until):
        done.append((begun if step is None else deed_of(step), fingerprint(game)))
        found = game
    return done, found


def deed_of(step: Step) -> Deed:
    """A step as it is written down while the game goes on."""
    return deeds.Resigned(step.seat) if step.move is None else deeds.Moved(step.seat, write_move(step.move), step.why)


def sitting(playing: Playing, game: Game, resigned: set[int], wanted: int | None) -> int:
    """The seat of whoever plays on: the one they asked for, if it still plays, or else the one that decides."""
    if game.actor == NOBODY:
        raise refuse("nothing-to-decide")
    seat = game.actor if wanted is None else wanted
    if seat >= playing.players:
        raise refuse("no-such-seat", seat=seat + 1)
    if seat in resigned:
        raise refuse("already-resigned", seat=seat + 1)
    return seat


def sit_down(opened: deeds.Opened, seat: int, names: tuple[str, ...], seeds: Chance) -> list[Deed]:
    """The host comes first, then bots under the names of those who sat there, and the host moves to the right seat."""
    taken = {opened.name.casefold()}
    done: list[Deed] = [opened]
    for other, name in enumerate(names):
        if other == seat:
            continue
        kept = next(one for one in (name, *BOT_NAMES) if one.casefold() not in taken)
        taken.add(kept.casefold())
        done.append(deeds.BotPlaced(kept, STAND_IN, seeds.next()))
    if seat:
        done.append(deeds.Reseated((*range(1, seat + 1), 0, *range(seat + 1, len(names)))))
    return done
