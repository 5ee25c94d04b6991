"""Random games keep every invariant of the ledger, under all house rules, and end within the proven bound."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tallorder.cards import Card, Value
from tallorder.games.comparity import RULES
from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.events import CardDrawn, CardGiven
from tallorder.games.comparity.moves import Check, PlayCard
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.comparity.state import OWN_TURN, TURN
from tallorder.games.kernel import NOBODY, Chance
from tests.games.comparity.table import check_table, potential
from tests.rulebook import rule

BOUND = {2: 57, 3: 81, 4: 125, 5: 149}
seeds = st.integers(0, 2**32)
house_rules = st.fixed_dictionaries(
    {
        "check_commit": st.sampled_from(["sequential", "upfront"]),
        "repair_order": st.sampled_from(["swap_first", "free"]),
        "repair_permute": st.booleans(),
        "join_cells": st.sampled_from(["any", "vacated"]),
        "trio_bonus_mandatory": st.booleans(),
        "last_card_gift": st.sampled_from(["protected", "wins"]),
        "final_challenge": st.booleans(),
        "deck_top_visible": st.booleans(),
    }
)
tables = st.tuples(st.integers(2, 5), st.sampled_from([4, 30, 10_000]), seeds)


def game_at(table: tuple[int, int, int], rules: dict[str, Any] | None = None) -> ComparityGame:
    """A deal whose values are all alike, now and then alike, or all different."""
    players, spread, seed = table
    chance = Chance(seed)
    stock = tuple(Card(f"c{n}", {"en": f"C{n}"}, {"value": Value(chance.below(spread))}) for n in range(100))
    options = ComparityOptions(**(rules or {}))
    return RULES.set_up(RULES.deal(players, options, stock, "value", chance), options)


def pick(game: ComparityGame, chance: Chance, taste: int) -> int:
    """A legal move; some like checking, some like playing."""
    moves = game.legal()
    liked = [move for move in moves if move >> 24 == taste] if taste < 2 and chance.below(4) else []
    return (liked or moves)[chance.below(len(liked or moves))]


@rule("C-R-46", "C-R-16", "C-R-17", "C-R-28")
@settings(max_examples=25, deadline=None)
@given(tables, st.integers(0, 2))
def test_usual_games_keep_every_invariant_and_end_within_the_bound(table: tuple[int, int, int], taste: int) -> None:
    game = game_at(table)
    chance = Chance(table[2] + 1)
    assert potential(game) == BOUND[table[0]]
    actions = 0
    while game.actor != NOBODY:
        check_table(game)
        before, turn, hands = potential(game), game.turn, [len(hand) for hand in game.hands]
        move = game.unpack(pick(game, chance, taste))
        events = game.play(move)
        actions += isinstance(move, PlayCard | Check)
        assert before - potential(game) >= isinstance(move, PlayCard | Check)
        gained = {event.seat for event in events if isinstance(event, CardDrawn)}
        gained |= {event.receiver for event in events if isinstance(event, CardGiven)}
        assert gained <= {turn, game.before[turn]}, "only the checker, the right neighbour or who answers gains cards"
        assert {seat for seat in range(game.seats) if len(game.hands[seat]) > hands[seat]} <= gained
    assert actions <= BOUND[table[0]]
    check_table(game)


@rule("C-R-46", "C-R-3", "C-R-7", "C-R-12", "C-R-20", "C-R-28", "C-R-41", "C-R-45", "C-R-54", "C-R-55")
@settings(max_examples=30, deadline=None)
@given(tables, house_rules, st.integers(0, 2))
def test_house_rules_keep_every_invariant(table: tuple[int, int, int], rules: dict[str, Any], taste: int) -> None:
    game = game_at(table, rules)
    chance = Chance(table[2] + 1)
    while game.actor != NOBODY:
        check_table(game)
        before = potential(game)
        game.apply(pick(game, chance, taste))
        assert potential(game) <= before
    check_table(game)


@rule("C-R-51", "C-R-56")
@settings(max_examples=30, deadline=None)
@given(tables, house_rules, st.integers(0, 2))
def test_seats_may_leave_at_any_moment(table: tuple[int, int, int], rules: dict[str, Any], taste: int) -> None:
    game = game_at(table, rules)
    chance = Chance(table[2] + 1)
    while game.actor != NOBODY:
        check_table(game)
        if chance.below(25) == 0:
            staying = [seat for seat in range(game.seats) if game.is_in(seat)]
            seat = staying[chance.below(len(staying))]
            game.leave(seat)
            assert game.leaving == NOBODY
            assert game.actor != seat
        else:
            game.apply(pick(game, chance, taste))
    check_table(game)


@settings(max_examples=20, deadline=None)
@given(tables, house_rules, st.integers(0, 200), st.integers(0, 2))
def test_at_any_moment_text_comes_back_identical_and_clones_are_independent(
    table: tuple[int, int, int], rules: dict[str, Any], steps: int, taste: int
) -> None:
    game = game_at(table, rules)
    chance = Chance(table[2] + 1)
    for _ in range(steps):
        if game.actor == NOBODY:
            break
        if chance.below(40) == 0:
            game.leave(next(seat for seat in range(game.seats) if game.is_in(seat)))
        else:
            game.apply(pick(game, chance, taste))
    text = RULES.write_position(game)
    again = RULES.read_position(text)
    assert again.key() == game.key()
    assert RULES.write_position(again) == text
    assert again.legal() == game.legal()
    assert again.view(None) == game.view(None)
    for move in game.legal_moves():
        assert RULES.read_move(game, RULES.write_move(game, move)) == move
        assert game.unpack(game.pack(move)) == move
    before = game.key()
    twin = game.clone()
    assert twin.key() == before
    assert twin.log is None
    for _ in range(30):
        if twin.actor != NOBODY:
            twin.apply(pick(twin, chance, taste))
    assert game.key() == before


@rule("C-HIDE-2", "C-HIDE-4")
@settings(max_examples=20, deadline=None)
@given(tables, st.integers(0, 60), seeds)
def test_what_lies_closed_changes_nothing_that_anybody_sees(table: tuple[int, int, int], steps: int, seed: int) -> None:
    game = game_at(table)
    chance = Chance(table[2] + 1)
    for _ in range(steps):
        if game.actor != NOBODY:
            game.apply(pick(game, chance, 2))
    other = RULES.read_position(RULES.write_position(game))
    opened = set(game.opened())
    disguise = Chance(seed)
    for card in range(len(other.agreed.values)):
        if card not in opened:
            other.agreed.values[card] = disguise.below(10_000)
    assert other.view(None) == game.view(None)
    assert other.legal() == game.legal()
    for move in (PlayCard(0, (0, 0)), PlayCard(3, (9, 9)), Check((0, 0)), Check((1, 1))):
        if game.actor != NOBODY and game.pack(move) not in game.legal():
            assert other.why_not(move) == game.why_not(move)


def test_a_turn_begins_with_nothing_pending() -> None:
    game = game_at((4, 30, 1))
    chance = Chance(1)
    while game.actor != NOBODY:
        if game.phase_number == TURN:
            pending = (game.answering, game.target, game.receiver, game.owed, game.cause, game.vacated)
            assert pending == (OWN_TURN, -1, NOBODY, 0, 0, -1)
            assert game.actor == game.turn
        game.apply(pick(game, chance, 2))


def test_a_key_tells_positions_apart_by_everything_that_matters() -> None:
    game = game_at((3, 30, 1))
    changes: dict[str, Any] = {
        "actor": 2 if game.actor != 2 else 1,
        "hands": [[], [], []],
        "deck": [],
        "discards": [1],
        "removed": [1],
        "gone": [2],
        "phase_number": 3,
        "turn": 2 if game.turn != 2 else 1,
        "answering": 1,
        "target": 5,
        "receiver": 1,
        "owed": 2,
        "cause": 1,
        "vacated": 7,
        "arranging": [1],
        "arranged": [1],
        "winner": 1,
        "ended_by": "C-END-1",
    }
    keys = {game.key()}
    for name, value in changes.items():
        twin = game.clone()
        setattr(twin, name, value)
        keys.add(twin.key())
    opened = game.clone()
    opened.grid.reveal(opened.grid.closed[0])
    keys.add(opened.key())
    keys.add(game_at((3, 30, 1), {"final_challenge": True}).key())
    keys.add(game_at((3, 31, 1)).key())
    assert len(keys) == len(changes) + 4
    assert hash(game.key()) == hash(game.clone().key())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_deal_and_the_same_moves_are_the_same_game(players: int) -> None:
    one, other = game_at((players, 30, 7)), game_at((players, 30, 7))
    chance = Chance(1)
    while one.actor != NOBODY:
        move = pick(one, chance, 2)
        assert one.legal() == other.legal()
        one.play(one.unpack(move))
        other.apply(move)
        assert one.key() == other.key()
