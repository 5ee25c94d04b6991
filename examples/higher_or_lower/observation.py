"""What everybody may see, as numbers, for learners."""

from typing import Final

from higher_or_lower.view import HigherLowerView
from tallorder.games.kernel.numbers import Facts, Field, Observation, head_fields, put_head

PHASES: Final = ("guess", "over")
MOST_POINTS: Final = 20.0


class HigherLowerObservation(Observation[HigherLowerView]):
    """The two cards that matter, and the points."""

    def __init__(self, seats: int, deck: int) -> None:
        self.seats = seats
        super().__init__(
            [
                *head_fields(PHASES, seats),
                Field("in_play", (seats,), "1 for seats still in"),
                Field("points", (seats,), "the points of each seat", most=MOST_POINTS),
                Field("pile", (1,), "how many cards the pile has", most=float(deck)),
                Field("last", (1,), "how high in the deck the last value of the row stands"),
                Field("next", (1,), "the next card's number in the deck plus 1; 0 is none", most=float(deck)),
            ]
        )

    def of(self, view: HigherLowerView, seat: int | None, facts: Facts) -> list[float]:
        """The table as everybody sees it. [H-SETUP-1]"""
        own = seat or 0
        row = self.start_row()
        put_head(row, view, PHASES, self.seats, own)
        for other in view.in_play:
            row.put("in_play", 1.0, (other - own) % self.seats)
        for other, points in enumerate(view.points):
            row.put("points", float(points), (other - own) % self.seats)
        row.put("pile", float(view.pile))
        row.put("last", facts.part(view.row[-1].values[view.order].number))
        if view.next is not None:
            row.put("next", facts.numbers[view.next] + 1.0)
        return row.numbers
