"""Quick players for Comparity's imagined worlds: they weigh plays and checks as the bots do, without views or words.

Each of them hears every closed card's place in the deck through a fog of its own, as thick as the analysis says.
"""

import math
from typing import Final

from tallorder.bots.comparity.race import GONE, Race
from tallorder.bots.comparity.thinking import Weighing
from tallorder.games.comparity.grid import WIDTH
from tallorder.games.comparity.moves import CHECK, DECLINE, DRAW, GIVE, REVEAL, STOP
from tallorder.games.comparity.worlds import World
from tallorder.games.kernel import NOBODY
from tallorder.games.kernel.native import i64
from tallorder.study.fog import NOISES, STEEP, STRIDE, TABLE

BLUFF: Final = 0.4
TURNS: Final = 2
"""So many turns of every seat are played before the race is judged."""


def in_order(low: float, low_variance: float, high: float, high_variance: float, trust: float) -> float:
    """How likely two neighbouring cards are in order, the trust in whoever laid them considered."""
    spread = math.sqrt(low_variance + high_variance)
    if spread < 1e-6:
        return 1.0 if low <= high else 0.0
    steep = STEEP * (high - low) / spread
    if steep > 30.0:
        return 1.0
    if steep < -30.0:
        return 1e-12
    chance = 1.0 / (1.0 + math.exp(-steep))
    return chance * trust / (chance * trust + (1.0 - chance) * (1.0 - trust))


class QuickTable:
    """An imagined game and everybody's picture of it."""

    def __init__(self, world: World, scores: list[float], fogs: list[float], trust: float, key: int) -> None:
        self.world = world
        self.scores = scores
        """Where each card really lies in the deck, in this world."""
        self.fogs = fogs
        """How much noise hides each card while it is closed."""
        self.trust = trust
        self.means: list[list[float]] = []
        self.variances: list[float] = []
        for fog in fogs:
            self.variances.append(fog * fog / (1.0 + fog * fog))
        for seat in range(world.seats):
            begin = key >> 10 * seat & NOISES - 1
            own: list[float] = []
            for card in range(len(scores)):
                fog = fogs[card]
                heard = scores[card] + fog * TABLE[(begin + card * STRIDE) % NOISES]
                own.append(heard / (1.0 + fog * fog))
            self.means.append(own)

    def play_on(self) -> list[float]:
        """Plays a few turns, and says what each seat's chance of winning is then."""
        world = self.world
        left = TURNS * world.seats + 1
        turn = world.turn
        phase = 0
        while world.actor != NOBODY:
            if world.turn != turn:
                turn = world.turn
                left -= 1
            phase = world.phase_number
            if left <= 0 and phase == 0:
                break
            world.apply(self.move())
        return self.chances()

    def chances(self) -> list[float]:
        """Each seat's chance by the race alone; certainty at the end."""
        world = self.world
        if world.actor == NOBODY:
            return [1.0 if seat == world.winner else 0.0 for seat in range(world.seats)]
        race = self.race()
        return [0.0 if race.hands[seat] == GONE else race.odds(seat, world.actor, {}) for seat in range(world.seats)]

    def race(self) -> Race:
        """The hands as they are."""
        world = self.world
        return Race(tuple([GONE if seat in world.gone else len(hand) for seat, hand in enumerate(world.hands)]))

    # What a player sees.

    def _pair(self, seat: int, low: i64, high: i64) -> float:
        """How likely the cards of two cells are in order, as this seat sees it."""
        world = self.world
        grid = world.grid
        first, second = grid.card_at(low), grid.card_at(high)
        low_open, high_open = grid.is_open(low), grid.is_open(high)
        if low_open and high_open:
            return 1.0 if self.scores[first] <= self.scores[second] else 0.0
        means = self.means[seat]
        return in_order(
            self.scores[first] if low_open else means[first],
            0.0 if low_open else self.variances[first],
            self.scores[second] if high_open else means[second],
            0.0 if high_open else self.variances[second],
            self.trust,
        )

    def _doubt(self, seat: int, cell: i64) -> float:
        """How likely checking this closed card with its most doubtful neighbour finds something."""
        grid = self.world.grid
        right = 1.0
        worst = 1.0
        for step in (-WIDTH, -1, 1, WIDTH):
            near = cell + step
            if not grid.has_card(near):
                continue
            chance = self._pair(seat, cell, near) if step == 1 or step == -WIDTH else self._pair(seat, near, cell)
            if grid.is_open(near):
                right *= chance
            elif chance < worst:
                worst = chance
        return 1.0 - right * worst

    def _fit(self, seat: int, card: int, cell: i64) -> float:
        """How likely a card of this seat's hand would lie right in an empty cell."""
        grid = self.world.grid
        means = self.means[seat]
        mean, variance = means[card], self.variances[card]
        fit = 1.0
        for step in (-WIDTH, -1, 1, WIDTH):
            near = cell + step
            if not grid.has_card(near):
                continue
            other = grid.card_at(near)
            is_open = grid.is_open(near)
            score = self.scores[other] if is_open else means[other]
            spread = math.sqrt(variance + (0.0 if is_open else self.variances[other])) + 1e-9
            ahead = score - mean if step == 1 or step == -WIDTH else mean - score
            steep = STEEP * ahead / spread
            if steep < -30.0:
                return 0.0
            fit *= 1.0 / (1.0 + math.exp(-steep))
        return fit

    # What it does.

    def move(self) -> int:
        """What the seat that decides does."""
        world = self.world
        phase = world.phase_number
        seat = world.actor
        if phase == 0:
            return self._turn(seat)
        if phase == 5:
            return self._answer(seat)
        if phase == 1:
            return self._open(seat)
        if phase == 7:
            return CHECK + self._most_doubtful(seat)[0] if world.grid.closed else DECLINE
        if phase == 6:
            best = self._likeliest(seat, world.grid.frontier)
            is_lie = best[0] < BLUFF and len(world.hands[seat]) > 1
            return DECLINE if is_lie and not world.agreed.options.trio_bonus_mandatory else best[1]
        if phase == 4:
            return self._likeliest(seat, world.joining_cells())[1]
        if phase == 2:
            return GIVE + (world.hands[seat][0] << 16)
        return world.nth_legal(0)

    def _most_doubtful(self, seat: int) -> tuple[int, float]:
        best, doubt = -1, -1.0
        for cell in self.world.grid.closed:
            found = self._doubt(seat, cell)
            if found > doubt:
                best, doubt = cell, found
        return best, doubt

    def _likeliest(self, seat: int, cells: list[int]) -> tuple[float, int]:
        best, move = -1.0, -1
        for card in self.world.hands[seat]:
            for cell in cells:
                fit = self._fit(seat, card, cell)
                if fit > best:
                    best, move = fit, (card << 16) + cell
        return best, move

    def _turn(self, seat: int) -> int:
        world = self.world
        grid = world.grid
        race = self.race()
        weighing = Weighing(seat, race)
        is_checkable = grid.count() > 1 and len(grid.closed) > 0
        cell, doubt = self._most_doubtful(seat) if is_checkable else (-1, 0.0)
        fits = [-1.0, -1.0, -1.0, -1.0, -1.0]
        plays = [-1, -1, -1, -1, -1]
        for at in grid.frontier:
            touch = grid.neighbours(at)
            for card in world.hands[seat]:
                fit = self._fit(seat, card, at)
                if fit > fits[touch]:
                    fits[touch] = fit
                    plays[touch] = (card << 16) + at
        best, worth = -1, -1.0
        for touch in range(1, 5):
            if plays[touch] >= 0:
                found = weighing.worth_of_play(fits[touch], touch, doubt)
                if found > worth:
                    best, worth = plays[touch], found
        if is_checkable and (best < 0 or weighing.worth_of_check(doubt, is_turn=True) > worth):
            return CHECK + cell
        return best if best >= 0 else world.nth_legal(0)

    def _answer(self, seat: int) -> int:
        world = self.world
        cell, doubt = self._most_doubtful(seat)
        if not world.can_draw(world.turn):
            return CHECK + cell
        if cell < 0:
            return DRAW
        weighing = Weighing(seat, self.race())
        return CHECK + cell if weighing.worth_of_check(doubt, is_turn=False) > weighing.worth_of_draw() else DRAW

    def _open(self, seat: int) -> int:
        world = self.world
        grid = world.grid
        target = world.target
        if grid.has_open_neighbour(target) and grid.violations:
            return STOP
        best, doubt = -1, -1.0
        for near in grid.closed_neighbours(target):
            is_higher = near == target + 1 or near == target - WIDTH
            chance = self._pair(seat, target, near) if is_higher else self._pair(seat, near, target)
            if 1.0 - chance > doubt:
                best, doubt = near, 1.0 - chance
        return REVEAL + best
