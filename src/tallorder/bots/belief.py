"""What a bot believes about a deck: the true values, blurred as far as its knowledge is blurred.

The level is said in human terms: the share of random pairs of the deck that it orders correctly. Values are first
turned into normal scores z = Φ⁻¹((rank − ½) / N); a bot knows z + σ·ε. Whoever sets up the game makes the beliefs; the
bot gets nothing but them.
"""

import math
from functools import lru_cache
from itertools import pairwise
from statistics import NormalDist

import msgspec

from tallorder.cards import Card, Deck
from tallorder.games.kernel import Chance

NORMAL = NormalDist()
SURE = 1e-9
"""The variance of a card whose value was shown."""
KNOTS = 21
SAMPLE = 160
"""Decks larger than this are measured on evenly spread cards: the mean over pairs changes by far less than 1 %."""


class Persona(msgspec.Struct, frozen=True):
    """Somebody who is at home in some subjects and lost in others."""

    id: str
    strong: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()

    def blur(self, card: Card) -> float:
        """How much foggier than average this persona's picture of a card is."""
        factor = 1.0
        for tag in card.tags:
            if tag in self.strong:
                factor *= 0.5
            elif tag in self.weak:
                factor *= 2.0
        return factor


EVEN = Persona("even")


class Belief(msgspec.Struct, frozen=True):
    """What is believed of one card, as a normal score: where it probably lies, and how sure that is."""

    mean: float
    variance: float


class Beliefs(msgspec.Struct, frozen=True):
    """What one bot believes of every card of a deck before the game."""

    cards: dict[str, Belief] = {}
    scale: tuple[tuple[float, float], ...] = ()
    """A rough idea of the measure: round numbers and the normal scores they stand for."""

    def score(self, number: int) -> float:
        """The normal score of a value that was shown."""
        scale = self.scale
        if number <= scale[0][0]:
            return scale[0][1]
        for (low, low_score), (high, high_score) in pairwise(scale):
            if number <= high:
                return low_score + (high_score - low_score) * (number - low) / (high - low)
        return scale[-1][1]

    def number(self, score: float) -> int:
        """A value that lies about so high in the deck: the way back from `score`."""
        scale = self.scale
        if score <= scale[0][1]:
            return round(scale[0][0])
        for (low, low_score), (high, high_score) in pairwise(scale):
            if score <= high_score:
                return round(low + (high - low) * (score - low_score) / (high_score - low_score))
        return round(scale[-1][0])

    def of(self, card: str, shown: int | None = None) -> Belief:
        """The belief about a card; one that was shown is known."""
        if shown is not None:
            return Belief(self.score(shown), SURE)
        return self.cards[card]


def chance_in_order(low: Belief, high: Belief) -> float:
    """How likely the first card is not larger than the second."""
    spread = math.sqrt(low.variance + high.variance)
    return 0.5 * math.erfc((low.mean - high.mean) / (spread * math.sqrt(2.0)))


def normal_scores(numbers: list[int]) -> list[float]:
    """Each value as the normal score of its rank; equal values share their mean rank."""
    first: dict[int, int] = {}
    count: dict[int, int] = {}
    for rank, number in enumerate(sorted(numbers), start=1):
        first.setdefault(number, rank)
        count[number] = count.get(number, 0) + 1
    total = len(numbers)
    return [NORMAL.inv_cdf((first[n] + (count[n] - 1) / 2 - 0.5) / total) for n in numbers]


def sigma_for(level: float) -> float:
    """The blur that orders this share of random pairs correctly, if the deck were endless and the blur even."""
    return 1.0 / math.tan((level - 0.5) * math.pi)


def pair_accuracy(scores: list[float], sigmas: list[float]) -> float:
    """The expected share of unequal pairs that believers with these blurs order correctly."""
    means = [z / (1 + s * s) for z, s in zip(scores, sigmas, strict=True)]
    variances = [(s / (1 + s * s)) ** 2 for s in sigmas]
    total = 0.0
    pairs = 0
    for i, z in enumerate(scores):
        for j in range(i):
            if z == scores[j]:
                continue
            gap = means[i] - means[j] if z > scores[j] else means[j] - means[i]
            total += 0.5 * math.erfc(-gap / math.sqrt(2.0 * (variances[i] + variances[j])))
            pairs += 1
    return total / pairs if pairs else 1.0


@lru_cache(maxsize=256)
def _blur(scores: tuple[float, ...], blurs: tuple[float, ...], level: float) -> float:
    """The blur to multiply each card's own by, found by bisection on the deck itself."""
    step = max(1, len(scores) // SAMPLE)
    by_score = sorted(range(len(scores)), key=lambda i: scores[i])[::step]
    sample = [scores[i] for i in by_score]
    own = [blurs[i] for i in by_score]
    low, high = 1e-3, 64.0
    for _ in range(20):
        middle = math.sqrt(low * high)
        if pair_accuracy(sample, [middle * blur for blur in own]) > level:
            low = middle
        else:
            high = middle
    return math.sqrt(low * high)


def _rough_scale(numbers: list[int]) -> tuple[tuple[float, float], ...]:
    """A few numbers of the measure, each midway between two cards, and how high in the deck they lie."""
    ordered = sorted(numbers)
    last = len(ordered) - 1
    places = [1, *(round(knot / KNOTS * len(ordered)) for knot in range(1, KNOTS)), last]
    knots: list[tuple[float, float]] = []
    for place in places:
        place = min(max(1, place), last)
        number = (ordered[place - 1] + ordered[place]) / 2
        if not knots or number > knots[-1][0]:
            knots.append((number, NORMAL.inv_cdf(place / len(ordered))))
    return tuple(knots)


def make_beliefs(deck: Deck, order: str, level: float, seed: int, persona: Persona = EVEN) -> Beliefs:
    """What somebody who orders `level` of all pairs correctly believes before this game (0.5 < level < 1)."""
    cards = sorted(deck.cards, key=lambda card: card.id)
    numbers = [card.values[order].number for card in cards]
    scores = normal_scores(numbers)
    blurs = tuple(persona.blur(card) for card in cards)
    sigma = _blur(tuple(scores), blurs, level)
    chance = Chance(seed)
    believed = {}
    for card, score, blur in zip(cards, scores, blurs, strict=True):
        noise = sigma * blur
        heard = score + noise * NORMAL.inv_cdf(min(max(chance.fraction(), 1e-12), 1 - 1e-12))
        trust = 1 / (1 + noise * noise)
        believed[card.id] = Belief(heard * trust, noise * noise * trust)
    return Beliefs(believed, _rough_scale(numbers))
