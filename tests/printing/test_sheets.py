"""What a printer gets: read back out of the PDF."""

import io
from typing import Any

import msgspec
import pdfplumber
import pytest

from tallorder.cards import Card, Deck
from tallorder.decks.building import load_building_set
from tallorder.decks.load import load
from tallorder.faces.texts import parts_of_number, texts_of
from tallorder.printing.cards import building_cards, deck_cards, owner_markers
from tallorder.printing.order import PrintOrder, make
from tallorder.printing.paper import Layout
from tallorder.printing.sheets import sheets

MM = 72 / 25.4
TRUE_TO = 0.1
"""Millimetres."""


def pages(pdf: bytes) -> list[Any]:
    """A glow behind a text is the text once more; it counts once."""
    return [page.dedupe_chars(tolerance=1) for page in pdfplumber.open(io.BytesIO(pdf)).pages]


def words_in(page: Any, x: float, y: float, layout: Layout) -> str:
    """The text in a card's place, in mm from the upper left corner."""
    box = (x * MM, y * MM, (x + layout.card_width) * MM, (y + layout.card_height) * MM)
    return " ".join(word["text"] for word in page.crop(box).extract_words())


def squeezed(text: str) -> str:
    return "".join(text.split()).replace("\u00ad", "").replace("-", "").casefold()


@pytest.mark.parametrize("duplex", ["long", "fold"])
@pytest.mark.parametrize("name", ["landmarks", "countries"])
def test_front_and_back_of_a_card_name_the_same_thing_after_turning(name: str, duplex: str) -> None:
    deck, layout = load(name), Layout(duplex=duplex)  # type: ignore[arg-type]
    printed = deck_cards(deck, deck.core()[:12], "en", "us", deck.default_order)
    sheet = pages(sheets(printed, layout, "en", name).content)
    fronts = layout.fronts
    for place, card in enumerate(printed):
        number, on_page = divmod(place, len(fronts))
        slot = fronts[on_page]
        back = layout.back(slot)
        front_page, back_page = (sheet[number],) * 2 if duplex == "fold" else sheet[2 * number : 2 * number + 2]
        assert squeezed(card.name) in squeezed(words_in(front_page, slot.x, slot.y, layout))
        assert squeezed(card.name) in squeezed(words_in(back_page, back.x, back.y, layout))
        value = texts_of(deck, next(one for one in deck.cards if one.called("en") == card.name), "en")
        digits = parts_of_number(value[f"value:{deck.default_order}"])[1]
        assert digits in words_in(back_page, back.x, back.y, layout)
        assert digits not in words_in(front_page, slot.x, slot.y, layout)


def test_pictures_have_the_size_they_promise_and_lie_where_they_should() -> None:
    """Every card's picture begins with a rectangle of its whole size."""
    deck, layout = load("landmarks"), Layout()
    printed = deck_cards(deck, deck.core()[:9], "en", "us", "height")
    back = pages(sheets(printed, layout, "en", "landmarks").content)[1]
    found = {
        (round(rect["x0"] / MM, 2), round(rect["top"] / MM, 2))
        for rect in back.rects
        if rect["width"] / MM == pytest.approx(63, abs=TRUE_TO)
        and rect["height"] / MM == pytest.approx(88.2, abs=TRUE_TO)
    }
    for slot in map(layout.back, layout.fronts):
        assert any(
            x == pytest.approx(slot.x, abs=TRUE_TO) and y == pytest.approx(slot.y, abs=TRUE_TO) for x, y in found
        )


def other_values(deck: Deck) -> Deck:
    def changed(card: Card) -> Card:
        values = {
            name: msgspec.structs.replace(value, number=value.number * 7 + 11) for name, value in card.values.items()
        }
        return msgspec.structs.replace(card, values=values)

    return msgspec.structs.replace(deck, cards=tuple(map(changed, deck.cards)))


@pytest.mark.parametrize("name", ["landmarks", "movies", "countries"])
def test_fronts_are_the_same_bytes_whatever_the_values_are(name: str) -> None:
    """[C-COMP-2, C-COMP-3, L-COMP-2] Neither the pictures nor the order of the cards tells anything."""
    deck, layout = load(name), Layout(duplex="none")
    some = deck.core()[:18]
    twin = other_values(deck)
    same = [card for card in twin.cards if card.id in {one.id for one in some}]
    first = sheets(deck_cards(deck, some, "en", "us", deck.default_order), layout, "en", "x").content
    second = sheets(deck_cards(twin, same, "en", "us", deck.default_order), layout, "en", "x").content
    assert first == second
    both = Layout()
    backs = [
        sheets(deck_cards(one, cards, "en", "us", one.default_order), both, "en", "x").content
        for one, cards in ((deck, some), (twin, same))
    ]
    assert backs[0] != backs[1]


def test_every_single_card_of_skyscraper_is_printed_with_its_markers() -> None:
    """[S-COMP-1]"""
    box = load_building_set(None)
    printed = building_cards(box, "en")
    assert len(printed) == 128
    layout = Layout()
    sheet = pages(sheets(printed, layout, "en", "Skyscraper", owner_markers(6)).content)
    assert len(sheet) == 2 * -(-128 // 9) + 1
    assert sum(word["text"] in "123456" for word in sheet[-1].extract_words()) == len(owner_markers(6))


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_rules_make_a_booklet_of_whole_sheets(language: str) -> None:
    done = make(PrintOrder("cardline-globetrotter", "rules", language))
    found = pages(done.pdf)
    assert len(found) == done.pages
    assert done.pages % 2 == 0
    assert (found[0].width / MM, found[0].height / MM) == pytest.approx((297, 210), abs=TRUE_TO)
    assert "Cardline" in found[0].crop((found[0].width / 2, 0, found[0].width, found[0].height)).extract_text()


def test_a_poster_goes_from_the_smallest_to_the_largest() -> None:
    deck = load("countries")
    wanted = ",".join(card.id for card in deck.core()[:8])
    page = pages(make(PrintOrder("countries", "poster", cards=wanted)).pdf)[0]
    expected = sorted(deck.core()[:8], key=lambda card: card.values[deck.default_order].number)
    text = page.extract_text()
    assert all(card.called("en").split()[0] in text for card in expected)


def test_an_own_deck_is_printed_from_its_csv(tmp_path: Any) -> None:
    file = tmp_path / "towers.csv"
    file.write_text("name,height\n" + "\n".join(f"Tower {n},{n * 10}" for n in range(1, 30)))
    done = make(PrintOrder(str(file), cards="all"))
    assert (done.cards, done.pages) == (29, 8)
    assert "Tower" in pages(done.pdf)[0].extract_text()


def test_the_calibration_page_has_the_same_cross_on_both_sides_and_moves_it_by_the_offset() -> None:
    def cross(page: Any) -> list[float]:
        long = [line for line in page.lines if max(line["width"], line["height"]) / MM > 115]
        return sorted(line["x0"] / MM for line in long)

    front, back = pages(make(PrintOrder("landmarks", "calibrate")).pdf)
    assert cross(front) == pytest.approx(cross(back))
    front, back = pages(make(PrintOrder("landmarks", "calibrate", offset=(2.0, 0.0))).pdf)
    assert cross(back) == pytest.approx([x + 2 for x in cross(front)], abs=TRUE_TO)
