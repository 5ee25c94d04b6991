"""What is printed on the cards, as this table reads them: one number per kind of card.

Cards are kinds: the places of `BuildingSet.cards`. Two cards of one kind are the same card to everybody.
"""

from typing import Final

import msgspec

from tallorder.cards import BuildingSet
from tallorder.cards.building import CATEGORIES, KINDS
from tallorder.games.skyscraper.options import Options

FOUNDATION: Final = 0
FLOOR: Final = 1
SPECIAL: Final = 2
TOILET: Final = 3
ROOF: Final = 4
EARTHQUAKE: Final = 5
CENTURY: Final = 6
INSURANCE: Final = 7
STUDY: Final = 8
TORNADO: Final = 9
PRIZE: Final = 10

NO_CARD: Final = -1


class CardFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may read on a card, and how many the box holds."""

    kind: str
    count: int
    metres: int = 0
    points: int = 0
    category: str = ""
    resistance: int = 0
    """A Foundation's: the number of Earthquakes that fells it, by the reading of this table. [S-R-1]"""
    is_toilet: bool = False


class Printed:
    """The numbers on the cards. Never changes during a game, so that all clones share it."""

    def __init__(self, building_set: BuildingSet, options: Options) -> None:
        cards = building_set.cards
        withstands = "withstands" in (options.resistance_reading, building_set.resistance_reading)
        self.building_set = building_set
        self.type_of = [KINDS.index(card.kind) for card in cards]
        self.metres = [card.metres for card in cards]
        self.points = [card.points for card in cards]
        self.is_toilet = [card.is_toilet for card in cards]
        self.resistance = [
            card.resistance + 1 if withstands and card.kind == "foundation" else card.resistance for card in cards
        ]
        """For a Foundation how many Earthquakes fell it, for a floor what it adds. [S-R-1, S-SPEC-2]"""
        self.category_bit = [2 ** CATEGORIES.index(card.category) if card.category else 0 for card in cards]
        """One bit per category; 0 is grey. [S-FLOOR-1, S-FLOOR-2]"""
        self.storey = [
            1 if card.kind in ("floor", "special") or (card.kind == "toilet" and options.toilet_counts_as_floor) else 0
            for card in cards
        ]
        """1 for what counts as one of the two floors a Roof needs. [S-R-11]"""
        floors = [kind for kind in range(len(cards)) if FLOOR <= self.type_of[kind] <= TOILET]
        self.lookalikes = [
            tuple(other for other in floors if (cards[other].metres, cards[other].points) == (card.metres, card.points))
            for card in cards
        ]
        """Floors with the same metres and points: what a covered card may be. [S-BUILD-3, S-R-44]"""
        self.earthquake = self.type_of.index(EARTHQUAKE)
        self.century = self.type_of.index(CENTURY)
        self.insurance = self.type_of.index(INSURANCE)
        self.study = self.type_of.index(STUDY)
        self.tornado = self.type_of.index(TORNADO)
        prize = building_set.number
        self.mini = prize("mini-skyscraper")
        self.unity = prize("order-and-unity")
        self.record = prize("world-record")
        self.specialist = prize("toilet-specialist")
        self.faulty = prize("faulty-or-smelly")
        self.words: dict[str, int] = {}
        """How notation writes the cards, filled when first asked for."""
        self.faces = tuple(
            CardFace(
                card.kind, card.count, card.metres, card.points, card.category, self.resistance[kind], card.is_toilet
            )
            for kind, card in enumerate(cards)
        )
