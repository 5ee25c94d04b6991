"""Keys at a table: a board hears them before the frame around it."""

import re

from playwright.sync_api import expect

from tallorder.games.skyscraper.moves import Build, Quake
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


def test_after_a_click_on_a_card_enter_builds_as_the_button_says(people: People) -> None:
    now = find_moment(MOMENTS["sky-build"])
    build = now.can(Build)[0]
    page = people.arrive()
    visitor = Visitor(page, people.server, "en", phone=False)
    visitor.sit(seed_table(people.server.store, now.start, now.played, people=(0, 1, 2, 3)), ME)
    card = visitor.card(now, build.card)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=re.compile(r"^Build on . Enter$"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile(r"^Build on"))).to_have_count(0)
    expect(page).not_to_have_title(re.compile("●"))


def test_after_a_click_on_a_pulled_card_enter_keeps_it(people: People) -> None:
    now = find_moment(MOMENTS["sky-steal-keep"])
    page = people.arrive()
    visitor = Visitor(page, people.server, "en", phone=False)
    visitor.sit(seed_table(people.server.store, now.start, now.played, people=(0, 1, 2, 3)), ME)
    sheet = page.get_by_role("dialog")
    face = sheet.get_by_role("listitem").get_by_role("button").last
    face.click()
    expect(face).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)


def test_after_a_click_on_another_country_enter_places_it(people: People) -> None:
    now = find_moment(MOMENTS["globe-place"])
    page = people.arrive()
    visitor = Visitor(page, people.server, "en", phone=False)
    visitor.sit(seed_table(people.server.store, now.start, now.played, people=(0, 1, 2, 3)), ME)
    first, second = now.view.hands[ME][:2]
    visitor.card(now, first).click()
    visitor.gap(now, 1).click()
    visitor.card(now, second).click()
    expect(visitor.card(now, second)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(visitor.button("go-on")).to_be_visible()
