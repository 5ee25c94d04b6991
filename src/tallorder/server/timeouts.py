"""How patient a server is."""

import msgspec


class Timeouts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a server waits for things, in seconds unless it says so; each is settable by `--timeout NAME=VALUE`."""

    host_away: float = 120.0
    """After how long somebody else becomes host."""
    sit_in: float = 30.0
    """After how long away somebody else may let a bot play in a person's seat."""
    bot_takeover: float = 5.0
    """After how long another process asks a bot that nobody seems to have asked."""
    round: float = 2.0
    """How often tables are looked after."""
    forget: float = 300.0
    """After how long a table that nobody follows leaves the memory."""
    elsewhere: float = 15.0
    """How long a word from another process about who is there is believed."""
    unused_deck_days: float = 7.0
    """After how many days a deck that was handed in, and that no table names, is deleted."""
    shortest_pace: float = 0.5
    """A bot never answers faster; tests may let it."""
