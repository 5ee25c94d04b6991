"""What a game says about itself before anybody opens its rules: one manifest per engine, in its own folder."""

import msgspec


class Offer(msgspec.Struct, frozen=True):
    """A game that can be chosen."""

    game: str
    engine: str
    deck: str | None = None
    """The deck that belongs to it; None when the players bring their own."""
    orders: tuple[str, ...] = ()
    """The measures it can be played by, the usual one first. [C-SETUP-1, C-SETUP-5, L-SETUP-2, L-R-14]"""


class Manifest(msgspec.Struct, frozen=True):
    """An engine as the catalogue, the bots, the home page, the rules page and the fences of the tests know it.

    Its house-rule switches and their rules stand in its `options.py` alone: `catalogue.switches` reads them there.
    """

    engine: str
    package: str
    """The package of its rules, which has `RULES`; imported when the rules are first asked for."""
    bots: str
    """The module of its bots, with `LEVELS` and one function for each of them."""
    letter: str
    """The first letter of its rule ids."""
    players: tuple[int, int]
    """The fewest and the most."""
    minutes: int
    """How long a game takes."""
    offers: tuple[Offer, ...]
    chapters: tuple[str, ...]
    """The chapters of its rules, in order of reading."""
    too_small: str = ""
    """The rule by which a deck with too few cards is refused."""
    has_own_cards: bool = False
    """Whether it is played with its own cards instead of a deck of facts."""
    study: str = ""
    """The module that thinks its decisions through, with `SCHOLAR`; empty where nobody does."""
    messages: str = ""
    """The package with a folder of Fluent files per language; empty for games whose sentences are in `messages`."""
    version: int = 1
    """Of its rules, as every view says: one more whenever the same moves come to mean something else."""
