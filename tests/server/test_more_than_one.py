"""More than one machine: two server processes on one PostgreSQL with Redis between them serve one table."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest

from tallorder.store import Store
from tallorder.table import changes
from tallorder.table.changes import read_change
from tests.server.serving import Browser, Serving, browsing, open_table, serving
from tests.server.test_socket import choices_in
from tests.servers import postgres, redis


@pytest.fixture(scope="module")
def shared() -> Iterator[tuple[str, str]]:
    """A PostgreSQL and a Redis."""
    with postgres() as store, redis() as bus:
        yield store, bus


@pytest.fixture
def machines(shared: tuple[str, str]) -> Iterator[tuple[Serving, Serving]]:
    """Two servers that have nothing but these in common. They look round more often than usual, to save time."""
    store, bus = shared
    with psycopg.connect(store, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    timeouts = [word for timeout in ("round=0.3", "bot_takeover=1", "elsewhere=2") for word in ("--timeout", timeout)]
    with serving(store, "--redis", bus, *timeouts) as one, serving(store, "--redis", bus, *timeouts) as other:
        yield one, other
    assert b'"trace"' not in one.log + other.log, (one.log + other.log)[-2000:]


@contextlib.asynccontextmanager
async def at_two_machines(machines: tuple[Serving, Serving], game: str) -> AsyncIterator[tuple[Browser, Browser, Any]]:
    """Anya at one machine, Boris at the other, at one table where a game has begun; and their tokens."""
    table, token = await open_table(machines[0], game=game)
    async with browsing(machines[0], table) as anya, browsing(machines[1], table) as boris:
        await anya.ask("join", tokens=[token])
        await boris.ask("join")
        sat = await boris.ask("sit", name="Boris")
        await heard(anya, lambda message: message.get("deed") == "seated")
        await anya.ask("begin")
        yield anya, boris, (token, sat["token"])


async def heard(browser: Browser, is_it: Any) -> dict[str, Any]:
    """The first message that is meant, among those heard already and those to come."""
    for message in browser.told:
        if is_it(message):
            return message
    while True:
        message = await browser.hear()
        if is_it(message):
            return message


async def version_at(browser: Browser, version: int) -> dict[str, Any]:
    return await heard(browser, lambda message: message["tell"] == "told" and message["version"] == version)


def offer_in(*messages: dict[str, Any]) -> tuple[int, int, Any] | None:
    """Which of several devices is offered something: its place, the seat and a move."""
    for place, message in enumerate(messages):
        for seat, move in choices_in(message)[:1]:
            return place, seat, move
    return None


async def test_one_command_runs_several_processes_behind_one_port(shared: tuple[str, str]) -> None:
    """A table is followed from all of them, one that is killed is replaced, and all end when they are told to."""
    store, bus = shared
    with serving(store, "--redis", bus, "--workers", "2") as server:
        assert server.process is not None
        children = servers_of(server.process.pid)
        assert len(children) == 2
        table, token = await open_table(server)
        async with contextlib.AsyncExitStack() as stack:
            browsers = [await stack.enter_async_context(browsing(server, table)) for _ in range(12)]
            for browser in browsers:
                assert (await browser.ask("join"))["tell"] == "welcome"
            served_by = {child.pid: len(child.net_connections("tcp")) for child in children}
            assert all(count > 1 for count in served_by.values()), served_by
            await browsers[0].ask("join", tokens=[token])
            await browsers[0].ask("rename", seat=0, name="Anyuta")
            for browser in browsers[1:]:
                await heard(browser, lambda message: message.get("deed") == "renamed")
        children[0].kill()
        async with asyncio.timeout(30):
            while len(servers_of(server.process.pid)) < 2 or children[0].is_running():
                await asyncio.sleep(0.1)
        async with browsing(server, table) as back:
            assert (await back.ask("join", tokens=[token]))["state"]["players"][0]["name"] == "Anyuta"
        left = servers_of(server.process.pid)
        assert server.stop() == 0
        assert not any(child.is_running() for child in left)


def servers_of(pid: int) -> list[psutil.Process]:
    """The server processes that one command has started: those that listen."""
    found = []
    for one in psutil.Process(pid).children():
        with contextlib.suppress(psutil.NoSuchProcess):  # it may end while it is looked at
            if any(link.status == "LISTEN" for link in one.net_connections("tcp")):
                found.append(one)
    return found


def test_on_sqlite_it_stays_at_one_process_and_says_why(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), "--workers", "3") as server:
        assert server.process is not None
        assert not servers_of(server.process.pid)
    assert server.log.decode().splitlines()[0].startswith("--workers: SQLite")


@pytest.mark.parametrize("game", ["cardline-globetrotter", "skyscraper"])
async def test_a_game_is_played_by_people_at_two_machines(machines: tuple[Serving, Serving], game: str) -> None:
    async with at_two_machines(machines, game) as (anya, boris, _):
        began = await heard(anya, lambda message: message.get("deed") == "began")
        version = began["version"]
        movers = set()
        for _ in range(12):
            messages = [await version_at(browser, version) for browser in (anya, boris)]
            assert messages[0]["at"] == messages[1]["at"]
            offer = offer_in(*messages)
            if offer is None:
                break
            place, seat, move = offer
            movers.add(place)
            told = await (anya, boris)[place].ask("play", version=version, seat=seat, move=move)
            version = told["version"]
        assert movers == {0, 1}
        await boris.say("react", seat=1, reaction="well-played")
        assert (await heard(anya, lambda message: message["tell"] == "reacted"))["seat"] == 1


async def test_no_version_is_ever_written_twice(machines: tuple[Serving, Serving], shared: tuple[str, str]) -> None:
    """Each seat is at both machines and sends its move by both at once: one is made, the other is too late."""
    chance = random.Random(7)
    table, token = await open_table(machines[0], game="cardline-globetrotter")
    async with browsing(machines[0], table) as here, browsing(machines[1], table) as there:
        await here.ask("join", tokens=[token])
        sat = await here.ask("sit", name="Boris")
        message = await here.ask("begin")
        joined = await there.ask("join", tokens=[token, sat["token"]])
        assert joined["seats"] == [0, 1]
        made = 0
        while choices_in(message) and made < 25:
            await version_at(there, message["version"]) if made else None
            offered = choices_in(message)
            commands = [
                {"version": message["version"], "seat": seat, "move": move}
                for seat, move in (chance.choice(offered) for _ in range(2))
            ]
            answers = await asyncio.gather(here.ask("play", **commands[0]), there.ask("play", **commands[1]))
            told = [answer for answer in answers if answer["tell"] == "told"]
            late = [answer for answer in answers if answer["tell"] == "refused"]
            assert len(told) == 1
            is_over = told[0].get("state", {}).get("phase") == "over"
            assert [answer["code"] for answer in late] == ["no-game" if is_over else "stale"]
            made += 1
            message = await version_at(here, told[0]["version"])
    entries = await Store(shared[0]).entries(table)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(isinstance(read_change(entry.body), changes.Moved) for entry in entries) == made


async def test_when_one_machine_dies_its_players_go_on_at_the_other(machines: tuple[Serving, Serving]) -> None:
    async with at_two_machines(machines, "cardline-globetrotter") as (anya, boris, tokens):
        began = await heard(anya, lambda message: message.get("deed") == "began")
        version = began["version"]
        for _ in range(3):
            messages = [await version_at(browser, version) for browser in (anya, boris)]
            offer = offer_in(*messages)
            assert offer is not None
            place, seat, move = offer
            version = (await (anya, boris)[place].ask("play", version=version, seat=seat, move=move))["version"]
        machines[1].kill()
        await version_at(anya, version)
        presence = await heard(anya, lambda message: message["tell"] == "presence" and message["here"]["seats"] == [0])
        assert presence
        async with browsing(machines[0], anya.table) as again:
            welcome = await again.ask("join", tokens=[tokens[1]], since=version - 1)
            assert (welcome["version"], [one["version"] for one in welcome["missed"]]) == (version, [version])
            for _ in range(3):
                looks = [await browser.ask("look") for browser in (anya, again)]
                offer = offer_in(*looks)
                if offer is None:
                    assert looks[0]["state"]["phase"] == "over"
                    break
                place, seat, move = offer
                told = await (anya, again)[place].ask("play", version=version, seat=seat, move=move)
                assert told["version"] == version + 1
                version += 1
        machines[1].start()
        async with browsing(machines[1], anya.table) as back:
            assert (await back.ask("join", tokens=[tokens[1]]))["version"] == version


async def test_when_the_machine_that_asked_a_bot_dies_another_asks_it(machines: tuple[Serving, Serving]) -> None:
    table, token = await open_table(machines[0], game="comparity-landmarks")
    async with browsing(machines[0], table) as anya, browsing(machines[1], table) as watcher:
        await anya.ask("join", tokens=[token])
        for _ in range(2):
            await anya.ask("place-bot", level="friend")
        await anya.ask("set-pace", seconds=0.5)
        await watcher.ask("join")
        message = await anya.ask("begin")
        while choices_in(message):
            seat, move = choices_in(message)[0]
            message = await anya.ask("play", version=message["version"], seat=seat, move=move)
        machines[0].kill()
        last = max(one["version"] for one in (*anya.told, *watcher.told) if one["tell"] == "told")
        moved = await heard(watcher, lambda one: one.get("deed") == "moved" and one["version"] > last)
        assert moved["seat"] in (1, 2)


async def test_without_redis_news_comes_from_the_store(shared: tuple[str, str]) -> None:
    nowhere = ("--redis", "redis://127.0.0.1:1", "--timeout", "round=0.3")
    with serving(shared[0], *nowhere) as one, serving(shared[0], *nowhere) as other:
        async with at_two_machines((one, other), "cardline-globetrotter") as (anya, boris, _):
            began = await heard(anya, lambda message: message.get("deed") == "began")
            assert (await version_at(boris, began["version"]))["deed"] == "began"
    assert b'"trace"' not in one.log + other.log
    assert len((one.log + other.log).splitlines()) < 1000
