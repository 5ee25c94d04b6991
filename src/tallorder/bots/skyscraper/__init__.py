"""Bots for Skyscraper: a quick judge of moves, and a search through worlds that fit what the seat was shown."""

from collections.abc import Callable
from time import perf_counter

from tallorder.bots.bot import BotRequest, Budget, Decision
from tallorder.bots.skyscraper.judging import Judge
from tallorder.bots.skyscraper.reasons import reason
from tallorder.bots.skyscraper.search import search
from tallorder.games.kernel import Chance, Guesses
from tallorder.games.skyscraper.rules import RULES
from tallorder.games.skyscraper.view import SkyscraperView
from tallorder.games.skyscraper.worlds import World

LEVELS = ("beginner", "friend", "expert", "heuristic")
"""The bots that people are offered."""

PLAYOUTS_PER_WORLD = 5
"""How many playouts begin in a world before another one is imagined: drawing a world costs about as much as one."""
FEW = 3
"""How many moves a beginner thinks of."""


def heuristic(request: BotRequest[SkyscraperView]) -> Decision:
    """Plays what looks best at a glance."""
    world = _imagine(request, request.chance())
    judge = Judge(world)
    return _decide(request, world, max(world.legal(), key=judge.rate))


def friend(request: BotRequest[SkyscraperView]) -> Decision:
    """Looks at every move, but wavers between two that seem alike."""
    chance = request.chance()
    world = _imagine(request, chance)
    judge = Judge(world)
    return _decide(request, world, max(world.legal(), key=lambda move: judge.rate(move) + 1.2 * chance.fraction()))


def beginner(request: BotRequest[SkyscraperView]) -> Decision:
    """Thinks of a few moves and plays the best of them."""
    chance = request.chance()
    world = _imagine(request, chance)
    legal = world.legal()
    thought_of = [legal[chance.below(len(legal))] for _ in range(FEW)]
    return _decide(request, world, max(thought_of, key=Judge(world).rate))


def expert(request: BotRequest[SkyscraperView]) -> Decision:
    """Plays many games in its head, in worlds that fit what it was shown, and takes what did best."""
    go_on = _until_spent(request.budget)
    chance = request.chance()
    first = _imagine(request, chance)
    if len(request.legal) == 1:
        return _decide(request, first, first.legal()[0])
    world, begun = first, 0

    def worlds() -> World:
        nonlocal world, begun
        if begun and begun % PLAYOUTS_PER_WORLD == 0:
            world = _imagine(request, chance)
        begun += 1
        return world.clone()

    root = search(worlds, chance, go_on)
    legal = first.legal()
    best = max(legal, key=lambda move: (root.children[move].visits, root.children[move].prior))
    return _decide(request, first, best)


def _until_spent(budget: Budget) -> Callable[[int], bool]:
    """Whether to go on after so many playouts: until the time would run out in the middle of the next one."""
    seconds = budget.seconds
    if seconds is None:
        return lambda done: done < budget.playouts
    begun = perf_counter()
    return lambda done: done == 0 or (perf_counter() - begun) * (done + 1) / done < seconds


def _imagine(request: BotRequest[SkyscraperView], chance: Chance) -> World:
    """A world that fits; kinds of cards have no values to guess."""
    return RULES.imagine(request.view, Guesses(), chance)


def _decide(request: BotRequest[SkyscraperView], world: World, move: int) -> Decision:
    return Decision(request.legal[world.legal().index(move)], reason(world, move))
