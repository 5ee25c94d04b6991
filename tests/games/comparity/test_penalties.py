"""Penalties: who draws how many cards after a check."""

import pytest

from tallorder.games.comparity.events import CardDrawn, CheckResult, PenaltyDue
from tallorder.games.kernel import Hidden
from tests.games.comparity.table import decides, deck, hand, kinds, play, position
from tests.rulebook import rule

TABLE = """position comparity
area | 0      | 1
0    | a = 30 | [b = {value}]
hand 1: p | o
hand 2: q | r
hand 3: s | t
deck: d | e | f | g
turn {turn}
"""


@rule("C-PEN-1")
def test_finding_nothing_costs_the_checker_two_cards() -> None:
    game = position(TABLE.format(value=30, turn=2))
    events = play(game, "check 1,0")
    assert events[1] == CheckResult(1, (), (((0, 0), (1, 0)),))
    assert events[2] == PenaltyDue(1, 2, "mistrust")
    assert hand(game, 2) == ["q", "r", "d", "e"]
    assert deck(game) == ["f", "g"]
    assert decides(game) == (3, "turn")


@rule("C-PEN-2", "C-PEN-3", "C-R-1", "C-R-10")
@pytest.mark.parametrize(("turn", "payer"), [(1, 3), (2, 1), (3, 2)])
def test_finding_a_violation_costs_the_right_neighbour_three_cards(turn: int, payer: int) -> None:
    game = position(TABLE.format(value=29, turn=turn))
    before = {seat: hand(game, seat) for seat in (1, 2, 3)}
    events = play(game, "check 1,0")
    assert events[1] == CheckResult(turn - 1, (((0, 0), (1, 0)),), (((0, 0), (1, 0)),))
    assert events[2] == PenaltyDue(payer - 1, 3, "caught")
    before[payer] += ["d", "e", "f"]
    assert {seat: hand(game, seat) for seat in (1, 2, 3)} == before
    assert decides(game) == (turn, "repair")
    play(game, "swap 0,0 1,0")
    assert decides(game) == (turn % 3 + 1, "turn")


@rule("C-R-1")
def test_with_two_players_the_opponent_pays() -> None:
    game = position(TABLE.format(value=29, turn=1).replace("hand 3: s | t\n", ""))
    play(game, "check 1,0")
    assert hand(game, 2) == ["q", "r", "d", "e", "f"]


@rule("C-R-10", "C-CHECK-5")
def test_several_violations_cost_three_cards_once() -> None:
    game = position("c-rx-1")
    events = play(game, "check 1,0")
    assert [event for event in events if isinstance(event, PenaltyDue)] == [PenaltyDue(0, 3, "caught")]
    assert len(hand(game, 1)) == 4


@rule("C-PEN-4", "C-R-11")
def test_the_penalty_comes_before_the_repair() -> None:
    game = position(TABLE.format(value=29, turn=2))
    events = play(game, "check 1,0")
    assert kinds(events) == ["CardRevealed", "CheckResult", "PenaltyDue", "CardDrawn", "CardDrawn", "CardDrawn"]


@rule("C-R-41")
def test_the_name_of_the_next_card_is_public_unless_agreed_otherwise() -> None:
    game = position(TABLE.format(value=30, turn=2))
    draws = [event for event in play(game, "check 1,0") if isinstance(event, CardDrawn)]
    cards = game.hands[1][-2:]
    assert draws == [CardDrawn(1, cards[0], 3, cards[1]), CardDrawn(1, cards[1], 2, game.deck[-1])]
    hidden = position(TABLE.format(value=30, turn=2), deck_top_visible="off")
    draws = [event for event in play(hidden, "check 1,0") if isinstance(event, CardDrawn)]
    assert [event.top for event in draws] == [Hidden(), Hidden()]
    last = position(TABLE.format(value=30, turn=2).replace("d | e | f | g", "d | e"))
    draws = [event for event in play(last, "check 1,0") if isinstance(event, CardDrawn)]
    assert draws[-1].top is None
