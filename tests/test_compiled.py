"""Engines compiled and plain: one source, the same games; a compiled module never stands in for an edited one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.compile import finder, hot_modules, is_fresh, what_is_missing

ROOT = Path(__file__).parents[1]
PLAY = """
import importlib
import hashlib, sys
import msgspec
from tallorder import Chance, catalogue
from tallorder.bots import Budget
from tallorder.bots.players import read_bot
from tallorder.compiled import why_plain
from tallorder.games.kernel.playout import play_out
from tallorder.lab.duel import play

for name in {hot!r}:
    importlib.import_module(name)

def play_game(start, seed):
    game, chance, found = start.begin(), Chance(seed), hashlib.sha256()
    while game.actor != -1:
        for seat in (None, *range(game.seats)):
            found.update(msgspec.json.encode(game.view(seat)))
        legal = game.legal()
        found.update(repr(legal).encode())
        before = game.key()
        ahead = game.clone()
        ahead.apply(legal[0])
        assert game.key() == before
        events = game.play(game.unpack(legal[chance.below(len(legal))]))
        found.update(msgspec.json.encode(events))
    found.update(repr((game.key(), game.outcome())).encode())
    found.update(game.record().encode())
    return found.hexdigest()

for offer in catalogue.offers():
    if offer.deck is not None:
        for seed in range(12):
            start = catalogue.set_up(offer.game, players=2 + seed % 3, seed=seed)
            print(offer.game, seed, play_game(start, seed), play_out(start.begin(), seed))
        bots = [read_bot(offer.engine, skill) for skill in ("expert", "friend", "beginner")]
        duel = play(catalogue.set_up(offer.game, players=3, seed=1), bots, [1, 2, 3], Budget(playouts=20))
        print(offer.game, "bots", duel.decisions, duel.outcome)
print("plain:" if why_plain() else "compiled:", *sorted({hot!r} & sys.modules.keys()), file=sys.stderr)
for name in {hot!r} & sys.modules.keys():
    print(name, sys.modules[name].__file__.endswith((".so", ".pyd")), file=sys.stderr)
"""
ASK = """
import tallorder
import tallorder.games.kernel.chance
print(tallorder.compiled.why_plain())
print(tallorder.games.kernel.chance.__file__)
"""

pytestmark = pytest.mark.skipif(bool(what_is_missing()), reason=f"{what_is_missing()}: nothing can be compiled")


def python(source: Path, code: str, pure: str = "0") -> subprocess.CompletedProcess[str]:
    """Runs Python on the package in this folder."""
    environment = os.environ | {"PYTHONPATH": str(source), "TALLORDER_PURE": pure}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False, cwd=source
    )


def tool(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs tools/compile.py."""
    command = [sys.executable, str(ROOT / "tools" / "compile.py"), *map(str, words)]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the modules compiled from them."""
    folder = tmp_path_factory.mktemp("compiled") / "src"
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
    done = tool("--source", folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture
def source(built: Path) -> Iterator[Path]:
    """The same copy, put right again after a test has edited it."""
    edited = built / "tallorder" / "games" / "kernel" / "chance.py"
    text = edited.read_text(encoding="utf-8")
    yield built
    edited.write_text(text, encoding="utf-8")


def test_the_same_seeds_give_the_same_games_compiled_and_plain(built: Path) -> None:
    code = PLAY.replace("{hot!r}", repr(set(hot_modules())))
    compiled, plain = python(built, code), python(built, code, pure="1")
    assert compiled.returncode == plain.returncode == 0, compiled.stderr + plain.stderr
    first, *loaded = compiled.stderr.splitlines()
    assert first.startswith("compiled:")
    assert len(loaded) == len(hot_modules())
    assert all(line.endswith("True") for line in loaded), loaded
    first, *loaded = plain.stderr.splitlines()
    assert first.startswith("plain:")
    assert not any(line.endswith("True") for line in loaded), loaded
    assert len(plain.stdout.splitlines()) == 4 * 13
    assert compiled.stdout == plain.stdout


def test_fresh_modules_run_compiled_unless_plain_ones_are_asked_for(built: Path) -> None:
    reason, file = python(built, ASK).stdout.splitlines()
    assert reason == ""
    assert "_compiled" in file
    asked = python(built, ASK, pure="1")
    assert asked.stdout.splitlines() == [
        "TALLORDER_PURE is set",
        str(built / "tallorder" / "games" / "kernel" / "chance.py"),
    ]
    assert asked.stderr == ""


def test_an_edited_source_runs_at_once_with_one_warning(source: Path) -> None:
    edited = source / "tallorder" / "games" / "kernel" / "chance.py"
    edited.write_text(edited.read_text(encoding="utf-8") + "\nEDITED = 'yes'\n", encoding="utf-8")
    done = python(source, ASK + "print(tallorder.games.kernel.chance.EDITED)")
    assert done.stdout.splitlines()[1:] == [str(edited), "yes"]
    assert done.stderr.count("tallorder/games/kernel/chance.py has changed since it was compiled") == 1
    assert "make compile" in done.stderr


def test_a_source_that_is_gone_makes_the_others_plain(source: Path) -> None:
    edited = source / "tallorder" / "games" / "kernel" / "chance.py"
    edited.unlink()
    done = python(source, "import tallorder.compiled")
    assert "chance.py has changed" in done.stderr
    assert "No module named 'tallorder.games.kernel.chance'" in done.stderr


def test_a_constant_that_was_copied_into_compiled_modules_counts_as_their_source(built: Path) -> None:
    compiled = finder(built)
    names = (compiled.FOLDER / compiled.SOURCES).read_text(encoding="utf-8")
    assert "tallorder/games/kernel/seat.py" in names
    assert "tallorder.games.kernel.seat" not in hot_modules()


def test_compiling_again_does_nothing_until_something_changes(source: Path) -> None:
    again = tool("--source", source)
    assert (again.returncode, again.stdout) == (0, "")
    assert is_fresh(finder(source))
    edited = source / "tallorder" / "games" / "kernel" / "chance.py"
    edited.write_text("# edited\n" + edited.read_text(encoding="utf-8"), encoding="utf-8")
    assert not is_fresh(finder(source))
    assert tool("--source", source, "--once").stdout == "", "`make setup` leaves it to `make compile`"


def test_without_a_c_compiler_it_says_so_and_goes_on_where_that_is_allowed(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "_compiled", "data"))
    for words, code in ((("--once",), 0), (("--optional",), 0), ((), 1)):
        done = tool("--source", tmp_path / "src", *words, CC="no-such-compiler")
        assert done.returncode == code
        assert done.stdout == "no C compiler here: the engines run as plain Python, slower\n"
