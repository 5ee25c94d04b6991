"""Crowds: spectators and silent sockets of one address never keep out whoever has a seat, or fill the server."""

import asyncio
import contextlib
import logging
import resource
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tallorder.server import doors
from tallorder.server.doors import OpenSockets, network_of
from tests.server.serving import Browser, Serving, browsing, open_table, serving
from tests.server.test_nobody_gets_in import HEAD
from tests.server.test_socket import choices_in


def limits(*words: str) -> list[str]:
    return [part for word in words for part in ("--limit", word)]


@contextlib.asynccontextmanager
async def crowd(server: Serving, table: str, count: int, **join: Any) -> AsyncIterator[list[Browser]]:
    """So many connections, joined."""
    async with contextlib.AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(browsing(server, table)) for _ in range(count)]
        for browser in browsers:
            await browser.ask("join", **join)
        yield browsers


async def test_a_hundred_spectators_of_one_address_do_not_lock_the_host_out(tmp_path: Path) -> None:
    arguments = limits("watching=5", "connections_per_address=8", "reserved_per_address=4", "devices=3")
    with serving(str(tmp_path / "tables.db"), *arguments) as server:
        table, token = await open_table(server)
        async with crowd(server, table, 8) as watching:
            told = [browser.told[-1]["tell"] for browser in watching]
            assert told == ["welcome"] * 5 + ["refused"] * 3
            async with browsing(server, table) as late:  # one more who only watches
                assert (await late.ask("join"))["code"] == "too-many-connections"
                assert await late.to_the_end() == 1013
            async with browsing(server, table) as forger:
                assert (await forger.ask("join", tokens=["A" * 32]))["code"] == "bad-token"
                assert await forger.to_the_end() == 1013
            async with browsing(server, table) as other:
                assert (await other.ask("look"))["code"] == "too-many-connections"
            async with browsing(server, table) as host:
                assert (await host.ask("join", tokens=[token]))["seats"] == [0]
                assert (await host.ask("rename", seat=0, name="Anna"))["tell"] == "told"


async def test_whoever_keeps_a_reserved_place_and_says_nothing_makes_room(tmp_path: Path) -> None:
    arguments = limits("connections_per_address=1", "reserved_per_address=2")
    with serving(str(tmp_path / "tables.db"), *arguments) as server:
        table, token = await open_table(server)
        async with contextlib.AsyncExitStack() as stack:
            silent = [await stack.enter_async_context(browsing(server, table)) for _ in range(3)]
            async with browsing(server, table) as host, browsing(server, table) as second:
                assert (await host.ask("join", tokens=[token]))["seats"] == [0]
                assert (await second.ask("join", tokens=[token]))["seats"] == [0]
                assert [await one.to_the_end() for one in silent[1:]] == [1013, 1013]
                async with browsing(server, table) as third:
                    assert (await third.hear())["code"] == "too-many-connections"
        async with browsing(server, table) as again:  # and the places are free again
            assert (await again.ask("join"))["tell"] == "welcome"


async def test_one_seat_on_many_devices_leaves_the_places_of_the_others(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), *limits("devices=3")) as server:
        table, token = await open_table(server)
        async with crowd(server, table, 3, tokens=[token]) as devices, browsing(server, table) as more:
            assert (await more.ask("join", tokens=[token]))["code"] == "too-many-watching"
            assert (await more.ask("join"))["tell"] == "welcome"
            assert (await devices[0].ask("join", tokens=[token]))["tell"] == "welcome"  # the same one again


async def test_silent_sockets_of_one_address_are_limited(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), *limits("sockets_per_address=6", "head_seconds=60")) as server:
        table, token = await open_table(server)
        async with browsing(server, table) as host:
            await host.ask("join", tokens=[token])
            opened = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(10)]
            closed = []
            for reader, _ in opened:
                try:
                    closed.append(await asyncio.wait_for(reader.read(1), 0.3) == b"")
                except TimeoutError:
                    closed.append(False)
                except ConnectionError:
                    closed.append(True)
            assert closed.count(False) == 5  # the sixth is the host's
            assert (await host.ask("look"))["tell"] == "welcome"
            for _, writer in opened:
                writer.close()
        for _ in range(20):  # every socket that was closed is counted out again
            async with browsing(server, table) as guest:
                assert (await guest.ask("join"))["tell"] == "welcome"


def test_an_ipv6_customer_is_one_network() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9%eth0") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:203.0.113.9") == network_of("203.0.113.9") == "203.0.113.9"
    assert network_of("") == ""


def test_a_process_keeps_handles_back_for_itself() -> None:
    sockets = OpenSockets(most_each=100, most=3)
    assert [sockets.enter(str(number)) for number in range(4)] == [True, True, True, False]
    sockets.leave("3")
    sockets.leave("0")
    assert sockets.enter("9")
    assert sorted(sockets.by_network) == ["1", "2", "9"]


def test_few_handles_are_raised_or_warned_about(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = []
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, pair: asked.append(pair))
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (256, 1_000_000))
    assert doors.raise_handles() == 1_000_000
    assert asked == [(1_000_000, 1_000_000)]
    assert not caplog.records
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (256, 512))
    with caplog.at_level(logging.WARNING):
        assert doors.raise_handles() == 512
    assert "few file handles" in caplog.text


async def test_two_lengths_of_one_body_are_refused_and_the_connection_closes(server: Serving) -> None:
    body = b'{"name":"Anya"}'
    chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    both = HEAD + b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n\r\n%s" % (len(body), chunked)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(both + b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    async with asyncio.timeout(20):
        said = await reader.read(-1)
    writer.close()
    assert said.startswith(b"HTTP/1.1 400 ")
    assert said.count(b"HTTP/1.1") == 1
    answer = httpx.post(f"{server.url}/api/tables", content=body)
    assert answer.status_code == 201


async def test_what_a_connection_sends_while_the_store_hangs_is_bounded(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), *limits("waiting_messages=10", "waiting_bytes=3000")) as server:
        table, token = await open_table(server)
        async with browsing(server, table) as flood, browsing(server, table) as large, browsing(server, table) as calm:
            for one in (flood, large, calm):
                await one.ask("join", tokens=[token])
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as holding:
                holding.execute("BEGIN IMMEDIATE")  # every write waits
                await large.say("rename", seat=0, name="Anya")
                for one, count, name in ((calm, 9, "Anya"), (flood, 12, "Anya"), (large, 4, "A" * 900)):
                    for _ in range(count):
                        await one.say("rename", seat=0, name=name)
                async with asyncio.timeout(5):
                    assert await flood.to_the_end() == 1008
                    assert await large.to_the_end() == 1008
                assert flood.told[-1]["code"] == "too-fast"
                holding.execute("ROLLBACK")
            while calm.told[-1].get("re") != calm.number:  # whoever stayed within is answered, one after another
                await calm.hear()
            assert [one["re"] for one in calm.told if "re" in one] == list(range(1, 11))


async def test_one_seat_changes_so_much_at_a_table_and_takes_nothing_from_the_others(tmp_path: Path) -> None:
    bounds = limits("changes_burst=4", "changes_per_hour=1", "moves_burst=2", "moves_per_hour=1")
    with serving(str(tmp_path / "tables.db"), *bounds) as server:
        table, token = await open_table(server, game="cardline-globetrotter")
        async with browsing(server, table) as host, browsing(server, table) as guest:
            await host.ask("join", tokens=[token])
            await guest.ask("join")
            sat = await guest.ask("sit", name="Boris")
            answers = [await guest.ask("rename", seat=1, name=f"Boris {number}") for number in range(6)]
            assert [one["tell"] for one in answers] == ["told"] * 4 + ["refused"] * 2
            assert (answers[-1]["rule"], answers[-1]["code"]) == ("T-LIMIT", "too-many-changes")
            assert (await guest.ask("rename", seat=0, name="Eve"))["code"] == "not-your-seat"  # costs nothing
            async with browsing(server, table) as again:  # another connection of the same seat has no more
                await again.ask("join", tokens=[sat["token"]])
                assert (await again.ask("rename", seat=1, name="Boris 9"))["code"] == "too-many-changes"
            await host.ask("join", tokens=[token, sat["token"]])
            message = await host.ask("begin")
            for _ in range(4):
                seat, move = choices_in(message)[0]
                message = await host.ask("play", version=message["version"], seat=seat, move=move)
                assert message["tell"] == "told"
            seat, move = choices_in(message)[0]
            refused = await host.ask("play", version=message["version"], seat=seat, move=move)
            assert refused["code"] == "too-many-changes"
