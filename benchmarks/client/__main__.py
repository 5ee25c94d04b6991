"""How long people wait in a real Chromium: newcomers for their first move, players for the painted answer to a click.

    python -m benchmarks.client [--samples 15] [--newcomers 3] [--json]

Newcomers: from opening the page on a server that has just started, by "Play now", to the first own move, in all four
games. Players, with 57 cards on the table. Comparity: picking a card until its free cells are painted, and the
confirming click until the server has answered and the card lies painted. Cardline: the same with 57 cards in the line,
until the flip begins. A frame is painted when the one after it begins; motion that follows is not waited for.
"""

import argparse
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from benchmarks.client.newcomer import GAMES, PROMISED, first_move
from benchmarks.client.seats import MINE, Seats
from benchmarks.server.__main__ import serving
from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.moves import PlaceCard
from tallorder.lab.statistics import quantile

ON_THE_TABLE = 57
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
WATCH = """([click, ready]) => {
    window.took = new Promise((done) => {
        let began = 0;
        addEventListener(click, (event) => { began = event.timeStamp; }, { capture: true, once: true });
        const look = () => {
            const found = document.querySelectorAll(ready.selector).length;
            if (!began || (ready.count === null ? !found : found < ready.count)) return requestAnimationFrame(look);
            requestAnimationFrame(() => requestAnimationFrame((now) => done(now - began)));
        };
        requestAnimationFrame(look);
    });
}"""


class Row(msgspec.Struct):
    """One line of the result, in milliseconds."""

    what: str
    samples: int
    p50: float
    p95: float


def timed(page: Page, button: Locator, selector: str, count: int | None = None) -> float:
    """Milliseconds from a click until so many of something are painted; any, without a count."""
    page.evaluate(WATCH, ["click", {"selector": selector, "count": count}])
    button.evaluate("(one) => one.click()")
    return float(page.evaluate("window.took"))


def row(what: str, times: list[float]) -> Row:
    """What came out of one kind of click."""
    return Row(what, len(times), quantile(times, 0.5), quantile(times, 0.95))


def come_in(page: Page, seats: Seats) -> None:
    """Opens the table, once the game is long enough to be looked at, and waits for the page's turn."""
    if page.url == "about:blank":
        page.goto(f"http://127.0.0.1:{seats.port}/t/{seats.table}#{seats.token}")
    page.locator(".seat.acts.mine").wait_for(timeout=60_000)


def comparity(page: Page, seats: Seats, samples: int) -> list[Row]:
    """Long games, until the page has played often enough with so many cards on the table."""
    picks: list[float] = []
    lays: list[float] = []
    while len(lays) < samples:
        if seats.is_over:
            page.goto("about:blank")
            seats.begin()
        view: Any = seats.game.view(None)
        is_mine = seats.game.actor == MINE and view.phase == "turn" and len(view.hands[MINE]) > 2
        if not is_mine or len(view.area) < ON_THE_TABLE:
            seats.play(seats.long_move())
            continue
        come_in(page, seats)
        page.wait_for_function("(many) => document.querySelectorAll('.spot').length === many", arg=len(view.area))
        page.wait_for_timeout(600)
        picks.append(timed(page, page.locator("[data-card]").first, ".cell"))
        page.locator(".cell").first.evaluate("(one) => one.click()")
        confirm = page.locator(".prompt .btn.primary:enabled").first
        confirm.wait_for()
        page.wait_for_timeout(300)
        lays.append(timed(page, confirm, ".spot", page.locator(".spot").count() + 1))
        seats.catch_up()
    name = f"Comparity, {ON_THE_TABLE} cards and more"
    return [row(f"{name}: pick to painted cells", picks), row(f"{name}: confirm to painted card", lays)]


def cardline(page: Page, seats: Seats, samples: int) -> list[Row]:
    """A long line, into which the page places cards."""
    picks: list[float] = []
    lays: list[float] = []
    game = seats.game
    assert isinstance(game, CardlineGame)
    page.goto("about:blank")
    while len(lays) < samples and not seats.is_over:
        if game.actor != MINE or len(game.line.cards) < ON_THE_TABLE:
            card = game.hands[game.actor][0]
            seats.play(PlaceCard(card, game.line.belongs(game.values[card])[0]))
            continue
        come_in(page, seats)
        page.wait_for_timeout(400)
        if (go_on := page.get_by_role("button", name="Continue")).count():
            go_on.first.evaluate("(one) => one.click()")
        picks.append(timed(page, page.locator(".hand button:enabled").first, ".gap"))
        page.locator(".gap").nth(ON_THE_TABLE // 2).evaluate("(one) => one.click()")
        page.wait_for_timeout(600)
        confirm = page.locator(".prompt .btn.primary:enabled").first
        lays.append(timed(page, confirm, ".prompt .shown"))
        seats.catch_up()
    name = f"Cardline, {ON_THE_TABLE} cards and more"
    return [row(f"{name}: pick to painted gaps", picks), row(f"{name}: confirm to painted flip", lays)]


def newcomers(browser: Browser, samples: int) -> list[Row]:
    """From opening the page to the first own move, in each game."""
    rows = []
    for place, game in enumerate(GAMES):
        came = [first_move(browser, place) for _ in range(samples)]
        what = f"Play now, {game}"
        rows.append(row(f"{what}: opened to own decision", [1000 * one.asked for one in came]))
        rows.append(row(f"{what}: opened to own move, of {PROMISED:.0f} s", [1000 * one.moved for one in came]))
    return rows


def measure(samples: int, newcomers_each: int) -> list[Row]:
    """Everything, on servers of its own."""
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        store = str(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        rows = newcomers(browser, newcomers_each)
        with serving(store) as (port, _):
            page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en")
            landmarks = Seats(port, store, {"game": "comparity-landmarks", "cards": "all"}, 5)
            rows += comparity(page, landmarks, samples)
            options = {"hand_size": str((ON_THE_TABLE + samples) // 3 + samples + 2)}
            countries = Seats(port, store, {"game": "cardline-globetrotter", "cards": "all", "options": options}, 3)
            rows += cardline(page, countries, samples)
        browser.close()
    return rows


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samples", type=int, default=15)
    parser.add_argument("--newcomers", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = measure(given.samples, given.newcomers)
    if given.json:
        print(json.dumps(msgspec.to_builtins(rows), indent=2))
        return
    for one in rows:
        print(f"{one.what:58} p50 {one.p50:6.0f} ms   p95 {one.p95:6.0f} ms   ({one.samples} samples)")


if __name__ == "__main__":
    main()
