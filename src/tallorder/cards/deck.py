"""A deck of facts: cards that all carry the same measures."""

import msgspec

from tallorder.cards.card import Card
from tallorder.cards.measure import Measure
from tallorder.cards.text import Text


class Deck(msgspec.Struct, frozen=True):
    """Cards of one subject, known by the hash of their content."""

    id: str
    title: Text
    measures: tuple[Measure, ...]
    default_order: str
    cards: tuple[Card, ...]
    hash: str
    licence: str = ""

    def measure(self, order: str) -> Measure:
        """The measure a game is played by."""
        for measure in self.measures:
            if measure.id == order:
                return measure
        raise KeyError(order)

    def core(self) -> tuple[Card, ...]:
        """The cards of the box; every card where the deck knows no sets."""
        return tuple(card for card in self.cards if card.set == "core")
