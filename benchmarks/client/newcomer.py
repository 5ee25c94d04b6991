"""Somebody who opens the page for the first time and presses "Play now": how soon their first own move is made.

Each sample has a server that has just started, on an empty store, and a browser that has kept nothing. The person needs
no time to read or think, so what is measured is what they wait for: the page, the table, bots who sit nearer to the
first player and take their time, and the answer to the move.
"""

import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, WebSocket
from tests.browser.pages import TablePage

from benchmarks.server.__main__ import serving

GAMES = ("comparity-landmarks", "comparity-movies", "cardline-globetrotter", "skyscraper")
PROMISED = 30.0
"""Seconds within which the first move is made."""
STUCK = 120.0
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class FirstMove(msgspec.Struct, frozen=True):
    """Seconds since the address was opened."""

    asked: float
    """The first decision is theirs."""
    moved: float
    """The server has said what the move brought about, and that is painted."""


def first_move(browser: Browser, place: int) -> FirstMove:
    """One newcomer who plays the game at this place of the home page, against bots."""
    with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "tables.db")) as (port, _):
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
        page = context.new_page()
        made: set[int] = set()
        answered: list[int] = []
        page.on("websocket", lambda wire: _listen(wire, made, answered))
        person = TablePage(page, GAMES[place])
        began = time.perf_counter()
        page.goto(f"http://127.0.0.1:{port}")
        page.get_by_role("radio").nth(place).click()
        person.button("play-now").click()
        _until(lambda: person.is_mine, page.wait_for_timeout)
        asked = time.perf_counter() - began
        _until(lambda: bool(answered) or (person.decide() and bool(answered)), page.wait_for_timeout)
        page.evaluate(PAINTED)
        moved = time.perf_counter() - began
        context.close()
        return FirstMove(asked, moved)


def _listen(wire: WebSocket, made: set[int], answered: list[int]) -> None:
    """Notes the moves this page sends, and those that the server has played."""

    def sent(text: str | bytes) -> None:
        order = json.loads(text)
        if order["do"] == "play":
            made.add(order["id"])

    def heard(text: str | bytes) -> None:
        told = json.loads(text)
        if told["tell"] == "told" and told.get("re") in made:
            answered.append(told["re"])

    wire.on("framesent", sent)
    wire.on("framereceived", heard)


def _until(is_so: Callable[[], bool], wait: Callable[[float], None]) -> None:
    ends = time.perf_counter() + STUCK
    while not is_so():
        if time.perf_counter() > ends:
            raise TimeoutError("a newcomer does not come to a first move")
        wait(20)
