"""Many games fast: the same seed gives the same games, and wins add up."""

from pathlib import Path

import pytest

from tallorder import catalogue
from tallorder.bots.players import read_bot
from tallorder.games.kernel.record import play_through, read_record, write_record
from tallorder.lab.simulate import simulate

READY = [offer.game for offer in catalogue.offers() if offer.deck is not None]


@pytest.mark.parametrize("game", READY)
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    first, again, other = (simulate(game, players=3, games=5, seed=seed) for seed in (1, 1, 2))
    assert (first.moves, first.wins, first.longest) == (again.moves, again.wins, again.longest)
    assert first.moves != other.moves


@pytest.mark.parametrize("game", READY)
def test_every_game_has_one_win_to_share(game: str) -> None:
    result = simulate(game, players=2, games=10, seed=4)
    assert len(result.wins) == 2
    assert sum(result.wins) == pytest.approx(10)
    assert result.moves >= result.longest > 0
    assert result.moves_per_second > 0


@pytest.mark.parametrize("game", READY)
def test_recorded_games_replay_and_are_the_simulated_ones(game: str, tmp_path: Path) -> None:
    plain = simulate(game, players=3, games=3, seed=8)
    recorded = simulate(game, players=3, games=3, seed=8, record=tmp_path / "records")
    assert (plain.moves, plain.wins) == (recorded.moves, recorded.wins)
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 3
    moves = 0
    for file in files:
        record = read_record(file.read_text(encoding="utf-8"))
        start = catalogue.start_of(record)
        running = start.begin()
        moves += sum(1 for _ in play_through(start.rules, running, record))
        assert running.outcome() is not None
        assert read_record(write_record(record)) == record
    assert moves == recorded.moves


def test_watching_counts_the_games() -> None:
    seen: list[int] = []
    simulate("cardline-globetrotter", players=2, games=4, seed=1, watch=lambda: seen.append(1))
    assert len(seen) == 4


@pytest.mark.parametrize("bots", [(), ("beginner", "friend", "any-legal")], ids=["any-legal", "bots"])
def test_the_number_of_processes_changes_nothing(bots: tuple[str, ...], tmp_path: Path) -> None:
    players = [read_bot("skyscraper", name) for name in bots]
    found = []
    for jobs in (1, 2, 3):
        seen: list[int] = []
        folder = tmp_path / str(jobs)
        result = simulate(
            "skyscraper",
            players=3,
            games=7,
            seed=3,
            bots=players,
            record=folder,
            jobs=jobs,
            soon=0,
            watch=lambda seen=seen: seen.append(1),
        )
        assert len(seen) == 7
        records = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
        assert len(records) == 7
        found.append((result.moves, result.wins, result.longest, records))
    assert found[0] == found[1] == found[2]


def test_a_short_series_starts_no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tallorder.lab.simulate._play_portion", None)
    assert simulate("cardline-globetrotter", players=2, games=2, seed=1, jobs=2, soon=60).games == 2
