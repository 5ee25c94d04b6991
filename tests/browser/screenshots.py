"""Pictures of every screen, on a desk and on a phone, in three languages: `make screenshots`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from tests.browser import hands
from tests.browser.conftest import CHROMIUM, FLAGS, Server

OUT = Path("screenshots")
GAMES = ("landmarks", "movies", "globetrotter", "skyscraper")
HANDS = (hands.comparity, hands.comparity, hands.cardline, hands.skyscraper)
PAGES = {"rules-comparity": "/rules/comparity", "rules-skyscraper": "/rules/skyscraper", "decks": "/decks"}
TURNS = 5
"""Decisions before a table is worth a picture."""


def take(page: Page, name: str) -> None:
    """One picture, when nothing moves any more."""
    page.wait_for_timeout(500)
    page.screenshot(path=OUT / f"{name}.png")


def one_round(browser: Browser, server: Server, language: str, device: str) -> None:
    """All screens in one language on one device."""
    shape = {"viewport": {"width": 1440, "height": 900}}
    if device == "phone":
        shape = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    context = browser.new_context(locale=language, **shape)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(20_000)
    start = f"{language}-{device}"
    page.goto(server.url)
    page.locator(".way.now").wait_for()
    page.wait_for_timeout(800)
    take(page, f"{start}-home")
    for name, path in PAGES.items():
        page.goto(server.url + path)
        take(page, f"{start}-{name}")
    for piece, game in enumerate(GAMES):
        page.goto(server.url)
        page.locator(f"#piece-{piece}").click()
        page.locator(".way").nth(1).click()
        page.locator(".qr svg").wait_for()
        take(page, f"{start}-lobby-{game}")
        page.goto(server.url)
        page.locator(f"#piece-{piece}").click()
        page.locator(".way.now").click()
        at_table(page, f"{start}-{game}", piece)
    context.close()


def at_table(page: Page, name: str, piece: int) -> None:
    """A table at the first decision, with something picked, and some turns later."""
    try:
        for turn in range(TURNS):
            page.locator(".seat.acts.mine").wait_for(timeout=60_000)
            if turn in (0, TURNS - 1):
                take(page, f"{name}-turn-{turn}")
                page.locator("[data-card], .hand button:enabled").first.click()
                spot = page.locator(".cell, .gap, .prompt .rows button")
                if spot.count():
                    spot.first.click()
                take(page, f"{name}-picked-{turn}")
                page.keyboard.press("Escape")
                page.keyboard.press("Escape")
            for _ in range(12):
                if not hands.is_mine(page) or not HANDS[piece](page):
                    break
    except TimeoutError as late:
        print(f"{name}: {late}", file=sys.stderr)


def main() -> None:
    """Everything into `screenshots/`."""
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in sys.argv[1:] or ("en", "ru", "fr"):
            for device in ("desk", "phone"):
                one_round(browser, server, language, device)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
