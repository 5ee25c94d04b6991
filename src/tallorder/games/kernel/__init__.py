"""What every game answers, and the few things all games share."""

from tallorder.games.kernel.chance import Chance
from tallorder.games.kernel.game import Event, Game, Hidden, Move, Seen, View
from tallorder.games.kernel.outcome import Outcome
from tallorder.games.kernel.refusal import Refusal, Refused
from tallorder.games.kernel.rules import Choice, Deal, Preview, Rules
from tallorder.games.kernel.say import CardRef, Line, Param, Quantity, SeatRef
from tallorder.games.kernel.seat import NOBODY

__all__ = [
    "NOBODY",
    "CardRef",
    "Chance",
    "Choice",
    "Deal",
    "Event",
    "Game",
    "Hidden",
    "Line",
    "Move",
    "Outcome",
    "Param",
    "Preview",
    "Quantity",
    "Refusal",
    "Refused",
    "Rules",
    "SeatRef",
    "Seen",
    "View",
]
