"""A WebSocket client as thin as it can be, so that the load does not cost more than what it loads."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

Heard = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One connection: whole text messages in, whole text messages out."""

    def __init__(self, heard: Heard, path: str) -> None:
        self.heard = heard
        self.path = path
        self.transport: asyncio.Transport | None = None
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.bytes_heard = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for an upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Takes the answer to the upgrade, then messages."""
        self.bytes_heard += len(data)
        self.buffer += data
        if not self.is_open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.is_open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.buffer = rest
            self.is_open.set_result(None)
        buffer, at, end = self.buffer, 0, len(self.buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if end - start < size:
                break
            kind = buffer[at] & 0x0F
            if kind == 1:
                self.heard(buffer[start : start + size])
            elif kind == 9:
                self._send(0x8A, buffer[start : start + size])
            at = start + size
        self.buffer = buffer[at:]

    def say(self, text: bytes) -> None:
        """Sends a message."""
        self._send(0x81, text)

    def _send(self, head: int, body: bytes) -> None:
        size = len(body)
        length = bytes([head, 0x80 | size]) if size < 126 else bytes([head, 0xFE]) + size.to_bytes(2)
        assert self.transport is not None
        self.transport.write(length + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hangs up."""
        assert self.transport is not None
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """The other end is gone."""
        if not self.is_open.done():
            self.is_open.set_exception(error or ConnectionError("closed"))


async def connect(port: int, heard: Heard, path: str = "/socket") -> Wire:
    """An open connection."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard, path), "127.0.0.1", port)
    await wire.is_open
    return wire
