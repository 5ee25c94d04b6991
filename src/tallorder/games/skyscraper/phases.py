"""What is being decided."""

from typing import Final

PLAY: Final = 0
STEAL: Final = 1
STEAL_KEEP: Final = 2
ROOF_INSURE: Final = 3
STUDY_DECK: Final = 4
STUDY_RETURN: Final = 5
STUDY_DISCARD: Final = 6
OVER: Final = 7

PHASES: Final = (
    "play",
    "steal",
    "steal-keep",
    "roof-insure",
    "study-deck",
    "study-return",
    "study-discard",
    "over",
)
"""Their names in views and notation."""
