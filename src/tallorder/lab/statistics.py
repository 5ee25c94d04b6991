"""Shares of wins with honest intervals, and ratings."""

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tallorder.extras import require

if TYPE_CHECKING:
    from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

Z95 = 1.959963984540054


class Share(msgspec.Struct, frozen=True):
    """A mean of results between 0 and 1 with its 95 % interval."""

    mean: float
    low: float
    high: float
    count: int


def share(results: Sequence[float]) -> Share:
    """The mean and its interval. All-or-nothing results get Wilson's interval, shared wins the normal one.

    Results of the same deal are not independent: give one number per deal (its mean over seatings) for a safe interval.
    """
    count = len(results)
    if count == 0:
        return Share(0.0, 0.0, 1.0, 0)
    mean = sum(results) / count
    if all(result in (0.0, 1.0) for result in results):
        return wilson(mean, count)
    variance = sum((result - mean) ** 2 for result in results) / max(1, count - 1)
    half = Z95 * math.sqrt(variance / count)
    return Share(mean, max(0.0, mean - half), min(1.0, mean + half), count)


def wilson(mean: float, count: int) -> Share:
    """A share of all-or-nothing results with Wilson's interval."""
    centre = (mean + Z95**2 / (2 * count)) / (1 + Z95**2 / count)
    half = Z95 / (1 + Z95**2 / count) * math.sqrt(mean * (1 - mean) / count + Z95**2 / (4 * count**2))
    return Share(mean, max(0.0, centre - half), min(1.0, centre + half), count)


def ratings(games: Iterable[tuple[Sequence[str], Sequence[float]]]) -> dict[str, tuple[float, float]]:
    """Skill (mu, sigma) of each name after these games, each given as its names and their places (1 = winner)."""
    require("lab")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for names, places in games:
        teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
        for name, [rating] in zip(names, model.rate(teams, ranks=list(places)), strict=True):
            known[name] = rating
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
