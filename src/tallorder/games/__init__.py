"""The rules of the games, and nothing else."""

from typing import Final

ENGINES: Final = ("comparity", "cardline", "skyscraper")
"""The engines of this package, in the order in which their games are offered. Each has a `manifest.py`."""
