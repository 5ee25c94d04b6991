"""Seats are 0, 1, 2, … clockwise inside; people and notation say 1, 2, 3, …"""

from typing import Final

NOBODY: Final = -1
"""The actor of a game that is over."""
