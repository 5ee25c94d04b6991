"""What a move would do, from the view alone, and the legal moves grouped for pointing at."""

from typing import Literal

import msgspec

from tallorder.games.comparity.grid import cell_at
from tallorder.games.comparity.layout import table_of
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
    pack,
)
from tallorder.games.comparity.penalties import CAUGHT_CARDS, MISTRUST_CARDS
from tallorder.games.comparity.view import ComparityView
from tallorder.games.kernel import CardRef, Choice, Line, Move, Param, Phrases, Preview, SeatRef

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
    triggers: Literal["", "duet", "trio"] = ""
    """What the next seat would have to answer. [C-DUET-1, C-TRIO-1]"""
    is_last_card: bool = False
    """Playing or giving it wins, at once or unless it is challenged. [C-END-1, C-R-28, C-R-45]"""
    opens: tuple[int, ...] = ()
    """The cards that would be opened at once. [C-CHECK-2]"""
    if_in_order: Stake | None = None
    """Who pays if the check finds nothing; nobody in a final challenge. [C-PEN-1]"""
    if_not: Stake | None = None
    """Who pays if it finds a violation. [C-PEN-2]"""
    parts: int = 0
    """Into how many parts a discard would split the area; 0 if it stays whole. [C-FIX-3]"""


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
        case Discard(cell):
            return _discard(view, cell)
        case Give(card):
            return _give(view, card)
    return ComparityPreview((_plain(view, move),))


def _plain(view: ComparityView, move: Move) -> Line:
    match move:
        case Draw() if isinstance(view.top, int):
            return Line("comparity-preview-draw-card", {"card": CardRef(view.top)})
        case Draw():
            return Line("comparity-preview-draw" if view.deck else "comparity-preview-draw-gift")
        case Swap(first, second):
            cards: dict[str, Param] = {"first": _lying(view, first), "second": _lying(view, second)}
            return Line("comparity-preview-swap", cards)
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
    return ComparityPreview(tuple(lines), neighbours, triggers, is_last_card)


def _check(view: ComparityView, move: Move, first: Line) -> ComparityPreview:
    table = table_of(view)
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


def _discard(view: ComparityView, cell: Cell) -> ComparityPreview:
    grid = table_of(view).grid
    here = cell_at(*cell)
    lines = [Line("comparity-preview-discard", _card_at(view, cell))]
    parts = 0
    if grid.splits_without(here):
        grid.take(here)
        parts = len(grid.parts())
        lines.append(Line("comparity-preview-splits", {"count": parts}))
    return ComparityPreview(tuple(lines), parts=parts)


def _give(view: ComparityView, card: int) -> ComparityPreview:
    assert view.owed is not None
    assert view.actor is not None
    lines = [Line("comparity-preview-give", {"card": CardRef(card), "seat": SeatRef(view.owed.receiver)})]
    is_last_card = len(view.hands[view.actor]) == 1
    if is_last_card:
        lines.append(Line("comparity-preview-wins"))
    return ComparityPreview(tuple(lines), is_last_card=is_last_card)


def choices(view: ComparityView) -> tuple[Choice, ...]:
    """The legal moves by what one points at first: a card of one's own, a card of the area, a button."""
    cards = {lying.cell: lying.card for lying in view.area}
    groups: dict[tuple[str, int | None], list[Move]] = {}
    for move in view.legal:
        match move:
            case PlayCard(card):
                pick: tuple[str, int | None] = ("hand", card)
            case Give(card):
                pick = ("give", card)
            case Arrange(card):
                pick = ("arrange", card)
            case Check(cell):
                pick = ("check", cards[cell])
            case Reveal(cell):
                pick = ("reveal", cards[cell])
            case Discard(cell):
                pick = ("discard", cards[cell])
            case Swap(first):
                pick = ("swap", cards[first])
            case Stop():
                pick = ("stop", None)
            case Draw():
                pick = ("draw", None)
            case _:
                pick = ("no-bonus" if view.phase == "bonus" else "no-challenge", None)
        groups.setdefault(pick, []).append(move)
    return tuple(Choice(kind, card, tuple(moves)) for (kind, card), moves in groups.items())
