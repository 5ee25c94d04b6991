"""The kinds of decision in a game of Comparity, as small integers inside and as words at the edge."""

from typing import Final

TURN: Final = 0
EXTRA: Final = 1
GIVING: Final = 2
REPAIR: Final = 3
JOIN: Final = 4
DUET: Final = 5
BONUS: Final = 6
CHALLENGE: Final = 7
OVER: Final = 8
PHASES: Final = ("turn", "extra", "give", "repair", "join", "duet", "bonus", "challenge", "over")

# What the checker's check, or the drawing, is part of.
OWN_TURN: Final = 0
TO_DUET: Final = 1
TO_TRIO: Final = 2
TO_CHALLENGE: Final = 3
ANSWERS: Final = ("turn", "duet", "trio", "challenge")

# Why somebody draws.
MISTRUST: Final = 0
CAUGHT: Final = 1
FOR_DUET: Final = 2
CAUSES: Final = ("mistrust", "caught", "duet")

NOWHERE: Final = -1
"""No cell."""
