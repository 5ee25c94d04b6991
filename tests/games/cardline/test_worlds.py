"""Imagined worlds: they fit the view, and hold what is believed instead of what is true."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tallorder.games.cardline import RULES
from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.view import CardlineView
from tallorder.games.cardline.worlds import imagine
from tallorder.games.kernel import NOBODY, Chance, Guesses, Hidden
from tests.games.cardline.table import play, position
from tests.games.strategies import begin, play_on


def beliefs(view: CardlineView, chance: Chance) -> tuple[dict[int, int], list[int]]:
    """A made-up value for every closed card of a view."""
    closed = set(RULES.visible(view)) - set(RULES.opened(view))
    below = view.pile - isinstance(view.top, int)
    return {card: chance.below(1000) for card in sorted(closed)}, [chance.below(1000) for _ in range(below)]


def without_values(view: CardlineView) -> tuple[object, ...]:
    """A view but for the values of open cards, of which a world knows only the order's."""
    shown = [(card.card, card.values[view.order].number) for card in view.line + view.box]
    skipped = ("line", "box")
    return (*[getattr(view, name) for name in view.__struct_fields__ if name not in skipped], shown)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 150), st.integers(2, 8), st.sampled_from(["on", "off"]))
def test_a_world_looks_like_the_view_and_can_be_played_to_its_end(
    seed: int, steps: int, players: int, top: str
) -> None:
    options = {"pile_top_visible": top, "hand_size": "2", "max_rounds": "30", "units": "metric"}
    moment = begin("cardline-globetrotter", players, seed, options)
    play_on(moment, Chance(seed), steps, resignations=40)
    view = moment.game.view(None)
    assert isinstance(view, CardlineView)
    believed, unseen = beliefs(view, Chance(seed + 1))
    world = imagine(view, Guesses(believed, unseen), Chance(seed + 2))
    assert without_values(world.view(None)) == without_values(view)
    assert world.legal() == moment.game.legal()
    assert all(world.values[card] == value for card, value in believed.items())
    hidden_numbers = world.pile[: len(unseen)]
    assert sorted(world.values[card] for card in hidden_numbers) == sorted(unseen)
    assert sorted(
        world.line.cards + [c for h in world.hands for c in h] + world.pile + world.box + world.box_closed
    ) == (list(range(len(world.values))))
    pick = Chance(seed + 3)
    for _ in range(30 * players):
        if world.actor == NOBODY:
            break
        moves = world.legal()
        world.apply(moves[pick.below(len(moves))])
    assert world.actor == NOBODY
    assert isinstance(world, CardlineGame)


def test_chance_stacks_the_unseen_cards_and_shuffles_later() -> None:
    game = position("position cardline\nline a = 5\nhand 1 b = 3\nhand 2 c = 7\npile d = 9 | e = 8 | f = 7 | g = 6\n")
    view = game.view(0)
    worlds = [imagine(view, Guesses({1: 1, 2: 2, 3: 3}, [10, 20, 30]), Chance(seed)) for seed in range(30)]
    assert len({tuple(world.values[card] for card in world.pile) for world in worlds}) == 6
    assert len({world.chance.key for world in worlds}) == 30
    assert all(world.pile[-1] == 3 for world in worlds)


def test_a_world_never_holds_a_true_value_of_a_closed_card() -> None:
    game = position("position cardline\nline a = 5\nhand 1 b = 3\nhand 2 c = 7\npile d = 9 | e = 8\nbox f = 6\n")
    world = imagine(game.view(0), Guesses({1: -1, 2: -2, 3: -3}, [-4]), Chance(0))
    assert world.values == [5, -1, -2, -3, -4, 6]
    assert world.cards == ()
    assert world.face(0).keys() == {"value"}


def test_a_world_needs_a_value_for_each_unseen_card() -> None:
    view = position("position cardline\nline a = 5\nhand 1 b = 3\nhand 2 c = 7\npile d = 9 | e = 8\n").view(0)
    with pytest.raises(ValueError, match="1 cards of the pile are not shown"):
        imagine(view, Guesses({1: 1, 2: 2, 3: 3}, []), Chance(0))


def test_a_hidden_first_card_of_the_pile_is_one_of_the_unseen() -> None:
    text = (
        "position cardline\noption pile_top_visible = off\nline a = 5\nhand 1 b = 3\nhand 2 c = 7\npile d = 9 | e = 8\n"
    )
    view = position(text).view(0)
    assert view.top == Hidden()
    world = imagine(view, Guesses({1: 1, 2: 2}, [3, 4]), Chance(0))
    assert sorted(world.values[card] for card in world.pile) == [3, 4]
    assert world.view(0).top == Hidden()


def test_a_world_may_begin_in_the_middle_of_a_round_or_after_the_end() -> None:
    game = position("l-rx-1")
    play(game, "a @ 0")
    world = imagine(game.view(0), Guesses({2: 1, 3: 2, 4: 3, 5: 4}, [5, 6]), Chance(0))
    assert (world.actor, world.turn, world.finishers, world.in_play) == (1, 1, [0], [0, 1, 2])
    play(game, "b @ 2")
    over = imagine(game.view(0), Guesses(dict.fromkeys(range(9), 1), [5]), Chance(0))
    assert over.outcome() == game.outcome()
    assert over.legal() == []
