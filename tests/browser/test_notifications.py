"""How one notices that it is one's turn, and that the line has broken and is back."""

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.pages import TablePage
from tests.browser.seeding import SeededTable, seed_table
from tests.browser.situations import ME, find_moment
from tests.browser.tour import Visitor

LISTEN = """() => {
  window.signs = {notes: [], shakes: [], tones: []};
  const shake = navigator.vibrate.bind(navigator);
  navigator.vibrate = (rhythm) => { signs.shakes.push(rhythm); return shake(rhythm); };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    signs.tones.push([this.frequency.value, this.context.state]);
    return start.call(this, when);
  };
  window.Notification = class {
    static permission = 'default';
    static requestPermission() { return Promise.resolve(this.permission = 'granted'); }
    constructor(title, options) { signs.notes.push([title, options.body]); }
  };
}"""
"""Notes every sign the page gives. A browser without windows allows no notification, so this one stands in for it."""
ONLY_A_WORKER = """() => {
  window.Notification = class {
    static permission = 'granted';
    constructor() { throw new TypeError('Illegal constructor'); }
  };
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    window.shown = [title, options.body, options.data, new URL(this.active.scriptURL).pathname];
  };
}"""
"""A phone whose pages may not show a note themselves; its worker's notes are only noted, since no browser without
windows keeps them."""
CLICKED = """async (data) => {
  const tabs = ['/t/another', data].map((path) => ({url: location.origin + path, focus: () => path}));
  clients.matchAll = async () => tabs;
  clients.openWindow = async (path) => 'new ' + path;
  const click = async () => {
    const event = new Event('notificationclick');
    event.notification = {data, close: () => undefined};
    return await new Promise((done) => { event.waitUntil = done; dispatchEvent(event); });
  };
  const found = await click();
  tabs.pop();
  return [found, await click()];
}"""
"""Clicks on a note while its tab is there, and while it is not. No program may bring a tab to the front, so tabs are
stood in for."""
TURN_TAB = """(state) => {
  Object.defineProperty(document, 'visibilityState', {get: () => state, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Another tab comes to the front, or this one again: a browser without windows has no tabs to turn."""
WIRES = """() => {
  const Real = WebSocket;
  window.wires = [];
  window.WebSocket = class extends Real {
    constructor(address) { super(address); wires.push(this); }
    send(text) { if (!this.asleep) super.send(text); }
    set onmessage(hear) { super.onmessage = (event) => { if (!this.asleep) hear(event); }; }
  };
}"""
"""Lets a line fall asleep: it looks open and leads nowhere, as after the lid was closed."""
SLEEP = "wires.forEach((wire) => { wire.asleep = true; })"


def two_at_a_table(people: People) -> tuple[Page, Page]:
    """Somebody who has to decide, and the next player, at a phone."""
    now = find_moment(MOMENTS["globe-place"])
    seeded = seed_table(people.server.store, now.start, now.played, people=(0, 1))
    acts, waits = people.arrive(), people.arrive(phone=True)
    for seat, page in enumerate((acts, waits)):
        Visitor(page, people.server, "en", phone=page is waits).sit(seeded, seat)
    return acts, waits


def play_one(page: Page) -> None:
    """Makes a move and looks at what came out."""
    player = TablePage(page, "cardline")
    page.wait_for_function("() => document.title.startsWith('●')")
    while player.is_mine:
        player.decide()


def test_title_icon_sound_vibration_and_notification_say_that_it_is_my_turn(people: People) -> None:
    acts, waits = two_at_a_table(people)
    waits.evaluate(LISTEN)
    waits.get_by_role("button", name="Table and settings").tap()  # before a first gesture browsers keep still
    waits.get_by_role("button", name="Allow").tap()
    expect(waits.get_by_role("button", name="Allow")).to_have_count(0)
    waits.get_by_role("button", name="Close").tap()
    icon = waits.locator("link[rel=icon]")
    assert not waits.title().startswith("●")
    expect(icon).to_have_attribute("href", "/icon.svg")
    waits.evaluate(TURN_TAB, "hidden")
    play_one(acts)
    waits.wait_for_function("() => document.title.startsWith('● Your turn')")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    signs: dict[str, Any] = waits.evaluate("signs")
    assert signs["notes"] == [["Your turn", "Globetrotter"]]
    assert signs["shakes"][-1] == [100, 20, 160]
    assert signs["tones"][-2:] == [[659, "running"], [880, "running"]]


def test_where_only_a_worker_may_notify_it_does_and_a_click_leads_to_the_table(people: People) -> None:
    acts, waits = two_at_a_table(people)
    waits.evaluate(ONLY_A_WORKER)
    waits.evaluate(TURN_TAB, "hidden")
    assert waits.context.service_workers == []
    with waits.context.expect_event("serviceworker") as started:
        play_one(acts)
    waits.wait_for_function("() => window.shown")
    path = urlsplit(waits.url).path
    assert waits.evaluate("shown") == ["Your turn", "Globetrotter", path, "/bell.js"]
    assert started.value.evaluate(CLICKED, path) == [path, f"new {path}"]


def here(people: People, *, language: str = "en", phone: bool = False) -> tuple[Page, SeededTable]:
    """Somebody whose decision it is, at a table with another person."""
    now = find_moment(MOMENTS["globe-place"])
    seeded = seed_table(people.server.store, now.start, now.played, people=(0, 1))
    page = people.arrive(language=language, phone=phone)
    page.add_init_script(f"({WIRES})()")
    Visitor(page, people.server, language, phone=phone).sit(seeded, ME)
    return page, seeded


def test_a_line_that_died_in_its_sleep_is_noticed_when_somebody_looks_again(people: People) -> None:
    page = here(people)[0]
    page.evaluate(TURN_TAB, "hidden")
    page.evaluate(SLEEP)
    page.evaluate(TURN_TAB, "visible")
    expect(page.get_by_text("No connection.")).to_be_visible()
    expect(page.get_by_text("Connected again.")).to_be_visible(timeout=15_000)
    play_one(page)


def test_a_page_without_network_says_so_and_comes_back_by_itself(people: People) -> None:
    page = here(people)[0]
    page.evaluate(SLEEP)  # Chromium's own pretence of being offline leaves open lines alone
    page.context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.wait_for_timeout(6000)  # longer than a line is waited for: nothing has been reached meanwhile
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connected again.")).to_be_visible()
    play_one(page)


def test_whoever_comes_back_to_the_tab_is_told_what_happened_meanwhile(people: People) -> None:
    acts, waits = two_at_a_table(people)
    waits.clock.install()
    waits.evaluate(TURN_TAB, "hidden")
    play_one(acts)
    waits.wait_for_function("() => document.title.startsWith('●')")
    waits.clock.fast_forward("01:00")
    waits.evaluate(TURN_TAB, "visible")
    expect(waits.get_by_text("While you were away")).to_be_visible()
    waits.get_by_role("button", name="Watch").tap()
    expect(waits.get_by_role("slider", name="Timeline")).to_be_visible()


@pytest.mark.parametrize("is_plain", [False, True], ids=["with a clipboard", "over plain http, without one"])
def test_the_personal_link_opens_the_same_seat_on_another_device(people: People, *, is_plain: bool) -> None:
    page, seeded = here(people)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("window.read = () => clipboard.readText(); window.clipboard = navigator.clipboard")
    if is_plain:
        page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Continue on another device").click()
    sheet = page.get_by_role("dialog", name="Continue on another device")
    if (open_to_others := sheet.get_by_role("button", name="Let other devices in")).count():
        open_to_others.click()
    sheet.get_by_role("button", name="Copy my personal link").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("read()")
    assert seeded.id in link
    phone = people.arrive(phone=True, home=False)
    phone.goto(people.server.url + link[link.index("/t/") :])
    expect(phone.get_by_role("list", name="Your cards")).to_be_visible()
    assert "#" not in phone.url  # the key does not stay in the address
    play_one(phone)
    page.wait_for_function("() => !document.title.startsWith('●')")
