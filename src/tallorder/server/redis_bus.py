"""Server processes hear of each other through Redis or Valkey. It keeps nothing: what it loses is in the store."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
import redis.asyncio as redis
from redis.exceptions import RedisError

from tallorder.games.kernel import Refused
from tallorder.server.bus import AnyNews, Heard, read_news

log = logging.getLogger("tallorder.server")

CHANNEL = "tallorder:"
PAUSE = 0.5
"""Seconds between two attempts to reach the bus."""
PATIENCE = 2.0
"""Seconds for an answer."""
QUIET = 2.0
"""Seconds without a word after which the bus is asked whether it is there."""


class RedisBus:
    """Publishes and subscribes by table."""

    def __init__(self, url: str) -> None:
        self.client: redis.Redis = redis.Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        listener: redis.Redis = redis.Redis.from_url(url, socket_timeout=None, socket_connect_timeout=PATIENCE)
        self.listener = listener
        self.pubsub = listener.pubsub(ignore_subscribe_messages=True)
        self.heard_at = time.monotonic()
        self.followed: set[str] = set()
        self.listening: asyncio.Task[None] | None = None
        self.is_lost = False
        """Whether nothing is heard at the moment."""

    async def open(self, heard: Heard) -> None:
        """Begins to listen; if the bus does not answer yet, as soon as it does."""
        is_subscribed = False
        with suppress(RedisError, OSError):
            await self.pubsub.subscribe(CHANNEL)
            is_subscribed = True
        self.listening = asyncio.create_task(self._listen(heard, is_subscribed=is_subscribed))

    async def _listen(self, heard: Heard, *, is_subscribed: bool) -> None:
        while True:
            try:
                if not is_subscribed:
                    await self.pubsub.subscribe(CHANNEL, *(CHANNEL + table for table in self.followed))
                    is_subscribed = True
                    self.is_lost = False
                    self.heard_at = time.monotonic()
                message = await self.pubsub.get_message(timeout=QUIET)
                await self._require_life(message)
            except (RedisError, OSError) as problem:
                log.warning("the bus does not answer", extra={"why": type(problem).__name__})
                is_subscribed = False
                self.is_lost = True
                with suppress(RedisError, OSError):
                    await asyncio.wait_for(self.pubsub.aclose(), PATIENCE)  # type: ignore[no-untyped-call]
                await asyncio.sleep(PAUSE)
                continue
            if message is not None and message["type"] == "message":
                await self._pass_on(heard, message)

    async def _require_life(self, message: dict[str, Any] | None) -> None:
        """When nothing has been said for a while, asks; OSError if nobody has answered either."""
        now = time.monotonic()
        if message is not None:
            self.heard_at = now
        elif now - self.heard_at > 2 * QUIET + PATIENCE:
            raise ConnectionError("silent")
        else:
            await asyncio.wait_for(self.pubsub.ping(), PATIENCE)

    async def _pass_on(self, heard: Heard, message: dict[str, Any]) -> None:
        try:
            await heard(message["channel"].decode().removeprefix(CHANNEL), read_news(message["data"]))
        except Refused as problem:
            log.warning("a word from another process waits", extra={"why": problem.refusal.code})
        except Exception:
            log.exception("a word from another process could not be followed")

    async def publish(self, table: str, news: AnyNews) -> None:
        """Tells the other processes; if the bus is down they find it in the store a little later."""
        with suppress(RedisError, OSError):
            await self.client.publish(CHANNEL + table, msgspec.json.encode(news))

    async def subscribe(self, table: str) -> None:
        """Begins to hear about a table."""
        self.followed.add(table)
        with suppress(RedisError, OSError):
            await self.pubsub.subscribe(CHANNEL + table)

    async def unsubscribe(self, table: str) -> None:
        """Hears no more about a table."""
        self.followed.discard(table)
        with suppress(RedisError, OSError):
            await self.pubsub.unsubscribe(CHANNEL + table)

    async def close(self) -> None:
        """Stops listening."""
        if self.listening is not None:
            self.listening.cancel()
        with suppress(RedisError, OSError):
            await asyncio.wait_for(self.pubsub.aclose(), PATIENCE)  # type: ignore[no-untyped-call]
            await asyncio.wait_for(self.listener.aclose(), PATIENCE)
            await asyncio.wait_for(self.client.aclose(), PATIENCE)
