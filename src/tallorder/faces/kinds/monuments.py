"""Statues, columns, obelisks, arches, pyramids and ruins."""

from tallorder.faces.drawing import Drawing
from tallorder.faces.kinds.pen import Pen
from tallorder.faces.svg import Dice, d


def statue(dice: Dice) -> Drawing:
    """A robed figure on a pedestal, one arm raised."""
    pen, x = Pen(76, 160), 38.0
    pen.wall(x - 17, 122, 34, 38)
    pen.box(x - 20, 118, 40, 5, "l")
    pen.box(x - 22, 154, 44, 6, "d")
    pen.path("m", "M24 118Q26 84 29 60Q28 48 34 46H42Q48 48 47 60Q50 84 52 118Z")
    pen.path("d", "M41 46H42Q48 48 47 60Q50 84 52 118H42Q44 80 41 46Z")
    pen.stroke("l", 1.2, "M29 116Q30 86 32 66M34 116Q34 90 36 70")
    pen.disc(x, 38, 7)
    pen.path("d", d("M", x + 1.4, 31.2, "A", 7, 7, "0 0 1 ", x + 1.4, 44.8, "Q", x + 5, 38, x + 1.4, 31.2, "Z"))
    hand = 12.0 + dice.between(-2, 2)
    pen.stroke("m", 5, d("M", x + 7, 52, "L", x + 20, 36, "L", x + 22, hand + 6))
    pen.stroke("a", 2, d("M", x + 22, hand + 6, "V", 0))
    pen.stroke("l", 4.6, d("M", x - 8, 52, "L", x - 16, 70, "L", x - 10, 80))
    return pen.drawing()


def shield_and_sword(_: Dice) -> Drawing:
    """A giant with a raised sword and a shield, over a round hall."""
    pen, x = Pen(84, 160), 42.0
    pen.shape("d", (8, 160), (20, 132), (64, 132), (76, 160))
    pen.shape("m", (8, 160), (20, 132), (44, 132), (40, 160))
    pen.arches(22, 158, 40, 18, 5)
    pen.wall(x - 10, 114, 20, 18)
    pen.path("l", d("M", x - 13, 116, "Q", x - 9, 84, x - 7, 60, "Q", x - 7, 52, x, 52, "L", x, 116, "Z"))
    pen.path("m", d("M", x, 52, "Q", x + 7, 52, x + 7, 60, "Q", x + 9, 84, x + 13, 116, "H", x, "Z"))
    pen.stroke("d", 1, d("M", x - 4, 70, "L", x - 6, 114, "M", x + 3, 68, "L", x + 5, 114))
    pen.disc(x, 44, 6.4, "m")
    pen.stroke("m", 5, d("M", x + 6, 57, "L", x + 15, 34))
    pen.shape("l", (x + 13.4, 32), (x + 14.6, 4), (x + 15.8, 0), (x + 17, 4), (x + 18.2, 32))
    pen.shape("d", (x + 15.8, 32), (x + 15.8, 0), (x + 17, 4), (x + 18.2, 32))
    pen.box(x + 11, 32, 10, 2, "d")
    pen.stroke("l", 5, d("M", x - 6, 57, "L", x - 17, 36))
    pen.path("a", d("M", x - 25, 12, "h15v15Q", x - 11, 34, x - 17.5, 37, "Q", x - 24, 34, x - 25, 27, "Z"))
    pen.stroke("q", 1, d("M", x - 17.5, 15, "V", 33))
    return pen.drawing()


def standing_buddha(_: Dice) -> Drawing:
    """A standing Buddha on a lotus."""
    pen, x = Pen(64, 160), 32.0
    pen.wall(x - 26, 146, 52, 14)
    for i in range(7):
        pen.path("l" if i % 2 else "m", d("M", x - 24 + i * 7.0, 146, "q3-10 6.4 0Z"))
    pen.path("m", "M15 144Q13 96 17 56Q18 44 32 43Q46 44 47 56Q51 96 49 144Z")
    pen.path("d", "M37 44Q46 44 47 56Q51 96 49 144H38Q43 92 37 44Z")
    folds = "".join(
        d("M", x - 11 + i, 66 + i * 15.0, "Q", x - 1, 74 + i * 15.0, x + 9 - i, 62 + i * 15.0) for i in range(5)
    )
    pen.stroke("l", 1.3, folds)
    pen.path("l", d("M", x - 16, 62, "q-5 14-3 34q2 4 5 2l1-30Z"))
    pen.path("m", d("M", x + 9, 70, "q7-3 8-12q3-2 4 2q0 12-10 18Z"))
    pen.oval(x, 29, 9, 12)
    pen.path("d", d("M", x + 2, 17.4, "A", 9, 12, "0 0 1 ", x + 2, 40.6, "Q", x + 6, 29, x + 2, 17.4, "Z"))
    pen.dome(x, 22, 9.4, 11)
    pen.disc(x, 9, 4.4)
    pen.box(x - 0.6, 0, 1.2, 6, "a")
    pen.stroke("o", 0.9, d("M", x - 5, 29, "q2 1.4 4 0M", x + 1, 29, "q2 1.4 4 0"))
    return pen.drawing()


def seated_buddha(_: Dice) -> Drawing:
    """A seated Buddha on a terrace."""
    pen, x = Pen(120, 130), 60.0
    pen.steps(24, 112, 72, 18, 3, 6)
    for i in range(8):
        pen.path("l" if i % 2 else "m", d("M", x - 40 + i * 10.0, 112, "q5-13 10 0Z"))
    pen.path("m", "M18 104Q20 86 36 84Q34 54 50 48H70Q86 54 84 84Q100 86 102 104Q60 112 18 104Z")
    pen.path("d", "M68 48h2Q86 54 84 84Q100 86 102 104Q88 108 72 108Q80 76 68 48Z")
    pen.stroke("l", 1.6, d("M", x - 16, 60, "Q", x - 6, 84, x + 14, 90, "M", x - 28, 96, "Q", x, 86, x + 26, 96))
    pen.oval(x, 32, 12, 15)
    pen.path("d", d("M", x + 3, 17.6, "A", 12, 15, "0 0 1 ", x + 3, 46.4, "Q", x + 8, 32, x + 3, 17.6, "Z"))
    pen.dome(x, 24, 12.4, 13)
    pen.disc(x, 8, 6)
    pen.box(x - 0.6, 0, 1.2, 4, "a")
    return pen.drawing()


def open_arms(_: Dice) -> Drawing:
    """A figure with open arms on a high portal."""
    pen, x = Pen(72, 160), 36.0
    for side, letter in ((-21.0, "l"), (9.0, "m")):
        pen.box(x + side, 62, 12, 98, letter)
        pen.box(x + side + 8, 62, 4, 98, "d")
    for side in (-10.0, 4.0):
        pen.box(x + side, 62, 6, 98, "d")
    pen.box(x - 25, 54, 50, 9, "l")
    pen.box(x - 25, 60, 50, 3, "d")
    pen.path("m", d("M", x - 8, 54, "L", x - 5, 22, "Q", x, 18, x + 5, 22, "L", x + 8, 54, "Z"))
    pen.path("d", d("M", x + 1, 20, "Q", x + 3, 20, x + 5, 22, "L", x + 8, 54, "H", x + 2, "Z"))
    pen.path("m", d("M", x - 26, 22, "L", x - 4, 20, "V", 28, "L", x - 12, 30, "L", x - 26, 25, "Z"))
    pen.path("d", d("M", x + 26, 22, "L", x + 4, 20, "V", 28, "L", x + 12, 30, "L", x + 26, 25, "Z"))
    pen.path(
        "l",
        d(
            "M",
            x - 4,
            12,
            "Q",
            x - 4,
            1,
            x,
            0,
            "Q",
            x + 4,
            1,
            x + 4,
            12,
            "Q",
            x,
            18,
            x - 4,
            12,
            "Z",
        ),
    )
    pen.box(x - 30, 154, 60, 6, "d")
    return pen.drawing()


def family_on_hill(_: Dice) -> Drawing:
    """Figures that rise from a hilltop and point to the sea."""
    pen = Pen(132, 120)
    pen.path("d", d("M", 4, 120, "Q", 34, 84, 66, 78, "Q", 104, 86, 128, 120, "Z"))
    pen.path("m", d("M", 4, 120, "Q", 34, 84, 66, 78, "Q", 62, 100, 50, 120, "Z"))
    pen.stroke("l", 1.2, "".join(d("M", 62 - i * 4, 86 + i * 9.0, "h", 10 + i * 6.0) for i in range(4)))
    pen.path("m", d("M", 58, 82, "L", 66, 44, "Q", 66, 32, 74, 30, "Q", 84, 32, 82, 46, "L", 90, 82, "Z"))
    pen.path("d", d("M", 78, 31, "Q", 84, 32, 82, 46, "L", 90, 82, "H", 80, "Z"))
    pen.disc(75, 23, 6.4)
    pen.stroke("m", 4.4, d("M", 80, 36, "L", 94, 24))
    pen.disc(96, 16, 4.4, "d")
    pen.path("d", d("M", 91, 34, "q6-14 10-4l-4 10Z"))
    pen.stroke("d", 3, d("M", 99, 24, "L", 112, 4))
    pen.disc(113, 2.4, 2.4, "d")
    pen.path("l", d("M", 44, 84, "Q", 50, 62, 58, 52, "Q", 64, 48, 68, 56, "L", 62, 84, "Z"))
    pen.disc(57, 45, 5.4, "l")
    pen.stroke("l", 3.4, d("M", 52, 58, "L", 34, 66))
    return pen.drawing()


def column(_: Dice) -> Drawing:
    """A column with a figure on its top."""
    pen, x = Pen(48, 160), 24.0
    pen.wall(x - 15, 130, 30, 30)
    pen.box(x - 18, 126, 36, 5, "l")
    pen.box(x - 20, 155, 40, 5, "d")
    pen.arches(x - 5, 156, 10, 16, 1, fill=0.9)
    pen.taper(x, 126, 8.6, 34, 7.4, lit=0.4)
    spiral = "".join(d("M", x - 8, 122 - i * 9.4, "L", x + 8, 116 - i * 9.4) for i in range(9))
    pen.stroke("d", 1, spiral, opacity=0.7)
    pen.shape("l", (x - 8, 34), (x - 12, 28), (x + 12, 28), (x + 8, 34))
    pen.box(x - 12.6, 25, 25.2, 3.4)
    pen.box(x - 5, 19, 10, 6.4, "l")
    pen.figure(x, 19, 19)
    return pen.drawing()


def urn_column(_: Dice) -> Drawing:
    """A fluted column with a gilded urn of fire."""
    pen, x = Pen(46, 160), 23.0
    pen.wall(x - 14, 124, 28, 36)
    pen.box(x - 17, 120, 34, 5, "l")
    pen.box(x - 10, 132, 20, 20, "d", opacity=0.6)
    pen.box(x - 18, 155, 36, 5, "d")
    pen.taper(x, 120, 9, 34, 7.6, lit=0.3)
    pen.stroke("d", 0.8, "".join(d("M", x - 4 + i * 4, 118, "L", x - 3.6 + i * 3.6, 36) for i in range(3)), opacity=0.8)
    pen.box(x - 12, 26, 24, 8, "l")
    pen.stroke("d", 0.8, "".join(d("M", x - 11 + i * 3.6, 20, "v7") for i in range(7)) + "M11.4 20h23.2")
    pen.dome(x, 26, 7, 9)
    pen.box(x - 2, 13, 4, 5)
    pen.path("a", d("M", x - 5, 12, "q-1-8 5-12q6 4 5 12q-5", 3, "-10 0Z"))
    return pen.drawing()


def obelisk(dice: Dice) -> Drawing:
    """A tapering pillar with a pointed top."""
    pen, x = Pen(44, 160), 22.0
    half = 10 + dice.between(-1.4, 1.4)
    pen.taper(x, 148, half, 14, half * 0.66)
    pen.spire(x, 14, half * 0.66, 0)
    pen.stroke("o", 1, "".join(d("M", x - 2, 40 + i * 22.0, "h4v5h-4z") for i in range(4)), opacity=0.6)
    pen.box(x - half - 4, 146, 2 * half + 8, 6, "l")
    pen.box(x - half - 8, 152, 2 * half + 16, 8, "d")
    return pen.drawing()


def star_obelisk(_: Dice) -> Drawing:
    """A tall shaft with a star on it, over a stepped hall."""
    pen, x = Pen(76, 160), 38.0
    pen.wall(6, 140, 64, 20, lit=0.05, shade=0.2)
    pen.box(4, 137, 68, 4, "l")
    pen.windows(10, 145, 56, 12, 12, 1, fill=(0.3, 0.8))
    pen.arches(x - 5, 160, 10, 17, 1, fill=0.9)
    pen.wall(x - 13, 122, 26, 16)
    pen.taper(x, 122, 10, 30, 6.6, lit=0.34)
    pen.stroke("o", 0.8, d("M", x, 36, "V", 118), opacity=0.7)
    pen.spire(x, 30, 6.6, 16)
    size = 11.0
    star = "M0-1L.24-.32.95-.31.38.12.59.81 0 .4-.59.81-.38.12-.95-.31-.24-.32Z"
    pen.path("a", star, transform=f"translate({x} 11) scale({size:.2f})")
    return pen.drawing()


def torch_tower(_: Dice) -> Drawing:
    """A pillar that carries a flame."""
    pen, x = Pen(52, 160), 26.0
    pen.wall(x - 16, 132, 32, 28)
    pen.box(x - 19, 128, 38, 5, "l")
    pen.arches(x - 6, 160, 12, 20, 1, fill=0.9)
    pen.taper(x, 128, 10, 32, 6, lit=0.34)
    pen.windows(x - 4, 40, 8, 84, 1, 14, fill=(0.5, 0.4), opacity=0.6)
    pen.box(x - 9, 27, 18, 5.4, "l")
    pen.shape("m", (x - 6, 27), (x - 9, 21), (x + 9, 21), (x + 6, 27))
    pen.path("r", "M18 21C16 10 24 10 27 0C28 6 37 11 34 21Z")
    pen.path(
        "a",
        d(
            "M",
            x - 4,
            21,
            "C",
            x - 5,
            14,
            x,
            13,
            x + 1,
            7,
            "C",
            x + 2,
            12,
            x + 6,
            15,
            x + 4,
            21,
            "Z",
        ),
    )
    pen.box(x - 22, 155, 44, 5, "d")
    return pen.drawing()


def triumphal_arch(_: Dice) -> Drawing:
    """One great arch in a block of stone."""
    pen, x = Pen(112, 130), 56.0
    pen.wall(10, 34, 92, 96, lit=0.08, shade=0.16)
    pen.arches(x - 24, 130, 48, 82, 1, "o", fill=0.9)
    pen.arches(x - 18, 130, 48, 78, 1, "d", fill=0.62)
    pen.arches(x - 21, 130, 42, 79, 1, "o", fill=0.84)
    pen.box(6, 30, 100, 6, "l")
    pen.box(10, 42, 92, 2.4, "d", opacity=0.6)
    pen.box(16, 14, 80, 16)
    pen.box(16, 14, 12, 16, "l")
    pen.box(76, 14, 20, 16, "d")
    pen.box(13, 10, 86, 5, "l")
    for side in (16.0, 84.0):
        pen.arches(side, 110, 12, 34, 1, "d", fill=0.7)
        pen.box(side - 2, 58, 16, 12, "d", opacity=0.5)
    pen.box(x - 18, 4, 36, 6)
    pen.dome(x, 4, 12, 4)
    pen.box(6, 124, 22, 6, "d")
    pen.box(84, 124, 22, 6, "d")
    return pen.drawing()


def city_gate(_: Dice) -> Drawing:
    """A gate of three ways with a carriage on top."""
    pen, x = Pen(140, 96), 70.0
    pen.columns(12, 38, 116, 54, 6)
    pen.box(8, 30, 124, 8, "l")
    pen.box(8, 34, 124, 4)
    pen.box(20, 18, 100, 12)
    pen.box(18, 15, 104, 4, "l")
    for i in range(4):
        pen.path("d", d("M", x - 22 + i * 9.0, 15, "q1-8 5-9l3-3 1 4 3 8Z"))
    pen.figure(x + 17, 15, 15)
    pen.box(6, 90, 128, 6, "d")
    return pen.drawing()


def pyramid(dice: Dice) -> Drawing:
    """A smooth pyramid with a rest of its casing."""
    pen, x = Pen(160, 104), 80.0
    pen.shape("l", (2, 104), (x, 0), (x + 26, 104))
    pen.shape("d", (x + 26, 104), (x, 0), (158, 104))
    courses = "".join(
        d("M", x - 72 * (i / 9), 104 * i / 9 + 1, "L", x + 23 * (i / 9), 104 * i / 9 + 1) for i in range(3, 9)
    )
    pen.stroke("m", 0.9, courses, opacity=0.7)
    cap = 24 + dice.between(-3, 3)
    pen.shape(
        "o", (x - 0.75 * cap, cap), (x, 0), (x + 0.25 * cap, cap), (x, cap + 5), (x - 0.4 * cap, cap - 1), opacity=0.85
    )
    pen.shape("m", (x + 0.25 * cap, cap), (x, 0), (x + 0.75 * cap, cap), (x + 0.5 * cap, cap + 4))
    return pen.drawing()


def step_pyramid(dice: Dice) -> Drawing:
    """Great steps of stone."""
    pen, x = Pen(170, 100), 85.0
    count = 6 + dice.pick(2)
    high = 100 / count
    for i in range(count):
        half, top = 83 - i * 64 / (count - 1), 100 - (i + 1) * high
        inset = high * 0.16
        pen.shape("m", (x - half, top + high), (x - half + inset, top), (x + half - inset, top), (x + half, top + high))
        pen.shape(
            "l",
            (x - half, top + high),
            (x - half + inset, top),
            (x - half + inset + 9, top),
            (x - half + 9, top + high),
        )
        pen.shape(
            "d", (x + half * 0.35, top + high), (x + half * 0.35, top), (x + half - inset, top), (x + half, top + high)
        )
        pen.stroke("d", 0.7, d("M", x - half + 4, top + high * 0.55, "H", x + half * 0.35), opacity=0.6)
    return pen.drawing()


def ziggurat(_: Dice) -> Drawing:
    """Terraces with a stair and a shrine."""
    pen, x = Pen(170, 100), 85.0
    for i in range(4):
        half, top = 82 - i * 17, 78 - i * 20
        pen.wall(x - half, top, 2 * half, 22, lit=0.06, shade=0.2)
        pen.windows(x - half + 3, top + 4, 2 * half - 6, 14, 18 - i * 3, 1, "d", fill=(0.16, 1), opacity=0.7)
        pen.box(x - half - 1, top, 2 * half + 2, 2.6, "l")
    pen.shape("l", (x - 16, 100), (x - 7, 18), (x + 7, 18), (x + 16, 100))
    pen.stroke("d", 0.9, "".join(d("M", x - 14 + i, 94 - i * 9.0, "H", x + 14 - i) for i in range(9)))
    pen.wall(x - 13, 2, 26, 16)
    pen.arches(x - 5, 18, 10, 12, 1, "o", fill=0.9)
    pen.box(x - 15, 0, 30, 3, "l")
    return pen.drawing()


def amphitheatre(_: Dice) -> Drawing:
    """Rows of arches around an arena, half broken."""
    pen = Pen(184, 84)
    pen.path("m", "M6 84V34L20 30V24H60V10H100V4H138V12H164V30H178V84Z")
    pen.path("l", d("M", 6, 84, "V", 34, "L", 20, 30, "V", 84, "Z"))
    pen.path("d", d("M", 138, 4, "V", 12, "H", 164, "V", 30, "H", 178, "V", 84, "H", 138, "Z"))
    pen.arches(8, 82, 168, 18, 15)
    pen.arches(20, 56, 146, 17, 13)
    pen.arches(60, 33, 92, 15, 8)
    pen.box(5, 58, 174, 2.6, "l")
    pen.box(20, 34, 146, 2.4, "l")
    pen.box(2, 81, 180, 3, "d")
    return pen.drawing(top=4)


def broken_columns(_: Dice) -> Drawing:
    """Columns that are left of a temple."""
    pen = Pen(150, 96)
    for i, high in enumerate((66, 74, 74, 40, 74, 74, 26)):
        x = 14 + i * 18.0
        pen.wall(x, 86 - high, 10, high, lit=0.3)
        if high > 60:
            pen.box(x - 2, 84 - high, 14, 4, "l")
    pen.box(28, 4, 34, 8)
    pen.box(28, 4, 34, 3, "l")
    pen.box(82, 4, 34, 8)
    pen.box(82, 4, 34, 3, "l")
    pen.shape("m", (28, 4), (46, 0), (52, 4))
    pen.steps(12, 86, 124, 10, 2, 4)
    return pen.drawing()
