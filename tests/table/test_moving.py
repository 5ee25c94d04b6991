"""How one move travels: checked, written down, told to everybody, and never made twice."""

import asyncio
import random

import msgspec
import pytest

from tallorder.games.cardline.moves import PlaceCard
from tallorder.table import commands
from tallorder.table.audience import Feed
from tallorder.table.commands import Settings
from tallorder.table.journal import Entry, Written
from tests.rulebook import rule
from tests.table.group import Group, MemoryJournal, gather, gather_at_server, restart


async def begun(names: str = "Anya Boris Chloé", feed: Feed = "views", *, at_server: bool = False) -> Group:
    group = await gather_at_server(names, feed=feed) if at_server else await gather(names, feed=feed)
    await group.do(0, commands.Begin)
    return group


def a_move(group: Group) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(group.game.position.legal_moves()[0]))


async def test_everybody_is_told_a_move_with_the_same_version_and_the_mover_finds_its_number() -> None:
    group = await begun(at_server=True)
    watcher = group.newcomer()
    await group.do(watcher, commands.Join)
    actor = group.game.position.actor
    await group.play()
    told = [ears.last("told") for ears in (*group.people, watcher)]
    assert {one["version"] for one in told} == {group.state.version}
    assert [one.get("re") for one in told] == [77 if seat == actor else None for seat in (0, 1, 2, 3)]
    assert all(one["shown"][0]["events"][0]["event"] == "card-placed" for one in told)


async def test_a_move_is_on_the_disk_before_anybody_is_told() -> None:
    group = await begun(at_server=True)
    journal = group.service.journal
    heard = sum(len(ears.heard) for ears in group.people)
    append = journal.append

    def looking(table: str, entry: Entry, written: Written) -> None:
        assert sum(len(ears.heard) for ears in group.people) == heard
        append(table, entry, written)

    journal.append = looking  # type: ignore[method-assign]
    await group.play()
    assert sum(len(ears.heard) for ears in group.people) == heard + 3


async def test_a_device_that_two_people_share_is_also_told_what_everybody_may_see() -> None:
    group = await gather("Anya Boris", Settings("skyscraper"))
    device = group.newcomer()
    await group.do(device, commands.Join, tokens=tuple(group.tokens))
    await group.do(0, commands.Begin)
    for _ in range(6):
        await group.play()
        shown = device.last("told")["shown"]
        assert [part.get("seat") for part in shown] == [None, 0, 1]
        assert shown[0]["view"]["hand"] == {"type": "hidden"}
        assert "choices" not in shown[0]
        alone = group.people[0].last("told")["shown"]
        assert [part["seat"] for part in alone] == [0]


async def test_only_the_seat_that_decides_is_offered_moves_and_the_offer_is_exactly_the_legal_ones() -> None:
    group = await begun()
    actor = group.game.position.actor
    for seat, ears in enumerate(group.people):
        shown = ears.last("told")["shown"]
        offered = [move for part in shown for choice in part.get("choices", ()) for move in choice["moves"]]
        legal = msgspec.to_builtins(group.game.position.legal_moves())
        assert sorted(map(str, offered)) == (sorted(map(str, legal)) if seat == actor else [])


async def test_what_the_moves_of_a_choice_would_do_is_told_on_request() -> None:
    group = await begun()
    actor = group.game.position.actor
    choices = group.people[actor].last("told")["shown"][-1]["choices"]
    await group.do(actor, commands.AskStakes, version=group.state.version, seat=actor, choice=0, id=5)
    stakes = group.people[actor].last("stakes")
    assert stakes["re"] == 5
    assert [stake["move"] for stake in stakes["stakes"]] == choices[0]["moves"]
    rules, view = group.game.rules, group.game.position.view(actor)
    expected = [rules.preview(view, move) for move in rules.choices(view)[0].moves]
    assert [stake["preview"] for stake in stakes["stakes"]] == msgspec.json.decode(msgspec.json.encode(expected))
    assert await group.refused(actor, commands.AskStakes, version=group.state.version, seat=actor, choice=99) == (
        "no-such-choice"
    )


async def test_an_illegal_move_is_refused_by_the_rule_of_the_game_and_only_the_sender_hears_of_it() -> None:
    group = await begun()
    actor = group.game.position.actor
    heard = [len(ears.heard) for ears in group.people]
    wrong = msgspec.Raw(msgspec.json.encode(PlaceCard(99, 0)))
    code = await group.refused(actor, commands.Play, seat=actor, version=group.state.version, move=wrong)
    assert code.startswith("cardline-")
    assert [len(ears.heard) for ears in group.people] == heard


@pytest.mark.parametrize(
    "move",
    [b"{}", b"[]", b"7", b'{"move":"teleport"}', b'{"move":"place-card","card":1}', b"null"],
)
async def test_what_is_no_move_of_the_game_is_refused(move: bytes) -> None:
    group = await begun()
    actor = group.game.position.actor
    raw = msgspec.Raw(move)
    assert await group.refused(actor, commands.Play, seat=actor, version=group.state.version, move=raw) == (
        "not-understood"
    )


async def test_a_move_with_a_field_too_many_is_refused() -> None:
    group = await begun()
    actor = group.game.position.actor
    legal = msgspec.to_builtins(group.game.position.legal_moves()[0])
    raw = msgspec.Raw(msgspec.json.encode(legal | {"value": 7}))
    version = group.state.version
    assert await group.refused(actor, commands.Play, seat=actor, version=version, move=raw) == "not-understood"
    await group.do(actor, commands.Play, seat=actor, version=version, move=msgspec.Raw(msgspec.json.encode(legal)))


async def test_a_seat_moves_only_when_it_is_its_decision() -> None:
    group = await begun()
    other = (group.game.position.actor + 1) % 3
    move = a_move(group)
    assert await group.refused(other, commands.Play, seat=other, version=group.state.version, move=move) == (
        "not-your-decision"
    )


async def test_nobody_moves_for_a_seat_of_somebody_else() -> None:
    group = await begun()
    actor = group.game.position.actor
    watcher = group.newcomer()
    await group.do(watcher, commands.Join)
    for who in ((actor + 1) % 3, watcher):
        code = await group.refused(who, commands.Play, seat=actor, version=group.state.version, move=a_move(group))
        assert code == "not-your-seat"
    await group.do(actor, commands.Play, seat=actor, version=group.state.version, move=a_move(group))


async def test_a_move_for_an_older_position_is_stale_and_one_for_a_coming_version_too_early() -> None:
    group = await begun()
    before = group.state.version
    await group.play()
    actor = group.game.position.actor
    assert await group.refused(actor, commands.Play, seat=actor, version=before, move=a_move(group)) == "stale"
    later = group.state.version + 1
    assert await group.refused(actor, commands.Play, seat=actor, version=later, move=a_move(group)) == "future"
    await group.play(version=group.state.version)


async def test_the_same_message_twice_makes_one_move() -> None:
    group = await begun()
    actor = group.game.position.actor
    order = commands.Play(table=group.table, seat=actor, version=group.state.version, move=a_move(group))
    both = await asyncio.gather(
        group.give(group.people[actor], order),
        group.give(group.people[actor], order),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in both] == ["NoneType", "Refused"]
    assert len(group.game.steps) == 1


async def test_somebody_renaming_herself_does_not_spoil_a_move() -> None:
    group = await begun()
    version = group.state.version
    await group.do(2, commands.Rename, seat=2, name="Carla")
    await group.play(version=version)
    assert len(group.game.steps) == 1


async def test_a_game_needs_enough_players_and_waits_for_no_running_one() -> None:
    group = await gather("Anya")
    assert await group.refused(0, commands.Begin) == "too-few-players"
    await group.do(0, commands.PlaceBot, level="any-legal")
    await group.do(0, commands.Begin)
    assert await group.refused(0, commands.Begin) == "game-running"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (commands.Choose, {"settings": Settings("skyscraper")}),
        (commands.Reseat, {"seats": (1, 0, 2)}),
        (commands.ResetMemory, {}),
    ],
)
async def test_while_a_game_runs_the_table_stays_as_it_is(kind: type, fields: dict[str, object]) -> None:
    group = await begun()
    assert await group.refused(0, kind, **fields) == "game-running"
    assert await group.refused(1, commands.Stand, seat=1) == "game-running"


async def test_who_comes_during_a_game_waits_for_the_next() -> None:
    group = await begun("Anya Boris")
    late = group.newcomer()
    await group.do(late, commands.Join)
    await group.do(late, commands.Sit, name="Late")
    assert late.seats == (2,)
    assert await group.refused(late, commands.Resign, seat=2) == "seat-plays"
    assert await group.refused(late, commands.Play, seat=2, version=group.state.version, move=a_move(group)) == (
        "seat-plays"
    )
    group.people.append(late)
    await group.do(0, commands.Abort)
    await group.do(0, commands.Begin)
    assert group.game.players == 3


async def test_more_people_than_a_game_takes_watch_until_the_next() -> None:
    group = await gather("A B C D E F G", Settings("skyscraper"))
    await group.do(0, commands.Begin)
    assert group.game.players == 6
    assert group.people[6].last("told")["shown"][0].get("seat") is None


async def test_a_finished_game_keeps_its_result_and_nothing_can_be_played_any_more() -> None:
    group = await begun("Anya Boris")
    await group.play_to_the_end(random.Random(1).choice)
    told = group.people[0].last("told")
    (result,) = told["state"]["results"]
    assert result["outcome"]["winners"]
    assert result["names"] == ["Anya", "Boris"]
    assert told["state"]["phase"] == "over"
    move = msgspec.Raw(b'{"move":"place-card","card":1,"gap":0}')
    assert await group.refused(0, commands.Play, seat=0, version=group.state.version, move=move) == "no-game"


async def test_a_seat_can_resign_out_of_turn_and_the_others_play_on() -> None:
    group = await begun()
    leaving = (group.game.position.actor + 1) % 3
    await group.do(leaving, commands.Resign, seat=leaving)
    assert group.state.is_running
    assert await group.refused(leaving, commands.Resign, seat=leaving) == "already-resigned"
    last = (leaving + 1) % 3
    await group.do(last, commands.Resign, seat=last)
    assert group.people[0].last("told")["state"]["results"][0]["outcome"]["winners"] == [(leaving + 2) % 3]


@rule("C-R-51")
async def test_the_host_can_abort_a_game_and_nobody_has_won() -> None:
    group = await begun()
    assert await group.refused(1, commands.Abort) == "only-host"
    await group.do(0, commands.Abort)
    assert "outcome" not in group.people[0].last("told")["state"]["results"][0]
    assert await group.refused(0, commands.Abort) == "no-game"


async def test_again_begins_with_the_next_seat() -> None:
    group = await begun()
    first = group.game.start.deal.first
    for turn in range(1, 4):
        await group.do(0, commands.Abort)
        await group.do(0, commands.Begin)
        assert group.game.start.deal.first == (first + turn) % 3


async def test_a_start_player_that_was_agreed_on_stays() -> None:
    settings = Settings("cardline-globetrotter", options={"first_player": "2"})
    group = await gather("Anya Boris Chloé", settings)
    for _ in range(3):
        await group.do(0, commands.Begin)
        assert group.game.start.deal.first == 1
        await group.do(0, commands.Abort)


async def test_two_games_at_a_table_are_dealt_differently() -> None:
    group = await begun()
    first = group.game.start.deal.cards
    await group.do(0, commands.Abort)
    await group.do(0, commands.Begin)
    assert group.game.start.deal.cards != first


async def test_the_game_can_be_changed_between_games() -> None:
    group = await begun()
    await group.do(0, commands.Abort)
    await group.do(0, commands.Choose, settings=Settings("skyscraper"))
    await group.do(0, commands.Begin)
    assert group.people[1].last("told")["game"]["engine"] == "skyscraper"


async def test_a_running_game_survives_a_restart_move_by_move() -> None:
    pick = random.Random(5).choice
    group = await begun()
    for _ in range(12):
        if not group.state.is_running:
            break
        await group.play(pick(group.game.position.legal_moves()))
        key, view = group.game.position.key(), group.people[0].last("told")["shown"]
        group = await restart(group)
        assert group.game.position.key() == key
        assert group.people[0].last("welcome")["shown"][0]["view"] == view[0]["view"]
    await group.play_to_the_end(pick)


async def test_a_finished_game_can_still_be_seen_after_a_restart() -> None:
    group = await begun("Anya Boris")
    await group.play_to_the_end(random.Random(1).choice)
    results = group.people[0].last("told")["state"]["results"]
    back = await restart(group)
    welcome = back.people[0].last("welcome")
    assert (welcome["state"]["phase"], welcome["state"]["results"]) == ("over", results)
    assert welcome["shown"][0]["view"]["phase"] == "over"


async def test_a_log_that_leads_elsewhere_freezes_the_game_as_readable_and_it_can_be_given_up() -> None:
    group = await begun(at_server=True)
    for _ in range(3):
        await group.play()
    journal = group.service.journal
    assert isinstance(journal, MemoryJournal)
    log = journal.logs[group.table]
    log[-2] = msgspec.structs.replace(log[-2], position=b"elsewhere")
    back = await restart(group)
    welcome = back.people[0].last("welcome")
    assert welcome["state"]["phase"] == "frozen"
    assert len(back.game.steps) == 1
    actor = back.game.position.actor
    assert await back.refused(actor, commands.Play, seat=actor, version=back.state.version, move=a_move(back)) == (
        "game-frozen"
    )
    await back.do(0, commands.Abort)
    await back.do(0, commands.Begin)
    assert back.people[0].last("told")["state"]["phase"] == "playing"


async def test_a_game_that_this_release_does_not_know_can_be_given_up_too() -> None:
    group = await begun(at_server=True)
    journal = group.service.journal
    assert isinstance(journal, MemoryJournal)
    log = journal.logs[group.table]
    began = log[-1]
    log[-1] = msgspec.structs.replace(began, body=began.body.replace(b'"hand_size":"4"', b'"hand_size":"many"'))
    back = await restart(group)
    assert back.people[0].last("welcome")["state"]["phase"] == "frozen"
    await back.do(0, commands.Abort)
    await back.do(0, commands.Begin)
    assert back.state.is_running


async def test_moments_of_a_game_can_be_seen_again() -> None:
    group = await begun()
    shown = {}
    for _ in range(4):
        await group.play()
        shown[group.state.version] = group.people[0].last("told")["shown"][0]
    for version, then in shown.items():
        await group.do(0, commands.Look, version=version)
        moment = group.people[0].last("moment")
        assert moment["shown"][0]["view"] == then["view"]
        assert moment["shown"][0]["events"] == then["events"]
    assert await group.refused(0, commands.Look, version=1) == "no-such-moment"
    assert await group.refused(0, commands.Look, version=group.state.version + 1) == "no-such-moment"


async def test_the_table_can_be_had_in_words() -> None:
    group = await begun()
    await group.do(0, commands.Narrate)
    assert group.people[0].last("narrated")["lines"]
    assert await group.refused(0, commands.Narrate, seat=1) == "not-your-seat"
