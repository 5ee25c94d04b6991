"""A drawing of a landmark: shapes in a handful of tones that the light of the card fills in."""

import re
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from tallorder.faces import svg

TONE: Final = re.compile(r"var\(--([a-z])\)")
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


@cache
def own_drawing(card_id: str) -> Drawing | None:
    """The drawing made for one landmark, if there is one."""
    if not SAFE_ID.fullmatch(card_id):
        return None
    file = resources.files("tallorder.decks").joinpath("data", "landmarks", "art", f"{card_id}.svg")
    if not file.is_file():
        return None
    text = file.read_text("utf-8")
    box = VIEW_BOX.search(text)
    assert box is not None, f"{card_id}.svg has no view box"
    body = text[text.index(">") + 1 : text.rindex("</svg>")]
    top, width, height = (float(part) for part in box.groups())
    if top:
        body = svg.group(body, transform=svg.moved(0, -top))
    return Drawing(width, height, body)
