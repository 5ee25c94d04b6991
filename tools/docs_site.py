"""Gathers the pages of the documentation site, and builds it strictly: `make docs`.

The pages of `docs/` link to each other and to the source. The site also holds the rules of every engine, a page of all
rule ids, one of all names that `import tallorder` brings, and the decisions. A link that leads nowhere fails the build.
"""

import inspect
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import tallorder
from tallorder import catalogue

HOUSE: Final = Path(__file__).resolve().parent.parent
PAGES: Final = HOUSE / "build/docs"
LINK: Final = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)|!\[([^\]]*)\]\(([^)\s]+)\)")
RULE: Final = re.compile(r"^- \*\*([A-Z]-[A-Z]+(?:-[A-Z]+)*-?\d*)\b[^*]*\*\* *(.*)$", re.MULTILINE)
BROUGHT: Final = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "README.md": "index.md"}
"""Pages of the repository that become pages of the site."""


def rules_files() -> dict[str, str]:
    """The rules of every engine, as pages."""
    return {f"src/tallorder/games/{engine}/RULES.md": f"rules/{engine}.md" for engine in catalogue.manifests()}


def gather() -> list[str]:
    """Writes every page; returns the links that lead nowhere."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(HOUSE / "docs", PAGES)
    moved = BROUGHT | rules_files()
    for source, target in moved.items():
        (PAGES / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOUSE / source, PAGES / target)
    origin = {target: source for source, target in moved.items()}
    for page in sorted(PAGES.rglob("*.md")):
        name = page.relative_to(PAGES).as_posix()
        page.write_text(relinked(page.read_text(encoding="utf-8"), origin.get(name, f"docs/{name}"), name, moved))
    write("rules/ids.md", rules_by_id())
    write("reference.md", reference())
    write("decisions/index.md", decisions())
    return [f"{page.relative_to(PAGES)}: {link}" for page in sorted(PAGES.rglob("*.md")) for link in lost(page)]


def relinked(text: str, source: str, page: str, moved: dict[str, str]) -> str:
    """A page whose links lead to other pages of the site; what is only in the source is named instead of linked."""

    def turned(found: re.Match[str]) -> str:
        words, target = found[1] or found[3], found[2] or found[4]
        if re.match(r"[a-z]+:|#", target):
            return found[0]
        path, hashed, anchor = target.partition("#")
        wanted = (HOUSE / source).parent.joinpath(path).resolve()
        known = wanted.relative_to(HOUSE).as_posix()
        if known in moved:
            known = moved[known]
        elif known.startswith("docs/") and wanted.is_file():
            known = known.removeprefix("docs/")
        elif known == "docs/decisions":
            known = "decisions/index.md"
        else:
            return words if not found[0].startswith("!") else ""
        up = "../" * page.count("/")
        return f"{'!' if found[0].startswith('!') else ''}[{words}]({up}{known}{hashed}{anchor})"

    return LINK.sub(turned, text)


def lost(page: Path) -> list[str]:
    """Links of a page to pages that there are not."""
    targets = [found[2] or found[4] for found in LINK.finditer(page.read_text(encoding="utf-8"))]
    local = [target.partition("#")[0] for target in targets if not re.match(r"[a-z]+:|#", target)]
    return [target for target in local if not page.parent.joinpath(unquote(target)).exists()]


def rules_by_id() -> str:
    """Every rule of every engine with its id."""
    rows = ["# Rules by id", ""]
    for engine in catalogue.manifests():
        text = (PAGES / f"rules/{engine}.md").read_text(encoding="utf-8")
        rows += [f"## {engine.capitalize()}", "", "| id | rule |", "|---|---|"]
        rows += [f"| {rule} | {words} |" for rule, words in RULE.findall(text.replace("|", "/"))]
        rows.append("")
    return "\n".join(rows)


def reference() -> str:
    """What `import tallorder` brings, from its own docstrings."""
    rows = ["# Every name of the package", "", "[The Python interface](api.md) shows them at work.", ""]
    for name in sorted(tallorder.__all__, key=str.casefold):
        found = getattr(tallorder, name)
        rows += [f"## `{name}`", ""]
        if inspect.isclass(found) or inspect.isroutine(found):
            with suppress(ValueError):  # some have no signature that can be read
                rows += ["```python", f"{name}{inspect.signature(found)}", "```", ""]
            rows += [inspect.cleandoc(found.__doc__ or ""), ""]
        if inspect.isclass(found):
            for method, what in inspect.getmembers(found, inspect.isfunction):
                if not method.startswith("_") and what.__doc__:
                    first = inspect.cleandoc(what.__doc__).splitlines()[0]
                    rows.append(f"- `{method}{inspect.signature(what)}`: {first}")
            rows.append("")
    return "\n".join(rows)


def decisions() -> str:
    """The list of decisions."""
    rows = ["# Decisions", "", "Why things are as they are.", ""]
    for page in sorted((PAGES / "decisions").glob("0*.md")):
        title = page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        rows.append(f"- [{page.stem[:4]}: {title}]({page.name})")
    return "\n".join(rows) + "\n"


def unlisted() -> list[str]:
    """Pages that nobody finds, since no entry of the navigation leads to them."""
    listed = set(re.findall(r": ([\w/-]+\.md)", (HOUSE / "mkdocs.yml").read_text(encoding="utf-8")))
    found = {page.relative_to(PAGES).as_posix() for page in PAGES.rglob("*.md")}
    return sorted(name for name in found - listed if not name.startswith("decisions/0"))


def write(name: str, text: str) -> None:
    """One page of our own making."""
    (PAGES / name).parent.mkdir(parents=True, exist_ok=True)
    (PAGES / name).write_text(text, encoding="utf-8")


def main() -> None:
    """Gathers, checks, and builds."""
    problems = [f"leads nowhere: {one}" for one in gather()] + [f"not in mkdocs.yml: {one}" for one in unlisted()]
    if problems:
        sys.exit("\n".join(problems))
    if "--gather" in sys.argv:
        return
    subprocess.run([Path(sys.executable).with_name("zensical"), "build", "--strict", "--clean"], cwd=HOUSE, check=True)
    print(f"{len(list(PAGES.rglob('*.md')))} pages in src/tallorder/server/docs; tallorder serve shows them at /docs/")


if __name__ == "__main__":
    main()
