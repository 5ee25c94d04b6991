"""The one thing a seat can say, as a value and packed into one integer."""

from tallorder import Move


class Guess(Move, frozen=True, tag="guess"):
    """Says that the next card is higher, or lower, than the last of the row. [H-TURN-1]"""

    higher: bool


def pack(move: Guess) -> int:
    """0 is lower, 1 is higher."""
    return int(move.higher)


def unpack(packed: int) -> Guess:
    """The move as a value."""
    return Guess(bool(packed))
