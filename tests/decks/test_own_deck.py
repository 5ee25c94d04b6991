"""Any sane table is a deck: dialects, languages, marks, numbers as people type them."""

from pathlib import Path

import pytest

from tallorder.cards import Deck, Value, in_language
from tallorder.decks.cardfile import make_id
from tallorder.decks.load import load, read_plain
from tallorder.decks.problem import DeckError, DeckProblem
from tests.rulebook import rule


def deck(text: str, encoding: str = "utf-8") -> Deck:
    return read_plain(text.encode(encoding), "my.csv").deck


def problems(text: str) -> list[DeckProblem]:
    with pytest.raises(DeckError) as error:
        deck(text)
    return list(error.value.problems)


def numbers(text: str) -> list[int]:
    """The values in order of name."""
    made = deck(text)
    return [card.values[made.default_order].number for card in made.cards]


def test_name_and_value_are_enough() -> None:
    made = deck("name,value\nRhine,1233\nSeine,775\n")
    assert made.default_order == "value"
    assert made.title == {"en": "My"}
    assert [(card.id, card.values["value"]) for card in made.cards] == [("rhine", Value(1233)), ("seine", Value(775))]
    assert made.core() == made.cards


@pytest.mark.parametrize("sign", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_dialects(sign: str, encoding: str, line_end: str) -> None:
    text = line_end.join([f"name{sign}value", f"Rhône{sign}812", "", f'"Дон"{sign}1870'])
    made = deck(text, encoding)
    assert [card.name["en"] for card in made.cards] == ["Дон", "Rhône"]
    assert [card.id for card in made.cards] == ["don", "rhone"]


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (["12.5", "7"], [125, 70]),
        (["12,5", "7"], [125, 70]),
        (["1 234 567", "7"], [1234567, 7]),
        (["1\u202f234,5", "7"], [12345, 70]),
        (["1.234.567", "1.234"], [1234567, 1234]),
        (["1,234,567", "1,234"], [1234567, 1234]),
        (["1'234.5", "7"], [12345, 70]),
        (["1.234,5", "7"], [12345, 70]),
        (["−438", "-2560"], [-438, -2560]),
        (["+5", "12.50"], [50, 125]),
        (["0.125", "0.250"], [125, 250]),
    ],
)
def test_numbers_as_people_type_them(cells: list[str], expected: list[int]) -> None:
    text = "\n".join(["name;value", *(f"{name};{cell}" for name, cell in zip("ab", cells, strict=True))])
    assert numbers(text) == expected


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("1,234", "number-ambiguous"),
        ("1.234", "number-ambiguous"),
        ("12,34,5", "number-thousands"),
        ("324 m", "number-expected"),
        ("$10", "number-expected"),
        ("1e6", "number-expected"),
        ("٣٤", "number-expected"),
        ("0x10", "number-expected"),
        ("NaN", "number-unknown"),
        ("-inf", "number-unknown"),
        ("n/a", "number-unknown"),
        ("", "value-missing"),
        ("9007199254740992", "number-too-large"),
        pytest.param("9" * 400, "number-too-large", id="400 digits"),
        ("0.1234567", "number-too-fine"),
        ("12.", "number-expected"),
    ],
)
def test_numbers_that_are_refused(cell: str, code: str) -> None:
    found = problems(f"name;value\na;{cell}\nb;2\n")
    assert [(problem.code, problem.row, problem.column) for problem in found] == [(code, 2, "value")]


def test_the_largest_number_that_is_accepted() -> None:
    assert numbers("name,value\na,9007199254740991\n") == [9007199254740991]


def test_a_comma_between_digits_is_settled_by_its_column() -> None:
    assert numbers('name,value\na,"1,234"\nb,"12,5"\n') == [1234, 12500]
    assert [p.code for p in problems('name,value\na,"1,234"\nb,7\n')] == ["number-ambiguous"]


def test_one_column_of_contradicting_signs_is_refused() -> None:
    assert {p.code for p in problems('name,value\na,"12,5"\nb,12.5\n')} == {"number-ambiguous"}


@rule("C-COMP-9")
def test_approximate_by_sign_or_by_column() -> None:
    made = deck("name,year,year_approximate,height (m)\na,≈-2560,,~ 10\nb,1889,yes,300\nc,1900,no,5\n")
    assert [card.values["year"] for card in made.cards] == [
        Value(-2560, approximate=True),
        Value(1889, approximate=True),
        Value(1900),
    ]
    assert made.cards[0].values["height"].approximate
    assert made.measure("year").show == "year"
    assert in_language(made.measure("height").unit, "ru") == "m"


def test_a_lone_mark_column_belongs_to_the_only_measure() -> None:
    made = deck("name,value,≈\na,1,x\nb,2,\n")
    assert [card.values["value"].approximate for card in made.cards] == [True, False]


@rule("C-COMP-13")
def test_scope_by_column() -> None:
    made = deck("name,value,value_scope\na,1,us\nb,2,\n")
    assert [card.values["value"].scope for card in made.cards] == ["us", ""]
    assert [p.code for p in problems("name,value,value_scope\na,1,mars\n")] == ["scope-unknown"]


def test_several_measures_places_languages_notes_and_tags() -> None:
    made = deck(
        "name_ru;name_en;place;note_fr;tags;Length (km);Depth (m);length source\n"
        "Рейн;Rhine;Europe;Beau;river europe;1233;25;atlas\n"
    )
    card = made.cards[0]
    assert card.name == {"en": "Rhine", "ru": "Рейн"}
    assert card.place == {"en": "Europe"}
    assert card.note == {"fr": "Beau"}
    assert card.tags == ("river", "europe")
    assert [measure.id for measure in made.measures] == ["length", "depth"]
    assert card.sources == {"length": "atlas"}


def test_a_deck_in_one_other_language_falls_back_to_it() -> None:
    made = deck("название;значение\nРейн;1233\n")
    assert made.cards[0].called("fr") == "Рейн"
    assert made.default_order == "value"


@pytest.mark.parametrize(
    ("language", "expected"), [("ru", "Рейн"), ("fr", "Rhine"), ("en-GB", "Rhine"), ("ru-RU", "Рейн"), ("de", "Rhine")]
)
def test_the_fallback_chain_of_languages(language: str, expected: str) -> None:
    assert in_language({"en": "Rhine", "ru": "Рейн"}, language) == expected


def test_nothing_falls_back_to_nothing() -> None:
    assert in_language({}, "ru") == ""


@pytest.mark.parametrize(
    ("text", "code", "row", "column"),
    [
        ("name,value\n,5\n", "name-empty", 2, "name"),
        ("name,value\na,5\nA,6\n", "id-twice", 3, "name"),
        ("name,value\n=SUM(A1),5\n", "text-formula", 2, "name"),
        ("name,value\n@evil,5\n", "text-formula", 2, "name"),
        ("name,value\n+evil,5\n", "text-formula", 2, "name"),
        ("name,value\n-evil,5\n", "text-formula", 2, "name"),
        ("name,value\n???,5\n", "text-signs", 2, "name"),
        pytest.param(f"name,value\n{'a' * 121},5\n", "text-too-long", 2, "name", id="121 letters"),
        ("name,value,value_approximate\na,5,maybe\n", "mark-unknown", 2, "value_approximate"),
        ("name,year\na,99999\n", "year-strange", 2, "year"),
        ("id,name,value\nA b,a,5\n", "id-shape", 2, "id"),
    ],
)
def test_a_problem_says_where_it_is(text: str, code: str, row: int, column: str) -> None:
    assert (code, row, column) in [(p.code, p.row, p.column) for p in problems(text)]


def test_a_card_that_is_almost_the_same_is_accepted() -> None:
    assert len(deck("name,value\na,5\nb,5\n").cards) == 2


def test_all_problems_of_a_file_are_named_at_once() -> None:
    found = problems("name,value\na,x\nb,\n,3\n")
    assert [(p.row, p.code) for p in found] == [(2, "number-expected"), (3, "value-missing"), (4, "name-empty")]


def test_rows_are_counted_as_an_editor_counts_lines() -> None:
    found = problems('name,value,note\n\n"a",1,"two\nlines"\nb,x,\n')
    assert [(p.row, p.code) for p in found] == [(5, "number-expected")]


def test_a_column_without_numbers_is_left_out_with_a_warning() -> None:
    opened = read_plain(b"name,value,colour\na,1,red\n", "my.csv")
    assert [(p.code, p.column, p.severity) for p in opened.warnings] == [("column-unused", "colour", "warning")]


def test_a_mark_of_an_unknown_measure_is_left_out_with_a_warning() -> None:
    opened = read_plain(b"name,a,b,approximate\nx,1,2,yes\n", "my.csv")
    assert [p.code for p in opened.warnings] == ["mark-without-measure"]


@pytest.mark.parametrize(
    ("name", "id"),
    [("Big Ben", "big-ben"), ("Saint Basil's", "saint-basils"), ("Щука & Ёж", "shchuka-and-ezh"), ("Ōsaka", "osaka")],
)
def test_ids_come_from_names(name: str, id: str) -> None:
    assert make_id(name) == id


def test_names_without_latin_letters_still_get_ids() -> None:
    made = deck("name,value\n東京,1\n大阪,2\n")
    assert len({card.id for card in made.cards}) == 2
    assert all(card.id.startswith("card-") for card in made.cards)


def test_ids_do_not_follow_the_rows(tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    file.write_text("name,value\nzebra,1\nant,2\n", encoding="utf-8")
    assert [card.id for card in load(file).cards] == ["ant", "zebra"]
