"""Cardline thought through: which card, and into which gap."""

from collections.abc import Sequence
from typing import Any

from tallorder.bots import BotRequest
from tallorder.bots.cardline import expert, explain, gap_chances, line_scores
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.rules import RULES
from tallorder.games.cardline.view import CardlineView
from tallorder.games.kernel import Chance, Event, Game, Guesses, Line, Move
from tallorder.study.analysis import DoubtedPair, LookedBack
from tallorder.study.cardline.quick import play_on
from tallorder.study.fog import Scores, fogs_of, noise


class CardlineScholar:
    """One decision at a table of people who know equally much."""

    worlds = 480

    def __init__(self, request: BotRequest[CardlineView], level: int) -> None:
        del level  # the beliefs say it
        self.request = request
        self.view = request.view
        self.scores = Scores(request)
        self.fogs: list[float] = []

    @staticmethod
    def look_back(
        views: Sequence[Any], events: Sequence[Sequence[Event]], doubts: Sequence[Sequence[DoubtedPair]]
    ) -> LookedBack:
        """Nobody can lie here."""
        del views, events, doubts
        return LookedBack()

    def doubts(self) -> tuple[DoubtedPair, ...]:
        """Cards of the line lie open: nobody doubts them."""
        return ()

    def candidates(self, most: int) -> Sequence[Move]:
        """What an expert would do, and each card into the gap where it most likely belongs."""
        request = self.request
        line = line_scores(request)
        ranked = []
        for card in self.view.hands[request.seat]:
            chances = gap_chances(line, request.beliefs.of(request.cards[card]))
            ranked += [(-chance, card, gap) for gap, chance in enumerate(chances)]
        ranked.sort()
        firsts = {card: PlaceCard(card, gap) for _, card, gap in reversed(ranked)}
        found: dict[Move, None] = {expert(request).move: None}
        found |= dict.fromkeys(firsts[card] for card in sorted(firsts))
        found |= dict.fromkeys(PlaceCard(card, gap) for _, card, gap in ranked[:most])
        return tuple(found)[:most]

    def why(self, move: Move) -> Line:
        """How sure one could be."""
        assert isinstance(move, PlaceCard)
        return explain(self.request, move)

    def imagine(self, chance: Chance) -> Game:
        """A world: every closed card as believed, the pile by chance."""
        request, view = self.request, self.view
        beliefs = request.beliefs
        opened = set(RULES.opened(view))
        named: dict[int, int] = {}
        for card in RULES.visible(view):
            if card not in opened:
                belief = beliefs.of(request.cards[card])
                named[card] = beliefs.number(belief.mean + belief.variance**0.5 * noise(chance))
        hidden = view.pile - isinstance(view.top, int)
        return RULES.imagine(view, Guesses(named, [beliefs.number(noise(chance)) for _ in range(hidden)]), chance)

    def play_on(self, game: Game, key: int) -> list[float]:
        """To the end, if it comes in time."""
        assert isinstance(game, RULES.game_type)
        if not self.fogs:
            self.fogs = fogs_of(self.request, len(game.values))
        return play_on(game, self.scores.of(game.values), self.fogs, key)


SCHOLAR = CardlineScholar
