"""A bot sits in only for people who have been away for a while, at a level on offer; who comes back has the seat."""

import time
from typing import Any

import pytest

from tallorder.server.service import TableService
from tallorder.server.timeouts import Timeouts
from tallorder.table import commands
from tests.table.group import Group, InstantBots, MemoryJournal, gather_at_server

PATIENCE = 30.0
TIMEOUTS = Timeouts(shortest_pace=0.0, round=3600.0, sit_in=PATIENCE)


class Clock:
    """Time as the test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.later = 0.0
        real = time.monotonic
        monkeypatch.setattr(time, "monotonic", lambda: real() + self.later)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def playing(names: str = "Anya Boris Chloé") -> Group:
    service = TableService(MemoryJournal(), None, InstantBots(), TIMEOUTS)
    group = await gather_at_server(names, service=service)
    await group.do(0, commands.Begin)
    return group


SIT_IN: dict[str, Any] = {"seat": 1, "by": 0}


async def test_nobody_takes_the_turn_of_somebody_who_is_there(clock: Clock) -> None:
    group = await playing()
    clock.later = 10 * PATIENCE
    for by in (0, 2):
        assert await group.refused(by, commands.LetBotSitIn, seat=1, by=by) == "still-here"
    assert await group.refused(1, commands.LetBotSitIn, seat=0, by=1) == "still-here"  # a guest and the host's turn


async def test_a_bot_sits_in_after_a_stated_time_away_and_not_before(clock: Clock) -> None:
    group = await playing()
    clock.later = 5 * PATIENCE
    group.leave(1)
    clock.later += PATIENCE - 1
    assert await group.refused(0, commands.LetBotSitIn, **SIT_IN) == "still-here"
    clock.later += 2
    await group.do(0, commands.LetBotSitIn, **SIT_IN)
    assert group.state.players[1].is_played_by_bot


async def test_whoever_loses_the_line_for_a_moment_keeps_the_seat(clock: Clock) -> None:
    group = await playing()
    for _ in range(5):
        group.leave(1)
        clock.later += PATIENCE / 2
        assert await group.refused(0, commands.LetBotSitIn, **SIT_IN) == "still-here"
        await group.come_back(1)
        clock.later += PATIENCE / 2


async def test_a_new_link_does_not_make_its_owner_absent(clock: Clock) -> None:
    group = await playing()
    clock.later = 2 * PATIENCE
    await group.do(1, commands.Renew, seat=1)
    group.leave(1)
    assert await group.refused(0, commands.LetBotSitIn, **SIT_IN) == "still-here"


async def test_after_a_restart_everybody_has_the_time_to_come_back(clock: Clock) -> None:
    group = await playing()
    await group.service.close()
    service = TableService(group.service.journal, None, InstantBots(), TIMEOUTS)
    back = Group(service, group.table, [group.newcomer(), group.newcomer()], group.tokens)
    await back.come_back(0)
    assert await back.refused(0, commands.LetBotSitIn, **SIT_IN) == "still-here"
    clock.later += PATIENCE
    await back.do(0, commands.LetBotSitIn, **SIT_IN)


@pytest.mark.parametrize(("level", "code"), [("any-legal", "unknown-level"), ("grandmaster", "unknown-bot")])
async def test_a_bot_that_is_not_on_offer_does_not_sit_in(clock: Clock, level: str, code: str) -> None:
    group = await playing()
    group.leave(1)
    clock.later += 2 * PATIENCE
    assert await group.refused(0, commands.LetBotSitIn, **SIT_IN, level=level) == code
    await group.do(0, commands.LetBotSitIn, **SIT_IN, level="beginner")


async def test_whoever_comes_back_is_told_and_has_the_seat_at_once(clock: Clock) -> None:
    group = await playing()
    group.leave(1)
    clock.later += 2 * PATIENCE
    await group.do(0, commands.LetBotSitIn, **SIT_IN)
    await group.come_back(1)
    welcome = group.people[1].last("welcome")
    assert "bot-sat-in" in [one["deed"] for one in welcome["missed"]]
    assert welcome["state"]["players"][1]["sits_in"]
    await group.do(1, commands.TakeBack, seat=1)
    assert not group.state.players[1].is_played_by_bot
    assert await group.refused(0, commands.LetBotSitIn, **SIT_IN) == "still-here"


async def test_a_vote_about_somebody_who_has_moved_since_counts_no_more(clock: Clock) -> None:
    group = await playing("Anya Boris Chloé Dina")
    while group.game.position.actor != 3:
        await group.play()
    group.leave(3)
    clock.later += 2 * PATIENCE
    await group.do(1, commands.LetBotSitIn, seat=3, by=1)
    await group.come_back(3)
    await group.play()
    group.leave(3)
    clock.later += 2 * PATIENCE
    assert not group.state.votes
    await group.do(2, commands.LetBotSitIn, seat=3, by=2)
    assert not group.state.players[3].is_played_by_bot
