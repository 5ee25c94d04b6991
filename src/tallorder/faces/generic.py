"""Faces for decks that come without pictures: a poster of shapes when closed, a filled ruler when open."""

import math
from typing import Final

from msgspec.structs import replace

from tallorder.cards import Card, Deck, Zone
from tallorder.faces import layout, posters, svg
from tallorder.faces.colour import contrast
from tallorder.faces.layout import HEIGHT, WIDTH, CardSide

RULER: Final = (7.0, 36.0, 71.0)
"""Left, top and height of the open side's ruler."""
WIDE_RANGE: Final = 50
"""The ruler is logarithmic if the largest value is at least this many times the smallest."""


def closed(card: Card) -> CardSide:
    """The closed side: shapes chosen by a hash of the id, with the name on them."""
    side = posters.closed(card)
    zones = tuple(replace(zone, holds="place") if zone.holds == "aside" else zone for zone in side.zones)
    return replace(side, zones=zones)


def opened(deck: Deck, card: Card, order: str) -> CardSide:
    """The open side: a ruler over the whole deck, filled up to the card."""
    style = posters.style_of(card.id)
    colour = style.palette.ground if _is_dark(style.palette.ground) else style.palette.second
    left, top, high = RULER
    filled = high * share(deck, card, order)
    ruler = svg.rect(left, top, 13, high, layout.PAPER_2, rx=1)
    ruler += svg.rect(left, top + high - filled, 13, filled, colour, rx=1)
    ticks = "".join(
        svg.rect(left, top + i * high / 20 - 0.25, 6 if i % 5 == 0 else 3.4, 0.5, layout.INK, fill_opacity=0.55)
        for i in range(21)
    )
    picture = svg.group(
        posters.poster(card.id, 62, high, strength=0.9), transform=svg.moved(left + 24, top)
    ) + svg.rect(left + 24, top, 62, high, "none", stroke=layout.PAPER_EDGE, stroke_width=0.6)
    pointer = svg.path(svg.d("M", left + 14, top + high - filled, "l6-3.4v6.8Z"), colour)
    art = svg.document(WIDTH, HEIGHT, svg.rect(0, 0, WIDTH, HEIGHT, layout.PAPER), ruler, ticks, pointer, picture)
    other = tuple(measure.id for measure in deck.measures if measure.id != order)
    named = (
        []
        if other
        else [Zone(f"label:{order}", 7, 112, 30, 24, 6.4, 4, lines=3, colour=layout.MUTE, typeface=layout.WORDS)]
    )
    return CardSide(
        art=art,
        spine=style.palette.ground,
        zones=(
            Zone("name", 7, 5, 86, 19.6, 9.4, 5.6, lines=2, along="end"),
            Zone("place", 7, 25.4, 86, 7.6, 5.8, 4.2, typeface=layout.WORDS, weight=400, colour=layout.MUTE),
            *layout.large(deck.measure(order), 42 if other else 38, layout.INK),
            *layout.beside(other, 112, 26),
            *named,
        ),
    )


def share(deck: Deck, card: Card, order: str) -> float:
    """How far up the deck's range a card stands, from 0 to 1."""
    numbers = [other.values[order].number for other in deck.cards if order in other.values]
    if order not in card.values or not numbers:
        return 0.0
    low, high, at = min(numbers), max(numbers), card.values[order].number
    if low == high:
        return 1.0
    if low > 0 and high >= WIDE_RANGE * low:
        return 0.04 + 0.96 * (math.log(at) - math.log(low)) / (math.log(high) - math.log(low))
    return 0.04 + 0.96 * (at - low) / (high - low)


def _is_dark(colour: str) -> bool:
    return contrast(colour, layout.PAPER) >= 3
