"""Writes pictures: the few SVG elements that faces are drawn with, written briefly and always as the same bytes."""

from typing import Final

HASH_START: Final = 2166136261
HASH_PRIME: Final = 16777619
WORD: Final = 0xFFFFFFFF


def num(value: float) -> str:
    """A coordinate, to a hundredth and without needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, *children: str, **attributes: float | str | None) -> str:
    """Any element; underscores in attribute names stand for hyphens, None leaves an attribute out."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def rect(
    x: float, y: float, width: float, height: float, fill: str | None = None, **attributes: float | str | None
) -> str:
    """A rectangle from its upper left corner."""
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(cx: float, cy: float, r: float, fill: str | None = None, **attributes: float | str | None) -> str:
    """A disc or a ring."""
    return element("circle", cx=cx, cy=cy, r=r, fill=fill, **attributes)


def ellipse(
    cx: float, cy: float, rx: float, ry: float, fill: str | None = None, **attributes: float | str | None
) -> str:
    """A flattened disc."""
    return element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=fill, **attributes)


def path(d: str, fill: str | None = None, **attributes: float | str | None) -> str:
    """A filled outline."""
    return element("path", d=d, fill=fill, **attributes)


def line(d: str, stroke: str, width: float, **attributes: float | str | None) -> str:
    """A stroke that is not filled."""
    return element("path", d=d, fill="none", stroke=stroke, stroke_width=width, **attributes)


def group(*children: str, **attributes: float | str | None) -> str:
    """Elements that share their attributes."""
    return element("g", *children, **attributes)


def d(*parts: float | str) -> str:
    """Path data from letters and numbers: d("M", 1, 2, "H", 3)."""
    written = ""
    for part in parts:
        piece = part if isinstance(part, str) else num(part)
        if written and (written[-1].isdigit() or written[-1] == ".") and (piece[0].isdigit() or piece[0] == "."):
            written += " "
        written += piece
    return written


def moved(x: float, y: float, scale: float = 1, scale_y: float | None = None) -> str:
    """The transform that puts a drawing's origin at x, y and makes it as large as needed."""
    if scale_y is not None and scale_y != scale:
        return f"translate({num(x)} {num(y)}) scale({scale:.4f} {scale_y:.4f})"
    return f"translate({num(x)} {num(y)})" + (f" scale({scale:.4f})" if scale != 1 else "")


def document(width: float, height: float, *children: str) -> str:
    """A whole picture of a size in its own units; the medium decides how large it is shown."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" aria-hidden="true">'
        + "".join(children)
        + "</svg>"
    )


def hash_of(text: str) -> int:
    """A 32-bit number that depends on nothing but the text (FNV-1a with a final mix)."""
    value = HASH_START
    for unit in text.encode():
        value = ((value ^ unit) * HASH_PRIME) & WORD
    value ^= value >> 15
    value = (value * 2246822519) & WORD
    return value ^ (value >> 13)


def label(*parts: str) -> str:
    """A prefix for the ids of one picture, so that many pictures can share a page."""
    return f"f{hash_of(' '.join(parts)):08x}"


class Dice:
    """Small variations of a drawing that are the same every time (mulberry32)."""

    def __init__(self, seed: int) -> None:
        self.seed = seed & WORD

    def roll(self) -> float:
        """A number from 0 up to, not including, 1."""
        self.seed = (self.seed + 0x6D2B79F5) & WORD
        mixed = self.seed
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & WORD
        mixed ^= (mixed + ((mixed ^ (mixed >> 7)) * (mixed | 61))) & WORD
        return ((mixed ^ (mixed >> 14)) & WORD) / 4294967296

    def between(self, low: float, high: float) -> float:
        """A number within a range."""
        return low + (high - low) * self.roll()

    def pick(self, count: int) -> int:
        """One of `count` possibilities."""
        return int(self.roll() * count)
