"""Who may see what of a change: one message for each audience, and who belongs to it."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from tallorder.cards import BuildingSet, Deck
from tallorder.games.kernel import Event, Game, Seen, View
from tallorder.table import changes
from tallorder.table.changes import Change, Unreadable
from tallorder.table.faces import CardFaces, VisibleCards
from tallorder.table.game import TableGame
from tallorder.table.journal import Entry
from tallorder.table.memory import memory_count
from tallorder.table.messages import Face, Here, Offered, SeatUpdate, TableState, Update, Welcome
from tallorder.table.pictures import CardRenderer
from tallorder.table.summary import game_head, table_state
from tallorder.table.table import Table

FEW_MOVES = 24
"""Up to so many moves come with their previews at once; more are asked for, choice by choice."""
POSITIONS = (changes.Began, changes.Moved, changes.Resigned, changes.Undone, changes.Aborted)
WITH_VIEW = (changes.Began, changes.Undone)
"""Changes after which even a connection that follows events alone needs the whole view."""

Feed = Literal["views", "events"]


def without_legal(view: View) -> View:
    """A view as it is sent: its legal moves travel as choices."""
    return msgspec.structs.replace(view, legal=())


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
            SeatUpdate(seat, tuple(one.event for one in self.seen(seat))) for seat in audiences(self.table_game, seats)
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
        for seat in audiences(self.table_game, seats):
            part = msgspec.structs.replace(self.in_words(seat), view=without_legal(self.view(seat)))
            if with_choices and seat is not None and seat == actor:
                part = msgspec.structs.replace(part, choices=self.offered(seat))
            parts.append(part)
            if with_choices and seat is None and actor in seats and self.rules.one_view:
                parts.append(SeatUpdate(actor, choices=self.offered(None)))
        return tuple(parts)

    def offered(self, seat: int | None) -> tuple[Offered, ...]:
        """The legal moves of a view, grouped; with previews where there are few."""
        view = self.view(seat)
        choices = self.rules.choices(view)
        has_previews = sum(len(choice.moves) for choice in choices) <= FEW_MOVES
        return tuple(
            Offered(
                choice.pick,
                choice.card,
                choice.moves,
                tuple(self.rules.preview(view, move) for move in choice.moves) if has_previews else (),
            )
            for choice in choices
        )


class Publication:
    """One change, ready to be told: listeners of the same audience are sent the same message."""

    def __init__(
        self, update: Update, position: Position | None, faces: tuple[Face, ...], *, is_open: bool, with_view: bool
    ) -> None:
        self.update = update
        self.position = position
        self.faces = faces
        self.is_open = is_open
        self.with_view = with_view

    def audience(self, seats: tuple[int, ...], feed: Feed) -> object:
        """Whoever has the same one is told the same."""
        position = self.position
        if position is None:
            return None
        if position.rules.one_view:
            return position.game.actor in seats if feed == "views" else "events"
        return (feed, tuple(seat for seat in seats if seat < position.table_game.players))

    def message(self, seats: tuple[int, ...], feed: Feed) -> Update:
        """What a connection with these seats is told."""
        position = self.position
        if position is None:
            return self.update
        if feed == "events" and not self.with_view:
            return msgspec.structs.replace(self.update, shown=position.in_brief(seats))
        shown = position.in_full(seats, with_choices=self.is_open)
        return msgspec.structs.replace(self.update, shown=shown, faces=self.faces)


class Publisher:
    """Says what there is to say about one table, to whoever may know it."""

    def __init__(self, table: Table, renderer: CardRenderer) -> None:
        self.table = table
        self.faces = CardFaces(table, renderer)
        self.visible = VisibleCards()
        self.deck: Deck | BuildingSet | None = None
        """The chosen deck, if it is at hand."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may move."""
        return self.table.is_running and not self.table.is_frozen

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
        return Welcome(
            version=self.table.version,
            seats=seats,
            state=self.state(),
            here=here,
            game=None if game is None else game_head(game),
            shown=() if position is None else position.in_full(seats, with_choices=self.is_open),
            faces=self._all_faces(position),
            resync=is_resync,
            re=re,
        )

    def publish(
        self, change: Change | Unreadable, entry: Entry, events: tuple[Event, ...] = (), *, with_faces: bool = True
    ) -> Publication:
        """One more version of the table, for everybody. Without faces where nobody follows views."""
        is_quiet = isinstance(change, changes.Moved) and change.ended is None
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
        faces = () if position is None else self._new_faces(position, change, with_faces=with_faces)
        with_view = isinstance(change, WITH_VIEW)
        return Publication(update, position, faces, is_open=self.is_open, with_view=with_view)

    def _all_faces(self, position: Position | None) -> tuple[Face, ...]:
        """Every visible card's face."""
        if position is None or position.table_game.start.deck is None:
            return ()
        view = position.view(None)
        self.visible.update(position.table_game, view)
        cards = sorted(position.rules.visible(view))
        return self.faces.of(position.table_game, cards, self.visible.opened)

    def _new_faces(self, position: Position, change: Change | Unreadable, *, with_faces: bool) -> tuple[Face, ...]:
        """The faces of cards that came into sight or were turned; whoever follows events alone looks them up."""
        if position.table_game.start.deck is None:
            return ()
        if isinstance(change, changes.Began):
            self.visible = VisibleCards()
        elif not with_faces:
            return ()
        new, opened = self.visible.update(position.table_game, position.view(None))
        return self.faces.of(position.table_game, new, opened)


def kind_of_change(change: Change | Unreadable) -> str:
    """What a change is called."""
    return change.kind if isinstance(change, Unreadable) else str(change.__struct_config__.tag)
