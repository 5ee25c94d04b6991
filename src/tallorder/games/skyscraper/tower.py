"""A structure: a Foundation and what is stacked on it, with its Earthquakes, Insurance and marks. [S-SKY-1]

Towers never change; a new floor makes a new Tower. So clones of a game share them all.
"""

from typing import Final

from tallorder.games.kernel import NOBODY
from tallorder.games.skyscraper.printed import NO_CARD, Printed

MINIMUM: Final = 100
"""Metres a skyscraper should reach. [S-SKY-3]"""
MINI: Final = 60
"""Metres of the Mini-Skyscraper. [S-MINI-1]"""
STOREYS: Final = 2
"""Floors a Roof needs below it. [S-SKY-2]"""
NO_THRESHOLD: Final = -1

NO_TOILET: Final = 1
TOO_LOW: Final = 2
UNDER_MINIMUM: Final = 4
FAULTS: Final = ("no-toilet", "not-above-threshold", "under-100-metres")
"""Names of the reasons, by bit."""


def strength(resistance: int, insurance: int, earthquakes: int, marks: int) -> int:
    """How many Earthquakes fell a structure from here; at 0 it collapses. [S-FOUND-2, S-QUAKE-3, S-R-2]"""
    return resistance + insurance - earthquakes - marks


def faults(metres: int, has_toilet: int, threshold: int, equal_ok: int) -> int:
    """What is wrong with a skyscraper at its completion, as bits. [S-SKY-4, S-FAULT-1, S-FAULT-2, S-FAULT-3, S-R-8]"""
    found = 0 if has_toilet else NO_TOILET
    if metres < threshold or (metres == threshold and not equal_ok):
        found |= TOO_LOW
    if metres < MINIMUM:
        found |= UNDER_MINIMUM
    return found


def is_mini(metres: int, has_toilet: int) -> bool:
    """Whether a skyscraper may hold the Mini-Skyscraper Prize. [S-MINI-1, S-R-12, S-R-13, S-R-16]"""
    return metres == MINI and has_toilet > 0


def is_unity(found: int, coloured: int, categories: int, least: int) -> bool:
    """Whether a skyscraper may hold Order and Unity: sound, and one category. [S-UNITY-1, S-UNITY-2, S-R-15]"""
    return found == 0 and coloured >= least and categories & (categories - 1) == 0


def fault_names(found: int) -> tuple[str, ...]:
    """The reasons as words."""
    return tuple(name for bit, name in enumerate(FAULTS) if found >> bit & 1)


class Tower:
    """One structure in play."""

    def __init__(
        self,
        foundation: int,
        floors: tuple[int, ...],
        roof: int,
        owner: int,
        resistance: int,
        earthquakes: int,
        insurance: int,
        marks: int,
        metres: int,
        points: int,
        toilets: int,
        storeys: int,
        coloured: int,
        categories: int,
        found: int,
    ) -> None:
        self.foundation = foundation
        self.floors = floors
        """Card kinds between Foundation and Roof, the lowest first."""
        self.roof = roof
        self.owner = owner
        self.resistance = resistance
        """The Foundation's and the Absorbers'. [S-FOUND-1, S-SPEC-2]"""
        self.earthquakes = earthquakes
        self.insurance = insurance
        self.marks = marks
        """How often the Earthquake of the Century turned the Foundation. [S-CENT-3, S-R-6]"""
        self.metres = metres
        self.points = points
        self.toilets = toilets
        """Cards that count as a Toilet; there may be any number. [S-TOIL-4, S-R-42]"""
        self.storeys = storeys
        """Cards that count as floors. [S-R-11]"""
        self.coloured = coloured
        self.categories = categories
        """Bits of the categories in the stack."""
        self.found = found
        """Faults found at completion; they stay for good. [S-R-20]"""

    def strength(self) -> int:
        """How many Earthquakes fell it from here. [S-R-2]"""
        return strength(self.resistance, self.insurance, self.earthquakes, self.marks)

    def can_be_roofed(self) -> bool:
        """Whether it has the two floors that every skyscraper needs. [S-SKY-2, S-R-22]"""
        return self.storeys >= STOREYS

    def height_with(self, kind: int, printed: Printed) -> int:
        """Its metres with one more card on top. [S-R-21]"""
        return self.metres + printed.metres[kind]

    def is_mini(self) -> bool:
        """Whether it may hold the Mini-Skyscraper Prize. [S-MINI-1]"""
        return is_mini(self.metres, self.toilets)

    def is_unity(self, least: int) -> bool:
        """Whether it may hold Order and Unity. [S-UNITY-1]"""
        return is_unity(self.found, self.coloured, self.categories, least)

    def with_floor(self, kind: int, printed: Printed) -> "Tower":
        """One floor higher. [S-BUILD-2]"""
        category = printed.category_bit[kind]
        return Tower(
            self.foundation,
            self.floors + (kind,),  # noqa: RUF005 - a star would be three times as slow, compiled
            NO_CARD,
            NOBODY,
            self.resistance + printed.resistance[kind],
            self.earthquakes,
            self.insurance,
            self.marks,
            self.metres + printed.metres[kind],
            self.points + printed.points[kind],
            self.toilets + 1 if printed.is_toilet[kind] else self.toilets,
            self.storeys + printed.storey[kind],
            self.coloured + 1 if category else self.coloured,
            self.categories | category,
            0,
        )

    def roofed(self, kind: int, printed: Printed, owner: int, threshold: int, equal_ok: int) -> "Tower":
        """Completed and claimed, its faults found. [S-CLAIM-1, S-CLAIM-2, S-R-20]"""
        metres = self.height_with(kind, printed)
        toilets = self.toilets + 1 if printed.is_toilet[kind] else self.toilets
        return Tower(
            self.foundation,
            self.floors,
            kind,
            owner,
            self.resistance,
            self.earthquakes,
            self.insurance,
            self.marks,
            metres,
            self.points + printed.points[kind],
            toilets,
            self.storeys,
            self.coloured,
            self.categories,
            faults(metres, toilets, threshold, equal_ok),
        )

    def shaken(self) -> "Tower":
        """After an Earthquake: an Insurance less, or one Earthquake more. [S-QUAKE-2, S-INS-7]"""
        if self.insurance:
            return self.struck(self.earthquakes, self.insurance - 1, self.marks)
        return self.struck(self.earthquakes + 1, 0, self.marks)

    def insured(self) -> "Tower":
        """After an Insurance: an Earthquake less, or one Insurance more, marks or not. [S-INS-1, S-INS-6, S-R-7]"""
        if self.earthquakes:
            return self.struck(self.earthquakes - 1, self.insurance, self.marks)
        return self.struck(0, self.insurance + 1, self.marks)

    def turned(self) -> "Tower":
        """After the Earthquake of the Century: an Insurance less, or one mark more. [S-CENT-2, S-CENT-3, S-R-5]"""
        if self.insurance:
            return self.struck(self.earthquakes, self.insurance - 1, self.marks)
        return self.struck(self.earthquakes, 0, self.marks + 1)

    def struck(self, earthquakes: int, insurance: int, marks: int) -> "Tower":
        """The same stack with other Earthquakes, Insurance and marks."""
        return Tower(
            self.foundation,
            self.floors,
            self.roof,
            self.owner,
            self.resistance,
            earthquakes,
            insurance,
            marks,
            self.metres,
            self.points,
            self.toilets,
            self.storeys,
            self.coloured,
            self.categories,
            self.found,
        )

    def key(self) -> tuple[int | tuple[int, ...], ...]:
        """All that is not worked out from the rest."""
        return (
            self.foundation,
            self.floors,
            self.roof,
            self.owner,
            self.earthquakes,
            self.insurance,
            self.marks,
            self.found,
        )


def site(foundation: int, printed: Printed) -> Tower:
    """A Foundation just turned up. [S-SETUP-6]"""
    return Tower(foundation, (), NO_CARD, NOBODY, printed.resistance[foundation], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


RUBBLE: Final = Tower(NO_CARD, (), NO_CARD, NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""In the place of a structure that collapsed."""
