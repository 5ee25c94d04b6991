"""Makes the typefaces for printing out of those of the web client.

    python tools/print_fonts.py [--once]

A printer's program wants whole TrueType files of one weight; browsers want small WOFF2 files, one for each alphabet and
all weights. What `make setup` and the packaging hook make here is not in git; with `--once` only what is missing.
"""

import io
import logging
import sys
from pathlib import Path
from typing import Final

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HOUSE: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = HOUSE / "client/node_modules"
FONTS: Final = HOUSE / "src/tallorder/printing/fonts"
ALPHABETS: Final = ("latin", "latin-ext", "cyrillic")
NEEDED: Final = {
    "Onest": (400, 500, 600),
    "Oswald": (500, 600, 700),
    "Playfair Display": (800,),
    "Poiret One": (400,),
    "Rubik Mono One": (400,),
    "Russo One": (400,),
    "Unbounded": (700,),
    "Yeseva One": (400,),
}
"""Every weight that a card's zones name; tests/printing/test_fonts.py compares."""


def parts(family: str) -> list[Path]:
    """The files of a family, one for each alphabet it has."""
    slug = family.lower().replace(" ", "-")
    found = []
    for alphabet in ALPHABETS:
        variable = PACKAGES / f"@fontsource-variable/{slug}/files/{slug}-{alphabet}-wght-normal.woff2"
        fixed = PACKAGES / f"@fontsource/{slug}/files/{slug}-{alphabet}-400-normal.woff2"
        found += [file for file in (variable, fixed) if file.exists()]
    if not found:
        raise SystemExit(f"{family} is not among the client's packages: python client/build.py build")
    return found


def whole(family: str, weight: int) -> TTFont:
    """One weight of a family with all its alphabets."""
    pieces = []
    for file in parts(family):
        font = TTFont(file)
        if "fvar" in font:
            font = instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True)
        font.flavor = None
        piece = io.BytesIO()
        font.save(piece)
        piece.seek(0)
        pieces.append(piece)
    font = Merger().merge(pieces)
    font["OS/2"].usWeightClass = weight
    names = font["name"]
    for name in (16, 17, 21, 22, 25):
        names.removeNames(nameID=name)
    names.setName(family, 1, 3, 1, 0x409)
    names.setName("Regular", 2, 3, 1, 0x409)
    names.setName(f"{family} {weight}", 4, 3, 1, 0x409)
    names.setName(f"{family.replace(' ', '')}-{weight}", 6, 3, 1, 0x409)
    font["head"].modified = font["head"].created  # the same files whenever they are made
    font.recalcTimestamp = False
    return font


def main(*, once: bool) -> None:
    """Writes every weight that is needed, or only those that are missing."""
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    FONTS.mkdir(parents=True, exist_ok=True)
    for family, weights in NEEDED.items():
        for weight in weights:
            file = FONTS / f"{family.replace(' ', '')}-{weight}.ttf"
            if not (once and file.exists()):
                whole(family, weight).save(file)


if __name__ == "__main__":
    main(once="--once" in sys.argv)
