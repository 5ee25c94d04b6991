"""The code on docs/research.md runs."""

import re
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
PIECES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_page_has_a_piece_for_each_library() -> None:
    assert [
        word for word in ("pettingzoo", "gymnasium", "openspiel", "vector") if f"adapters.{word}" not in "".join(PIECES)
    ] == []


@pytest.mark.parametrize("number", range(len(PIECES)))
def test_the_code_runs(number: int) -> None:
    if "pyspiel" in PIECES[number] and sys.version_info[:2] != (3, 11):
        pytest.skip("open_spiel 2.0.2 has wheels for Python 3.11 only")
    exec(PIECES[number], {})
