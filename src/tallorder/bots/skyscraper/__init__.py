"""Bots for Skyscraper: a quick judge of moves, and a search through worlds that fit what the seat was shown."""

from collections.abc import Callable
from time import perf_counter

from tallorder.bots.bot import Asked, Budget, Decision
from tallorder.bots.skyscraper.judging import Judge
from tallorder.bots.skyscraper.search import search
from tallorder.games.kernel import CardRef, Line, Param, SeatRef
from tallorder.games.skyscraper import moves, printed
from tallorder.games.skyscraper.view import SkyscraperView
from tallorder.games.skyscraper.worlds import World, Worlds

WORLDS = 40
"""How many worlds a search imagines; further playouts begin in one of them again."""
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
    chance = asked.chance()
    fitting = _worlds(asked)
    first = fitting.draw(chance)
    if len(asked.legal) == 1:
        return _decide(asked, first, first.legal()[0])
    imagined = [first]

    def worlds() -> World:
        if len(imagined) < WORLDS:
            imagined.append(fitting.draw(chance))
            return imagined[-1].clone()
        return imagined[chance.below(WORLDS)].clone()

    root = search(worlds, chance, _until_spent(asked.budget))
    legal = first.legal()
    best = max(legal, key=lambda move: (root.children[move].visits, root.children[move].prior))
    child = root.children[best]
    return _decide(asked, first, best, percent=round(100 * child.total / max(1, child.visits)))


def _until_spent(budget: Budget) -> Callable[[int], bool]:
    """Whether to go on after so many playouts."""
    if budget.seconds is None:
        return lambda done: done < budget.playouts
    end = perf_counter() + budget.seconds
    return lambda done: done == 0 or perf_counter() < end


def _worlds(asked: Asked) -> Worlds:
    assert isinstance(asked.view, SkyscraperView)
    return Worlds(asked.view)


def _decide(asked: Asked, world: World, move: int, percent: int | None = None) -> Decision:
    """The move with its reason, as one would say it at the table."""
    verb, kind, target = move >> 16, move >> 8 & 255, move & 255
    params: dict[str, Param] = {}
    if verb not in (moves.PASS, moves.DECLINE, moves.SWAP_HAND, moves.STEAL):
        params["card"] = CardRef(kind)
    if verb == moves.STEAL:
        params["seat"] = SeatRef(target)
    code = f"why-skyscraper-{_reason(world, verb, kind, target)}"
    if percent is not None:
        params["percent"] = percent
    return Decision(asked.legal[world.legal().index(move)], Line(code, params))


def _reason(world: World, verb: int, kind: int, target: int) -> str:
    judge = Judge(world)
    if verb == moves.BUILD:
        if world.cards.type_of[kind] == printed.TOILET:
            return "toilet"
        before, _ = judge.ready(target)
        return "build" if judge.roofs and before > 0 else "build-common"
    if verb == moves.ROOF:
        worth = judge.claim_with(world.towers[target], kind, judge.seat)
        return "claim" if worth > 0 else "spoil"
    if verb == moves.QUAKE:
        return "fell" if world.towers[target].strength() <= 1 else "shake"
    return {
        moves.CENTURY: "century",
        moves.INSURE: "insure",
        moves.STUDY: "study" if target == moves.FROM_DECK else "study-discard",
        moves.TORNADO: "tornado",
        moves.DISCARD: "discard",
        moves.PASS: "pass",
        moves.STEAL: "steal",
        moves.DECLINE: "decline",
        moves.KEEP: "keep",
        moves.TAKE: "take",
        moves.SWAP_HAND: "swap-hand",
        moves.PUT_BACK: "put-back",
    }[verb]
