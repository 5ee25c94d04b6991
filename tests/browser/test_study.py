"""An analysis on the replay page: asked for, read, laid over the table, learned from at a table of one's own."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import checks
from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.pages import TablePage
from tests.browser.seeding import SeededTable, seed_table
from tests.browser.situations import find_moment
from tests.browser.studies import answer_here, study_of
from tests.browser.tour import Visitor

GAMES = ["landmarks-won", *(pytest.param(name, marks=pytest.mark.soak) for name in ("movies-won", "sky-won"))]


def at_the_replay(people: People, name: str, *, phone: bool, language: str = "en") -> tuple[Visitor, SeededTable, int]:
    """Somebody at the end of the replay of a game that is over."""
    now = find_moment(MOMENTS[name])
    seeded = seed_table(people.server.store, now.start, now.played, people=(0, 1))
    visitor = Visitor(people.arrive(phone=phone), people.server, language, phone=phone)
    answer_here(visitor.page, study_of(name))
    visitor.open(f"/replay/{seeded.id}#game=1", name="Zoya")
    visitor.page.get_by_role("region", name=visitor.says("replay")).wait_for()
    return visitor, seeded, len(now.played)


def open_the_panel(visitor: Visitor) -> Locator:
    """The analysis: beside the board on a desk, in a sheet on a phone."""
    if not visitor.page.locator("[data-study]").is_visible():
        visitor.press("study")
    panel = visitor.page.locator("[data-study]")
    panel.wait_for()
    return panel


def ask(visitor: Visitor) -> Locator:
    """Asks for the analysis and waits for it."""
    panel = open_the_panel(visitor)
    panel.get_by_role("button", name=visitor.says("study-ask")).click()
    panel.get_by_role("region", name=visitor.says("study-chances")).wait_for(timeout=60_000)
    return panel


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_analysed_and_its_worst_decision_tried_again(people: People, name: str, phone: bool) -> None:
    visitor, seeded, _ = at_the_replay(people, name, phone=phone)
    page, game = visitor.page, find_moment(MOMENTS[name]).start.game
    panel = ask(visitor)
    expect(panel.get_by_role("region", name=visitor.says("study-accuracy"))).to_be_visible()
    assert not checks.violations(page)
    assert not checks.sideways(page)
    panel.get_by_role("button", name=re.compile("^Learn from")).click()
    panel = open_the_panel(visitor)
    lesson = panel.get_by_role("region", name=visitor.says("study-learning"))
    expect(lesson).to_contain_text("What would you do?")
    expect(lesson).not_to_contain_text(visitor.says("study-is-better"))
    lesson.get_by_role("button", name=visitor.says("study-show")).click()
    expect(lesson).to_contain_text(visitor.says("study-is-better"))
    lesson.get_by_role("button", name=visitor.says("study-stop")).click()
    panel.get_by_role("button", name=re.compile("^Learn from")).click()
    panel = open_the_panel(visitor)
    panel.get_by_role("button", name=visitor.says("study-try")).click()
    page.wait_for_url(re.compile(f"/t/(?!{seeded.id})"))
    expect(page.get_by_text("Try again: this decision gave away")).to_be_visible()
    expect(page.get_by_label(visitor.says("your-cards")).first).to_be_visible()
    around: Page | Locator = page
    if phone:
        around = page.get_by_role("dialog", name=visitor.says("study-retry-judged"))
        player = TablePage(page, game)
        for _ in range(20):
            if around.is_visible():
                break
            player.decide()
        expect(around).to_contain_text(visitor.says("study-was-played"), timeout=60_000)
        assert not checks.violations(page)
    around.get_by_role("button", name=visitor.says("study-back")).click()
    page.wait_for_url(re.compile(f"/replay/{seeded.id}"))
    expect(open_the_panel(visitor).get_by_role("region", name=visitor.says("study-chances"))).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_doubts_lie_on_the_table_by_number_and_the_truth_by_sign(people: People, phone: bool) -> None:
    visitor, _, last = at_the_replay(people, "landmarks-won", phone=phone)
    page = visitor.page
    ask(visitor)
    if phone:
        page.keyboard.press("Escape")
    page.get_by_role("slider", name=visitor.says("timeline")).fill(str(last * 2 // 3))
    heat = page.locator(".heat")
    expect(heat.first).to_have_text(re.compile(r"^\d+$"))
    panel = open_the_panel(visitor)
    expect(
        panel.get_by_role("region", name=visitor.says("study-doubts")).get_by_role("listitem").first
    ).to_contain_text("%")
    panel.get_by_role("button", name=visitor.says("study-layer-truth")).click()
    signs = set(heat.all_text_contents())
    assert signs
    assert signs <= {"✓", "✕"}
    panel.get_by_role("button", name=visitor.says("study-layer-off"), exact=True).click()
    expect(heat).to_have_count(0)


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_an_analysis_speaks_every_language(people: People, language: str) -> None:
    visitor, _, last = at_the_replay(people, "landmarks-won", phone=False, language=language)
    panel = ask(visitor)
    visitor.page.get_by_role("slider", name=visitor.says("timeline")).fill(str(last * 2 // 3))
    expect(panel.get_by_role("region", name=visitor.says("study-this-move"))).to_contain_text(
        visitor.says("study-was-played").rstrip(" \N{NO-BREAK SPACE}:")
    )
    assert "study-" not in panel.inner_text()
    assert not checks.sideways(visitor.page)


def test_a_running_game_offers_no_analysis(people: People) -> None:
    now = find_moment(MOMENTS["landmarks-turn"])
    seeded = seed_table(people.server.store, now.start, now.played, people=(0, 1))
    visitor = Visitor(people.arrive(), people.server, "en", phone=False)
    visitor.open(f"/replay/{seeded.id}", name="Zoya")
    panel = open_the_panel(visitor)
    expect(panel).to_contain_text(visitor.says("study-only-over"))
    expect(panel.get_by_role("button")).to_have_count(0)
    told = visitor.page.request.post(f"{people.server.url}/api/tables/{seeded.id}/analysis/1", data={})
    assert told.json()["code"] == "game-running"
