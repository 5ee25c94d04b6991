"""The road of a move as docs/architecture.md lists it, compared with the modules that a real move passes."""

import asyncio
import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import tallorder
from tallorder.compiled import PURE, why_plain
from tallorder.server.app import App
from tallorder.server.limits import Limits
from tallorder.server.pictures import DeckPictures
from tallorder.server.serve import configure
from tallorder.server.service import TableService
from tallorder.server.timeouts import Timeouts
from tallorder.server.websocket import WebSocket
from tallorder.store import Store
from tallorder.table.commands import Settings
from tests.servers import free_port
from tests.table.group import InstantBots

SOURCE = Path(tallorder.__file__).parent
ARCHITECTURE = SOURCE.parents[1] / "docs" / "architecture.md"
ROOMS = ("table", "server", "wire")
NUMBERS = itertools.count(1)


def road() -> str:
    """The part of the page that lists the modules."""
    return ARCHITECTURE.read_text("utf-8").partition("<!-- road of a move -->")[2].partition("\n## ")[0]


def listed() -> set[str]:
    """The modules that a move passes according to the page."""
    lines = road().partition("<!-- end of the road -->")[0].splitlines()
    return {match[1] for line in lines if (match := re.match(r"\d+\. `([a-z_/]+\.py)`", line))}


def for_cards_in_sight() -> set[str]:
    """The modules that are passed besides, according to the page, when cards come into sight."""
    line = next(line for line in road().splitlines() if line.startswith("When cards do come into sight"))
    return set(re.findall(r"`([a-z_/]+\.py)`", line))


class Road:
    """Notes every module of the three rooms in which a function is called, from a frame's arrival to the last frame
    that tells of it."""

    def __init__(self) -> None:
        self.passed: list[str] = []
        self.until_last_frame: list[str] = []

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if event == "call" and not code.co_name.startswith("<"):
            path = Path(code.co_filename)
            if SOURCE in path.parents and path.relative_to(SOURCE).parts[0] in ROOMS:
                module = path.relative_to(SOURCE).as_posix()
                if not self.passed and code is not WebSocket.data_received.__code__:
                    return
                if module not in self.passed:
                    self.passed.append(module)
        if event == "return" and code is WebSocket.send.__code__:
            self.until_last_frame = list(self.passed)


@asynccontextmanager
async def running(store: Path) -> AsyncIterator[tuple[TableService, str]]:
    """The server as it is served, in this process, so that its steps can be watched."""
    journal = Store(str(store))
    service = TableService(journal, None, InstantBots(), Timeouts(round=3600), DeckPictures())
    port = free_port()
    server = uvicorn.Server(configure(App(service), "127.0.0.1", port, Limits()))
    serving = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield service, f"ws://127.0.0.1:{port}/socket"
    finally:
        server.should_exit = True
        await serving
        journal.close()


async def ask(connection: ClientConnection, **command: Any) -> dict[str, Any]:
    """A command and its answer."""
    number = next(NUMBERS)
    await connection.send(json.dumps({"id": number, **command}))
    while True:
        message: dict[str, Any] = json.loads(await connection.recv())
        if message.get("re") == number:
            return message


def offered(message: dict[str, Any]) -> tuple[int, Any]:
    """A seat and a move that it is offered."""
    return next((part["seat"], choice["moves"][0]) for part in message["shown"] for choice in part.get("choices", ()))


def test_the_road_has_at_most_ten_modules() -> None:
    assert 5 <= len(listed()) <= 10


@pytest.mark.skipif(not why_plain(), reason="nothing sees calls inside compiled modules; the test below runs it plain")
@pytest.mark.parametrize("game", ["comparity-landmarks", "cardline-globetrotter", "skyscraper"])
async def test_a_move_passes_the_modules_that_the_page_lists(game: str, tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db") as (service, url):
        table, token = await service.open_table("Anya", Settings(game))
        async with connect(url) as player, connect(url) as watcher:
            await ask(player, do="join", table=table, tokens=[token])
            await ask(player, do="sit", table=table, name="Boris")
            await ask(watcher, do="join", table=table, feed="short")
            message = await ask(player, do="begin", table=table)
            for _ in range(3):
                seat, move = offered(message)
                watched = Road()
                sys.setprofile(watched.note)
                try:
                    message = await ask(
                        player, do="play", table=table, version=message["version"], seat=seat, move=move
                    )
                finally:
                    sys.setprofile(None)
                assert message["tell"] == "told"
                expected = listed() | (for_cards_in_sight() if message.get("faces") else set())
                assert set(watched.until_last_frame) == expected


@pytest.mark.skipif(bool(why_plain()), reason="the test above has watched it")
def test_a_move_passes_the_modules_that_the_page_lists_when_they_are_plain() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", __file__]
    result = subprocess.run(command, env=os.environ | {PURE: "1"}, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout
    assert "4 passed, 1 skipped" in result.stdout
