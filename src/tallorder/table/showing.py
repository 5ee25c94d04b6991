"""Who is shown what: the table, its game and its cards as one receiver may know them."""

from collections.abc import Collection, Iterable, Iterator

import msgspec

from tallorder.cards import Card, Deck
from tallorder.games.kernel import Event, Game, Seen, View
from tallorder.table.messages import (
    DeckHead,
    Face,
    FaceLayout,
    GameHead,
    MemoryCount,
    Offered,
    OpenSide,
    PlayerAt,
    SeatUpdate,
    TableState,
    UndoWish,
)
from tallorder.table.pictures import CLOSED_SIDES, Illustrator, Side, picture_key
from tallorder.table.playing import Playing
from tallorder.table.table import Table

FEW_MOVES = 24
"""Up to so many moves come with their stakes at once; more are asked for, choice by choice."""
DECKS_AT_HAND = 64

Stock = Collection[Card]


def table_state(table: Table, memory: MemoryCount | None) -> TableState:
    """The table itself, the same for everybody."""
    wish = table.undo
    phase = "frozen" if table.is_frozen else "playing" if table.is_running else "over" if table.games else "lobby"
    return TableState(
        table=table.id,
        host=table.host,
        players=tuple(
            PlayerAt(
                seat=seat,
                name=player.name,
                kind="person" if player.is_person else "bot",
                level=player.level,
                sits_in=player.is_person and player.is_played_by_bot,
            )
            for seat, player in enumerate(table.players)
        ),
        settings=table.settings_shown(),
        pace=table.pace,
        phase=phase,  # type: ignore[arg-type]  # one of its words
        memory=memory,
        undo=None if wish is None else UndoWish(wish.seat, wish.to, tuple(sorted(wish.waiting_for))),
        votes={str(seat): tuple(sorted(voters)) for seat, voters in table.votes.items()},
        results=tuple(table.results),
    )


def memory_count(stock: Stock, seen: Collection[str], *, is_on: bool) -> MemoryCount:
    """How many cards of a stock this table has not opened yet. [C-MEM-2, C-MEM-3]"""
    set_aside = sum(card.id in seen for card in stock)
    return MemoryCount(is_on, len(stock) - set_aside, set_aside)


def deck_head(deck: Deck) -> DeckHead:
    """A deck without its cards."""
    return DeckHead(deck.id, deck.title, deck.measures, deck.default_order, len(deck.cards), deck.licence)


def game_head(playing: Playing) -> GameHead:
    """What was agreed for a game."""
    start = playing.start
    record = start.record()
    return GameHead(
        number=playing.number,
        game=start.game,
        engine=playing.rules.engine,
        players=playing.players,
        first=start.deal.first,
        order=start.deal.order,
        options=record.options,
        began=playing.began,
        deck=None if start.deck is None else deck_head(start.deck),
        building_set=start.deal.building_set,
    )


_places: dict[str, dict[str, int]] = {}


def places(deck: Deck) -> dict[str, int]:
    """The place of each card among the deck's ids."""
    if deck.hash not in _places:
        if len(_places) > DECKS_AT_HAND:
            _places.clear()
        _places[deck.hash] = {card: place for place, card in enumerate(sorted(card.id for card in deck.cards))}
    return _places[deck.hash]


def closed_side(card: Card, number: int, look: FaceLayout, art: str, tile: str, figure: str) -> Face:
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
        look=look,
    )


class Faces:
    """Makes the faces of a table's cards."""

    def __init__(self, table: Table, artist: Illustrator) -> None:
        self.table = table
        self.artist = artist

    def face(self, deck: Deck, card: Card, number: int, open_by: str | None) -> Face:
        """A card as far as its lying side tells; `open_by` is the order of the game in which it lies open."""
        place = places(deck)[card.id]
        art, tile, figure = (self.key(deck, place, side) for side in CLOSED_SIDES)
        face = closed_side(card, number, self.artist.look(deck, card), art, tile, figure)
        if open_by is None:
            return face
        look = self.artist.open_look(deck, card, open_by)
        opened = OpenSide(card.values, self.key(deck, place, "open"), card.note, card.sources, look)
        return msgspec.structs.replace(face, opened=opened)

    def key(self, deck: Deck, place: int, side: Side) -> str:
        """Where the picture of a side is."""
        return f"{self.table.id}/{picture_key(self.table.secret, deck.hash, place, side)}"

    def of(self, playing: Playing, cards: Iterable[int], opened: Collection[int]) -> tuple[Face, ...]:
        """The faces of these cards of a game."""
        deck, deal = playing.start.deck, playing.start.deal
        if deck is None:
            return ()
        return tuple(self.face(deck, deal.cards[card], card, deal.order if card in opened else None) for card in cards)


class Sides:
    """Which cards a game has shown so far, and which of them open."""

    def __init__(self) -> None:
        self.closed: set[int] = set()
        self.opened: set[int] = set()

    def look(self, playing: Playing, view: View) -> tuple[list[int], set[int]]:
        """The cards that are new in a view, or newly open in it, in order of number; and which of them are open."""
        if playing.start.deck is None:
            return [], set()
        visible = set(playing.rules.visible(view))
        opened = set(playing.rules.opened(view))
        fresh = (visible - self.closed - self.opened) | (opened - self.opened)
        turned_back = (visible - opened) & self.opened
        self.closed = visible - opened
        self.opened = opened
        return sorted(fresh | turned_back), opened


def without_legal(view: View) -> View:
    """A view as it is sent: its legal moves travel as choices."""
    return msgspec.structs.replace(view, legal=())


def audiences(playing: Playing, seats: tuple[int, ...]) -> Iterator[int | None]:
    """For whom a connection with these seats is shown things: for each of its seats in the game, and for nobody in
    particular where everybody sees the same, where it only watches, or where several people share it: between two of
    them it may show only what is public."""
    own = [seat for seat in seats if seat < playing.players]
    if playing.rules.one_view or len(own) != 1:
        yield None
    if not playing.rules.one_view:
        yield from own


class Scene:
    """A position and the events that led to it; what each seat sees of them is worked out once."""

    def __init__(self, playing: Playing, game: Game, events: tuple[Event, ...] = ()) -> None:
        self.playing = playing
        self.rules = playing.rules
        self.game = game
        self.events = events
        self._views: dict[int | None, View] = {}
        self._seen: dict[int | None, list[Seen]] = {}

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def seen(self, seat: int | None) -> list[Seen]:
        """The events as a seat sees them."""
        if seat not in self._seen:
            self._seen[seat] = [self.game.seen(event, seat) for event in self.events]
        return self._seen[seat]

    def in_brief(self, seats: tuple[int, ...]) -> tuple[SeatUpdate, ...]:
        """The events alone, for a connection with these seats."""
        return tuple(
            SeatUpdate(seat, tuple(one.event for one in self.seen(seat))) for seat in audiences(self.playing, seats)
        )

    def in_words(self, seat: int | None) -> SeatUpdate:
        """The events with their words, for one audience."""
        seen = self.seen(seat)
        lines = tuple(line for one in seen for line in self.rules.tell(one))
        return SeatUpdate(seat, tuple(one.event for one in seen), lines)

    def in_full(self, seats: tuple[int, ...], *, with_choices: bool) -> tuple[SeatUpdate, ...]:
        """Events, words, view and, for the seat that decides, the choices, for a connection with these seats."""
        actor = self.game.actor
        parts = []
        for seat in audiences(self.playing, seats):
            part = msgspec.structs.replace(self.in_words(seat), view=without_legal(self.view(seat)))
            if with_choices and seat is not None and seat == actor:
                part = msgspec.structs.replace(part, choices=self.offered(seat))
            parts.append(part)
            if with_choices and seat is None and actor in seats and self.rules.one_view:
                parts.append(SeatUpdate(actor, choices=self.offered(None)))
        return tuple(parts)

    def offered(self, seat: int | None) -> tuple[Offered, ...]:
        """The legal moves of a view, grouped; with stakes where there are few."""
        view = self.view(seat)
        choices = self.rules.choices(view)
        has_stakes = sum(len(choice.moves) for choice in choices) <= FEW_MOVES
        return tuple(
            Offered(
                choice.pick,
                choice.card,
                choice.moves,
                tuple(self.rules.preview(view, move) for move in choice.moves) if has_stakes else (),
            )
            for choice in choices
        )
