"""What lies around every board: games told again, lines that break, people who are away."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ENVIRONMENT, People
from tests.browser.moments import MOMENTS
from tests.browser.seeding import seed_table
from tests.browser.situations import find_moment
from tests.browser.tour import Visitor, not_yet_open

PLAY = """async ({game, people, moves, ends}) => {
  const post = (path, body) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)}).then((answer) => answer.json());
  const {table, token} = await post('/api/tables', {name: 'Anya', settings: {game}});
  const tokens = [token];
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/socket');
  await new Promise((open) => (socket.onopen = open));
  let shown = [], phase = 'lobby', version = -1, next = 0, wake = () => {};
  const asked = new Map();
  socket.onmessage = ({data}) => {
    const told = JSON.parse(data);
    if (told.tell === 'welcome' || told.tell === 'told') {
      version = told.version;
      if (told.state) phase = told.state.phase;
      if (told.shown?.some((one) => one.view)) shown = told.shown;
    }
    asked.get(told.re)?.(told);
    wake();
  };
  const ask = (wish) => new Promise((answer) => {
    asked.set(++next, answer);
    socket.send(JSON.stringify({...wish, id: next, table}));
  });
  await ask({do: 'join', tokens});
  for (const name of ['Max', 'Iris', 'Lea'].slice(0, people - 1))
    tokens.push((await ask({do: 'sit', name})).token);
  await ask({do: 'begin'});
  for (let done = 0; phase === 'playing' && done < moves;) {
    const mine = shown.find((one) => one.choices?.length);
    if (!mine) { await new Promise((go) => (wake = go)); continue; }
    const choice = mine.choices[done % mine.choices.length];
    const move = choice.moves[(done * 7) % choice.moves.length];
    const seat = mine.seat ?? shown.find((one) => one.view).view.actor;
    const told = await ask({do: 'play', version, seat, move});
    if (told.tell === 'told') done++;
    else await ask({do: 'look'});
  }
  if (ends && phase === 'playing') await ask({do: 'abort'});
  socket.close();
  return {table, tokens, phase};
}"""
"""Plays a game over the socket as fast as the server answers."""


def played(page: Page, game: str, moves: int, *, ends: bool = False) -> dict[str, Any]:
    """A table of two people after so many moves; if wished, the host ends the game there."""
    found: dict[str, Any] = page.evaluate(PLAY, {"game": game, "people": 2, "moves": moves, "ends": ends})
    return found


def sit(page: Page, table: dict[str, Any], seat: int) -> None:
    """Opens the table by the personal link of a seat."""
    page.goto(f"{page.url.split('/t/')[0].rstrip('/')}/t/{table['table']}#{table['tokens'][seat]}")


OTHERS = [pytest.param(game, marks=pytest.mark.soak) for game in ("comparity-movies", "cardline-globetrotter")]


@pytest.mark.parametrize("game", ["comparity-landmarks", "skyscraper", *OTHERS])
def test_a_game_is_told_again_by_its_link_and_from_its_file(people: People, tmp_path: Path, game: str) -> None:
    page = people.arrive()
    table = played(page, game, 16, ends=True)
    assert table["phase"] == "over"
    page.goto(f"{people.server.url}/replay/{table['table']}#game=1&move=3&seat=2")
    ruler = page.get_by_role("slider", name="Timeline")
    expect(ruler).to_have_value("3")
    last = ruler.get_attribute("max")
    expect(page.get_by_text(f"move 3 of {last}", exact=False).first).to_be_visible()
    if game.startswith("comparity"):
        expect(page.get_by_role("gridcell").first).to_be_in_viewport()
    hands = page.get_by_label("Hands after this move")
    expect(hands).to_contain_text("Max")
    expect(hands).not_to_contain_text("Anya")
    page.keyboard.press("ArrowRight")
    expect(ruler).to_have_value("4")
    assert "move=4&seat=2" in page.url
    page.get_by_role("combobox").select_option(label="show all hands")
    expect(hands).to_contain_text("Anya")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(ruler).to_have_value("6", timeout=20_000)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(ruler).to_have_value(last or "")
    assert page.locator(".end").count() == 0
    page.get_by_role("complementary", name="Moves").locator(".say").first.click()
    expect(ruler).to_have_value("1")
    page.get_by_role("combobox").select_option(label="seen by: Max")
    page.get_by_role("button", name="Save the game").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="What this player was shown: Max").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    frames = json.loads(file.read_text())["frames"]
    assert all(len(frame["shown"]) == 1 for frame in frames)
    if game == "skyscraper":
        assert {frame["shown"][0]["seat"] for frame in frames} == {1}
    command = [sys.executable, "-m", "tallorder", "replay", "--json", str(file)]
    said = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True, timeout=120)
    assert json.loads(said.stdout)["moves"] == int(last or 0)
    page.goto(f"{people.server.url}/replay")
    page.get_by_label("Open a saved game").set_input_files(file)
    expect(ruler).to_have_value("0")
    page.keyboard.press("End")
    expect(ruler).to_have_value(last or "")


def test_a_line_of_the_log_leads_to_its_moment_and_back(people: People) -> None:
    page = people.arrive()
    table = played(page, "cardline-globetrotter", moves=6)
    sit(page, table, 0)
    page.locator(".cardline").wait_for()
    page.keyboard.press("l")
    page.get_by_role("dialog", name="Log").locator(".say").nth(1).click()
    expect(page.get_by_role("slider", name="Timeline")).to_have_value("2")
    page.get_by_role("button", name="Leave the replay").click()
    expect(page.get_by_role("slider", name="Timeline")).to_have_count(0)
    expect(page.locator(".cardline")).to_be_visible()


def test_keys_show_the_table_in_words_and_themselves(people: People) -> None:
    now = find_moment(MOMENTS["sky-play"])
    page = people.arrive()
    Visitor(page, people.server, "en", phone=False).sit(seed_table(people.server.store, now.start, now.played), 0)
    page.locator(".hand button").first.wait_for()
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Describe the table")).to_contain_text("cards in the deck")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_contain_text("describe the table")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hand button").first).to_be_focused()


def test_somebody_away_is_waited_for_a_bot_sits_in_and_coming_back_takes_the_seat(people: People) -> None:
    host = people.arrive()
    table = played(host, "cardline-globetrotter", moves=5)
    guest = people.arrive()
    sit(guest, table, 1)
    guest.locator(".cardline").wait_for()
    sit(host, table, 0)
    host.locator(".cardline").wait_for()
    away = host if guest.locator(".seat.acts.mine").count() == 0 else guest
    here = guest if away is host else host
    name = "Anya" if away is host else "Max"
    away.goto("about:blank")
    expect(here.get_by_text(f"Everybody is waiting for {name}")).to_be_visible(timeout=20_000)
    here.get_by_role("button", name=re.compile("^Let a bot play on")).click()
    expect(here.get_by_text("Everybody is waiting")).to_have_count(0)
    expect(here.locator(".seat", has_text=name)).to_contain_text("bot", timeout=20_000)
    away.goto(f"{people.server.url}/t/{table['table']}")
    expect(here.locator(".seat", has_text=name)).not_to_contain_text("bot", timeout=20_000)
    expect(away.get_by_text(re.compile("While you were away, a bot"))).to_be_visible()


BEGIN = """async ({table, tokens}) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/socket');
  await new Promise((open) => (socket.onopen = open));
  const ask = (wish) => new Promise((answer) => {
    socket.onmessage = ({data}) => { const told = JSON.parse(data); if (told.re === wish.id) answer(told.tell); };
    socket.send(JSON.stringify({...wish, table}));
  });
  await ask({do: 'join', id: 1, tokens});
  const told = await ask({do: 'begin', id: 2});
  socket.close();
  return told;
}"""
"""The host begins the next game over a line of its own, as from another device."""


def test_the_next_game_is_on_every_screen_from_wherever_the_host_begins_it(people: People) -> None:
    now = find_moment(MOMENTS["globe-won"])
    seeded = seed_table(people.server.store, now.start, now.played, people=(0, 1, 2, 3))
    at_the_end, at_the_table, at_the_replay = (people.arrive() for _ in range(3))
    for seat, page in enumerate((at_the_end, at_the_table, at_the_replay)):
        Visitor(page, people.server, "en", phone=False).sit(seeded, seat)
    at_the_table.get_by_role("button", name="See the table").click()
    at_the_replay.get_by_role("button", name="Replay").click()
    at_the_replay.get_by_role("slider", name="Timeline").wait_for()
    at_the_end.get_by_role("button", name="See the table").wait_for()
    assert at_the_end.evaluate(BEGIN, {"table": seeded.id, "tokens": seeded.keys(0)}) == "told"
    for page in (at_the_end, at_the_table, at_the_replay):
        expect(page.get_by_label("Your cards").first).to_be_visible()
        for past in (page.get_by_role("button", name="See the result"), page.get_by_role("slider", name="Timeline")):
            expect(past).to_have_count(0)


def answer_network(page: Page, answer: str) -> None:
    """Answers whether others are let in; a server that lets them in already does not ask."""
    button = page.get_by_role("button", name=answer)
    button.or_(page.locator(".lobby")).first.wait_for()
    if button.count():
        button.click()


def test_whoever_comes_by_a_link_for_a_class_begins_with_the_sound_off(people: People) -> None:
    host = people.arrive()
    host.get_by_role("button", name=re.compile("^With friends")).click()
    answer_network(host, "Allow")
    host.get_by_role("switch", name="For a class").click()
    shown = host.get_by_text("?quiet")
    expect(shown).to_be_visible()
    link = shown.inner_text()
    expect(host.get_by_role("button", name="Turn sound off")).to_be_visible()
    guest = people.arrive()
    guest.evaluate("localStorage.clear()")
    guest.goto(f"{people.server.url}/{link.partition('/')[2]}")
    expect(guest.get_by_role("button", name="Turn sound on")).to_be_visible()


def test_a_table_for_one_device_is_opened_to_others_when_its_host_asks_for_it(people: People) -> None:
    page = people.arrive()
    page.route("**/api/address", not_yet_open)
    page.get_by_role("button", name=re.compile("^One device")).click()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    page.get_by_role("button", name="invite").first.click()
    let_in = page.get_by_role("button", name="Let other devices in")
    let_in.wait_for()
    expect(page.get_by_role("button", name="Copy the link")).to_have_count(0)
    let_in.click()
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    code = page.get_by_role("img", name="QR code")
    assert code.count() == 0 or page.get_by_text("127.0.0.1").count() == 0


def test_a_computer_asks_before_it_listens_to_others(people: People) -> None:
    page = people.arrive()
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.method) if one.url.endswith("/api/address") else None)
    page.route("**/api/address", not_yet_open)
    page.get_by_role("button", name=re.compile("^With friends")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("this computer must accept connections from your local network")
    dialog.get_by_role("button", name="Not now").click()
    page.locator(".lobby").wait_for()
    assert set(asked) == {"GET"}


def test_the_host_is_told_who_is_not_at_the_screen_yet(people: People) -> None:
    seeded = seed_table(people.server.store, None, people=(0, 1))
    host, guest = people.arrive(home=False), people.arrive(home=False)
    Visitor(host, people.server, "en", phone=False).sit(seeded, 0)
    note = host.get_by_text("Max is not at the screen. You can start: the seat will wait.")
    expect(note).to_be_visible()
    Visitor(guest, people.server, "en", phone=False).sit(seeded, 1)
    expect(note).to_have_count(0)


def test_a_host_without_a_name_is_asked_for_one_and_friends_read_it(people: People) -> None:
    host, guest = people.arrive(), people.arrive(home=False)
    host.get_by_role("button", name=re.compile("^With friends")).click()
    answer_network(host, "Not now")
    host.get_by_label("Your name").fill("Mira")
    host.get_by_role("button", name="Save").click()
    expect(host.get_by_label("Your name")).to_have_count(0)
    guest.goto(host.url)
    expect(guest.get_by_text("Mira invites you.")).to_be_visible()


def test_whoever_plays_now_sees_no_lobby_on_the_way(people: People) -> None:
    page = people.arrive()
    page.evaluate(
        """() => { window.lobbies = 0;
        const look = () => { if (document.querySelector('.lobby')) window.lobbies++; };
        new MutationObserver(look).observe(document, {childList: true, subtree: true}); }"""
    )
    page.get_by_role("button", name=re.compile("^Play now")).click()
    page.get_by_role("region", name="Your cards").wait_for(timeout=90_000)
    assert page.evaluate("window.lobbies") == 0


def test_a_table_that_does_not_exist_says_so(people: People) -> None:
    page = people.arrive()
    for path in ("/t/aaaaaaaaaaaaaa", "/t/aaa"):
        page.goto(people.server.url + path)
        expect(page.get_by_role("heading")).to_contain_text("There is no such table")
    answer = page.goto(f"{people.server.url}/nonsense")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading")).to_contain_text("There is nothing here")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name=re.compile("^Play now"))).to_be_visible()


def test_a_table_that_was_deleted_is_gone_for_everybody_and_waits_for_nobody(people: People) -> None:
    seeded = seed_table(people.server.store, None, people=(0, 1))
    host, guest = people.arrive(home=False), people.arrive(home=False)
    for seat, page in enumerate((host, guest)):
        Visitor(page, people.server, "en", phone=False).sit(seeded, seat)
    host.get_by_role("button", name="Table and settings").click()
    host.get_by_role("button", name="Delete the table").click()
    host.get_by_role("button", name="Sure? Tap again").click()
    expect(guest.get_by_role("heading", name="This table was deleted.")).to_be_visible()
    guest.wait_for_timeout(1200)  # as long as a broken line is not spoken of
    expect(guest.get_by_text("No connection")).to_have_count(0)
    guest.goto(people.server.url)
    expect(guest.get_by_role("button", name=re.compile("^Play now"))).to_be_visible()
    expect(guest.get_by_role("link", name="Resume")).to_have_count(0)


def test_reactions_are_shown_to_everybody(people: People) -> None:
    host, guest = people.arrive(), people.arrive(phone=True)
    table = played(host, "cardline-globetrotter", moves=2)
    sit(host, table, 0)
    sit(guest, table, 1)
    host.locator(".cardline").wait_for()
    guest.locator(".cardline").wait_for()
    host.keyboard.press("r")
    host.get_by_role("button", name="Well played!").click()
    expect(guest.get_by_text("Well played!")).to_be_visible()
