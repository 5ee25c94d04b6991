"""A table: what its log adds up to. No clock, no chance, no network; the same log gives the same table everywhere."""

from hashlib import blake2b

import msgspec

from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY, Refused
from tallorder.table import deeds
from tallorder.table.commands import Settings
from tallorder.table.deeds import Deed
from tallorder.table.journal import Entry
from tallorder.table.messages import Result
from tallorder.table.playing import Playing
from tallorder.wire import read_move

RESULTS_KEPT = 20
USUAL_PACE = 1.2


def mark(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return blake2b(token.encode(), digest_size=16).hexdigest()


class Player:
    """A person or a bot at the table."""

    def __init__(self, name: str, token: str = "", level: str = "", seed: int = 0) -> None:
        self.name = name
        self.token = token
        """The mark of a person's token; empty for a bot."""
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


class Undo:
    """A wish to go back, and who has not agreed yet."""

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
        self.playing: Playing | None = None
        self.games = 0
        self.last_first: int | None = None
        """Who started the last game: the next one starts with the seat after it."""
        self.seen: dict[str, set[str]] = {}
        """The memory: by the deck's hash, the ids of the cards that are set aside. [C-MEM-3]"""
        self.opened: dict[str, set[str]] = {}
        """By the deck's hash, the ids of all cards this table has ever opened."""
        self.undo: Undo | None = None
        self.votes: dict[int, set[int]] = {}
        self.results: list[Result] = []
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

    @property
    def is_frozen(self) -> bool:
        """Whether the running game is one that this release cannot replay."""
        return self._running and (self.playing is None or self.playing.frozen)

    @property
    def seats_in_game(self) -> int:
        """How many seats the running game has; the others wait for the next."""
        return self._seats if self._running else 0

    def seats_of(self, tokens: frozenset[str]) -> tuple[int, ...]:
        """The seats that the marks of these tokens open."""
        return tuple(seat for seat, player in enumerate(self.players) if player.token and player.token in tokens)

    def settings_shown(self) -> Settings:
        """What was chosen, with the deck by a word that is worth nothing at another table: who knows a deck's hash can
        open tables with it and so learn its values."""
        deck = self.settings.deck
        return msgspec.structs.replace(self.settings, deck=self.word_for(deck)) if deck else self.settings

    def word_for(self, deck: str) -> str:
        """What a deck's hash is called at this table."""
        return blake2b(deck.encode(), key=bytes.fromhex(self.secret), digest_size=16).hexdigest()

    def settings_meant(self, settings: Settings) -> Settings:
        """Settings as they are kept: the table's own word for its deck is its hash again."""
        deck = self.settings.deck
        if deck and settings.deck == self.word_for(deck):
            return msgspec.structs.replace(settings, deck=deck)
        return settings

    def actor(self) -> Player | None:
        """Whoever has to decide in the running game."""
        if self.playing is None or not self._running or self.playing.frozen:
            return None
        seat = self.playing.game.actor
        return None if seat == NOBODY else self.players[seat]

    def next_first(self, players: int) -> int | None:
        """Who starts the next game: the seat after the last one's; None lets chance decide."""
        return None if self.last_first is None else (self.last_first + 1) % players

    # What happens to it.

    def do(self, deed: Deed, entry: Entry, start: Start | None = None) -> None:
        """A deed of the log takes effect. `start` is what a game began from; without it a past game is passed over."""
        self.version = entry.version
        match deed:
            case deeds.Began():
                self._begin(deed, start)
            case deeds.Moved() | deeds.Resigned() | deeds.Aborted() | deeds.Undone():
                self._play(deed, entry)
            case deeds.UndoAsked(seat, to):
                playing = range(self.seats_in_game)
                affected = {other for other in playing if other != seat and self.must_agree(other)}
                self.undo = Undo(seat, to, affected)
            case deeds.UndoAgreed(seat):
                if self.undo is not None:
                    self.undo.waiting_for.discard(seat)
            case deeds.UndoDeclined():
                self.undo = None
            case deeds.MemoryReset(deck):
                self.seen.pop(deck, None)
            case deeds.Chosen(settings):
                self.settings = settings
            case deeds.Paced(seconds):
                self.pace = seconds
            case _:
                self._sit(deed)

    def must_agree(self, seat: int) -> bool:
        """Whether a seat is asked before a move is taken back: people are, bots and those who gave up are not."""
        player = self.players[seat]
        gone = self.playing is not None and seat in self.playing.resigned
        return not player.is_played_by_bot and not gone

    def _sit(self, deed: Deed) -> None:
        """Who sits where."""
        match deed:
            case deeds.Opened(name, token, secret, settings):
                self.secret = secret
                self.settings = settings
                self.players.append(Player(name, token))
            case deeds.Seated(name, token):
                self.players.append(Player(name, token))
            case deeds.BotPlaced(name, level, seed):
                self.players.append(Player(name, "", level, seed))
            case deeds.LevelSet(seat, level):
                self.players[seat].level = level
            case deeds.Stood(seat):
                self._leave(seat)
            case deeds.Removed(seat, level, seed):
                if level:
                    self.players[seat] = Player(self.players[seat].name, "", level, seed)
                    self.votes.pop(seat, None)
                else:
                    self._leave(seat)
            case deeds.Renamed(seat, name):
                self.players[seat].name = name
            case deeds.Renewed(seat, token):
                self.players[seat].token = token
            case deeds.Reseated(seats):
                self.players = [self.players[seat] for seat in seats]
                self.host = seats.index(self.host)
                if self.last_first is not None and self.last_first < len(seats):
                    self.last_first = seats.index(self.last_first)
            case deeds.HostMoved(seat):
                self.host = seat
            case deeds.SitInVoted(seat, by):
                self.votes.setdefault(seat, set()).add(by)
            case deeds.BotSatIn(seat, level, seed):
                self.players[seat].level = level
                self.players[seat].seed = seed
                self.votes.pop(seat, None)
            case deeds.TookBack(seat):
                self.players[seat].level = ""
                self.votes.pop(seat, None)
            case _:
                raise TypeError(f"no table knows {deed!r}")

    def _leave(self, seat: int) -> None:
        del self.players[seat]
        if self.host > seat:
            self.host -= 1
        if self.last_first is not None and self.last_first > seat:
            self.last_first -= 1
        self.votes.clear()

    def _begin(self, deed: deeds.Began, start: Start | None) -> None:
        self.games += 1
        self.last_first = deed.head.first
        self.undo = None
        self.votes = {}
        self._running = True
        self._remembers = deed.head.deck_hash if deed.memory else ""
        if deed.cleared:
            self.seen.pop(deed.head.deck_hash, None)
        self._game = deed.head.game
        self._seats = deed.head.players
        self._deck = deed.head.deck_hash
        self.playing = None if start is None else Playing(self.games, self.version, start, deed.belief_seeds)

    def _play(self, deed: Deed, entry: Entry) -> None:
        self.undo = None
        playing = self.playing
        match deed:
            case deeds.Moved(ended=ended):
                if playing is not None and not self._is_done(entry):
                    self._replay(playing, entry, deed)
                self._end(ended)
            case deeds.Resigned(seat, ended):
                if playing is not None and not self._is_done(entry):
                    playing.replay(entry, seat, None, ended)
                self._end(ended)
            case deeds.Aborted(ended):
                if playing is not None:
                    playing.ended = ended
                    playing.position_version = entry.version
                self._end(ended)
            case deeds.Undone(_, to):
                if playing is not None and not playing.frozen:
                    playing.back_to(to, entry.version)

    def _replay(self, playing: Playing, entry: Entry, deed: deeds.Moved) -> None:
        try:
            move = read_move(playing.rules.engine, deed.move)
        except Refused:
            playing.freeze(deed.ended)
            return
        playing.replay(entry, deed.seat, move, deed.ended, deed.why)

    def _is_done(self, entry: Entry) -> bool:
        """Whether this process made the step itself, so that it need not be played again."""
        steps = self.playing.steps if self.playing is not None else []
        return bool(steps) and steps[-1].version == entry.version

    def _end(self, ended: deeds.Ended | None) -> None:
        if ended is None:
            return
        self.votes = {}
        self.opened.setdefault(self._deck, set()).update(ended.opened)
        if self._remembers:
            self.seen.setdefault(self._remembers, set()).update(ended.opened)
        names = tuple(player.name for player in self.players[: self.seats_in_game])
        self._running = False
        self.results = [*self.results, Result(self.games, self._game, names, ended.outcome)][-RESULTS_KEPT:]
