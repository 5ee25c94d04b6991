"""Every screen for every body: axe in three languages, small windows, large text, touch targets, light pages."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import hands
from tests.browser.conftest import People

ROOT = Path(__file__).parents[2]
AXE = ROOT / "client/node_modules/axe-core/axe.min.js"
LANGUAGES = ("en", "ru", "fr")


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary'][:200]}"
        for one in result["violations"]
        for node in one["nodes"][:3]
    ]


def arrive_at(page: Page, piece: int) -> None:
    """Plays now, until it is this page's decision."""
    page.locator(f"#piece-{piece}").click()
    page.locator(".way.now").click()
    page.locator(".seat.acts.mine").wait_for(timeout=90_000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_the_way_in(people: People, language: str) -> None:
    page = people.arrive(language=language)
    assert violations(page) == []
    for path in ("/rules/comparity", "/rules/cardline", "/rules/skyscraper", "/decks", "/replay"):
        page.goto(people.server.url + path)
        page.locator("h1").first.wait_for()
        assert violations(page) == [], path
    page.goto(people.server.url)
    page.locator(".way:not(.now)").first.click()
    page.locator(".lobby").wait_for()
    page.locator(".qr svg").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("piece", "language"), [(0, "ru"), (1, "fr"), (2, "en"), (3, "fr")])
def test_axe_finds_nothing_at_the_tables(people: People, piece: int, language: str, *, phone: bool) -> None:
    page = people.arrive(language=language, phone=phone)
    arrive_at(page, piece)
    assert violations(page) == []
    cards = page.locator("[data-card]:visible, .hand button:enabled:visible")
    if cards.count():
        cards.first.click()
    page.wait_for_timeout(400)
    assert violations(page) == []
    page.locator("header button").last.click()
    page.locator("dialog[open]").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_into_320_pixels_without_scrolling_sideways(people: People, language: str) -> None:
    page = people.arrive(language=language, viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    for step in ("home", "lobby"):
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 320, step
        if step == "home":
            page.locator(".way").nth(1).click()
            page.locator(".lobby").wait_for()


def test_a_table_can_be_played_at_320_pixels(people: People) -> None:
    page = people.arrive(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    arrive_at(page, 0)
    assert hands.comparity(page)


def test_text_of_double_size_stays_in_reach(people: People) -> None:
    page = people.arrive(viewport={"width": 720, "height": 450}, device_scale_factor=2)
    arrive_at(page, 0)
    assert hands.comparity(page)


@pytest.mark.parametrize("piece", [0, 2])
def test_what_is_touched_is_large_enough(people: People, piece: int) -> None:
    page = people.arrive(phone=True)
    arrive_at(page, piece)
    page.locator("[data-card]:visible, .hand button:enabled:visible").first.click()
    page.wait_for_timeout(300)
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input')]
        .filter((one) => one.offsetParent !== null && !one.disabled && !one.closest('[hidden]'))
        .map((one) => [one.getAttribute('aria-label') || one.textContent.trim(), one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 30))
        .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
    )
    assert small == []


def test_the_page_is_light_before_a_table_opens(people: People) -> None:
    page = people.arrive()
    page.wait_for_timeout(300)
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    static = ROOT / "src/tallorder/web/static"
    scripts = {path for path in loaded if path.endswith(".js")}
    size = sum(len(gzip.compress((static / path.lstrip("/")).read_bytes())) for path in scripts)
    assert scripts
    assert size <= 130_000, json.dumps(sorted(scripts))


def test_nothing_shifts_when_cards_arrive(people: People) -> None:
    page = people.arrive()
    page.evaluate(
        """() => { window.shift = 0; new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value; })
        .observe({type: 'layout-shift', buffered: true}); }"""
    )
    arrive_at(page, 2)
    page.wait_for_timeout(1000)
    assert page.evaluate("window.shift") < 0.1
