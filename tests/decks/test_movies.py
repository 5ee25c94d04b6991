"""The films keep the rulebook's conventions, and their facts are sane."""

import csv
import re
from pathlib import Path

import pytest

from tallorder import decks
from tests.rulebook import rule

DECK = decks.load("movies")
CARDS = {card.id: card for card in DECK.cards}
EXAMPLES = (
    r"beetlejuice",
    r"the sting",
    r"toy story\Z",
    r"terminator",
    r"megamind",
    r"iron man",
    r"american beauty",
    r"groundhog day",
    r"once upon a time in america",
    r"temple of doom",
    r"episode iii\b",
    r"revenge of the sith",
    r"the game",
    r"the professional|léon",
    r"(philosopher|sorcerer)'s stone",
)


@rule("C-COMP-4")
@pytest.mark.parametrize("example", EXAMPLES)
def test_no_film_of_the_rulebooks_examples_is_in_the_deck(example: str) -> None:
    assert not [card.id for card in DECK.cards if re.match(f"(.*[: ])?(?:{example})", card.name["en"].casefold())]


@rule("C-COMP-4")
def test_the_search_for_examples_would_find_one() -> None:
    found = [card.id for card in DECK.cards if re.match("(.*[: ])?(?:the matrix)", card.name["en"].casefold())]
    assert found == ["the-matrix", "the-matrix-reloaded"]


@rule("C-COMP-3", "C-COMP-10")
def test_titles_stand_in_three_languages_and_hints_are_never_years() -> None:
    for card in DECK.cards:
        for language in ("en", "ru", "fr"):
            title = card.name[language]
            assert title
            hint = re.search(r"\[(.*)\]", title)
            assert hint is None or not re.search(r"\d", hint[1]), title
            assert title.count("[") == title.count("]") <= 1


@rule("C-COMP-10", "C-COMP-11")
def test_a_film_with_a_famous_namesake_says_which_one_it_is() -> None:
    for card in ("king-kong", "titanic", "ben-hur", "casino-royale", "the-lion-king", "aladdin", "the-mummy"):
        assert "[" in CARDS[card].name["en"], card
    for card in ("back-to-the-future", "rocky"):
        assert "[" not in CARDS[card].name["en"], card


@rule("C-COMP-12", "C-COMP-13", "C-R-39")
def test_figures_of_the_united_states_carry_the_mark_and_others_do_not() -> None:
    assert CARDS["citizen-kane"].values["box-office"].scope == "us"
    assert CARDS["avatar"].values["box-office"].scope == ""
    assert {card.values["box-office"].scope for card in DECK.cards} == {"", "us"}
    assert sum(card.values["box-office"].scope == "us" for card in DECK.core()) == 27


def test_facts_lie_within_what_is_possible() -> None:
    for card in DECK.cards:
        film = card.values["year"].number
        takings = card.values["box-office"].number
        assert 1930 <= film <= 2015, card.id
        assert 1_000_000 <= takings <= 2_800_000_000, card.id
        assert not card.values["year"].approximate
        if film < 1970:
            assert takings < 410_000_000, card.id
        if takings > 1_000_000_000:
            assert film >= 1993, card.id


def test_every_figure_names_its_source() -> None:
    for card in DECK.cards:
        assert card.sources["box-office"], card.id


@rule("C-R-38")
def test_no_two_films_took_the_same_money() -> None:
    assert len({card.values["box-office"].number for card in DECK.cards}) == len(DECK.cards)


def test_every_film_has_tags_that_do_not_tell_its_time() -> None:
    for card in DECK.cards:
        assert card.tags, card.id
        assert not [tag for tag in card.tags if re.search(r"\d|old|new|classic|modern|silent", tag)], card.id


def test_no_numbered_sequel_is_in_the_deck_beside_its_first_part() -> None:
    names = {card.name["en"].casefold() for card in DECK.cards}
    for name in names:
        part = re.match(r"(.+?)(?::? part)? (?:[2-9]|ii+|iv|v)\b", name)
        assert part is None or part[1] not in names, name


def differences() -> dict[str, tuple[list[float], str]]:
    """By how many per cent other lists differ from each core figure, and what explains it.

    `runs`: they count other re-releases; `us` and `world`: they count other countries; `partial`: one re-release only.
    """
    with (Path(__file__).parent / "metric" / "movies.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {row["id"]: ([float(part) for part in row["differences"].split()], row["explained"]) for row in rows}


@rule("C-COMP-9", "C-COMP-12")
def test_takings_are_marked_where_sources_contradict_by_more_than_a_tenth_or_there_is_only_one() -> None:
    sources = differences()
    core = {card.id: card.values["box-office"] for card in DECK.core()}
    assert set(sources) == set(core)
    too_close = {"gladiator", "mission-impossible"}  # their sources differ by more than the two films do
    assert abs(core["gladiator"].number - core["mission-impossible"].number) < 100_000
    for card, (others, explained) in sources.items():
        contradicted = not explained and (not others or max(map(abs, others)) > 10)
        assert core[card].approximate == (contradicted or card in too_close), card
