"""`tallorder serve`: runs the server until it is told to stop."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
import uvicorn

from tallorder.extras import require
from tallorder.server.app import App
from tallorder.server.bot_workers import BotWorkers
from tallorder.server.bus import Bus
from tallorder.server.deadlines import with_deadlines
from tallorder.server.doors import counted
from tallorder.server.lan import Lan
from tallorder.server.limits import Limits
from tallorder.server.logs import write_json_lines
from tallorder.server.pictures import DeckPictures
from tallorder.server.processes import run_together
from tallorder.server.service import TableService
from tallorder.server.timeouts import Timeouts
from tallorder.server.websocket import served_by
from tallorder.store import Store

Settable = TypeVar("Settable", bound=msgspec.Struct)

GRACE = 5
"""Seconds that connections are given to end."""
LONGEST_WAIT = 0.0005
"""Seconds that the loop waits for a thread that computes: the usual 5 ms are what a player would notice in a crowd."""


def default_store() -> str:
    """The file that tables are kept in unless told otherwise."""
    return str(Path.home() / ".tallorder" / "tables.db")


def read_words(words: dict[str, str], kind: type[Settable]) -> Settable:
    """Limits or timeouts from words; ValueError says what was expected."""
    try:
        return msgspec.convert(words, kind, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{error}; there are {', '.join(kind.__struct_fields__)}") from None


def open_bus(url: str) -> Bus:
    """The way to other server processes."""
    require("redis")
    from tallorder.server.redis_bus import RedisBus

    return RedisBus(url)


def serve(
    host: str,
    port: int,
    store: str,
    bus: str | None = None,
    limits: Limits | None = None,
    timeouts: Timeouts | None = None,
    log_level: str = "info",
    listening: socket.socket | None = None,
) -> None:
    """Runs the server in this process; with a socket, as one of several that listen on it."""
    write_json_lines(log_level)
    journal = Store(store)
    limits = limits or Limits()
    workers = BotWorkers()
    workers.warm_up()
    pictures = DeckPictures()
    service = TableService(
        journal, open_bus(bus) if bus else None, workers, timeouts, pictures, prepare=pictures.prepare
    )
    lan = Lan()
    app = App(service, limits, lan)
    server = uvicorn.Server(configure(app, host, port, limits))
    lan.watch(server, lambda address: configure(app, address, port, limits, lifespan="off"))
    signal.signal(signal.SIGTERM, lambda _signal, _frame: _end(server))
    _spare_the_collector()
    sys.setswitchinterval(LONGEST_WAIT)
    try:
        with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
            server.run(None if listening is None else [listening])
    finally:
        journal.close()


class OneOfSeveral(msgspec.Struct, frozen=True):
    """What one of several processes needs to know in order to serve; it can be sent to another process."""

    host: str
    port: int
    store: str
    bus: str
    limits: Limits
    timeouts: Timeouts
    log_level: str

    def __call__(self, listening: socket.socket) -> None:
        """Runs the server in this process."""
        serve(
            self.host, self.port, self.store, self.bus, self.limits, self.timeouts, self.log_level, listening=listening
        )


def serve_with_workers(count: int, one: OneOfSeveral) -> None:
    """Runs several processes on one port."""
    write_json_lines(one.log_level)
    Store(one.store).close()  # brought to the shape of this release once, before several open it
    run_together(count, one.host, one.port, one)


def why_alone(store: str, bus: str | None) -> str:
    """The message that says why several processes cannot serve these tables; empty if they can."""
    if not store.startswith(("postgresql://", "postgres://")):
        return "serve-one-sqlite"
    return "" if bus else "serve-one-redis"


def _spare_the_collector() -> None:
    """Tables are many small objects that live long: looking through all of them again and again for rubbish took a
    third of the server's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _end(server: uvicorn.Server) -> None:
    """Told to stop before uvicorn listens to signals, or by uvicorn itself again after it has finished."""
    server.should_exit = True


def configure(app: App, host: str, port: int, limits: Limits, lifespan: Literal["on", "off"] = "on") -> uvicorn.Config:
    """uvicorn as measured: uvloop, frames straight to their connection, no compression of messages."""
    return uvicorn.Config(
        app.http,
        host=host,
        port=port,
        lifespan=lifespan,
        http=with_deadlines(limits, app.sockets),
        h11_max_incomplete_event_size=limits.head_bytes,
        ws=counted(served_by(app.connections, limits.message_bytes), app.sockets),
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
