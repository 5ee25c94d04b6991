"""House-rule switches of Comparity, with the ledger's defaults. (The ledger's `axis` is the game's `order`.)"""

from typing import Annotated, Literal

import msgspec


class ComparityOptions(msgspec.Struct, frozen=True):
    """What a table may agree on before the deal."""

    first_player: Literal["random"] | Annotated[int, msgspec.Meta(ge=1, le=5)] = "random"
    """Who starts: chance, or a seat 1, 2, 3 … [C-R-40]"""
    check_commit: Literal["sequential", "upfront"] = "sequential"
    """Whether the checker sees the target before deciding on the neighbour. [C-R-3]"""
    repair_order: Literal["swap_first", "free"] = "swap_first"
    """Whether a stuck pair may be discarded from while another pair could be swapped. [C-R-7]"""
    repair_permute: bool = False
    """Whether misplaced cards that hang together may be laid out anew, not only swapped in pairs. [C-R-6, C-R-54]"""
    repair_swap: Literal["pair", "any"] = "pair"
    """Whether only the two cards of a violation are swapped, or any two misplaced ones. [C-R-6]"""
    join_cells: Literal["any", "vacated"] = "any"
    """Where the joining card may lie: wherever it touches all parts, or only where the discarded card lay. [C-R-12]"""
    trio_bonus_mandatory: bool = False
    """Whether the further card of a Trio has to be played. [C-R-20]"""
    last_card_gift: Literal["protected", "wins"] = "protected"
    """Whether nobody gives away a last card, or giving it away wins. [C-R-28]"""
    final_challenge: bool = False
    """Whether the next seat may check once before a win is confirmed. [C-R-45]"""
    deck_top_visible: bool = True
    """Whether the name of the deck's top card is public. [C-R-41]"""
    box_memory: bool = True
    """Whether opened cards are set aside for the next games. [C-R-49]"""
