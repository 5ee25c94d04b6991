"""Nothing lost: the server is killed at random moments, or its disk is full, and every move that was acknowledged is
there afterwards, and none twice."""

import asyncio
import contextlib
import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from tallorder.store import Store
from tests.server.crowd import Group
from tests.server.serving import Serving, browsing, open_table, serving
from tests.server.test_socket import choices_in
from tests.servers import postgres

KINDS = ("cardline-globetrotter", "comparity-landmarks", "skyscraper", "comparity-movies")
AT_ONCE = 8
"""Tables that play when the server dies."""
LIMITS = """messages_per_second=1e6 messages_burst=1000000 address_messages_per_second=1e6
    address_messages_burst=1000000 moves_burst=1000000 changes_burst=1000000"""
KILLS = int(os.environ.get("KILLS", "200"))


@pytest.fixture
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty store of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
    else:
        with postgres() as url:
            yield url


class Killing:
    """Tables that play while their server is killed again and again."""

    def __init__(self, url: str, seed: int) -> None:
        limits = [word for limit in LIMITS.split() for word in ("--limit", limit)]
        self.server = Serving(url, *limits, "--timeout", "shortest_pace=0")
        self.url = url
        self.chance = random.Random(seed)
        self.groups: list[Group] = []
        self.fuse = 0
        self.burnt = asyncio.Event()
        self.done: list[Group] = []

    def note(self) -> None:
        """Somebody was told something: the fuse burns."""
        self.fuse -= 1
        if self.fuse == 0:
            self.burnt.set()

    async def sit_down(self) -> None:
        """New groups for the places of those that have finished."""
        while len(self.groups) < AT_ONCE:
            number = len(self.groups) + len(self.done)
            group = Group(KINDS[number % len(KINDS)], self.chance.randrange(2**32), "any-legal" if number % 3 else "")
            await group.sit_down(self.server)
            group.noted = self.note
            self.groups.append(group)

    async def round(self) -> None:
        """Everybody plays; after some messages, and perhaps some milliseconds, the server is killed and begins anew."""
        self.fuse, self.burnt = self.chance.randrange(1, 400), asyncio.Event()
        playing = asyncio.gather(*(group.play_on(group.finished + 2) for group in self.groups))
        waiting = asyncio.create_task(self.burnt.wait())
        await asyncio.wait([playing, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        await asyncio.sleep(self.chance.choice((0, 0, 0.001, 0.004, 0.02)))
        self.server.kill()
        await playing
        await asyncio.to_thread(self.server.start)
        store = Store(self.url)
        try:
            for group in self.groups:
                await group.come_back(self.server, store)
        finally:
            store.close()
        await self._let_go()

    async def _let_go(self) -> None:
        """Groups that have played a game to its end go home."""
        for group in [one for one in self.groups if one.finished]:
            self.groups.remove(group)
            self.done.append(group)
            for device in group.devices:
                await device.leave()

    async def run(self, kills: int, games: int) -> dict[str, int]:
        """Until there were so many kills and so many games have been played; what was seen on the way."""
        self.server.start()
        killed = 0
        try:
            while killed < kills or self.games < games:
                await self.sit_down()
                await self.round()
                killed += 1
                if killed % 10 == 0:
                    print(killed, "kills", self.games, "games", flush=True)
        finally:
            for group in self.groups:
                for device in group.devices:
                    await device.leave()
            self.server.kill()
        assert b'"trace"' not in self.server.log, self.server.log[-2000:]
        groups = [*self.groups, *self.done]
        return {
            "kills": killed,
            "games": self.games,
            "acknowledged": sum(len(group.made) for group in groups),
            "written but not heard": sum(group.unheard for group in groups),
            "not written": sum(group.lost for group in groups),
        }

    @property
    def games(self) -> int:
        """Games that were played to their end."""
        return sum(group.finished for group in (*self.groups, *self.done))


@pytest.mark.parametrize("store_url", ["sqlite", "postgresql"], indirect=True)
async def test_what_was_acknowledged_outlives_the_server_and_nothing_happens_twice(store_url: str) -> None:
    seen = await Killing(store_url, seed=3).run(kills=3, games=0)
    assert seen["acknowledged"] > 20


@pytest.mark.soak
@pytest.mark.parametrize(
    ("store_url", "kills"), [("sqlite", KILLS), ("postgresql", KILLS // 5)], indirect=["store_url"]
)
async def test_two_hundred_kills_lose_nothing(store_url: str, kills: int) -> None:
    seen = await Killing(store_url, seed=random.SystemRandom().randrange(10**6)).run(kills, games=kills)
    print(seen)
    assert seen["written but not heard"]
    assert seen["not written"]


# A full disk.


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounting = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True)
    if mounting.returncode:
        pytest.skip("nobody but root may make a disk; tests/store tries a full file")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def fill(disk: Path) -> Path:
    """Leaves no room; the file to be deleted for some."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(512))
    return ballast


async def play_until(browser: Any, message: dict[str, Any], code: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Plays on until a move is refused with a code; the last message, and that move."""
    chance = random.Random(1)
    while True:
        seat, move = chance.choice(choices_in(message))
        command = {"version": message["version"], "seat": seat, "move": move}
        answer = await browser.ask("play", **command)
        if answer["tell"] == "refused":
            assert (answer["rule"], answer["code"]) == ("T-STORE", code)
            return message, command
        message = answer
        assert message.get("state", {}).get("phase") != "over", "the disk never was full"


async def test_a_full_disk_is_said_nothing_changes_and_play_goes_on_when_there_is_room(small_disk: Path) -> None:
    with serving(str(small_disk / "tables.db")) as server:
        table, token = await open_table(server, game="comparity-landmarks")
        async with browsing(server, table) as host, browsing(server, table) as watcher:
            await host.ask("join", tokens=[token])
            await host.ask("sit", name="Boris")
            began = await host.ask("begin")
            await watcher.ask("join")
            ballast = fill(small_disk)
            message, command = await play_until(host, began, "store-full")
            before = await watcher.ask("look")
            assert (await host.ask("play", **command))["code"] == "store-full"
            assert (await host.ask("rename", seat=0, name="Anna"))["code"] == "store-full"
            refused = httpx.post(f"{server.url}/api/tables", json={"name": "Dina"})
            assert (refused.status_code, refused.json()["code"]) == (507, "store-full")
            deck = "name,height\n" + "\n".join(f"Tower {n},{n}" for n in range(60))
            refused = httpx.post(f"{server.url}/api/decks", json={"name": "towers", "csv": deck})
            assert (refused.status_code, refused.json()["code"]) == (507, "store-full")
            after = await watcher.ask("look")
            assert after["version"] == before["version"] == message["version"]
            assert after["shown"] == before["shown"]
            ballast.unlink()
            told = await host.ask("play", **command)
            assert (told["tell"], told["version"]) == ("told", message["version"] + 1)
        server.kill()
        server.start()
        async with browsing(server, table) as host:
            assert (await host.ask("join", tokens=[token]))["version"] == told["version"]
        assert b'"trace"' not in server.log, server.log


# Afterwards.


async def test_nobody_thinks_on_for_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Serving(str(tmp_path / "tables.db"), "--timeout", "shortest_pace=0")
    server.start()
    table, token = await open_table(server, game="cardline-globetrotter")
    async with browsing(server, table) as host:
        await host.ask("join", tokens=[token])
        for _ in range(2):
            await host.ask("place-bot", level="friend")
        message = await host.ask("begin")
        while message.get("deed") != "moved" or message.get("seat") == 0:  # until a bot has moved
            for seat, move in choices_in(message)[:1]:
                await host.say("play", version=message["version"], seat=seat, move=move)
            message = await host.until("told")
        assert server.process is not None
        thinking = psutil.Process(server.process.pid).children(recursive=True)
        assert thinking
        server.kill()
    _, left = psutil.wait_procs(thinking, timeout=30)
    assert not left
