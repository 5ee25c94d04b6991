"""Whatever comes in, by HTTP or by the socket: no error of the server, no hang, no trace in the log, no change."""

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from tallorder.wire.openapi import CALLS, describe
from tests.server.serving import Browser, Serving, browsing, open_table, serving
from tests.server.test_socket import choices_in

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
SCHEMA = schemathesis.openapi.from_dict(describe())
HARMLESS = [(call.method, call.path) for call in CALLS if (call.method, call.path) != ("post", "/api/address")]
"""All calls but the one that makes the server listen in the whole house."""
FUZZ_CALLS = int(os.environ.get("FUZZ_CALLS", "500"))
FUZZ_MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "100000"))
NO_LIMITS = """messages_per_second=1e9 messages_burst=1000000000 address_messages_per_second=1e9
    address_messages_burst=1000000000 requests_per_second=1e9 requests_burst=1000000000 tables_per_hour=1e9
    moves_burst=1000000000 changes_burst=1000000000 waiting_messages=1000000 waiting_bytes=1000000000
    tables_burst=1000000000 seats_per_hour=1e9 seats_burst=1000000000 decks_per_hour=1e9 decks_burst=1000000000
    replays_per_hour=1e9 replays_burst=1000000000
    reports_per_hour=1e9 reports_burst=1000000000"""


@pytest.fixture
def tireless(tmp_path: Path) -> Iterator[Serving]:
    """A server that lets itself be asked without end, and whose log is read afterwards."""
    limits = [word for limit in NO_LIMITS.split() for word in ("--limit", limit)]
    with serving(str(tmp_path / "tables.db"), *limits) as one:
        yield one
    assert b"Traceback" not in one.log
    assert b'"trace"' not in one.log, one.log[-2000:]


def call_with_anything(server: Serving, method: str, path: str, count: int) -> int:
    """Asks one call so often with whatever fits its description, and with what does not; how often it was asked."""
    asked = 0
    operation = SCHEMA[path][method.upper()]
    with httpx.Client():

        @settings(
            max_examples=count,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            nonlocal asked
            asked += 1
            case.call_and_validate(base_url=server.url, checks=CHECKS, timeout=20)

        ask()
    return asked


def test_every_call_answers_as_described_whatever_it_is_asked(server: Serving) -> None:
    for method, path in HARMLESS:
        call_with_anything(server, method, path, 4)


@pytest.mark.soak
def test_every_call_answers_as_described_hundreds_of_times(tireless: Serving) -> None:
    asked = sum(call_with_anything(tireless, method, path, FUZZ_CALLS) for method, path in HARMLESS)
    print(f"{asked} HTTP calls of {len(HARMLESS)} kinds")


# The socket.


def mutated(message: dict[str, Any], chance: random.Random) -> str | bytes:
    """A real message, made wrong in one way or several."""
    broken = msgspec.json.decode(msgspec.json.encode(message))
    for _ in range(chance.choice((1, 1, 2, 3))):
        name = chance.choice(list(broken)) if broken else "do"
        match chance.randrange(7):
            case 0:
                broken.pop(name, None)
            case 1:
                broken[name] = anything(chance, 0)
            case 2:
                broken[chance.choice(("token", "host", "__class__", "seat", "move", "", "версия"))] = anything(
                    chance, 0
                )
            case 3:
                broken["do"] = chance.choice(("play", "join", "sit", "begin", "look", "narrate", "delete-table", "x"))
            case 4:
                broken["version"] = chance.choice((-1, 0, 2**31, 2**53 + 1, 10**30, 1.5, "7"))
            case 5 if isinstance(broken.get("move"), dict):
                inside = broken["move"]
                inside[chance.choice([*inside, "extra"])] = anything(chance, 0)
            case _:
                broken["seat"] = chance.choice((-1, 0, 1, 2, 15, 16, 999, None, "0", [0]))
    text = msgspec.json.encode(broken)
    match chance.randrange(12):
        case 0:
            return text[: chance.randrange(len(text) + 1)]
        case 1:
            place = chance.randrange(len(text))
            return text[:place] + bytes([chance.randrange(256)]) + text[place + 1 :]
        case 2:
            return text * 2
        case 3:
            return chance.randbytes(chance.randrange(200))
        case 4:
            return b"[" * chance.randrange(8000) + text
    return text.decode()


def anything(chance: random.Random, depth: int) -> Any:
    """Any JSON at all."""
    kinds = [None, True, -1, 0, 3.5, 10**25, "", "a" * 70, "\u0000", "😀", "NaN", "../../etc/passwd", [], {}]
    if depth > 4 or chance.random() < 0.7:
        return chance.choice(kinds)
    if chance.random() < 0.5:
        return [anything(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {str(chance.choice(kinds)): anything(chance, depth + 1) for _ in range(chance.randrange(4))}


async def throw(server: Serving, count: int, seed: int) -> int:
    """A stranger who may only watch throws so many messages at a table where a game runs; how many were answered."""
    chance = random.Random(seed)
    table, token = await open_table(server, game=chance.choice(("cardline-globetrotter", "skyscraper")))
    async with browsing(server, table) as host:
        await host.ask("join", tokens=[token])
        await host.ask("sit", name="Boris")
        began = await host.ask("begin")
        seat, move = choices_in(began)[0]
        real = [
            {"do": "play", "id": 1, "table": table, "version": began["version"], "seat": seat, "move": move},
            {"do": "join", "id": 1, "table": table, "tokens": ["A" * 32], "since": 3, "feed": "short"},
            {"do": "ask-card", "id": 1, "table": table, "card": 3},
            {"do": "choose", "id": 1, "table": table, "settings": {"game": "skyscraper", "options": {"a": "b"}}},
            {"do": "ask-stakes", "id": 1, "table": table, "version": began["version"], "seat": seat, "choice": 0},
            {"do": "look", "id": 1, "table": table, "version": began["version"], "eyes": 1},
            {"do": "set-pace", "id": 1, "table": table, "seconds": 1.0},
            {"do": "let-bot-sit-in", "id": 1, "table": table, "seat": 0, "by": 1, "level": "friend"},
            {"do": "renew", "id": 1, "table": table, "seat": 0},
            {"do": "report", "id": 1, "table": table, "card": 0, "text": "wrong"},
        ]
        answered = 0
        while answered < count:
            answered += await _throw_some(server, table, real, chance, min(500, count - answered))
        after = await host.ask("look")
        assert after["version"] == began["version"]
        assert [player["name"] for player in after["state"]["players"]] == ["Anya", "Boris"]
        assert after["shown"][0]["view"] == began["shown"][0]["view"]
    return answered


async def _throw_some(server: Serving, table: str, real: list[Any], chance: random.Random, count: int) -> int:
    """Over one connection; each message is answered before the next is sent, or the connection is closed for it."""
    async with browsing(server, table) as stranger:
        await stranger.ask("join")
        for number in range(1, count + 1):
            message = mutated(chance.choice(real), chance)
            try:
                await stranger.connection.send(message)
                await _an_answer(stranger)
            except ConnectionClosed:
                return number
    return count


async def _an_answer(stranger: Browser) -> None:
    """Something was said to it: a refusal, an answer, or that it is too much."""
    told = await stranger.hear()
    assert told.get("code") != "server-error", told
    assert told["tell"] in ("refused", "welcome", "moment", "narrated", "why", "card", "deck", "done", "presence"), told
    if told["tell"] == "presence":
        await _an_answer(stranger)
    elif told["tell"] == "refused" and told["code"] == "stale":
        await stranger.hear()


async def test_no_message_of_a_stranger_changes_a_table(server: Serving) -> None:
    assert await throw(server, 400, seed=5) >= 400


@pytest.mark.soak
async def test_no_message_of_a_hundred_thousand_changes_a_table(tireless: Serving) -> None:
    part = 2500
    answered = 0
    for seed in range(0, FUZZ_MESSAGES // part, 4):
        async with asyncio.TaskGroup() as group:
            throwing = [group.create_task(throw(tireless, part, seed + one)) for one in range(4)]
        answered += sum(task.result() for task in throwing)
    print(f"{answered} messages thrown")
    assert answered >= FUZZ_MESSAGES
