"""The landmarks keep the rulebook's conventions, and their facts are sane."""

import re

import pytest

from tallorder import decks
from tallorder.cards import Card
from tests.rulebook import rule

DECK = decks.load("landmarks")
CARDS = {card.id: card for card in DECK.cards}
EXAMPLES = (
    "lincoln cathedral",
    "dome of the rock",
    "nabemba",
    "kalyan",
    "kalon",
    "mercury city",
    "torre foster",
    "torre cepsa",
    "spassk",
    "colossus of rhodes",
    "twin towers",
    "space needle",
)


def height(card: str) -> int:
    return CARDS[card].values["height"].number


def year(card: str) -> int:
    return CARDS[card].values["year"].number


@rule("C-COMP-4")
@pytest.mark.parametrize("example", EXAMPLES)
def test_no_landmark_of_the_rulebooks_examples_is_in_the_deck(example: str) -> None:
    assert not [card.id for card in DECK.cards if example in card.name["en"].casefold()]


@rule("C-COMP-4")
def test_the_search_for_examples_would_find_one() -> None:
    assert [card.id for card in DECK.cards if "eiffel" in card.name["en"].casefold()] == ["eiffel-tower"]


@rule("C-COMP-2")
def test_every_closed_side_has_a_name_and_a_place_in_three_languages() -> None:
    for card in DECK.cards:
        for language in ("en", "ru", "fr"):
            assert card.name[language]
            assert card.place[language]


@rule("C-COMP-5", "C-COMP-7")
def test_heights_reach_the_highest_point_of_2015() -> None:
    assert height("empire-state-building") == 4432
    assert height("burj-khalifa") == 8298
    assert height("sydney-harbour-bridge") == 1410
    assert height("great-stupa-sanchi") == 236
    assert height("willis-tower") == 5270
    assert height("one-world-trade-center") == 5462
    assert height("eiffel-tower") == 3240
    assert height("the-shard") == 3060


@rule("C-COMP-6")
def test_pedestals_count() -> None:
    assert height("statue-of-liberty") == 930
    assert height("christ-the-redeemer") == 380


@rule("C-COMP-8")
def test_years_are_those_of_the_present_appearance() -> None:
    assert year("cologne-cathedral") == 1880
    assert year("kinkaku-ji") == 1955
    assert year("st-marks-campanile") == 1912
    assert year("notre-dame-de-paris") == 1864


@rule("C-COMP-9", "C-R-37")
def test_uncertain_years_carry_the_mark_and_years_before_our_era_are_negative() -> None:
    pyramid = CARDS["great-pyramid-of-giza"].values["year"]
    assert pyramid.number == -2560
    assert pyramid.approximate
    parthenon = CARDS["parthenon"].values["year"]
    assert parthenon.number == -438
    assert not parthenon.approximate
    assert all(card.values["year"].approximate for card in DECK.cards if card.values["year"].number < -438)


def test_facts_lie_within_what_is_possible() -> None:
    for card in DECK.cards:
        assert 80 <= card.values["height"].number <= 8300, card.id
        assert -2700 <= card.values["year"].number <= 2015, card.id
        assert card.values["year"].number != 0, card.id
        assert not card.values["height"].scope
        assert -90 <= float(card.extra["latitude"]) <= 90
        assert -180 <= float(card.extra["longitude"]) <= 180
        assert re.fullmatch("[A-Z]{2}", card.extra["iso2"])


def test_what_is_old_is_not_taller_than_what_could_be_built() -> None:
    for card in DECK.cards:
        if card.values["year"].number < 1200:
            limit = 1400 if card.extra["kind"] == "pyramid" else 800
            assert card.values["height"].number <= limit, card.id
        if card.values["height"].number > 1700:
            assert card.values["year"].number >= 1889, card.id


def test_every_value_names_its_source_and_sources_tell_no_secret_on_the_closed_side() -> None:
    for card in DECK.cards:
        assert set(card.sources) == {"height", "year"}, card.id


@rule("C-R-38")
def test_the_ties_of_the_core_are_those_that_the_sources_page_lists() -> None:
    groups: dict[int, set[str]] = {}
    for card in DECK.core():
        groups.setdefault(card.values["height"].number, set()).add(card.id)
    assert {number: cards for number, cards in groups.items() if len(cards) > 1} == {
        110: {"tomb-of-cyrus", "great-zimbabwe"},
        300: {"el-castillo-chichen-itza", "belem-tower"},
        380: {"temple-of-heaven", "christ-the-redeemer"},
        650: {"angkor-wat", "saint-basils-cathedral", "neuschwanstein-castle", "tower-bridge"},
        960: {"notre-dame-de-paris", "hungarian-parliament"},
    }


def test_tags_say_kind_and_continent() -> None:
    continents = {"africa", "asia", "europe", "north-america", "south-america", "oceania"}
    for card in DECK.cards:
        assert len(continents & set(card.tags)) == 1, card.id
        assert card.extra["kind"] in card.tags, card.id


def same_place(first: Card, second: Card) -> bool:
    return all(abs(float(first.extra[side]) - float(second.extra[side])) < 0.0005 for side in ("latitude", "longitude"))


def test_no_two_landmarks_stand_in_the_same_spot() -> None:
    cards = DECK.cards
    assert not [(a.id, b.id) for i, a in enumerate(cards) for b in cards[:i] if same_place(a, b)]


@rule("C-COMP-5", "C-COMP-8")
def test_height_and_year_belong_to_the_same_building() -> None:
    assert (height("hagia-sophia"), year("hagia-sophia")) == (556, 537), "the church without the later minarets"
    assert height("bent-pyramid") == 1010, "as it stands, like the other pyramids"
    assert height("moscow-state-university") == 2390, "the Council on Tall Buildings decides"
