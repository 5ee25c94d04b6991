"""docs/adding-a-game.md goes through a real game: every piece of code in it stands in that game's files."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "higher_or_lower"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PIECES = re.findall(r"```python\n# (\S+)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("file", "piece"), PIECES, ids=[file for file, _ in PIECES])
def test_the_code_on_the_page_is_the_code_of_the_example(file: str, piece: str) -> None:
    assert piece in (EXAMPLE / file).read_text(encoding="utf-8")


def test_the_page_names_every_file_of_the_example() -> None:
    assert len(PIECES) >= 7
    for file in EXAMPLE.glob("*.py"):
        assert f"`{file.name}`" in PAGE, file.name
    for path in re.findall(r"`((?:src|client|tests|docs|examples)/[\w./-]+)`", PAGE):
        assert (ROOT / path).exists(), path


def test_the_sentences_on_the_page_are_those_of_the_example() -> None:
    (sentences,) = re.findall(r"```\n(title-.*?)```", PAGE, re.DOTALL)
    written = (EXAMPLE / "messages" / "en" / "higher-lower.ftl").read_text(encoding="utf-8").splitlines()
    assert set(sentences.splitlines()) <= set(written)
