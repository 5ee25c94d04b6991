"""The one order a seat can give in Cardline, as a value and packed into one integer."""

from typing import Final

from tallorder.games.kernel import Move

GAP_BITS: Final = 20
GAP_MASK: Final = 0xFFFFF


class PlaceCard(Move, frozen=True, tag="place-card"):
    """Puts one of one's cards into a gap of the line; card and gap are committed together. [L-TURN-2, L-R-24]"""

    card: int
    gap: int
    """0 is far left; with n cards in the line, n is far right. [L-TURN-5]"""


def pack(move: PlaceCard) -> int:
    """The move as one integer; the gap must be one of the line's."""
    return move.card << GAP_BITS | move.gap


def unpack(packed: int) -> PlaceCard:
    """The move as a value."""
    return PlaceCard(packed >> GAP_BITS, packed & GAP_MASK)
