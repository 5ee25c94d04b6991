"""The running game as the house uses it: the flow of play, seats that give up, and the side of people."""

from tallorder.games.comparity import moves, refusals
from tallorder.games.comparity.events import PlayerResigned
from tallorder.games.comparity.flow import Flow
from tallorder.games.comparity.state import (
    BONUS,
    CAUGHT,
    CHALLENGE,
    GIVING,
    JOIN,
    MISTRUST,
    OVER,
    OWN_TURN,
    REPAIR,
    TO_CHALLENGE,
    TO_DUET,
    TO_TRIO,
    TURN,
)
from tallorder.games.comparity.view import ComparityView, view_of
from tallorder.games.kernel import NOBODY, Event, Move, Refusal, Refused, Seen


class ComparityGame(Flow):
    """A game of Comparity."""

    def clone(self) -> "ComparityGame":
        """The same position, played on independently."""
        return ComparityGame(self.agreed, self)

    # Giving up.

    def leave(self, seat: int) -> None:
        """Takes a seat out of the game: its pending chain is finished by first legal moves, then it goes. [C-R-51]"""
        if seat in self.gone:
            raise Refused(Refusal("C-R-51", "comparity-not-in", {"seat": seat + 1}))
        if self.seats - len(self.gone) == 2:
            other = self.after[seat]
            self._take_out(seat)
            self._win(other, "C-R-51")
            return
        self.leaving = seat
        try:
            self._finish_chain(seat)
        finally:
            self.leaving = NOBODY
        if self.phase_number != OVER:
            follower, predecessor = self.after[seat], self.before[seat]
            self._take_out(seat)
            self._close_up(seat, predecessor, follower)

    def _finish_chain(self, seat: int) -> None:
        """Makes the decisions that the table waits for, and the repair that would come after others' gifts."""
        while self.actor == seat and self.phase_number not in (TURN, BONUS) and self._can_go_on(seat):
            self.apply(self.legal()[0])
        if self.phase_number == GIVING and self.cause == CAUGHT and self.turn == seat:
            giver = self.actor
            self._repair()
            while self.phase_number in (REPAIR, JOIN) and self._can_go_on(seat):
                self.apply(self.legal()[0])
            self.phase_number = GIVING
            self.turn = seat
            self.actor = giver

    def _can_go_on(self, seat: int) -> bool:
        """Whether a leaving seat still has a card where it needs one to join."""
        return self.phase_number != JOIN or len(self.hands[seat]) > 0

    def _take_out(self, seat: int) -> None:
        cards = self.hands[seat]
        self.hands[seat] = []
        self.removed += cards
        self.close_ring(seat)
        if self.log is not None:
            self.log.append(PlayerResigned(seat, tuple(cards)))

    def _close_up(self, seat: int, predecessor: int, follower: int) -> None:
        """Passes on what waited for the seat that left; whoever takes a turn over still has it in full. [C-R-56]"""
        phase, was_turn, was_previous = self.phase_number, self.turn == seat, self.turn == follower
        if was_previous and self.answering in (TO_TRIO, TO_CHALLENGE):
            self.answering = TO_DUET
        if phase == GIVING and self.receiver == seat:
            self._forgive(predecessor, follower)
        elif phase == GIVING and was_turn:
            self.turn = follower
            self.answering = TO_DUET
        elif phase == TURN and was_turn:
            self._begin_turn(follower)
        elif phase in (REPAIR, JOIN) and was_turn:
            self.turn = follower
            self.actor = follower
            self.answering = TO_DUET
        elif phase == BONUS and was_turn:
            self.turn = follower
        elif (phase == BONUS and self.actor == seat) or (phase == CHALLENGE and was_previous):
            self._begin_turn(self.turn)

    def _forgive(self, predecessor: int, follower: int) -> None:
        """Goes on without the cards that a leaving receiver was owed. [C-R-56]"""
        caught = self.cause == CAUGHT
        self.receiver = NOBODY
        self.owed = 0
        self.cause = MISTRUST
        if caught:
            self._repair()
        elif self.answering == TO_TRIO:
            self.phase_number = BONUS
            self.turn = follower
            self.actor = predecessor
            self.answering = OWN_TURN
        else:
            self._begin_turn(follower)

    # The side of people.

    def pack(self, move: Move) -> int:
        """The packed form of a move; refuses a card or a cell that does not exist."""
        refusal = refusals.cannot_be_written(self, move)
        if refusal is not None:
            raise Refused(refusal)
        return moves.pack(move)

    def unpack(self, packed: int) -> Move:
        """The move as a value."""
        return moves.unpack(packed)

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids this move now."""
        return refusals.why_not(self, move)

    def view(self, seat: int | None) -> ComparityView:  # noqa: ARG002 - nothing is private here
        """What everybody sees: there is one view for all. [C-HIDE-4]"""
        return view_of(self, tuple(self.legal_moves()))

    def look(self, seat: int | None) -> ComparityView:  # noqa: ARG002 - there is one view for all
        """The view without its legal moves."""
        return view_of(self, ())

    def seen(self, event: Event, seat: int | None) -> Seen:  # noqa: ARG002
        """Events hold only what is public. [C-HIDE-2]"""
        return Seen(event)
