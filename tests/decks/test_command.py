"""`tallorder deck`: errors exit 1, warnings 0, and a folder comes back as it was written."""

import json
from pathlib import Path

import pytest

from tallorder.cli import main
from tallorder.decks.load import load
from tallorder.decks.new import decimal_text

RIVERS = "name,length (km),≈,place,name_ru\nRhine,1233.5,,Europe,Рейн\nNile,6650,yes,Africa,Нил\n"


@pytest.fixture
def rivers(tmp_path: Path) -> Path:
    file = tmp_path / "rivers.csv"
    file.write_text(RIVERS, encoding="utf-8")
    return file


def test_a_good_deck_passes(rivers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(rivers), "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Rivers: 2 cards, content ")
    assert told[1] == (
        "length: from 1,233.5 km (Rhine) to 6,650 km (Nile), the middle at 6,650 km; 2 different values".replace(
            " km", "\u00a0km"
        )
    )
    assert "Comparity: too few cards; 27 more are needed" in told
    assert told[-1] == "No errors, no warnings."


def test_warnings_are_no_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.csv"
    file.write_text("name,value\nNumber 5,1\nother,2\n", encoding="utf-8")
    assert main(["deck", "check", str(file), "--lang", "en"]) == 0
    assert "warning: a.csv, row 2, column “name”: “5” on the name side" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "error: a.csv, row 3, column “value”: “x” is not a number."),
        ("ru", "ошибка: a.csv, строка 3, столбец «value»: «x» — не число."),
        ("fr", "erreur : a.csv, ligne 3, colonne « value » : « x » n’est pas un nombre."),
    ],
)
def test_errors_fail_and_say_where(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.csv"
    file.write_text("name,value\na,1\nb,x\n", encoding="utf-8")
    assert main(["deck", "check", str(file), "--lang", language]) == 1
    assert words in capsys.readouterr().out.replace("\u00a0", " ")


def test_a_report_for_programs(rivers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(rivers), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"] is True
    assert (told["deck"], told["cards"], told["core"]) == ("rivers", 2, 2)
    assert told["players"] == {"comparity": 0, "cardline": 0}
    assert told["hash"] == load(rivers).hash


def test_a_new_folder_is_the_same_deck(rivers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "new", str(rivers), "--lang", "en"]) == 0
    folder = rivers.with_suffix("")
    assert "SOURCES.md" in capsys.readouterr().out
    assert sorted(file.name for file in folder.iterdir()) == ["SOURCES.md", "cards.csv", "deck.toml"]
    assert load(folder) == load(rivers)
    assert main(["deck", "check", str(folder)]) == 0


def test_a_folder_is_never_overwritten(rivers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = rivers.with_suffix("")
    folder.mkdir()
    (folder / "deck.toml").write_text("mine")
    assert main(["deck", "new", str(rivers), "--lang", "en"]) == 1
    assert "--out" in capsys.readouterr().err
    assert (folder / "deck.toml").read_text() == "mine"
    assert main(["deck", "new", str(rivers), "--out", str(rivers.parent / "other")]) == 0


def test_a_folder_cannot_be_made_new(rivers: Path) -> None:
    assert main(["deck", "new", str(rivers.parent)]) == 1


def test_a_bad_table_makes_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    file.write_text("name,value\na,x\n", encoding="utf-8")
    assert main(["deck", "new", str(file)]) == 1
    assert not (tmp_path / "a").exists()


def test_strange_titles_survive_the_folder(tmp_path: Path) -> None:
    file = tmp_path / 'quo"te\\d.csv'
    file.write_text('name,note,height (m)\na,"says ""hi"", ok",-0.05\nb,,10\n', encoding="utf-8")
    assert main(["deck", "new", str(file)]) == 0
    assert load(file.with_suffix("")) == load(file)


@pytest.mark.parametrize(
    ("number", "decimals", "text"),
    [(963, 1, "96.3"), (960, 1, "96"), (-5, 2, "-0.05"), (1000, 0, "1000"), (0, 2, "0"), (100, 2, "1")],
)
def test_numbers_in_the_file(number: int, decimals: int, text: str) -> None:
    assert decimal_text(number, decimals) == text


@pytest.mark.parametrize("game", ["comparity", "cardline"])
def test_an_own_table_is_played_at_once(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "numbers.csv"
    rows = "\n".join(f"card {chr(97 + i % 26)}{chr(97 + i // 26)};{(i * 37) % 101}" for i in range(40))
    file.write_text(f"name;value\n{rows}\n", encoding="utf-8")
    assert main(["simulate", game, "--deck", str(file), "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_a_bad_table_is_not_played_and_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.csv"
    file.write_text("name,value\na,\n", encoding="utf-8")
    assert main(["simulate", "cardline", "--deck", str(file), "--lang", "en"]) == 2
    assert "a.csv, row 2, column “value”: the value is missing." in capsys.readouterr().err
