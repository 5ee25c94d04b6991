"""Keys at a table: a board hears them before the frame around it."""

import re

from playwright.sync_api import expect

from tallorder.games.skyscraper.moves import Quake
from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.seeding import seed_table
from tests.browser.situations import ME, find_moment
from tests.browser.tour import Visitor

H = ord("H") - ord("A")


def test_while_a_card_is_aimed_a_letter_is_a_place_and_otherwise_the_frame_s(people: People) -> None:
    now = find_moment(MOMENTS["sky-quake"])
    quake = next(move for move in now.can(Quake) if move.structure == H)
    page = people.arrive()
    Visitor(page, people.server, "en", phone=False).sit(seed_table(people.server.store, now.start, now.played), ME)
    place = page.locator(f"[data-structure='{H}']")
    card = page.get_by_role("region", name="Your cards").get_by_role("button", name=re.compile("^Earthquake,"))
    page.keyboard.press(str(now.view.hand.index(quake.card) + 1))
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    expect(place).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("!document.activeElement.closest('.hand')")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    assert page.evaluate("!!document.activeElement.closest('.hand')")
