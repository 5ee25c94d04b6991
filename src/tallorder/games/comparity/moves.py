"""The orders a seat can give in Comparity, as values and packed into one integer.

A packed move is `kind << 24 | card << 16 | cell`; a swap packs its pair (see `grid`) instead of card and cell, and
one of cards that do not touch is `FAR_SWAP | cell << 16 | cell`.
"""

from functools import lru_cache
from typing import Final

from tallorder.games.comparity.grid import REACH, WIDTH, cell_at, other_end, place_of
from tallorder.games.kernel import Move

Cell = tuple[int, int]
"""x to the right and y upwards from the first card."""

KIND_BITS: Final = 24
CARD_BITS: Final = 16
LOW: Final = 0xFFFF
PAIR: Final = 0xFFFFFF

PLAY: Final = 0
CHECK: Final = 0x1000000
REVEAL: Final = 0x2000000
STOP: Final = 0x3000000
DRAW: Final = 0x4000000
GIVE: Final = 0x5000000
SWAP: Final = 0x6000000
DISCARD: Final = 0x7000000
ARRANGE: Final = 0x8000000
DECLINE: Final = 0x9000000
FAR_SWAP: Final = 0x100000000
"""Only with `repair_swap` any. [C-R-6]"""


class PlayCard(Move, frozen=True, tag="play-card"):
    """Lays one of one's cards closed into an empty cell: as a turn, as a bonus, or to join parts. [C-PLAY-1]"""

    card: int
    cell: Cell


class Check(Move, frozen=True, tag="check"):
    """Doubts a closed card of the area. [C-CHECK-1]"""

    cell: Cell


class Reveal(Move, frozen=True, tag="reveal"):
    """Opens a closed neighbour of the card that is being checked. [C-CHECK-2, C-CHECK-3]"""

    cell: Cell


class Stop(Move, frozen=True, tag="stop"):
    """Opens no neighbour, where that is allowed. [C-CHECK-3]"""


class Draw(Move, frozen=True, tag="draw"):
    """Answers a Duet by taking a card. [C-DUET-2]"""


class Give(Move, frozen=True, tag="give"):
    """Gives one of one's cards to the seat that has to draw from an empty deck. [C-EMPTY-2]"""

    card: int


class Swap(Move, frozen=True, tag="swap"):
    """Swaps the two open cards of a violation; by agreement any two misplaced cards. [C-FIX-1, C-R-6]"""

    first: Cell
    """The left or lower cell; of two that do not touch, the first in reading order."""
    second: Cell
    """The other one."""


class Discard(Move, frozen=True, tag="discard"):
    """Discards a misplaced card. [C-FIX-2]"""

    cell: Cell


class Arrange(Move, frozen=True, tag="arrange"):
    """Says which misplaced card shall lie in this cell. [C-R-54]"""

    card: int
    cell: Cell


class Decline(Move, frozen=True, tag="decline"):
    """Does without the further card of a Trio, or without a final challenge. [C-R-20, C-R-45]"""


MOVES: Final = (PlayCard, Check, Reveal, Stop, Draw, Give, Swap, Discard, Arrange, Decline)


def is_on_grid(cell: Cell) -> bool:
    """Whether a cell can be written at all."""
    return -REACH <= cell[0] <= REACH and -REACH <= cell[1] <= REACH


def pack_pair(first: Cell, second: Cell) -> int | None:
    """The pair of two cells in either order; None if they do not share an edge. [C-ADJ-1]"""
    one, other = cell_at(*first), cell_at(*second)
    if other - one == 1:
        return one << 1
    if one - other == 1:
        return other << 1
    if one - other == WIDTH:
        return one << 1 | 1
    if other - one == WIDTH:
        return other << 1 | 1
    return None


def pack_far(one: int, other: int) -> int:
    """A swap of two cells that do not touch, in either order. [C-R-6]"""
    return FAR_SWAP | (one << CARD_BITS | other if one < other else other << CARD_BITS | one)


def pack(move: Move) -> int:
    """The move as one integer; cells must be on the grid."""
    match move:
        case PlayCard(card, cell):
            return card << CARD_BITS | cell_at(*cell)
        case Check(cell):
            return CHECK + cell_at(*cell)
        case Reveal(cell):
            return REVEAL + cell_at(*cell)
        case Stop():
            return STOP
        case Draw():
            return DRAW
        case Give(card):
            return GIVE + (card << CARD_BITS)
        case Swap(first, second):
            pair = pack_pair(first, second)
            return pack_far(cell_at(*first), cell_at(*second)) if pair is None else SWAP + pair
        case Discard(cell):
            return DISCARD + cell_at(*cell)
        case Arrange(card, cell):
            return ARRANGE + (card << CARD_BITS | cell_at(*cell))
        case Decline():
            return DECLINE
    raise TypeError(f"not a move of Comparity: {move!r}")


@lru_cache(maxsize=1 << 14)
def unpack(packed: int) -> Move:
    """The move as a value. The same few thousand come up again and again."""
    if packed >= FAR_SWAP:
        return Swap(place_of(packed >> CARD_BITS & LOW), place_of(packed & LOW))
    kind = packed >> KIND_BITS << KIND_BITS
    card = packed >> CARD_BITS & 0xFF
    cell = packed & LOW
    if kind == PLAY:
        return PlayCard(card, place_of(cell))
    if kind == CHECK:
        return Check(place_of(cell))
    if kind == REVEAL:
        return Reveal(place_of(cell))
    if kind == STOP:
        return Stop()
    if kind == DRAW:
        return Draw()
    if kind == GIVE:
        return Give(card)
    if kind == SWAP:
        pair = packed & PAIR
        return Swap(place_of(pair >> 1), place_of(other_end(pair)))
    if kind == DISCARD:
        return Discard(place_of(cell))
    if kind == ARRANGE:
        return Arrange(card, place_of(cell))
    return Decline()
