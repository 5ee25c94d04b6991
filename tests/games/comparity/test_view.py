"""What everybody sees: names everywhere, values only of open cards, and one view for all."""

import msgspec
import pytest

from tallorder.cards import Value
from tallorder.games.comparity import RULES
from tallorder.games.comparity.view import AreaCard, ComparityView, DiscardedCard, Open, Owed, Space
from tallorder.games.kernel import Hidden
from tests.games.comparity.table import play, position
from tests.rulebook import rule

TABLE = """position comparity
order height
option repair_order = free
card a = height 1001, year ~1002 [us]
card b = height 1003, year 1004
card p = height 1005
card q = height 1006
card d = height 1007
card e = height 1008
card z = height 1009, year 1010
area | 4 | 5
-2   | a | [b]
hand 1: p
hand 2: q
deck: d | e
discards: z
turn 2
"""


@rule("C-HIDE-2", "C-HIDE-4", "C-COMP-2", "C-COMP-3", "C-R-36", "C-R-41", "C-R-42")
def test_the_view_is_written_out_card_by_card() -> None:
    game = position(TABLE)
    view = game.view(0)
    a = {"height": Value(1001), "year": Value(1002, approximate=True, scope="us")}
    assert view == ComparityView(
        version=1,
        actor=1,
        phase="turn",
        legal=tuple(game.legal_moves()),  # type: ignore[arg-type]
        outcome=None,
        order="height",
        options=game.agreed.options,
        turn=1,
        answering="turn",
        area=(AreaCard(0, (4, -2), Open(a)), AreaCard(1, (5, -2), Hidden())),
        spaces=tuple(Space(cell, 1) for cell in ((4, -1), (5, -1), (3, -2), (6, -2), (4, -3), (5, -3))),
        hands=((2,), (3,)),
        deck=2,
        top=4,
        discards=(DiscardedCard(6, {"height": Value(1009), "year": Value(1010)}),),
    )


@rule("C-HIDE-2", "C-HIDE-4")
def test_everybody_sees_the_same() -> None:
    game = position(TABLE)
    assert game.view(None) == game.view(0) == game.view(1)
    events = play(game, "check 5,-2")
    for event in events:
        assert game.seen(event, 0) == game.seen(event, None)
        assert game.seen(event, None).event == event
    assert RULES.one_view


@rule("C-HIDE-2")
def test_no_value_of_a_closed_card_is_in_the_view() -> None:
    text = msgspec.json.encode(position(TABLE).view(None)).decode()
    for shown in (1001, 1002, 1009, 1010):
        assert str(shown) in text
    for hidden in (1003, 1004, 1005, 1006, 1007, 1008):
        assert str(hidden) not in text


@rule("C-R-41")
def test_the_top_of_the_deck_is_named_or_hidden_or_absent() -> None:
    assert position(TABLE).view(None).top == 4
    assert position(TABLE, deck_top_visible="off").view(None).top == Hidden()
    empty = TABLE.replace("card d = height 1007\ncard e = height 1008\n", "").replace("deck: d | e\n", "")
    assert position(empty).view(None).top is None


@rule("C-HIDE-4", "C-R-41", "C-R-48")
def test_visible_and_opened_cards_are_listed_in_order_of_deal() -> None:
    view = position(TABLE).view(None)
    assert RULES.visible(view) == (0, 1, 2, 3, 4, 6)
    assert RULES.opened(view) == (0, 6)
    hidden = position(TABLE, deck_top_visible="off").view(None)
    assert RULES.visible(hidden) == (0, 1, 2, 3, 6)


def test_pending_things_are_seen() -> None:
    game = position("c-rx-5")
    play(game, "check 1,0")
    view = game.view(None)
    assert (view.phase, view.actor, view.turn, view.answering) == ("give", 1, 1, "turn")
    assert view.owed == Owed(0, 2, "caught")
    assert view.violations == (((0, 0), (1, 0)),)
    split = position("c-ex-6")
    play(split, "check 1,0", "discard 1,0")
    assert split.view(None).vacated == (1, 0)
    assert split.view(None).owed is None
    group = position("c-rx-1", repair_permute="on")
    play(group, "check 1,0", "arrange c @ 0,0")
    assert group.view(None).arranging == ((0, 0), (1, 0), (2, 0))
    assert group.view(None).arranged == (2,)
    trio = position("c-rx-7")
    play(trio, "play p @ 1,1")
    assert (trio.view(None).phase, trio.view(None).answering) == ("duet", "trio")
    assert trio.view(None).target is None


@rule("C-MEM-1", "C-R-50")
def test_closed_cards_stay_closed_at_the_end() -> None:
    game = position(TABLE)
    play(game, "play q @ 6,-2")
    view = game.view(None)
    assert view.phase == "over"
    assert view.actor is None
    assert view.turn == 1
    assert [lying.side for lying in view.area if lying.card != 0] == [Hidden(), Hidden()]
    assert view.legal == ()


@pytest.mark.parametrize("kind", RULES.news)
def test_moves_that_show_something_new_cannot_be_taken_back(kind: type) -> None:
    assert kind.__name__ in ("CardRevealed", "CardDrawn")
    assert kind in RULES.events
