"""The decks that tables play with: shipped ones by game, others by hash, as many as there is room for in memory."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from tallorder import catalogue
from tallorder.cards import BuildingSet, Deck
from tallorder.server.troubles import store_troubles_refuse
from tallorder.table.commands import Settings
from tallorder.table.journal import Journal
from tallorder.table.refusals import refuse

IN_MEMORY: Final = 3
"""So many bytes of memory a deck takes for each byte of its file in the store."""
KEPT_FOR: Final = 3600.0
"""Seconds for which a deck that was wanted is sure to be in the store, and need not be noted as wanted again."""


MOST_NOTED: Final = 10_000


class StoredDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck as it is kept: of facts, or of building cards."""

    deck: Deck | None = None
    building_set: BuildingSet | None = None


def write_deck(deck: Deck | BuildingSet) -> bytes:
    """A deck as it is kept."""
    return msgspec.json.encode(StoredDeck(deck) if isinstance(deck, Deck) else StoredDeck(building_set=deck))


class DeckCache:
    """Decks at hand; a running game keeps the values it started with, whatever happens to the deck's files."""

    def __init__(self, journal: Journal, clock: Callable[[], float] = time.monotonic) -> None:
        self.journal = journal
        self.clock = clock
        self.room = 64_000_000
        """Bytes of memory for decks from the store."""
        self.by_hash: dict[str, Deck | BuildingSet] = {}
        """Those from the store stand in the order in which they were used last."""
        self.sizes: dict[str, int] = {}
        """What decks from the store take in memory; shipped ones stay anyway."""
        self.by_game: dict[str, Deck | BuildingSet] = {}
        self.kept: dict[str, float] = {}
        """Until when a deck is sure to be in the store."""

    def at_hand(self, settings: Settings) -> Deck | BuildingSet | None:
        """The deck that a table has chosen, if it has been loaded before."""
        if settings.deck:
            deck = self._use(settings.deck)
            return deck if deck is not None and self._fits(settings, deck) else None
        return self.by_game.get(settings.game)

    def _fits(self, settings: Settings, deck: Deck | BuildingSet) -> bool:
        engine = catalogue.offer(settings.game).engine
        return isinstance(deck, BuildingSet) == catalogue.manifest(engine).has_own_cards

    def is_kept(self, deck: Deck | BuildingSet) -> bool:
        """Whether a deck is known to be in the journal, and to stay there while nobody can have begun with it yet."""
        return self.kept.get(deck.hash, 0.0) > self.clock()

    def _use(self, key: str) -> Deck | BuildingSet | None:
        deck = self.by_hash.get(key)
        if deck is not None and key in self.sizes:
            self.by_hash[key] = self.by_hash.pop(key)
        return deck

    def _remember(self, deck: Deck | BuildingSet, stored: int) -> None:
        """Has a deck at hand, at the cost of those that were used longest ago."""
        self.by_hash.setdefault(deck.hash, deck)
        if any(deck.hash == shipped.hash for shipped in self.by_game.values()):
            return
        self.sizes[deck.hash] = stored * IN_MEMORY
        self._use(deck.hash)
        oldest = (key for key in list(self.by_hash) if key in self.sizes and key != deck.hash)
        while sum(self.sizes.values()) > self.room and (gone := next(oldest, None)) is not None:
            del self.by_hash[gone], self.sizes[gone]

    async def chosen(self, settings: Settings) -> Deck | BuildingSet:
        """The deck that a table has chosen."""
        offer = catalogue.offer(settings.game)
        if settings.deck:
            deck = await self.fetch(settings.deck)
            if not self._fits(settings, deck):
                raise refuse("unknown-deck")
            return deck
        if settings.game not in self.by_game:
            deck = await asyncio.to_thread(catalogue.load_deck, offer)
            self.by_game[settings.game] = self.by_hash.setdefault(deck.hash, deck)
        return self.by_game[settings.game]

    async def is_shipped(self, game: str, key: str) -> bool:
        """Whether a hash is that of a game's own deck, in this release or an earlier one, which is no secret."""
        if catalogue.offer(game).deck is None:
            return False
        deck = await self.chosen(Settings(game))
        return deck.is_edition(key) if isinstance(deck, Deck) else deck.hash == key

    async def fetch(self, key: str) -> Deck | BuildingSet:
        """A deck by its hash."""
        found = self._use(key)
        if found is None:
            with store_troubles_refuse():
                body = await self.journal.deck(key)
            if body is None:
                raise refuse("unknown-deck")
            kept = msgspec.json.decode(body, type=StoredDeck)
            found = kept.deck or kept.building_set
            if found is None:
                raise refuse("unknown-deck")
            self._remember(found, len(body))
        return found

    async def keep(self, deck: Deck | BuildingSet) -> None:
        """Writes a deck down, so that it outlives its file; whoever begins with it within the hour will find it."""
        if self.is_kept(deck):
            return
        body = write_deck(deck)
        await self.keep_handed_in(deck.hash, body)
        self._remember(deck, len(body))

    async def keep_handed_in(self, key: str, body: bytes) -> None:
        """Writes a deck down that is not played with yet: it takes no memory."""
        sure_until = self.clock() + KEPT_FOR
        with store_troubles_refuse():
            await self.journal.keep_deck(key, body)
        if len(self.kept) > MOST_NOTED:
            self.kept.clear()
        self.kept[key] = sure_until

    async def forget_unused(self, days: float) -> int:
        """Deletes decks from the store that no table has named for so long; how many these were."""
        patience = max(days * 86_400, 2 * KEPT_FOR)
        return await self.journal.forget_decks(int((time.time() - patience) * 1000))
