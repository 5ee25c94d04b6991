"""Drawings kept as SVG files: shapes in a handful of tones that the light of the card fills in.

A file has one root element with a view box. `var(--m)` stands for a tone: d shade, m body, l lit, o opening, a accent,
r red, q deep red. `{99+a-0.5b}` stands for a number that varies from card to card: a, b, … are the variations.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from string import ascii_lowercase
from typing import Final

import msgspec

from tallorder.faces import svg
from tallorder.faces.files import inside, read_svg

TONE: Final = re.compile(r"var\(--([a-z])\)")
VARYING: Final = re.compile(r"\{(-?[0-9.]+)((?:[+-][0-9.]*[a-z])+)\}")
TERM: Final = re.compile(r"([+-][0-9.]*)([a-z])")
VIEW_BOX: Final = re.compile(r'viewBox="0 ([0-9.]+) ([0-9.]+) ([0-9.]+)"')
SAFE_ID: Final = re.compile(r"[a-z0-9-]+")


class Drawing(msgspec.Struct, frozen=True):
    """A picture that stands on its lower edge and ends at its true top; tones are letters that light fills in."""

    width: float
    height: float
    body: str

    def painted(self, tones: dict[str, str]) -> str:
        """The drawing in the colours of one light."""
        pieces = list(_pieces(self.body))
        pieces[1::2] = [tones.get(letter, tones["m"]) for letter in pieces[1::2]]
        return "".join(pieces)


@cache
def _pieces(body: str) -> tuple[str, ...]:
    """The body cut at its tones: every second piece is a tone's letter."""
    return tuple(TONE.split(body))


def read_drawing(file: Traversable, variations: Sequence[float] = ()) -> Drawing:
    """The drawing in an SVG file, with its varying numbers filled in."""
    values = dict(zip(ascii_lowercase, variations, strict=False))

    def filled_in(found: re.Match[str]) -> str:
        number = float(found[1])
        for factor, letter in TERM.findall(found[2]):
            number += values[letter] * (float(factor) if len(factor) > 1 else float(f"{factor}1"))
        return svg.num(number)

    text = VARYING.sub(filled_in, read_svg(file))
    box = VIEW_BOX.search(text)
    assert box is not None, f"{file.name} has no view box"
    body = inside(text)
    top, width, height = (float(part) for part in box.groups())
    if top:
        body = svg.group(body, transform=svg.moved(0, -top))
    return Drawing(width, height, body)


@cache
def own_drawing(card_id: str) -> Drawing | None:
    """The drawing made for this landmark, if there is one."""
    if not SAFE_ID.fullmatch(card_id):
        return None
    file = resources.files("tallorder.decks").joinpath("data", "landmarks", "art", f"{card_id}.svg")
    return read_drawing(file) if file.is_file() else None
