"""Duet and Trio: what a card that touches several others brings about."""

import pytest

from tallorder.games.comparity.events import (
    BonusDeclined,
    CardDrawn,
    CardPlayed,
    DuetTriggered,
    PenaltyDue,
    TrioTriggered,
)
from tallorder.games.kernel import SeatRef
from tests.games.comparity.table import area, decides, deck, hand, kinds, legal, play, position, refused
from tests.rulebook import rule

CORNER = """position comparity
area | 0        | 1
1    | [c = 20] | .
0    | [a = 10] | [b = 20]
hand 1: p = 30 | o = 5
hand 2: q | r
hand 3: s | t
deck: d | e | f | g | h
turn 1
"""
CUP = """position comparity
area | 0        | 1        | 2
1    | [c = 20] | .        | [e = 40]
0    | [a = 10] | [b = 20] | [d = 30]
hand 1: p = {value} | o = 50 | n = 60
hand 2: q | r
hand 3: s | t
deck: f | g | h | i | j | k
turn 1
"""


@rule("C-DUET-1", "C-DUET-2", "C-D-1", "C-D-2", "C-R-21", "C-R-32")
def test_a_card_beside_two_others_makes_the_next_seat_draw_or_check_at_once() -> None:
    game = position(CORNER)
    events = play(game, "play p @ 1,1")
    assert isinstance(events[0], CardPlayed)
    assert events[0].neighbours == 2
    assert events[1:] == [DuetTriggered(0, 1)]
    assert decides(game) == (2, "duet")
    assert legal(game) == ["draw", "check 0,1", "check 1,1", "check 0,0", "check 1,0"]


@rule("C-DUET-1", "C-R-32")
def test_open_cards_count_for_a_duet_too() -> None:
    game = position(CORNER.replace("[c = 20]", "c = 20").replace("[b = 20]", "b = 20"))
    assert kinds(play(game, "play p @ 1,1")) == ["CardPlayed", "DuetTriggered"]


@rule("C-DUET-1")
def test_a_card_beside_one_other_triggers_nothing() -> None:
    game = position(CORNER)
    assert kinds(play(game, "play p @ 2,0")) == ["CardPlayed"]
    assert decides(game) == (2, "turn")


@rule("C-DUET-2", "C-DUET-4")
def test_drawing_costs_one_card_and_leaves_a_full_turn() -> None:
    game = position(CORNER)
    events = play(game, "play p @ 1,1", "draw")
    assert events == [PenaltyDue(1, 1, "duet"), CardDrawn(1, game.hands[1][-1], 4, game.deck[-1])]
    assert hand(game, 2) == ["q", "r", "d"]
    assert deck(game) == ["e", "f", "g", "h"]
    assert decides(game) == (2, "turn")
    play(game, "play d @ 2,0")
    assert decides(game) == (3, "turn")


@rule("C-DUET-3", "C-DUET-4", "C-R-23", "C-PEN-1")
def test_checking_in_answer_is_an_ordinary_check_and_leaves_a_full_turn() -> None:
    game = position(CORNER)
    play(game, "play p @ 1,1", "check 0,0", "reveal 1,0")
    assert hand(game, 2) == ["q", "r", "d", "e"]
    assert decides(game) == (2, "turn")
    play(game, "check 0,1", "stop")
    assert decides(game) == (3, "turn"), "the second check was the turn"


@rule("C-DUET-3", "C-R-1", "C-PEN-2")
def test_a_violation_found_in_answer_costs_the_duet_player_and_leaves_a_full_turn() -> None:
    game = position(CORNER.replace("p = 30", "p = 15"))
    play(game, "play p @ 1,1", "check 1,1", "reveal 1,0")
    assert hand(game, 1) == ["o", "d", "e", "f"]
    assert decides(game) == (2, "repair")
    play(game, "swap 1,0 1,1")
    assert decides(game) == (2, "turn")


@rule("C-DUET-2")
@pytest.mark.parametrize("move", ["play q @ 2,0", "stop", "decline", "give q"])
def test_nothing_else_answers_a_duet(move: str) -> None:
    game = position(CORNER)
    play(game, "play p @ 1,1")
    refusal = refused(game, move)
    assert (refusal.rule, refusal.code, refusal.params) == ("C-DUET-2", "comparity-answer", {"seat": SeatRef(1)})


@rule("C-TRIO-1", "C-TRIO-2", "C-TRIO-6", "C-D-3", "C-R-20")
def test_a_card_beside_three_others_brings_a_further_card_if_the_answer_is_a_draw() -> None:
    game = position(CUP.format(value=30))
    events = play(game, "play p @ 1,1")
    assert events[-1] == TrioTriggered(0, 1)
    assert decides(game) == (2, "duet")
    play(game, "draw")
    assert decides(game) == (1, "bonus")
    assert legal(game)[0] == "decline"
    assert game.turn == 1
    (event,) = play(game, "play o @ 3,1")
    assert isinstance(event, CardPlayed)
    assert (event.why, event.seat) == ("bonus", 0)
    assert decides(game) == (2, "turn")


@rule("C-TRIO-3")
def test_a_clean_check_brings_the_further_card_too() -> None:
    game = position(CUP.format(value=30))
    play(game, "play p @ 1,1", "check 1,1", "reveal 1,0")
    assert decides(game) == (1, "bonus")
    assert hand(game, 2) == ["q", "r", "f", "g"]
    play(game, "play o @ 3,1")
    assert decides(game) == (2, "turn")


@rule("C-TRIO-4", "C-R-33")
def test_any_violation_found_takes_the_further_card_away() -> None:
    game = position(CUP.format(value=30).replace("c = 20", "c = 5"))
    play(game, "play p @ 1,1", "check 0,0", "reveal 0,1")
    assert decides(game) == (2, "repair"), "the violation has nothing to do with the Trio"
    play(game, "swap 0,0 0,1")
    assert decides(game) == (2, "turn")


@rule("C-TRIO-5", "C-RX-7")
def test_the_further_card_triggers_nothing() -> None:
    game = position("c-rx-7")
    play(game, "play p @ 1,1")
    assert decides(game) == (2, "duet")
    play(game, "draw")
    assert hand(game, 2) == ["s", "t", "u"]
    assert decides(game) == (1, "bonus")
    (event,) = play(game, "play q @ 3,1")
    assert isinstance(event, CardPlayed)
    assert event.neighbours == 2
    assert decides(game) == (2, "turn")
    play(game, "play s @ 4,0")
    assert decides(game) == (1, "turn")


@rule("C-TRIO-5")
@pytest.mark.parametrize(("cell", "neighbours"), [("1,2", 1), ("1,-1", 1), ("3,1", 1), ("2,2", 1)])
def test_the_further_card_may_lie_anywhere_beside_the_area(cell: str, neighbours: int) -> None:
    game = position(CUP.format(value=30))
    play(game, "play p @ 1,1", "draw")
    (event,) = play(game, f"play o @ {cell}")
    assert isinstance(event, CardPlayed)
    assert event.neighbours == neighbours


@rule("C-TRIO-5")
def test_a_further_card_beside_two_others_is_no_duet() -> None:
    game = position(CORNER.replace("turn 1", "turn 2\nphase bonus"))
    assert decides(game) == (1, "bonus")
    (event,) = play(game, "play p @ 1,1")
    assert isinstance(event, CardPlayed)
    assert event.neighbours == 2
    assert decides(game) == (2, "turn")


@rule("C-TRIO-7", "C-D-16")
def test_a_card_beside_four_others_is_a_trio() -> None:
    ring = "position comparity\narea\n2 | [a] | [b] | [c]\n1 | [d] | . | [e]\n0 | [f] | [g] | [h]\n"
    game = position(ring + "hand 1: p | o\nhand 2: q | r\ndeck: ? x 4\n")
    events = play(game, "play p @ 1,1")
    assert kinds(events) == ["CardPlayed", "TrioTriggered"]
    play(game, "draw")
    assert decides(game) == (1, "bonus")


@rule("C-R-20", "C-R-25")
def test_the_further_card_may_be_declined_unless_agreed_otherwise() -> None:
    game = position(CUP.format(value=30))
    play(game, "play p @ 1,1", "draw")
    assert play(game, "decline") == [BonusDeclined(0)]
    assert decides(game) == (2, "turn")
    strict = position(CUP.format(value=30), trio_bonus_mandatory="on")
    play(strict, "play p @ 1,1", "draw")
    assert "decline" not in legal(strict)
    refusal = refused(strict, "decline")
    assert (refusal.rule, refusal.code) == ("C-R-20", "comparity-bonus-mandatory")
    play(strict, "play o @ 3,1")


@rule("C-TRIO-2")
@pytest.mark.parametrize("move", ["check 0,0", "draw", "stop", "give o"])
def test_a_bonus_is_a_card_or_nothing(move: str) -> None:
    game = position(CUP.format(value=30))
    play(game, "play p @ 1,1", "draw")
    refusal = refused(game, move)
    assert (refusal.rule, refusal.code, refusal.params) == ("C-TRIO-2", "comparity-bonus", {"seat": SeatRef(0)})
    assert refused(game, "play q @ 3,1").code == "comparity-card-of-another"


@rule("C-R-35")
def test_swaps_trigger_neither_duet_nor_trio() -> None:
    game = position("c-ex-3")
    assert kinds(play(game, "swap 2,1 3,1")) == ["CardsSwapped"]
    assert decides(game) == (1, "turn")
    assert area(game)[2, 1] == "Torre Foster"
