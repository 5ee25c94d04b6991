"""House-rule switches of Cardline, with the ledger's defaults. (`characteristic` is the game's `order`.)"""

from typing import Annotated, Literal

import msgspec


class CardlineOptions(msgspec.Struct, frozen=True):
    """What a table may agree on before the deal."""

    hand_size: Annotated[int, msgspec.Meta(ge=1)] = 4
    """Cards dealt to each seat. [L-SETUP-4, L-SETUP-5, L-R-12]"""
    first_player: Literal["random"] | Annotated[int, msgspec.Meta(ge=1, le=8)] = "random"
    """Who starts: chance, or a seat 1, 2, 3 … [L-SETUP-1, L-R-15]"""
    finish_round: bool = False
    """Whether a round is played out although its only finisher cannot be caught any more. [L-R-2]"""
    pile_top_visible: bool = True
    """Whether the name of the pile's first card is public. [L-R-16]"""
    units: Literal["us", "metric"] = "us"
    """Which units people are shown; never compared. [L-R-20]"""
    max_rounds: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """After so many rounds those with the fewest cards share the victory. [L-R-23]"""
