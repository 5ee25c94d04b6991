"""Who may see what of a change: one message for each audience, and who belongs to it."""

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from tallorder.cards import BuildingSet, Deck
from tallorder.games.kernel import Choice, Event, Game, Seen, View
from tallorder.table import changes
from tallorder.table.changes import Change, Unreadable
from tallorder.table.delta import checksum, difference
from tallorder.table.faces import CardFaces
from tallorder.table.game import TableGame
from tallorder.table.journal import Entry
from tallorder.table.memory import memory_count
from tallorder.table.messages import Face, Here, Offered, SeatUpdate, TableState, Update, Welcome
from tallorder.table.pictures import CardRenderer
from tallorder.table.summary import game_head, table_state
from tallorder.table.table import Table

POSITIONS = (changes.Began, changes.Moved, changes.Resigned, changes.Undone, changes.Aborted)
WITH_VIEW = (changes.Began, changes.Undone)
"""Changes after which everybody is sent the whole view."""
CHECK_EVERY: Final = 16
"""Every so many versions a delta comes with the checksum of the view that it leads to."""

Feed = Literal["views", "deltas"]

_encode = msgspec.json.Encoder().encode


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
        self._views: dict[int | None, View] = {}
        self._seen: dict[int | None, list[Seen]] = {}

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def shown(self, seat: int | None) -> View:
        """What a seat sees, as it is sent."""
        if seat not in self.sent:
            self.sent[seat] = msgspec.structs.replace(self.view(seat), legal=())
        return self.sent[seat]

    def seen(self, seat: int | None) -> list[Seen]:
        """The events as a seat sees them."""
        if seat not in self._seen:
            self._seen[seat] = [self.game.seen(event, seat) for event in self.events]
        return self._seen[seat]

    def in_words(self, seat: int | None) -> SeatUpdate:
        """The events with their words, for one audience."""
        seen = self.seen(seat)
        lines = tuple(line for one in seen for line in self.rules.tell(one))
        return SeatUpdate(seat, tuple(one.event for one in seen), lines)

    def in_full(self, seat: int | None) -> SeatUpdate:
        """Events, words and the whole view, for one audience."""
        return msgspec.structs.replace(self.in_words(seat), view=self.shown(seat))

    def in_part(self, seat: int | None, base: View, *, with_check: bool) -> SeatUpdate:
        """Events, words and what changed since an earlier view, for one audience."""
        view = self.shown(seat)
        check = checksum(view) if with_check else None
        return msgspec.structs.replace(self.in_words(seat), delta=difference(base, view), check=check)

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
        if self.rules.one_view:
            return (*parts, SeatUpdate(actor, choices=self.offered(None, is_short=is_short)))
        offered = self.offered(actor, is_short=is_short)
        return tuple(msgspec.structs.replace(part, choices=offered) if part.seat == actor else part for part in parts)

    def offered(self, seat: int | None, *, is_short: bool = False) -> tuple[Offered, ...]:
        """The legal moves of a view, grouped."""
        choices = self.rules.choices(self.view(seat))
        return in_short(choices) if is_short else tuple(Offered(one.pick, one.card, one.moves) for one in choices)


def in_short(choices: tuple[Choice, ...]) -> tuple[Offered, ...]:
    """Choices on the wire: mostly every card of a hand has the same moves, and those are written once."""
    offered: list[Offered] = []
    known: dict[bytes, int] = {}
    for place, choice in enumerate(choices):
        like = None
        if choice.card is not None and len(choice.moves) > 1:
            moves, own = _encode(choice.moves), b'"card":%d' % choice.card
            if moves.count(own + b",") + moves.count(own + b"}") == len(choice.moves):
                like = known.setdefault(moves.replace(own, b'"card":'), place)
        if like is None or like == place:
            offered.append(Offered(choice.pick, choice.card, choice.moves))
        else:
            offered.append(Offered(choice.pick, choice.card, (), like))
    return tuple(offered)


class VisibleCards:
    """Which cards a game has shown so far, and which of them open."""

    def __init__(self) -> None:
        self.closed: set[int] = set()
        self.opened: set[int] = set()

    def update(self, game: TableGame, view: View) -> tuple[list[int], set[int]]:
        """The cards that are new in a view, or newly open in it, in order of number; and which of them are open."""
        if game.start.deck is None:
            return [], set()
        visible = set(game.rules.visible(view))
        opened = set(game.rules.opened(view))
        fresh = (visible - self.closed - self.opened) | (opened - self.opened)
        turned_back = (visible - opened) & self.opened
        self.closed = visible - opened
        self.opened = opened
        return sorted(fresh | turned_back), opened


class Publication:
    """One change, ready to be told: listeners of the same audience are sent the same message."""

    def __init__(
        self,
        update: Update,
        position: Position | None,
        faces: tuple[Face, ...],
        bases: dict[int | None, View],
        *,
        is_open: bool,
    ) -> None:
        self.update = update
        self.position = position
        self.faces = faces
        self.bases = bases
        """By audience: the views before this change, which everybody who follows deltas has."""
        self.is_open = is_open
        self._parts: dict[tuple[int | None, bool], SeatUpdate] = {}

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
        position = self.position
        if position is None:
            return self.update
        parts = [self._part(position, seat, with_view=with_view) for seat in audiences(position.table_game, seats)]
        shown = position.with_choices(parts, seats, is_short=not with_view) if self.is_open else tuple(parts)
        return msgspec.structs.replace(self.update, shown=shown, faces=self.faces)

    def _part(self, position: Position, seat: int | None, *, with_view: bool) -> SeatUpdate:
        """What one audience is shown, worked out once; where there is no earlier view, the whole one."""
        part = self._parts.get((seat, with_view))
        if part is None:
            base = None if with_view else self.bases.get(seat)
            if base is None:
                part = position.in_full(seat)
            else:
                part = position.in_part(seat, base, with_check=self.update.version % CHECK_EVERY == 0)
            self._parts[seat, with_view] = part
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

    def welcome(self, seats: tuple[int, ...], here: Here, *, is_resync: bool = False, re: int | None = None) -> Welcome:
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
            return Publication(update, None, (), {}, is_open=self.is_open)
        bases = {} if isinstance(change, WITH_VIEW) else self.sent
        self.sent = position.sent
        return Publication(update, position, self._new_faces(position, change), bases, is_open=self.is_open)

    def _all_faces(self, position: Position | None) -> tuple[Face, ...]:
        """Every visible card's face."""
        if position is None or position.table_game.start.deck is None:
            return ()
        view = position.view(None)
        self.visible.update(position.table_game, view)
        cards = sorted(position.rules.visible(view))
        return self.faces.of(position.table_game, cards, self.visible.opened)

    def _new_faces(self, position: Position, change: Change | Unreadable) -> tuple[Face, ...]:
        """The faces of cards that came into sight or were turned."""
        if position.table_game.start.deck is None:
            return ()
        if isinstance(change, changes.Began):
            self.visible = VisibleCards()
        new, opened = self.visible.update(position.table_game, position.view(None))
        return self.faces.of(position.table_game, new, opened) if new else ()


def kind_of_change(change: Change | Unreadable) -> str:
    """What a change is called."""
    return change.kind if isinstance(change, Unreadable) else str(change.__struct_config__.tag)
