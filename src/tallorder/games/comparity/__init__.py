"""Comparity: an area of cards in order, bluffing and checking. [C]"""

from tallorder.games.comparity.rules import RULES

__all__ = ["RULES"]
