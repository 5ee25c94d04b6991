"""What everybody may see of a game of Comparity, as numbers."""

from typing import Final

from tallorder.games.comparity.moves import Cell
from tallorder.games.comparity.state import ANSWERS, CAUSES, PHASES
from tallorder.games.comparity.view import ComparityView, Open
from tallorder.games.kernel.numbers import Facts, Field, Observation, head_fields, put_head

AFTER_SEATS: Final = 8
"""Columns of a card's row after those of the seats."""


class ComparityObservation(Observation[ComparityView]):
    """One row for each card of the deck, and the table around it."""

    def __init__(self, seats: int, cards: int, deck: int) -> None:
        self.seats = seats
        self.columns = seats + AFTER_SEATS
        place = "column and row in the box around the area, from 1"
        super().__init__(
            [
                *head_fields(PHASES, seats),
                Field("turn", (seats,), "1 for the seat whose turn it is, or who has won"),
                Field("answering", (len(ANSWERS),), "1 for what the turn answers: " + ", ".join(ANSWERS)),
                Field("hands", (seats,), "how many cards each seat has", most=float(cards)),
                Field("gone", (seats,), "1 for seats that gave up"),
                Field("deck", (1,), "how many cards the deck has left", most=float(cards)),
                Field("area", (1,), "how many cards the area has", most=float(cards)),
                Field("box", (2,), "how many columns and rows the area spans", most=float(cards)),
                Field("target", (2,), f"where the card under check lies: {place}; 0 for none", most=cards + 1.0),
                Field("vacated", (2,), f"where the discarded card lay in a split area: {place}", most=cards + 1.0),
                Field("is_split", (1,), "1 while the area is split"),
                Field("violations", (1,), "how many open pairs are out of order", most=2.0 * cards),
                Field("owed_to", (seats,), "1 for the seat that is still to be given cards"),
                Field("owed", (1,), "how many it is still to be given", most=float(cards)),
                Field("owed_for", (len(CAUSES),), "1 for why: " + ", ".join(CAUSES)),
                Field("arranged", (1,), "how many cells of a group have been laid out anew", most=float(cards)),
                Field(
                    "slots",
                    (cards - 1,),
                    "the observer's hand by place, as actions count it: the card's number in the deck plus 1, or 0",
                    most=float(deck),
                ),
                Field(
                    "cards",
                    (deck, self.columns),
                    "for each card of the deck: 1 where it is (a seat's hand, one column per seat; the area closed; "
                    "the area open; the discards; out of the game; the deck's top), its column and its row in the box "
                    "around the area from 1, and how high in the deck its value stands, if it is open or discarded; "
                    "all 0 for a card that nobody sees",
                    most=float(cards),
                ),
            ]
        )

    def of(self, view: ComparityView, seat: int | None, facts: Facts) -> list[float]:
        """The table as everybody sees it. [C-HIDE-2, C-HIDE-4]"""
        own, seats = seat or 0, self.seats
        row = self.start_row()
        put_head(row, view, PHASES, seats, own)
        row.put("turn", 1.0, (view.turn - own) % seats)
        row.put("answering", 1.0, ANSWERS.index(view.answering))
        row.put_all("hands", [float(len(view.hands[(own + step) % seats])) for step in range(seats)])
        for other in view.gone:
            row.put("gone", 1.0, (other - own) % seats)
        row.put("deck", float(view.deck))
        row.put("area", float(len(view.area)))
        left, bottom = (min([lying.cell[axis] for lying in view.area]) - 1 for axis in (0, 1))
        right, top = (max([lying.cell[axis] for lying in view.area]) for axis in (0, 1))
        row.put_all("box", [float(right - left), float(top - bottom)])

        def put_place(name: str, cell: Cell | None) -> None:
            if cell is not None:
                row.put_all(name, [float(cell[0] - left), float(cell[1] - bottom)])

        put_place("target", view.target)
        put_place("vacated", view.vacated)
        row.put("is_split", float(view.vacated is not None))
        row.put("violations", float(len(view.violations)))
        if view.owed is not None:
            row.put("owed_to", 1.0, (view.owed.receiver - own) % seats)
            row.put("owed", float(view.owed.count))
            row.put("owed_for", 1.0, CAUSES.index(view.owed.cause))
        row.put("arranged", float(len(view.arranged)))
        if seat is not None:
            row.put_all("slots", [facts.numbers[card] + 1.0 for card in view.hands[seat]])
        numbers, columns, start, deck = row.numbers, self.columns, self.starts["cards"], facts.numbers
        for other, hand in enumerate(view.hands):
            for card in hand:
                numbers[start + deck[card] * columns + (other - own) % seats] = 1.0
        for lying in view.area:
            at = start + deck[lying.card] * columns + seats
            side = lying.side
            if isinstance(side, Open):
                numbers[at + 1] = 1.0
                numbers[at + 7] = facts.part(side.values[view.order].number)
            else:
                numbers[at] = 1.0
            numbers[at + 5] = float(lying.cell[0] - left)
            numbers[at + 6] = float(lying.cell[1] - bottom)
        for discarded in view.discards:
            at = start + deck[discarded.card] * columns + seats
            numbers[at + 2] = 1.0
            numbers[at + 7] = facts.part(discarded.values[view.order].number)
        for card in view.removed:
            numbers[start + deck[card] * columns + seats + 3] = 1.0
        if isinstance(view.top, int):
            numbers[start + deck[view.top] * columns + seats + 4] = 1.0
        return numbers
