"""The suites that PettingZoo, Gymnasium and OpenSpiel give to authors of environments, run on our games."""

import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from tallorder.adapters.gymnasium import environment_id
from tallorder.adapters.pettingzoo import env

with warnings.catch_warnings():  # with its own games installed (`make bench`), PettingZoo imports one the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

TABLES = [("comparity-landmarks", 2), ("comparity-movies", 3), ("cardline-globetrotter", 2), ("skyscraper", 4)]
WRITTEN = ["comparity-landmarks", "cardline-globetrotter", "skyscraper"]
"""The games with a playthrough: one of each engine."""
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
has_openspiel = pytest.mark.skipif(
    sys.version_info[:2] != (3, 11), reason="open_spiel 2.0.2 has wheels for Python 3.11 only"
)
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@pytest.fixture(autouse=True)
def strictly() -> Iterator[None]:
    """Every warning of the suites is an error, but for two that PettingZoo gives to all environments with masks.

    Its own card and board games are named in an exception (`env_obs_dicts`).
    """
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


@every_table
def test_pettingzoo_api(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=100)


@every_table
def test_pettingzoo_seeds(game: str, players: int) -> None:
    seed_test(lambda: env(game, players), num_cycles=60)


@every_table
def test_pettingzoo_rendering(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **wishes: env(game, players, **wishes))
    assert "card" in capsys.readouterr().out


@every_table
def test_gymnasium_check(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(environment_id(game), bots=["friend"] * (players - 1), playouts=2).unwrapped)
    capsys.readouterr()


@has_openspiel
@every_table
@pytest.mark.parametrize("serialize", [False, True])
def test_openspiel_random_play(game: str, players: int, serialize: bool) -> None:
    import pyspiel

    from tallorder.adapters.openspiel import short_name

    loaded = pyspiel.load_game(f"{short_name(game)}(players={players},deals=4,most_moves=30)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=serialize, verbose=False)


@has_openspiel
@pytest.mark.parametrize("game", WRITTEN)
def test_openspiel_playthrough(game: str) -> None:
    """The format of OpenSpiel's own golden files; `make golden` writes them anew."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    from tallorder.adapters.openspiel import short_name

    flags.FLAGS.mark_as_parsed()
    golden, again = generate_playthrough.replay(PLAYTHROUGHS / f"{short_name(game)}.txt")
    assert generate_playthrough.content_lines(again.splitlines()) == generate_playthrough.content_lines(
        golden.splitlines()
    )


def write_playthroughs() -> None:
    """Plays each game for a few moves and writes down everything that OpenSpiel can ask on the way."""
    from open_spiel.python.algorithms import generate_playthrough

    from tallorder.adapters.openspiel import short_name

    PLAYTHROUGHS.mkdir(exist_ok=True)
    for game in WRITTEN:
        name = short_name(game)
        text = generate_playthrough.playthrough(f"{name}(deals=2,most_moves=2)", None, seed=1)
        (PLAYTHROUGHS / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_playthroughs()
