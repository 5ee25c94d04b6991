"""Information-set Monte Carlo tree search: many worlds that fit the view share one tree of moves.

Every playout begins in another world, so a move is only as good as it is across all of them. The quick judge gives the
prior and plays the playouts; what counts is the margin of points.
"""

import math
from collections.abc import Callable
from typing import Final

from tallorder.bots.skyscraper.judging import Judge
from tallorder.games.kernel import NOBODY, Chance
from tallorder.games.skyscraper.worlds import World

CURIOSITY: Final = 0.9
WARMTH: Final = 0.6
"""How far the prior listens to the judge: points that make a move e times as likely."""
SPREAD: Final = 7.0
"""Points of margin that all but decide a game."""
LAPS: Final = 3
"""How many turns each seat gets in a playout before it is judged."""
GLANCE: Final = 6
"""How many moves a playout's player looks at."""


class Node:
    """A sequence of moves, whatever the world: how often it was tried and what it brought to who moved last."""

    __slots__ = ("children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


def search(worlds: Callable[[], World], chance: Chance, go_on: Callable[[int], bool]) -> Node:
    """Searches from the worlds' decision until told to stop; the root's most visited child is the move."""
    root = Node(1.0)
    done = 0
    while go_on(done):
        _iterate(root, worlds(), chance)
        done += 1
    return root


def _iterate(root: Node, world: World, chance: Chance) -> None:
    node = root
    path: list[tuple[int, Node]] = []
    while world.actor != NOBODY:
        mover = world.actor
        legal = world.legal()
        move = legal[0]
        if len(legal) > 1:
            fresh = [one for one in legal if one not in node.children]
            if fresh:
                _expand(node, world, legal)
            move = _select(node, legal)
        elif move not in node.children:
            node.children[move] = Node(1.0)
        node = node.children[move]
        path.append((mover, node))
        world.apply(move)
        if not node.visits:
            break
    play_out(world, chance)
    worth = utilities(world.scores())
    root.visits += 1
    for mover, visited in path:
        visited.visits += 1
        visited.total += worth[mover]


def _expand(node: Node, world: World, legal: list[int]) -> None:
    """Adds the moves that this world offers, each with what the judge thinks of it."""
    judge = Judge(world)
    rated = [(move, judge.rate(move)) for move in legal]
    best = max(worth for _, worth in rated)
    weights = [(move, math.exp((worth - best) / WARMTH)) for move, worth in rated]
    total = sum(weight for _, weight in weights)
    for move, weight in weights:
        if move not in node.children:
            node.children[move] = Node(weight / total)


def _select(node: Node, legal: list[int]) -> int:
    """The move that looks best once curiosity is added; an untried one is taken to be as good as its parent."""
    children = node.children
    tried = sum(children[move].visits for move in legal)
    mean = sum(children[move].total for move in legal) / tried if tried else 0.5
    eager = CURIOSITY * math.sqrt(tried + 1)
    best, chosen = -1.0, legal[0]
    for move in legal:
        child = children[move]
        value = child.total / child.visits if child.visits else mean
        value += eager * child.prior / (1 + child.visits)
        if value > best:
            best, chosen = value, move
    return chosen


def play_out(world: World, chance: Chance) -> None:
    """Plays a few turns on as people at a glance would."""
    turns = LAPS * world.seats
    actor = world.actor
    while world.actor != NOBODY and turns:
        legal = world.legal()
        if len(legal) > GLANCE:
            first = chance.next()
            legal = [legal[(first >> shift) % len(legal)] for shift in range(0, 8 * GLANCE, 8)]
        if len(legal) > 1:
            move = max(legal, key=Judge(world).rate)
        else:
            move = legal[0]
        world.apply(move)
        if world.actor != actor:
            actor = world.actor
            turns -= 1


def utilities(scores: list[int]) -> list[float]:
    """What a result is worth to each seat, from 0 to 1: its margin over the best of the others."""
    worth = []
    for seat, score in enumerate(scores):
        rival = max(other for at, other in enumerate(scores) if at != seat)
        worth.append(0.5 + 0.5 * math.tanh((score - rival) / SPREAD))
    return worth
