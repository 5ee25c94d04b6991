"""`import msgspec
import tallorder` is a promise: everything in it is documented, typed and light to load."""

import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tallorder
from tallorder.compiled import why_plain

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", [name for name in tallorder.__all__ if name != "NOBODY"])
@pytest.mark.skipif(not why_plain(), reason="mypyc keeps no docstrings of classes")
def test_every_public_name_has_a_docstring(name: str) -> None:
    assert inspect.getdoc(getattr(tallorder, name))


@pytest.mark.parametrize("game", [offer.game for offer in tallorder.offers() if offer.deck])
def test_the_example_plays_a_whole_game(game: str) -> None:
    done = run(str(ROOT / "examples" / "play_one_game.py"), game, "3")
    assert done.returncode == 0, done.stderr
    assert "won by seat" in done.stdout.splitlines()[-1]


def test_importing_tallorder_loads_neither_languages_nor_decks_nor_servers() -> None:
    rooms = ("tallorder.decks", "tallorder.games.comparity", "tallorder.table")
    heavy = ("babel", "fluent", "tqdm", "openskill", "starlette", "sqlalchemy", *rooms)
    code = f"import sys, tallorder; print([name for name in {heavy!r} if name in sys.modules])"
    assert run("-c", code).stdout.strip() == "[]"


def test_a_local_table_plays_without_an_event_loop_processes_or_sockets() -> None:
    """What nobody imports cannot be used: so it runs in a browser's worker, too."""
    absent = ("asyncio", "multiprocessing", "concurrent", "socket", "ssl", "selectors", "subprocess", "sqlite3", "http")
    rooms = ("tallorder.wire", "tallorder.store", "tallorder.server")
    done = run("-c", LOCAL_GAME.format(absent=(*absent, *rooms)))
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["1 False", "[]"]


LOCAL_GAME = """\
import pkgutil, sys
from importlib import import_module
import tallorder.table
for module in pkgutil.iter_modules(tallorder.table.__path__):
    import_module("tallorder.table." + module.name)
from tallorder.table import commands
from tallorder.table.local import LocalListener, LocalTable
numbers = iter(range(10**6))
table = LocalTable(lambda: (str(next(numbers)), next(numbers)))
host = LocalListener(lambda message: None)
table.open(host, "Anya", commands.Settings("cardline-globetrotter"))
here = table.table.id
table.submit(host, commands.PlaceBot(table=here, level="any-legal"))
table.submit(host, commands.Begin(table=here))
table.submit(host, commands.Resign(table=here, seat=0))
print(table.table.games, table.table.is_running)
print([name for name in {absent!r} if name in sys.modules])
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, check=False)


def test_my_first_bot_runs() -> None:
    done = run(str(ROOT / "examples" / "my_first_bot.py"))

    assert done.returncode == 0, done.stderr
    assert "my first bot won" in done.stdout


def test_bots_play_a_game_through_the_public_interface() -> None:
    start = tallorder.set_up("comparity-movies", players=2, seed=1)
    duel = tallorder.play_bots(start, ["expert@85", "beginner"], seed=2)
    again = tallorder.play_bots(start, ["expert@85", "beginner"], seed=2)

    assert (duel.reasons, duel.outcome) == (again.reasons, again.outcome)
    assert sum(duel.shares) == 1
