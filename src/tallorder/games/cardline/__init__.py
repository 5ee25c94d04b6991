"""Cardline: Globetrotter, and the same game with any other deck of facts."""

from tallorder.games.cardline.rules import RULES

__all__ = ["RULES"]
