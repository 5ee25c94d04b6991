"""What everybody may see: there is one view for all, and no value of a closed card is in it."""

from typing import Literal

import msgspec

from higher_or_lower.manifest import MANIFEST
from higher_or_lower.moves import Guess
from higher_or_lower.state import HigherLowerState
from tallorder import NOBODY, View
from tallorder.cards import Value


class OpenCard(msgspec.Struct, frozen=True):
    """A card of the row: all its values are public. [H-TURN-2]"""

    card: int
    values: dict[str, Value]


class HigherLowerView(View, frozen=True):
    """The row, the name of the next card, how many cards are left, and the points."""

    phase: Literal["guess", "over"]
    legal: tuple[Guess, ...]
    order: str
    row: tuple[OpenCard, ...]
    next: int | None
    """The pile's first card, closed: its name is public, its values are not. [H-SETUP-1]"""
    pile: int
    """How many cards the pile has."""
    points: tuple[int, ...]
    in_play: tuple[int, ...]
    """The seats still in. [H-R-1]"""
    goal: int
    keep_turn: bool


def view_of(state: HigherLowerState, legal: tuple[Guess, ...]) -> HigherLowerView:
    """The table as everybody sees it."""
    return HigherLowerView(
        version=MANIFEST.version,
        actor=None if state.actor == NOBODY else state.actor,
        phase="over" if state.actor == NOBODY else "guess",
        legal=legal,
        outcome=state.ended,
        order=state.order,
        row=tuple([OpenCard(card, state.cards[card].values) for card in state.row]),
        next=state.pile[-1] if state.pile else None,
        pile=len(state.pile),
        points=tuple(state.points),
        in_play=tuple(state.in_play),
        goal=state.options.goal,
        keep_turn=state.options.keep_turn,
    )
