"""Skyscrapers: slabs, setbacks, tapers and tops that people know them by."""

from tallorder.faces.drawing import Drawing
from tallorder.faces.kinds.pen import Pen
from tallorder.faces.svg import Dice, d


def slab(dice: Dice) -> Drawing:
    """A plain tall box of windows."""
    pen, x = Pen(62, 160), 31.0
    half = 21 + dice.between(-3, 3)
    pen.wall(x - half, 6, 2 * half, 154, lit=0.12, shade=0.36)
    pen.windows(x - half + 2, 11, 2 * half - 4, 140, 7, 24, fill=(0.6, 0.5), opacity=0.85)
    pen.box(x - half - 1, 4, 2 * half + 2, 4, "d")
    pen.box(x - half * 0.4, 0, half * 0.7, 5)
    pen.box(x - half - 3, 154, 2 * half + 6, 6, "d")
    return pen.drawing()


def slim(_: Dice) -> Drawing:
    """A very thin tower of big square windows."""
    pen, x = Pen(30, 160), 15.0
    half = 7.2
    pen.wall(x - half, 0, 2 * half, 160, lit=0.14, shade=0.34)
    for block in range(7):
        pen.windows(x - half + 0.8, 2 + block * 22.4, 2 * half - 1.6, 19, 3, 5, fill=(0.66, 0.66))
        pen.box(x - half, 20.8 + block * 22.4, 2 * half, 1.6, "d")
    return pen.drawing()


def setback(dice: Dice) -> Drawing:
    """Steps upwards to a crowned spire."""
    pen, x = Pen(84, 160), 42.0
    blocks = ((38.0, 118.0), (27.0, 92.0), (17.0, 46.0), (11.0, 32.0))
    below = 160.0
    for half, top in blocks:
        pen.wall(x - half, top, 2 * half, below - top, lit=0.1)
        across = max(3, round(half / 3))
        pen.windows(
            x - half + 2,
            top + 4,
            2 * half - 4,
            below - top - 5,
            across,
            max(2, round((below - top) / 7)),
            fill=(0.42, 0.6),
        )
        pen.box(x - half - 1.4, top - 1, 2 * half + 2.8, 3, "l")
        below = top
    for side in (-33.0, 28.0):
        pen.spire(x + side + 2.5, 118, 3.4, 106)
    for side in (-15.0, 12.0):
        pen.spire(x + side + 1.5, 46, 2.2, 36)
    pen.spire(x, 32, 11, 6 + dice.between(-1, 3))
    pen.box(x - 0.7, 0, 1.4, 10, "a")
    return pen.drawing()


def crowned(dice: Dice) -> Drawing:
    """A broad stone giant: wings, corner turrets, a mast."""
    pen, x = Pen(108, 160), 54.0
    pen.wall(4, 122, 100, 38, lit=0.04, shade=0.16)
    pen.windows(7, 126, 94, 32, 20, 5, fill=(0.42, 0.6))
    for side in (10.0, 82.0):
        pen.wall(side, 104, 16, 56)
        pen.windows(side + 2, 109, 12, 46, 3, 7, fill=(0.45, 0.6))
        pen.spire(side + 8, 104, 6, 92)
    pen.wall(x - 19, 52, 38, 108)
    pen.windows(x - 16, 58, 32, 98, 6, 15, fill=(0.45, 0.6))
    for side in (-20.0, 14.0):
        pen.wall(x + side, 46, 6, 12)
        pen.spire(x + side + 3, 46, 3.4, 38)
    pen.wall(x - 12, 38, 24, 15)
    pen.disc(x, 45, 4.6, "o")
    pen.stroke("d", 0.9, d("M", x, 42.6, "V", 45, "h2"))
    pen.box(x - 13.6, 35, 27.2, 3.4, "l")
    pen.wall(x - 7, 27, 14, 9)
    pen.spire(x, 27, 6, 8 + dice.between(-1, 1))
    pen.box(x - 0.7, 0, 1.4, 12, "a")
    return pen.drawing()


def pyramid_top(dice: Dice) -> Drawing:
    """A square tower under a glass pyramid."""
    pen, x = Pen(56, 160), 28.0
    half = 20 + dice.between(-1, 1)
    pen.wall(x - half, 30, 2 * half, 130, lit=0.14, shade=0.36)
    pen.windows(x - half + 1.6, 35, 2 * half - 3.2, 118, 9, 26, fill=(0.62, 0.44), opacity=0.8)
    pen.box(x - half + 2, 24, 2 * half - 4, 6, "d")
    pen.spire(x, 24, half - 3, 0)
    pen.box(x - half - 2, 154, 2 * half + 4, 6, "d")
    return pen.drawing()


def braced(_: Dice) -> Drawing:
    """A tapering tower with crosses on its front and two antennas."""
    pen, x = Pen(66, 160), 33.0
    pen.taper(x, 160, 29, 40, 17, lit=0.14)
    crosses = ""
    for i in range(5):
        low, high = 160 - i * 24.0, 136 - i * 24.0
        a, b = 17 + 12 * (low - 40) / 120, 17 + 12 * (high - 40) / 120
        crosses += (
            d("M", x - a, low, "L", x + b, high)
            + d("M", x + a, low, "L", x - b, high)
            + d("M", x - b, high, "H", x + b)
        )
    pen.windows(x - 15, 46, 30, 110, 6, 22, fill=(0.6, 0.4), opacity=0.55)
    pen.stroke("d", 2, crosses)
    pen.stroke("l", 0.7, crosses, opacity=0.7)
    pen.box(x - 17, 36, 34, 5, "d")
    for side in (-9.0, 9.0):
        pen.box(x + side - 1.2, 14, 2.4, 23)
        pen.box(x + side - 0.6, 0, 1.2, 16, "r")
    return pen.drawing()


def faceted(_: Dice) -> Drawing:
    """Prisms of glass that end at different heights, two masts."""
    pen, x = Pen(52, 160), 26.0
    pen.shape("m", (x - 20, 160), (x - 20, 96), (x, 74), (x, 160))
    pen.shape("d", (x + 20, 160), (x + 20, 64), (x, 44), (x, 160))
    pen.shape("l", (x - 20, 96), (x, 74), (x, 44), (x - 20, 66))
    pen.shape("m", (x, 74), (x, 44), (x + 20, 64), (x + 20, 96))
    pen.shape("d", (x, 44), (x, 22), (x + 20, 44), (x + 20, 66))
    frame = d("M", x - 20, 160, "V", 66, "L", x, 44, "V", 22, "L", x + 20, 44, "V", 160)
    frame += d("M", x - 20, 160, "L", x + 20, 128, "L", x - 20, 96, "L", x + 20, 64)
    frame += d("M", x + 20, 160, "L", x - 20, 128, "L", x + 20, 96, "L", x - 20, 66)
    pen.stroke("o", 1.1, frame, opacity=0.85)
    for side in (6.0, 14.0):
        pen.box(x + side, 0, 1, 34)
    return pen.drawing()


def masted(_: Dice) -> Drawing:
    """Round-cornered slabs of different height and an antenna."""
    pen, x = Pen(56, 160), 28.0
    pen.wall(x - 22, 62, 18, 98)
    pen.wall(x + 6, 52, 16, 108)
    pen.wall(x - 9, 40, 19, 120, lit=0.2)
    pen.windows(x - 20, 67, 14, 90, 3, 16, fill=(0.7, 0.42), opacity=0.85)
    pen.windows(x - 7, 46, 15, 112, 3, 20, fill=(0.7, 0.42), opacity=0.85)
    pen.windows(x + 12, 58, 9, 98, 2, 18, fill=(0.7, 0.42), opacity=0.85)
    for row in range(3):
        pen.box(x - 22, 86 + row * 24.0, 13, 6, "d")
    pen.box(x - 6, 33, 9, 8, "d")
    pen.box(x + 1.4, 14, 2.6, 28, "r")
    pen.box(x + 2.1, 0, 1.2, 16, "q")
    return pen.drawing()


def gate_top(_: Dice) -> Drawing:
    """A tower that narrows like a chisel, with an opening at its top."""
    pen, x = Pen(46, 160), 23.0
    pen.path("m", d("M", x - 18, 160, "Q", x - 17, 60, x - 11, 0, "H", x + 11, "Q", x + 17, 60, x + 18, 160, "Z"))
    pen.path("d", d("M", x + 4, 160, "Q", x + 8, 60, x + 6, 0, "H", x + 11, "Q", x + 17, 60, x + 18, 160, "Z"))
    pen.path("l", d("M", x - 18, 160, "Q", x - 17, 60, x - 11, 0, "h3.4Q", x - 13, 60, x - 13, 160, "Z"))
    pen.windows(x - 11, 30, 22, 126, 4, 26, fill=(0.8, 0.36), opacity=0.5)
    pen.shape("o", (x - 6.4, 6), (x + 6.4, 6), (x + 4.8, 19), (x - 4.8, 19))
    return pen.drawing()


def arch_top(_: Dice) -> Drawing:
    """A leaf-shaped tower with a parabola cut out of its top."""
    pen, x = Pen(60, 160), 30.0
    outline = "M7 160L10 6Q13 0 17 1Q16 44 30 46Q44 44"
    outline += d(" ", x + 13, 1, "Q", x + 17, 0, x + 20, 6, "L", x + 23, 160, "Z")
    pen.path("m", outline)
    pen.path("d", "M35 160V46Q45 42 43 1Q47 0 50 6L53 160Z")
    pen.path("l", d("M", x - 23, 160, "L", x - 20, 6, "Q", x - 17, 0, x - 15, 2, "L", x - 17, 160, "Z"))
    pen.windows(x - 15, 52, 30, 100, 5, 22, fill=(0.8, 0.34), opacity=0.5)
    pen.box(x - 15.4, 9, 30.8, 3.6, "a")
    return pen.drawing()


def twisted(_: Dice) -> Drawing:
    """Nine cubes of storeys, each turned a little further."""
    pen, x = Pen(52, 160), 26.0
    high = 17.2
    for block in range(9):
        base = 160 - block * (high + 0.6)
        lean = (block - 4) * 1.1
        split = x - 12 + block * 3.0
        left, right = x - 17 + lean * 0.4, x + 17 + lean * 0.4
        pen.shape(
            "l" if block < 4 else "m", (left, base), (left + 0.6, base - high), (split + 2, base - high), (split, base)
        )
        pen.shape(
            "m" if block < 5 else "d",
            (split, base),
            (split + 2, base - high),
            (right + 0.6, base - high),
            (right, base),
        )
        pen.windows(left + 2, base - high + 1.4, right - left - 4, high - 2.8, 8, 4, fill=(0.5, 0.5), opacity=0.75)
    pen.stroke("d", 1.6, d("M", x + 19, 160, "Q", x + 30, 90, x + 16, 10))
    return pen.drawing()


def glass_taper(dice: Dice) -> Drawing:
    """A slender glass tower with a lattice crown."""
    pen, x = Pen(44, 160), 22.0
    pen.taper(x, 160, 16, 20, 11.6, lit=0.22)
    pen.windows(x - 12, 30, 24, 124, 5, 30, fill=(0.8, 0.42), opacity=0.6)
    crown = "".join(d("M", x - 11.6 + i * 3.85, 20, "V", dice.between(0, 2) + abs(i - 3) * 1.2) for i in range(7))
    pen.stroke("d", 1.3, crown + d("M", x - 11.6, 10, "h23.2"))
    pen.shape("d", (x - 20, 160), (x - 17, 152), (x + 17, 152), (x + 20, 160))
    return pen.drawing()
