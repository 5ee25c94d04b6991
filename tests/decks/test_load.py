"""Decks come in whole, by name or by path, and their hash depends on content alone."""

import random
from pathlib import Path

import pytest

from tallorder import decks
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
