"""What a lost chance is called, and what it amounts to over a game."""

import math
from collections.abc import Sequence
from typing import Final

from tallorder.study.analysis import AnalysedMoment, Estimate, JudgedMove, Mark, PlayerStudied

GOOD, DOUBTFUL, MISTAKE = 0.01, 0.03, 0.08
"""The chance of winning from which on a loss is called so."""
CAME_OFF: Final = 0.03
"""How much better than before things must stand after a bad decision for it to be luck."""
SURELY: Final = 1.0
"""So many standard errors of a loss are forgiven: nobody is blamed for what the playouts cannot tell apart."""


def mark_of(lost: Estimate, gained: float | None = None) -> Mark:
    """The name of a decision that gave away this chance; `gained` is how much better its mover stood once everybody
    knew how it turned out."""
    sure = lost.chance - SURELY * lost.error
    if sure < DOUBTFUL:
        return "best" if sure < GOOD else "good"
    if gained is not None and gained >= CAME_OFF:
        return "luck"
    return "mistake" if sure >= MISTAKE else "doubtful"


def accuracy_of(lost: Estimate) -> float:
    """How accurate a decision was, from 0 to 100: 103.1668·e^(−0.04354·d) − 3.1669, the published formula of lichess,
    where d is the chance of winning given away in points of a hundred. What lies within one standard error of the
    estimate is not counted."""
    points = 100 * max(0.0, lost.chance - SURELY * lost.error)
    return min(100.0, max(0.0, 103.1668 * math.exp(-0.04354 * points) - 3.1669))


def player_studied(seat: int, moments: Sequence[AnalysedMoment]) -> PlayerStudied:
    """How a seat decided; the accuracy is the plain mean over its decisions."""
    judged = [moment.judged for moment in moments if moment.judged is not None and moment.judged.seat == seat]
    marks: dict[Mark, int] = dict.fromkeys(("best", "good", "doubtful", "mistake", "luck"), 0)
    for one in judged:
        marks[one.mark] += 1
    return PlayerStudied(
        seat=seat,
        decisions=len(judged),
        accuracy=round(_mean([accuracy_of(one.lost) for one in judged]), 1) if judged else None,
        lost=round(_mean([_lost(one) for one in judged]), 4),
        marks=marks,
    )


def _lost(judged: JudgedMove) -> float:
    return max(0.0, judged.lost.chance - SURELY * judged.lost.error)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
