"""How many cards somebody draws."""

from typing import Final

MISTRUST_CARDS: Final = 2
"""The checker, when nothing is out of order. [C-PEN-1]"""
CAUGHT_CARDS: Final = 3
"""The checker's right neighbour, when something is, however much. [C-PEN-2, C-R-10]"""
DUET_CARDS: Final = 1
"""Who answers a Duet without checking. [C-DUET-2]"""
