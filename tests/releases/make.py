"""Writes down what a release leaves in its stores, so that every later one is tried on it.

`python -m tests.releases.make VERSION SOURCE` plays with the release whose source folder is SOURCE, on SQLite and on
PostgreSQL, and writes tests/releases/VERSION. Everything is done through the server, as people do it.
"""

import argparse
import asyncio
import json
import lzma
import random
import shutil
import tarfile
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.releases.asking import everything
from tests.releases.wire import Device, Message, Server, open_table, own_deck, persons, play, post, run
from tests.servers import postgres

KINDS = ("comparity-landmarks", "comparity-movies", "cardline-globetrotter", "skyscraper", "comparity", "cardline")
OWN_DECK = ("comparity", "cardline")
TIMEOUTS = "shortest_pace=0 host_away=1.5 round=0.2"
BOTS = {"comparity": "friend", "cardline": "friend", "skyscraper": "heuristic"}
ENTRIES = frozenset(
    [
        "opened",
        "seated",
        "stood",
        "renamed",
        "renewed",
        "removed",
        "reseated",
        "host-moved",
        "chosen",
        "paced",
        "bot-placed",
        "level-set",
        "sit-in-voted",
        "bot-sat-in",
        "took-back",
        "began",
        "moved",
        "resigned",
        "aborted",
        "undo-asked",
        "undo-agreed",
        "undo-declined",
        "undone",
        "memory-reset",
    ]
)
"""Every kind of entry that the log of 0.1.0 has; a release with more adds its own here and plays them below."""


class Made:
    """The tables of one store: what each is for, and the tokens of its seats."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.tables: dict[str, Message] = {}

    async def settings(self, game: str) -> Message:
        """What is chosen to play a game, with a deck of one's own where it has none."""
        if game not in OWN_DECK:
            return {"game": game}
        handed = await post(self.server, "/api/decks", name="towers", csv=own_deck())
        return {"game": game, "deck": handed["deck"]["hash"]}

    def keep(self, table: str, purpose: str, *devices: Device) -> None:
        """Notes a table and who holds its seats at the end."""
        tokens = {token for device in devices for token in device.tokens}
        self.tables[table] = {"purpose": purpose, "tokens": sorted(tokens)}


async def two_games(made: Made, game: str) -> None:
    """A game that is over and one that runs, two people at two devices and a bot; Boris misses the last changes."""
    table, token = await open_table(made.server, "Anya", **await made.settings(game))
    async with Device(made.server, table, token) as anya, Device(made.server, table) as boris:
        await boris.sit("Boris")
        await anya.must("set-pace", seconds=0.5)
        await anya.must("place-bot", level=BOTS[game.partition("-")[0]])
        await anya.must("begin")
        await play([anya, boris], made.chance)
        assert anya.state["phase"] == "over"
        await anya.must("begin")
        await play([anya, boris], made.chance, 5, to_person=True)
        await boris.leave()
        await anya.must("rename", seat=0, name="Anna")
        made.keep(table, f"{game}: a game over, another running", anya, boris)


async def about_the_table(made: Made) -> None:
    """Everything that can be done about seats, agreements and games; in the end a wish and a vote are open."""
    table, token = await open_table(made.server, "Anya", game="comparity-movies")
    async with Device(made.server, table, token) as all_four:
        for name in ("Boris", "Chloé", "Dina"):
            await all_four.sit(name)
        await all_four.must("choose", settings={"game": "comparity-landmarks", "order": "year"})
        await all_four.must("rename", seat=1, name="Борис")
        await all_four.must("place-bot", level="beginner")
        await all_four.must("set-level", seat=4, level="friend:pilgrim")
        await all_four.must("remove", seat=4)
        async with Device(made.server, table) as guest:
            await guest.sit("Émile")
            await guest.must("stand", seat=4)
        await all_four.must("reseat", seats=[1, 0, 2, 3])
        await all_four.must("make-host", seat=0)
        old = set(all_four.tokens)
        renewed = await all_four.must("renew", seat=2)
        all_four.tokens.append(renewed["token"])
        await all_four.must("set-pace", seconds=0.5)
        await all_four.must("begin")
        await ask_undo(made, all_four)
        for seat in waiting(all_four):
            await all_four.must("answer-undo", seat=seat, agree=True)
        await ask_undo(made, all_four)
        await all_four.must("answer-undo", seat=waiting(all_four)[0], agree=False)
        await all_four.must("let-bot-sit-in", seat=3, by=1, level="friend")
        await all_four.must("let-bot-sit-in", seat=3, by=2, level="friend")
        await play([all_four], made.chance, 3)
        await all_four.must("take-back", seat=3)
        await all_four.must("resign", seat=2)
        await play([all_four], made.chance, 2)
        await all_four.must("abort")
        await all_four.must("reset-memory")
        await all_four.must("begin")
        await play([all_four], made.chance, 4)
        await all_four.must("abort")
        await all_four.must("begin")
        await all_four.must("let-bot-sit-in", seat=3, by=1, level="friend")
        await ask_undo(made, all_four)
        await all_four.must("answer-undo", seat=waiting(all_four)[0], agree=True)
        assert all_four.state["votes"]
        lost = await lost_token(made, table, sorted(old))
        all_four.tokens.remove(lost)
        made.keep(table, "everything about a table; a wish to undo and a vote are open", all_four)


async def lost_token(made: Made, table: str, tokens: list[str]) -> str:
    """Which of several tokens was replaced."""
    for token in tokens:
        device = Device(made.server, table, token)
        try:
            await device.come()
        except AssertionError:
            return token
        finally:
            await device.leave()
    raise AssertionError("no token was replaced")


async def ask_undo(made: Made, device: Device) -> None:
    """Plays until somebody's move can be taken back, and asks for it."""
    for _ in range(30):
        await play([device], made.chance, 0)
        assert device.offered is not None
        seat = device.offered[1]
        await play([device], made.chance, 1)
        if (await device.ask("ask-undo", seat=seat))["tell"] == "told":
            return
    raise AssertionError("nothing could be taken back")


def waiting(device: Device) -> list[int]:
    """Who has to agree to the undo."""
    found: list[int] = device.state["undo"]["waiting_for"]
    return found


async def left_by_people(made: Made) -> None:
    """A player is removed from a running game, where a bot goes on; then the host stays away."""
    table, token = await open_table(made.server, "Anya", game="skyscraper", options={})
    async with Device(made.server, table) as boris:
        async with Device(made.server, table, token) as anya, Device(made.server, table) as chloe:
            await boris.sit("Boris")
            await chloe.sit("Chloé")
            await anya.must("set-pace", seconds=0.5)
            await anya.must("begin")
            await play([anya, boris, chloe], made.chance, 4)
            await anya.must("remove", seat=2)
            await play([anya, boris], made.chance, 3, to_person=True)
        await boris.wait_until(lambda: boris.state["host"] == 1)
        made.keep(table, "a bot plays on for somebody removed; the host was away", anya, boris)


async def one_after_another(made: Made) -> None:
    """Three short games, of which the last is over: cards are set aside, and results stand on the table."""
    table, token = await open_table(
        made.server, "Anya", game="comparity-landmarks", options={"check_commit": "upfront"}
    )
    async with Device(made.server, table, token) as anya:
        await anya.sit("Boris")
        for _ in range(2):
            await anya.must("begin")
            await play([anya], made.chance)
        opened = [face["card"] for one in anya.told for face in one.get("faces", ()) if face.get("opened")]
        await anya.must("report", card=opened[-1], text="Is that so?")
        await anya.must("choose", settings={"game": "cardline-globetrotter", "memory": True})
        await anya.must("begin")
        await play([anya], made.chance, 3)
        await anya.must("resign", seat=1)
        assert anya.state["phase"] == "over"
        made.keep(table, "three games over, of two kinds; seen cards are set aside", anya)
    branch = await post(made.server, f"/api/tables/{table}/branch/1", name="Dina", moment=3, seat=1)
    async with Device(made.server, branch["table"], branch["token"]) as dina:
        await dina.wait_until(lambda: dina.actor in persons(dina.state))
        made.keep(branch["table"], "a branch of a game that is over, with a bot", dina)


async def nobody_else_yet(made: Made) -> None:
    """A table that was opened and no more."""
    table, token = await open_table(made.server, "Zoé", game="skyscraper")
    async with Device(made.server, table, token) as zoe:
        made.keep(table, "opened, nobody else there yet", zoe)


async def play_all(server: Server, seed: int) -> dict[str, Message]:
    """All tables of one store."""
    made = Made(server, seed)
    for kind in KINDS:
        await two_games(made, kind)
    others: tuple[Callable[[Made], Awaitable[None]], ...] = (
        about_the_table,
        left_by_people,
        one_after_another,
        nobody_else_yet,
    )
    for other in others:
        await other(made)
    await asyncio.sleep(0.5)  # how far people have looked is noted after they left
    return made.tables


async def look_at_all(server: Server, tables: dict[str, Message]) -> dict[str, Message]:
    """What every table shows; its summary is filled in on the way."""
    shown = {}
    for table, one in tables.items():
        found = shown[table] = await everything(server, table, one["tokens"])
        state = found["watcher"]["state"]
        one["tokens"] = {seat: found["seats"][seat]["token"] for seat in sorted(found["seats"])}
        one["version"] = found["watcher"]["version"]
        one["players"] = [player["name"] for player in state["players"]]
        one["phase"] = state["phase"]
        one["games"] = len(found["games"])
    return shown


def kinds_in(folder: Path) -> set[str]:
    """The kinds of entries in the logs of an export."""
    lines = (line for log in (folder / "tables").glob("*.jsonl") for line in log.read_text("utf-8").splitlines())
    return {json.loads(line)["deed"]["deed"] for line in lines}


def make(source: Path, store: str, copy: str, folder: Path, seed: int) -> None:
    """Plays on a store, exports it, and asks the same release on a copy what it shows."""
    with Server(source, store, timeouts=TIMEOUTS) as server:
        tables = asyncio.run(play_all(server, seed))
    with tempfile.TemporaryDirectory() as scratch:
        export = Path(scratch) / "export"
        run(source, "export", str(export), "--store", store)
        missing = ENTRIES - kinds_in(export)
        assert not missing, f"no table has an entry of the kind {sorted(missing)}"
        run(source, "import", str(export), "--store", copy)
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        with tarfile.open(folder / "export.tar.xz", "w:xz", preset=9) as archive:
            archive.add(export, "export", filter=_nobodys)
    with Server(source, copy) as server:
        shown = asyncio.run(look_at_all(server, tables))
    (folder / "tables.json").write_text(json.dumps(tables, indent=1, ensure_ascii=False) + "\n", "utf-8")
    text = json.dumps(shown, ensure_ascii=False, sort_keys=True)
    (folder / "shown.json.xz").write_bytes(lzma.compress(text.encode(), preset=9))


def _nobodys(file: tarfile.TarInfo) -> tarfile.TarInfo:
    """A file of an archive without the name of whoever made it."""
    file.uid = file.gid = 0
    file.uname = file.gname = ""
    return file


def main() -> None:
    """Makes the folder of one release."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", help="the release, such as 0.1.0")
    parser.add_argument("source", type=Path, help="its source folder, in which the package tallorder is")
    arguments = parser.parse_args()
    home = Path(__file__).parent / arguments.version
    source = arguments.source.resolve()
    with tempfile.TemporaryDirectory() as folder:
        make(source, f"{folder}/tables.db", f"{folder}/copy.db", home / "sqlite", seed=1)
    with postgres() as store, postgres() as copy:
        make(source, store, copy, home / "postgres", seed=2)


if __name__ == "__main__":
    main()
