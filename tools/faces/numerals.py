"""Digits as outlines, from Oswald (SIL Open Font Licence): python numerals.py oswald-latin-wght-normal.woff2

Writes src/tallorder/faces/art/numerals.json. Rulers, coins and icons need numbers inside the picture, and a picture
must look the same on paper and on a screen that has not loaded its fonts yet. Needs fonttools and brotli.
"""

import json
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SIGNS = {**{d: d for d in "0123456789"}, "-": "−", "+": "+", "H": "H", "P": "P"}
OUT = Path(__file__).parents[2] / "src/tallorder/faces/art/numerals.json"

font = instantiateVariableFont(TTFont(sys.argv[1]), {"wght": 500})
glyphs, names = font.getGlyphSet(), font.getBestCmap()
unit = font["OS/2"].sCapHeight / 100  # a capital is 100 high
found = {}
for sign, character in SIGNS.items():
    glyph = glyphs[names[ord(character)]]
    pen = SVGPathPen(glyphs, ntos=lambda v: str(round(v)))
    glyph.draw(TransformPen(pen, (1 / unit, 0, 0, -1 / unit, 0, 0)))
    found[sign] = {"width": round(glyph.width / unit), "d": pen.getCommands()}
OUT.write_text("{\n" + ",\n".join(f"{json.dumps(k)}:{json.dumps(v)}" for k, v in found.items()) + "\n}\n")
