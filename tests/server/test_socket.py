"""Playing through the WebSocket: whole games, refusals, restarts, and messages that no client would send."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Browser, Serving, browsing, open_table, serving


def choices_in(message: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """The moves that this client is offered, with the seat they are for."""
    shown = message.get("shown", ())
    return [
        (part["seat"], move)
        for part in shown
        if part.get("seat") is not None
        for choice in part.get("choices", ())
        for move in choice["moves"]
    ]


async def play_on_one_device(browser: Browser, message: dict[str, Any], pick: random.Random) -> dict[str, Any]:
    """Plays a whole game by answering what is offered, as a client does that knows no rule."""
    while True:
        offered = choices_in(message)
        if not offered:
            assert message["state"]["phase"] == "over"
            return message
        seat, move = pick.choice(offered)
        message = await browser.ask("play", version=message["version"], seat=seat, move=move)
        assert message["tell"] == "told", message


@pytest.mark.parametrize("game", ["cardline-globetrotter", "comparity-landmarks", "comparity-movies", "skyscraper"])
async def test_a_whole_game_is_played_by_a_client_that_knows_no_rule(server: Serving, game: str) -> None:
    table, token = await open_table(server, game=game)
    async with browsing(server, table) as browser:
        await browser.ask("join", tokens=[token])
        for name in ("Boris", "Chloé"):
            assert (await browser.ask("sit", name=name))["tell"] == "sat"
        browser_over = await play_on_one_device(browser, await browser.ask("begin"), random.Random(4))
        assert browser_over["state"]["results"][0]["outcome"]["winners"]


async def test_what_the_table_does_not_offer_is_refused_and_a_stale_move_brings_the_table_as_it_is(
    server: Serving,
) -> None:
    table, token = await open_table(server, game="cardline-globetrotter")
    async with browsing(server, table) as browser:
        assert (await browser.ask("begin"))["code"] == "not-joined"
        await browser.ask("join", tokens=[token])
        await browser.ask("sit", name="Boris")
        began = await browser.ask("begin")
        seat, move = choices_in(began)[0]
        told = await browser.ask("play", version=began["version"], seat=seat, move=move)
        number = await browser.say("play", version=began["version"], seat=seat, move=move)
        refused, resync = await browser.hear(), await browser.hear()
        assert (refused["re"], refused["rule"], refused["code"]) == (number, "T-VERSION", "stale")
        assert (resync["tell"], resync["resync"], resync["version"]) == ("welcome", True, told["version"])


async def test_everybody_is_told_and_a_watcher_sees_what_everybody_may_see(server: Serving) -> None:
    table, token = await open_table(server, game="skyscraper")
    async with browsing(server, table) as host, browsing(server, table) as guest, browsing(server, table) as watcher:
        await host.ask("join", tokens=[token])
        await guest.ask("join")
        await guest.ask("sit", name="Boris")
        await watcher.ask("join")
        began = await host.ask("begin")
        views = []
        for browser in (guest, watcher):
            told = await browser.until("told")
            while told["deed"] != "began":
                told = await browser.until("told")
            views.append(told["shown"][0])
        assert [began["shown"][0]["seat"], views[0]["seat"], views[1].get("seat")] == [0, 1, None]
        assert (
            views[1]["view"]["hand"] == {"type": "hidden"}
            or "hand" not in views[1]["view"]
            or not views[1]["view"]["hand"]
        )


async def test_the_connection_goes_on_after_a_restart_with_the_last_version(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server:
        table, token = await open_table(server, game="cardline-globetrotter")
        async with browsing(server, table) as browser:
            await browser.ask("join", tokens=[token])
            sat = await browser.ask("sit", name="Boris")
            message = await browser.ask("begin")
            since = message["version"]
            for _ in range(2):
                seat, move = choices_in(message)[0]
                message = await browser.ask("play", version=message["version"], seat=seat, move=move)
            assert server.stop() == 0
            assert await browser.to_the_end() == 1012
        server.start()
        async with browsing(server, table) as browser:
            welcome = await browser.ask("join", tokens=[token, sat["token"]], since=since)
            assert [one["version"] for one in welcome["missed"]] == [since + 1, since + 2]
            if welcome["state"]["phase"] == "playing":
                seat, move = choices_in(welcome)[0]
                told = await browser.ask("play", version=welcome["version"], seat=seat, move=move)
                assert told["version"] == message["version"] + 1
        assert server.log == b""


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "::"])
async def test_a_page_of_another_origin_cannot_connect(server: Serving, origin: str) -> None:
    with pytest.raises(InvalidStatus):
        async with browsing(server, "abcdefgh", Origin=origin):
            pass
    async with browsing(server, "abcdefgh", Origin=server.url) as browser:
        assert (await browser.ask("join"))["code"] == "no-such-table"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "x",
        "{}",
        "[]",
        "null",
        "7",
        '{"do":"join"}',
        '{"do":"join","table":"../../../etc/passwd"}',
        '{"do":"launch","table":"abcdefgh"}',
        '{"do":"join","table":"abcdefgh","tokens":"abc"}',
        '{"do":"join","table":"abcdefgh","since":-1}',
        '{"do":"join","table":"abcdefgh","since":1e400}',
        '{"do":"join","table":"abcdefgh","id":-5}',
        "[" * 16_000,
        '{"a":' * 3000,
        b"\x00\x01\x02",
        b'{"do":"join","table":"\xff\xff\xff\xff\xff\xff\xff\xff"}',
    ],
)
async def test_a_message_that_no_client_would_send_is_refused_and_the_next_is_served(
    server: Serving, message: str | bytes
) -> None:
    async with browsing(server, "abcdefgh") as browser:
        await browser.connection.send(message)
        answer = await browser.hear()
        assert (answer["tell"], answer["rule"], answer["code"]) == ("refused", "T-WIRE", "not-understood")
        assert (await browser.ask("join"))["code"] == "no-such-table"


async def test_text_that_is_no_utf8_ends_the_connection_and_nothing_else(server: Serving) -> None:
    async with browsing(server, "abcdefgh") as browser:
        transport = browser.connection.transport
        transport.write(b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc")
        with pytest.raises(ConnectionClosed) as closed:
            await browser.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    async with browsing(server, "abcdefgh") as browser:
        assert (await browser.ask("join"))["code"] == "no-such-table"


async def test_a_message_that_is_too_large_ends_the_connection(server: Serving) -> None:
    async with browsing(server, "abcdefgh") as browser:
        await browser.connection.send('"' + "x" * 16_500 + '"')
        with pytest.raises(ConnectionClosed) as closed:
            await browser.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_a_class_of_35_behind_one_address_can_play(server: Serving) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(9):
            group.create_task(_four_at_a_table(server))


async def _four_at_a_table(server: Serving) -> None:
    table, token = await open_table(server, game="cardline-globetrotter")
    async with (
        browsing(server, table) as host,
        browsing(server, table) as b,
        browsing(server, table) as c,
        browsing(server, table) as d,
    ):
        await host.ask("join", tokens=[token])
        for number, browser in enumerate((b, c, d)):
            await browser.ask("join")
            assert (await browser.ask("sit", name=f"Pupil {number}"))["tell"] == "sat"
        assert (await host.ask("begin"))["deed"] == "began"
        for _ in range(5):
            assert (await d.ask("look"))["tell"] == "welcome"


async def test_limits_can_be_set_are_told_clearly_and_who_does_not_heed_them_is_let_go(tmp_path: Path) -> None:
    limits = (
        "connections_per_address=3",
        "reserved_per_address=0",
        "watching=1",
        "tables_burst=1",
        "first_message_seconds=2",
        "idle_seconds=3",
    )
    arguments = [word for limit in limits for word in ("--limit", limit)]
    with serving(str(tmp_path / "tables.db"), *arguments) as server:
        table, token = await open_table(server)
        with pytest.raises(KeyError):
            await open_table(server)
        async with browsing(server, table) as one, browsing(server, table) as two, browsing(server, table) as three:
            await one.ask("join", tokens=[token])
            await two.ask("join")
            assert (await three.ask("join"))["code"] == "too-many-watching"
            async with browsing(server, table) as fourth:
                assert (await fourth.hear())["code"] == "too-many-connections"
                assert await fourth.to_the_end() == 1013
            assert (await three.until("goodbye"))["code"] == "idle"
            assert (await one.until("goodbye"))["code"] == "idle"
        async with browsing(server, "abcdefgh") as hasty:
            for _ in range(120):
                await hasty.say("join")
            await hasty.to_the_end()
            codes = [message["code"] for message in hasty.told]
            assert (codes[0], codes[-1]) == ("no-such-table", "too-fast")
            assert hasty.told[-1]["tell"] == "goodbye"


async def test_a_client_that_does_not_read_delays_nobody_and_is_let_go(tmp_path: Path) -> None:
    with serving(
        str(tmp_path / "tables.db"), "--limit", "outbox_bytes=60000", "--limit", "messages_burst=5000"
    ) as server:
        table, token = await open_table(server, game="comparity-landmarks")
        async with browsing(server, table) as host, browsing(server, table) as deaf:
            await host.ask("join", tokens=[token])
            await host.ask("place-bot", level="any-legal")
            await host.ask("begin")
            await deaf.ask("join")
            deaf.connection.transport.pause_reading()
            for _ in range(600):
                await deaf.say("look")
            for number in range(20):
                assert (await host.ask("rename", seat=0, name=f"Anya {number}"))["tell"] == "told"
            deaf.connection.transport.resume_reading()
            await deaf.to_the_end()


async def test_no_log_line_names_a_table_a_token_a_name_or_an_address(tmp_path: Path) -> None:
    server = Serving(str(tmp_path / "tables.db"), "--log-level", "debug")
    server.start()
    table, token = await open_table(server, name="Zarathustra")
    async with browsing(server, table) as browser:
        await browser.ask("join", tokens=[token])
        await browser.ask("sit", name="Boris")
        await browser.ask("begin")
    server.stop()
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert any(line["event"] == "request" for line in lines)
    for secret in (table, token, "Zarathustra", "127.0.0.1"):
        assert secret.encode() not in server.log
