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
    editions: tuple[str, ...] = ()
    """Hashes of this deck in earlier releases: a corrected fact makes a new edition of the same deck."""

    def measure(self, order: str) -> Measure:
        """The measure a game is played by."""
        for measure in self.measures:
            if measure.id == order:
                return measure
        raise KeyError(order)

    def is_edition(self, deck_hash: str) -> bool:
        """Whether a hash is that of this deck, now or in an earlier release."""
        return deck_hash == self.hash or deck_hash in self.editions

    def core(self) -> tuple[Card, ...]:
        """The cards of the box; every card where the deck knows no sets."""
        return tuple(card for card in self.cards if card.set == "core")
