"""Comparity thought through: whom to believe, what a play or a check is worth, and who lied well."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from tallorder.bots import BotRequest
from tallorder.bots.comparity import Thinker, expert, explain
from tallorder.bots.comparity.reading import Reading, upper_cells
from tallorder.games.comparity.moves import Check, PlayCard, Reveal
from tallorder.games.comparity.rules import RULES
from tallorder.games.comparity.view import ComparityView
from tallorder.games.kernel import Chance, Event, Game, Guesses, Line, Move
from tallorder.study.analysis import DoubtedPair, LookedBack
from tallorder.study.comparity.lies import lies_of, truth_of
from tallorder.study.comparity.quick import QuickTable
from tallorder.study.comparity.supposing import Supposing
from tallorder.study.fog import Scores, fogs_of, noise

NEUTRAL = -1
"""The seat of somebody who laid none of the cards."""
TRUST = ((65, 0.70), (75, 0.74), (85, 0.76), (95, 0.79))
"""Trust by level; a straight line between them."""


def usual_trust(level: int) -> float:
    """How far somebody of whom nothing was seen yet is trusted to have laid a card right, at a table whose players
    know so much, in percent: what made doubts come true most nearly as often as they said in games between bots."""
    for (low, at_low), (high, at_high) in pairwise(TRUST):
        if level <= high:
            return at_low + (at_high - at_low) * (level - low) / (high - low)
    return TRUST[-1][1]


class ComparityScholar:
    """One decision at a table whose players know so much."""

    worlds = 192

    def __init__(self, request: BotRequest[ComparityView], level: int) -> None:
        self.request = request
        self.view = request.view
        self.trust = usual_trust(level)
        neutral = msgspec.structs.replace(request, seat=NEUTRAL)
        self.reading = Reading(neutral, trusts=True, usual=self.trust)
        self._supposing: Supposing | None = None
        self.scores = Scores(request)
        self.fogs: list[float] = []

    @staticmethod
    def look_back(
        views: Sequence[ComparityView], events: Sequence[Sequence[Event]], doubts: Sequence[Sequence[DoubtedPair]]
    ) -> LookedBack:
        """Who lied how well, and what was true."""
        return LookedBack(lies_of(views, events, doubts), truth_of(views))

    def doubts(self) -> tuple[DoubtedPair, ...]:
        """Every pair of neighbours of which at least one is closed."""
        reading = self.reading
        closed = set(reading.closed)
        found = []
        for cell, card in reading.at.items():
            for near in upper_cells(cell):
                if near in reading.at and (cell in closed or near in closed):
                    doubt = 1 - reading.in_order(card, reading.at[near])
                    found.append(DoubtedPair(card, reading.at[near], round(doubt, 4)))
        return tuple(found)

    def candidates(self, most: int) -> Sequence[Move]:
        """What an expert would do, the likeliest plays of each kind, the most doubtful cards."""
        legal = self.request.legal
        if len(legal) <= most:
            return legal
        found: dict[Move, None] = {expert(self.request).move: None}
        thinker = Thinker(self.request, trusts=True, reading=self.reading)
        buttons = [move for move in legal if not isinstance(move, PlayCard | Check | Reveal)]
        found |= dict.fromkeys(buttons[:1])
        targets = sorted(thinker.targets(), key=lambda cell: (-self.reading.doubt(cell), cell))
        fits: dict[int, list[tuple[float, int, tuple[int, int]]]] = {}
        for card, cells in thinker.plays().items():
            for cell in cells:
                touch = min(3, thinker.neighbours.get(cell, 1))
                fits.setdefault(touch, []).append((-self.reading.fit(card, cell), card, cell))
        ranked = [iter(sorted(fits[touch])) for touch in sorted(fits)]
        checks = iter(targets)
        while len(found) < most:
            before = len(found)
            for plays in ranked:
                _, card, cell = next(plays, (0.0, -1, (0, 0)))
                if card >= 0:
                    found[PlayCard(card, cell)] = None
            target = next(checks, None)
            if target is not None:
                found[Check(target)] = None
            if len(found) == before:
                found |= dict.fromkeys(legal[:most])
                break
        return tuple(found)[:most]

    def why(self, move: Move) -> Line:
        """What a thoughtful player would say."""
        return explain(self.request, move, self.reading)

    def imagine(self, chance: Chance) -> Game:
        """A world: closed cards of the area as their neighbours suggest, the others as believed."""
        request, beliefs = self.request, self.request.beliefs
        if self._supposing is None:
            self._supposing = Supposing(self.reading, Chance(chance.next()))
        supposing = self._supposing
        supposing.again()
        opened = set(RULES.opened(self.view))
        named: dict[int, int] = {}
        for card in RULES.visible(self.view):
            if card in opened:
                continue
            score = supposing.scores.get(card) if card in supposing.lower else None
            if score is None:
                belief = beliefs.of(request.cards[card])
                score = belief.mean + belief.variance**0.5 * noise(chance)
            named[card] = beliefs.number(score)
        hidden = self.view.deck - isinstance(self.view.top, int)
        unseen = [beliefs.number(noise(chance)) for _ in range(hidden)]
        return RULES.imagine(self.view, Guesses(named, unseen), chance)

    def play_on(self, game: Game, key: int) -> list[float]:
        """A few turns among players who know as much as the analysis says, then the race."""
        assert isinstance(game, RULES.game_type)
        numbers = game.agreed.values
        if not self.fogs:
            self.fogs = fogs_of(self.request, len(numbers))
        return QuickTable(game, self.scores.of(numbers), self.fogs, self.trust, key).play_on()


SCHOLAR = ComparityScholar
