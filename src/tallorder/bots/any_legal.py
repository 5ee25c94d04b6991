"""Plays any legal move: for tests, and for games that only have to end."""

from tallorder.bots.bot import BotRequest, Decision
from tallorder.games.kernel import Line


def any_legal(request: BotRequest) -> Decision:
    """Each legal move as likely as the others."""
    legal = request.legal
    return Decision(legal[request.chance().below(len(legal))], Line("why-any-legal"))
