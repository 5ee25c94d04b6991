"""Giving up: out at once, in turn or not; the others play on. [L-R-25]"""

import pytest

from tallorder.games.cardline.events import GameWon, PlayerResigned, RoundEnded
from tallorder.games.kernel import Outcome, Refused, SeatRef
from tests.games.cardline.table import actor, box_closed, hand, kinds, play, position, winners
from tests.rulebook import rule

FOUR = """position cardline
line e = 50
hand 1 a = 10 | k = 11
hand 2 b = 20 | l = 12
hand 3 c = 30 | m = 13
hand 4 d = 40 | n = 14
pile f = 60 | g = 70 | h = 80
"""
ONE_EACH = """position cardline
line e = 50
hand 1 a = 10
hand 2 b = 20
hand 3 c = 30
pile f = 60 | g = 70 | h = 80 | i = 90
"""


@rule("L-R-25", "L-R-8")
def test_who_resigns_is_out_and_the_cards_go_to_the_box_closed() -> None:
    game = position(FOUR)
    held = tuple(game.hands[2])
    events = game.resign(2)
    assert events == [PlayerResigned(2, held)]
    assert hand(game, 3) == []
    assert box_closed(game) == ["c", "m"]
    assert game.in_play == [0, 1, 3]
    assert actor(game) == 1


@rule("L-R-25")
def test_the_actors_pending_decision_is_dropped_and_the_next_seat_decides() -> None:
    game = position(FOUR)
    play(game, "a @ 0")
    game.resign(1)
    assert (actor(game), game.round) == (3, 1)


@rule("L-R-25", "L-R-1")
def test_the_round_ends_when_its_last_seat_resigns_in_turn() -> None:
    game = position(FOUR)
    play(game, "a @ 0", "b @ 1", "c @ 2")
    events = game.resign(3)
    assert events[-1] == RoundEnded(1, ())
    assert (actor(game), game.round) == (1, 2)


@rule("L-R-25")
def test_a_seat_that_has_had_its_turn_may_leave_without_moving_the_turn_on() -> None:
    game = position(FOUR)
    play(game, "a @ 0", "b @ 1")
    game.resign(0)
    assert (actor(game), game.round, game.turn) == (3, 1, 1)
    play(game, "c @ 2", "d @ 3")
    assert (actor(game), game.round) == (2, 2), "the first player's seat is out: rounds begin with seat 2"


@rule("L-R-25")
def test_the_last_player_left_wins() -> None:
    game = position(FOUR)
    game.resign(0)
    game.resign(3)
    assert game.outcome() is None
    events = game.resign(1)
    assert game.outcome() == Outcome((2,), "L-R-25")
    assert kinds(events) == ["PlayerResigned", "GameWon"]
    assert events[-1] == GameWon((2,), "L-R-25")


@rule("L-R-25", "L-R-2")
def test_the_finisher_wins_at_once_when_the_only_seat_that_could_catch_up_resigns() -> None:
    game = position("l-rx-1")
    play(game, "a @ 0")
    game.resign(1)
    assert game.outcome() == Outcome((0,), "L-END-2")


@rule("L-R-25")
def test_a_finisher_who_resigns_is_no_finisher_any_more() -> None:
    game = position(ONE_EACH)
    play(game, "a @ 0", "b @ 1")
    game.resign(0)
    assert game.finishers == [1]
    assert actor(game) == 3
    play(game, "c @ 0")
    assert winners(game) == [2]


@rule("L-R-25", "L-R-2")
def test_when_one_of_two_finishers_resigns_the_other_wins_if_nobody_can_catch_up() -> None:
    game = position(
        "position cardline\nline e = 50\nhand 1 a = 10\nhand 2 b = 20\nhand 3 c = 30 | d = 40\n"
        "pile f = 1 | g = 2 | h = 3\n"
    )
    play(game, "a @ 0", "b @ 1")
    game.resign(1)
    assert game.outcome() == Outcome((0,), "L-END-2")


@rule("L-R-25", "L-END-3")
def test_two_finishers_go_into_the_tie_break_when_the_last_seat_of_the_round_resigns() -> None:
    game = position(ONE_EACH)
    play(game, "a @ 0", "b @ 1")
    game.resign(2)
    assert game.in_play == [0, 1]
    assert (hand(game, 1), hand(game, 2), game.round) == (["f"], ["g"], 2)


@rule("L-R-25")
def test_a_seat_that_is_out_cannot_resign_again_and_one_that_is_in_can() -> None:
    game = position("l-rx-6")
    before = game.key()
    with pytest.raises(Refused) as caught:
        game.resign(0)
    assert (caught.value.refusal.rule, caught.value.refusal.code) == ("L-R-25", "cardline-already-out")
    assert caught.value.refusal.params == {"seat": SeatRef(0)}
    assert game.key() == before
    game.resign(1)
    assert winners(game) == [4]
