"""What server processes tell each other about a table: that there is something new, and who is there."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec


class News(msgspec.Struct, frozen=True, tag_field="news"):
    """A word from another process."""

    process: str


class EntryWritten(News, frozen=True, tag="written"):
    """A version was written; whoever follows the table reads it from the journal."""

    version: int


class Connected(News, frozen=True, tag="around"):
    """Who is connected to that process."""

    seats: tuple[int, ...]
    watching: int


class ReactionShown(News, frozen=True, tag="reaction"):
    """Somebody there reacted."""

    seat: int
    reaction: str


class TableDeleted(News, frozen=True, tag="deleted"):
    """The table is gone."""


AnyNews = EntryWritten | Connected | ReactionShown | TableDeleted
Heard = Callable[[str, AnyNews], Awaitable[None]]

_decoder: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)


def read_news(body: bytes) -> AnyNews:
    """A word from another process."""
    return _decoder.decode(body)


class Bus(Protocol):
    """The way between processes. What it loses is found again in the journal."""

    async def open(self, heard: Heard) -> None:
        """Begins to listen."""
        ...

    async def publish(self, table: str, news: AnyNews) -> None:
        """Tells the other processes that follow a table."""
        ...

    async def subscribe(self, table: str) -> None:
        """Begins to hear about a table."""
        ...

    async def unsubscribe(self, table: str) -> None:
        """Hears no more about a table."""
        ...

    async def close(self) -> None:
        """Stops listening."""
        ...


class NoBus:
    """A single process has nobody to tell."""

    async def open(self, heard: Heard) -> None:
        """Nothing to listen to."""

    async def publish(self, table: str, news: AnyNews) -> None:
        """Nobody to tell."""

    async def subscribe(self, table: str) -> None:
        """Nothing to hear."""

    async def unsubscribe(self, table: str) -> None:
        """Nothing to hear."""

    async def close(self) -> None:
        """Nothing to close."""
