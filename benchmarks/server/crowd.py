"""People at many tables: each table plays random games, and notes when the last of its players was told of a move."""

import asyncio
import random
import sqlite3
import time
import urllib.request

import msgspec

from benchmarks.server.wires import Wire, connect
from tallorder import catalogue
from tallorder.games.kernel import NOBODY, Game
from tallorder.table.changes import Began, read_change, restore_head


class Heard(msgspec.Struct):
    """As much of a message as the crowd looks at."""

    tell: str
    version: int = 0
    deed: str = ""
    code: str = ""
    token: str = ""
    re: int = 0


_decoder = msgspec.json.Decoder(Heard)


class People:
    """Four people at one table, with a copy of its game so that they know what is legal."""

    def __init__(self, port: int, store: str, game: str, seed: int, players: int = 4) -> None:
        self.port = port
        self.store = store
        self.kind = game
        self.players = players
        self.pick = random.Random(seed)
        self.wires: list[Wire] = []
        self.table = ""
        self.game: Game | None = None
        self.version = 0
        self.told = 0
        self.sent_at = 0.0
        self.number = 0
        self.moves = 0
        self.delays: list[tuple[float, float]] = []
        """When the last player was told of a move, and how long that had taken."""
        self.gaps: list[float] = []
        """Seconds between the moves that were told."""
        self.last_told = 0.0
        self.is_told = asyncio.Event()
        self.answers: asyncio.Queue[Heard] = asyncio.Queue()

    async def sit_down(self, bots: str = "") -> None:
        """Opens a table, fills its seats and begins the first game."""
        body = msgspec.json.encode({"name": "P0", "settings": {"game": self.kind}})
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/tables", body)
        answer = await asyncio.to_thread(lambda: urllib.request.urlopen(request).read())
        opened = msgspec.json.decode(answer)
        self.table = opened["table"]
        people = 1 if bots else self.players
        for seat in range(people):
            self.wires.append(await connect(self.port, self.hear))
            tokens = [] if seat else [opened["token"]]
            await self._ask("join", {"tokens": tokens, "feed": "short"}, seat)
            if seat:
                await self._ask("sit", {"name": f"P{seat}"}, seat)
        while bots and people < self.players:
            await self._ask("place-bot", {"level": bots})
            people += 1
        await self.begin()

    async def sit_back(self) -> None:
        """Lets a bot play for the one person."""
        await self._ask("let-bot-sit-in", {"seat": 0, "by": 0, "level": "expert"})

    def abort(self) -> None:
        """Ends the running game."""
        self._say(0, "abort")

    async def begin(self) -> None:
        """Begins a game, and looks up how it was dealt: in the store, which no client can see."""
        answer = await self._ask("begin")
        while answer.code:
            await asyncio.sleep(0.05)
            answer = await self._ask("begin")
        self.version = answer.version
        self.game = await asyncio.to_thread(self._copy)

    def _copy(self) -> Game:
        with sqlite3.connect(f"file:{self.store}?mode=ro", uri=True) as store:
            rows = store.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY version DESC", (self.table,))
            began = next(deed for deed in (read_change(body) for (body,) in rows) if isinstance(deed, Began))
        return catalogue.start_of(restore_head(began.head)).begin()

    def move(self) -> None:
        """Whoever has to decide makes any legal move."""
        game = self.game
        assert game is not None
        packed = self.pick.choice(game.legal())
        self.told = 0
        self.is_told.clear()
        self.sent_at = time.perf_counter()
        fields = {"version": self.version, "seat": game.actor, "move": game.unpack(packed)}
        self._say(game.actor, "play", fields)
        game.apply(packed)

    def hear(self, message: bytes) -> None:
        """One of the connections was told something."""
        heard = _decoder.decode(message)
        if heard.re:
            self.answers.put_nowait(heard)
        elif heard.tell == "refused":
            raise RuntimeError(f"refused: {heard.code}")
        if heard.tell == "told" and heard.deed == "moved":
            self.told += 1
            if self.told >= len(self.wires):
                self.told = 0
                now = time.perf_counter()
                self.delays.append((now, now - self.sent_at))
                if self.last_told:
                    self.gaps.append(now - self.last_told)
                self.last_told = now
                self.version = heard.version
                self.moves += 1
                self.is_told.set()

    @property
    def bytes_heard(self) -> int:
        """What all of them were sent."""
        return sum(wire.bytes_heard for wire in self.wires)

    def leave(self) -> None:
        """Everybody goes home."""
        for wire in self.wires:
            wire.close()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game is not None and self.game.actor == NOBODY

    def _say(self, seat: int, do: str, fields: dict[str, object] | None = None) -> None:
        self.number += do != "play"
        number = {} if do == "play" else {"id": self.number}
        self.wires[seat].say(msgspec.json.encode({"do": do, "table": self.table, **number, **(fields or {})}))

    async def _ask(self, do: str, fields: dict[str, object] | None = None, seat: int = 0) -> Heard:
        """An order, and its answer."""
        self._say(seat, do, fields)
        async with asyncio.timeout(60):
            while True:
                heard = await self.answers.get()
                if heard.re == self.number and heard.tell != "sat":
                    return heard

    async def play_on(self, until: float, pace: float | None) -> None:
        """Plays game after game: as fast as everybody is told, or so many moves a second."""
        due = time.perf_counter() + (self.pick.random() / pace if pace else 0.0)
        while time.perf_counter() < until:
            if self.is_over:
                await self.begin()
            if pace is not None:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += 1 / pace
            self.move()
            async with asyncio.timeout(30):
                await self.is_told.wait()


async def gather(count: int, port: int, store: str, game: str) -> list[People]:
    """So many tables with four people each."""
    crowd = [People(port, store, game, seed) for seed in range(count)]
    for start in range(0, count, 10):
        await asyncio.gather(*(people.sit_down() for people in crowd[start : start + 10]))
    return crowd
