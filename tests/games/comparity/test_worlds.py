"""Worlds that fit a view: what is shown is as shown, the rest as believed."""

import pytest

from tallorder.games.comparity import RULES
from tallorder.games.comparity.worlds import imagine
from tallorder.games.kernel import NOBODY, Chance, Guesses
from tests.games.comparity.table import play, position

TABLE = """position comparity
area | 0       | 1        | 2
0    | a = 101 | [b = 99] | [c = 103]
hand 1: p | o
hand 2: q | r
hand 3:
deck: d | e | f | g
discards: z = 109
removed: s | t
gone 3
turn 2
"""


def test_open_cards_have_their_values_closed_ones_what_is_believed() -> None:
    view = position(TABLE).view(None)
    believed = {card: 500 + card for card in RULES.visible(view) if card not in RULES.opened(view)}
    world = imagine(view, Guesses(believed, [901, 902, 903]), Chance(4))
    numbers = {card: world.agreed.values[card] for card in range(len(world.agreed.values))}
    assert numbers[0] == 101
    assert numbers[11] == 109
    assert [numbers[card] for card in believed] == [500 + card for card in believed]
    assert sorted(numbers[card] for card in (8, 9, 10)) == [901, 902, 903]
    assert world.deck[-1] == 7, "the top of the deck is visible"
    assert 99 not in numbers.values()
    assert 103 not in numbers.values()


def test_chance_decides_where_unseen_cards_lie() -> None:
    view = position(TABLE).view(None)
    believed = dict.fromkeys(RULES.visible(view), 5)
    orders = {
        tuple(imagine(view, Guesses(believed, [1, 2, 3]), Chance(seed)).agreed.values[8:11]) for seed in range(60)
    }
    assert len(orders) == 6
    with pytest.raises(ValueError):
        imagine(view, Guesses(believed, [1, 2]), Chance(1))


def test_a_hidden_top_is_unseen_too() -> None:
    view = position(TABLE, deck_top_visible="off").view(None)
    believed = dict.fromkeys(RULES.visible(view), 5)
    world = imagine(view, Guesses(believed, [1, 2, 3, 4]), Chance(1))
    assert len(world.deck) == 4
    assert sorted(world.agreed.values[7:11]) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("c-ex-1", []),
        ("c-ex-3", []),
        ("c-ex-6", ["check 1,0", "discard 1,0"]),
        ("c-rx-5", ["check 1,0"]),
        ("c-rx-3", ["check 0,0"]),
        ("c-rx-7", ["play p @ 1,1"]),
        ("c-rx-7", ["play p @ 1,1", "draw"]),
        ("c-rx-6", ["check 1,0", "give q", "give r", "discard 1,0", "play s @ 1,0"]),
    ],
)
def test_a_world_is_seen_like_the_game_it_was_imagined_from_and_can_be_played_on(name: str, moves: list[str]) -> None:
    game = position(name)
    play(game, *moves)
    view = game.view(None)
    believed = {card: card for card in RULES.visible(view)}
    world = imagine(view, Guesses(believed, list(range(view.deck - isinstance(view.top, int)))), Chance(1))
    assert world.view(None) == view
    chance = Chance(2)
    while world.actor != NOBODY:
        legal = world.legal()
        world.apply(legal[chance.below(len(legal))])
    assert world.outcome() is not None


def test_an_arrangement_and_seats_that_left_are_taken_over() -> None:
    game = position("c-rx-1", repair_permute="on")
    play(game, "check 1,0", "arrange c @ 0,0")
    view = game.view(None)
    world = imagine(view, Guesses(dict.fromkeys(RULES.visible(view), 1), [1] * (view.deck - 1)), Chance(1))
    assert world.view(None) == view
    left = position(TABLE)
    view = left.view(None)
    world = imagine(view, Guesses(dict.fromkeys(RULES.visible(view), 1), [1, 2, 3]), Chance(1))
    assert world.view(None) == view
    assert world.after == left.after
    assert world.before == left.before
