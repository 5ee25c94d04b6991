"""The line of open cards, smallest value left, and the gaps between them."""

from bisect import bisect_left, bisect_right
from typing import Final

NO_CARD: Final = -1
"""There is no neighbour on this side: an end of the line."""


class CardLine:
    """Cards in order of value; with n cards there are n + 1 gaps, 0 far left. [L-TURN-5]"""

    def __init__(self, cards: list[int], values: list[int]) -> None:
        self.cards = cards
        self.values = values

    def clone(self) -> "CardLine":
        """The same line, grown independently."""
        return CardLine(self.cards[:], self.values[:])

    def gaps(self) -> int:
        """How many places there are for a card: two at first, always one more than cards. [L-TURN-4, L-TURN-5]"""
        return len(self.cards) + 1

    def fits(self, value: int, gap: int) -> bool:
        """Whether the line stays in order with this value in this gap. [L-R-11]

        Equal values are allowed on either side, so equals always end up beside each other. [L-EQ-1, L-EQ-2]
        """
        values = self.values
        return (gap == 0 or values[gap - 1] <= value) and (gap == len(values) or value <= values[gap])

    def belongs(self, value: int) -> tuple[int, int]:
        """The first and the last gap in which a value fits: all gaps around its equals. [L-R-11, L-EQ-2]"""
        return bisect_left(self.values, value), bisect_right(self.values, value)

    def place(self, card: int, value: int, gap: int) -> None:
        """The card stays in the gap, open. [L-TURN-7]"""
        self.cards.insert(gap, card)
        self.values.insert(gap, value)

    def left_of(self, gap: int) -> int:
        """The card that a card in this gap claims to exceed, or NO_CARD. [L-TURN-3]"""
        return self.cards[gap - 1] if gap > 0 else NO_CARD

    def right_of(self, gap: int) -> int:
        """The card that a card in this gap claims to be below, or NO_CARD. [L-TURN-3]"""
        return self.cards[gap] if gap < len(self.cards) else NO_CARD
