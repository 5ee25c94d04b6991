"""A card with two sides: what everybody sees, and the numbers behind it."""

import msgspec

from tallorder.cards.text import Text, in_language


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
    """Where it stands: city and country, or the continent. [C-COMP-2, L-COMP-2]"""
    caption: Text = {}
    """What the picture shows. [L-COMP-2]"""
    note: Text = {}
    """What was measured, or why the value surprises: for the open side only."""
    short: Text = {}
    """A shorter name for small tiles, where the name has more than 26 letters."""
    tags: tuple[str, ...] = ()
    set: str = "core"
    sources: dict[str, str] = {}
    """Where a value comes from, by measure; for the open side only."""
    extra: dict[str, str] = {}
    """Facts for the face only: iso2, longitude, latitude, kind of drawing."""

    def called(self, language: str) -> str:
        """The card's full name for a reader. [C-COMP-10]"""
        return in_language(self.name, language)

    def tile_name(self, language: str) -> str:
        """The name for a small tile: the short one where this language has it."""
        return self.short.get(language) or self.called(language)
