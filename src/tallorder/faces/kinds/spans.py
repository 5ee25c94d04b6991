"""Bridges, wheels and other works of engineers."""

from tallorder.faces.drawing import Drawing
from tallorder.faces.kinds.pen import Pen, turn
from tallorder.faces.svg import Dice, d


def suspension_bridge(dice: Dice) -> Drawing:
    """Two towers, a hanging cable, a long deck."""
    pen = Pen(220, 104)
    deck, left, right = 76.0, 56.0, 164.0
    is_crossed = bool(dice.pick(2))
    for x in (left, right):
        pen.taper(x - 4, 104, 2.6, 4, 1.9)
        pen.taper(x + 4, 104, 2.6, 4, 1.9)
        beams = "".join(d("M", x - 4, y, "h8") for y in (10.0, 28.0, 46.0))
        if is_crossed:
            beams += "".join(d("M", x - 4, y, "l8 16m-8 0l8-16") for y in (12.0, 29.0, 48.0, 80.0))
        pen.stroke("m", 1.6, beams)
        pen.box(x - 6, 0, 12, 5, "l")
        pen.box(x - 10, 98, 20, 6, "d")
    cable = "M0 74Q34 44 56 4Q110 130.72 164 4Q186 44 220 74"
    hangers = ""
    for i in range(1, 26):
        x = left + (right - left) * i / 26
        part = i / 26
        hangers += d("M", x, 4 * (1 - part) ** 2 + deck * 1.72 * 2 * part * (1 - part) + 4 * part**2, "V", deck)
    for i in range(1, 9):
        part = i / 9
        y = (deck - 2) * (1 - part) ** 2 + 44 * 2 * part * (1 - part) + 4 * part**2
        x = 34 * 2 * part * (1 - part) + left * part**2
        hangers += d("M", x, y, "V", deck) + d("M", 220 - x, y, "V", deck)
    pen.stroke("m", 0.6, hangers, opacity=0.8)
    pen.stroke("r" if dice.pick(2) else "m", 1.6, cable)
    pen.box(0, deck, 220, 4, "m")
    pen.box(0, deck, 220, 1.2, "l")
    pen.stroke("d", 0.9, "".join(d("M", i * 11.0, deck + 4, "l5.5 4 5.5-4") for i in range(20)))
    return pen.drawing()


def cable_stayed_bridge(dice: Dice) -> Drawing:
    """Two masts with fans of cables."""
    pen = Pen(220, 110)
    deck, left, right = 84.0, 58.0, 162.0
    has_one_leg = bool(dice.pick(2))
    for x in (left, right):
        fan = ""
        for i in range(1, 9):
            reach = i * 6.1
            fan += d("M", x, 8 + (8 - i) * 3.4, "L", x - reach, deck) + d(
                "M", x, 8 + (8 - i) * 3.4, "L", x + reach, deck
            )
        pen.stroke("m", 0.8, fan)
        if has_one_leg:
            pen.taper(x, 110, 3.4, 0, 1.7)
        else:
            pen.shape("m", (x - 9, 110), (x - 2, 34), (x, 34), (x - 5.4, 110))
            pen.shape("d", (x + 9, 110), (x + 2, 34), (x, 34), (x + 5.4, 110))
            pen.taper(x, 36, 2, 0, 1.4)
        pen.box(x - 12, 104, 24, 6, "d")
    pen.box(0, deck, 220, 4.4, "m")
    pen.box(0, deck, 220, 1.4, "l")
    for x in (10.0, 30.0, 190.0, 210.0):
        pen.box(x - 1.6, deck + 4, 3.2, 22, "d")
    return pen.drawing()


def arch_bridge(dice: Dice) -> Drawing:
    """A steel arch between two towers of stone."""
    pen = Pen(210, 100)
    rise = 74 + dice.between(-4, 4)
    for x in (20.0, 170.0):
        pen.wall(x, 30, 20, 70)
        pen.box(x - 2, 26, 24, 5, "l")
        pen.arches(x + 4, 100, 12, 24, 1, "d", fill=0.9)
    outer = d("M", 40, 84, "Q", 105, 84 - rise * 2 + 2, 170, 84)
    inner = d("M", 40, 90, "Q", 105, 84 - rise * 2 + 30, 170, 90)
    pen.stroke("m", 2.6, outer)
    pen.stroke("d", 2, inner)
    hangers = braces = ""
    for i in range(1, 20):
        part = i / 20
        x = 40 + 130 * part
        high = 84 - 2 * part * (1 - part) * (rise * 2 - 2)
        low = 90 - 2 * part * (1 - part) * (rise * 2 - 24)
        hangers += d("M", x, low, "V", 70) if low < 70 else ""
        braces += d("M", x, high, "L", x + (3 if i % 2 else -3), low)
    pen.stroke("m", 0.7, hangers)
    pen.stroke("l", 0.8, braces, opacity=0.8)
    pen.box(0, 70, 210, 4, "m")
    pen.box(0, 70, 210, 1.2, "l")
    return pen.drawing(top=84 - rise - 0.3)


def viaduct(dice: Dice) -> Drawing:
    """Stone arches in rows."""
    pen = Pen(200, 96)
    pen.box(0, 4, 200, 92)
    pen.box(0, 0, 200, 6, "l")
    pen.box(0, 5, 200, 2, "d")
    count = 5 + dice.pick(3)
    pen.arches(0, 96, 200, 44, count, "o", fill=0.72)
    pen.arches(0, 48, 200, 34, count * 2, "o", fill=0.7)
    pen.box(0, 48, 200, 3.6, "l")
    return pen.drawing()


def cantilever_bridge(_: Dice) -> Drawing:
    """Three diamonds of steel tubes."""
    pen = Pen(230, 96)
    deck = 56.0
    for x in (40.0, 115.0, 190.0):
        frame = d("M", x - 6, 0, "h12M", x - 6, 0, "L", x - 10, 92, "M", x + 6, 0, "L", x + 10, 92)
        frame += d("M", x - 6, 0, "L", x - 37, deck - 6, "M", x + 6, 0, "L", x + 37, deck - 6)
        frame += d(
            "M", x - 10, 92, "Q", x - 24, 70, x - 37, deck + 6, "M", x + 10, 92, "Q", x + 24, 70, x + 37, deck + 6
        )
        pen.stroke("r", 3, frame)
        webs = d("M", x - 6, 0, "L", x + 10, 92, "M", x + 6, 0, "L", x - 10, 92)
        webs += d("M", x - 17, 16, "L", x - 26, deck + 14, "M", x + 17, 16, "L", x + 26, deck + 14)
        webs += d("M", x - 27, 34, "L", x - 16, deck + 26, "M", x + 27, 34, "L", x + 16, deck + 26)
        pen.stroke("q", 1.4, webs)
        pen.box(x - 16, 90, 12, 6, "d")
        pen.box(x + 4, 90, 12, 6, "d")
    pen.box(0, deck, 230, 4, "m")
    pen.box(0, deck, 230, 1.2, "l")
    pen.stroke("q", 0.8, "".join(d("M", i * 10.0, deck, "l5-4 5 4") for i in range(23)), opacity=0.8)
    return pen.drawing()


def wheel(dice: Dice) -> Drawing:
    """A great wheel with cabins."""
    pen = Pen(140, 150)
    x, y, radius = 70.0, 68.0, 64.0
    cabins = 24 + 2 * dice.pick(4)
    centre = (x, y)
    spokes = "".join(d("M", x, y, "L", *turn(centre, radius, i * 360 / 32)) for i in range(32))
    pen.stroke("m", 0.5, spokes, opacity=0.7)
    pen.shape("m", (x - 3, y), (x, y - 2), (x - 22, 150), (x - 30, 150))
    pen.shape("d", (x + 3, y), (x, y - 2), (x + 22, 150), (x + 30, 150))
    for ring, width, letter in ((radius, 2.4, "m"), (radius - 5, 1, "l")):
        pen.stroke(
            letter,
            width,
            d("M", x - ring, y, "a", ring, ring, "0 1 1 ", 2 * ring, 0, "a", ring, ring, "0 1 1 ", -2 * ring, 0),
        )
    pen.stroke(
        "d",
        0.7,
        "".join(
            d("M", *turn(centre, radius, i * 7.5), "L", *turn(centre, radius - 5, i * 7.5 + 3.75)) for i in range(48)
        ),
    )
    for i in range(cabins):
        cx, cy = turn(centre, radius + 1.4, i * 360 / cabins)
        pen.oval(cx, cy, 3, 2.5, "d" if i % 2 else "m")
        pen.oval(cx - 0.5, cy - 0.4, 1.5, 1, "o")
    pen.disc(x, y, 5, "l")
    pen.disc(x, y, 2.6, "d")
    pen.wall(x - 44, 140, 88, 10, lit=0.04, shade=0.2)
    pen.windows(x - 40, 142, 80, 6, 14, 1)
    return pen.drawing()


def dam(_: Dice) -> Drawing:
    """A curved wall of concrete between rocks."""
    pen = Pen(190, 92)
    pen.shape("d", (0, 92), (0, 8), (20, 0), (34, 30), (52, 92))
    pen.shape("d", (190, 92), (190, 4), (172, 2), (158, 34), (138, 92))
    pen.path("m", d("M", 26, 14, "Q", 95, 24, 164, 14, "L", 134, 92, "H", 56, "Z"))
    pen.path("l", d("M", 26, 14, "Q", 60, 20, 78, 21, "L", 80, 92, "H", 56, "Z"))
    pen.path("d", d("M", 124, 20, "Q", 150, 18, 164, 14, "L", 134, 92, "H", 112, "Z"))
    pen.stroke("l", 2.6, d("M", 24, 13, "Q", 95, 23, 166, 13))
    for x in (64.0, 88.0, 112.0):
        pen.wall(x - 4, 8, 8, 16)
        pen.box(x - 5, 6, 10, 3, "l")
    pen.box(0, 88, 190, 4, "l")
    return pen.drawing()
