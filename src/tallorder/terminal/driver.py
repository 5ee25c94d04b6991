"""A group at one device: people and bots at a local table, driven by whoever reads the keys.

What lies on the screen and where keys come from is the front's business; a plain terminal and a full-screen one can use
the same driver.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tallorder.bots import Budget
from tallorder.bots.players import BotSpec
from tallorder.cards import BuildingSet
from tallorder.catalogue import Agreement
from tallorder.games.kernel import NOBODY, AnyRules, Chance, Choice, Game, Line, Move, Outcome, Preview, View
from tallorder.games.kernel.options import to_word
from tallorder.games.kernel.record import Record
from tallorder.table import commands
from tallorder.table.commands import AnyCommand, Settings
from tallorder.table.game import TableGame
from tallorder.table.local import LOCAL_ID, LocalListener, LocalTable
from tallorder.table.messages import Message, Sat, Update
from tallorder.table.replay import record_of

BOTS, TOKENS = 3, 4
"""Branches of the series' seed; those of a game are the table's."""
THINKING: Final = Budget(playouts=120)
"""How long a bot at the terminal thinks, so that the same seed plays the same game."""


def settings_of(agreement: Agreement) -> Settings:
    """What a group agreed on, as a table keeps it; its deck by hash, whoever it belongs to."""
    words = {name: to_word(getattr(agreement.options, name)) for name in agreement.options.__struct_fields__}
    deck = agreement.deck
    is_core = isinstance(deck, BuildingSet) or len(agreement.stock) == len(deck.core())
    return Settings(agreement.game, deck.hash, agreement.order, words, "core" if is_core else "all")


class Person(LocalListener):
    """Somebody at the device, or a spectator, and what they have not been told yet."""

    def __init__(self) -> None:
        super().__init__(self.hear)
        self.token = ""
        self.unheard: list[Line] = []

    def hear(self, message: Message) -> None:
        """Remembers what happened, in words, until the front tells it."""
        if isinstance(message, Sat):
            self.token = message.token
        elif isinstance(message, Update):
            for part in message.shown:
                self.unheard += part.lines


class LocalGames:
    """One game after another at one device: the seats of people and bots stay, and so does the memory."""

    def __init__(self, agreement: Agreement, bots: Mapping[int, BotSpec], seed: int, budget: Budget = THINKING) -> None:
        self.seed = Chance(seed)
        self.tokens = self.seed.fork(TOKENS)
        self.next_seed = 0
        self.local = LocalTable(self._entropy, budget=budget)
        self.local.decks[agreement.deck.hash] = agreement.deck
        self.people = [seat for seat in range(agreement.players) if seat not in bots]
        self.listeners: dict[int | None, Person] = {}
        """By seat; None is a spectator, who is there when no people play."""
        self.reasons: dict[int, Line] = {}
        """Why each bot made its last move, for whoever asks."""
        self._sit_down(agreement, bots)

    def _entropy(self) -> tuple[str, int]:
        return f"{self.tokens.next():016x}", self.next_seed

    def _sit_down(self, agreement: Agreement, bots: Mapping[int, BotSpec]) -> None:
        """People first, then bots, and then everybody moves to the right seat. Where only bots play, the host lets one
        of them sit in as soon as a game begins."""
        host = Person()
        settings = settings_of(agreement)
        host.token = self.local.open(host, "1", msgspec.structs.replace(settings, options={}))
        seated = [self.people[0] if self.people else 0]
        self.listeners[seated[0]] = host
        for seat in self.people[1:]:
            person = self.listeners[seat] = Person()
            self.local.join(person)
            self.submit(person, commands.Sit(table=LOCAL_ID, name=str(seat + 1)))
            seated.append(seat)
        for seat, spec in bots.items():
            if seat not in seated:
                self.next_seed = self.seed.fork(BOTS).fork(seat).key >> 1
                self.submit(host, commands.PlaceBot(table=LOCAL_ID, level=spec.name))
                seated.append(seat)
        order = tuple(seated.index(seat) for seat in range(agreement.players))
        self.submit(host, commands.Reseat(table=LOCAL_ID, seats=order))
        self.submit(host, commands.Choose(table=LOCAL_ID, settings=settings))
        self.host = host
        self.host_bot = None if self.people else bots[0].name

    def submit(self, listener: LocalListener, command: AnyCommand) -> None:
        """Somebody at the device does something."""
        self.local.submit(listener, command)

    # A game.

    def begin(self, seed: int) -> None:
        """Deals the next game: the same seed deals the same."""
        self.next_seed = seed
        self.reasons = {}
        self.submit(self.host, commands.Begin(table=LOCAL_ID))
        if self.host_bot is not None:
            self.next_seed = self.seed.fork(BOTS).fork(0).key >> 1
            self.submit(self.host, commands.LetBotSitIn(table=LOCAL_ID, seat=0, by=0, level=self.host_bot))

    @property
    def table_game(self) -> TableGame:
        """The running or last game of the table."""
        game = self.local.table.game
        assert game is not None
        return game

    @property
    def rules(self) -> AnyRules:
        """The rules of the game."""
        return self.table_game.rules

    @property
    def game(self) -> Game:
        """The position, for whoever writes it down; what people are shown comes from views."""
        return self.table_game.position

    @property
    def actor(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return None if self.game.actor == NOBODY else self.game.actor

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.game.outcome()

    @property
    def opened_ids(self) -> set[str]:
        """The memory: ids of the cards of the chosen deck that are set aside. [C-MEM-3]"""
        return self.local.table.seen.get(self.local.table.settings.deck, set())

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides in a seat."""
        return self.local.table.players[seat].is_played_by_bot

    def ask_bot(self) -> None:
        """The bot whose decision it is plays."""
        seat = self.actor
        played = self.local.ask_bot()
        if played is not None and played.why is not None and seat is not None:
            self.reasons[seat] = played.why

    def play(self, seat: int, move: Move) -> None:
        """A person makes a move."""
        raw = msgspec.Raw(msgspec.json.encode(move))
        version = self.local.table.version
        self.submit(self._person(seat), commands.Play(table=LOCAL_ID, version=version, seat=seat, move=raw))

    def resign(self, seat: int) -> None:
        """A person gives up; the others play on."""
        self.submit(self._person(seat), commands.Resign(table=LOCAL_ID, seat=seat))

    def abort(self) -> None:
        """The group breaks the game off."""
        if self.local.table.is_running:
            self.submit(self.host, commands.Abort(table=LOCAL_ID))

    def record(self) -> Record:
        """The game so far, with its ending once it is over."""
        return record_of(self.table_game)

    # What a seat is shown.

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return self.game.view(seat)

    def choices(self, seat: int) -> Sequence[Choice]:
        """What a seat can do, grouped for pointing at."""
        return self.rules.choices(self.view(seat))

    def preview(self, seat: int, move: Move) -> Preview:
        """What a move would do, as far as the seat may know."""
        return self.rules.preview(self.view(seat), move)

    def narrate(self, seat: int) -> Sequence[Line]:
        """The table in words, as a seat sees it."""
        return self.rules.narrate(self.view(seat))

    def unheard(self, seat: int | None) -> list[Line]:
        """What happened since this was last asked, as a seat may know it."""
        person = self.listeners[seat if seat in self.listeners else next(iter(self.listeners))]
        lines, person.unheard = person.unheard, []
        return lines

    def _person(self, seat: int) -> Person:
        return self.listeners[seat]
