"""`tallorder serve`: runs the server until it is told to stop."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from functools import partial
from typing import Literal

import uvicorn

from tallorder.extras import require
from tallorder.server.app import App
from tallorder.server.bot_workers import BotWorkers
from tallorder.server.bus import Bus
from tallorder.server.deadlines import with_deadlines
from tallorder.server.doors import counted
from tallorder.server.front_door import FrontDoor
from tallorder.server.lan import Lan
from tallorder.server.limits import Limits
from tallorder.server.logs import write_log
from tallorder.server.metrics import serve_metrics
from tallorder.server.pictures import DeckPictures
from tallorder.server.processes import run_together
from tallorder.server.service import TableService
from tallorder.server.settings import ServerSettings
from tallorder.server.websocket import served_by
from tallorder.store import Store
from tallorder.store.serving import hold

GRACE = 5
"""Seconds that connections are given to end."""
LONGEST_WAIT = 0.0005
"""Seconds that the loop waits for a thread that computes: the usual 5 ms are what a player would notice in a crowd."""


def open_bus(url: str) -> Bus:
    """The way to other server processes."""
    require("redis")
    from tallorder.server.redis_bus import RedisBus

    return RedisBus(url)


def serve(settings: ServerSettings, listening: socket.socket | None = None) -> None:
    """Runs the server in this process; with a socket, as one of several that listen on it."""
    write_log(settings.log_level, settings.log_format)
    with contextlib.ExitStack() as held:
        held.enter_context(hold(settings.store))
        journal = Store(settings.store)
        held.callback(journal.close)
        _run(journal, settings, listening)


def _run(journal: Store, settings: ServerSettings, listening: socket.socket | None) -> None:
    workers = BotWorkers()
    workers.warm_up()
    pictures = DeckPictures()
    bus = open_bus(settings.redis) if settings.redis else None
    service = TableService(journal, bus, workers, settings.timeouts, pictures, prepare=pictures.prepare)
    lan = Lan(settings.public_url)
    front_door = FrontDoor(settings.trusted_proxies, settings.allowed_hosts, settings.public_url)
    app = App(service, settings.limits, lan, front_door, has_metrics=not settings.metrics_port)
    if settings.metrics_port:
        serve_metrics(app.metrics, settings.host, settings.metrics_port, settings.workers)
    limits = settings.limits
    server = uvicorn.Server(configure(app, settings.host, settings.port, limits))
    lan.watch(server, lambda address: configure(app, address, settings.port, limits, lifespan="off"))
    signal.signal(signal.SIGTERM, lambda _signal, _frame: _end(server))
    _spare_the_collector()
    sys.setswitchinterval(LONGEST_WAIT)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run(None if listening is None else [listening])


def serve_with_workers(settings: ServerSettings) -> None:
    """Runs several processes on one port."""
    write_log(settings.log_level, settings.log_format)
    Store(settings.store).close()  # brought to the shape of this release once, before several open it
    run_together(settings.workers, settings.host, settings.port, partial(serve, settings))


def why_alone(store: str, redis: str) -> str:
    """The message that says why several processes cannot serve these tables; empty if they can."""
    if not store.startswith(("postgresql://", "postgres://")):
        return "serve-one-sqlite"
    return "" if redis else "serve-one-redis"


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
        proxy_headers=False,  # the front door knows whom to believe, for both kinds of connection
        h11_max_incomplete_event_size=limits.head_bytes,
        ws=counted(served_by(app.connections, limits.message_bytes), app.sockets),
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
