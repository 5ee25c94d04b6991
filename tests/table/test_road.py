"""The road of a move: decided, written down, applied, published; for whoever looks at the table or its journal."""

import asyncio
import random

import msgspec
import pytest

from tallorder import catalogue
from tallorder.games.kernel import NOBODY, Refused
from tallorder.table import commands
from tallorder.table.commands import Play, Settings
from tallorder.table.game import TableGame
from tallorder.table.journal import Entry, Written
from tests.table.group import Group, MemoryJournal, gather_at_server, give, until

COMPARITY = Settings("comparity-landmarks")


async def begun() -> tuple[Group, MemoryJournal]:
    group = await gather_at_server("Anya Boris Chloé", COMPARITY)
    await group.do(0, commands.Begin)
    journal = group.service.journal
    assert isinstance(journal, MemoryJournal)
    return group, journal


def first_move(group: Group, seat: int | None = None, version: int | None = None) -> Play:
    game = group.game.position
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
    return not group.service.tables.open[group.table].is_busy


async def test_a_move_has_not_happened_before_it_is_written_and_then_everybody_is_told() -> None:
    group, journal = await begun()
    append, held = journal.append, []

    def slow(table: str, entry: Entry, written: Written) -> None:
        held.append((table, entry, written))

    journal.append = slow  # type: ignore[method-assign]
    command, ending, version = first_move(group), Ending(), group.state.version
    heard = [len(ears.heard) for ears in group.people]
    before = group.game.position.key()
    group.service.submit(group.people[command.seat], command, ending)
    await asyncio.sleep(0.01)
    assert group.state.version == version
    assert group.game.position.key() == before
    assert [len(ears.heard) for ears in group.people] == heard
    assert not ending.problems
    again, late = first_move(group), Ending()
    group.service.submit(group.people[again.seat], again, late)
    assert len(held) == 1
    journal.append = append  # type: ignore[method-assign]
    append(*held[0])
    assert await ending.code() == ""
    assert await late.code() == "stale"
    assert is_free(group)
    told = [ears.last("told") for ears in group.people]
    assert [one["version"] for one in told] == [version + 1] * 3
    assert [one.get("re") for one in told] == [77 if seat == command.seat else None for seat in range(3)]
    assert journal.logs[group.table][-1].version == version + 1


async def test_what_the_rules_or_the_table_refuse_is_refused_at_once_and_nothing_is_written() -> None:
    group, journal = await begun()
    size = len(journal.logs[group.table])
    actor = group.game.position.actor
    other = (actor + 1) % 3
    for seat, command, code in (
        (other, first_move(group), "not-your-seat"),
        (other, first_move(group, seat=other), "not-your-decision"),
        (actor, first_move(group, version=group.state.version + 1), "future"),
        (actor, first_move(group, version=1), "stale"),
        (actor, msgspec.structs.replace(first_move(group), move=msgspec.Raw(b'{"move":"fly"}')), "not-understood"),
    ):
        ending = Ending()
        group.service.submit(group.people[seat], command, ending)
        assert len(ending.problems) == 1
        assert await ending.code() == code
        assert is_free(group)
    assert len(journal.logs[group.table]) == size


async def test_a_full_or_silent_store_refuses_the_move_and_play_goes_on_afterwards() -> None:
    group, journal = await begun()
    for trouble, code in (("is_full", "store-full"), ("is_down", "store-down")):
        version, ending, command = group.state.version, Ending(), first_move(group)
        setattr(journal, trouble, True)
        group.service.submit(group.people[command.seat], command, ending)
        assert await ending.code() == code
        assert group.state.version == version
        assert is_free(group)
        setattr(journal, trouble, False)
        await group.caretaker.look_after_tables()
        await group.play()
        assert group.state.version == version + 1


async def test_a_move_that_another_process_was_faster_than_is_stale_and_its_move_is_told() -> None:
    group, journal = await begun()
    command, ending, version = first_move(group), Ending(), group.state.version
    twin = await gather_at_server("Dora", COMPARITY)
    faster = type(twin.service)(journal)
    ears = twin.people[0]
    await faster.join(ears, commands.Join(table=group.table, tokens=(group.tokens[command.seat],)))
    await give(faster, ears, command)
    assert len(journal.logs[group.table]) == version + 1
    group.service.submit(group.people[command.seat], command, ending)
    assert await ending.code() == "stale"
    assert group.state.version == version + 1
    assert [one.last("told")["version"] for one in group.people] == [version + 1] * 3
    assert len(journal.logs[group.table]) == version + 1


async def test_the_last_move_of_a_game_takes_the_same_road() -> None:
    group, journal = await begun()
    pick = random.Random(4)
    while group.state.is_running:
        command = first_move(group)
        game = group.game.position
        if any(game.unpack(packed).__class__.__name__ == "PlayCard" for packed in game.legal()):
            packed = pick.choice(game.legal())
            command = msgspec.structs.replace(command, move=msgspec.Raw(msgspec.json.encode(game.unpack(packed))))
        ending, version = Ending(), group.state.version
        group.service.submit(group.people[command.seat], command, ending)
        assert group.state.version == version
        assert await ending.code() == ""
        assert journal.logs[group.table][-1].version == version + 1
    assert group.people[0].last("told")["state"]["phase"] == "over"


@pytest.mark.parametrize("game", ["comparity-landmarks", "cardline-globetrotter", "skyscraper"])
def test_events_that_were_packed_come_back_the_same(game: str) -> None:
    pick = random.Random(8)
    for seed in range(4):
        running = TableGame(1, 1, catalogue.set_up(game, players=3, seed=seed), (0, 0, 0))
        version = 1
        while running.position.actor != NOBODY:
            seat = running.position.actor
            move = running.position.unpack(pick.choice(running.position.legal()))
            trial = running.attempt(seat, move)
            version += 1
            running.accept(Entry(version, 0, b""), trial)
            assert running.events_of(running.steps[-1]) == trial.events
