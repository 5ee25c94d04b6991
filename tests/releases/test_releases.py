"""Every release's stored tables: this one reads them, shows the same to everybody, and plays them on.

The folders are made by `python -m tests.releases.make`; README.md says how. All is asked from outside, by HTTP and
WebSocket.
"""

import asyncio
import contextlib
import json
import lzma
import random
import re
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.releases.asking import differences, everything
from tests.releases.wire import CURRENT, Device, Message, Server, play, run
from tests.servers import postgres

HERE = Path(__file__).parent
NEW_EDITION = re.compile(r"\S+\.deck\.faces\[\d+\]\.(art|tile|figure|approximate|opened\.\S+): .+ became (?!None)")
"""A corrected fact: between games the page of a deck shows the newest edition; a running game keeps its own."""
RELEASES = sorted(folder.name for folder in HERE.iterdir() if (folder / "sqlite").is_dir())


@contextlib.contextmanager
def empty_store(kind: str, folder: Path) -> Iterator[str]:
    """An empty store of a kind; gives its URL."""
    if kind == "sqlite":
        yield str(folder / "tables.db")
    else:
        with postgres() as url:
            yield url


def unpack(archive: Path, folder: Path) -> Path:
    """The export of a release, as it was written."""
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    return folder / "export"


def log_lines(export: Path) -> dict[str, list[str]]:
    """The lines of every table's log."""
    return {log.stem: log.read_text("utf-8").splitlines() for log in (export / "tables").glob("*.jsonl")}


class Kept:
    """What a release left in its stores of both kinds, put together: no table is in both."""

    def __init__(self, release: str, folder: Path) -> None:
        self.exports: list[Path] = []
        self.tables: dict[str, Message] = {}
        self.shown: dict[str, Message] = {}
        self.logs: dict[str, list[str]] = {}
        for kind in ("sqlite", "postgres"):
            home = HERE / release / kind
            export = unpack(home / "export.tar.xz", folder / f"from-{kind}")
            self.exports.append(export)
            self.tables |= json.loads((home / "tables.json").read_text("utf-8"))
            self.shown |= json.loads(lzma.decompress((home / "shown.json.xz").read_bytes()))
            self.logs |= log_lines(export)


async def plays_on(server: Server, table: str, tokens: list[str], made: dict[str, list[tuple[int, int, Any]]]) -> None:
    """Plays the running game to its end and begins another one; notes the moves that were acknowledged."""
    async with Device(server, table, *tokens) as people:
        if people.state.get("undo"):
            await people.must("answer-undo", seat=people.state["undo"]["waiting_for"][0], agree=False)
        results = len(people.state.get("results", []))
        was_running = people.state["phase"] == "playing"
        if was_running:
            await play([people], random.Random(table))
            assert people.state["phase"] == "over", people.state["phase"]
            assert people.state["results"][-1].get("outcome"), "the game was not played to its end"
            assert len(people.state["results"]) == results + 1
        assert people.state["host"] in people.seats
        if len(people.state["players"]) < 2:
            await people.must("place-bot", level="friend")
        await people.must("begin")
        await play([people], random.Random(table), 4, to_person=True)
        assert people.state["phase"] in ("playing", "over")
        made[table] = people.made


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("release", RELEASES)
def test_stored_tables_of_a_release_show_the_same_and_are_played_on(release: str, kind: str, tmp_path: Path) -> None:
    kept = Kept(release, tmp_path)
    with empty_store(kind, tmp_path) as store:
        for export in kept.exports:
            run(CURRENT, "import", str(export), "--store", store)
        made: dict[str, list[Any]] = {}
        with Server(CURRENT, store) as server:
            asyncio.run(_ask_and_play(server, kept, made))
        run(CURRENT, "export", str(tmp_path / "after"), "--store", store)
        _nothing_is_lost(kept, log_lines(tmp_path / "after"), made)


async def _ask_and_play(server: Server, kept: Kept, made: dict[str, list[Any]]) -> None:
    wrong: list[str] = []
    for table, one in kept.tables.items():
        found = await everything(server, table, list(one["tokens"].values()))
        lines = differences(kept.shown[table], found)
        if one["phase"] != "playing":
            lines = [line for line in lines if not NEW_EDITION.match(line)]
        wrong += [f"{one['purpose']}: {line}" for line in lines]
        state = found["watcher"]["state"]
        assert (found["watcher"]["version"], state["phase"]) == (one["version"], one["phase"])
        assert [player["name"] for player in state["players"]] == one["players"]
        assert len(found["games"]) == one["games"]
    assert not wrong, "\n".join(wrong[:40])
    running = [table for table, one in kept.tables.items() if one["phase"] == "playing"]
    assert running
    await asyncio.gather(
        *(plays_on(server, table, list(one["tokens"].values()), made) for table, one in kept.tables.items())
    )


def _nothing_is_lost(kept: Kept, after: dict[str, list[str]], made: dict[str, list[Any]]) -> None:
    """Every line of before stands where it stood, versions have no gap, and each acknowledged move is there once."""
    assert set(after) == set(kept.logs)
    for table, lines in after.items():
        before = kept.logs[table]
        assert [json.loads(line) for line in lines[: len(before)]] == [json.loads(line) for line in before]
        entries = [json.loads(line) for line in lines]
        assert [entry["version"] for entry in entries] == list(range(1, len(entries) + 1))
        for version, seat, move in made[table]:
            entry = entries[version - 1]["deed"]
            assert (entry["deed"], entry["seat"], entry["move"]) == ("moved", seat, move)
        by_people = [entry for entry in entries[len(before) :] if is_by(entry["deed"], made[table])]
        assert len(by_people) == len(made[table]), "a move is in the log twice"


def is_by(deed: Message, made: list[Any]) -> bool:
    """Whether an entry is a move of a seat that people of the test played."""
    return deed["deed"] == "moved" and deed["seat"] in {seat for _, seat, _ in made}


def test_there_is_a_folder_to_try() -> None:
    assert RELEASES


def test_a_difference_is_found_and_an_addition_is_none() -> None:
    before = {"version": 3, "shown": [{"view": {"hand": [1, 2], "actor": 0}}], "undo": None}
    assert not differences(before, {"version": 3, "shown": [{"view": {"hand": [1, 2], "actor": 0, "new": 1}}]})
    for now in (
        {"version": 4, "shown": before["shown"]},
        {"version": 3, "shown": []},
        {"version": 3, "shown": [{"view": {"hand": [1], "actor": 0}}]},
        {"version": 3, "shown": [{"view": {"hand": [1, 2]}}]},
    ):
        assert differences(before, now)
