"""What all faces have in common: the size of a card, its colours, and where its text goes."""

from collections.abc import Sequence
from typing import Final

import msgspec

from tallorder.cards import Measure, Zone

WIDTH: Final = 100
HEIGHT: Final = 140
"""A card is 5 : 7; all art and all text zones are in hundredths of its width."""

PAPER: Final = "#FBF6EA"
PAPER_2: Final = "#EFE6D2"
PAPER_3: Final = "#DDD0B4"
PAPER_EDGE: Final = "#C9BC9F"
INK: Final = "#17212B"
MUTE: Final = "#5A6472"
GOLD: Final = "#F2B84B"
GOLD_INK: Final = "#3A2A00"
MIST: Final = "#9DB2BB"
TABLE: Final = "#14272F"
RED: Final = "#FF8A7A"
RED_FILLED: Final = "#B3261E"
MINT: Final = "#7FD8C9"

NAMES: Final = "Oswald"
WORDS: Final = "Onest"


class CardSide(msgspec.Struct, frozen=True):
    """One side of a card: a text-free picture and the places for its text."""

    art: str
    zones: tuple[Zone, ...]
    spine: str
    """The card's colour where only a sliver of it shows."""

    def zone(self, holds: str) -> Zone:
        """The place for one text."""
        for zone in self.zones:
            if zone.holds == holds:
                return zone
        raise KeyError(holds)


def large(measure: Measure, left: float, colour: str) -> list[Zone]:
    """The place for the value that is played by; a year before our era has a line above it."""
    value = f"value:{measure.id}"
    if measure.show != "year":
        return [Zone(value, left, 113, 93 - left, 24, 19, 7, across="end", colour=colour, weight=700, leading=1)]
    return [
        Zone(f"era:{measure.id}", left, 110.4, 93 - left, 6, 5.6, 4, across="end", typeface=WORDS, weight=400),
        Zone(value, left, 115.6, 93 - left, 22, 19, 7, across="end", colour=colour, weight=700, leading=1),
    ]


def beside(orders: Sequence[str], y: float, height: float) -> list[Zone]:
    """Places for up to two values that are not played by, each under its name."""
    zones: list[Zone] = []
    for row, order in enumerate(orders[:2]):
        high = height / min(len(orders), 2)
        top, size = y + row * high, min(10.4, high - 6)
        zones += [
            Zone(f"label:{order}", 7, top, 34, 6, 5.6, 4, colour=MUTE, typeface=WORDS, weight=400),
            Zone(f"value:{order}", 7, top + 5.4, 34, min(high - 5.4, 16), size, 5, weight=500, colour=MUTE),
        ]
    return zones
