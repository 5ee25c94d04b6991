"""Giving up: pending decisions, neighbours that close up, and what waited for the seat that leaves."""

import pytest

from tallorder.games.comparity import RULES
from tallorder.games.comparity.events import DrawShort, GameWon, PlayerResigned
from tallorder.games.kernel import Outcome, Refused
from tests.games.comparity.table import area, check_table, decides, hand, kinds, legal, names, play, position
from tests.rulebook import rule

THREE = """position comparity
area | 0        | 1        | 2
1    | [c = 20] | .        | [e = 40]
0    | [a = 10] | [b = 20] | [d = 30]
hand 1: p = 15 | o = 50 | n = 60
hand 2: q | r
hand 3: s | t
deck: f | g | h | i | j | k
turn {turn}
"""


@rule("C-R-51")
def test_with_two_left_the_other_wins() -> None:
    game = position(THREE.format(turn=2).replace("hand 3: s | t\n", ""))
    events = game.resign(0)
    assert events[0] == PlayerResigned(0, (5, 6, 7))
    assert GameWon(1, "C-R-51") in events
    assert game.outcome() == Outcome((1,), "C-R-51")
    check_table(game)


@rule("C-R-51")
def test_a_seat_that_leaves_on_its_turn_passes_it_on_and_its_hand_leaves_the_game_unseen() -> None:
    game = position(THREE.format(turn=2))
    assert game.resign(1) == [PlayerResigned(1, (8, 9))]
    assert decides(game) == (3, "turn")
    assert names(game, game.removed) == ["q", "r"]
    assert hand(game, 2) == []
    assert game.view(None).gone == (1,)
    assert game.view(None).removed == (8, 9)
    play(game, "play s @ 3,0", "play p @ 4,0")
    assert decides(game) == (3, "turn"), "seat 2 is skipped"
    check_table(game)


@rule("C-R-51", "C-R-1")
def test_neighbours_close_up_for_penalties_too() -> None:
    game = position(THREE.format(turn=3))
    game.resign(1)
    play(game, "play s @ 0,2")
    assert decides(game) == (1, "turn")
    other = position(THREE.format(turn=3).replace("b = 20", "b = 5"))
    other.resign(1)
    play(other, "check 1,0", "reveal 0,0")
    assert len(hand(other, 1)) == 6, "seat 1 now sits to the right of seat 3"


@rule("C-R-51")
def test_out_of_turn_others_play_on_undisturbed() -> None:
    game = position(THREE.format(turn=1))
    game.resign(2)
    assert decides(game) == (1, "turn")
    play(game, "play p @ 3,0")
    assert decides(game) == (2, "turn")
    with pytest.raises(Refused, match="comparity-not-in"):
        game.resign(2)
    with pytest.raises(Refused, match="unknown-seat"):
        game.resign(7)


@rule("C-R-51", "C-R-56")
def test_a_duet_is_answered_by_drawing_before_the_seat_leaves() -> None:
    game = position(THREE.format(turn=2) + "phase duet\n")
    events = game.resign(1)
    assert kinds(events) == ["PenaltyDue", "CardDrawn", "PlayerResigned"]
    assert names(game, game.removed) == ["q", "r", "f"]
    assert decides(game) == (3, "turn")


@rule("C-R-56")
def test_a_trio_player_keeps_the_further_card_when_the_responder_leaves() -> None:
    game = position(THREE.format(turn=2) + "phase duet\nanswering trio\n")
    game.resign(1)
    assert decides(game) == (1, "bonus")
    assert game.turn == 2
    play(game, "play o @ 3,1")
    assert decides(game) == (3, "turn")


@rule("C-R-56")
def test_the_further_card_lapses_when_its_player_leaves() -> None:
    game = position(THREE.format(turn=2) + "phase bonus\n")
    assert decides(game) == (1, "bonus")
    game.resign(0)
    assert decides(game) == (2, "turn")
    trio = position(THREE.format(turn=2) + "phase duet\nanswering trio\n")
    trio.resign(0)
    assert decides(trio) == (2, "duet"), "the answer is still due"
    play(trio, "draw")
    assert decides(trio) == (2, "turn")


@rule("C-R-56")
def test_a_responder_who_leaves_during_the_bonus_is_skipped() -> None:
    game = position(THREE.format(turn=2) + "phase bonus\n")
    game.resign(1)
    assert decides(game) == (1, "bonus")
    play(game, "decline")
    assert decides(game) == (3, "turn")


@rule("C-R-51")
def test_a_check_begun_is_finished_by_first_moves() -> None:
    game = position(THREE.format(turn=1))
    play(game, "check 1,0")
    assert legal(game)[0] == "reveal 0,0"
    events = game.resign(0)
    assert kinds(events) == ["CardRevealed", "CheckResult", "PenaltyDue", "CardDrawn", "CardDrawn", "PlayerResigned"]
    assert decides(game) == (2, "turn")
    assert area(game)[0, 0] == "a"


REPAIR = """position comparity
area
0 | a = 30 | [b = 20] | c = 10 | d = 60 | e = 50
hand 1: p | o
hand 2: {two}
hand 3: s | t
deck: {deck}
turn 2
"""


@rule("C-R-51")
def test_a_repair_is_finished_by_first_moves_and_then_the_seat_leaves() -> None:
    game = position(REPAIR.format(two="q | r", deck="u | v | w"))
    play(game, "check 1,0")
    assert legal(game) == ["swap 3,0 4,0"]
    events = game.resign(1)
    assert kinds(events) == ["CardsSwapped", "CardDiscarded", "CardsSwapped", "PlayerResigned"]
    assert decides(game) == (3, "turn")
    check_table(game)


@rule("C-R-56", "C-R-51")
def test_nobody_wins_by_the_cards_that_are_played_for_them() -> None:
    text = "position comparity\narea\n0 | a = 30 | . | c = 30\nhand 1: p | o\nhand 2: q\nhand 3: s | t\ndeck: u\n"
    text += "discards: b = 20\nturn 2\nphase join\nvacated 1,0\n"
    game = position(text)
    events = game.resign(1)
    assert kinds(events) == ["CardPlayed", "PlayerResigned"]
    assert area(game)[1, 0] == "[q]"
    assert decides(game) == (3, "turn")
    check_table(game)
    winner = position(text)
    play(winner, "play q @ 1,0")
    assert winner.outcome() == Outcome((1,), "C-END-1"), "who stays wins by the same card"


TWICE = """position comparity
area
0 | x = 90 | y = 80 | z = 70 | w = 95 | a = 30 | b = 20 | c = 10
hand 1: p | o
hand 2: q
hand 3: s | t
deck: u
turn 2
phase repair
"""


@rule("C-R-56")
def test_without_a_card_to_join_with_the_next_seat_joins_and_repairs_on() -> None:
    game = position(TWICE)
    events = game.resign(1)
    done = ["CardDiscarded", "CardsSwapped", "CardDiscarded", "AreaSplit", "CardPlayed", "CardDiscarded", "AreaSplit"]
    assert kinds(events) == [*done, "PlayerResigned"]
    assert decides(game) == (3, "join")
    check_table(game)
    play(game, "play s @ 4,0")
    assert decides(game) == (3, "repair")
    play(game, legal(game)[0])
    assert decides(game) == (3, "turn"), "it took the repair over, and now has its own turn"


GIVING = """position comparity
area
0 | {row}
hand 1: {one}
hand 2: {two}
hand 3: {three}
turn 2
"""


@rule("C-R-51")
def test_a_gift_is_made_by_the_first_card_before_the_giver_leaves() -> None:
    game = position(GIVING.format(row="a = 30 | [b = 20]", one="p | o", two="q | r", three="s | t"))
    play(game, "check 1,0", "give q")
    assert decides(game) == (3, "give")
    events = game.resign(2)
    assert kinds(events) == ["CardGiven", "DrawShort", "PlayerResigned"]
    assert hand(game, 1) == ["p", "o", "q", "s"]
    check_table(game)
    assert decides(game) == (2, "repair")


@rule("C-R-56")
def test_cards_owed_to_a_leaving_seat_are_forgiven() -> None:
    game = position(GIVING.format(row="a = 30 | [b = 20]", one="p | o", two="q | r", three="s | t"))
    play(game, "check 1,0", "give q")
    game.resign(0)
    assert decides(game) == (2, "repair")
    assert hand(game, 3) == ["s", "t"]
    assert (game.receiver, game.owed) == (-1, 0)
    check_table(game)
    mistrust = position(GIVING.format(row="a = 30 | [b = 40]", one="p | o", two="q | r", three="s | t"))
    play(mistrust, "check 1,0")
    assert decides(mistrust) == (3, "give")
    mistrust.resign(1)
    assert decides(mistrust) == (3, "turn")
    check_table(mistrust)


@rule("C-R-56")
def test_a_trio_goes_on_when_the_responder_leaves_while_others_give() -> None:
    closed = GIVING.format(row="[a = 30] | [b = 40]", one="p | o", two="q | r", three="s | t")
    game = position(closed + "phase duet\nanswering trio\n")
    play(game, "draw")
    assert decides(game) == (3, "give")
    game.resign(1)
    assert decides(game) == (1, "bonus")
    assert game.turn == 2
    play(game, "decline")
    assert decides(game) == (3, "turn")
    duet = position(closed + "phase duet\n")
    play(duet, "draw")
    duet.resign(1)
    assert decides(duet) == (3, "turn")


@rule("C-R-56")
def test_a_checker_who_leaves_while_others_give_repairs_first() -> None:
    game = position(GIVING.format(row="a = 30 | [b = 20] | c = 10", one="p | o", two="q | r", three="s | t"))
    play(game, "check 1,0", "give q")
    assert decides(game) == (3, "give")
    events = game.resign(1)
    assert kinds(events) == ["CardDiscarded", "CardsSwapped", "PlayerResigned"]
    assert decides(game) == (3, "give"), "the gifts go on"
    assert game.turn == 2
    check_table(game)
    events = play(game, "give s")
    assert DrawShort(0, 1) in events
    assert decides(game) == (3, "turn")


@rule("C-R-56")
def test_a_checker_who_leaves_while_others_give_and_cannot_join_hands_the_repair_on() -> None:
    row = "x = 90 | y = 80 | z = 70 | w = 95 | a = 30 | b = 20 | [c = 10]"
    game = position(GIVING.format(row=row, one="p", two="q | r", three="s | t | u | v"))
    play(game, "check 6,0", "give q")
    assert decides(game) == (3, "give")
    events = game.resign(1)
    done = ["CardDiscarded", "CardsSwapped", "CardDiscarded", "AreaSplit", "CardPlayed", "CardDiscarded", "AreaSplit"]
    assert kinds(events) == [*done, "PlayerResigned"]
    assert decides(game) == (3, "give"), "the gifts go on, and then"
    check_table(game)
    again = RULES.read_position(RULES.write_position(game))
    assert again.key() == game.key()
    play(game, "give s", "give t")
    assert decides(game) == (3, "join"), "the next seat joins"
    play(game, "play u @ 4,0", "swap 5,0 6,0")
    assert decides(game) == (3, "turn")


CHALLENGE = """position comparity
option final_challenge = on
area | 0        | 1
1    | [c = 20] | [p = 5]
0    | a = 10   | [b = 20]
hand 1:
hand 2: q | r
hand 3: s | t
deck: u | v | w
turn 2
phase challenge
"""


@rule("C-R-56")
def test_a_challenger_who_leaves_lets_the_win_stand() -> None:
    game = position(CHALLENGE)
    events = game.resign(1)
    assert "ChallengeDeclined" in kinds(events)
    assert "PlayerResigned" not in kinds(events)
    assert game.outcome() == Outcome((0,), "C-END-1")


@rule("C-R-56")
def test_a_would_be_winner_who_leaves_ends_the_challenge() -> None:
    game = position(CHALLENGE)
    game.resign(0)
    assert decides(game) == (2, "turn")
    begun = position(CHALLENGE)
    play(begun, "check 1,1")
    assert decides(begun) == (2, "extra")
    begun.resign(0)
    play(begun, "reveal 1,0")
    assert len(hand(begun, 3)) == 5, "seat 3 now sits to the right of the checker"
    assert decides(begun) == (2, "repair")
    play(begun, legal(begun)[0])
    assert decides(begun) == (2, "turn")


@rule("C-R-56")
def test_a_third_seat_may_leave_during_a_challenge() -> None:
    game = position(CHALLENGE)
    game.resign(2)
    assert decides(game) == (2, "challenge")
    play(game, "decline")
    assert game.outcome() == Outcome((0,), "C-END-1")


def test_a_resignation_that_cannot_be_finished_leaves_nothing_behind() -> None:
    text = "position comparity\narea\n0 | a = 1 | [b = 2] | [c]\nhand 1: p\nhand 2: q | r\nhand 3: s | t\ndeck: u\n"
    game = position(text.replace("a = 1", "[a]"))
    game.play(game.legal_moves()[-2])
    assert decides(game) == (1, "extra")
    with pytest.raises(Refused, match="value-unknown"):
        game.resign(0)
    assert game.leaving == -1
    assert game.is_in(0)
