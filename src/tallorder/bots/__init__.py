"""Players of ours: honest, calibrated in human terms, and able to say why."""

from tallorder.bots.belief import Belief, Beliefs, Persona, make_beliefs
from tallorder.bots.bot import Asked, Bot, Budget, Decision

__all__ = ["Asked", "Belief", "Beliefs", "Bot", "Budget", "Decision", "Persona", "make_beliefs"]
