"""A game is described once, in its manifest; everything else reads it there."""

import ast
import re
from pathlib import Path

import pytest

from tallorder import catalogue
from tallorder.bots.players import levels, skills
from tallorder.games import ENGINES
from tallorder.games.kernel.manifest import Manifest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tallorder"
every_engine = pytest.mark.parametrize("engine", ENGINES)


def test_every_folder_of_rules_is_in_the_list_and_has_a_manifest() -> None:
    folders = {file.parent.name for file in (SOURCE / "games").glob("*/RULES.md")}
    assert folders == set(ENGINES) == set(catalogue.manifests())
    letters = [manifest.letter for manifest in catalogue.manifests().values()]
    assert len(letters) == len(set(letters))


@every_engine
def test_a_manifest_agrees_with_its_rules(engine: str) -> None:
    manifest, rules = catalogue.manifest(engine), catalogue.rules(engine)
    assert manifest.engine == rules.engine == engine
    assert manifest.players == (rules.fewest_players, rules.most_players)
    assert {one.engine for one in manifest.offers} == {engine}
    ids = (SOURCE / "games" / engine / "RULES.md").read_text(encoding="utf-8")
    assert manifest.too_small in ids
    assert bool(manifest.too_small) != manifest.has_own_cards


@every_engine
def test_every_switch_cites_the_rule_that_explains_it(engine: str) -> None:
    switches = catalogue.switches(engine)
    assert set(switches) == set(catalogue.rules(engine).options.__struct_fields__)
    ids = (SOURCE / "games" / engine / "RULES.md").read_text(encoding="utf-8")
    for rule in switches.values():
        assert f"**{rule}" in ids or f"| {rule}" in ids, rule


@every_engine
def test_the_client_tells_the_chapters_the_players_and_the_minutes_of_the_manifest(engine: str) -> None:
    manifest = catalogue.manifest(engine)
    folder = ROOT / "client" / "src" / engine
    chapters = re.findall(r"^  chapter\('(\w+)'", (folder / "rulebook.ts").read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(chapters) == manifest.chapters
    game = (folder / "game.ts").read_text(encoding="utf-8")
    assert re.findall(r"letter: '(\w)'", game) == [manifest.letter]
    assert set(re.findall(r"minutes: (\d+)", game)) == {str(manifest.minutes)}
    assert set(re.findall(r"players: \[(\d), (\d)\]", game)) == {tuple(str(count) for count in manifest.players)}
    shown = re.findall(r"game: '([\w-]+)'", game)
    assert shown == [offer.game for offer in manifest.offers if offer.deck]


@every_engine
def test_the_levels_of_its_bots_can_play(engine: str) -> None:
    assert levels(engine)[:2] == ("beginner", "friend")
    assert skills(engine)[-1] == "any-legal"


def test_a_game_from_outside_takes_no_name_that_is_taken() -> None:
    ours = catalogue.manifest("cardline")
    catalogue.register_game(ours)
    with pytest.raises(ValueError, match="an engine 'cardline' already"):
        catalogue.register_game(Manifest(**{**_fields(ours), "minutes": 1}))
    with pytest.raises(ValueError, match="a game cardline, cardline-globetrotter already"):
        catalogue.register_game(Manifest(**{**_fields(ours), "engine": "another"}))


def _fields(manifest: Manifest) -> dict[str, object]:
    return {name: getattr(manifest, name) for name in manifest.__struct_fields__}


def lists_engines(file: Path) -> bool:
    """Whether a file writes down the names of all engines in one list, tuple, set or dictionary."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            parts = node.keys if isinstance(node, ast.Dict) else node.elts
            if set(ENGINES) <= {part.value for part in parts if isinstance(part, ast.Constant)}:
                return True
    return False


def test_the_engines_are_listed_in_one_place() -> None:
    found = [file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py") if lists_engines(file)]
    assert found == ["games/__init__.py"]
