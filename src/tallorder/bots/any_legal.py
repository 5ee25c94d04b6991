"""Plays any legal move: for tests, and for games that only have to end."""

from tallorder.bots.bot import Asked, Decision
from tallorder.games.kernel import Line


def any_legal(asked: Asked) -> Decision:
    """Each legal move as likely as the others."""
    legal = asked.legal
    return Decision(legal[asked.chance().below(len(legal))], Line("why-any-legal"))
