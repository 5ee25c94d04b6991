"""Bots at the table: whose decision it is, what that bot is asked, and how long people are left to read before it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tallorder.bots import AnyBotRequest, Beliefs, Decision
from tallorder.bots.players import ANY_LEGAL, bot, levels, read_bot
from tallorder.bots.seated import beliefs_of, make_request
from tallorder.games.kernel import Chance, Move, Refused
from tallorder.table.audience import Position
from tallorder.table.game import TableGame
from tallorder.table.refusals import refuse
from tallorder.table.table import Player, Table

FURTHER_LINE: Final = 0.5
"""How much longer people are left to read for every further line of what has just happened, in paces."""
LONGEST_PAUSE: Final = 3.0
"""After so many paces a bot goes on, however much there was to tell."""


HINT_LEVEL: Final = "expert"
"""The bot that gives hints, where a game has one by this name."""


def adviser(game: TableGame, seat: int) -> Player:
    """The bot that is asked for a hint. It knows what any bot in this seat would, and its seed is the seat's: whoever
    asks twice is told the same."""
    known = levels(game.rules.engine)
    level = HINT_LEVEL if HINT_LEVEL in known else next(iter(known), ANY_LEGAL)
    if level == ANY_LEGAL:
        raise refuse("no-hint")
    return Player("", level=level, seed=game.belief_seeds[seat])


def bot_to_ask(table: Table) -> int | None:
    """The seat of the bot whose decision it is; None while a person decides, or nobody."""
    actor = table.actor()
    if table.game is None or actor is None or not actor.is_played_by_bot or table.is_step_done:
        return None
    return table.game.position.actor


def scripted_move(table: Table) -> Move | None:
    """What a bot does because its lesson says so; None where it decides for itself."""
    lesson, game = table.lesson, table.game
    expected = () if lesson is None or game is None else lesson.expected(game)
    return expected[0] if expected else None


def bot_request(game: TableGame, seat: int, player: Player, beliefs: Beliefs) -> AnyBotRequest:
    """Everything this seat was shown so far, and nothing else."""
    seen = [game.position.seen(event, seat) for step in game.steps for event in game.events_of(step)]
    seed = Chance(player.seed).fork(game.number).key
    return make_request(game.start, game.position, seat, game.first_view(seat), seen, beliefs, seed)


def decide_as_bot(engine: str, level: str, request: AnyBotRequest) -> Decision:
    """What a bot of this level decides."""
    return bot(engine, read_bot(engine, level).skill)(request)


def beliefs_for(game: TableGame, seat: int, player: Player) -> Callable[[], Beliefs]:
    """Works out what the bot in this seat believes before the game. Skyscraper has no facts to know."""
    try:
        level = read_bot(game.rules.engine, player.level)
    except Refused:
        level = read_bot(game.rules.engine, ANY_LEGAL)
    if level.skill == ANY_LEGAL:
        return Beliefs
    return partial(beliefs_of, game.start, level, game.belief_seeds[seat])


def reading_time(table: Table, shortest_pace: float) -> float:
    """Seconds that people are left to read what has just happened: a check takes longer than a card that was laid."""
    if shortest_pace <= 0 or table.game is None:
        return 0.0
    lines = 1
    if table.game.steps:
        events = table.game.events_of(table.game.steps[-1])
        lines = len(Position(table.game, table.game.position, events).in_words(None)[1])
    paces = min(1 + FURTHER_LINE * max(lines - 1, 0), LONGEST_PAUSE)
    return paces * max(table.pace, shortest_pace)
