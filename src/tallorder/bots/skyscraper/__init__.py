"""Bots for Skyscraper: a quick judge of moves, and a search through worlds that fit what the seat was shown."""

from collections.abc import Callable
from time import perf_counter

from tallorder.bots.bot import Asked, Budget, Decision
from tallorder.bots.skyscraper.judging import Judge
from tallorder.bots.skyscraper.reasons import reason
from tallorder.bots.skyscraper.search import search
from tallorder.games.skyscraper.view import SkyscraperView
from tallorder.games.skyscraper.worlds import World, Worlds

PLAYOUTS_PER_WORLD = 5
"""How many playouts begin in a world before another one is imagined: drawing a world costs about as much as one."""
FEW = 3
"""How many moves a beginner thinks of."""


def heuristic(asked: Asked) -> Decision:
    """Plays what looks best at a glance."""
    world = _worlds(asked).draw(asked.chance())
    judge = Judge(world)
    return _decide(asked, world, max(world.legal(), key=judge.rate))


def friend(asked: Asked) -> Decision:
    """Looks at every move, but wavers between two that seem alike."""
    chance = asked.chance()
    world = _worlds(asked).draw(chance)
    judge = Judge(world)
    return _decide(asked, world, max(world.legal(), key=lambda move: judge.rate(move) + 1.2 * chance.fraction()))


def beginner(asked: Asked) -> Decision:
    """Thinks of a few moves and plays the best of them."""
    chance = asked.chance()
    world = _worlds(asked).draw(chance)
    legal = world.legal()
    thought_of = [legal[chance.below(len(legal))] for _ in range(FEW)]
    return _decide(asked, world, max(thought_of, key=Judge(world).rate))


def expert(asked: Asked) -> Decision:
    """Plays many games in its head, in worlds that fit what it was shown, and takes what did best."""
    go_on = _until_spent(asked.budget)
    chance = asked.chance()
    fitting = _worlds(asked)
    first = fitting.draw(chance)
    if len(asked.legal) == 1:
        return _decide(asked, first, first.legal()[0])
    world, begun = first, 0

    def worlds() -> World:
        nonlocal world, begun
        if begun and begun % PLAYOUTS_PER_WORLD == 0:
            world = fitting.draw(chance)
        begun += 1
        return world.clone()

    root = search(worlds, chance, go_on)
    legal = first.legal()
    best = max(legal, key=lambda move: (root.children[move].visits, root.children[move].prior))
    return _decide(asked, first, best)


def _until_spent(budget: Budget) -> Callable[[int], bool]:
    """Whether to go on after so many playouts: until the time would run out in the middle of the next one."""
    seconds = budget.seconds
    if seconds is None:
        return lambda done: done < budget.playouts
    begun = perf_counter()
    return lambda done: done == 0 or (perf_counter() - begun) * (done + 1) / done < seconds


def _worlds(asked: Asked) -> Worlds:
    assert isinstance(asked.view, SkyscraperView)
    return Worlds(asked.view)


def _decide(asked: Asked, world: World, move: int) -> Decision:
    return Decision(asked.legal[world.legal().index(move)], reason(world, move))
