"""The spoken table: what lies there and what happened, as codes and values for the message files."""

from tallorder.cards import Value
from tallorder.games.cardline.events import (
    CardDrawn,
    CardFlipped,
    CardPlaced,
    GameWon,
    PileRecycled,
    PlayerFinished,
    PlayerResigned,
    PlayersEliminated,
    RoundEnded,
    TieBreakDealt,
)
from tallorder.games.cardline.view import CardlineView, OpenCard
from tallorder.games.kernel import CardRef, CardRefs, Event, Line, MeasureRef, Param, Quantity, SeatRef, SeatRefs, Seen

ENDINGS = {
    "L-END-2": "cardline-won",
    "L-R-10": "cardline-won-no-cards",
    "L-R-23": "cardline-won-rounds",
    "L-R-25": "cardline-won-last",
}
"""What is said at the end, by the rule that ended the game."""


def narrate(view: CardlineView) -> tuple[Line, ...]:
    """The whole table from the view: round, line, hands, pile, box, and whose decision it is."""
    lines = [
        Line("cardline-round", {"round": view.round, "order": MeasureRef(view.order)}),
        Line("cardline-line", {"count": len(view.line)}),
    ]
    lines += [_in_line(place, shown, view.order) for place, shown in enumerate(view.line, start=1)]
    lines += [_hand(view, seat) for seat in view.in_play]
    out = tuple(seat for seat in range(len(view.hands)) if seat not in view.in_play)
    if out:
        lines.append(Line("cardline-out", {"seats": SeatRefs(out), "count": len(out)}))
    lines.append(_pile(view))
    if view.box or view.box_closed:
        cards = tuple(shown.card for shown in view.box) + view.box_closed
        lines.append(Line("cardline-box", {"count": len(cards), "cards": CardRefs(cards)}))
    if view.outcome is not None:
        lines.append(_won(view.outcome.winners, view.outcome.rule))
    elif view.actor is not None:
        held = len(view.hands[view.actor])
        last = len(view.line)
        lines.append(Line("cardline-turn", {"seat": SeatRef(view.actor), "count": held, "last": last}))
    return tuple(lines)


def _in_line(place: int, shown: OpenCard, order: str) -> Line:
    return Line(
        "cardline-line-card", {"place": place, "card": CardRef(shown.card), "value": quantity(shown.values, order)}
    )


def quantity(values: dict[str, Value], order: str) -> Quantity:
    """The printed number of a measure, with its marks."""
    value = values[order]
    return Quantity(value.number, order, value.approximate, value.scope)


def _hand(view: CardlineView, seat: int) -> Line:
    cards = view.hands[seat]
    if not cards:
        return Line("cardline-finished", {"seat": SeatRef(seat)})
    return Line("cardline-hand", {"seat": SeatRef(seat), "count": len(cards), "cards": CardRefs(cards)})


def _pile(view: CardlineView) -> Line:
    if view.top is None:
        return Line("cardline-pile-empty")
    if isinstance(view.top, int):
        return Line("cardline-pile", {"count": view.pile, "card": CardRef(view.top)})
    return Line("cardline-pile-hidden", {"count": view.pile})


def _won(seats: tuple[int, ...], rule: str) -> Line:
    return Line(ENDINGS[rule], {"seats": SeatRefs(seats), "count": len(seats)})


def tell(seen: Seen) -> tuple[Line, ...]:
    """An event in words; what another line says already stays silent."""
    line = _told(seen.event)
    return () if line is None else (line, *_place_told(seen.event))


def _told(event: Event) -> Line | None:
    match event:
        case CardPlaced():
            return _placed(event)
        case CardFlipped(card=card, correct=correct):
            code = "cardline-told-right" if correct else "cardline-told-wrong"
            return Line(code, {"card": CardRef(card), "value": quantity(event.values, event.order)})
        case PileRecycled(size=size):
            return Line("cardline-told-recycled", {"count": size})
        case CardDrawn(seat=seat, card=card):
            return Line("cardline-told-drew", {"seat": SeatRef(seat), "card": CardRef(card)})
        case PlayerFinished(seat=seat):
            return Line("cardline-told-finished", {"seat": SeatRef(seat)})
        case PlayerResigned(seat=seat):
            return Line("cardline-told-resigned", {"seat": SeatRef(seat)})
        case RoundEnded(round=number, finishers=finishers):
            return None if finishers else Line("cardline-told-round-over", {"round": number})
        case PlayersEliminated(seats=seats):
            return Line("cardline-told-eliminated", {"seats": SeatRefs(seats), "count": len(seats)})
        case TieBreakDealt(seat=seat, card=card):
            return Line("cardline-told-tie-break", {"seat": SeatRef(seat), "card": CardRef(card)})
        case GameWon(seats=seats, rule=rule):
            return _won(seats, rule)
        case _:
            return None


def _place_told(event: Event) -> tuple[Line, ...]:
    """Where a wrong card belongs, and that an equal one is fine. [L-EQ-1]"""
    if not isinstance(event, CardFlipped):
        return ()
    place = event.belongs
    if event.correct:
        return (Line("cardline-told-equal", {"cards": CardRefs(place.equal)}),) if place.equal else ()
    if place.left is None:
        assert place.right is not None
        return (Line("cardline-told-belongs-left", {"right": CardRef(place.right)}),)
    if place.right is None:
        return (Line("cardline-told-belongs-right", {"left": CardRef(place.left)}),)
    return (Line("cardline-told-belongs", {"left": CardRef(place.left), "right": CardRef(place.right)}),)


def _placed(event: CardPlaced) -> Line:
    seat, card = SeatRef(event.seat), CardRef(event.card)
    if event.left is None:
        assert event.right is not None
        return Line("cardline-told-placed-left", {"seat": seat, "card": card, "right": CardRef(event.right)})
    if event.right is None:
        return Line("cardline-told-placed-right", {"seat": seat, "card": card, "left": CardRef(event.left)})
    between: dict[str, Param] = {"seat": seat, "card": card, "left": CardRef(event.left), "right": CardRef(event.right)}
    return Line("cardline-told-placed-between", between)
