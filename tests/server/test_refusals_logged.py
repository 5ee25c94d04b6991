"""A refused command leaves a line in the log: which rule refused it, and nothing that names anybody or anything."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request

from tallorder.server.app import App
from tallorder.server.connection import Connection
from tallorder.server.logs import JsonLines
from tallorder.server.service import TableService
from tallorder.table import commands
from tallorder.table.commands import Settings
from tests.server.peeking import InstantSocket
from tests.table.group import AT_ONCE, Group, InstantBots, MemoryJournal, gather_at_server, until

ALLOWED = {"at", "level", "room", "event", "command", "rule", "code"}


class KeptLines(logging.Handler):
    """The log's lines as they would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def log() -> Iterator[list[str]]:
    """What the server's logger says from `info` on."""
    logger, kept = logging.getLogger("tallorder.server"), KeptLines()
    level = logger.level
    logger.addHandler(kept)
    logger.setLevel(logging.INFO)
    try:
        yield kept.lines
    finally:
        logger.removeHandler(kept)
        logger.setLevel(level)


class Stranger:
    """Connected as a browser is; asks, and hears what the server says to it."""

    def __init__(self, app: App, table: str) -> None:
        self.table = table
        self.heard: list[dict[str, Any]] = []
        socket: Any = InstantSocket(lambda text: self.heard.append(json.loads(text)))
        connection = app.connections.enter(socket, Request("/socket", Headers(Host="table.example")))
        assert isinstance(connection, Connection)
        self.connection = connection

    async def send(self, text: str) -> dict[str, Any]:
        """A message, and the first thing the server says to it."""
        count = len(self.heard)
        self.connection.receive(text)
        await until(lambda: len(self.heard) > count)
        return self.heard[count]

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return await self.send(json.dumps({"do": do, "id": 7, "table": self.table, **fields}))


async def a_game() -> tuple[Group, Stranger]:
    """Anya and Boris play; a stranger is connected."""
    service = TableService(MemoryJournal(), None, InstantBots(), AT_ONCE)
    group = await gather_at_server("Zqanya Zqboris", Settings("cardline-globetrotter"), service=service)
    await group.do(0, commands.Begin)
    return group, Stranger(App(service), group.table)


def check(line: str, group: Group, *more: str) -> dict[str, Any]:
    """A line holds what it may and names nobody; its fields."""
    fields: dict[str, Any] = json.loads(line)
    assert set(fields) <= ALLOWED
    cards = [word for card in group.game.start.deal.cards for word in (card.id, card.name["en"])]
    for secret in (group.table, *group.tokens, "Zq", "10.0.0.1", *more):
        assert secret not in line
    words = set(json.dumps([fields.get(name) for name in ("event", "command", "rule", "code")]).split('"'))
    assert not words.intersection(cards)
    return fields


async def test_a_refused_command_is_logged_by_its_rule_and_code_and_names_nothing(log: list[str]) -> None:
    group, stranger = await a_game()
    move = {"move": "place-card", "card": 3, "after": 1}
    version = group.state.version
    forged = "F" * 32
    asked: list[tuple[str, dict[str, Any], str]] = [
        ("begin", {}, "not-joined"),
        ("join", {"tokens": [forged]}, "bad-token"),
        ("join", {}, ""),
        ("play", {"version": version, "seat": 0, "move": move}, "not-your-seat"),
        ("rename", {"seat": 1, "name": "Zqeve"}, "not-your-seat"),
        ("sit", {"name": "Zqboris"}, "name-taken"),
        ("report", {"card": 99, "text": "Zqtext"}, "card-not-open"),
        ("remove", {"seat": 1}, "only-host"),
    ]
    for do, fields, code in asked:
        log.clear()
        answer = await stranger.ask(do, **fields)
        refused = [line for line in log if json.loads(line)["event"] == "refused"]
        if not code:
            assert (answer["tell"], refused) == ("welcome", [])
            continue
        assert (answer["tell"], answer["code"]) == ("refused", code)
        assert len(refused) == 1
        said = check(refused[0], group, forged, str(version + 1000))
        assert (said["room"], said["level"], said["command"]) == ("tallorder.server", "info", do)
        assert (said["rule"], said["code"]) == (answer["rule"], answer["code"])
    await group.service.close()


@pytest.mark.parametrize(
    "text", ['{"do":"sit","table":"zqzqzqzqzqzqzq","nome":"Zqeve"}', "Zqeve", '{"do":"Zqeve"}', ""]
)
async def test_a_message_that_is_no_command_is_logged_without_a_word_of_it(log: list[str], text: str) -> None:
    group, stranger = await a_game()
    log.clear()
    assert (await stranger.send(text))["code"] == "not-understood"
    assert len(log) == 1
    said = check(log[0], group, "zqzq", "nome")
    assert (said["event"], said["rule"], said["code"], said["command"]) == ("refused", "T-WIRE", "not-understood", "")
    await group.service.close()


async def test_a_move_against_the_rules_is_logged_by_the_rule_and_not_by_its_cards(log: list[str]) -> None:
    group, stranger = await a_game()
    await stranger.ask("join", tokens=group.tokens)
    seat = group.game.position.actor
    legal = [msgspec.to_builtins(move) for move in group.game.position.legal_moves()]
    wrong = [legal[0] | {"card": card} for card in range(60)]
    move = next(one for one in wrong if one not in legal)
    log.clear()
    answer = await stranger.ask("play", version=group.state.version, seat=seat, move=move)
    assert answer["tell"] == "refused"
    (line,) = log
    said = check(line, group)
    assert (said["command"], said["rule"], said["code"]) == ("play", answer["rule"], answer["code"])
    assert "params" not in said
    await group.service.close()
