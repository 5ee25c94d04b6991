"""The deck doctor: what it finds in a deck that is made to be found out."""

import json
from pathlib import Path

import pytest

from tallorder import decks
from tallorder.cli import main
from tallorder.lab.doctor import CardFindings, best_of, examine, twins_of
from tallorder.messages import LANGUAGES

CARDS = 30


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """Thirty hills, of which two are as high as each other and one says how high it is."""
    names = [f"Hill {chr(65 + number)}" for number in range(26)] + ["Knoll", "Ridge", "Twin", "Mount 4321"]
    values = [100 + 137 * number for number in range(26)] + [4000, 4100, 4100, 4321]
    file = tmp_path / "hills.csv"
    rows = [f"{name},{value}" for name, value in zip(names, values, strict=True)]
    file.write_text("name,value\n" + "\n".join(rows) + "\n", encoding="utf-8")
    return file


def test_twins_and_spoiled_names_are_found(deck: Path) -> None:
    found = examine(str(deck), games=20)
    by_name = {card.card: card for card in found.cards}
    names = {card.name["en"]: card.id for card in decks.load(deck).cards}
    assert by_name[names["Ridge"]].twins == (names["Twin"],)
    assert by_name[names["Twin"]].twins == (names["Ridge"],)
    assert not by_name[names["Hill A"]].twins
    assert by_name[names["Mount 4321"]].spoiled == ("4321",)
    assert sum(card.tries for card in found.cards) > 20 * 9
    assert all(card.right is None or 0 <= card.right <= 1 for card in found.cards)


def test_the_number_of_processes_changes_nothing(deck: Path) -> None:
    assert examine(str(deck), games=50, jobs=2) == examine(str(deck), games=50)


def test_years_are_twins_only_when_they_are_the_same() -> None:
    movies = decks.load("movies")
    by_year = twins_of(movies.core(), movies.measure("year"))
    values = {card.id: card.values["year"].number for card in movies.core()}
    assert all(values[card] == values[twin] for card, twins in by_year.items() for twin in twins)


def card(name: str, *, twins: tuple[str, ...] = (), spoiled: tuple[str, ...] = (), dull: bool = False) -> CardFindings:
    return CardFindings(name, 50, 0.5, 0.0, 0.1, dull, False, twins, spoiled)


def test_the_best_cards_have_the_least_against_them_and_lie_far_apart() -> None:
    found = [card("a"), card("b", twins=("c",)), card("c", twins=("b",)), card("d", spoiled=("4",)), card("e")]
    assert best_of(found, 3) in (("a", "b", "e"), ("a", "c", "e"))
    assert "d" not in best_of(found, 4)
    assert best_of(found, 60) == ("a", "b", "c", "d", "e")
    row = [card(str(number)) for number in range(9)]
    assert best_of(row, 3) == ("0", "4", "8")
    assert best_of([card("x", dull=True), card("y"), card("z")], 2) == ("y", "z")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_the_cards_and_fetches_nothing(
    language: str, deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "doctor.html"
    words = ["lab", "deck", str(deck), "--games", "20", "--keep", "5", "--jobs", "1", "--lang", language]
    assert main([*words, "--out", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") >= 6
    assert "<script" not in text
    assert "src=" not in text
    assert "Mount 4321" in text
    assert "lab-" not in capsys.readouterr().out + text, "every code has its sentence"


def test_programs_read_json_and_bad_input_is_one_line(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "deck", str(deck), "--games", "20", "--keep", "7", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["cards"]) == CARDS
    assert len(found["best"]) == 7
    for words, said in (
        (["deck"], "expected one deck"),
        (["deck", "no-such-deck"], "no-such-deck"),
        (["deck", str(deck), "--save", "x"], "leave them out"),
    ):
        assert main(["lab", *words]) == 2
        error = capsys.readouterr().err
        assert said in error
        assert error.count("\n") == 1
