"""The short way of a move: the same as the long one, for whoever looks at the table, its journal or its refusals."""

import asyncio
import random

import msgspec
import pytest

from tallorder import catalogue
from tallorder.games.kernel import NOBODY, Refused
from tallorder.table import commands
from tallorder.table.commands import Play, Settings
from tallorder.table.journal import Entry
from tallorder.table.playing import Playing
from tallorder.wire import read_move
from tests.table.company import Group, Notebook, gather, until

COMPARITY = Settings("comparity-landmarks")


async def begun() -> tuple[Group, Notebook]:
    group = await gather("Anya Boris Chloé", COMPARITY)
    await group.do(0, commands.Begin)
    journal = group.hall.desk.journal
    assert isinstance(journal, Notebook)
    return group, journal


def first_move(group: Group, seat: int | None = None, version: int | None = None) -> Play:
    game = group.playing.game
    move = msgspec.Raw(msgspec.json.encode(game.legal_moves()[0]))
    at = group.state.version if version is None else version
    return Play(table=group.table, id=77, version=at, seat=game.actor if seat is None else seat, move=move)


class Ending:
    """What a move came to."""

    def __init__(self) -> None:
        self.problems: list[BaseException | None] = []

    def __call__(self, problem: BaseException | None) -> None:
        self.problems.append(problem)

    async def code(self) -> str:
        """The code of the refusal; empty if the move was made."""
        await until(lambda: bool(self.problems))
        (problem,) = self.problems
        assert problem is None or isinstance(problem, Refused)
        return "" if problem is None else problem.refusal.code


def is_free(group: Group) -> bool:
    return not group.hall.desk.tables[group.table].lock.locked()


async def test_a_move_has_not_happened_before_it_is_written_and_then_everybody_is_told() -> None:
    group, journal = await begun()
    append, gate = journal.append, asyncio.Event()

    async def slow(table: str, entry: Entry) -> bool:
        await gate.wait()
        return await append(table, entry)

    journal.append = slow  # type: ignore[method-assign]
    order, ending, version = first_move(group), Ending(), group.state.version
    heard = [len(ears.heard) for ears in group.people]
    before = group.playing.game.key()
    assert group.hall.short_way.play(group.people[order.seat], order, ending)
    await asyncio.sleep(0.01)
    assert group.state.version == version
    assert group.playing.game.key() == before
    assert [len(ears.heard) for ears in group.people] == heard
    assert not ending.problems
    again = first_move(group)
    assert not group.hall.short_way.play(group.people[again.seat], again, ending)
    gate.set()
    assert await ending.code() == ""
    assert is_free(group)
    told = [ears.last("told") for ears in group.people]
    assert [one["version"] for one in told] == [version + 1] * 3
    assert [one.get("re") for one in told] == [77 if seat == order.seat else None for seat in range(3)]
    assert journal.logs[group.table][-1].version == version + 1


async def test_what_the_rules_or_the_table_refuse_is_refused_at_once_and_nothing_is_written() -> None:
    group, journal = await begun()
    play, size = group.hall.short_way.play, len(journal.logs[group.table])
    actor = group.playing.game.actor
    other = (actor + 1) % 3
    for seat, order, code in (
        (other, first_move(group), "not-your-seat"),
        (other, first_move(group, seat=other), "not-your-decision"),
        (actor, first_move(group, version=group.state.version + 1), "future"),
        (actor, first_move(group, version=1), "stale"),
        (actor, msgspec.structs.replace(first_move(group), move=msgspec.Raw(b'{"move":"fly"}')), "not-understood"),
    ):
        with pytest.raises(Refused, match=code):
            play(group.people[seat], order, Ending())
        assert is_free(group)
    assert len(journal.logs[group.table]) == size


async def test_a_full_or_silent_store_refuses_the_move_and_play_goes_on_afterwards() -> None:
    group, journal = await begun()
    for trouble, code in (("is_full", "store-full"), ("is_down", "store-down")):
        version, ending, order = group.state.version, Ending(), first_move(group)
        setattr(journal, trouble, True)
        assert group.hall.short_way.play(group.people[order.seat], order, ending)
        assert await ending.code() == code
        assert group.state.version == version
        assert is_free(group)
        setattr(journal, trouble, False)
        await group.hall.rounds.round()
        await group.play()
        assert group.state.version == version + 1


async def test_a_move_that_another_process_was_faster_than_is_stale_and_its_move_is_told() -> None:
    group, journal = await begun()
    order, ending, version = first_move(group), Ending(), group.state.version
    twin = await gather("Dora", COMPARITY)
    faster = type(twin.hall)(journal)
    ears = twin.people[0]
    await faster.join(ears, commands.Join(table=group.table, tokens=(group.tokens[order.seat],)))
    await faster.give(ears, order)
    assert len(journal.logs[group.table]) == version + 1
    assert group.hall.short_way.play(group.people[order.seat], order, ending)
    assert await ending.code() == "stale"
    assert group.state.version == version + 1
    assert [one.last("told")["version"] for one in group.people] == [version + 1] * 3
    assert len(journal.logs[group.table]) == version + 1


async def test_the_last_move_of_a_game_takes_the_long_way() -> None:
    group, _ = await begun()
    pick = random.Random(4)
    while True:
        order = first_move(group)
        game = group.playing.game
        if any(game.unpack(packed).__class__.__name__ == "PlayCard" for packed in game.legal()):
            packed = pick.choice(game.legal())
            order = msgspec.structs.replace(order, move=msgspec.Raw(msgspec.json.encode(game.unpack(packed))))
        ending = Ending()
        if not group.hall.short_way.play(group.people[order.seat], order, ending):
            break
        assert await ending.code() == ""
    trial, _events = group.playing.try_move(order.seat, read_move("comparity", order.move))
    assert trial.actor == NOBODY
    await group.hall.give(group.people[order.seat], order)
    assert not group.state.is_running


@pytest.mark.parametrize("game", ["comparity-landmarks", "cardline-globetrotter", "skyscraper"])
def test_events_that_were_packed_come_back_the_same(game: str) -> None:
    pick = random.Random(8)
    for seed in range(4):
        playing = Playing(1, 1, catalogue.set_up(game, players=3, seed=seed), (0, 0, 0))
        version = 1
        while playing.game.actor != NOBODY:
            seat = playing.game.actor
            move = playing.game.unpack(pick.choice(playing.game.legal()))
            after, events = playing.try_move(seat, move)
            version += 1
            playing.accept(after, playing.step(Entry(version, 0, b""), seat, move, events), None)
            assert playing.events_of(playing.steps[-1]) == events
