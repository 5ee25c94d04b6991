"""No two classes of one name in the house, so that a name says which class is meant."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tallorder"


def classes(folder: Path) -> dict[str, list[Path]]:
    """Where every class stands, by its name; private ones are known to their own module alone."""
    found: dict[str, list[Path]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(file.relative_to(folder))
    return found


def is_of_a_game(place: Path) -> bool:
    """Whether a module holds the moves or the events of a game: two games may know the same one (docs/glossary.md)."""
    return place.parts[0] == "games" and place.name in ("moves.py", "events.py")


def doubled(folder: Path) -> dict[str, list[Path]]:
    """The names that mean more than one class."""
    return {
        name: places
        for name, places in classes(folder).items()
        if len(places) > 1
        and not (all(map(is_of_a_game, places)) and len({place.parent for place in places}) == len(places))
    }


def test_no_two_classes_have_one_name() -> None:
    assert not doubled(SOURCE)


@pytest.mark.parametrize(
    ("first", "second", "is_doubled"),
    [
        ("table/a.py", "server/b.py", True),
        ("games/one/events.py", "games/two/events.py", False),
        ("games/one/events.py", "games/one/moves.py", True),
        ("games/one/events.py", "table/changes.py", True),
        ("games/one/view.py", "games/two/view.py", True),
    ],
)
def test_a_doubled_name_is_found(first: str, second: str, is_doubled: bool, tmp_path: Path) -> None:
    for place in (first, second):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text("class Resigned:\n    pass\n", "utf-8")
    assert bool(doubled(tmp_path)) == is_doubled
