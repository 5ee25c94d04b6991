"""Marks, accuracy, and what a loss is measured by."""

import pytest

from tallorder.study.analysis import Estimate
from tallorder.study.marks import accuracy_of, mark_of
from tallorder.study.weighing import Weighed, best_and_lost, estimate


@pytest.mark.parametrize(
    ("lost", "error", "gained", "mark"),
    [
        (0.0, 0.0, None, "best"),
        (0.02, 0.0, None, "good"),
        (0.05, 0.0, None, "doubtful"),
        (0.10, 0.0, None, "mistake"),
        (0.10, 0.05, None, "doubtful"),
        (0.10, 0.095, None, "best"),
        (0.10, 0.0, 0.05, "luck"),
        (0.10, 0.0, 0.02, "mistake"),
        (0.02, 0.0, 0.05, "good"),
    ],
)
def test_a_decision_is_called_by_what_it_surely_lost(
    lost: float, error: float, gained: float | None, mark: str
) -> None:
    assert mark_of(Estimate(lost, error), gained) == mark


@pytest.mark.parametrize(("lost", "accuracy"), [(0.0, 100.0), (0.10, 63.58), (1.0, 0.0)])
def test_accuracy_follows_the_published_formula(lost: float, accuracy: float) -> None:
    assert accuracy_of(Estimate(lost, 0.0)) == pytest.approx(accuracy, abs=0.01)
    assert accuracy_of(Estimate(lost + 0.03, 0.03)) == pytest.approx(accuracy, abs=0.01)


def test_a_move_that_was_lucky_in_one_half_of_the_worlds_is_not_held_against_anybody() -> None:
    """The other move is better in every second world and worse in the others by as much."""
    even = Weighed([], [], [[0.5] * 8, [0.9, 0.1] * 4])
    best, lost = best_and_lost(even, 0)
    assert best == 0
    assert lost.chance == pytest.approx(-0.2)
    better = Weighed([], [], [[0.5] * 8, [0.9, 0.6] * 4])
    best, lost = best_and_lost(better, 0)
    assert best == 1
    assert lost.chance == pytest.approx(0.25)


def test_an_estimate_says_how_far_it_may_be_off() -> None:
    assert estimate([1.0, 0.0, 1.0, 0.0]) == Estimate(0.5, 0.2887)
    assert estimate([0.5] * 4) == Estimate(0.5, 0.0)
