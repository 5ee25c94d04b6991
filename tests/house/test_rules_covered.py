"""Every rule of the ledgers has a test that guards it and a place in the code that cites it.

Exceptions are listed with their reason; one that is no longer needed must leave the list.
"""

import ast
import re
from pathlib import Path

import pytest

from tallorder import catalogue

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tallorder" / "games"
ENGINES = {engine: manifest.letter for engine, manifest in catalogue.manifests().items()}
LETTER = f"[{''.join(ENGINES.values())}]"
ID = rf"{LETTER}-(?:[A-Z]+-)?[A-Z]*\d+"

FLAVOUR = "how people at a table agree; a program draws or is told"
NO_RULE = "tells about the box, not about play: the language of its cards, its missing title, a list of famous towers"
FOLLOWS = "follows from other rules: nothing acts on it, but the tests hold it up"

NOT_CITED = {
    "C-SETUP-4": FOLLOWS,
    "C-SETUP-10": FLAVOUR,
    "C-SETUP-11": FLAVOUR,
    "C-R-16": FOLLOWS,
    "C-R-17": FOLLOWS,
    "C-R-21": FOLLOWS,
    "C-R-46": FOLLOWS,
    "S-GEN-3": NO_RULE,
    "S-COMP-8": FOLLOWS,
    "S-R-52": NO_RULE,
    "S-REF-1": NO_RULE,
}
"""Rules that no line of code has to act on."""

NOT_TESTED = {"S-R-52": NO_RULE, "S-REF-1": NO_RULE}
"""Rules that no test can break."""


def defined(engine: str) -> set[str]:
    """The ids that a ledger gives out: bold, or first in a row of a table."""
    text = (GAMES / engine / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(rf"\*\*({ID})\b", text)) | set(re.findall(rf"^\| *({ID})\b", text, re.MULTILINE))


def span(text: str) -> set[str]:
    """The ids in a text; `C-SETUP-6 to 9` and `C-R-47…51` name all between."""
    found = set(re.findall(rf"\b{ID}\b", text))
    for head, first, last in re.findall(
        rf"\b({LETTER}-(?:[A-Z]+-)?)(\d+)(?:…| to |–)(?:{LETTER}-(?:[A-Z]+-)?)?(\d+)\b", text
    ):
        found |= {f"{head}{number}" for number in range(int(first), int(last) + 1)}
    return found


def cited() -> set[str]:
    """Ids that stand in code, data or messages."""
    source = ROOT / "src" / "tallorder"
    files = [file for ending in ("*.py", "*.toml", "*.ftl") for file in source.rglob(ending)]
    return set().union(*(span(file.read_text(encoding="utf-8")) for file in files))


def guarded() -> set[str]:
    """Ids in the `@rule` marks of tests, and those that head a file of positions."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}  # type: ignore[misc]
    return found


@pytest.mark.parametrize("engine", ENGINES)
def test_a_ledger_only_gives_out_ids_of_its_own(engine: str) -> None:
    ids = defined(engine)
    assert len(ids) > 10
    assert {one[0] for one in ids} == {ENGINES[engine]}


@pytest.mark.parametrize("engine", ENGINES)
def test_every_rule_has_a_test_that_guards_it(engine: str) -> None:
    missing = defined(engine) - guarded()
    assert sorted(missing - set(NOT_TESTED)) == []


@pytest.mark.parametrize("engine", ENGINES)
def test_every_rule_is_cited_in_code(engine: str) -> None:
    missing = {one for one in defined(engine) - cited() if not re.match(rf"{LETTER}-(EX|RX|D)-", one)}
    assert sorted(missing - set(NOT_CITED)) == []


def test_tests_and_code_name_only_rules_that_exist() -> None:
    known = set().union(*(defined(engine) for engine in ENGINES))
    assert sorted(guarded() - known) == []
    assert sorted(one for one in cited() - known if not one.startswith("K-")) == []


def test_an_exception_that_is_not_needed_leaves_the_list() -> None:
    assert sorted(set(NOT_CITED) & cited()) == []
    assert sorted(set(NOT_TESTED) & guarded()) == []
