"""What came to light in a game of Comparity: who had lied, and how well.

Nothing is said of cards that stayed closed.
"""

from collections.abc import Sequence

from tallorder.games.comparity.events import CardPlayed, CardsRearranged, CardsSwapped, CheckResult
from tallorder.games.comparity.moves import Cell, Check
from tallorder.games.comparity.view import ComparityView, Open
from tallorder.games.kernel import Event
from tallorder.study.analysis import DoubtedPair, Lie


def truth_of(views: Sequence[ComparityView]) -> tuple[tuple[int, int], ...]:
    """Each card that was opened, and its rank among them."""
    numbers: dict[int, int] = {}
    for view in views:
        for lying in view.area:
            if isinstance(lying.side, Open):
                numbers[lying.card] = lying.side.values[view.order].number
        for discarded in view.discards:
            numbers[discarded.card] = discarded.values[view.order].number
    ranks = {number: rank for rank, number in enumerate(sorted(set(numbers.values())))}
    return tuple(sorted((card, ranks[number]) for card, number in numbers.items()))


def lies_of(
    views: Sequence[ComparityView], events: Sequence[Sequence[Event]], doubts: Sequence[Sequence[DoubtedPair]]
) -> tuple[Lie, ...]:
    """Every card that a check found out of order with one that lay there before it, the most believable first."""
    found: list[Lie] = []
    laid: dict[int, tuple[int, int]] = {}
    """Card to the seat that laid it where it lies, and the moment after."""
    for place, happened in enumerate(events):
        for event in happened:
            if isinstance(event, CardPlayed):
                laid[event.card] = (event.seat, place + 1)
            elif isinstance(event, CardsSwapped):
                laid.pop(event.first, None)
                laid.pop(event.second, None)
            elif isinstance(event, CardsRearranged):
                for card in event.cards:
                    laid.pop(card, None)
            elif isinstance(event, CheckResult):
                at = {lying.cell: lying.card for lying in views[place].area}
                for pair in event.violations:
                    liar = _liar(pair, at, laid)
                    if liar is not None and all((lie.card, lie.moment) != (liar, laid[liar][1]) for lie in found):
                        seat, moment = laid[liar]
                        found.append(_lie(liar, seat, moment, place + 1, views, doubts))
    return tuple(sorted(found, key=lambda lie: (-lie.believable * (lie.let_lie > 0), -lie.let_lie, lie.moment)))


def _liar(pair: tuple[Cell, Cell], at: dict[Cell, int], laid: dict[int, tuple[int, int]]) -> int | None:
    """The card of a wrong pair that came later: whoever laid it made the pair."""
    cards = [at[cell] for cell in pair if at.get(cell) in laid]
    return max(cards, key=lambda card: laid[card][1]) if cards else None


def _lie(
    card: int,
    seat: int,
    moment: int,
    caught: int,
    views: Sequence[ComparityView],
    doubts: Sequence[Sequence[DoubtedPair]],
) -> Lie:
    """How a wrong card looked to each of the others who could have checked it and did not."""
    believed: list[float] = []
    for place in range(moment, caught - 1):
        view = views[place]
        cell = next((lying.cell for lying in view.area if lying.card == card), None)
        if view.actor in (None, seat) or cell is None or Check(cell) not in view.legal:
            continue
        believed.append(1 - max((pair.doubt for pair in doubts[place] if card in (pair.low, pair.high)), default=0.0))
    mean = sum(believed) / len(believed) if believed else 0.0
    return Lie(moment, seat, card, len(believed), round(mean, 3), caught)
