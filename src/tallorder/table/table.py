"""A table: what its log adds up to. No clock, no chance, no network; the same log gives the same table everywhere."""

from hashlib import blake2b

import msgspec

from tallorder.cards import Deck
from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY
from tallorder.table import changes
from tallorder.table.changes import Change, Unreadable, begins_game, restore_settings
from tallorder.table.commands import Settings
from tallorder.table.game import TableGame, Trial
from tallorder.table.journal import Entry
from tallorder.table.lesson import LessonAt, lesson_at
from tallorder.table.messages import LessonState, Result

RESULTS_KEPT = 20
USUAL_PACE = 1.2


def token_hash(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return blake2b(token.encode(), digest_size=16).hexdigest()


class Player:
    """A person or a bot at the table."""

    def __init__(self, name: str, token: str = "", level: str = "", seed: int = 0) -> None:
        self.name = name
        self.token = token
        """The hash of a person's token; empty for a bot."""
        self.level = level
        """A bot's level, also that of one which sits in for a person."""
        self.seed = seed

    @property
    def is_person(self) -> bool:
        """Whether somebody holds a token for this seat."""
        return bool(self.token)

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides here at the moment."""
        return bool(self.level)


class UndoRequest:
    """Somebody asks to take a move back, and who has not agreed yet."""

    def __init__(self, seat: int, to: int, waiting_for: set[int]) -> None:
        self.seat = seat
        self.to = to
        self.waiting_for = waiting_for


class Table:
    """Players around a table, what they agreed on, and the game they play."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.secret = ""
        self.players: list[Player] = []
        self.host = 0
        self.settings = Settings("")
        self.pace = USUAL_PACE
        self.game: TableGame | None = None
        self.games = 0
        self.last_first: int | None = None
        """Who started the last game: the next one starts with the seat after it."""
        self.seen: dict[str, set[str]] = {}
        """The memory: by the deck's hash, the ids of the cards that are set aside. [C-MEM-3]"""
        self.opened: dict[str, set[str]] = {}
        """By the deck's hash, the ids of all cards this table has ever opened."""
        self.undo: UndoRequest | None = None
        self.votes: dict[int, set[int]] = {}
        self.again: set[int] = set()
        """After a game: who would like another."""
        self.helped: set[int] = set()
        """Who had help in the running or last game: a hint, or a second go at what had come to light."""
        self.results: list[Result] = []
        self.lesson: LessonAt | None = None
        """The lesson of a table that was opened for one, until an ordinary game begins."""
        self._running = False
        self._game = ""
        self._seats = 0
        self._deck = ""
        self._remembers = ""
        """The deck whose opened cards are set aside after the running game; empty if they are not."""

    # What a table is asked.

    @property
    def is_running(self) -> bool:
        """Whether a game is on."""
        return self._running

    def seen_of(self, deck: Deck) -> set[str]:
        """The cards of a deck that are set aside; a new edition inherits those of the ones before. [C-MEM-3]"""
        if deck.hash in self.seen:
            return set(self.seen[deck.hash])
        return set().union(*(self.seen.get(edition, ()) for edition in deck.editions))

    @property
    def is_frozen(self) -> bool:
        """Whether the running game is one that this release cannot replay."""
        return self._running and (self.game is None or self.game.frozen)

    @property
    def seats_in_game(self) -> int:
        """How many seats the running game has; the others wait for the next."""
        return self._seats if self._running else 0

    def seats_of(self, tokens: frozenset[str]) -> tuple[int, ...]:
        """The seats that tokens with these hashes open."""
        return tuple(seat for seat, player in enumerate(self.players) if player.token and player.token in tokens)

    def public_settings(self) -> Settings:
        """What was chosen, with the deck by a word that is worth nothing at another table: who knows a deck's hash can
        open tables with it and so learn its values."""
        deck = self.settings.deck
        return msgspec.structs.replace(self.settings, deck=self.deck_alias(deck)) if deck else self.settings

    def deck_alias(self, deck: str) -> str:
        """What a deck's hash is called at this table."""
        return blake2b(deck.encode(), key=bytes.fromhex(self.secret), digest_size=16).hexdigest()

    def resolve_settings(self, settings: Settings) -> Settings:
        """Settings as they are kept: the table's own word for its deck is its hash again."""
        deck = self.settings.deck
        if deck and settings.deck == self.deck_alias(deck):
            return msgspec.structs.replace(settings, deck=deck)
        return settings

    def actor(self) -> Player | None:
        """Whoever has to decide in the running game."""
        if self.game is None or not self._running or self.game.frozen:
            return None
        seat = self.game.position.actor
        return None if seat == NOBODY else self.players[seat]

    def plays_alone(self, seat: int) -> bool:
        """Whether nobody else in the running game is a person, also none for whom a bot sits in."""
        return not any(
            player.is_person for other, player in enumerate(self.players[: self.seats_in_game]) if other != seat
        )

    def lesson_state(self) -> LessonState | None:
        """How far a lesson is; None at other tables."""
        return None if self.lesson is None or self.game is None else self.lesson.state(self.game)

    @property
    def is_step_done(self) -> bool:
        """Whether a step of a lesson is done, so that nobody moves until the next one."""
        return self.lesson is not None and self.game is not None and self.lesson.is_done(self.game)

    def next_first(self, players: int) -> int | None:
        """Who starts the next game: the seat after the last one's; None lets chance decide."""
        return None if self.last_first is None else (self.last_first + 1) % players

    # What happens to it.

    def apply(
        self, change: Change | Unreadable, entry: Entry, start: Start | None = None, trial: Trial | None = None
    ) -> None:
        """A change that is written down has happened.

        `start` is what a game began from; without it a past game is passed over. `trial` is a step that this process
        has tried already, so that it need not be played again. A change that cannot be followed costs the running game.
        """
        self.version = entry.version
        try:
            self._apply(change, entry, start, trial)
        except (LookupError, ValueError, TypeError):
            self._freeze()

    def _apply(self, change: Change | Unreadable, entry: Entry, start: Start | None, trial: Trial | None) -> None:
        match change:
            case changes.Began():
                self._begin(change, start)
            case changes.Moved() | changes.Resigned():
                self._step(change, entry, trial)
            case changes.Aborted() | changes.Undone():
                self._go_back_or_end(change, entry)
            case changes.UndoAsked(seat, to):
                affected = {other for other in range(self.seats_in_game) if other != seat and self.must_agree(other)}
                self.undo = UndoRequest(seat, to, affected)
            case changes.UndoAgreed(seat):
                if self.undo is not None:
                    self.undo.waiting_for.discard(seat)
            case changes.UndoDeclined():
                self.undo = None
            case changes.Hinted(seat):
                self.helped.add(seat)
            case changes.AgainWanted(seat):
                self.again.add(seat)
            case changes.MemoryReset(deck):
                self.seen[deck] = set()
            case changes.Chosen(settings):
                self.settings = restore_settings(settings)
            case changes.Paced(seconds):
                self.pace = seconds
            case Unreadable():
                self._freeze()
                if begins_game(change):
                    self._begin_unreadable()
            case _:
                self._sit(change)

    def must_agree(self, seat: int) -> bool:
        """Whether a seat is asked before a move is taken back: people are, bots and those who gave up are not."""
        player = self.players[seat]
        gone = self.game is not None and seat in self.game.resigned
        return not player.is_played_by_bot and not gone

    def _sit(self, change: Change) -> None:
        """Who sits where."""
        match change:
            case changes.Opened(name, token, secret, settings):
                self.secret = secret
                self.settings = restore_settings(settings)
                self.players.append(Player(name, token))
            case changes.Seated(name, token):
                self.players.append(Player(name, token))
            case changes.BotPlaced(name, level, seed):
                self.players.append(Player(name, "", level, seed))
            case changes.LevelSet(seat, level):
                self.players[seat].level = level
            case changes.Stood(seat):
                self._leave(seat)
            case changes.Removed(seat, level, seed):
                if level:
                    self.players[seat] = Player(self.players[seat].name, "", level, seed)
                    self.votes.pop(seat, None)
                else:
                    self._leave(seat)
            case changes.Renamed(seat, name):
                self.players[seat].name = name
            case changes.Renewed(seat, token):
                self.players[seat].token = token
            case changes.Reseated(seats):
                self.players = [self.players[seat] for seat in seats]
                self.host = seats.index(self.host)
                self.again = {seats.index(seat) for seat in self.again}
                if self.last_first is not None and self.last_first < len(seats):
                    self.last_first = seats.index(self.last_first)
            case changes.HostMoved(seat):
                self.host = seat
            case changes.SitInVoted(seat, by):
                self.votes.setdefault(seat, set()).add(by)
            case changes.BotSatIn(seat, level, seed):
                self.players[seat].level = level
                self.players[seat].seed = seed
                self.votes.pop(seat, None)
            case changes.TookBack(seat):
                self.players[seat].level = ""
                self.votes.pop(seat, None)
            case _:
                raise TypeError(f"no table knows {change!r}")

    def _leave(self, seat: int) -> None:
        del self.players[seat]
        if self.host > seat:
            self.host -= 1
        if self.last_first is not None and self.last_first > seat:
            self.last_first -= 1
        self.votes.clear()
        self.again = {other - (other > seat) for other in self.again if other != seat}

    def _begin(self, change: changes.Began, start: Start | None) -> None:
        self.games += 1
        self.last_first = None if isinstance(change, changes.LessonBegan) else change.head.first
        self.undo = None
        self.votes = {}
        self.again = set()
        self.helped = set()
        self.lesson = lesson_at(change) if isinstance(change, changes.LessonBegan) else None
        self._running = True
        self._remembers = change.head.deck_hash if change.memory else ""
        if change.cleared:
            self.seen[change.head.deck_hash] = set()
        elif start is not None and isinstance(start.deck, Deck) and self._remembers:
            self.seen[self._remembers] = self.seen_of(start.deck)
        self._game = change.head.game
        self._seats = change.head.players
        self._deck = change.head.deck_hash
        self.game = None if start is None else TableGame(self.games, self.version, start, change.belief_seeds)

    def _begin_unreadable(self) -> None:
        """A game began that this release knows nothing of: it runs, frozen, until the host gives it up."""
        self.games += 1
        self.again = set()
        self.helped = set()
        self._running = True
        self._remembers = self._game = self._deck = ""
        self._seats = len(self.players)
        self.game = None

    def _step(self, change: changes.Moved | changes.Resigned, entry: Entry, trial: Trial | None) -> None:
        self.undo = None
        self.votes.pop(change.seat, None)  # whoever moves is there
        if not self._running:
            return
        if self.game is not None:
            if trial is None:
                self.game.replay(entry, change)
            else:
                self.game.accept(entry, trial)
        self._end(change.ended)

    def _go_back_or_end(self, change: changes.Aborted | changes.Undone, entry: Entry) -> None:
        self.undo = None
        game = self.game
        if isinstance(change, changes.Undone):
            if change.helped:
                self.helped.add(change.seat)
            if game is not None and not game.frozen:
                game.back_to(change.to, entry.version)
            return
        if game is not None:
            game.ended = change.ended
            game.position_version = entry.version
        self._end(change.ended)

    def _freeze(self) -> None:
        """The log cannot be followed: a running game can be read up to here and be given up, and the table goes on."""
        if self._running and self.game is not None:
            self.game.freeze(self.game.ended)

    def _end(self, ended: changes.Ended | None) -> None:
        if ended is None:
            return
        self.votes = {}
        self.opened.setdefault(self._deck, set()).update(ended.opened)
        if self._remembers:
            self.seen.setdefault(self._remembers, set()).update(ended.opened)
        names = tuple(player.name for player in self.players[: self.seats_in_game])
        self._running = False
        result = Result(self.games, self._game, names, ended.outcome, tuple(sorted(self.helped)))
        self.results = [*self.results, result][-RESULTS_KEPT:]
