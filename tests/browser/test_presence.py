"""Who only watches is told so; against bots a hint is picked up on the board, and the log says so."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.seeding import seed_table
from tests.browser.situations import ME, find_moment
from tests.browser.tour import Visitor


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_whoever_watches_is_told_so_and_sits_down_from_there(people: People, phone: bool) -> None:
    now = find_moment(MOMENTS["globe-place"])
    seeded = seed_table(people.server.store, now.start, now.played, people=(0, 1))
    visitor = Visitor(people.arrive(home=False, phone=phone), people.server, "en", phone=phone)
    visitor.open(f"/t/{seeded.id}")
    notice = visitor.page.locator(".notices")
    expect(notice.get_by_text(visitor.says("you-watch"))).to_be_visible()
    notice.get_by_role("button", name=visitor.says("sit-down")).click()
    visitor.page.get_by_label(visitor.says("your-name")).fill("Zoya")
    visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.says("sit-down")).click()
    expect(notice.get_by_text(visitor.says("you-watch"))).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "confirms"),
    [
        ("landmarks-turn", r"^(Place|Lay|Check)"),
        ("globe-place", r"^(Place|Lay)"),
        pytest.param("sky-play", r"^Build|^Roof|Play|Insure|Study|Quake", marks=pytest.mark.soak),
    ],
)
def test_a_hint_is_picked_up_on_the_board_and_marked_in_the_log(people: People, name: str, confirms: str) -> None:
    now = find_moment(MOMENTS[name])
    seeded = seed_table(people.server.store, now.start, now.played, people=(ME,))
    visitor = Visitor(people.arrive(home=False), people.server, "en", phone=False)
    visitor.sit(seeded, ME)
    visitor.settle()
    visitor.press("hint")
    expect(visitor.page.locator(".notices").get_by_text(re.compile("A bot in your seat would say"))).to_be_visible()
    expect(visitor.page.get_by_role("button", name=re.compile(confirms)).first).to_be_enabled()
    visitor.press("log")
    log = visitor.page.get_by_role("dialog", name=visitor.says("log"))
    expect(log.get_by_text(visitor.says("told-hinted-you"))).to_be_visible()


def test_where_other_people_play_there_is_no_hint(people: People) -> None:
    now = find_moment(MOMENTS["globe-place"])
    seeded = seed_table(people.server.store, now.start, now.played, people=(0, 1))
    visitor = Visitor(people.arrive(home=False), people.server, "en", phone=False)
    visitor.sit(seeded, ME)
    visitor.settle()
    expect(visitor.button("hint")).to_have_count(0)


@pytest.mark.parametrize("is_watching", [True, False], ids=["in a tab that watches", "in a new tab"])
def test_a_personal_link_takes_its_seat_and_leaves_no_token_in_the_address(people: People, is_watching: bool) -> None:
    now = find_moment(MOMENTS["globe-place"])
    seeded = seed_table(people.server.store, now.start, now.played, people=(0, 1))
    visitor = Visitor(people.arrive(home=False), people.server, "en", phone=False)
    token = seeded.keys(ME)[0]
    watching = visitor.page.locator(".notices").get_by_text(visitor.says("you-watch"))
    if is_watching:
        visitor.open(f"/t/{seeded.id}")
        expect(watching).to_be_visible()
        visitor.page.goto(f"{people.server.url}/t/{seeded.id}#{'x' * 32}")  # a link that was renewed since
        expect(watching).to_be_visible()
        visitor.page.evaluate("link => { location.href = link; }", f"/t/{seeded.id}#{token}")
    else:
        visitor.open(f"/t/{seeded.id}#{token}")
    expect(watching).to_have_count(0)
    assert visitor.page.evaluate("location.href").endswith(f"/t/{seeded.id}")
    visitor.page.go_back()
    assert token not in visitor.page.evaluate("location.href")
