"""The spoken table: what lies there, as codes and values for the message files. What happened is told in `tell`."""

from itertools import groupby, pairwise

from tallorder.cards import Value
from tallorder.games.comparity.layout import table_to_read
from tallorder.games.comparity.moves import Arrange, Cell, PlayCard, Stop, Swap
from tallorder.games.comparity.view import AreaCard, ComparityView, Open
from tallorder.games.kernel import (
    CardRef,
    CardRefs,
    Line,
    MeasureRef,
    Param,
    Phrases,
    Quantity,
    SeatRef,
    SeatRefs,
)

ENDINGS = {
    "C-END-1": "comparity-won",
    "C-R-28": "comparity-won-gift",
    "C-R-51": "comparity-won-last",
}
"""What is said at the end, by the rule that ended the game."""


def narrate(view: ComparityView) -> tuple[Line, ...]:
    """The whole table from the view: the area row by row, hands, deck, and whose decision it is."""
    lines = [Line("comparity-heading", {"order": MeasureRef(view.order)})]
    for row, cards in groupby(view.area, key=lambda lying: lying.cell[1]):
        lines.append(_row(row, list(cards), view.order))
    lines += [_hand(seat, cards) for seat, cards in enumerate(view.hands) if seat not in view.gone]
    if view.gone:
        lines.append(Line("comparity-gone", {"seats": SeatRefs(view.gone), "count": len(view.gone)}))
    lines.append(_deck(view))
    if view.discards:
        discards = CardRefs(tuple(discarded.card for discarded in view.discards))
        lines.append(Line("comparity-discards", {"count": len(view.discards), "cards": discards}))
    lines += [_violation(view, pair) for pair in view.violations]
    lines += _decision(view)
    return tuple(lines)


def _row(row: int, cards: list[AreaCard], order: str) -> Line:
    phrases = [_card("comparity-first", cards[0], order)]
    for left, lying in pairwise(cards):
        empty = lying.cell[0] - left.cell[0] - 1
        phrases.append(
            _card("comparity-gap", lying, order, count=empty) if empty else _card("comparity-next", lying, order)
        )
    return Line("comparity-row", {"row": row, "column": cards[0].cell[0], "cards": Phrases(tuple(phrases))})


def _card(code: str, lying: AreaCard, order: str, **facts: Param) -> Line:
    if isinstance(lying.side, Open):
        return Line(f"{code}-open", {**facts, "card": CardRef(lying.card), "value": quantity(lying.side.values, order)})
    return Line(f"{code}-closed", {**facts, "card": CardRef(lying.card)})


def quantity(values: dict[str, Value], order: str) -> Quantity:
    """The printed number of a measure, with its marks."""
    value = values[order]
    return Quantity(value.number, order, value.approximate, value.scope)


def _hand(seat: int, cards: tuple[int, ...]) -> Line:
    if not cards:
        return Line("comparity-no-cards", {"seat": SeatRef(seat)})
    return Line("comparity-hand", {"seat": SeatRef(seat), "count": len(cards), "cards": CardRefs(cards)})


def _deck(view: ComparityView) -> Line:
    if view.top is None:
        return Line("comparity-deck-empty")
    if isinstance(view.top, int):
        return Line("comparity-deck", {"count": view.deck, "card": CardRef(view.top)})
    return Line("comparity-deck-hidden", {"count": view.deck})


def _violation(view: ComparityView, pair: tuple[Cell, Cell]) -> Line:
    cards = {lying.cell: lying.card for lying in view.area}
    (x, _), (other, _) = pair
    code = "comparity-violation-column" if x == other else "comparity-violation-row"
    return Line(code, {"first": CardRef(cards[pair[0]]), "second": CardRef(cards[pair[1]])})


def _decision(view: ComparityView) -> list[Line]:
    """Whose decision it is and what it is about; how the game ended, when it is over."""
    if view.outcome is not None:
        return [won(view.outcome.winners[0], view.outcome.rule)]
    assert view.actor is not None
    seat: dict[str, Param] = {"seat": SeatRef(view.actor)}
    before = SeatRef(table_to_read(view).before[view.turn])
    match view.phase:
        case "turn" if len(view.area) == 1:
            return [_cells(view), Line("comparity-decide-first", seat)]
        case "turn":
            return [_cells(view), Line("comparity-decide-turn", seat)]
        case "duet" | "challenge":
            code = f"comparity-decide-{view.answering if view.phase == 'duet' else 'challenge'}"
            return [Line(code, {**seat, "other": before})]
        case "extra":
            assert view.target is not None
            card = next(lying.card for lying in view.area if lying.cell == view.target)
            may_stop = Stop() in view.legal
            code = "comparity-decide-extra-may" if may_stop else "comparity-decide-extra-must"
            return [Line(code, {**seat, "card": CardRef(card)})]
        case "give":
            assert view.owed is not None
            receiver = SeatRef(view.owed.receiver)
            return [Line("comparity-decide-give", {**seat, "receiver": receiver, "count": view.owed.count})]
        case "bonus":
            return [_cells(view), Line("comparity-decide-bonus", seat)]
        case "join":
            cells = len({move.cell for move in view.legal if isinstance(move, PlayCard)})
            return [Line("comparity-decide-join", {**seat, "count": cells})]
    return [_repair(view, seat)]


def _repair(view: ComparityView, seat: dict[str, Param]) -> Line:
    if any(isinstance(move, Arrange) for move in view.legal):
        return Line("comparity-decide-arrange", seat)
    can_swap = any(isinstance(move, Swap) for move in view.legal)
    return Line("comparity-decide-swap" if can_swap else "comparity-decide-discard", seat)


def _cells(view: ComparityView) -> Line:
    duets = sum(space.neighbours == 2 for space in view.spaces)
    trios = sum(space.neighbours > 2 for space in view.spaces)
    return Line("comparity-cells", {"count": len(view.spaces), "duets": duets, "trios": trios})


def won(seat: int, rule: str) -> Line:
    """Who won, and how."""
    return Line(ENDINGS[rule], {"seat": SeatRef(seat)})
