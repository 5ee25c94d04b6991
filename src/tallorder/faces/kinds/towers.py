"""Towers: lattice, with a pod, of stone, with bells, with a light."""

from tallorder.faces.drawing import Drawing
from tallorder.faces.kinds.pen import Pen
from tallorder.faces.svg import Dice, d


def lattice_tower(dice: Dice) -> Drawing:
    """Four curved legs of steel, two decks, a mast."""
    pen, x = Pen(64, 160), 32.0
    deck, upper = 104.0 + dice.between(-5, 5), 58.0 + dice.between(-6, 6)
    for side, letter in ((-1, "r"), (1, "q")):
        outline = d("M", x + side * 30, 160, "Q", x + side * 15, 126, x + side * 10, deck, "L", x + side * 5, upper)
        outline += d("L", x + side * 1.6, 26, "H", x, "V", upper, "L", x + side * 3, deck)
        outline += d("Q", x + side * 7, 130, x + side * 18, 160, "Z")
        pen.path(letter, outline)
    braces = ""
    for i in range(9):
        y = 156 - i * 14.0
        half, above = 29 * ((y - 20) / 140) ** 1.7 + 1.4, 29 * max(0.0, (y - 34) / 140) ** 1.7 + 1.4
        braces += d("M", x - half, y, "L", x + above, y - 13) + d("M", x + half, y, "L", x - above, y - 13)
    pen.stroke("l", 0.8, braces, opacity=0.75)
    pen.box(x - 13, deck - 5, 26, 7, "l")
    pen.box(x - 13, deck - 1, 26, 3)
    pen.windows(x - 12, deck - 4.4, 24, 3, 9, 1)
    pen.box(x - 7, upper - 4, 14, 5, "l")
    pen.windows(x - 6.4, upper - 3.4, 12.8, 2.6, 5, 1)
    pen.box(x - 0.9, 0, 1.8, 28, "r")
    pen.stroke("q", 2.2, d("M", x - 17, 154, "Q", x, 122, x + 17, 154))
    return pen.drawing()


def seaside_tower(dice: Dice) -> Drawing:
    """A lattice tower that rises out of a hall."""
    pen, x = Pen(84, 160), 42.0
    half = 15 + dice.between(-1, 1)
    pen.shape("r", (x - half, 136), (x - 2.4, 22), (x, 22), (x, 136))
    pen.shape("q", (x + half, 136), (x + 2.4, 22), (x, 22), (x, 136))
    holes = ""
    for i in range(8):
        low, high = 132 - i * 13.6, 122 - i * 13.6
        a, b = half * (low - 20) / 116 * 0.72, half * (high - 20) / 116 * 0.72
        holes += d("M", x - a, low, "L", x, high, "L", x + a, low, "Z")
        holes += d("M", x - b, high + 1, "h", 2 * b, "L", x, high - 2.6, "Z")
    pen.path("o", holes, opacity=0.7)
    pen.box(x - 5, 18, 10, 5, "l")
    pen.box(x - 3.4, 10, 6.8, 8)
    pen.dome(x, 10, 3.4, 4)
    pen.box(x - 0.6, 0, 1.2, 7, "r")
    pen.wall(4, 132, 76, 28, lit=0.04, shade=0.2)
    pen.arches(7, 158, 70, 17, 9)
    pen.box(2, 129, 80, 4, "l")
    for side in (8.0, 68.0):
        pen.wall(side, 118, 9, 14)
        pen.dome(side + 4.5, 118, 4.5, 5)
    return pen.drawing()


def braced_tower(dice: Dice) -> Drawing:
    """A shaft held by three slanting legs, with pods."""
    pen, x = Pen(60, 160), 30.0
    pen.taper(x, 160, 6, 30, 2.2)
    foot = 27 + dice.between(-2, 2)
    pen.shape("l", (x - foot, 160), (x - foot + 4, 160), (x - 2.6, 78), (x - 4.4, 78))
    pen.shape("d", (x + foot, 160), (x + foot - 4, 160), (x + 2.6, 78), (x + 4.4, 78))
    rungs = "".join(d("M", x - foot * k, 160 - 82 * (1 - k), "H", x + foot * k) for k in (0.8, 0.6, 0.42, 0.26))
    pen.stroke("m", 1, rungs)
    pen.shape("m", (x - 8, 82), (x - 11, 74), (x + 11, 74), (x + 8, 82))
    pen.windows(x - 10, 76, 20, 4, 8, 1)
    pen.box(x - 9, 71, 18, 3.4, "l")
    pen.oval(x, 54, 6.6, 4)
    pen.windows(x - 5, 52.6, 10, 2.6, 5, 1)
    pen.box(x - 1.6, 16, 3.2, 30, "r")
    pen.box(x - 0.7, 0, 1.4, 18, "q")
    return pen.drawing()


def pod_tower(dice: Dice) -> Drawing:
    """A slender concrete shaft with a pod near its top."""
    pen, x = Pen(52, 160), 26.0
    pod = 52.0 + dice.between(-8, 6)
    pen.taper(x, 160, 5.6 + dice.between(-1, 1.4), pod, 2.6)
    form = dice.pick(3)
    if form == 0:
        pen.shape("m", (x - 5, pod + 13), (x - 13, pod + 3), (x + 13, pod + 3), (x + 5, pod + 13))
        pen.shape("d", (x + 1, pod + 13), (x + 4, pod + 3), (x + 13, pod + 3), (x + 5, pod + 13))
        pen.box(x - 13.6, pod - 1, 27.2, 4.4, "l")
        pen.windows(x - 12.6, pod + 4, 25, 2.6, 9, 1)
        pen.shape("m", (x - 10, pod - 1), (x - 5, pod - 9), (x + 5, pod - 9), (x + 10, pod - 1))
    elif form == 1:
        pen.oval(x, pod + 2, 12.6, 9)
        pen.path(
            "d",
            d("M", x + 2, pod - 7, "A", 12.6, 9, "0 0 1 ", x + 2, pod + 11, "Q", x + 8, pod + 2, x + 2, pod - 7, "Z"),
        )
        pen.box(x - 12.8, pod + 0.2, 25.6, 3.2, "l")
        pen.windows(x - 11, pod - 3, 22, 2.6, 9, 1)
    else:
        for row, half in enumerate((11.0, 13.6, 9.6)):
            pen.wall(x - half, pod - 8 + row * 7, 2 * half, 5.4)
            pen.windows(x - half + 1, pod - 7 + row * 7, 2 * half - 2, 3, 8, 1)
        pen.box(x - 6, pod - 11, 12, 3.4, "l")
    pen.taper(x, pod - 8, 2.4, 20, 1.1)
    pen.box(x - 0.7, 0, 1.4, 22, "r")
    pen.shape("d", (x - 13, 160), (x - 8, 154), (x + 8, 154), (x + 13, 160))
    return pen.drawing()


def tripod_tower(dice: Dice) -> Drawing:
    """Three legs that lean together under a broad pod."""
    pen, x = Pen(58, 160), 29.0
    pod = 44.0 + dice.between(-3, 3)
    pen.path("m", d("M", x - 16, 160, "Q", x - 6, 110, x - 7, pod + 10, "H", x - 1, "Q", x - 1, 116, x - 8, 160, "Z"))
    pen.path("d", d("M", x + 16, 160, "Q", x + 6, 110, x + 7, pod + 10, "H", x + 1, "Q", x + 1, 116, x + 8, 160, "Z"))
    pen.path("l", d("M", x - 16, 160, "Q", x - 6, 110, x - 7, pod + 10, "h2Q", x - 4, 112, x - 13, 160, "Z"))
    pen.box(x - 2.4, pod, 4.8, 160 - pod)
    pen.shape("m", (x - 7, pod + 14), (x - 15, pod + 4), (x + 15, pod + 4), (x + 7, pod + 14))
    pen.windows(x - 12, pod + 5.4, 24, 3, 9, 1)
    pen.box(x - 16.4, pod, 32.8, 4.6, "l")
    pen.wall(x - 13, pod - 9, 26, 9)
    pen.windows(x - 12, pod - 8, 24, 3.6, 9, 1)
    pen.box(x - 8, pod - 15, 16, 6)
    pen.taper(x, pod - 15, 3, 14, 1)
    pen.box(x - 0.7, 0, 1.4, 16, "r")
    return pen.drawing()


def round_tower(dice: Dice) -> Drawing:
    """A round stone tower with a gallery and a pointed roof."""
    pen, x = Pen(70, 160), 35.0
    roof = 56 + dice.between(-4, 4)
    pen.taper(x, 160, 26, roof + 12, 24, lit=0.25)
    pen.box(x - 28, roof + 8, 56, 5, "l")
    pen.wall(x - 24, roof - 8, 48, 17)
    pen.arches(x - 23, roof + 8, 46, 12, 8)
    pen.box(x - 28, roof - 11, 56, 4)
    pen.spire(x, roof - 11, 27, 6)
    pen.box(x - 0.7, 0, 1.4, 8, "a")
    pen.arches(x - 18, 106, 36, 11, 4)
    pen.arches(x - 18, 132, 36, 11, 4)
    pen.arches(x - 6, 160, 12, 17, 1, fill=0.9)
    return pen.drawing()


def bell_tower(dice: Dice) -> Drawing:
    """Tiers that grow smaller, a golden dome above."""
    pen, x = Pen(64, 160), 32.0
    tiers = ((26.0, 40.0), (21.0, 34.0), (16.0, 28.0))
    base = 160.0
    for half, high in tiers:
        pen.wall(x - half, base - high, 2 * half, high)
        pen.columns(x - half + 2, base - high + 6, 2 * half - 4, high - 8, 6)
        pen.arches(x - half * 0.36, base - 2, half * 0.72, high - 12, 1, fill=0.94)
        pen.box(x - half - 2.4, base - high, 2 * half + 4.8, 4.4, "l")
        base -= high
    pen.wall(x - 9, base - 10, 18, 10)
    pen.arches(x - 8, base - 1, 16, 8, 3)
    if dice.pick(2):
        pen.onion(x, base - 10, 11, 34, "oaq")
    else:
        pen.dome(x, base - 10, 10, 16, "oaq")
        pen.box(x - 2.6, base - 33, 5.2, 9)
        pen.dome(x, base - 33, 2.8, 4, "oaq")
    pen.stroke("a", 1.2, d("M", x, 0, "V", 18, "M", x - 3, 5, "h6"))
    return pen.drawing()


def campanile(dice: Dice) -> Drawing:
    """A square tower with a belfry and a pyramid roof."""
    pen, x = Pen(48, 160), 24.0
    half = 13 + dice.between(-2, 2)
    pen.wall(x - half, 58, 2 * half, 102)
    slits = "".join(d("M", x, 70 + i * 20.0, "v7") for i in range(4))
    pen.stroke("o", 1.6, slits)
    pen.box(x - half - 1.6, 54, 2 * half + 3.2, 4.6, "l")
    pen.wall(x - half, 34, 2 * half, 20)
    pen.arches(x - half + 1, 54, 2 * half - 2, 16, 3)
    pen.box(x - half - 2, 31, 2 * half + 4, 4, "l")
    pen.spire(x, 31, half + 0.6, 5)
    pen.box(x - 0.6, 0, 1.2, 8, "a")
    pen.box(x - half - 3, 155, 2 * half + 6, 5, "d")
    return pen.drawing()


def hall_tower(dice: Dice) -> Drawing:
    """A clock tower over a broad town hall, a figure on its top."""
    pen, x = Pen(132, 160), 66.0
    pen.wall(6, 112, 120, 48, lit=0.03, shade=0.12)
    for row in range(3):
        pen.arches(9, 126 + row * 15.0, 114, 11, 15)
    pen.box(4, 108, 124, 5, "l")
    for side in (8.0, 106.0):
        pen.wall(side, 98, 18, 62)
        pen.windows(side + 2, 106, 14, 50, 2, 4)
        pen.shape("d", (side - 1, 98), (side + 3, 86), (side + 15, 86), (side + 19, 98))
    pen.wall(x - 15, 52, 30, 108)
    pen.windows(x - 11, 92, 22, 60, 3, 5)
    pen.box(x - 18, 84, 36, 4, "l")
    pen.wall(x - 13, 36, 26, 20)
    pen.disc(x, 66, 9.6, "l")
    pen.disc(x, 66, 7.8, "o")
    pen.stroke("d", 1.2, d("M", x, 61, "V", 66, "h4"))
    pen.arches(x - 11, 54, 22, 13, 3)
    pen.box(x - 15, 34, 30, 3, "l")
    pen.dome(x, 35, 12, 15 + dice.between(-1, 1))
    pen.box(x - 2, 14, 4, 7)
    pen.figure(x, 15, 15, "a")
    return pen.drawing()


def dome_spire(_: Dice) -> Drawing:
    """A steep square dome with a spire of tiers, over a columned hall."""
    pen, x = Pen(86, 160), 43.0
    pen.wall(6, 128, 74, 32, lit=0.06)
    pen.columns(10, 136, 66, 24, 9)
    pen.box(3, 124, 80, 5, "l")
    pen.wall(12, 108, 62, 17, lit=0.08)
    pen.arches(14, 123, 58, 11, 8)
    pen.box(9, 105, 68, 4, "l")
    pen.path("m", d("M", 13, 105, "Q", 16, 70, x - 6, 56, "h12Q", 70, 70, 73, 105, "Z"))
    pen.path("d", d("M", x + 2, 56, "h4Q", 70, 70, 73, 105, "H", x + 12, "Q", x + 12, 74, x + 2, 56, "Z"))
    pen.path("l", d("M", 13, 105, "Q", 16, 70, x - 6, 56, "h2Q", 26, 74, 24, 105, "Z"))
    pen.windows(20, 84, 46, 18, 6, 2, fill=(0.34, 0.5))
    pen.columns(x - 7, 44, 14, 13, 4)
    pen.box(x - 9, 41, 18, 3.4, "l")
    pen.columns(x - 5, 33, 10, 8, 3)
    pen.spire(x, 33, 5, 4)
    pen.disc(x, 4, 1.8, "a")
    pen.box(x - 0.5, 0, 1, 4, "a")
    return pen.drawing()


def lighthouse(dice: Dice) -> Drawing:
    """A tower with a lamp."""
    pen, x = Pen(56, 160), 28.0
    half = 15 + dice.between(-2, 2)
    pen.taper(x, 154, half, 36, half * 0.62)
    for i in range(3):
        y = 130 - i * 34.0
        wide = half * (0.62 + 0.38 * (y - 36) / 118)
        pen.shape("r", (x - wide, y), (x - wide * 0.96, y - 15), (x + wide * 0.96, y - 15), (x + wide, y))
        pen.shape("q", (x + wide * 0.25, y), (x + wide * 0.24, y - 15), (x + wide * 0.96, y - 15), (x + wide, y))
    pen.stroke("o", 2, "".join(d("M", x, 58 + i * 34.0, "v5") for i in range(3)))
    pen.box(x - 13, 31, 26, 5, "l")
    pen.box(x - 7, 16, 14, 15, "a")
    pen.stroke("d", 1.2, d("M", x - 7, 16, "v15M", x, 16, "v15M", x + 7, 16, "v15"))
    pen.dome(x, 16, 9, 9)
    pen.box(x - 0.8, 0, 1.6, 8, "d")
    pen.shape("d", (0, 160), (8, 152), (48, 152), (56, 160))
    return pen.drawing()
