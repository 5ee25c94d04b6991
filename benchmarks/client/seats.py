"""A table whose other seats are played from here, so that a page can be brought to any moment of a long game."""

import json
import random
import sqlite3
import urllib.request
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from tallorder import catalogue
from tallorder.games.comparity.moves import Check, Draw, PlayCard
from tallorder.games.kernel import NOBODY, Game, Move
from tallorder.table.changes import Began, Moved, read_change, restore_head
from tallorder.table.game import read_move

MINE = 0
"""The seat that the page plays."""


class Seats:
    """Everybody at one table. The deal is read from the store, which no client can see."""

    def __init__(self, port: int, store: str, settings: dict[str, Any], players: int) -> None:
        self.port, self.store = port, store
        self.engine = catalogue.offer(settings["game"]).engine
        self.pick = random.Random(1)
        self.number = 0
        body = json.dumps({"name": "Me", "settings": settings}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body)) as answer:
            opened = json.load(answer)
        self.table: str = opened["table"]
        self.token: str = opened["token"]
        self.wires: list[ClientConnection] = []
        for seat in range(players):
            # a seat that has nothing to say for a while reads nothing either, so it must not be taken for gone
            self.wires.append(connect(f"ws://127.0.0.1:{port}/socket", max_size=None, ping_interval=None))
            self.ask(seat, "join", tokens=[] if seat else [self.token], feed="deltas")
            if seat:
                self.ask(seat, "sit", name=f"P{seat}")
        self.begin()

    def ask(self, by: int, do: str, /, **fields: Any) -> dict[str, Any]:
        """An order, and its answer."""
        self.number += 1
        wire = self.wires[by]
        wire.send(json.dumps({"do": do, "table": self.table, "id": self.number, **fields}))
        while True:
            heard: dict[str, Any] = json.loads(wire.recv(60))
            if heard.get("re") == self.number and heard["tell"] != "sat":
                if heard["tell"] == "refused":
                    raise RuntimeError(heard)
                return heard

    def begin(self) -> None:
        """Begins a game."""
        self.version = int(self.ask(MINE, "begin")["version"])
        began = next(deed for _, deed in reversed(self._deeds(0)) if isinstance(deed, Began))
        self.game: Game = catalogue.start_of(restore_head(began.head)).begin()

    def _deeds(self, after: int) -> list[tuple[int, Any]]:
        with sqlite3.connect(f"file:{self.store}?mode=ro", uri=True) as store:
            rows = store.execute(
                "SELECT version, body FROM entries WHERE table_id = ? AND version > ? ORDER BY version",
                (self.table, after),
            )
            return [(version, read_change(body)) for version, body in rows]

    def catch_up(self) -> None:
        """Takes over what the page played."""
        for version, deed in self._deeds(self.version):
            self.version = version
            if isinstance(deed, Moved):
                self.game.play(read_move(self.engine, deed.move))

    def play(self, move: Move) -> None:
        """Whoever has to decide plays this."""
        seat = self.game.actor
        told = self.ask(seat, "play", version=self.version, seat=seat, move=msgspec.to_builtins(move))
        self.version = int(told["version"])
        self.game.play(move)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.actor == NOBODY

    def long_move(self) -> Move:
        """A move that keeps a game of Comparity long: cards are drawn when possible, and nobody plays the last ones."""
        moves = self.game.legal_moves()
        draws = [move for move in moves if isinstance(move, Draw)]
        plays = [move for move in moves if isinstance(move, PlayCard)]
        checks = [move for move in moves if isinstance(move, Check)]
        hand = len(self.game.view(None).hands[self.game.actor])  # type: ignore[attr-defined]
        return draws[0] if draws else self.pick.choice((plays if hand > 2 else []) or checks or moves)
