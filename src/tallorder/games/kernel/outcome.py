"""How a game ended."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Who won, and by which rule. Several winners share the victory."""

    winners: tuple[int, ...]
    rule: str
    """The rule id that ended the game."""
    scores: tuple[int, ...] = ()
    """Points per seat, where the game counts points."""
