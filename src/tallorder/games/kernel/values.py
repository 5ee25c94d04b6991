"""What goes into a game and comes out of it: orders, events, views. Each engine has its own kinds of them."""

import msgspec


class Move(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True, gc=False):
    """An order a seat can give, such as `PlayCard(card=3, cell=(0, 1))`.

    Read strictly: an unknown field is an error.
    """


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened, in the past tense, such as `CardPlayed`."""


class Hidden(msgspec.Struct, frozen=True, tag="hidden"):
    """Something that the receiver may not know."""


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may see now: an allow-list written by hand."""


class Seen(msgspec.Struct, frozen=True, gc=False):
    """An event as one seat may see it: the only kind of event that is ever sent."""

    event: Event
