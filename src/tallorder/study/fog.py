"""What imagined players do not know: a table of noise, drawn once, in which each of them begins somewhere."""

import math
from typing import Final

from tallorder.bots import AnyBotRequest
from tallorder.bots.belief import NORMAL
from tallorder.games.kernel import Chance

STEEP: Final = 1.702
"""The slope that makes the logistic curve all but the normal one, for a fraction of the time."""
NOISES: Final = 1024
STRIDE: Final = 137
"""Cards lie so far apart in the table."""
SUREST: Final = 0.999


def _noises() -> list[float]:
    noises = [NORMAL.inv_cdf((place + 0.5) / NOISES) for place in range(NOISES)]
    numbers = list(range(NOISES))
    Chance(7).shuffle(numbers)
    return [noises[number] for number in numbers]


TABLE: Final = _noises()


def noise(chance: Chance) -> float:
    """A normal number."""
    return NORMAL.inv_cdf(min(max(chance.fraction(), 1e-9), 1 - 1e-9))


def fogs_of(request: AnyBotRequest, count: int) -> list[float]:
    """How much noise hides each card from a player who knows as much as these beliefs; a card of which nothing is
    known yet is like the usual one."""
    fogs: list[float] = []
    for card in range(count):
        if card in request.cards:
            variance = min(SUREST, request.beliefs.of(request.cards[card]).variance)
            fogs.append(math.sqrt(variance / (1 - variance)))
        else:
            fogs.append(-1.0)
    named = sorted(fog for fog in fogs if fog >= 0)
    usual = named[len(named) // 2] if named else 1.0
    return [usual if fog < 0 else fog for fog in fogs]


class Scores:
    """Where the numbers of imagined worlds lie in the deck; asked again and again about the same few."""

    def __init__(self, request: AnyBotRequest) -> None:
        self.beliefs = request.beliefs
        self.known: dict[int, float] = {}

    def of(self, numbers: list[int]) -> list[float]:
        """The normal score of each number."""
        known = self.known
        for number in numbers:
            if number not in known:
                known[number] = self.beliefs.score(number)
        return [known[number] for number in numbers]
