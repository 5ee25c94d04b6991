"""When a check pays, by the number of players."""

import pytest

from tallorder.bots.comparity.race import ALWAYS, NEVER, Race, break_even


def needed(players: int, *, is_turn: bool) -> float:
    """How likely a check by seat 0 must succeed, with four cards in every hand."""
    race = Race((4,) * players)
    rival, victim = race.next(0), race.previous(0)
    own, otherwise = (0, -1) if is_turn else (-1, 0)
    return break_even(
        race.odds(0, rival, {victim: 3, 0: own}),
        race.odds(0, rival, {0: own + 2}),
        race.odds(0, rival, {0: otherwise}),
    )


@pytest.mark.parametrize(("players", "least", "most"), [(2, 0.58, 0.63), (3, 0.86, 1.0), (4, 1.0, 1.3), (5, 1.0, 1.4)])
def test_on_ones_own_turn_a_check_pays_less_the_more_rivals_there_are(players: int, least: float, most: float) -> None:
    assert least <= needed(players, is_turn=True) <= most


@pytest.mark.parametrize(("players", "expected"), [(2, 0.20), (3, 0.29), (4, 0.33), (5, 0.36)])
def test_in_answer_to_a_duet_a_third_is_enough(players: int, expected: float) -> None:
    assert needed(players, is_turn=False) == pytest.approx(expected, abs=0.02)


def test_with_four_players_a_check_still_stops_somebody_about_to_win() -> None:
    race = Race((4, 4, 4, 1))
    stopped = race.odds(0, 1, {3: 3})

    assert break_even(stopped, race.odds(0, 1, {0: 2}), race.odds(0, 1, {0: -1})) < needed(4, is_turn=True)


def test_a_break_even_point_stays_in_bounds() -> None:
    """A check that changes almost nothing needs no astronomical chance: its bot would fail to reckon with it."""
    assert break_even(1e-300, 0.0, 1.0) == NEVER
    assert break_even(0.5, 0.4, -1e6) == ALWAYS
    assert break_even(0.4, 0.5, 0.1) == NEVER
