"""Bots for Cardline: which card, into which gap, as likely as possible and in a sensible order."""

import math
from itertools import pairwise

from tallorder.bots.belief import Belief
from tallorder.bots.bot import BotRequest, Decision
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.view import CardlineView
from tallorder.games.kernel import CardRef, Line

LEVELS = ("beginner", "friend", "expert")
"""The bots that people are offered."""

SURE = 0.9
GUESS = 0.35
LATER = 0.6
"""How much it counts that a card will be harder to place once the cards on the table are in the line."""


def _below(score: float, belief: Belief) -> float:
    return 0.5 * math.erfc((belief.mean - score) / math.sqrt(2.0 * belief.variance))


def gap_chances(line: list[float], belief: Belief) -> list[float]:
    """How likely each gap of a line of normal scores is the right one for a card."""
    below = [0.0, *(_below(score, belief) for score in line), 1.0]
    return [high - low for low, high in pairwise(below)]


def line_scores(request: BotRequest[CardlineView]) -> list[float]:
    """Where the cards of the line lie in the deck."""
    view = request.view
    return [request.beliefs.score(shown.values[view.order].number) for shown in view.line]


def _percent(chance: float) -> int:
    return round(100 * chance)


def beginner(request: BotRequest[CardlineView]) -> Decision:
    """Takes any card and puts it where it seems to belong."""
    view = request.view
    hand = view.hands[request.seat]
    card = hand[request.chance().below(len(hand))]
    chances = gap_chances(line_scores(request), request.beliefs.of(request.cards[card]))
    gap = max(range(len(chances)), key=chances.__getitem__)
    return _place(card, gap, "why-cardline-seems", chances[gap])


def friend(request: BotRequest[CardlineView]) -> Decision:
    """Plays the card and gap that are most likely right."""
    card, gap, chance = _likeliest(request)
    return _place(card, gap, _how_sure(chance), chance)


def expert(request: BotRequest[CardlineView]) -> Decision:
    """Likely cards first, but those first that will get harder; with the end near only the chance counts."""
    view = request.view
    hand = view.hands[request.seat]
    if len(hand) == 1:
        card, gap, chance = _likeliest(request)
        return _place(card, gap, "why-cardline-last", chance)
    if view.finishers or any(len(view.hands[seat]) == 1 for seat in view.in_play):
        card, gap, chance = _likeliest(request)
        return _place(card, gap, "why-cardline-race", chance)
    line = line_scores(request)
    others = [request.beliefs.of(request.cards[card]).mean for seat in view.in_play for card in view.hands[seat]]
    best: tuple[float, float, int, int] | None = None
    likeliest = 0.0
    for card in sorted(hand):
        belief = request.beliefs.of(request.cards[card])
        chances = gap_chances(line, belief)
        gap = max(range(len(chances)), key=chances.__getitem__)
        crowd = list(others)
        crowd.remove(belief.mean)
        later = max(gap_chances(sorted(line + crowd), belief))
        likeliest = max(likeliest, chances[gap])
        value = chances[gap] - LATER * later
        if best is None or value > best[0]:
            best = (value, chances[gap], card, gap)
    assert best is not None, "a hand of two or more"
    _, chance, card, gap = best
    reason = "why-cardline-harder-later" if chance < likeliest else _how_sure(chance)
    return _place(card, gap, reason, chance)


def explain(request: BotRequest[CardlineView], move: PlaceCard) -> Line:
    """How sure a thoughtful player would be of a card in a gap."""
    chance = gap_chances(line_scores(request), request.beliefs.of(request.cards[move.card]))[move.gap]
    return _place(move.card, move.gap, _how_sure(chance), chance).why


def _likeliest(request: BotRequest[CardlineView]) -> tuple[int, int, float]:
    line = line_scores(request)
    best = (-1, -1, -1.0)
    for card in sorted(request.view.hands[request.seat]):
        for gap, chance in enumerate(gap_chances(line, request.beliefs.of(request.cards[card]))):
            if chance > best[2]:
                best = (card, gap, chance)
    return best


def _how_sure(chance: float) -> str:
    if chance >= SURE:
        return "why-cardline-sure"
    return "why-cardline-guess" if chance < GUESS else "why-cardline-likely"


def _place(card: int, gap: int, code: str, chance: float) -> Decision:
    return Decision(PlaceCard(card, gap), Line(code, {"card": CardRef(card), "percent": _percent(chance)}))
