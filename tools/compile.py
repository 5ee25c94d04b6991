"""Compiles the hot modules with mypyc into `src/tallorder/_compiled/<interpreter>/`; `tallorder.compiled` uses them.

    python tools/compile.py             compiles, unless what is there was built from today's sources
    python tools/compile.py --once      compiles only where nothing is compiled yet, and does without a C compiler
    python tools/compile.py --optional  does without a C compiler

pyproject.toml lists the hot modules under [tool.tallorder].
"""

import argparse
import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from hashlib import sha256
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify({paths!r}, group_name="tallorder", debug_level="0")
for module in modules:  # another compiler may warn of something new
    module.extra_compile_args = [word for word in module.extra_compile_args if word != "-Werror"]
setup(name="tallorder-compiled", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""


def main() -> None:
    """Compiles if there is something to do."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--once", action="store_true", help="leave what is compiled, fresh or not, as it is")
    parser.add_argument("--optional", action="store_true", help="without a C compiler, say so and succeed")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the sources, if not those of this checkout")
    arguments = parser.parse_args()
    compiled = finder(arguments.source)
    if is_fresh(compiled) or (arguments.once and compiled.FOLDER.exists()):
        return
    missing = what_is_missing()
    if missing:
        print(f"{missing}: the engines run as plain Python, slower")
        sys.exit(not (arguments.once or arguments.optional))
    compile_modules(compiled)


def compiled_for_wheel() -> Path | None:
    """Where the compiled modules of a wheel lie, below the checkout; None when it has to be a wheel of plain Python."""
    if os.environ.get("TALLORDER_PURE", "0") not in ("", "0"):
        return None
    missing = what_is_missing()
    if missing:
        print(f"{missing}: a wheel of plain Python")
        return None
    compiled = finder()
    if not is_fresh(compiled):
        compile_modules(compiled)
    return Path(compiled.FOLDER).relative_to(ROOT)


def hot_modules() -> list[str]:
    """The list in pyproject.toml."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(settings["tool"]["tallorder"]["compiled"])


def finder(source: Path = SOURCE) -> ModuleType:
    """`tallorder.compiled`, without the package around it, which may not even be importable here."""
    spec = importlib.util.spec_from_file_location("compiled", source.resolve() / "tallorder" / "compiled.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    before = os.environ.get("TALLORDER_PURE")
    os.environ["TALLORDER_PURE"] = "1"  # it is asked where things are, not to use them
    try:
        spec.loader.exec_module(module)
    finally:
        if before is None:
            del os.environ["TALLORDER_PURE"]
        else:
            os.environ["TALLORDER_PURE"] = before
    return module


def is_fresh(compiled: ModuleType) -> bool:
    """Whether exactly today's hot modules lie there, built from today's sources."""
    if not (compiled.FOLDER / compiled.SOURCES).exists():
        return False
    names = set(compiled.Finder(compiled.FOLDER).files) - {"tallorder__mypyc"}
    return names == set(hot_modules()) and not any(compiled.changed_sources())


def what_is_missing() -> str:
    """What this machine lacks to compile; empty if nothing."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()
    if not shutil.which(words[0]):
        return "no C compiler here"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no header files of Python here"
    return ""


def compile_modules(compiled: ModuleType) -> None:
    """Compiles a copy of the sources, and puts the result in its place as a whole."""
    with tempfile.TemporaryDirectory() as temporary:
        copy = Path(temporary) / "src"
        shutil.copytree(
            compiled.ROOT, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "_compiled", "data")
        )
        paths = [file_of(module, copy) for module in hot_modules()]
        names = [str(path.relative_to(copy)) for path in paths]
        print(f"compiling {len(names)} modules …", flush=True)
        done = subprocess.run(
            [sys.executable, "-c", SETUP.format(paths=names)], cwd=copy, check=False, capture_output=True, text=True
        )
        if done.returncode:
            sys.exit(f"mypyc does not compile the hot modules:\n{done.stdout}{done.stderr}")
        made = Path(temporary) / "compiled"
        for file in copy.rglob(f"*{compiled.SUFFIX}"):
            if "build" not in file.relative_to(copy).parts[:1]:
                (made / file.relative_to(copy)).parent.mkdir(parents=True, exist_ok=True)
                shutil.move(file, made / file.relative_to(copy))
        lines = [
            f"{sha256(file.read_bytes()).hexdigest()}  {file.relative_to(copy).as_posix()}\n"
            for file in read_with(paths, copy)
        ]
        (made / compiled.SOURCES).write_text("".join(lines), encoding="utf-8")
        shutil.rmtree(compiled.FOLDER, ignore_errors=True)
        compiled.FOLDER.parent.mkdir(exist_ok=True)
        shutil.move(made, compiled.FOLDER)


def file_of(module: str, root: Path) -> Path:
    """Where the source of a module is."""
    path = root.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def read_with(paths: list[Path], root: Path) -> list[Path]:
    """The files and everything of ours that they import: mypyc copies constants from there into what it compiles."""
    found: set[Path] = set()
    waiting = list(paths)
    while waiting:
        file = waiting.pop()
        if file in found or not file.exists():
            continue
        found.add(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            waiting += [file_of(name, root) for name in names if name.startswith("tallorder.")]
    return sorted(found)


if __name__ == "__main__":
    main()
