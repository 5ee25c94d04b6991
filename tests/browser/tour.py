"""The tour: every screen there is, each with one name and one way to reach it.

Pictures, axe, small windows, large text and touch targets all go through this list: a new screen is added here once.
Elements are found by roles and accessible names, in the visitor's language.
"""

import re
from collections.abc import Callable
from string import ascii_uppercase
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, Request, Route

from tallorder.games.comparity import moves as order
from tallorder.games.kernel import Move
from tallorder.games.skyscraper import moves as build
from tallorder.messages import phrasebook
from tallorder.table.commands import Settings
from tests.browser.conftest import Server
from tests.browser.moments import MOMENTS
from tests.browser.seeding import SeededTable, seed_table
from tests.browser.situations import ME, Moment, find_moment
from tests.browser.studies import answer_here, study_of_moment

GOOD_DECK = "name,value\nMount Everest,8849\nMont Blanc,4806\nElbrus,5642\nKilimanjaro,5895\nFuji,3776\n"
BAD_DECK = "name,value\nMount Everest,8849\nMount Everest,8849\n,12\nMont Blanc,high\n"
HURRY = """const wait = setTimeout;
    window.setTimeout = (then, ms, ...more) => wait(then, ms > 3000 ? 50 : ms, ...more);"""
"""Makes a page patient for moments only where it would wait for seconds."""
NONSENSE = "/nonsense"
"""An address that leads nowhere."""
STILL = """() => document.readyState === 'complete'
    && document.fonts.status === 'loaded' && [...document.images].every(one => one.complete)
    && document.getAnimations().every(one => one.playState !== 'running'
        || one.effect.getComputedTiming().endTime === Infinity)"""


class Visitor:
    """Somebody who visits the screens: one page, one language, one kind of device."""

    def __init__(self, page: Page, server: Server, language: str, *, phone: bool) -> None:
        self.page = page
        self.server = server
        self.language = language
        self.phone = phone
        self.awaited: set[Request] = set()
        page.on("request", lambda request: self.awaited.add(request))
        page.on("requestfinished", lambda request: self.awaited.discard(request))
        page.on("requestfailed", lambda request: self.awaited.discard(request))

    def says(self, code: str, **values: str | int) -> str:
        """What the page says for this."""
        return phrasebook(self.language).say(code, values)

    def open(self, path: str, **kept: Any) -> None:
        """Comes as somebody whose browser has kept nothing but this."""
        self.page.goto(f"{self.server.url}/icon.svg")
        kept = {"language": self.language, "name": "", **kept}
        self.page.evaluate("kept => localStorage.setItem('tallorder', JSON.stringify(kept))", kept)
        self.page.goto(self.server.url + path)
        self.page.get_by_role("main").first.wait_for()

    def sit(self, seeded: SeededTable, *seats: int) -> None:
        """Opens a table with the keys to these seats; without any, to watch."""
        keys = [{"table": seeded.id, "tokens": seeded.keys(*seats), "game": "", "names": [], "at": 0}] if seats else []
        self.open(f"/t/{seeded.id}", keys=keys)
        self.page.locator("main:not([aria-busy])").first.wait_for()

    def button(self, code: str, **values: str | int) -> Locator:
        """The button that begins with these words, as far as it can be seen."""
        return self.named("button", self.says(code, **values))

    def named(self, role: Any, name: str) -> Locator:
        """What begins with this name, as far as it can be seen."""
        plain = name.replace("\N{NO-BREAK SPACE}", " ")  # names are compared so
        start = re.compile("^" + re.escape(plain))
        return self.page.get_by_role(role, name=start).filter(visible=True).first

    def press(self, code: str, **values: str | int) -> None:
        """Presses a button by its words."""
        self.button(code, **values).click()

    def settle(self) -> None:
        """Waits until everything is there and nothing moves any more, at two looks."""
        for _ in range(100):
            self.page.wait_for_function(STILL)
            self.page.wait_for_timeout(100)
            if not self.awaited:
                break
        self.page.wait_for_function(STILL)

    def hurry(self) -> None:
        """Lets what the next page would wait for in seconds come at once."""
        self.page.add_init_script(HURRY)

    # What one points at.

    def card(self, now: Moment, card: int) -> Locator:
        """A card of the hand."""
        if now.start.deck is None:
            building_set = now.start.deal.box
            assert building_set is not None
            return self.named("button", building_set.cards[card].name[self.language])
        face = now.start.deal.cards[card]
        names = {face.called(self.language), face.tile_name(self.language)}  # a phone has room for the short one only
        start = re.compile("^(" + "|".join(re.escape(name) for name in names) + ")")
        return self.page.get_by_role("button", name=start).filter(visible=True).first

    def free_cell(self, cell: tuple[int, int]) -> Locator:
        """A cell a card can be seeded into."""
        return self.named("gridcell", self.says("cell-free", x=cell[0], y=cell[1], times=1))

    def gap(self, now: Moment, place: int) -> Locator:
        """A place in the line."""
        line = [now.start.deal.cards[one.card].called(self.language) for one in now.view.line]
        if place == 0:
            name = self.says("gap-first", right=line[0])
        elif place == len(line):
            name = self.says("gap-last", left=line[-1])
        else:
            name = self.says("gap-between", left=line[place - 1], right=line[place])
        return self.page.get_by_role("button", name=name, exact=True).first


def not_yet_open(route: Route) -> None:
    """Says that nobody has let other devices in yet, whatever other tests have done; and lets them in when asked."""
    if route.request.method == "GET":
        route.fulfill(json={"address": ""})
    else:
        route.continue_()


class Screen(msgspec.Struct, frozen=True):
    """One screen and the way to it."""

    name: str
    reach: Callable[[Visitor], None]
    only: str = ""
    """`desk` or `phone`, if the other does not have it."""


SCREENS: list[Screen] = []


def screen(name: str, only: str = "") -> Callable[[Callable[[Visitor], None]], Callable[[Visitor], None]]:
    """Adds a screen to the tour."""

    def add(reach: Callable[[Visitor], None]) -> Callable[[Visitor], None]:
        SCREENS.append(Screen(name, reach, only))
        return reach

    return add


def at(
    name: str,
    then: Callable[[Visitor, Moment], None] | None = None,
    suffix: str = "",
    only: str = "",
    people: tuple[int, ...] = (ME,),
    seats: tuple[int, ...] = (ME,),
    *,
    hurry: bool = False,
) -> None:
    """Adds a table at a moment to the tour, perhaps with something done there."""

    def reach(visitor: Visitor) -> None:
        now = find_moment(MOMENTS[name])
        if hurry:
            visitor.hurry()
        visitor.sit(seed_table(visitor.server.store, now.start, now.played, people), *seats)
        if then is not None:
            visitor.settle()
            then(visitor, now)

    SCREENS.append(Screen(f"{name}-{suffix}" if suffix else name, reach, only))


# The way in.


@screen("home")
def _home(visitor: Visitor) -> None:
    visitor.open("/")


@screen("home-resume")
def _resume(visitor: Visitor) -> None:
    seeded = seed_table(visitor.server.store, None)
    key = {"table": seeded.id, "tokens": seeded.keys(ME), "game": "skyscraper", "names": ["Anya", "Max"], "at": 0}
    visitor.open("/", keys=[key], name="Anya")


@screen("lobby-host")
def _host(visitor: Visitor) -> None:
    visitor.sit(seed_table(visitor.server.store, None, people=(0, 1)), 0)


@screen("lobby-nameless")
def _nameless(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.press("with-friends")
    not_now = visitor.button("not-yet")
    not_now.or_(visitor.page.locator(".lobby")).first.wait_for()
    if not_now.count():
        not_now.click()
    visitor.page.get_by_label(visitor.says("your-name"), exact=True).wait_for()


@screen("lobby-house-rules")
def _house_rules(visitor: Visitor) -> None:
    visitor.sit(seed_table(visitor.server.store, None, people=(0, 1), settings=Settings("skyscraper")), 0)
    _open_settings(visitor)
    visitor.press("house-rules-title")
    visitor.page.get_by_role("dialog").wait_for()


def _open_settings(visitor: Visitor) -> None:
    """On a phone what is played is chosen in a sheet of its own."""
    if visitor.phone:
        visitor.press("settings-of-game")


@screen("lobby-settings", only="phone")
def _settings(visitor: Visitor) -> None:
    visitor.sit(seed_table(visitor.server.store, None, people=(0, 1)), 0)
    _open_settings(visitor)


@screen("lobby-games")
def _games(visitor: Visitor) -> None:
    visitor.sit(seed_table(visitor.server.store, None, people=(0, 1)), 0)
    _open_settings(visitor)
    visitor.press("change")
    visitor.page.get_by_role("dialog").wait_for()


@screen("lobby-invite")
def _invite(visitor: Visitor) -> None:
    visitor.page.route("**/api/address", not_yet_open)
    visitor.sit(seed_table(visitor.server.store, None, people=(0, 1)), 0)
    visitor.press("open-to-others")
    visitor.button("copy-link").wait_for()


@screen("lobby-seat")
def _seat_of_the_lobby(visitor: Visitor) -> None:
    visitor.sit(seed_table(visitor.server.store, None, people=(0, 1)), 0)
    visitor.press("seat-menu", name="Max")
    visitor.page.get_by_role("dialog").wait_for()


@screen("lobby-join")
def _join(visitor: Visitor) -> None:
    visitor.sit(seed_table(visitor.server.store, None, settings=Settings("cardline-globetrotter")))


@screen("lobby-guest")
def _guest(visitor: Visitor) -> None:
    visitor.sit(seed_table(visitor.server.store, None, people=(0, 1, 2)), 1)


@screen("lobby-one-device")
def _one_device(visitor: Visitor) -> None:
    visitor.sit(seed_table(visitor.server.store, None, people=(0, 1), settings=Settings("comparity-movies")), 0, 1)


for _game in ("comparity-landmarks", "comparity-movies", "cardline-globetrotter", "skyscraper"):

    @screen(f"rules-{_game}")
    def _rules(visitor: Visitor, game: str = _game) -> None:
        visitor.open(f"/rules/{game}")
        visitor.page.get_by_role("heading", level=1).wait_for()


@screen("rules-search")
def _search(visitor: Visitor) -> None:
    visitor.open("/rules/skyscraper")
    visitor.page.get_by_role("searchbox").fill("2")


@screen("decks")
def _decks(visitor: Visitor) -> None:
    visitor.open("/decks")


def _hand_in(visitor: Visitor, csv: str) -> None:
    visitor.open("/decks")
    chooser = visitor.page.locator("input[type=file]").first
    chooser.set_input_files({"name": "mountains.csv", "mimeType": "text/csv", "buffer": csv.encode()})


@screen("decks-findings")
def _findings(visitor: Visitor) -> None:
    _hand_in(visitor, BAD_DECK)
    visitor.page.get_by_text(visitor.says("deck-errors")).first.wait_for()


@screen("decks-fine")
def _fine(visitor: Visitor) -> None:
    _hand_in(visitor, GOOD_DECK)
    visitor.button("play-cardline").wait_for()


@screen("classes")
def _classes(visitor: Visitor) -> None:
    visitor.open("/classes")
    visitor.page.get_by_text(visitor.says("classes-open")).wait_for()


@screen("wrong")
def _wrong(visitor: Visitor) -> None:
    visitor.open("/wrong")
    visitor.page.get_by_text(visitor.says("wrong-why-open")).wait_for()


@screen("about")
def _about(visitor: Visitor) -> None:
    visitor.open("/about")
    visitor.page.get_by_text("@fluent/bundle").wait_for()


@screen("about-licence")
def _about_licence(visitor: Visitor) -> None:
    visitor.open("/about")
    visitor.page.get_by_text("@fluent/bundle").click()
    visitor.page.get_by_text("Apache License").first.wait_for()


@screen("replay-page")
def _replay_page(visitor: Visitor) -> None:
    visitor.open("/replay")


@screen("no-such-table")
def _nowhere(visitor: Visitor) -> None:
    visitor.open("/t/abcdefghjkmnpq")
    visitor.page.get_by_role("heading").first.wait_for()


@screen("nowhere")
def _nonsense(visitor: Visitor) -> None:
    visitor.open(NONSENSE)
    visitor.page.get_by_text(visitor.says("nowhere")).wait_for()


# What lies around every table.


def _log(visitor: Visitor, _now: Moment) -> None:
    visitor.press("log")
    visitor.page.get_by_role("dialog").wait_for()


def _menu(visitor: Visitor, _now: Moment) -> None:
    visitor.press("table-menu")
    visitor.page.get_by_role("dialog").wait_for()


def _seat(visitor: Visitor, _now: Moment) -> None:
    visitor.named("button", visitor.says("bot-name-max")).click()
    visitor.page.get_by_role("dialog").wait_for()


def _keys(visitor: Visitor, _now: Moment) -> None:
    visitor.page.keyboard.press("?")
    visitor.page.get_by_role("dialog").wait_for()


def _status(visitor: Visitor, now: Moment) -> None:
    _menu(visitor, now)
    visitor.press("status")
    visitor.page.get_by_role("dialog", name=visitor.says("status")).wait_for()


def _react(visitor: Visitor, now: Moment) -> None:
    _menu(visitor, now)
    visitor.press("reaction-well-played")


def _rule(visitor: Visitor, _now: Moment) -> None:
    visitor.press("the-rule")
    visitor.page.get_by_role("dialog").wait_for()


def _wait_long(visitor: Visitor, _now: Moment) -> None:
    visitor.button("let-bot").wait_for()


def _replay(visitor: Visitor, _now: Moment) -> None:
    visitor.press("replay")
    visitor.button("step-back").click()
    visitor.button("step-back").click()


def _study(visitor: Visitor, now: Moment) -> None:
    answer_here(visitor.page, study_of_moment(now))
    visitor.press("replay")
    visitor.press("study")
    panel = visitor.page.locator("[data-study]")
    panel.get_by_role("button", name=visitor.says("study-ask")).click()
    panel.get_by_role("region", name=visitor.says("study-chances")).wait_for(timeout=60_000)
    if visitor.phone:
        visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("slider", name=visitor.says("timeline")).fill(str(len(now.played) * 2 // 3))
    if visitor.phone:
        visitor.press("study")


# Comparity.


def _play_moves(now: Moment) -> list[order.PlayCard]:
    return now.can(order.PlayCard)


def _pick(visitor: Visitor, now: Moment) -> None:
    visitor.card(now, _play_moves(now)[0].card).click()


def _ghost(visitor: Visitor, now: Moment) -> None:
    move = _play_moves(now)[0]
    visitor.card(now, move.card).click()
    visitor.free_cell(move.cell).click()


def _ghost_of_duet(visitor: Visitor, now: Moment) -> None:
    touching = {space.cell: space.neighbours for space in now.view.spaces}
    move = next(one for one in _play_moves(now) if touching[one.cell] > 1)
    visitor.card(now, move.card).click()
    visitor.free_cell(move.cell).click()


def _check(visitor: Visitor, _now: Moment) -> None:
    visitor.press("check")


def _check_one(visitor: Visitor, now: Moment) -> None:
    visitor.press("check")
    cell = now.can(order.Check)[0].cell
    card = next(one.card for one in now.view.area if one.cell == cell)
    visitor.named("gridcell", now.start.deal.cards[card].called(visitor.language)).click()


def _give(visitor: Visitor, now: Moment) -> None:
    visitor.card(now, now.can(order.Give)[0].card).click()


def _card_sheet(visitor: Visitor, now: Moment) -> None:
    card = next(one.card for one in now.view.area)
    visitor.named("gridcell", now.start.deal.cards[card].called(visitor.language)).click()
    visitor.page.get_by_role("dialog").wait_for()


def _rulebook(visitor: Visitor, _now: Moment) -> None:
    visitor.press("rulebook")


at("landmarks-first")
at("landmarks-turn")
at("landmarks-turn", _pick, "picked")
at("landmarks-turn", _ghost, "ghost")
at("landmarks-turn", _ghost_of_duet, "ghost-of-duet")
at("landmarks-turn", _check, "check")
at("landmarks-turn", _check_one, "check-one")
at("landmarks-turn", _rulebook, "rulebook", only="desk")
at("landmarks-turn", _card_sheet, "card-sheet")
at("landmarks-turn", _log, "log")
at("landmarks-turn", _menu, "menu")
at("landmarks-turn", _seat, "seat")
at("landmarks-turn", _keys, "keys", only="desk")
at("landmarks-turn", _rule, "rule")
at("landmarks-turn", suffix="watched", seats=())
at("landmarks-extra-may")
at("landmarks-extra-must")
at("landmarks-give")
at("landmarks-give", _give, "given")
at("landmarks-swap")
at("landmarks-discard")
at("landmarks-join")
at("landmarks-join", _ghost, "ghost")
at("landmarks-duet")
at("landmarks-duet", _check, "check")
at("landmarks-trio")
at("landmarks-bonus")
at("landmarks-challenge")
at("landmarks-arrange")
at("landmarks-waiting", people=(0, 1, 2, 3))
at("landmarks-waiting", _wait_long, "away", people=(0, 1, 2, 3), hurry=True)
at("landmarks-checked", people=(0, 1, 2, 3))
at("landmarks-many")
at("landmarks-large-hand")
at("landmarks-won")
at("landmarks-lost")
at("landmarks-all-closed")
at("landmarks-won", _replay, "replay")
at("landmarks-won", _study, "study")
at("movies-turn")
at("movies-turn", _ghost, "ghost")
at("movies-duet")
at("movies-won")

# Cardline.


def _pick_country(visitor: Visitor, now: Moment) -> None:
    visitor.card(now, now.view.hands[ME][0]).click()


def _gap(visitor: Visitor, now: Moment) -> None:
    _pick_country(visitor, now)
    visitor.gap(now, len(now.view.line) // 2).click()


def _place(visitor: Visitor, now: Moment, move: Any) -> None:
    """Places a card, and sees it turned over."""
    visitor.card(now, move.card).click()
    visitor.gap(now, move.gap).click()
    visitor.press("place-here")
    visitor.button("go-on").wait_for()


def _flip(visitor: Visitor, now: Moment, wanted: bool) -> None:
    """Places a card so that it turns out right or wrong."""
    _place(visitor, now, next(move for move in now.game.legal_moves() if _is_right(now, move) is wanted))


def _is_right(now: Moment, move: Move) -> bool:
    from tallorder.games.cardline.events import CardFlipped

    told = now.game.clone().play(move)
    return next(event.correct for event in told if isinstance(event, CardFlipped))


def _look(visitor: Visitor, _now: Moment) -> None:
    """Looks at a card of the line in full."""
    visitor.button("look-at").click()
    visitor.page.get_by_role("dialog").wait_for()


def live(name: str, then: Callable[[Visitor], None] = lambda _: None) -> None:
    """Adds a moment that is seen only while it happens: my last placement is made on the page."""

    def reach(visitor: Visitor) -> None:
        now = find_moment(MOMENTS[name])
        *played, (_, move) = now.played
        game = now.start.begin()
        for seat, earlier in played:
            game.play(earlier, seat)
        visitor.sit(seed_table(visitor.server.store, now.start, played, tuple(range(MOMENTS[name].players))), ME)
        visitor.settle()
        _place(visitor, Moment(now.start, game, played, ()), move)
        then(visitor)

    SCREENS.append(Screen(name, reach))


at("globe-first")
at("globe-place")
at("globe-place", _pick_country, "picked")
at("globe-place", _gap, "ghost")
at("globe-place", lambda visitor, now: _flip(visitor, now, wanted=True), "right", people=(0, 1, 2, 3))
at("globe-place", lambda visitor, now: _flip(visitor, now, wanted=False), "wrong", people=(0, 1, 2, 3))
at("globe-place", _look, "card")
at("globe-place", _log, "log")
at("globe-place", _seat, "seat")
at("globe-place", _status, "status")
at("globe-place", suffix="watched", seats=())
at("globe-finishing")
at("globe-play-off", lambda visitor, _: visitor.press("play-the-play-off"))  # told again to whoever comes back
live("globe-missed")
live("globe-tied")
live("globe-round-ended", lambda visitor: visitor.press("go-on"))
at("globe-waiting", people=(0, 1, 2, 3))
at("globe-waiting", _wait_long, "away", people=(0, 1, 2, 3), hurry=True)
at("globe-won")
at("globe-lost")
at("globe-won", _replay, "replay")

# Skyscraper.


def _lift(kind: type[Move]) -> Callable[[Visitor, Moment], None]:
    def lift(visitor: Visitor, now: Moment) -> None:
        move: Any = now.can(kind)[0]
        visitor.card(now, move.card).click()

    return lift


def _piles(visitor: Visitor, _now: Moment) -> None:
    if visitor.phone:
        visitor.press("sky-piles-and-prizes")
    else:
        visitor.page.get_by_role("button", name=visitor.says("discard-pile")).first.click()
    visitor.page.get_by_role("dialog").wait_for()


def _built(visitor: Visitor, now: Moment) -> None:
    """Looks at how my tallest building was built."""
    mine = [one for one in now.view.structures if one.owner == ME]
    letter = ascii_uppercase[max(mine, key=lambda one: one.metres).number]
    visitor.press("sky-built", name=visitor.says("you"), letter=letter)
    visitor.page.get_by_role("dialog").wait_for()


at("sky-play")
at("sky-build", _lift(build.Build))
at("sky-roof", _lift(build.Roof))
at("sky-quake", _lift(build.Quake))
at("sky-century", _lift(build.Century))
at("sky-insure", _lift(build.Insure))
at("sky-study", _lift(build.Study))
at("sky-tornado", _lift(build.Tornado))
at("sky-steal")
at("sky-steal-keep")
at("sky-roof-insure")
at("sky-study-deck")
at("sky-study-return")
at("sky-study-discard")
at("sky-last-lap")
at("sky-discard")
at("sky-play", _piles, "piles")
at("sky-play", _log, "log")
at("sky-play", _menu, "menu")
at("sky-play", _seat, "seat")
at("sky-play", _react, "reaction")
at("sky-play", suffix="watched", seats=())
at("sky-play", suffix="hand-over", people=(0, 1, 2, 3), seats=(0, 1, 2, 3))
at("sky-waiting", people=(0, 1, 2, 3))
at("sky-waiting", _wait_long, "away", people=(0, 1, 2, 3), hurry=True)
at("sky-six")
at("sky-won")
at("sky-won", _built, "built")
at("sky-ten-built")
at("sky-won", _replay, "replay")


def screens(*, phone: bool) -> list[Screen]:
    """What there is to see on a desk or on a phone."""
    device = "phone" if phone else "desk"
    return [one for one in SCREENS if one.only in ("", device)]


def is_table(one: Screen) -> bool:
    """Whether it is a table with a game on it."""
    return one.name.split("-")[0] in ("landmarks", "movies", "globe", "sky")
