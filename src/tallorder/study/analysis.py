"""What an analysis says: numbers and codes, for whoever draws or tells it."""

from typing import Literal

import msgspec

from tallorder.games.kernel import Line, Move

Mark = Literal["best", "good", "doubtful", "mistake", "luck"]
"""How a decision is judged; `luck` is a doubtful one, or a mistake, that came off all the same."""


class Estimate(msgspec.Struct, frozen=True):
    """A chance, from 0 to 1, and how far the estimate may be off: one standard error of its playouts."""

    chance: float
    error: float


class WeighedMove(msgspec.Struct, frozen=True):
    """A move that was thought through."""

    move: Move
    text: str
    """The move in notation."""
    says: Line
    """The move in words."""
    why: Line
    """Why a thoughtful player would make it."""
    estimate: Estimate
    """The mover's chance of winning after it, before anybody knows how it turns out."""


class JudgedMove(msgspec.Struct, frozen=True):
    """A decision with a choice, and what it was worth."""

    seat: int
    played: WeighedMove
    best: WeighedMove
    """The best of the moves that were thought through; the one that was played where none is clearly better."""
    lost: Estimate
    """How much of the chance of winning the move gave away. The best move is found in one half of the imagined worlds,
    and this is measured in the other half, so that luck in finding it does not count."""
    mark: Mark
    weighed: int
    """How many different moves were thought through."""


class DoubtedPair(msgspec.Struct, frozen=True):
    """Two neighbouring cards of Comparity's area, the left or lower one first, and how likely they are out of order as
    one could know it then."""

    low: int
    high: int
    doubt: float


class AnalysedMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One place of the replay."""

    chances: tuple[Estimate, ...]
    """Each seat's chance of winning, as the player who decides here could know it."""
    doubts: tuple[DoubtedPair, ...] = ()
    """Comparity: every pair with a closed card."""
    judged: JudgedMove | None = None
    """The decision that follows; None where there was nothing to choose."""


class PlayerStudied(msgspec.Struct, frozen=True):
    """How a seat decided over the whole game."""

    seat: int
    decisions: int
    """Those with a choice."""
    accuracy: float | None
    """From 0 to 100, see `marks.accuracy_of`; None without any choice."""
    lost: float
    """The mean chance of winning that a decision gave away."""
    marks: dict[Mark, int]


class Lie(msgspec.Struct, frozen=True):
    """A card of Comparity that lay wrong, as a check showed later."""

    moment: int
    """The place in the replay at which it had just been laid."""
    seat: int
    card: int
    let_lie: int
    """How many decisions could have checked it and did not."""
    believable: float
    """How likely it looked to lie right to those who let it lie, on average."""
    caught: int
    """The place in the replay at which it came to light."""


class LookedBack(msgspec.Struct, frozen=True):
    """What only the whole game tells."""

    lies: tuple[Lie, ...] = ()
    """The most believable first."""
    truth: tuple[tuple[int, int], ...] = ()
    """Each card that was opened in the game and its rank among them, the smallest first; equals share one."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole game thought through. `moments` are the places of its replay: the first is before the first move."""

    version: int
    """Of the way of analysing: another one may come to other numbers."""
    engine: str
    level: int
    """How much the imagined player knows: the share of pairs, in percent, that it orders correctly."""
    seed: int
    worlds: int
    """How many worlds were imagined for each decision."""
    moments: tuple[AnalysedMoment, ...]
    players: tuple[PlayerStudied, ...]
    lies: tuple[Lie, ...] = ()
    """The most believable first."""
    truth: tuple[tuple[int, int], ...] = ()
    """Comparity: each card that was opened in the game and its rank among them, the smallest first; equals share one.
    Nothing is said of the others."""
