"""Pictures of cards: made once, shown to whoever holds the key to a side."""

import asyncio
import threading
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from tallorder import decks, faces
from tallorder.cards import BuildingCard, Card, Deck
from tallorder.faces.countries import continent_tag
from tallorder.table.faces import closed_side, places
from tallorder.table.messages import Face, FaceLayout
from tallorder.table.pictures import CLOSED_SIDES, Side, read_picture_key
from tallorder.table.summary import deck_head
from tallorder.wire.http import BoxDeck

NARROWEST, WIDEST = 8, 600
TILE = (100, 100)
PIPS = frozenset(faces.PIPS)

Key = TypeVar("Key", bound=tuple[str, ...])


MOST_LAYOUTS: Final = 20_000
"""So many layouts are remembered of each side, about a kilobyte each."""


class DeckPictures:
    """Draws, and remembers what it has drawn: a closed side takes some milliseconds, and is asked for by everybody."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.closed: dict[tuple[str, str], FaceLayout] = {}
        self.opened: dict[tuple[str, str, str], FaceLayout] = {}

    def closed_layout(self, deck: Deck, card: Card) -> FaceLayout:
        """How the closed side wants its text set."""
        key = (deck.hash, card.id)
        found = self.closed.get(key)
        if found is None:
            face = faces.closed_face(deck, card)
            subject, flag, glyph = faces.subject_of(deck, card), "", ""
            if subject == "country":
                flag, continent = f"flags/{card.extra.get('iso2', '')}", continent_tag(card)
                glyph = f"continents/{continent}" if continent else ""
            plate = faces.plate_colour(deck, card)
            found = FaceLayout(subject, face.zones, face.spine, plate, flag, glyph)
            self._remember(self.closed, key, found)
        return found

    def open_layout(self, deck: Deck, card: Card, order: str) -> FaceLayout:
        """How the open side wants its text set."""
        key = (deck.hash, card.id, order)
        found = self.opened.get(key)
        if found is None:
            face = faces.open_face(deck, card, order)
            found = FaceLayout(faces.subject_of(deck, card), face.zones, face.spine)
            self._remember(self.opened, key, found)
        return found

    def _remember(self, layouts: dict[Key, FaceLayout], key: Key, layout: FaceLayout) -> None:
        with self.lock:
            while len(layouts) >= MOST_LAYOUTS:
                del layouts[next(iter(layouts))]
            layouts[key] = layout

    async def prepare(self, deck: Deck) -> None:
        """Looks at every card of the box once, one after another beside what else is done."""
        for card in deck.core():
            if (deck.hash, card.id) not in self.closed:
                await asyncio.to_thread(self.closed_layout, deck, card)


def draw(deck: Deck, secret: str, key: str, order: str, size: tuple[int, int]) -> str | None:
    """The picture that a key opens; None for a key that this table did not give out."""
    read = read_picture_key(secret, deck.hash, key)
    if read is None:
        return None
    place, side = read
    ids = {number: card for card, number in places(deck).items()}
    card = next(card for card in deck.cards if card.id == ids[place])
    return draw_side(side, deck, card, order, size)


def draw_side(side: Side, deck: Deck, card: Card, order: str, size: tuple[int, int]) -> str:
    """One side of a card."""
    match side:
        case "closed":
            return faces.closed_art(deck, card)
        case "open":
            return faces.open_art(deck, card, order)
        case "tile":
            return faces.tile_art(deck, card, width=size[0], height=size[1])
        case "figure":
            return faces.figure_art(deck, card, width=size[0], height=size[1])


BOX = "box"
"""Where closed sides of the shipped decks are, for pages that belong to no table: /art/box/{deck}/{card}/{side}.svg"""


@lru_cache(maxsize=len(decks.SHIPPED))
def box_deck(name: str) -> BoxDeck | None:
    """A shipped deck as it lies in its box: every card by its closed side, in order of name."""
    if name == "skyscraper":
        return BoxDeck(building_set=decks.load_building_set(None))
    if name not in decks.SHIPPED:
        return None
    deck = decks.load(name)
    pictures = DeckPictures()
    cards = sorted(deck.core(), key=lambda card: card.name["en"])
    return BoxDeck(deck_head(deck), tuple(_in_box(deck, card, n, pictures) for n, card in enumerate(cards)))


def _in_box(deck: Deck, card: Card, number: int, pictures: DeckPictures) -> Face:
    art, tile, figure = (f"{BOX}/{deck.id}/{card.id}/{side}" for side in CLOSED_SIDES)
    return closed_side(card, number, pictures.closed_layout(deck, card), art, tile, figure)


def box_picture(name: str, card_id: str, side: str, size: tuple[int, int]) -> str | None:
    """A closed side of a shipped card; None for anything else, an open side above all."""
    if name not in decks.SHIPPED or side not in CLOSED_SIDES:
        return None
    deck = decks.load(name)
    card = next((card for card in deck.core() if card.id == card_id), None)
    return None if card is None else draw_side(side, deck, card, "", size)


@lru_cache(maxsize=1)
def building_cards() -> dict[str, BuildingCard]:
    """Skyscraper's cards by id; what they look like is no secret."""
    return {card.id: card for card in decks.load_building_set(None).cards}


def building_faces() -> dict[str, FaceLayout]:
    """Where each building card wants its text set."""
    found = {}
    for name, card in building_cards().items():
        face = faces.building_face(card)
        found[name] = FaceLayout("building", face.zones, face.spine)
    return found


def building_picture(part: str, name: str, width: int, unit: int) -> str | None:
    """A picture of Skyscraper: a whole card, or a part of a tower; None if there is none of that name."""
    if part == "pip":
        return faces.pip_art(name) if name in PIPS else None
    if part in ("coin", "net"):
        if not (name.removeprefix("-").isdecimal() and name.isascii() and len(name) <= 3):
            return None
        number = int(name)
        return faces.coin_art(number) if part == "coin" else faces.net_art(max(0, number), width=width, ten_metres=unit)
    if part == "building" and name == "back":
        return faces.back_art()
    card = building_cards().get(name)
    drawing: dict[str, Callable[[BuildingCard], str]] = {
        "building": faces.building_art,
        "prize": faces.prize_art,
        "storey": lambda one: faces.storey_art(one, width=width, ten_metres=unit),
        "foundation": lambda one: faces.foundation_art(one, width=width, unit=unit),
    }
    return None if card is None or part not in drawing else drawing[part](card)
