"""Faces of films: posters styled by a hash of the card id, tickets on the open side.

Palette, typeface and ornament come from the id and from nothing else, so that no poster reveals its decade or takings.
"""

import math
from collections.abc import Callable
from typing import Final

import msgspec

from tallorder.cards import Card, Deck, Zone
from tallorder.faces import layout, svg
from tallorder.faces.layout import HEIGHT, WIDTH, CardSide
from tallorder.faces.svg import Dice, d, num

STUB: Final = 42.0
"""Height of the ticket stub on an open card."""


class Palette(msgspec.Struct, frozen=True):
    """Four colours of a poster; ink on ground is 4.5 : 1 or more."""

    ground: str
    ink: str
    first: str
    second: str


class Typeface(msgspec.Struct, frozen=True):
    """How a poster sets its title."""

    name: str
    weight: int
    size: float
    """Relative to the other typefaces, so that all look equally large."""
    leading: float
    upper: bool = False
    stroke: float = 0


PALETTES: Final = tuple(
    Palette(*colours.split())
    for colours in (
        "#7A1F22 #F8E4C2 #A8363A #D9A66A",
        "#111A3D #F6D48C #2A3B7E #5C74C4",
        "#EDE3CF #1E2A2E #A9C4B2 #D9694A",
        "#CF5B3E #1C1210 #E58A66 #F7DDB4",
        "#173F3A #F3E9D0 #2C665C #D98E5A",
        "#2C1B3F #F5BFD0 #533373 #8D63B5",
        "#D8C492 #2A2118 #C2A86A #9A3B26",
        "#121214 #F4F1EA #2A2A2E #C8412F",
        "#9FC5D0 #12263A #C6DEE2 #CF6B4F",
        "#EABAAB #3B1420 #F4D6C9 #A8324A",
        "#234878 #F4EAD4 #35639E #E2845C",
        "#3A4763 #F8EACF #536488 #E8A56C",
        "#0F5257 #FBE9C9 #1B7076 #F0A07C",
        "#F4EFE4 #8E1F2B #E6DCC8 #1F2A44",
    )
)
TYPEFACES: Final = (
    Typeface("Unbounded", 700, 0.86, 1.06),
    Typeface("Yeseva One", 400, 1, 1.02),
    Typeface("Playfair Display", 800, 1, 1),
    Typeface("Poiret One", 400, 1.08, 1.02, stroke=0.3),
    Typeface("Russo One", 400, 0.95, 1.02, upper=True),
    Typeface("Rubik Mono One", 400, 0.74, 1.08, upper=True),
    Typeface("Oswald", 700, 1.12, 1.04, upper=True),
)


class Style(msgspec.Struct, frozen=True):
    """What the hash of an id chooses."""

    palette: Palette
    typeface: Typeface
    ornament: int
    seed: int

    @property
    def is_framed(self) -> bool:
        """Whether the ornament keeps to the border, so that the title may use the middle."""
        return ORNAMENTS[self.ornament] in FRAMES


def style_of(card_id: str) -> Style:
    """The style of a poster, by nothing but the card's id."""
    seed = svg.hash_of(card_id)
    return Style(
        palette=PALETTES[seed % len(PALETTES)],
        typeface=TYPEFACES[(seed >> 5) % len(TYPEFACES)],
        ornament=(seed >> 11) % len(ORNAMENTS),
        seed=seed,
    )


def poster(card_id: str, width: float, height: float, *, strength: float = 1) -> str:
    """The picture of a poster, of any shape."""
    style = style_of(card_id)
    drawn = ORNAMENTS[style.ornament](width, height, style.palette, Dice(style.seed))
    clip = svg.label("poster", card_id, num(width), num(height))
    frame = svg.element("clipPath", svg.rect(0, 0, width, height), id=clip)
    return (
        svg.element("defs", frame)
        + svg.rect(0, 0, width, height, style.palette.ground)
        + svg.group(drawn, clip_path=f"url(#{clip})", opacity=strength if strength < 1 else None)
    )


def closed(card: Card) -> CardSide:
    """The closed side: a poster. [C-COMP-3]"""
    style = style_of(card.id)
    top, bottom = (0.2, 0.73) if style.is_framed else (0.13, 0.46 if has_aside(card) else 0.53)
    return CardSide(
        art=svg.document(WIDTH, HEIGHT, poster(card.id, WIDTH, HEIGHT)),
        spine=style.palette.ground,
        zones=_title(style, top * HEIGHT, bottom * HEIGHT),
    )


def small(card: Card) -> CardSide:
    """A closed card a few pixels wide: the title over a pale ornament."""
    style = style_of(card.id)
    title = _title(style, 14, 126)[0]
    art = svg.document(WIDTH, HEIGHT, poster(card.id, WIDTH, HEIGHT, strength=0.6))
    return CardSide(
        art=art, spine=style.palette.ground, zones=(msgspec.structs.replace(title, least=title.least * 1.2),)
    )


def opened(deck: Deck, card: Card, order: str) -> CardSide:
    """The open side: the poster on a ticket, the values on its stub. [C-COMP-3]"""
    style, fold = style_of(card.id), HEIGHT - STUB
    holes = "".join(_hole(4.6 + 7.57 * i, fold) for i in range(13))
    clip = svg.label("ticket", card.id)
    outline = svg.element("clipPath", svg.path(f"M0 0H{WIDTH}V{HEIGHT}H0Z{holes}", clip_rule="evenodd"), id=clip)
    ticket = svg.group(
        poster(card.id, WIDTH, fold), svg.rect(0, fold, WIDTH, STUB, layout.PAPER), clip_path=f"url(#{clip})"
    )
    other = [measure for measure in deck.measures if measure.id != order]
    split = 47.0 if deck.measure(order).show == "year" else 66.0  # a year is short, an amount is long
    big = Zone(f"value:{order}", 6, fold + 4, split - 9, STUB - 7, 18.5, 7, weight=700, leading=1)
    small: list[Zone] = []
    for row, measure in enumerate(other[:2]):
        y, high = fold + 6 + 16 * row, 24.0 if len(other) == 1 else 10.0
        small += [
            Zone(f"value:{measure.id}", split, y, 94 - split, high - 6, 9, 4.6, across="end", along="end"),
            Zone(
                f"label:{measure.id}",
                split,
                y + high - 5.4,
                94 - split,
                6,
                5,
                3.8,
                across="end",
                typeface=layout.WORDS,
                weight=400,
                colour=layout.MUTE,
            ),
        ]
    top, bottom = (0.16, 0.76) if style.is_framed else (0.15, 0.6)
    if not style.is_framed and has_aside(card):
        bottom = 0.47  # what the title has in brackets stands between it and the ornament
    return CardSide(
        art=svg.document(WIDTH, HEIGHT, svg.element("defs", outline), ticket),
        spine=style.palette.ground,
        zones=(*_title(style, top * fold, bottom * fold), big, *small),
    )


def has_aside(card: Card) -> bool:
    """Whether the title says more in brackets, such as who directed it. [C-COMP-10]"""
    return any("[" in name for name in card.name.values())


def _title(style: Style, top: float, bottom: float) -> tuple[Zone, ...]:
    letters, side = style.typeface, 11 if style.is_framed else 8
    title = Zone(
        "name",
        side,
        top,
        WIDTH - 2 * side,
        bottom - top,
        20 * letters.size,
        6 * min(1, letters.size),
        lines=6,
        across="middle",
        colour=style.palette.ink,
        typeface=letters.name,
        weight=letters.weight,
        leading=letters.leading,
        upper=letters.upper,
        stroke=letters.stroke,
        halo=style.palette.ground,
    )
    note = Zone(
        "aside",
        side,
        bottom + 1.4,
        WIDTH - 2 * side,
        9,
        6,
        4.4,
        across="middle",
        colour=style.palette.ink,
        typeface=layout.WORDS,
        weight=500,
        halo=style.palette.ground,
    )
    mark = Zone("mark", 20, 4, 76, 10, 5.8, 4, across="end", along="start", typeface=layout.WORDS, is_pill=True)
    return title, note, mark


def _hole(x: float, y: float) -> str:
    radius = 1.9
    return (
        f"M{num(x - radius)} {num(y)}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0Z"
    )


Ornament = Callable[[float, float, Palette, Dice], str]
# Every ornament keeps to the lower part or to the border, so that the title's place stays clean.


def _rays(w: float, h: float, p: Palette, _: Dice) -> str:
    x, y, far = w / 2, h * 1.03, 2 * h
    beams = ""
    for i in range(18):
        start = math.pi + i * math.pi / 17
        end = start + math.pi / 34
        beams += d(
            *("M", x, y, "L", x + far * math.cos(start), y + far * math.sin(start)),
            *("L", x + far * math.cos(end), y + far * math.sin(end), "Z"),
        )
    return svg.path(beams, p.first, opacity=0.6) + svg.circle(x, y, min(w * 0.32, h * 0.3), p.second)


def _hill_and_moon(w: float, h: float, p: Palette, _: Dice) -> str:
    return svg.circle(w * 0.5, h * 1.34, h * 0.66, p.first) + svg.circle(w * 0.8, h * 0.74, min(w, h) * 0.085, p.second)


def _stripes(w: float, h: float, p: Palette, _: Dice) -> str:
    broad = d("M", 0, h * 0.84, "L", w, h * 0.58, "V", h * 0.72, "L", 0, h * 0.98, "Z")
    narrow = d("M", 0, h * 1.03, "L", w, h * 0.77, "V", h * 0.82, "L", 0, h * 1.08, "Z")
    return svg.path(broad, p.first) + svg.path(narrow, p.second)


def _peak(w: float, h: float, p: Palette, dice: Dice) -> str:
    stars = "".join(
        svg.circle(dice.roll() * w, dice.roll() * h * 0.95, dice.between(0.3, 1), opacity=dice.between(0.25, 0.75))
        for _ in range(34)
    )
    slope = d("M", 0, h, "L", w * 0.5, h * 0.74, "L", w, h, "Z")
    lit = d("M", w * 0.5, h * 0.74, "L", w, h, "H", w * 0.62, "Z")
    return svg.group(stars, fill=p.ink) + svg.path(slope, p.first) + svg.path(lit, p.second, opacity=0.7)


def _corners(w: float, h: float, p: Palette, _: Dice) -> str:
    scale = min(1, h / 100)
    frame = svg.rect(4, 4, w - 8, h - 8, "none", stroke=p.second, stroke_width=1.1) + svg.rect(
        6.6, 6.6, w - 13.2, h - 13.2, "none", stroke=p.second, stroke_width=0.5
    )
    fan = "".join(
        svg.path(d("M0 0H", r, "A", r, r, "0 0 1 0 ", r, "Z"), colour)
        for r, colour in ((14, p.second), (10.4, p.ground), (6.6, p.second))
    )
    corners = ((4, 4, 0), (w - 4, 4, 90), (w - 4, h - 4, 180), (4, h - 4, 270))
    return frame + "".join(
        svg.group(fan, transform=f"translate({num(x)} {num(y)}) rotate({turn}) scale({num(scale)})")
        for x, y, turn in corners
    )


def _rings(w: float, h: float, p: Palette, _: Dice) -> str:
    reach = min(w * 0.52, h * 0.44)
    tones = (p.first, p.ground, p.first, p.ground, p.second)
    return "".join(
        svg.circle(w * 0.5, h * 1.02, reach * part, tone)
        for part, tone in zip((1, 0.8, 0.6, 0.4, 0.22), tones, strict=True)
    )


def _quarters(w: float, h: float, p: Palette, dice: Dice) -> str:
    columns = 6 if h < 80 else 4
    edge, rows, drawn = w / columns, 2 if h > 120 else 1, ""
    for column in range(columns):
        for row in range(rows):
            turn, x, y = dice.pick(4) * 90, (column + 0.5) * edge, h - (row + 0.5) * edge
            tile = svg.rect(0, 0, edge + 0.2, edge + 0.2, p.first if dice.roll() > 0.5 else p.ground)
            quarter = d("M0 0H", edge, "A", edge, edge, "0 0 1 0 ", edge, "Z")
            tile += svg.path(quarter, p.second if dice.roll() > 0.45 else p.ink)
            at = f"translate({num(x)} {num(y)}) rotate({turn}) translate({num(-edge / 2)} {num(-edge / 2)})"
            drawn += svg.group(tile, transform=at)
    return drawn


def _waves(w: float, h: float, p: Palette, _: Dice) -> str:
    crest = "".join(d("q", w / 10, -h * 0.05, w / 5, 0) for _ in range(5))
    return "".join(
        svg.path(f"M0 {num(h * level)}{crest}V{num(h)}H0Z", tone)
        for level, tone in ((0.74, p.first), (0.82, p.second), (0.9, p.first))
    )


def _spotlight(w: float, h: float, p: Palette, _: Dice) -> str:
    beam = d("M", w * 0.96, 0, "L", -w * 0.1, h * 0.95, "L", w * 0.5, h * 1.02, "Z")
    return svg.path(beam, p.first, opacity=0.55) + svg.ellipse(w * 0.22, h * 0.93, w * 0.34, h * 0.055, p.second)


def _film_strip(w: float, h: float, p: Palette, _: Dice) -> str:
    edges = svg.rect(0, 0, 8, h, p.first) + svg.rect(w - 8, 0, 8, h, p.first)
    holes = "".join(svg.rect(x, 2.4 + i * 9, 4, 5, rx=1) for i in range(math.ceil(h / 9)) for x in (2, w - 6))
    return edges + svg.group(holes, fill=p.second)


def _guilloche(w: float, h: float, p: Palette, _: Dice) -> str:
    reach = min(w * 0.46, h * 0.36)
    loops = "".join(
        svg.ellipse(0, 0, reach, reach * 0.42, transform=f"rotate({num(i * 11.25)})" if i else None) for i in range(16)
    )
    return svg.group(
        loops, transform=svg.moved(w * 0.5, h * 0.98), fill="none", stroke=p.second, stroke_width=1, opacity=0.95
    )


def _low_sun(w: float, h: float, p: Palette, _: Dice) -> str:
    radius, y = min(w * 0.3, h * 0.24), h * 0.84
    bands = "".join(
        svg.rect(0, y + radius * (0.05 + i * 0.27), w, radius * (0.05 + i * 0.035), p.ground) for i in range(4)
    )
    return svg.circle(w * 0.5, y, radius, p.second) + bands


def _awning(w: float, h: float, p: Palette, _: Dice) -> str:
    edge = w / 14 if h < 80 else w / 10
    return "".join(
        svg.rect(i * edge, y, edge + 0.1, edge, p.second if i % 2 else p.first)
        for i in range(round(w / edge))
        for y in (0.0, h - edge)
    )


ORNAMENTS: Final[tuple[Ornament, ...]] = (
    _rays,
    _hill_and_moon,
    _stripes,
    _peak,
    _corners,
    _rings,
    _quarters,
    _waves,
    _spotlight,
    _film_strip,
    _guilloche,
    _low_sun,
    _awning,
)
FRAMES: Final = (_corners, _film_strip, _awning)
