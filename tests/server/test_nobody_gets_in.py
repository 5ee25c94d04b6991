"""Nobody gets in: tokens, seats, hosts, versions, old messages, and everything one can do to a connection."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tallorder.messages.phrasebook import texts
from tallorder.server.files import STATIC
from tallorder.table import refusals
from tests.server.serving import Browser, Serving, browsing, open_table, serving
from tests.server.test_socket import choices_in


class Two:
    """A host and a guest at a table where a game runs, and a stranger."""

    def __init__(self, table: str, host: Browser, guest: Browser, stranger: Browser, tokens: list[str]) -> None:
        self.table = table
        self.host = host
        self.guest = guest
        self.stranger = stranger
        self.tokens = tokens
        self.began: dict[str, Any] = {}

    async def version(self) -> int:
        return int((await self.host.ask("look"))["version"])


async def sit_down(host: Browser, guest: Browser, stranger: Browser, token: str) -> Two:
    await host.ask("join", tokens=[token])
    await guest.ask("join")
    sat = await guest.ask("sit", name="Boris")
    await stranger.ask("join")
    two = Two(host.table, host, guest, stranger, [token, sat["token"]])
    two.began = await host.ask("begin")
    return two


@pytest.mark.parametrize(
    "token",
    ["A" * 32, "", "short", "A" * 65, "' OR 1=1 --", "../../../../etc/passwd", None, 7, ["A" * 32]],
)
async def test_a_forged_token_opens_no_seat(server: Serving, token: Any) -> None:
    table, _ = await open_table(server)
    async with browsing(server, table) as forger:
        refused = await _first_answer(forger, {"do": "join", "id": 1, "table": table, "tokens": [token]})
        assert refused["code"] in ("bad-token", "not-understood")
        assert (await forger.ask("rename", seat=0, name="Eve"))["code"] == "not-joined"


async def _first_answer(browser: Browser, command: Any) -> dict[str, Any]:
    await browser.connection.send(json.dumps(command))
    return await browser.hear()


async def test_a_token_of_another_table_opens_nothing_here(server: Serving) -> None:
    here, token = await open_table(server)
    _, foreign = await open_table(server)
    async with browsing(server, here) as browser:
        assert (await browser.ask("join", tokens=[foreign]))["code"] == "bad-token"
        assert (await browser.ask("join", tokens=[token, foreign]))["code"] == "bad-token"
        assert (await browser.ask("join", tokens=[token]))["seats"] == [0]


async def test_a_token_that_was_renewed_given_up_or_removed_is_worth_nothing(server: Serving) -> None:
    table, token = await open_table(server)
    async with browsing(server, table) as host, browsing(server, table) as guest, browsing(server, table) as thief:
        await host.ask("join", tokens=[token])
        await guest.ask("join")
        stood = (await guest.ask("sit", name="Boris"))["token"]
        await guest.ask("stand", seat=1)
        removed = (await guest.ask("sit", name="Chloé"))["token"]
        await host.ask("remove", seat=1)
        renewed = await host.ask("renew", seat=0)
        assert renewed["tell"] == "sat"
        for old in (stood, removed, token):
            assert (await thief.ask("join", tokens=[old]))["code"] == "bad-token"
        assert (await guest.ask("rename", seat=1, name="Ghost"))["code"] in ("no-such-seat", "not-your-seat")
        assert (await thief.ask("join", tokens=[renewed["token"]]))["seats"] == [0]


async def test_a_renewed_token_ends_the_rights_of_a_connection_that_came_with_the_old_one(server: Serving) -> None:
    table, token = await open_table(server)
    async with browsing(server, table) as host, browsing(server, table) as thief:
        await host.ask("join", tokens=[token])
        await thief.ask("join", tokens=[token])
        await host.ask("renew", seat=0)
        assert (await thief.ask("rename", seat=0, name="Eve"))["code"] == "not-your-seat"
        assert (await thief.ask("begin"))["code"] == "only-host"


async def test_a_deleted_table_is_gone_for_every_token(server: Serving) -> None:
    table, token = await open_table(server)
    async with browsing(server, table) as host:
        await host.ask("join", tokens=[token])
        await host.say("delete-table")
        await host.until("goodbye")
    async with browsing(server, table) as late:
        assert (await late.ask("join", tokens=[token]))["code"] == "no-such-table"
    assert httpx.post(f"{server.url}/api/tables/{table}/replay", json={"tokens": [token]}).status_code == 404


HOSTS_ORDERS: list[tuple[str, dict[str, Any]]] = [
    ("make-host", {"seat": 1}),
    ("remove", {"seat": 0}),
    ("reseat", {"seats": [1, 0]}),
    ("choose", {"settings": {"game": "skyscraper"}}),
    ("set-pace", {"seconds": 3}),
    ("place-bot", {"level": "friend"}),
    ("set-level", {"seat": 1, "level": "friend"}),
    ("begin", {}),
    ("abort", {}),
    ("reset-memory", {}),
    ("delete-table", {}),
]
SEATS_ORDERS: list[tuple[str, dict[str, Any]]] = [
    ("stand", {"seat": 0}),
    ("rename", {"seat": 0, "name": "Eve"}),
    ("renew", {"seat": 0}),
    ("resign", {"seat": 0}),
    ("ask-undo", {"seat": 0}),
    ("answer-undo", {"seat": 0, "agree": True}),
    ("take-back", {"seat": 0}),
    ("let-bot-sit-in", {"seat": 1, "by": 0}),
    ("react", {"seat": 0, "reaction": "ouch"}),
    ("narrate", {"seat": 0}),
]


async def test_only_the_host_does_what_is_the_hosts_and_only_a_seat_what_is_its_own(server: Serving) -> None:
    table, token = await open_table(server, game="skyscraper")
    async with browsing(server, table) as host, browsing(server, table) as guest, browsing(server, table) as stranger:
        two = await sit_down(host, guest, stranger, token)
        before = await two.version()
        for other in (guest, stranger):
            for do, fields in HOSTS_ORDERS:
                assert (await other.ask(do, **fields))["code"] == "only-host", do
            for do, fields in SEATS_ORDERS:
                assert (await other.ask(do, **fields))["code"] == "not-your-seat", do
        for seat, move in choices_in(two.began) or [(0, {"move": "Pass"})]:
            for other in (guest, stranger):
                told = await other.ask("play", version=before, seat=seat, move=move)
                assert told["tell"] == "refused"
        for seat in (0, 1):
            told = await stranger.ask("play", version=before, seat=seat, move={"move": "Pass"})
            assert told["code"] == "not-your-seat"
            assert (await stranger.ask("ask-stakes", version=before, seat=seat, choice=0))["code"] == "not-your-seat"
            assert (await stranger.ask("look", version=before, eyes=seat))["code"] == "not-your-seat"
        assert (await guest.ask("look", version=before, eyes=0))["code"] == "not-your-seat"
        assert await two.version() == before


async def test_stale_future_and_repeated_moves_change_nothing(server: Serving) -> None:
    table, token = await open_table(server, game="cardline-globetrotter")
    async with browsing(server, table) as browser:
        await browser.ask("join", tokens=[token])
        await browser.ask("sit", name="Boris")
        began = await browser.ask("begin")
        seat, move = choices_in(began)[0]
        play = {"do": "play", "id": 900, "table": table, "version": began["version"], "seat": seat, "move": move}
        future = await browser.ask("play", version=began["version"] + 5, seat=seat, move=move)
        assert future["code"] == "future"
        told = await _first_answer(browser, play)
        assert told["tell"] == "told"
        for _ in range(3):
            assert (await _first_answer(browser, play))["code"] == "stale"
            assert (await browser.hear())["resync"]
        assert (await browser.ask("look"))["version"] == told["version"]
        for version in (0, 1, began["version"] - 1):
            assert (await browser.ask("play", version=version, seat=seat, move=move))["code"] == "stale"


async def test_a_connection_reaches_no_other_table_than_the_one_it_joined(server: Serving) -> None:
    here, token = await open_table(server)
    there, other = await open_table(server)
    async with browsing(server, here) as browser:
        await browser.ask("join", tokens=[token])
        browser.table = there
        for do, fields in (("begin", {}), ("delete-table", {}), ("look", {}), ("rename", {"seat": 0, "name": "Eve"})):
            assert (await browser.ask(do, **fields))["code"] == "other-table"
        assert (await browser.ask("join", tokens=[other]))["seats"] == [0]


# Connections that never end.


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with little patience."""
    words = ("head_seconds=3", "request_seconds=4", "seats_burst=3", "head_bytes=8192", "first_message_seconds=5")
    limits = [word for limit in words for word in ("--limit", limit)]
    with serving(str(tmp_path_factory.mktemp("hurried") / "tables.db"), *limits) as one:
        yield one
    assert b"trace" not in one.log, one.log[:3000]
    assert b'"error"' not in one.log, one.log[:3000]


async def drip(server: Serving, first: bytes, drop: bytes) -> tuple[bytes, float]:
    """Sends a beginning and then drop after drop, until the server has had enough; what it said, and after how long."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    started = time.monotonic()
    said = b""
    try:
        writer.write(first)
        async with asyncio.timeout(40):
            while True:
                try:
                    part = await asyncio.wait_for(reader.read(4096), 0.1)
                    said += part
                    if not part:
                        break
                except TimeoutError:
                    writer.write(drop)
                    await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()
    return said, time.monotonic() - started


async def head_of_answer(server: Serving, head: bytes) -> bytes:
    """The head of what the server answers to these bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(head)
        async with asyncio.timeout(20):
            return await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.close()


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"


SLOW = (
    (b"", b""),
    (b"GET / HT", b"T"),
    (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-Slow: 1\r\n"),
    (HEAD + b"Content-Length: 60000\r\n\r\n{", b" "),
    (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    (b"POST /nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
)


async def test_a_slow_head_or_body_is_given_up(hurried: Serving) -> None:
    dripped = await asyncio.gather(*(drip(hurried, first, drop) for first, drop in SLOW))
    assert all(seconds < 30 for _, seconds in dripped)
    assert httpx.get(f"{hurried.url}/health").json() == {"alive": True}


async def test_a_connection_that_joined_outlives_the_patience_for_requests(hurried: Serving) -> None:
    table, token = await open_table(hurried)
    async with browsing(hurried, table) as browser:
        await browser.ask("join", tokens=[token])
        await asyncio.sleep(6)
        assert (await browser.ask("look"))["tell"] == "welcome"


async def test_a_message_that_never_ends_is_given_up(hurried: Serving) -> None:
    async def drops() -> AsyncIterator[str]:
        yield '{"do":'
        while True:
            await asyncio.sleep(0.1)
            yield " "

    async with browsing(hurried, "abcdefgh") as slow:
        with pytest.raises(ConnectionClosed):
            async with asyncio.timeout(40):
                await slow.connection.send(drops())


async def test_an_endless_body_is_cut_off(hurried: Serving) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", hurried.port)
    writer.write(b"POST /nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    sent = 0
    try:
        async with asyncio.timeout(30):
            while sent < 50_000_000:
                writer.write(b"10000\r\n" + b" " * 65_536 + b"\r\n")
                await writer.drain()
                sent += 65_536
    except ConnectionError:
        pass
    finally:
        writer.close()
    assert sent < 50_000_000
    del reader


@pytest.mark.parametrize(
    "head",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET  / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: a\nb\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
    ],
)
async def test_a_broken_head_is_refused_with_all_headers(hurried: Serving, head: bytes) -> None:
    said = await head_of_answer(hurried, head)
    assert re.match(rb"HTTP/1.1 (4..|501) ", said), said[:100]
    assert b"content-security-policy: default-src 'none'" in said.lower()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"POST /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /elsewhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
        b"GET /socket HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        b"GET /socket HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    ],
)
async def test_what_is_no_handshake_of_ours_is_answered_as_a_page_with_all_headers(
    hurried: Serving, head: bytes
) -> None:
    said = await head_of_answer(hurried, head)
    assert re.match(rb"HTTP/1.1 (200|403|404|405) ", said), said[:100]
    assert b"content-security-policy: default-src 'none'" in said.lower()


async def test_seats_per_address_are_limited_and_the_refusal_says_so(hurried: Serving) -> None:
    table, token = await open_table(hurried)
    async with browsing(hurried, table) as browser:
        await browser.ask("join", tokens=[token])
        codes = [(await browser.ask("sit", name=f"P{number}")).get("code") for number in range(4)]
    assert codes[-1] == "too-many-seats"


def test_headers_cannot_make_a_request_come_from_elsewhere_or_leave_a_mark(server: Serving) -> None:
    tricks = {
        "X-Original-URL": "/metrics",
        "X-HTTP-Method-Override": "DELETE",
        "X-Forwarded-Host": "evil.example",
        "Forwarded": "host=evil.example",
        "Range": "bytes=0-1",
        "If-None-Match": "*",
        "Accept-Encoding": "gzip" * 500,
        "Cookie": "token=1",
    }
    for name, value in tricks.items():
        answer = httpx.get(f"{server.url}/api/games", headers={name: value})
        assert answer.status_code == 200
        assert answer.json()[0]["game"]
        assert "set-cookie" not in answer.headers
        assert "evil.example" not in answer.text


def test_another_pages_name_for_this_machine_does_not_open_the_house(server: Serving) -> None:
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example"):
        answer = httpx.post(f"{server.url}/api/address", headers={"Host": host})
        assert answer.json()["code"] == "only-here"


def test_the_client_asks_nobody_but_its_own_server() -> None:
    files = [path for path in STATIC.rglob("*") if path.suffix in (".html", ".css", ".js", ".webmanifest")]
    assert files
    used = re.compile(
        r"""(?:src|href|action)=["']?(?:https?:)?//|url\(["']?(?:https?:)?//|@import|fetch\(["'`]https?:"""
    )
    for path in files:
        assert not used.search(path.read_text(encoding="utf-8")), path.name


def test_every_refusal_of_a_limit_says_what_to_do() -> None:
    sentences = "\n".join(texts("en")[room] for room in ("table", "lessons", "study"))
    for code, rule in refusals.RULE_OF.items():
        assert f"refusal-{code} =" in sentences, code
        if rule == "T-LIMIT":
            said = sentences.partition(f"refusal-{code} =")[2].partition("\nrefusal")[0]
            assert re.search(r"try again|wait|at most|as many as|close some", said), said
