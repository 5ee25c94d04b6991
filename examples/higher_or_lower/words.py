"""The table and what happens in words: codes with values, which messages/*/higher-lower.ftl turns into sentences."""

from typing import Final

from higher_or_lower.events import CardOpened, GameDecided, Guessed, PlayerLeft
from higher_or_lower.moves import Guess
from higher_or_lower.view import HigherLowerView, OpenCard
from tallorder import Event
from tallorder.cards import Value
from tallorder.games.kernel import CardRef, Line, MeasureRef, Preview, Quantity, SeatRef, SeatRefs

ENDINGS: Final = {
    "H-END-1": "higher-lower-won-goal",
    "H-END-2": "higher-lower-won-pile",
    "H-R-1": "higher-lower-won-last",
}


def narrate(view: HigherLowerView) -> tuple[Line, ...]:
    """The table in words, from the view alone."""
    lines = [Line("higher-lower-goal", {"order": MeasureRef(view.order), "count": view.goal})]
    for seat, points in enumerate(view.points):
        code = "higher-lower-points" if seat in view.in_play else "higher-lower-out"
        lines.append(Line(code, {"seat": SeatRef(seat), "count": points}))
    last: OpenCard = view.row[-1]
    lines.append(Line("higher-lower-last", {"card": CardRef(last.card), "value": _quantity(last.values, view.order)}))
    if view.next is not None:
        lines.append(Line("higher-lower-next", {"card": CardRef(view.next), "count": view.pile}))
    if view.outcome is not None:
        lines.append(_won(view.outcome.winners, view.outcome.rule))
    elif view.actor is not None:
        lines.append(Line("higher-lower-turn", {"seat": SeatRef(view.actor)}))
    return tuple(lines)


def tell(event: Event) -> tuple[Line, ...]:
    """An event in words."""
    match event:
        case Guessed(seat=seat, card=card, against=against, higher=higher):
            code = "higher-lower-told-higher" if higher else "higher-lower-told-lower"
            return (Line(code, {"seat": SeatRef(seat), "card": CardRef(card), "against": CardRef(against)}),)
        case CardOpened(card=card, correct=correct, points=points):
            code = "higher-lower-told-right" if correct else "higher-lower-told-wrong"
            value = _quantity(event.values, event.order)
            return (Line(code, {"card": CardRef(card), "value": value, "count": points}),)
        case PlayerLeft(seat=seat):
            return (Line("higher-lower-told-left", {"seat": SeatRef(seat)}),)
        case GameDecided(seats=seats, rule=rule):
            return (_won(seats, rule),)
        case _:
            return ()


def foresee(view: HigherLowerView, move: Guess) -> Preview:
    """What the answer claims, and whether it can win."""
    assert view.next is not None
    assert view.actor is not None
    code = "higher-lower-preview-higher" if move.higher else "higher-lower-preview-lower"
    lines = [Line(code, {"card": CardRef(view.next), "against": CardRef(view.row[-1].card)})]
    if view.points[view.actor] + 1 >= view.goal:
        lines.append(Line("higher-lower-preview-wins"))
    return Preview(tuple(lines))


def _quantity(values: dict[str, Value], order: str) -> Quantity:
    value = values[order]
    return Quantity(value.number, order, value.approximate, value.scope)


def _won(seats: tuple[int, ...], rule: str) -> Line:
    return Line(ENDINGS[rule], {"seats": SeatRefs(seats), "count": len(seats)})
