"""Cards as clients are told about them: names and pictures by opaque keys, values only of cards that lie open."""

from collections.abc import Collection, Iterable

import msgspec

from tallorder.cards import Card, Deck
from tallorder.table.game import TableGame
from tallorder.table.messages import Face, FaceLayout, OpenSide
from tallorder.table.pictures import CLOSED_SIDES, CardRenderer, Side, picture_key
from tallorder.table.table import Table

DECKS_KEPT = 64

_places: dict[str, dict[str, int]] = {}


def places(deck: Deck) -> dict[str, int]:
    """The place of each card among the deck's ids."""
    if deck.hash not in _places:
        if len(_places) > DECKS_KEPT:
            _places.clear()
        _places[deck.hash] = {card: place for place, card in enumerate(sorted(card.id for card in deck.cards))}
    return _places[deck.hash]


def closed_side(card: Card, number: int, layout: FaceLayout, art: str, tile: str, figure: str) -> Face:
    """A card as far as its closed side tells."""
    return Face(
        card=number,
        name=card.name,
        place=card.place,
        caption=card.caption,
        short=card.short,
        approximate=tuple(measure for measure, value in card.values.items() if value.approximate),
        scopes={measure: value.scope for measure, value in card.values.items() if value.scope},
        art=art,
        tile=tile,
        figure=figure,
        look=layout,
    )


class CardFaces:
    """Makes the faces of a table's cards."""

    def __init__(self, table: Table, renderer: CardRenderer) -> None:
        self.table = table
        self.renderer = renderer

    def face(self, deck: Deck, card: Card, number: int, open_by: str | None) -> Face:
        """A card as far as its lying side tells; `open_by` is the order of the game in which it lies open."""
        place = places(deck)[card.id]
        art, tile, figure = (self.key(deck, place, side) for side in CLOSED_SIDES)
        face = closed_side(card, number, self.renderer.closed_layout(deck, card), art, tile, figure)
        if open_by is None:
            return face
        layout = self.renderer.open_layout(deck, card, open_by)
        opened = OpenSide(card.values, self.key(deck, place, "open"), card.note, card.sources, layout)
        return msgspec.structs.replace(face, opened=opened)

    def key(self, deck: Deck, place: int, side: Side) -> str:
        """Where the picture of a side is."""
        return f"{self.table.id}/{picture_key(self.table.secret, deck.hash, place, side)}"

    def of(self, game: TableGame, cards: Iterable[int], opened: Collection[int]) -> tuple[Face, ...]:
        """The faces of these cards of a game."""
        deck, deal = game.start.deck, game.start.deal
        if deck is None:
            return ()
        return tuple(self.face(deck, deal.cards[card], card, deal.order if card in opened else None) for card in cards)
