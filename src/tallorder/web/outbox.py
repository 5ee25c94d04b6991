"""What waits to be sent to one client; usually nothing, because a message that can be sent at once is."""

import asyncio
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any

from starlette.types import Send


class Rest:
    """A coroutine that has been begun by hand and had to wait: what is left of it, for a task to go on with."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self.coroutine = coroutine
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self.waits_for
        yield from self.coroutine.__await__()


def begin(coroutine: Coroutine[Any, Any, None]) -> Rest | None:
    """Runs a coroutine up to where it has to wait; None if it never had to."""
    try:
        return Rest(coroutine, coroutine.send(None))
    except StopIteration:
        return None


class Outbox:
    """Messages to one client, in order."""

    def __init__(self, send: Send, most_bytes: int) -> None:
        self.send = send
        self.most_bytes = most_bytes
        self.messages: deque[bytes] = deque()
        self.size = 0
        self.sender: asyncio.Task[None] | None = None
        self.is_lost = False

    def put(self, message: bytes) -> bool:
        """Sends a message, now or as soon as the client has read what it was sent before.

        False if the client reads so slowly that too much has piled up: then it is lost.
        """
        if self.is_lost:
            return True
        if self.sender is not None:
            self.messages.append(message)
            self.size += len(message)
            if self.size <= self.most_bytes:
                return True
            self.is_lost = True
            self.messages.clear()
            return False
        try:
            rest = begin(self._send(message))
        except OSError:
            self.is_lost = True
            return True
        if rest is not None:
            self.sender = asyncio.create_task(self._go_on(rest))
        return True

    def _send(self, message: bytes) -> Coroutine[Any, Any, None]:
        return self.send({"type": "websocket.send", "text": message.decode()})  # type: ignore[return-value]

    async def _go_on(self, rest: Rest) -> None:
        try:
            await rest
            while self.messages:
                message = self.messages.popleft()
                self.size -= len(message)
                await self._send(message)
        except OSError:
            self.is_lost = True
        finally:
            self.sender = None

    async def close(self, code: int, why: str) -> None:
        """Closes the connection after what waits has been sent."""
        sender = self.sender
        if sender is not None and not self.is_lost:
            await sender
        self.is_lost = True
        await self.send({"type": "websocket.close", "code": code, "reason": why})
