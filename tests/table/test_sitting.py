"""Who sits where, who is host, and what each of them may do to the table."""

import pytest

from tallorder.decks.load import read_plain
from tallorder.games.kernel import Refused
from tallorder.server.service import new_table_id
from tallorder.table import commands
from tallorder.table.commands import Settings
from tallorder.table.decide import MOST_SEATS
from tests.table.group import gather, gather_at_server, restart


async def test_whoever_opens_a_table_is_its_host_in_the_first_seat() -> None:
    group = await gather("Anya")
    welcome = group.people[0].last("welcome")
    assert (welcome["seats"], welcome["state"]["host"]) == ([0], 0)
    assert welcome["state"]["players"] == [{"seat": 0, "name": "Anya"}]
    assert welcome["state"]["phase"] == "lobby"


async def test_whoever_sits_down_gets_a_token_that_nobody_else_is_told() -> None:
    group = await gather_at_server("Anya Boris")
    token = group.tokens[1]
    assert len(token) >= 24
    assert not any(token.encode() in message for message in group.people[0].raw)
    assert sum(token.encode() in message for message in group.people[1].raw) == 1
    assert group.people[1].seats == (1,)


async def test_the_journal_never_holds_a_token() -> None:
    group = await gather_at_server("Anya Boris")
    await group.do(1, commands.Renew, seat=1)
    tokens = [*group.tokens, group.people[1].last("sat")["token"]]
    for entry in await group.service.journal.entries(group.table):
        assert not any(token.encode() in entry.body for token in tokens)


async def test_several_seats_can_be_held_by_one_connection() -> None:
    group = await gather("Anya")
    await group.do(0, commands.Sit, name="Boris")
    assert group.people[0].seats == (0, 1)
    assert group.people[0].last("seats") == {"tell": "seats", "seats": [0, 1]}


async def test_two_connections_can_hold_one_seat() -> None:
    group = await gather("Anya Boris")
    again = group.newcomer()
    await group.do(again, commands.Join, tokens=(group.tokens[1],))
    assert again.seats == (1,)
    assert again.last("welcome")["here"] == {"seats": [0, 1]}


async def test_without_a_token_one_watches() -> None:
    group = await gather_at_server("Anya Boris")
    watcher = group.newcomer()
    await group.do(watcher, commands.Join)
    assert watcher.seats == ()
    assert group.people[0].last("presence")["here"] == {"seats": [0, 1], "watching": 1}


@pytest.mark.parametrize("token", ["A" * 32, "x" * 16])
async def test_a_forged_token_opens_nothing(token: str) -> None:
    group = await gather("Anya Boris")
    stranger = group.newcomer()
    assert await group.refused(stranger, commands.Join, tokens=(token,)) == "bad-token"
    assert stranger.heard == []


async def test_a_token_of_another_table_opens_nothing() -> None:
    group = await gather_at_server("Anya Boris")
    other = await gather_at_server("Zoë", service=group.service)
    assert await group.refused(group.newcomer(), commands.Join, tokens=(other.tokens[0],)) == "bad-token"
    await group.do(group.newcomer(), commands.Join, tokens=(group.tokens[0],))


async def test_a_good_token_beside_a_forged_one_opens_nothing() -> None:
    group = await gather("Anya Boris")
    assert await group.refused(group.newcomer(), commands.Join, tokens=(group.tokens[0], "A" * 32)) == "bad-token"


async def test_a_renewed_token_replaces_the_old_one() -> None:
    group = await gather("Anya Boris")
    await group.do(1, commands.Renew, seat=1)
    fresh = group.people[1].last("sat")["token"]
    assert group.people[1].seats == (1,)
    assert await group.refused(group.newcomer(), commands.Join, tokens=(group.tokens[1],)) == "bad-token"
    await group.do(group.newcomer(), commands.Join, tokens=(fresh,))


async def test_another_device_loses_the_seat_when_its_token_is_renewed() -> None:
    group = await gather("Anya Boris")
    stolen = group.newcomer()
    await group.do(stolen, commands.Join, tokens=(group.tokens[1],))
    await group.do(1, commands.Renew, seat=1)
    assert stolen.seats == ()
    assert await group.refused(stolen, commands.Rename, seat=1, name="Mallory") == "not-your-seat"


async def test_a_removed_player_is_out_and_the_token_is_worth_nothing() -> None:
    group = await gather("Anya Boris Chloé")
    await group.do(0, commands.Remove, seat=1)
    assert [player.name for player in group.state.players] == ["Anya", "Chloé"]
    assert (group.people[1].seats, group.people[2].seats) == ((), (1,))
    assert await group.refused(group.newcomer(), commands.Join, tokens=(group.tokens[1],)) == "bad-token"


async def test_the_host_cannot_be_removed_before_handing_over() -> None:
    group = await gather("Anya Boris")
    assert await group.refused(0, commands.Remove, seat=0) == "host-stays"
    assert await group.refused(0, commands.Stand, seat=0) == "host-stays"
    await group.do(0, commands.MakeHost, seat=1)
    await group.do(0, commands.Stand, seat=0)
    assert [player.name for player in group.state.players] == ["Boris"]
    assert group.state.host == 0


async def test_a_bot_changes_its_level_and_keeps_its_seat_and_name() -> None:
    group = await gather("Anya Boris")
    await group.do(0, commands.PlaceBot, level="friend")
    await group.do(0, commands.PlaceBot, level="friend")
    before = [player.name for player in group.state.players]
    await group.do(0, commands.SetLevel, seat=2, level="expert")
    assert [player.name for player in group.state.players] == before
    assert [player.level for player in group.state.players] == ["", "", "expert", "friend"]
    assert await group.refused(1, commands.SetLevel, seat=2, level="friend") == "only-host"
    assert await group.refused(0, commands.SetLevel, seat=0, level="expert") == "no-bot-here"
    assert await group.refused(0, commands.SetLevel, seat=2, level="grandmaster") == "unknown-bot"
    await group.do(0, commands.Begin)
    assert await group.refused(0, commands.SetLevel, seat=2, level="friend") == "game-running"


async def test_a_bot_cannot_be_host() -> None:
    group = await gather("Anya")
    await group.do(0, commands.PlaceBot, level="friend")
    assert await group.refused(0, commands.MakeHost, seat=1) == "not-a-person"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (commands.MakeHost, {"seat": 1}),
        (commands.Remove, {"seat": 2}),
        (commands.Reseat, {"seats": (2, 1, 0)}),
        (commands.Choose, {"settings": Settings("cardline-globetrotter", order="gdp")}),
        (commands.SetPace, {"seconds": 2.0}),
        (commands.PlaceBot, {"level": "friend"}),
        (commands.Begin, {}),
        (commands.ResetMemory, {}),
        (commands.DeleteTable, {}),
    ],
)
async def test_what_is_the_hosts_to_decide_nobody_else_can_do(kind: type, fields: dict[str, object]) -> None:
    group = await gather_at_server("Anya Boris Chloé")
    watcher = group.newcomer()
    await group.do(watcher, commands.Join)
    assert await group.refused(1, kind, **fields) == "only-host"
    assert await group.refused(watcher, kind, **fields) == "only-host"
    await group.do(0, kind, **fields)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (commands.Rename, {"name": "Mallory"}),
        (commands.Renew, {}),
        (commands.Stand, {}),
        (commands.React, {"reaction": "ouch"}),
    ],
)
async def test_nobody_acts_for_a_seat_of_somebody_else(kind: type, fields: dict[str, object]) -> None:
    group = await gather_at_server("Anya Boris Chloé")
    assert await group.refused(1, kind, seat=2, **fields) == "not-your-seat"
    assert await group.refused(0, kind, seat=2, **fields) == "not-your-seat"
    await group.do(2, kind, seat=2, **fields)


@pytest.mark.parametrize("name", ["anya", " Anya ", "An\u200bya", "\u0410\u0301nya"[:0] + "ANYA"])
async def test_two_people_at_a_table_have_different_names(name: str) -> None:
    group = await gather("Anya")
    assert await group.refused(group.newcomer(), commands.Sit, name=name) == "not-joined"
    watcher = group.newcomer()
    await group.do(watcher, commands.Join)
    assert await group.refused(watcher, commands.Sit, name=name) == "name-taken"
    await group.do(watcher, commands.Sit, name=f"{name}2")


@pytest.mark.parametrize("name", ["   ", "\u202e\u200b", "\n"])
async def test_a_name_has_letters(name: str) -> None:
    group = await gather("Anya")
    assert await group.refused(0, commands.Rename, seat=0, name=name) == "name-empty"


async def test_a_name_is_one_line_without_control_characters() -> None:
    group = await gather("Anya")
    await group.do(0, commands.Rename, seat=0, name="A\u202en\ty\na")
    assert group.state.players[0].name == "An y a"


async def test_a_table_has_so_many_seats_and_no_more() -> None:
    group = await gather("Anya")
    for _ in range(MOST_SEATS - 1):
        await group.do(0, commands.PlaceBot, level="friend")
    assert await group.refused(0, commands.PlaceBot, level="friend") == "table-full"
    assert await group.refused(0, commands.Sit, name="Boris") == "table-full"
    assert len({player.name for player in group.state.players}) == MOST_SEATS


async def test_seats_can_be_put_into_another_order_between_games() -> None:
    group = await gather("Anya Boris Chloé")
    assert await group.refused(0, commands.Reseat, seats=(0, 1, 1)) == "seats-order"
    await group.do(0, commands.Reseat, seats=(2, 0, 1))
    assert [player.name for player in group.state.players] == ["Chloé", "Anya", "Boris"]
    assert [ears.seats for ears in group.people] == [(1,), (2,), (0,)]
    assert group.state.host == 1


async def test_settings_that_cannot_be_played_are_refused_by_the_catalogues_rules() -> None:
    group = await gather("Anya Boris")
    for settings, code in (
        (Settings("chess"), "unknown-game"),
        (Settings("cardline-globetrotter", order="height"), "unknown-order"),
        (Settings("cardline-globetrotter", options={"hand_size": "0"}), "option-value"),
        (Settings("cardline-globetrotter", options={"colour": "red"}), "unknown-option"),
        (Settings("cardline-globetrotter", options={"hand_size": "90"}), "deck-too-small"),
        (Settings("cardline", deck="0" * 64), "unknown-deck"),
    ):
        assert await group.refused(0, commands.Choose, settings=settings) == code
    await group.do(0, commands.Choose, settings=Settings("cardline-globetrotter", options={"hand_size": "5"}))
    assert group.people[1].last("told")["state"]["settings"]["options"] == {"hand_size": "5"}


async def test_a_deleted_table_is_gone_for_everybody() -> None:
    group = await gather_at_server("Anya Boris")
    await group.do(0, commands.DeleteTable)
    assert group.people[1].last("goodbye")["code"] == "deleted"
    assert await group.service.journal.entries(group.table) == []
    with pytest.raises(Refused, match="table-deleted"):
        await group.do(1, commands.Rename, seat=1, name="Bob")
    with pytest.raises(Refused, match="no-such-table"):
        await group.do(group.newcomer(), commands.Join)


async def test_there_is_no_table_that_nobody_opened() -> None:
    group = await gather_at_server("Anya")
    with pytest.raises(Refused, match="no-such-table"):
        await group.give(group.newcomer(), commands.Join(table=new_table_id()))
    assert group.service.tables.loading == {}


async def test_an_order_for_another_table_than_the_one_followed_is_refused() -> None:
    group = await gather_at_server("Anya")
    other = await gather_at_server("Zoë", service=group.service)
    with pytest.raises(Refused, match="other-table"):
        await group.give(group.people[0], commands.PlaceBot(table=other.table, level="friend"))
    with pytest.raises(Refused, match="other-table"):
        await group.give(other.people[0], commands.PlaceBot(table=group.table, level="friend"))


async def test_everything_about_the_table_survives_a_restart() -> None:
    group = await gather("Anya Boris Chloé")
    await group.do(0, commands.PlaceBot, level="friend")
    await group.do(0, commands.SetPace, seconds=2.5)
    await group.do(0, commands.Choose, settings=Settings("cardline-globetrotter", order="population"))
    await group.do(0, commands.Reseat, seats=(1, 0, 2, 3))
    before = group.people[0].last("told")["state"]
    back = await restart(group)
    assert back.people[0].last("welcome")["state"] == before
    assert [ears.seats for ears in back.people] == [(1,), (0,), (2,)]


async def test_reactions_are_shown_to_the_table_and_not_kept() -> None:
    group = await gather_at_server("Anya Boris")
    version = group.state.version
    await group.do(1, commands.React, seat=1, reaction="ouch")
    assert group.people[0].last("reacted") == {"tell": "reacted", "seat": 1, "reaction": "ouch"}
    assert group.state.version == version


async def test_a_small_deck_says_how_many_it_serves_and_begins_with_as_many() -> None:
    rows = [f"Card {number},{number * 7}" for number in range(40)]
    deck = read_plain("\n".join(["name,height", *rows]).encode(), "mine.csv").deck
    group = await gather_at_server("Anya Boris", Settings("comparity-landmarks"))
    await group.service.decks.keep(deck)
    await group.do(0, commands.Choose, settings=Settings("comparity", deck.hash))
    page = (await group.do(0, commands.AskDeck)).last("deck")
    assert page["most"] == 2, "three players need 41 cards"
    await group.do(0, commands.PlaceBot, level="friend")
    await group.do(0, commands.Begin)
    assert group.game.players == 2
