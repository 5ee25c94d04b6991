"""The contact sheets of all decks as a browser sets them: every name fits its zone, in every language."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tallorder.faces.preview import run_preview

FAULTS = """() => [...document.querySelectorAll('.fit')].filter(zone => {
    const text = zone.firstElementChild.getBoundingClientRect(), room = zone.getBoundingClientRect();
    return zone.matches('.hy, .cut, [data-over]') || text.width > room.width + 1 || text.height > room.height + 2;
}).map(zone => zone.innerText)"""


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("deck", ["landmarks", "movies", "countries", "skyscraper"])
def test_no_name_is_cut_hyphenated_by_force_or_larger_than_its_zone(
    page: Page, tmp_path: Path, deck: str, language: str
) -> None:
    sheet = tmp_path / "sheet.html"
    assert run_preview(deck, str(sheet), language) == 0
    page.goto(sheet.as_uri())
    page.locator("html[data-fitted]").wait_for(state="attached", timeout=120_000)
    assert page.evaluate("[...document.fonts].some(face => face.status === 'loaded')")
    assert page.locator(".fit").count() > 100
    assert page.evaluate(FAULTS) == []
