"""What happens in Higher or lower, in the past tense. All of it is public."""

from typing import Final

from tallorder import Event
from tallorder.cards import Value


class Guessed(Event, frozen=True, tag="guessed"):
    """A seat said higher or lower; the card is still closed. [H-TURN-1]"""

    seat: int
    card: int
    against: int
    """The last card of the row."""
    higher: bool


class CardOpened(Event, frozen=True, tag="card-opened"):
    """The card was turned over: everybody sees all its values. [H-TURN-2]"""

    seat: int
    card: int
    values: dict[str, Value]
    order: str
    correct: bool
    points: int
    """How many points the seat has now."""


class PlayerLeft(Event, frozen=True, tag="player-left"):
    """A seat gave up. [H-R-1]"""

    seat: int


class GameDecided(Event, frozen=True, tag="game-decided"):
    """The game is over. [H-END-1, H-END-2]"""

    seats: tuple[int, ...]
    rule: str


EVENTS: Final = (Guessed, CardOpened, PlayerLeft, GameDecided)
NEWS: Final = (CardOpened,)
"""Events that show somebody something new: a guess cannot be taken back."""
