"""Where sentences come from: the house's own files, and those that games from outside bring along."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

OUTSIDE: Final[list[str]] = []
"""Packages with a folder of Fluent files per language."""


def add_messages(package: str) -> None:
    """Adds a package's sentences; phrasebooks read from now on know them."""
    if package not in OUTSIDE:
        OUTSIDE.append(package)


def drop_messages(package: str) -> None:
    """Takes a package's sentences away again."""
    if package in OUTSIDE:
        OUTSIDE.remove(package)


def folders(language: str) -> "list[Traversable]":
    """Every folder with Fluent files of a language, the house's own first."""
    from importlib.resources import files  # slow to import, and only sentences need it

    every = [files(package) / language for package in ("tallorder.messages", *OUTSIDE)]
    return [folder for folder in every if folder.is_dir()]
