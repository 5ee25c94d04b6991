"""What everybody may read on the cards of a Building Set, by the reading of this table."""

import msgspec

from tallorder.cards import BuildingSet
from tallorder.games.skyscraper.options import SkyscraperOptions


class CardFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may read on a card, and how many the box holds."""

    id: str
    kind: str
    count: int
    metres: int = 0
    points: int = 0
    category: str = ""
    resistance: int = 0
    """A Foundation's: the number of Earthquakes that fells it, by the reading of this table. [S-R-1]"""
    is_toilet: bool = False


def faces_of(building_set: BuildingSet, options: SkyscraperOptions) -> tuple[CardFace, ...]:
    """The cards as this table reads them; whoever says `withstands` adds one to every Foundation. [S-R-1]"""
    withstands = "withstands" in (options.resistance_reading, building_set.resistance_reading)
    return tuple(
        CardFace(
            card.id,
            card.kind,
            card.count,
            card.metres,
            card.points,
            card.category,
            card.resistance + 1 if withstands and card.kind == "foundation" else card.resistance,
            card.is_toilet,
        )
        for card in building_set.cards
    )
