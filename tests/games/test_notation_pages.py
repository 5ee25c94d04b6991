"""The positions that the pages of notation show are positions."""

import re
from pathlib import Path

import pytest

from tallorder import catalogue

PAGES = Path(__file__).parents[2] / "docs" / "notation"
SHOWN = [
    pytest.param(example, id=f"{page.stem}-{number}")
    for page in sorted(PAGES.glob("*.md"))
    for number, example in enumerate(re.findall(r"```\n(position .*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("example", SHOWN)
def test_a_position_on_a_page_can_be_read_and_played_on(example: str) -> None:
    rules, game = catalogue.read_position(example)
    assert game.legal() or game.outcome() is not None
    _, again = catalogue.read_position(rules.write_position(game))
    assert again.key() == game.key()


def test_every_page_shows_a_position() -> None:
    assert {page.stem for page in PAGES.glob("*.md")} == {param.id.rpartition("-")[0] for param in SHOWN if param.id}
