"""Numbers and icons inside a picture, drawn as outlines so that every medium shows the same."""

import json
from functools import cache
from typing import Final

from tallorder.faces import svg
from tallorder.faces.files import art

CAPITAL: Final = 100
"""Height of a digit in the file's units."""
ICON: Final = 24
"""Edge of the canvas an icon is drawn on."""


@cache
def _numerals() -> dict[str, tuple[int, str]]:
    text = art("numerals.json").read_text("utf-8")
    return {letter: (entry["width"], entry["d"]) for letter, entry in json.loads(text).items()}


@cache
def _icons() -> dict[str, str]:
    found: dict[str, str] = json.loads(art("icons.json").read_text("utf-8"))
    return found


def number(text: str, x: float, y: float, height: float, fill: str, *, anchor: str = "start") -> str:
    """A number with its baseline at y; digits, +, -, H and P only."""
    glyphs = [_numerals()[letter] for letter in text]
    scale = height / CAPITAL
    width = sum(advance for advance, _ in glyphs) * scale
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    outlines, at = "", 0
    for advance, outline in glyphs:
        outlines += svg.path(outline, transform=f"translate({at} 0)" if at else None)
        at += advance
    return svg.group(outlines, transform=svg.moved(left, y, scale), fill=fill)


def icon(name: str, x: float, y: float, size: float, stroke: str, *, weight: float = 2) -> str:
    """A small icon from its upper left corner."""
    return svg.group(
        _icons()[name],
        transform=svg.moved(x, y, size / ICON),
        fill="none",
        stroke=stroke,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def icon_names() -> tuple[str, ...]:
    """Every icon there is."""
    return tuple(_icons())
