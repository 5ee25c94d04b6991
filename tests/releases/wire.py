"""A server of any release as a process, and people who talk to it by HTTP and WebSocket and by nothing else.

Nothing of the package is imported here, so that the same people can play at every release's server.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.servers import free_port

Message = dict[str, Any]

HOUSE = Path(__file__).parents[2]
CURRENT = HOUSE / "src"
COMPILED = Path(tempfile.gettempdir()) / "tallorder-compiled"
"""Where servers find their modules compiled: most of a start is compiling."""
LIMITS = (
    "messages_per_second=1e6 messages_burst=1000000 address_messages_per_second=1e6 address_messages_burst=1000000 "
    "tables_burst=10000 seats_burst=10000 decks_burst=1000 replays_burst=10000"
)
"""As wide as tests are faster than people."""
PATIENCE = 60
"""Seconds until somebody who waits for a message gives up."""


def run(source: Path, *arguments: str) -> str:
    """Runs `tallorder` from a source folder to its end; what it printed."""
    command = [sys.executable, "-m", "tallorder", *arguments]
    done = subprocess.run(command, env=_environment(source), capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"tallorder {arguments[0]}: {done.stdout}{done.stderr}")
    return done.stdout


def imported_from(source: Path) -> Path:
    """The folder of the package that servers of a source folder really run."""
    code = "import tallorder; print(tallorder.__file__)"
    done = subprocess.run([sys.executable, "-c", code], env=_environment(source), capture_output=True, check=True)
    return Path(done.stdout.decode().strip()).parent


def _environment(source: Path) -> dict[str, str]:
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONPYCACHEPREFIX": str(COMPILED)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def _timeouts(source: Path, words: str) -> list[str]:
    """How long a server waits, in the words of its release: the option was called `--habit` up to 0.1."""
    texts = (file.read_text(encoding="utf-8") for file in (source / "tallorder" / "cli").glob("*.py"))
    option = "--timeout" if any('"--timeout"' in text for text in texts) else "--habit"
    return [part for word in words.split() for part in (option, word)]


class Server:
    """A server process of a release; it can be killed and started again on the same store and port."""

    def __init__(self, source: Path, store: str, *arguments: str, timeouts: str = "shortest_pace=0") -> None:
        limits = [part for limit in LIMITS.split() for part in ("--limit", limit)]
        self.source = source
        self.arguments = ["--store", store, *limits, *_timeouts(source, timeouts), *arguments]
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log_file = tempfile.TemporaryFile()  # noqa: SIM115 - a pipe would fill up and stop the server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [sys.executable, "-m", "tallorder", "serve", "--port", str(self.port), "--log-level", "warning"]
        self.process = subprocess.Popen(
            [*command, *self.arguments], env=_environment(self.source), stderr=self.log_file
        )
        deadline = time.monotonic() + 120
        while True:
            with contextlib.suppress(OSError), urlopen(f"{self.url}/ready", timeout=2):
                return
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.end(signal.SIGKILL)
                raise RuntimeError(f"the server did not start: {self.log}")
            time.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Asks it to end, or kills it."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    @property
    def log(self) -> str:
        """What it has written about itself."""
        self.log_file.seek(0)
        return self.log_file.read().decode()

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end()
        self.close()

    def close(self) -> None:
        """After its end: it must not have been in trouble."""
        trouble = '"trace"' in self.log
        text = self.log[-3000:]
        self.log_file.close()
        assert not trouble, text


class Device:
    """One connection to a table, with the tokens of some of its seats; it knows what it was told last."""

    def __init__(self, server: Server, table: str, *tokens: str) -> None:
        self.server = server
        self.table = table
        self.tokens = list(tokens)
        self.connection: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.answers: dict[int, asyncio.Future[Message]] = {}
        self.number = 0
        self.told: list[Message] = []
        self.welcome: Message = {}
        self.state: Message = {}
        self.version = 0
        self.view: Message | None = None
        self.offered: tuple[int, int, list[Message]] | None = None
        """Version, seat and moves of the newest offer."""
        self.news = asyncio.Event()
        self.is_gone = False
        self.made: list[tuple[int, int, Message]] = []
        """Version, seat and move of every move of this device that was acknowledged."""
        self.seats: list[int] = []
        """The seats this connection holds."""

    async def come(self, **fields: Any) -> Message:
        """Connects and joins; the whole table as it is told."""
        url = self.server.url.replace("http", "ws", 1) + "/socket"
        self.connection = await connect(url, compression=None, max_size=None)
        self.is_gone = False
        self.reading = asyncio.create_task(self._read(self.connection))
        answer = await self.ask("join", tokens=self.tokens, **fields)
        assert answer["tell"] == "welcome", answer
        return answer

    async def __aenter__(self) -> "Device":
        await self.come()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Closes the connection, if it is still there."""
        if self.connection is not None:
            await self.connection.close()
        if self.reading is not None:
            await self.reading

    async def ask(self, do: str, **fields: Any) -> Message:
        """A command and its answer; ConnectionClosed if the server is gone before it came."""
        assert self.connection is not None
        self.number += 1
        number = self.number
        self.answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self.connection.send(json.dumps({"do": do, "id": number, "table": self.table, **fields}))
            return await asyncio.wait_for(self.answers[number], PATIENCE)
        finally:
            self.answers.pop(number, None)

    async def must(self, do: str, **fields: Any) -> Message:
        """A command that is not refused."""
        answer = await self.ask(do, **fields)
        assert answer["tell"] != "refused", (do, fields, answer)
        return answer

    async def sit(self, name: str) -> int:
        """Somebody takes a seat with this device; which."""
        sat = await self.must("sit", name=name)
        self.tokens.append(sat["token"])
        return int(sat["seat"])

    async def _read(self, connection: ClientConnection) -> None:
        problem: Exception = ConnectionClosed(None, None)
        try:
            async for text in connection:
                self._hear(json.loads(text))
        except ConnectionClosed as closed:
            problem = closed
        except Exception as wrong:  # whoever waits for an answer is told what was wrong with another message
            problem = wrong
        self.is_gone = True
        self.news.set()
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(problem)
                waiting.exception()  # whoever could not even send does not look at it

    def _hear(self, message: Message) -> None:
        if message["tell"] == "welcome":
            self.welcome = message
        if message["tell"] in ("welcome", "seats"):
            self.seats = message["seats"]
        if message["tell"] == "told":
            assert message["version"] == self.version + 1, "a version was left out or told twice"
            self.told.append(message)
        if message["tell"] in ("welcome", "told"):
            self._look(message)
        waiting = self.answers.get(message.get("re", 0))
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        self.news.set()

    def _look(self, message: Message) -> None:
        self.version = message["version"]
        self.state = message.get("state") or self.state
        for part in message.get("shown", ()):
            self.view = part.get("view") or self.view
            moves = [move for choice in part.get("choices", ()) for move in choice["moves"]]
            if moves:
                self.offered = (message["version"], part["seat"], moves)

    @property
    def actor(self) -> int | None:
        """Whose decision it is, as far as this device was told."""
        actor = None if self.view is None else self.view.get("actor")
        return None if actor is None or actor < 0 or self.state["phase"] != "playing" else int(actor)

    async def wait_until(self, is_so: Any) -> None:
        """Waits until something is as it should be."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                assert not self.is_gone, "the server is gone"
                self.news.clear()
                await self.news.wait()


def persons(state: Message) -> set[int]:
    """The seats in which people decide."""
    return {one["seat"] for one in state["players"] if one.get("kind", "person") == "person" and not one.get("sits_in")}


async def play(devices: list[Device], chance: random.Random, most: int = 10_000, *, to_person: bool = False) -> int:
    """People play whatever they are offered until the game is over, or so many moves are made; how many were.

    With `to_person` it ends where a person decides, so that no bot changes anything afterwards.
    """
    first = devices[0]
    made = 0
    while True:
        newest = max(one.version for one in devices)
        await first.wait_until(lambda: first.version >= newest)  # noqa: B023 - waited for at once
        if first.state["phase"] != "playing":
            return made
        if first.actor not in persons(first.state):
            await _more(first)
            continue
        if made >= most:
            return made
        mover = next(one for one in devices if first.actor in one.seats)
        await mover.wait_until(lambda: mover.version >= newest)  # noqa: B023
        if mover.offered is None or mover.offered[1] != first.actor:
            await _more(mover)
            continue
        version, seat, moves = mover.offered
        move = chance.choice(moves)
        answer = await mover.ask("play", version=version, seat=seat, move=move)
        assert answer["tell"] == "told", answer
        mover.made.append((answer["version"], seat, move))
        made += 1
        if made >= most and not to_person:
            return made


async def _more(device: Device) -> None:
    """Waits for the next version."""
    known = device.version
    await device.wait_until(lambda: device.version > known)


async def open_table(server: Server, name: str, **settings: Any) -> tuple[str, str]:
    """A new table; its id and the host's token."""
    async with httpx.AsyncClient(timeout=60) as client:
        answer = await client.post(f"{server.url}/api/tables", json={"name": name, "settings": settings})
        body = answer.raise_for_status().json()
        return body["table"], body["token"]


async def post(server: Server, path: str, **body: Any) -> Message:
    """What the server answers to an HTTP call."""
    async with httpx.AsyncClient(timeout=60) as client:
        answer: Message = (await client.post(server.url + path, json=body)).raise_for_status().json()
        return answer


async def get_text(server: Server, path: str) -> str:
    """What is at an address."""
    async with httpx.AsyncClient(timeout=60) as client:
        return (await client.get(server.url + path)).raise_for_status().text


def own_deck(count: int = 60) -> str:
    """A deck of somebody's own, as the text of a CSV file."""
    return "\n".join(["name,height", *(f"Tower {place + 1},{place * 7 + 3}" for place in range(count))])
