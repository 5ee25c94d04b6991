"""Palaces, castles, forts, theatres, and a plain monument for whatever else there is."""

import math

from tallorder.faces import svg
from tallorder.faces.drawing import Drawing
from tallorder.faces.kinds.pen import Pen, tone
from tallorder.faces.svg import Dice, d


def palace(_: Dice) -> Drawing:
    """A long front with a middle and two wings."""
    pen, x = Pen(200, 76), 100.0
    pen.wall(8, 22, 184, 50, lit=0.015, shade=0.06)
    for row in range(3):
        pen.windows(12, 27 + row * 14.0, 176, 12, 25, 1, fill=(0.38, 0.78))
    pen.box(5, 18, 190, 5, "l")
    for side in (8.0, 164.0):
        pen.wall(side, 14, 28, 58)
        pen.windows(side + 3, 24, 22, 44, 3, 3, fill=(0.42, 0.62))
        pen.shape("d", (side - 2, 14), (side + 5, 4), (side + 23, 4), (side + 30, 14))
    pen.wall(x - 26, 12, 52, 60)
    pen.columns(x - 22, 24, 44, 26, 7)
    pen.gable(x - 28, 13, 56, 12)
    pen.arches(x - 20, 72, 40, 18, 3)
    pen.stroke("a", 1, d("M", x, 0, "V", 3))
    pen.shape("r", (x, 0), (x + 7, 1.6), (x, 3.2))
    pen.box(2, 71, 196, 5, "d")
    return pen.drawing()


def castle(dice: Dice) -> Drawing:
    """Towers with pointed roofs around a keep."""
    pen = Pen(150, 130)
    pen.path("d", d("M", 0, 130, "Q", 20, 108, 40, 106, "H", 112, "Q", 134, 110, 150, 130, "Z"))
    pen.wall(34, 66, 80, 44, lit=0.04, shade=0.16)
    pen.windows(40, 72, 68, 30, 8, 3, fill=(0.3, 0.6))
    pen.shape("d", (30, 66), (44, 48), (104, 48), (118, 66))
    for x, half, top in ((30.0, 9.0, 46.0), (118.0, 9.0, 40.0), (58.0, 8.0, 30.0), (90.0, 10.0, 24.0)):
        pen.wall(x - half, top, 2 * half, 110 - top)
        pen.stroke("o", 1.6, "".join(d("M", x, top + 8 + i * 16.0, "v6") for i in range(3)))
        pen.box(x - half - 1.6, top - 2, 2 * half + 3.2, 4, "l")
        pen.spire(x, top - 2, half + 1.6, top - 26 + dice.between(-1, 1) if x != 90.0 else 0)
    pen.arches(66, 110, 18, 18, 1, "o", fill=0.8)
    return pen.drawing()


def fort(_: Dice) -> Drawing:
    """Thick walls with battlements and a gate between round towers."""
    pen, x = Pen(168, 90), 84.0
    pen.wall(16, 40, 136, 50, lit=0.02, shade=0.08)
    pen.windows(16, 33, 136, 8, 18, 1, "m", fill=(0.6, 1))
    for side in (14.0, 154.0):
        pen.wall(side - 13, 24, 26, 66)
        pen.windows(side - 14, 17, 28, 8, 4, 1, "m", fill=(0.62, 1))
        pen.stroke("o", 1.8, d("M", side, 40, "v8M", side, 60, "v8"))
    for side in (-22.0, 22.0):
        pen.wall(x + side - 13, 10, 26, 80)
        pen.arches(x + side - 10, 36, 20, 13, 3)
        pen.arches(x + side - 10, 58, 20, 13, 3)
        pen.windows(x + side - 14, 3, 28, 8, 4, 1, "m", fill=(0.62, 1))
    pen.wall(x - 12, 22, 24, 68)
    pen.arches(x - 9, 90, 18, 32, 1, "d", fill=0.9)
    pen.arches(x - 9, 52, 18, 12, 2)
    pen.box(x - 0.7, 0, 1.4, 16, "a")
    return pen.drawing()


def theatre(_: Dice) -> Drawing:
    """A columned front under a curved roof."""
    pen, x = Pen(160, 96), 80.0
    pen.path("d", d("M", 26, 40, "Q", x, 0, 134, 40, "Z"))
    pen.path("m", d("M", 26, 40, "Q", x, 0, x + 6, 20, "Q", 60, 24, 48, 40, "Z"))
    pen.wall(12, 40, 136, 48, lit=0.03, shade=0.12)
    pen.columns(34, 48, 92, 26, 11)
    pen.box(8, 36, 144, 6, "l")
    pen.arches(16, 88, 128, 13, 11)
    pen.arches(15, 70, 18, 20, 1)
    pen.arches(127, 70, 18, 20, 1)
    for side in (18.0, 142.0):
        pen.figure(side, 37, 15)
    pen.stroke("a", 1.6, d("M", x, 8, "V", 20) + d("M", x - 4, 14, "q4", -8, "8 0"))
    pen.steps(10, 88, 140, 8, 2, 4)
    return pen.drawing(top=8)


def stadium(_: Dice) -> Drawing:
    """A bowl with masts and a swinging roof."""
    pen, x = Pen(200, 76), 100.0
    pen.path("m", d("M", 8, 70, "L", 22, 26, "Q", x, 40, 178, 26, "L", 192, 70, "Z"))
    pen.path("d", d("M", 134, 33, "Q", 160, 30, 178, 26, "L", 192, 70, "H", 142, "Z"))
    pen.path("l", d("M", 6, 24, "Q", x, 2, 194, 24, "Q", x, 46, 6, 24, "Z"))
    pen.path("o", d("M", 34, 25, "Q", x, 12, 166, 25, "Q", x, 36, 34, 25, "Z"))
    pen.arches(16, 70, 168, 15, 16)
    pen.stroke(
        "m",
        1.8,
        "".join(d("M", v, 22, "L", v + (x - v) * 0.06, 0) for v in (24.0, 62.0, 138.0, 176.0)),
    )
    pen.box(2, 70, 196, 6, "d")
    return pen.drawing()


def fountain(_: Dice) -> Drawing:
    """Basins and water."""
    pen, x = Pen(130, 110), 65.0
    pen.stroke(
        "o",
        2,
        d("M", x, 4, "q-20-6-24 30M", x, 4, "q20-6 24 30M", x, 2, "q-8 0-10 34M", x, 2, "q8 0 10 34"),
        opacity=0.8,
    )
    pen.box(x - 2.4, 0, 4.8, 40)
    pen.path("m", "M35 36H95Q89 50 71 50H59Q41 50 35 36Z")
    pen.box(x - 32, 33, 64, 4, "l")
    pen.stroke(
        "o",
        1.8,
        "M37 38q-12 10-14 44M93 38q12 10 14 44M47 48q-4 14-4 34M83 48q4 14 4 34",
        opacity=0.7,
    )
    pen.wall(x - 7, 50, 14, 34)
    pen.oval(x, 88, 60, 7, "l")
    pen.oval(x, 87, 54, 5, "o")
    pen.path("m", d("M", x - 60, 88, "v14q60 14 120 0v-14q-60 14-120 0Z"))
    pen.path("d", d("M", x + 16, 95, "v13q30-1 44-6v-14q-20 6-44 7Z"))
    return pen.drawing()


def windmill(dice: Dice) -> Drawing:
    """A mill with four sails."""
    pen, x = Pen(110, 140), 55.0
    pen.taper(x, 140, 22, 62, 14)
    pen.dome(x, 62, 15, 15)
    pen.box(x - 27, 98, 54, 4, "l")
    pen.arches(x - 5, 140, 10, 18, 1, fill=0.9)
    pen.windows(x - 8, 76, 16, 14, 2, 1)
    angle = dice.pick(3) * 12
    sail = svg.rect(-1.2, -54, 2.4, 54, tone("d")) + svg.path("M1.2-52h9v38h-9z", tone("l"), opacity=0.85)
    for i in range(4):
        pen.parts.append(f'<g transform="translate({x:g} 56) rotate({angle + i * 90})">{sail}</g>')
    pen.disc(x, 56, 3, "a")
    return pen.drawing(top=56 - 54 * math.cos(math.radians(angle)))


def monument(_: Dice) -> Drawing:
    """A block with a figure, for whatever has no kind."""
    pen, x = Pen(84, 150), 42.0
    pen.steps(18, 132, 48, 18, 3, 5)
    pen.wall(x - 20, 70, 40, 62)
    pen.box(x - 24, 64, 48, 7, "l")
    pen.box(x - 13, 82, 26, 34, "d", opacity=0.55)
    pen.arches(x - 9, 114, 18, 28, 1, "o", fill=0.9)
    pen.wall(x - 13, 54, 26, 10)
    pen.figure(x, 54, 46)
    pen.stroke("a", 1.8, d("M", x + 8, 54, "V", 0))
    return pen.drawing()
