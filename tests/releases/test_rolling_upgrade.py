"""A rolling upgrade: servers of two releases on one PostgreSQL and one Redis serve the same tables, and are replaced
while people play. Nothing is lost, and nothing happens twice.

The other release is the last one before the stored log got types of its own; it comes out of this repository's
history, so a clone without history has nothing to try. It runs in this environment: it needs nothing that is not here.
"""

import asyncio
import json
import os
import random
import re
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.releases.asking import differences, everything
from tests.releases.make import BOTS, KINDS, OWN_DECK
from tests.releases.test_releases import log_lines
from tests.releases.wire import (
    CURRENT,
    HOUSE,
    PATIENCE,
    Device,
    Message,
    Server,
    imported_from,
    open_table,
    own_deck,
    post,
    run,
)
from tests.servers import postgres, redis

NEW_EDITION = re.compile(
    r"\S+(\.state\.memory\.\w+|\.deck\.faces\[\d+\]\.\S+|\.head\.can_branch|\.record\[\d+\]): .* became "
)
"""The old release does not know that a corrected deck is the same deck: its memory and its page begin anew with it."""
BEFORE = "8bb9abb"
TABLES = int(os.environ.get("ROLLING_TABLES", "12"))
"""Tables that play at once; every kind of game is among them from six on."""
GAMES = int(os.environ.get("ROLLING_GAMES", "2"))
"""Games that each table plays to their end between two changes of servers."""
TIMEOUTS = "shortest_pace=0 round=0.3 bot_takeover=1 elsewhere=2 host_away=600"
PEOPLE = ("Anya", "Boris")


@pytest.fixture(scope="module")
def old_source(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The source folder of the release before."""
    git = ["git", "-C", str(HOUSE)]
    if subprocess.run([*git, "cat-file", "-e", f"{BEFORE}^{{commit}}"], capture_output=True, check=False).returncode:
        pytest.skip(f"commit {BEFORE}, the release before, is not in this clone: git fetch --unshallow brings it")
    folder = tmp_path_factory.mktemp("before") / "release"
    subprocess.run([*git, "worktree", "add", "--quiet", "--detach", str(folder), BEFORE], check=True)
    try:
        assert imported_from(folder / "src") == folder / "src" / "tallorder"
        yield folder / "src"
    finally:
        subprocess.run([*git, "worktree", "remove", "--force", str(folder)], check=True)


class Fleet:
    """Two servers side by side, each of some release, on one PostgreSQL and one Redis."""

    def __init__(self, store: str, bus: str) -> None:
        self.store = store
        self.bus = bus
        self.servers: list[Server | None] = [None, None]

    async def start(self, place: int, source: Path) -> None:
        """A server of a release takes a place."""
        server = Server(source, self.store, *_redis(source, self.bus), timeouts=TIMEOUTS)
        await asyncio.to_thread(server.start)
        self.servers[place] = server

    async def end(self, place: int, how: signal.Signals) -> None:
        """The server in a place is stopped or killed; it must not have been in trouble."""
        server, self.servers[place] = self.servers[place], None
        if server is not None:
            await asyncio.to_thread(server.end, how)
            server.close()

    def at(self, place: int) -> Server:
        """The server in a place."""
        server = self.servers[place]
        assert server is not None
        return server


def _redis(source: Path, url: str) -> list[str]:
    """Where Redis is, in the words of a release: the option was called `--bus` up to 0.1."""
    return ["--redis" if (source / "tallorder" / "server").is_dir() else "--bus", url]


class Group:
    """Two people, perhaps with a bot; each has a device at each server, and moves with either or with both at once."""

    def __init__(self, fleet: Fleet, game: str, seed: int, *, has_bot: bool) -> None:
        self.fleet = fleet
        self.game = game
        self.has_bot = has_bot
        self.chance = random.Random(seed)
        self.table = ""
        self.tokens: list[str] = []
        self.devices: dict[tuple[int, int], Device] = {}
        """By person and place of the server."""
        self.heard: dict[int, tuple[str, int | None, int]] = {}
        """What anybody was told: by version the change, whose it was and when."""
        self.read: dict[Device, int] = {}
        """How many of a device's messages have been noted."""
        self.made: list[tuple[int, int, Any]] = []
        """Version, seat and move of every move that was acknowledged."""
        self.unheard: list[tuple[int, int, list[Any]]] = []
        """Moves by version that were written although the server died before it could say so: seat, and which it was
        one of."""
        self.finished = 0
        self.seen: Counter[str] = Counter()

    async def sit_down(self) -> None:
        """Opens a table at either server; everybody comes with both devices."""
        server = self.fleet.at(self.chance.randrange(2))
        settings = {"game": self.game}
        if self.game in OWN_DECK:
            settings["deck"] = (await post(server, "/api/decks", name="towers", csv=own_deck()))["deck"]["hash"]
        self.table, token = await open_table(server, PEOPLE[0], **settings)
        self.tokens = [token]
        await self._come(0, 0)
        async with Device(server, self.table) as newcomer:
            await newcomer.sit(PEOPLE[1])
            self.tokens += newcomer.tokens
        for person, place in ((0, 1), (1, 0), (1, 1)):
            await self._come(person, place)
        if self.has_bot:
            await self._do("place-bot", level=BOTS[self.game.partition("-")[0]])

    async def _come(self, person: int, place: int) -> None:
        """A device connects to the server in a place; what it missed follows on what it knows without a gap."""
        before = self.devices.get((person, place))
        device = Device(self.fleet.at(place), self.table, self.tokens[person])
        fields = {} if before is None else {"since": before.version}
        welcome = await device.come(**fields)
        assert welcome["state"]["phase"] != "frozen"
        if before is not None:
            self._note(before)
            missed = welcome.get("missed", [])
            assert [one["version"] for one in missed] == list(range(before.version + 1, welcome["version"] + 1))
            for one in missed:
                self._hear(one)
        self.devices[person, place] = device

    async def come_back(self, place: int) -> None:
        """Everybody's device at a place connects to the server that is there now."""
        for person in range(len(PEOPLE)):
            await self.devices[person, place].leave()
            await self._come(person, place)

    async def leave(self) -> None:
        """Everybody goes."""
        for device in self.devices.values():
            await device.leave()
            self._note(device)

    def _hear(self, message: Message) -> None:
        told = (message["deed"], message.get("seat"), message["at"])
        assert self.heard.setdefault(message["version"], told) == told, "two were told different things"

    def _note(self, device: Device) -> None:
        for message in device.told[self.read.get(device, 0) :]:
            self._hear(message)
            self.seen["messages"] += 1
        self.read[device] = len(device.told)

    @property
    def connected(self) -> list[Device]:
        """The devices whose server is there."""
        return [device for device in self.devices.values() if not device.is_gone]

    async def _all_told(self) -> Message:
        """Waits until every connected device knows the newest version, nobody but people decides, and everything was
        said; the table's state."""
        async with asyncio.timeout(PATIENCE):
            while True:
                devices = self.connected
                newest = max(device.version for device in self.devices.values())  # a dead server's last words count
                state: Message = max(devices, key=lambda one: one.version).state
                assert state["phase"] != "frozen", "a game was frozen"
                is_bots_turn = all(device.actor == len(PEOPLE) for device in devices)
                if all(device.version == newest for device in devices) and not is_bots_turn:
                    return state
                await asyncio.sleep(0.005)

    async def play(self, games: int) -> None:
        """Plays until so many more games are over."""
        until = self.finished + games
        while True:
            state = await self._all_told()
            for device in self.devices.values():
                self._note(device)
            self.finished = max((result["number"] for result in state.get("results", ())), default=0)
            if state["phase"] != "playing" and self.finished >= until:
                return
            if state["phase"] != "playing":
                await self._between_games()
            else:
                await self._move()

    async def _between_games(self) -> None:
        """The host changes something and begins the next game, with either device."""
        await self._do("rename", seat=0, name=f"Anya {self.finished}")
        await self._all_told()
        device = await self._do("begin")
        self.seen[f"begun at the {self._release(device)} release"] += 1

    def _release(self, device: Device) -> str:
        return "new" if device.server.source == CURRENT else "old"

    async def _do(self, do: str, **fields: Any) -> Device:
        """The host asks for something; if the server dies meanwhile, the other one is asked, unless it was done. Gives
        the device that asked."""
        while True:
            device = self.chance.choice([self.devices[0, place] for place in (0, 1) if self._is_there(0, place)])
            version = device.version
            try:
                answer = await device.ask(do, **fields)
            except ConnectionClosed:
                self.seen["commands cut off"] += 1
                await asyncio.sleep(0.5)  # whatever the dead server had sent to PostgreSQL is there, or never will be
                state = (await self._look())["state"]
                if await self._has_happened(do, version, state):
                    return device
                continue
            assert answer["tell"] != "refused", (do, answer)
            return device

    def _is_there(self, person: int, place: int) -> bool:
        device = self.devices.get((person, place))
        return device is not None and not device.is_gone

    async def _look(self) -> Message:
        """The table as the host's device that is still connected is told."""
        device = next(self.devices[0, place] for place in (0, 1) if self._is_there(0, place))
        return await device.must("look")

    async def _has_happened(self, do: str, version: int, state: Message) -> bool:
        """Whether a command that nobody answered was carried out."""
        await self._all_told()
        return state["phase"] == "playing" if do == "begin" else max(self.connected, key=id).version > version

    async def _move(self) -> None:
        """Whoever decides moves with one device, or with both at once and differently: then one of them is too late."""
        seat = next(device.actor for device in self.connected)
        assert seat is not None
        movers = [self.devices[seat, place] for place in (0, 1) if self._is_there(seat, place)]
        self.chance.shuffle(movers)
        chosen = movers[: self.chance.choice((1, 2))]
        offers = [device.offered for device in chosen]
        version = chosen[0].version
        for offer in offers:
            assert offer is not None
            assert offer[:2] == (version, seat), "the releases offer different decisions"
        assert all(offer == offers[0] for offer in offers), "the releases offer different moves"
        moves = [self.chance.choice(offer[2]) for offer in offers if offer is not None]
        asked = (
            device.ask("play", version=version, seat=seat, move=move)
            for device, move in zip(chosen, moves, strict=True)
        )
        answers = await asyncio.gather(*asked, return_exceptions=True)
        self.seen["races"] += len(chosen) - 1
        told = [place for place, answer in enumerate(answers) if _is_told(answer)]
        for place in told:
            answer = answers[place]
            assert isinstance(answer, dict)
            self.made.append((answer["version"], seat, moves[place]))
            self.seen[f"moves at the {self._release(chosen[place])} release"] += 1
        assert len(told) <= 1, "two moves in one position"
        for answer in answers:
            assert isinstance(answer, dict | ConnectionClosed), answer
            if isinstance(answer, dict) and answer["tell"] == "refused":
                assert answer["code"] in ("stale", "no-game"), answer
                self.seen["too late"] += 1
        if not told:
            await self._find_out(version, seat, moves)

    async def _find_out(self, version: int, seat: int, moves: list[Any]) -> None:
        """The server died before it answered: the first move is sent again to the other one."""
        assert any(device.is_gone for device in self.devices.values()), "refused, and no server had died"
        self.seen["moves cut off"] += 1
        device = next(self.devices[seat, place] for place in (0, 1) if self._is_there(seat, place))
        answer = await device.ask("play", version=version, seat=seat, move=moves[0])
        if answer["tell"] == "told":
            self.made.append((answer["version"], seat, moves[0]))
        else:
            assert answer["code"] in ("stale", "no-game"), answer
            self.unheard.append((version + 1, seat, moves))

    def check(self, lines: list[str]) -> None:
        """The log says what people were told, without a gap, and every move once."""
        entries = [json.loads(line) for line in lines]
        assert [entry["version"] for entry in entries] == list(range(1, len(entries) + 1))
        for version, told in self.heard.items():
            entry = entries[version - 1]
            assert (entry["deed"]["deed"], entry["deed"].get("seat"), entry["at"]) == told
        assert len(self.heard) >= len(entries) - 2, "nobody was told of some versions"  # all but opening and sitting
        for version, seat, move in self.made:
            deed = entries[version - 1]["deed"]
            assert (deed["deed"], deed["seat"], deed["move"]) == ("moved", seat, move)
        for version, seat, moves in self.unheard:
            deed = entries[version - 1]["deed"]
            assert (deed["deed"], deed["seat"]) == ("moved", seat)
            assert deed["move"] in moves
        by_people = [
            entry["version"]
            for entry in entries
            if entry["deed"]["deed"] == "moved" and entry["deed"]["seat"] < len(PEOPLE)
        ]
        ours = sorted([version for version, _, _ in self.made] + [version for version, _, _ in self.unheard])
        assert by_people == ours, "a move is in the log twice, or not at all"
        begun = [entry for entry in entries if entry["deed"]["deed"] == "began"]
        assert len(begun) == self.finished
        self.seen["moves"] += len(by_people)
        self.seen["games"] += len(begun)


def _is_told(answer: object) -> bool:
    return isinstance(answer, dict) and answer["tell"] == "told"


async def play_through(fleet: Fleet, old: Path, groups: list[Group]) -> None:
    """The old release and this one; the old one killed and replaced; back to the old one; and at last only this."""
    await fleet.start(0, old)
    await fleet.start(1, CURRENT)
    for group in groups:
        await group.sit_down()
    chance = random.Random(1)
    await _all_play(groups)
    for place, how, source in (
        (0, signal.SIGKILL, CURRENT),
        (1, signal.SIGKILL, old),
        (0, signal.SIGTERM, old),
        (1, signal.SIGTERM, CURRENT),
        (0, signal.SIGKILL, CURRENT),
    ):
        playing = asyncio.create_task(_all_play(groups))
        before = _moves(groups)
        while _moves(groups) < before + 3 * len(groups) and not playing.done():
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.random() / 10)
        await fleet.end(place, how)
        await playing
        await fleet.start(place, source)
        for group in groups:
            await group.come_back(place)
    await _all_play(groups)
    for group in groups:
        await group.leave()
    for place in (0, 1):
        await fleet.end(place, signal.SIGTERM)


def _moves(groups: list[Group]) -> int:
    return sum(len(group.made) for group in groups)


async def _all_play(groups: list[Group]) -> None:
    async with asyncio.TaskGroup() as tasks:
        for group in groups:
            tasks.create_task(group.play(GAMES))


async def what_is_shown(source: Path, store: str, groups: list[Group]) -> dict[str, Message]:
    """What a release shows of every table."""
    with Server(source, store) as server:
        return {group.table: await everything(server, group.table, group.tokens) for group in groups}


@pytest.mark.soak
def test_a_rolling_upgrade_loses_nothing_and_doubles_nothing(old_source: Path, tmp_path: Path) -> None:
    with postgres() as store, redis() as bus:
        fleet = Fleet(store, bus)
        groups = [
            Group(fleet, KINDS[number % len(KINDS)], number, has_bot=number // len(KINDS) % 2 == 0)
            for number in range(TABLES)
        ]
        try:
            asyncio.run(play_through(fleet, old_source, groups))
        finally:
            for server in filter(None, fleet.servers):
                server.end(signal.SIGKILL)
                server.log_file.close()
        run(CURRENT, "export", str(tmp_path / "export"), "--store", store)
    logs = log_lines(tmp_path / "export")
    assert set(logs) == {group.table for group in groups}
    seen: Counter[str] = Counter()
    for group in groups:
        group.check(logs[group.table])
        seen += group.seen
    print(dict(seen))
    for what in ("begun at the old release", "begun at the new release", "moves at the old release", "too late"):
        assert seen[what], f"nothing was {what}"
    shown = []
    for name, source in (("old", old_source), ("new", CURRENT)):
        run(source, "import", str(tmp_path / "export"), "--store", str(tmp_path / f"{name}.db"))
        shown.append(asyncio.run(what_is_shown(source, str(tmp_path / f"{name}.db"), groups)))
    wrong = [line for line in differences(shown[0], shown[1]) if not NEW_EDITION.match(line)]
    assert not wrong, "\n".join(wrong[:40])
