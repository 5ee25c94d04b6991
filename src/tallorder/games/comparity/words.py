"""The table and what happens there in words, as codes and values for the message files."""

from itertools import groupby, pairwise

from tallorder.cards import Value
from tallorder.games.comparity.events import (
    AreaSplit,
    BonusDeclined,
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardRevealed,
    CardsRearranged,
    CardsSwapped,
    ChallengeDeclined,
    ChallengeOffered,
    CheckCommitted,
    CheckResult,
    DrawShort,
    DuetTriggered,
    GameWon,
    MemoryUpdated,
    PenaltyDue,
    PlayerResigned,
    TrioTriggered,
)
from tallorder.games.comparity.layout import table_to_read
from tallorder.games.comparity.moves import Arrange, Cell, PlayCard, Stop, Swap
from tallorder.games.comparity.view import AreaCard, ComparityView, Open
from tallorder.games.kernel import (
    CardRef,
    CardRefs,
    Event,
    Line,
    MeasureRef,
    Param,
    Phrases,
    Quantity,
    SeatRef,
    SeatRefs,
    Seen,
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


# What happened.


def tell(seen: Seen) -> tuple[Line, ...]:
    """An event in words."""
    return (_told(seen.event),)


def _values(values: dict[str, Value]) -> Phrases:
    """Everything on the open side. [C-R-42]"""
    return Phrases(
        tuple(
            Line("comparity-measure", {"measure": MeasureRef(measure), "value": quantity(values, measure)})
            for measure in values
        )
    )


def _told(event: Event) -> Line:
    match event:
        case CardPlayed(seat, card, (x, y), neighbours, why):
            facts: dict[str, Param] = {"seat": SeatRef(seat), "card": CardRef(card), "x": x, "y": y}
            return Line(f"comparity-told-played-{why}", {**facts, "neighbours": neighbours})
        case DuetTriggered(seat, responder):
            return Line("comparity-told-duet", {"seat": SeatRef(seat), "other": SeatRef(responder)})
        case TrioTriggered(seat, responder):
            return Line("comparity-told-trio", {"seat": SeatRef(seat), "other": SeatRef(responder)})
        case CheckCommitted(seat, card):
            return Line("comparity-told-doubts", {"seat": SeatRef(seat), "card": CardRef(card)})
        case CardRevealed(seat, card, _, values, role):
            facts = {"seat": SeatRef(seat), "card": CardRef(card), "values": _values(values)}
            return Line(f"comparity-told-opened-{role}", facts)
        case CheckResult(_, violations):
            return Line("comparity-told-violations" if violations else "comparity-told-in-order", _count(violations))
        case PenaltyDue(seat, count, cause):
            return Line(f"comparity-told-due-{cause}", {"seat": SeatRef(seat), "count": count})
        case CardDrawn(seat, card):
            return Line("comparity-told-drew", {"seat": SeatRef(seat), "card": CardRef(card)})
        case CardGiven(giver, receiver, card):
            facts = {"seat": SeatRef(giver), "card": CardRef(card), "other": SeatRef(receiver)}
            return Line("comparity-told-gave", facts)
        case DrawShort(seat, missing):
            return Line("comparity-told-short", {"seat": SeatRef(seat), "count": missing})
        case GameWon(seat, rule):
            return won(seat, rule)
        case MemoryUpdated(revealed):
            return Line("comparity-told-memory", _count(revealed))
    return _told_of_repair(event)


def _told_of_repair(event: Event) -> Line:
    match event:
        case CardsSwapped(seat, first, second):
            facts: dict[str, Param] = {"seat": SeatRef(seat), "first": CardRef(first), "second": CardRef(second)}
            return Line("comparity-told-swapped", facts)
        case CardsRearranged(seat, cards):
            return Line("comparity-told-rearranged", {"seat": SeatRef(seat), "cards": CardRefs(cards)})
        case CardDiscarded(seat, card):
            return Line("comparity-told-discarded", {"seat": SeatRef(seat), "card": CardRef(card)})
        case AreaSplit(seat, parts):
            return Line("comparity-told-split", {"seat": SeatRef(seat), **_count(parts)})
        case BonusDeclined(seat):
            return Line("comparity-told-no-bonus", {"seat": SeatRef(seat)})
        case ChallengeOffered(seat, challenger):
            return Line("comparity-told-challenge", {"seat": SeatRef(seat), "other": SeatRef(challenger)})
        case ChallengeDeclined(seat):
            return Line("comparity-told-no-challenge", {"seat": SeatRef(seat)})
        case PlayerResigned(seat):
            return Line("comparity-told-resigned", {"seat": SeatRef(seat)})
    raise TypeError(f"not an event of Comparity: {event!r}")


def _count(things: tuple[object, ...]) -> dict[str, Param]:
    return {"count": len(things)}
