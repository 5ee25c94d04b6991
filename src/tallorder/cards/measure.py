"""A number printed on the cards of a deck, such as height or year."""

import msgspec

Text = dict[str, str]
"""A text per language code; `en` is always there."""


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
    show: str = "number"
    """How people see it: number, year, metres, dollars, square-miles, short-tons, people, million-dollars."""
