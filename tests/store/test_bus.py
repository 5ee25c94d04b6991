"""Server processes hear of each other through Redis, and find each other again after it was gone."""

import asyncio
from collections.abc import Iterator

import pytest

from tallorder.server.bus import AnyNews, Connected, EntryWritten
from tallorder.server.redis_bus import RedisBus
from tests.servers import redis
from tests.table.group import until


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    """One Redis for these tests."""
    with redis() as url:
        yield url


class Hearing:
    """A bus with what was heard on it."""

    def __init__(self, url: str) -> None:
        self.bus = RedisBus(url)
        self.heard: list[tuple[str, AnyNews]] = []

    async def open(self) -> "Hearing":
        await self.bus.open(self.note)
        return self

    async def note(self, table: str, news: AnyNews) -> None:
        self.heard.append((table, news))


async def test_a_process_hears_of_the_tables_it_subscribes_to_and_of_no_others(redis_url: str) -> None:
    one, other = await Hearing(redis_url).open(), await Hearing(redis_url).open()
    await other.bus.subscribe("tabletable")
    await one.bus.publish("othertable", EntryWritten("one", 3))
    await one.bus.publish("tabletable", EntryWritten("one", 4))
    await one.bus.publish("tabletable", Connected("one", (0, 2), 1))
    await until(lambda: len(other.heard) == 2)
    assert other.heard == [("tabletable", EntryWritten("one", 4)), ("tabletable", Connected("one", (0, 2), 1))]
    await other.bus.unsubscribe("tabletable")
    await one.bus.publish("tabletable", EntryWritten("one", 5))
    await asyncio.sleep(0.05)
    assert len(other.heard) == 2
    await one.bus.close()
    await other.bus.close()


async def test_without_a_bus_that_answers_nobody_waits_and_nothing_breaks() -> None:
    lonely = RedisBus("redis://127.0.0.1:1")
    await lonely.subscribe("tabletable")
    await lonely.publish("tabletable", EntryWritten("one", 1))
    await lonely.unsubscribe("tabletable")
    await lonely.close()


async def test_a_lost_connection_is_found_again_with_all_its_tables(redis_url: str) -> None:
    one, other = await Hearing(redis_url).open(), await Hearing(redis_url).open()
    await other.bus.subscribe("tabletable")
    await one.bus.client.client_kill_filter(_type="pubsub")
    await until(lambda: other.bus.listening is not None)

    async def again() -> bool:
        await one.bus.publish("tabletable", EntryWritten("one", 9))
        await asyncio.sleep(0.1)
        return bool(other.heard)

    async with asyncio.timeout(10):
        while not await again():
            pass
    await one.bus.close()
    await other.bus.close()
