"""Decks that people hand in: read beside the server, limited, out of memory when nobody plays, kept while needed."""

import asyncio
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from tallorder.cards import Deck
from tallorder.decks import load
from tallorder.decks.load import read_plain
from tallorder.games.kernel import Refused
from tallorder.server import deck_reader, pictures
from tallorder.server.caretaker import Caretaker
from tallorder.server.deck_reader import DeckReader
from tallorder.server.decks import KEPT_FOR, DeckCache, write_deck
from tallorder.server.pictures import DeckPictures
from tallorder.server.service import TableService
from tallorder.store import Store, schema
from tallorder.table.commands import AnyCommand, Begin, Join, PlaceBot, Settings
from tests.server.serving import serving
from tests.table.group import InstantBots, MemoryJournal, RecordingListener


def csv(name: str, count: int = 30) -> str:
    return "name,height\n" + "".join(f"{name} {place},{place * 7 + len(name)}\n" for place in range(count))


def own_deck(name: str, count: int = 30) -> Deck:
    return read_plain(csv(name, count).encode(), f"{name}.csv").deck


def fail(*_arguments: object) -> None:
    raise AssertionError("read in the server's own process")


async def test_a_deck_is_read_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_reader, "read_plain", fail)
    found = await DeckReader(1000).read("towers", csv("Tower"))
    assert found.head is not None
    assert found.head.hash == own_deck("Tower").hash
    assert found.body == write_deck(read_plain(csv("Tower").encode(), "towers.csv").deck)


async def test_only_so_many_decks_wait_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = DeckReader(1000)
    monkeypatch.setattr(deck_reader, "MOST_WAITING", 0)
    with pytest.raises(Refused) as refused:
        await reader.read("towers", csv("Tower"))
    assert refused.value.refusal.code == "too-fast"


def hand_in(url: str, text: str) -> httpx.Response:
    return httpx.post(f"{url}/api/decks", json={"name": "towers", "csv": text}, timeout=30)


def test_a_deck_of_too_many_cells_and_too_many_decks_are_refused_with_a_reason(tmp_path: Path) -> None:
    limits = ["--limit", "deck_cells=60", "--limit", "kept_deck_bytes_burst=5000"]
    limits += ["--limit", "kept_deck_bytes_per_hour=1"]
    with serving(str(tmp_path / "tables.db"), *limits) as server:
        answer = hand_in(server.url, csv("Tower", 31))
        found = answer.json()["findings"][0]
        assert (answer.status_code, found["code"], found["params"]) == (200, "too-many-cells", {"most": "60"})
        assert hand_in(server.url, csv("Tower", 30)).status_code == 201
        answer = hand_in(server.url, csv("Spire", 30))
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-decks")


async def test_decks_leave_the_memory_when_there_are_too_many() -> None:
    journal = MemoryJournal()
    cache = DeckCache(journal)
    decks = [own_deck(f"Tower{number}") for number in range(8)]
    for deck in decks:
        await cache.keep_handed_in(deck.hash, write_deck(deck))
    assert not cache.by_hash
    cache.room = 3 * 3 * len(write_deck(decks[0])) + 1
    for deck in (*decks, decks[5], *decks[:2]):
        assert (await cache.fetch(deck.hash)).hash == deck.hash
        assert sum(cache.sizes.values()) <= cache.room
    assert list(cache.by_hash) == [decks[place].hash for place in (5, 0, 1)]
    cache.room = 1
    assert (await cache.fetch(decks[3].hash)).hash == decks[3].hash
    assert list(cache.by_hash) == [decks[3].hash]
    shipped = await cache.chosen(Settings("comparity-landmarks"))
    await cache.keep(shipped)
    await cache.fetch(decks[4].hash)
    assert list(cache.by_hash) == [shipped.hash, decks[4].hash]


def test_layouts_leave_the_memory_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_LAYOUTS", 5)
    drawn, deck = DeckPictures(), load("landmarks")
    for card in deck.core():
        assert drawn.closed_layout(deck, card) == drawn.closed_layout(deck, card)
        drawn.open_layout(deck, card, deck.default_order)
    assert len(drawn.closed) == len(drawn.opened) == 5


async def give(service: TableService, listener: RecordingListener, command: AnyCommand) -> None:
    done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    service.submit(listener, command, done.set_result)
    assert await done is None


def make_old(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(sa.update(schema.decks).values(at=0))


async def test_a_deck_that_no_table_uses_is_deleted_and_one_that_a_game_needs_never(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    service = TableService(store, None, InstantBots())
    played, chosen, unused, wanted = (own_deck(name) for name in ("Tower", "Spire", "Mast", "Dome"))
    for deck in (played, chosen, unused, wanted):
        await service.decks.keep_handed_in(deck.hash, write_deck(deck))
    await service.open_table("Anya", Settings("cardline", deck=chosen.hash))
    table, token = await service.open_table("Boris", Settings("cardline", deck=played.hash))
    host = RecordingListener()
    await service.join(host, Join(table=table, tokens=(token,)))
    await give(service, host, PlaceBot(table=table, level="friend"))
    await give(service, host, Begin(table=table))
    make_old(store)
    again = DeckCache(store)
    await again.keep(wanted)  # somebody is about to begin with it
    caretaker = Caretaker(service)
    await caretaker.start()
    async with asyncio.timeout(20):
        while unused.hash in set(store.deck_hashes()):
            await asyncio.sleep(0.02)
    await caretaker.stop()
    assert set(store.deck_hashes()) == {played.hash, chosen.hash, wanted.hash}
    assert await again.forget_unused(0) == 0  # however impatient the operator: what begins now is safe
    await service.close()
    later = TableService(store, None, InstantBots())
    assert (await later.tables.get(table)).table.is_running
    await later.close()
    store.close()


async def test_whoever_begins_an_hour_later_says_again_that_the_deck_is_wanted() -> None:
    journal, now = MemoryJournal(), [100.0]
    cache = DeckCache(journal, lambda: now[0])
    deck = own_deck("Tower")
    await cache.keep(deck)
    assert cache.is_kept(deck)
    now[0] += KEPT_FOR
    assert not cache.is_kept(deck)
    journal.decks.clear()
    await cache.keep(deck)
    assert cache.is_kept(deck)
    assert list(journal.decks) == [deck.hash]
