"""A game as numbers, for learners and research tools: every possible move, and what a seat may see.

Moves get the numbers 0 to `count - 1` by what they mean at the table (this kind of move, the card at this place of the
hand, this cell of the area), so that one number means the same in every game. An observation is a row of numbers of
fixed length, made from a view and nothing else.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

import msgspec

from tallorder.cards import Card
from tallorder.games.kernel.game import Game
from tallorder.games.kernel.values import View

GameT = TypeVar("GameT", bound=Game)
ViewT = TypeVar("ViewT", bound=View)


class Actions(Generic[GameT]):
    """The numbering of every move that can come up in games with the same seats, cards and options."""

    count: int
    """How many numbers there are; few of them are legal at a time."""

    def number(self, game: GameT, move: int) -> int:
        """The number of a legal packed move in this position; it depends on nothing that the actor cannot see."""
        raise NotImplementedError

    def move(self, game: GameT, number: int) -> int:
        """The packed move with this number: what `number` was asked. Other numbers have no meaning."""
        raise NotImplementedError

    def numbers(self, game: GameT) -> list[int]:
        """The numbers of all legal moves, in the order of `legal`."""
        return [self.number(game, move) for move in game.legal()]


class Facts(msgspec.Struct, frozen=True):
    """What the names and numbers of a deck's cards mean to whoever observes: the deck is public, the deal is not."""

    size: int
    """How many cards the deck has."""
    numbers: tuple[int, ...] = ()
    """For each card of the deal its number in the deck; only asked about cards whose names a view shows."""
    values: tuple[int, ...] = ()
    """All values of the deck in order, by which a value that was shown becomes a part of the deck."""

    @staticmethod
    def of(stock: Sequence[Card], order: str, dealt: Iterable[Card]) -> "Facts":
        """The facts of a deal from these cards, which are numbered as they stand."""
        places = {card.id: number for number, card in enumerate(stock)}
        values = sorted(card.values[order].number for card in stock)
        return Facts(len(stock), tuple(places[card.id] for card in dealt), tuple(values))

    def part(self, value: int) -> float:
        """How high in the deck a value stands, from just above 0 to just below 1; equal values stand alike."""
        return _parts(self.values)[value]


@lru_cache(maxsize=64)
def _parts(values: tuple[int, ...]) -> dict[int, float]:
    """Where every value of a deck stands."""
    return {
        value: (bisect_left(values, value) + bisect_right(values, value) + 1) / (2 * len(values) + 2)
        for value in values
    }


class Field(msgspec.Struct, frozen=True):
    """A stretch of an observation that means one thing."""

    name: str
    shape: tuple[int, ...]
    """How many numbers it has, in rows where there are two."""
    meaning: str
    least: float = 0.0
    most: float = 1.0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Observation(Generic[ViewT]):
    """How the views of one agreement become rows of numbers.

    Seats are counted from the observer: 0 is the seat itself, 1 its left neighbour. A spectator counts from seat 1.
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.starts: dict[str, int] = {}
        """Where each field begins."""
        self.size = 0
        for field in fields:
            self.starts[field.name] = self.size
            self.size += field.size

    def of(self, view: ViewT, seat: int | None, facts: Facts) -> list[float]:
        """A view as numbers, in the order of the fields."""
        raise NotImplementedError

    def start_row(self) -> "ObservationRow":
        """An observation of zeros to be filled in."""
        return ObservationRow(self)


class ObservationRow:
    """An observation while it is filled in by the names of its fields."""

    def __init__(self, observation: Observation[ViewT]) -> None:
        self.starts = observation.starts
        self.numbers = [0.0] * observation.size

    def put(self, name: str, number: float, place: int = 0) -> None:
        """Writes one number of a field."""
        self.numbers[self.starts[name] + place] = number

    def put_all(self, name: str, numbers: Sequence[float]) -> None:
        """Writes a field from its beginning."""
        start = self.starts[name]
        self.numbers[start : start + len(numbers)] = numbers


def head_fields(phases: Sequence[str], seats: int) -> list[Field]:
    """What every observation begins with."""
    return [
        Field("phase", (len(phases),), "1 for what is being decided: " + ", ".join(phases)),
        Field("actor", (seats,), "1 for the seat that decides, counted from the observer; all 0 at the end"),
    ]


def put_head(row: ObservationRow, view: View, phases: Sequence[str], seats: int, seat: int) -> None:
    """Fills in what every observation begins with."""
    row.put("phase", 1.0, phases.index(view.phase))
    if view.actor is not None:
        row.put("actor", 1.0, (view.actor - seat) % seats)
