"""What a tower of Skyscraper is drawn with: floors, roofs and foundations, true to their metres.

A category is told three ways: colour, shape of the windows, and an icon. Everything here is in the units of the picture
it is put into; heights come from the caller, who knows the scale.
"""

import math
from typing import Final

import msgspec

from tallorder.cards import BuildingCard
from tallorder.faces import layout, svg, symbols
from tallorder.faces.svg import Dice, circle, d, line, path, rect

GLASS: Final = "#17212B"
LAMP: Final = "#FFF0C4"
STONE: Final = "#9AA6AC"
STONE_SHADE: Final = "#6F7D84"
PALE: Final = "#E7ECEE"
NETTING: Final = "#38515B"
MARGIN: Final = 4
"""How much space windows leave on each side."""


class BuildingStyle(msgspec.Struct, frozen=True):
    """Colour, shade and icon of a kind or category."""

    colour: str
    shade: str
    icon: str


CATEGORIES: Final = {
    "residential": BuildingStyle("#EBDDB9", "#B9A674", "house"),
    "offices": BuildingStyle("#4A94DE", "#2C6CB0", "briefcase-business"),
    "hotels": BuildingStyle("#BB6EA4", "#8E4A7C", "bed-double"),
    "restaurants": BuildingStyle("#D0743A", "#A05322", "utensils"),
    "shops": BuildingStyle("#A6D474", "#76A447", "shopping-bag"),
}
KINDS: Final = {
    "special": BuildingStyle(STONE, STONE_SHADE, "sparkles"),
    "toilet": BuildingStyle("#C9D2D6", "#8E9BA1", "toilet"),
    "roof": BuildingStyle(STONE, STONE_SHADE, "triangle"),
    "foundation": BuildingStyle("#6F7D84", "#4B585F", "layers"),
    "earthquake": BuildingStyle("#B3261E", "#7A1812", "activity"),
    "century": BuildingStyle("#B3261E", "#7A1812", "activity"),
    "insurance": BuildingStyle("#22343D", "#0F1D24", "umbrella"),
    "study": BuildingStyle("#22343D", "#0F1D24", "search"),
    "tornado": BuildingStyle("#22343D", "#0F1D24", "tornado"),
    "prize": BuildingStyle(layout.GOLD, "#B98B2E", "award"),
}
SPECIAL_ICONS: Final = {
    "harmonic-absorber": "activity",
    "observation-deck": "binoculars",
    "sky-garden": "trees",
    "swimming-pool": "waves",
    "museum": "landmark",
    "concert-hall": "music",
    "data-centre": "server",
    "technical-floor": "wrench",
    "wind-turbines": "fan",
    "gym": "dumbbell",
    "helipad": "helicopter",
    "flat-roof": "minus",
    "toilet-roof": "toilet",
}


def building_style(card: BuildingCard) -> BuildingStyle:
    """How a card is coloured and which icon it has."""
    return CATEGORIES.get(card.category) or KINDS.get(card.kind, KINDS["special"])


def icon_of(card: BuildingCard) -> str:
    """The icon of the card itself, if it has its own."""
    return SPECIAL_ICONS.get(card.id, building_style(card).icon)


class FloorSpace(msgspec.Struct, frozen=True):
    """The place a floor fills, and the part of it that windows may use."""

    x: float
    y: float
    width: float
    height: float
    margin: float = MARGIN

    @property
    def left(self) -> float:
        """Where windows start."""
        return self.x + self.margin

    @property
    def inner(self) -> float:
        """How wide all windows together may be."""
        return self.width - 2 * self.margin

    @property
    def middle(self) -> float:
        """The middle of the floor, from left to right."""
        return self.x + self.width / 2


def floor(card: BuildingCard, space: FloorSpace, key: str) -> str:
    """One floor of a tower; `key` names the picture, whose definitions are used."""
    style = building_style(card)
    drawn = rect(space.x, space.y, space.width, space.height, style.colour)
    if card.kind == "toilet":
        drawn += _tiles(space, style)
    elif card.category in WINDOWS:
        storeys, dice = max(1, round(card.metres / 10)), Dice(svg.hash_of(card.id))
        tall = space.height / storeys
        drawn += "".join(
            WINDOWS[card.category](
                FloorSpace(space.x, space.y + i * tall, space.width, tall, space.margin), style, dice
            )
            for i in range(storeys)
        )
    else:
        drawn += SPECIALS.get(card.id, _undrawn)(space)
    shade = rect(space.x, space.y, space.width, space.height, f"url(#{key}-shade)")
    top = rect(space.x, space.y, space.width, 1, "#ffffff", fill_opacity=0.35)
    foot = rect(space.x, space.y + space.height - 1, space.width, 1, "#0A1419", fill_opacity=0.65)
    return drawn + shade + top + foot


def _pane(dice: Dice, opacity: float = 0.8) -> dict[str, float | str | None]:
    return {"fill": LAMP} if dice.roll() < 0.34 else {"fill": GLASS, "fill_opacity": opacity}


def _balconies(space: FloorSpace, style: BuildingStyle, dice: Dice) -> str:
    count, tall, drawn = max(2, int(space.inner / 15)), space.height, ""
    step = space.inner / count
    for i in range(count):
        x, y = space.left + step * (i + 0.5) - tall * 0.2, space.y + tall * 0.2
        pane = _pane(dice, 0.82)
        edge: dict[str, float | str | None] = (
            {"stroke": style.shade, "stroke_width": 0.6} if pane["fill"] == LAMP else {}
        )
        drawn += rect(x, y, tall * 0.4, tall * 0.46, **pane, **edge)  # type: ignore[arg-type]
        drawn += rect(x - tall * 0.12, y + tall * 0.49, tall * 0.64, max(1, tall * 0.075), GLASS, fill_opacity=0.75)
    return drawn


def _curtain_wall(space: FloorSpace, style: BuildingStyle, dice: Dice) -> str:
    y, tall, count = space.y + space.height * 0.2, space.height * 0.56, max(3, round(space.inner / 6.5))
    step = space.inner / count
    drawn = rect(space.left, y, space.inner, tall, GLASS, fill_opacity=0.8)
    drawn += "".join(
        rect(space.left + i * step, y, step, tall, LAMP, fill_opacity=0.92) for i in range(count) if dice.roll() < 0.22
    )
    posts = "".join(d("M", space.left + i * step, y, "v", tall) for i in range(1, count))
    return drawn + line(posts, style.colour, 1.1)


def _arches(space: FloorSpace, _: BuildingStyle, dice: Dice) -> str:
    count = max(2, int(space.inner / 12))
    step, drawn = space.inner / count, ""
    wide = min(step * 0.56, space.height * 0.42)
    for i in range(count):
        x, y, tall = space.left + step * (i + 0.5) - wide / 2, space.y + space.height * 0.2, space.height * 0.62
        arch = d("M", x, y + tall, "V", y + wide / 2, "a", wide / 2, wide / 2, "0 0 1 ", wide, 0, "V", y + tall, "Z")
        drawn += path(arch, **_pane(dice))  # type: ignore[arg-type]
    return drawn


def _portholes(space: FloorSpace, style: BuildingStyle, dice: Dice) -> str:
    count = max(2, int(space.inner / 16))
    step, drawn, bars = space.inner / count, "", ""
    radius, y = min(space.height * 0.29, step * 0.42), space.y + space.height * 0.5
    for i in range(count):
        x = space.left + step * (i + 0.5)
        drawn += circle(x, y, radius, **_pane(dice))  # type: ignore[arg-type]
        bars += d("M", x - radius, y, "h", 2 * radius) + d("M", x, y - radius, "v", 2 * radius)
    return drawn + line(bars, style.colour, 0.9)


def _awnings(space: FloorSpace, style: BuildingStyle, dice: Dice) -> str:
    count = max(1, int(space.inner / 24))
    step, tall, drawn = space.inner / count, space.height, ""
    for i in range(count):
        x, wide = space.left + step * i + 2, step - 4
        drawn += rect(x, space.y + tall * 0.38, wide, tall * 0.46, **_pane(dice))  # type: ignore[arg-type]
        scallops = max(3, round(wide / 4))
        cloth = wide / scallops
        for j in range(scallops):
            drawn += path(
                d("M", x + j * cloth, space.y + tall * 0.17, "h", cloth, "v", tall * 0.2)
                + d("a", cloth / 2, tall * 0.09, "0 0 1 ", -cloth, 0, "Z"),
                layout.PAPER if j % 2 else style.shade,
            )
    return drawn


WINDOWS: Final = {
    "residential": _balconies,
    "offices": _curtain_wall,
    "hotels": _arches,
    "restaurants": _portholes,
    "shops": _awnings,
}
"""The shape of the windows, by category."""


def _tiles(space: FloorSpace, style: BuildingStyle) -> str:
    edge = min(space.height / 2.6, 6)
    across, down = math.ceil(space.width / edge), math.ceil(space.height / edge)
    joints = "".join(d("M", space.x + i * edge, space.y, "v", space.height) for i in range(1, across))
    joints += "".join(d("M", space.x, space.y + j * edge, "h", space.width) for j in range(1, down))
    return line(joints, style.shade, 0.8, stroke_opacity=0.55)


def _glazing(space: FloorSpace, inset: float = 4, opacity: float = 0.73) -> str:
    return rect(space.left, space.y + inset, space.inner, space.height - 2 * inset, GLASS, fill_opacity=opacity)


def _undrawn(space: FloorSpace) -> str:
    """A special floor without its own drawing: panels and a band of glass."""
    return rect(
        space.left, space.y + space.height * 0.3, space.inner, space.height * 0.4, GLASS, fill_opacity=0.7
    ) + line(
        "".join(d("M", space.left + space.inner * i / 8, space.y + 2, "v", space.height - 4) for i in range(9)),
        STONE_SHADE,
        0.9,
    )


def _louvres(space: FloorSpace) -> str:
    slats = "".join(
        d("M", space.left, space.y + 4 + 4 * i, "h", space.inner) for i in range(max(1, int((space.height - 7) / 4)))
    )
    return line(slats, STONE_SHADE, 1.6)


def _racks(space: FloorSpace) -> str:
    count = max(3, int(space.inner / 9))
    step, drawn = space.inner / count, ""
    for i in range(count):
        x = space.left + i * step
        drawn += rect(x + 1, space.y + 5, step - 2, space.height - 10, GLASS, fill_opacity=0.75, rx=1)
        for j in range(max(0, int((space.height - 18) / 6) + 1)):
            lamp = layout.MINT if (i * 7 + j * 5) % 4 else LAMP
            drawn += rect(x + 2.4, space.y + 10 + 6 * j, step - 4.8, 1.6, lamp)
    return drawn


def _garden(space: FloorSpace) -> str:
    count, drawn = max(3, int(space.inner / 15)), _glazing(space)
    step, soil = space.inner / count, space.y + space.height - 5
    for i in range(count):
        x, tall = space.left + step * (i + 0.5), space.height * (0.42 + 0.16 * (i % 2))
        drawn += line(d("M", x, soil, "v", -tall * 0.6), "#6B4A16", 1.8)
        drawn += circle(x, soil - tall * 0.72, min(step * 0.46, space.height * 0.2), "#5FA24A" if i % 2 else "#7CBF5C")
    return drawn + rect(space.left, soil - 2, space.inner, 3, "#5FA24A")


def _pool(space: FloorSpace) -> str:
    drawn = _glazing(space, 5, 0.75) + rect(
        space.left, space.y + space.height * 0.5, space.inner, space.height * 0.5 - 5, "#6CC4E8"
    )
    for j in range(2):
        swell = d("M", space.left, space.y + space.height * (0.6 + 0.17 * j))
        swell += "q2.5 -4 5 0t5 0" + "t5 0t5 0" * max(0, int((space.inner - 10) / 10))
        drawn += line(swell, layout.PAPER, 1.3)
    return drawn


def _museum(space: FloorSpace) -> str:
    count, top, tall = max(3, int(space.inner / 15)), space.y + space.height * 0.36, space.height * 0.52
    right = space.left + space.inner
    gable = d("M", space.left - 1, space.y + space.height * 0.34, "L", space.middle, space.y + 4)
    gable += d("L", right + 1, space.y + space.height * 0.34, "Z")
    columns = "".join(rect(space.left + space.inner / count * i - 2.6, top, 5.2, tall, PALE) for i in range(count + 1))
    return (
        rect(space.left, top, space.inner, tall, GLASS, fill_opacity=0.72)
        + path(gable, "#D5DCDF")
        + columns
        + rect(space.left - 2, space.y + space.height * 0.88, space.inner + 4, space.height * 0.08, "#D5DCDF")
    )


def _deck(space: FloorSpace) -> str:
    y, tall = space.y + space.height * 0.16, space.height * 0.42
    glass = rect(space.left, y, space.inner, tall, LAMP, rx=2) + rect(
        space.left, y, space.inner, tall, "#6CC4E8", fill_opacity=0.35, rx=2
    )
    count = max(2, round((space.width + 8) / 7))
    posts = "".join(
        d("M", space.x - 4 + (space.width + 8) * i / count, space.y + space.height * 0.58, "v", space.height * 0.12)
        for i in range(count + 1)
    )
    rail = line(d("M", space.x - 5, space.y + space.height * 0.7, "h", space.width + 10), PALE, 3.4)
    return glass + rail + line(posts, PALE, 1.1)


def _shell(space: FloorSpace) -> str:
    drawn = ""
    for i in range(5):
        radius = min(space.height * (0.12 + 0.1 * i), space.width * 0.46)
        arc = d("M", space.middle - radius, space.y + space.height * 0.82)
        arc += d("a", radius, radius * 1.15, "0 0 1 ", 2 * radius, 0)
        drawn += line(arc, GLASS, space.height * 0.045, stroke_opacity=0.78)
    return drawn


def _turbines(space: FloorSpace) -> str:
    count = 3 if space.inner > 72 else 2 if space.inner > 40 else 1
    drawn = ""
    for i in range(count):
        x, y, reach = space.left + space.inner / count * (i + 0.5), space.y + space.height * 0.42, space.height * 0.26
        reach = min(reach, space.inner / count * 0.46)
        drawn += line(d("M", x, y, "V", space.y + space.height - 3), "#F3EEE0", 2.2)
        blades = ""
        for blade in range(3):
            turn = math.radians(blade * 120 + i * 34 - 90)
            blades += d("M", x, y, "L", x + reach * math.cos(turn), y + reach * math.sin(turn))
        drawn += line(blades, "#F3EEE0", 3, stroke_linecap="round") + circle(x, y, 2.6, GLASS)
    return drawn


def _absorber(space: FloorSpace) -> str:
    y, radius = space.y + space.height * 0.62, space.height * 0.22
    ropes = d("M", space.middle - 6, space.y + 4, "L", space.middle - 3, space.y + space.height * 0.5)
    ropes += d("M", space.middle + 6, space.y + 4, "L", space.middle + 3, space.y + space.height * 0.5)
    sway = d("M", space.left + 6, y, "h", space.inner * 0.18)
    sway += d("M", space.left + space.inner - 6, y, "h", -space.inner * 0.18)
    return (
        _glazing(space, 4, 0.72)
        + line(ropes, layout.PAPER_3, 1.4)
        + circle(space.middle, y, radius, layout.GOLD, stroke="#8A5A00", stroke_width=1)
        + line(sway, layout.MINT, 1.6, stroke_dasharray="2 3")
    )


def _gym(space: FloorSpace) -> str:
    count, drawn, y = max(1, int(space.inner / 34)), _glazing(space, 5, 0.72), space.y + space.height / 2
    for i in range(count):
        x = space.left + space.inner / count * (i + 0.5)
        plates = d("M", x - 8, y - 6, "v12M", x + 8, y - 6, "v12M", x - 11.5, y - 3.5, "v7M", x + 11.5, y - 3.5, "v7")
        drawn += line(d("M", x - 9, y, "h18"), PALE, 2.4) + line(plates, PALE, 3, stroke_linecap="round")
    return drawn


SPECIALS: Final = {
    "technical-floor": _louvres,
    "data-centre": _racks,
    "sky-garden": _garden,
    "swimming-pool": _pool,
    "museum": _museum,
    "observation-deck": _deck,
    "concert-hall": _shell,
    "wind-turbines": _turbines,
    "harmonic-absorber": _absorber,
    "gym": _gym,
}


def roof(card: BuildingCard, x: float, y: float, width: float, height: float) -> str:
    """A roof that stands on y and is as high as its metres."""
    drawer = ROOFS.get(card.id)
    if drawer is None:
        drawer = _toilet_roof if card.is_toilet else _spire if card.metres >= 30 else _flat_roof
    return drawer(x, y, width, height)


def _flat_roof(x: float, y: float, w: float, h: float) -> str:
    top = y - h
    return (
        rect(x - 2, y - h * 0.36, w + 4, h * 0.36, STONE)
        + rect(x + w * 0.16, top + h * 0.12, w * 0.26, h * 0.55, STONE_SHADE)
        + rect(x + w * 0.6, top, w * 0.07, h * 0.7, STONE_SHADE)
        + rect(x + w * 0.73, top + h * 0.3, w * 0.13, h * 0.4, STONE_SHADE)
    )


def _toilet_roof(x: float, y: float, w: float, h: float) -> str:
    top = y - h
    return (
        rect(x - 2, y - h * 0.3, w + 4, h * 0.3, STONE)
        + rect(x + w * 0.28, top, w * 0.44, h * 0.72, "#C9D2D6")
        + rect(x + w * 0.24, top, w * 0.52, 1.8, STONE_SHADE)
        + symbols.icon("toilet", x + w * 0.5 - h * 0.29, top + h * 0.12, h * 0.58, GLASS, weight=2.4)
    )


def _helipad(x: float, y: float, w: float, h: float) -> str:
    flare = d(
        "M", x + w * 0.14, y - h * 0.62, "L", x - 5, y - h * 0.78, "h", w + 10, "L", x + w * 0.86, y - h * 0.62, "Z"
    )
    return (
        rect(x + w * 0.14, y - h * 0.62, w * 0.72, h * 0.62, STONE_SHADE)
        + path(flare, STONE)
        + rect(x - 5, y - h * 0.88, w + 10, h * 0.1, "#C9D2D6")
        + line(d("M", x + w / 2, y - h * 0.9, "v", -h * 0.1), layout.RED, 2)
        + symbols.number("H", x + w / 2, y - h * 0.14, h * 0.36, "#F3EEE0", anchor="middle")
    )


def _spire(x: float, y: float, w: float, h: float) -> str:
    top = y - h
    skirt = d("M", x + w * 0.12, y, "L", x + w * 0.3, y - h * 0.34, "h", w * 0.4, "L", x + w * 0.88, y, "Z")
    needle = d("M", x + w * 0.38, y - h * 0.34, "L", x + w * 0.5 - 1.4, top + h * 0.05, "h2.8L", x + w * 0.62)
    needle += d(" ", y - h * 0.34, "Z")
    return (
        path(skirt, STONE)
        + path(needle, STONE_SHADE)
        + line(d("M", x + w / 2, top + h * 0.06, "V", top + 2), layout.RED, 2)
        + circle(x + w / 2, top + 2, 2, layout.RED)
    )


ROOFS: Final = {"flat-roof": _flat_roof, "toilet-roof": _toilet_roof, "helipad": _helipad, "spire": _spire}


def foundation(card: BuildingCard, x: float, y: float, width: float, unit: float, key: str) -> str:
    """A foundation below ground level y; its depth tells its resistance. [S-FOUND-1]"""
    if card.resistance >= 3:
        return _piles(x, y, width, unit, key)
    if card.resistance == 2:
        return _parking(x, y, width, unit)
    return _slab(x, y, width, unit * 0.8, key)


def _slab(x: float, y: float, w: float, deep: float, key: str) -> str:
    return rect(x - 6, y, w + 12, deep, "#7B8990") + rect(x - 6, y, w + 12, deep, f"url(#{key}-concrete)")


def _parking(x: float, y: float, w: float, unit: float) -> str:
    drawn = rect(x - 6, y, w + 12, unit * 2, "#55636A")
    for level in (y, y + unit - 1.2, y + unit * 2 - 3):
        drawn += rect(x - 6, level, w + 12, 3 if level != y + unit - 1.2 else 2.5, "#7B8990")
    paint = ("#A9BCC4", "#D0743A", "#4A94DE", "#EBDDB9")
    for i in range(int((w + 4) / 18)):
        level = i % 2
        car = d("M", x + 4 + i * 18, y + unit * (level + 1) - 3.5, "h11v-3l-2.2-.4-1.6-2.4h-4l-1.8 2.4-1.4.5Z")
        drawn += path(car, paint[(i * 3 + level) % 4])
    return (
        drawn
        + rect(x - 3, y + 4, 9, 9, "#2C6CB0", rx=1.5)
        + symbols.number("P", x + 1.5, y + 11.6, 6.2, "#ffffff", anchor="middle")
    )


def _piles(x: float, y: float, w: float, unit: float, key: str) -> str:
    count, drawn = max(3, round(w / 26)), _slab(x, y, w, unit * 0.7, key)
    for i in range(count):
        px = x + w / (count - 1) * i * 0.96 + w * 0.02
        drawn += path(d("M", px - 4, y + unit * 0.7, "h8v", unit * 2.1, "l-4 5-4-5Z"), "#7B8990")
        drawn += line(d("M", px - 4, y + unit * 1.3, "h8M", px - 4, y + unit * 1.9, "h8"), "#55636A", 1)
    return drawn


def net(x: float, y: float, width: float, height: float, key: str) -> str:
    """Netting around a floor that nobody may look at. [S-BUILD-4]"""
    return rect(x, y, width, height, NETTING) + rect(x, y, width, height, f"url(#{key}-net)")


def definitions(key: str, drawn: str) -> str:
    """The gradients and patterns that a picture uses, under ids of its own."""
    used = (text.format(key=key) for name, text in DEFINITIONS.items() if f"url(#{key}-{name})" in drawn)
    inside = "".join(used)
    return svg.element("defs", inside) if inside else ""


DEFINITIONS: Final = {
    "shade": (
        '<linearGradient id="{key}-shade" x1="0" x2="1" y1="0" y2="0">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset=".55" stop-color="#000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>'
    ),
    "concrete": (
        '<pattern id="{key}-concrete" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<path d="M0 0V7" stroke="#4B585F" stroke-width="2.2"/></pattern>'
    ),
    "net": (
        '<pattern id="{key}-net" width="5" height="5" patternUnits="userSpaceOnUse">'
        '<path d="M0 5 5 0M-1 1 1-1M4 6 6 4" stroke="#B9CBD2" stroke-opacity=".34" stroke-width=".8"/>'
        '<path d="M0 0 5 5" stroke="#B9CBD2" stroke-opacity=".22" stroke-width=".8"/></pattern>'
    ),
    "hatch": (
        '<pattern id="{key}-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="4" height="9" fill="#FF8A7A" fill-opacity=".5"/></pattern>'
    ),
    "strata": (
        '<pattern id="{key}-strata" width="44" height="16" patternUnits="userSpaceOnUse">'
        '<path d="M0 6q11-5 22 0t22 0M0 14q11-4 22 0t22 0" fill="none" stroke="#20343D" stroke-width="1"/></pattern>'
    ),
    "night": (
        '<linearGradient id="{key}-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0F1E26"/>'
        '<stop offset=".55" stop-color="#17323D"/><stop offset="1" stop-color="#2A4E58"/></linearGradient>'
    ),
}
