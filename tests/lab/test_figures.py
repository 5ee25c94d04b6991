"""What the bots promise is written down once; each promise can be played, and each bar can fail."""

import pytest
from benchmarks.bots.figures import CLAIMS, Claim, above_fair, at_least, below, in_order, reports_of

from tallorder.lab.arena import ArenaReport, Standing
from tallorder.lab.statistics import Share


def report(*wins: tuple[float, float, float]) -> ArenaReport:
    """A report of bots that won these shares: the mean, and the interval around it."""
    standings = {
        f"bot {number}": Standing(Share(mean, low, high, 100), 25.0, 8.0, None, None, {}, 0.0, 0.0)
        for number, (mean, low, high) in enumerate(wins)
    }
    return ArenaReport("any", tuple(standings), 100, 100, 1, 0, 200, 1 / len(wins), 30.0, standings)


def test_a_bar_holds_or_fails() -> None:
    clear = report((0.6, 0.55, 0.65), (0.4, 0.35, 0.45))
    unclear = report((0.52, 0.47, 0.57), (0.48, 0.43, 0.53))

    assert at_least(0.55)(clear)
    assert not at_least(0.55)(unclear)
    assert not below(0.05)(clear)
    assert below(0.05)(report((0.01, 0.0, 0.02), (0.99, 0.98, 1.0)))
    assert above_fair(clear)
    assert not above_fair(unclear)
    assert in_order(clear)
    assert not in_order(unclear)
    assert not in_order(report((0.4, 0.35, 0.45), (0.6, 0.55, 0.65)))


@pytest.mark.parametrize("claim", [claim for claim in CLAIMS if claim.game != "skyscraper"], ids=lambda claim: claim.id)
def test_every_promise_can_be_played(claim: Claim, tmp_path) -> None:  # type: ignore[no-untyped-def]
    found = reports_of(claim, 1 / claim.games, 1, tmp_path)

    assert all(one.games >= 1 for one in found)
    assert reports_of(claim, 1 / claim.games, 1, tmp_path) == found, "kept, so not played again"
    assert claim.command(1.0)[:2] == ["tallorder", "arena"]


def test_promises_have_names_of_their_own() -> None:
    assert len({claim.id for claim in CLAIMS}) == len(CLAIMS)
