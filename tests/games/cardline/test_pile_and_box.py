"""The pile, the box, and what happens when the pile is empty."""

from tallorder.games.cardline.events import CardDrawn, PileRecycled
from tallorder.games.kernel import Chance
from tests.games.cardline.table import box, box_closed, hand, kinds, pile, play, position
from tests.rulebook import rule

EMPTY_PILE = """position cardline
line a = 50
hand 1 b = 10 | c = 20
hand 2 d = 30 | e = 40
box f = 1 | g = 2
box-closed h = 3 | i = 4
chance 11 0
"""


@rule("L-RX-5", "L-R-9")
def test_with_pile_and_box_empty_the_failed_card_comes_straight_back() -> None:
    game = position("l-rx-5")
    events = play(game, "e @ 0")
    assert sorted(hand(game, 1)) == ["e", "f"]
    assert (pile(game), box(game)) == ([], [])
    e = game.hands[0][1]
    assert events[-2:] == [PileRecycled(1), CardDrawn(0, e, 0, None)]


@rule("L-R-9")
def test_an_empty_pile_is_made_anew_from_the_whole_box_with_the_failed_card() -> None:
    game = position(EMPTY_PILE)
    events = play(game, "b @ 1")
    assert PileRecycled(5) in events
    assert kinds(events)[-3:] == ["CardBoxed", "PileRecycled", "CardDrawn"]
    assert sorted([*pile(game), hand(game, 1)[-1]]) == ["b", "f", "g", "h", "i"]
    assert (box(game), box_closed(game)) == ([], [])
    assert len(hand(game, 1)) == 2


@rule("L-R-9")
def test_the_box_is_shuffled_by_the_chance_of_the_position() -> None:
    tops = set()
    for key in range(40):
        game = position(EMPTY_PILE.replace("chance 11 0", f"chance {key} 3"))
        again = position(EMPTY_PILE.replace("chance 11 0", f"chance {key} 3"))
        play(game, "b @ 1")
        play(again, "b @ 1")
        assert game.key() == again.key()
        assert game.chance.count > 3
        tops.add(hand(game, 1)[-1])
    assert tops == {"b", "f", "g", "h", "i"}


@rule("L-R-9")
def test_an_empty_pile_stays_empty_until_a_card_must_be_drawn() -> None:
    game = position(EMPTY_PILE)
    play(game, "b @ 0")
    assert pile(game) == []
    assert box(game) == ["f", "g"]
    last = position(EMPTY_PILE + "pile z = 9\n")
    events = play(last, "b @ 1")
    assert hand(last, 1) == ["c", "z"]
    assert pile(last) == []
    assert "PileRecycled" not in kinds(events)


@rule("L-R-9", "L-END-4")
def test_tie_break_cards_come_from_a_new_pile_when_the_old_one_runs_out_between_two_seats() -> None:
    game = position("position cardline\nline a = 50\nhand 1 b = 10\nhand 2 c = 20\npile d = 1\nbox e = 2 | f = 3\n")
    events = play(game, "b @ 0", "c @ 1")
    assert kinds(events)[-4:] == ["RoundEnded", "TieBreakDealt", "PileRecycled", "TieBreakDealt"]
    assert hand(game, 1) == ["d"]
    assert hand(game, 2)[0] in ("e", "f")
    assert len(pile(game)) == 1


@rule("L-R-18", "L-R-8")
def test_the_box_shows_flipped_cards_with_values_and_the_others_by_name_only() -> None:
    view = position(EMPTY_PILE).view(None)
    assert [shown.values["value"].number for shown in view.box] == [1, 2]
    assert len(view.box_closed) == 2


@rule("L-R-18")
def test_after_a_recycling_the_names_below_the_top_are_hidden_again() -> None:
    game = position(EMPTY_PILE)
    play(game, "b @ 1")
    view = game.view(None)
    assert (view.box, view.box_closed, view.pile, view.top) == ((), (), 4, game.pile[-1])
    named = {*view.hands[0], *view.hands[1], view.line[0].card, view.top}
    assert not named & set(game.pile[:-1])


def test_cards_are_drawn_from_the_top() -> None:
    game = position(
        "position cardline\nline a = 50\nhand 1 b = 10 | x = 1\nhand 2 c = 20 | y = 2\npile d = 1 | e = 2 | f = 3\n"
    )
    play(game, "b @ 1", "c @ 1")
    assert (hand(game, 1)[-1], hand(game, 2)[-1], pile(game)) == ("d", "e", ["f"])


def test_the_chance_of_a_game_is_its_own() -> None:
    game = position(EMPTY_PILE)
    twin = game.clone()
    play(game, "b @ 1")
    assert (twin.chance.key, twin.chance.count) == (11, 0)
    assert twin.chance is not game.chance
    assert isinstance(twin.chance, Chance)
