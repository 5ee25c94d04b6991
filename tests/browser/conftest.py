"""A real server and a real Chromium. Run on its own: sync Playwright leaves its event loop running."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The same Chromium; the first has no window to draw and is there sooner."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ENVIRONMENT = {**os.environ, "BROWSER": "true", "PYTHONPATH": str(Path(__file__).parents[2] / "src")}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANGUAGES = ("en", "ru", "fr")
LIMITS = ("tables_per_hour=100000", "tables_burst=1000", "requests_per_second=5000", "requests_burst=50000")


class Server:
    """`tallorder serve` on a port of its own, which can be stopped and started again on the same store."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = folder / "tables.sqlite"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [sys.executable, "-m", "tallorder", "serve", "--port", str(self.port)]
        command += ["--store", f"sqlite:///{self.store}", "--log-level", "warning"]
        command += ["--timeout", "shortest_pace=0", "--timeout", "sit_in=1"]
        for limit in LIMITS:
            command += ["--limit", limit]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=ENVIRONMENT)
        for _ in range(300):
            try:
                with urlopen(f"{self.url}/ready", timeout=1):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        self.stop()
        raise RuntimeError((self.folder / "server.log").read_text()[-2000:])

    def kill(self) -> None:
        """Ends it without a chance to finish anything."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(20)

    def stop(self) -> None:
        """Stops it as an operator would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright's own browsers cannot be fetched; Debian's Chromium is one command away."""
    if not Path(CHROMIUM).exists():
        pytest.fail("Chromium is missing: apt-get update && apt-get install -y --no-install-recommends chromium")
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all browser tests."""
    one = Server(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Iterator[dict[tuple[str, bool], BrowserContext]]:
    """One browser for each language and device, shared by those whose every visit begins with empty storage."""
    opened = {
        (language, phone): browser.new_context(locale=language, reduced_motion="reduce", **(PHONE if phone else DESK))
        for language in LANGUAGES
        for phone in (False, True)
    }
    yield opened
    for context in opened.values():
        context.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator["People"]:
    """Opens browsers for as many people as a test needs."""
    group = People(browser, server)
    yield group
    group.leave()


class People:
    """Browsers of several people, each with its own storage; errors on a page fail the test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.pages: list[Page] = []
        self.errors: list[str] = []
        self.foreign: list[str] = []

    def arrive(self, *, phone: bool = False, language: str = "en", home: bool = True, **options: Any) -> Page:
        """A fresh browser, on the home page unless somebody goes straight to a table."""
        shape = {**(PHONE if phone else DESK), **options}
        context = self.browser.new_context(locale=language, reduced_motion="reduce", **shape)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self._note(request.url))
        if home:
            page.goto(self.server.url)
            page.get_by_role("main").wait_for()
        self.pages.append(page)
        return page

    def _note(self, url: str) -> None:
        if not url.startswith((self.server.url, self.server.url.replace("http", "ws"), "data:", "blob:")):
            self.foreign.append(url)

    def leave(self) -> None:
        """Everybody goes home; nothing may have gone wrong on any page, and nobody else was asked for anything."""
        for page in self.pages:
            page.context.close()
        assert self.errors == []
        assert self.foreign == []
