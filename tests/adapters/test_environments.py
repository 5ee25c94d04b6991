"""PettingZoo and Gymnasium environments of ours, where their suites do not look."""

import gymnasium
import numpy as np
import pytest

import tallorder
from tallorder.adapters.episode import Episode, settle
from tallorder.adapters.gymnasium import SeatEnv, environment_id
from tallorder.adapters.pettingzoo import TallOrderEnv, env
from tallorder.games.kernel import NOBODY, Chance


def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing() -> None:
    table = env("comparity-landmarks", 3)
    table.reset(seed=4)
    chance = Chance(4)
    paid = {}
    for agent in table.agent_iter():
        observed, reward, is_over, is_cut_off, _ = table.last()
        if is_over or is_cut_off:
            paid[agent] = reward
            table.step(None)
            continue
        legal = np.flatnonzero(observed["action_mask"])
        table.step(int(legal[chance.below(len(legal))]))
    assert sorted(paid.values()) == pytest.approx([-0.5, -0.5, 1])


def test_an_endless_game_is_truncated() -> None:
    table = TallOrderEnv("cardline-globetrotter", 2, most_moves=7)
    table.reset(seed=1)
    for _ in range(7):
        assert not any(table.truncations.values())
        table.step(table.episode.numbers()[0])
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_an_illegal_number_is_refused_and_changes_nothing() -> None:
    table = TallOrderEnv("cardline-globetrotter", 2)
    table.reset(seed=1)
    before = table.episode.game.key()
    with pytest.raises(ValueError, match="439 is no legal move of seat_"):
        table.step(439)
    assert table.episode.game.key() == before


def test_an_agreement_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(tallorder.Refused):
        env("cardline-globetrotter", 9)
    with pytest.raises(tallorder.Refused):
        env("comparity-landmarks", 2, options={"trio_bonus_mandatory": "perhaps"})
    with pytest.raises(ValueError, match="most_moves"):
        settle("skyscraper", 2, most_moves=0)


def test_the_same_seed_plays_the_same_games_against_bots() -> None:
    def rewards(seed: int) -> list[float]:
        seat = gymnasium.make(environment_id("cardline-globetrotter"), bots=["friend", "beginner"])
        found = []
        for number in range(3):
            _, info = seat.reset(seed=seed if number == 0 else None)
            found.append(float(info["seat"]))
            is_over = False
            while not is_over:
                legal = np.flatnonzero(seat.unwrapped.action_masks())  # type: ignore[attr-defined]
                _, reward, terminated, truncated, _ = seat.step(legal[0])
                is_over = terminated or truncated
            found.append(float(reward))
        return found

    assert rewards(3) == rewards(3)
    assert rewards(3) != rewards(4)


def test_in_gymnasium_an_illegal_number_costs_the_game() -> None:
    seat = SeatEnv("skyscraper")
    seat.reset(seed=1)
    illegal = next(number for number in range(1000) if not seat.action_masks()[number])
    _, reward, is_over, is_cut_off, info = seat.step(np.int64(illegal))
    assert (reward, is_over, is_cut_off, info["illegal"]) == (-1, True, False, True)


def test_a_copied_episode_is_the_same_position_played_on_alone() -> None:
    episode = Episode(settle("skyscraper", 2), 5)
    twin = episode.__deepcopy__({})
    episode.play(episode.numbers()[0])
    assert twin.game.key() != episode.game.key()
    while twin.actor != NOBODY:
        twin.play(twin.numbers()[0])
    assert episode.moves == 1
