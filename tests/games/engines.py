"""What the laws know of the engines on offer, by engine."""

from importlib import import_module

from tallorder.games import ENGINES
from tests.games.known import Known

KNOWN: dict[str, Known] = {engine: import_module(f"tests.games.{engine}.known").KNOWN for engine in ENGINES}
