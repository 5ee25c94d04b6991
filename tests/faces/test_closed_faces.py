"""Nothing on a closed side may hint at a value."""

import re
from itertools import combinations

import pytest
from msgspec.structs import replace

from tallorder.cards import Card, Deck, Measure, Value
from tallorder.decks import load
from tallorder.faces import closed_face, countries, figure_art, open_art, open_face, small_face, tile_art
from tallorder.faces.forms import drawing_of
from tests.faces.pictures import parsed
from tests.rulebook import rule

DECKS = ("landmarks", "movies", "countries")


def with_other_values(deck: Deck) -> Deck:
    """The same cards with numbers that have nothing to do with the true ones."""
    strange = [
        replace(card, values={name: replace(value, number=7 + i * 31) for name, value in card.values.items()})
        for i, card in enumerate(deck.cards)
    ]
    return replace(deck, cards=tuple(strange))


@rule("C-COMP-2", "C-COMP-3", "L-COMP-2")
@pytest.mark.parametrize("name", DECKS)
def test_changing_every_value_changes_no_byte_of_a_closed_card(name: str) -> None:
    deck = load(name)
    for card, strange in zip(deck.cards, with_other_values(deck).cards, strict=True):
        assert closed_face(deck, card) == closed_face(deck, strange)
        assert small_face(deck, card) == small_face(deck, strange)
        assert tile_art(deck, card, width=92, height=51) == tile_art(deck, strange, width=92, height=51)
        assert figure_art(deck, card, width=30, height=40) == figure_art(deck, strange, width=30, height=40)


def test_changing_every_height_does_change_the_open_pictures() -> None:
    deck = load("landmarks")
    strange = with_other_values(deck)
    for card, other in zip(deck.cards, strange.cards, strict=True):
        assert open_art(deck, card, "height") != open_art(strange, other, "height")


@rule("C-COMP-2")
def test_a_closed_landmark_has_room_for_name_place_and_mark_and_the_open_one_for_both_values() -> None:
    deck = load("landmarks")
    for card in deck.cards:
        assert {zone.holds for zone in closed_face(deck, card).zones} == {"name", "place", "mark"}
        for order in ("height", "year"):
            held = {zone.holds for zone in open_face(deck, card, order).zones}
            assert {"name", "place", "value:height", "value:year"} <= held


@rule("C-COMP-3", "C-COMP-10", "C-COMP-13")
def test_a_closed_film_has_room_for_title_clarification_and_mark_and_the_open_one_for_both_values() -> None:
    deck = load("movies")
    for card in deck.cards:
        assert {zone.holds for zone in closed_face(deck, card).zones} == {"name", "aside", "mark"}
        for order in ("year", "box-office"):
            held = {zone.holds for zone in open_face(deck, card, order).zones}
            assert {"name", "aside", "mark", "value:year", "value:box-office"} <= held


@rule("L-COMP-2", "L-COMP-3", "L-COMP-5")
def test_an_open_country_repeats_the_closed_side_and_adds_the_four_values() -> None:
    deck = load("countries")
    values = {f"value:{measure.id}" for measure in deck.measures}
    assert len(values) == 4
    for card in deck.cards:
        closed, opened = closed_face(deck, card), open_face(deck, card, "gdp")
        assert {zone.holds for zone in closed.zones} == {"name", "place", "caption"}
        assert {zone.holds for zone in opened.zones} == {"name", "place", "caption", "unit", *values}
        for side in (closed, opened):
            assert side.art.count('viewBox="0 0 640 480"') == 1, "the flag"


def test_zones_stay_on_the_card_and_do_not_lie_on_each_other() -> None:
    for name in DECKS:
        deck = load(name)
        for card in deck.cards[::3]:
            for face in (
                closed_face(deck, card),
                small_face(deck, card),
                *(open_face(deck, card, measure.id) for measure in deck.measures),
            ):
                texts = [zone for zone in face.zones if not zone.is_pill]
                for zone in face.zones:
                    assert 0 <= zone.x <= zone.x + zone.width <= 100, zone
                    assert 0 <= zone.y <= zone.y + zone.height <= 140, zone
                    assert zone.least <= zone.size, zone
                for one, other in combinations(texts, 2):
                    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
                    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
                    is_map_label = "unit" in (one.holds, other.holds)
                    assert is_map_label or wide <= 0 or high <= 2.8, (card.id, one.holds, other.holds)


def test_closed_cards_do_not_depend_on_the_other_cards_or_the_order_of_the_deck() -> None:
    deck = load("landmarks")
    alone = replace(deck, cards=deck.cards[:1], measures=(Measure(id="anything"),))
    assert closed_face(deck, deck.cards[0]) == closed_face(alone, deck.cards[0])


def test_a_closed_country_does_not_depend_on_the_scale_of_its_outline(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = load("countries")
    before = {card.id: closed_face(deck, card) for card in deck.cards}
    before_tiles = {card.id: tile_art(deck, card, width=78, height=50) for card in deck.cards}
    opened = open_art(deck, deck.cards[0], "area")

    def forbidden(_: str) -> float:
        raise AssertionError("a closed face asked for the scale")

    monkeypatch.setattr(countries, "units_per_radian", forbidden)
    assert before == {card.id: closed_face(deck, card) for card in deck.cards}
    assert before_tiles == {card.id: tile_art(deck, card, width=78, height=50) for card in deck.cards}
    with pytest.raises(AssertionError, match="scale"):
        open_art(deck, deck.cards[0], "area")
    assert opened


def test_every_closed_country_fills_the_same_window() -> None:
    _, _, width, height = countries.WINDOW
    for card in load("countries").cards:
        outline = countries.outline_of(card.extra["iso2"])
        assert outline is not None, card.id
        dx, dy, scale = outline.fitted(width, height)
        x0, y0, x1, y1 = outline.bb
        assert dx + x0 * scale >= -0.01
        assert dy + y0 * scale >= -0.01
        fills = max((x1 - x0) * scale / width, (y1 - y0) * scale / height)
        assert fills == pytest.approx(1, abs=0.001), card.id


def test_every_closed_landmark_fills_the_same_box() -> None:
    deck = load("landmarks")
    for card in deck.cards:
        art = parsed(closed_face(deck, card).art)
        standing = [node for node in art if node.attrib.get("transform", "").startswith("translate")]
        assert standing, card.id
        drawing = drawing_of(card)
        found = re.fullmatch(r"translate\(([-0-9.]+) ([-0-9.]+)\) scale\(([0-9.]+)\)", standing[0].attrib["transform"])
        assert found, card.id
        x, y, scale = (float(part) for part in found.groups())
        assert max(drawing.width * scale / 84, drawing.height * scale / 78.4) == pytest.approx(1, abs=0.01), card.id
        assert y + drawing.height * scale == pytest.approx(98, abs=0.1), card.id
        assert x == pytest.approx((100 - drawing.width * scale) / 2, abs=0.1), card.id


def test_a_poster_follows_the_card_id_and_nothing_else() -> None:
    deck = load("movies")
    card = deck.cards[0]
    disguised = Card(id=card.id, name={"en": "Another"}, values={"year": Value(1)}, tags=("western",))
    other = replace(card, id="another-id")
    assert closed_face(deck, card) == closed_face(deck, disguised)
    assert closed_face(deck, card) != closed_face(deck, other)
