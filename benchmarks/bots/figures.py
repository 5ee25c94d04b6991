"""What the bots promise, played out in the arena: every claim with its command, its result and whether it holds.

The list below is the only one; it is data. A claim takes minutes to an hour, the last ones of Skyscraper longest.
Compiled engines play the same games several times as fast:

    make compile
    python -m benchmarks.bots.figures --into figures/ [--only NAME] [--part 0.1] [--jobs 2]

Results are kept in the folder as the arena's JSON, and a claim that is found there is not played again.
"""

import argparse
import math
import shlex
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
from tqdm import tqdm

from tallorder.bots import Budget
from tallorder.bots.players import read_bot
from tallorder.catalogue import offer
from tallorder.lab import arena
from tallorder.lab.arena import ArenaReport, Contest
from tallorder.lab.statistics import Share

SEED = 2026
LEVELS = "expert@95,expert@85,expert@75,expert@65"
Bar = Callable[[ArenaReport], bool]


def at_least(least: float) -> Bar:
    """The first of the line-up wins at least this share."""
    return lambda report: first(report).mean >= least


def below(most: float) -> Bar:
    """The first of the line-up wins less than this share."""
    return lambda report: first(report).mean < most


def above_fair(report: ArenaReport) -> bool:
    """The first of the line-up wins more than its fair share, the whole interval above it."""
    return first(report).low > report.fair_share


def in_order(report: ArenaReport) -> bool:
    """Each of the line-up wins more than the next, with intervals that do not touch."""
    wins = [standing.wins for standing in report.standings.values()]
    return all(better.low > worse.high for better, worse in pairwise(wins))


def first(report: ArenaReport) -> Share:
    """What the first of the line-up won."""
    return next(iter(report.standings.values())).wins


class Claim(msgspec.Struct, frozen=True):
    """Something that must show in so many games, and the line-up that shows it."""

    id: str
    says: str
    game: str
    bots: str
    games: int
    holds: Bar
    pairs: bool = False
    playouts: int | None = None

    def command(self, part: float) -> list[str]:
        """How to see it by oneself."""
        words = ["tallorder", "arena", self.game, "--bots", self.bots, "--games", str(self.count(part))]
        if self.pairs:
            words.append("--pairs")
        if self.playouts is not None:
            words += ["--playouts", str(self.playouts)]
        return [*words, "--seed", str(SEED)]

    def count(self, part: float) -> int:
        """Games, when only a part of the promised number is played."""
        return math.ceil(part * self.games)

    def play(self, part: float, jobs: int) -> list[ArenaReport]:
        """The same as the command."""
        engine = offer(self.game).engine
        line_up = tuple(read_bot(engine, name) for name in self.bots.split(","))
        budget = Budget() if self.playouts is None else Budget(playouts=self.playouts)
        contest = Contest(self.game, line_up, self.count(part), SEED, budget=budget)
        contests = arena.pairs(contest) if self.pairs else [contest]
        total = sum(one.deals() * len(one.seatings()) for one in contests)
        with tqdm(total=total, unit="game", desc=self.id, disable=None, leave=False) as bar:
            return [arena.run(one, jobs, bar.update) for one in contests]


LANDMARKS, CARDLINE, SKYSCRAPER = "comparity-landmarks", "cardline-globetrotter", "skyscraper"
CLAIMS = (
    Claim("comparity-levels-4", "95 > 85 > 75 > 65 %", LANDMARKS, LEVELS, 4800, in_order),
    Claim("comparity-levels-2", "95 > 85 > 75 > 65 %", LANDMARKS, LEVELS, 2000, in_order, pairs=True),
    *(
        claim
        for level in (75, 85)
        for expert, plain in [(f"expert@{level}", f"plain@{level}")]
        for claim in (
            Claim(f"comparity-plain-{level}-2", "≥ 55 %", LANDMARKS, f"{expert},{plain}", 2000, at_least(0.55)),
            Claim(
                f"comparity-plain-{level}-4",
                "more than fair",
                LANDMARKS,
                ",".join([expert, plain, plain, plain]),
                2000,
                above_fair,
            ),
        )
    ),
    Claim("comparity-pusher-friend", "< 5 %", LANDMARKS, "pusher@75,friend@75", 2000, below(0.05)),
    Claim("comparity-pusher-expert", "< 5 %", LANDMARKS, "pusher@75,expert@75", 2000, below(0.05)),
    Claim("cardline-levels-4", "95 > 85 > 75 > 65 %", CARDLINE, LEVELS, 2400, in_order),
    Claim("cardline-levels-2", "95 > 85 > 75 > 65 %", CARDLINE, LEVELS, 1000, in_order, pairs=True),
    Claim("skyscraper-any-legal-2", "≥ 90 %", SKYSCRAPER, "heuristic,any-legal", 1000, at_least(0.9)),
    Claim(
        "skyscraper-any-legal-4", "≥ 75 %", SKYSCRAPER, "heuristic,any-legal,any-legal,any-legal", 1000, at_least(0.75)
    ),
    Claim("skyscraper-200-2", "≥ 60 %", SKYSCRAPER, "expert,heuristic", 400, at_least(0.6), playouts=200),
    Claim(
        "skyscraper-200-4",
        "≥ 33.75 %",
        SKYSCRAPER,
        "expert,heuristic,heuristic,heuristic",
        400,
        at_least(1.35 / 4),
        playouts=200,
    ),
    Claim("skyscraper-1000-2", "≥ 65 %", SKYSCRAPER, "expert,heuristic", 300, at_least(0.65), playouts=1000),
)


def reports_of(claim: Claim, part: float, jobs: int, into: Path | None) -> list[ArenaReport]:
    """What the arena found for a claim, now or before."""
    kept = None if into is None else into / f"{claim.id}.json"
    if kept is not None and kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=list[ArenaReport])
    found = claim.play(part, jobs)
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    return found


def main() -> None:
    """Plays the claims and prints a line for each; fails if one does not hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="claims whose name begins like this")
    parser.add_argument("--part", type=float, default=1.0, help="this part of the promised number of games")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="keep results here, and play only what is missing")
    arguments = parser.parse_args()
    all_hold = True
    for claim in CLAIMS:
        if not claim.id.startswith(arguments.only):
            continue
        print(f"{claim.id}: {claim.says}\n  $ {shlex.join(claim.command(arguments.part))}", flush=True)
        for report in reports_of(claim, arguments.part, arguments.jobs, arguments.into):
            holds = claim.holds(report)
            all_hold &= holds
            shares = ", ".join(
                f"{name} {100 * one.wins.mean:.1f} [{100 * one.wins.low:.1f}–{100 * one.wins.high:.1f}]"
                for name, one in report.standings.items()
            )
            print(f"  {'holds' if holds else 'FAILS'}: {shares}; {report.games} games", flush=True)
    sys.exit(not all_hold)


if __name__ == "__main__":
    main()
