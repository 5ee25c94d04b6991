"""The arena: bots meet in every distinct seating, with the same deals, and what comes out is counted honestly."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Literal

import msgspec

from tallorder.bots import Budget
from tallorder.bots.players import BotSpec
from tallorder.catalogue import Start, set_up
from tallorder.extras import require
from tallorder.games.kernel import Chance
from tallorder.lab.duel import Duel, play
from tallorder.lab.statistics import Share, quantile, ratings, share

DEAL, SLOT = 1, 2
"""Branches of the arena's seed."""


class Contest(msgspec.Struct, frozen=True):
    """What is played: the game with its options, who sits down, how often, and from which seed."""

    game: str
    line_up: tuple[BotSpec, ...]
    games: int
    seed: int
    order: str | None = None
    options: Mapping[str, str] = {}
    deck: str | None = None
    cards: Literal["core", "all"] = "core"
    budget: Budget = Budget()

    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Every distinct order of the line-up around the table; equal players do not make another one."""
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for seating in permutations(range(len(self.line_up))):
            found.setdefault(tuple(self.line_up[slot].name for slot in seating), seating)
        return tuple(found.values())

    def check(self) -> None:
        """Refuses a contest that cannot be played before anybody waits for it."""
        self._start(0)

    def start(self, deal: int) -> Start:
        """A deal of this contest, the same for every seating."""
        return self._start(Chance(self.seed).fork(DEAL).fork(deal).key)

    def _start(self, seed: int) -> Start:
        return set_up(
            self.game,
            players=len(self.line_up),
            seed=seed,
            order=self.order,
            options=self.options,
            deck=self.deck,
            cards=self.cards,
        )

    def deals(self) -> int:
        """How many deals it takes to play at least the games asked for, each deal in every seating."""
        return -(-self.games // len(self.seatings()))


class Standing(msgspec.Struct, frozen=True):
    """How one name of the line-up fared."""

    wins: Share
    """Of a seat of this name; the fair share is one over the number of seats."""
    rating: float
    rating_sigma: float
    catch_rate: float | None
    """Comparity: checks that found a violation; Cardline: cards placed right."""
    score: float | None
    reasons: dict[str, int]
    milliseconds_median: float
    milliseconds_p99: float


class ArenaReport(msgspec.Struct, frozen=True):
    """What an arena found."""

    game: str
    line_up: tuple[str, ...]
    games: int
    deals: int
    seatings: int
    seed: int
    playouts: int
    """How long searching bots thought."""
    fair_share: float
    decisions_median: float
    standings: dict[str, Standing]


def play_deal(contest: Contest, deal: int) -> list[Duel]:
    """One deal, played in every seating: each player keeps its knowledge and its own seed wherever it sits."""
    start = contest.start(deal)
    slot_seeds = [Chance(contest.seed).fork(SLOT).fork(deal).fork(slot).key for slot in range(len(contest.line_up))]
    return [
        play(start, [contest.line_up[slot] for slot in seating], [slot_seeds[slot] for slot in seating], contest.budget)
        for seating in contest.seatings()
    ]


def run(contest: Contest, jobs: int = 1, progress: Callable[[int], object] | None = None) -> ArenaReport:
    """Plays the contest; the numbers of processes change how long it takes, never what comes out."""
    deals: list[list[Duel]] = []
    for duels in _all_deals(contest, jobs):
        deals.append(duels)
        if progress is not None:
            progress(len(duels))
    return report(contest, deals)


def _all_deals(contest: Contest, jobs: int) -> Iterator[list[Duel]]:
    if jobs == 1:
        return (play_deal(contest, deal) for deal in range(contest.deals()))
    require("lab")
    from joblib import Parallel, delayed

    calls = (delayed(play_deal)(contest, deal) for deal in range(contest.deals()))
    return iter(Parallel(n_jobs=jobs, return_as="generator")(calls))


def report(contest: Contest, deals: Sequence[list[Duel]]) -> ArenaReport:
    """Counts what was played."""
    games = [duel for duels in deals for duel in duels]
    rated = ratings((duel.players, [1 + max(duel.shares) - won for won in duel.shares]) for duel in games)
    names = list(dict.fromkeys(player.name for player in contest.line_up))
    return ArenaReport(
        game=contest.game,
        line_up=tuple(player.name for player in contest.line_up),
        games=len(games),
        deals=len(deals),
        seatings=len(contest.seatings()),
        seed=contest.seed,
        playouts=contest.budget.playouts,
        fair_share=1 / len(contest.line_up),
        decisions_median=quantile([duel.decisions for duel in games], 0.5),
        standings={name: _standing(name, deals, rated[name]) for name in names},
    )


def _standing(name: str, deals: Sequence[list[Duel]], rating: tuple[float, float]) -> Standing:
    reasons: Counter[str] = Counter()
    seconds: list[float] = []
    scores: list[int] = []
    tries = hits = 0
    per_deal: list[float] = []
    for duels in deals:
        won: list[float] = []
        for duel in duels:
            for seat, player in enumerate(duel.players):
                if player != name:
                    continue
                won.append(duel.shares[seat])
                reasons.update(duel.reasons[seat])
                seconds.extend(duel.seconds[seat])
                tries += duel.tries[seat]
                hits += duel.hits[seat]
                if duel.outcome.scores:
                    scores.append(duel.outcome.scores[seat])
        per_deal.append(sum(won) / len(won))
    return Standing(
        wins=share(per_deal),
        rating=rating[0],
        rating_sigma=rating[1],
        catch_rate=hits / tries if tries else None,
        score=sum(scores) / len(scores) if scores else None,
        reasons=dict(sorted(reasons.items())),
        milliseconds_median=1000 * quantile(seconds, 0.5),
        milliseconds_p99=1000 * quantile(seconds, 0.99),
    )


def pairs(contest: Contest) -> list[Contest]:
    """A two-player contest for every pair of different names in the line-up."""
    players = list({player.name: player for player in contest.line_up}.values())
    return [msgspec.structs.replace(contest, line_up=pair) for pair in combinations(players, 2)]


def as_table(found: ArenaReport) -> list[str]:
    """The report as lines for people."""
    lines = [
        f"{found.game}: {found.games} games ({found.deals} deals in {found.seatings} seatings), seed {found.seed}; "
        f"fair share {found.fair_share:.1%}; {found.decisions_median:.0f} decisions in a median game",
        f"  {'bot':<22}{'wins':>7}  {'95 %':<15}{'rating':>7}{'catch':>8}{'points':>8}{'ms':>8}{'p99 ms':>8}",
    ]
    for name, standing in found.standings.items():
        wins = standing.wins
        catch = "" if standing.catch_rate is None else f"{standing.catch_rate:.0%}"
        score = "" if standing.score is None else f"{standing.score:.1f}"
        lines.append(
            f"  {name:<22}{wins.mean:>7.1%}  {wins.low:.1%}–{wins.high:<8.1%}"
            f"{standing.rating:>7.1f}{catch:>8}{score:>8}"
            f"{standing.milliseconds_median:>8.1f}{standing.milliseconds_p99:>8.1f}"
        )
    return lines
