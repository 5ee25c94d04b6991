"""A table in this process: the same core with its log in memory and bots asked in place.

The terminal plays on it, tests of the table's behaviour run on it, and so can a browser's worker. Nothing waits here:
a command is decided, kept, applied and told before `submit` returns.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from tallorder import catalogue
from tallorder.bots import Beliefs, Budget, Decision
from tallorder.cards import BuildingSet, Deck
from tallorder.games.kernel import Chance, Event
from tallorder.table import commands
from tallorder.table.audience import Feed, Publisher
from tallorder.table.bots import beliefs_for, bot_request, bot_to_ask, decide_as_bot
from tallorder.table.changes import Change, Renewed, Seated
from tallorder.table.commands import Settings, TableCommand
from tallorder.table.decide import Given, Proposed, decide, decide_opening, deck_needed
from tallorder.table.journal import Entry
from tallorder.table.messages import Here, Message, Sat
from tallorder.table.pictures import CardRenderer, NoPictures
from tallorder.table.questions import QUESTIONS, answer
from tallorder.table.refusals import refuse
from tallorder.table.table import Table, token_hash

LOCAL_ID: Final = "localtable"
TOKENS, SEEDS = 1, 2
"""Branches of the table's seed."""


class LocalPlayer:
    """Somebody who follows a local table: holds tokens, and remembers or passes on what is told."""

    def __init__(self, receive: Callable[[Message], None], feed: Feed = "views") -> None:
        self.receive = receive
        self.feed = feed
        self.tokens: frozenset[str] = frozenset()
        self.seats: tuple[int, ...] = ()


class LocalTable:
    """One table, its log, and everybody who follows it."""

    def __init__(
        self,
        seed: int,
        *,
        clock: Callable[[], int] = lambda: 0,
        renderer: CardRenderer | None = None,
        budget: Budget | None = None,
    ) -> None:
        self.table = Table(LOCAL_ID)
        self.publisher = Publisher(self.table, renderer or NoPictures())
        self.log: list[Entry] = []
        self.players: list[LocalPlayer] = []
        self.clock = clock
        self.budget = budget or Budget()
        self.decks: dict[str, Deck | BuildingSet] = {}
        """Decks that were handed in, by their hash."""
        self._shipped: dict[str, Deck | BuildingSet] = {}
        self._tokens = Chance(seed).fork(TOKENS)
        self._seeds = Chance(seed).fork(SEEDS)
        self._beliefs: dict[tuple[int, int, str], Beliefs] = {}

    # Opening and joining.

    def open(self, player: LocalPlayer, name: str, settings: Settings) -> str:
        """Opens the table with its host in the first seat; gives the host's token."""
        given = self._given(self.deck_of(settings))
        secret = f"{self._tokens.next():032x}"
        self._happen(decide_opening(self.table, name, settings, secret, given), given.at)
        self.join(player, given.token)
        return given.token

    def join(self, player: LocalPlayer, *tokens: str) -> None:
        """Begins to follow the table as the holder of these tokens, or as a spectator."""
        hashes = frozenset(map(token_hash, tokens))
        seats = self.table.seats_of(hashes)
        if len(seats) != len(hashes):
            raise refuse("bad-token")
        player.tokens, player.seats = hashes, seats
        if player not in self.players:
            self.players.append(player)
        player.receive(self.publisher.welcome(seats, self.here()))

    def here(self) -> Here:
        """Who follows the table."""
        seats = {seat for player in self.players for seat in player.seats}
        return Here(tuple(sorted(seats)), sum(not player.seats for player in self.players))

    def deck_of(self, settings: Settings) -> Deck | BuildingSet:
        """The deck that these settings name."""
        offer = catalogue.offer(settings.game)
        if settings.deck:
            deck = self.decks.get(settings.deck)
            if deck is None:
                raise refuse("unknown-deck")
            return deck
        if settings.game not in self._shipped:
            self._shipped[settings.game] = catalogue.load_deck(offer)
        return self._shipped[settings.game]

    # Commands.

    def submit(self, player: LocalPlayer, command: TableCommand) -> None:
        """Does what somebody asks, or raises Refused and changes nothing."""
        if isinstance(command, QUESTIONS):
            deck = self.deck_of(self.table.settings) if isinstance(command, commands.AskDeck) else None
            player.receive(answer(self.publisher, command, player.seats, self.here(), deck))
            return
        needed = deck_needed(self.table, command, player.seats)
        given = self._given(None if needed is None else self.deck_of(needed))
        proposed = decide(self.table, command, player.seats, given)
        if isinstance(proposed.change, Seated | Renewed):
            seat = getattr(proposed.change, "seat", len(self.table.players))
            player.tokens |= {token_hash(given.token)}
            player.receive(Sat(re=getattr(command, "id", None), seat=seat, token=given.token))
        self._happen(proposed, given.at)

    def ask_bot(self) -> Decision | None:
        """The bot whose decision it is decides and plays; None if it is not a bot's decision."""
        seat, game = bot_to_ask(self.table), self.table.game
        if seat is None or game is None:
            return None
        player = self.table.players[seat]
        key = (game.number, seat, player.level)
        if key not in self._beliefs:
            self._beliefs[key] = beliefs_for(game, seat, player)()
        request = bot_request(game, seat, player, self._beliefs[key])
        request = msgspec.structs.replace(request, budget=self.budget)
        decision = decide_as_bot(game.rules.engine, player.level, request)
        command = commands.PlayAsBot(seat, game.position_version, decision.move, decision.why)
        self._happen(decide(self.table, command, (), Given()), self.clock())
        return decision

    def _given(self, deck: Deck | BuildingSet | None) -> Given:
        return Given(self.clock(), f"{self._tokens.next():016x}", self._seeds.next() >> 1, deck)

    def _happen(self, proposed: Proposed, at: int) -> None:
        """Keeps a change, applies it and tells everybody."""
        entry = proposed.entry(self.table, at)
        self.log.append(entry)
        self.table.apply(proposed.change, entry, proposed.start, proposed.trial)
        self._publish(proposed.change, entry, () if proposed.trial is None else proposed.trial.events)

    def _publish(self, change: Change, entry: Entry, events: tuple[Event, ...]) -> None:
        try:
            self.publisher.deck = self.deck_of(self.table.settings)
        except Exception:
            self.publisher.deck = None
        publication = self.publisher.publish(change, entry, events)
        for player in self.players:
            player.seats = self.table.seats_of(player.tokens)
            player.receive(publication.message(player.seats, player.feed))
