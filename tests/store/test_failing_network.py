"""PostgreSQL and Redis through a network that goes silent, loses answers, cuts off and delays."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tallorder.server.bus import EntryWritten
from tallorder.server.redis_bus import RedisBus
from tallorder.server.service import TableService
from tallorder.store import Store
from tallorder.store.patience import SHORT
from tallorder.table.journal import StoreDown
from tests.proxy import Proxy, proxy
from tests.servers import redis
from tests.store.test_bus import Hearing
from tests.store.test_store import append, entry, fill
from tests.table.group import InstantBots

SLOW_MACHINE = 4.0
"""Seconds that a trial may take longer here than on a quiet machine; how long it took is printed."""


@pytest.fixture
def network(postgres_url: str) -> Iterator[tuple[Proxy, str]]:
    with proxy(postgres_url) as found:
        yield found


def took(what: str, begun: float) -> float:
    seconds = time.monotonic() - begun
    print(f"{what}: {seconds:.2f} s")
    return seconds


@pytest.mark.parametrize("trouble", ["go_silent", "lose_answers", "reset"])
async def test_players_hardly_notice_when_a_fresh_connection_works(network: tuple[Proxy, str], trouble: str) -> None:
    way, url = network
    table = f"table{trouble.replace('_', '')}"
    store = Store(url)
    await fill(store, table, 3)
    assert len(await store.entries(table)) == 3
    getattr(way, trouble)()
    begun = time.monotonic()
    assert await append(store, table, entry(4))  # also when it was written and the answer was lost
    assert took(f"append, {trouble}", begun) < SHORT + SLOW_MACHINE
    getattr(way, trouble)()
    begun = time.monotonic()
    assert [one.version for one in await store.entries(table)] == [1, 2, 3, 4]
    assert took(f"read, {trouble}", begun) < SHORT + SLOW_MACHINE
    getattr(way, trouble)()
    begun = time.monotonic()
    await store.note_last_seen(table, {"anya": 3})
    assert took(f"write, {trouble}", begun) < SHORT + SLOW_MACHINE
    assert not await append(store, table, entry(4, b'"another"'))
    assert await store.last_seen(table) == {"anya": 3}
    store.close()


async def test_a_delay_is_borne(network: tuple[Proxy, str]) -> None:
    way, url = network
    store = Store(url)
    way.delay = 0.05
    await fill(store, "delayedtable", 3)
    assert len(await store.entries("delayedtable")) == 3
    store.close()


async def test_where_nothing_answers_it_is_said_in_time_and_play_goes_on_afterwards(network: tuple[Proxy, str]) -> None:
    way, url = network
    store = Store(url)
    await fill(store, "silenttable", 2)
    assert await store.entries("silenttable")
    way.go_silent(for_new=True)
    begun = time.monotonic()
    with pytest.raises(StoreDown):
        await append(store, "silenttable", entry(3))
    assert took("append, nothing answers", begun) < 3 * SHORT + SLOW_MACHINE
    with pytest.raises(StoreDown):
        await store.entries("silenttable")
    assert await store.trouble() == "store-down"
    way.come_back()
    assert await append(store, "silenttable", entry(3))
    assert len(await store.entries("silenttable")) == 3
    assert await store.trouble() == ""
    way.go_silent(for_new=True)
    begun = time.monotonic()
    await asyncio.to_thread(store.close)
    assert took("close, nothing answers", begun) < 3 * SHORT + SLOW_MACHINE


async def test_a_silent_bus_stops_nobody_and_ends_with_the_server(tmp_path: Path) -> None:
    with redis() as behind, proxy(behind) as (way, url):
        hearing = await Hearing(url).open()
        bus = hearing.bus
        journal = Store(str(tmp_path / "tables.db"))
        service = TableService(journal, bus, InstantBots())
        await bus.subscribe("tabletable")
        sender = RedisBus(behind)
        way.go_silent(for_new=True)
        begun = time.monotonic()
        service.send(bus.publish("tabletable", EntryWritten("one", 1)))
        await bus.subscribe("othertable")
        await bus.publish("tabletable", EntryWritten("one", 1))
        assert took("publish, silent", begun) < 5 + SLOW_MACHINE
        way.come_back()

        async def is_heard() -> bool:
            await sender.publish("tabletable", EntryWritten("two", 2))
            await asyncio.sleep(0.2)
            return bool(hearing.heard)

        async with asyncio.timeout(60):  # it notices that nothing is said any more, and asks anew
            while not await is_heard():
                pass
        took("heard again", begun)
        way.go_silent(for_new=True)
        begun = time.monotonic()
        await service.close()
        await bus.close()
        assert took("close, silent", begun) < 8 + SLOW_MACHINE
        await sender.close()
        await asyncio.to_thread(journal.close)
