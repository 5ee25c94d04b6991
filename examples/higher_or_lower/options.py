"""House-rule switches of Higher or lower; the last rule that a description cites explains the switch."""

from typing import Annotated, Literal

import msgspec


class HigherLowerOptions(msgspec.Struct, frozen=True):
    """What a table may agree on before the deal."""

    goal: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5
    """How many points win. [H-END-1]"""
    keep_turn: bool = False
    """Whether a seat that was right goes on. [H-TURN-3]"""
    first_player: Literal["random"] | Annotated[int, msgspec.Meta(ge=1, le=6)] = "random"
    """Who starts: chance, or a seat 1, 2, 3 … [H-R-3]"""
