"""Churches, mosques, temples, tombs."""

from tallorder.faces.drawing import Drawing
from tallorder.faces.kinds.pen import Pen, turn
from tallorder.faces.svg import Dice, d


def gothic(dice: Dice) -> Drawing:
    """Two western towers, a rose window, a spire over the crossing."""
    pen, x = Pen(112, 160), 56.0
    pen.spire(x, 84, 6.4, 0)
    pen.wall(x - 20, 84, 40, 76, lit=0.08)
    pen.gable(x - 20, 84, 40, 18)
    for side, top in ((10.0, 46.0), (74.0, 46.0 + dice.between(0, 12))):
        pen.wall(side, top, 28, 160 - top)
        pen.arches(side + 3, 92, 22, 30, 2, is_pointed=True)
        pen.arches(side + 3, 128, 22, 26, 2, is_pointed=True)
        pen.box(side - 1.6, top - 2, 31.2, 3.6, "l")
        for pinnacle in (2.0, 14.0, 26.0):
            pen.spire(side + pinnacle, top - 1, 2.6, top - 14)
        pen.arches(side + 9, 160, 10, 20, 1, fill=1, is_pointed=True)
    pen.disc(x, 104, 11, "d")
    pen.disc(x, 104, 9, "o")
    spokes = "".join(d("M", x, 104, "L", *turn((x, 104), 9, i * 45.0)) for i in range(8))
    pen.stroke("d", 1, spokes)
    pen.arches(x - 13, 160, 26, 34, 1, fill=0.92, is_pointed=True)
    pen.arches(x - 7, 160, 14, 24, 1, "d", fill=0.8, is_pointed=True)
    return pen.drawing()


def lone_spire(_: Dice) -> Drawing:
    """The tower that is left of a church: openwork spire, broken nave."""
    pen, x = Pen(92, 160), 30.0
    pen.shape("d", (44, 160), (44, 116), (52, 112), (58, 124), (68, 120), (74, 134), (88, 138), (88, 160))
    pen.arches(50, 158, 34, 22, 3, is_pointed=True)
    pen.wall(x - 16, 74, 32, 86)
    pen.arches(x - 11, 104, 22, 24, 2, is_pointed=True)
    pen.arches(x - 11, 136, 22, 22, 2, is_pointed=True)
    pen.arches(x - 6, 160, 12, 16, 1, fill=1, is_pointed=True)
    for side in (-15.0, -5.0, 5.0, 15.0):
        pen.spire(x + side, 76, 2.6, 62)
    pen.spire(x, 74, 12, 4)
    pen.path(
        "o",
        "".join(
            d("M", x - 7.4 + i * 1.1, 68 - i * 10.0, "h", 14.8 - i * 2.2, "l-1-4h", -(12.8 - i * 2.2), "z")
            for i in range(5)
        ),
        opacity=0.75,
    )
    pen.box(x - 0.6, 0, 1.2, 8, "a")
    return pen.drawing()


def village_church(dice: Dice) -> Drawing:
    """A nave, a tower, a pointed roof."""
    pen, x = Pen(120, 160), 38.0
    pen.wall(44, 108, 68, 52, lit=0.03, shade=0.2)
    pen.shape("d", (40, 108), (50, 82), (106, 82), (116, 108))
    pen.arches(50, 146, 58, 22, 5)
    pen.wall(x - 17, 66, 34, 94)
    pen.arches(x - 12, 92, 24, 16, 2)
    pen.disc(x, 108, 6, "o")
    pen.arches(x - 6, 160, 12, 22, 1, fill=1)
    pen.box(x - 19, 62, 38, 5, "l")
    pen.spire(x, 62, 18, 10 + dice.between(-2, 2))
    pen.stroke("a", 1.4, d("M", x, 0, "V", 14, "M", x - 3.4, 4.6, "h6.8"))
    return pen.drawing()


def onion_church(_: Dice) -> Drawing:
    """Tents and onion domes of many sizes."""
    pen, x = Pen(120, 160), 62.0
    pen.wall(18, 112, 86, 48, lit=0.04, shade=0.16)
    pen.arches(22, 156, 78, 20, 6)
    pen.box(15, 108, 92, 5, "l")
    pen.arches(20, 134, 82, 14, 9)
    for cx, drum, top, radius in (
        (30.0, 14.0, 92.0, 9.0),
        (94.0, 14.0, 90.0, 9.0),
        (46.0, 12.0, 82.0, 8.0),
        (80.0, 12.0, 80.0, 8.0),
    ):
        pen.wall(cx - radius * 0.62, top, radius * 1.24, drum + 14)
        pen.onion(cx, top, radius, radius * 2.7, "oaq" if cx in (46.0, 94.0) else "lrq")
        pen.stroke("a", 0.9, d("M", cx, top - radius * 2.7 - 5, "v6M", cx - 2, top - radius * 2.7 - 3, "h4"))
    pen.wall(x - 12, 66, 24, 44)
    pen.arches(x - 10, 90, 20, 16, 3)
    pen.spire(x, 68, 13, 26)
    pen.wall(x - 4, 26, 8, 10)
    pen.onion(x, 27, 6.4, 18, "oaq")
    pen.stroke("a", 1.2, d("M", x, 0, "V", 10, "M", x - 3, 4, "h6"))
    pen.wall(4, 88, 18, 72)
    pen.arches(6, 108, 14, 14, 2)
    pen.dome(13, 88, 10, 11, "oaq")
    pen.stroke("a", 1, d("M", 13, 68, "v8M", 11, 71, "h4"))
    return pen.drawing()


def stone_bell(_: Dice) -> Drawing:
    """A baroque church under one bell-shaped dome."""
    pen, x = Pen(96, 160), 48.0
    pen.wall(10, 96, 76, 64, lit=0.06)
    pen.gable(30, 96, 36, 10)
    pen.arches(14, 152, 68, 40, 5)
    pen.box(7, 92, 82, 5, "l")
    for side in (9.0, 73.0):
        pen.wall(side, 76, 14, 20)
        pen.arches(side + 2, 94, 10, 13, 1)
        pen.onion(side + 7, 76, 6, 15)
    pen.path("m", d("M", 22, 92, "C", 22, 66, 32, 62, 34, 46, "H", 62, "C", 64, 62, 74, 66, 74, 92, "Z"))
    pen.path("d", "M53 46H62C64 62 74 66 74 92H60C60 70 53 64 53 46Z")
    pen.path("l", d("M", 22, 92, "C", 22, 66, 32, 62, 34, 46, "h4C", 37, 64, 30, 70, 30, 92, "Z"))
    pen.arches(28, 82, 40, 9, 4)
    pen.box(32, 43, 32, 4, "l")
    pen.columns(x - 11, 28, 22, 15, 5)
    pen.dome(x, 28, 12, 13)
    pen.box(x - 2, 9, 4, 7)
    pen.stroke("a", 1.3, d("M", x, 0, "V", 10, "M", x - 3, 4, "h6"))
    return pen.drawing()


def domed_hall(dice: Dice) -> Drawing:
    """A great dome over columns."""
    pen, x = Pen(150, 120), 75.0
    pen.wall(6, 78, 138, 36, lit=0.03, shade=0.14)
    pen.windows(10, 84, 130, 26, 18, 2, fill=(0.4, 0.6))
    pen.columns(x - 30, 80, 60, 34, 8)
    pen.gable(x - 34, 78, 68, 14)
    pen.columns(x - 22, 48, 44, 18, 9)
    pen.box(x - 25, 45, 50, 4, "l")
    pen.box(x - 25, 64, 50, 4, "l")
    pen.dome(x, 46, 22, 28 + dice.between(-2, 2))
    pen.box(x - 4, 11, 8, 9, "l")
    pen.dome(x, 11, 4.4, 5)
    pen.box(x - 0.7, 0, 1.4, 8, "a")
    pen.steps(6, 114, 138, 6, 2, 2)
    return pen.drawing()


def mosque(dice: Dice) -> Drawing:
    """Domes that climb to one, slender minarets."""
    pen, x = Pen(176, 124), 88.0
    reach = dice.between(-3, 3)
    for side, top in ((14.0, 0.0), (162.0, 0.0), (38.0, 14.0), (138.0, 14.0)):
        pen.taper(side, 124, 4, top + 20, 2.8)
        for gallery in (0.3, 0.58):
            y = top + 20 + (104 - top) * gallery
            pen.box(side - 5, y, 10, 2.6, "l")
        pen.spire(side, top + 20, 3.4, top)
    pen.wall(28, 84, 120, 40, lit=0.03, shade=0.14)
    pen.arches(32, 120, 112, 24, 11, is_pointed=True)
    pen.arches(x - 12, 124, 24, 34, 1, "d", fill=0.86, is_pointed=True)
    for cx, radius in ((50.0, 15.0), (126.0, 15.0)):
        pen.dome(cx, 84, radius, 13)
    pen.box(x - 34, 66, 68, 18)
    pen.arches(x - 32, 82, 64, 9, 9)
    pen.dome(x, 66, 32, 36 + reach)
    pen.box(x - 0.8, 18, 1.6, 13, "a")
    return pen.drawing()


def tent_mosque(dice: Dice) -> Drawing:
    """A tent of concrete among four needle minarets."""
    pen, x = Pen(150, 120), 75.0
    for side in (18.0, 132.0, 44.0, 106.0):
        pen.taper(side, 114, 2.8, 20, 1.9)
        pen.box(side - 3, 30, 6, 2.4, "l")
        pen.spire(side, 20, 2.3, 0 if side in (18.0, 132.0) else 4)
    top = 44 + dice.between(-1, 1)
    pen.shape("m", (x - 50, 106), (x, top), (x + 50, 106))
    pen.shape("l", (x - 50, 106), (x, top), (x - 18, 106))
    pen.shape("d", (x + 8, 106), (x, top), (x + 50, 106))
    pen.shape("o", (x - 16, 106), (x, top + 26), (x + 8, 106))
    pen.stroke("d", 1, d("M", x, top + 26, "V", 106, "M", x - 8, 106, "L", x, top + 40))
    pen.stroke("a", 1.3, d("M", x, top - 8, "v9"))
    pen.box(8, 106, 134, 5, "l")
    pen.box(4, 111, 142, 9, "d")
    return pen.drawing()


def square_minaret(_: Dice) -> Drawing:
    """A square tower of carved panels with a lantern, as in the west of Africa's north."""
    pen, x = Pen(110, 160), 34.0
    pen.wall(x - 18, 44, 36, 116)
    for row in range(3):
        pen.box(x - 14, 52 + row * 26.0, 28, 20, "d", opacity=0.5)
        pen.arches(x - 13, 71 + row * 26.0, 26, 15, 3, is_pointed=True)
    pen.windows(x - 18, 40, 36, 5, 7, 1, "m", fill=(0.62, 1))
    pen.wall(x - 9, 20, 18, 24)
    pen.arches(x - 6, 38, 12, 12, 1, fill=0.8)
    pen.dome(x, 20, 8, 9)
    pen.stroke("a", 1, d("M", x, 0, "V", 12))
    for y in (3.0, 7.0):
        pen.disc(x, y, 1.5, "a")
    pen.wall(54, 118, 54, 42, lit=0.04, shade=0.2)
    pen.arches(57, 160, 48, 26, 4, is_pointed=True)
    pen.windows(54, 113, 54, 6, 11, 1, "m", fill=(0.6, 1))
    return pen.drawing()


def stupa(dice: Dice) -> Drawing:
    """A great bell of brick on terraces, a ringed spire."""
    pen, x = Pen(150, 120), 75.0
    pen.steps(27, 96, 96, 24, 4, 6)
    reach = dice.between(-2, 2)
    pen.dome(x, 96, 50, 58 + reach)
    pen.box(x - 12, 28 - reach, 24, 12)
    pen.box(x - 14, 26 - reach, 28, 3.4, "l")
    pen.windows(x - 11, 30 - reach, 22, 8, 5, 1, "o", fill=(0.4, 0.7))
    for i in range(6):
        half = 9 - i * 1.3
        pen.box(x - half, 22 - i * 3.6, half * 2, 2.8, "l" if i % 2 else "m")
    pen.spire(x, 4.6, 1.8, 0)
    pen.arches(x - 8, 96, 16, 14, 1, "d", fill=0.9)
    return pen.drawing()


def lotus(dice: Dice) -> Drawing:
    """Petals of marble that open like a flower."""
    pen, x = Pen(172, 92), 86.0
    lean = dice.between(-1, 1)

    def petal(cx: float, half: float, base: float, top: float, tip: float, letter: str) -> None:
        pen.path(
            letter,
            d("M", cx - half, base, "Q", cx - half * 1.05, (base + top) / 2, tip, top)
            + d("Q", cx + half * 1.05, (base + top) / 2, cx + half, base, "Z"),
        )

    petal(x - 26, 22, 84, 10, x - 22, "d")
    petal(x + 26, 22, 84, 10, x + 22, "d")
    petal(x, 24, 84, 0, x + lean * 0.2, "m")
    petal(x - 46, 22, 84, 22, x - 62, "m")
    petal(x + 46, 22, 84, 22, x + 62, "d")
    petal(x - 18, 22, 84, 20, x - 24, "l")
    petal(x + 18, 22, 84, 20, x + 24, "m")
    petal(x - 62, 20, 84, 44, x - 82, "l")
    petal(x + 62, 20, 84, 44, x + 82, "m")
    petal(x, 20, 84, 34, x, "l")
    petal(x - 36, 18, 84, 48, x - 46, "l")
    petal(x + 36, 18, 84, 48, x + 46, "m")
    pen.arches(x - 9, 84, 18, 20, 1, "o", fill=0.9, is_pointed=True)
    pen.box(4, 84, 164, 4, "l")
    pen.box(0, 88, 172, 4, "d")
    return pen.drawing()


def greek_temple(dice: Dice) -> Drawing:
    """Columns under a low gable."""
    pen = Pen(150, 84)
    pen.gable(8, 26, 134, 24)
    pen.box(8, 24, 134, 8, "l")
    pen.box(8, 29, 134, 3)
    pen.columns(11, 32, 128, 40, 7 + dice.pick(3))
    pen.steps(11, 72, 128, 12, 3, 3.6)
    return pen.drawing(top=2)


def pagoda(dice: Dice) -> Drawing:
    """Roofs with upturned corners, one above the other."""
    count = 5 + dice.pick(3)
    pen, x = Pen(84, 160), 42.0
    step = 126.0 / count
    for i in range(count):
        base = 154 - i * step
        half, wide = 20 - i * 1.6, 38 - i * 3.0
        pen.wall(x - half, base - step * 0.62, 2 * half, step * 0.62)
        pen.arches(x - half + 1.6, base, 2 * half - 3.2, step * 0.42, 4)
        roof = base - step * 0.58
        pen.path(
            "d",
            d("M", x - wide, roof - 1, "Q", x - wide * 0.7, roof, x - half, roof - step * 0.42, "H", x + half)
            + d(
                "Q", x + wide * 0.7, roof, x + wide, roof - 1, "L", x + wide * 0.86, roof + 3, "H", x - wide * 0.86, "Z"
            ),
        )
        pen.stroke("l", 1, d("M", x - wide, roof - 1, "Q", x - wide * 0.7, roof, x - half, roof - step * 0.42))
    top = 154 - count * step + step * 0.1
    pen.stroke("a", 1.8, d("M", x, 0, "V", top))
    for i in range(4):
        pen.box(x - 4 + i * 0.5, 8 + i * 4.0, 8 - i, 1.6, "a")
    pen.box(x - 26, 154, 52, 6, "d")
    return pen.drawing()


def temple_hall(_: Dice) -> Drawing:
    """A wide wooden hall under a great curved roof."""
    pen, x = Pen(160, 100), 80.0
    pen.path("d", d("M", 30, 34, "Q", 44, 30, 54, 8, "H", 106, "Q", 116, 30, 130, 34, "L", 124, 38, "H", 36, "Z"))
    pen.stroke("a", 2, d("M", 54, 8, "q-4-5-1-8M", 106, 8, "q4-5 1-8"))
    pen.box(40, 38, 80, 12)
    pen.windows(42, 39, 76, 10, 16, 1, "o", fill=(0.4, 0.7))
    pen.path("d", d("M", 2, 66, "Q", 24, 62, 40, 48, "H", 120, "Q", 136, 62, 158, 66, "L", 148, 71, "H", 12, "Z"))
    pen.stroke("l", 1.4, d("M", 2, 66, "Q", 24, 62, 40, 48, "H", 120))
    pen.box(18, 71, 124, 23)
    pen.columns(20, 71, 120, 23, 11)
    pen.box(x - 14, 72, 28, 22, "o")
    pen.stroke("d", 1.2, d("M", x, 72, "v22"))
    pen.steps(14, 94, 132, 6, 2, 4)
    return pen.drawing()


def shikhara(_: Dice) -> Drawing:
    """A carved tower of tiers among smaller ones."""
    pen, x = Pen(112, 160), 56.0
    for cx, base, half, top in ((24.0, 150.0, 17.0, 82.0), (88.0, 150.0, 17.0, 82.0), (x, 150.0, 27.0, 6.0)):
        rows = 11 if cx == x else 6
        for i in range(rows):
            part = i / rows
            wide = half * (1 - part**1.5 * 0.86)
            y = base - (base - top) * (i + 1) / rows
            high = (base - top) / rows
            pen.box(cx - wide, y, 2 * wide, high, "m")
            pen.box(cx - wide, y, wide * 0.5, high, "l")
            pen.box(cx + wide * 0.35, y, wide * 0.65, high, "d")
            pen.box(cx - wide - 1.4, y + high * 0.7, 2 * wide + 2.8, high * 0.3, "d")
        pen.onion(cx, top + 2, half * 0.18, 8, "oaq")
    pen.arches(x - 9, 150, 18, 24, 1, "o", fill=0.8)
    pen.arches(16, 150, 16, 16, 1)
    pen.arches(80, 150, 16, 16, 1)
    pen.steps(10, 150, 92, 10, 2, 4)
    return pen.drawing()


def tomb(dice: Dice) -> Drawing:
    """A domed tomb with a great arch and corner kiosks."""
    pen, x = Pen(150, 124), 75.0
    pen.wall(26, 66, 98, 50, lit=0.05, shade=0.2)
    pen.wall(x - 20, 56, 40, 60, lit=0.1)
    pen.arches(x - 16, 114, 32, 48, 1, "d", fill=0.9, is_pointed=True)
    pen.arches(x - 7, 114, 14, 20, 1, "o", fill=0.9, is_pointed=True)
    for side in (29.0, 101.0):
        pen.arches(side, 90, 20, 18, 2, is_pointed=True)
        pen.arches(side, 114, 20, 18, 2, is_pointed=True)
        pen.box(side + 3, 56, 14, 10, "d")
        pen.columns(side + 3, 56, 14, 10, 4)
        pen.onion(side + 10, 56, 7, 15)
    pen.box(x - 18, 46, 36, 11)
    pen.arches(x - 17, 56, 34, 8, 8)
    pen.onion(x, 46, 19, 42 + dice.between(-1, 1))
    pen.stroke("a", 1.2, d("M", x, 0, "V", 8))
    pen.steps(22, 116, 106, 8, 2, 8)
    return pen.drawing()
