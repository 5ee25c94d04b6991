"""What an experiment's sums say: means with intervals, what differs, and how many more games it takes to decide."""

import math
from collections.abc import Mapping
from typing import Final

import msgspec

from tallorder.extras import require
from tallorder.lab.experiment import FIRST, Portion, Sums, add_up
from tallorder.lab.statistics import Z95, wilson

POWER: Final = 0.8416212335729143
"""The normal score of 80 %: so likely a real difference of this size shows after the games that we say it needs."""
RESAMPLES: Final = 1000
MOST_NEEDED: Final = 10**8
SHARES: Final = ("comebacks", "forced", "drama", "knowledge")
"""Measures that are parts of a whole."""


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Compared(msgspec.Struct, frozen=True):
    """One measure of both sets of rules on the same deals."""

    name: str
    is_share: bool
    deals: int
    new: Mean
    old: Mean
    gap: Mean
    """The mean difference deal by deal."""
    decided: bool
    """Whether the interval of the difference leaves out 0."""
    needs: int | None
    """How many more deals would decide, if the difference is as large as it seems; None if there seems to be none."""


def findings(portions: Mapping[int, Portion]) -> list[Compared]:
    """Every measure, in the order in which games are measured."""
    total = add_up(portions)
    return [compare(name, sums, portions) for name, sums in total.items()]


def compare(name: str, sums: Sums, portions: Mapping[int, Portion]) -> Compared:
    """One measure: Wilson's interval for all-or-nothing shares, portions drawn again and again for the others."""
    count = sums.games
    is_share = name in SHARES or name.startswith(FIRST)
    new, old = (
        _share(part / count, count) if part == squares and part <= count else bootstrap(name, side, portions)
        for side, part, squares in (("new", sums.new, sums.new_squares), ("old", sums.old, sums.old_squares))
    )
    gap = sums.gap / count
    variance = max(0.0, (sums.gap_squares - count * gap * gap) / max(1, count - 1))
    half = Z95 * math.sqrt(variance / count)
    decided = gap != 0 and abs(gap) > half
    needs = None if decided or gap == 0 else min(MOST_NEEDED, needed(gap, variance) - count)
    return Compared(
        name,
        is_share,
        count,
        new,
        old,
        Mean(gap, gap - half, gap + half),
        decided,
        None if needs is None else max(1, needs),
    )


def _share(part: float, count: int) -> Mean:
    found = wilson(part, count)
    return Mean(found.mean, found.low, found.high)


def needed(gap: float, variance: float) -> int:
    """How many deals show a difference of this size four times in five."""
    return math.ceil(variance * ((Z95 + POWER) / gap) ** 2)


def bootstrap(name: str, side: str, portions: Mapping[int, Portion]) -> Mean:
    """A mean with the interval that drawing portions again gives; always the same for the same portions."""
    require("lab")
    import numpy as np

    rows = [portions[number][name] for number in sorted(portions) if name in portions[number]]
    sums = np.array([getattr(row, side) for row in rows])
    games = np.array([row.games for row in rows])
    chance = np.random.default_rng(1)
    weights = chance.multinomial(len(rows), np.full(len(rows), 1 / len(rows)), RESAMPLES)
    low, high = np.quantile((weights @ sums) / (weights @ games), [0.025, 0.975])
    return Mean(float(sums.sum() / games.sum()), float(low), float(high))
