"""Messages by the short way and by the long way: both arrive, whole and in order."""

import json

import pytest

from tallorder.server.websocket import body_of, framed
from tests.server.serving import Serving, browsing, open_table


@pytest.mark.parametrize(("size", "head"), [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)])
def test_a_frame_says_its_length_in_as_few_bytes_as_the_protocol_asks(size: int, head: int) -> None:
    frame = framed(b"x" * size)
    assert len(frame) == head + size
    assert frame[0] == 0x81
    assert frame[head:] == b"x" * size


def masked(body: bytes, *, is_masked: bool = True) -> bytes:
    """A browser's frame, with a mask of zeros."""
    frame = framed(body)
    head = len(frame) - len(body)
    mask = b"\0\0\0\0" if is_masked else b""
    return bytes((frame[0], frame[1] | 0x80 * is_masked)) + frame[2:head] + mask + body


def test_one_whole_masked_frame_is_known_and_nothing_else() -> None:
    assert body_of(masked(b"x" * 100)) == 6
    assert body_of(masked(b"x" * 1000)) == 8
    assert body_of(masked(b"x" * 100)[:-1]) == 0
    assert body_of(masked(b"x" * 100) + b"\x81") == 0
    assert body_of(masked(b"x" * 100, is_masked=False)) == 0
    assert body_of(masked(b"x" * 70_000)) == 0
    assert body_of(b"\x81") == 0


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
