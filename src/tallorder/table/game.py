"""The running or last game of a table: how it began, every step since, and the position they lead to."""

from collections.abc import Iterator
from functools import cache, reduce
from hashlib import blake2b
from operator import or_
from typing import Any

import msgspec

from tallorder import catalogue
from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY, Event, Game, Line, Move, Refused, View
from tallorder.table.changes import Change, Ended, Moved, Resigned, write_move
from tallorder.table.journal import Entry
from tallorder.table.refusals import not_understood


class Step(msgspec.Struct, frozen=True, gc=False):
    """A move or a resignation, and what it brought about."""

    version: int
    at: int
    seat: int
    move: Move | None
    """None: the seat resigned."""
    events: bytes = b""
    """Packed, because a game has many of them and hardly anybody asks again: `TableGame.events_of` unpacks them."""
    has_news: bool = False
    """Whether something came to light, so that going back would not unlearn it."""
    why: Line | None = None


class Trial(msgspec.Struct, frozen=True, gc=False):
    """A step tried on a clone: nothing has happened until it is written down."""

    seat: int
    move: Move | None
    """None: the seat resigns."""
    game: Game
    events: tuple[Event, ...]
    why: Line | None = None
    ended: Ended | None = None

    def change(self) -> Change:
        """The step as it is written down."""
        if self.move is None:
            return Resigned(self.seat, self.ended)
        return Moved(self.seat, msgspec.Raw(write_move(self.move)), self.why, self.ended)


@cache
def _moves(engine: str) -> msgspec.json.Decoder[Move]:
    return msgspec.json.Decoder(reduce(or_, catalogue.rules(engine).moves))


def read_move(engine: str, raw: msgspec.Raw | bytes) -> Move:
    """A move of this engine; one that cannot even be written in it is refused."""
    try:
        return _moves(engine).decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise not_understood(error) from None


@cache
def _events(engine: str) -> msgspec.msgpack.Decoder[tuple[Event, ...]]:
    kinds: Any = reduce(or_, catalogue.rules(engine).events)
    return msgspec.msgpack.Decoder(tuple[kinds, ...])


_pack = msgspec.msgpack.Encoder().encode


def fingerprint(game: Game) -> bytes:
    """A short mark of a position: a replay that leads elsewhere is noticed."""
    return blake2b(msgspec.msgpack.encode(game.progress()), digest_size=8).digest()


class TableGame:
    """A game in progress, or the last one."""

    def __init__(self, number: int, began: int, start: Start, belief_seeds: tuple[int, ...]) -> None:
        self.number = number
        self.began = began
        """The version that began it."""
        self.start = start
        self.rules = start.rules
        self.belief_seeds = belief_seeds
        self.position = start.begin()
        """The game as it stands."""
        self.steps: list[Step] = []
        self.position_version = began
        """The version since which the position has been as it is."""
        self.ended: Ended | None = None
        self.frozen = False
        self.resigned: set[int] = set()
        self._first_views: dict[int, View] = {}

    def first_view(self, seat: int) -> View:
        """What a seat saw before the first move."""
        if seat not in self._first_views:
            self._first_views[seat] = self.start.begin().view(seat)
        return self._first_views[seat]

    @property
    def players(self) -> int:
        """How many seats play."""
        return self.start.deal.players

    @property
    def is_running(self) -> bool:
        """Whether moves are expected."""
        return self.ended is None

    def attempt(self, seat: int, move: Move | None, why: Line | None = None) -> Trial:
        """Tries a move, or a resignation, on a clone."""
        game = self.position.clone()
        events = tuple(game.resign(seat) if move is None else game.play(move, seat))
        return Trial(seat, move, game, events, why, self.end_of(game))

    def events_of(self, step: Step) -> tuple[Event, ...]:
        """What a step brought about."""
        return _events(self.rules.engine).decode(step.events)

    def accept(self, entry: Entry, trial: Trial) -> None:
        """A step that was written down has happened."""
        has_news = trial.move is None or any(isinstance(event, self.rules.news) for event in trial.events)
        step = Step(entry.version, entry.at, trial.seat, trial.move, _pack(trial.events), has_news, trial.why)
        self.position = trial.game
        self.steps.append(step)
        self.position_version = step.version
        self.ended = trial.ended
        if step.move is None:
            self.resigned.add(step.seat)

    def replay(self, entry: Entry, change: Moved | Resigned) -> None:
        """A step from the log happens again; if it leads elsewhere than it did, the game is frozen as it was before."""
        if self.frozen:
            self.freeze(change.ended)
            return
        try:
            if isinstance(change, Moved):
                trial = self.attempt(change.seat, read_move(self.rules.engine, change.move), change.why)
            else:
                trial = self.attempt(change.seat, None)
        except (Refused, ValueError, LookupError, TypeError, AssertionError):
            self.freeze(change.ended)
            return
        if entry.position is not None and fingerprint(trial.game) != entry.position:
            self.freeze(change.ended)
            return
        self.accept(entry, msgspec.structs.replace(trial, ended=change.ended))

    def freeze(self, ended: Ended | None) -> None:
        """The log cannot be followed any further: the game can be read up to here, and given up."""
        self.frozen = True
        self.ended = ended

    def back_to(self, version: int, now: int) -> None:
        """The position of an earlier version returns."""
        kept = [step for step in self.steps if step.version <= version]
        self.position = self.start.begin()
        self.resigned = set()
        for step in kept:
            if step.move is None:
                self.position.resign(step.seat)
                self.resigned.add(step.seat)
            else:
                self.position.play(step.move, step.seat)
        self.steps = kept
        self.position_version = now

    def undo_target(self, seat: int) -> int | None:
        """The version a seat's last move would be taken back to; None if it has not moved."""
        for place in range(len(self.steps) - 1, -1, -1):
            if self.steps[place].seat == seat:
                return self.steps[place - 1].version if place else self.began
        return None

    def has_news_since(self, version: int) -> bool:
        """Whether anything came to light after a version, so that going back would not unlearn it."""
        return any(step.has_news for step in self.steps if step.version > version)

    def moments(self, until: int) -> Iterator[tuple[Step | None, Game]]:
        """Every position up to a version, each with the step that led to it. The game is one and moves on."""
        game = self.start.begin()
        yield None, game
        for step in self.steps:
            if step.version > until:
                return
            if step.move is None:
                game.resign(step.seat)
            else:
                game.play(step.move, step.seat)
            yield step, game

    def end_of(self, game: Game) -> Ended | None:
        """What is kept of a game that is over; None while it runs."""
        if game.actor != NOBODY:
            return None
        return Ended(game.outcome(), self.opened_ids(game))

    def opened_ids(self, game: Game) -> tuple[str, ...]:
        """The deck's ids of all cards that lie open. [C-R-48]"""
        if self.start.deck is None:
            return ()
        cards = self.start.deal.cards
        return tuple(sorted(cards[card].id for card in self.rules.opened(game.view(None))))
