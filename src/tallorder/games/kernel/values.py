"""What goes into a game and comes out of it: orders, events, views. Each engine has its own kinds of them."""

import msgspec

from tallorder.games.kernel.outcome import Outcome


class Move(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True, gc=False):
    """An order a seat can give, such as `PlayCard(card=3, cell=(0, 1))`.

    Read strictly: an unknown field is an error.
    """


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened, in the past tense, such as `CardPlayed`."""


class Hidden(msgspec.Struct, frozen=True, tag="hidden"):
    """Something that the receiver may not know."""


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may see now: an allow-list written by hand.

    Every engine's view begins with this head; engines say more exactly what their phases and moves are.
    """

    version: int
    """Of the engine's rules, as its manifest says."""
    actor: int | None
    """The seat that decides now; None when the game is over."""
    phase: str
    """What is being decided, by name; `over` at the end."""
    legal: tuple[Move, ...]
    """The legal moves of the actor in the fixed order, as far as the receiver may know them."""
    outcome: Outcome | None
    """How the game ended; None while it runs."""


class Seen(msgspec.Struct, frozen=True, gc=False):
    """An event as one seat may see it: the only kind of event that is ever sent."""

    event: Event
