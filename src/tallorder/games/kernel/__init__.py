"""What every game answers, and the few things all games share."""

from tallorder.games.kernel.alike import alike
from tallorder.games.kernel.chance import Chance
from tallorder.games.kernel.game import Game
from tallorder.games.kernel.outcome import Outcome
from tallorder.games.kernel.refusal import Refusal, Refused
from tallorder.games.kernel.rules import (
    AlikeChoices,
    AnyRules,
    Choice,
    Deal,
    Guesses,
    NotationError,
    Preview,
    Rules,
    Stock,
    spread,
)
from tallorder.games.kernel.say import CardRef, CardRefs, Line, MeasureRef, Param, Phrases, Quantity, SeatRef, SeatRefs
from tallorder.games.kernel.seat import NOBODY
from tallorder.games.kernel.values import Event, Hidden, Move, Seen, View

__all__ = [
    "NOBODY",
    "AlikeChoices",
    "AnyRules",
    "CardRef",
    "CardRefs",
    "Chance",
    "Choice",
    "Deal",
    "Event",
    "Game",
    "Guesses",
    "Hidden",
    "Line",
    "MeasureRef",
    "Move",
    "NotationError",
    "Outcome",
    "Param",
    "Phrases",
    "Preview",
    "Quantity",
    "Refusal",
    "Refused",
    "Rules",
    "SeatRef",
    "SeatRefs",
    "Seen",
    "Stock",
    "View",
    "alike",
    "spread",
]
