"""What others notice of somebody who asks for as much as the limits allow: each kind of message alone, and all at once.

    python -m benchmarks.server.mixes [--seconds 6]

A host at a table of her own changes its pace ten times a second: decided, written and told, like a move. Meanwhile
others ask, as fast as each connection may, from one address.
"""

import argparse
import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
from tests.server.serving import Browser, Serving, browsing, open_table, serving
from tests.server.test_socket import choices_in
from websockets.asyncio.client import connect

PACE = 1 / 20
"""Seconds between two messages of a connection: as fast as it may."""
PATIENCE = 0.3
"""Seconds that somebody waits who was too fast; in haste they would be let go."""
Kind = Callable[[Serving, contextlib.AsyncExitStack], Coroutine[Any, Any, list[Callable[[], Coroutine[Any, Any, Any]]]]]


async def _readers(
    server: Serving, stack: contextlib.AsyncExitStack, table: str, count: int, do: str, **fields: Any
) -> list[Callable[[], Coroutine[Any, Any, Any]]]:
    browsers = [await stack.enter_async_context(browsing(server, table)) for _ in range(count)]
    for browser in browsers:
        await browser.ask("join")
    return [lambda browser=browser: _ask(browser, do, fields) for browser in browsers]  # type: ignore[misc]


async def _ask(browser: Browser, do: str, fields: dict[str, Any]) -> None:
    browser.told.clear()
    number = await browser.say(do, **fields)
    while True:
        message = await browser.hear()
        if message.get("re") == number:
            return
        if message.get("code") == "too-fast":  # it owes for what it has been told
            await asyncio.sleep(PATIENCE)
            return


async def ask_deck(server: Serving, stack: contextlib.AsyncExitStack) -> list[Callable[[], Coroutine[Any, Any, Any]]]:
    """Four readers of a deck of 1,999 cards."""
    rows = "\n".join(f"Card number {number},{number * 7}" for number in range(1999))
    handed = httpx.post(f"{server.url}/api/decks", json={"name": "large", "csv": "name,height\n" + rows}, timeout=60)
    table, token = await open_table(server)
    async with browsing(server, table) as host:
        await host.ask("join", tokens=[token])
        await host.ask("choose", settings={"game": "cardline", "deck": handed.json()["deck"]["hash"]})
    return await _readers(server, stack, table, 4, "ask-deck")


async def look_back(server: Serving, stack: contextlib.AsyncExitStack) -> list[Callable[[], Coroutine[Any, Any, Any]]]:
    """Fifteen spectators who look at the last moment of a game."""
    table, token = await open_table(server, game="comparity-landmarks")
    async with browsing(server, table) as host:
        await host.ask("join", tokens=[token])
        await host.ask("sit", name="Boris")
        told = await host.ask("begin")
        for _ in range(30):
            choices = choices_in(told)
            if not choices:
                break
            seat, move = choices[0]
            told = await host.ask("play", version=told["version"], seat=seat, move=move)
    return await _readers(server, stack, table, 15, "look", version=told["version"])


async def look(server: Serving, stack: contextlib.AsyncExitStack) -> list[Callable[[], Coroutine[Any, Any, Any]]]:
    """Fifteen spectators who ask for the table as it is."""
    table, _ = await open_table(server, game="skyscraper")
    return await _readers(server, stack, table, 15, "look")


KINDS: dict[str, Kind] = {"ask-deck": ask_deck, "look {version}": look_back, "look": look}


@contextlib.asynccontextmanager
async def asking(asks: list[Callable[[], Coroutine[Any, Any, Any]]]) -> AsyncIterator[None]:
    """They ask until this is over, each as fast as it may and not before it was answered."""

    async def repeat(ask: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        while True:
            begun = time.monotonic()
            await ask()
            await asyncio.sleep(max(0.0, PACE - (time.monotonic() - begun)))

    tasks = [asyncio.create_task(repeat(ask)) for ask in asks]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def median(server: Serving, seconds: float) -> float:
    """Milliseconds until a host at another table hears that what she asked for is written."""
    table, token = await open_table(server)
    waits = []
    url = server.url.replace("http", "ws", 1) + "/socket"
    async with connect(url, local_addr=("127.0.0.2", 0), compression=None, max_size=None) as connection:
        host = Browser(connection, table)  # from another address: she owes nothing for the others
        assert (await host.ask("join", tokens=[token]))["tell"] == "welcome"
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            begun = time.monotonic()
            assert (await host.ask("set-pace", seconds=1.0))["tell"] == "told"
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(0.1)
    return 1000 * statistics.median(waits)


async def measure(seconds: float) -> None:
    """Prints the table."""
    folder = tempfile.mkdtemp(prefix="tallorder-mixes-")
    with serving(str(Path(folder) / "tables.db")) as server:
        alone = await median(server, seconds)
        print(f"{'who else asks':20} {'median, ms':>10} {'times':>6}")
        print(f"{'nobody':20} {alone:10.1f} {1:6.1f}", flush=True)
        async with contextlib.AsyncExitStack() as stack:
            asks = {name: await kind(server, stack) for name, kind in KINDS.items()}
            mixes = asks | {"all of these": [ask for some in asks.values() for ask in some]}
            for name, some in mixes.items():
                async with asking(some):
                    await asyncio.sleep(4)  # what may be asked at once is used up
                    found = await median(server, seconds)
                print(f"{name:20} {found:10.1f} {found / alone:6.1f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0)
    asyncio.run(measure(parser.parse_args().seconds))
