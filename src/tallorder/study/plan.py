"""A whole game thought through, one moment after another: a record goes in, an analysis comes out.

Every moment can be thought through by itself, in any order and in any process; the same plan gives the same analysis.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

import msgspec

from tallorder import catalogue
from tallorder.bots import AnyBotRequest, Belief, Beliefs
from tallorder.bots.players import BotSpec
from tallorder.bots.seated import beliefs_of, make_request
from tallorder.catalogue import DeckLike, Start, start_of
from tallorder.games.kernel import NOBODY, Chance, Game, Move, Refusal, Refused, Seen
from tallorder.games.kernel.record import RESIGN, Record, play_recorded, read_record
from tallorder.study.analysis import (
    AnalysedMoment,
    Analysis,
    Estimate,
    JudgedMove,
    WeighedMove,
)
from tallorder.study.marks import mark_of, player_studied
from tallorder.study.weighing import Scholar, Weighed, best_and_lost, by_seat, estimate, weigh

VERSION: Final = 1
LEAST_LEVEL, MOST_LEVEL, USUAL_LEVEL = 65, 95, 85
CANDIDATES: Final = 6
"""So many moves of a decision are thought through, the one that was played among them."""
CROWD: Final = 8
"""So many players who know equally much are asked."""
MOMENTS, BELIEVERS = 7, 8
"""Branches of the seed."""


class StudyPlan(msgspec.Struct, frozen=True):
    """What is to be thought through, and how thoroughly; as text, so that another process can be asked."""

    record: str
    level: int = USUAL_LEVEL
    seed: int = 0
    worlds: int = 0
    """How many worlds are imagined for a decision; 0 is as many as the game needs."""


def scholar_of(engine: str) -> type[Scholar]:
    """Who thinks an engine's decisions through; a game without anybody is refused."""
    module = catalogue.manifest(engine).study
    if not module:
        raise Refused(Refusal("K-STUDY", "study-no-scholar"))
    found: type[Scholar] = import_module(module).SCHOLAR
    return found


def together(crowd: Sequence[Beliefs]) -> Beliefs:
    """What these believers know when they put together what each of them has heard of a card."""
    first = crowd[0]
    known: dict[str, Belief] = {}
    for card, one in first.cards.items():
        weight = 1 / one.variance - 1
        precision = 1 + len(crowd) * weight
        heard = sum(own.cards[card].mean for own in crowd) / (1 - one.variance)
        known[card] = Belief(heard * weight / precision, 1 / precision)
    return Beliefs(known, first.scale)


class Studied(msgspec.Struct, frozen=True):
    """What came of one moment, still without what only later moments tell."""

    moment: AnalysedMoment
    seat: int = NOBODY
    played: WeighedMove | None = None
    best: WeighedMove | None = None
    lost: Estimate | None = None
    weighed: int = 0


class GameStudy:
    """A game that is over, opened for thinking it through."""

    def __init__(self, plan: StudyPlan, deck: DeckLike | None = None) -> None:
        if not LEAST_LEVEL <= plan.level <= MOST_LEVEL:
            raise Refused(
                Refusal("K-BOT", "bot-knowledge", {"value": str(plan.level), "least": LEAST_LEVEL, "most": MOST_LEVEL})
            )
        self.plan = plan
        self.record: Record = read_record(plan.record)
        self.start: Start = start_of(self.record, deck)
        self.rules = self.start.rules
        self.scholar: type[Scholar] = scholar_of(self.rules.engine)
        self.worlds = plan.worlds or self.scholar.worlds
        self.crowd = self._crowd()
        """What several players who know so much believe: the analysis is theirs on average, not one player's quirks."""
        self.together = together(self.crowd)
        self.games: list[Game] = []
        """The position at each moment, the first before the first move."""
        self.moves: list[Move | None] = []
        """What was done at each moment but the last; None is a resignation."""
        self.seats: list[int] = []
        """Who did it."""
        self.events: list[tuple[Any, ...]] = []
        """What came of it."""
        self._play()

    def _crowd(self) -> list[Beliefs]:
        seeds = Chance(self.plan.seed).fork(BELIEVERS)
        known = BotSpec("", self.plan.level)
        count = 1 if self.start.deck is None else CROWD
        return [beliefs_of(self.start, known, seeds.fork(number).key) for number in range(count)]

    def _play(self) -> None:
        game = self.start.begin()
        self.games.append(game.clone())
        for one in self.record.moves:
            self.moves.append(None if one.text == RESIGN else self.rules.read_move(game, one.text))
            self.seats.append(one.seat)
            self.events.append(tuple(play_recorded(self.rules, game, one)))
            self.games.append(game.clone())
        if game.actor != NOBODY:
            raise Refused(Refusal("K-OVER", "study-not-over"))

    @property
    def moments(self) -> int:
        """How many moments there are to think through."""
        return len(self.games)

    def request(self, moment: int) -> AnyBotRequest:
        """What whoever decides at a moment was shown; nothing else goes into thinking it through."""
        game = self.games[moment]
        seat = max(game.actor, 0)
        seen: list[Seen] = []
        for before, events in zip(self.games[:moment], self.events, strict=False):
            seen += [before.seen(event, seat) for event in events]
        seed = Chance(self.plan.seed).fork(moment).key
        first_view = self.games[0].view(seat)
        return make_request(self.start, game, seat, first_view, seen, self.together, seed)

    def scholars(self, request: AnyBotRequest) -> list[Scholar]:
        """Everybody in the crowd, asked the same."""
        asked = self.crowd[: (self.worlds + 1) // 2]
        return [self.scholar(msgspec.structs.replace(request, beliefs=own), self.plan.level) for own in asked]

    def _weigh(self, moment: int, request: AnyBotRequest, moves: Sequence[Move]) -> Weighed:
        chance = Chance(self.plan.seed).fork(MOMENTS).fork(moment)
        return weigh(self.scholars(request), request, moves, self.worlds, chance)

    def think(self, moment: int) -> Studied:
        """One moment thought through."""
        game = self.games[moment]
        if game.actor == NOBODY:
            doubts = self.scholar(self.request(moment), self.plan.level).doubts() if self.rules.one_view else ()
            return Studied(AnalysedMoment(self._final(), doubts))
        request = self.request(moment)
        scholar = self.scholar(request, self.plan.level)
        move = self.moves[moment]
        resigned = move is None or self.seats[moment] != game.actor
        has_choice = len(request.legal) > 1 and not resigned
        moves = self._candidates(scholar, [] if move is None else [move]) if has_choice else []
        weighed = self._weigh(moment, request, moves)
        analysed = AnalysedMoment(by_seat(weighed.natural), scholar.doubts())
        if not moves or move is None:
            return Studied(analysed)
        best, lost = best_and_lost(weighed, 0)
        said = [self._said(moment, scholar, moves[place], weighed.after[place]) for place in (0, best)]
        return Studied(analysed, game.actor, said[0], said[1], lost, len(moves))

    def judge(self, moment: int, move: Move) -> JudgedMove:
        """Another move at a moment of this game, judged by the same estimate beside the one that was played."""
        game, played = self.games[moment], self.moves[moment]
        request = self.request(moment)
        if move not in request.legal:
            raise Refused(game.why_not(move))
        scholar = self.scholar(request, self.plan.level)
        moves = self._candidates(scholar, [move] + ([] if played is None else [played]))
        weighed = self._weigh(moment, request, moves)
        best, lost = best_and_lost(weighed, 0)
        said = [self._said(moment, scholar, moves[place], weighed.after[place]) for place in (0, best)]
        return JudgedMove(game.actor, said[0], said[1], lost, mark_of(lost), len(moves))

    def _candidates(self, scholar: Scholar, first: Sequence[Move]) -> list[Move]:
        found = dict.fromkeys(first)
        for move in scholar.candidates(CANDIDATES):
            if len(found) < CANDIDATES:
                found[move] = None
        return list(found)

    def _said(self, moment: int, scholar: Scholar, move: Move, samples: Sequence[float]) -> WeighedMove:
        game = self.games[moment]
        text = self.rules.write_move(game, move)
        says = self.rules.preview(game.view(game.actor), move).lines[0]
        return WeighedMove(move, text, says, scholar.why(move), estimate(samples))

    def _final(self) -> tuple[Estimate, ...]:
        outcome = self.games[-1].outcome()
        assert outcome is not None
        share = 1 / len(outcome.winners)
        return tuple(Estimate(share if seat in outcome.winners else 0.0, 0.0) for seat in range(self.games[0].seats))

    def gather(self, studied: Sequence[Studied]) -> Analysis:
        """All moments together, in order."""
        moments = tuple(
            self._judged(one, studied[place + 1] if place + 1 < len(studied) else None)
            for place, one in enumerate(studied)
        )
        views = [game.view(None) for game in self.games]
        back = self.scholar.look_back(views, self.events, [moment.doubts for moment in moments])
        return Analysis(
            version=VERSION,
            engine=self.rules.engine,
            level=self.plan.level,
            seed=self.plan.seed,
            worlds=self.worlds,
            moments=moments,
            players=tuple(player_studied(seat, moments) for seat in range(self.games[0].seats)),
            lies=back.lies,
            truth=back.truth,
        )

    def _judged(self, one: Studied, after: Studied | None) -> AnalysedMoment:
        if one.played is None or one.best is None or one.lost is None:
            return one.moment
        gained = None
        if after is not None:
            gained = after.moment.chances[one.seat].chance - one.best.estimate.chance
        mark = mark_of(one.lost, gained)
        judged = JudgedMove(one.seat, one.played, one.best, one.lost, mark, one.weighed)
        return msgspec.structs.replace(one.moment, judged=judged)


@lru_cache(maxsize=2)
def _opened(plan: StudyPlan) -> GameStudy:
    return GameStudy(plan)


def think_at(plan: StudyPlan, moment: int) -> Studied:
    """One moment of a game of ours, in whatever process; the game stays open for its other moments."""
    return _opened(plan).think(moment)


def gather_all(plan: StudyPlan, studied: Sequence[Studied]) -> bytes:
    """All moments of a game of ours put together, as JSON."""
    return msgspec.json.encode(_opened(plan).gather(studied))


def judge_at(plan: StudyPlan, moment: int, move: Move) -> JudgedMove:
    """Another move at a moment of a game of ours, in whatever process."""
    return _opened(plan).judge(moment, move)
