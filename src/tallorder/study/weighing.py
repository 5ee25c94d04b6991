"""A decision thought through: every move worth a thought, played on in the same imagined worlds."""

import math
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from tallorder.bots import AnyBotRequest
from tallorder.games.kernel import Chance, Event, Game, Line, Move
from tallorder.study.analysis import DoubtedPair, Estimate, LookedBack


class Scholar(Protocol):
    """One engine's way of thinking a decision through; it knows what its request tells, and nothing else."""

    worlds: int
    """How many worlds a decision of this game needs, so that its estimate is worth reading."""

    def __init__(self, request: AnyBotRequest, level: int) -> None: ...

    @staticmethod
    def look_back(
        views: Sequence[Any], events: Sequence[Sequence[Event]], doubts: Sequence[Sequence[DoubtedPair]]
    ) -> LookedBack:
        """What only the whole game tells: what everybody saw at each moment, what came of each move, and what was
        doubted then."""
        ...

    def candidates(self, most: int) -> Sequence[Move]:
        """The moves worth a thought, the most promising first."""
        ...

    def why(self, move: Move) -> Line:
        """The reason that a thoughtful player would give for a move."""
        ...

    def imagine(self, chance: Chance) -> Game:
        """A game that could be behind the view."""
        ...

    def play_on(self, game: Game, key: int) -> list[float]:
        """Each seat's chance of winning once an imagined game has gone on for a while; the game is used up. The same
        key gives the players in it the same knowledge."""
        ...

    def doubts(self) -> tuple[DoubtedPair, ...]:
        """How likely neighbouring cards are out of order, where a game has such."""
        ...


class Weighed(msgspec.Struct):
    """What playing on from a position brought: for each world, each seat's chance after each of the moves."""

    moves: list[Move]
    natural: list[list[float]]
    """World by world, each seat's chance if whoever decides goes on as the imagined players do."""
    after: list[list[float]]
    """Move by move, the mover's chance in each world."""


def weigh(
    crowd: Sequence[Scholar], request: AnyBotRequest, moves: Sequence[Move], worlds: int, chance: Chance
) -> Weighed:
    """Plays on from a decision in so many worlds, after each of these moves, and as the imagined players would. The
    worlds are those of several believers in turn."""
    natural: list[list[float]] = []
    after: list[list[float]] = [[] for _ in moves]
    for number in range(worlds):
        scholar = crowd[number // 2 % len(crowd)]
        world = scholar.imagine(chance)
        key = chance.next()
        for place, move in enumerate(moves):
            game = world.clone()
            game.apply(world.pack(move))
            after[place].append(scholar.play_on(game, key)[request.seat])
        natural.append(scholar.play_on(world, key))
    return Weighed(list(moves), natural, after)


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean and its standard error. An estimate from few worlds that all agree is not certain either: one more
    world could have gone the other way."""
    count = len(samples)
    mean = sum(samples) / count
    variance = sum((sample - mean) ** 2 for sample in samples) / max(1, count - 1)
    return Estimate(round(mean, 4), round(math.sqrt(variance / count), 4))


def by_seat(natural: Sequence[Sequence[float]]) -> tuple[Estimate, ...]:
    """Each seat's chance over all worlds."""
    return tuple(estimate([world[seat] for world in natural]) for seat in range(len(natural[0])))


def best_and_lost(weighed: Weighed, played: int) -> tuple[int, Estimate]:
    """The place of the best move, and what the played one gave away. Each half of the worlds names a best move, and
    the other half says what it is worth: a move that was merely lucky in one half is not held against anybody."""
    worlds = len(weighed.after[0])
    halves = [range(0, worlds, 2), range(1, worlds, 2)]
    differences: list[float] = []
    for seen, fresh in (halves, halves[::-1]):
        best = _best_in(weighed, seen)
        if best == played:
            differences += [0.0] * len(fresh)
        else:
            differences += [weighed.after[best][world] - weighed.after[played][world] for world in fresh]
    lost = estimate(differences)
    best = _best_in(weighed, range(worlds))
    if lost.chance <= lost.error:
        best = played
    return best, lost


def _best_in(weighed: Weighed, worlds: range) -> int:
    sums = [sum(own[world] for world in worlds) for own in weighed.after]
    return max(range(len(sums)), key=sums.__getitem__)
