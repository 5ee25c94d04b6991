"""What is printed: both sides of every card, and the markers that a table needs."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tallorder import faces
from tallorder.cards import BuildingSet, Card, Deck
from tallorder.decks.display import Units
from tallorder.faces import CardSide
from tallorder.faces.layout import TABLE
from tallorder.faces.texts import building_texts, texts_of

SEAT_COLOURS: Final = ("#a7baff", "#fed5b8", "#f5fd5a", "#c256f9", "#279ea4", "#9e8773")
"""The colours of seats on screen; the number on a marker tells them apart without colours."""
MARKERS_EACH: Final = 8


class PaperCard(msgspec.Struct, frozen=True):
    """A card as it is printed: two pictures and the texts that belong on them."""

    name: str
    front: CardSide
    front_texts: dict[str, str]
    back: CardSide
    back_texts: dict[str, str]


def deck_cards(deck: Deck, cards: Iterable[Card], language: str, units: Units, order: str) -> list[PaperCard]:
    """Cards of facts by name: the closed side in front, the open one behind. [C-COMP-2, C-COMP-3, L-COMP-2, L-COMP-3]

    Nothing about a front depends on a value, nor does the order in which cards are printed.
    """
    found = []
    for card in sorted(cards, key=lambda card: (card.called(language).casefold(), card.id)):
        texts = texts_of(deck, card, language, units)
        closed = {holds: text for holds, text in texts.items() if not holds.startswith(("value:", "label:", "era:"))}
        front, back = faces.closed_face(deck, card), faces.open_face(deck, card, order)
        found.append(PaperCard(card.called(language), front, closed, back, texts))
    return found


def building_cards(box: BuildingSet, language: str) -> list[PaperCard]:
    """Every single card of Skyscraper with the common back. [S-COMP-1]"""
    back = CardSide(faces.back_art(), (), TABLE)
    return [
        PaperCard(texts["name"], faces.building_face(card), texts, back, {})
        for card in box.cards
        for texts in (building_texts(card, language),)
        for _ in range(card.count)
    ]


def owner_markers(players: int) -> list[tuple[str, str]]:
    """The number and colour of each marker that says whose a building is."""
    return [(str(seat + 1), SEAT_COLOURS[seat]) for seat in range(players) for _ in range(MARKERS_EACH)]


def chosen(deck: Deck, wanted: str) -> Sequence[Card]:
    """The cards that `core`, `all` or a list of ids means. Raises KeyError with the id that there is not."""
    if wanted == "core":
        return deck.core()
    if wanted == "all":
        return deck.cards
    by_id = {card.id: card for card in deck.cards}
    return [by_id[name.strip()] for name in wanted.split(",")]
