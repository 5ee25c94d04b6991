"""The load benchmark: our server with SQLite on the disk, boardgame.io with its store in memory beside it.

    python -m benchmarks.server [--seconds 5] [--tables 100] [--peer] [--full] [--json]

The server is one process, the crowd another. People join exactly as the browser does: with `feed: "short"`, and the
one who decides is sent the choices. `saturated`: every table moves as soon as its last player was told; moves per
CPU-second of the server process, and bytes a move for all four. `load`: 1,000 moves a second over all tables, from a
move's sending until the last player was told, beside the bare stack (`bare.py`: no game, no store) at the same rate and
beside 50 tables where bots play each other. A machine that is shared stops everything now and then: the share of time
that it took (`stolen`) stands beside the delays, and they are also given for the usual second. With --peer the same
with boardgame.io 0.50: a small shedding game, and one whose state is as large as Comparity's. --full measures three
pairs with and without bots, 10 to 5,000 tables, and 100 tables of expert bots. The last table holds what was measured
beside what it should be.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from statistics import median

import msgspec
import psutil
import uvloop

from benchmarks.server.crowd import People, gather
from benchmarks.server.inside import measure_inside
from benchmarks.server.peers import free_port, install_peer, measure_bare, measure_peer, wait_for
from benchmarks.server.rows import (
    Bar,
    Row,
    at_least,
    at_most,
    cpu,
    row_of,
    show,
    show_bars,
    stolen_seconds,
)

BOT_TABLES = 50
BOTS_PLAY = ("comparity-landmarks", "skyscraper")
MEMORY, MEMORY_AFTER = "memory per table, begun", "memory per table, after the load"
LOAD, BESIDE_BOTS = "load, 1,000 moves/s", f"load beside {BOT_TABLES} tables of thinking bots"
BARE_LOAD, BARE = "the bare stack, 1,000 moves/s", "the bare stack, saturated"
SATURATED = "saturated"
FSYNC, LOADING, BEGINNING = "one fsync", "loading a table of 500 moves", "beginning a game, CPU of the loop"
EXPERTS, EXPERT_PACE = "load beside 100 tables of expert bots", "seconds between their moves (pace 1.2)"
SIZES = (10, 100, 1000, 5000)
WIDE = "moves_burst=1000000000 changes_burst=1000000000 \
messages_per_second=100000 messages_burst=100000 address_messages_per_second=1000000 \
address_messages_burst=1000000 connections_per_address=50000 tables_burst=50000 seats_burst=500000 \
requests_burst=1000000"


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


def spare_the_collector() -> None:
    """The crowd must not stop to tidy up while it takes the time."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def run(crowd: list[People], process: psutil.Process, seconds: float, pace: float | None, what: str) -> Row:
    """Lets a crowd play for a while."""
    warm = time.perf_counter() + min(2.0, seconds / 4)
    await asyncio.gather(*(people.play_on(warm, pace) for people in crowd))
    for people in crowd:
        people.delays, people.moves = [], 0
    heard = sum(people.bytes_heard for people in crowd)
    began, before, stolen = time.perf_counter(), cpu(process), stolen_seconds()
    await asyncio.gather(*(people.play_on(began + seconds, pace) for people in crowd))
    took = time.perf_counter() - began
    moves = sum(people.moves for people in crowd)
    delays = [delay for people in crowd for delay in people.delays]
    row = row_of(what, moves, delays, took, cpu(process) - before, stolen_seconds() - stolen)
    row.bytes_per_move = (sum(people.bytes_heard for people in crowd) - heard) / moves
    return row


async def again_and_again(people: People) -> None:
    """Bots play for everybody at a table; now and then they begin anew, so that they always have to think."""
    while True:
        await people.sit_back()
        await asyncio.sleep(20 * (0.5 + people.pick.random()))
        people.abort()
        await people.begin()


@contextlib.asynccontextmanager
async def thinking_bots(count: int, port: int, store: str) -> AsyncIterator[list[People]]:
    """So many tables where expert bots play each other."""
    bots = [People(port, store, BOTS_PLAY[number % 2], 1000 + number) for number in range(count)]
    for one in bots:
        await one.sit_down(bots="expert")
    going = [asyncio.create_task(again_and_again(one)) for one in bots]
    try:
        yield bots
    finally:
        for task in going:
            task.cancel()
        for one in bots:
            one.abort()
            one.leave()


async def measure(tables: int, seconds: float, game: str, *, is_full: bool) -> list[Row]:
    """Everything about our own server and the bare stack."""
    rows = []
    pace = 1000 / tables
    with tempfile.TemporaryDirectory() as folder:
        store = f"{folder}/tables.db"
        rows.append(Row(FSYNC, milliseconds=fsync_milliseconds(folder)))
        with serving(store) as (port, process):
            first = await gather(2, port, store, game)
            empty = process.memory_info().rss
            crowd = await gather(tables, port, store, game)
            rows.append(Row(MEMORY, kilobytes=(process.memory_info().rss - empty) / 1024 / tables))
            spare_the_collector()
            rows.append(await run(crowd, process, seconds, None, SATURATED))
            for _ in range(3 if is_full else 1):
                rows.append(await measure_bare(tables, seconds, pace, BARE_LOAD))
                rows.append(await run(crowd, process, seconds, pace, LOAD))
                async with thinking_bots(BOT_TABLES, port, store):
                    rows.append(await run(crowd, process, seconds, pace, BESIDE_BOTS))
            rows.append(Row(MEMORY_AFTER, kilobytes=(process.memory_info().rss - empty) / 1024 / (tables + BOT_TABLES)))
            del first
        if is_full:
            rows += await measure_experts(tables, seconds, game)
            rows += await measure_sizes(seconds, game)
    rows.append(await measure_bare(tables, seconds, None, BARE))
    return rows


async def measure_experts(tables: int, seconds: float, game: str) -> list[Row]:
    """100 tables where experts play each other, and how soon people's moves are told beside them."""
    with tempfile.TemporaryDirectory() as folder:
        store = f"{folder}/tables.db"
        with serving(store) as (port, process):
            crowd = await gather(tables, port, store, game)
            async with thinking_bots(100, port, store) as bots:
                row = await run(crowd, process, max(seconds, 20.0), 2.0, EXPERTS)
                gaps = [gap for one in bots for gap in one.gaps]
            return [row, Row(EXPERT_PACE, milliseconds=1000 * median(gaps))]


async def measure_sizes(seconds: float, game: str) -> list[Row]:
    """The cost of a move at few and at many tables."""
    rows = []
    for tables in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            store = f"{folder}/tables.db"
            with serving(store) as (port, process):
                crowd = await gather(tables, port, store, game)
                rows.append(await run(crowd, process, seconds, None, f"saturated, {tables:,} tables"))
                for people in crowd:
                    people.leave()
    return rows


def fsync_milliseconds(folder: str) -> float:
    """How long the disk takes to say that something is written."""
    times = []
    with open(f"{folder}/fsync", "wb") as file:
        for _ in range(50):
            file.write(b"x" * 4096)
            file.flush()
            before = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - before)
    return median(times) * 1000


def bars(rows: list[Row]) -> list[Bar]:
    """What was promised, beside what was measured."""
    by_name: dict[str, list[Row]] = {}
    for row in rows:
        by_name.setdefault(row.what, []).append(row)
    saturated = by_name[SATURATED][0]
    fsync = by_name[FSYNC][0].milliseconds
    load, bots, bare = (median(row.usual_p99 for row in by_name[what]) for what in (LOAD, BESIDE_BOTS, BARE_LOAD))
    memory = max(by_name[what][0].kilobytes for what in (MEMORY, MEMORY_AFTER))
    result = [
        at_most("usual p99 at 1,000 moves/s: 2 x the bare stack + one fsync", 2 * bare + fsync, load, "ms"),
        at_most(f"the same beside {BOT_TABLES} tables of bots: as without, + 20 %", 1.2 * load, bots, "ms"),
        at_most("bytes a move for four players", 1500, saturated.bytes_per_move, "B"),
        at_most("memory per connected table of four", 120, memory, "kB"),
        at_most(LOADING, 50, by_name[LOADING][0].milliseconds, "ms"),
        at_most(BEGINNING, 2, by_name[BEGINNING][0].milliseconds, "ms"),
    ]
    for size, factor in (("small", 4), ("large", 5)):
        theirs = by_name.get(f"boardgame.io 0.50, {size} state, sent whole")
        if theirs:
            ratio = saturated.moves_per_cpu_second / theirs[0].moves_per_cpu_second
            result.append(at_least(f"moves per CPU-second over boardgame.io's, {size} state", factor, ratio, "x"))
    return result


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", default="comparity-landmarks")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too")
    parser.add_argument("--full", action="store_true", help="all numbers: about fifteen minutes")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        rows = runner.run(measure(arguments.tables, arguments.seconds, arguments.game, is_full=arguments.full))
    loading, beginning = measure_inside(arguments.game)
    rows += [Row(LOADING, milliseconds=loading), Row(BEGINNING, milliseconds=beginning)]
    if arguments.peer:
        install_peer()
        for size in ("small", "large"):
            for delta in ("state", "patch") if arguments.full else ("state",):
                rows.append(measure_peer(arguments.tables, arguments.seconds, size, delta))
    found = bars(rows)
    if arguments.json:
        print(json.dumps({"rows": msgspec.to_builtins(rows), "bars": msgspec.to_builtins(found)}))
        return
    print(show(rows))
    print()
    print(show_bars(found))


if __name__ == "__main__":
    main()
