"""Plays any legal move: for tests, and for games that only have to end."""

from tallorder.bots.bot import AnyBotRequest, Decision
from tallorder.games.kernel import Line


def any_legal(request: AnyBotRequest) -> Decision:
    """Each legal move as likely as the others."""
    legal = request.legal
    return Decision(legal[request.chance().below(len(legal))], Line("why-any-legal"))
