"""Every screen for every body: axe, touch, small windows, large text.

In `make test` every screen of the default language on every device, and every third one in another; all as soak.
"""

from zlib import crc32

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage

from tests.browser import checks
from tests.browser.conftest import LANGUAGES, Server
from tests.browser.tour import NONSENSE, SCREENS, Screen, Visitor

NARROW = {"width": 320, "height": 640}
ZOOMED = {"width": 720, "height": 450}
"""A desk's window at 200 %."""

Round = tuple[Screen, str, bool]


def visits(screen: Screen) -> list[Round]:
    """One screen in every language on every device that has it."""
    devices = {"phone": (True,), "desk": (False,)}.get(screen.only, (True, False))
    return [(screen, language, phone) for language in LANGUAGES for phone in devices]


def every_day() -> list[Round]:
    """Every screen of the default language on every device, and about a third in another one besides.

    A screen's own name decides whether, in which language and on which device: a new screen changes nothing for others.
    """
    first, *others = LANGUAGES
    chosen = [one for one in all_of_them() if one[1] == first]
    for screen in SCREENS:
        lot = crc32(screen.name.encode())
        possible = [one for one in visits(screen) if one[1] in others]
        if lot % 3 == 0:
            chosen.append(possible[lot // 3 % len(possible)])
    return chosen


def all_of_them() -> list[Round]:
    """Every screen in every language on every device."""
    return [one for screen in SCREENS for one in visits(screen)]


def called(of: Round) -> str:
    screen, language, phone = of
    return f"{screen.name}-{'phone' if phone else 'desk'}-{language}"


def go_and_see(contexts: dict[tuple[str, bool], BrowserContext], server: Server, of: Round) -> dict[str, list[str]]:
    """Reaches a screen and asks everything of it; the findings by what was asked."""
    screen, language, phone = of
    page = contexts[language, phone].new_page()
    page.set_default_timeout(20_000)
    errors: list[str] = []
    foreign: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if is_error(said) else None)
    page.on("request", lambda request: None if is_ours(request.url, server) else foreign.append(request.url))
    visitor = Visitor(page, server, language, phone=phone)
    try:
        screen.reach(visitor)
        visitor.settle()
        found = {"axe": checks.violations(page), "sideways": checks.sideways(page), "cut": checks.cut_off(page)}
        if phone:
            found["targets"] = checks.small_targets(page)
        page.set_viewport_size(NARROW if phone else ZOOMED)  # type: ignore[arg-type]
        visitor.settle()
        size = "at 320 px" if phone else "at 200 %"
        found[f"sideways {size}"] = checks.sideways(page)
        found[f"cut {size}"] = checks.cut_off(page)
        found[f"out of reach {size}"] = checks.out_of_reach(page)
    finally:
        page.close()
    return {asked: what for asked, what in {**found, "errors": errors, "foreign": foreign}.items() if what}


def is_error(said: ConsoleMessage) -> bool:
    """Whether the console complains about our page; a first picture without an icon and nonsense are no fault of it."""
    return said.type == "error" and not said.location["url"].endswith(("/favicon.ico", NONSENSE))


def is_ours(url: str, server: Server) -> bool:
    """Whether something was asked of nobody but our server."""
    return url.startswith((server.url, server.url.replace("http", "ws"), "data:", "blob:"))


@pytest.mark.parametrize("of", every_day(), ids=called)
def test_a_screen_is_for_everybody(contexts: dict[tuple[str, bool], BrowserContext], server: Server, of: Round) -> None:
    assert go_and_see(contexts, server, of) == {}


@pytest.mark.soak
@pytest.mark.parametrize("of", all_of_them(), ids=called)
def test_a_screen_is_for_everybody_in_every_language_on_every_device(
    contexts: dict[tuple[str, bool], BrowserContext], server: Server, of: Round
) -> None:
    assert go_and_see(contexts, server, of) == {}
