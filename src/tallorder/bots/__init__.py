"""Players of ours: honest, calibrated in human terms, and able to say why."""

from tallorder.bots.belief import Belief, Beliefs, Persona, make_beliefs
from tallorder.bots.bot import AnyBotRequest, Bot, BotRequest, Budget, Decision

__all__ = ["AnyBotRequest", "Belief", "Beliefs", "Bot", "BotRequest", "Budget", "Decision", "Persona", "make_beliefs"]
