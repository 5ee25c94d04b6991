"""A page that is loaded again in the middle of any kind of decision brings the same decision back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from tallorder.games.comparity.state import PHASES as COMPARITY
from tallorder.games.skyscraper.state import PHASES as SKYSCRAPER
from tests.browser.conftest import Server
from tests.browser.moments import DECISIONS
from tests.browser.pages import TablePage
from tests.browser.seeding import seed_table
from tests.browser.situations import ME, Situation, find_moment
from tests.browser.tour import STILL, Visitor

KINDS = {
    "comparity": set(COMPARITY) - {"over"},
    "cardline": {"place"},
    "skyscraper": set(SKYSCRAPER) - {"over"},
}


def kind(situation: Situation) -> tuple[str, str]:
    """The engine and the phase that a situation decides in."""
    return situation.game.partition("-")[0], find_moment(situation).phase


def one_of_each() -> list[Situation]:
    """The first situation of every kind."""
    first: dict[tuple[str, str], Situation] = {}
    for one in DECISIONS:
        first.setdefault(kind(one), one)
    return list(first.values())


def test_every_kind_of_decision_is_among_those_that_are_tried() -> None:
    met: dict[str, set[str]] = {engine: set() for engine in KINDS}
    for one in one_of_each():
        engine, phase = kind(one)
        met[engine].add(phase)
    assert met == KINDS


def seen(page: Page, player: TablePage) -> tuple[str, list[str], str]:
    """What is asked, what can be used, and the hand: all that a person needs in order to decide."""
    page.wait_for_function("() => document.title.startsWith('●')")
    page.wait_for_timeout(100)
    page.wait_for_function(STILL)
    return page.title(), asked(page, player), " ".join(player.hand().all_inner_texts())


def asked(page: Page, player: TablePage) -> list[str]:
    """What stands in the sheet, or else in the place for decisions; a sheet that closes meanwhile is not waited for."""
    return page.get_by_role("dialog").all_inner_texts() or player.decision().all_inner_texts()


@pytest.fixture
def page(contexts: dict[tuple[str, bool], BrowserContext]) -> Iterator[Page]:
    """A page on which nothing may go wrong."""
    page = contexts["en", False].new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    page.close()
    assert errors == []


def refresh(page: Page, server: Server, situation: Situation) -> None:
    """The same is asked before and after; then the decision is made, and the table goes on."""
    now = find_moment(situation)
    everybody = tuple(range(situation.players))
    Visitor(page, server, "en", phone=False).sit(seed_table(server.store, now.start, now.played, everybody), ME)
    player = TablePage(page, situation.game)
    before = seen(page, player)
    page.reload()
    assert seen(page, player) == before
    for _ in range(20):
        player.decide()
        page.wait_for_timeout(200)
        if not player.is_mine or asked(page, player) != before[1]:
            return
    raise AssertionError(f"{situation.name} could not be decided: {page.locator('body').inner_text()[:600]}")


@pytest.mark.parametrize("situation", one_of_each(), ids=lambda one: one.name)
def test_a_refresh_brings_the_same_decision_back(page: Page, server: Server, situation: Situation) -> None:
    refresh(page, server, situation)


@pytest.mark.soak
@pytest.mark.parametrize("situation", DECISIONS, ids=lambda one: one.name)
def test_a_refresh_in_any_situation_brings_the_same_decision_back(
    page: Page, server: Server, situation: Situation
) -> None:
    refresh(page, server, situation)
