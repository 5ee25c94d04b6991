"""Where closed cards may lie in the deck, all at once: drawn again and again, each time given all the others.

A player's belief says where a card lies by itself; that somebody laid it next to another card says that the two are
probably in order. Both together are not a formula, so they are sampled (Gibbs), one card after another.
"""

import math
from typing import Final

from tallorder.bots.belief import NORMAL
from tallorder.bots.comparity.reading import Reading, lower_cells, upper_cells
from tallorder.games.kernel import Chance

ROOT2: Final = math.sqrt(2.0)
WARM_UP: Final = 8
"""So many rounds pass before the first draw is used."""
LEAST: Final = 1e-9


def below(score: float) -> float:
    """How likely a normal number is smaller."""
    return 0.5 * math.erfc(-score / ROOT2)


class Supposing:
    """The closed cards of the area, with what is known of each and of its neighbours."""

    def __init__(self, reading: Reading, chance: Chance) -> None:
        self.chance = chance
        self.cards: list[int] = [reading.at[cell] for cell in reading.closed]
        self.means: dict[int, float] = {}
        self.spreads: dict[int, float] = {}
        self.scores: dict[int, float] = {}
        self.lower: dict[int, list[tuple[int, float]]] = {}
        """For each closed card its left and lower neighbours, and how far whoever joined them is trusted."""
        self.upper: dict[int, list[tuple[int, float]]] = {}
        for card, belief in reading.beliefs.items():
            self.means[card] = belief.mean
            self.spreads[card] = math.sqrt(belief.variance)
            self.scores[card] = belief.mean
        for cell in reading.closed:
            card = reading.at[cell]
            below_it = [reading.at[near] for near in lower_cells(cell) if near in reading.at]
            above_it = [reading.at[near] for near in upper_cells(cell) if near in reading.at]
            self.lower[card] = [(one, reading.trust(reading.who_joined(one, card))) for one in below_it]
            self.upper[card] = [(one, reading.trust(reading.who_joined(card, one))) for one in above_it]
        for _ in range(WARM_UP):
            self.again()

    def again(self) -> None:
        """Draws every closed card of the area anew."""
        for card in self.cards:
            self.scores[card] = self._draw(card)

    def _draw(self, card: int) -> float:
        """One card, given where its neighbours are supposed to be: between two of them its belief holds, times how
        often it would lie like that."""
        mean, spread = self.means[card], self.spreads[card]
        marks: list[tuple[float, float, float]] = []
        for near, trust in self.lower[card]:
            marks.append((below((self.scores[near] - mean) / spread), 1.0 - trust, trust))
        for near, trust in self.upper[card]:
            marks.append((below((self.scores[near] - mean) / spread), trust, 1.0 - trust))
        marks.sort()
        total = 0.0
        pieces: list[tuple[float, float, float]] = []
        for place in range(len(marks) + 1):
            low = marks[place - 1][0] if place else 0.0
            high = marks[place][0] if place < len(marks) else 1.0
            weight = high - low
            for other in range(len(marks)):
                weight *= marks[other][2] if other < place else marks[other][1]
            total += weight
            pieces.append((low, high, weight))
        wanted = self.chance.fraction() * total
        place = 0
        while place < len(pieces) - 1 and wanted >= pieces[place][2]:
            wanted -= pieces[place][2]
            place += 1
        low, high, _ = pieces[place]
        at = low + (high - low) * self.chance.fraction()
        return mean + spread * NORMAL.inv_cdf(min(max(at, LEAST), 1.0 - LEAST))
