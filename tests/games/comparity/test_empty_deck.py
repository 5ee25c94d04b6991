"""When the game deck is empty: gifts, their order, and who is spared."""

import pytest

from tallorder.games.comparity.events import CardGiven, DrawShort, GameWon, PenaltyDue
from tallorder.games.kernel import CardRef, Outcome, SeatRef
from tests.games.comparity.table import decides, hand, kinds, legal, play, position, refused
from tests.rulebook import rule

FOUR = """position comparity
area | 0      | 1
0    | a = 30 | [b = {value}]
hand 1: {one}
hand 2: {two}
hand 3: {three}
hand 4: {four}
turn 2
"""


def four(value: int, one: str = "p | o", two: str = "q | r", three: str = "s | t", four: str = "u | v") -> str:
    return FOUR.format(value=value, one=one, two=two, three=three, four=four)


@rule("C-EMPTY-1", "C-EMPTY-2", "C-EMPTY-3", "C-R-30", "C-R-31")
def test_the_left_neighbour_gives_first_and_giving_goes_on_clockwise() -> None:
    game = position(four(29))
    events = play(game, "check 1,0")
    assert events[-1] == PenaltyDue(0, 3, "caught")
    assert decides(game) == (2, "give"), "the checker sits to the left of the caught seat"
    assert legal(game) == ["give q", "give r"]
    assert play(game, "give r") == [CardGiven(1, 0, game.hands[0][-1])]
    assert decides(game) == (3, "give")
    play(game, "give s")
    assert decides(game) == (4, "give")
    play(game, "give v")
    assert hand(game, 1) == ["p", "o", "r", "s", "v"]
    assert decides(game) == (2, "repair")
    assert (game.receiver, game.owed) == (-1, 0)


@rule("C-RX-5", "C-R-26")
def test_the_deck_is_used_up_first_and_the_rest_is_given() -> None:
    game = position("c-rx-5")
    events = play(game, "check 1,0")
    assert kinds(events)[-2:] == ["PenaltyDue", "CardDrawn"]
    assert decides(game) == (2, "give")
    play(game, "give q", "give s")
    assert hand(game, 1) == ["p", "o", "d", "q", "s"]
    assert decides(game) == (2, "repair")


@rule("C-R-27", "C-EMPTY-3")
def test_giving_goes_on_for_as_many_laps_as_needed_and_skips_the_receiver() -> None:
    text = FOUR.format(value=30, one="p | o", two="q | r", three="s", four="u").replace("turn 2", "turn 2")
    game = position(text)
    play(game, "check 1,0")
    assert decides(game) == (1, "give"), "3 and 4 hold one card each"
    events = play(game, "give p")
    assert events[-1] == DrawShort(1, 1), "now nobody has one to spare"
    lap = position(four(29, two="q | r | w", three="s", four="u"))
    play(lap, "check 1,0", "give q")
    assert decides(lap) == (2, "give"), "the next lap begins"
    events = play(lap, "give r")
    assert events[-1] == DrawShort(0, 1)


@rule("C-R-27")
def test_with_two_players_the_opponent_gives_everything() -> None:
    text = "position comparity\narea\n0 | a = 30 | [b = 20]\nhand 1: p\nhand 2: q | r | s | t\nturn 2\n"
    game = position(text)
    play(game, "check 1,0", "give q", "give r", "give s")
    assert hand(game, 1) == ["p", "q", "r", "s"]
    assert decides(game) == (2, "repair")


@rule("C-R-28", "C-R-29")
def test_nobody_gives_away_a_last_card_and_what_is_missing_is_forgiven() -> None:
    game = position(four(29, two="q | r", three="s", four="u | v"))
    play(game, "check 1,0", "give q")
    assert decides(game) == (4, "give"), "seat 3 holds one card"
    events = play(game, "give u")
    assert events[-1] == DrawShort(0, 1)
    assert [len(hand(game, seat)) for seat in (1, 2, 3, 4)] == [4, 1, 1, 1]
    assert decides(game) == (2, "repair")


@rule("C-R-29")
def test_if_nobody_can_give_at_all_nothing_is_drawn() -> None:
    game = position(four(29, two="q", three="s", four="u"))
    events = play(game, "check 1,0")
    assert events[-2:] == [PenaltyDue(0, 3, "caught"), DrawShort(0, 3)]
    assert decides(game) == (2, "repair")


@rule("C-R-28")
def test_with_last_card_gift_wins_giving_away_the_last_card_wins_at_once() -> None:
    game = position(four(29, two="q", three="s", four="u"), last_card_gift="wins")
    play(game, "check 1,0")
    assert legal(game) == ["give q"]
    events = play(game, "give q")
    assert GameWon(1, "C-R-28") in events
    assert game.outcome() == Outcome((1,), "C-R-28")
    assert game.grid.violations, "the win comes before any repair"


@rule("C-RX-6", "C-R-14", "C-R-17")
def test_a_catch_with_an_empty_deck_can_end_in_a_win_by_joining() -> None:
    game = position("c-rx-6")
    events = play(game, "check 1,0", "give q", "give r")
    assert events[-1] == DrawShort(0, 1)
    assert hand(game, 2) == ["s"]
    play(game, "discard 1,0", "play s @ 1,0")
    assert game.outcome() == Outcome((1,), "C-END-1")


DUET = """position comparity
area | 0   | 1
1    | [c = 3] | [d = 4]
0    | [a = 1] | [b = 2]
hand 1: {one}
hand 2: q
hand 3: {three}
turn 2
phase duet
"""


@rule("C-R-22")
def test_a_duet_draw_from_an_empty_deck_is_a_gift() -> None:
    game = position(DUET.format(one="p | o", three="s | t"))
    assert legal(game)[0] == "draw"
    assert play(game, "draw") == [PenaltyDue(1, 1, "duet")]
    assert decides(game) == (3, "give")
    play(game, "give s")
    assert hand(game, 2) == ["q", "s"]
    assert decides(game) == (2, "turn")


@rule("C-R-22", "C-R-29")
def test_without_a_card_to_be_had_the_answer_must_be_a_check() -> None:
    game = position(DUET.format(one="p", three="s"))
    assert legal(game) == ["check 0,1", "check 1,1", "check 0,0", "check 1,0"]
    refusal = refused(game, "draw")
    assert (refusal.rule, refusal.code) == ("C-R-22", "comparity-nothing-to-draw")
    assert legal(position(DUET.format(one="p | o", three="s")))[0] == "draw"
    assert legal(position(DUET.format(one="p", three="s"), last_card_gift="wins"))[0] == "draw"
    assert legal(position(DUET.format(one="p", three="s") + "deck: x\n"))[0] == "draw"


@rule("C-TRIO-2", "C-R-22")
def test_a_trio_goes_on_after_the_gift() -> None:
    game = position(DUET.format(one="p | o", three="s | t") + "answering trio\n")
    play(game, "draw", "give s")
    assert decides(game) == (1, "bonus")


@rule("C-EMPTY-2")
@pytest.mark.parametrize("move", ["play q @ 2,0", "check 1,0", "draw", "stop", "decline", "swap 0,0 1,0"])
def test_giving_comes_before_anything_else(move: str) -> None:
    game = position(four(29))
    play(game, "check 1,0")
    refusal = refused(game, move)
    assert (refusal.rule, refusal.code, refusal.params) == ("C-EMPTY-2", "comparity-give", {"seat": SeatRef(1)})


@rule("C-EMPTY-2")
def test_one_gives_own_cards_only() -> None:
    game = position(four(29))
    play(game, "check 1,0")
    refusal = refused(game, "give u")
    assert (refusal.rule, refusal.code) == ("C-EMPTY-2", "comparity-card-of-another")
    assert refusal.params == {"card": CardRef(game.hands[3][0]), "seat": SeatRef(3)}
    play(game, "give q")
