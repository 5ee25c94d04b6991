"""The countries keep the rulebook's conventions, and their facts are sane."""

import csv
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

import pytest

from tallorder import decks
from tests.rulebook import rule

DECK = decks.load("countries")
BY_CODE = {card.extra["iso2"]: card for card in DECK.cards}
CONTINENTS = {"africa", "asia", "europe", "north-america", "south-america", "oceania"}


def metric() -> list[dict[str, str]]:
    """The figures of the sources before they were turned into US units."""
    with (Path(__file__).parent / "metric" / "countries.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@rule("L-COMP-1")
def test_there_are_110_core_cards_and_81_more_each_with_its_own_code() -> None:
    assert len(DECK.core()) == 110
    assert len(BY_CODE) == len(DECK.cards) == 191


@rule("L-COMP-2", "L-COMP-4")
def test_every_front_has_name_caption_flag_and_one_of_six_continents() -> None:
    for card in DECK.cards:
        for language in ("en", "ru", "fr"):
            assert card.name[language], card.id
            assert card.caption[language], card.id
            assert card.place[language], card.id
        assert len(card.tags) == 1
        assert card.tags[0] in CONTINENTS
        assert len(card.extra["iso2"]) == 2
        assert set(card.extra) == {"iso2"}, "nothing on the closed side may give the size away"


@rule("L-COMP-4")
def test_all_six_continents_are_in_the_core() -> None:
    assert {card.tags[0] for card in DECK.core()} == CONTINENTS


@rule("L-COMP-3", "L-COMP-5", "L-CHAR-1", "L-CHAR-2", "L-CHAR-3", "L-CHAR-4")
def test_the_four_measures_say_unit_and_year() -> None:
    measures = {measure.id: measure for measure in DECK.measures}
    assert list(measures) == ["area", "population", "gdp", "environment"]
    assert measures["area"].show == "square-miles"
    assert (measures["population"].show, measures["population"].as_of) == ("people", "2012")
    assert (measures["gdp"].show, measures["gdp"].as_of) == ("million-dollars", "2011")
    assert (measures["environment"].show, measures["environment"].as_of) == ("short-tons", "2011")
    assert measures["environment"].decimals == 2


@rule("L-CHAR-1")
def test_every_area_is_that_of_its_source_in_square_miles() -> None:
    rows = metric()
    assert len(rows) == len(DECK.cards)
    for row in rows:
        miles = (Decimal(row["km2"]) * Decimal("0.38610215854")).quantize(Decimal(1), ROUND_HALF_UP)
        assert BY_CODE[row["iso2"]].values["area"].number == int(miles), row


@rule("L-CHAR-1")
def test_every_area_is_land_and_inland_water_and_nothing_else() -> None:
    known = [row for row in metric() if row["land"]]
    assert len(known) == len(DECK.cards) - 1, "South Sudan's water has not been measured"
    for row in known:
        parts = Decimal(row["land"]) + Decimal(row["water"] or 0)
        assert abs(Decimal(row["km2"]) - parts) <= parts / 200, row


@rule("L-CHAR-4")
def test_an_emission_is_marked_where_the_inventories_differ_by_more_than_a_tenth() -> None:
    for row in metric():
        if not row["edgar"]:
            continue  # the other inventories were read for the core only
        figures = [1.0, 1 / (1 + float(row["edgar"]) / 100), 1 / (1 + float(row["cdiac"]) / 100)]
        is_doubtful = max(figures) / min(figures) > 1.1
        assert BY_CODE[row["iso2"]].values["environment"].approximate == is_doubtful, row
    assert sum(bool(row["edgar"]) for row in metric()) == len(DECK.core())


@rule("L-CHAR-4")
def test_every_emission_is_that_of_its_source_in_short_tons() -> None:
    for row in metric():
        tons = Decimal(row["tonnes"]) * Decimal("1.1023113109")
        printed = Decimal(BY_CODE[row["iso2"]].values["environment"].number) / 100
        assert abs(printed - tons) <= Decimal("0.0057"), row


@rule("L-R-22")
def test_numbers_fit_together() -> None:
    for card in DECK.cards:
        area, people = card.values["area"].number, card.values["population"].number
        gdp, carbon = card.values["gdp"].number, card.values["environment"].number
        assert 1 <= people / area <= 25_000, card.id
        assert 150 <= gdp * 1_000_000 / people <= 170_000, card.id
        assert 4 <= carbon <= 5_000, card.id


@pytest.mark.parametrize(
    ("code", "measure", "low", "high"),
    [
        ("RU", "area", 6_500_000, 6_700_000),
        ("US", "gdp", 15_000_000, 16_000_000),
        ("CN", "population", 1_300_000_000, 1_400_000_000),
        ("MT", "area", 120, 125),
        ("QA", "environment", 4_500, 5_500),
        ("MA", "area", 172_000, 173_000),
        ("FR", "area", 248_000, 249_000),
    ],
)
def test_well_known_figures_are_right(code: str, measure: str, low: int, high: int) -> None:
    assert low <= BY_CODE[code].values[measure].number <= high


@rule("L-R-21")
def test_only_emissions_have_ties() -> None:
    for measure in ("area", "population", "gdp"):
        assert len({card.values[measure].number for card in DECK.cards}) == len(DECK.cards)
    assert len({card.values["environment"].number for card in DECK.core()}) < 110


def test_long_names_are_short_on_the_line() -> None:
    congo = BY_CODE["CD"]
    assert congo.tile_name("fr") == "RD Congo"
    assert congo.tile_name("ru") == "ДР Конго"
    assert congo.called("fr") == "République démocratique du Congo"
    for card in DECK.cards:
        for language in ("en", "ru", "fr"):
            assert len(card.tile_name(language)) <= 26, card.id
