"""The moments that tests and pictures begin from: every kind of decision of every game, and what surrounds them."""

from tallorder.games.cardline import events as cardline
from tallorder.games.comparity import events as comparity
from tallorder.games.comparity import moves as order
from tallorder.games.kernel import Hidden
from tallorder.games.skyscraper import moves as build
from tests.browser.situations import ME, Moment, Situation

LANDMARKS, MOVIES, GLOBE, SKY = "comparity-landmarks", "comparity-movies", "cardline-globetrotter", "skyscraper"


def _missed(now: Moment) -> bool:
    return any(not one.correct and now.played[-1][0] == ME for one in now.events_of(cardline.CardFlipped))


def _tied(now: Moment) -> bool:
    return any(
        one.correct and one.belongs.equal and now.played[-1][0] == ME for one in now.events_of(cardline.CardFlipped)
    )


def _checked(now: Moment) -> bool:
    return any(one.seat == ME and not one.violations for one in now.events_of(comparity.CheckResult))


def _is_closed(now: Moment) -> bool:
    return all(isinstance(one.side, Hidden) for one in now.view.area)


def _splits(now: Moment) -> bool:
    """Whether discarding a card would tear the area apart."""
    for move in now.can(order.Discard):
        trial = now.game.clone()
        if any(isinstance(event, comparity.AreaSplit) for event in trial.play(move)):
            return True
    return False


def _catches(now: Moment) -> bool:
    """Whether stopping the check now finds a mistake."""
    trial = now.game.clone()
    return bool(now.can(order.Stop)) and any(
        isinstance(event, comparity.CheckResult) and event.violations for event in trial.play(order.Stop())
    )


# Every phase of every state machine: a decision of each kind.
DECISIONS = (
    Situation("landmarks-first", LANDMARKS, lambda now: now.phase == "turn"),
    Situation("landmarks-turn", LANDMARKS, lambda now: now.phase == "turn", after=24),
    Situation(
        "landmarks-extra-may", LANDMARKS, lambda now: now.phase == "extra" and bool(now.can(order.Stop)), after=12
    ),
    Situation("landmarks-extra-must", LANDMARKS, lambda now: now.phase == "extra" and not now.can(order.Stop), after=8),
    Situation("landmarks-give", LANDMARKS, lambda now: now.phase == "give", after=12),
    Situation("landmarks-swap", LANDMARKS, lambda now: bool(now.can(order.Swap)), after=12),
    Situation("landmarks-discard", LANDMARKS, _splits, after=12),
    Situation("landmarks-join", LANDMARKS, lambda now: now.phase == "join", after=12),
    Situation("landmarks-duet", LANDMARKS, lambda now: now.phase == "duet" and now.view.answering == "duet", after=12),
    Situation("landmarks-trio", LANDMARKS, lambda now: now.phase == "duet" and now.view.answering == "trio", after=12),
    Situation("landmarks-bonus", LANDMARKS, lambda now: now.phase == "bonus", after=12),
    Situation(
        "landmarks-challenge",
        LANDMARKS,
        lambda now: now.phase == "challenge",
        options=(("final_challenge", "on"),),
    ),
    Situation(
        "landmarks-arrange",
        LANDMARKS,
        lambda now: bool(now.can(order.Arrange)),
        options=(("repair_permute", "on"),),
        knowledge=40,
    ),
    Situation("movies-turn", MOVIES, lambda now: now.phase == "turn", after=24),
    Situation("globe-first", GLOBE, lambda now: now.phase == "place"),
    Situation(
        "globe-place", GLOBE, lambda now: now.phase == "place" and len(now.view.line) > 5, after=12, knowledge=60
    ),
    Situation(
        "globe-finishing",
        GLOBE,
        lambda now: now.phase == "place" and bool(now.view.finishers),
        first=2,
        knowledge=90,
    ),
    Situation(
        "globe-play-off",
        GLOBE,
        lambda now: now.phase == "place" and len(now.view.in_play) < len(now.view.hands),
        knowledge=90,
    ),
    Situation("sky-play", SKY, lambda now: now.phase == "play", after=32),
    Situation("sky-build", SKY, lambda now: now.phase == "play" and bool(now.can(build.Build)), after=24),
    Situation("sky-roof", SKY, lambda now: len(now.can(build.Roof)) > 1, after=20),
    Situation("sky-quake", SKY, lambda now: len(now.can(build.Quake)) > 6, after=28),
    Situation("sky-century", SKY, lambda now: bool(now.can(build.Century)), after=28),
    Situation("sky-insure", SKY, lambda now: now.phase == "play" and len(now.can(build.Insure)) > 4, after=28),
    Situation("sky-study", SKY, lambda now: len(now.can(build.Study)) > 1, after=28),
    Situation("sky-tornado", SKY, lambda now: bool(now.can(build.Tornado)), after=20),
    Situation("sky-steal", SKY, lambda now: now.phase == "steal", after=20),
    Situation("sky-steal-keep", SKY, lambda now: now.phase == "steal-keep", after=20),
    Situation("sky-roof-insure", SKY, lambda now: now.phase == "roof-insure", after=20),
    Situation("sky-study-deck", SKY, lambda now: now.phase == "study-deck", after=20),
    Situation("sky-study-return", SKY, lambda now: now.phase == "study-return", after=20),
    Situation("sky-study-discard", SKY, lambda now: now.phase == "study-discard", after=20),
    Situation("sky-last-lap", SKY, lambda now: now.phase == "play" and now.view.lap > 0, seed=618),
    Situation("sky-discard", SKY, lambda now: bool(now.can(build.Discard)), seed=219),
)

# What is not a decision of mine: somebody else's, the sight of a result, the end.
SIGHTS = (
    Situation("landmarks-waiting", LANDMARKS, lambda now: not now.mine and not now.is_over, after=16),
    Situation("landmarks-checked", LANDMARKS, _checked, after=10),
    Situation("landmarks-catches", LANDMARKS, _catches, after=12),
    Situation("landmarks-last-card", LANDMARKS, lambda now: now.phase == "turn" and len(now.view.hands[ME]) == 1),
    Situation("landmarks-won", LANDMARKS, lambda now: now.is_over and now.game.outcome().winners == (ME,)),  # type: ignore[union-attr]
    Situation("landmarks-lost", LANDMARKS, lambda now: now.is_over and ME not in now.game.outcome().winners),  # type: ignore[union-attr]
    Situation(
        "landmarks-many",
        LANDMARKS,
        lambda now: now.phase == "turn" and len(now.view.area) > 56 and len(now.view.hands[ME]) > 6,
        players=5,
        knowledge=95,
        seed=46,
        lasts=True,
    ),
    Situation(
        "landmarks-large-hand",
        LANDMARKS,
        lambda now: len(now.view.hands[ME]) > 18 and now.phase == "turn",
        players=5,
        knowledge=60,
        seed=191,
    ),
    Situation(
        "landmarks-all-closed",
        LANDMARKS,
        lambda now: now.is_over and not now.view.discards and _is_closed(now),
        knowledge=100,
    ),
    Situation("movies-won", MOVIES, lambda now: now.is_over and now.game.outcome().winners == (ME,)),  # type: ignore[union-attr]
    Situation("movies-duet", MOVIES, lambda now: now.phase == "duet", after=12),
    Situation("globe-missed", GLOBE, _missed, after=10),
    Situation("globe-tied", GLOBE, _tied, order="environment", players=3, knowledge=60),
    Situation(
        "globe-round-ended",
        GLOBE,
        lambda now: bool(now.events_of(cardline.TieBreakDealt)) and now.played[-1][0] == ME,
        first=2,
        knowledge=90,
    ),
    Situation(
        "globe-waiting", GLOBE, lambda now: not now.mine and not now.is_over and now.played[-1][0] != ME, after=10
    ),
    Situation("globe-won", GLOBE, lambda now: now.is_over and now.game.outcome().winners == (ME,), knowledge=70),  # type: ignore[union-attr]
    Situation("globe-lost", GLOBE, lambda now: now.is_over and ME not in now.game.outcome().winners, knowledge=60),  # type: ignore[union-attr]
    Situation("sky-waiting", SKY, lambda now: not now.mine and not now.is_over, after=30),
    Situation("sky-won", SKY, lambda now: now.is_over and now.game.outcome().winners == (ME,)),  # type: ignore[union-attr]
    Situation(
        "sky-ten-built",
        SKY,
        lambda now: now.is_over and sum(one.owner is not None for one in now.view.structures) == 10,
        players=6,
        seed=13,
    ),
    Situation("sky-six", SKY, lambda now: now.phase == "play", after=60, players=6),
)

MOMENTS = {one.name: one for one in (*DECISIONS, *SIGHTS)}
