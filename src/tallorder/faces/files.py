"""Pictures and shapes that are kept as files, beside this module in `art`."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable


def art(*path: str) -> Traversable:
    """A file of this folder."""
    return resources.files("tallorder.faces").joinpath("art", *path)


def read_svg(file: Traversable) -> str:
    """An SVG file on one line; the files have a line for each element only so that people can read them."""
    return "".join(file.read_text("utf-8").splitlines())


@cache
def picture(*path: str) -> str:
    """A whole picture that is kept as a file."""
    return read_svg(art(*path))


def inside(text: str) -> str:
    """What a picture's root element holds, to be drawn as a part of another picture."""
    return text[text.index(">") + 1 : text.rindex("</svg>")]
