"""The running game: what each move does, and the side of people."""

from higher_or_lower.events import CardOpened, GameDecided, Guessed, PlayerLeft
from higher_or_lower.moves import Guess, pack, unpack
from higher_or_lower.state import HigherLowerState
from higher_or_lower.view import HigherLowerView, view_of
from tallorder import NOBODY, Event, Move, Outcome, Refusal, Refused, Seen
from tallorder.games.kernel import SeatRef


class HigherLowerGame(HigherLowerState):
    """Whoever makes one lays row and pile."""

    # The fast side.

    def legal(self) -> list[int]:
        """Lower, then higher. [H-TURN-1]"""
        return [] if self.actor == NOBODY else [0, 1]

    def apply(self, move: int) -> None:
        """Opens the next card, counts, and passes the turn on. [H-TURN-2, H-TURN-3]"""
        seat, card, last = self.actor, self.pile[-1], self.row[-1]
        difference = self.value(card) - self.value(last)
        is_right = difference >= 0 if move else difference <= 0  # equal is right either way [H-EQ-1]
        self.pile.pop()
        self.row.append(card)
        self.points[seat] += is_right
        if self.log is not None:
            self.log.append(Guessed(seat, card, last, bool(move)))
            self.log.append(CardOpened(seat, card, self.cards[card].values, self.order, is_right, self.points[seat]))
        if self.points[seat] >= self.options.goal:
            self._end([seat], "H-END-1")
        elif not self.pile:
            most = max(self.points[one] for one in self.in_play)
            self._end([one for one in self.in_play if self.points[one] == most], "H-END-2")
        elif not (is_right and self.options.keep_turn):
            self._pass_on()

    def _pass_on(self) -> None:
        """The next seat clockwise that is still in. [H-TURN-3]"""
        later = [seat for seat in self.in_play if seat > self.actor]
        self.actor = later[0] if later else self.in_play[0]

    def _end(self, winners: list[int], rule: str) -> None:
        self.actor = NOBODY
        self.ended = Outcome(tuple(winners), rule, tuple(self.points))
        if self.log is not None:
            self.log.append(GameDecided(tuple(winners), rule))

    def leave(self, seat: int) -> None:
        """A seat that gives up is out; the last one left wins. [H-R-1]"""
        if seat not in self.in_play:
            raise Refused(Refusal("H-R-1", "higher-lower-already-out", {"seat": SeatRef(seat)}))
        self.in_play.remove(seat)
        if self.log is not None:
            self.log.append(PlayerLeft(seat))
        if len(self.in_play) == 1:
            self._end(self.in_play[:], "H-R-1")
        elif seat == self.actor:
            self._pass_on()

    def clone(self) -> "HigherLowerGame":
        """The same position, played on independently."""
        twin = HigherLowerGame(self.seats, self.first, self.order, self.cards, self.options)
        twin.row, twin.pile = self.row[:], self.pile[:]
        twin.points, twin.in_play = self.points[:], self.in_play[:]
        twin.ended, twin.actor = self.ended, self.actor
        return twin

    # The side of people.

    def pack(self, move: Move) -> int:
        """The packed form."""
        if not isinstance(move, Guess):
            raise Refused(Refusal("K-MOVE", "not-of-this-game"))
        return pack(move)

    def unpack(self, packed: int) -> Guess:
        """The move as a value."""
        return unpack(packed)

    def why_not(self, move: Move) -> Refusal:  # noqa: ARG002 - while the game runs, both answers are legal
        """Nothing that can be said is ever illegal: the kernel refuses wrong seats and finished games."""
        return Refusal("K-MOVE", "not-of-this-game")

    def view(self, seat: int | None) -> HigherLowerView:  # noqa: ARG002 - nothing is private: all see the same
        """The table as everybody sees it."""
        return view_of(self, tuple([unpack(packed) for packed in self.legal()]))

    def seen(self, event: Event, seat: int | None) -> Seen:  # noqa: ARG002 - nothing is private: all see the same
        """Events are public as they are: a card's values are in none before it is opened."""
        return Seen(event)
