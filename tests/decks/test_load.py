"""Decks come in whole, by name or by path, and their hash depends on content alone."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tallorder import decks
from tallorder.decks.load import open_deck
from tests.rulebook import rule


@rule("C-COMP-1", "C-R-52", "L-COMP-1")
@pytest.mark.parametrize(("name", "core"), [("landmarks", 100), ("movies", 100), ("countries", 110)])
def test_the_core_of_a_deck_has_as_many_cards_as_the_box(name: str, core: int) -> None:
    deck = decks.load(name)
    assert len(deck.core()) == core
    assert len({card.id for card in deck.cards}) == len(deck.cards) > core


@rule("L-R-22", "C-R-52")
@pytest.mark.parametrize("name", decks.SHIPPED)
def test_every_card_carries_every_measure(name: str) -> None:
    deck = decks.load(name)
    for card in deck.cards:
        assert set(card.values) == {measure.id for measure in deck.measures}


def test_the_order_of_rows_changes_nothing(tmp_path: Path) -> None:
    rows = ["Rhine,1233", "Danube,2850", "Seine,775", "Volga,3530"]
    first = tmp_path / "rivers.csv"
    first.write_text("\n".join(["name,length", *rows]))
    random.Random(1).shuffle(rows)
    other = tmp_path / "other.csv"
    other.write_text("\n".join(["name,length", *rows]))
    assert decks.load(first).cards == decks.load(other).cards
    assert decks.load(first).hash == decks.load(other).hash


def test_a_changed_value_changes_the_hash(tmp_path: Path) -> None:
    first = tmp_path / "rivers.csv"
    first.write_text("name,length\nRhine,1233\nSeine,775\n")
    before = decks.load(first).hash
    first.write_text("name,length\nRhine,1234\nSeine,775\n")
    assert decks.load(first).hash != before


def rank_correlation(first: list[int], second: list[int]) -> float:
    """Spearman's, by the formula for distinct ranks; ties are broken by place, which is near enough here."""
    size = len(first)
    ranks = [sorted(range(size), key=lambda place: (numbers[place], place)) for numbers in (first, second)]
    by_place = [{place: rank for rank, place in enumerate(order)} for order in ranks]
    return 1 - 6 * sum((by_place[0][i] - by_place[1][i]) ** 2 for i in range(size)) / (size * (size**2 - 1))


@pytest.mark.parametrize("name", decks.SHIPPED)
def test_the_row_of_a_card_tells_nothing_about_its_values(name: str) -> None:
    opened = open_deck(name)
    lines = [opened.lines[card.id] for card in opened.deck.cards]
    assert lines == sorted(lines)
    for measure in opened.deck.measures:
        numbers = [card.values[measure.id].number for card in opened.deck.cards]
        assert abs(rank_correlation(lines, numbers)) < 0.25, measure.id
        assert rank_correlation(numbers, numbers) == 1


@pytest.mark.parametrize("name", decks.SHIPPED)
def test_names_and_places_stand_in_three_languages_with_a_short_form_for_the_long_ones(name: str) -> None:
    for card in decks.load(name).cards:
        for language in ("en", "ru", "fr"):
            assert card.name[language], card.id
            assert not card.place or card.place[language], card.id
            assert not card.note or card.note[language], card.id
            assert len(card.tile_name(language)) <= 26, card.id
            assert card.short.get(language) != card.name[language], card.id


def test_a_deck_is_found_by_name_before_a_folder_of_that_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "movies").mkdir()
    monkeypatch.chdir(tmp_path)
    assert decks.load("movies").id == "movies"
    with pytest.raises(decks.DeckError):
        decks.load("./movies")


FIRST_READERS = """
import sys, threading
from tallorder import catalogue
from tallorder.faces.countries import outline_of
sys.setswitchinterval(1e-6)
ready = threading.Barrier(6)
def read():
    ready.wait()
    for offer in catalogue.offers():
        if offer.deck is not None:
            catalogue.load_deck(offer)
    outline_of("FR")
readers = [threading.Thread(target=read) for _ in range(6)]
for reader in readers:
    reader.start()
for reader in readers:
    reader.join()
"""


def test_several_threads_may_be_the_first_to_read_a_deck() -> None:
    """It used to crash the server, now and then, when two tables were opened right after its start."""
    for _ in range(3):
        assert subprocess.run([sys.executable, "-c", FIRST_READERS]).returncode == 0
