"""What a placement would do, from the view alone: the claim it makes and what hangs on it."""

from tallorder.games.cardline.line import NO_CARD, CardLine
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.round import is_decided
from tallorder.games.cardline.view import CardlineView
from tallorder.games.kernel import CardRef, Hidden, Line, Preview


class CardlinePreview(Preview, frozen=True):
    """Whether the card is right nobody can know: it is closed."""

    left: int | None = None
    """The card it claims to exceed; None at the far left. [L-TURN-3]"""
    right: int | None = None
    """The card it claims to be below; None at the far right."""
    cards_left: int = 0
    """How many cards the seat has left if this one is right."""
    is_last_card: bool = False
    """If right, the seat finishes this round. [L-END-2]"""
    wins: bool = False
    """If right, the seat wins at once. [L-R-2]"""
    replacement: int | Hidden | None = None
    """The card that comes if it is wrong; None if the box is shuffled first. [L-TURN-9, L-R-9]"""


def line_of(view: CardlineView) -> CardLine:
    """The line as it lies there."""
    return CardLine([shown.card for shown in view.line], [shown.values[view.order].number for shown in view.line])


def foresee(view: CardlineView, move: PlaceCard) -> CardlinePreview:
    """The claim of a move and what hangs on it."""
    line = line_of(view)
    left, right = line.left_of(move.gap), line.right_of(move.gap)
    held = 0 if view.actor is None else len(view.hands[view.actor])
    is_last_card = held == 1
    still_to_act = [len(view.hands[seat]) for seat in view.to_act[1:]]
    wins = is_last_card and is_decided(len(view.finishers) + 1, still_to_act, finish_round=view.finish_round)
    lines = [_claim(move.card, left, right)]
    if wins:
        lines.append(Line("cardline-preview-wins"))
    elif is_last_card:
        lines.append(Line("cardline-preview-finishes"))
    if isinstance(view.top, int):
        lines.append(Line("cardline-preview-replacement", {"card": CardRef(view.top)}))
    elif view.top is None:
        lines.append(Line("cardline-preview-recycles"))
    return CardlinePreview(
        tuple(lines),
        None if left == NO_CARD else left,
        None if right == NO_CARD else right,
        held - 1,
        is_last_card,
        wins,
        view.top,
    )


def _claim(card: int, left: int, right: int) -> Line:
    """Left of a card claims "smaller", right of it "larger". [L-TURN-3]"""
    if left == NO_CARD:
        return Line("cardline-preview-below", {"card": CardRef(card), "right": CardRef(right)})
    if right == NO_CARD:
        return Line("cardline-preview-above", {"card": CardRef(card), "left": CardRef(left)})
    return Line("cardline-preview-between", {"card": CardRef(card), "left": CardRef(left), "right": CardRef(right)})
