"""Which rule forbids a move, as a code with parameters. Only public things are asked."""

from tallorder.games.comparity.grid import cell_at, ends_of
from tallorder.games.comparity.moves import (
    Arrange,
    Cell,
    Check,
    Decline,
    Discard,
    Draw,
    Give,
    PlayCard,
    Reveal,
    Stop,
    Swap,
    is_on_grid,
    pack_pair,
)
from tallorder.games.comparity.state import (
    BONUS,
    CHALLENGE,
    DUET,
    EXTRA,
    GIVING,
    JOIN,
    REPAIR,
    TURN,
    ComparityState,
)
from tallorder.games.kernel import CardRef, Move, Param, Refusal, SeatRef

DUTIES = {
    TURN: ("C-TURN-2", "comparity-play-or-check"),
    EXTRA: ("C-CHECK-2", "comparity-finish-check"),
    GIVING: ("C-EMPTY-2", "comparity-give"),
    REPAIR: ("C-R-9", "comparity-repair"),
    JOIN: ("C-FIX-3", "comparity-join"),
    DUET: ("C-DUET-2", "comparity-answer"),
    BONUS: ("C-TRIO-2", "comparity-bonus"),
    CHALLENGE: ("C-R-45", "comparity-challenge"),
}
"""What each phase asks for, to be told to whoever does something else."""


def _no(rule: str, code: str, **facts: Param) -> Refusal:
    return Refusal(rule, code, facts)


def _at(cell: Cell) -> dict[str, Param]:
    return {"x": cell[0], "y": cell[1]}


def cannot_be_written(state: ComparityState, move: Move) -> Refusal | None:
    """Why a move makes no sense in any position of this game; None if it might."""
    match move:
        case PlayCard(card, cell) | Arrange(card, cell):
            cards, cells = [card], [cell]
        case Give(card):
            cards, cells = [card], []
        case Check(cell) | Reveal(cell) | Discard(cell):
            cards, cells = [], [cell]
        case Swap(first, second):
            cards, cells = [], [first, second]
        case Stop() | Draw() | Decline():
            return None
        case _:
            return _no("C-TURN-2", "comparity-not-a-move")
    for card in cards:
        if not 0 <= card < len(state.agreed.values):
            return _no("C-PLAY-1", "comparity-no-such-card", number=card)
    for cell in cells:
        if not is_on_grid(cell):
            return _no("C-R-44", "comparity-too-far", **_at(cell))
    if isinstance(move, Swap) and pack_pair(move.first, move.second) is None and not state.agreed.swaps_far:
        return _no("C-R-6", "comparity-not-a-pair")
    return None


def why_not(state: ComparityState, move: Move) -> Refusal:
    """Which rule forbids a move that is not legal now."""
    phase = state.phase_number
    match move:
        case PlayCard(card, cell) if phase in (TURN, BONUS, JOIN):
            return _why_not_play(state, card, cell)
        case Check(cell) if phase in (TURN, DUET, CHALLENGE):
            return _why_not_check(state, cell)
        case Reveal(cell) if phase == EXTRA:
            return _no("C-R-4", "comparity-not-beside-target", **_at(cell))
        case Stop() if phase == EXTRA:
            return _no("C-CHECK-2", "comparity-must-reveal")
        case Draw() if phase == DUET:
            return _no("C-R-22", "comparity-nothing-to-draw")
        case Give(card) if phase == GIVING:
            return _why_not_own(state, card, "C-EMPTY-2")
        case Swap() | Discard() | Arrange() if phase == REPAIR:
            return _why_not_repair(state, move)
        case Decline() if phase == BONUS:
            return _no("C-R-20", "comparity-bonus-mandatory")
    rule, code = DUTIES[phase]
    return Refusal(rule, code, {"seat": SeatRef(state.actor)})


def _why_not_own(state: ComparityState, card: int, rule: str) -> Refusal:
    """The card lies elsewhere; where nobody may know its name, it is not named."""
    for seat, hand in enumerate(state.hands):
        if card in hand:
            return _no(rule, "comparity-card-of-another", card=CardRef(card), seat=SeatRef(seat))
    if card in state.deck:
        return _no(rule, "comparity-not-your-card")
    return _no(rule, "comparity-card-elsewhere", card=CardRef(card))


def _why_not_play(state: ComparityState, card: int, cell: Cell) -> Refusal:
    here = cell_at(*cell)
    if card not in state.hands[state.actor]:
        return _why_not_own(state, card, "C-PLAY-1")
    if state.grid.has_card(here):
        return _no("C-PLAY-6", "comparity-cell-taken", **_at(cell))
    if not state.grid.neighbours(here):
        return _no("C-PLAY-2", "comparity-not-adjacent", **_at(cell))
    if state.agreed.options.join_cells == "vacated":
        return _no("C-R-12", "comparity-join-vacated", **_at(cell))
    return _no("C-R-13", "comparity-does-not-join", parts=len(state.grid.parts()), **_at(cell))


def _why_not_check(state: ComparityState, cell: Cell) -> Refusal:
    here = cell_at(*cell)
    if not state.grid.has_card(here):
        return _no("C-CHECK-1", "comparity-nothing-there", **_at(cell))
    if state.grid.is_open(here):
        return _no("C-CHECK-1", "comparity-already-open", card=CardRef(state.grid.card_at(here)))
    return _no("C-R-2", "comparity-lone-card")


def _why_not_repair(state: ComparityState, move: Swap | Discard | Arrange) -> Refusal:
    grid = state.grid
    if isinstance(move, Swap):
        if state.arranging:
            return _no("C-R-54", "comparity-finish-arranging")
        if state.agreed.swaps_far:
            misplaced = ends_of(grid.violations)
            for cell in (move.first, move.second):
                if cell_at(*cell) not in misplaced:
                    return _no("C-R-6", "comparity-swap-not-misplaced", **_at(cell))
        elif pack_pair(move.first, move.second) not in grid.violations:
            return _no("C-R-6", "comparity-not-a-violation")
        return _no("C-FIX-2", "comparity-swap-not-clean")
    if isinstance(move, Arrange):
        if not state.agreed.options.repair_permute:
            return _no("C-R-6", "comparity-only-pairs")
        return _no("C-R-54", "comparity-not-in-order")
    if state.arranging:
        return _no("C-R-54", "comparity-finish-arranging")
    here = cell_at(*move.cell)
    if here not in ends_of(grid.violations):
        return _no("C-R-8", "comparity-not-misplaced", **_at(move.cell))
    return _no("C-R-7", "comparity-swap-first")
