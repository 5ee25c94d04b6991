"""Help against bots alone: a hint, and moves taken back at any time; the table and the record say who had it."""

import msgspec
import pytest

from tallorder.bots import Budget
from tallorder.bots.players import bot
from tallorder.games.comparity.moves import Check, PlayCard
from tallorder.games.kernel.record import read_record, write_record
from tallorder.table import commands
from tallorder.table.commands import Settings
from tests.table.group import Group, InstantBots, RecordingListener, gather_at_server, restart, until

GAMES = ("comparity-landmarks", "cardline-globetrotter", "skyscraper")


async def alone(game: str = "comparity-landmarks", names: str = "Anya", bots: int = 2) -> Group:
    group = await gather_at_server(names, Settings(game))
    for _ in range(bots):
        await group.do(0, commands.PlaceBot, level="friend")
    await group.do(0, commands.Begin)
    await my_turn(group)
    return group


async def my_turn(group: Group) -> None:
    def is_mine() -> bool:
        actor = group.state.actor()
        return actor is None or not actor.is_played_by_bot

    await until(is_mine)


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_a_legal_move_with_its_reason(game: str) -> None:
    group = await alone(game)
    await group.do(0, commands.AskHint, seat=0, version=group.state.version, id=5)
    told = group.people[0].last("hint")
    assert told["re"] == 5
    assert told["move"] in msgspec.json.decode(msgspec.json.encode(group.game.position.legal_moves()))
    assert told["why"]["code"]


@pytest.mark.parametrize("game", GAMES)
async def test_who_gives_a_hint_is_asked_with_what_the_seat_was_shown_and_nothing_else(game: str) -> None:
    group = await alone(game)
    await group.play()
    await my_turn(group)
    thinkers = group.service.workers
    assert isinstance(thinkers, InstantBots)
    await group.do(0, commands.AskHint, seat=0, version=group.state.version)
    engine, level, request = thinkers.asked[-1]
    position, rules = group.game.position, group.game.rules
    assert (engine, level) == (rules.engine, "expert")
    assert request.view == position.view(0)
    assert set(request.cards) == set(rules.visible(position.view(0)))
    events = [event for step in group.game.steps for event in group.game.events_of(step)]
    assert list(request.seen) == [position.seen(event, 0) for event in events]


async def test_in_skyscraper_a_hint_does_not_depend_on_what_is_hidden() -> None:
    group = await alone("skyscraper")
    thinkers = group.service.workers
    assert isinstance(thinkers, InstantBots)
    await group.do(0, commands.AskHint, seat=0, version=group.state.version)
    request = msgspec.structs.replace(thinkers.asked[-1][2], budget=Budget(playouts=60))  # as many on a busy machine
    other = group.game.position.clone()
    other.deck.reverse()
    other.hands[1], other.hands[2] = other.hands[2], other.hands[1]
    same = msgspec.structs.replace(request, view=other.view(0))
    assert bot("skyscraper", "expert")(same) == bot("skyscraper", "expert")(request)


async def test_whoever_asks_twice_is_told_the_same() -> None:
    group = await alone()
    thinkers = group.service.workers
    assert isinstance(thinkers, InstantBots)
    for _ in range(2):
        await group.do(0, commands.AskHint, seat=0, version=group.state.version)
    (*_, first), (*_, second) = thinkers.asked[-2:]
    assert first == second


async def test_everybody_hears_that_a_hint_was_given_but_not_what_it_said() -> None:
    group = await alone()
    watcher = RecordingListener()
    await group.do(watcher, commands.Join)
    await group.do(0, commands.AskHint, seat=0, version=group.state.version)
    told = watcher.last("told")
    assert (told["deed"], told["seat"], told["state"]["helped"]) == ("hinted", 0, [0])
    assert watcher.count("hint") == 0
    assert b'"why"' not in watcher.raw[-1]


async def test_hints_are_refused_where_another_person_plays() -> None:
    group = await alone(names="Anya Boris", bots=1)
    mover = group.game.position.actor
    assert await group.refused(mover, commands.AskHint, seat=mover, version=group.state.version) == "hint-people"


async def test_somebody_for_whom_a_bot_sits_in_still_counts_as_a_person() -> None:
    group = await gather_at_server("Anya Boris", Settings("comparity-landmarks"))
    await group.do(0, commands.Begin)
    group.leave(1)
    await group.do(0, commands.LetBotSitIn, seat=1, by=0, level="friend")
    await my_turn(group)
    assert await group.refused(0, commands.AskHint, seat=0, version=group.state.version) == "hint-people"
    await group.do(0, commands.Remove, seat=1)
    await my_turn(group)
    await group.do(0, commands.AskHint, seat=0, version=group.state.version)


async def test_a_hint_is_for_ones_own_turn_and_seat() -> None:
    group = await alone()
    watcher = RecordingListener()
    await group.do(watcher, commands.Join)
    version = group.state.version
    assert await group.refused(watcher, commands.AskHint, seat=0, version=version) == "not-your-seat"
    assert await group.refused(0, commands.AskHint, seat=1, version=version) == "not-your-seat"
    assert await group.refused(0, commands.AskHint, seat=0, version=version + 1) == "future"


async def test_against_bots_even_an_opened_card_is_taken_back_and_the_table_says_so() -> None:
    group = await alone()
    quiet = next(move for move in group.game.position.legal_moves() if isinstance(move, PlayCard))
    await group.play(quiet)
    await my_turn(group)
    before = group.game.position.key()
    check = next(move for move in group.game.position.legal_moves() if isinstance(move, Check))
    await group.play(check)
    await my_turn(group)
    await group.do(0, commands.AskUndo, seat=0)
    told = group.people[0].last("told")
    assert (told["deed"], told["state"]["helped"]) == ("undone", [0])
    assert group.game.position.key() == before
    opened = {face["card"] for face in told.get("faces", ()) if "opened" in face}
    assert opened <= set(group.game.rules.opened(group.game.position.view(None)))


async def test_skyscrapers_first_draw_is_taken_back_against_bots() -> None:
    group = await alone("skyscraper")
    before = group.game.position.key()
    await group.play()
    await group.do(0, commands.AskUndo, seat=0)
    assert group.game.position.key() == before
    assert group.people[0].last("told")["state"]["helped"] == [0]


async def test_a_move_that_told_nothing_new_is_taken_back_without_a_mark() -> None:
    group = await alone(bots=1)
    spaces = {space.cell: space.neighbours for space in group.game.position.view(None).spaces}
    moves = group.game.position.legal_moves()
    group.service.workers.think = never  # type: ignore[method-assign]
    await group.play(next(move for move in moves if isinstance(move, PlayCard) and spaces[move.cell] == 1))
    await group.do(0, commands.AskUndo, seat=0)
    assert "helped" not in group.people[0].last("told")["state"]


async def never(*_: object) -> None:
    await until(lambda: False, seconds=60)


async def test_help_is_in_the_result_and_the_record_and_survives_a_restart() -> None:
    group = await alone("cardline-globetrotter", bots=1)
    await group.do(0, commands.AskHint, seat=0, version=group.state.version)
    group = await restart(group)
    assert group.people[0].last("welcome")["state"]["helped"] == [0]
    await group.do(0, commands.Resign, seat=0)
    assert group.people[0].last("told")["state"]["results"][-1]["helped"] == [0]
    written = write_record(await group.service.record(group.table, 1))
    assert "helped 1\n" in written
    assert read_record(written).helped == (0,)
    await group.do(0, commands.Begin)
    assert "helped" not in group.people[0].last("told")["state"]
