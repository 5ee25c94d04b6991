"""Codes and values become sentences."""

import pytest

from tallorder import decks
from tallorder.cards import Card
from tallorder.games.kernel import CardRef, CardRefs, Line, MeasureRef, Quantity, Refusal, SeatRef, SeatRefs
from tallorder.terminal.speaker import Speaker

CARDS = (Card("a", {"en": "Eiffel Tower", "ru": "Эйфелева башня"}, {}), Card("b", {"en": "Big Ben"}, {}))


def test_cards_are_named_in_the_language_or_in_english() -> None:
    speaker = Speaker("ru", CARDS)
    assert speaker.put(CardRef(0)) == "Эйфелева башня"
    assert speaker.put(CardRefs((0, 1))) == "Эйфелева башня и Big Ben"
    assert Speaker("fr", CARDS).put(CardRefs((0, 1))) == "Eiffel Tower et Big Ben"


def test_seats_are_named_by_who_sits_there_or_by_number() -> None:
    speaker = Speaker("en", players=["Ann"])
    assert speaker.put(SeatRef(0)) == "Ann"
    assert speaker.put(SeatRefs((0, 1))) == "Ann and Seat 2"


@pytest.mark.parametrize(
    ("language", "units", "text"),
    [("en", "us", "15,942 mi²"), ("en", "metric", "41,289 km²"), ("ru", "metric", "41 289 км²")],
)
def test_quantities_have_the_unit_of_their_measure(language: str, units: str, text: str) -> None:
    speaker = Speaker(language, deck=decks.load("countries"), units=units)  # type: ignore[arg-type]
    shown = str(speaker.put(Quantity(15942, "area"))).replace("\xa0", " ").replace("\u202f", " ")
    assert shown == text


def test_measures_are_named_by_the_deck_or_by_their_id() -> None:
    assert Speaker("en", deck=decks.load("countries")).put(MeasureRef("area")) == "Area"
    assert Speaker("en").put(MeasureRef("fluffiness")) == "fluffiness"


def test_a_year_is_a_year_without_a_deck_too() -> None:
    assert Speaker("en").put(Quantity(2008, "year")) == "2008"
    assert Speaker("en").put(Quantity(2008, "fluffiness")) == "2,008"


def test_a_refusal_names_its_rule() -> None:
    refusal = Refusal("K-TURN", "not-your-decision", {"seat": 1, "actor": 2})
    assert Speaker("en").refusal(refusal) == "Seat 1 cannot decide now: it is seat 2’s decision. [K-TURN]"


def test_a_line_is_a_sentence() -> None:
    assert Speaker("en").line(Line("refusal-game-over")) == "The game is over."
