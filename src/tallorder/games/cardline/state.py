"""Everything that lies on the table in a game of Cardline, and the small questions asked of it."""

from typing import Any, Final

from tallorder.cards import Card, Value
from tallorder.games.cardline.line import CardLine
from tallorder.games.cardline.options import CardlineOptions
from tallorder.games.kernel import NOBODY, Chance, Game, Hidden, Outcome

UNKNOWN: Final = -0x7FFFFFFFFFFFFFFF
"""The value of a closed card that a typed position left out."""


class CardlineState(Game):
    """Line, hands, pile and box, and whose turn it is in which round."""

    options: CardlineOptions

    def __init__(
        self,
        players: int,
        first: int,
        order: str,
        cards: tuple[Card, ...],
        values: list[int],
        options: CardlineOptions,
        chance: Chance,
    ) -> None:
        super().__init__(players)
        self.first = first
        self.order = order
        self.cards = cards
        """The cards in order of deal, for names and for all values of open cards; empty in an imagined world."""
        self.values = values
        """Each card's value of the game's order; shared by clones, never changed."""
        self.options = options
        self.line = CardLine([], [])
        self.hands: list[list[int]] = []
        self.pile: list[int] = []
        """Closed; the first card to be drawn is the last of this list."""
        self.box: list[int] = []
        """Misplaced cards, open."""
        self.box_closed: list[int] = []
        """Cards of seats that are out. [L-R-8]"""
        self.in_play: list[int] = []
        """The seats still in, in the order of their turns. [L-R-1, L-R-3]"""
        self.turn = 0
        """How many seats of `in_play` have had their turn in this round."""
        self.round = 1
        self.finishers: list[int] = []
        """Who has placed the last card in this round."""
        self.chance = chance
        self.ended: Outcome | None = None
        self.actor = first

    def outcome(self) -> Outcome | None:
        """Who won, and by which rule; None while the game runs."""
        return self.ended

    def key(self) -> tuple[Any, ...]:
        """The whole position as plain values."""
        faces = tuple((card.id, tuple(sorted(card.values.items()))) for card in self.cards)
        return (self.seats, self.first, self.order, faces, tuple(self.values), self.options, *self.progress())

    @property
    def phase(self) -> str:
        """What is being decided, by name, as in views and notation."""
        return "over" if self.actor == NOBODY else "place"

    def progress(self) -> tuple[Any, ...]:
        """The part of the key that play changes."""
        return (
            self.actor,
            tuple(self.line.cards),
            tuple(tuple(hand) for hand in self.hands),
            tuple(self.pile),
            tuple(self.box),
            tuple(self.box_closed),
            tuple(self.in_play),
            self.turn,
            self.round,
            tuple(self.finishers),
            self.chance.key,
            self.chance.count,
            self.ended,
        )

    def face(self, card: int) -> dict[str, Value]:
        """All values of a card that lies open. [L-R-17]"""
        return self.cards[card].values if self.cards else {self.order: Value(self.values[card])}

    def top(self) -> int | None:
        """The pile's first card."""
        return self.pile[-1] if self.pile else None

    def shown_top(self, top: int | Hidden | None) -> int | Hidden | None:
        """The pile's first card, as far as its name is public. [L-R-16]"""
        return top if top is None or self.options.pile_top_visible else Hidden()
