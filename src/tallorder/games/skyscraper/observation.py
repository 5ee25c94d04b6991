"""What a seat may see of a game of Skyscraper, as numbers."""

from typing import Final

from tallorder.games.kernel import Hidden
from tallorder.games.kernel.numbers import Facts, Field, Observation, ObservationRow, head_fields, put_head
from tallorder.games.skyscraper.printed import Printed
from tallorder.games.skyscraper.state import PHASES, STUDIED
from tallorder.games.skyscraper.view import SkyscraperView, StructureSeen

COLUMNS: Final = (
    "1 if it stands",
    "its Foundation's kind",
    "metres",
    "points",
    "how many floors",
    "the top card's kind plus 1",
    "its Roof's kind plus 1",
    "1 if it can be roofed",
    "Toilet: 1 yes, 0.5 nobody can know, 0 no",
    "resistance",
    "Earthquakes",
    "Insurance",
    "marks",
    "strength",
    "1 if it is faulty",
    "its place among the completed buildings from 1",
    "1 for each seat, counted from the observer, that owns it",
)
"""What stands in a structure's row; the owner has one column per seat."""
KNOWN: Final = 10
"""How deep into the deck the observation looks for cards that the seat put back itself."""
MANY: Final = 1000.0
"""More metres or points than a game can bring."""


class SkyscraperObservation(Observation[SkyscraperView]):
    """Cards by kind, one row for each structure, and the table around them."""

    def __init__(self, seats: int, cards: Printed) -> None:
        self.seats = seats
        self.kinds = len(cards.faces)
        self.structures = cards.setup.foundations
        self.columns = len(COLUMNS) - 1 + seats
        most = float(len(cards.box))
        kinds = (self.kinds,)
        prize = "whose building it is on, counted from the observer; all 0 for nobody"
        super().__init__(
            [
                *head_fields(PHASES, seats),
                Field("hand", kinds, "how many cards of each kind the observer holds", most=most),
                Field("studied", kinds, "the cards off the deck, for the player of the Study", most=most),
                Field("taken", kinds, "the pulled cards, for thief and victim", most=most),
                Field("chosen", kinds, "1 for the studied card that will be played when the rest is back"),
                Field("discard", kinds, "how many cards of each kind are discarded", most=most),
                Field("fallen", kinds, "Foundations out of the game", most=most),
                Field(
                    "known",
                    (KNOWN,),
                    f"the {KNOWN} cards on top of the deck, the first one first: the kind plus 1 of those that the "
                    "observer put there itself",
                    most=float(self.kinds),
                ),
                Field("hands", (seats,), "how many cards each seat has", most=most),
                Field("toilets", (seats,), "how many Toilets each seat played", most=most),
                Field("threshold", (seats,), "each seat's threshold in metres; 0 for none", most=MANY),
                Field("points", (seats,), "each seat's points if the game ended now", -MANY, MANY),
                Field("gone", (seats,), "1 for seats that resigned"),
                Field("mini", (seats,), f"the Mini-Skyscraper Prize: {prize}"),
                Field("unity", (seats,), f"the Prize for Order and Unity: {prize}"),
                Field("record", (seats,), f"the World Record Prize: {prize}"),
                Field("prizes_gone", (3,), "1 for each of these Prizes that is out of the game"),
                Field("deck", (1,), "how many cards the deck has", most=most),
                Field("pile", (1,), "Foundations still to come", most=most),
                Field("studies", (1,), "Studies being played, one inside the other", most=most),
                Field("looked", (1,), "cards off the deck in a Study", most=float(STUDIED)),
                Field("lap", (1,), "in the last lap, how many seats' turns are still to come", most=float(seats)),
                Field("roofed", (self.structures,), "1 for the building that may be insured now"),
                Field("victim", (seats,), "1 for the seat that is stolen from"),
                Field("pulled", (1,), "cards pulled out of the victim's hand", most=most),
                Field(
                    "structures",
                    (self.structures, self.columns),
                    "for each structure by its number: " + "; ".join(COLUMNS),
                    -MANY,
                    MANY,
                ),
            ]
        )

    def of(self, view: SkyscraperView, seat: int | None, facts: Facts) -> list[float]:  # noqa: ARG002 - no facts here
        """What is public, and the seat's own. [S-BUILD-4, S-R-44]"""
        own, seats = seat or 0, self.seats
        row = self.start_row()
        put_head(row, view, PHASES, seats, own)
        for name, cards in (
            ("hand", view.hand),
            ("studied", view.studied),
            ("taken", view.taken),
            ("discard", view.discard),
            ("fallen", view.fallen),
        ):
            if not isinstance(cards, Hidden):
                start = self.starts[name]
                for kind in cards:
                    row.numbers[start + kind] += 1.0
        if view.chosen is not None:
            row.put("chosen", 1.0, int(getattr(view.chosen, "card", 0)))
        for known in view.known:
            if known.depth <= KNOWN:
                row.put("known", known.card + 1.0, known.depth - 1)
        for other, shown in enumerate(view.seats):
            place = (other - own) % seats
            row.put("hands", float(shown.hand), place)
            row.put("toilets", float(shown.toilets), place)
            row.put("threshold", float(shown.threshold or 0), place)
            row.put("points", float(shown.points), place)
            row.put("gone", float(shown.resigned), place)
        owners = {structure.number: structure.owner for structure in view.structures}
        for number, (name, prize) in enumerate((("mini", view.mini), ("unity", view.unity), ("record", view.record))):
            owner = None if prize.holder is None else owners[prize.holder]
            if owner is not None:
                row.put(name, 1.0, (owner - own) % seats)
            row.put("prizes_gone", float(prize.gone), number)
        for name, count in (
            ("deck", view.deck),
            ("pile", view.pile),
            ("studies", view.studies),
            ("looked", view.looked),
            ("lap", view.lap),
            ("pulled", view.pulled),
        ):
            row.put(name, float(count))
        if view.roofed is not None:
            row.put("roofed", 1.0, view.roofed)
        if view.victim is not None:
            row.put("victim", 1.0, (view.victim - own) % seats)
        for structure in view.structures:
            self._put_structure(row, structure, view, own)
        return row.numbers

    def _put_structure(self, row: ObservationRow, seen: StructureSeen, view: SkyscraperView, own: int) -> None:
        top = seen.floors[-1].card if seen.floors else None
        numbers = [
            1.0,
            float(seen.foundation),
            float(seen.metres),
            float(seen.points),
            float(len(seen.floors)),
            top + 1.0 if isinstance(top, int) else 0.0,
            0.0 if seen.roof is None else seen.roof + 1.0,
            float(seen.can_be_roofed),
            0.5 if isinstance(seen.toilet, Hidden) else float(seen.toilet),
            float(seen.resistance),
            float(seen.earthquakes),
            float(seen.insurance),
            float(seen.marks),
            float(seen.strength),
            float(seen.faulty),
            float(view.claims.index(seen.number) + 1) if seen.number in view.claims else 0.0,
        ]
        start = row.starts["structures"] + seen.number * self.columns
        row.numbers[start : start + len(numbers)] = numbers
        if seen.owner is not None:
            row.numbers[start + len(numbers) + (seen.owner - own) % self.seats] = 1.0
