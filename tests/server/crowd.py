"""People who play through a server that may die at any moment, and remember what they were told."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tallorder.store import Store
from tallorder.table import changes
from tallorder.table.changes import AnyChange, Unreadable, read_change
from tallorder.table.journal import Entry
from tests.server.serving import Serving, open_table

PEOPLE = ("Anya", "Boris", "Chloé")
AGAIN = 0.05
"""Seconds until somebody tries again who was told that the store has no room."""


class Device:
    """One device with one connection after another; it holds some of the table's seats."""

    def __init__(self, group: "Group", tokens: list[str]) -> None:
        self.group = group
        self.tokens = tokens
        self.connection: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.number = 0
        self.since: int | None = None
        """The last version that this device was told."""

    async def come(self, server: Serving) -> None:
        """Connects and joins with the last version it knows; what it missed follows on that without a gap."""
        self.connection = await connect(
            server.url.replace("http", "ws", 1) + "/socket", compression=None, max_size=None
        )
        self.reading = asyncio.create_task(self._read(self.connection))
        fields: dict[str, Any] = {} if self.since is None else {"since": self.since}
        answer = await self.ask("join", tokens=self.tokens, **fields)
        assert answer["tell"] == "welcome", answer

    def _be_welcome(self, welcome: dict[str, Any]) -> None:
        """Catches up, before anything else is heard: a bot may move at once."""
        if self.since is not None:
            missed = [one["version"] for one in welcome.get("missed", ())]
            assert missed == list(range(self.since + 1, welcome["version"] + 1))
        for one in welcome.get("missed", ()):
            self.group.hear(one)
        self.since = welcome["version"]
        self.group.look(self, welcome)

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """A command and its answer; ConnectionClosed if the server is gone before it came."""
        assert self.connection is not None
        self.number += 1
        number = self.number
        self.answers[number] = asyncio.get_running_loop().create_future()
        message = {"do": do, "id": number, "table": self.group.table, **fields}
        try:
            await self.connection.send(json.dumps(message))
            return await asyncio.wait_for(self.answers[number], 60)
        finally:
            self.answers.pop(number, None)

    async def _read(self, connection: ClientConnection) -> None:
        gone: Exception | None = None
        try:
            async for text in connection:
                self._hear(json.loads(text))
        except ConnectionClosed as closed:
            gone = closed
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(gone or ConnectionClosed(None, None))
                waiting.exception()  # whoever could not even send does not look at it
        self.group.gone.set()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["tell"] == "welcome" and not message.get("resync"):
            self._be_welcome(message)
        if message["tell"] == "told":
            assert self.since is None or message["version"] == self.since + 1, "a version was left out"
            self.since = message["version"]
            self.group.hear(message)
            self.group.look(self, message)
        waiting = self.answers.get(message.get("re", 0))
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    async def leave(self) -> None:
        """Closes the connection, if it is still there."""
        if self.connection is not None:
            await self.connection.close()
        if self.reading is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.reading


class Group:
    """Three people at one table with two devices, one of which is passed around; perhaps with a bot."""

    def __init__(self, game: str, seed: int, bot: str = "") -> None:
        self.game = game
        self.bot = bot
        self.chance = random.Random(seed)
        self.table = ""
        self.devices: list[Device] = []
        self.heard: dict[int, tuple[str, int | None, int]] = {}
        """What anybody was told: by version the change, whose it was and when."""
        self.under_way: dict[str, Any] | None = None
        """A move that was sent and not answered."""
        self.made: list[tuple[int, int, Any]] = []
        """Version, seat and move of every move that was acknowledged."""
        self.offered: tuple[Device, int, int, list[Any]] | None = None
        """Whose decision it is, and what the newest message offers: device, version, seat, moves."""
        self.newest = 0
        self.is_over = False
        self.is_beginning = False
        self.finished = 0
        """Games that are over."""
        self.unheard = 0
        """Moves that were in the log although nobody was told."""
        self.lost = 0
        """Moves that were sent and had never been made."""
        self.gone = asyncio.Event()
        self.news = asyncio.Event()
        self.noted: Callable[[], None] = lambda: None

    async def sit_down(self, server: Serving) -> None:
        """Opens a table and begins."""
        self.table, token = await open_table(server, PEOPLE[0], game=self.game)
        first, second = Device(self, [token]), Device(self, [])
        self.devices = [first, second]
        for device in self.devices:
            await device.come(server)
        for device, name in zip(self.devices, PEOPLE[1:], strict=True):
            device.tokens.append((await device.ask("sit", name=name))["token"])
        if self.bot:
            await first.ask("place-bot", level=self.bot)
        await self._begin()

    def hear(self, message: dict[str, Any]) -> None:
        """Somebody was told of a version; everybody is told the same of it."""
        told = (message["deed"], message.get("seat"), message["at"])
        assert self.heard.setdefault(message["version"], told) == told
        self.noted()

    def look(self, device: Device, message: dict[str, Any]) -> None:
        """What a message says about the position: whose decision it is, or that the game is over."""
        self.newest = max(self.newest, message["version"])
        state = message.get("state")
        if state is not None:
            self.is_over = state["phase"] == "over"
            self.finished = max((result["number"] for result in state.get("results", ())), default=0)
        for part in message.get("shown", ()):
            moves = [move for choice in part.get("choices", ()) for move in choice["moves"]]
            if moves:
                self.offered = (device, message["version"], part["seat"], moves)
        self.news.set()

    async def come_back(self, server: Serving, store: Store) -> None:
        """After the server died: what is in the log is looked at, everybody connects again, and the move that nobody
        answered is sent once more."""
        self.check(await store.entries(self.table))
        self.gone = asyncio.Event()
        for device in self.devices:
            await device.leave()
            await device.come(server)
        command = self.under_way
        if command is None:
            return
        before = await store.entries(self.table)
        is_in = any(is_this_move(entry, command) for entry in before)
        answer = await self.device_of(command["seat"]).ask("play", **command)
        after = await store.entries(self.table)
        if is_in:
            too_late = "no-game" if self.is_over else "stale"
            assert (answer["tell"], answer.get("code")) == ("refused", too_late), answer
            self.unheard += 1
        else:
            assert answer["tell"] == "told", answer
            self.lost += 1
        assert sum(is_this_move(entry, command) for entry in after) == 1
        self.under_way = None

    def device_of(self, seat: int) -> Device:
        """Whoever holds a seat: the first device the first and the second, the other one the third."""
        return self.devices[0] if seat in (0, 1) else self.devices[1]

    def check(self, entries: list[Entry]) -> None:
        """Every version that anybody was told is in the log as it was told, without gap, and nothing twice."""
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        assert max(self.heard, default=0) <= len(entries), "somebody was told what is not in the log"
        log: dict[int, AnyChange | Unreadable] = {entry.version: read_change(entry.body) for entry in entries}
        for version, (kind, seat, at) in self.heard.items():
            kept = log[version]
            assert (str(kept.__struct_config__.tag), getattr(kept, "seat", None)) == (kind, seat)
            assert entries[version - 1].at == at
        for version, seat, move in self.made:
            assert is_move(log[version], seat, move), "an acknowledged move is not in the log"
        beyond = [one for one in entries[max(self.heard, default=0) :] if is_by_person(read_change(one.body))]
        assert len(beyond) <= 1
        assert all(self._was_asked(one) for one in beyond)

    def _was_asked(self, entry: Entry) -> bool:
        """Whether an entry that nobody was told of is what was asked for when the server died."""
        if self.is_beginning:
            return isinstance(read_change(entry.body), changes.Began)
        return self.under_way is not None and is_this_move(entry, self.under_way)

    async def play_on(self, games: int) -> None:
        """Plays until so many games are over, or the server is gone."""
        with contextlib.suppress(ConnectionClosed):
            while self.finished < games and not self.gone.is_set():
                await self._turn()

    async def _turn(self) -> None:
        self.news.clear()
        if self.is_over:
            await self._begin()
        elif self.offered is not None and self.offered[1] == self.newest:
            device, version, seat, moves = self.offered
            await self._move(device, version, seat, self.chance.choice(moves))
        else:
            await self._wait()

    async def _begin(self) -> None:
        self.is_beginning = True
        await self.devices[0].ask("begin")
        self.is_beginning = False

    async def _wait(self) -> None:
        """A bot thinks, or the other device has not been told yet."""
        waits = [asyncio.create_task(event.wait()) for event in (self.news, self.gone)]
        done, _ = await asyncio.wait(waits, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        assert done, "nobody was told anything for a minute"

    async def _move(self, device: Device, version: int, seat: int, move: Any) -> None:
        command = {"version": version, "seat": seat, "move": move}
        self.under_way = command
        answer = await device.ask("play", **command)
        self.under_way = None
        if answer["tell"] == "told":
            self.made.append((answer["version"], seat, move))
        else:
            assert answer["code"] in ("stale", "store-full"), answer
            if answer["code"] == "store-full":
                await asyncio.sleep(AGAIN)


def is_move(change: AnyChange | Unreadable, seat: int, move: Any) -> bool:
    """Whether a change is this move."""
    return isinstance(change, changes.Moved) and change.seat == seat and json.loads(bytes(change.move)) == move


def is_this_move(entry: Entry, command: dict[str, Any]) -> bool:
    """Whether an entry is the move of a command: there is one for each seat in the position of a version."""
    return entry.version > command["version"] and is_move(read_change(entry.body), command["seat"], command["move"])


def is_by_person(change: AnyChange | Unreadable) -> bool:
    """Whether somebody at a device did it; a bot's moves have a reason or come from a bot's seat."""
    return not (isinstance(change, changes.Moved) and change.seat >= len(PEOPLE))
