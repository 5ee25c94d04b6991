"""Packaging hook: a wheel carries the built web client and, where there is a C compiler, the compiled engines."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RUNTIME = ("librt>=0.16,<0.17", "mypy-extensions>=1.1,<2")
"""What modules compiled by this mypyc import when they run; without it the engines run as plain Python."""


class BuiltParts(BuildHookInterface):  # type: ignore[type-arg]
    """Builds what is not in git before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install works on the checkout, where `make setup` builds both itself."""
        if version == "editable":
            return
        if os.environ.get("TALLORDER_CLIENT") != "built":  # tests package the client that `make setup` has just built
            self.load("client/build.py").main("build")
        self.load("tools/print_fonts.py").main(once=True)
        folder = self.load("tools/compile.py").compiled_for_wheel()
        if folder is not None:
            build_data["artifacts"].append(f"{folder}/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["dependencies"] += RUNTIME

    def load(self, script: str) -> ModuleType:
        """A script of this checkout as a module."""
        spec = importlib.util.spec_from_file_location(Path(script).stem, Path(self.root) / script)
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
