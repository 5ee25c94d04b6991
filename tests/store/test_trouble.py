"""A full disk, a file that went away, damaged pages and a lost bus are told apart; what is whole goes on."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from tallorder.games.kernel import Refused
from tallorder.server.metrics import Metrics
from tallorder.server.readiness import Readiness
from tallorder.server.redis_bus import RedisBus
from tallorder.server.service import TableService
from tallorder.store import Store
from tallorder.table.journal import StoreDamaged
from tests.server.serving import serving
from tests.store.test_store import append, entry, fill
from tests.table.group import InstantBots, MemoryJournal

LEAVES = {0x0A, 0x0D}
"""How the pages of a file begin that hold rows, or their places in an index."""


def damage(file: Path, only: bytes, others: bytes) -> int:
    """Spoils every page that holds one table alone; how many these were."""
    with sqlite3.connect(file) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content, spoiled = bytearray(file.read_bytes()), 0
    for start in range(size, len(content), size):
        page = content[start : start + size]
        if page[0] in LEAVES and only in page and others not in page:
            content[start : start + size] = b"\xff" * size
            spoiled += 1
    file.write_bytes(content)
    return spoiled


async def damaged_store(file: Path) -> Store:
    store = Store(str(file))
    await fill(store, "aaaatable", 600)
    await fill(store, "bbbbtable", 600)
    store.close()
    assert damage(file, b"aaaatable", b"bbbbtable") > 2
    return Store(str(file))


async def test_a_damaged_file_loses_only_what_is_damaged_and_says_so(tmp_path: Path) -> None:
    store = await damaged_store(tmp_path / "tables.db")
    assert len(await store.entries("bbbbtable")) == 600
    with pytest.raises(StoreDamaged):
        await store.entries("aaaatable")
    assert await store.trouble() == "pages-damaged"
    written = [append(store, "bbbbtable", entry(601)), append(store, "aaaatable", entry(300))]
    written += [append(store, "bbbbtable", entry(602))]
    found = await asyncio.gather(*written, return_exceptions=True)
    assert (found[0], type(found[1]), found[2]) == (True, StoreDamaged, True)
    assert len(await store.entries("bbbbtable")) == 602
    service = TableService(store, None, InstantBots())
    with pytest.raises(Refused) as refused:
        await service.tables.get("aaaatable")
    assert refused.value.refusal.code == "store-damaged"
    await service.close()
    store.close()


async def test_the_whole_file_is_looked_through_for_damage(tmp_path: Path) -> None:
    store = await damaged_store(tmp_path / "tables.db")
    await store.look_for_damage()
    assert await store.trouble() == "pages-damaged"
    store.close()
    whole = Store(str(tmp_path / "whole.db"))
    await whole.look_for_damage()
    assert await whole.trouble() == ""
    whole.close()


async def test_a_full_disk_and_a_store_that_hangs_are_told_apart(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    connection: sqlite3.Connection = store.writer.appender.connection  # type: ignore[attr-defined]
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    assert await store.trouble() == "disk-full"
    connection.execute("PRAGMA max_page_count = 1000000")
    assert await store.trouble() == ""
    with sqlite3.connect(tmp_path / "tables.db", isolation_level=None) as holding:
        holding.execute("BEGIN IMMEDIATE")
        assert await store.trouble() == "store-down"
        holding.execute("ROLLBACK")
    assert await store.entries("") == []  # nothing stays of what was tried
    store.close()


def ready(url: str, code: int, trouble: str) -> bool:
    """Whether the server says this within some seconds."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        answer = httpx.get(f"{url}/ready", timeout=10)
        if (answer.status_code, answer.json().get("trouble", "")) == (code, trouble):
            return True
        time.sleep(0.2)
    return False


def test_a_file_that_was_moved_away_is_noticed_logged_and_counted(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(str(file)) as server:
        assert ready(server.url, 200, "")
        file.rename(tmp_path / "elsewhere.db")
        assert ready(server.url, 503, "file-moved")
        assert 'tallorder_troubles_total{trouble="file-moved"} 1.0' in httpx.get(f"{server.url}/metrics").text
        (tmp_path / "elsewhere.db").rename(file)
        assert ready(server.url, 200, "")
    assert server.log.count(b'"trouble": "file-moved"') == 1


async def test_a_server_on_a_damaged_file_serves_the_rest_and_says_so(tmp_path: Path) -> None:
    (await damaged_store(tmp_path / "tables.db")).close()
    with serving(str(tmp_path / "tables.db")) as server:
        assert await asyncio.to_thread(ready, server.url, 200, "pages-damaged")
        assert httpx.post(f"{server.url}/api/tables", json={"name": "Anya"}).status_code == 201


async def test_a_lost_bus_is_named_and_play_goes_on() -> None:
    bus = RedisBus("redis://127.0.0.1:1")
    service = TableService(cast(Any, MemoryJournal()), bus, InstantBots())
    readiness = Readiness(service, Metrics(service.tables))
    assert await readiness.ask() == ""

    async def hear(*_news: object) -> None:
        """Nothing is ever heard."""

    await bus.open(hear)
    async with asyncio.timeout(10):
        while not bus.is_lost:
            await asyncio.sleep(0.05)
    readiness.asked_at = 0.0
    assert await readiness.ask() == "bus-lost"
    assert +readiness.metrics.troubles == {"bus-lost": 1}
    await bus.close()
    await service.close()
