"""The cards of Skyscraper, as its data file describes them. [S-COMP-1]"""

from typing import Final, Literal

import msgspec

from tallorder.cards.text import Text

CATEGORIES: Final = ("residential", "offices", "hotels", "restaurants", "shops")
"""The five categories of Floors. [S-FLOOR-1]"""

KINDS: Final = (
    "foundation",
    "floor",
    "special",
    "toilet",
    "roof",
    "earthquake",
    "century",
    "insurance",
    "study",
    "tornado",
    "prize",
)
"""What a card can be, in the order in which a set lists its cards."""

PRIZES: Final = ("mini-skyscraper", "order-and-unity", "world-record", "toilet-specialist", "faulty-or-smelly")
"""The ids of the five Prizes, which every set has."""

ResistanceReading = Literal["collapse_at", "withstands"]


class BuildingCard(msgspec.Struct, frozen=True):
    """A kind of Skyscraper card; the box holds `count` of it."""

    id: str
    kind: str
    """One of KINDS."""
    count: int
    name: Text
    metres: int = 0
    points: int = 0
    category: str = ""
    """One of CATEGORIES for a Floor; empty for grey cards. [S-FLOOR-2]"""
    resistance: int = 0
    """For a Foundation: the printed number; for a Special Floor: what it adds. [S-R-1, S-SPEC-2]"""
    is_toilet: bool = False


class SetupRow(msgspec.Struct, frozen=True):
    """What a number of players uses. [S-SETUP-2, S-SETUP-3, S-SETUP-5]"""

    players: int
    foundations: int
    toilets: int
    studies: int
    roofs: int
    tornadoes: int
    sites: int


class BuildingSet(msgspec.Struct, frozen=True):
    """The 128 cards and the set-up table; a documented reconstruction that an owner can correct.

    A card's place in `cards` is its number in the game. The order depends on what the cards are, never on their rows
    in a file: KINDS, then category, metres, points, resistance, id.
    """

    cards: tuple[BuildingCard, ...]
    setup: tuple[SetupRow, ...]
    resistance_reading: ResistanceReading
    reconstruction: bool
    hash: str

    def row(self, players: int) -> SetupRow:
        """What this number of players uses."""
        for row in self.setup:
            if row.players == players:
                return row
        raise KeyError(players)

    def number(self, card_id: str) -> int:
        """A card's number in the game, by its id."""
        for number, card in enumerate(self.cards):
            if card.id == card_id:
                return number
        raise KeyError(card_id)


def card_order(card: BuildingCard) -> tuple[int, int, int, int, int, str]:
    """Where a card stands in its set."""
    category = CATEGORIES.index(card.category) if card.category else -1
    return (KINDS.index(card.kind), category, card.metres, -card.points, card.resistance, card.id)
