"""Every engine has the same files, and in them the same names with the engine's own in front."""

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

from tallorder.games import ENGINES
from tallorder.games.kernel import Rules, View

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tallorder" / "games"
FOLDERS = {
    **{engine.capitalize(): GAMES / engine for engine in ENGINES},
    "HigherLower": ROOT / "examples" / "higher_or_lower",
}
NAMES = {
    "manifest": "MANIFEST",
    "options": "{}Options",
    "state": "{}State",
    "engine": "{}Game",
    "moves": "pack unpack",
    "events": "EVENTS",
    "view": "{}View view_of",
    "notation": "write_move read_move write_position",
    "worlds": "imagine",
    "actions": "{}Actions actions_of",
    "observation": "{}Observation",
    "words": "narrate tell",
    "rules": "{}Rules RULES",
}


@pytest.mark.parametrize("file", NAMES)
@pytest.mark.parametrize("engine", FOLDERS)
def test_every_engine_has_this_file_with_these_names(engine: str, file: str) -> None:
    tree = ast.parse((FOLDERS[engine] / f"{file}.py").read_text(encoding="utf-8"))
    found = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    assert set(NAMES[file].format(engine).split()) <= found, f"{file}.py of {engine}"


@pytest.mark.parametrize("engine", ENGINES)
def test_every_engine_answers_with_the_same_arguments(engine: str) -> None:
    rules = import_module(f"tallorder.games.{engine}.rules").RULES
    for name, asked in inspect.getmembers(Rules, inspect.isfunction):
        answered = getattr(type(rules), name)
        assert list(inspect.signature(answered).parameters) == list(inspect.signature(asked).parameters), name


@pytest.mark.parametrize("package", [*(f"tallorder.games.{engine}" for engine in ENGINES), "higher_or_lower"])
def test_every_view_begins_with_the_same_head(package: str) -> None:
    fields = import_module(f"{package}.rules").RULES.view_type.__struct_fields__
    assert View.__struct_fields__ == ("version", "actor", "phase", "legal", "outcome")
    assert fields[: len(View.__struct_fields__)] == View.__struct_fields__


KNOWING_THEIR_TYPES = [
    *(file for folder in FOLDERS.values() for file in sorted(folder.glob("*.py"))),
    *sorted((ROOT / "src" / "tallorder" / "bots").rglob("*.py")),
    *sorted((ROOT / "examples").glob("*.py")),
]


@pytest.mark.parametrize("file", KNOWING_THEIR_TYPES, ids=lambda file: str(file.relative_to(ROOT)))
def test_types_are_known_and_not_asserted(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "assert isinstance(" not in text
    assert "cast(" not in text


def owner(file: Path) -> str:
    """The engine to whose folders a file belongs; empty for shared code."""
    return next((engine for engine in ENGINES if engine in (*file.parts, file.stem)), "")


def test_only_a_games_own_folders_know_it() -> None:
    """Everybody else finds it by the catalogue, and games do not know each other. Imports inside functions count."""
    files = [file for file in (ROOT / "src" / "tallorder").rglob("*.py") if "_compiled" not in file.parts]
    assert {owner(file) for file in files} == {"", *ENGINES}
    for file in files:
        others = tuple(
            f"tallorder.{room}.{engine}." for room in ("games", "bots") for engine in ENGINES if engine != owner(file)
        )
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            imported = []
            if isinstance(node, ast.ImportFrom) and node.module:
                imported = [node.module, *(f"{node.module}.{name.name}" for name in node.names)]
            elif isinstance(node, ast.Import):
                imported = [name.name for name in node.names]
            for module in imported:
                assert not f"{module}.".startswith(others), f"{file} imports {module}"


def test_the_kernel_knows_no_game() -> None:
    for file in (GAMES / "kernel").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        code = re.sub(r"#.*", "", text).lower()
        for word in ("skyscraper", "building", "tower", "comparity", "cardline"):
            assert word not in code, f"{word} in {file.name}"
