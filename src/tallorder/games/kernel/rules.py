"""What an engine hands to the rest of the house: how to set up, write down, explain and imagine its game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from tallorder.cards import Card
from tallorder.games.kernel.chance import Chance
from tallorder.games.kernel.game import WRITERS, Game
from tallorder.games.kernel.numbers import Actions, Observation
from tallorder.games.kernel.say import Line
from tallorder.games.kernel.values import Event, Move, Seen, View

GameT = TypeVar("GameT", bound=Game)
ViewT = TypeVar("ViewT", bound=View)
MoveT = TypeVar("MoveT", bound=Move)
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
StockT = TypeVar("StockT")
"""What a game is dealt from: cards of a deck, or a box of its own."""


class Box(Protocol):
    """The cards of a game that brings its own, known by the hash of their content."""

    @property
    def cards(self) -> tuple[Any, ...]:
        """Every kind of card once; its place is its number in the game."""

    @property
    def hash(self) -> str:
        """What records know it by."""


class Deal(msgspec.Struct, frozen=True):
    """Everything that set-up needs, already shuffled: the engine rolls no dice here.

    Cards are numbered by their place in this deal, never by their row in a deck file.
    """

    players: int
    first: int
    """The seat that starts."""
    order: str = ""
    """The measure the game is played by."""
    cards: tuple[Card, ...] = ()
    """The cards of this game in order of deal, where they come from a deck."""
    box: Box | None = None
    """The game's own cards, where it has them …"""
    piles: dict[str, tuple[int, ...]] = {}
    """… and the shuffled piles by name, as numbers of those cards."""
    chance_key: int = 0
    """Key of the chance that happens in play."""


class Choice(msgspec.Struct, frozen=True):
    """One thing to point at first (a card, a target, a button) and the moves that go on from there.

    `choices` groups the legal moves of a view; together they are exactly those moves, each once.
    """

    pick: str
    """What kind of thing is picked: a card in hand, a cell, a seat, a button …

    Its words are the message `<engine>-pick-<pick>` with `card` (if any) and `count`, the number of moves.
    """
    card: int | None
    moves: tuple[Move, ...]


class AlikeChoices(msgspec.Struct, frozen=True, gc=False):
    """Choices in short: cards in a row from which the same moves go on, but for the card itself."""

    pick: str
    cards: tuple[int | None, ...]
    moves: tuple[Move, ...]
    """Those of the first card; each of the others has the same with its own `card`."""


def spread(offers: Iterable[AlikeChoices]) -> tuple[Choice, ...]:
    """Choices with all their moves."""
    found: list[Choice] = []
    for offer in offers:
        found.append(Choice(offer.pick, offer.cards[0], offer.moves))
        for card in offer.cards[1:]:
            moves = tuple(msgspec.structs.replace(move, card=card) for move in offer.moves)
            found.append(Choice(offer.pick, card, moves))
    return tuple(found)


class Preview(msgspec.Struct, frozen=True):
    """What a move would do, as far as the mover may know. Engines subclass it with their own facts."""

    lines: tuple[Line, ...] = ()
    """The same in words. The first line says what the move is ("between Austria and France"), so that a list of moves
    can be read; the others say what hangs on it."""


class Guesses(msgspec.Struct, frozen=True):
    """What whoever imagines a world takes the closed cards of a deck to be worth; a game without values needs none."""

    named: Mapping[int, int] = {}
    """A value for every closed card whose name the view shows."""
    unseen: Sequence[int] = ()
    """A value for each card that the view does not even name, in any order: chance deals them."""


class Rules(Generic[GameT, ViewT, MoveT, OptionsT, StockT]):
    """One engine, as the catalogue, the table, the lab and the terminal use it."""

    engine: str
    game_type: type[GameT]
    """The class of its running games."""
    fewest_players: int
    most_players: int
    options: type[OptionsT]
    """House-rule switches with the ledger's defaults; field types (Literal, bool, int) say what is allowed."""
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    view_type: type[ViewT]
    one_view: bool = False
    """Whether every seat and every spectator is shown the same, so that one view and one event serve all."""
    news: tuple[type[Event], ...] = (Event,)
    """Events that tell somebody something new (a card drawn, opened, looked at, chance used): a move that made one
    cannot be taken back. The safe default is every event."""

    shipped: "Callable[[], Stock] | None" = None
    """Brings the cards of the box, for positions that name cards without their values; the catalogue sets it."""

    def __init__(self) -> None:
        WRITERS[self.game_type] = self.write_position

    def cards_needed(self, players: int, options: OptionsT) -> int:
        """How many cards a game takes. [C-R-53, L-R-12]"""
        raise NotImplementedError

    def deal(self, players: int, options: OptionsT, stock: StockT, order: str, chance: Chance) -> Deal:
        """Shuffles what set-up shuffles, with chance given from outside."""
        raise NotImplementedError

    def set_up(self, deal: Deal, options: OptionsT) -> GameT:
        """The game at its first decision."""
        raise NotImplementedError

    def write_move(self, game: GameT, move: MoveT) -> str:
        """A move as notation, with the names of this game's cards."""
        raise NotImplementedError

    def read_move(self, game: GameT, text: str) -> MoveT:
        """A move from notation; ValueError says what was expected."""
        raise NotImplementedError

    def write_position(self, game: GameT) -> str:
        """The whole position as notation, secrets included."""
        raise NotImplementedError

    def read_position(self, text: str, stock: "Stock | None" = None) -> GameT:
        """A position from notation; NotationError names the line and what was expected."""
        raise NotImplementedError

    def cards(self, game: GameT) -> tuple[Any, ...]:
        """A game's cards by number, also of one read from notation: for whoever says their names."""
        raise NotImplementedError

    def visible(self, view: ViewT) -> tuple[int, ...]:
        """The numbers of all cards whose names the receiver of this view may know; no others are ever named to it."""
        raise NotImplementedError

    def opened(self, view: ViewT) -> tuple[int, ...]:
        """The numbers of all cards that lie open in this view, discarded ones included: their values are public."""
        raise NotImplementedError

    def imagine(self, view: ViewT, guesses: Guesses, chance: Chance) -> GameT:
        """A game that could be behind a view: what it does not show comes from guesses and chance."""
        raise NotImplementedError

    def actions(self, game: GameT) -> Actions[GameT]:
        """The numbering of every possible move, for all games with as many seats and cards and the same options."""
        raise NotImplementedError

    def observation(self, game: GameT, deck: int) -> Observation[ViewT]:
        """How views of such games become rows of numbers; `deck` is how many cards the deck has that they come from."""
        raise NotImplementedError

    def standing(self, game: GameT) -> list[int]:
        """How well each seat stands, for the laboratory: more is better."""
        raise NotImplementedError

    def is_bluff(self, game: GameT, move: int) -> bool:  # noqa: ARG002 - most games have no bluffs
        """Whether a packed move lays a card closed where it does not belong, knowingly or not."""
        return False

    def choices(self, view: ViewT) -> tuple[Choice, ...]:
        """The legal moves of a view, grouped for pointing at."""
        raise NotImplementedError

    def offers(self, game: GameT) -> tuple[AlikeChoices, ...]:
        """The choices of the seat that decides, in short. Engines may find them without a value for each move."""
        view = game.view(None if self.one_view else game.actor)
        return tuple(AlikeChoices(one.pick, (one.card,), one.moves) for one in self.choices(view))  # type: ignore[arg-type]

    def preview(self, view: ViewT, move: MoveT) -> Preview:
        """What the move would do, from the view alone."""
        raise NotImplementedError

    def narrate(self, view: ViewT) -> tuple[Line, ...]:
        """The table in words, from the view alone."""
        raise NotImplementedError

    def tell(self, seen: Seen) -> tuple[Line, ...]:
        """What happened in words; empty when there is nothing worth saying."""
        raise NotImplementedError


AnyRules = Rules[Any, Any, Any, Any, Any]
"""The rules of whichever engine."""


class Stock(msgspec.Struct, frozen=True):
    """Cards that a position may name instead of spelling out their values."""

    cards: tuple[Card, ...] = ()
    box: Box | None = None


class NotationError(ValueError):
    """A line of notation that cannot be read."""

    def __init__(self, line: int, expected: str) -> None:
        super().__init__(f"line {line}: {expected}")
        self.line = line
        self.expected = expected
