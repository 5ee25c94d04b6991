"""Compiles the hot modules with mypyc in a temporary folder and plays games on them, with bots and without.

It keeps one promise: the engines stay inside what mypyc compiles, and compiled they play the same games.

    python tools/compile_check.py [--keep FOLDER]

A kept copy plays long arenas several times faster: PYTHONPATH=FOLDER tallorder arena …
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
HOT = (
    "tallorder/games/kernel/chance.py",
    "tallorder/games/kernel/game.py",
    "tallorder/games/comparity/layout.py",
    "tallorder/games/comparity/grid.py",
    "tallorder/games/comparity/state.py",
    "tallorder/games/comparity/repair.py",
    "tallorder/games/comparity/flow.py",
    "tallorder/games/comparity/engine.py",
    "tallorder/games/cardline/line.py",
    "tallorder/games/cardline/round.py",
    "tallorder/games/cardline/state.py",
    "tallorder/games/cardline/engine.py",
    "tallorder/games/skyscraper/hands.py",
    "tallorder/games/skyscraper/printed.py",
    "tallorder/games/skyscraper/tower.py",
    "tallorder/games/skyscraper/prizes.py",
    "tallorder/games/skyscraper/state.py",
    "tallorder/games/skyscraper/engine.py",
    "tallorder/games/skyscraper/worlds.py",
    "tallorder/bots/comparity/race.py",
    "tallorder/bots/comparity/reading.py",
    "tallorder/bots/comparity/thinking.py",
    "tallorder/bots/skyscraper/judging.py",
    "tallorder/bots/skyscraper/search.py",
)
"""Where simulation and search spend their time."""

PLAY = """
import sys
from tallorder import catalogue
from tallorder.bots import Budget
from tallorder.bots.players import read_bot
from tallorder.lab.duel import play
from tallorder.lab.simulate import play_any_legal
for offer in catalogue.offers():
    if offer.deck is None:
        continue
    start = catalogue.set_up(offer.game, players=3, seed=1)
    game = start.begin()
    moves = play_any_legal(game, 1)
    print(offer.game, "any legal moves:", moves, game.outcome())
    players = [read_bot(offer.engine, skill) for skill in ("expert", "friend", "beginner")]
    duel = play(start, players, [1, 2, 3], Budget(playouts=20))
    print(offer.game, "bots:", duel.decisions, duel.outcome)
for name in {modules!r}:
    file = sys.modules[name].__file__
    if {compiled} != file.endswith((".so", ".pyd")):
        sys.exit(f"{{name}} was loaded from {{file}}")
"""


def main() -> None:
    """Compiles, plays compiled and plain, and compares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leave the compiled copy in this new folder")
    keep = parser.parse_args().keep
    modules = [name.removesuffix(".py").replace("/", ".") for name in HOT]
    with tempfile.TemporaryDirectory() as folder:
        compile_in(Path(folder))
        compiled = play(Path(folder), modules, is_compiled=True)
        if keep is not None:
            shutil.copytree(folder, keep, ignore=shutil.ignore_patterns("build", ".mypy_cache", "__pycache__"))
    plain = play(SOURCE, modules, is_compiled=False)
    if compiled != plain:
        sys.exit(f"compiled engines play other games:\n{compiled}\ninstead of\n{plain}")
    print(f"{len(HOT)} modules compiled; they play the same games:\n{compiled}", end="")


def compile_in(folder: Path) -> None:
    """A copy of the sources in this folder, with the hot modules compiled beside them."""
    shutil.copytree(SOURCE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    mypyc = [sys.executable, "-m", "mypyc", *HOT]
    done = subprocess.run(mypyc, cwd=folder, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"mypyc does not compile the hot modules:\n{done.stdout}{done.stderr}")


def play(folder: Path, modules: list[str], *, is_compiled: bool) -> str:
    """What games on each engine come to, played from this folder."""
    code = PLAY.format(modules=modules, compiled=is_compiled)
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env={"PYTHONPATH": str(folder)}, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"no game can be played from {folder}:\n{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
