"""Server processes hear of each other through Redis or Valkey. It keeps nothing: what it loses is in the store."""

import asyncio
import logging
from contextlib import suppress

import msgspec
import redis.asyncio as redis
from redis.exceptions import RedisError

from tallorder.table.bus import AnyNews, Heard, read_news

log = logging.getLogger("tallorder.store")

CHANNEL = "tallorder:"
PAUSE = 0.5
"""Seconds between two attempts to reach the bus."""


class RedisBus:
    """Publishes and subscribes by table."""

    def __init__(self, url: str) -> None:
        self.client: redis.Redis = redis.Redis.from_url(url, socket_timeout=None, socket_connect_timeout=3)
        self.pubsub = self.client.pubsub(ignore_subscribe_messages=True)
        self.followed: set[str] = set()
        self.listening: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        """Begins to listen."""
        await self.pubsub.subscribe(CHANNEL)
        self.listening = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                message = await self.pubsub.get_message(timeout=None)
                if message is None or message["type"] != "message":
                    continue
                table = message["channel"].decode().removeprefix(CHANNEL)
                await heard(table, read_news(message["data"]))
            except (RedisError, OSError) as problem:
                log.warning("the bus does not answer", extra={"why": str(problem)})
                await asyncio.sleep(PAUSE)
                with suppress(RedisError, OSError):
                    await self.pubsub.subscribe(CHANNEL, *(CHANNEL + table for table in self.followed))
            except Exception:
                log.exception("a word from another process could not be followed")

    async def say(self, table: str, news: AnyNews) -> None:
        """Tells the other processes; if the bus is down they find it in the store a little later."""
        with suppress(RedisError, OSError):
            await self.client.publish(CHANNEL + table, msgspec.json.encode(news))

    async def follow(self, table: str) -> None:
        """Begins to hear about a table."""
        self.followed.add(table)
        with suppress(RedisError, OSError):
            await self.pubsub.subscribe(CHANNEL + table)

    async def unfollow(self, table: str) -> None:
        """Hears no more about a table."""
        self.followed.discard(table)
        with suppress(RedisError, OSError):
            await self.pubsub.unsubscribe(CHANNEL + table)

    async def close(self) -> None:
        """Stops listening."""
        if self.listening is not None:
            self.listening.cancel()
        with suppress(RedisError, OSError):
            await self.pubsub.aclose()  # type: ignore[no-untyped-call]
            await self.client.aclose()
