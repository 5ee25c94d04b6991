"""Bots fill seats, sit in for who is away, play at a readable pace, and see no more than their seat."""

import asyncio
import signal
import time

import pytest

from tallorder.bots import AnyBotRequest, Decision
from tallorder.games.kernel import CardRef, Line
from tallorder.server.bot_workers import BotWorkers, budget
from tallorder.server.service import TableService
from tallorder.server.timeouts import Timeouts
from tallorder.table import commands
from tallorder.table.bots import beliefs_for, bot_request
from tallorder.table.commands import Settings
from tallorder.table.table import Player
from tests.table.group import AT_ONCE, Group, InstantBots, MemoryJournal, RecordingListener, gather_at_server, until


async def with_bots(bots: int, names: str = "Anya", game: str = "cardline-globetrotter") -> Group:
    group = await gather_at_server(names, Settings(game))
    for _ in range(bots):
        await group.do(0, commands.PlaceBot, level="friend")
    return group


def is_persons_turn(group: Group) -> bool:
    actor = group.state.actor()
    return actor is None or not actor.is_played_by_bot


async def test_bots_play_by_themselves_until_a_person_has_to_decide() -> None:
    group = await with_bots(3)
    await group.do(0, commands.Begin)
    for _ in range(3):
        await until(lambda: is_persons_turn(group))
        if not group.state.is_running:
            break
        assert group.game.position.actor == 0
        await group.play()


@pytest.mark.parametrize("game", ["cardline-globetrotter", "comparity-landmarks", "skyscraper"])
async def test_a_bot_is_asked_with_what_its_seat_was_shown_and_nothing_else(game: str) -> None:
    group = await with_bots(2, game=game)
    await group.do(0, commands.Begin)
    for _ in range(6):
        await until(lambda: is_persons_turn(group))
        if group.state.is_running:
            await group.play()
    await until(lambda: is_persons_turn(group))
    thinkers = group.service.workers
    assert isinstance(thinkers, InstantBots)
    assert thinkers.asked
    game_now = group.game.start.begin()
    shown = {seat: [game_now.view(seat)] for seat in (1, 2)}
    seen: dict[int, list[object]] = {1: [], 2: []}
    questions = iter(thinkers.asked)
    for step in group.game.steps:
        if step.seat != 0:
            engine, level, asked = next(questions)
            assert (engine, level) == (group.game.rules.engine, "friend")
            assert asked.view == game_now.view(asked.seat)
            assert asked.first_view == shown[asked.seat][0]
            assert list(asked.seen) == seen[asked.seat]
            visible = group.game.rules.visible(asked.view)
            assert set(asked.cards) == set(visible)
        events = game_now.play(step.move, step.seat)
        for seat, heard in seen.items():
            heard.extend(game_now.seen(event, seat) for event in events)


async def test_a_bots_reason_is_told_on_demand() -> None:
    group = await with_bots(1)
    await group.do(0, commands.Begin)
    if group.game.position.actor == 0:
        await group.play()
    await until(lambda: any(step.seat == 1 for step in group.game.steps))
    version = next(step.version for step in group.game.steps if step.seat == 1)
    await group.do(0, commands.AskWhy, version=version)
    assert group.people[0].last("why")["why"]["code"] == "why-any-legal"


class Secretive(InstantBots):
    """Gives a reason that names the card it plays, as good bots do."""

    async def think(self, engine: str, level: str, request: AnyBotRequest) -> Decision:
        decision = await super().think(engine, level, request)
        named = getattr(decision.move, "card", None)
        params = {"percent": 80} if named is None else {"percent": 80, "card": CardRef(named)}
        return Decision(decision.move, Line("why-comparity-bluff", params))


@pytest.mark.parametrize(
    ("game", "is_told"), [("cardline-globetrotter", True), ("comparity-landmarks", False), ("skyscraper", False)]
)
async def test_a_reason_that_would_tell_of_closed_cards_waits_for_the_end(game: str, is_told: bool) -> None:
    """In Cardline the card lies open at once; in Comparity it stays closed, and in Skyscraper the hand is secret."""
    service = TableService(MemoryJournal(), None, Secretive(), AT_ONCE)
    group = await gather_at_server("Anya Boris", Settings(game), service)
    await group.do(0, commands.PlaceBot, level="friend")
    await group.do(0, commands.Begin)
    while not any(step.seat == 2 for step in group.game.steps):
        if is_persons_turn(group):
            await group.play()
        else:
            await asyncio.sleep(0.005)
    version = next(step.version for step in group.game.steps if step.seat == 2)
    await group.do(0, commands.AskWhy, version=version)
    assert (group.people[0].last("why").get("why") is not None) is is_told
    await group.do(0, commands.Abort)
    await group.do(0, commands.AskWhy, version=version)
    assert group.people[0].last("why")["why"]["code"] == "why-comparity-bluff"


async def test_a_bot_takes_its_time() -> None:
    timeouts = Timeouts(shortest_pace=0.05, round=3600.0)
    service = TableService(MemoryJournal(), None, InstantBots(), timeouts)
    group = await gather_at_server("Anya", service=service)
    await group.do(0, commands.PlaceBot, level="friend")
    group.state.pace = 0.2
    await group.do(0, commands.Begin)
    if group.game.position.actor == 0:
        await group.play()
    begun = time.monotonic()
    steps = len(group.game.steps)
    await until(lambda: len(group.game.steps) > steps)
    assert time.monotonic() - begun >= 0.18


async def test_a_bot_leaves_time_to_read_where_there_is_more_to_tell() -> None:
    """In Cardline a card that is laid is also turned over, and right or wrong."""
    group = await gather_at_server(
        "Anya", service=TableService(MemoryJournal(), None, InstantBots(), Timeouts(shortest_pace=0.02, round=3600.0))
    )
    await group.do(0, commands.PlaceBot, level="friend")
    group.state.pace = 0.1
    await group.do(0, commands.Begin)
    await until(lambda: is_persons_turn(group))
    begun = time.monotonic()
    await group.play()
    steps = len(group.game.steps)
    await until(lambda: len(group.game.steps) > steps)
    assert time.monotonic() - begun >= 0.14


async def test_the_host_lets_a_bot_sit_in_at_once_and_the_person_takes_the_seat_back() -> None:
    group = await gather_at_server("Anya Boris")
    await group.do(0, commands.Begin)
    while group.game.position.actor != 0:
        await group.play()
    group.leave(1)
    await group.do(0, commands.LetBotSitIn, seat=1, by=0)
    player = group.people[0].last("told")["state"]["players"][1]
    assert (player["level"], player["sits_in"], player["name"]) == ("friend", True, "Boris")
    await group.play()
    await until(lambda: is_persons_turn(group))
    assert {step.seat for step in group.game.steps} == {0, 1}
    await group.come_back(1)
    assert await group.refused(1, commands.Play, seat=1, version=0, move=b"{}") == "bot-plays"  # type: ignore[arg-type]
    await group.do(1, commands.TakeBack, seat=1)
    await group.play()
    assert not group.state.is_running or group.game.position.actor == 1
    assert await group.refused(1, commands.TakeBack, seat=1) == "no-bot-here"


async def test_others_need_a_majority_to_let_a_bot_sit_in() -> None:
    group = await gather_at_server("Anya Boris Chloé Dina Emil")
    await group.do(0, commands.Begin)
    group.leave(4)
    await group.do(1, commands.LetBotSitIn, seat=4, by=1)
    assert group.people[0].last("told")["state"]["votes"] == {"4": [1]}
    assert await group.refused(1, commands.LetBotSitIn, seat=4, by=1) == "already-voted"
    assert await group.refused(2, commands.LetBotSitIn, seat=4, by=1) == "not-your-seat"
    watcher = RecordingListener()
    await group.do(watcher, commands.Join)
    assert await group.refused(watcher, commands.LetBotSitIn, seat=4, by=3) == "not-your-seat"
    await group.do(2, commands.LetBotSitIn, seat=4, by=2)
    assert not group.state.players[4].is_played_by_bot
    await group.do(3, commands.LetBotSitIn, seat=4, by=3)
    assert group.state.players[4].is_played_by_bot
    assert "votes" not in group.people[0].last("told")["state"]


async def test_whoever_is_about_to_leave_can_let_a_bot_sit_in_for_herself() -> None:
    group = await gather_at_server("Anya Boris Chloé")
    await group.do(0, commands.Begin)
    await group.do(2, commands.LetBotSitIn, seat=2, by=2)
    assert group.state.players[2].is_played_by_bot


async def test_a_bot_goes_on_for_somebody_who_was_removed_from_a_running_game() -> None:
    group = await gather_at_server("Anya Boris Chloé")
    await group.do(0, commands.Begin)
    await group.do(0, commands.Remove, seat=1)
    assert (group.state.players[1].is_person, group.state.players[1].is_played_by_bot) == (False, True)
    assert group.people[1].seats == ()
    assert await group.refused(1, commands.TakeBack, seat=1) == "not-your-seat"


async def test_a_wrong_level_is_refused_with_the_list() -> None:
    group = await gather_at_server("Anya")
    assert await group.refused(0, commands.PlaceBot, level="grandmaster") == "unknown-bot"


async def test_a_bot_that_does_not_know_the_chosen_game_is_refused_before_it_begins() -> None:
    group = await gather_at_server("Anya", Settings("skyscraper"))
    await group.do(0, commands.PlaceBot, level="heuristic")
    await group.do(0, commands.Choose, settings=Settings("cardline-globetrotter"))
    assert await group.refused(0, commands.Begin) == "unknown-bot"


class Slow(InstantBots):
    """Bots that think until they are told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def think(self, engine: str, level: str, request: AnyBotRequest) -> Decision:
        decision = await super().think(engine, level, request)
        await self.go.wait()
        return decision


class Broken(InstantBots):
    """Bots that fail."""

    async def think(self, engine: str, level: str, request: AnyBotRequest) -> Decision:
        raise RuntimeError(f"{engine} {level} {request.seat}: out of ideas")


async def test_an_answer_that_comes_after_the_position_changed_is_dropped() -> None:
    thinkers = Slow()
    group = await gather_at_server("Anya Boris", service=TableService(MemoryJournal(), None, thinkers, AT_ONCE))
    await group.do(0, commands.Begin)
    actor = group.game.position.actor
    await group.do(actor, commands.LetBotSitIn, seat=actor, by=actor)
    await until(lambda: len(thinkers.asked) == 1)
    await group.do(actor, commands.TakeBack, seat=actor)
    await group.play()
    thinkers.go.set()
    await asyncio.sleep(0.05)
    assert len(group.game.steps) == 1


async def test_a_bot_that_fails_is_replaced_by_any_legal_move() -> None:
    group = await gather_at_server("Anya", service=TableService(MemoryJournal(), None, Broken(), AT_ONCE))
    await group.do(0, commands.PlaceBot, level="friend")
    await group.do(0, commands.Begin)
    if group.game.position.actor == 0:
        await group.play()
    await until(lambda: any(step.seat == 1 for step in group.game.steps))


async def test_a_bot_whose_turn_it_was_goes_on_after_a_restart() -> None:
    thinkers = Slow()
    service = TableService(MemoryJournal(), None, thinkers, AT_ONCE)
    group = await gather_at_server("Anya", service=service)
    await group.do(0, commands.PlaceBot, level="friend")
    await group.do(0, commands.Begin)
    if group.game.position.actor == 0:
        await group.play()
    await service.close()
    again = TableService(service.journal, None, InstantBots(), AT_ONCE)
    back = Group(again, group.table, [RecordingListener()], group.tokens)
    await back.do(0, commands.Join, tokens=(group.tokens[0],))
    await until(lambda: any(step.seat == 1 for step in back.game.steps))


@pytest.mark.parametrize(("waiting", "processes", "seconds"), [(1, 1, 0.4), (4, 1, 0.1), (4, 2, 0.2), (500, 1, 0.05)])
def test_the_more_bots_wait_the_shorter_each_thinks(waiting: int, processes: int, seconds: float) -> None:
    assert budget(waiting, processes).seconds == pytest.approx(seconds)


async def test_bots_are_answered_for_by_workers_however_many_ask_at_once() -> None:
    group = await gather_at_server("Anya Boris", Settings("cardline-globetrotter"))
    await group.do(0, commands.Begin)
    seat = group.game.position.actor
    player = Player("Mira", "", "friend", 5)
    asked = bot_request(group.game, seat, player, beliefs_for(group.game, seat, player)())
    workers = BotWorkers()
    decisions = await asyncio.gather(*(workers.think("cardline", "friend", asked) for _ in range(6)))
    workers.close()
    assert {decision.move for decision in decisions} <= set(asked.legal)
    assert len({decision.move for decision in decisions}) == 1
    assert workers.waiting == 0


def test_workers_are_there_before_anybody_asks_and_leave_ctrl_c_to_the_server() -> None:
    workers = BotWorkers()
    workers.warm_up()
    assert workers.pool is not None
    assert workers.pool.submit(signal.getsignal, signal.SIGINT).result(60) == signal.SIG_IGN
    workers.close()
