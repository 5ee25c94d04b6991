"""Faces of cards: text-free pictures made from data, one source for screen and paper.

A closed face is made from id, kind, place and tags; it never looks at a value. An open face may tell its values in
pictures. Text is set by each medium, at the places a face names.
"""

from tallorder.cards import Card, Deck
from tallorder.faces import countries, generic, landmarks, posters, svg
from tallorder.faces.buildings import (
    OVERHANG,
    PIPS,
    back_art,
    building_art,
    building_face,
    coin_art,
    foundation_art,
    net_art,
    pip_art,
    prize_art,
    storey_art,
)
from tallorder.faces.layout import HEIGHT, PAPER, WIDTH, CardSide

__all__ = [
    "HEIGHT",
    "OVERHANG",
    "PIPS",
    "WIDTH",
    "CardSide",
    "back_art",
    "building_art",
    "building_face",
    "closed_art",
    "closed_face",
    "coin_art",
    "continent_art",
    "figure_art",
    "flag_art",
    "foundation_art",
    "net_art",
    "open_art",
    "open_face",
    "pip_art",
    "plate_colour",
    "prize_art",
    "small_face",
    "storey_art",
    "subject_of",
    "tile_art",
]


def subject_of(deck: Deck, card: Card) -> str:
    """What a card shows: a film, a landmark, a country, or plain shapes for any other deck."""
    if deck.id == "movies":
        return "film"
    if card.extra.get("kind"):
        return "landmark"
    if card.extra.get("iso2"):
        return "country"
    return "plain"


def closed_face(deck: Deck, card: Card) -> CardSide:
    """The side everybody sees: the same bytes whatever the card's values are. [C-COMP-2, C-COMP-3, L-COMP-2]"""
    match subject_of(deck, card):
        case "film":
            return posters.closed(card)
        case "landmark":
            return landmarks.closed(card)
        case "country":
            return countries.closed(card)
        case _:
            return generic.closed(card)


def open_face(deck: Deck, card: Card, order: str) -> CardSide:
    """The side with the values; the measure that is played by stands out. [C-COMP-2, C-COMP-3, L-COMP-3]"""
    match subject_of(deck, card):
        case "film":
            return posters.opened(deck, card, order)
        case "landmark":
            return landmarks.opened(deck, card, order)
        case "country":
            return countries.opened(deck, card, order)
        case _:
            return generic.opened(deck, card, order)


def small_face(deck: Deck, card: Card) -> CardSide:
    """A closed card under some 110 pixels, as in Cardline's line: fewer things, larger. It shows the short name."""
    match subject_of(deck, card):
        case "landmark":
            return landmarks.small(card)
        case "country":
            return countries.small(card)
        case _:
            return posters.small(card)


def closed_art(deck: Deck, card: Card) -> str:
    """The picture of a closed card."""
    return closed_face(deck, card).art


def open_art(deck: Deck, card: Card, order: str) -> str:
    """The picture of an open card."""
    return open_face(deck, card, order).art


def tile_art(deck: Deck, card: Card, *, width: float, height: float) -> str:
    """The picture of a closed card in a cell of the table, of any shape. A tile is not a small card."""
    match subject_of(deck, card):
        case "landmark":
            drawn = landmarks.scene(card, width, height, box=(0.88, 0.86), has_weather=min(width, height) >= 30)
        case "country":
            drawn = countries.shape(card, width * 0.05, height * 0.05, width * 0.9, height * 0.9)
        case _:
            drawn = posters.poster(card.id, width, height, strength=0.6)
    return svg.document(width, height, drawn)


def figure_art(deck: Deck, card: Card, *, width: float, height: float) -> str:
    """The subject alone without a background, for an open tile; still not to scale."""
    match subject_of(deck, card):
        case "landmark":
            drawn = landmarks.figure(card, width, height)
        case "country":
            drawn = countries.shape(card, 0, 0, width, height)
        case _:
            drawn = posters.poster(card.id, width, height)
    return svg.document(width, height, drawn)


def plate_colour(deck: Deck, card: Card) -> str:
    """The colour behind a tile's name: the shade of its light, paper, or the poster's background."""
    match subject_of(deck, card):
        case "landmark":
            return landmarks.light_of(card).shade
        case "country":
            return PAPER
        case _:
            return posters.style_of(card.id).palette.ground


def continent_art(tag: str) -> str | None:
    """The shape of a continent, in its colour; None if there is no such continent."""
    continent = countries.CONTINENTS.get(tag)
    return None if continent is None else svg.document(32, 32, countries.glyph(continent, 0, 0, 32))


def flag_art(iso2: str) -> str:
    """A flag as a picture by itself, four by three."""
    return svg.document(40, 30, countries.flag(iso2, 0, 0, 40, f"{iso2} alone"))
