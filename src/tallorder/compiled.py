"""The hot modules compiled by mypyc, used where they were built from exactly the sources that lie here.

`tools/compile.py` builds them into `_compiled/<interpreter>/`, with the SHA-256 of every source that went into them.
They belong together, so one edited source makes all of them plain again: a stale one never stands in for what was
edited.
"""

import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PURE: Final = "TALLORDER_PURE"
"""The environment variable that asks for plain Python with 1."""
SOURCES: Final = "SOURCES.sha256"
"""Names the sources and their hashes, as `sha256sum` does."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]
ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "tallorder" / "_compiled" / SUFFIX.split(".")[1]


class Finder:
    """Finds a compiled module before its source is found."""

    def __init__(self, folder: Path) -> None:
        self.files = {_name(file.relative_to(folder)): file for file in folder.rglob(f"*{SUFFIX}")}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module, or None for one that is not compiled."""
        del path, target
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def why_plain() -> str:
    """Why the hot modules run as plain Python; empty when they run compiled."""
    return _why_plain


def changed_sources(folder: Path = FOLDER, root: Path = ROOT) -> Iterator[str]:
    """The sources that are no longer what the compiled modules were built from."""
    for line in (folder / SOURCES).read_text(encoding="utf-8").splitlines():
        digest, name = line.split("  ", 1)
        try:
            if sha256((root / name).read_bytes()).hexdigest() != digest:
                yield name
        except FileNotFoundError:
            yield name


def _name(file: Path) -> str:
    return ".".join(file.parts).removesuffix(SUFFIX)


def _start() -> str:
    """Lets compiled modules be found from now on, or says why not."""
    if os.environ.get(PURE, "0") not in ("", "0"):
        return f"{PURE} is set"
    if not (FOLDER / SOURCES).exists():
        return "not compiled for this Python"
    try:
        import librt.vecs  # noqa: F401 - what compiled modules need of mypyc
    except ImportError as error:
        return f"{error.name} is not installed"
    changed = next(changed_sources(), "")
    if changed:
        reason = f"{changed} has changed since it was compiled"
        warnings.warn(f"slower than it could be: {reason}; `make compile` compiles it again", stacklevel=2)
        return reason
    sys.meta_path.insert(0, Finder(FOLDER))
    return ""


_why_plain: Final = _start()
