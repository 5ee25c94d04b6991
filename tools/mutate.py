"""Breaks an engine in many small ways and counts how many breaks its tests notice.

mutmut makes the mutants; a random sample of them is tried with `tests/games/<engine>` alone, in a copy of the checkout.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/tallorder/games/{engine}/*"]
pytest_add_cli_args_test_selection = ["tests/games/{engine}"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist", "-x", "-q"]
use_setproctitle = false
track_dependencies = false
use_git_change_detection = false
"""
KILLED = frozenset({1, 3, 24, -24, 36, 152, 255, -11, -9})
"""Exit codes that mean: a test failed, or the mutant hung or crashed."""
UNTESTED = 33


def main() -> None:
    """Makes the mutants, tries a sample, prints the share killed and every survivor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engine", choices=("comparity", "cardline", "skyscraper"))
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        copy_checkout(copy)
        with (copy / "pyproject.toml").open("a", encoding="utf-8") as settings:
            settings.write(SETTINGS.format(engine=arguments.engine))
        mutmut(copy, "no-such-mutant*")
        names = sorted(results(copy))
        sample = random.Random(arguments.seed).sample(names, min(arguments.sample, len(names)))
        covered = covered_functions(copy)
        tried = [name for name in sample if function_of(name) in covered]
        mutmut(copy, *tried)
        found = results(copy)
        survivors = [name for name in sample if name not in tried or found[name] not in KILLED]
        report(copy, names, sample, survivors, Counter(found[name] for name in tried))


def copy_checkout(copy: Path) -> None:
    """Everything that git knows or could know, as it is in the working tree."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if name.split("/")[0] in ("src", "tests", "pyproject.toml", "docs") and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)


def mutmut(copy: Path, *names: str) -> None:
    """Runs mutmut; its own printing is only shown when nothing came out."""
    command = [str(Path(sys.executable).parent / "mutmut"), "run", *names]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    if not (copy / "mutants" / "mutmut-stats.json").exists():
        sys.exit(f"mutmut could not run:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def results(copy: Path) -> dict[str, int | None]:
    """Every mutant with the exit code of its tests, None if it was not tried."""
    found: dict[str, int | None] = {}
    for meta in (copy / "mutants").rglob("*.meta"):
        found |= json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def covered_functions(copy: Path) -> set[str]:
    """The functions that some test reaches."""
    stats = json.loads((copy / "mutants" / "mutmut-stats.json").read_text(encoding="utf-8"))
    return {name for name, tests in stats["tests_by_mangled_function_name"].items() if tests}


def function_of(mutant: str) -> str:
    """The function that a mutant changes."""
    return mutant.rpartition("__mutmut_")[0]


def report(copy: Path, names: list[str], sample: list[str], survivors: list[str], codes: Counter[int | None]) -> None:
    """Prints the survivors with what was changed, and the share killed."""
    command = str(Path(sys.executable).parent / "mutmut")
    for name in survivors:
        shown = subprocess.run([command, "show", name], cwd=copy, capture_output=True, text=True, check=False).stdout
        changes = [line for line in shown.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
        print(name, *changes, sep="\n    ")
    killed = len(sample) - len(survivors)
    print(f"exit codes: {dict(codes)}")
    print(f"{killed} of {len(sample)} sampled mutants killed ({killed / len(sample):.1%}); {len(names)} mutants in all")


if __name__ == "__main__":
    main()
