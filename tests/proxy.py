"""A way to PostgreSQL or Redis that fails as networks do: it goes silent, loses answers, cuts off and delays."""

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Iterator

from tests.servers import free_port


class Proxy:
    """Passes bytes on, in a thread of its own, until it is told to fail."""

    def __init__(self, port: int) -> None:
        self.behind = port
        self.port = free_port()
        self.loop = asyncio.new_event_loop()
        self.links: list[Link] = []
        self.is_silent = False
        """Whether connections that come from now on pass nothing on either."""
        self.delay = 0.0
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.is_up = threading.Event()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self._enter, "127.0.0.1", self.port))
        self.is_up.set()
        self.loop.run_forever()
        server.close()
        for link in self.links:
            link.cut()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0.05))
        self.loop.close()

    async def _enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(self, reader, writer)
        link.loses_questions = link.loses_answers = self.is_silent
        self.links.append(link)
        with contextlib.suppress(OSError):
            await link.run()

    def go_silent(self, *, for_new: bool = False) -> None:
        """Connections stay open, and nothing comes through any more."""
        self.is_silent = for_new
        for link in self.links:
            link.loses_questions = link.loses_answers = True

    def lose_answers(self) -> None:
        """What is asked arrives; nobody hears the answer."""
        for link in self.links:
            link.loses_answers = True

    def come_back(self) -> None:
        """New connections pass everything on again."""
        self.is_silent = False

    def reset(self) -> None:
        """Every connection is cut off."""
        done = threading.Event()

        def cut() -> None:
            for link in self.links:
                link.cut()
            done.set()

        self.loop.call_soon_threadsafe(cut)
        done.wait()

    def close(self) -> None:
        """Ends it."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()


class Link:
    """One connection and its continuation."""

    def __init__(self, proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.proxy = proxy
        self.reader = reader
        self.writer = writer
        self.onward: asyncio.StreamWriter | None = None
        self.loses_questions = False
        self.loses_answers = False

    async def run(self) -> None:
        """Until one side ends."""
        back, self.onward = await asyncio.open_connection("127.0.0.1", self.proxy.behind)
        await asyncio.gather(
            self._pass(self.reader, self.onward, "loses_questions"), self._pass(back, self.writer, "loses_answers")
        )

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, loses: str) -> None:
        while data := await source.read(65_536):
            if self.proxy.delay:
                await asyncio.sleep(self.proxy.delay)
            if not getattr(self, loses):
                target.write(data)
                await target.drain()
        target.close()

    def cut(self) -> None:
        """Resets both sides."""
        for side in (self.writer, self.onward):
            if side is None:
                continue
            sock = side.get_extra_info("socket")
            with contextlib.suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            side.transport.abort()


@contextlib.contextmanager
def proxy(url: str) -> Iterator[tuple[Proxy, str]]:
    """A proxy in front of a server; itself, and the URL through it."""
    head, _, rest = url.rpartition(":")
    port, slash, path = rest.partition("/")
    one = Proxy(int(port))
    one.thread.start()
    one.is_up.wait()
    try:
        yield one, f"{head}:{one.port}{slash}{path}"
    finally:
        one.close()
