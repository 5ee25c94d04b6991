"""The arena: every distinct seating, the same deals, the same numbers whatever the number of processes."""

import msgspec
import pytest

from tallorder.bots.players import BotSpec, read_bot
from tallorder.cli import main
from tallorder.lab.arena import ArenaReport, Contest, pairs, play_deal, run
from tallorder.lab.statistics import ratings, share


def contest(bots: str, games: int = 12, game: str = "cardline-globetrotter") -> Contest:
    engine = game.partition("-")[0]
    return Contest(game, tuple(read_bot(engine, name) for name in bots.split(",")), games, seed=3)


def without_times(found: ArenaReport) -> ArenaReport:
    standings = {
        name: msgspec.structs.replace(standing, milliseconds_median=0.0, milliseconds_p99=0.0)
        for name, standing in found.standings.items()
    }
    return msgspec.structs.replace(found, standings=standings)


def test_every_distinct_seating_is_played() -> None:
    assert len(contest("expert,friend,beginner,any-legal").seatings()) == 24
    assert len(contest("expert,friend,friend,friend").seatings()) == 4
    assert len(contest("expert,expert").seatings()) == 1


def test_a_deal_is_the_same_in_every_seating_and_players_keep_their_knowledge() -> None:
    three = contest("expert@85,expert@75,expert@65")
    duels = play_deal(three, 0)

    assert len({duel.players for duel in duels}) == 6
    assert three.start(0).deal == three.start(0).deal != three.start(1).deal


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    two = contest("expert@85,friend@65", games=24)

    assert without_times(run(two, jobs=1)) == without_times(run(two, jobs=2))


def test_more_knowledge_wins_more() -> None:
    found = run(contest("expert@95,expert@60", games=200))

    assert found.standings["expert@95"].wins.low > 0.5 > found.standings["expert@60"].wins.high


def test_shares_add_up_to_one_game_each() -> None:
    found = run(contest("expert,friend,beginner", games=12))

    assert sum(standing.wins.mean for standing in found.standings.values()) == pytest.approx(1)


def test_pairs_meet_once_each() -> None:
    assert [tuple(player.skill for player in pair.line_up) for pair in pairs(contest("expert,friend,beginner"))] == [
        ("expert", "friend"),
        ("expert", "beginner"),
        ("friend", "beginner"),
    ]


def test_an_interval_holds_the_mean_and_shrinks_with_more_games() -> None:
    few, many = share([1.0, 0.0] * 10), share([1.0, 0.0] * 1000)

    assert few.low < few.mean == 0.5 < few.high
    assert many.high - many.low < few.high - few.low
    assert share([1.0] * 20).low < 1.0


def test_ratings_follow_the_results() -> None:
    rated = ratings([(("good", "bad"), (1, 2))] * 20)

    assert rated["good"][0] > rated["bad"][0]


def test_the_command_prints_a_table_json_and_a_picture(capsys: pytest.CaptureFixture[str], tmp_path) -> None:  # type: ignore[no-untyped-def]
    picture = tmp_path / "arena.svg"
    arguments = ["arena", "cardline-globetrotter", "--bots", "expert@85,friend", "--games", "4", "--seed", "1"]

    assert main([*arguments, "--plot", str(picture)]) == 0
    assert "expert@85" in capsys.readouterr().out
    assert picture.read_text().lstrip().startswith("<?xml")
    assert main([*arguments, "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=ArenaReport).games == 4
    assert main([*arguments, "--pairs"]) == 0


@pytest.mark.parametrize("bots", ["wizard,expert", "expert@49,expert", ",".join(["friend"] * 9)])
def test_a_wrong_line_up_is_refused_in_one_line(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "cardline-globetrotter", "--bots", bots]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_player_is_named_as_it_is_asked_for() -> None:
    assert BotSpec("expert", 85).name == "expert@85"
    assert BotSpec("friend", 70, "cineast").name == "friend@70:cineast"
