"""Values are shown in the reader's language and units; rules never see the difference."""

from decimal import Decimal

import pytest

from tallorder import decks
from tallorder.cards import Measure, Value
from tallorder.decks.display import converted, show_number, show_value
from tests.rulebook import rule

COUNTRIES = decks.load("countries")
LANDMARKS = decks.load("landmarks")
MOVIES = decks.load("movies")


def plain(text: str) -> str:
    """Without the kinds of space that languages put between digits."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


@rule("L-EX-5", "L-UNIT-1")
def test_the_rulebooks_area_is_shown_in_square_kilometres() -> None:
    amount, kind = converted(15_942, COUNTRIES.measure("area"), "metric")
    assert kind == "square-kilometres"
    assert abs(amount - 41_290) <= 5
    assert show_number(15_942, COUNTRIES.measure("area"), "en", "metric") == "41,289 km²"
    assert show_number(15_942, COUNTRIES.measure("area"), "en") == "15,942 mi²"


@rule("L-EX-6", "L-UNIT-2")
def test_the_rulebooks_mass_is_shown_in_tonnes() -> None:
    assert converted(254, COUNTRIES.measure("environment"), "metric") == (Decimal("2.3"), "tonnes")
    assert show_number(254, COUNTRIES.measure("environment"), "fr", "metric") == "2,3 t"
    assert show_number(254, COUNTRIES.measure("environment"), "en") == "2.54 US tons"


@rule("L-UNIT-2")
def test_small_masses_keep_a_second_decimal() -> None:
    assert show_number(5, COUNTRIES.measure("environment"), "en", "metric") == "0.05 t"


@rule("L-R-20")
def test_metric_never_turns_an_order_round() -> None:
    for order in ("area", "environment"):
        measure = COUNTRIES.measure(order)
        numbers = sorted(card.values[order].number for card in COUNTRIES.cards)
        shown = [converted(number, measure, "metric")[0] for number in numbers]
        assert shown == sorted(shown)


@rule("L-R-20")
def test_units_without_a_metric_sister_stay_as_they_are() -> None:
    for order in ("population", "gdp"):
        measure = COUNTRIES.measure(order)
        assert show_number(1234, measure, "en", "metric") == show_number(1234, measure, "en", "us")


@rule("C-COMP-9", "C-R-37")
@pytest.mark.parametrize(
    ("language", "expected"), [("en", "≈ 2560 BCE"), ("ru", "≈ 2560 до н. э."), ("fr", "≈ 2560 av. J.-C.")]
)
def test_an_approximate_year_before_our_era(language: str, expected: str) -> None:
    assert plain(show_value(Value(-2560, approximate=True), LANDMARKS.measure("year"), language)) == expected


@rule("C-COMP-13")
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "$1,585,634 (US only)"),
        ("ru", "1 585 634 $ (только США)"),
        ("fr", "1 585 634 $ (États-Unis seulement)"),
    ],
)
def test_takings_of_the_united_states_only(language: str, expected: str) -> None:
    assert plain(show_value(Value(1_585_634, scope="us"), MOVIES.measure("box-office"), language)) == expected


def test_metres_with_a_decimal_sign_of_the_language() -> None:
    height = LANDMARKS.measure("height")
    assert plain(show_number(963, height, "en")) == "96.3 m"
    assert plain(show_number(963, height, "ru")) == "96,3 м"
    assert plain(show_number(3240, height, "en")) == "324 m"
    assert "\N{NO-BREAK SPACE}m" in show_number(3240, height, "en")  # a number and its unit stay on one line


def test_an_own_measure_shows_its_own_unit() -> None:
    measure = Measure("length", decimals=1, unit={"en": "km", "ru": "км"})
    assert plain(show_number(12_335, measure, "en")) == "1,233.5 km"
    assert plain(show_number(12_335, measure, "ru")) == "1 233,5 км"
    assert plain(show_number(12_335, measure, "fr")) == "1 233,5 km"
    assert show_number(7, Measure("value"), "en") == "7"


@pytest.mark.parametrize("name", decks.SHIPPED)
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_value_of_every_deck_can_be_shown(name: str, language: str) -> None:
    deck = decks.load(name)
    for card in deck.cards:
        for measure in deck.measures:
            shown = show_value(card.values[measure.id], measure, language, "metric")
            assert any(sign.isdigit() for sign in shown)
            assert not shown.startswith("value-")
