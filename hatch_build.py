"""Packaging hook: a wheel carries the built web client, so that installing one needs no Node."""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client into `tallorder/server/static` before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install works on the checkout, where `make setup` builds the client itself."""
        del build_data
        if version == "editable" or os.environ.get("TALLORDER_CLIENT") == "built":
            return  # the second is for tests: they package the client that `make setup` has just built
        script = Path(self.root) / "client/build.py"
        spec = importlib.util.spec_from_file_location("client_build", script)
        assert spec
        assert spec.loader
        build = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(build)
        build.main("build")
