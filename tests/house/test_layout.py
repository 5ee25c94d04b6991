"""Every engine has the same files, and in them the same names with the engine's own in front."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tallorder" / "games"
FOLDERS = {
    "Comparity": GAMES / "comparity",
    "Cardline": GAMES / "cardline",
    "Skyscraper": GAMES / "skyscraper",
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
