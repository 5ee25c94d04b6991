"""Finished games to think through, played by bots or by chance."""

from functools import cache

from tallorder import catalogue
from tallorder.bots import Budget
from tallorder.bots.players import read_bot
from tallorder.bots.seated import SeatedBot
from tallorder.games.kernel import NOBODY

KINDS = ("comparity-landmarks", "comparity-movies", "cardline-globetrotter", "skyscraper")


@cache
def record_of(game: str, players: int = 3, bot: str = "friend", seed: int = 1) -> str:
    """The record of a whole game between bots."""
    start = catalogue.set_up(game, players=players, seed=seed)
    spec = read_bot(start.rules.engine, bot)
    running = start.begin()
    seated = [SeatedBot(start, running, seat, spec, 10 * seed + seat) for seat in range(players)]
    while running.actor != NOBODY:
        events = running.play(seated[running.actor].decide(running, Budget(playouts=4)).move)
        for one in seated:
            one.watch(running, events)
    return running.record()
