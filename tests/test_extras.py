"""`pip install tallorder` brings msgspec and nothing else; each extra that is missing says how to install it."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import tallorder
from tallorder.cli import MISSING_EXTRA
from tallorder.extras import EXTRAS, MissingExtra, require

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BLOCKER = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        ours = top in ("tallorder", "msgspec") or top in sys.stdlib_module_names
        if top in {missing!r} if {missing!r} else not ours:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocker())
"""
"""Makes packages look as if they were not installed: those named, or else every one but msgspec."""


def run(code: str, *missing: str) -> subprocess.CompletedProcess[str]:
    """Runs Python where these packages cannot be imported; without names, where only msgspec can."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "LANG": "en_GB.UTF-8"}
    words = [sys.executable, "-c", BLOCKER.format(missing=missing) + code]
    return subprocess.run(words, capture_output=True, text=True, env=environment, timeout=60, check=False)


def command(*words: object, missing: str = "") -> subprocess.CompletedProcess[str]:
    """Runs the `tallorder` command there."""
    typed = [str(word) for word in words]
    return run(f"from tallorder.cli import main\nsys.exit(main({typed!r}))", *missing.split())


def test_the_bare_package_needs_msgspec_only() -> None:
    assert [re.split(r"[<>=]", need)[0] for need in PROJECT["dependencies"]] == ["msgspec"]


@pytest.mark.parametrize("game", [offer.game for offer in tallorder.offers() if offer.deck])
def test_a_whole_game_is_played_with_msgspec_only(game: str) -> None:
    done = run(f"""
import random
import tallorder
chance = random.Random(1)
start = tallorder.set_up({game!r}, players=3, seed=7)
game = start.begin()
while game.actor != tallorder.NOBODY:
    game.play(chance.choice(game.legal_moves()))
    game.view(0)
print(game.outcome())
print(tallorder.play_bots(start, ["friend", "beginner", "any-legal"]).outcome)
""")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Outcome(") == 2


def test_commands_without_sentences_run_with_msgspec_only() -> None:
    assert command("--version").stdout.startswith(f"tallorder {tallorder.__version__} (")
    assert "usage: tallorder" in command("--help").stdout
    assert "skyscraper" in command("games", "--json").stdout


@pytest.mark.parametrize(
    ("words", "missing", "extra"),
    [
        (("games",), "", "words"),
        (("games",), "fluent", "words"),
        (("play", "skyscraper"), "", "words"),
        (("deck", "check", "countries"), "", "words"),
        (("serve",), "", "server"),
        (("serve",), "uvicorn", "server"),
        (("export", "out"), "", "server"),
        (("deck", "reports"), "", "server"),
        (("serve", "--store", "postgresql://127.0.0.1/tables"), "psycopg", "postgres"),
        (("serve", "--store", "{folder}/tables.db", "--redis", "redis://127.0.0.1"), "redis", "redis"),
        (("simulate", "skyscraper"), "", "lab"),
        (("arena", "skyscraper", "--bots", "friend,beginner"), "", "lab"),
        (("arena", "skyscraper", "--bots", "friend,beginner", "--plot", "{folder}/out.svg"), "matplotlib", "plot"),
    ],
)
def test_a_command_says_in_one_line_which_extra_it_needs(
    tmp_path: Path, words: tuple[object, ...], missing: str, extra: str
) -> None:
    done = command(*(str(word).format(folder=tmp_path) for word in words), missing=missing)
    assert done.returncode == MISSING_EXTRA, done.stderr
    said = [line for line in done.stderr.splitlines() if not line.startswith("{")]  # the server logs in JSON
    assert len(said) == 1, done.stderr
    assert re.fullmatch(rf"tallorder: \S+ is not installed: pip install 'tallorder\[{extra}\]'", said[0])


def test_a_refusal_without_sentences_is_still_one_line() -> None:
    done = command("play", "chess")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "pip install 'tallorder[words]'" in done.stderr


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("from tallorder.messages import phrasebook; phrasebook('en').say('you')", "words"),
        ("import tallorder.store", "server"),
        ("import tallorder.server", "server"),
        ("from tallorder.lab.statistics import ratings; ratings([])", "lab"),
    ],
)
def test_a_program_gets_an_import_error_that_names_the_extra(code: str, extra: str) -> None:
    done = run(f"""
from tallorder.extras import MissingExtra
try:
    {code}
except MissingExtra as missing:
    assert isinstance(missing, ImportError)
    print(missing.extra, missing)
""")
    assert done.stdout.startswith(f"{extra} "), done.stderr
    assert f"pip install 'tallorder[{extra}]'" in done.stdout


def test_an_unknown_package_is_missing_and_a_known_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    require("words")
    monkeypatch.setitem(EXTRAS, "made-up", ("no_such_package.inside",))
    with pytest.raises(MissingExtra, match=r"pip install 'tallorder\[made-up\]'"):
        require("made-up")


@pytest.mark.parametrize("extra", EXTRAS)
def test_pyproject_brings_what_an_extra_imports(extra: str) -> None:
    named = {_plain(need) for need in PROJECT["optional-dependencies"][extra]}
    owners = packages_distributions()
    for module in EXTRAS[extra]:
        top = module.partition(".")[0]
        assert named & {_plain(owner) for owner in owners[top]}, module


def test_all_means_all_and_developers_have_all() -> None:
    groups = PROJECT["optional-dependencies"]
    (everything,) = groups["all"]
    assert set(EXTRAS) - {"plot"} == set(re.findall(r"\w+", everything.partition("[")[2]))
    assert "tallorder[plot]" in groups["lab"]
    assert any("all" in need for need in groups["dev"] if need.startswith("tallorder["))


def _plain(requirement: str) -> str:
    """The package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=; ]", requirement)[0]).lower()
