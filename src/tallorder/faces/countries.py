"""Faces of countries: the shape in one window for all when closed, at one scale for all when open.

How large a shape is on the globe (`k` in the outline file) is looked at by the open side only.
"""

import json
import math
import re
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from tallorder.cards import Card, Deck, Zone
from tallorder.decks.prebuild import prebuild_decoder
from tallorder.faces import layout, svg, symbols
from tallorder.faces.layout import HEIGHT, WIDTH, CardSide

EARTH_KM: Final = 6371
KM_PER_UNIT: Final = 134
"""The open side's common scale: what one hundredth of a card's width stands for."""
MAP_GRID_KM: Final = 1000
RING_UNDER: Final = 2.6
"""A state drawn narrower than this, or with less land than this, gets a ring around it."""

BAND: Final = 6.0
WINDOW: Final = (8.0, 56.0, 84.0, 54.0)
MAP: Final = (6.0, 26.0, 88.0, 43.4)
ROWS_TOP: Final = 76.4
ACTIVE_ROW: Final = 16.0
ROW: Final = 13.2
ROW_GAP: Final = 1.4
FLAG: Final = (640, 480)
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


class Continent(msgspec.Struct, frozen=True):
    """How a continent is told apart: colour, pattern, glyph, and a word that each medium sets."""

    colour: str
    pattern: str
    glyph: str


CONTINENTS: Final = {
    "europe": Continent("#3F78D4", '<circle cx="2.5" cy="2.5" r=".95"/><circle cx="7.5" cy="7.5" r=".95"/>', "Europe"),
    "asia": Continent("#8F3B08", '<path d="M-2 12 12-2M-7 7 7-7M3 17 17 3" stroke-width="1.3"/>', "Asia"),
    "africa": Continent("#8F8826", '<path d="M0 2.5H10M0 7.5H10" stroke-width="1.2"/>', "Africa"),
    "north-america": Continent("#4A1E94", '<path d="M2.5 0V10M7.5 0V10" stroke-width="1.2"/>', "North America"),
    "south-america": Continent(
        "#DE4A76", '<path d="M0 5 5 0 10 5 5 10Z" fill="none" stroke-width="1.1"/>', "South America"
    ),
    "oceania": Continent(
        "#073E38",
        '<path d="M-1 4q2.75-3 5.5 0t5.5 0t5.5 0M-1 9q2.75-3 5.5 0t5.5 0t5.5 0" fill="none" stroke-width="1.1"/>',
        "Oceania",
    ),
}
ELSEWHERE: Final = Continent("#5F6676", '<circle cx="5" cy="5" r="1"/>', "")
"""For a country without a continent among its tags."""

ICONS: Final = {
    "square-miles": "map",
    "people": "users",
    "million-dollars": "coins",
    "dollars": "banknote",
    "short-tons": "factory",
    "metres": "ruler",
    "year": "calendar",
}


@prebuild_decoder
class Outline(msgspec.Struct, frozen=True):
    """A country's shape in a 200 x 150 box."""

    d: str
    bb: tuple[float, float, float, float]

    def fitted(self, width: float, height: float) -> tuple[float, float, float]:
        """Where to put the shape so that it fills a window, and how large: x, y, scale."""
        left, top, right, bottom = self.bb
        scale = min(width / (right - left), height / (bottom - top))
        return (width - (left + right) * scale) / 2, (height - (top + bottom) * scale) / 2, scale

    def land(self) -> float:
        """How much of the box is land."""
        area = 0.0
        for ring in self.d.split("M")[1:]:
            numbers = [float(number) for number in NUMBER.findall(ring)]
            x, y = numbers[:2]
            swept = 0.0
            for step_x, step_y in zip(numbers[2::2], numbers[3::2], strict=True):
                swept += x * (y + step_y) - (x + step_x) * y
                x, y = x + step_x, y + step_y
            area += abs(swept + x * numbers[1] - numbers[0] * y) / 2
        return area


@cache
def _art(name: str) -> dict[str, object]:
    file = resources.files("tallorder.decks").joinpath("data", "countries", "art", f"{name}.json")
    found: dict[str, object] = json.loads(file.read_text("utf-8"))
    return found


@cache
def outline_of(iso2: str) -> Outline | None:
    """A country's shape, without its scale."""
    entry = _art("outlines").get(iso2)
    return msgspec.convert(entry, Outline) if entry else None


def units_per_radian(iso2: str) -> float:
    """The scale of a shape on the globe; for open cards only."""
    entry = _art("outlines")[iso2]
    assert isinstance(entry, dict)
    return float(entry["k"])


def continent_tag(card: Card) -> str:
    """The continent among the card's tags; empty for none."""
    return next((tag for tag in card.tags if tag in CONTINENTS), "")


def continent_of(card: Card) -> Continent:
    """The continent of a card as it is drawn."""
    return CONTINENTS.get(continent_tag(card), ELSEWHERE)


def flag(iso2: str, x: float, y: float, width: float, key: str) -> str:
    """A flag, four by three, with a hairline around it; plain paper where the code has none."""
    body = _art("flags").get(iso2, "")
    assert isinstance(body, str)
    drawn = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{svg.label('flag', key)}-", body)
    height = width * FLAG[1] / FLAG[0]
    cloth = svg.element(
        "svg",
        drawn or svg.rect(0, 0, *FLAG, layout.PAPER_2),
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox="0 0 640 480",
    )
    edge = svg.rect(x, y, width, height, "none", stroke=layout.INK, stroke_opacity=0.3, stroke_width=0.5)
    return cloth + edge


def glyph(continent: Continent, x: float, y: float, size: float) -> str:
    """The continent's own small shape."""
    outline = _art("continents").get(continent.glyph)
    if not isinstance(outline, str):
        return svg.circle(x + size / 2, y + size / 2, size * 0.4, continent.colour)
    return svg.path(outline, continent.colour, fill_rule="evenodd", transform=svg.moved(x, y, size / 32))


def shape(card: Card, x: float, y: float, width: float, height: float, *, has_pattern: bool = True) -> str:
    """The country's shape filling a window; without an outline its flag is shown."""
    iso2 = card.extra.get("iso2", "")
    outline = outline_of(iso2)
    if outline is None:
        wide = min(width, height * FLAG[0] / FLAG[1]) * 0.8
        return flag(iso2, x + (width - wide) / 2, y + (height - wide * 0.75) / 2, wide, f"{card.id} large")
    dx, dy, scale = outline.fitted(width, height)
    return _land(card, outline, x + dx, y + dy, scale, has_pattern=has_pattern)


def closed(card: Card) -> CardSide:
    """The closed side: name, continent, flag, shape, caption. Scale or grid would reveal the area. [L-COMP-2]"""
    continent, iso2 = continent_of(card), card.extra.get("iso2", "")
    art = svg.document(
        WIDTH,
        HEIGHT,
        svg.rect(0, 0, WIDTH, HEIGHT, layout.PAPER),
        _band(continent),
        glyph(continent, 8, 40.4, 10),
        flag(iso2, 71.6, 37.6, 20.4, card.id),
        shape(card, *WINDOW),
        svg.rect(8, 113, 84, 0.6, layout.PAPER_3),
    )
    return CardSide(
        art=art,
        spine=continent.colour,
        zones=(
            Zone("name", 8, 8.4, 84, 27.4, 14.8, 8, lines=2, weight=500, leading=1.1),
            Zone("place", 20.4, 38.6, 49, 13.6, 7, 5, lines=2, colour=layout.MUTE, typeface=layout.WORDS, weight=500),
            Zone(
                "caption",
                8,
                115,
                84,
                21,
                7.4,
                5.6,
                lines=2,
                colour=layout.MUTE,
                typeface=layout.WORDS,
                weight=400,
                leading=1.22,
            ),
        ),
    )


def opened(deck: Deck, card: Card, order: str) -> CardSide:
    """The open side repeats the closed one and adds the values; its map has one scale for all. [L-COMP-3]"""
    continent, iso2 = continent_of(card), card.extra.get("iso2", "")
    left, top, _, height = MAP
    rows, zones, y = "", [], ROWS_TOP
    for measure in deck.measures[:4]:
        is_active = measure.id == order
        tall = ACTIVE_ROW if is_active else ROW
        size = 9.6 if is_active else 7.6
        rows += svg.rect(5, y, 90, tall, layout.GOLD if is_active else layout.PAPER_2, rx=2.6)
        rows += symbols.icon(
            ICONS.get(measure.show, "hash"), 8, y + (tall - size) / 2, size, layout.INK if is_active else layout.MUTE
        )
        zones.append(
            Zone(
                f"value:{measure.id}",
                20,
                y,
                71,
                tall,
                12.4 if is_active else 9.8,
                6,
                across="end",
                weight=600 if is_active else 500,
            )
        )
        y += tall + ROW_GAP
    art = svg.document(
        WIDTH,
        HEIGHT,
        svg.rect(0, 0, WIDTH, HEIGHT, layout.PAPER),
        _band(continent),
        glyph(continent, 7, 18.8, 6),
        flag(iso2, 75.6, 9, 18.4, f"{card.id} open"),
        _true_scale(card),
        rows,
    )
    return CardSide(
        art=art,
        spine=continent.colour,
        zones=(
            Zone("name", 7, 7, 66, 11, 9.6, 4.8, lines=2, weight=500, leading=1.02),
            Zone("place", 14.4, 18.4, 58, 6.4, 5.4, 4, colour=layout.MUTE, typeface=layout.WORDS, weight=500),
            Zone("caption", 7, 70, 86, 6, 5, 3.2, colour=layout.MUTE, typeface=layout.WORDS, weight=400),
            Zone(
                "unit",
                left + 12 + MAP_GRID_KM / KM_PER_UNIT,
                top + height - 5.4,
                14,
                5,
                4,
                3,
                colour=layout.MUTE,
                typeface=layout.WORDS,
                weight=400,
            ),
            *zones,
        ),
    )


def small(card: Card) -> CardSide:
    """The card in Cardline's line: shape, flag, glyph and name."""
    continent, iso2 = continent_of(card), card.extra.get("iso2", "")
    art = svg.document(
        WIDTH,
        HEIGHT,
        svg.rect(0, 0, WIDTH, HEIGHT, layout.PAPER),
        svg.rect(0, 0, WIDTH, 5, continent.colour),
        shape(card, 8, 10, 84, 58),
        flag(iso2, 25, 73, 28, f"{card.id} small"),
        glyph(continent, 59, 74.5, 18),
    )
    name = Zone("name", 4, 96, 92, 42, 17.4, 11, lines=2, across="middle", weight=500, leading=1.1)
    return CardSide(art=art, spine=continent.colour, zones=(name,))


def _band(continent: Continent) -> str:
    ticks = "".join(
        svg.rect(2 + i * 4, BAND - long, 0.55, long) for i in range(25) for long in (3.8 if i % 5 == 0 else 2.1,)
    )
    return svg.rect(0, 0, WIDTH, BAND, continent.colour) + svg.group(ticks, fill=layout.PAPER, opacity=0.75)


def _land(card: Card, outline: Outline, x: float, y: float, scale: float, *, has_pattern: bool = True) -> str:
    continent, at = continent_of(card), svg.moved(x, y, scale)
    if not has_pattern:
        return svg.path(outline.d, continent.colour, fill_rule="evenodd", transform=at)
    key = svg.label("land", card.id, svg.num(x), svg.num(y))
    is_lines = "<path" in continent.pattern
    weave = svg.element(
        "pattern",
        svg.group(continent.pattern, fill=layout.PAPER, stroke=layout.PAPER if is_lines else None, opacity=0.34),
        id=f"{key}-weave",
        width="10",
        height="10",
        patternUnits="userSpaceOnUse",
        patternTransform=f"scale({0.42 / scale:.4f})",  # the pattern has the same size on every card
    )
    land = svg.path(outline.d, None, id=key, fill_rule="evenodd")
    fills = (continent.colour, f"url(#{key}-weave)")
    return svg.element("defs", weave, land) + "".join(
        svg.element("use", href=f"#{key}", fill=fill, transform=at) for fill in fills
    )


def _true_scale(card: Card) -> str:
    """The country among squares of a thousand kilometres."""
    left, top, width, height = MAP
    step = MAP_GRID_KM / KM_PER_UNIT
    across, down = math.floor(width / 2 / step), math.floor(height / 2 / step)
    lines = "".join(
        svg.d("M", left + width / 2 + i * step, top, "V", top + height) for i in range(-across, across + 1)
    ) + "".join(svg.d("M", left, top + height / 2 + i * step, "H", left + width) for i in range(-down, down + 1))
    grid = svg.line(lines, layout.PAPER_3, 0.35) + svg.rect(
        left, top, width, height, "none", stroke=layout.PAPER_3, stroke_width=0.7, rx=1.4
    )
    bar = svg.line(svg.d("M", left + 2, top + height - 2.6, "v1.6h", step, "v-1.6"), layout.INK, 0.6) + symbols.number(
        "1000", left + 3.4 + step, top + height - 1.2, 3, layout.MUTE
    )
    iso2 = card.extra.get("iso2", "")
    outline = outline_of(iso2)
    if outline is None:
        return grid + bar + _ring(card, 0, 0)
    scale = EARTH_KM / KM_PER_UNIT / units_per_radian(iso2)
    x0, y0, x1, y1 = outline.bb
    x = left + width / 2 - (x0 + x1) / 2 * scale
    y = top + height / 2 - (y0 + y1) / 2 * scale
    wide, high = (x1 - x0) * scale, (y1 - y0) * scale
    drawn = grid + bar + _land(card, outline, x, y, scale, has_pattern=max(wide, high) >= RING_UNDER)
    if max(wide, high) < RING_UNDER or outline.land() * scale**2 < RING_UNDER:
        drawn += _ring(card, wide, high)
    return drawn


def _ring(card: Card, wide: float, high: float) -> str:
    """A ring around what would be overlooked: a small state, or islands far apart."""
    left, top, width, height = MAP
    return svg.ellipse(
        left + width / 2,
        top + height / 2,
        max(3.6, wide / 2 + 1.6),
        max(3.6, high / 2 + 1.6),
        "none",
        stroke=continent_of(card).colour,
        stroke_width=0.8,
    )
