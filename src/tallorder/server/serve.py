"""`tallorder serve`: runs the server until it is told to stop."""

import asyncio
import contextlib
import gc
import signal
import sys
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
import uvicorn

from tallorder.server.app import build_app
from tallorder.server.frames import Frames
from tallorder.server.gallery import Gallery
from tallorder.server.lan import Lan
from tallorder.server.limits import Limits
from tallorder.server.logs import write_json_lines
from tallorder.server.patience import patient
from tallorder.store import Store
from tallorder.table.bus import Bus
from tallorder.table.hall import Hall
from tallorder.table.rounds import Habits
from tallorder.table.thinkers import Workers

Settable = TypeVar("Settable", bound=msgspec.Struct)

GRACE = 5
"""Seconds that connections are given to end."""
LONGEST_WAIT = 0.0005
"""Seconds that the loop waits for a thread that computes: the usual 5 ms are what a player would notice in a crowd."""


def default_store() -> str:
    """The file that tables are kept in unless told otherwise."""
    return str(Path.home() / ".tallorder" / "tables.db")


def read_words(words: dict[str, str], kind: type[Settable]) -> Settable:
    """Limits or habits from words; ValueError says what was expected."""
    try:
        return msgspec.convert(words, kind, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{error}; there are {', '.join(kind.__struct_fields__)}") from None


def open_bus(url: str) -> Bus:
    """The way to other server processes."""
    from tallorder.store.bus import RedisBus

    return RedisBus(url)


def serve(
    host: str,
    port: int,
    store: str,
    bus: str | None = None,
    limits: Limits | None = None,
    habits: Habits | None = None,
    log_level: str = "info",
) -> None:
    """Runs the server in this process."""
    write_json_lines(log_level)
    journal = Store(store)
    limits = limits or Limits()
    workers = Workers()
    workers.be_ready()
    hall = Hall(journal, open_bus(bus) if bus else None, workers, habits, Gallery())
    lan = Lan()
    config = configure(build_app(hall, limits, lan), host, port, limits)
    server = uvicorn.Server(config)
    lan.watch(server, lambda address: configure(config.app, address, port, limits, lifespan="off"))
    signal.signal(signal.SIGTERM, lambda _signal, _frame: _end(server))
    _spare_the_collector()
    sys.setswitchinterval(LONGEST_WAIT)
    try:
        with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
            server.run()
    finally:
        journal.close()


def _spare_the_collector() -> None:
    """Tables are many small objects that live long: looking through all of them again and again for rubbish took a
    third of the server's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _end(server: uvicorn.Server) -> None:
    """Update to stop before uvicorn listens to signals, or by uvicorn itself again after it has finished."""
    server.should_exit = True


def configure(
    app: object, host: str, port: int, limits: Limits, lifespan: Literal["on", "off"] = "on"
) -> uvicorn.Config:
    """uvicorn as measured: uvloop, our short way for frames, no compression of messages."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        host=host,
        port=port,
        lifespan=lifespan,
        http=patient(limits),
        h11_max_incomplete_event_size=limits.head_bytes,
        ws=Frames,
        ws_per_message_deflate=False,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
