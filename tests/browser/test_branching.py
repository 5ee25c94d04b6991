"""From a moment of a replay straight to a board of one's own that shows the same moment, and on from there."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.pages import TablePage
from tests.browser.seeding import SeededTable, seed_table
from tests.browser.situations import ME, Moment, find_moment
from tests.browser.tour import Visitor

MORE = [pytest.param(name, marks=pytest.mark.soak) for name in ("movies-won", "sky-won")]
ASK = """async ([table, tokens]) => {
    const answer = await fetch(`/api/tables/${table}/replay`, { method: 'POST', body: JSON.stringify({ tokens }) });
    return answer.json();
}"""


def seeded_to_the_end(people: People, name: str) -> tuple[SeededTable, Moment]:
    now = find_moment(MOMENTS[name])
    return seed_table(people.server.store, now.start, now.played, people=(0, 1)), now


def my_turn_in_the_middle(now: Moment) -> int:
    """The place in the replay of a moment at which I had to decide."""
    mine = [place for place, (seat, _) in enumerate(now.played) if seat == ME]
    return mine[len(mine) // 2]


def look_back(visitor: Visitor, seeded: SeededTable, spot: str) -> Locator:
    """Follows the link to a moment of a game that is over; the button to play on."""
    visitor.open(f"/replay/{seeded.id}#game=1&{spot}", name="Zoya")
    visitor.page.get_by_role("region", name=visitor.says("replay")).wait_for()
    visitor.settle()
    return visitor.button("play-from-here")


def come_to_the_board(visitor: Visitor, seeded: SeededTable) -> dict[str, Any]:
    """Waits for the board of another table; what that has been told so far."""
    visitor.page.wait_for_url(re.compile(f"/t/(?!{seeded.id})"))
    expect(visitor.page.get_by_label(visitor.says("your-cards")).first).to_be_visible()
    visitor.settle()
    return told_here(visitor)


def told(visitor: Visitor, table: str, *tokens: str) -> dict[str, Any]:
    """A replay as the page would be sent it."""
    found: dict[str, Any] = visitor.page.evaluate(ASK, [table, tokens])
    return found


def told_here(visitor: Visitor) -> dict[str, Any]:
    """The replay of the table that this browser came to last, as its seat may know it."""
    kept = visitor.page.evaluate("JSON.parse(localStorage.getItem('tallorder')).keys[0]")
    return told(visitor, kept["table"], *kept["tokens"])


@pytest.mark.parametrize("name", ["landmarks-won", "globe-won", *MORE])
def test_a_game_is_played_on_from_the_moment_one_looks_at(people: People, name: str) -> None:
    seeded, now = seeded_to_the_end(people, name)
    place = my_turn_in_the_middle(now)
    phone = name in ("movies-won", "globe-won")
    page = people.arrive(home=False, phone=phone)
    visitor = Visitor(page, people.server, "en", phone=phone)
    look_back(visitor, seeded, f"move={place}&seat={ME + 1}").click()
    found = come_to_the_board(visitor, seeded)
    assert found["names"][ME] == "Zoya"
    assert len(found["frames"]) == place + 1
    mine = found["frames"][-1]["shown"][0]
    then = told(visitor, seeded.id)["frames"][place]["shown"]
    assert mine["view"] == next(part["view"] for part in then if part.get("seat") == mine.get("seat"))
    player = TablePage(page, now.start.game)
    assert player.is_mine
    for _ in range(20):
        player.decide()
        if len(told_here(visitor)["frames"]) > place + 1:
            return
    raise AssertionError("no move was made")


def test_from_the_public_view_one_takes_the_seat_that_decides(people: People) -> None:
    seeded, now = seeded_to_the_end(people, "sky-won")
    place = next(at for at, (seat, _) in enumerate(now.played) if at > 8 and seat == 2)
    visitor = Visitor(people.arrive(home=False), people.server, "en", phone=False)
    look_back(visitor, seeded, f"move={place}").press("Enter")
    found = come_to_the_board(visitor, seeded)
    assert found["seats"] == [2]
    assert found["names"] == ["Anya", "Max", "Zoya", "Leo"]


def test_who_looks_back_at_the_own_table_leaves_it_for_a_new_one_and_finds_it_again(people: People) -> None:
    seeded, now = seeded_to_the_end(people, "globe-won")
    page = people.arrive(home=False, phone=True, language="ru")
    visitor = Visitor(page, people.server, "ru", phone=True)
    visitor.sit(seeded, ME)
    visitor.settle()
    visitor.press("replay")
    visitor.button("to-start").click()
    visitor.button("play-from-here").tap()
    found = come_to_the_board(visitor, seeded)
    assert found["seats"] == []
    assert found["names"] == ["Anya", "Max", "Vera", "Leo"]
    page.goto(f"{people.server.url}/t/{seeded.id}")
    expect(visitor.button("again")).to_be_visible()
    assert len(told(visitor, seeded.id)["frames"]) == len(now.played) + 1


def test_at_the_end_nothing_is_left_to_decide_and_a_refusal_is_told(people: People) -> None:
    seeded, now = seeded_to_the_end(people, "landmarks-won")
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    button = look_back(visitor, seeded, f"move={len(now.played)}")
    expect(button).to_be_disabled()
    visitor.press("step-back")
    expect(button).to_be_enabled()
    problem = {"rule": "T-LIMIT", "code": "too-many-tables"}
    page.route("**/branch/1", lambda route: route.fulfill(status=429, json=problem))
    button.click()
    expect(page.get_by_role("alert")).to_have_text(visitor.says("refusal-too-many-tables"))
    visitor.press("step-back")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.unroute("**/branch/1")
    button.click()
    come_to_the_board(visitor, seeded)


def test_neither_a_running_game_nor_a_file_is_played_on(people: People) -> None:
    now = find_moment(MOMENTS["globe-won"])
    running = seed_table(people.server.store, now.start, now.played[: my_turn_in_the_middle(now)], people=(0, 1))
    page = people.arrive(home=False)
    visitor = Visitor(page, people.server, "en", phone=False)
    expect(look_back(visitor, running, "move=2")).to_have_count(0)
    over, _ = seeded_to_the_end(people, "globe-won")
    expect(look_back(visitor, over, "move=2")).to_be_visible()
    kept = told(visitor, over.id)
    page.goto(f"{people.server.url}/replay")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": msgspec.json.encode(kept)})
    visitor.button("step-on").wait_for()
    expect(visitor.button("play-from-here")).to_have_count(0)
