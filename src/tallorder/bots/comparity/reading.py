"""What a bot reads off a table of Comparity: where cards would fit, and which closed card is the most doubtful."""

import math
from collections.abc import Iterable

from tallorder.bots.belief import Belief, chance_in_order
from tallorder.bots.bot import BotRequest
from tallorder.games.comparity.events import (
    CardDiscarded,
    CardPlayed,
    CardRevealed,
    CardsRearranged,
    CardsSwapped,
)
from tallorder.games.comparity.moves import Cell
from tallorder.games.comparity.view import ComparityView, Open

TRUST = 0.85
"""How often a stranger's card is taken to lie right; the weight says how many observed pairs would outvote that."""
TRUST_WEIGHT = 5.0
NODES = (
    (-2.6519613568, 0.0009717812),
    (-1.6735516288, 0.0545155828),
    (-0.8162878829, 0.4256072526),
    (0.0, 0.8102646175),
    (0.8162878829, 0.4256072526),
    (1.6735516288, 0.0545155828),
    (2.6519613568, 0.0009717812),
)
"""Gauss–Hermite nodes and weights: where to ask about a card whose value is uncertain."""
ROOT2 = math.sqrt(2.0)
ROOTPI = math.sqrt(math.pi)


def lower_cells(cell: Cell) -> tuple[Cell, Cell]:
    """Left and below: cards that should not be larger."""
    x, y = cell
    return (x - 1, y), (x, y - 1)


def upper_cells(cell: Cell) -> tuple[Cell, Cell]:
    """Right and above: cards that should not be smaller."""
    x, y = cell
    return (x + 1, y), (x, y + 1)


def beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four neighbouring cells."""
    return lower_cells(cell) + upper_cells(cell)


class Reading:
    """One bot's picture of the table: its beliefs laid over the view, and whom it has come to trust."""

    def __init__(self, request: BotRequest[ComparityView], *, trusts: bool, usual: float = TRUST) -> None:
        self.usual = usual
        """How often a card of somebody of whom nothing was seen yet is taken to lie right."""
        self.request = request
        self.view = view = request.view
        self.seat = request.seat
        self.at: dict[Cell, int] = {}
        self.closed: list[Cell] = []
        self.beliefs: dict[int, Belief] = {}
        for lying in view.area:
            self.at[lying.cell] = lying.card
            if isinstance(lying.side, Open):
                shown = lying.side.values[view.order].number
                self.beliefs[lying.card] = request.beliefs.of(request.cards[lying.card], shown)
            else:
                self.closed.append(lying.cell)
                self.beliefs[lying.card] = request.beliefs.of(request.cards[lying.card])
        self.opened = set(self.at) - set(self.closed)
        for hand in view.hands:
            for card in hand:
                self.beliefs[card] = request.beliefs.of(request.cards[card])
        self.placed: dict[int, tuple[int, int]] = {}
        """Card to who laid it where it lies, and when."""
        self.record: dict[int, tuple[float, float]] = {}
        if trusts:
            self._remember()
        self.trusts = trusts

    def _remember(self) -> None:
        """Goes through what was seen: who laid which card, and whose cards turned out right. [C-CHECK-5]"""
        order = self.view.order
        lying: dict[Cell, int] = {}
        values: dict[Cell, int] = {}
        for when, seen in enumerate(self.request.seen):
            event = seen.event
            if isinstance(event, CardPlayed):
                lying[event.cell] = event.card
                self.placed[event.card] = (event.seat, when)
            elif isinstance(event, CardRevealed):
                values[event.cell] = event.values[order].number
                self._compare(event.cell, lying, values)
            elif isinstance(event, CardsSwapped):
                low, high = event.cells
                lying[low], lying[high] = event.second, event.first
                values[low], values[high] = values.get(high, 0), values.get(low, 0)
                self.placed.pop(event.first, None)
                self.placed.pop(event.second, None)
            elif isinstance(event, CardsRearranged):
                for card in event.cards:
                    self.placed.pop(card, None)
            elif isinstance(event, CardDiscarded):
                lying.pop(event.cell, None)
                values.pop(event.cell, None)

    def _compare(self, cell: Cell, lying: dict[Cell, int], values: dict[Cell, int]) -> None:
        for near in lower_cells(cell):
            if near in values:
                self._credit(lying.get(near), lying.get(cell), right=values[near] <= values[cell])
        for near in upper_cells(cell):
            if near in values:
                self._credit(lying.get(cell), lying.get(near), right=values[cell] <= values[near])

    def _credit(self, one: int | None, other: int | None, *, right: bool) -> None:
        seat = self.who_joined(one, other)
        if seat is not None:
            good, bad = self.record.get(seat, (0.0, 0.0))
            self.record[seat] = (good + right, bad + (not right))

    def who_joined(self, one: int | None, other: int | None) -> int | None:
        """Who made two cards neighbours: whoever laid the later one."""
        laid = [self.placed[card] for card in (one, other) if card in self.placed]
        return max(laid, key=lambda deed: deed[1])[0] if laid else None

    def trust(self, seat: int | None) -> float:
        """How often this seat's cards lie right, as far as was seen."""
        if seat is None:
            return self.usual
        good, bad = self.record.get(seat, (0.0, 0.0))
        return (self.usual * TRUST_WEIGHT + good) / (TRUST_WEIGHT + good + bad)

    def in_order(self, low: int, high: int) -> float:
        """How likely two neighbouring cards are in order, the one who laid them considered."""
        chance = chance_in_order(self.beliefs[low], self.beliefs[high])
        if not self.trusts:
            return chance
        seat = self.who_joined(low, high)
        if seat == self.seat:
            return chance
        trust = self.trust(seat)
        return chance * trust / (chance * trust + (1 - chance) * (1 - trust))

    def fit(self, card: int, cell: Cell) -> float:
        """How likely a card would lie right in an empty cell."""
        lower = [self.beliefs[self.at[near]] for near in lower_cells(cell) if near in self.at]
        upper = [self.beliefs[self.at[near]] for near in upper_cells(cell) if near in self.at]
        return fits(self.beliefs[card], lower, upper)

    def doubt(self, cell: Cell) -> float:
        """How likely checking this closed card, with its most doubtful neighbour, finds a violation. [C-CHECK-2]"""
        right = self._right_beside(cell, self.opened)
        extra = [self._right_with(cell, near) for near in beside(cell) if near in self.at and near not in self.opened]
        return 1 - right * min(extra, default=1.0)

    def doubt_extra(self, target: Cell, cell: Cell) -> float:
        """How likely opening this neighbour of an open target finds a violation."""
        return 1 - self._right_beside(cell, self.opened | {target})

    def _right_with(self, cell: Cell, near: Cell) -> float:
        """How likely a closed neighbour is in order with the target and with the open cards around it."""
        both = self._pair(cell, near)
        return both * self._right_beside(near, self.opened - {cell})

    def _right_beside(self, cell: Cell, cells: set[Cell]) -> float:
        chance = 1.0
        for near in beside(cell):
            if near in cells:
                chance *= self._pair(cell, near)
        return chance

    def _pair(self, one: Cell, other: Cell) -> float:
        low, high = (one, other) if one < other else (other, one)
        return self.in_order(self.at[low], self.at[high])

    def most_doubtful(self, cells: Iterable[Cell]) -> tuple[Cell, float]:
        """The target that most likely hides a violation."""
        return max(((cell, self.doubt(cell)) for cell in cells), key=lambda found: found[1])


def fits(card: Belief, lower: list[Belief], upper: list[Belief]) -> float:
    """How likely a card is at least as large as all the lower ones and at most as large as all the upper ones."""
    if len(lower) + len(upper) == 1:
        return chance_in_order(lower[0], card) if lower else chance_in_order(card, upper[0])
    spread = math.sqrt(2.0 * card.variance)
    total = 0.0
    for node, weight in NODES:
        score = card.mean + spread * node
        for below in lower:
            weight *= 0.5 * math.erfc((below.mean - score) / (ROOT2 * math.sqrt(below.variance)))
        for above in upper:
            weight *= 0.5 * math.erfc((score - above.mean) / (ROOT2 * math.sqrt(above.variance)))
        total += weight
    return total / ROOTPI
