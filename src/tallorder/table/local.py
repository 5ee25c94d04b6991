"""A table in this process: the same core with its log in memory and bots asked in place.

The terminal plays on it, tests of the table's behaviour run on it, and so can a browser's worker. Nothing waits here:
a command is decided, written down, applied and published before `submit` returns.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from tallorder import catalogue
from tallorder.bots import Beliefs, Budget, Decision
from tallorder.cards import BuildingSet, Deck
from tallorder.games.kernel import Refused
from tallorder.table import commands
from tallorder.table.audience import Feed, Publisher
from tallorder.table.bots import adviser, beliefs_for, bot_request, bot_to_ask, decide_as_bot, scripted_move
from tallorder.table.changes import Began, LessonBegan, Renewed, Seated, begins_game, read_change, restore_head
from tallorder.table.commands import AnyCommand, Settings, TableCommand
from tallorder.table.decide import Given, Proposed, decide, decide_opening, deck_needed, require_hint
from tallorder.table.game import TableGame
from tallorder.table.journal import Entry
from tallorder.table.lesson import require_lesson, start_of_began
from tallorder.table.lesson_table import open_lesson
from tallorder.table.messages import Here, Hint, Message, Sat, Seats
from tallorder.table.pictures import CardRenderer, NoPictures
from tallorder.table.questions import QUESTIONS, answer
from tallorder.table.refusals import refuse
from tallorder.table.table import Player, Table, token_hash

LOCAL_ID: Final = "localtable"


class LocalListener:
    """Somebody who follows a local table: holds tokens, and is told what their seats may know."""

    def __init__(self, receive: Callable[[Message], object], feed: Feed = "views") -> None:
        self.receive = receive
        self.feed = feed
        self.tokens: frozenset[str] = frozenset()
        """The hashes of the tokens it has shown."""
        self.seats: tuple[int, ...] = ()
        self.needs_view = True


class LocalTable:
    """One table, its log, and everybody who follows it. Chance, time and decks are given from outside."""

    def __init__(
        self,
        entropy: Callable[[], tuple[str, int]],
        *,
        clock: Callable[[], int] = lambda: 0,
        renderer: CardRenderer | None = None,
        budget: Budget | None = None,
    ) -> None:
        self.table = Table(LOCAL_ID)
        self.publisher = Publisher(self.table, renderer or NoPictures())
        self.log: list[Entry] = []
        self.listeners: list[LocalListener] = []
        self.entropy = entropy
        """Gives a new token and a new seed whenever it is called."""
        self.clock = clock
        self.budget = budget or Budget()
        """How long bots think."""
        self.decks: dict[str, Deck | BuildingSet] = {}
        """Decks that were handed in, by their hash; shipped ones are loaded when they are chosen."""
        self._shipped: dict[str, Deck | BuildingSet] = {}
        self._beliefs: dict[tuple[int, int, str], Beliefs] = {}

    # Opening and joining.

    def open(self, listener: LocalListener, name: str, settings: Settings) -> str:
        """Opens the table with its host in the first seat; gives the host's token."""
        given = self._given(self.deck_of(settings))
        secret = token_hash(given.token + str(given.seed))
        self._happen(decide_opening(self.table, name, settings, secret, given), given)
        self.join(listener, given.token)
        return given.token

    def open_lesson(self, listener: LocalListener, name: str, game: str) -> str:
        """Opens the table for the lesson of a game; gives the learner's token."""
        lesson = require_lesson(game)
        given = self._given(self.deck_of(Settings(game)))
        secret = token_hash(given.token + str(given.seed))
        self.log.extend(open_lesson(self.table, lesson, name, secret, given))
        self.publisher.deck = given.deck
        self.join(listener, given.token)
        return given.token

    def restore(self, log: list[Entry]) -> None:
        """Takes up a table where its log ends; decks that were handed in must be at hand."""
        changes = [(read_change(entry.body), entry) for entry in log]
        last = max((place for place, (change, _) in enumerate(changes) if begins_game(change)), default=-1)
        for place, (change, entry) in enumerate(changes):
            start = self._start_of(change) if place == last and isinstance(change, Began) else None
            self.table.apply(change, entry, start)
        self.log = list(log)
        self._fetch_deck()

    def _start_of(self, began: Began) -> catalogue.Start:
        chosen = self.decks.get(began.head.deck_hash) or self.deck_of(Settings(began.head.game))
        if isinstance(began, LessonBegan):
            return start_of_began(began, chosen)
        return catalogue.start_of(restore_head(began.head), chosen)

    def join(self, listener: LocalListener, *tokens: str) -> None:
        """Begins to follow the table as the holder of these tokens, or as a spectator."""
        hashes = frozenset(map(token_hash, tokens))
        seats = self.table.seats_of(hashes)
        if len(seats) != len(hashes):
            raise refuse("bad-token")
        listener.tokens, listener.seats = hashes, seats
        if listener not in self.listeners:
            self.listeners.append(listener)
        listener.needs_view = listener.feed == "views"
        listener.receive(self.publisher.welcome(seats, self.here()))

    def here(self) -> Here:
        """Who follows the table."""
        seats = {seat for listener in self.listeners for seat in listener.seats}
        return Here(tuple(sorted(seats)), sum(not listener.seats for listener in self.listeners))

    def deck_of(self, settings: Settings) -> Deck | BuildingSet:
        """The deck that these settings name."""
        offer = catalogue.offer(settings.game)
        if settings.deck:
            if settings.deck not in self.decks:
                raise refuse("unknown-deck")
            return self.decks[settings.deck]
        if settings.game not in self._shipped:
            self._shipped[settings.game] = catalogue.load_deck(offer)
        return self._shipped[settings.game]

    # Commands.

    def submit(self, listener: LocalListener, command: AnyCommand) -> None:
        """Does what somebody asks, or raises Refused and changes nothing."""
        if listener not in self.listeners:
            raise refuse("not-joined")
        if isinstance(command, QUESTIONS):
            deck = self.deck_of(self.table.settings) if isinstance(command, commands.AskDeck) else None
            listener.receive(answer(self.publisher, command, listener.seats, self.here(), deck))
        elif isinstance(command, commands.AskHint):
            game = require_hint(self.table, command, listener.seats)
            decision = self._think(game, command.seat, adviser(game, command.seat))
            self._carry_out(None, commands.NoteHint(command.seat, game.position_version))
            version = self.table.version
            told = Hint(re=command.id, version=version, seat=command.seat, move=decision.move, why=decision.why)
            listener.receive(told)
        else:
            self._carry_out(listener, command)

    def ask_bot(self) -> commands.PlayAsBot | None:
        """The bot whose decision it is decides and plays; None if it is not a bot's decision."""
        seat, game = bot_to_ask(self.table), self.table.game
        if seat is None or game is None:
            return None
        scripted = scripted_move(self.table)
        if scripted is not None:
            return self._play_as_bot(commands.PlayAsBot(seat, game.position_version, scripted))
        decision = self._think(game, seat, self.table.players[seat])
        return self._play_as_bot(commands.PlayAsBot(seat, game.position_version, decision.move, decision.why))

    def _play_as_bot(self, played: commands.PlayAsBot) -> commands.PlayAsBot:
        self._carry_out(None, played)
        return played

    def _think(self, game: TableGame, seat: int, player: Player) -> Decision:
        key = (game.number, seat, player.level)
        if key not in self._beliefs:
            self._beliefs[key] = beliefs_for(game, seat, player)()
        request = msgspec.structs.replace(bot_request(game, seat, player, self._beliefs[key]), budget=self.budget)
        return decide_as_bot(game.rules.engine, player.level, request)

    def _carry_out(self, listener: LocalListener | None, command: TableCommand) -> None:
        """Decide, write down, apply, publish: the same four steps as on a server."""
        held = () if listener is None else listener.seats
        needed = deck_needed(self.table, command, held)
        given = self._given(None if needed is None else self.deck_of(needed))
        proposed = decide(self.table, command, held, given)
        if listener is not None and isinstance(proposed.change, Seated | Renewed):
            seat = proposed.change.seat if isinstance(proposed.change, Renewed) else len(self.table.players)
            listener.tokens |= {token_hash(given.token)}
            listener.receive(Sat(re=getattr(command, "id", None), seat=seat, token=given.token))
        self._happen(proposed, given)

    def _given(self, deck: Deck | BuildingSet | None) -> Given:
        token, seed = self.entropy()
        here = self.here().seats
        away = tuple(seat for seat in range(len(self.table.players)) if seat not in here)
        return Given(self.clock(), token, seed, deck, here, away)

    def _happen(self, proposed: Proposed, given: Given) -> None:
        entry = proposed.entry(self.table, given.at)
        self.log.append(entry)
        self.table.apply(proposed.change, entry, proposed.start, proposed.trial)
        self._fetch_deck()
        publication = self.publisher.publish(
            proposed.change, entry, () if proposed.trial is None else proposed.trial.events
        )
        for listener in self.listeners:
            seats = self.table.seats_of(listener.tokens)
            if seats != listener.seats:
                listener.seats = seats
                listener.needs_view = True
                listener.receive(Seats(seats=seats))
            listener.receive(publication.message(seats, with_view=listener.needs_view))
            if publication.position is not None:
                listener.needs_view = listener.feed == "views"

    def _fetch_deck(self) -> None:
        try:
            self.publisher.deck = self.deck_of(self.table.settings)
        except Refused:
            self.publisher.deck = None
