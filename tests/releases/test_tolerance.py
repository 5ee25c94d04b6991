"""Entries of a later release in stored tables: unknown fields are ignored; what cannot be read at all costs the running
game, which can still be read, and never the table. Tried with every kind of game, on stores of both kinds, through the
real server.
"""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.releases.asking import differences, plain
from tests.releases.make import KINDS
from tests.releases.test_releases import RELEASES, Kept, empty_store, plays_on
from tests.releases.wire import CURRENT, Device, Message, Server, play, post, run

LATER = 99
"""A format of the log that no release has reached."""
UNREADABLE: tuple[Message, ...] = (
    {"deed": "sneezed", "seat": 1},
    {"deed": "moved", "seat": 0, "move": {"move": "castle"}},
    {"deed": "paced", "seconds": 1.0, "v": LATER},
    {"deed": "began", "game": "chess", "v": LATER},
    {"deed": "moved", "seat": 0, "v": LATER},
)


def rewrite(export: Path, table: str, change: Callable[[list[Message]], list[Message]]) -> None:
    """Changes the log of a table in an export."""
    log = export / "tables" / f"{table}.jsonl"
    if log.exists():
        lines = change([json.loads(line) for line in log.read_text("utf-8").splitlines()])
        log.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


def with_more_fields(value: Any) -> Any:
    """An entry as a later release might write it: every object of ours has a field more. What a move, an option or a
    pile is, the games know; those are left alone."""
    if not isinstance(value, dict):
        return value
    ours = {
        name: with_more_fields(one) if name in ("settings", "head", "ended") else one for name, one in value.items()
    }
    return ours | {"weather": {"rain": [True]}}


def running(kept: Kept) -> list[str]:
    """Tables on which a game is running, one or more of every kind."""
    found = [table for table, one in kept.tables.items() if one["phase"] == "playing"]
    purposes = {kept.tables[table]["purpose"].partition(":")[0] for table in found}
    assert set(KINDS) <= purposes
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("release", RELEASES)
def test_games_with_fields_of_a_later_release_are_played_on(release: str, kind: str, tmp_path: Path) -> None:
    kept = Kept(release, tmp_path)
    tables = running(kept)

    def more(lines: list[Message]) -> list[Message]:
        return [line | {"deed": with_more_fields(line["deed"])} for line in lines]

    for export in kept.exports:
        for table in tables:
            rewrite(export, table, more)

    async def all_play_on(server: Server) -> None:
        holders = {table: list(kept.tables[table]["tokens"].values()) for table in tables}
        await asyncio.gather(*(plays_on(server, table, tokens, {}) for table, tokens in holders.items()))

    with empty_store(kind, tmp_path) as store:
        for export in kept.exports:
            run(CURRENT, "import", str(export), "--store", store)
        with Server(CURRENT, store) as server:
            asyncio.run(all_play_on(server))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("release", RELEASES)
def test_an_unreadable_entry_freezes_its_game_which_is_read_and_the_table_goes_on(
    release: str, kind: str, tmp_path: Path
) -> None:
    kept = Kept(release, tmp_path)
    tables = running(kept)
    for number, table in enumerate(tables):
        body = UNREADABLE[number % len(UNREADABLE)]

        def append(lines: list[Message], body: Message = body) -> list[Message]:
            return [*lines, {"version": len(lines) + 1, "at": lines[-1]["at"], "deed": body}]

        for export in kept.exports:
            rewrite(export, table, append)

    async def all_go_on(server: Server) -> None:
        await asyncio.gather(*(reads_and_goes_on(server, kept, table) for table in tables))

    with empty_store(kind, tmp_path) as store:
        for export in kept.exports:
            run(CURRENT, "import", str(export), "--store", store)
        with Server(CURRENT, store) as server:
            asyncio.run(all_go_on(server))


async def reads_and_goes_on(server: Server, kept: Kept, table: str) -> None:
    """The game is shown as it was, and takes no move; the host gives it up, and a new one is played."""
    tokens = list(kept.tables[table]["tokens"].values())
    before = kept.shown[table]["together"]
    async with Device(server, table, *tokens) as people:
        assert people.state["phase"] == "frozen"
        games = people.welcome["game"]["number"] if "game" in people.welcome else None
        if games == before["game"]["number"]:  # a beginning that cannot be read has nothing to show
            assert not differences(views(before), views(people.welcome))
            replay = await post(server, f"/api/tables/{table}/replay", tokens=tokens, game=games)
            assert len(replay["frames"]) > 1
        refused = await people.ask("play", version=people.version, seat=people.seats[0], move={"move": "pass"})
        assert (refused["tell"], refused["code"]) == ("refused", "game-frozen")
        await people.must("abort")
        await people.must("begin")
        await play([people], random.Random(table), 4, to_person=True)
        assert people.state["phase"] in ("playing", "over")
        assert people.made


def views(message: Message) -> Any:
    """What every seat sees, apart from what it may do."""
    seen = [plain(part["view"]) for part in message["shown"] if "view" in part]
    assert seen
    return [{key: one for key, one in view.items() if key != "legal"} for view in seen]
