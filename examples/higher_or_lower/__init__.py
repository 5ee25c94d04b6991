"""Higher or lower: a game of two minutes, kept outside `tallorder` to show all that a game needs.

`TALLORDER_GAMES=higher_or_lower tallorder serve` puts it on offer, or in Python
`tallorder.register_game(higher_or_lower.MANIFEST)`. docs/adding-a-game.md goes through its files one by one.
"""

from typing import TYPE_CHECKING, Any

from higher_or_lower.manifest import MANIFEST

if TYPE_CHECKING:
    from higher_or_lower.rules import RULES

__all__ = ["MANIFEST", "RULES"]


def __getattr__(name: str) -> Any:
    """Loads the rules when they are first asked for, so that reading the manifest costs nothing."""
    if name != "RULES":
        raise AttributeError(name)
    from higher_or_lower.rules import RULES

    return RULES
