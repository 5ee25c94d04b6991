"""How often what an analysis says comes true: `python -m benchmarks.study --write` renews docs/analysis.md.

Bots of every level play games that no number of the analysis was fitted to; at a few moments of each game the chances
of winning are estimated and, in Comparity, pairs are doubted; then everything is compared with what happened.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time

import msgspec
from joblib import Parallel, delayed
from tqdm import tqdm

from tallorder import catalogue
from tallorder.bots import Budget
from tallorder.bots.players import read_bot
from tallorder.bots.seated import SeatedBot
from tallorder.games.kernel import NOBODY, Chance
from tallorder.study.plan import GameStudy, StudyPlan
from tallorder.study.weighing import by_seat, weigh

ROOT = Path(__file__).parents[1]
LEVELS = (65, 75, 85, 95)
BINS = 10
MOMENTS = 3
"""So many moments of a game are looked at."""
WORLDS = 64
COLOURS = ("#1B6CA8", "#C2571A", "#2E7D4F", "#7A3E9D")
FIRST_SEED = 50_000


class Trial(msgspec.Struct, frozen=True):
    """A game to be played and looked at."""

    game: str
    level: int
    seed: int


class Told(msgspec.Struct, frozen=True):
    """What was said of one game, each with whether it came true."""

    trial: Trial
    wins: list[tuple[float, float]]
    doubts: list[tuple[float, float]]
    seconds: float


def trials(games: int, first: int) -> list[Trial]:
    """So many games: each kind with facts at each level, and Skyscraper, which knows no levels."""
    kinds = ("comparity-landmarks", "comparity-movies", "cardline-globetrotter")
    found = []
    for number in range(games):
        kind, level = number % 13, LEVELS[number // 13 % 4]
        game = "skyscraper" if kind == 12 else kinds[kind % 3]
        found.append(Trial(game, level, first + number))
    return found


def record_of(trial: Trial) -> str:
    """A game among friends and experts who know as much as the trial says."""
    players = 2 + trial.seed % 3
    start = catalogue.set_up(trial.game, players=players, seed=trial.seed)
    skills = ("heuristic", "friend") if trial.game == "skyscraper" else ("friend", "expert")
    running = start.begin()
    seated = [
        SeatedBot(
            start,
            running,
            seat,
            read_bot(start.rules.engine, f"{skills[(trial.seed + seat) // 2 % 2]}@{trial.level}"),
            Chance(trial.seed).fork(seat).key,
        )
        for seat in range(players)
    ]
    while running.actor != NOBODY:
        events = running.play(seated[running.actor].decide(running, Budget()).move)
        for one in seated:
            one.watch(running, events)
    return running.record()


def look_at(trial: Trial) -> Told:
    """Estimates a few moments of a game, and compares."""
    begun = process_time()
    study = GameStudy(StudyPlan(record_of(trial), trial.level, trial.seed))
    outcome = study.games[-1].outcome()
    assert outcome is not None
    wins: list[tuple[float, float]] = []
    doubts: list[tuple[float, float]] = []
    chance = Chance(trial.seed)
    for _ in range(MOMENTS):
        moment = chance.below(study.moments - 1)
        request = study.request(moment)
        weighed = weigh(study.scholars(request), request, [], WORLDS, chance)
        for seat, one in enumerate(by_seat(weighed.natural)):
            wins.append((one.chance, (seat in outcome.winners) / len(outcome.winners)))
        cards, order = study.start.deal.cards, study.start.deal.order
        for pair in study.scholar(request, trial.level).doubts():
            low, high = (cards[card].values[order].number for card in (pair.low, pair.high))
            doubts.append((pair.doubt, float(low > high)))
    return Told(trial, wins, doubts, process_time() - begun)


class Reliability(msgspec.Struct, frozen=True):
    """How often something said came true, bin by bin."""

    name: str
    count: int
    error: float
    """The calibration error: how far what was said is from what happened, bin by bin, weighted by their sizes."""
    brier: float
    base_brier: float
    """The Brier score of whoever says the same share every time."""
    bins: list[tuple[float, float, int]]
    """What was said on average, how often it came true, how often it was said."""


def reliability(name: str, said: Sequence[tuple[float, float]]) -> Reliability:
    """The bins of one kind of estimate."""
    groups: dict[int, list[tuple[float, float]]] = {}
    for chance, came in said:
        groups.setdefault(min(BINS - 1, int(chance * BINS)), []).append((chance, came))
    bins = [
        (sum(one for one, _ in group) / len(group), sum(came for _, came in group) / len(group), len(group))
        for _, group in sorted(groups.items())
    ]
    count = len(said)
    share = sum(came for _, came in said) / count
    return Reliability(
        name,
        count,
        sum(abs(mean - came) * size for mean, came, size in bins) / count,
        sum((chance - came) ** 2 for chance, came in said) / count,
        sum((share - came) ** 2 for _, came in said) / count,
        bins,
    )


def groups(told: Sequence[Told]) -> Iterator[Reliability]:
    """Everything that is worth its own line."""
    for level in LEVELS:
        yield reliability(
            f"doubts at level {level}", [x for one in told if one.trial.level == level for x in one.doubts]
        )
    for kind in ("comparity", "cardline"):
        for level in LEVELS:
            own = [one for one in told if one.trial.game.startswith(kind) and one.trial.level == level]
            yield reliability(f"winning {kind} at level {level}", [x for one in own for x in one.wins])
    yield reliability("winning skyscraper", [x for one in told if one.trial.game == "skyscraper" for x in one.wins])
    yield reliability("winning, all games", [x for one in told for x in one.wins])


def draw(found: Sequence[Reliability], file: Path) -> None:
    """The reliability diagram: what was said against what happened, the same on every run."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams.update({"svg.hashsalt": "tallorder", "font.size": 9})
    from matplotlib import pyplot

    panels = ("doubts", "winning comparity", "winning cardline", "winning skyscraper")
    figure, axes = pyplot.subplots(1, 4, figsize=(13, 3.6), layout="constrained")
    for name, axis in zip(panels, axes, strict=True):
        axis.plot([0, 1], [0, 1], color="#99A3AB", linewidth=1, linestyle="--")
        for one, colour in zip(
            [one for one in found if one.name.startswith(name)],
            ("#1B6CA8", "#C2571A", "#2E7D4F", "#7A3E9D"),
            strict=False,
        ):
            label = one.name.rpartition(" at ")[2] if " at " in one.name else "all"
            shown = [(said, came) for said, came, size in one.bins if size >= 20]
            axis.plot(*zip(*shown, strict=True), marker="o", markersize=4, linewidth=1.2, color=colour, label=label)
        axis.set(title=name, xlabel="said", xlim=(0, 1), ylim=(0, 1), aspect="equal")
        axis.legend(frameon=False, loc="upper left")
    axes[0].set_ylabel("came true")
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)


def as_page(found: Sequence[Reliability], told: Sequence[Told]) -> str:
    """The numbers as a page."""
    lines = [
        "# How often an analysis is right",
        "",
        f"Measured by `python -m benchmarks.study --games {len(told)} --write` on games between bots that no number of",
        f"the analysis was fitted to: {len(told)} games, {MOMENTS} moments of each, {WORLDS} worlds for a moment.",
        "How it is computed: [decision 36](decisions/0036-analysis.md).",
        "",
        "![What was said, and how often it came true](pictures/reliability.svg)",
        "",
        "The calibration error is the mean distance between what was said and what happened, over ten bins; the Brier",
        "score is compared with that of somebody who says the same share every time.",
        "",
        "| what was said | how often | calibration error | Brier score | always the same |",
        "|---|---:|---:|---:|---:|",
    ]
    for one in found:
        lines.append(f"| {one.name} | {one.count} | {one.error:.3f} | {one.brier:.3f} | {one.base_brier:.3f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Plays, compares, and writes if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5200)
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED, help="where the seeds of the games begin")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="renew docs/analysis.md and its picture")
    arguments = parser.parse_args()
    wanted = trials(arguments.games, arguments.first_seed)
    calls = (delayed(look_at)(trial) for trial in wanted)
    told = list(tqdm(Parallel(n_jobs=arguments.jobs, return_as="generator")(calls), total=len(wanted), disable=None))
    found = list(groups(told))
    page = as_page(found, told)
    print(page)
    print(f"{sum(one.seconds for one in told):.0f} CPU seconds")
    if arguments.write:
        (ROOT / "docs" / "analysis.md").write_text(page, encoding="utf-8")
        draw(found, ROOT / "docs" / "pictures" / "reliability.svg")


if __name__ == "__main__":
    main()
