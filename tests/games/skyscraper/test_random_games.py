"""Random games keep every invariant of the ledger, with any options and any number of players."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tallorder.games.kernel import NOBODY, Chance
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.events import Passed, TurnPassed
from tallorder.games.skyscraper.options import SkyscraperOptions
from tests.games.skyscraper.invariants import check
from tests.games.skyscraper.table import new_game
from tests.rulebook import rule

OPTIONS = st.builds(
    SkyscraperOptions,
    resistance_reading=st.sampled_from(["collapse_at", "withstands"]),
    replace_collapsed_site=st.booleans(),
    threshold_equal_ok=st.booleans(),
    threshold_mode=st.sampled_from(["standing", "ever"]),
    toilet_counts_as_floor=st.booleans(),
    unity_min=st.integers(1, 4),
    record_mode=st.sampled_from(["tallest", "history"]),
    strict_no_draw_after_theft=st.booleans(),
    faulty_record=st.booleans(),
    faulty_blocks_record=st.booleans(),
    lost_prize=st.sampled_from(["display", "gone"]),
    keep_toilet_roofs=st.booleans(),
    tie_break=st.sampled_from(["shared", "tallest"]),
)


@rule("S-COMP-1", "S-R-2", "S-R-28", "S-HAND-1", "S-PRIZE-1", "S-FAULT-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(options=OPTIONS, seed=st.integers(0, 2**64 - 1))
def test_every_decision_of_a_random_game_is_sound(players: int, options: SkyscraperOptions, seed: int) -> None:
    game = new_game(players, seed, options)
    chance = Chance(seed)
    for _ in range(2000):
        check(game)
        if game.actor == NOBODY:
            break
        moves = game.legal()
        assert len(moves) == len(set(moves)) > 0
        game.apply(moves[chance.below(len(moves))])
    assert game.outcome() is not None


def stalling(game: SkyscraperGame, chance: Chance) -> int:
    """A move of somebody who wants the game to last: no Roofs, Studies of the discard pile first."""
    moves = game.legal()
    slow = [move for move in moves if move >> 16 == 6 and move & 255 == 1]
    if slow:
        return slow[0]
    open_end = [move for move in moves if move >> 16 not in (2, 10)]
    chosen = open_end or moves
    return chosen[chance.below(len(chosen))]


@rule("S-R-50")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_even_stalling_games_end_within_the_bound(players: int) -> None:
    for seed in range(4):
        game = new_game(players, seed)
        chance = Chance(seed)
        turns, passes = 1, 0
        while game.actor != NOBODY:
            game.log = []
            game.apply(stalling(game, chance))
            turns += sum(isinstance(event, TurnPassed) for event in game.log)
            passes += sum(isinstance(event, Passed) for event in game.log)
        assert turns - passes <= 83 + 5 * players
        assert passes <= players
