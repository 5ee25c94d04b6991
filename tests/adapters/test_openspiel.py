"""Our games in OpenSpiel: clones, chance, secrecy, a search and a learner."""

import copy
import subprocess
import sys
from typing import Any

import pytest

if sys.version_info[:2] != (3, 11):
    pytest.skip("open_spiel 2.0.2 has wheels for Python 3.11 only", allow_module_level=True)

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

from tallorder.adapters.openspiel import NAMES
from tallorder.games.kernel import Chance
from tests.games.engines import KNOWN

SMALL = "python_tallorder_cardline_globetrotter(deals=2,most_moves=6)"


def test_every_game_with_cards_of_its_own_is_registered() -> None:
    assert NAMES == [
        "python_tallorder_comparity_landmarks",
        "python_tallorder_comparity_movies",
        "python_tallorder_cardline_globetrotter",
        "python_tallorder_skyscraper",
    ]
    assert set(NAMES) <= set(pyspiel.registered_names())


def after(game: str, moves: int, seed: int = 1) -> Any:
    """A state after some random moves."""
    state = pyspiel.load_game(game).new_initial_state()
    chance = Chance(seed)
    for _ in range(moves + 1):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
    return state


@pytest.mark.parametrize("game", NAMES)
def test_a_clone_shares_nothing_that_play_changes(game: str) -> None:
    state = after(game, 10)
    before, told = str(state), state.information_state_string(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert (str(state), state.information_state_string(0)) == (before, told)
    assert str(twin) != before
    assert twin.held.episode.start is state.held.episode.start, "the deal is shared"


def test_one_chance_node_deals_and_each_deal_is_another() -> None:
    game = pyspiel.load_game("python_tallorder_skyscraper(deals=5)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert [deal for deal, _ in outcomes] == [0, 1, 2, 3, 4]
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert len({str(state.child(deal)) for deal, _ in outcomes}) == 5


def test_a_game_is_cut_off_after_its_last_move_allowed_and_pays_nothing() -> None:
    state = after("python_tallorder_cardline_globetrotter(most_moves=4)", 4)
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_whoever_wins_is_paid_what_the_others_pay() -> None:
    state = after("python_tallorder_comparity_landmarks(players=4)", 1000)
    assert sorted(state.returns()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])


@pytest.mark.parametrize("game", NAMES)
def test_what_a_player_cannot_see_is_in_no_string_and_no_tensor(game: str) -> None:
    state = after(game, 15)
    episode = state.held.episode
    engine = episode.start.rules.engine
    for player in range(2):
        twin = copy.deepcopy(state.held)
        other = state.clone()
        twin.episode.game = KNOWN[engine].disguise(episode.game, player, Chance(player))
        other.held = twin
        assert str(other) != str(state), "something hidden has changed"
        assert other.observation_string(player) == state.observation_string(player)
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))


def test_monte_carlo_tree_search_plays_a_move() -> None:
    game = pyspiel.load_game("python_tallorder_skyscraper(most_moves=60)")
    bot = mcts.MCTSBot(game, 2, 20, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=None)
    state = game.new_initial_state()
    state.apply_action(3)
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_minimisation_learns_from_information_states() -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(SMALL))
    for _ in range(5):
        solver.iteration()
    policy = solver.average_policy()
    state = after(SMALL, 0)
    chances = policy.action_probabilities(state, state.current_player())
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_python_ends_without_a_crash_after_registering() -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", "import tallorder.adapters.openspiel"], check=True)
