"""A record thought through on as many cores as one likes, and told in words."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tallorder.catalogue import DeckLike
from tallorder.games.kernel import SeatRef
from tallorder.study.analysis import Analysis, JudgedMove, Lie, PlayerStudied
from tallorder.study.plan import GameStudy, Studied, StudyPlan
from tallorder.terminal.speaker import Speaker

TELLING = ("doubtful", "mistake", "luck")
"""The marks of decisions that are told one by one."""


class _Worker:
    """What a process of its own thinks about."""

    study: GameStudy | None = None


def _open(plan: StudyPlan, deck: DeckLike | None) -> None:
    _Worker.study = GameStudy(plan, deck)


def _think(moment: int) -> Studied:
    assert _Worker.study is not None
    return _Worker.study.think(moment)


def think_through(
    study: GameStudy, deck: DeckLike | None = None, jobs: int = 1, watch: Callable[[], object] | None = None
) -> Analysis:
    """Every moment of a game, in so many processes; their number changes how long it takes, never what comes out."""
    studied = []
    for one in _moments(study, deck, jobs):
        studied.append(one)
        if watch is not None:
            watch()
    return study.gather(studied)


def _moments(study: GameStudy, deck: DeckLike | None, jobs: int) -> Iterator[Studied]:
    if jobs == 1:
        yield from map(study.think, range(study.moments))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _open, (study.plan, deck)) as pool:
        yield from pool.map(_think, range(study.moments))


def say_analysis(study: GameStudy, analysis: Analysis, language: str) -> list[str]:
    """The analysis as lines for people: how everybody decided, what went wrong and why, and who lied best."""
    cards = study.rules.cards(study.games[0])
    speaker = Speaker(language, cards, deck=study.start.deck)
    say = speaker.say
    decisions = sum(player.decisions for player in analysis.players)
    told = [say("study-head", count=decisions, worlds=analysis.worlds)]
    if study.start.deck is not None:
        told.append(say("study-level", level=analysis.level))
    told.append("")
    told += [_player(speaker, player) for player in analysis.players]
    told += [say("study-formula"), ""]
    for place, moment in enumerate(analysis.moments):
        if moment.judged is not None and moment.judged.mark in TELLING:
            told += [*_judged(speaker, place + 1, moment.judged), ""]
    told += _lies(speaker, analysis.lies)
    return told


def _player(speaker: Speaker, player: PlayerStudied) -> str:
    if player.accuracy is None:
        return speaker.say("study-player-idle", player=SeatRef(player.seat))
    counts = ", ".join(f"{speaker.say(f'study-mark-{mark}')} {count}" for mark, count in player.marks.items() if count)
    accuracy = round(player.accuracy, 1)
    return speaker.say("study-player", player=SeatRef(player.seat), accuracy=accuracy, marks=counts)


def _judged(speaker: Speaker, number: int, judged: JudgedMove) -> list[str]:
    say = speaker.say
    lost = {"lost": round(100 * judged.lost.chance), "error": max(1, round(100 * judged.lost.error))}
    mark = say(f"study-mark-{judged.mark}")
    told = [say("study-decision", number=number, player=SeatRef(judged.seat), mark=mark, **lost)]
    for code, one in (("study-played", judged.played), ("study-better", judged.best)):
        percent = round(100 * one.estimate.chance)
        error = max(1, round(100 * one.estimate.error))
        told.append(
            "  " + say(code, move=speaker.line(one.says), percent=percent, error=error, why=speaker.line(one.why))
        )
    return told


def _lies(speaker: Speaker, lies: tuple[Lie, ...]) -> list[str]:
    told = []
    for place, lie in enumerate(lies):
        code = "study-lie-caught-at-once" if not lie.let_lie else "study-lie-best" if place == 0 else "study-lie"
        facts = {"percent": round(100 * lie.believable), "count": lie.let_lie, "moment": lie.caught}
        told.append(speaker.say(code, player=SeatRef(lie.seat), card=speaker.card(lie.card), **facts))
    return told
