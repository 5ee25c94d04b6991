"""The WebSocket: frames of every kind go in and out as the protocol asks, whole and in order."""

import asyncio
import json
import types
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request
from websockets.uri import parse_uri

from tallorder.server import websocket
from tallorder.server.websocket import WebSocket, framed, served_by
from tests.server.serving import Serving, browsing, open_table
from tests.table.group import until

MAX_BYTES = 100_000


@pytest.mark.parametrize(("size", "head"), [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)])
def test_a_frame_says_its_length_in_as_few_bytes_as_the_protocol_asks(size: int, head: int) -> None:
    frame = framed(b"x" * size)
    assert len(frame) == head + size
    assert frame[0] == 0x81
    assert frame[head:] == b"x" * size


class FakeTransport:
    """Keeps what was written to it."""

    def __init__(self) -> None:
        self.written = bytearray()
        self.waiting = 0
        self.is_closed = self.is_aborted = False

    def write(self, data: bytes) -> None:
        assert not self.is_closed
        self.written += data

    def can_write_eof(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def get_extra_info(self, name: str) -> Any:
        return ("198.51.100.7", 4711) if name == "peername" else None

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True


class Owner:
    """Lets one connection in, and remembers what came through it."""

    def __init__(self) -> None:
        self.received: list[str | bytes] = []
        self.lost_times = 0

    def enter(self, socket: WebSocket, request: Request) -> "Owner":
        self.path = request.path
        socket.accept()
        return self

    def receive(self, text: str | bytes) -> None:
        self.received.append(text)

    def lost(self) -> None:
        self.lost_times += 1


class Client:
    """The other side: a browser as `websockets` plays it, and its connection to the server."""

    def __init__(self, door: Any = None) -> None:
        self.owner = door or Owner()
        self.transport = FakeTransport()
        self.state = types.SimpleNamespace(connections=set())
        self.socket = served_by(self.owner, MAX_BYTES)(None, self.state, None)
        self.socket.connection_made(self.transport)  # type: ignore[arg-type]
        self.protocol = ClientProtocol(parse_uri("ws://table.example/socket"))

    def shake_hands(self) -> "Client":
        self.protocol.send_request(self.protocol.connect())
        self.socket.data_received(b"".join(self.protocol.data_to_send()))
        self.hear()
        return self

    def hear(self) -> list[Any]:
        """What the server has said since."""
        self.protocol.receive_data(bytes(self.transport.written))
        self.transport.written.clear()
        return self.protocol.events_received()

    def send(self, opcode: Opcode, data: bytes, *, fin: bool = True) -> list[Any]:
        """A masked frame, and what the server says to it."""
        self.socket.data_received(Frame(opcode, data, fin).serialize(mask=True))
        return self.hear()

    def close_code(self, heard: list[Any]) -> int:
        """The code with which the server closed; nothing else was heard."""
        assert [frame.opcode for frame in heard] == [Opcode.CLOSE]
        return int(Close.parse(heard[0].data).code)


@pytest.fixture
async def client() -> Client:
    return Client().shake_hands()


async def test_a_connection_is_let_in_with_its_path_and_its_address(client: Client) -> None:
    assert client.owner.path == "/socket"
    assert client.socket.address == "198.51.100.7"
    assert client.state.connections == {client.socket}
    assert not client.transport.is_closed


@pytest.mark.parametrize("size", [0, 100, 125, 126, 1000, 65_535, 65_536, MAX_BYTES])
async def test_a_frame_arrives_whole_however_its_bytes_come(client: Client, size: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    client.socket.data_received(frame[:-1])
    assert client.owner.received == []
    client.socket.data_received(frame[-1:] + frame + frame[:3])
    assert client.owner.received == ["x" * size] * 2
    client.socket.data_received(frame[3:])
    assert client.owner.received == ["x" * size] * 3
    assert client.hear() == []


async def test_a_message_in_pieces_arrives_once_and_whole_with_a_ping_between(client: Client) -> None:
    word = "Zoé".encode()
    client.send(Opcode.TEXT, word[:3], fin=False)
    assert [(one.opcode, bytes(one.data)) for one in client.send(Opcode.PING, b"7")] == [(Opcode.PONG, b"7")]
    client.send(Opcode.CONT, word[3:], fin=False)
    assert client.owner.received == []
    client.send(Opcode.CONT, b"!")
    client.send(Opcode.TEXT, b"next")
    assert client.owner.received == ["Zoé!", "next"]


async def test_a_binary_frame_arrives_as_bytes(client: Client) -> None:
    client.send(Opcode.BINARY, b"\xff\x00", fin=False)
    assert client.send(Opcode.CONT, b"\x01") == []
    client.send(Opcode.TEXT, b"text again")
    assert client.owner.received == [b"\xff\x00\x01", "text again"]


async def test_a_ping_is_answered_and_told_to_nobody(client: Client) -> None:
    answers = client.send(Opcode.PING, b"are you there")
    assert [(one.opcode, bytes(one.data)) for one in answers] == [(Opcode.PONG, b"are you there")]
    assert client.send(Opcode.PONG, b"") == []
    assert client.owner.received == []


async def test_an_unmasked_frame_ends_the_connection_unread(client: Client) -> None:
    client.socket.data_received(framed(b"no browser sends this"))
    assert client.close_code(client.hear()) == 1002
    client.send(Opcode.TEXT, b"too late")
    assert client.owner.received == []


async def test_text_that_is_no_utf8_ends_the_connection_unread(client: Client) -> None:
    assert client.close_code(client.send(Opcode.TEXT, b"\xff\xfe")) == 1007
    client.send(Opcode.TEXT, b"too late")
    assert client.owner.received == []


async def test_a_message_that_is_too_large_ends_the_connection_unread(client: Client) -> None:
    head = Frame(Opcode.TEXT, b"x" * (MAX_BYTES + 1)).serialize(mask=True)[:14]
    client.socket.data_received(head)  # its length is enough to know
    assert client.close_code(client.hear()) == 1009
    assert client.owner.received == []


async def test_pieces_that_are_too_large_together_end_the_connection_unread(client: Client) -> None:
    assert client.send(Opcode.TEXT, b"x" * MAX_BYTES, fin=False) == []
    assert client.close_code(client.send(Opcode.CONT, b"x")) == 1009
    assert client.owner.received == []


async def test_who_closes_is_answered_and_let_go(client: Client) -> None:
    assert client.close_code(client.send(Opcode.CLOSE, Close(1000, "done").serialize())) == 1000
    assert client.transport.is_closed
    assert client.socket.send(b"nobody reads this", 0)
    assert client.hear() == []
    client.socket.connection_lost(None)
    client.socket.connection_lost(None)
    assert client.owner.lost_times == 1
    assert client.state.connections == set()


async def test_what_follows_a_close_in_the_same_bytes_is_not_read(client: Client) -> None:
    close = Frame(Opcode.CLOSE, Close(1000, "").serialize()).serialize(mask=True)
    client.socket.data_received(close + Frame(Opcode.TEXT, b"too late").serialize(mask=True))
    assert client.owner.received == []


async def test_who_is_told_to_go_learns_why_and_is_heard_no_more(client: Client) -> None:
    client.socket.close(1008, "too-fast")
    heard = client.hear()
    assert client.close_code(heard) == 1008
    assert Close.parse(heard[0].data).reason == "too-fast"
    client.send(Opcode.TEXT, b"but")
    assert client.owner.received == []


async def test_who_is_told_to_go_and_does_not_is_cut_off(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.02)
    client.socket.close(1001, "idle")
    assert not client.transport.is_closed
    await until(lambda: client.transport.is_aborted)


async def test_who_agrees_to_go_is_not_cut_off(client: Client) -> None:
    client.socket.close(1001)
    client.hear()
    client.send(Opcode.CLOSE, Close(1001, "").serialize())
    assert client.transport.is_closed
    assert not client.transport.is_aborted
    client.socket.connection_lost(None)
    assert client.socket.timer is None


async def test_when_the_server_ends_connections_are_told(client: Client) -> None:
    client.socket.shutdown()
    assert client.close_code(client.hear()) == 1012
    assert client.transport.is_closed


async def test_a_silent_connection_is_asked_and_then_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING_SECONDS", 0.02)
    client = Client().shake_hands()
    for _ in range(3):
        await until(lambda: bool(client.transport.written))
        assert [one.opcode for one in client.hear()] == [Opcode.PING]
        client.send(Opcode.PONG, b"")
    assert not client.transport.is_aborted
    await until(lambda: client.transport.is_aborted)


async def test_a_client_that_reads_too_slowly_is_not_written_to(client: Client) -> None:
    client.transport.waiting = 1000
    assert client.socket.send(b"x" * 10, 500)  # the transport itself is content
    client.socket.pause_writing()
    assert client.socket.send(b"x" * 10, 1010)
    assert not client.socket.send(b"x" * 11, 1010)
    client.socket.resume_writing()
    assert client.socket.send(b"x" * 11, 1010)
    assert [len(one.data) for one in client.hear()] == [10, 10, 11]


async def test_everybody_of_an_audience_is_sent_the_same_frame_and_nobody_anothers() -> None:
    first, second = Client().shake_hands(), Client().shake_hands()
    common, other = b'{"tell":"same"}', b'{"tell":"other"}'
    for client, message in ((first, common), (second, common), (second, other), (first, common)):
        client.socket.send(message, 1000)
    assert [bytes(one.data) for one in first.hear()] == [common, common]
    assert [bytes(one.data) for one in second.hear()] == [common, other]


async def test_who_is_turned_away_reads_a_page_and_is_never_let_in() -> None:
    class Closed(Owner):
        def enter(self, socket: WebSocket, _request: Request) -> None:  # type: ignore[override]
            socket.turn_away(403, b'{"code":"other-origin"}', {"content-type": "application/json", "x-mark": "1"})

    client = Client(Closed())
    client.protocol.send_request(client.protocol.connect())
    client.socket.data_received(b"".join(client.protocol.data_to_send()))
    head, _, body = bytes(client.transport.written).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 403 ")
    assert head.lower().count(b"content-type: application/json") == head.lower().count(b"content-type:") == 1
    assert b"x-mark: 1" in head
    assert body == b'{"code":"other-origin"}'
    assert client.transport.is_closed
    client.socket.connection_lost(None)
    assert client.owner.lost_times == 0


async def test_a_broken_handshake_is_refused_and_nobody_is_asked() -> None:
    client = Client()
    client.socket.data_received(b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
    assert bytes(client.transport.written).startswith(b"HTTP/1.1 4")
    assert client.transport.is_closed
    assert not hasattr(client.owner, "path")


# Through a real server.


async def test_messages_in_pieces_and_whole_ones_are_answered_in_their_order(server: Serving) -> None:
    table, token = await open_table(server)
    async with browsing(server, table) as browser:
        assert (await browser.ask("join", tokens=[token]))["tell"] == "welcome"
        numbers = []
        for name in ("Boris", "Vera", "Zoé"):
            numbers.append(await browser.say("rename", seat=0, name=name))
            browser.number += 1
            text = json.dumps({"do": "rename", "id": browser.number, "table": table, "seat": 0, "name": name + "2"})
            await browser.connection.send([text[:10], text[10:30], text[30:]])
            numbers.append(browser.number)
        answered: list[int] = []
        while len(answered) < len(numbers):
            message = await browser.hear()
            answered += [message["re"]] if "re" in message else []
        assert answered == numbers


async def test_a_command_in_a_binary_frame_is_carried_out_and_a_ping_answered(server: Serving) -> None:
    table, token = await open_table(server)
    async with browsing(server, table) as browser:
        join = {"do": "join", "id": 1, "table": table, "tokens": [token]}
        await browser.connection.send(json.dumps(join).encode())
        assert (await browser.until("welcome"))["re"] == 1
        async with asyncio.timeout(20):
            await (await browser.connection.ping(b"there?"))
        await browser.connection.send(b"\xff\xfe")
        assert (await browser.until("refused"))["code"] == "not-understood"
        assert (await browser.ask("look"))["tell"] == "welcome"


@pytest.mark.parametrize(("frame", "code"), [(framed(b'{"do":"look"}'), 1002), (b"\x83\x80\0\0\0\0", 1002)])
async def test_a_frame_that_no_browser_sends_ends_its_connection_alone(
    server: Serving, frame: bytes, code: int
) -> None:
    table, token = await open_table(server)
    async with browsing(server, table) as host, browsing(server, table) as other:
        await host.ask("join", tokens=[token])
        await other.ask("join")
        other.connection.transport.write(frame)
        assert await other.to_the_end() == code
        with pytest.raises(ConnectionClosed):
            await other.connection.send("{}")
        assert (await host.ask("look"))["here"] == {"seats": [0]}
