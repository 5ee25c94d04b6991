"""A real server in a process of its own, and a client that talks to it as a browser does."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.servers import free_port

HOUSE = Path(__file__).parents[2]
COMPILED = Path(tempfile.gettempdir()) / "tallorder-compiled"
"""Where servers of tests find their modules compiled: most of a start is compiling, where that is not kept."""


class Serving:
    """A server process, which can be killed and started again on the same store and port."""

    def __init__(self, store: str, *arguments: str) -> None:
        self.store = store
        self.arguments = arguments
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = b""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tallorder", "serve", "--port", str(self.port), "--store", self.store]
        paths = os.pathsep.join([str(HOUSE / "src"), str(HOUSE / "examples")])
        environment = os.environ | {"PYTHONPATH": paths, "PYTHONPYCACHEPREFIX": str(COMPILED)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self.process = subprocess.Popen(
            [*command, "--log-level", "warning", *self.arguments], env=environment, stderr=subprocess.PIPE
        )
        deadline = time.monotonic() + 120
        while True:
            with contextlib.suppress(OSError), urlopen(f"{self.url}/ready", timeout=2):
                return
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.process.kill()
                _, log = self.process.communicate(timeout=30)
                raise RuntimeError(f"the server did not start: {log.decode()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """Ends it without a chance to finish anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Asks it to end; gives its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        _, log = self.process.communicate(timeout=30)
        self.log += log
        code = self.process.returncode
        self.process = None
        return code


@contextlib.contextmanager
def serving(store: str, *arguments: str) -> Iterator[Serving]:
    """A server for the time of a test."""
    server = Serving(store, *arguments)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """A client: remembers what it was told, and what it asked."""

    def __init__(self, connection: ClientConnection, table: str) -> None:
        self.connection = connection
        self.table = table
        self.told: list[dict[str, Any]] = []
        self.number = 0

    async def say(self, do: str, **fields: Any) -> int:
        """Sends a command and does not wait."""
        self.number += 1
        await self.connection.send(json.dumps({"do": do, "id": self.number, "table": self.table, **fields}))
        return self.number

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(20):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.told.append(message)
        return message

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer; what else is told meanwhile is kept."""
        number = await self.say(do, **fields)
        while True:
            message = await self.hear()
            if message.get("re") == number:
                return message

    async def to_the_end(self) -> int:
        """Hears everything until the server closes the connection; gives the code it closed with."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    async def until(self, tell: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = await self.hear()
            if message["tell"] == tell:
                return message


@contextlib.asynccontextmanager
async def browsing(server: Serving, table: str, **headers: str) -> AsyncIterator[Browser]:
    """A connection to a table's server, not yet joined."""
    url = server.url.replace("http", "ws", 1) + "/socket"
    async with connect(url, additional_headers=headers, compression=None, max_size=None) as connection:
        yield Browser(connection, table)


async def open_table(server: Serving, name: str = "Anya", **settings: Any) -> tuple[str, str]:
    """A new table; its id and the host's token."""
    async with httpx.AsyncClient(verify=False, timeout=60) as client:
        body = {"name": name} | ({"settings": settings} if settings else {})
        answer = (await client.post(f"{server.url}/api/tables", json=body)).json()
        return answer["table"], answer["token"]
