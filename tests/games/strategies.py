"""Games, moments and moves for the laws: what Hypothesis draws from.

A law is tried on `Moment`s: a game of the catalogue, with any options and any deal, after any number of random moves
and now and then a resignation. Moves are picked by a cheap chance of our own, so that a whole game is one drawn number.
"""

import types
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

from tallorder import catalogue
from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY, AnyRules, Chance, Event, Game, Move, Seen
from tallorder.games.kernel.record import RESIGN, RecordedMove

MOST_MOVES: Final = 5000
"""Far beyond every proven bound: a game that runs longer than this never ends."""


def _offered() -> list[tuple[str, int]]:
    """Every game of the catalogue that has its own deck, with every number of players."""
    pairs = []
    for offer in catalogue.offers():
        rules = catalogue.rules(offer.engine)
        if offer.deck is not None:
            pairs += [(offer.game, players) for players in range(rules.fewest_players, rules.most_players + 1)]
    return pairs


GAMES: Final = _offered()
SEEDS: Final = st.integers(0, 2**64 - 1)


class Moment(msgspec.Struct):
    """A game at some decision, or at its end, with how it came there."""

    start: Start
    game: Game
    moves: list[RecordedMove]
    told: list[tuple[Event, ...]]
    """The events of each move."""

    @property
    def rules(self) -> AnyRules:
        """The rules of the game that is played."""
        return self.start.rules


def play_on(moment: Moment, chance: Chance, steps: int, *, resignations: int = 0) -> None:
    """Plays random moves; with `resignations` about one move in so many is a seat giving up."""
    game = moment.game
    for _ in range(steps):
        if game.actor == NOBODY:
            return
        if resignations and chance.below(resignations) == 0:
            seat = chance.below(game.seats)
            if can_leave(game, seat):
                moment.told.append(tuple(game.resign(seat)))
                moment.moves.append(RecordedMove(seat, RESIGN))
                continue
        packed = game.legal()
        move = game.unpack(packed[chance.below(len(packed))])
        moment.moves.append(RecordedMove(game.actor, moment.rules.write_move(game, move)))
        moment.told.append(tuple(game.play(move, game.actor)))


def can_leave(game: Game, seat: int) -> bool:
    """Whether this seat is still in, asked of a clone."""
    try:
        game.clone().leave(seat)
    except Exception as error:  # a seat that is out already is refused, which is a law of its own
        if not hasattr(error, "refusal"):
            raise
        return False
    return True


def begin(game: str, players: int, seed: int, options: dict[str, str] | None = None) -> Moment:
    """A game before its first move."""
    start = catalogue.set_up(game, players=players, seed=seed, options=options)
    return Moment(start, start.begin(), [], [])


@st.composite
def moments(draw: st.DrawFn, game: str, players: int, *, resignations: bool = True) -> Moment:
    """Any moment of a game, its first and its last included."""
    moment = begin(game, players, draw(SEEDS), draw(options(game, players)))
    steps = draw(st.one_of(st.integers(0, 12), st.integers(0, 150), st.just(MOST_MOVES)))
    every = draw(st.sampled_from([0, 0, 25])) if resignations else 0
    play_on(moment, Chance(draw(SEEDS)), steps, resignations=every)
    return moment


def seats_and_spectator(game: Game) -> list[int | None]:
    """Everybody who looks at a game."""
    return [None, *range(game.seats)]


def lookers(rules: AnyRules, game: Game) -> list[int | None]:
    """Everybody who sees something of their own: the spectator alone where there is one view for all."""
    return [None] if rules.one_view else seats_and_spectator(game)


# Options and moves from their types.


@st.composite
def options(draw: st.DrawFn, game: str, players: int) -> dict[str, str]:
    """The usual options, or some of them set otherwise, as words."""
    rules = next(catalogue.rules(offer.engine) for offer in catalogue.offers() if offer.game == game)
    hints = get_type_hints(rules.options, include_extras=True)
    changed = draw(st.one_of(st.just(set[str]()), st.sets(st.sampled_from(sorted(hints)), max_size=3)))
    words = {}
    for name in sorted(changed):
        if name == "first_player":
            words[name] = draw(st.one_of(st.just("random"), st.integers(1, players).map(str)))
        else:
            words[name] = draw(_words(hints[name]))
    return words


def _words(hint: Any) -> st.SearchStrategy[str]:
    """The words that an option of this type may be set to."""
    if hint is bool:
        return st.sampled_from(["on", "off"])
    if hint is type(None):
        return st.just("none")
    if get_origin(hint) is Literal:
        return st.sampled_from([str(word) for word in get_args(hint)])
    if get_origin(hint) is Annotated:
        (meta,) = hint.__metadata__
        most = meta.ge + 5 if meta.le is None else min(meta.le, meta.ge + 5)
        return st.integers(meta.ge, most).map(str)
    if get_origin(hint) in (Union, types.UnionType):
        return st.one_of([_words(part) for part in get_args(hint)])
    raise TypeError(f"no words for {hint}")


def any_move(rules: AnyRules) -> st.SearchStrategy[Move]:
    """Any well-formed move of an engine, hardly ever a legal one."""
    return st.one_of([_moves(kind) for kind in rules.moves])


def _moves(kind: type[Move]) -> st.SearchStrategy[Move]:
    return st.builds(kind, **{name: _field(hint) for name, hint in get_type_hints(kind).items()})


def _field(hint: Any) -> st.SearchStrategy[Any]:
    """Any value of a move's field."""
    if hint is int:
        return st.one_of(st.integers(-2, 12), st.integers(-300, 300), st.integers(-(2**40), 2**40))
    if hint is bool:
        return st.booleans()
    if hint is type(None):
        return st.none()
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if get_origin(hint) is tuple:
        return st.tuples(*[_field(part) for part in get_args(hint)])
    if get_origin(hint) in (Union, types.UnionType):
        return st.one_of([_field(part) for part in get_args(hint)])
    raise TypeError(f"no values for {hint}")


@st.composite
def near_misses(draw: st.DrawFn, rules: AnyRules, game: Game) -> Move:
    """A legal move with one field changed a little, or any move of the engine where that is not possible."""
    legal = game.legal_moves()
    move = draw(st.sampled_from(legal)) if legal else draw(any_move(rules))
    fields = move.__struct_fields__
    if not fields:
        return draw(any_move(rules))
    name = draw(st.sampled_from(fields))
    return msgspec.structs.replace(move, **{name: draw(_field(get_type_hints(type(move))[name]))})


# What travels, as bytes.


def to_bytes(value: Any) -> bytes:
    """A move, an event or a view as it would travel."""
    return msgspec.json.encode(value, order="deterministic")


def decode_event(rules: AnyRules, data: bytes) -> Event:
    """An event of this engine from bytes."""
    event: Event = msgspec.json.decode(data, type=Union[rules.events])  # noqa: UP007 - a union made at run time
    return event


def decode_move(rules: AnyRules, data: bytes) -> Move:
    """A move of this engine from bytes."""
    move: Move = msgspec.json.decode(data, type=Union[rules.moves])  # noqa: UP007 - a union made at run time
    return move


def seen_by(game: Game, events: tuple[Event, ...], seat: int | None) -> list[Seen]:
    """Events as a seat may see them."""
    return [game.seen(event, seat) for event in events]
