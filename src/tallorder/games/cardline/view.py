"""What everybody may see: Cardline has no private information, so there is one view for all. [L-R-16, L-R-18]"""

from typing import Literal

import msgspec

from tallorder.cards import Value
from tallorder.games.cardline.manifest import MANIFEST
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.round import able_to_finish
from tallorder.games.cardline.state import CardlineState
from tallorder.games.kernel import NOBODY, Hidden, View


class OpenCard(msgspec.Struct, frozen=True):
    """A card with its characteristics side up: all its values are public. [L-R-17]"""

    card: int
    values: dict[str, Value]


class CardlineView(View, frozen=True):
    """The table as it lies there: closed cards show no values, the pile shows its top and its size. [L-SETUP-6]"""

    phase: Literal["place", "over"]
    legal: tuple[PlaceCard, ...]
    order: str
    round: int
    first: int
    """The first player's seat, where rounds begin. [L-SETUP-1]"""
    to_act: tuple[int, ...]
    """The seats whose turn in this round is now or yet to come, in order."""
    in_play: tuple[int, ...]
    """The seats still in, in order of their turns."""
    finishers: tuple[int, ...]
    """Who has placed the last card in this round."""
    can_finish: tuple[int, ...]
    """Who can still place the last card in this round. [L-R-2]"""
    hands: tuple[tuple[int, ...], ...]
    """The closed cards in front of each seat."""
    line: tuple[OpenCard, ...]
    pile: int
    """How many cards the pile has."""
    top: int | Hidden | None
    """The pile's first card, if its name is public; None if the pile is empty. [L-R-16]"""
    box: tuple[OpenCard, ...]
    """Misplaced cards, open."""
    box_closed: tuple[int, ...]
    """Cards of seats that are out: boxed without a look at their values. [L-R-8]"""
    hand_size: int
    finish_round: bool
    pile_top_visible: bool
    max_rounds: int | None
    units: Literal["us", "metric"]


def view_of(state: CardlineState, legal: tuple[PlaceCard, ...]) -> CardlineView:
    """The table as everybody sees it. [L-R-16, L-R-18]"""
    return CardlineView(
        version=MANIFEST.version,
        actor=None if state.actor == NOBODY else state.actor,
        phase="over" if state.actor == NOBODY else "place",
        legal=legal,
        outcome=state.ended,
        order=state.order,
        round=state.round,
        first=state.first,
        to_act=tuple(state.in_play[state.turn :]),
        in_play=tuple(state.in_play),
        finishers=tuple(state.finishers),
        can_finish=able_to_finish(state.in_play[state.turn :], state.hands),
        hands=tuple([tuple(hand) for hand in state.hands]),
        line=tuple([OpenCard(card, state.face(card)) for card in state.line.cards]),
        pile=len(state.pile),
        top=state.shown_top(state.top()),
        box=tuple([OpenCard(card, state.face(card)) for card in state.box]),
        box_closed=tuple(state.box_closed),
        hand_size=state.options.hand_size,
        finish_round=state.options.finish_round,
        pile_top_visible=state.options.pile_top_visible,
        max_rounds=state.options.max_rounds,
        units=state.options.units,
    )
