"""Everything that lies on the table: a row of open cards, a pile of closed ones, and points."""

from typing import Any

from higher_or_lower.options import HigherLowerOptions
from tallorder import NOBODY, Card, Game, Outcome


class HigherLowerState(Game):
    """The table, and the small questions asked of it."""

    options: HigherLowerOptions

    def __init__(
        self, seats: int, first: int, order: str, cards: tuple[Card, ...], options: HigherLowerOptions
    ) -> None:
        super().__init__(seats)
        self.first = first
        self.order = order
        self.cards = cards
        self.options = options
        self.row: list[int] = []
        self.pile: list[int] = []
        """Closed; the first card to be opened is the last of this list."""
        self.points = [0] * seats
        self.in_play = list(range(seats))
        self.ended: Outcome | None = None
        self.actor = first

    def value(self, card: int) -> int:
        """What a card is compared by."""
        return self.cards[card].values[self.order].number

    def outcome(self) -> Outcome | None:
        """Who won, and by which rule; None while the game runs."""
        return self.ended

    def key(self) -> tuple[Any, ...]:
        """The whole position as plain values."""
        faces = tuple((card.id, tuple(sorted(card.values.items()))) for card in self.cards)
        return (self.seats, self.first, self.order, faces, self.options, *self.progress())

    def progress(self) -> tuple[Any, ...]:
        """The part of the key that play changes."""
        lying = (tuple(self.row), tuple(self.pile))
        return (self.actor, *lying, tuple(self.points), tuple(self.in_play), self.ended)

    @property
    def phase(self) -> str:
        """What is being decided, by name."""
        return "over" if self.actor == NOBODY else "guess"
