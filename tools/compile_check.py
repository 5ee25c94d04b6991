"""Compiles the hot modules with mypyc in a temporary folder, imports them and plays a game on each engine.

It keeps one promise: the engines stay inside what mypyc compiles, and compiled they play the same games.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
HOT = (
    "tallorder/games/kernel/chance.py",
    "tallorder/games/kernel/game.py",
    "tallorder/games/comparity/phases.py",
    "tallorder/games/comparity/layout.py",
    "tallorder/games/comparity/grid.py",
    "tallorder/games/comparity/state.py",
    "tallorder/games/comparity/repair.py",
    "tallorder/games/comparity/flow.py",
    "tallorder/games/comparity/engine.py",
    "tallorder/games/cardline/line.py",
    "tallorder/games/cardline/round.py",
    "tallorder/games/cardline/engine.py",
    "tallorder/games/skyscraper/phases.py",
    "tallorder/games/skyscraper/hands.py",
    "tallorder/games/skyscraper/printed.py",
    "tallorder/games/skyscraper/tower.py",
    "tallorder/games/skyscraper/prizes.py",
    "tallorder/games/skyscraper/position.py",
    "tallorder/games/skyscraper/engine.py",
)
"""Where simulation and search spend their time."""

PLAY = """
import sys
from tallorder import catalogue
from tallorder.lab.simulate import play_any_legal
for offer in catalogue.offers():
    if offer.deck is None:
        continue
    start = catalogue.set_up(offer.game, players=3, seed=1)
    game = start.begin()
    moves = play_any_legal(game, 1)
    print(offer.game, moves, game.outcome())
for name in {modules!r}:
    file = sys.modules[name].__file__
    if {compiled} != file.endswith((".so", ".pyd")):
        sys.exit(f"{{name}} was loaded from {{file}}")
"""


def main() -> None:
    """Compiles, plays compiled and plain, and compares."""
    hot = list(HOT)
    modules = [name.removesuffix(".py").replace("/", ".") for name in hot]
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            SOURCE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so")
        )
        mypyc = [sys.executable, "-m", "mypyc", *hot]
        done = subprocess.run(mypyc, cwd=folder, check=False, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"mypyc does not compile the hot modules:\n{done.stdout}{done.stderr}")
        compiled = play(Path(folder), modules, is_compiled=True)
    plain = play(SOURCE, modules, is_compiled=False)
    if compiled != plain:
        sys.exit(f"compiled engines play other games:\n{compiled}\ninstead of\n{plain}")
    print(f"{len(hot)} modules compiled; they play the same games:\n{compiled}", end="")


def play(folder: Path, modules: list[str], *, is_compiled: bool) -> str:
    """What a game on each engine comes to, played from this folder."""
    code = PLAY.format(modules=modules, compiled=is_compiled)
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env={"PYTHONPATH": str(folder)}, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
