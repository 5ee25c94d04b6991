"""One page life through all games and back, without a reload: every screen looks as it does on a fresh page.

A style sheet that was loaded once stays in the page. One that is not confined to its own board changes the next game.
"""

import io
import json
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page

from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.seeding import SeededTable, seed_table
from tests.browser.situations import ME, find_moment
from tests.browser.tour import Visitor

GAMES = ("landmarks-turn", "globe-place", "sky-play", "movies-turn")
STYLES = """() => {
    const plain = (one) => { const style = getComputedStyle(one);
        return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])); };
    const path = (one) => one.parentElement
        ? `${path(one.parentElement)}>${one.tagName}${[...one.parentElement.children].indexOf(one)}` : 'HTML';
    return JSON.stringify(Object.fromEntries([...document.body.querySelectorAll('*')]
        .filter((one) => one.checkVisibility())
        .map((one) => [`${path(one)}.${one.getAttribute('class') ?? ''}`, plain(one)]))); }"""
"""The computed style of everything that can be seen, by its place in the page, as text: that comes over sooner."""
GO = """path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"""
LEAST = 24
"""How much of 255 a channel of a pixel has to differ: less is the rounding of a smoothed edge."""


class Look:
    """How a page looks: its picture, and the computed style of everything on it."""

    def __init__(self, page: Page) -> None:
        page.mouse.move(0, 0)
        self.styles: dict[str, dict[str, str]] = json.loads(page.evaluate(STYLES))
        self.picture = _picture(page)

    def differs(self, other: "Look") -> list[str]:
        """Where they differ, in words."""
        found = [f"only once: {name}" for name in self.styles.keys() ^ other.styles.keys()]
        for name in self.styles.keys() & other.styles.keys():
            mine, theirs = self.styles[name], other.styles[name]
            changed = {key: (mine.get(key), theirs.get(key)) for key in mine if mine.get(key) != theirs.get(key)}
            if changed:
                found.append(f"{name}: {changed}")
        apart = (
            ImageChops.difference(self.picture, other.picture).convert("L").point(lambda grey: (grey >= LEAST) * 255)
        )
        if apart.getbbox():
            found.append(f"the picture differs within {apart.getbbox()}")
        return found


AFRESH = """async () => {
    const frame = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    document.documentElement.style.visibility = 'hidden'; await frame();
    document.documentElement.style.visibility = ''; await frame(); }"""
"""Has everything drawn anew: what was drawn while it moved may have been smoothed otherwise."""


def _picture(page: Page) -> Image.Image:
    """The page's picture once it has come to rest: two in a row are alike."""
    page.evaluate(AFRESH)
    last = page.screenshot()
    for _ in range(20):
        page.wait_for_timeout(100)
        last, before = page.screenshot(), last
        if last == before:
            return Image.open(io.BytesIO(last)).convert("RGB")
    raise AssertionError("the page does not come to rest")


def _wait_for(visitor: Visitor, path: str) -> None:
    visitor.page.wait_for_function("path => location.pathname === path", arg=path)
    visitor.page.locator("main:not([aria-busy])").first.wait_for()
    visitor.page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    visitor.settle()
    visitor.page.wait_for_timeout(300)
    visitor.settle()


@pytest.fixture
def tables(people: People) -> list[SeededTable]:
    """A table of each game, at my turn, everybody a person: nothing happens unless I do it."""
    seeded = []
    for name in GAMES:
        now = find_moment(MOMENTS[name])
        seats = tuple(range(now.start.deal.players))
        seeded.append(seed_table(people.server.store, now.start, now.played, seats))
    return seeded


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_game_leaves_its_look_behind(people: People, tables: list[SeededTable], *, phone: bool) -> None:
    keys: list[dict[str, Any]] = [
        {"table": one.id, "tokens": one.keys(ME), "game": "", "names": [], "at": 0} for one in tables
    ]
    addresses = [f"/t/{one.id}" for one in tables]
    page = people.arrive(phone=phone)
    visitor = Visitor(page, people.server, "en", phone=phone)
    fresh: dict[str, Look] = {}
    for address in addresses:
        visitor.open(address, keys=keys)
        _wait_for(visitor, address)
        fresh[address] = Look(page)
    visitor.open("/", keys=keys)
    _wait_for(visitor, "/")
    page.evaluate("() => { window.isOneLife = true }")
    for address in (*addresses, *reversed(addresses[:-1])):
        page.evaluate(GO, address)
        _wait_for(visitor, address)
        found = Look(page).differs(fresh[address])
        assert not found, "\n".join(found[:8])
        page.get_by_role("link", name=visitor.says("home")).first.click()
        _wait_for(visitor, "/")
    assert page.evaluate("window.isOneLife"), "the page was loaded anew"
