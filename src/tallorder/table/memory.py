"""The memory: cards that a group has already seen are set aside for its next games. [C-MEM-3]"""

from tallorder import catalogue
from tallorder.cards import BuildingSet, Card, Deck
from tallorder.games.kernel import Refused
from tallorder.games.kernel.options import read_options
from tallorder.table.commands import Settings
from tallorder.table.messages import MemoryCount
from tallorder.table.table import Table


def has_memory(settings: Settings) -> bool:
    """Whether cards seen are set aside: as the host says, else as the game's own switch says. [C-R-49]"""
    engine = catalogue.rules(catalogue.offer(settings.game).engine)
    if settings.memory is not None:
        return settings.memory
    return bool(getattr(read_options(engine.options, settings.options), "box_memory", False))


def stock_of(deck: Deck | BuildingSet, settings: Settings) -> tuple[Card, ...]:
    """The cards that are played from."""
    if isinstance(deck, BuildingSet):
        return ()
    return deck.core() if settings.cards == "core" else deck.cards


def memory_count(table: Table, deck: Deck | BuildingSet | None) -> MemoryCount | None:
    """How many cards of the chosen deck this table has not opened yet; None where there is nothing to remember.
    [C-MEM-2, C-MEM-3]"""
    if not isinstance(deck, Deck):
        return None
    try:
        is_on = has_memory(table.settings)
    except Refused:  # chosen with a release that had other switches
        return None
    stock = stock_of(deck, table.settings)
    seen = table.seen_of(deck)
    set_aside = sum(card.id in seen for card in stock)
    return MemoryCount(is_on, len(stock) - set_aside, set_aside)
