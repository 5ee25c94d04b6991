"""The race to play the last card: what cards in hands are worth. [C-TURN-4, C-END-1]"""

import math
from collections.abc import Mapping

HASTE = 0.3
"""How much a card more or less in hand changes the odds of winning, fitted to who won from which hands."""
ALMOST_THERE = 100.0
"""How much more a last card is worth when its owner is about to move: hardly anything stops it."""
GONE = -1
"""The hand of a seat that gave up."""
ALWAYS, NEVER = -1.0, 2.0
"""Break-even points that no chance reaches."""


class Race:
    """The sizes of all hands, and what would become of them."""

    def __init__(self, hands: tuple[int, ...]) -> None:
        self.hands = hands

    def odds(self, seat: int, to_move: int, gains: Mapping[int, int]) -> float:
        """A seat's chance to win after these gains and losses of cards, with `to_move` about to play."""
        hands = [cards if cards == GONE else max(0, cards + gains.get(at, 0)) for at, cards in enumerate(self.hands)]
        if hands[seat] == 0:
            return 1.0
        own = total = 0.0
        for other, cards in enumerate(hands):
            if cards == GONE:
                continue
            if cards == 0:
                return 0.0
            wait = (other - to_move) % len(hands) / len(hands)
            weight = math.exp(-HASTE * (cards + wait))
            if cards == 1 and other == to_move:
                weight *= ALMOST_THERE
            total += weight
            if other == seat:
                own = weight
        return own / total

    def next(self, seat: int) -> int:
        """The next seat clockwise that still plays. [C-TURN-3]"""
        return self._neighbour(seat, 1)

    def previous(self, seat: int) -> int:
        """The right neighbour, who pays for what the seat's check finds. [C-PEN-2, C-R-1]"""
        return self._neighbour(seat, -1)

    def _neighbour(self, seat: int, step: int) -> int:
        other = (seat + step) % len(self.hands)
        while self.hands[other] == GONE:
            other = (other + step) % len(self.hands)
        return other


def blend(chance: float, good: float, bad: float) -> float:
    """The mean of two futures."""
    return chance * good + (1 - chance) * bad


def break_even(check_good: float, check_bad: float, otherwise: float) -> float:
    """How likely a check must succeed to be as good as the alternative: below 0 always, above 1 never."""
    if check_good <= check_bad:
        return NEVER
    return max(ALWAYS, min(NEVER, (otherwise - check_bad) / (check_good - check_bad)))
