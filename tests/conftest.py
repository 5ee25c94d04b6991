"""Tests run on the plain sources; TALLORDER_PURE=0 asks for the compiled ones, and then nothing else will do."""

import os

import pytest

os.environ.setdefault("TALLORDER_PURE", "1")


def pytest_report_header() -> str:
    """Which engines are tested."""
    from tallorder.compiled import why_plain

    return f"engines: {f'plain ({why_plain()})' if why_plain() else 'compiled'}"


def pytest_configure() -> None:
    """Refuses to test plain engines in the name of compiled ones; where nothing can be compiled, nothing is tested."""
    from tools.compile import what_is_missing

    from tallorder.compiled import why_plain

    if os.environ["TALLORDER_PURE"] == "0" and why_plain():
        missing = what_is_missing()
        pytest.exit(f"the engines are not compiled: {missing or why_plain()}", returncode=0 if missing else 1)
