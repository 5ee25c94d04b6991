"""What a move would do, from the view alone, and the legal moves grouped for pointing at."""

from typing import Literal

import msgspec

from tallorder.games.comparity.grid import cell_at, place_of
from tallorder.games.comparity.layout import table_of, table_to_read
from tallorder.games.comparity.moves import (
    CARD_BITS,
    CHECK,
    LOW,
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
    pack,
    unpack,
)
from tallorder.games.comparity.penalties import CAUGHT_CARDS, DUET_CARDS, MISTRUST_CARDS
from tallorder.games.comparity.state import BONUS, ComparityState
from tallorder.games.comparity.view import ComparityView
from tallorder.games.kernel import (
    AlikeChoices,
    CardRef,
    Choice,
    Line,
    Move,
    Param,
    Phrases,
    Preview,
    SeatRef,
    alike,
    spread,
)

SIDES = (
    ((-1, 0), "comparity-right-of"),
    ((1, 0), "comparity-left-of"),
    ((0, -1), "comparity-above"),
    ((0, 1), "comparity-below"),
)
"""Where a neighbour lies, and what the card is then."""


class Stake(msgspec.Struct, frozen=True):
    """Who would draw how many cards."""

    seat: int
    cards: int


class ComparityPreview(Preview, frozen=True):
    """Whether closed cards are in order nobody can know; what hangs on it everybody can."""

    neighbours: int = 0
    """How many cards the played card would touch."""
    not_below: tuple[int, ...] = ()
    """The cards that it would claim not to be smaller than: left of it and below it. [C-PLAY-4]"""
    not_above: tuple[int, ...] = ()
    """The cards that it would claim not to exceed: right of it and above it. [C-PLAY-4]"""
    triggers: Literal["", "duet", "trio"] = ""
    """What the next seat would have to answer. [C-DUET-1, C-TRIO-1]"""
    is_last_card: bool = False
    """Playing or giving it wins, at once or unless it is challenged. [C-END-1, C-R-28, C-R-45]"""
    opens: tuple[int, ...] = ()
    """The cards that would be opened at once. [C-CHECK-2]"""
    if_drawn: Stake | None = None
    """Who would draw in answer to the Duet or Trio, if there is a card to be had. [C-DUET-2, C-R-22]"""
    if_in_order: Stake | None = None
    """Who pays if the check, or the one in answer, finds nothing; nobody in a final challenge. [C-PEN-1]"""
    if_not: Stake | None = None
    """Who pays if it finds a violation. [C-PEN-2]"""
    still_wrong: int | None = None
    """How many pairs would still be out of order after a swap or a discard. [C-R-9]"""
    parts: tuple[tuple[Cell, ...], ...] = ()
    """The parts into which a discard would split the area; none if it stays whole. [C-FIX-3]"""
    bridges: tuple[Cell, ...] = ()
    """Where a card would then join them. [C-R-12]"""


def foresee(view: ComparityView, move: Move) -> ComparityPreview:
    """What a legal move of this view would do."""
    match move:
        case PlayCard(card, cell):
            return _play(view, card, cell)
        case Check(cell):
            return _check(view, move, Line("comparity-preview-check", _card_at(view, cell)))
        case Reveal(cell):
            return _check(view, move, Line("comparity-preview-reveal", _card_at(view, cell)))
        case Stop():
            return _check(view, move, Line("comparity-preview-stop"))
        case Swap(first, second):
            return _swap(view, first, second)
        case Discard(cell):
            return _discard(view, cell)
        case Give(card):
            return _give(view, card)
        case Draw():
            return ComparityPreview((_plain(view, move),), if_drawn=Stake(view.turn, DUET_CARDS))
    return ComparityPreview((_plain(view, move),))


def _plain(view: ComparityView, move: Move) -> Line:
    match move:
        case Draw() if isinstance(view.top, int):
            return Line("comparity-preview-draw-card", {"card": CardRef(view.top)})
        case Draw():
            return Line("comparity-preview-draw" if view.deck else "comparity-preview-draw-gift")
        case Arrange(card, (x, y)):
            return Line("comparity-preview-arrange", {"card": CardRef(card), "x": x, "y": y})
        case Decline():
            code = "comparity-preview-no-bonus" if view.phase == "bonus" else "comparity-preview-no-challenge"
            return Line(code)
    raise TypeError(f"not a move of Comparity: {move!r}")


def _lying(view: ComparityView, cell: Cell) -> CardRef:
    return next(CardRef(lying.card) for lying in view.area if lying.cell == cell)


def _card_at(view: ComparityView, cell: Cell) -> dict[str, Param]:
    return {"card": _lying(view, cell), "x": cell[0], "y": cell[1]}


def _follower(view: ComparityView, seat: int) -> int:
    """The next seat clockwise that still plays."""
    seats = len(view.hands)
    return next(near % seats for near in range(seat + 1, seat + 1 + seats) if near % seats not in view.gone)


def _could_draw(view: ComparityView, card: int, responder: int) -> bool:
    """Whether the responder would find a card to draw once this one is played. [C-R-22]"""
    if view.deck:
        return True
    table = table_of(view)
    table.hands[table.actor].remove(card)
    return table.can_draw(responder)


def _play(view: ComparityView, card: int, cell: Cell) -> ComparityPreview:
    x, y = cell
    cards = {lying.cell: lying.card for lying in view.area}
    beside = [
        Line(code, {"card": CardRef(cards[x + right, y + up])})
        for (right, up), code in SIDES
        if (x + right, y + up) in cards
    ]
    lines = [Line("comparity-preview-play", {"card": CardRef(card), "x": x, "y": y, "where": Phrases(tuple(beside))})]
    neighbours = next(space.neighbours for space in view.spaces if space.cell == cell)
    assert view.actor is not None
    is_last_card = len(view.hands[view.actor]) == 1
    triggers: Literal["", "duet", "trio"] = ""
    if is_last_card:
        code = "comparity-preview-challenged" if view.options.final_challenge else "comparity-preview-wins"
        lines.append(Line(code))
    elif view.phase == "turn" and neighbours > 1:
        triggers = "duet" if neighbours == 2 else "trio"
        lines.append(Line(f"comparity-preview-{triggers}"))
    responder = _follower(view, view.actor)
    return ComparityPreview(
        tuple(lines),
        neighbours=neighbours,
        not_below=tuple(cards[near] for near in ((x - 1, y), (x, y - 1)) if near in cards),
        not_above=tuple(cards[near] for near in ((x + 1, y), (x, y + 1)) if near in cards),
        triggers=triggers,
        is_last_card=is_last_card,
        if_drawn=Stake(responder, DUET_CARDS) if triggers and _could_draw(view, card, responder) else None,
        if_in_order=Stake(responder, MISTRUST_CARDS) if triggers else None,
        if_not=Stake(view.actor, CAUGHT_CARDS) if triggers else None,
    )


def _check(view: ComparityView, move: Move, first: Line) -> ComparityPreview:
    table = table_to_read(view)
    opens = tuple(table.would_open(pack(move)))
    checker, payer = view.turn, table.before[view.turn]
    is_challenge = view.phase == "challenge" or view.answering == "challenge"
    lines = [first]
    if isinstance(move, Check) and len(opens) > 1:
        lines.append(Line("comparity-preview-opens-too", {"card": CardRef(opens[1])}))
    stakes: dict[str, Param] = {"other": SeatRef(payer), "caught": CAUGHT_CARDS}
    if is_challenge:
        lines.append(Line("comparity-preview-challenge-stakes", stakes))
    else:
        lines.append(Line("comparity-preview-stakes", {"seat": SeatRef(checker), "mistrust": MISTRUST_CARDS, **stakes}))
    return ComparityPreview(
        tuple(lines),
        opens=opens,
        if_in_order=None if is_challenge else Stake(checker, MISTRUST_CARDS),
        if_not=Stake(payer, CAUGHT_CARDS),
    )


def _swap(view: ComparityView, first: Cell, second: Cell) -> ComparityPreview:
    grid = table_of(view).grid
    grid.exchange(cell_at(*first), cell_at(*second))
    cards: dict[str, Param] = {"first": _lying(view, first), "second": _lying(view, second)}
    return ComparityPreview((Line("comparity-preview-swap", cards),), still_wrong=len(grid.violations))


def _discard(view: ComparityView, cell: Cell) -> ComparityPreview:
    table = table_of(view)
    here = cell_at(*cell)
    lines = [Line("comparity-preview-discard", _card_at(view, cell))]
    splits = table.grid.splits_without(here)
    table.grid.take(here)
    if not splits:
        return ComparityPreview(tuple(lines), still_wrong=len(table.grid.violations))
    table.vacated = here
    parts = table.grid.parts()
    lines.append(Line("comparity-preview-splits", {"count": len(parts)}))
    return ComparityPreview(
        tuple(lines),
        still_wrong=len(table.grid.violations),
        parts=tuple(tuple(map(place_of, part)) for part in parts),
        bridges=tuple(map(place_of, table.joining_cells())),
    )


def _give(view: ComparityView, card: int) -> ComparityPreview:
    assert view.owed is not None
    assert view.actor is not None
    lines = [Line("comparity-preview-give", {"card": CardRef(card), "seat": SeatRef(view.owed.receiver)})]
    is_last_card = len(view.hands[view.actor]) == 1
    if is_last_card:
        lines.append(Line("comparity-preview-wins"))
    return ComparityPreview(tuple(lines), is_last_card=is_last_card)


def offers(table: ComparityState, legal: list[int]) -> tuple[AlikeChoices, ...]:
    """Legal moves by what one points at first: a card of one's own, a card of the area, a button."""
    found: dict[tuple[str, tuple[int | None, ...]], list[Move]] = {}
    lying = table.grid.cards
    place, end = 0, len(legal)
    while place < end:
        packed = legal[place]
        if packed < CHECK:  # nearly all of them: every card of the hand, mostly with the same cells
            count, cards = alike(legal, place, CARD_BITS)
            found["hand", tuple(cards)] = [unpack(one) for one in legal[place : place + count]]
            place += count * len(cards)
            continue
        move = unpack(packed)
        found.setdefault(_pick(table, packed, move, lying), []).append(move)
        place += 1
    return tuple([AlikeChoices(pick, cards, tuple(moves)) for (pick, cards), moves in found.items()])


def _pick(table: ComparityState, packed: int, move: Move, lying: dict[int, int]) -> tuple[str, tuple[int | None, ...]]:
    """What one points at for a move that is not the laying of a card."""
    match move:
        case Check():
            return "check", (lying[packed & LOW],)
        case Reveal():
            return "reveal", (lying[packed & LOW],)
        case Give(card):
            return "give", (card,)
        case Arrange(card):
            return "arrange", (card,)
        case Discard():
            return "discard", (lying[packed & LOW],)
        case Swap(first):
            return "swap", (lying[cell_at(*first)],)
        case Stop():
            return "stop", (None,)
        case Draw():
            return "draw", (None,)
    return "no-bonus" if table.phase_number == BONUS else "no-challenge", (None,)


def choices(view: ComparityView) -> tuple[Choice, ...]:
    """The legal moves of a view, grouped."""
    return spread(offers(table_to_read(view), [pack(move) for move in view.legal]))
