"""What everybody may see of a game of Cardline, as numbers."""

from typing import Final

from tallorder.games.cardline.view import CardlineView
from tallorder.games.kernel.numbers import Facts, Field, Observation, head_fields, put_head

PHASES: Final = ("place", "over")
MOST_ROUNDS: Final = 1000.0
"""The round is not counted further: a game need not end."""


class CardlineObservation(Observation[CardlineView]):
    """One row for each card of the deck, and the table around it."""

    def __init__(self, seats: int, slots: int, cards: int, deck: int) -> None:
        self.seats = seats
        self.columns = seats + 6
        super().__init__(
            [
                *head_fields(PHASES, seats),
                Field("round", (1,), "which round it is, counted up to its largest value", most=MOST_ROUNDS),
                Field("to_act", (seats,), "1 for seats whose turn in this round is now or yet to come"),
                Field("in_play", (seats,), "1 for seats still in"),
                Field("finished", (seats,), "1 for seats that placed their last card in this round"),
                Field("hands", (seats,), "how many cards each seat has", most=float(cards)),
                Field("pile", (1,), "how many cards the pile has", most=float(cards)),
                Field("line", (1,), "how many cards the line has", most=float(cards)),
                Field(
                    "slots",
                    (slots,),
                    "the observer's hand by place, as actions count it: the card's number in the deck plus 1, or 0",
                    most=float(deck),
                ),
                Field(
                    "cards",
                    (deck, self.columns),
                    "for each card of the deck: 1 where it is (a seat's hand, one column per seat; the line; the box "
                    "open; the box closed; the pile's top), its gap in the line from 1 on, and how high in the deck "
                    "its value stands, if it was shown; all 0 for a card that nobody sees",
                    most=float(cards),
                ),
            ]
        )

    def of(self, view: CardlineView, seat: int | None, facts: Facts) -> list[float]:
        """The table as everybody sees it. [L-R-16, L-R-18]"""
        own, seats = seat or 0, self.seats
        row = self.start_row()
        put_head(row, view, PHASES, seats, own)
        row.put("round", min(float(view.round), MOST_ROUNDS))
        for name, shown in (("to_act", view.to_act), ("in_play", view.in_play), ("finished", view.finishers)):
            for other in shown:
                row.put(name, 1.0, (other - own) % seats)
        row.put_all("hands", [float(len(view.hands[(own + step) % seats])) for step in range(seats)])
        row.put("pile", float(view.pile))
        row.put("line", float(len(view.line)))
        if seat is not None:
            row.put_all("slots", [facts.numbers[card] + 1.0 for card in view.hands[seat]])
        numbers, columns, start = row.numbers, self.columns, self.starts["cards"]
        deck = facts.numbers
        for other, hand in enumerate(view.hands):
            for card in hand:
                numbers[start + deck[card] * columns + (other - own) % seats] = 1.0
        for place, shown_card in enumerate(view.line, start=1):
            at = start + deck[shown_card.card] * columns + seats
            numbers[at] = 1.0
            numbers[at + 4] = float(place)
            numbers[at + 5] = facts.part(shown_card.values[view.order].number)
        for shown_card in view.box:
            at = start + deck[shown_card.card] * columns + seats
            numbers[at + 1] = 1.0
            numbers[at + 5] = facts.part(shown_card.values[view.order].number)
        for card in view.box_closed:
            numbers[start + deck[card] * columns + seats + 2] = 1.0
        if isinstance(view.top, int):
            numbers[start + deck[view.top] * columns + seats + 3] = 1.0
        return numbers
