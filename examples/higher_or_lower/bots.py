"""Bots for Higher or lower: functions of what their seat was shown and what they believe."""

from higher_or_lower.moves import Guess
from higher_or_lower.view import HigherLowerView
from tallorder.bots import BotRequest, Decision
from tallorder.games.kernel import CardRef, Line

LEVELS = ("beginner", "friend")
"""The bots that people are offered."""


def beginner(request: BotRequest[HigherLowerView]) -> Decision:
    """Knows no facts: a large card is more likely followed by a smaller one."""
    view = request.view
    is_large = request.beliefs.score(view.row[-1].values[view.order].number) > 0
    return Decision(Guess(not is_large), Line("why-higher-lower-middle", {"card": CardRef(view.row[-1].card)}))


def friend(request: BotRequest[HigherLowerView]) -> Decision:
    """Compares the open value with what it believes of the next card."""
    view = request.view
    assert view.next is not None
    shown = request.beliefs.score(view.row[-1].values[view.order].number)
    believed = request.beliefs.of(request.cards[view.next]).mean
    return Decision(Guess(believed >= shown), Line("why-higher-lower-believes", {"card": CardRef(view.next)}))
