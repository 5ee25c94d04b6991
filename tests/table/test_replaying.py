"""A game told again: by whom it may be read, what it holds, and that `tallorder replay` reads both kinds of it."""

import random
from typing import Any

import msgspec
import pytest

from tallorder.games.kernel import Refused
from tallorder.games.kernel.record import read_record, write_record
from tallorder.table import commands
from tallorder.table.commands import Settings
from tallorder.terminal.replay import replay as read_again
from tests.table.group import Group, gather_at_server

GAMES = ("cardline-globetrotter", "comparity-landmarks", "comparity-movies", "skyscraper")


async def game_of(game: str, moves: int | None = None) -> Group:
    """A game played to its end, or for at most so many moves."""
    group = await gather_at_server("Anya Boris", Settings(game))
    await group.do(0, commands.Begin)
    if moves is None:
        await group.play_to_the_end(random.Random(6).choice)
    else:
        for _ in range(moves):
            await group.play(group.game.position.legal_moves()[0])
    return group


async def told(group: Group, *tokens: str, number: int | None = None) -> dict[str, Any]:
    """A replay as it travels."""
    found = await group.service.replay(group.table, tokens, number)
    return msgspec.json.decode(msgspec.json.encode(found))


def only(kept: dict[str, Any], seat: int | None) -> str:
    """The file of one pair of eyes, as the client keeps it."""
    frames = [
        {**frame, "shown": [part for part in frame["shown"] if part.get("seat") == seat]} for frame in kept["frames"]
    ]
    return msgspec.json.encode({**kept, "frames": frames, "seats": [] if seat is None else [seat]}).decode()


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_told_again_and_both_kinds_of_file_say_how_it_ended(game: str) -> None:
    group = await game_of(game)
    kept = await told(group)
    assert [frame["version"] for frame in kept["frames"]] == [
        group.game.began,
        *(step.version for step in group.game.steps),
    ]
    full = write_record(await group.service.record(group.table, 1))
    from_record = read_again(full, None, "en")
    for seat in (None, *kept["seats"]):
        from_file = read_again(only(kept, seat), None, "en")
        assert from_file.eyes == ([] if seat is None else [seat + 1])
        assert msgspec.structs.replace(from_file, eyes=None) == from_record
    assert from_record.winners


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_game_is_told_through_ones_own_eyes_alone(game: str) -> None:
    group = await game_of(game, moves=4)
    assert group.state.is_running
    for tokens, seats in ((), []), ((group.tokens[1],), [1]):
        kept = await told(group, *tokens)
        assert kept["seats"] == ([] if group.game.rules.one_view else seats)
        moment = group.game.start.begin()
        for frame, step in zip(kept["frames"], (None, *group.game.steps), strict=True):
            if step is not None:
                moment.play(step.move, step.seat)
            eyes = {part.get("seat") for part in frame["shown"]}
            assert eyes == {kept["seats"][0] if kept["seats"] else None}
            view = msgspec.structs.replace(moment.view(*eyes), legal=())
            assert frame["shown"][0]["view"] == msgspec.json.decode(msgspec.json.encode(view))
    with pytest.raises(Refused) as caught:
        await group.service.record(group.table, 1)
    assert caught.value.refusal.code == "game-running"
    with pytest.raises(Refused) as caught:
        await told(group, "x" * 24)
    assert caught.value.refusal.code == "bad-token"


@pytest.mark.parametrize("game", ["cardline-globetrotter", "comparity-landmarks"])
async def test_cards_that_stayed_closed_keep_their_values_in_every_file(game: str) -> None:
    group = await game_of(game, moves=4)
    await group.do(0, commands.Abort)
    kept = await told(group)
    opened = set(group.game.rules.opened(group.game.position.view(None)))
    for frame in kept["frames"]:
        opened |= {face["card"] for face in frame.get("faces", ()) if "opened" in face}
    ever = set()
    moment = group.game.start.begin()
    for step in group.game.steps:
        moment.play(step.move, step.seat)
        ever |= set(group.game.rules.opened(moment.view(None)))
    assert opened == ever
    assert ever < set(range(len(group.game.start.deal.cards)))
    record = read_record(write_record(await group.service.record(group.table, 1)))
    assert set(record.cards) == {card.id for card in group.game.start.deal.cards}


async def test_secret_hands_are_shown_once_the_game_is_over() -> None:
    group = await game_of("skyscraper")
    kept = await told(group)
    assert kept["seats"] == [0, 1]
    for frame in kept["frames"]:
        own = {part["seat"]: part["view"]["hand"] for part in frame["shown"] if "seat" in part}
        assert set(own) == {0, 1}


async def test_an_earlier_game_of_the_table_is_told_from_its_log() -> None:
    group = await game_of("cardline-globetrotter")
    before = await told(group)
    await group.do(0, commands.Begin)
    await group.play_to_the_end(random.Random(7).choice)
    assert (await told(group, number=1))["frames"] == before["frames"]
    assert (await told(group, number=2))["game"]["number"] == 2
    for number in (3, 99):
        with pytest.raises(Refused) as caught:
            await told(group, number=number)
        assert caught.value.refusal.code == "no-game"


async def test_a_table_that_has_not_played_has_nothing_to_tell() -> None:
    group = await gather_at_server("Anya Boris", Settings("skyscraper"))
    with pytest.raises(Refused) as caught:
        await told(group)
    assert caught.value.refusal.code == "no-game"
