"""Hands a page's contents to typst and gets a PDF back."""

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from tallorder import extras
from tallorder.messages import Phrasebook

extras.require("print")

import typst  # noqa: E402 - after the sentence that says what is missing

ROOM: Final = resources.files("tallorder.printing")


class PrintError(Exception):
    """Something cannot be printed, or typst complains: a code of our messages with its values, or typst's own words."""

    def __init__(self, code: str, values: Mapping[str, str] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.values = dict(values or {})

    def in_words(self, words: Phrasebook) -> str:
        """What is wrong, for whoever wanted it printed."""
        return words.say(self.code, self.values)


class PDF(msgspec.Struct, frozen=True):
    """A document and how many pages it has."""

    content: bytes
    pages: int


class Art:
    """The pictures of a document: each different one once."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def add(self, svg: str) -> int:
        """The number of a picture."""
        return self.numbers.setdefault(svg, len(self.numbers))


def typeset(template: str, data: dict[str, Any], art: Art, files: dict[str, bytes] | None = None) -> PDF:
    """Pages. The same contents give the same bytes: nothing in it depends on the clock or on the machine."""
    with _laid_out(template, data, art, files) as (page, fonts), _complaints():
        compiler = typst.Compiler(page, root=page.parent, font_paths=[fonts], ignore_system_fonts=True)
        content, warnings = compiler.compile_with_warnings(timestamp=0)
        pages = int(compiler.query("<pages>", field="value", one=True))
    if warnings:
        raise PrintError("; ".join(warning.message for warning in warnings))
    assert isinstance(content, bytes)
    return PDF(content, pages)


@contextmanager
def _complaints() -> Iterator[None]:
    try:
        yield
    except typst.TypstError as error:
        raise PrintError(str(error)) from error


@contextmanager
def _laid_out(
    template: str, data: dict[str, Any], art: Art, files: dict[str, bytes] | None
) -> Iterator[tuple[Path, Path]]:
    """The template with everything it reads in a folder of its own, and the folder of our typefaces."""
    with resources.as_file(ROOM / "fonts") as fonts, tempfile.TemporaryDirectory() as folder:
        if not fonts.is_dir() or not any(fonts.iterdir()):
            raise PrintError("print-no-fonts")
        root = Path(folder)
        (root / "art").mkdir()
        for svg, number in art.numbers.items():
            (root / "art" / f"{number}.svg").write_text(svg, encoding="utf-8")
        for name, content in (files or {}).items():
            (root / name).write_bytes(content)
        (root / "data.json").write_bytes(msgspec.json.encode(data))
        (root / template).write_bytes((ROOM / template).read_bytes())
        yield root / template, fonts
