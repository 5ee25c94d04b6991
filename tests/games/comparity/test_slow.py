"""The engine against a second, slow and plain implementation of the same rules."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.grid import place_of
from tallorder.games.comparity.moves import Check, Discard, Give, PlayCard, Reveal, Swap
from tallorder.games.comparity.state import TO_TRIO
from tallorder.games.kernel import NOBODY, Chance, Move
from tests.games.comparity.slow import Move as SlowMove
from tests.games.comparity.slow import SlowTable
from tests.games.comparity.table import position
from tests.games.comparity.test_random_games import game_at, pick
from tests.games.test_perft import Entry, perft, read_entries
from tests.rulebook import rule

PERFT = read_entries(Path(__file__).parents[1] / "perft" / "comparity.perft")


def slow_twin(game: ComparityGame) -> SlowTable:
    """The same table for the slow implementation; at a turn, a Duet or a repair."""
    table = SlowTable([list(hand) for hand in game.hands], game.deck[::-1], list(game.agreed.values), game.turn)
    table.area = {place_of(cell): card for cell, card in game.grid.cards.items()}
    table.open = {place_of(cell) for cell in game.grid.open}
    table.phase = game.phase
    table.is_answer = game.answering > 0
    table.is_trio = game.answering == TO_TRIO
    return table


def plain(move: Move) -> SlowMove:
    """A move as the slow implementation writes it."""
    match move:
        case PlayCard(card, cell):
            return ("play", card, cell)
        case Check(cell):
            return ("check", cell)
        case Reveal(cell):
            return ("reveal", cell)
        case Discard(cell):
            return ("discard", cell)
        case Give(card):
            return ("give", card)
        case Swap(first, second):
            return ("swap", first, second)
    return (type(move).__name__.lower(),)


@rule("C-R-5", "C-R-7", "C-R-12", "C-R-13", "C-R-22", "C-R-27")
@settings(max_examples=8, deadline=None)
@given(st.tuples(st.integers(2, 5), st.sampled_from([4, 30, 10_000]), st.integers(0, 2**32)), st.integers(0, 2))
def test_both_offer_the_same_moves_to_the_same_seat_all_game_long(table: tuple[int, int, int], taste: int) -> None:
    game = game_at(table)
    slow = slow_twin(game)
    chance = Chance(table[2] + 1)
    while game.actor != NOBODY:
        assert {plain(move) for move in game.legal_moves()} == slow.legal()
        assert (game.actor, game.turn, game.phase) == (slow.actor(), slow.turn, slow.phase)
        move = game.unpack(pick(game, chance, taste))
        game.play(move)
        slow.play(plain(move))
        assert game.hands == slow.hands
    assert game.winner == slow.winner


def slow_perft(table: SlowTable, depth: int) -> int:
    moves = table.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = table.copy()
        after.play(move)
        total += slow_perft(after, depth - 1)
    return total


@pytest.mark.parametrize("entry", [one for one in PERFT if "option" not in one.position], ids=lambda one: one.name)
def test_both_count_the_same_sequences(entry: Entry) -> None:
    game = position(entry.position)
    depth = max(depth for depth, count in entry.counts.items() if count < 1200)
    assert perft(game, depth) == slow_perft(slow_twin(game), depth) == entry.counts[depth]
