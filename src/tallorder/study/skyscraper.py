"""Skyscraper thought through: what a card is worth here, in worlds that fit what the seat was shown."""

import math
from collections.abc import Sequence
from typing import Any

from tallorder.bots import BotRequest
from tallorder.bots.skyscraper.judging import Judge
from tallorder.bots.skyscraper.reasons import reason
from tallorder.bots.skyscraper.search import play_out
from tallorder.games.kernel import Chance, Event, Game, Guesses, Line, Move
from tallorder.games.skyscraper.rules import RULES
from tallorder.games.skyscraper.view import SkyscraperView
from tallorder.study.analysis import DoubtedPair, LookedBack

CLOSE, FAR = 2.0, 0.05
"""Points of margin that make one seat e times as likely to win as another: at the end of the deck, and more for each
card still in it. Set by hand; `python -m benchmarks.study` measures how often the chances come true."""


class SkyscraperScholar:
    """One decision from one hand."""

    worlds = 240

    def __init__(self, request: BotRequest[SkyscraperView], level: int) -> None:
        del level  # there are no facts to know
        self.request = request
        self.first = RULES.imagine(request.view, Guesses(), request.chance())
        self.packed = dict(zip(request.legal, self.first.legal(), strict=True))

    @staticmethod
    def look_back(
        views: Sequence[Any], events: Sequence[Sequence[Event]], doubts: Sequence[Sequence[DoubtedPair]]
    ) -> LookedBack:
        """Nobody can lie here."""
        del views, events, doubts
        return LookedBack()

    def doubts(self) -> tuple[DoubtedPair, ...]:
        """Nothing lies out of order here."""
        return ()

    def candidates(self, most: int) -> Sequence[Move]:
        """What a practised player thinks of first."""
        judge = Judge(self.first)
        ranked = sorted(self.packed.items(), key=lambda one: (-judge.rate(one[1]), one[1]))
        return tuple(move for move, _ in ranked[:most])

    def why(self, move: Move) -> Line:
        """What one would say at the table."""
        return reason(self.first, self.packed[move])

    def imagine(self, chance: Chance) -> Game:
        """A world that fits."""
        return RULES.imagine(self.request.view, Guesses(), chance)

    def play_on(self, game: Game, key: int) -> list[float]:
        """A few turns at a glance, then points and how many cards are left to change them."""
        assert isinstance(game, RULES.game_type)
        play_out(game, Chance(key))
        outcome = game.outcome()
        if outcome is not None:
            share = 1.0 / len(outcome.winners)
            return [share if seat in outcome.winners else 0.0 for seat in range(game.seats)]
        return chances(game.scores(), len(game.deck), game.gone)


def chances(scores: Sequence[int], deck: int, gone: Sequence[int]) -> list[float]:
    """Each seat's chance of winning with these points and so many cards to come."""
    points = CLOSE + FAR * deck
    best = max(score for seat, score in enumerate(scores) if seat not in gone)
    weights = [0.0 if seat in gone else math.exp((score - best) / points) for seat, score in enumerate(scores)]
    total = sum(weights)
    return [weight / total for weight in weights]


SCHOLAR = SkyscraperScholar
