"""`tallorder serve`, `export` and `import`: tables for browsers."""

import argparse
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tallorder.cli.arguments import (
    BadInput,
    Commands,
    OldSpelling,
    add_command,
    add_json,
    add_store,
    natural,
    open_store,
    options_of,
    print_json,
)
from tallorder.messages import phrasebook


def add_serve(commands: Commands) -> None:
    """`tallorder serve`"""
    parser = add_command(commands, "serve", run_serve, "run the web server")
    parser.epilog = (
        "Every setting can also stand in a file (--config) or in the environment: TALLORDER_PORT, TALLORDER_STORE, "
        "TALLORDER_LIMIT_TABLES_PER_HOUR, … Passwords belong there: arguments can be seen by everybody on a machine."
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings as TOML; see docs/operate.md")
    parser.add_argument("--host", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=natural, help="the port to listen on (8000)")
    add_store(parser)
    parser.add_argument("--redis", metavar="URL", help="redis://…: connects several servers that share one PostgreSQL")
    parser.add_argument(
        "--workers",
        type=natural,
        metavar="N",
        help="server processes on this machine (1); more than one need PostgreSQL and Redis",
    )
    parser.add_argument("--bus", action=OldSpelling, new="--redis", dest="redis")
    parser.add_argument(
        "--public-url", metavar="URL", help="the address that invitations name, such as https://example.org"
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        dest="trusted_proxies",
        metavar="ADDRESS",
        help="a proxy, or a network such as 10.0.0.0/8, whose X-Forwarded-For is believed",
    )
    parser.add_argument(
        "--allowed-host", action="append", dest="allowed_hosts", metavar="NAME", help="answer to this name only"
    )
    parser.add_argument("--metrics-port", type=natural, metavar="PORT", help="metrics on a port of their own")
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
        "--log-format", choices=("auto", "text", "json"), help="words for people or JSON for programs (auto)"
    )
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), help="how much is logged (info)")


GIVEN = (
    "host", "port", "store", "redis", "workers", "public_url", "trusted_proxies", "allowed_hosts", "metrics_port",
    "log_format", "log_level",
)  # fmt: skip
"""Arguments that are settings of the server by the same name."""


def run_serve(arguments: argparse.Namespace) -> int:
    """Runs the server until it is told to stop."""
    from tallorder.server.serve import serve, serve_with_workers, why_alone
    from tallorder.server.settings import configuration_file, read_settings
    from tallorder.store.serving import Taken
    from tallorder.table.journal import StoreDown

    given = {name: value for name in GIVEN if (value := getattr(arguments, name)) is not None}
    if arguments.open:
        given.setdefault("log_level", "warning")  # whoever plays wants to see the address, not every request
    try:
        groups = {"limits": options_of(arguments.limit), "timeouts": options_of(arguments.timeout)}
        given |= {name: words for name, words in groups.items() if words}
        settings = read_settings(given, configuration_file(arguments.config), os.environ)
    except ValueError as error:
        raise BadInput(f"tallorder: {error}") from None
    say = phrasebook(arguments.lang or "en").say
    if arguments.store and urlsplit(arguments.store).password:
        print(say("serve-store-seen"), file=sys.stderr, flush=True)
    if settings.workers > 1 and (why := why_alone(settings.store, settings.redis)):
        print(say(why), file=sys.stderr, flush=True)
        settings = msgspec.structs.replace(settings, workers=1)
    if arguments.open:
        address = f"http://{settings.host}:{settings.port}"
        invite(address, say("serve-open", {"address": settings.public_url or address}))
    try:
        if settings.workers > 1:
            serve_with_workers(settings)
        else:
            serve(settings)
    except Taken as taken:
        raise BadInput(f"tallorder: {say('serve-taken', {'file': str(taken)})}") from None
    except (OSError, StoreDown) as problem:
        raise BadInput(f"tallorder: {problem}") from None
    return 0


def invite(address: str, sentence: str) -> None:
    """As soon as somebody answers, says where the tables are and, where there is a screen, opens a browser there."""
    threading.Thread(target=_invite_when_ready, args=(address, sentence), daemon=True).start()


def _invite_when_ready(address: str, sentence: str) -> None:
    import webbrowser
    from urllib.request import urlopen

    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    for _ in range(300):
        try:
            with urlopen(f"{address}/ready", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    print(sentence, flush=True)
    if has_screen:
        webbrowser.open(address)


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


def add_backup(commands: Commands) -> None:
    """`tallorder backup` and `tallorder restore`."""
    parser = add_command(commands, "backup", run_backup, "copy the whole store into one file while the server runs")
    parser.add_argument("file", help="a new file")
    add_store(parser)
    add_json(parser)
    parser = add_command(commands, "restore", run_restore, "put a backup into an empty store")
    parser.add_argument("file", help="the file of a backup")
    add_store(parser)
    add_json(parser)


def run_backup(arguments: argparse.Namespace) -> int:
    """Copies everything a store keeps into a file."""
    from tallorder.store.backup import backup

    return _copy(arguments, backup, "backup-taken")


def run_restore(arguments: argparse.Namespace) -> int:
    """Puts a backup into a store."""
    from tallorder.store.backup import restore

    return _copy(arguments, restore, "backup-restored")


def _copy(arguments: argparse.Namespace, action: Any, done: str) -> int:
    from tallorder.store.backup import BackupProblem

    store = open_store(arguments.store)
    try:
        copied = action(store, Path(arguments.file))
    except BackupProblem as problem:
        raise BadInput(f"tallorder: {problem}") from None
    finally:
        store.close()
    if arguments.json:
        print_json(copied)
    else:
        counts = {"entries": copied.entries, "decks": copied.decks, "file": arguments.file}
        print(phrasebook(arguments.lang).say(done, counts))
    return 0
