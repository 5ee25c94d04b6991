"""The end: playing the last card, and the final challenge of house rules."""

import pytest

from tallorder.games.comparity.events import ChallengeDeclined, ChallengeOffered, GameWon, MemoryUpdated, PenaltyDue
from tallorder.games.kernel import NOBODY, Outcome, Refused, SeatRef
from tests.games.comparity.table import area, decides, hand, kinds, legal, names, play, position, refused, violations
from tests.rulebook import rule

LAST = """position comparity
area | 0        | 1
1    | [c = 20] | .
0    | a = 10   | [b = 20]
hand 1: p = {value}
hand 2: q | r
hand 3: s | t
deck: {deck}
discards: z = 1
turn 1
"""


def last(value: int = 5, deck: str = "d | e | f | g") -> str:
    return LAST.format(value=value, deck=deck)


@rule("C-END-1", "C-TURN-4", "C-R-45", "C-MEM-1", "C-R-50")
def test_who_plays_the_last_card_wins_at_once_and_nothing_is_turned_over() -> None:
    game = position(last())
    events = play(game, "play p @ 2,0")
    assert kinds(events) == ["CardPlayed", "GameWon", "MemoryUpdated"]
    assert events[1] == GameWon(0, "C-END-1")
    assert game.outcome() == Outcome((0,), "C-END-1")
    assert decides(game) == (0, "over")
    assert area(game) == {(0, 1): "[c]", (0, 0): "a", (1, 0): "[b]", (2, 0): "[p]"}, "a wrong last card stays unseen"
    assert legal(game) == []
    assert game.view(None).outcome == Outcome((0,), "C-END-1")


@rule("C-R-18")
def test_a_last_card_beside_two_others_wins_without_an_answer() -> None:
    game = position(last())
    assert "DuetTriggered" not in kinds(play(game, "play p @ 1,1"))
    assert game.outcome() is not None


@rule("C-END-1")
def test_with_a_card_left_the_game_goes_on() -> None:
    game = position(last().replace("p = 5", "p = 5 | o"))
    assert kinds(play(game, "play p @ 2,0")) == ["CardPlayed"]
    assert game.outcome() is None


@rule("C-R-19")
def test_a_further_card_that_is_the_last_wins() -> None:
    game = position(last().replace("turn 1", "turn 2\nphase bonus"))
    play(game, "play p @ 2,0")
    assert game.outcome() == Outcome((0,), "C-END-1")


@rule("C-R-34", "C-R-14")
def test_who_joins_with_the_last_card_during_an_answer_wins_and_no_bonus_follows() -> None:
    text = "position comparity\narea\n0 | a = 30 | [b = 20] | c = 10\nhand 1: p | o\nhand 2: q\ndeck: ? x 9\nturn 2\n"
    game = position(text + "phase duet\nanswering trio\n")
    play(game, "check 1,0", "discard 1,0", "play q @ 1,0")
    assert game.outcome() == Outcome((1,), "C-END-1")


@rule("C-R-14")
def test_violations_left_by_a_win_through_joining_no_longer_matter() -> None:
    row = "position comparity\narea\n0 | a = 40 | b = 30 | [c = 20] | d = 10\n"
    game = position(row + "hand 1: p | o\nhand 2: q\ndeck: ? x 9\nturn 2\n")
    play(game, "check 2,0", "discard 2,0", "play q @ 2,0")
    assert game.outcome() == Outcome((1,), "C-END-1")
    assert violations(game) == [("a", "b")]


@rule("C-MEM-3", "C-R-48", "C-R-49", "C-D-8")
def test_at_the_end_the_opened_cards_are_told_discards_included() -> None:
    game = position(last())
    events = play(game, "play p @ 2,0")
    (updated,) = [event for event in events if isinstance(event, MemoryUpdated)]
    assert names(game, updated.revealed) == ["a", "z"]
    silent = position(last(), box_memory="off")
    assert kinds(play(silent, "play p @ 2,0")) == ["CardPlayed", "GameWon"]


@rule("C-R-45")
def test_with_final_challenge_the_next_seat_may_check_once_or_let_the_win_stand() -> None:
    game = position(last(), final_challenge="on")
    events = play(game, "play p @ 1,1")
    assert events[-1] == ChallengeOffered(0, 1)
    assert kinds(events) == ["CardPlayed", "ChallengeOffered"]
    assert decides(game) == (2, "challenge")
    assert legal(game) == ["decline", "check 0,1", "check 1,1", "check 1,0"]
    events = play(game, "decline")
    assert events[:2] == [ChallengeDeclined(1), GameWon(0, "C-END-1")]
    assert game.outcome() == Outcome((0,), "C-END-1")


@rule("C-R-45")
def test_a_challenge_that_finds_nothing_lets_the_win_stand_and_costs_nothing() -> None:
    game = position(last(value=30), final_challenge="on")
    play(game, "play p @ 1,1", "check 1,1")
    assert decides(game) == (2, "extra")
    events = play(game, "reveal 1,0")
    assert kinds(events) == ["CardRevealed", "CheckResult", "GameWon", "MemoryUpdated"]
    assert game.outcome() == Outcome((0,), "C-END-1")
    assert hand(game, 2) == ["q", "r"]


@rule("C-R-45", "C-R-55")
def test_a_challenge_that_finds_a_violation_costs_three_cards_and_play_goes_on() -> None:
    game = position(last(value=15), final_challenge="on")
    play(game, "play p @ 1,1", "check 1,1")
    events = play(game, "reveal 1,0")
    assert PenaltyDue(0, 3, "caught") in events
    assert hand(game, 1) == ["d", "e", "f"]
    assert decides(game) == (2, "repair")
    play(game, "swap 1,0 1,1")
    assert decides(game) == (2, "turn"), "an ordinary turn, and no Duet to answer"
    play(game, "play q @ 2,0")
    assert decides(game) == (3, "turn")


@rule("C-R-55")
def test_who_cannot_be_given_a_single_card_keeps_the_win() -> None:
    text = last(value=15, deck="").replace("hand 2: q | r", "hand 2: q").replace("hand 3: s | t", "hand 3: s")
    game = position(text, final_challenge="on")
    play(game, "play p @ 1,1", "check 1,1", "reveal 1,0")
    assert game.outcome() == Outcome((0,), "C-END-1")
    given = position(last(value=15, deck=""), final_challenge="on")
    play(given, "play p @ 1,1", "check 1,1", "reveal 1,0", "give q", "give s")
    assert hand(given, 1) == ["q", "s"]
    assert decides(given) == (2, "repair")


@rule("C-R-55")
def test_a_challenge_finds_violations_that_joining_left_behind() -> None:
    row = "position comparity\noption final_challenge = on\narea\n0 | a = 40 | b = 30 | [c = 20] | d = 10\n"
    game = position(row + "hand 1: p | o\nhand 2: q = 9\ndeck: u | v | w | x | y | z\nturn 2\n")
    play(game, "check 2,0", "discard 2,0", "play q @ 2,0")
    assert decides(game) == (1, "challenge")
    play(game, "check 2,0")
    assert hand(game, 2) == ["x", "y", "z"]
    assert decides(game) == (1, "repair")


@rule("C-R-45")
@pytest.mark.parametrize("move", ["play q @ 2,0", "draw", "stop"])
def test_a_challenger_checks_or_declines(move: str) -> None:
    game = position(last(), final_challenge="on")
    play(game, "play p @ 1,1")
    refusal = refused(game, move)
    assert (refusal.rule, refusal.code, refusal.params) == ("C-R-45", "comparity-challenge", {"seat": SeatRef(1)})
    assert refused(game, "check 0,0").code == "comparity-already-open"


@rule("C-R-55", "C-R-28")
def test_a_win_by_gift_is_not_challenged() -> None:
    text = "position comparity\narea\n0 | a = 30 | [b = 20]\nhand 1: p\nhand 2: q\nturn 2\n"
    game = position(text, final_challenge="on", last_card_gift="wins")
    play(game, "check 1,0", "give q")
    assert game.outcome() == Outcome((1,), "C-R-28")


@rule("C-END-1")
def test_nothing_happens_after_the_end() -> None:
    game = position(last())
    play(game, "play p @ 2,0")
    assert game.actor == NOBODY
    with pytest.raises(Refused, match="game-over"):
        play(game, "play q @ 3,0")
    with pytest.raises(Refused, match="game-over"):
        game.resign(1)
