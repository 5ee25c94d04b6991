"""`tallorder serve`, `export` and `import`: tables for browsers."""

import argparse
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

from tallorder.cli.arguments import (
    BadInput,
    Commands,
    OldSpelling,
    add_command,
    add_store,
    natural,
    open_store,
    options_of,
)
from tallorder.messages import phrasebook


def add_serve(commands: Commands) -> None:
    """`tallorder serve`"""
    parser = add_command(commands, "serve", run_serve, "run the web server")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=natural, default=8000, help="the port to listen on (8000)")
    add_store(parser)
    parser.add_argument("--redis", metavar="URL", help="redis://…: connects several servers that share one PostgreSQL")
    parser.add_argument(
        "--workers",
        type=natural,
        default=1,
        metavar="N",
        help="server processes on this machine (1); more than one need PostgreSQL and Redis",
    )
    parser.add_argument("--bus", action=OldSpelling, new="--redis", dest="redis")
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change how much one visitor may ask for, such as tables_per_hour=500",
    )
    parser.add_argument(
        "--timeout",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change how many seconds the server waits, such as host_away=60",
    )
    parser.add_argument("--habit", action=OldSpelling, new="--timeout", dest="timeout", default=[])
    parser.add_argument("--open", action="store_true", help="open a browser at the server's address")
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="info", help="how much is logged (info)"
    )


def run_serve(arguments: argparse.Namespace) -> int:
    """Runs the server until it is told to stop."""
    from tallorder.server.limits import Limits
    from tallorder.server.serve import (
        OneOfSeveral,
        default_store,
        read_words,
        serve,
        serve_with_workers,
        why_alone,
    )
    from tallorder.server.timeouts import Timeouts
    from tallorder.table.journal import StoreDown

    try:
        limits = read_words(options_of(arguments.limit), Limits)
        timeouts = read_words(options_of(arguments.timeout), Timeouts)
    except ValueError as error:
        raise BadInput(f"tallorder: {error}") from None
    store = arguments.store or default_store()
    if arguments.open:
        invite(f"http://{arguments.host}:{arguments.port}", arguments.lang)
    host, port, redis, level = arguments.host, arguments.port, arguments.redis, arguments.log_level
    count = max(1, arguments.workers)
    if count > 1 and (why := why_alone(store, redis)):
        print(phrasebook(arguments.lang or "en").say(why, {}), file=sys.stderr, flush=True)
        count = 1
    try:
        if count > 1:
            serve_with_workers(count, OneOfSeveral(host, port, store, redis, limits, timeouts, level))
        else:
            serve(host, port, store, redis, limits, timeouts, level)
    except (OSError, StoreDown) as problem:
        raise BadInput(f"tallorder: {problem}") from None
    return 0


def invite(address: str, language: str | None) -> None:
    """Says where the tables are and, where there is a screen, opens a browser there as soon as somebody answers."""
    print(phrasebook(language or "en").say("serve-open", {"address": address}), flush=True)
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()


def _open_when_ready(address: str) -> None:
    import webbrowser
    from urllib.request import urlopen

    for _ in range(100):
        try:
            with urlopen(f"{address}/ready", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)


def add_moving(commands: Commands) -> None:
    """`tallorder export` and `tallorder import`."""
    parser = add_command(commands, "export", run_export, "write all tables, decks and reports into a folder")
    parser.add_argument("folder", help="a new or empty folder")
    add_store(parser)
    parser = add_command(commands, "import", run_import, "read an export into the store")
    parser.add_argument("folder", help="the folder of an export")
    add_store(parser)


def run_export(arguments: argparse.Namespace) -> int:
    """Writes everything a store keeps as files."""
    from tallorder.store.files import export

    return _move(arguments, export, "moving-exported")


def run_import(arguments: argparse.Namespace) -> int:
    """Reads everything that an export holds into a store."""
    from tallorder.store.files import import_store

    return _move(arguments, import_store, "moving-imported")


def _move(arguments: argparse.Namespace, action: Any, done: str) -> int:
    import asyncio

    from tallorder.store.files import ImportProblem

    store = open_store(arguments.store)
    try:
        head = asyncio.run(action(store, Path(arguments.folder)))
    except ImportProblem as problem:
        raise BadInput(str(problem)) from None
    finally:
        store.close()
    counts = {"tables": head.tables, "decks": head.decks, "reports": head.reports}
    print(phrasebook(arguments.lang).say(done, counts))
    return 0
