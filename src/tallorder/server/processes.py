"""Several server processes on one machine behind one port: `tallorder serve --workers N`.

They share nothing but the listening socket, PostgreSQL and Redis, like servers on several machines. One that ends
unasked is replaced; all end with whoever started them, even if that one was killed.
"""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Final

log = logging.getLogger("tallorder.server")

PAUSE: Final = 1.0
"""Seconds before a process that ended is replaced: one that cannot start must not take the whole machine."""

Serve = Callable[[socket.socket], None]


def run_together(count: int, host: str, port: int, serve: Serve) -> None:
    """Runs so many processes until this one is told to stop. `serve` has to be something that can be pickled."""
    listening = socket.create_server((host, port), backlog=2048)
    is_stopping = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _signal, _frame: is_stopping.set())
    running = [_start(serve, listening) for _ in range(count)]
    while not is_stopping.is_set():
        wait([process.sentinel for process in running], timeout=0.2)
        for place, process in enumerate(running):
            if process.is_alive() or is_stopping.is_set():
                continue
            log.warning("a server process ended and is replaced", extra={"why": f"exit code {process.exitcode}"})
            time.sleep(PAUSE)
            running[place] = _start(serve, listening)
    for process in running:
        process.terminate()
    for process in running:
        process.join()
    listening.close()


def _start(serve: Serve, listening: socket.socket) -> SpawnProcess:
    process = get_context("spawn").Process(target=_run, args=(serve, listening))
    process.start()
    return process


def _run(serve: Serve, listening: socket.socket) -> None:
    parent = parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_with_parent, daemon=True).start()
    serve(listening)
