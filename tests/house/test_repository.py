"""What the repository promises to whoever clones it."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest

import tallorder
from tallorder import catalogue
from tallorder.cli import build_parser

ROOT = Path(__file__).parents[2]
LARGEST = 700 * 1024


def tracked() -> list[str]:
    """Files that git knows; skipped where there is no git, as in an unpacked archive."""
    try:
        listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [name for name in listing.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_is_large() -> None:
    assert [name for name in tracked() if (ROOT / name).stat().st_size > LARGEST] == []


def test_no_lock_file_names_a_registry() -> None:
    for lock in ROOT.glob("requirements/*.txt"):
        assert "://" not in lock.read_text(encoding="utf-8"), lock.name
    for lock in (ROOT / "client").glob("package-lock.json"):
        assert '"resolved"' not in lock.read_text(encoding="utf-8"), lock.name


def test_no_file_names_a_path_of_one_machine() -> None:
    pattern = re.compile(rb"(?<![A-Za-z0-9_.])/(work" + rb"|farm|home/[a-z])/")
    found = [name for name in tracked() if pattern.search((ROOT / name).read_bytes())]
    assert found == []


def test_the_readme_names_commands_that_exist() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"`?make ([a-z-]+)", readme))
    assert {"play", "test"} <= targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_link_between_our_documents_leads_somewhere() -> None:
    broken = []
    for name in tracked():
        if name.endswith(".md") and "node_modules" not in name:
            for link in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", (ROOT / name).read_text(encoding="utf-8")):
                if not ((ROOT / name).parent / link).exists():
                    broken.append(f"{name}: {link}")
    assert broken == []


def test_the_changelog_begins_with_this_release() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased, newest = re.findall(r"^## \[(.+?)\](.*)$", changelog, re.MULTILINE)[:2]
    assert unreleased == ("Unreleased", "")
    assert newest[0] == tallorder.__version__
    assert re.fullmatch(r" - \d{4}-\d\d-\d\d", newest[1])
    kinds = set(re.findall(r"^### (.+)$", changelog, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def code_blocks(language: str) -> list[str]:
    """What the README shows in this language."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", readme, re.DOTALL | re.MULTILINE)


def test_the_readmes_command_lines_can_be_typed() -> None:
    lines = [line for block in code_blocks("sh") for line in block.splitlines() if line.startswith("tallorder ")]
    assert len(lines) > 3
    for line in lines:
        build_parser().parse_args(shlex.split(line, comments=True)[1:])


def test_the_readmes_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = code_blocks("python")
    exec(block, {})
    assert "Outcome(" in capsys.readouterr().out


DOCUMENTS = [ROOT / "docs" / "notation.md", *sorted((ROOT / "docs" / "notation").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.stem)
def test_positions_in_the_documents_can_be_read(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for block in re.findall(r"^```\w*\n(position .*?)^```", text, re.DOTALL | re.MULTILINE):
        rules, game = catalogue.read_position(block)
        _, again = catalogue.read_position(rules.write_position(game))
        assert again.key() == game.key()
