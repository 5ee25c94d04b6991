"""What is printed on the cards, as this table reads them: one number per kind of card.

Cards are kinds: the places of `BuildingSet.cards`. Two cards of one kind are the same card to everybody.
"""

from typing import Final

from tallorder.cards import BuildingCard, BuildingSet, SetupRow
from tallorder.cards.building import CATEGORIES, KINDS, PRIZES
from tallorder.games.skyscraper.faces import CardFace, faces_of
from tallorder.games.skyscraper.options import SkyscraperOptions

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
MOST_SHARED: Final = 64


class Printed:
    """The numbers on the cards. Never changes during a game, so that all clones share it."""

    def __init__(
        self,
        faces: tuple[CardFace, ...],
        setup: SetupRow,
        options: SkyscraperOptions,
        named: tuple[BuildingCard, ...] = (),
    ) -> None:
        self.faces = faces
        self.setup = setup
        """What this number of players uses."""
        self.named = named
        """The cards with their names, where people are concerned; imagined games have none."""
        self.type_of = bytes([KINDS.index(face.kind) for face in faces])
        self.metres = [face.metres for face in faces]
        self.points = [face.points for face in faces]
        self.is_toilet = [face.is_toilet for face in faces]
        self.resistance = [face.resistance for face in faces]
        """For a Foundation how many Earthquakes fell it, for a floor what it adds. [S-R-1, S-SPEC-2]"""
        self.category_bit = [2 ** CATEGORIES.index(face.category) if face.category else 0 for face in faces]
        """One bit per category; 0 is grey. [S-FLOOR-1, S-FLOOR-2]"""
        self.storey = [
            1 if face.kind in ("floor", "special") or (face.kind == "toilet" and options.toilet_counts_as_floor) else 0
            for face in faces
        ]
        """1 for what counts as one of the two floors a Roof needs. [S-R-11]"""
        self.earthquake = self.type_of.index(EARTHQUAKE)
        self.century = self.type_of.index(CENTURY)
        self.insurance = self.type_of.index(INSURANCE)
        self.study = self.type_of.index(STUDY)
        self.tornado = self.type_of.index(TORNADO)
        ids = [face.id for face in faces]
        self.mini, self.unity, self.record, self.specialist, self.faulty = [ids.index(prize) for prize in PRIZES]
        self.box = [kind for kind, face in enumerate(faces) if face.kind != "prize" for _ in range(face.count)]
        """Every card that set-up deals or removes, in kind order."""
        self.words: dict[str, int] = {}
        """How notation writes the cards, filled when first asked for."""

    def lookalikes(self, metres: int, points: int) -> tuple[int, ...]:
        """The floors with these numbers: what a covered card may be. [S-BUILD-3, S-R-44]"""
        return tuple(
            kind
            for kind, face in enumerate(self.faces)
            if FLOOR <= self.type_of[kind] <= TOILET and (face.metres, face.points) == (metres, points)
        )


SHARED: Final[dict[tuple[int, int, SkyscraperOptions], tuple[BuildingSet, Printed]]] = {}
"""By the set's identity, so each set is kept as long as its key."""


def printed(building_set: BuildingSet, players: int, options: SkyscraperOptions) -> Printed:
    """The cards of a set for a number of players; tables that play with the same set share them."""
    key = (id(building_set), players, options)
    if key not in SHARED:
        if len(SHARED) == MOST_SHARED:
            SHARED.clear()
        cards = Printed(faces_of(building_set, options), building_set.row(players), options, building_set.cards)
        SHARED[key] = (building_set, cards)
    return SHARED[key][1]
