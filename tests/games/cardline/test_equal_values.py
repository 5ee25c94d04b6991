"""Equal values: beside each other, in either order."""

import pytest

from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.events import CardFlipped
from tests.games.cardline.table import box, line, play, position
from tests.rulebook import rule


@rule("L-RX-4", "L-R-11", "L-EQ-1", "L-EQ-2")
@pytest.mark.parametrize(("gap", "is_right"), [(0, False), (1, True), (2, True), (3, True), (4, False)])
def test_a_nine_fits_on_both_sides_of_the_nines_and_between_them(gap: int, is_right: bool) -> None:
    game = position("l-rx-4")
    play(game, f"e @ {gap}")
    assert ("e" in line(game)) == is_right
    assert ("e" in box(game)) == (not is_right)
    assert game.line.values == sorted(game.line.values)


@rule("L-EQ-1")
def test_a_card_equal_to_one_end_does_not_fit_beyond_the_other() -> None:
    game = position(
        "position cardline\nline a = 5 | b = 9\nhand 1 c = 5 | x = 1\nhand 2 d = 9 | y = 1\npile e = 1 | f = 2\n"
    )
    left = game.clone()
    play(left, "c @ 0", "d @ 3")
    assert line(left) == ["c", "a", "b", "d"]
    play(game, "c @ 2", "d @ 0")
    assert line(game) == ["a", "b"]


def flip(game: CardlineGame, move: str) -> CardFlipped:
    """The flip of a move."""
    return next(event for event in play(game, move) if isinstance(event, CardFlipped))


@rule("L-R-11", "L-EQ-2")
@pytest.mark.parametrize("gap", range(5))
def test_a_flipped_card_tells_every_gap_where_it_belongs_and_its_equals(gap: int) -> None:
    game = position("l-rx-4")
    before = list(game.line.cards)
    fitting = [place for place in range(len(before) + 1) if game.line.fits(9, place)]
    told = flip(game, f"e @ {gap}")
    assert (told.belongs.first, told.belongs.last) == (fitting[0], fitting[-1])
    assert told.correct == (gap in fitting)
    assert told.belongs.equal == tuple(before[fitting[0] : fitting[-1]])
    assert told.belongs.left == (before[fitting[0] - 1] if fitting[0] else None)
    assert told.belongs.right == (before[fitting[-1]] if fitting[-1] < len(before) else None)


@rule("L-TURN-8")
def test_a_wrong_card_tells_which_neighbour_it_is_out_of_order_with() -> None:
    text = "position cardline\nline a = 5 | b = 9\nhand 1 c = 7 | x = 1\nhand 2 d = 9 | y = 1\npile e = 1 | f = 2\n"
    for move, neighbour in (("c @ 0", "a"), ("c @ 2", "b"), ("c @ 1", None)):
        game = position(text)
        told = flip(game, move)
        assert (None if told.against is None else game.cards[told.against].id) == neighbour


@rule("L-R-21")
def test_values_that_are_printed_equal_are_equal_however_they_are_marked() -> None:
    game = position(
        "position cardline\nline a = ≈9\nhand 1 c = 9 | x = 1\nhand 2 d = 9 [us] | y = 1\npile e = 1 | f = 2\n"
    )
    play(game, "c @ 0", "d @ 2")
    assert line(game) == ["c", "a", "d"]
