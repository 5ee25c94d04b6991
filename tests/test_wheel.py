"""The wheel as somebody else installs it: an empty environment, msgspec, and our types for their type checker."""

import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from tools.compile import hot_modules, what_is_missing

import tallorder

ROOT = Path(__file__).parents[1]
PROGRAM = """\
import tallorder
start = tallorder.set_up("skyscraper", players=3, seed=7)
reveal_type(start.begin().outcome())
"""
INSIDE = ("PYTHONPATH", "MYPYPATH", "TALLORDER_PURE")
OUTSIDE = {name: value for name, value in os.environ.items() if name not in INSIDE}


def run(*words: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Runs a command that knows nothing of this checkout."""
    return subprocess.run(
        [str(word) for word in words], cwd=cwd, env=OUTSIDE, capture_output=True, text=True, check=False
    )


def build(folder: Path, **wishes: str) -> Path:
    """The wheel of this checkout, with the client that the set-up has built."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**OUTSIDE, "TALLORDER_CLIENT": "built", **wishes}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    return built


def needs(wheel: Path) -> list[str]:
    """The packages that a wheel depends on without any extra."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(name).decode().splitlines()
    found = [line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist: ")]
    return sorted(re.split(r"[<>=! ]", one)[0] for one in found if "extra ==" not in one)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it is built here: with compiled engines where there is a C compiler."""
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a new environment that holds the wheel and what it depends on, and not even pip."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False)
    inside = folder / "bin" / "python"
    asked = run(inside, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder)
    packages = Path(asked.stdout.strip())
    with zipfile.ZipFile(wheel) as archive:  # a wheel is installed by unpacking it
        archive.extractall(packages)
    for name in needs(wheel):
        found = distribution(name)
        for file in found.files or ():
            (packages / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(found.locate_file(file)), packages / file)
    return inside


def test_the_wheel_holds_types_client_and_licences(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.startswith(f"tallorder-{tallorder.__version__}-")
    assert "tallorder/py.typed" in names
    assert f"tallorder-{tallorder.__version__}.dist-info/licenses/LICENSE" in names
    static = [name.partition("/static/")[2] for name in names if "/static/" in name]
    assert {"index.html", "licences.json", "licences.txt"} <= set(static), "the client is built by `make setup`"
    assert any(name.endswith(".woff2") for name in static)


def test_every_font_and_library_of_the_client_has_its_licence_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/static/licences.txt"))
        text = archive.read(name).decode()
    for whose in ("svelte", "@fluent/bundle", "qrcode-generator", "@fontsource-variable/onest", "flag-icons", "Lucide"):
        assert f"\n{whose} " in f"\n{text}", whose
    for terms in ("SIL OPEN FONT LICENSE", "Apache License", "Permission is hereby granted"):
        assert terms.lower() in text.lower()


def test_the_installed_wheel_plays_without_any_extra(python: Path, tmp_path: Path) -> None:
    done = run(python, "-c", "import tallorder; print(tallorder.set_up('skyscraper', players=2).begin())", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    said = run(python, "-m", "tallorder", "--version", cwd=tmp_path).stdout
    assert said.startswith(f"tallorder {tallorder.__version__} (")
    asked = run(python, "-m", "tallorder", "serve", cwd=tmp_path)
    assert asked.returncode != 0
    assert "pip install 'tallorder[server]'" in asked.stderr


def is_compiled(name: str) -> bool:
    """Whether a file of the wheel belongs to the compiled modules."""
    return "/_compiled/" in name


@pytest.mark.skipif(bool(what_is_missing()), reason=f"{what_is_missing()}: nothing can be compiled")
def test_a_wheel_for_this_platform_runs_compiled_engines(wheel: Path, python: Path, tmp_path: Path) -> None:
    assert not wheel.name.endswith("-none-any.whl")
    assert needs(wheel) == ["librt", "msgspec", "mypy-extensions"]
    assert len([name for name in zipfile.ZipFile(wheel).namelist() if is_compiled(name)]) == len(hot_modules()) + 2
    said = run(python, "-m", "tallorder", "--version", cwd=tmp_path)
    assert (said.stdout, said.stderr) == (f"tallorder {tallorder.__version__} (compiled)\n", "")


@pytest.mark.parametrize("wishes", [{"TALLORDER_PURE": "1"}, {"CC": "no-such-compiler"}], ids=["asked", "no compiler"])
def test_a_wheel_of_plain_python_fits_every_platform(wishes: dict[str, str], tmp_path: Path) -> None:
    wheel = build(tmp_path, **wishes)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not any(is_compiled(name) for name in zipfile.ZipFile(wheel).namelist())
    assert needs(wheel) == ["msgspec"]


@pytest.mark.skipif(bool(what_is_missing()), reason=f"{what_is_missing()}: nothing can be compiled")
def test_compiled_engines_run_plain_where_librt_is_missing(python: Path, tmp_path: Path) -> None:
    asked = run(python, "-c", "import librt; print(librt.__path__[0])", cwd=tmp_path)
    librt = Path(asked.stdout.strip())
    librt.rename(tmp_path / "librt")
    try:
        said = run(python, "-m", "tallorder", "--version", cwd=tmp_path / "librt")
    finally:
        (tmp_path / "librt").rename(librt)
    assert said.returncode == 0, said.stderr
    assert said.stdout == f"tallorder {tallorder.__version__} (plain Python: librt is not installed)\n"


def test_mypy_sees_the_types_of_the_installed_wheel(python: Path, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    done = run(
        *(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "--cache-dir", tmp_path / "cache"),
        "program.py",
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Outcome" in done.stdout
    assert "Any" not in done.stdout
