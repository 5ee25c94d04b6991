"""The decks that tables play with: shipped ones by game, others by hash, each loaded once."""

import asyncio

import msgspec

from tallorder import catalogue
from tallorder.cards import BuildingSet, Deck
from tallorder.server.troubles import store_troubles_refuse
from tallorder.table.commands import Settings
from tallorder.table.journal import Journal
from tallorder.table.refusals import refuse


class StoredDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck as it is kept: of facts, or of building cards."""

    deck: Deck | None = None
    building_set: BuildingSet | None = None


class DeckCache:
    """Decks at hand; a running game keeps the values it started with, whatever happens to the deck's files."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.by_hash: dict[str, Deck | BuildingSet] = {}
        self.by_game: dict[str, Deck | BuildingSet] = {}
        self.kept: set[str] = set()

    def at_hand(self, settings: Settings) -> Deck | BuildingSet | None:
        """The deck that a table has chosen, if it has been loaded before."""
        if settings.deck:
            deck = self.by_hash.get(settings.deck)
            return deck if deck is not None and self._fits(settings, deck) else None
        return self.by_game.get(settings.game)

    def _fits(self, settings: Settings, deck: Deck | BuildingSet) -> bool:
        engine = catalogue.offer(settings.game).engine
        return isinstance(deck, BuildingSet) == catalogue.manifest(engine).has_own_cards

    def is_kept(self, deck: Deck | BuildingSet) -> bool:
        """Whether a deck is known to be in the journal."""
        return deck.hash in self.kept

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
        if key not in self.by_hash:
            with store_troubles_refuse():
                body = await self.journal.deck(key)
            if body is None:
                raise refuse("unknown-deck")
            kept = msgspec.json.decode(body, type=StoredDeck)
            deck = kept.deck or kept.building_set
            if deck is None:
                raise refuse("unknown-deck")
            self.by_hash[key] = deck
            self.kept.add(key)
        return self.by_hash[key]

    async def keep(self, deck: Deck | BuildingSet) -> None:
        """Writes a deck down, so that it outlives its file."""
        self.by_hash.setdefault(deck.hash, deck)
        if deck.hash in self.kept:
            return
        kept = StoredDeck(deck=deck) if isinstance(deck, Deck) else StoredDeck(building_set=deck)
        with store_troubles_refuse():
            await self.journal.keep_deck(deck.hash, msgspec.json.encode(kept))
        self.kept.add(deck.hash)
