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
from tallorder.table.deeds import Ended
from tallorder.table.journal import Entry


class Step(msgspec.Struct, frozen=True, gc=False):
    """A move or a resignation, and what it brought about."""

    version: int
    at: int
    seat: int
    move: Move | None
    """None: the seat resigned."""
    events: bytes = b""
    """Packed, because a game has many of them and hardly anybody asks again: `Playing.events_of` unpacks them."""
    has_news: bool = False
    """Whether something came to light, so that going back would not unlearn it."""
    why: Line | None = None


@cache
def _events(engine: str) -> msgspec.msgpack.Decoder[tuple[Event, ...]]:
    kinds: Any = reduce(or_, catalogue.rules(engine).events)
    return msgspec.msgpack.Decoder(tuple[kinds, ...])


_pack = msgspec.msgpack.Encoder().encode


def fingerprint(game: Game) -> bytes:
    """A short mark of a position: a replay that leads elsewhere is noticed."""
    return blake2b(msgspec.msgpack.encode(game.progress()), digest_size=8).digest()


class Playing:
    """A game in progress, or the last one."""

    def __init__(self, number: int, began: int, start: Start, belief_seeds: tuple[int, ...]) -> None:
        self.number = number
        self.began = began
        """The version that began it."""
        self.start = start
        self.rules = start.rules
        self.belief_seeds = belief_seeds
        self.game = start.begin()
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

    def try_move(self, seat: int, move: Move) -> tuple[Game, tuple[Event, ...]]:
        """The position after a move, on a clone: nothing has happened until it is written down."""
        trial = self.game.clone()
        return trial, tuple(trial.play(move, seat))

    def try_resign(self, seat: int) -> tuple[Game, tuple[Event, ...]]:
        """The position after a seat has given up, on a clone."""
        trial = self.game.clone()
        return trial, tuple(trial.resign(seat))

    def step(
        self, entry: Entry, seat: int, move: Move | None, events: tuple[Event, ...], why: Line | None = None
    ) -> Step:
        """A step as it is remembered."""
        news = self.rules.news
        has_news = move is None or any(isinstance(event, news) for event in events)
        return Step(entry.version, entry.at, seat, move, _pack(events), has_news, why)

    def events_of(self, step: Step) -> tuple[Event, ...]:
        """What a step brought about."""
        return _events(self.rules.engine).decode(step.events)

    def accept(self, game: Game, step: Step, ended: Ended | None) -> None:
        """A step that was written down has happened."""
        self.game = game
        self.steps.append(step)
        self.position_version = step.version
        self.ended = ended
        if step.move is None:
            self.resigned.add(step.seat)

    def replay(self, entry: Entry, seat: int, move: Move | None, ended: Ended | None, why: Line | None = None) -> None:
        """A step from the log happens again; if it leads elsewhere than it did, the game is frozen as it was before."""
        if self.frozen:
            self.freeze(ended)
            return
        try:
            game, events = self.try_resign(seat) if move is None else self.try_move(seat, move)
        except (Refused, ValueError, LookupError, TypeError, AssertionError):
            self.freeze(ended)
            return
        if entry.position is not None and fingerprint(game) != entry.position:
            self.freeze(ended)
            return
        self.accept(game, self.step(entry, seat, move, events, why), ended)

    def freeze(self, ended: Ended | None) -> None:
        """The log cannot be followed any further: the game can be read up to here, and given up."""
        self.frozen = True
        self.ended = ended

    def back_to(self, version: int, now: int) -> None:
        """The position of an earlier version returns."""
        kept = [step for step in self.steps if step.version <= version]
        self.game = self.start.begin()
        self.resigned = set()
        for step in kept:
            if step.move is None:
                self.game.resign(step.seat)
                self.resigned.add(step.seat)
            else:
                self.game.play(step.move, step.seat)
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
