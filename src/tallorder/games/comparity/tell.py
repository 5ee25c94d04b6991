"""What happened, in words: each event as a code and values for the message files."""

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
from tallorder.games.comparity.narrate import quantity, won
from tallorder.games.kernel import (
    CardRef,
    CardRefs,
    Event,
    Line,
    MeasureRef,
    Param,
    Phrases,
    SeatRef,
    Seen,
)


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
