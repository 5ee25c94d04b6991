"""What everybody may see of a game of Comparity: an allow-list. Nobody sees more, so there is one view for all."""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from tallorder.cards import Value
from tallorder.games.comparity.grid import other_end, place_of
from tallorder.games.comparity.manifest import MANIFEST
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
)
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.comparity.state import ANSWERS, CAUSES, GIVING, NOWHERE, PHASES, Agreed, ComparityState
from tallorder.games.kernel import NOBODY, Hidden, Move, View

AnyMove = PlayCard | Check | Reveal | Stop | Draw | Give | Swap | Discard | Arrange | Decline
Phase = Literal["turn", "extra", "give", "repair", "join", "duet", "bonus", "challenge", "over"]
Answering = Literal["turn", "duet", "trio", "challenge"]
Cause = Literal["mistrust", "caught", "duet"]


class Open(msgspec.Struct, frozen=True, tag="open"):
    """The open side of a card: all its numbers. [C-R-42]"""

    values: dict[str, Value]


class AreaCard(msgspec.Struct, frozen=True):
    """A card of the area: everybody sees which it is, and its numbers only when it is open. [C-HIDE-2, C-HIDE-4]"""

    card: int
    cell: Cell
    side: Open | Hidden


class Space(msgspec.Struct, frozen=True):
    """An empty cell next to the area, and how many cards it touches. [C-PLAY-2]"""

    cell: Cell
    neighbours: int


class DiscardedCard(msgspec.Struct, frozen=True):
    """A card on the discard pile, which is public. [C-R-36]"""

    card: int
    values: dict[str, Value]


class Owed(msgspec.Struct, frozen=True):
    """Cards that a seat still has to be given. [C-EMPTY-1]"""

    receiver: int
    count: int
    cause: Cause


class ComparityView(View, frozen=True):
    """The whole table as everybody sees it. Cards are named by their place in the deal."""

    phase: Phase
    legal: tuple[AnyMove, ...]
    order: str
    options: ComparityOptions
    turn: int
    """Whose turn it is: the checker, or who answers a Duet. When the game is over, the winner."""
    answering: Answering
    """What the turn's seat is acting on: its own turn, or a Duet, a Trio, a last card."""
    area: tuple[AreaCard, ...]
    """In reading order: rows from the top, each from left to right."""
    spaces: tuple[Space, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: int
    """How many cards the deck has left."""
    top: int | Hidden | None
    """The deck's top card, of which only the name is public; None if the deck is empty. [C-R-41]"""
    discards: tuple[DiscardedCard, ...]
    target: Cell | None = None
    """The card under check while a neighbour is chosen."""
    violations: tuple[tuple[Cell, Cell], ...] = ()
    """Open pairs out of order, the left or lower cell first."""
    owed: Owed | None = None
    vacated: Cell | None = None
    """Where a discarded card lay, while the area is split."""
    parts: tuple[tuple[Cell, ...], ...] = ()
    """The parts of a split area, the topmost first. [C-FIX-3]"""
    arranging: tuple[Cell, ...] = ()
    """Cells that are being laid out anew."""
    arranged: tuple[int, ...] = ()
    """The cards chosen for the first of them."""
    gone: tuple[int, ...] = ()
    """Seats that gave up."""
    removed: tuple[int, ...] = ()
    """Their cards, which left the game closed."""


HIDDEN: Final = Hidden()


@lru_cache(maxsize=1 << 14)
def _closed(card: int, cell: int) -> AreaCard:
    """A closed card in a cell. The same few thousand come up again and again."""
    return AreaCard(card, place_of(cell), HIDDEN)


def _open(agreed: Agreed, card: int, cell: int) -> AreaCard:
    """An open card in a cell."""
    key = card << 16 | cell
    found: AreaCard | None = agreed.lying_open.get(key)
    if found is None:
        found = agreed.lying_open[key] = AreaCard(card, place_of(cell), Open(agreed.face(card)))
    return found


@lru_cache(maxsize=1 << 12)
def _space(cell: int, neighbours: int) -> Space:
    """An empty cell. The same few hundred come up again and again."""
    return Space(place_of(cell), neighbours)


def view_of(state: ComparityState, legal: tuple[Move, ...]) -> ComparityView:
    """What everybody may see now. [C-HIDE-2, C-HIDE-4]"""
    grid, agreed = state.grid, state.agreed
    area = [
        _open(agreed, card, cell) if grid.is_open(cell) else _closed(card, cell) for cell, card in grid.cards.items()
    ]
    return ComparityView(
        version=MANIFEST.version,
        actor=None if state.actor == NOBODY else state.actor,
        phase=PHASES[state.phase_number],
        legal=legal,  # type: ignore[arg-type]  # the engine's moves are these
        outcome=state.outcome(),
        order=agreed.order,
        options=agreed.options,
        turn=state.turn,
        answering=ANSWERS[state.answering],
        area=tuple(area),
        spaces=tuple([_space(cell, count) for cell, count in grid.touching.items()]),
        hands=tuple([tuple(hand) for hand in state.hands]),
        deck=len(state.deck),
        top=state.deck_top(),
        discards=tuple(DiscardedCard(card, agreed.face(card)) for card in state.discards),
        target=None if state.target == NOWHERE else place_of(state.target),
        violations=tuple((place_of(pair >> 1), place_of(other_end(pair))) for pair in grid.violations),
        owed=Owed(state.receiver, state.owed, CAUSES[state.cause]) if state.phase_number == GIVING else None,
        vacated=None if state.vacated == NOWHERE else place_of(state.vacated),
        parts=() if state.vacated == NOWHERE else tuple(tuple(map(place_of, part)) for part in grid.parts()),
        arranging=tuple(place_of(cell) for cell in state.arranging),
        arranged=tuple(state.arranged),
        gone=tuple(state.gone),
        removed=tuple(state.removed),
    )
