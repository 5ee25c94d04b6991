"""Cards as clients are told about them: names and pictures by opaque keys, values only of cards that lie open."""

from collections.abc import Collection, Iterable

import msgspec

from tallorder.cards import Card, Deck, Zone
from tallorder.table.game import TableGame
from tallorder.table.messages import Face, FaceLayout, OpenSide, ShortFace, ShortLook, ShortSide
from tallorder.table.pictures import CLOSED_SIDES, CardRenderer, Side, picture_key
from tallorder.table.table import Table

DECKS_KEPT = 64
USUAL_COLOUR = Zone("", 0, 0, 0, 0, 0, 0).colour

_places: dict[str, dict[str, int]] = {}


def places(deck: Deck) -> dict[str, int]:
    """The place of each card among the deck's ids."""
    if deck.hash not in _places:
        if len(_places) > DECKS_KEPT:
            _places.clear()
        _places[deck.hash] = {card: place for place, card in enumerate(sorted(card.id for card in deck.cards))}
    return _places[deck.hash]


def marks(card: Card) -> tuple[tuple[str, ...], dict[str, str]]:
    """What both sides say about the numbers: which are approximate, and what they count. [C-COMP-9, C-COMP-13]"""
    approximate = tuple(measure for measure, value in card.values.items() if value.approximate)
    return approximate, {measure: value.scope for measure, value in card.values.items() if value.scope}


def closed_side(card: Card, number: int, layout: FaceLayout, art: str, tile: str, figure: str) -> Face:
    """A card as far as its closed side tells."""
    approximate, scopes = marks(card)
    return Face(
        card=number,
        name=card.name,
        place=card.place,
        caption=card.caption,
        short=card.short,
        approximate=approximate,
        scopes=scopes,
        art=art,
        tile=tile,
        figure=figure,
        look=layout,
    )


_forms: dict[FaceLayout, int] = {}
"""Every form that cards of this process have, by layout without colours, and its number."""
_looks: dict[int, tuple[FaceLayout, FaceLayout, ShortLook]] = {}
"""By identity of a layout, which whoever draws makes once: itself, its form, and what is told of it besides."""
LOOKS_KEPT = 20_000


def _in_short(layout: FaceLayout) -> tuple[FaceLayout, ShortLook]:
    """A layout as its form, and what the form leaves out."""
    known = _looks.get(id(layout))
    if known is None:
        colours = tuple("" if zone.colour == USUAL_COLOUR else zone.colour for zone in layout.zones)
        plain = tuple(msgspec.structs.replace(zone, colour=USUAL_COLOUR) for zone in layout.zones)
        form = FaceLayout(layout.subject, plain)
        number = _forms.setdefault(form, len(_forms))
        short = ShortLook(
            number, colours if any(colours) else (), layout.spine, layout.plate, layout.flag, layout.glyph
        )
        if len(_looks) > LOOKS_KEPT:
            _looks.clear()
        known = _looks[id(layout)] = layout, form, short
    return known[1:]


class CardFaces:
    """Makes the faces of a table's cards."""

    def __init__(self, table: Table, renderer: CardRenderer) -> None:
        self.table = table
        self.renderer = renderer
        self.forms: dict[int, FaceLayout] = {}
        """The forms that this table has told so far."""

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

    def in_short(
        self, game: TableGame, fresh: Collection[int], turned: Collection[int], opened: Collection[int]
    ) -> tuple[ShortFace, ...]:
        """What is new about these cards: all of those that came into sight, and of the others the side that now lies
        up."""
        return tuple([self._short(game, card, card in fresh, card in opened) for card in sorted({*fresh, *turned})])

    def _short(self, game: TableGame, number: int, is_fresh: bool, is_open: bool) -> ShortFace:
        deck, deal = game.start.deck, game.start.deal
        assert deck is not None
        card = deal.cards[number]
        place = places(deck)[card.id]
        side = None
        if is_open:
            look = self._look(self.renderer.open_layout(deck, card, deal.order))
            side = ShortSide(card.values, picture_key(self.table.secret, deck.hash, place, "open"), look)
        if not is_fresh:
            return ShortFace(number, opened=side, is_closed=not is_open)
        art, tile, figure = (picture_key(self.table.secret, deck.hash, place, side) for side in CLOSED_SIDES)
        approximate, scopes = marks(card)
        look = self._look(self.renderer.closed_layout(deck, card))
        return ShortFace(
            number, card.name, card.place, card.caption, card.short, approximate, scopes, art, tile, figure, look, side
        )

    def _look(self, layout: FaceLayout) -> ShortLook:
        form, look = _in_short(layout)
        if look.form not in self.forms:
            self.forms[look.form] = form
        return look

    def key(self, deck: Deck, place: int, side: Side) -> str:
        """Where the picture of a side is."""
        return f"{self.table.id}/{picture_key(self.table.secret, deck.hash, place, side)}"

    def of(self, game: TableGame, cards: Iterable[int], opened: Collection[int]) -> tuple[Face, ...]:
        """The faces of these cards of a game."""
        deck, deal = game.start.deck, game.start.deal
        if deck is None:
            return ()
        return tuple(self.face(deck, deal.cards[card], card, deal.order if card in opened else None) for card in cards)
