"""Every card of every deck has a picture, and every picture is one."""

import math
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from tallorder import faces
from tallorder.cards import BuildingCard, Card, Deck, Measure, Value
from tallorder.decks import load, load_building_set
from tallorder.faces import countries, facades, landmarks, posters, svg
from tallorder.faces.buildings import OVERHANG
from tallorder.faces.drawing import own_drawing
from tallorder.faces.forms import all_forms, draw_form, drawing_by_kind, form_of
from tallorder.faces.symbols import icon_names
from tests.faces.pictures import assert_is_picture, parsed

DECKS = ("landmarks", "movies", "countries")


def a_deck(*cards: Card, show: str = "number") -> Deck:
    measure = Measure(id="value", show=show)  # type: ignore[arg-type]
    return Deck(id="own", title={"en": "Own"}, measures=(measure,), default_order="value", cards=cards, hash="0")


def a_card(name: str, number: int = 5, **extra: str) -> Card:
    return Card(id=name, name={"en": name}, values={"value": Value(number)}, extra=extra)


@pytest.mark.parametrize("name", DECKS)
def test_every_card_has_a_picture_on_both_sides_and_for_its_tile(name: str) -> None:
    deck = load(name)
    for card in deck.cards:
        assert_is_picture(faces.closed_art(deck, card), 24_000)
        assert_is_picture(faces.open_art(deck, card, deck.default_order), 28_000)
    for card in deck.cards[::4]:
        for measure in deck.measures:
            assert_is_picture(faces.open_art(deck, card, measure.id), 28_000)
        assert_is_picture(faces.small_face(deck, card).art, 24_000)
        assert_is_picture(faces.tile_art(deck, card, width=92, height=51), 24_000)
        assert_is_picture(faces.figure_art(deck, card, width=34, height=40), 24_000)


def test_every_card_of_skyscraper_has_a_picture() -> None:
    box = load_building_set()
    for card in box.cards:
        assert_is_picture(faces.building_art(card), 16_000)
        if card.kind in ("floor", "special", "toilet", "roof"):
            assert_is_picture(faces.storey_art(card, width=118, ten_metres=19), 16_000)
            assert_is_picture(faces.storey_art(card, width=40, ten_metres=15), 16_000)
        if card.kind == "foundation":
            assert_is_picture(faces.foundation_art(card, width=118), 6_000)
        if card.kind == "prize":
            assert_is_picture(faces.prize_art(card), 3_000)
    assert len({faces.building_art(card) for card in box.cards}) == len(box.cards)


def test_small_icons_are_pictures() -> None:
    for kind in faces.PIPS:
        assert_is_picture(faces.pip_art(kind), 2_000)
    for points in (-1, 0, 1, 3, 12):
        assert_is_picture(faces.coin_art(points), 3_000)
    assert_is_picture(faces.back_art(), 8_000)
    assert_is_picture(faces.net_art(50, width=118, ten_metres=19), 2_000)
    assert len(icon_names()) > 30


def test_a_floor_is_as_high_as_its_metres() -> None:
    for card in load_building_set().cards:
        if card.kind in ("floor", "special", "toilet", "roof"):
            box = parsed(faces.storey_art(card, width=100, ten_metres=19)).attrib["viewBox"].split()
            assert float(box[3]) == pytest.approx(card.metres * 1.9)


def test_windows_of_a_wide_tower_leave_room_for_its_icon_and_its_points() -> None:
    wide, icon = 112, 27
    for card in load_building_set().cards:
        if card.category in facades.WINDOWS:
            picture = parsed(faces.storey_art(card, width=wide, ten_metres=19))
            panes = [one for one in picture.iter() if one.attrib.get("fill") in (facades.GLASS, facades.LAMP)]
            lefts = [float(one.attrib["x"]) - OVERHANG for one in panes if "x" in one.attrib]
            rounds = [float(one.attrib["cx"]) - OVERHANG for one in panes if "cx" in one.attrib]
            assert panes
            assert all(icon <= x <= wide - icon for x in lefts + rounds)


def test_a_card_file_with_cards_nobody_has_drawn_still_gets_pictures() -> None:
    strange = [
        BuildingCard(id="casino", kind="special", count=1, name={"en": "Casino"}, metres=90),
        BuildingCard(id="loft", kind="floor", count=1, name={"en": "Loft"}, metres=10, category="lofts"),
        BuildingCard(id="dome", kind="roof", count=1, name={"en": "Dome"}, metres=40),
        BuildingCard(id="bunker", kind="foundation", count=1, name={"en": "Bunker"}, resistance=9),
        BuildingCard(id="oddity", kind="prize", count=1, name={"en": "Oddity"}, points=2),
    ]
    for card in strange:
        assert_is_picture(faces.building_art(card), 16_000)


def test_the_whole_core_deck_of_landmarks_has_drawings_of_its_own() -> None:
    deck = load("landmarks")
    assert [card.id for card in deck.core() if own_drawing(card.id) is None] == []
    drawn_by_kind = [card for card in deck.cards if own_drawing(card.id) is None]
    assert all(form_of(card) != "monument" for card in drawn_by_kind)


def test_own_drawings_are_text_free_and_stand_in_their_box() -> None:
    folder = resources.files("tallorder.decks").joinpath("data", "landmarks", "art")
    names = [file.name.removesuffix(".svg") for file in folder.iterdir() if file.name.endswith(".svg")]
    assert len(names) >= 100
    for name in names:
        drawing = own_drawing(name)
        assert drawing is not None
        painted = drawing.painted(landmarks.light_at(0).tones())
        assert_is_picture(svg.document(drawing.width, drawing.height, painted), 20_000)


FORMS, KINDS = all_forms().forms, all_forms().kinds


@pytest.mark.parametrize("form", sorted(FORMS))
def test_every_form_is_a_picture_and_no_two_cards_need_look_alike(form: str) -> None:
    for seed in range(4):
        drawing = draw_form(form, svg.hash_of(f"{form} {seed}"))
        assert drawing.width > 20
        assert drawing.height > 50
        painted = drawing.painted(landmarks.light_at(100).tones())
        assert_is_picture(svg.document(drawing.width, drawing.height, painted), 12_000)


def test_every_drawing_of_a_form_is_used_and_every_one_that_can_be_chosen_is_there() -> None:
    folder = resources.files("tallorder.faces").joinpath("art", "landmarks")
    files = {file.name for file in folder.iterdir() if file.name.endswith(".svg")}
    chosen = {
        f"{name}.{number}.svg" if form.choices else f"{name}.svg"
        for name, form in FORMS.items()
        for number in range(math.prod(form.choices))
    }
    assert files == chosen


def test_importing_the_package_reads_no_picture() -> None:
    script = (
        "import sys\n"
        "opened = []\n"
        "sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event == 'open' else None)\n"
        "import tallorder.faces.preview\n"
        "print([name for name in opened if name.endswith(('.svg', '.json'))])\n"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_every_broad_kind_leads_to_forms_that_exist() -> None:
    assert len(KINDS) >= 15
    assert all(form in FORMS for forms in KINDS.values() for form in forms)
    for kind in KINDS:
        for place in ((-100, 20), (0, 50), (5, 34), (30, 55), (75, 20), (100, 15), (139, 35)):
            card = a_card("x", kind=kind, longitude=str(place[0]), latitude=str(place[1]))
            assert drawing_by_kind(card).body


def test_the_guide_for_own_decks_names_every_broad_kind() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "adding-a-deck.md").read_text(encoding="utf-8")
    assert [kind for kind in KINDS if f"`{kind}`" not in guide] == []
    assert [word for word in ("lattice-tower", "cable-stayed-bridge", "onion-church") if word not in FORMS] == []


def test_an_unknown_kind_and_a_broken_place_still_give_a_landmark() -> None:
    card = a_card("weird", kind="teapot", longitude="east", latitude="")
    deck = a_deck(card)
    assert_is_picture(faces.closed_art(deck, card), 24_000)
    assert_is_picture(faces.open_art(deck, card, "value"), 24_000)


def test_a_deck_without_any_facts_for_faces_gets_plain_ones() -> None:
    cards = [a_card(f"card-{i}", number=10**i) for i in range(9)]
    deck = a_deck(*cards)
    assert {faces.subject_of(deck, card) for card in cards} == {"plain"}
    for card in cards:
        assert_is_picture(faces.closed_art(deck, card), 12_000)
        assert_is_picture(faces.open_art(deck, card, "value"), 12_000)


def test_values_that_are_zero_negative_or_equal_do_not_break_the_ruler() -> None:
    for numbers in ((0, 0), (-5, 5), (-438, 2010), (1, 10**15), (7,)):
        cards = [a_card(f"card-{i}", number=number) for i, number in enumerate(numbers)]
        deck = a_deck(*cards)
        for card in cards:
            assert_is_picture(faces.open_art(deck, card, "value"), 12_000)


def test_a_country_without_outline_or_flag_still_has_a_face() -> None:
    card = a_card("atlantis", iso2="QQ")
    deck = a_deck(card)
    assert faces.subject_of(deck, card) == "country"
    assert_is_picture(faces.closed_art(deck, card), 12_000)
    assert_is_picture(faces.open_art(deck, card, "value"), 12_000)


def test_names_in_ids_cannot_break_out_of_a_picture() -> None:
    card = a_card('"><script>alert(1)</script>', kind='x"/><text>')
    deck = a_deck(card)
    assert_is_picture(faces.closed_art(deck, card), 24_000)
    assert_is_picture(faces.open_art(deck, card, "value"), 24_000)
    flag = a_card("flag", iso2='"><b>')
    assert_is_picture(faces.closed_art(a_deck(flag), flag), 24_000)


def test_outlines_are_small_and_all_countries_have_one_and_a_flag() -> None:
    for card in load("countries").cards:
        outline = countries.outline_of(card.extra["iso2"])
        assert outline is not None, card.id
        assert len(outline.d) < 4_000, card.id
        assert "<rect" in faces.flag_art(card.extra["iso2"])
        assert_is_picture(faces.flag_art(card.extra["iso2"]), 18_000)
        assert sum(tag in countries.CONTINENTS for tag in card.tags) == 1, card.id


def test_outlines_tell_the_true_area_on_the_open_side() -> None:
    deck = load("countries")
    off = {}
    for card in deck.core():
        outline = countries.outline_of(card.extra["iso2"])
        assert outline is not None
        km_per_unit = countries.EARTH_KM / countries.units_per_radian(card.extra["iso2"])
        drawn = outline.land() * km_per_unit**2
        off[card.id] = drawn / (card.values["area"].number * 2.58998)
    wrong = {name: round(ratio, 2) for name, ratio in off.items() if not 0.84 < ratio < 1.18}
    assert set(wrong) <= {"singapore"}, wrong  # its new land is not on the map yet


def test_every_country_fits_into_the_common_map() -> None:
    _, _, width, height = countries.MAP
    for card in load("countries").cards:
        iso2 = card.extra["iso2"]
        outline = countries.outline_of(iso2)
        assert outline is not None
        scale = countries.EARTH_KM / countries.KM_PER_UNIT / countries.units_per_radian(iso2)
        x0, y0, x1, y1 = outline.bb
        assert (x1 - x0) * scale <= width, card.id
        assert (y1 - y0) * scale <= height, card.id


def test_every_landmark_fits_its_ruler_and_the_smallest_ruler_is_taken() -> None:
    deck = load("landmarks")
    used = set()
    for card in deck.cards:
        metres = landmarks.metres_of(deck, card)
        drawing = landmarks.drawing_of(card)
        reach = landmarks.ruler_for(metres, min(drawing.width / drawing.height, 2.3))
        assert metres <= reach, card.id
        used.add(reach)
    assert used == set(landmarks.RULERS)
    assert landmarks.ruler_for(34, 0.5) == 36
    assert landmarks.ruler_for(35, 0.5) == 70
    assert landmarks.ruler_for(34, 2) == 140


def test_posters_use_every_palette_typeface_and_ornament() -> None:
    styles = [posters.style_of(card.id) for card in load("movies").cards]
    assert {style.palette for style in styles} == set(posters.PALETTES)
    assert {style.typeface for style in styles} == set(posters.TYPEFACES)
    assert {style.ornament for style in styles} == set(range(len(posters.ORNAMENTS)))
    assert (len(posters.PALETTES), len(posters.TYPEFACES), len(posters.ORNAMENTS)) == (14, 7, 13)


def test_another_process_draws_the_same_bytes() -> None:
    script = (
        "import hashlib\n"
        "from tallorder import faces\n"
        "from tallorder.decks import load, load_building_set\n"
        "seen = hashlib.sha256()\n"
        "for name in ('landmarks', 'movies', 'countries'):\n"
        "    deck = load(name)\n"
        "    for card in deck.cards[::7]:\n"
        "        seen.update(faces.closed_art(deck, card).encode())\n"
        "        seen.update(faces.open_art(deck, card, deck.default_order).encode())\n"
        "for card in load_building_set().cards:\n"
        "    seen.update(faces.building_art(card).encode())\n"
        "print(seen.hexdigest())\n"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1
