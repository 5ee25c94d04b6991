"""The `tallorder` command as its users meet it: JSON for programs, one clear line for mistakes."""

import asyncio
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tallorder
from tallorder import catalogue
from tallorder.cli import build_parser, engines_in_words, main

ROOT = Path(__file__).parents[1]
READY = [offer.game for offer in catalogue.offers() if offer.deck is not None]
POSITION = """\
position cardline
line a = 10 | b = 20
hand 1 c = 15 | d = 5
hand 2 e = 12
pile f = 60 | g = 80
turn 1
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    try:
        code = main([str(word) for word in words])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The one line that is said about bad input."""
    code, out, err = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1, err
    assert "Traceback" not in err
    return err


# games


def test_games_as_json_have_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--json")
    assert code == 0
    listed = json.loads(out)
    assert [one["game"] for one in listed] == [offer.game for offer in catalogue.offers()]
    for one in listed:
        assert set(one) == {"game", "engine", "deck", "orders", "players", "options"}
        assert len(one["players"]) == 2
        for switch in one["options"].values():
            assert set(switch) == {"default", "allowed", "rule"}
            assert isinstance(switch["default"], str)
            assert switch["allowed"]


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Landmarks"), ("ru", "Достопримечательности"), ("fr", "Monuments")]
)
def test_games_are_listed_in_three_languages(capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    code, out, _ = run(capsys, "games", "--lang", language)
    assert code == 0
    assert word in out


def test_the_language_of_the_terminal_is_spoken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Небоскрёб" in run(capsys, "games")[1]
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Skyscraper" in run(capsys, "games")[1]


# simulate


@pytest.mark.parametrize("game", READY)
def test_a_simulation_as_json_has_the_promised_shape(capsys: pytest.CaptureFixture[str], game: str) -> None:
    words = ("simulate", game, "--players", 3, "--games", 4, "--seed", 5, "--bots", "any-legal", "--json")
    code, out, err = run(capsys, *words)
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert set(result) == {"games", "moves", "seconds", "moves_per_second", "wins", "longest"}
    assert result["games"] == 4
    assert len(result["wins"]) == 3
    assert sum(result["wins"]) == pytest.approx(4)
    again = json.loads(run(capsys, *words)[1])
    assert [again[name] for name in ("moves", "wins", "longest")] == [
        result[name] for name in ("moves", "wins", "longest")
    ]


def test_a_simulation_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "cardline-globetrotter", "--games", 3)
    assert code == 0
    assert "3 games" in out
    assert "seat 2:" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "There is no game “chess”. Games: comparity-landmarks"),
        (("skyscraper", "--players", 7), "2 to 6 players"),
        (("skyscraper", "--order", "height"), "leave the order out"),
        (("comparity-landmarks", "--order", "weight"), "Orders: height, year"),
        (("comparity-landmarks", "--option", "gravity=on"), "Options of this game: first_player"),
        (("comparity-landmarks", "--option", "check_commit=maybe"), "Allowed: sequential, upfront"),
        (("comparity-landmarks", "--option", "check_commit"), "expected NAME=VALUE"),
        (("comparity-landmarks", "--option", "first_player=3"), "random, 1 to 2"),
        (("comparity-landmarks", "--bots", "deep-thought"), "Bots: beginner, friend"),
        (("comparity",), "--deck"),
        (("comparity", "--deck", "no-such-file.csv"), "no-such-file.csv"),
        (("skyscraper", "--deck", "no-such-file.toml"), "no-such-file.toml"),
    ],
)
def test_a_wrong_agreement_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[object, ...], said: str
) -> None:
    assert said in refused(capsys, "simulate", *words)


@pytest.mark.parametrize(("players", "missing"), [(2, "26 cards are missing"), (3, "38 cards are missing")])
def test_an_own_deck_that_is_too_small_is_refused_with_the_number_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, players: int, missing: str
) -> None:
    deck = tmp_path / "tiny.csv"
    deck.write_text("name,value\nOak,40\nFir,50\nElm,30\n", encoding="utf-8")
    assert missing in refused(capsys, "simulate", "comparity", "--deck", deck, "--players", players)


def test_an_own_deck_plays_on_both_engines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = tmp_path / "trees.csv"
    rows = "".join(f"Tree {number},{number * 37 % 101}\n" for number in range(40))
    deck.write_text("name,value\n" + rows, encoding="utf-8")
    for game in ("comparity", "cardline"):
        code, out, _ = run(
            capsys, "simulate", game, "--deck", deck, "--games", 2, "--json", "--record", tmp_path / game
        )
        assert code == 0
        assert json.loads(out)["games"] == 2
        record = sorted((tmp_path / game).iterdir())[0]
        assert run(capsys, "replay", record, "--deck", deck)[0] == 0
        assert "--deck" in refused(capsys, "replay", record, "--deck", "movies")


@pytest.mark.parametrize(("name", "value"), [("--games", 0), ("--games", "many"), ("--players", -1), ("--seed", 1.5)])
def test_numbers_are_checked(capsys: pytest.CaptureFixture[str], name: str, value: object) -> None:
    code, _, err = run(capsys, "simulate", "skyscraper", name, value)
    assert code == 2
    assert name in err


# replay


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The record of a simulated game."""
    run(capsys, "simulate", "cardline-globetrotter", "--games", 1, "--seed", 3, "--record", tmp_path)
    (file,) = tmp_path.iterdir()
    return file


@pytest.mark.parametrize("game", READY)
def test_records_of_every_game_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str) -> None:
    run(capsys, "simulate", game, "--games", 1, "--players", 3, "--record", tmp_path)
    (file,) = tmp_path.iterdir()
    code, out, _ = run(capsys, "replay", file, "--json")
    assert code == 0
    told = json.loads(out)
    assert told["valid"] is True
    assert told["game"] == game
    assert told["winners"]
    assert told["actor"] is None
    code, out, _ = run(capsys, "replay", file)
    assert code == 0
    assert out.startswith("valid")


def test_an_unfinished_record_is_valid_and_says_who_decides(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:-5]), encoding="utf-8")
    code, out, _ = run(capsys, "replay", record, "--json")
    told = json.loads(out)
    assert (code, told["winners"]) == (0, None)
    assert told["actor"] in (1, 2)


def test_a_bad_line_is_named_by_file_and_number(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    place = lines.index("moves") + 2
    lines[place] = lines[place].partition(":")[0] + ": place atlantis @ 0"
    record.write_text("\n".join(lines), encoding="utf-8")
    assert f"{record}:{place + 1}: expected" in refused(capsys, "replay", record)


def test_an_illegal_move_is_named_with_its_reason_and_rule(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    place = lines.index("moves") + 1
    seat = lines[place].partition(":")[0]
    lines[place] = f"{3 - int(seat)}:" + lines[place].partition(":")[2]
    record.write_text("\n".join(lines), encoding="utf-8")
    said = refused(capsys, "replay", record)
    assert f"{record}:{place + 1}: expected a legal move" in said
    assert "[K-TURN]" in said


def test_a_bad_record_as_json_says_so_too(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    record.write_text("record cardline-globetrotter\nplayers many\n", encoding="utf-8")
    code, out, err = run(capsys, "replay", record, "--json")
    assert code == 2
    assert json.loads(out)["valid"] is False
    assert json.loads(out)["line"] == 2
    assert f"{record}:2:" in err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b"record chess\n", b"\x00" * 100])
def test_what_is_no_record_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "x.record"
    file.write_bytes(content)
    assert str(file) in refused(capsys, "replay", file)
    assert "cannot be read" in refused(capsys, "replay", tmp_path / "missing.record")
    assert "cannot be read" in refused(capsys, "replay", tmp_path)


@pytest.mark.parametrize(
    ("line", "instead", "said"),
    [
        (1, "record chess", "There is no game"),
        (2, "players 9", "2 to 8 players"),
        (4, "order taste", "Orders: area"),
        (5, "deck countries 00", "--deck"),
        (6, "option hand_size = 0", "1 or more"),
        (6, "option hand_size = 99", "cards are missing"),
        (13, "deal atlantis", "no card “atlantis”"),
    ],
)
def test_a_record_of_an_impossible_game_is_refused_by_line(
    capsys: pytest.CaptureFixture[str], record: Path, line: int, instead: str, said: str
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    assert lines[line - 1].split()[0] == instead.split()[0]
    lines[line - 1] = instead
    record.write_text("\n".join(lines), encoding="utf-8")
    told = refused(capsys, "replay", record)
    assert said in told
    blamed = 13 if "missing" in said else line
    assert f"{record}:{blamed}: expected a game that can be played" in told


@pytest.mark.parametrize("game", READY)
@pytest.mark.parametrize("change", ["twice", "fewer"])
def test_a_deal_that_no_set_up_makes_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, change: str
) -> None:
    run(capsys, "simulate", game, "--games", 1, "--record", tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_text(encoding="utf-8").splitlines()
    place = max(number for number, line in enumerate(lines) if line.startswith(("deal", "pile")))
    if change == "fewer" and not game.startswith("cardline"):
        del lines[place]
    else:
        lines.insert(place, lines[place])
    file.write_text("\n".join(lines), encoding="utf-8")
    assert str(file) in refused(capsys, "replay", file)


# analyse


def test_an_analysis_is_the_same_in_one_process_and_in_two(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    words = ("analyse", record, "--worlds", 1, "--seed", 4)
    code, alone, err = run(capsys, *words, "--jobs", 1, "--json")
    assert (code, err) == (0, "")
    told = json.loads(alone)
    assert len(told["moments"]) == record.read_text(encoding="utf-8").count(": place") + 1
    assert [player["seat"] for player in told["players"]] == [0, 1]
    assert run(capsys, *words, "--jobs", 2, "--json")[1] == alone
    code, out, _ = run(capsys, *words, "--lang", "ru")
    assert code == 0
    assert "Точность" in out


@pytest.mark.parametrize(
    ("lines", "said"),
    [(slice(0, -1), ":1: Only a game that is over"), (slice(0, 3), ":3: expected"), (slice(0, 0), ":1: expected")],
)
def test_what_cannot_be_analysed_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], record: Path, lines: slice, said: str
) -> None:
    text = record.read_text(encoding="utf-8").splitlines()
    if lines.stop == -1:
        text = text[:-1]  # the ending itself, and then the move that led to it
    record.write_text("\n".join(text[lines]), encoding="utf-8")
    assert f"{record}{said}" in refused(capsys, "analyse", record, "--worlds", 1)


def test_an_unknown_level_is_refused(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "65" in refused(capsys, "analyse", record, "--level", 50)


# position


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "small.position"
    file.write_text(POSITION, encoding="utf-8")
    return file


def test_a_position_is_explained(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    code, out, err = run(capsys, "position", position)
    assert (code, err) == (0, "")
    assert "Seat 1 decides" in out
    assert "6 legal moves" in out


def test_a_position_as_json_has_phase_actor_legal_moves_and_view(
    capsys: pytest.CaptureFixture[str], position: Path
) -> None:
    code, out, _ = run(capsys, "position", position, "--json")
    told = json.loads(out)
    assert code == 0
    assert {"engine", "phase", "actor", "legal", "view", "played", "outcome"} <= set(told)
    assert (told["engine"], told["actor"], len(told["legal"]), told["played"]) == ("cardline", 1, 6, [])
    assert told["outcome"] is None


def test_moves_are_played_and_their_events_told(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    code, out, _ = run(capsys, "position", position, "--play", "place c @ 1; place e @ 1", "--json")
    told = json.loads(out)
    assert code == 0
    assert [played["seat"] for played in told["played"]] == [1, 2]
    assert all(played["events"] for played in told["played"])
    again = position.with_name("after.position")
    again.write_text(told["position"], encoding="utf-8")
    after = json.loads(run(capsys, "position", again, "--json")[1])
    assert after["legal"] == told["legal"]
    assert after["view"] == told["view"]


@pytest.mark.parametrize("game", READY)
def test_a_position_of_every_game_is_explained_for_every_seat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    start = catalogue.set_up(game, players=3, seed=2)
    running = start.begin()
    for _ in range(9):
        running.apply(running.legal()[-1])
    file = tmp_path / "middle.position"
    file.write_text(start.rules.write_position(running), encoding="utf-8")
    whole = json.loads(run(capsys, "position", file, "--json")[1])
    assert whole["actor"] == running.actor + 1
    assert whole["legal"] == [start.rules.write_move(running, move) for move in running.legal_moves()]
    for seat in (1, 2, 3):
        code, out, _ = run(capsys, "position", file, "--seat", seat, "--json")
        told = json.loads(out)
        assert code == 0
        assert told["position"] is None
        knows = start.rules.one_view or seat == whole["actor"]
        assert told["legal"] == (whole["legal"] if knows else [])
        assert run(capsys, "position", file, "--seat", seat)[0] == 0
    assert "from 1 to 3" in refused(capsys, "position", file, "--seat", 4)


@pytest.mark.parametrize(
    ("moves", "said"),
    [("place c @ 9", "[L-"), ("dance", "move 1 (dance)"), ("place c @ 1; place c @ 1", "move 2 (place c @ 1)")],
)
def test_a_move_that_cannot_be_played_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], position: Path, moves: str, said: str
) -> None:
    assert said in refused(capsys, "position", position, "--play", moves)


@pytest.mark.parametrize("line", range(2, 7))
def test_a_malformed_position_is_named_by_line(capsys: pytest.CaptureFixture[str], position: Path, line: int) -> None:
    lines = POSITION.splitlines()
    lines[line - 1] = "fnord = = 3"
    position.write_text("\n".join(lines), encoding="utf-8")
    assert f"{position}:{line}: expected" in refused(capsys, "position", position)


def test_a_position_may_name_the_cards_of_a_deck(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "countries.position"
    text = "position cardline\norder area\nline malta | peru\nhand 1 chad\nhand 2 spain\npile fiji | cuba\nturn 1\n"
    file.write_text(text, encoding="utf-8")
    code, out, _ = run(capsys, "position", file, "--deck", "countries")
    assert code == 0
    assert "Malta" in out
    assert "mi²" in out
    assert "no-such-deck" in refused(capsys, "position", file, "--deck", "no-such-deck")
    assert f"{file}:" in refused(capsys, "position", file)


def test_a_position_can_be_piped_in(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(POSITION))
    assert "Seat 1 decides" in run(capsys, "position", "-")[1]


# play


def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *words: object) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    code, out, err = run(capsys, "play", *words)
    assert (code, err) == (0, "")
    return out


def test_play_alone_offers_the_games(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = play(capsys, monkeypatch, "")
    for title in ("Comparity: Landmarks", "Comparity: Movies", "Cardline: Globetrotter", "Skyscraper"):
        assert title in out
    out = play(capsys, monkeypatch, "9\n3\n2\n1\nq\n")
    assert "Please type a number from 1 to 4" in out
    assert "Cardline: Globetrotter: 2 play" in out
    assert "broken off" in out


@pytest.mark.parametrize("game", READY)
def test_a_whole_game_can_be_piped_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    words = (game, "--players", 3, "--seed", 1, "--record", tmp_path / "game.record", "--names", "Ann")
    out = play(capsys, monkeypatch, "1\n" * 2000, *words)
    assert "Ann" in out
    assert "Bot 2" in out
    assert "win" in out or "victory" in out
    assert run(capsys, "replay", tmp_path / "game.record")[0] == 0


def test_the_same_seed_and_the_same_answers_give_the_same_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    outs = [play(capsys, monkeypatch, "1\n2\n" * 5, "cardline-globetrotter", "--seed", seed) for seed in (4, 4, 5)]
    assert outs[0] == outs[1] != outs[2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "There is no game"),
        (("skyscraper", "--players", 9), "2 to 6"),
        (("skyscraper", "--players", 2, "--bots", 3), "expected at most 2"),
        (("skyscraper", "--bots", "deep-thought"), "Bots:"),
    ],
)
def test_what_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[object, ...], said: str
) -> None:
    assert said in refused(capsys, "play", *words)


def test_a_folder_that_cannot_be_written_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    nowhere = tmp_path / "file" / "below"
    assert str(nowhere) in refused(capsys, "simulate", "skyscraper", "--games", 1, "--record", nowhere)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    code, _, err = run(capsys, "play", "skyscraper", "--record", nowhere)
    assert code == 2
    assert str(nowhere) in err


def test_bots_can_be_counted_or_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for bots in ("2", "any-legal,any-legal"):
        out = play(capsys, monkeypatch, "", "cardline-globetrotter", "--seed", 1, "--players", 4, "--bots", bots)
        assert "Player 2" in out
        assert "Bot 3" in out


def test_areas_are_shown_in_metric_units_on_request(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in (("--units", "metric"), ("--option", "units=metric")):
        assert "km²" in play(capsys, monkeypatch, "", "cardline-globetrotter", "--seed", 1, *words)
    assert "km²" not in play(capsys, monkeypatch, "", "cardline-globetrotter", "--seed", 1)


def test_the_command_runs_as_a_module_and_survives_a_closed_pipe() -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = f"{sys.executable} -m tallorder games --json | head -n 1"
    done = subprocess.run(command, shell=True, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "[\n"
    assert "Traceback" not in done.stderr


def test_the_version_is_the_packages_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (
        0,
        f"tallorder {tallorder.__version__} ({engines_in_words()})\n",
        "",
    )


def test_the_version_says_how_the_engines_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tallorder.cli.why_plain", lambda: "TALLORDER_PURE is set")
    assert engines_in_words() == "plain Python: TALLORDER_PURE is set"
    monkeypatch.setattr("tallorder.cli.why_plain", lambda: "")
    assert engines_in_words() == "compiled"


def test_old_spellings_still_work_with_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    new = build_parser().parse_args(["serve", "--timeout", "round=1", "--timeout", "forget=9", "--redis", "redis://a"])
    assert capsys.readouterr().err == ""
    old = build_parser().parse_args(["serve", "--habit", "round=1", "--timeout", "forget=9", "--bus", "redis://a"])
    hints = capsys.readouterr().err.splitlines()
    assert old == new
    assert [hint.split(";")[0] for hint in hints] == [
        "tallorder: --habit is now called --timeout",
        "tallorder: --bus is now called --redis",
    ]
    assert build_parser().parse_args(["serve"]).timeout == []  # one call leaves nothing behind for the next


def test_old_spellings_are_not_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, "serve", "--help")[1]
    assert "--timeout" in shown
    assert "--redis" in shown
    assert "--habit" not in shown
    assert "--bus" not in shown


def test_without_a_command_the_usage_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys)
    assert code == 2
    assert "usage: tallorder" in err


# export, import, deck reports


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """A store with a report, as a server leaves it."""
    from tallorder.store import Store
    from tallorder.table.journal import CardReport

    store = Store(str(tmp_path / "tables.db"))

    async def tell() -> None:
        await store.report(CardReport(1_700_000_000_000, "countries", "hash", "peru", "Too small."))
        await store.report(CardReport(1_700_000_000_001, "movies", "hash", "jaws", "It was 1975."))

    asyncio.run(tell())
    store.close()
    return str(tmp_path / "tables.db")


def test_the_decks_owner_reads_what_players_reported(capsys: pytest.CaptureFixture[str], kept: str) -> None:
    code, out, _ = run(capsys, "deck", "reports", "--store", kept)
    assert code == 0
    assert out.splitlines() == ["2023-11-14  countries  peru  Too small.", "2023-11-14  movies  jaws  It was 1975."]
    _, out, _ = run(capsys, "deck", "reports", "movies", "--store", kept, "--json")
    assert [one["card"] for one in json.loads(out)] == ["jaws"]
    _, out, _ = run(capsys, "deck", "reports", "landmarks", "--store", kept)
    assert out == "Nobody has reported a card.\n"


def test_everything_moves_to_another_store_as_files(
    capsys: pytest.CaptureFixture[str], kept: str, tmp_path: Path
) -> None:
    code, out, _ = run(capsys, "export", tmp_path / "out", "--store", kept)
    assert (code, out) == (0, "Exported: 0 tables, 0 decks, 2 reports.\n")
    code, out, _ = run(capsys, "import", tmp_path / "out", "--store", tmp_path / "other.db")
    assert (code, out) == (0, "Imported: 0 tables, 0 decks, 2 reports.\n")
    _, out, _ = run(capsys, "deck", "reports", "--store", tmp_path / "other.db", "--json")
    assert len(json.loads(out)) == 2
    assert "expected a new or empty folder" in refused(capsys, "export", tmp_path / "out", "--store", kept)
    assert "expected the folder of an export" in refused(capsys, "import", tmp_path / "none", "--store", kept)


@pytest.mark.parametrize(
    "command", [("serve", "--port", "0"), ("export", "out"), ("import", "out"), ("deck", "reports")]
)
@pytest.mark.parametrize(
    "store", ["postgresql://nobody@127.0.0.1:1/none", "mysql://127.0.0.1/tables", "/dev/null/t.db"]
)
def test_a_store_that_cannot_be_opened_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], store: str
) -> None:
    monkeypatch.setattr("tallorder.server.serve.write_log", lambda *_: None)
    assert refused(capsys, *command, "--store", store).startswith("tallorder: ")
