"""Cardline: Globetrotter, and the same game with any other deck of facts."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tallorder.games.cardline.rules import RULES

__all__ = ["RULES"]


def __getattr__(name: str) -> Any:
    """Loads the rules when they are first asked for, so that reading the manifest costs nothing."""
    if name != "RULES":
        raise AttributeError(name)
    from tallorder.games.cardline.rules import RULES

    return RULES
