"""A language's sentences by code, with English where a sentence is missing."""

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from tallorder.extras import require
from tallorder.messages.sources import OUTSIDE, folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru", "fr")
"""What people can choose from, in this order, here and in the client: each has a folder of Fluent files."""
FALLBACK: Final = "en"


APART: Final = re.compile(r" (?=[:;?!»—%])|(?<=«) |(?<=[\d}]) (?=[m\u043c]\b)")
"""Spaces at which no line may be broken: inside French quotes, before French points, %, a dash, or m for metres."""


NESTED: Final = re.compile(r"«([^«»]*)«\s*([^«»]*?)\s*»")
"""Quotes inside quotes: a name that brings its own, in a sentence that quotes names."""
INNER: Final = {"ru": r"«\1„\2“"}
"""What is written there by languages that do not write “this”."""


def texts(language: str) -> dict[str, str]:
    """The Fluent files of a language, by room: `house`, `comparity`, …"""
    found = {file.name: file for folder in folders(language) for file in folder.iterdir() if file.name.endswith(".ftl")}
    return {name.removesuffix(".ftl"): bound(found[name].read_text(encoding="utf-8")) for name in sorted(found)}


def bound(text: str) -> str:
    """The same words, with points and dashes that stay on the line of the word before them."""
    return APART.sub("\N{NO-BREAK SPACE}", text)


def _bundle(language: str) -> "FluentBundle":
    return _read(language, tuple(OUTSIDE))


@cache
def _read(language: str, outside: tuple[str, ...]) -> "FluentBundle":  # noqa: ARG001 - read anew for a game from outside
    require("words")
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


class Phrasebook:
    """Turns a code and its values into a sentence of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise LookupError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def has(self, code: str) -> bool:
        """Whether this language, or English behind it, knows the sentence."""
        return any(_bundle(language).has_message(code) for language in (self.language, FALLBACK))

    def say(self, code: str, values: Mapping[str, int | float | str] | None = None) -> str:
        """The sentence; English where the language lacks it, and the bare code where nobody has it."""
        for language in (self.language, FALLBACK):
            bundle = _bundle(language)
            if bundle.has_message(code):
                pattern = bundle.get_message(code).value
                if pattern is not None:
                    sentence, _ = bundle.format_pattern(pattern, dict(values or {}))
                    return NESTED.sub(INNER.get(language, r"«\1“\2”"), str(sentence))
        return code


@cache
def phrasebook(language: str) -> Phrasebook:
    """The phrasebook of a language; each is read once."""
    return Phrasebook(language)
