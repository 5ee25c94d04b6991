"""What Cardline's line and Skyscraper's street offer besides the moves."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.tour import SCREENS, Visitor

REACH = {one.name: one.reach for one in SCREENS}


def test_a_card_of_mine_that_was_wrong_can_be_reported_at_once(people: People) -> None:
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    REACH["globe-place-wrong"](visitor)
    visitor.press("report-card")
    page.get_by_label(visitor.says("report-what")).fill("The country has grown.")
    visitor.press("report-send")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(visitor.says("report-thanks"))


def test_open_cards_of_the_line_are_looked_at_by_keys_alone(people: People) -> None:
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    REACH["globe-place"](visitor)
    cards = page.get_by_role("button", name=visitor.says("look-at"))
    names = [text.strip() for text in cards.all_inner_texts()]
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    title = page.get_by_role("dialog").get_by_role("heading", level=2)
    assert title.inner_text() in names[1]
    page.keyboard.press("Escape")
    expect(title).to_have_count(0)


def test_a_low_phone_says_that_the_street_goes_on_behind_the_sheet(people: People) -> None:
    page = people.arrive(home=False, phone=True, viewport={"width": 320, "height": 568})
    visitor = Visitor(page, people.server, "en", phone=True)
    REACH["sky-roof"](visitor)
    visitor.press("sky-street-below")
    expect(visitor.button("sky-street-above")).to_be_visible()
    expect(visitor.button("sky-street-below")).to_have_count(0)
