"""What is asked of no single screen: how heavy the first page is, and that nothing shifts. The rest is in test_tour."""

import gzip
import json
import re
from pathlib import Path

from tests.browser.conftest import People

ROOT = Path(__file__).parents[2]
FADES = ["opacity", "offset", "computedOffset", "easing", "composite"]
"""What a keyframe may name where nobody wants motion: things may fade, nothing may travel."""


def test_the_page_is_light_before_a_table_opens(people: People) -> None:
    page = people.arrive()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    static = ROOT / "src/tallorder/server/static"
    scripts = {path for path in loaded if path.endswith(".js")}
    size = sum(len(gzip.compress((static / path.lstrip("/")).read_bytes())) for path in scripts)
    assert scripts
    assert size <= 130_000, json.dumps(sorted(scripts))


def test_nothing_shifts_when_cards_arrive(people: People) -> None:
    page = people.arrive()
    page.evaluate(
        """() => { window.shift = 0; new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value; })
        .observe({type: 'layout-shift', buffered: true}); }"""
    )
    page.get_by_role("radio", name=re.compile("Globetrotter")).click()
    page.get_by_role("button", name=re.compile("^Play now")).click()
    page.get_by_role("list", name="Your cards").wait_for(timeout=90_000)
    page.wait_for_timeout(1000)
    assert page.evaluate("window.shift") < 0.1


def test_whoever_wants_no_motion_gets_none(people: People) -> None:
    page = people.arrive()
    page.get_by_role("button", name=re.compile("^Play now")).click()
    page.get_by_role("region", name="Your cards").wait_for(timeout=90_000)
    page.wait_for_timeout(500)
    moving = page.evaluate(
        """(fades) => document.getAnimations().filter((one) => one.playState === 'running'
            && one.effect.getComputedTiming().duration > 10
            && one.effect.getKeyframes().some((frame) => Object.keys(frame).some((key) => !fades.includes(key))))
        .map((one) => `${one.animationName ?? one.transitionProperty} on ${one.effect.target.className}`)""",
        FADES,
    )
    assert moving == []
