"""A number printed on the cards of a deck, such as height or year."""

from typing import Literal

import msgspec

from tallorder.cards.text import Text

Show = Literal["number", "year", "metres", "dollars", "million-dollars", "square-miles", "people", "short-tons"]
"""How people see a measure: plain digits, a year with BCE, or a quantity with its unit."""


class Measure(msgspec.Struct, frozen=True):
    """One number of a card that a game can be played by. [C-SETUP-1, L-COMP-5]

    Values are whole numbers in steps of 10^-decimals of the unit, so that comparing is exact. [C-R-38, L-R-21]
    """

    id: str
    decimals: int = 0
    name: Text = {}
    unit: Text = {}
    meaning: Text = {}
    as_of: str = ""
    """The year the numbers are of, where that matters. [C-COMP-5, L-CHAR-2]"""
    show: Show = "number"
    source: str = ""
    """Where the numbers come from, unless a card names its own source."""
