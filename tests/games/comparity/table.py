"""Short words for tests: read a position, play some moves, look at names; and what must hold at every decision."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from tallorder.games.comparity import RULES
from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.grid import beside, other_end, place_of
from tallorder.games.comparity.state import ANSWERS, BONUS, CAUSES, DUET, GIVING, JOIN, NOWHERE, OVER, TURN
from tallorder.games.kernel import (
    NOBODY,
    CardRef,
    CardRefs,
    Event,
    Line,
    MeasureRef,
    Param,
    Phrases,
    Quantity,
    Refusal,
    Refused,
    SeatRef,
    SeatRefs,
)

POSITIONS = Path(__file__).parent / "positions"


def position(text: str, **options: str) -> ComparityGame:
    """The position of a file such as `c-ex-1`, or one that is typed out; with house rules if any are given."""
    if "\n" not in text:
        text = (POSITIONS / f"{text}.position").read_text(encoding="utf-8")
    head, line, rest = text.partition("position comparity\n")
    return RULES.read_position(head + line + "".join(f"option {n} = {word}\n" for n, word in options.items()) + rest)


def play(game: ComparityGame, *moves: str) -> list[Event]:
    """Plays moves such as `check 0,0`, and tells what happened in the last of them."""
    events: list[Event] = []
    for move in moves:
        events = game.play(RULES.read_move(game, move))
    return events


def refused(game: ComparityGame, move: str) -> Refusal:
    """Why a move is refused; it changes nothing."""
    before = game.key()
    with pytest.raises(Refused) as caught:
        play(game, move)
    assert game.key() == before
    return caught.value.refusal


def legal(game: ComparityGame) -> list[str]:
    """The legal moves in notation, in their order."""
    return [RULES.write_move(game, move) for move in game.legal_moves()]


def names(game: ComparityGame, cards: Iterable[int]) -> list[str]:
    """The English names of cards, so that a test reads like the table."""
    return [game.agreed.cards[card].name["en"] for card in cards]


def hand(game: ComparityGame, seat: int) -> list[str]:
    """The cards in front of a seat; seats count from 1 as at the table."""
    return names(game, game.hands[seat - 1])


def deck(game: ComparityGame) -> list[str]:
    """The game deck, top card first."""
    return names(game, game.deck[::-1])


def area(game: ComparityGame) -> dict[tuple[int, int], str]:
    """The area: a name for an open card, a name in brackets for a closed one."""
    found = {}
    for cell in sorted(game.grid.cards):
        (name,) = names(game, [game.grid.cards[cell]])
        found[place_of(cell)] = name if game.grid.is_open(cell) else f"[{name}]"
    return found


def violations(game: ComparityGame) -> list[tuple[str, str]]:
    """The open pairs out of order, by name."""
    cards = game.grid.cards
    return [tuple(names(game, [cards[pair >> 1], cards[other_end(pair)]])) for pair in game.grid.violations]  # type: ignore[misc]


def decides(game: ComparityGame) -> tuple[int, str]:
    """Whose decision it is, counted from 1 (0 when the game is over), and what about."""
    return game.actor + 1, game.phase


def kinds(events: list[Event]) -> list[str]:
    """What happened, by kind."""
    return [type(event).__name__ for event in events]


def spoken(game: ComparityGame, lines: Iterable[Line]) -> list[str]:
    """Lines as their codes with values, cards by name and seats from 1, so that wording does not matter."""
    return [_spoken(game, line) for line in lines]


def _spoken(game: ComparityGame, line: Line) -> str:
    words = [line.code.removeprefix("comparity-")]
    for name, value in line.params.items():
        words.append(f"{name}={_value(game, value)}")
    return " ".join(words)


def _value(game: ComparityGame, value: Param) -> str:
    match value:
        case CardRef(card):
            return names(game, [card])[0]
        case CardRefs(cards):
            return ",".join(names(game, cards))
        case SeatRef(seat):
            return f"#{seat + 1}"
        case SeatRefs(seats):
            return ",".join(f"#{seat + 1}" for seat in seats)
        case Quantity(number, measure, approximate, scope):
            return f"{measure}:{'~' if approximate else ''}{number}{scope}"
        case MeasureRef(measure):
            return measure
        case Phrases(lines):
            return "(" + "; ".join(spoken(game, lines)) + ")"
    return str(value)


def potential(game: ComparityGame) -> int:
    """Twice the cards in hands and deck, and the closed cards of the area: every play and check lowers it. [C-R-46]"""
    return 2 * (sum(map(len, game.hands)) + len(game.deck)) + len(game.grid.closed)


def check_table(game: ComparityGame) -> None:
    """Every invariant of the ledger that can be seen at one moment, and that what is kept up to date is so."""
    grid = game.grid
    cards, opened = grid.cards, grid.open
    everything = [*cards.values(), *(card for hand in game.hands for card in hand)]
    everything += [*game.deck, *game.discards, *game.removed]
    assert sorted(everything) == list(range(len(game.agreed.values)))
    around = {near for cell in cards for near in beside(cell) if near not in cards}
    assert grid.frontier == sorted(around)
    assert grid.touching == {cell: grid.neighbours(cell) for cell in around}
    assert grid.closed == sorted(set(cards) - opened)
    assert grid.violations == sorted(
        pair for cell in opened for pair in (cell << 1, cell << 1 | 1) if _is_wrong(game, pair)
    )
    if game.phase_number == OVER:
        assert game.actor == NOBODY
        return
    assert grid.is_split() == (game.vacated != NOWHERE)
    assert game.vacated == NOWHERE or game.phase_number in (JOIN, GIVING)
    if game.phase_number in (TURN, DUET, BONUS):
        assert not grid.violations
    assert game.legal()
    assert game.is_in(game.actor)
    assert game.is_in(game.turn)
    assert game.answering in range(len(ANSWERS))
    assert game.cause in range(len(CAUSES))
    assert len(grid.cards) > 1 or game.phase_number == TURN
    may_be_empty = game.agreed.options.final_challenge
    assert all(game.hands[seat] or may_be_empty for seat in range(game.seats) if game.is_in(seat))
    assert all(not game.hands[seat] for seat in game.gone)


def _is_wrong(game: ComparityGame, pair: int) -> bool:
    low, high = pair >> 1, other_end(pair)
    values, cards = game.agreed.values, game.grid.cards
    return high in game.grid.open and values[cards[low]] > values[cards[high]]
