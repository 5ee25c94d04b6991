"""Taking a move back: until something new has come to light, and only if those affected agree."""

from typing import Any

import pytest

from tallorder.games.comparity.moves import Check, PlayCard
from tallorder.games.kernel import Refused
from tallorder.table import commands
from tallorder.table.commands import Settings
from tests.table.group import Group, gather, restart


async def begun(names: str = "Anya Boris Chloé") -> Group:
    group = await gather(names, Settings("comparity-landmarks"))
    await group.do(0, commands.Begin)
    return group


def quiet(group: Group) -> Any:
    """A card played where it touches one other, which tells nobody anything new."""
    spaces = {space.cell: space.neighbours for space in group.game.position.view(None).spaces}
    moves = group.game.position.legal_moves()
    return next(move for move in moves if isinstance(move, PlayCard) and spaces[move.cell] == 1)


async def test_a_move_is_taken_back_when_all_the_others_agree() -> None:
    group = await begun()
    before, version = group.game.position.key(), group.state.version
    mover = group.game.position.actor
    others = [seat for seat in range(3) if seat != mover]
    await group.play(quiet(group))
    await group.do(mover, commands.AskUndo, seat=mover)
    assert group.people[0].last("told")["state"]["undo"] == {"seat": mover, "to": version, "waiting_for": others}
    await group.do(others[0], commands.AnswerUndo, seat=others[0], agree=True)
    assert group.game.position.key() != before
    await group.do(others[1], commands.AnswerUndo, seat=others[1], agree=True)
    assert group.game.position.key() == before
    told = group.people[mover].last("told")
    assert told["deed"] == "undone"
    assert any(part.get("choices") for part in told["shown"])
    assert "undo" not in told["state"]


async def test_one_who_would_rather_not_is_enough_to_let_it_stand() -> None:
    group = await begun()
    mover = group.game.position.actor
    await group.play(quiet(group))
    after = group.game.position.key()
    await group.do(mover, commands.AskUndo, seat=mover)
    other = (mover + 1) % 3
    await group.do(other, commands.AnswerUndo, seat=other, agree=False)
    assert group.game.position.key() == after
    assert await group.refused((mover + 2) % 3, commands.AnswerUndo, seat=(mover + 2) % 3, agree=True) == (
        "undo-not-asked"
    )


async def test_nobody_agrees_for_somebody_else_or_twice() -> None:
    group = await begun()
    mover = group.game.position.actor
    one, other = (mover + 1) % 3, (mover + 2) % 3
    await group.play(quiet(group))
    await group.do(mover, commands.AskUndo, seat=mover)
    assert await group.refused(mover, commands.AskUndo, seat=mover) == "undo-pending"
    assert await group.refused(mover, commands.AnswerUndo, seat=one, agree=True) == "not-your-seat"
    assert await group.refused(mover, commands.AnswerUndo, seat=mover, agree=True) == "undo-not-yours"
    await group.do(one, commands.AnswerUndo, seat=one, agree=True)
    assert await group.refused(one, commands.AnswerUndo, seat=one, agree=True) == "undo-not-yours"
    watcher = group.newcomer()
    await group.do(watcher, commands.Join)
    assert await group.refused(watcher, commands.AnswerUndo, seat=other, agree=True) == "not-your-seat"


async def test_after_a_card_was_opened_nothing_goes_back() -> None:
    group = await begun()
    await group.play(quiet(group))
    mover = group.game.position.actor
    check = next(move for move in group.game.position.legal_moves() if isinstance(move, Check))
    await group.play(check)
    assert await group.refused(mover, commands.AskUndo, seat=mover) == "undo-news"


async def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    group = await begun()
    mover = group.game.position.actor
    await group.play(quiet(group))
    assert await group.refused((mover + 1) % 3, commands.AskUndo, seat=(mover + 1) % 3) == "undo-nothing"


async def test_moves_of_others_go_back_with_it_and_bots_need_not_be_asked() -> None:
    group = await begun("Anya Boris")
    before = group.game.position.key()
    mover = group.game.position.actor
    await group.play(quiet(group))
    await group.play(quiet(group))
    await group.do(mover, commands.AskUndo, seat=mover)
    await group.do(1 - mover, commands.AnswerUndo, seat=1 - mover, agree=True)
    assert group.game.position.key() == before
    assert group.game.steps == []


async def test_a_move_made_meanwhile_ends_the_wish() -> None:
    group = await begun()
    mover = group.game.position.actor
    await group.play(quiet(group))
    await group.do(mover, commands.AskUndo, seat=mover)
    await group.play(quiet(group))
    assert group.state.undo is None
    assert await group.refused((mover + 1) % 3, commands.AnswerUndo, seat=(mover + 1) % 3, agree=True) == (
        "undo-not-asked"
    )


async def test_whoever_asked_can_withdraw() -> None:
    group = await begun()
    mover = group.game.position.actor
    await group.play(quiet(group))
    await group.do(mover, commands.AskUndo, seat=mover)
    await group.do(mover, commands.AnswerUndo, seat=mover, agree=False)
    assert group.state.undo is None


async def test_wishes_and_undone_moves_survive_a_restart() -> None:
    group = await begun()
    before = group.game.position.key()
    mover = group.game.position.actor
    one, other = (mover + 1) % 3, (mover + 2) % 3
    await group.play(quiet(group))
    await group.do(mover, commands.AskUndo, seat=mover)
    await group.do(one, commands.AnswerUndo, seat=one, agree=True)
    group = await restart(group)
    assert group.people[0].last("welcome")["state"]["undo"]["waiting_for"] == [other]
    await group.do(other, commands.AnswerUndo, seat=other, agree=True)
    await group.play(quiet(group))
    after = group.game.position.key()
    group = await restart(group)
    assert group.game.position.key() == after
    assert group.game.position.key() != before


async def test_a_move_made_before_an_undo_cannot_be_sent_after_it() -> None:
    group = await begun("Anya Boris")
    mover = group.game.position.actor
    await group.play(quiet(group))
    stale = group.state.version
    await group.do(mover, commands.AskUndo, seat=mover)
    await group.do(1 - mover, commands.AnswerUndo, seat=1 - mover, agree=True)
    with pytest.raises(Refused, match="stale"):
        await group.play(quiet(group), version=stale)
    await group.play(quiet(group))
