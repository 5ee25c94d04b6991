"""A table laid out again from what everybody sees of it, to ask it the engine's own questions."""

from tallorder.games.comparity.grid import cell_at
from tallorder.games.comparity.moves import Cell
from tallorder.games.comparity.state import ANSWERS, CAUSES, NOWHERE, PHASES, Agreed, ComparityState
from tallorder.games.comparity.view import ComparityView, Open
from tallorder.games.kernel import NOBODY


def visible_cards(view: ComparityView) -> tuple[int, ...]:
    """The numbers of all cards whose names are public, in order of deal. [C-HIDE-4, C-R-41]"""
    cards = [lying.card for lying in view.area]
    cards += [card for hand in view.hands for card in hand]
    cards += [discarded.card for discarded in view.discards]
    cards += view.removed
    if isinstance(view.top, int):
        cards.append(view.top)
    return tuple(sorted(cards))


def opened_cards(view: ComparityView) -> tuple[int, ...]:
    """The numbers of all cards that were opened, discarded ones included, in order of deal. [C-R-48]"""
    cards = [lying.card for lying in view.area if isinstance(lying.side, Open)]
    return tuple(sorted(cards + [discarded.card for discarded in view.discards]))


def unseen_cards(view: ComparityView) -> list[int]:
    """The numbers that are left for the deck's cards whose names nobody sees."""
    visible = set(visible_cards(view))
    hidden = view.deck - isinstance(view.top, int)
    return [card for card in range(len(visible) + hidden) if card not in visible]


def _cell(place: Cell | None) -> int:
    return NOWHERE if place is None else cell_at(*place)


def lay_out(state: ComparityState, view: ComparityView) -> None:
    """Fills an empty table with what the view shows; the deck below its top comes in order of deal."""
    for lying in view.area:
        state.grid.place(cell_at(*lying.cell), lying.card)
    for lying in view.area:
        if isinstance(lying.side, Open):
            state.grid.reveal(cell_at(*lying.cell))
    state.hands = [list(hand) for hand in view.hands]
    state.deck = unseen_cards(view)
    if isinstance(view.top, int):
        state.deck.append(view.top)
    state.discards = [discarded.card for discarded in view.discards]
    state.removed = list(view.removed)
    for seat in view.gone:
        state.close_ring(seat)
    state.phase_number = PHASES.index(view.phase)
    state.actor = NOBODY if view.actor is None else view.actor
    state.turn = view.turn
    state.answering = ANSWERS.index(view.answering)
    state.target = _cell(view.target)
    state.vacated = _cell(view.vacated)
    if view.owed is not None:
        state.receiver = view.owed.receiver
        state.owed = view.owed.count
        state.cause = CAUSES.index(view.owed.cause)
    state.arranging = [cell_at(*place) for place in view.arranging]
    state.arranged = list(view.arranged)
    if view.outcome is not None:
        state.winner = view.outcome.winners[0]
        state.ended_by = view.outcome.rule


def table_of(view: ComparityView) -> ComparityState:
    """The table as everybody sees it: closed cards have no value to ask for. For previews."""
    count = len(visible_cards(view)) + len(unseen_cards(view))
    values = [0] * count
    for lying in view.area:
        if isinstance(lying.side, Open):
            values[lying.card] = lying.side.values[view.order].number
    state = ComparityState(Agreed(len(view.hands), view.order, view.options, values))
    lay_out(state, view)
    return state


_last_read: list[tuple[ComparityView, ComparityState]] = []
"""The last view that was asked about, and its table: previews of one decision all ask about the same view."""


def table_to_read(view: ComparityView) -> ComparityState:
    """The table of `table_of`, kept for the next question about the same view. Nobody may change it."""
    if _last_read and _last_read[0][0] is view:
        return _last_read[0][1]
    table = table_of(view)
    _last_read[:] = [(view, table)]
    return table
