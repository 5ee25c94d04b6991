"""Pictures stay the same, byte for byte, until somebody means to change them.

`python -m tests.faces.test_same_pictures` writes the digests anew, once the new pictures were looked at.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tallorder import faces
from tallorder.decks import load, load_building_set
from tallorder.faces import svg
from tallorder.faces.forms import all_forms, draw_form

DIGESTS = Path(__file__).with_name("digests.json")
DECKS = ("countries", "landmarks", "movies")
SUBJECTS = (*DECKS, "forms", "buildings")


def drawn(subject: str) -> Iterator[str]:
    """The pictures of one subject, one after another."""
    if subject == "forms":
        for name in sorted(all_forms().forms):
            for seed in range(12):
                yield draw_form(name, svg.hash_of(f"{name} {seed}")).body
    elif subject == "buildings":
        yield faces.back_art()
        yield from map(faces.pip_art, faces.PIPS)
        yield from map(faces.coin_art, range(-2, 12))
        yield faces.net_art(30, width=118, ten_metres=19)
        for building in load_building_set().cards:
            yield faces.building_art(building)
            yield faces.prize_art(building)
            yield faces.foundation_art(building, width=72)
            for width in (40, 118):
                yield faces.storey_art(building, width=width, ten_metres=19)
    else:
        deck = load(subject)
        for card in deck.cards[::3]:
            yield faces.closed_art(deck, card)
            yield faces.small_face(deck, card).art
            yield faces.open_art(deck, card, deck.default_order)
            yield faces.tile_art(deck, card, width=92, height=51)
            yield faces.figure_art(deck, card, width=30, height=40)


def digest(subject: str) -> str:
    """One number for all pictures of a subject."""
    return hashlib.sha256("\n".join(drawn(subject)).encode()).hexdigest()


@pytest.mark.parametrize("subject", SUBJECTS)
def test_pictures_are_drawn_as_before(subject: str) -> None:
    assert digest(subject) == json.loads(DIGESTS.read_text(encoding="utf-8"))[subject]


if __name__ == "__main__":
    DIGESTS.write_text(json.dumps({subject: digest(subject) for subject in SUBJECTS}, indent=2) + "\n", "utf-8")
