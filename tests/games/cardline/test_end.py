"""Rounds, finishers, tie-breaks and the end of the game."""

import pytest

from tallorder.games.cardline.events import GameWon, PlayersEliminated, RoundEnded, TieBreakDealt
from tallorder.games.cardline.round import is_decided, order_of_play
from tallorder.games.kernel import NOBODY, Outcome
from tests.games.cardline.table import actor, box, box_closed, hand, kinds, line, pile, play, position, winners
from tests.rulebook import rule

ONE_EACH = """position cardline
line e = 50
hand 1 a = 10
hand 2 b = 20
hand 3 c = 30
pile f = 60 | g = 70 | h = 80 | i = 90
"""


@rule("L-RX-1", "L-END-2", "L-R-2", "L-D-2")
def test_the_only_finisher_wins_as_soon_as_nobody_can_catch_up() -> None:
    game = position("l-rx-1")
    play(game, "a @ 0")
    assert actor(game) == 2, "seat 2 holds one card and can still finish"
    events = play(game, "b @ 2")
    assert winners(game) == [1]
    assert game.outcome() == Outcome((0,), "L-END-2")
    assert events[-1] == GameWon((0,), "L-END-2")
    assert "RoundEnded" not in kinds(events), "seat 3 has not had its turn"


@rule("L-R-2")
def test_with_finish_round_the_others_still_have_their_turn() -> None:
    text = "\n".join(["position cardline", "option finish_round = on", "line e = 50", "hand 1 a = 10", "hand 2 b = 20"])
    game = position(text + "\nhand 3 c = 30 | d = 40\npile f = 60 | g = 70 | h = 80\n")
    play(game, "a @ 0", "b @ 2")
    assert actor(game) == 3
    events = play(game, "c @ 1")
    assert winners(game) == [1]
    assert "RoundEnded" in kinds(events)


@rule("L-END-2")
def test_the_last_seat_of_a_round_wins_when_it_alone_finishes() -> None:
    game = position(ONE_EACH)
    events = play(game, "a @ 1", "b @ 1", "c @ 0")
    assert winners(game) == [3]
    assert events[-2:] == [RoundEnded(1, (2,)), GameWon((2,), "L-END-2")]


@rule("L-RX-2", "L-END-3", "L-END-4", "L-R-7", "L-R-8")
def test_several_finishers_play_on_with_one_card_each_and_the_others_are_out() -> None:
    game = position("l-rx-2")
    events = play(game, "a @ 0", "b @ 0", "c @ 1")
    assert game.in_play == [0, 2]
    assert (hand(game, 1), hand(game, 2), hand(game, 3)) == (["g"], [], ["h"])
    assert box(game) == ["b"]
    assert box_closed(game) == ["f"], "the card that seat 2 drew goes to the box unopened"
    assert pile(game) == ["i"]
    assert (actor(game), game.round, game.finishers) == (1, 2, [])
    f, g, h, i = (game.cards.index(card) for card in game.cards if card.id in "fghi")
    assert events[-4:] == [
        RoundEnded(1, (0, 2)),
        PlayersEliminated((1,), (f,), (1,)),
        TieBreakDealt(0, g, 2, h),
        TieBreakDealt(2, h, 1, i),
    ]


@rule("L-R-2", "L-END-3")
def test_with_two_finishers_the_round_is_played_out_although_nobody_else_can_finish() -> None:
    game = position(
        "position cardline\nline e = 50\nhand 1 a = 10\nhand 2 b = 20\nhand 3 c = 30 | d = 40\n"
        "pile f = 1 | g = 2 | h = 3\n"
    )
    play(game, "a @ 0", "b @ 1")
    assert actor(game) == 3
    play(game, "c @ 2")
    assert game.in_play == [0, 1]
    assert box_closed(game) == ["d"]
    assert line(game) == ["a", "b", "c", "e"]


@rule("L-R-4")
def test_when_everybody_finishes_together_nobody_is_out() -> None:
    game = position(ONE_EACH)
    events = play(game, "a @ 0", "b @ 1", "c @ 2")
    assert game.in_play == [0, 1, 2]
    assert [hand(game, seat) for seat in (1, 2, 3)] == [["f"], ["g"], ["h"]]
    assert "PlayersEliminated" not in kinds(events)
    assert kinds(events)[-3:] == ["TieBreakDealt"] * 3


@rule("L-RX-3", "L-R-5")
def test_when_no_finalist_is_right_all_draw_and_nobody_is_out() -> None:
    game = position("l-rx-3")
    events = play(game, "a @ 1", "c @ 2")
    assert game.in_play == [0, 2]
    assert (hand(game, 1), hand(game, 3)) == (["f"], ["g"])
    assert (game.round, actor(game)) == (6, 1)
    assert events[-1] == RoundEnded(5, ())


@rule("L-END-5", "L-R-6", "L-END-1")
def test_a_tie_break_round_with_one_right_card_has_a_winner() -> None:
    game = position("l-rx-3")
    play(game, "a @ 1", "c @ 0")
    assert winners(game) == [3]
    assert not game.hands[2]


@rule("L-END-5", "L-R-6")
def test_a_tie_break_round_with_several_right_cards_eliminates_the_rest_and_goes_on() -> None:
    game = position(ONE_EACH)
    play(game, "a @ 0", "b @ 1", "c @ 2")
    play(game, "f @ 4", "g @ 0", "h @ 5")
    assert game.in_play == [0, 2]
    assert hand(game, 2) == []
    assert len(hand(game, 1)) == len(hand(game, 3)) == 1


@rule("L-RX-6", "L-R-3")
def test_rounds_start_with_the_first_seat_still_in_clockwise_from_the_first_player() -> None:
    game = position("l-rx-6")
    assert game.in_play == [1, 3]
    play(game, "d @ 0")
    assert actor(game) == 4
    play(game, "e @ 0")
    assert (actor(game), game.round) == (2, 8)


@rule("L-R-1", "L-R-3")
def test_the_order_of_a_round_runs_clockwise_from_the_first_player_round_the_table() -> None:
    assert order_of_play([True] * 4, 2) == [2, 3, 0, 1]
    assert order_of_play([True, False, True, True], 1) == [2, 3, 0]
    assert order_of_play([False, True, False, True], 3) == [3, 1]


@rule("L-R-1")
def test_everybody_has_equally_many_turns_in_a_round_wherever_it_starts() -> None:
    game = position(
        "position cardline\nfirst 3\nline e = 50\nhand 1 a = 10 | k = 1\nhand 2 b = 20 | l = 2\nhand 3 c = 30 | m = 3\n"
        "pile f = 60 | g = 70 | h = 80\n"
    )
    assert actor(game) == 3
    play(game, "c @ 0", "a @ 0")
    assert (actor(game), game.round) == (2, 1)
    events = play(game, "b @ 1")
    assert events[-1] == RoundEnded(1, ())
    assert (actor(game), game.round) == (3, 2)


@rule("L-R-1", "L-R-7")
def test_tie_break_cards_are_dealt_in_order_of_turns() -> None:
    game = position(ONE_EACH.replace("line e", "first 2\nline e"))
    events = play(game, "b @ 0", "c @ 1", "a @ 0")
    assert [event.seat for event in events if isinstance(event, TieBreakDealt)] == [1, 2, 0]
    assert (hand(game, 2), hand(game, 3), hand(game, 1)) == (["f"], ["g"], ["h"])


@rule("L-R-19", "L-D-1", "L-TURN-9")
def test_a_wrong_last_card_is_replaced_and_tried_again_in_the_next_round() -> None:
    game = position(ONE_EACH)
    play(game, "a @ 1")
    assert hand(game, 1) == ["f"]
    assert game.finishers == []
    play(game, "b @ 1", "c @ 1")
    assert (actor(game), game.round) == (1, 2)
    play(game, "f @ 1")
    assert game.finishers == [0]


@rule("L-R-10")
def test_finishers_share_the_victory_when_the_cards_do_not_suffice_for_a_tie_break() -> None:
    text = "position cardline\nline e = 50\nhand 1 a = 10\nhand 2 b = 20\npile f = 60\n"
    game = position(text)
    events = play(game, "a @ 0", "b @ 1")
    assert game.outcome() == Outcome((0, 1), "L-R-10")
    assert events[-1] == GameWon((0, 1), "L-R-10")
    assert game.actor == NOBODY
    enough = position(text.replace("f = 60", "f = 60 | g = 70"))
    play(enough, "a @ 0", "b @ 1")
    assert enough.outcome() is None


@rule("L-R-10")
def test_the_cards_of_the_box_and_of_the_eliminated_count_for_the_tie_break() -> None:
    text = "position cardline\nline e = 50\nhand 1 a = 10\nhand 2 b = 20\nhand 3 c = 30 | d = 40\n"
    game = position(text + "box g = 1\n")
    play(game, "a @ 0", "b @ 1", "c @ 2")
    assert game.outcome() is None
    assert sorted(hand(game, 1) + hand(game, 2)) == ["d", "g"]
    closed = position(text + "box-closed g = 1\n")
    play(closed, "a @ 0", "b @ 1", "c @ 2")
    assert closed.outcome() is None
    short = position(text)
    play(short, "a @ 0", "b @ 1", "c @ 2")
    assert short.outcome() == Outcome((0, 1), "L-R-10")
    assert box_closed(short) == ["d"]


LAST_ROUND = """position cardline
option max_rounds = 3
round 3
line e = 50
hand 1 a = 10 | k = 11
hand 2 b = 20 | l = 12
hand 3 c = 30 | m = 13 | n = 14
pile f = 60 | g = 70 | h = 80
"""


@rule("L-R-23")
def test_after_the_last_round_those_with_the_fewest_cards_share_the_victory() -> None:
    game = position(LAST_ROUND)
    play(game, "a @ 0", "b @ 1", "c @ 0")
    assert game.outcome() == Outcome((0, 1), "L-R-23")


@rule("L-R-23")
def test_after_the_last_round_one_seat_alone_may_have_the_fewest_cards() -> None:
    game = position(LAST_ROUND)
    play(game, "a @ 0", "b @ 0", "c @ 0")
    assert game.outcome() == Outcome((0,), "L-R-23")


@rule("L-R-23")
@pytest.mark.parametrize("limit", ["none", "4"])
def test_without_a_limit_or_before_it_another_round_follows(limit: str) -> None:
    game = position(LAST_ROUND.replace("max_rounds = 3", f"max_rounds = {limit}"))
    play(game, "a @ 0", "b @ 1", "c @ 0")
    assert (game.outcome(), game.round, actor(game)) == (None, 4, 1)


@rule("L-R-23")
def test_finishers_of_the_last_round_share_before_tie_break_cards_are_dealt() -> None:
    game = position(ONE_EACH.replace("line e", "option max_rounds = 1\nline e"))
    events = play(game, "a @ 0", "b @ 0", "c @ 1")
    assert game.outcome() == Outcome((0, 2), "L-R-23")
    assert pile(game) == ["g", "h", "i"]
    assert kinds(events)[-3:] == ["RoundEnded", "PlayersEliminated", "GameWon"]


@rule("L-END-2", "L-R-23")
def test_the_only_finisher_of_the_last_round_wins_by_finishing() -> None:
    game = position(ONE_EACH.replace("line e", "option max_rounds = 1\nline e"))
    play(game, "a @ 0", "b @ 0", "c @ 0")
    assert game.outcome() == Outcome((0,), "L-END-2")


@rule("L-R-2")
@pytest.mark.parametrize(
    ("finishers", "still_to_act", "at_once", "played_out"),
    [
        (0, [], False, False),
        (1, [], True, True),
        (1, [2, 3], True, False),
        (1, [2, 1], False, False),
        (2, [], False, False),
        (2, [2], False, False),
    ],
)
def test_a_round_is_decided_with_one_finisher_whom_nobody_can_join(
    finishers: int, still_to_act: list[int], at_once: bool, played_out: bool
) -> None:
    assert is_decided(finishers, still_to_act, finish_round=False) == at_once
    assert is_decided(finishers, still_to_act, finish_round=True) == played_out
