"""Equal values: beside each other, in either order."""

import pytest

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


@rule("L-R-21")
def test_values_that_are_printed_equal_are_equal_however_they_are_marked() -> None:
    game = position(
        "position cardline\nline a = ≈9\nhand 1 c = 9 | x = 1\nhand 2 d = 9 [us] | y = 1\npile e = 1 | f = 2\n"
    )
    play(game, "c @ 0", "d @ 2")
    assert line(game) == ["c", "a", "d"]
