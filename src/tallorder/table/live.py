"""A table that somebody follows: it is kept in memory, and every listener is told what it may know."""

import asyncio
from typing import Literal

import msgspec

from tallorder.bots import Beliefs
from tallorder.games.kernel import Event
from tallorder.table import deeds, showing
from tallorder.table.deeds import Deed
from tallorder.table.journal import Entry
from tallorder.table.messages import (
    Face,
    GameHead,
    Here,
    MemoryCount,
    Message,
    Presence,
    Seats,
    TableState,
    Update,
    Welcome,
)
from tallorder.table.pictures import Illustrator
from tallorder.table.showing import Faces, Scene, Sides
from tallorder.table.table import Table
from tallorder.wire import addressed, write

SEATING = (deeds.Seated, deeds.Stood, deeds.Renewed, deeds.Removed, deeds.Reseated)
POSITIONS = (deeds.Began, deeds.Moved, deeds.Resigned, deeds.Undone, deeds.Aborted)
WITH_VIEW = (deeds.Began, deeds.Undone)
"""Deeds after which even a listener to events alone needs the whole view."""


class Listener:
    """A connection that follows a table: as one seat, as several, or as a spectator."""

    def __init__(self) -> None:
        self.tokens: frozenset[str] = frozenset()
        """The marks of the tokens it has shown."""
        self.seats: tuple[int, ...] = ()
        self.feed: Literal["views", "events"] = "views"
        self.live: Live | None = None

    def tell(self, message: bytes) -> None:
        """Sends a message without waiting for it."""
        raise NotImplementedError


class Elsewhere:
    """Who is connected to another process."""

    def __init__(self, seats: tuple[int, ...], watching: int, until: float) -> None:
        self.seats = seats
        self.watching = watching
        self.until = until


class Live:
    """One table and all who follow it here."""

    def __init__(self, table: Table, artist: Illustrator) -> None:
        self.table = table
        self.faces = Faces(table, artist)
        self.lock = asyncio.Lock()
        """One thing after another: the queue of this table."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.is_unsure = False
        """Whether the journal may hold an entry that we do not know of."""
        self.is_deleted = False
        self.sides = Sides()
        self.bot: asyncio.Task[None] | None = None
        self.beliefs: dict[tuple[int, int, str], Beliefs] = {}
        """By game, seat and level: what a bot believes."""
        self.memory: MemoryCount | None = None
        self.changed_at = 0.0
        """When the last version was written, by this process's clock."""
        self.idle_since = 0.0
        self.host_seen = 0.0
        self.last_here = Here()

    # What it says.

    def here(self) -> Here:
        """Who is connected, here or to another process."""
        seats = {seat for listener in self.listeners for seat in listener.seats}
        watching = sum(not listener.seats for listener in self.listeners)
        for other in self.elsewhere.values():
            seats.update(other.seats)
            watching += other.watching
        return Here(tuple(sorted(seats)), watching)

    def state(self) -> TableState:
        """The table itself."""
        return showing.table_state(self.table, self.memory)

    def head(self) -> GameHead | None:
        """What was agreed for the running or last game."""
        return None if self.table.playing is None else showing.game_head(self.table.playing)

    def scene(self, events: tuple[Event, ...] = ()) -> Scene | None:
        """The present position, and the events that led to it."""
        playing = self.table.playing
        return None if playing is None else Scene(playing, playing.game, events)

    def faces_now(self, scene: Scene | None) -> tuple[Face, ...]:
        """Every visible card's face."""
        if scene is None or scene.playing.start.deck is None:
            return ()
        view = scene.view(None)
        self.sides.look(scene.playing, view)
        return self.faces.of(scene.playing, sorted(scene.rules.visible(view)), self.sides.opened)

    def welcome(self, listener: Listener, *, is_resync: bool = False, re: int | None = None) -> Welcome:
        """Everything that a listener may know."""
        scene = self.scene()
        return Welcome(
            version=self.table.version,
            seats=listener.seats,
            state=self.state(),
            here=self.here(),
            game=self.head(),
            shown=() if scene is None else scene.in_full(listener.seats, with_choices=self.is_open),
            faces=self.faces_now(scene),
            resync=is_resync,
            re=re,
        )

    # Message everybody.

    def tell_all(self, telling: Message) -> None:
        """The same for every listener."""
        message = write(telling)
        for listener in self.listeners:
            listener.tell(message)

    def tell_presence(self) -> None:
        """Says who is there, if that has changed."""
        here = self.here()
        if here != self.last_here:
            self.last_here = here
            self.tell_all(Presence(here=here))

    @property
    def is_open(self) -> bool:
        """Whether somebody may move."""
        return self.table.is_running and not self.table.is_frozen

    def announce(
        self,
        deed: Deed,
        entry: Entry,
        by: Listener | None = None,
        re: int = 0,
        events: tuple[Event, ...] | None = None,
    ) -> None:
        """Tells everybody what one more version brought; the giver of the order finds its id in its copy."""
        if isinstance(deed, SEATING):
            self._reseat()
        is_quiet = isinstance(deed, deeds.Moved) and deed.ended is None
        told = Update(
            version=entry.version,
            at=entry.at,
            deed=str(deed.__struct_config__.tag),
            seat=getattr(deed, "seat", None),
            state=None if is_quiet else self.state(),
            game=self.head() if isinstance(deed, deeds.Began) else None,
        )
        scene = None
        if isinstance(deed, POSITIONS):
            scene = self.scene(self._events_of(entry) if events is None else events)
        faces = () if scene is None else self._fresh_faces(scene, deed)
        messages: dict[object, bytes] = {}
        for listener in self.listeners:
            key = self._audience(listener, scene)
            message = messages.get(key)
            if message is None:
                full = told if scene is None else self._told_to(listener, told, scene, faces, deed)
                message = messages[key] = write(full)
            listener.tell(addressed(message, re) if listener is by and re else message)

    def _events_of(self, entry: Entry) -> tuple[Event, ...]:
        """What a step of this version brought about."""
        playing = self.table.playing
        if playing is None or not playing.steps or playing.steps[-1].version != entry.version:
            return ()
        return playing.events_of(playing.steps[-1])

    def _told_to(self, listener: Listener, told: Update, scene: Scene, faces: tuple[Face, ...], deed: Deed) -> Update:
        if listener.feed == "events" and not isinstance(deed, WITH_VIEW):
            return msgspec.structs.replace(told, shown=scene.in_brief(listener.seats))
        shown = scene.in_full(listener.seats, with_choices=self.is_open)
        return msgspec.structs.replace(told, shown=shown, faces=faces)

    def _audience(self, listener: Listener, scene: Scene | None) -> object:
        """Listeners with the same audience are sent the same bytes."""
        if scene is None:
            return None
        if scene.rules.one_view:
            return scene.game.actor in listener.seats if listener.feed == "views" else "events"
        return (listener.feed, tuple(seat for seat in listener.seats if seat < scene.playing.players))

    def _fresh_faces(self, scene: Scene, deed: Deed) -> tuple[Face, ...]:
        """The faces of cards that came into sight or were turned; whoever follows events alone looks them up."""
        if scene.playing.start.deck is None:
            return ()
        if isinstance(deed, deeds.Began):
            self.sides = Sides()
        elif not any(listener.feed == "views" for listener in self.listeners):
            return ()
        fresh, opened = self.sides.look(scene.playing, scene.view(None))
        return self.faces.of(scene.playing, fresh, opened)

    def _reseat(self) -> None:
        """Seats have changed hands or moved up: every connection learns which are its own."""
        for listener in self.listeners:
            seats = self.table.seats_of(listener.tokens)
            if seats != listener.seats:
                listener.seats = seats
                listener.tell(write(Seats(seats=seats)))
