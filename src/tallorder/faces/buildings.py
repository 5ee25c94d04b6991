"""Faces of Skyscraper's cards, and the small pictures its table is built from."""

import math
from typing import Final

from tallorder.cards import BuildingCard, Zone
from tallorder.faces import layout, svg, symbols
from tallorder.faces.facades import (
    GLASS,
    MARGIN,
    FloorSpace,
    building_style,
    definitions,
    floor,
    foundation,
    net,
    roof,
)
from tallorder.faces.files import inside, picture
from tallorder.faces.layout import HEIGHT, WIDTH, CardSide
from tallorder.faces.svg import circle, d, line, rect

EDGE: Final = 9.8
"""Width of the ruler on the left edge, in the colour of the category."""
PICTURE: Final = (16.0, 31.0, 78.0)
"""Left, top and width of the picture on a card."""
CANVAS: Final = (103.0, 82.0)
"""The picture's own units."""
TALLEST: Final = 57.5
"""Metres that fit into the picture; a taller floor is drawn at a smaller scale."""

OVERHANG: Final = 6.0
"""How far roofs and decks stick out on each side of a tower."""
ICONS_FROM: Final = 72
"""From this width on a floor has its icon at the left and its points at the right."""
BESIDE_ICONS: Final = 28
"""How much space windows leave for them on each side."""
FLOORS: Final = ("floor", "special", "toilet")
ACTIONS: Final = ("earthquake", "century", "insurance", "study", "tornado")
PRIZES: Final = ("world-record", "order-and-unity", "mini-skyscraper", "toilet-specialist", "faulty-or-smelly")
PIPS: Final = ("strength", "absorber", "insurance", "crack", "century", "hit", "insurance-hit")
"""Strength, what adds to it, what it lost, and what the next earthquake would hit."""


def building_face(card: BuildingCard) -> CardSide:
    """The face of a card: edge ruler, picture, coin and marks; metres, name and category are set by the medium."""
    key, style = svg.label("building", card.id), building_style(card)
    left, top, width = PICTURE
    scale = width / CANVAS[0]
    scene = _picture(card, key)
    clip = svg.element("clipPath", rect(0, 0, *CANVAS, rx=6), id=f"{key}-window")
    art = svg.document(
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, layout.PAPER),
        svg.element("defs", clip),
        definitions(key, scene),
        _edge(card),
        svg.group(svg.group(scene, clip_path=f"url(#{key}-window)"), transform=svg.moved(left, top, scale)),
        _head(card),
        "" if card.kind in (*ACTIONS, "prize") else symbols.icon(style.icon, 16, 124.6, 8.4, layout.MUTE, weight=2.3),
    )
    ink = layout.RED_FILLED if card.kind in ("earthquake", "century") else layout.INK
    words = 16.0 if card.kind in (*ACTIONS, "prize") else 26.6
    zones = [
        Zone("name", 16, 96, 78, 27, 12, 8, lines=2, weight=500, leading=1.1, along="end"),
        Zone(
            "category", words, 124.2, 94 - words, 9.4, 7.6, 5.4, colour=layout.MUTE, typeface=layout.WORDS, weight=500
        ),
    ]
    if card.metres:
        zones.append(Zone("metres", 16, 4.4, 42, 24, 21, 12, weight=500, leading=1))
    if card.kind == "century":
        zones.append(Zone("mark", 36, 6, 40, 21, 13, 8, colour=ink))
    return CardSide(art=art, zones=tuple(zones), spine=style.colour)


def building_art(card: BuildingCard) -> str:
    """The text-free picture of a whole card."""
    return building_face(card).art


def back_art() -> str:
    """The back that all cards share: nothing on it tells one card from another."""
    return picture("buildings", "back.svg")


def storey_art(card: BuildingCard, *, width: float, ten_metres: float) -> str:
    """A floor or roof of a tower, true to its metres, with room for what sticks out on both sides.

    The picture is `width + 2 * OVERHANG` wide and exactly as high as its metres.
    """
    key, high = svg.label("storey", card.id, svg.num(width)), card.metres * ten_metres / 10
    if card.kind == "roof":
        drawn = roof(card, OVERHANG, high, width, high)
    else:
        margin = BESIDE_ICONS if width >= ICONS_FROM else MARGIN
        drawn = floor(card, FloorSpace(OVERHANG, 0, width, high, margin), key)
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
    if kind not in PIPS:
        raise KeyError(kind)
    return picture("buildings", "pips", f"{kind}.svg")


def prize_art(card: BuildingCard) -> str:
    """The small icon of a prize, for plates and shelves."""
    return picture("buildings", "prizes", f"{_prize(card)}.svg")


def coin_art(points: int) -> str:
    """Points as a coin; zero is a hollow ring, a loss is red."""
    return svg.document(26, 26, coin(points, 13, 13, 11))


def coin(points: int, x: float, y: float, radius: float) -> str:
    """A coin with its number."""
    if points == 0:
        rim, ink = circle(x, y, radius * 0.92, "none", stroke="#B4A98E", stroke_width=radius * 0.13), layout.MUTE
    elif points < 0:
        rim, ink = circle(x, y, radius, layout.RED_FILLED), "#ffffff"
    else:
        rim = circle(x, y, radius, "#FBE7B4", stroke=layout.INK, stroke_width=radius * 0.12)
        rim += circle(x, y, radius * 0.8, "none", stroke="#B98B2E", stroke_width=radius * 0.09)
        ink = layout.INK
    return rim + symbols.number(str(points), x, y + radius * 0.46, radius * 0.92, ink, anchor="middle")


def _edge(card: BuildingCard) -> str:
    style = building_style(card)
    tick = "#ffffff" if card.kind in ("earthquake", "century") else "#C3D0D4" if card.kind in ACTIONS else layout.INK
    ticks = "".join(
        rect(EDGE - long, HEIGHT - 4.55 * (i + 0.8), long, 0.6)
        for i in range(30)
        for long in (5.3 if i % 5 == 0 else 3.0,)
    )
    return (
        rect(0, 0, EDGE, HEIGHT, style.colour)
        + svg.group(ticks, fill=tick, opacity=0.7)
        + rect(EDGE - 0.4, 0, 0.4, HEIGHT, layout.INK, fill_opacity=0.35)
    )


def _head(card: BuildingCard) -> str:
    """What is drawn above the picture, apart from the metres."""
    if card.kind == "foundation":
        return "".join(
            rect(16 + i * 16.6, 9, 13.6, 13.6, "#55636A", rx=3)
            + line(d("M", 19.8 + i * 16.6, 16.2, "l2.4 2.4 4.2-5.3"), layout.PAPER, 1.8, stroke_linecap="round")
            for i in range(min(card.resistance, 4))
        )
    if card.kind in ACTIONS or card.kind == "prize":
        ink = layout.RED_FILLED if card.kind in ("earthquake", "century") else layout.INK
        drawn = symbols.icon(building_style(card).icon, 16, 8, 16.6, ink)
        return drawn + (coin(card.points, 85, 16.4, 8.6) if card.kind == "prize" else "")
    drawn = "" if card.kind == "roof" else coin(card.points, 85, 16.4, 8.6)
    if card.kind == "toilet":
        drawn += symbols.icon("hand", 58, 9.6, 13.6, layout.MUTE)
    elif card.kind == "roof" and card.is_toilet:
        drawn += symbols.icon("toilet", 78, 8.6, 15, layout.MUTE)
    elif card.kind == "special" and card.resistance:
        plus = f"+{card.resistance}"
        drawn += symbols.number(plus, 62.4, 19.4, 6.4, layout.MUTE, anchor="end")
        drawn += symbols.icon("shield", 63.4, 11, 10.6, layout.MUTE, weight=2.3)
    return drawn


def _picture(card: BuildingCard, key: str) -> str:
    width, height = CANVAS
    unit = min(height / TALLEST, height / (card.metres + 20))
    night = rect(0, 0, width, height, f"url(#{key}-night)")
    if card.kind in (*FLOORS, "roof"):
        night += "".join(
            rect(0, height - metres * unit - 0.5, 8 if metres % 50 == 0 else 4, 1, layout.MIST, fill_opacity=0.6)
            for metres in range(10, int((height - 4) / unit) + 1, 10)
        )
    return night + _scene(card, key, unit)


def _scene(card: BuildingCard, key: str, unit: float) -> str:
    match card.kind:
        case "roof":
            return _roof_picture(card, key, unit)
        case "foundation":
            return _foundation_picture(card, key)
        case "prize":
            return _drawn(_prize(card), key)
        case kind if kind in ACTIONS:
            return _drawn(kind, key)
        case _:
            return _floor_picture(card, key, unit)


def _floor_picture(card: BuildingCard, key: str, unit: float) -> str:
    width, height = CANVAS
    wide, high, stump = width * 0.78, card.metres * unit, 6 * unit
    x, y = (width - wide) / 2, height - high - stump
    drawn = net(x, height - stump, wide, stump, key) + floor(card, FloorSpace(x, y, wide, high), key)
    if card.kind == "toilet":
        drawn += rect(width / 2 - high * 0.5, y + 1, high, high - 2, "#C9D2D6")
        drawn += symbols.icon("toilet", width / 2 - high * 0.4, y + high * 0.1, high * 0.8, GLASS, weight=2.2)
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
        + rect(0, ground - 0.7, width, 1.4, layout.MIST)
        + foundation(card, (width - wide) / 2, ground, wide, height * 0.19, key)
    )


def _drawn(name: str, key: str) -> str:
    """A picture of an action or a prize; `key` names the card's picture, whose definitions are used."""
    return inside(picture("buildings", "pictures", f"{name}.svg")).replace("#key-", f"#{key}-")


def _prize(card: BuildingCard) -> str:
    """Which prize's picture a card shows; a prize without its own shows the first."""
    return card.id if card.id in PRIZES else PRIZES[0]
