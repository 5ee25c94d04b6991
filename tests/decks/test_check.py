"""A report says how a deck will play: ties, spread, players served, and what closed sides give away."""

from pathlib import Path

import pytest

from tallorder import decks
from tallorder.decks.check import DeckReport, check, report
from tallorder.decks.load import read_plain
from tallorder.decks.words import report_lines
from tests.rulebook import rule

NEEDS = {"comparity": {2: 29, 3: 41, 4: 63, 5: 75}, "cardline": {2: 11, 3: 16}}


def on(text: str) -> DeckReport:
    return report(read_plain(text.encode(), "my.csv"), NEEDS)


def codes(text: str) -> list[str]:
    return [problem.code for problem in on(text).problems]


@rule("C-R-38", "L-R-21")
def test_spread_and_ties() -> None:
    spread = on("name,value\na,5\nb,1\nc,5\nd,9\n").spreads[0]
    assert (spread.lowest, spread.middle, spread.highest, spread.different) == ("b", "c", "d", 3)
    assert [(tie.number, tie.cards) for tie in spread.ties] == [(5, ("a", "c"))]


@rule("C-R-53", "L-R-12")
@pytest.mark.parametrize(
    ("cards", "comparity", "missing"), [(28, 0, 1), (29, 2, 12), (41, 3, 22), (74, 4, 1), (75, 5, 0), (100, 5, 0)]
)
def test_how_many_players_a_deck_serves(cards: int, comparity: int, missing: int) -> None:
    rows = "\n".join(f"card {chr(97 + i % 26)}{chr(97 + i // 26)},{i}" for i in range(cards))
    served = on(f"name,value\n{rows}\n").served
    assert (served[0].engine, served[0].players, served[0].missing) == ("comparity", comparity, missing)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Tower of 1889", "spoiler-year"),
        ("Tower 324", "spoiler-value"),
        ("Tower 324.5", "spoiler-value"),
        ("Tower 7", "spoiler-number"),
        ("Rocky IV", "spoiler-roman"),
        ("The tallest tower", "spoiler-superlative"),
        ("Oldest of all", "spoiler-superlative"),
    ],
)
def test_spoilers_in_english(name: str, code: str) -> None:
    assert code in codes(f"name,height,year\n{name},324.5,1900\nother,10.0,1950\n")


@pytest.mark.parametrize(
    ("column", "text"),
    [
        ("name_ru", "Самая высокая башня"),
        ("name_ru", "Древнейший храм"),
        ("name_fr", "La plus haute tour"),
        ("place_ru", "Крупнейший город"),
        ("short_fr", "Le plus vieux"),
    ],
)
def test_spoilers_in_other_languages_and_on_other_texts(column: str, text: str) -> None:
    found = on(f"name,{column},value\nTower,{text},5\nOther,Другой,900\n").problems
    assert [(p.code, p.row, p.column, p.severity) for p in found] == [("spoiler-superlative", 2, column, "warning")]


@pytest.mark.parametrize("name", ["I am legend", "Malcolm", "Great Wall", "Mix", "Большой театр", "Plus ultra"])
def test_harmless_names(name: str) -> None:
    assert codes(f"name,value\n{name},5\nother,7\n") == []


def test_a_note_may_say_anything_because_it_is_on_the_open_side() -> None:
    assert codes("name,value,note\na,324,tallest in 1889: 324 m\nb,300,\n") == []


def test_slips_of_the_keys() -> None:
    assert codes("name,value\na,1\nb,2\nc,300000\n") == ["value-outlier"]
    assert codes("name,value\na,100\nb,2000\nc,3000\n") == []
    assert codes("name,value\na,-1\nb,2\nc,3\n") == ["value-negative"]
    assert codes("name,value\na,3\nb,3\n") == ["values-equal"]
    assert codes("name,year\na,0\nb,3\n") == ["year-zero"]
    assert codes("name,year\na,-438\nb,3\nc,1900\n") == []


def test_long_names_and_missing_translations() -> None:
    assert codes("name,value\nA name of more than twenty-six letters,1\nb,2\n") == ["name-long"]
    assert codes("name,short,value\nA name of more than twenty-six letters,A name,1\nb,,2\n") == []
    found = on("name_en,name_ru,value\na,а,1\nb,,2\nc,,3\n").problems
    assert [(p.code, p.row, p.column, p.params["count"]) for p in found] == [("language-gap", 3, "name_ru", 2)]


def test_a_report_on_a_deck_that_cannot_be_read(tmp_path: Path) -> None:
    told = check(tmp_path / "nowhere.csv", NEEDS)
    assert told.deck is None
    assert told.has_errors()
    assert list(report_lines(told, "en"))[-1] == "1 error, no warnings."


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("name", decks.SHIPPED)
def test_the_decks_we_ship_have_no_errors(name: str, language: str) -> None:
    told = check(name, NEEDS)
    assert not told.has_errors()
    lines = list(report_lines(told, language))
    assert not [line for line in lines if "deck-" in line or "{" in line]


def test_the_decks_we_ship_give_away_nothing_but_their_own_names() -> None:
    assert check("countries", NEEDS).problems == ()
    for name in ("landmarks", "movies"):
        found = check(name, NEEDS).problems
        assert {p.column.partition("_")[0] for p in found} <= {"name", "short"}
        assert {p.code for p in found} <= {"spoiler-number", "spoiler-roman", "spoiler-year", "spoiler-superlative"}


@rule("C-COMP-2", "C-COMP-3", "L-COMP-2")
@pytest.mark.parametrize("name", decks.SHIPPED)
def test_no_closed_side_shows_its_value(name: str) -> None:
    assert not [p for p in check(name, NEEDS).problems if p.code == "spoiler-value"]
