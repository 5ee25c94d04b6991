"""Whole games in a real browser at their usual options, each in another way of sitting at a table.

In `make test` every way is tried once, with the game that suits it worst; `make soak` plays all games in all ways.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tallorder import catalogue
from tests.browser.conftest import People, Server
from tests.browser.pages import By, TablePage, play_out
from tests.browser.seeding import SeededTable, seed_table
from tests.browser.tour import Visitor

GAMES = ("comparity-landmarks", "comparity-movies", "cardline-globetrotter", "skyscraper")
TITLES = dict(zip(GAMES, ("Landmarks", "Movies", "Globetrotter", "Skyscraper"), strict=True))
SEED = 5
GO_ON = "Continue"


def begun(server: Server, game: str, people: tuple[int, ...] = (0,), players: int = 2) -> SeededTable:
    """A table that has just begun; whoever is not a person is a quick beginner."""
    start = catalogue.set_up(game, players=players, seed=SEED)
    return seed_table(server.store, start, people=people, level="beginner")


def sit(people: People, seeded: SeededTable, *seats: int, **shape: Any) -> Page:
    """A fresh browser at a table, in some seats or watching."""
    page = people.arrive(home=False, **shape)
    Visitor(page, people.server, "en", phone=bool(shape.get("phone"))).sit(seeded, *seats)
    return page


def open_lobby(page: Page, game: str, way: str) -> str:
    """Chooses a game and a way to play; the table's address."""
    page.get_by_role("radio", name=re.compile(TITLES[game])).click()
    page.get_by_role("button", name=re.compile(f"^{way}")).click()
    not_now = page.get_by_role("button", name="Not now")
    not_now.or_(page.locator(".lobby, .notices")).first.wait_for()
    if not_now.count():
        not_now.click()
    page.wait_for_url(re.compile("/t/"))
    return page.url


def play_between_two_browsers(people: People, game: str) -> None:
    """From the home page to the result, with a guest who comes by link."""
    host = people.arrive()
    link = open_lobby(host, game, "With friends")
    guest = people.arrive()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Max")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start with 2").click()
    guest.get_by_role("button", name="Table and settings").wait_for()
    play_out([TablePage(host, game), TablePage(guest, game)])
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1, name=re.compile("win", re.IGNORECASE))).to_be_visible()


def play_alone(people: People, game: str, by: By) -> None:
    """One person against a bot."""
    page = sit(people, begun(people.server, game), 0, phone=by == "touch")
    play_out([TablePage(page, game, by)])


def play_on_one_device(people: People, game: str) -> None:
    """Two people who pass a device, and somebody who watches on another one: no hand, and nothing to press but what
    lets a report go, to the end."""
    seeded = begun(people.server, game, people=(0, 1))
    page = sit(people, seeded, 0, 1)
    watcher = sit(people, seeded)
    watching = TablePage(watcher, game)
    to_press = watching.decision().get_by_role("button", disabled=False).filter(has_not_text=GO_ON)

    def look(_: int) -> None:
        assert not watching.is_mine
        assert watching.hand().count() == 0
        assert watching.can(to_press) is None

    play_out([TablePage(page, game)], look)
    expect(watcher.get_by_role("button", name="See the table").first).to_be_visible(timeout=20_000)


def test_play_now_is_at_the_first_decision_at_once(people: People) -> None:
    page = people.arrive()
    page.get_by_role("button", name=re.compile("^Play now")).click()
    page.get_by_role("region", name="Your cards").wait_for(timeout=10_000)
    expect(TablePage(page, "comparity").hand()).to_have_count(7)


def test_two_browsers_play_landmarks_at_one_table(people: People) -> None:
    play_between_two_browsers(people, "comparity-landmarks")


def test_a_phone_with_touch_plays_globetrotter(people: People) -> None:
    play_alone(people, "cardline-globetrotter", "touch")


def test_movies_are_played_by_keys_and_names_alone(people: People) -> None:
    play_alone(people, "comparity-movies", "keys")


def test_two_people_on_one_device_play_skyscraper_and_somebody_watches(people: People) -> None:
    play_on_one_device(people, "skyscraper")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_any_game_at_one_table(people: People, game: str) -> None:
    play_between_two_browsers(people, game)


@pytest.mark.soak
@pytest.mark.parametrize("by", ["mouse", "touch", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_any_game_is_played_by_mouse_by_touch_and_by_keys(people: People, game: str, by: By) -> None:
    play_alone(people, game, by)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_any_game_is_played_on_one_device_while_somebody_watches(people: People, game: str) -> None:
    play_on_one_device(people, game)


LISTEN = """(words) => {
    const said = () => document.body.textContent.includes(words);
    const look = () => { if (said()) document.documentElement.dataset.said = words; };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Notes words that may be gone before a slow test looks."""


def survive_a_restart(people: People, server: Server, game: str) -> None:
    """The server is killed in the middle of a game: the page says so, comes back by itself, and the game goes on."""
    page = sit(people, begun(server, game), 0)
    struck = False

    def strike(decisions: int) -> None:
        nonlocal struck
        if struck or decisions < 4:
            return
        struck = True
        server.kill()
        expect(page.get_by_text("No connection.")).to_be_visible(timeout=20_000)
        page.evaluate(LISTEN, "Connected again.")
        server.start()
        page.locator("html[data-said]").wait_for(state="attached", timeout=30_000)
        expect(page.get_by_text("No connection.")).to_be_hidden()

    play_out([TablePage(page, game)], strike)
    assert struck


def test_a_game_survives_a_server_that_is_killed(people: People, server: Server) -> None:
    survive_a_restart(people, server, "cardline-globetrotter")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_any_game_survives_a_server_that_is_killed(people: People, server: Server, game: str) -> None:
    survive_a_restart(people, server, game)


def test_the_grid_is_one_tab_stop_and_arrows_walk_it(people: People) -> None:
    page = sit(people, begun(people.server, "comparity-landmarks", players=4), 0)
    player = TablePage(page, "comparity")
    page.wait_for_function("() => document.title.startsWith('●')")
    player.pick()
    cells = page.get_by_role("gridcell")
    expect(cells).not_to_have_count(1)
    focusable = [one for one in cells.all() if one.get_attribute("tabindex") == "0"]
    assert len(focusable) == 1
    focusable[0].focus()
    seen = set()
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "Home", "End"):
        page.keyboard.press(key)
        page.wait_for_timeout(40)
        role, name = page.evaluate("[document.activeElement.role, document.activeElement.dataset.cell]")
        assert role == "gridcell"
        seen.add(name)
    assert len(seen) > 1


def test_language_changes_in_the_middle_of_a_game(people: People) -> None:
    page = sit(people, begun(people.server, "comparity-landmarks"), 0)
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_text("Твои карты").first).to_be_attached()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text("Tes cartes").first).to_be_attached()
