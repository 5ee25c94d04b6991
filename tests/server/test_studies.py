"""Analyses on the server: only of what is over, made once, after the bots, and charged only when there is work."""

import asyncio
from typing import Any

import msgspec
import pytest

from tallorder.games.kernel import Refused
from tallorder.server.bot_workers import BotWorkers
from tallorder.server.connection import RateLimiters
from tallorder.server.limits import Limits
from tallorder.server.service import TableService
from tallorder.study.analysis import JudgedMove
from tallorder.table import commands
from tallorder.table.commands import Settings
from tallorder.wire.http import AnalysisTold, JudgeMove
from tests.table.group import AT_ONCE, Group, InstantBots, MemoryJournal, gather_at_server, gather_with_own_deck, until


class Thinkers(InstantBots):
    """Bots of this process, which can be told to wait before they think a game through."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()

    async def study(self, plan: Any, moment: int) -> Any:
        await self.go.wait()
        return await super().study(plan, moment)


async def short_game(thinkers: Thinkers | None = None, game: str = "comparity-landmarks") -> Group:
    """A game that somebody gave up after two moves."""
    service = TableService(MemoryJournal(), None, thinkers or Thinkers(), AT_ONCE)
    group = await gather_at_server("Anya Boris", Settings(game), service=service)
    await play_a_little(group)
    return group


async def play_a_little(group: Group) -> None:
    await group.do(0, commands.Begin)
    await group.play()
    await group.play()
    await group.do(0, commands.Resign, seat=0)


async def ask(group: Group, number: int = 1, level: int = 85, charges: list[int] | None = None) -> AnalysisTold:
    return await group.service.analysis(
        group.table, number, level, lambda: None if charges is None else charges.append(level)
    )


async def asked_until_it_is_there(group: Group, number: int = 1) -> dict[str, Any]:
    told = await ask(group, number)
    while told.analysis is None:
        told = await ask(group, number)
    found: dict[str, Any] = msgspec.json.decode(told.analysis)
    return found


async def refused(group: Group, number: int = 1) -> str:
    try:
        await ask(group, number)
    except Refused as problem:
        return problem.refusal.code
    raise AssertionError("it was accepted")


@pytest.mark.parametrize("game", ["comparity-landmarks", "comparity-movies", "cardline-globetrotter", "skyscraper"])
async def test_a_game_that_is_over_is_thought_through_once_and_kept(game: str) -> None:
    thinkers, charges = Thinkers(), list[int]()
    group = await short_game(thinkers, game)
    told = await ask(group, charges=charges)
    while told.analysis is None:
        told = await ask(group, charges=charges)
    assert len(msgspec.json.decode(told.analysis)["moments"]) == 4
    assert thinkers.studied == [0, 1, 2, 3]
    again = await ask(group, charges=charges)
    assert again.analysis == told.analysis
    assert charges == [85]
    await ask(group, level=65, charges=charges)
    assert charges == [85, 65]


async def test_nothing_is_told_while_anything_is_played_at_the_table() -> None:
    group = await short_game()
    assert (await asked_until_it_is_there(group))["engine"] == "comparity"
    await group.do(0, commands.Begin)
    assert await refused(group, 1) == "game-running"
    assert await refused(group, 2) == "game-running"
    await group.do(0, commands.Resign, seat=0)
    assert await ask(group, 1)
    assert await ask(group, 2)


async def test_a_game_that_begins_meanwhile_keeps_the_answer_back() -> None:
    thinkers = Thinkers()
    group = await short_game(thinkers)
    thinkers.go.clear()
    waiting = asyncio.create_task(ask(group))
    await until(lambda: bool(group.service.studies.underway))
    await group.do(0, commands.Begin)
    thinkers.go.set()
    with pytest.raises(Refused, match="game-running"):
        await waiting


async def test_who_asks_early_hears_how_far_it_is() -> None:
    thinkers, charges = Thinkers(), list[int]()
    group = await short_game(thinkers)
    thinkers.go.clear()
    told = await ask(group, charges=charges)
    assert (told.done, told.moments, told.analysis) == (0, 4, None)
    assert (await ask(group, charges=charges)).analysis is None
    assert charges == [85], "one analysis, however many ask for it"
    thinkers.go.set()
    assert await asked_until_it_is_there(group)


async def test_a_game_that_was_broken_off_has_nothing_to_be_measured_by() -> None:
    service = TableService(MemoryJournal(), None, Thinkers(), AT_ONCE)
    group = await gather_at_server("Anya Boris", service=service)
    await group.do(0, commands.Begin)
    await group.do(0, commands.Abort)
    assert await refused(group) == "study-broken-off"
    await play_a_little(group)
    assert await ask(group, 2)


async def test_values_of_a_deck_of_ones_own_are_not_given_away() -> None:
    group, _ = await gather_with_own_deck()
    await group.do(0, commands.Resign, seat=0)
    assert await refused(group) == "deck-not-in-box"
    assert await ask(await short_game())


async def test_an_unknown_game_or_table_is_refused() -> None:
    group = await short_game()
    assert await refused(group, 2) == "no-game"
    with pytest.raises(Refused, match="no-such-table"):
        await group.service.analysis("aaaaaaaaaaaaaa", 1, 85, lambda: None)


async def judged(group: Group, moment: int, move: object) -> JudgedMove:
    wish = JudgeMove(moment, msgspec.Raw(msgspec.json.encode(move)))
    return await group.service.judge(group.table, 1, wish)


async def test_another_move_is_judged_by_the_same_estimate() -> None:
    group = await short_game()
    start = group.game.start.begin()
    legal = start.legal_moves()
    found = await judged(group, 0, legal[-1])
    assert found.played.move == legal[-1]
    assert found.seat == start.actor
    for moment, move, code in (
        (0, {"move": "draw"}, "comparity-play-or-check"),
        (0, {"move": "dance"}, "not-understood"),
        (2, legal[0], "comparity-"),
        (3, legal[0], "no-such-moment"),
    ):
        with pytest.raises(Refused, match=code):
            await judged(group, moment, move)
    await group.do(0, commands.Begin)
    with pytest.raises(Refused, match="game-running"):
        await judged(group, 0, legal[-1])


async def test_a_deleted_tables_analysis_is_gone_with_it() -> None:
    group = await short_game()
    await asked_until_it_is_there(group)
    await group.do(0, commands.DeleteTable)
    with pytest.raises(Refused, match=r"no-such-table|table-deleted"):
        await ask(group)


async def test_bots_that_have_to_decide_go_first() -> None:
    workers = BotWorkers()
    workers.waiting = 1
    task = asyncio.create_task(workers._after_bots(int))
    await asyncio.sleep(0.12)
    assert workers.pool is None, "nothing was begun"
    workers.waiting = 0
    assert await task == 0
    workers.close()


def test_an_address_can_have_so_many_games_thought_through() -> None:
    limiters = RateLimiters(Limits(analyses_burst=1, judgements_burst=1), clock=lambda: 0.0)
    for charge in (limiters.study, limiters.judge):
        charge("10.0.0.1")
        with pytest.raises(Refused, match="too-fast"):
            charge("10.0.0.1")
        charge("10.0.0.2")
