"""A game without a board of its own is played on the generic one.

The server is real and plays Cardline; on the way to the page its engine is renamed, so that the client meets a game
that is not in its registry.
"""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser import checks
from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.seeding import SeededTable, seed_table
from tests.browser.situations import ME, find_moment
from tests.browser.tour import Visitor

ENGINE = re.compile(r'"engine": ?"cardline"')
PICTURES = os.environ.get("GENERIC_PICTURES", "")
"""A folder for pictures of the board, for whoever wants to look at it."""


def rename(text: str) -> str:
    """The same message about a game that no client knows."""
    return ENGINE.sub('"engine":"newgame"', text)


def meet_unknown_engine(page: Page) -> None:
    """Renames the engine in everything the server says to this page."""

    def socket(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: server.send(message))
        server.on_message(lambda message: route.send(rename(message if isinstance(message, str) else message.decode())))

    def replay(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=rename(route.fetch().text()))

    page.route_web_socket(re.compile("/socket$"), socket)
    page.route(re.compile("/replay$"), replay)


def picture(page: Page, name: str) -> None:
    """Keeps a picture, if somebody wants one."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def sit(people: People, moment: str, language: str = "en", *, phone: bool = False) -> tuple[Visitor, SeededTable]:
    """Somebody at the generic board, at a moment of a game."""
    now = find_moment(MOMENTS[moment])
    seeded = seed_table(people.server.store, now.start, now.played)
    page = people.arrive(phone=phone, language=language, home=False)
    meet_unknown_engine(page)
    visitor = Visitor(page, people.server, language, phone=phone)
    visitor.sit(seeded, ME)
    visitor.settle()
    return visitor, seeded


def choices(visitor: Visitor) -> Locator:
    """The buttons of what can be decided."""
    return visitor.page.get_by_role("group", name=visitor.says("your-decision")).get_by_role("button")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_move_is_chosen_confirmed_and_made(people: People, language: str, phone: bool) -> None:
    visitor, _ = sit(people, "globe-place", language, phone=phone)
    page = visitor.page
    words = page.get_by_role("region", name=visitor.says("status"))
    expect(words.get_by_role("listitem").first).to_be_visible()
    held = choices(visitor).count()
    assert held >= 1
    choices(visitor).first.click()
    expect(visitor.button("generic-do")).to_be_disabled()  # the card is chosen, its place is not
    name = choices(visitor).first.inner_text().splitlines()[0]
    places = page.get_by_role("group", name=re.compile("^" + re.escape(name))).get_by_role("button")
    expect(places.first).not_to_have_text(visitor.says("generic-option", number=1))
    places.first.click()
    visitor.settle()
    device = "phone" if phone else "desk"
    picture(page, f"generic-{language}-{device}")
    assert checks.violations(page) == []
    assert checks.sideways(page) == []
    assert checks.cut_off(page) == []
    visitor.press("generic-do")
    expect(visitor.button("generic-do")).to_have_count(0)
    log = page.get_by_role("status").or_(page.locator("[aria-live=polite]")).first
    expect(log).not_to_be_empty()


def test_the_keyboard_alone_makes_a_move(people: People) -> None:
    visitor, seeded = sit(people, "globe-place")
    page = visitor.page
    page.keyboard.press("1")
    expect(choices(visitor).first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(choices(visitor).first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("1")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(visitor.button("generic-do")).to_have_count(0)
    assert seeded.id in page.url


@pytest.mark.parametrize("phone", [False, True])
def test_the_end_says_who_won_and_leads_to_the_replay(people: People, phone: bool) -> None:
    visitor, _ = sit(people, "globe-won", phone=phone)
    page = visitor.page
    expect(page.get_by_role("heading", name=visitor.says("you-win"))).to_be_visible()
    picture(page, f"generic-won-{'phone' if phone else 'desk'}")
    assert checks.violations(page) == []
    visitor.press("replay")
    expect(page.get_by_label(visitor.says("timeline"))).to_be_visible()
    visitor.settle()
    picture(page, f"generic-replay-{'phone' if phone else 'desk'}")
    assert checks.violations(page) == []
