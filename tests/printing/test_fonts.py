"""The typefaces for printing: whole, in every weight that a card names, with their licences."""

import json
from importlib import resources
from pathlib import Path

from fontTools.ttLib import TTFont
from tools.print_fonts import NEEDED

from tallorder import faces
from tallorder.decks.building import load_building_set
from tallorder.decks.load import SHIPPED, load

HOUSE = Path(__file__).parents[2]
FONTS = resources.files("tallorder.printing") / "fonts"


def test_every_weight_that_a_card_names_is_made() -> None:
    named = {
        (zone.typeface, zone.weight)
        for card in load_building_set(None).cards
        for zone in faces.building_face(card).zones
    }
    for deck in map(load, SHIPPED):
        for card in deck.cards:
            sides = (faces.closed_face(deck, card), faces.open_face(deck, card, deck.default_order))
            named |= {(zone.typeface, zone.weight) for side in sides for zone in side.zones}
    assert named <= {(family, weight) for family, weights in NEEDED.items() for weight in weights}


def test_every_typeface_has_the_letters_of_our_languages() -> None:
    for file in Path(str(FONTS)).glob("*.ttf"):
        letters = set(TTFont(file).getBestCmap())
        assert {ord(letter) for letter in "Aàçéœžщюё—«»0123456789"} <= letters, file.name


def test_their_licences_are_shipped_with_the_client() -> None:
    licences = json.dumps(json.loads((HOUSE / "src/tallorder/server/static/licences.json").read_text(encoding="utf-8")))
    assert all(family.lower().replace(" ", "-") in licences.lower() for family in NEEDED)
