"""Playing on from a moment of a game that is over: at a table of one's own, in the very same position."""

import random
from typing import Any

import msgspec
import pytest

from tallorder.games.kernel import Game, Refused
from tallorder.server.service import TableService
from tallorder.table import commands
from tallorder.table.branch import Branch
from tallorder.table.changes import read_change
from tallorder.table.commands import Settings
from tallorder.table.game import fingerprint
from tallorder.table.journal import Entry
from tallorder.table.messages import Replay
from tests.table.group import (
    AT_ONCE,
    Group,
    InstantBots,
    MemoryJournal,
    RecordingListener,
    gather_at_server,
    gather_with_own_deck,
    restart,
    until,
)
from tests.table.test_replaying import GAMES, game_of
from tests.table.test_undo import quiet


async def branch(group: Group, moment: int, seat: int | None = None, number: int = 1, name: str = "Vera") -> Group:
    """Somebody opens a table at a moment and has not joined it yet, so that no bot has moved."""
    table, sits, token = await group.service.branch(group.table, number, Branch(name, moment, seat))
    await group.service.tables.get(table)
    new = Group(group.service, table, [RecordingListener()], [token])
    assert [place for place, player in enumerate(new.state.players) if player.is_person] == [sits]
    return new


async def refused(group: Group, moment: int, seat: int | None = None, number: int = 1, name: str = "Vera") -> str:
    """The code by which it is refused; fails if it is not, or if anything was written."""
    before = logs(group)
    with pytest.raises(Refused) as caught:
        await branch(group, moment, seat, number, name)
    assert logs(group) == before
    return caught.value.refusal.code


def logs(group: Group) -> dict[str, list[Entry]]:
    journal = group.service.journal
    assert isinstance(journal, MemoryJournal)
    return {table: list(log) for table, log in journal.logs.items()}


async def told(group: Group, number: int | None = None) -> Replay:
    return await group.service.replay(group.table, (), number)


def position_at(group: Group, moment: int) -> Game:
    """The game as it was at a moment of its replay."""
    game: Game = group.game.start.begin()
    for step in group.game.steps[:moment]:
        if step.move is None:
            game.resign(step.seat)
        else:
            game.play(step.move, step.seat)
    return game


async def move_on(new: Group, seat: int) -> None:
    """The host of a new table joins it and makes a move."""
    await new.do(0, commands.Join, tokens=tuple(new.tokens))
    move = msgspec.Raw(msgspec.json.encode(new.game.position.legal_moves()[0]))
    await new.do(0, commands.Play, seat=seat, version=new.state.version, move=move)


@pytest.mark.parametrize("game", GAMES)
async def test_the_game_goes_on_from_any_of_its_moments_and_the_old_table_stays_as_it_is(game: str) -> None:
    group = await game_of(game)
    before, last = logs(group)[group.table], len(group.game.steps)
    frames = (await told(group)).frames
    for moment in (0, 1, last // 2, last - 1):
        then = position_at(group, moment)
        new = await branch(group, moment)
        assert fingerprint(new.game.position) == fingerprint(then)
        shown = next(part for part in frames[moment].shown if part.seat is None)
        assert shown.view == msgspec.structs.replace(new.game.position.view(None), legal=())
        assert new.game.start.record() == group.game.start.record()
        await move_on(new, then.actor)
        assert len(new.game.steps) > moment
    assert logs(group)[group.table] == before
    assert not group.state.is_running


@pytest.mark.parametrize("game", GAMES)
async def test_the_earlier_moves_are_told_as_history_of_the_new_table(game: str) -> None:
    group = await game_of(game)
    moment = len(group.game.steps) // 2
    new = await branch(group, moment)
    before, after = (await told(group)).frames[: moment + 1], (await told(new)).frames
    assert [(frame.deed, frame.seat) for frame in after] == [(frame.deed, frame.seat) for frame in before]
    for old, now in zip(before, after, strict=True):
        assert now.shown[0] == next(part for part in old.shown if part.seat == now.shown[0].seat)
    seat = new.game.position.actor
    await new.do(0, commands.Join, tokens=tuple(new.tokens), since=new.game.began)
    assert len(new.people[0].last("welcome")["missed"]) == moment
    assert new.people[0].last("welcome")["seats"] == [seat]


@pytest.mark.parametrize("seat", [0, 1, 2])
async def test_one_sits_where_one_wants_and_bots_go_on_for_the_others_under_their_names(seat: int) -> None:
    group = await gather_at_server("Anya Boris Chloé", Settings("skyscraper"))
    await group.do(0, commands.Begin)
    await group.play_to_the_end(random.Random(6).choice)
    new = await branch(group, 5, seat)
    players = new.state.players
    assert [player.name for player in players] == [
        "Vera" if place == seat else name for place, name in enumerate(("Anya", "Boris", "Chloé"))
    ]
    assert [player.level for player in players] == ["" if place == seat else "friend" for place in range(3)]
    assert new.state.host == seat
    ears = await new.do(0, commands.Join, tokens=tuple(new.tokens))
    assert ears.last("welcome")["seats"] == [seat]
    assert ears.last("welcome")["shown"][0]["seat"] == seat
    await until(lambda: not new.state.is_running or new.game.position.actor == seat)


async def test_somebody_who_takes_anothers_seat_leaves_the_own_name_to_nobody_else() -> None:
    group = await game_of("comparity-landmarks")
    assert [player.name for player in (await branch(group, 1, 1, name="anya")).state.players] == ["Mira", "anya"]
    assert [player.name for player in (await branch(group, 1, 1, name="Boris")).state.players] == ["Anya", "Boris"]


async def test_names_are_those_of_the_game_also_after_somebody_has_left() -> None:
    group = await game_of("comparity-landmarks")
    await group.do(1, commands.Stand, seat=1)
    assert (await told(group)).names == ("Anya", "Boris")
    assert [player.name for player in (await branch(group, 1, 0)).state.players] == ["Vera", "Boris"]


async def test_a_moment_is_counted_without_what_was_taken_back() -> None:
    group = await gather_at_server("Anya Boris", Settings("comparity-landmarks"))
    await group.do(0, commands.Begin)
    mover = group.game.position.actor
    await group.play(quiet(group))
    await group.do(mover, commands.AskUndo, seat=mover)
    await group.do(1 - mover, commands.AnswerUndo, seat=1 - mover, agree=True)
    await group.play_to_the_end(random.Random(3).choice)
    frames = (await told(group)).frames
    for moment in (0, 1, 2, len(frames) - 2):
        new = await branch(group, moment)
        shown = frames[moment].shown[0]
        assert shown.view == msgspec.structs.replace(new.game.position.view(None), legal=())
    assert await refused(group, len(frames) - 1) == "nothing-to-decide"
    assert await refused(group, len(frames)) == "no-such-moment"


async def test_an_earlier_game_of_the_table_goes_on_as_it_was_agreed() -> None:
    group = await gather_at_server("Anya Boris", Settings("comparity-landmarks", order="year", memory=False))
    await group.do(0, commands.Begin)
    await group.play_to_the_end(random.Random(6).choice)
    then = position_at(group, 3)
    await group.do(0, commands.Choose, settings=Settings("skyscraper"))
    await group.do(0, commands.Begin)
    new = await branch(group, 3, number=1)
    assert fingerprint(new.game.position) == fingerprint(then)
    assert new.state.settings == Settings("comparity-landmarks", order="year", memory=False)
    assert await refused(group, 3, number=2) == "game-running"
    for number in (0, 3, 99):
        assert await refused(group, 3, number=number) == "no-game"


@pytest.mark.parametrize("memory", [True, False])
async def test_opened_cards_are_set_aside_at_the_new_table_as_they_were_at_the_old_one(memory: bool) -> None:
    group = await gather_at_server("Anya Boris", Settings("comparity-landmarks", memory=memory))
    await group.do(0, commands.Begin)
    await group.play_to_the_end(random.Random(2).choice)
    opened = set(group.game.opened_ids(group.game.position))
    new = await branch(group, len(group.game.steps) - 1)
    assert not any(new.state.seen.values())
    await new.do(0, commands.Join, tokens=tuple(new.tokens))
    await new.do(0, commands.Abort)
    set_aside = new.state.seen.get(new.game.start.deck.hash, set())
    assert set_aside == (set(new.game.opened_ids(new.game.position)) if memory else set())
    assert set_aside <= opened


@pytest.mark.parametrize("game", GAMES)
async def test_as_long_as_a_game_runs_nobody_learns_anything_from_asking(game: str) -> None:
    group = await game_of(game, moves=4)
    assert not (await told(group)).can_branch
    wishes = [Branch("Vera", moment, seat) for moment in (0, 3, 4, 5, 10**6) for seat in (None, 0, 1, 9)]
    answers = set()
    for wish in wishes:
        with pytest.raises(Refused) as caught:
            await group.service.branch(group.table, 1, wish)
        answers.add(msgspec.json.encode(caught.value.refusal))
    assert len(answers) == 1
    assert b'"game-running"' in answers.pop()
    assert list(logs(group)) == [group.table]
    await group.do(0, commands.Abort)
    assert (await told(group)).can_branch
    then = position_at(group, 4)  # nobody has won, so somebody still decides at the last moment
    assert fingerprint((await branch(group, 4)).game.position) == fingerprint(then)


async def test_only_a_seat_of_the_game_that_still_plays_can_be_taken() -> None:
    group = await gather_at_server("Anya Boris Chloé", Settings("cardline-globetrotter"))
    await group.do(0, commands.Begin)
    await group.play()
    await group.do(2, commands.Resign, seat=2)
    await group.play_to_the_end(random.Random(6).choice)
    assert await refused(group, 2, seat=2) == "already-resigned"
    assert await refused(group, 2, seat=3) == "no-such-seat"
    for moment, seat in ((1, 2), (2, 1)):
        new = await branch(group, moment, seat)
        assert fingerprint(new.game.position) == fingerprint(position_at(group, moment))
        assert new.game.resigned == ({2} if moment == 2 else set())


async def test_a_stored_game_that_leads_elsewhere_is_not_continued() -> None:
    group = await game_of("comparity-landmarks")
    journal = group.service.journal
    assert isinstance(journal, MemoryJournal)
    log = journal.logs[group.table]
    sound = await restart(group)
    assert (await branch(sound, 1)).state.is_running
    log[-5] = msgspec.structs.replace(log[-5], position=b"elsewhere")
    back = await restart(group)
    assert not (await told(back)).can_branch
    assert await refused(back, 1) == "game-frozen"


async def test_a_deck_of_somebodys_own_is_not_played_on_by_others() -> None:
    group, _ = await gather_with_own_deck()
    await group.play()
    await group.do(0, commands.Abort)
    assert not (await told(group)).can_branch
    assert await refused(group, 0) == "deck-not-in-box"
    await group.do(0, commands.Choose, settings=Settings("cardline-globetrotter"))
    await group.do(0, commands.Begin)
    await group.do(0, commands.Abort)
    assert (await branch(group, 0, number=2)).state.is_running


async def test_a_name_is_needed_and_cleaned() -> None:
    group = await game_of("comparity-landmarks")
    assert await refused(group, 1, name="\u200b") == "name-empty"
    new = await branch(group, 1, 0, name=" Ve\nra ")
    assert new.state.players[0].name == "Ve ra"


@pytest.mark.parametrize(("trouble", "code"), [("is_full", "store-full"), ("is_down", "store-down")])
async def test_what_cannot_be_written_leaves_no_table(trouble: str, code: str) -> None:
    group = await game_of("comparity-landmarks")
    setattr(group.service.journal, trouble, True)
    assert await refused(group, 1) == code
    setattr(group.service.journal, trouble, False)
    assert (await branch(group, 1)).state.is_running


async def test_pictures_have_keys_of_the_new_table_and_no_token_is_kept() -> None:
    group = await game_of("comparity-landmarks")
    new = await branch(group, 4, 0)
    old_keys, new_keys = ({face["art"] for face in faces} for faces in (await seen(group, 0), await seen(new, 0)))
    assert old_keys
    assert not old_keys & new_keys
    assert not {key.partition("/")[2] for key in old_keys} & {key.partition("/")[2] for key in new_keys}
    written = b"".join(entry.body for entry in logs(new)[new.table])
    assert new.tokens[0].encode() not in written
    assert group.state.secret.encode() not in written


async def seen(group: Group, who: int) -> list[dict[str, Any]]:
    ears = await group.do(who, commands.Join, tokens=(group.tokens[who],))
    faces: list[dict[str, Any]] = ears.last("welcome")["faces"]
    return faces


async def test_the_new_table_comes_back_after_a_restart_like_any_other() -> None:
    group = await game_of("skyscraper")
    new = await branch(group, 7)
    position = fingerprint(new.game.position)
    service = TableService(group.service.journal, None, InstantBots(), AT_ONCE)
    again = await service.tables.get(new.table)
    assert again.table.game is not None
    assert fingerprint(again.table.game.position) == position
    assert [type(read_change(entry.body)).__name__ for entry in logs(new)[new.table]][-7:] == ["Moved"] * 7
