"""Faces of landmarks: closed in one box for all, open true to scale beside a ruler and the Eiffel Tower."""

from typing import Final

from tallorder.cards import Card, Deck, Zone
from tallorder.faces import layout, svg, symbols
from tallorder.faces.drawing import Drawing, own_drawing
from tallorder.faces.forms import drawing_of
from tallorder.faces.layout import HEIGHT, WIDTH, CardSide
from tallorder.faces.light import GREENWICH, Light, light_at

SKY: Final = 98.0
"""Height of the sky on a closed card; the name plate fills the rest."""
BOX: Final = (0.84, 0.80)
"""The share of the sky's width and height that a drawing may fill, whatever its real size."""

RULERS: Final = {36: 5, 70: 10, 140: 20, 350: 50, 880: 100}
"""Metres that a ruler shows, and its step; every second step is numbered."""
EIFFEL_METRES: Final = 324.0
PLOT_TOP: Final = 37.0
GROUND: Final = 107.7
RULER_WIDTH: Final = 17.0
GHOST: Final = {"d": "#D6CCB6", "m": "#DED5C1", "l": "#E9E2D1", "o": layout.PAPER, "a": "#E9E2D1"}
STARS: Final = (
    (0.1, 0.12),
    (0.38, 0.08),
    (0.55, 0.2),
    (0.68, 0.07),
    (0.9, 0.3),
    (0.44, 0.32),
    (0.14, 0.4),
    (0.8, 0.12),
    (0.62, 0.38),
)


def light_of(card: Card) -> Light:
    """The light on a card, by its longitude."""
    try:
        return light_at(float(card.extra.get("longitude", "")))
    except ValueError:
        return light_at(GREENWICH)


def scene(card: Card, width: float, height: float, *, box: tuple[float, float] = BOX, has_weather: bool = True) -> str:
    """The sky of a card with its drawing on the lower edge, in the same box for all."""
    light, drawing = light_of(card), drawing_of(card)
    sky_id = svg.label("sky", card.id, svg.num(width), svg.num(height))
    gradient = svg.element(
        "linearGradient",
        svg.element("stop", offset="0", stop_color=light.top),
        svg.element("stop", offset="1", stop_color=light.horizon),
        id=sky_id,
        x1="0",
        y1="0",
        x2="0",
        y2="1",
    )
    weather = _weather(light, width, height, svg.hash_of(card.id) % 17) if has_weather else ""
    return (
        svg.element("defs", gradient)
        + svg.rect(0, 0, width, height, f"url(#{sky_id})")
        + weather
        + _standing(drawing, light.tones(), width, height, box)
    )


def figure(card: Card, width: float, height: float) -> str:
    """The drawing alone, fitted to a box, for open tiles."""
    return _standing(drawing_of(card), light_of(card).tones(), width, height, (1, 1))


def closed(card: Card) -> CardSide:
    """The closed side: sky, drawing, ruler ticks and name plate. [C-COMP-2]"""
    light = light_of(card)
    plate = svg.rect(0, SKY, WIDTH, HEIGHT - SKY, light.shade) + svg.rect(
        0, SKY, WIDTH, 0.7, "#ffffff", fill_opacity=0.2
    )
    art = svg.document(WIDTH, HEIGHT, scene(card, WIDTH, SKY), _ticks(5.6, 92.4, layout.PAPER), plate)
    paper = layout.PAPER
    return CardSide(
        art=art,
        spine=light.body,
        zones=(
            Zone("name", 5, 100.4, 90, 23.6, 10.4, 6.6, lines=2, across="middle", colour=paper),
            Zone("place", 4, 125.6, 92, 9, 6.1, 4.4, across="middle", colour=paper, typeface=layout.WORDS, weight=400),
            Zone("mark", 20, 4, 76, 10, 6.4, 4.4, across="end", along="start", typeface=layout.WORDS, is_pill=True),
        ),
    )


def small(card: Card) -> CardSide:
    """A closed card a few pixels wide: the drawing and the name."""
    light, sky = light_of(card), 86.0
    plate = svg.rect(0, sky, WIDTH, HEIGHT - sky, light.shade)
    art = svg.document(WIDTH, HEIGHT, scene(card, WIDTH, sky, box=(0.88, 0.86)), plate)
    name = Zone("name", 4, 88, 92, 50, 15, 10, lines=3, across="middle", colour=layout.PAPER, leading=1.06)
    return CardSide(art=art, spine=light.body, zones=(name,))


def opened(deck: Deck, card: Card, order: str) -> CardSide:
    """The open side: the landmark true to scale, the grey Eiffel Tower at the same scale on every card. [C-COMP-2]"""
    light, metres = light_of(card), metres_of(deck, card)
    other = tuple(measure.id for measure in deck.measures if measure.id != order)
    plot = _plot(card, light, metres) if metres else _boxed(card, light)
    art = svg.document(WIDTH, HEIGHT, svg.rect(0, 0, WIDTH, HEIGHT, layout.PAPER), plot, _ground(light))
    left = 42 if other else 7
    return CardSide(
        art=art,
        spine=light.body,
        zones=(
            Zone("name", 7, 5, 86, 18.6, 9.4, 6, lines=2, along="end"),
            Zone("place", 7, 24.2, 86, 7.6, 5.8, 4.2, typeface=layout.WORDS, weight=400, colour=layout.MUTE),
            *layout.large(deck.measure(order), left, light.shade),
            *layout.beside(other, 112, 26),
        ),
    )


def metres_of(deck: Deck, card: Card) -> float:
    """How high the landmark is, or 0 where the deck does not measure it in metres."""
    for measure in deck.measures:
        if measure.show == "metres" and measure.id in card.values:
            return max(0.0, card.values[measure.id].number / float(10**measure.decimals))
    return 0.0


def ruler_for(metres: float, breadth: float) -> int:
    """The smallest ruler that holds height and width; `breadth` is width divided by height."""
    for reach in RULERS:
        if metres <= reach * 0.96 and metres * breadth * (GROUND - PLOT_TOP) / reach <= 60:
            return reach
    return 350 if metres <= 340 else 880


def _standing(drawing: Drawing, tones: dict[str, str], width: float, height: float, box: tuple[float, float]) -> str:
    scale = min(width * box[0] / drawing.width, height * box[1] / drawing.height)
    at = svg.moved((width - drawing.width * scale) / 2, height - drawing.height * scale, scale)
    return svg.group(drawing.painted(tones), transform=at)


def _weather(light: Light, width: float, height: float, seed: int) -> str:
    radius = min(width, height) * 0.11
    # A disc on the right stays below the mark in the corner.
    cx, cy = light.x * width, max(light.y, 0.27 if light.x > 0.6 else 0) * height
    drawn = svg.circle(cx, cy, radius * 1.75, light.disc, opacity=0.22) + svg.circle(
        cx, cy, radius, light.disc, opacity=0.94
    )
    if light.is_night:
        stars = "".join(
            svg.circle(x * width, y * height, width * (0.006 if i % 3 else 0.01)) for i, (x, y) in enumerate(STARS)
        )
        return svg.group(stars, fill="#ffffff", opacity=0.8) + drawn
    drift, level = (seed * 7) % 10 / 20, 0.02 * (seed % 5)
    streaks = (
        (0.06 + drift, 0.42 + level, 0.30, 0.028),
        (0.16 + drift, 0.47 + level, 0.38, 0.022),
        (-0.05 + (seed * 3) % 10 / 25, 0.20 + 0.02 * (seed % 4), 0.26, 0.022),
    )
    clouds = "".join(
        svg.rect(x * width, y * height, wide * width, thick * height, rx=thick * height / 2)
        for x, y, wide, thick in streaks
    )
    return drawn + svg.group(clouds, fill="#ffffff", opacity=0.26)


def _ticks(top: float, bottom: float, colour: str) -> str:
    steps = 24
    drawn = "".join(
        svg.rect(0, top + i * (bottom - top) / steps, 6 if i % 5 == 0 else 3, 0.6) for i in range(steps + 1)
    )
    return svg.group(drawn, fill=colour, opacity=0.62)


def _ground(light: Light) -> str:
    return svg.rect(0, GROUND, WIDTH, 1.4, light.shade)


def _plot(card: Card, light: Light, metres: float) -> str:
    drawing, eiffel = drawing_of(card), eiffel_tower()
    is_bridge = card.extra.get("kind") == "bridge"
    reach = ruler_for(metres, 1.1 if is_bridge else min(drawing.width / drawing.height, 2.3))
    unit = (GROUND - PLOT_TOP) / reach
    scale, ghost_scale = metres * unit / drawing.height, EIFFEL_METRES * unit / eiffel.height
    wide, ghost_wide = drawing.width * scale, eiffel.width * ghost_scale
    if reach <= 140:
        start = {36: 58.0, 70: 52.0, 140: 44.0}[reach]
        ghost_x = max(start, RULER_WIDTH + min(wide, 60) - (6 if reach == 140 else 12))
        left, room = RULER_WIDTH + 1, 62.0
    else:
        ghost_x = min(WIDTH - ghost_wide - 3, 78)
        room = ghost_x - RULER_WIDTH - 1
        left = max(RULER_WIDTH + 1, (RULER_WIDTH + ghost_x - wide) / 2 + 1)
    squeeze = min(1.0, room / wide)  # very wide structures are drawn narrower; the height is true
    top = GROUND - metres * unit
    clip = svg.label("plot", card.id)
    picture = svg.group(
        svg.group(eiffel.painted(GHOST), transform=svg.moved(ghost_x, GROUND - EIFFEL_METRES * unit, ghost_scale)),
        svg.group(drawing.painted(light.tones()), transform=svg.moved(left, top, scale * squeeze, scale)),
        clip_path=f"url(#{clip})",
    )
    pointer = svg.line(
        svg.d("M", 5, top, "H", left + wide * squeeze / 2), light.shade, 0.5, stroke_dasharray="1.4 1.2", opacity=0.75
    ) + svg.circle(2.6, top, 1.5, light.shade)
    window = svg.element("clipPath", svg.rect(0, PLOT_TOP - 3, WIDTH, GROUND - PLOT_TOP + 3), id=clip)
    return svg.element("defs", window) + picture + _ruler(reach, unit) + pointer


def _ruler(reach: int, unit: float) -> str:
    step, ticks, numbers = RULERS[reach], "", ""
    for fifth in range(reach * 5 // step + 1):
        y, is_step = GROUND - fifth * step / 5 * unit, fifth % 5 == 0
        ticks += svg.rect(0, y - 0.2, 5 if is_step else 2.6, 0.5, opacity=0.8 if is_step else 0.45)
        if fifth and fifth % 10 == 0:
            numbers += symbols.number(str(fifth * step // 5), 6.4, y + 1.7, 3.4, layout.MUTE)
    return svg.group(ticks, fill=layout.INK) + numbers


def _boxed(card: Card, light: Light) -> str:
    """A deck without a measure in metres shows the drawing in its box."""
    height = GROUND - PLOT_TOP
    return svg.group(_standing(drawing_of(card), light.tones(), WIDTH, height, BOX), transform=svg.moved(0, PLOT_TOP))


def eiffel_tower() -> Drawing:
    """The tower that every open card is measured against."""
    drawing = own_drawing("eiffel-tower")
    assert drawing is not None
    return drawing
