"""One more game: anybody may say so; it begins when the host says so, or everybody who is there."""

from tallorder.table import commands
from tests.table.group import Group, gather, gather_at_server, restart


async def over(names: str = "Anya Boris Chloé", *, at_server: bool = False) -> Group:
    group = await gather_at_server(names) if at_server else await gather(names)
    await group.do(0, commands.Begin)
    await group.do(0, commands.Abort)
    return group


async def test_the_host_begins_at_once() -> None:
    group = await over()
    await group.do(0, commands.WantAgain, seat=0)
    assert group.state.games == 2
    assert group.people[1].last("told")["deed"] == "began"


async def test_guests_say_that_they_would_like_another_and_everybody_sees_it() -> None:
    group = await over()
    await group.do(2, commands.WantAgain, seat=2)
    assert not group.state.is_running
    told = group.people[0].last("told")
    assert (told["deed"], told["seat"], told["state"]["again"]) == ("again-wanted", 2, [2])
    assert await group.refused(2, commands.WantAgain, seat=2) == "again-said"
    await group.do(1, commands.WantAgain, seat=1)
    assert not group.state.is_running  # the host is there, and has not said so


async def test_it_begins_when_everybody_who_is_there_says_so() -> None:
    group = await over(at_server=True)
    group.service.leave(group.people[0])
    await group.do(2, commands.WantAgain, seat=2)
    assert not group.state.is_running
    await group.do(1, commands.WantAgain, seat=1)
    assert group.state.is_running
    assert "again" not in group.people[1].last("told")["state"]


async def test_bots_are_not_asked() -> None:
    group = await gather_at_server("Anya Boris")
    await group.do(0, commands.PlaceBot, level="friend")
    await group.do(0, commands.Begin)
    await group.do(0, commands.Abort)
    group.service.leave(group.people[0])
    await group.do(1, commands.WantAgain, seat=1)
    assert group.state.is_running


async def test_before_the_first_game_and_during_one_there_is_nothing_to_repeat() -> None:
    group = await gather("Anya Boris")
    assert await group.refused(1, commands.WantAgain, seat=1) == "no-game"
    await group.do(0, commands.Begin)
    assert await group.refused(1, commands.WantAgain, seat=1) == "game-running"


async def test_nobody_says_it_for_somebody_else() -> None:
    group = await over()
    watcher = group.newcomer()
    await group.do(watcher, commands.Join)
    assert await group.refused(watcher, commands.WantAgain, seat=1) == "not-your-seat"
    assert await group.refused(2, commands.WantAgain, seat=1) == "not-your-seat"


async def test_wishes_follow_their_people_and_survive_a_restart() -> None:
    group = await over()
    await group.do(2, commands.WantAgain, seat=2)
    group = await restart(group)
    assert group.people[0].last("welcome")["state"]["again"] == [2]
    await group.do(0, commands.Reseat, seats=(2, 1, 0))
    assert group.people[1].last("told")["state"]["again"] == [0]
    await group.do(1, commands.Stand, seat=1)
    assert group.people[0].last("told")["state"]["again"] == [0]
