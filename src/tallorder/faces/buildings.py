"""Faces of Skyscraper's cards, and the small pictures its table is built from."""

import math
from typing import Final

from tallorder.cards import BuildingCard, Zone
from tallorder.faces import face, marks, svg
from tallorder.faces.facades import (
    GLASS,
    MARGIN,
    STONE,
    STONE_SHADE,
    Room,
    definitions,
    floor,
    foundation,
    look_of,
    net,
    roof,
)
from tallorder.faces.face import HEIGHT, WIDTH, Face
from tallorder.faces.svg import circle, d, line, path, rect

EDGE: Final = 9.8
"""Width of the ruler on the left edge, in the colour of the category."""
PICTURE: Final = (16.0, 31.0, 78.0)
"""Left, top and width of the picture on a card."""
CANVAS: Final = (103.0, 82.0)
"""The picture's own units."""
TALLEST: Final = 57.5
"""Metres that the picture holds; a taller floor shrinks its scale."""

OVERHANG: Final = 6.0
"""What roofs and decks stick out on each side of a tower."""
SIGNED: Final = 72
"""From this width on a floor has its sign at the left and its points at the right."""
BESIDE_SIGNS: Final = 28
"""What windows leave free for them on each side."""
FLOORS: Final = ("floor", "special", "toilet")
ACTIONS: Final = ("earthquake", "century", "insurance", "study", "tornado")
UMBRELLA: Final = "#BFE0FA"


def building_face(card: BuildingCard) -> Face:
    """The face of a card: edge ruler, picture, coin and marks; metres, name and category are set by the medium."""
    key, look = svg.label("building", card.id), look_of(card)
    left, top, width = PICTURE
    scale = width / CANVAS[0]
    picture = _picture(card, key)
    clip = svg.element("clipPath", rect(0, 0, *CANVAS, rx=6), id=f"{key}-window")
    art = svg.document(
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, face.PAPER),
        svg.element("defs", clip),
        definitions(key, picture),
        _edge(card),
        svg.group(svg.group(picture, clip_path=f"url(#{key}-window)"), transform=svg.moved(left, top, scale)),
        _head(card),
        "" if card.kind in (*ACTIONS, "prize") else marks.sign(look.sign, 16, 124.6, 8.4, face.MUTE, weight=2.3),
    )
    ink = face.RED_FILLED if card.kind in ("earthquake", "century") else face.INK
    words = 16.0 if card.kind in (*ACTIONS, "prize") else 26.6
    zones = [
        Zone("name", 16, 96, 78, 27, 12, 8, lines=2, weight=500, leading=1.1, along="end"),
        Zone("category", words, 124.2, 94 - words, 9.4, 7.6, 5.4, colour=face.MUTE, typeface=face.WORDS, weight=500),
    ]
    if card.metres:
        zones.append(Zone("metres", 16, 4.4, 42, 24, 21, 12, weight=500, leading=1))
    if card.kind == "century":
        zones.append(Zone("mark", 36, 6, 40, 21, 13, 8, colour=ink))
    return Face(art=art, zones=tuple(zones), spine=look.colour)


def building_art(card: BuildingCard) -> str:
    """The text-free picture of a whole card."""
    return building_face(card).art


def back_art() -> str:
    """The back that all cards share: nothing on it tells one card from another."""
    ticks = "".join(rect(5.4, 9 + i * 5, 5.4 if i % 5 == 0 else 3, 0.7) for i in range(25))
    ticks += "".join(
        rect(94.6 - long, 9 + i * 5, long, 0.7) for i in range(25) for long in (5.4 if i % 5 == 0 else 3.0,)
    )
    mark = (
        rect(0, 0, 32, 32, face.GOLD, rx=7)
        + line("M22.5 7.5 9.5 13.6l13 6.1", face.INK, 3, stroke_linecap="round", stroke_linejoin="round")
        + line(
            "M7 25.5h18M7.6 25.5v-3.6M12 25.5v-2.2M16 25.5v-3.6M20 25.5v-2.2M24.4 25.5v-3.6",
            face.INK,
            1.5,
            stroke_linecap="round",
        )
    )
    return svg.document(
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, "#1F4350"),
        rect(5, 5, 90, 130, "#244B59", rx=3, stroke="#8FA5AF", stroke_width=0.8),
        svg.group(ticks, fill="#8FA5AF", opacity=0.8),
        svg.group(mark, transform=svg.moved(37, 57, 26 / 32)),
    )


def storey_art(card: BuildingCard, *, width: float, ten_metres: float) -> str:
    """A floor or roof of a tower, true to its metres, with room for what sticks out on both sides.

    The picture is `width + 2 * OVERHANG` wide and exactly as high as its metres.
    """
    key, high = svg.label("storey", card.id, svg.num(width)), card.metres * ten_metres / 10
    if card.kind == "roof":
        drawn = roof(card, OVERHANG, high, width, high)
    else:
        margin = BESIDE_SIGNS if width >= SIGNED else MARGIN
        drawn = floor(card, Room(OVERHANG, 0, width, high, margin), key)
    return svg.document(width + 2 * OVERHANG, high, definitions(key, drawn), drawn)


def net_art(metres: int, *, width: float, ten_metres: float) -> str:
    """A covered floor: only its metres can be seen. [S-BUILD-3, S-BUILD-4]"""
    key, high = svg.label("net", str(metres), svg.num(width)), metres * ten_metres / 10
    drawn = net(0, 0, width, high, key)
    drawn += "".join(
        rect(0, i * ten_metres, width, 1, "#8FA5AF", fill_opacity=0.35) for i in range(1, math.ceil(metres / 10))
    )
    drawn += rect(0, 0, width, 1.6, "#8FA5AF")
    return svg.document(width, high, definitions(key, drawn), drawn)


def foundation_art(card: BuildingCard, *, width: float, unit: float = 14) -> str:
    """A foundation below ground; the deeper, the stronger."""
    key = svg.label("foundation", card.id, svg.num(width))
    drawn = foundation(card, OVERHANG, 0, width, unit, key)
    return svg.document(width + 2 * OVERHANG, unit * 2.8 + 5, definitions(key, drawn), drawn)


def pip_art(kind: str) -> str:
    """One unit of strength, or what happened to it. [S-R-2]"""
    return svg.document(14, 14, PIPS[kind])


def prize_art(card: BuildingCard) -> str:
    """The small sign of a prize, for plates and shelves."""
    return svg.document(20, 20, PRIZE_SIGNS.get(card.id, PRIZE_SIGNS["world-record"]))


CRACK: Final = "M7.7 1.1 4.6 5.9 8.3 7.3 5.5 12.6"
PIPS: Final = {
    "strength": rect(0, 0, 14, 14, face.PAPER_2, rx=3),
    "absorber": rect(0, 0, 14, 14, face.PAPER_2, rx=3) + circle(7, 7, 3.4, "#8A5A00"),
    "insurance": rect(0, 0, 14, 14, UMBRELLA, rx=3) + marks.sign("umbrella", 1.5, 1.5, 11, "#112233", weight=2.6),
    "crack": rect(0.7, 0.7, 12.6, 12.6, "#2A1B1B", rx=2.6, stroke=face.RED, stroke_width=1.4)
    + line(CRACK, face.RED, 1.9, stroke_linecap="round", stroke_linejoin="round"),
    "century": path("M7 .8 13.2 7 7 13.2 .8 7Z", "#2A1B1B", stroke=face.RED, stroke_width=1.4)
    + line("M4.6 7H9.4", face.RED, 2.2, stroke_linecap="round"),
    "hit": rect(0.9, 0.9, 12.2, 12.2, face.PAPER_2, rx=3, stroke=face.RED, stroke_width=1.8)
    + path("M1 9 9 1H13L1 13ZM8 13 13 8V12L12 13Z", face.RED, opacity=0.55)
    + line(CRACK, face.RED_FILLED, 2.2, stroke_linecap="round", stroke_linejoin="round"),
    "insurance-hit": rect(0.9, 0.9, 12.2, 12.2, UMBRELLA, rx=3, stroke=face.RED, stroke_width=1.8)
    + marks.sign("umbrella", 2.2, 2.2, 9.6, "#112233", weight=2.6)
    + line(CRACK, face.RED_FILLED, 1.8, stroke_linecap="round", stroke_linejoin="round"),
}
"""Strength, what adds to it, what it lost, and what the next quake would hit."""
STAR: Final = "m10 .8 2.8 6 6.5.7-4.9 4.4 1.4 6.5-5.8-3.3-5.8 3.3 1.4-6.5L.7 7.5l6.5-.7Z"
PRIZE_SIGNS: Final = {
    "world-record": path(STAR, face.GOLD),
    "order-and-unity": svg.group(
        *(rect(2, y, 16, 4, rx=1.5) for y in (1.6, 8.0, 14.4)),
        fill=face.GOLD,
    ),
    "mini-skyscraper": rect(1.2, 3.2, 17.6, 13.6, face.GOLD, rx=3.5)
    + marks.number("60", 10, 14.2, 8.4, face.INK, anchor="middle"),
    "toilet-specialist": circle(10, 10, 10, face.GOLD) + marks.sign("toilet", 3.6, 3.4, 13, face.INK, weight=2.4),
    "faulty-or-smelly": rect(1.2, 2.8, 17.6, 14.4, face.RED, rx=3.5)
    + marks.number("-1", 10, 14.4, 8.8, face.INK, anchor="middle"),
}


def coin_art(points: int) -> str:
    """Points as a coin; nothing is a hollow ring, a loss is red."""
    return svg.document(26, 26, coin(points, 13, 13, 11))


def coin(points: int, x: float, y: float, radius: float) -> str:
    """A coin with its number."""
    if points == 0:
        rim, ink = circle(x, y, radius * 0.92, "none", stroke="#B4A98E", stroke_width=radius * 0.13), face.MUTE
    elif points < 0:
        rim, ink = circle(x, y, radius, face.RED_FILLED), "#ffffff"
    else:
        rim = circle(x, y, radius, "#FBE7B4", stroke=face.INK, stroke_width=radius * 0.12)
        rim += circle(x, y, radius * 0.8, "none", stroke="#B98B2E", stroke_width=radius * 0.09)
        ink = face.INK
    return rim + marks.number(str(points), x, y + radius * 0.46, radius * 0.92, ink, anchor="middle")


def _edge(card: BuildingCard) -> str:
    look = look_of(card)
    tick = "#ffffff" if card.kind in ("earthquake", "century") else "#C3D0D4" if card.kind in ACTIONS else face.INK
    ticks = "".join(
        rect(EDGE - long, HEIGHT - 4.55 * (i + 0.8), long, 0.6)
        for i in range(30)
        for long in (5.3 if i % 5 == 0 else 3.0,)
    )
    return (
        rect(0, 0, EDGE, HEIGHT, look.colour)
        + svg.group(ticks, fill=tick, opacity=0.7)
        + rect(EDGE - 0.4, 0, 0.4, HEIGHT, face.INK, fill_opacity=0.35)
    )


def _head(card: BuildingCard) -> str:
    """What stands above the picture, apart from the metres."""
    if card.kind == "foundation":
        return "".join(
            rect(16 + i * 16.6, 9, 13.6, 13.6, "#55636A", rx=3)
            + line(d("M", 19.8 + i * 16.6, 16.2, "l2.4 2.4 4.2-5.3"), face.PAPER, 1.8, stroke_linecap="round")
            for i in range(min(card.resistance, 4))
        )
    if card.kind in ACTIONS or card.kind == "prize":
        ink = face.RED_FILLED if card.kind in ("earthquake", "century") else face.INK
        drawn = marks.sign(look_of(card).sign, 16, 8, 16.6, ink)
        return drawn + (coin(card.points, 85, 16.4, 8.6) if card.kind == "prize" else "")
    drawn = "" if card.kind == "roof" else coin(card.points, 85, 16.4, 8.6)
    if card.kind == "toilet":
        drawn += marks.sign("hand", 58, 9.6, 13.6, face.MUTE)
    elif card.kind == "roof" and card.is_toilet:
        drawn += marks.sign("toilet", 78, 8.6, 15, face.MUTE)
    elif card.kind == "special" and card.resistance:
        plus = f"+{card.resistance}"
        drawn += marks.number(plus, 62.4, 19.4, 6.4, face.MUTE, anchor="end")
        drawn += marks.sign("shield", 63.4, 11, 10.6, face.MUTE, weight=2.3)
    return drawn


def _picture(card: BuildingCard, key: str) -> str:
    width, height = CANVAS
    unit = min(height / TALLEST, height / (card.metres + 20))
    night = rect(0, 0, width, height, f"url(#{key}-night)")
    if card.kind in (*FLOORS, "roof"):
        night += "".join(
            rect(0, height - metres * unit - 0.5, 8 if metres % 50 == 0 else 4, 1, face.MIST, fill_opacity=0.6)
            for metres in range(10, int((height - 4) / unit) + 1, 10)
        )
    return night + _scene(card, key, unit)


def _scene(card: BuildingCard, key: str, unit: float) -> str:
    match card.kind:
        case "roof":
            return _roof_picture(card, key, unit)
        case "foundation":
            return _foundation_picture(card, key)
        case "earthquake":
            return _quake_picture()
        case "century":
            return _century_picture()
        case "insurance":
            return _insurance_picture()
        case "study":
            return _study_picture()
        case "tornado":
            return _tornado_picture()
        case "prize":
            return _prize_picture(card, key)
        case _:
            return _floor_picture(card, key, unit)


def _floor_picture(card: BuildingCard, key: str, unit: float) -> str:
    width, height = CANVAS
    wide, high, stump = width * 0.78, card.metres * unit, 6 * unit
    x, y = (width - wide) / 2, height - high - stump
    drawn = net(x, height - stump, wide, stump, key) + floor(card, Room(x, y, wide, high), key)
    if card.kind == "toilet":
        drawn += rect(width / 2 - high * 0.5, y + 1, high, high - 2, "#C9D2D6")
        drawn += marks.sign("toilet", width / 2 - high * 0.4, y + high * 0.1, high * 0.8, GLASS, weight=2.2)
    return drawn


def _roof_picture(card: BuildingCard, key: str, unit: float) -> str:
    width, height = CANVAS
    wide, stump = width * 0.78, 18 * unit
    x = (width - wide) / 2
    tower = svg.group(net(x, height - stump, wide, stump, key), opacity=0.55)
    return tower + roof(card, x, height - stump, wide, card.metres * unit)


def _foundation_picture(card: BuildingCard, key: str) -> str:
    width, height = CANVAS
    ground, wide = height * 0.34, width * 0.78
    soil = rect(0, ground, width, height - ground, "#0C171C") + rect(
        0, ground, width, height - ground, f"url(#{key}-strata)"
    )
    return (
        soil
        + rect(0, ground - 0.7, width, 1.4, face.MIST)
        + foundation(card, (width - wide) / 2, ground, wide, height * 0.19, key)
    )


def _leaning(x: float, ground: float, wide: float, high: float, turn: float) -> str:
    panes = "".join(rect(x + 3, ground - high + 4.5 + 9 * j, wide - 6, 3, GLASS) for j in range(int(high / 9)))
    tilt = f"rotate({svg.num(turn)} {svg.num(x + wide / 2)} {svg.num(ground)})"
    return svg.group(rect(x, ground - high, wide, high, STONE) + panes, transform=tilt)


def _quake_picture() -> str:
    w, h = CANVAS
    return _shaken(_leaning(w * 0.4, h * 0.72, w * 0.2, h * 0.5, 8), waves=2, dashes="3 4")


def _century_picture() -> str:
    w, h = CANVAS
    towers = (
        _leaning(w * 0.14, h * 0.72, w * 0.15, h * 0.36, -9)
        + _leaning(w * 0.36, h * 0.72, w * 0.16, h * 0.52, 7)
        + _leaning(w * 0.64, h * 0.72, w * 0.16, h * 0.44, -6)
    )
    return _shaken(towers, waves=4, dashes=None)


def _shaken(towers: str, *, waves: int, dashes: str | None) -> str:
    w, h = CANVAS
    middle, ground = w / 2, h * 0.72
    rings = "".join(
        circle(
            middle,
            ground,
            h * 0.22 * (i + 1),
            "none",
            stroke=face.RED,
            stroke_opacity=0.5 - 0.1 * i,
            stroke_width=1.4,
            stroke_dasharray=dashes,
        )
        for i in range(waves)
    )
    rift = d("M", 0, ground, "H", middle - 10, "l6 7 7-3 5 9H", w)
    soil = path(rift + d("V", h, "H0Z"), "#0A1419") + line(rift, face.RED, 2)
    trace = line(d("M4 ", h * 0.9, "h", w * 0.2, "l4-6 5 12 6-20 6 26 6-18 4 8h", w), face.RED, 1.6)
    return rings + soil + towers + trace


def _insurance_picture() -> str:
    w, h = CANVAS
    x = w / 2
    tower = rect(x - w * 0.09, h * 0.5, w * 0.18, h * 0.5, STONE)
    panes = "".join(rect(x - w * 0.06, h * (0.555 + 0.12 * j), w * 0.12, 4, GLASS) for j in range(4))
    scallop = d("q", -w * 0.085, -h * 0.08, -w * 0.17, 0) * 4
    shade = d("M", x - w * 0.34, h * 0.42, "a", w * 0.34, h * 0.34, "0 0 1 ", w * 0.68, 0) + scallop + "Z"
    stick = d("M", x, h * 0.08, "v", -h * 0.04, "M", x, h * 0.4, "v", h * 0.1)
    return tower + panes + path(shade, UMBRELLA) + line(stick, UMBRELLA, 2.4, stroke_linecap="round")


def _study_picture() -> str:
    w, h = CANVAS
    x, cards = w / 2, ""
    for i in range(5):
        sheet = rect(
            x - w * 0.105, h * 0.16, w * 0.21, h * 0.5, face.GOLD if i == 3 else face.PAPER_2, rx=3, stroke=face.INK
        )
        writing = line(
            d("M", x - w * 0.06, h * 0.26, "h", w * 0.12, "M", x - w * 0.06, h * 0.34, "h", w * 0.08), face.MUTE, 1.6
        )
        cards += svg.group(sheet + writing, transform=f"rotate({-28 + i * 14} {svg.num(x)} {svg.num(h * 1.25)})")
    lens = circle(x + w * 0.02, h * 0.66, h * 0.16, "#17323D", fill_opacity=0.7, stroke=face.PAPER, stroke_width=3)
    handle = d("M", x + w * 0.02 + h * 0.115, h * 0.775, "l", h * 0.12, h * 0.12)
    return cards + lens + line(handle, face.PAPER, 4.4, stroke_linecap="round")


def _tornado_picture() -> str:
    w, h = CANVAS
    funnel = "".join(
        svg.ellipse(
            w / 2 + math.sin(i * 1.1) * w * 0.05,
            h * (0.16 + 0.13 * i),
            w * (0.36 - 0.055 * i),
            h * 0.052,
            "none",
            stroke="#C3D0D4",
            stroke_opacity=1 - 0.08 * i,
            stroke_width=4 - 0.35 * i,
        )
        for i in range(6)
    )
    flying = "".join(
        rect(w * x, h * y, 11, 15, face.PAPER_2, rx=2, transform=f"rotate({turn} {svg.num(w * x)} {svg.num(h * y)})")
        for x, y, turn in ((0.1, 0.3, -24), (0.8, 0.36, 18), (0.68, 0.68, 40))
    )
    return funnel + flying


def _prize_picture(card: BuildingCard, key: str) -> str:
    match card.id:
        case "mini-skyscraper":
            return _mini(key)
        case "order-and-unity":
            return _unity(key)
        case "toilet-specialist":
            return _specialist()
        case "faulty-or-smelly":
            return _faulty(key)
        case _:
            return _record()


def _sample(category: str, metres: int) -> BuildingCard:
    """A floor as it stands on a prize's picture."""
    return BuildingCard(id=f"{category} {metres}", kind="floor", count=1, name={}, metres=metres, category=category)


def _mini(key: str) -> str:
    w, h = CANVAS
    x, ground = w / 2, h - 10
    city = rect(x - w * 0.34, h * 0.1, w * 0.2, ground - h * 0.1, "#24414D") + rect(
        x + w * 0.14, h * 0.2, w * 0.2, ground - h * 0.2, "#24414D"
    )
    house = floor(_sample("shops", 20), Room(x - w * 0.1, ground - h * 0.34, w * 0.2, h * 0.34, 2), key)
    measure = d(
        "M",
        x - w * 0.14,
        ground,
        "v",
        -h * 0.34,
        "M",
        x - w * 0.17,
        ground,
        "h6M",
        x - w * 0.17,
        ground - h * 0.34,
        "h6",
    )
    return (
        rect(0, ground - 0.5, w, 1, face.MIST)
        + city
        + house
        + line(measure, face.GOLD, 1.6)
        + marks.number("60", x, ground - h * 0.4, h * 0.15, face.GOLD, anchor="middle")
    )


def _unity(key: str) -> str:
    w, h = CANVAS
    ground = h - 10
    y, drawn = ground, rect(0, ground - 0.5, w, 1, face.MIST)
    for metres in (20, 10, 20, 30):
        high = metres * h / 115
        y -= high
        drawn += floor(_sample("hotels", metres), Room(w / 2 - w * 0.17, y, w * 0.34, high), key)
    return drawn


def _record() -> str:
    w, h = CANVAS
    x, ground = w / 2, h - 8
    city = "".join(
        rect(w * left, ground - h * high, w * 0.11, h * high, "#24414D")
        for left, high in ((0.12, 0.3), (0.28, 0.44), (0.62, 0.36), (0.78, 0.24))
    )
    tower = d("M", x - w * 0.07, ground, "V", h * 0.34, "L", x, h * 0.06, "L", x + w * 0.07, h * 0.34, "V", ground, "Z")
    panes = "".join(rect(x - w * 0.045, h * (0.42 + 0.11 * j), w * 0.09, 4, GLASS) for j in range(4))
    star = path(STAR, face.GOLD, transform=svg.moved(x + w * 0.1, h * 0.08, 1.1))
    return rect(0, ground - 0.5, w, 1, face.MIST) + city + path(tower, STONE) + panes + star


def _specialist() -> str:
    w, h = CANVAS
    return (
        circle(w / 2, h * 0.5, h * 0.34, face.GOLD)
        + circle(w / 2, h * 0.5, h * 0.28, "none", stroke="#8A5A00", stroke_width=1.4)
        + marks.sign("toilet", w / 2 - h * 0.19, h * 0.31, h * 0.38, face.INK)
    )


def _faulty(key: str) -> str:
    w, h = CANVAS
    x, ground = w / 2, h - 10
    body = rect(x - w * 0.16, h * 0.18, w * 0.32, ground - h * 0.18, STONE_SHADE) + rect(
        x - w * 0.16, h * 0.18, w * 0.32, ground - h * 0.18, f"url(#{key}-hatch)"
    )
    crack = line(d("M", x + w * 0.03, h * 0.18, "l-7 16 9 7-8 17 6 6"), GLASS, 2.6)
    smell = d("M", x - w * 0.28, h * 0.62, "q-7-7 0-14t0-14M", x + w * 0.3, h * 0.5, "q7-7 0-14t0-14")
    return (
        rect(0, ground - 0.5, w, 1, face.MIST)
        + svg.group(body + crack, transform=f"rotate(5 {svg.num(x)} {svg.num(ground)})")
        + line(smell, "#C6E97A", 2, stroke_linecap="round")
    )
