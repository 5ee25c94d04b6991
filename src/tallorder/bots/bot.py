"""What a bot is: one function of what its seat was shown, what it believes, and its own seed.

Nothing is remembered between two questions, so a bot goes on the same after a restart or in another process.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from tallorder.bots.belief import Beliefs
from tallorder.games.kernel import Chance, Line, Move, Seen, View

ViewT = TypeVar("ViewT", bound=View)


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: playouts are reproducible, seconds are for tables with people."""

    playouts: int = 200
    seconds: float | None = None


class BotRequest(msgspec.Struct, Generic[ViewT], frozen=True):
    """A question to a bot: it is your decision, this is all that you were shown. `BotRequest[CardlineView]` is one
    about a game of Cardline."""

    seat: int
    view: ViewT
    """What the seat may see now."""
    legal: tuple[Move, ...]
    first_view: ViewT
    """What the seat saw when the game began (or when the bot sat down)."""
    seen: tuple[Seen, ...]
    """Every event since then, as this seat was shown it."""
    cards: dict[int, str]
    """The deck's ids of the cards whose names the seat may know."""
    beliefs: Beliefs
    seed: int
    budget: Budget = Budget()

    def chance(self) -> Chance:
        """A chance of this bot for this decision alone: the same question gets the same answer."""
        return Chance(self.seed).fork(len(self.seen))


class Decision(msgspec.Struct, frozen=True):
    """A move, and the reason for it as a code with parameters."""

    move: Move
    why: Line


AnyBotRequest = BotRequest[Any]
"""A question about whichever game."""
Bot = Callable[[AnyBotRequest], Decision]
