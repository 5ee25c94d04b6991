"""Many games at once: the same games as one by one, in arrays."""

import numpy as np
import pytest

from tallorder.adapters.episode import Episode, settle
from tallorder.adapters.vector import VectorTable
from tallorder.games.kernel import NOBODY, Chance

GAMES = ["comparity-landmarks", "cardline-globetrotter", "skyscraper"]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_plays_the_game_it_would_play_alone(game: str) -> None:
    tables = VectorTable(game, 3, count=4, seed=9, most_moves=90)
    setting = settle(game, 3, most_moves=90)
    chances = [Chance(9).fork(row) for row in range(4)]
    alone = [Episode(setting, chance.next()) for chance in chances]
    picking = np.random.default_rng(2)
    ended = 0
    for _ in range(200):
        masks = tables.masks()
        for row, episode in enumerate(alone):
            assert tables.actors[row] == episode.actor
            assert np.array_equal(tables.observations[row], episode.observe(episode.actor))
            assert np.array_equal(masks[row], setting.mask(episode.numbers()))
        numbers = tables.sample(picking)
        assert masks[np.arange(4), numbers].all()
        tables.step(numbers)
        for row, number in enumerate(numbers.tolist()):
            alone[row].play(number)
            assert tables.over[row] == (alone[row].actor == NOBODY)
            if tables.over[row]:
                ended += 1
                assert tables.rewards[row].tolist() == pytest.approx(alone[row].rewards())
                assert tables.cut_off[row] == alone[row].is_cut_off
                alone[row] = Episode(setting, chances[row].next())
            else:
                assert not tables.rewards[row].any()
    assert ended >= 4, "the test saw games end"


def test_an_illegal_number_is_refused_before_anything_is_played() -> None:
    tables = VectorTable("cardline-globetrotter", count=2, seed=1)
    before = [episode.game.key() for episode in tables.episodes]
    with pytest.raises(ValueError, match="439 is no legal move at table 1"):
        tables.step(np.array([tables.legal[0][0], 439]))
    with pytest.raises(ValueError, match="1 numbers for 2 tables"):
        tables.step(np.array([0]))
    assert [episode.game.key() for episode in tables.episodes] == before
