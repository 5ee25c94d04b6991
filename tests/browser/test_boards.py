"""What Cardline's line and Skyscraper's street offer besides the moves."""

import re

from playwright.sync_api import expect

from tallorder.games.skyscraper.moves import Roof
from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.seeding import seed_table
from tests.browser.situations import ME, find_moment
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


def test_the_last_flip_is_there_again_after_a_refresh(people: People) -> None:
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    REACH["globe-place-wrong"](visitor)
    place = page.get_by_text(visitor.says("true-place"))
    expect(place).to_be_visible()
    verdict = page.get_by_label(visitor.says("your-decision")).get_by_role("heading").inner_text()
    page.reload()
    expect(place).to_be_visible()
    expect(page.get_by_label(visitor.says("your-decision")).get_by_role("heading")).to_have_text(verdict)
    expect(visitor.button("go-on")).to_have_count(0)


def test_before_a_play_off_the_line_can_be_looked_at_also_after_a_refresh(people: People) -> None:
    page = people.arrive(home=False, phone=True)
    visitor = Visitor(page, people.server, "en", phone=True)
    REACH["globe-round-ended"](visitor)
    page.reload()
    visitor.press("see-line-short")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("group", name=visitor.says("the-line"))).to_be_visible()
    visitor.press("back-to-round-end")
    visitor.press("watch-play-off")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.button("back-to-round-end")).to_have_count(0)


def test_how_a_building_was_built_is_read_by_keys_alone_and_leads_to_its_moments(people: People) -> None:
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    REACH["sky-won"](visitor)
    building = page.get_by_role("group", name=visitor.says("final-skyline")).get_by_role("button").first
    expect(building).to_have_accessible_name(re.compile(r"^You: building [A-Z], \d+\sm, floors \+\d"))
    name = building.get_attribute("aria-label") or ""
    building.focus()
    page.keyboard.press("Enter")
    story = page.get_by_role("dialog", name=name.split(",")[0])
    letter = re.findall("building ([A-Z])", name)[0]
    expect(story.get_by_text(f"Site {letter} is now")).not_to_have_count(0)
    expect(story.get_by_text(re.compile(f"completes? building {letter}"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    expect(building).to_be_focused()
    page.keyboard.press("Enter")
    line = story.get_by_role("listitem").last.get_by_role("button").first
    number = line.inner_text().split()[0]
    line.click()
    timeline = page.get_by_role("slider", name=visitor.says("timeline"))
    expect(timeline).to_have_value(number)


def test_the_story_of_a_building_holds_every_floor_and_whoever_laid_it(people: People) -> None:
    now = find_moment(MOMENTS["sky-won"])
    tower = max((one for one in now.view.structures if one.owner == ME), key=lambda one: one.metres)
    page = people.arrive(home=False, phone=True)
    visitor = Visitor(page, people.server, "en", phone=True)
    REACH["sky-won-built"](visitor)
    story = page.get_by_role("dialog")
    for floor in tower.floors:
        card = now.start.deal.box.cards[floor.card].name["en"]
        expect(story.get_by_role("button", name=re.compile(f"plays? {card}. Site"))).not_to_have_count(0)
    visitor.press("close")
    expect(story).to_have_count(0)


def test_the_picture_of_the_skyline_can_still_be_saved(people: People) -> None:
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    REACH["sky-won"](visitor)
    with page.expect_download() as saved:
        visitor.press("save-picture")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_prize_says_what_it_is_for_on_hover_focus_and_tap_with_its_rule(people: People) -> None:
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    REACH["sky-play"](visitor)
    record = page.get_by_role("button", name=re.compile("^World Record"))
    said = page.get_by_role("note")
    record.hover()
    expect(said.get_by_text(visitor.says("sky-about-world-record"))).to_be_visible()
    page.mouse.move(1300, 100)
    expect(said).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Mini-Skyscraper")).focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(record).to_be_focused()
    expect(said.get_by_text(visitor.says("sky-about-world-record"))).to_be_visible()
    said.get_by_role("button", name=visitor.says("the-rule")).click()
    expect(page.get_by_role("dialog").get_by_text("World Record").first).to_be_visible()


def test_a_dimmed_card_says_why_with_its_numbers_and_nothing_is_played(people: People) -> None:
    page = people.arrive(home=False, phone=True)
    visitor = Visitor(page, people.server, "en", phone=True)
    REACH["sky-play"](visitor)
    now = find_moment(MOMENTS["sky-play"])
    visitor.named("button", "Flat Roof").tap(force=True)  # it is disabled for playing
    said = page.get_by_role("note")
    bare = [one for one in now.view.structures if one.owner is None and not one.can_be_roofed]
    assert bare
    for one in bare:
        floors = len(one.floors) or "none"
        expect(said).to_contain_text(f"Site {chr(65 + one.number)} has {floors} of the 2 floors that a Roof needs.")
    assert page.title().startswith("●")
    assert visitor.named("button", "Flat Roof").get_attribute("aria-pressed") == "false"


def test_a_seat_tells_its_points_so_far_and_what_it_has_to_exceed(people: People) -> None:
    now = find_moment(MOMENTS["sky-play"])
    page = people.arrive(home=False, phone=True)
    visitor = Visitor(page, people.server, "en", phone=True)
    REACH["sky-play"](visitor)
    seat = next(i for i, one in enumerate(now.view.seats) if one.threshold is not None and i != ME)
    page.get_by_role("button", name=re.compile(f"^Max: {now.view.seats[1].points} points? so far")).tap()
    assert seat == 1
    expect(page.get_by_role("note")).to_contain_text(f"taller than {now.view.seats[1].threshold} m")


def test_on_a_small_desk_all_five_cards_of_the_hand_are_in_sight(people: People) -> None:
    page = people.arrive(home=False, viewport={"width": 1024, "height": 768})
    visitor = Visitor(page, people.server, "en", phone=False)
    REACH["sky-play"](visitor)
    cards = page.get_by_role("list", name=visitor.says("your-cards")).get_by_role("button")
    expect(cards).to_have_count(5)
    edge = page.get_by_label(visitor.says("your-decision")).bounding_box()
    last = cards.last.bounding_box()
    assert edge
    assert last
    assert last["x"] + last["width"] < edge["x"]


def test_bots_wait_while_my_result_is_open(people: People) -> None:
    now = find_moment(MOMENTS["globe-place"])
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    visitor.sit(seed_table(people.server.store, now.start, now.played), ME)
    visitor.card(now, now.view.hands[ME][0]).click()
    visitor.gap(now, 0).click()
    visitor.press("place-here")
    expect(visitor.button("go-on")).to_be_visible()
    page.wait_for_timeout(1500)  # three bots without a pause would have moved long ago
    assert not page.title().startswith("●")
    visitor.press("go-on")
    expect(page).to_have_title(re.compile("^●"), timeout=15_000)


def test_the_deciding_move_is_shown_before_the_end(people: People) -> None:
    won = find_moment(MOMENTS["sky-won"])
    seat, roof = won.played[-1]
    assert seat == ME
    assert isinstance(roof, Roof)
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    visitor.sit(seed_table(people.server.store, won.start, won.played[:-1]), ME)
    visitor.card(won, roof.card).click()
    page.keyboard.press(chr(65 + roof.structure))
    page.keyboard.press("Enter")
    moment = page.get_by_text(visitor.says("you-win"), exact=True)
    skyline = page.get_by_text(visitor.says("final-skyline"))
    expect(moment).to_be_visible()
    expect(skyline).to_have_count(0)
    expect(skyline).to_be_visible()
    expect(moment).to_have_count(0)
