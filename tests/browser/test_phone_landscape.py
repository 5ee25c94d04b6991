"""A phone held sideways: what one acts on and the button that does it are in sight at once, without any scrolling."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import checks
from tests.browser.conftest import People, Server
from tests.browser.tour import SCREENS, Visitor

SIDEWAYS: dict[str, Any] = {"width": 844, "height": 390}
SMALLER: dict[str, Any] = {"width": 667, "height": 375}
PRIMARY = ".btn.primary"
PLAY = ".key.play"
MOMENTS = [
    ("landmarks-turn-ghost", "en", "main .ghost", PRIMARY),
    ("globe-place-ghost", "ru", "main .ghost", PRIMARY),
    ("sky-build", "ru", "main [data-structure][aria-pressed=true]", PRIMARY),
    ("landmarks-won-replay", "ru", "main .spot:has(.own)", PLAY),
    ("globe-won-replay", "en", "main .fresh", PLAY),
    ("sky-won-replay", "en", "main [data-structure]", PLAY),
]
"""A screen, a language, what it is about there, and the button that goes on."""
IN_SIGHT = """([selector, within]) => {
    const one = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!one) return selector + ' is not there';
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isInside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const isFree = hit?.closest(within) !== null && hit?.closest(within) === one.closest(within);
    return isInside && isFree ? '' : selector + ' is at ' + JSON.stringify(box) + ' below ' + hit?.className; }"""


def unseen(page: Page, selector: str, within: str) -> list[str]:
    """What is wrong with a part that has to be seen whole, with nothing of another part above it."""
    said: str = page.evaluate(IN_SIGHT, [selector, within])
    return [said] if said else []


@pytest.mark.parametrize(("name", "language", "part", "button"), MOMENTS, ids=[one[0] for one in MOMENTS])
def test_board_and_button_are_in_sight_together(
    people: People, server: Server, name: str, language: str, part: str, button: str
) -> None:
    page = people.arrive(phone=True, language=language, home=False, viewport=SIDEWAYS)
    visitor = Visitor(page, server, language, phone=True)
    next(one for one in SCREENS if one.name == name).reach(visitor)
    for size in (SIDEWAYS, SMALLER):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        visitor.settle()
        found = {
            "part": unseen(page, part, "main"),
            "button": unseen(page, button, "button"),
            "sideways": checks.sideways(page),
            "targets": checks.small_targets(page),
            "cut": checks.cut_off(page),
        }
        assert {asked: what for asked, what in found.items() if what} == {}, size
