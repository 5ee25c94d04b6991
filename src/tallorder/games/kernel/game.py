"""What every running game answers.

A running game is one mutable object. Inside, moves are packed integers and nothing is checked twice, so that search and
simulation are fast: `legal`, `apply`, `clone`; `count_legal`, `nth_legal` and `is_legal` for whoever needs no list.
At the edge they are values, and every refusal has its reason: `legal_moves`, `play`, `view`, `seen`.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tallorder.games.kernel.native import mypyc_attr
from tallorder.games.kernel.outcome import Outcome
from tallorder.games.kernel.refusal import Refusal, Refused
from tallorder.games.kernel.seat import NOBODY
from tallorder.games.kernel.values import Event, Move, Seen, View

WRITERS: "Final[dict[type[Game], Callable[[Any], str]]]" = {}
"""How each engine writes a position; its rules say so when they are made."""
LONGEST_REPR: Final = 400


@mypyc_attr(allow_interpreted_subclasses=True)  # games from outside are plain Python
class Game:
    """A running game. Engines fill in what raises NotImplementedError here."""

    recorder: Callable[["Game"], str] | None = None
    """Writes this game's record; a `Start` gives it to the games it begins. Clones have none."""
    played: list[tuple[int, Move | None]] | None = None
    """The seats and moves so far, None for a resignation, while there is somebody to write them down."""
    options: msgspec.Struct
    """The switches it is played with; every engine has its own kind."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actor = 0
        """The seat that decides now, or NOBODY when the game is over."""
        self.log: list[Event] | None = None
        """Where events go while somebody listens; None costs nothing."""

    def __repr__(self) -> str:
        """The position in notation on one line, cut where it gets long; it shows secrets, as a debugger does."""
        write = next((WRITERS[kind] for kind in type(self).__mro__ if kind in WRITERS), None)
        try:
            text = "" if write is None else "; ".join(write(self).splitlines())
        except Exception:
            text = ""
        text = text or f"{type(self).__name__}, {self.seats} seats, seat {self.actor + 1} decides"
        return f"<{text if len(text) <= LONGEST_REPR else text[: LONGEST_REPR - 2] + ' …'}>"

    @property
    def phase(self) -> str:
        """What is being decided, by name, as in views and notation; `over` at the end."""
        raise NotImplementedError

    # The fast side: packed moves, trusted.

    def legal(self) -> list[int]:
        """Every legal move of the actor, packed, in the fixed order that the notation defines."""
        raise NotImplementedError

    def count_legal(self) -> int:
        """How many legal moves there are: the length of `legal`. Engines may count without listing."""
        return len(self.legal())

    def nth_legal(self, k: int) -> int:
        """The legal move at place `k` of `legal`, from 0 to `count_legal() - 1`; any other `k` has no meaning."""
        return self.legal()[k]

    def is_legal(self, move: int) -> bool:
        """Whether `legal` offers this packed move; any integer may be asked about."""
        return move in self.legal()

    def apply(self, move: int) -> None:
        """Plays a move that `legal` offered. Nothing is checked."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        raise NotImplementedError

    def clone(self) -> "Game":
        """The same position, played on independently. The clone has no listener."""
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """The whole position as plain values: equal keys are equal positions."""
        raise NotImplementedError

    def progress(self) -> tuple[Any, ...]:
        """The part of the key that play changes; with the same set-up, equal progress is an equal position."""
        return self.key()

    # The side of people: values, refusals, views.

    def pack(self, move: Move) -> int:
        """The packed form of a well-formed move; refuses one that cannot even be written in this game."""
        raise NotImplementedError

    def unpack(self, packed: int) -> Move:
        """The move as a value."""
        raise NotImplementedError

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids this move now. Asked only for moves that are not legal; never depends on hidden things."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator, who sees the least."""
        raise NotImplementedError

    def look(self, seat: int | None) -> View:
        """The view without its legal moves. Engines may make it without listing them."""
        return msgspec.structs.replace(self.view(seat), legal=())

    def seen(self, event: Event, seat: int | None) -> Seen:
        """What a seat may see of an event."""
        raise NotImplementedError

    def leave(self, seat: int) -> None:
        """Takes a resigning seat out of the game. [C-R-51, L-R-25, S-R-55]"""
        raise NotImplementedError

    def legal_moves(self) -> list[Move]:
        """Every legal move of the actor, as values, in the fixed order."""
        return [self.unpack(packed) for packed in self.legal()]

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """Plays a move and tells what happened; an illegal one raises Refused and changes nothing.

        With `seat` the move is also refused when it is not that seat's decision.
        """
        if self.actor == NOBODY:
            raise Refused(Refusal("K-OVER", "game-over"))
        if seat is not None and seat != self.actor:
            raise Refused(Refusal("K-TURN", "not-your-decision", {"seat": seat + 1, "actor": self.actor + 1}))
        packed = self.pack(move)
        if not self.is_legal(packed):
            raise Refused(self.why_not(move))
        before, events = self._start_listening()
        try:
            seat = self.actor
            self.apply(packed)
        finally:
            self.log = before
        if self.played is not None:
            self.played.append((seat, move))
        return self._tell_listener(events)

    def resign(self, seat: int) -> list[Event]:
        """A seat gives up, in turn or out of turn, and the others play on. [C-R-51, L-R-25, S-R-55]"""
        if self.actor == NOBODY:
            raise Refused(Refusal("K-OVER", "game-over"))
        if not 0 <= seat < self.seats:
            raise Refused(Refusal("K-SEAT", "unknown-seat", {"seat": seat + 1, "seats": self.seats}))
        before, events = self._start_listening()
        try:
            self.leave(seat)
        finally:
            self.log = before
        if self.played is not None:
            self.played.append((seat, None))
        return self._tell_listener(events)

    def record(self) -> str:
        """The whole game so far as text, from its deal to its last move: see docs/notation.md.

        ValueError when it was not begun by a `Start`, or when moves were played past `play` and `resign`.
        """
        if self.recorder is None:
            raise ValueError("this game was not begun by a start, so nobody knows how it was dealt")
        return self.recorder(self)

    def _start_listening(self) -> tuple[list[Event] | None, list[Event]]:
        """Whoever listened before, and a fresh list that listens now."""
        before = self.log
        events: list[Event] = []
        self.log = events
        return before, events

    def _tell_listener(self, events: list[Event]) -> list[Event]:
        """Tells what happened to whoever listens all the time."""
        if self.log is not None:
            self.log.extend(events)
        return events
