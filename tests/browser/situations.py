"""Finds moments worth testing, rare ones too, by playing games from known seeds until one comes about.

Moves are random but not blind: whoever places a card mostly knows where it belongs, so that tables look like real ones.
The same seed plays the same game, so a situation is the same on every machine.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec

from tallorder import catalogue
from tallorder.catalogue import Start
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.comparity import moves as comparity
from tallorder.games.kernel import NOBODY, Chance, Event, Game, Move
from tallorder.games.skyscraper import moves as skyscraper

ME = 0
"""The seat that tests and pictures look from."""
MOST_GAMES = 3000
TRIES = 12
"""How often a player who finds a card misplaced looks for a better place."""

Wanted = TypeVar("Wanted", bound=Move)
Heard = TypeVar("Heard", bound=Event)


class Moment(msgspec.Struct):
    """A game at one moment."""

    start: Start
    game: Game
    played: list[tuple[int, Move]]
    events: tuple[Event, ...]
    """What the last move brought about."""

    @property
    def mine(self) -> bool:
        """Whether the decision is mine."""
        return self.game.actor == ME

    @property
    def view(self) -> Any:
        """What I see."""
        return self.game.view(ME)

    @property
    def phase(self) -> str:
        """What is being decided by me; empty if it is somebody else's decision."""
        return str(self.view.phase) if self.mine else ""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.actor == NOBODY

    def can(self, kind: type[Wanted]) -> list[Wanted]:
        """My legal moves of a kind."""
        return [move for move in self.game.legal_moves() if isinstance(move, kind)] if self.mine else []

    def events_of(self, kind: type[Heard]) -> list[Heard]:
        """What has just happened, of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


class Situation(msgspec.Struct, frozen=True):
    """A moment to be found."""

    name: str
    game: str
    wanted: Callable[[Moment], bool]
    players: int = 4
    order: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    knowledge: int = 80
    """How many of a hundred misplaced cards are noticed in time."""
    first: int = 1
    """Who starts."""
    seed: int = 0
    """Where the search begins: a rare moment is found at once where it was found before."""
    after: int = 0
    """Moves that have been made at least."""
    lasts: bool = False
    """Whether everybody keeps two cards back, so that a table of Comparity grows as large as any."""


@cache
def find_moment(situation: Situation) -> Moment:
    """The first moment, in the order of seeds, that is as wanted."""
    for seed in range(situation.seed, situation.seed + MOST_GAMES):
        for now in _play(situation, seed):
            if len(now.played) >= situation.after and situation.wanted(now):
                return now
    raise LookupError(f"{situation.name} does not come about in {MOST_GAMES} games")


def _play(situation: Situation, seed: int) -> Iterator[Moment]:
    options = dict(situation.options) | {"first_player": str(situation.first)}
    start = catalogue.set_up(
        situation.game, players=situation.players, order=situation.order, seed=seed, options=options
    )
    chance = Chance(seed).fork(77)
    now = Moment(start, start.begin(), [], ())
    yield now
    while now.game.actor != NOBODY and len(now.played) < 400:
        seat = now.game.actor
        move = _choose(now, chance, situation)
        now.events = tuple(now.game.play(move, seat))
        now.played.append((seat, move))
        yield now


def _choose(now: Moment, chance: Chance, situation: Situation) -> Move:
    legal = now.game.legal_moves()
    if situation.lasts and len(now.view.hands[now.game.actor]) < 3:
        legal = [move for move in legal if not isinstance(move, comparity.PlayCard)] or legal
    move = legal[chance.below(len(legal))]
    for _ in range(TRIES):
        if chance.below(100) >= situation.knowledge or _is_sensible(now, move):
            break
        move = legal[chance.below(len(legal))]
    return move


def _is_sensible(now: Moment, move: Move) -> bool:
    """Whether a person who knows the cards would do it."""
    match move:
        case comparity.PlayCard(card, cell):
            return _fits(now, card, cell)
        case comparity.Check():
            return False
        case PlaceCard(card, gap):
            line = now.view.line
            number = _number(now, card)
            left = _number(now, line[gap - 1].card) if gap else number
            right = _number(now, line[gap].card) if gap < len(line) else number
            return left <= number <= right
        case skyscraper.Quake() | skyscraper.Century() | skyscraper.Discard():
            return False
    return True


def _number(now: Moment, card: int) -> int:
    return now.start.deal.cards[card].values[now.start.deal.order].number


def _fits(now: Moment, card: int, cell: tuple[int, int]) -> bool:
    lies = {one.cell: _number(now, one.card) for one in now.view.area}
    x, y = cell
    number = _number(now, card)
    smaller = [lies[near] for near in ((x - 1, y), (x, y - 1)) if near in lies]
    larger = [lies[near] for near in ((x + 1, y), (x, y + 1)) if near in lies]
    return all(one <= number for one in smaller) and all(number <= one for one in larger)
