"""Who may see what of a change: one message for each audience, and who belongs to it."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Final, Literal

import msgspec

from tallorder.cards import BuildingSet, Deck
from tallorder.games.kernel import AlikeChoices, Event, Game, Line, Move, View, spread
from tallorder.table import changes
from tallorder.table.changes import Change, Unreadable
from tallorder.table.delta import checksum, difference
from tallorder.table.faces import CardFaces
from tallorder.table.game import TableGame
from tallorder.table.journal import Entry
from tallorder.table.memory import memory_count
from tallorder.table.messages import (
    Face,
    FaceLayout,
    Here,
    Offered,
    SeatUpdate,
    ShortFace,
    TableState,
    Update,
    Ways,
    Welcome,
)
from tallorder.table.pictures import CardRenderer
from tallorder.table.summary import game_head, table_state
from tallorder.table.table import Table

POSITIONS = (changes.Began, changes.Moved, changes.Resigned, changes.Undone, changes.Aborted)
WITH_VIEW = (changes.Began, changes.Undone)
"""Changes after which everybody is sent the whole view."""
CHECK_EVERY: Final = 16
"""Every so many versions a delta comes with the checksum of the view that it leads to."""

Feed = Literal["views", "short"]


def audiences(game: TableGame, seats: tuple[int, ...]) -> Iterator[int | None]:
    """For whom a connection with these seats is shown things: for each of its seats in the game, and for nobody in
    particular where everybody sees the same, where it only watches, or where several people share it: between two of
    them it may show only what is public."""
    own = [seat for seat in seats if seat < game.players]
    if game.rules.one_view or len(own) != 1:
        yield None
    if not game.rules.one_view:
        yield from own


class Position:
    """A position and the events that led to it; what each seat sees of them is worked out once."""

    def __init__(self, table_game: TableGame, game: Game, events: tuple[Event, ...] = ()) -> None:
        self.table_game = table_game
        self.rules = table_game.rules
        self.game = game
        self.events = events
        self.sent: dict[int | None, View] = {}
        """The views as they are sent; their legal moves travel as choices."""

    def shown(self, seat: int | None) -> View:
        """What a seat sees, as it is sent."""
        view = self.sent.get(seat)
        if view is None:
            view = self.sent[seat] = self.game.look(seat)
        return view

    def in_words(self, seat: int | None) -> tuple[tuple[Event, ...], tuple[Line, ...]]:
        """The events with their words, for one audience."""
        seen = [self.game.seen(event, seat) for event in self.events]
        tell = self.rules.tell
        return tuple([one.event for one in seen]), tuple([line for one in seen for line in tell(one)])

    def in_full(self, seat: int | None) -> SeatUpdate:
        """Events, words and the whole view, for one audience."""
        return SeatUpdate(seat, *self.in_words(seat), self.shown(seat))

    def in_part(self, seat: int | None, base: View, *, with_check: bool) -> SeatUpdate:
        """Events, words and what changed since an earlier view, for one audience."""
        view = self.shown(seat)
        check = checksum(view) if with_check else None
        return SeatUpdate(seat, *self.in_words(seat), None, difference(base, view), check)

    def for_seats(self, seats: tuple[int, ...], *, with_choices: bool) -> tuple[SeatUpdate, ...]:
        """Everything that a connection with these seats is shown."""
        parts = [self.in_full(seat) for seat in audiences(self.table_game, seats)]
        return self.with_choices(parts, seats, is_short=False) if with_choices else tuple(parts)

    def with_choices(
        self, parts: list[SeatUpdate], seats: tuple[int, ...], *, is_short: bool
    ) -> tuple[SeatUpdate, ...]:
        """With the choices of the seat that decides, if it is one of these."""
        actor = self.game.actor
        if actor not in seats:
            return tuple(parts)
        offers = self.rules.offers(self.game)
        if is_short:
            own = SeatUpdate(actor, ways=in_short(offers))
        else:
            own = SeatUpdate(actor, choices=tuple([Offered(one.pick, one.card, one.moves) for one in spread(offers)]))
        if self.rules.one_view:
            return (*parts, own)
        return tuple(
            msgspec.structs.replace(part, choices=own.choices, ways=own.ways) if part.seat == actor else part
            for part in parts
        )


def in_short(offers: tuple[AlikeChoices, ...]) -> tuple[Ways, ...]:
    """Choices on the wire: moves field by field, and those of cards with one move each together."""
    found: list[Ways] = []
    at, end = 0, len(offers)
    while at < end:
        offer = offers[at]
        at += 1
        if len(offer.moves) > 1 or len(offer.cards) > 1:
            found.append(_ways(offer.pick, offer.cards, offer.moves))
            continue
        cards, moves = [*offer.cards], [*offer.moves]
        while at < end and offers[at].pick == offer.pick and len(offers[at].moves) == len(offers[at].cards) == 1:
            cards += offers[at].cards
            moves += offers[at].moves
            at += 1
        found.append(_ways(offer.pick, tuple(cards), tuple(moves), is_each=len(cards) > 1))
    return tuple(found)


@cache
def _kind_of_move(kind: type[Move]) -> tuple[str, tuple[str, ...], int]:
    """What a kind of moves is called, its fields, and which of them is the card, if any."""
    fields = kind.__struct_fields__
    return str(kind.__struct_config__.tag), fields, fields.index("card") if "card" in fields else -1


def _ways(pick: str, cards: tuple[int | None, ...], moves: tuple[Move, ...], *, is_each: bool = False) -> Ways:
    kind = type(moves[0])
    tag, names, place = _kind_of_move(kind)
    if len(moves) > 1 and {type(move) for move in moves} != {kind}:
        return Ways(pick, cards, moves=moves, is_each=is_each)
    fields = dict(zip(names, zip(*map(msgspec.structs.astuple, moves), strict=True), strict=True)) if names else {}
    if place < 0:
        return Ways(pick, cards, tag, fields, is_each=is_each)
    named = fields["card"]
    if named == (cards if is_each else cards[:1] * len(moves)):
        del fields["card"]
        return Ways(pick, cards, tag, fields, names_card=True, is_each=is_each)
    return Ways(pick, cards, moves=moves, is_each=is_each)


NOTHING: Final[set[int]] = set()


class VisibleCards:
    """Which cards a game has shown so far, and which of them open."""

    def __init__(self) -> None:
        self.visible: set[int] = set()
        self.opened: set[int] = set()

    def update(self, game: TableGame, view: View) -> tuple[set[int], set[int]]:
        """The cards that are new in a view, and those of the others that were turned."""
        if game.start.deck is None:
            return NOTHING, NOTHING
        visible = set(game.rules.visible(view))
        opened = set(game.rules.opened(view))
        if visible == self.visible and opened == self.opened:
            return NOTHING, NOTHING
        fresh = visible - self.visible
        turned = (opened ^ self.opened) & visible - fresh
        self.visible, self.opened = visible, opened
        return fresh, turned


class Publication:
    """One change, ready to be told: listeners of the same audience are sent the same message."""

    def __init__(
        self,
        publisher: "Publisher",
        update: Update,
        position: Position | None,
        bases: dict[int | None, View],
        fresh: set[int],
        turned: set[int],
    ) -> None:
        self.publisher = publisher
        self.update = update
        self.position = position
        self.bases = bases
        """By audience: the views before this change, which everybody with a short feed has."""
        self.fresh = fresh
        self.turned = turned
        self.is_open = publisher.is_open
        self.cards: tuple[ShortFace, ...] = ()
        self.forms: dict[int, FaceLayout] = {}
        if position is not None and (fresh or turned):
            self.cards, self.forms = publisher.in_short(position.table_game, fresh, turned)
        self._parts: dict[int | None, SeatUpdate] = {}

    def audience(self, seats: tuple[int, ...], *, with_view: bool) -> object:
        """Whoever has the same one is told the same."""
        position = self.position
        if position is None:
            return None
        if position.rules.one_view:
            return (position.game.actor in seats, with_view)
        return (tuple(seat for seat in seats if seat < position.table_game.players), with_view)

    def message(self, seats: tuple[int, ...], *, with_view: bool) -> Update:
        """What a connection with these seats is told: with the whole view, or with what changed in it."""
        position, update = self.position, self.update
        if position is None:
            return update
        told_to = audiences(position.table_game, seats)
        parts = (
            [position.in_full(seat) for seat in told_to]
            if with_view
            else [self._part(position, seat) for seat in told_to]
        )
        shown = position.with_choices(parts, seats, is_short=not with_view) if self.is_open else tuple(parts)
        faces: tuple[Face, ...] = ()
        cards = self.cards
        if with_view and cards:
            faces, cards = self.publisher.in_sight(position.table_game, {*self.fresh, *self.turned}), ()
        return Update(
            version=update.version,
            at=update.at,
            deed=update.deed,
            seat=update.seat,
            shown=shown,
            faces=faces,
            cards=cards,
            forms=self.forms,
            state=update.state,
            game=update.game,
        )

    def _part(self, position: Position, seat: int | None) -> SeatUpdate:
        """What changed for one audience, worked out once; where there is no earlier view, the whole one."""
        part = self._parts.get(seat)
        if part is None:
            base = self.bases.get(seat)
            if base is None:
                part = position.in_full(seat)
            else:
                part = position.in_part(seat, base, with_check=self.update.version % CHECK_EVERY == 0)
            self._parts[seat] = part
        return part


class Publisher:
    """Says what there is to say about one table, to whoever may know it."""

    def __init__(self, table: Table, renderer: CardRenderer) -> None:
        self.table = table
        self.faces = CardFaces(table, renderer)
        self.visible = VisibleCards()
        self.deck: Deck | BuildingSet | None = None
        """The chosen deck, if it is at hand."""
        self.sent: dict[int | None, View] = {}
        """By audience: the views of the present position that somebody was sent. The next deltas begin from them."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may move."""
        return self.table.is_running and not self.table.is_frozen and not self.table.is_step_done

    def state(self) -> TableState:
        """The table itself."""
        return table_state(self.table, memory_count(self.table, self.deck))

    def position(self, events: tuple[Event, ...] = ()) -> Position | None:
        """The present position, and the events that led to it."""
        game = self.table.game
        return None if game is None else Position(game, game.position, events)

    def welcome(
        self,
        seats: tuple[int, ...],
        here: Here,
        *,
        is_resync: bool = False,
        re: int | None = None,
    ) -> Welcome:
        """Everything that a connection with these seats may know."""
        game, position = self.table.game, self.position()
        shown = () if position is None else position.for_seats(seats, with_choices=self.is_open)
        if position is not None:
            self.sent.update(position.sent)
        return Welcome(
            version=self.table.version,
            seats=seats,
            state=self.state(),
            here=here,
            game=None if game is None else game_head(game),
            shown=shown,
            faces=self._all_faces(position),
            forms=self.faces.forms,
            resync=is_resync,
            re=re,
        )

    def publish(self, change: Change | Unreadable, entry: Entry, events: tuple[Event, ...] = ()) -> Publication:
        """One more version of the table, for everybody."""
        is_quiet = isinstance(change, changes.Moved) and change.ended is None and self.table.lesson is None
        game = self.table.game
        update = Update(
            version=entry.version,
            at=entry.at,
            deed=kind_of_change(change),
            seat=getattr(change, "seat", None),
            state=None if is_quiet else self.state(),
            game=game_head(game) if game is not None and isinstance(change, changes.Began) else None,
        )
        position = self.position(events) if isinstance(change, POSITIONS) else None
        if position is None:
            return Publication(self, update, None, {}, NOTHING, NOTHING)
        bases = {} if isinstance(change, WITH_VIEW) else self.sent
        self.sent = position.sent
        if isinstance(change, changes.Began):
            self.visible = VisibleCards()
        fresh = turned = NOTHING
        if not isinstance(change, changes.Moved) or any(isinstance(event, position.rules.news) for event in events):
            fresh, turned = self.visible.update(position.table_game, position.shown(None))
        return Publication(self, update, position, bases, fresh, turned)

    def _all_faces(self, position: Position | None) -> tuple[Face, ...]:
        """Every visible card's face."""
        if position is None or position.table_game.start.deck is None:
            return ()
        self.visible.update(position.table_game, position.shown(None))
        return self.in_sight(position.table_game, self.visible.visible)

    def in_sight(self, game: TableGame, cards: Iterable[int]) -> tuple[Face, ...]:
        """Faces of cards that can be seen now."""
        return self.faces.of(game, sorted(cards), self.visible.opened)

    def in_short(
        self, game: TableGame, fresh: set[int], turned: set[int]
    ) -> tuple[tuple[ShortFace, ...], dict[int, FaceLayout]]:
        """What is new about these cards, and the forms that this table has not told yet."""
        known = len(self.faces.forms)
        cards = self.faces.in_short(game, fresh, turned, self.visible.opened)
        forms = dict(islice(self.faces.forms.items(), known, None))
        return cards, forms


@cache
def _tag_of(kind: type[Change]) -> str:
    return str(kind.__struct_config__.tag)


def kind_of_change(change: Change | Unreadable) -> str:
    """What a change is called."""
    return change.kind if isinstance(change, Unreadable) else _tag_of(type(change))
