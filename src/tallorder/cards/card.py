"""A card with two sides: what everybody sees, and the numbers behind it."""

import msgspec

from tallorder.cards.measure import Text


class Value(msgspec.Struct, frozen=True):
    """A printed number with its marks. [C-COMP-9, C-COMP-13]"""

    number: int
    approximate: bool = False
    scope: str = ""
    """Empty, or a mark shown on both sides such as `us`."""


class Card(msgspec.Struct, frozen=True):
    """One card of a deck of facts. The closed side never needs `values`' numbers."""

    id: str
    name: Text
    values: dict[str, Value]
    place: Text = {}
    note: Text = {}
    short: Text = {}
    tags: tuple[str, ...] = ()
    set: str = "core"
    extra: dict[str, str] = {}
    """Facts for the face only: flag code, longitude, kind of drawing."""
