"""Servers that share one PostgreSQL, without a bus: they look up often enough what the others wrote."""

import time
from collections.abc import Iterator

import pytest

from tests.server.serving import browsing, open_table, serving
from tests.server.test_socket import choices_in
from tests.servers import postgres


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    with postgres() as url:
        yield url


async def test_two_servers_without_a_bus_hear_of_each_other_within_two_seconds_and_never_go_back(shared: str) -> None:
    with serving(shared) as one, serving(shared) as two:
        table, token = await open_table(one, game="cardline-globetrotter")
        async with browsing(one, table) as host, browsing(two, table) as guest:
            await host.ask("join", tokens=[token])
            await host.ask("sit", name="Boris")
            began = await host.ask("begin")
            assert (await guest.ask("join"))["version"] == began["version"]
            message = began
            waits = []
            for _ in range(3):
                seat, move = choices_in(message)[0]
                message = await host.ask("play", version=message["version"], seat=seat, move=move)
                told_at = time.monotonic()
                while (await guest.until("told"))["version"] < message["version"]:
                    pass
                waits.append(time.monotonic() - told_at)
            assert max(waits) < 5  # a bound for a slow machine; they ask every second
            # who has seen a version here is not shown an older one there
            seat, move = choices_in(message)[0]
            message = await host.ask("play", version=message["version"], seat=seat, move=move)
            back = await guest.ask("join", since=message["version"])
            assert back["version"] >= message["version"]
            print("seconds until the other server's people were told:", [round(one, 2) for one in waits])
