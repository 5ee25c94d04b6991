"""The cards of Skyscraper, as its data file describes them. [S-COMP-1]"""

import msgspec

from tallorder.cards.measure import Text


class BuildingCard(msgspec.Struct, frozen=True):
    """A kind of Skyscraper card; the box holds `count` of it."""

    id: str
    kind: str
    """foundation, floor, special, toilet, roof, earthquake, century, insurance, study, tornado or prize"""
    count: int
    name: Text
    metres: int = 0
    points: int = 0
    category: str = ""
    resistance: int = 0
    """For a Foundation: how many Earthquakes fell it; for a Special Floor: what it adds. [S-R-1, S-SPEC-2]"""
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
    """The 128 cards and the set-up table; a documented reconstruction that an owner can correct."""

    cards: tuple[BuildingCard, ...]
    setup: tuple[SetupRow, ...]
    resistance_reading: str
    reconstruction: bool
    hash: str
