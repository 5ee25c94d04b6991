"""A running game of Cardline: one mutable object, cards and seats as small integers."""

from tallorder.games.cardline.events import (
    CardBoxed,
    CardDrawn,
    CardFlipped,
    CardPlaced,
    GameWon,
    LineChanged,
    PileRecycled,
    Place,
    PlayerFinished,
    PlayerResigned,
    PlayersEliminated,
    RoundEnded,
    TieBreakDealt,
)
from tallorder.games.cardline.line import NO_CARD
from tallorder.games.cardline.moves import GAP_BITS, GAP_MASK, PlaceCard, pack, unpack
from tallorder.games.cardline.round import is_decided
from tallorder.games.cardline.state import UNKNOWN, CardlineState
from tallorder.games.cardline.view import CardlineView, view_of
from tallorder.games.kernel import (
    NOBODY,
    CardRef,
    Event,
    Move,
    Outcome,
    Refusal,
    Refused,
    SeatRef,
    Seen,
)
from tallorder.games.kernel.native import i64


class CardlineGame(CardlineState):
    """A game that can be played on. Whoever makes one lays the table."""

    # The fast side.

    def legal(self) -> list[int]:
        """Each card of the actor, in the order it lies there, into each gap from left to right. [L-TURN-2, L-TURN-5]"""
        moves: list[int] = []
        if self.actor == NOBODY:
            return moves
        gaps = len(self.line.cards) + 1
        for card in self.hands[self.actor]:
            far_left = card << GAP_BITS
            moves += range(far_left, far_left + gaps)
        return moves

    def count_legal(self) -> int:
        """As many as cards times gaps."""
        return 0 if self.actor == NOBODY else len(self.hands[self.actor]) * (len(self.line.cards) + 1)

    def nth_legal(self, k: int) -> int:
        """The gap changes fastest."""
        place: i64 = k
        gaps: i64 = len(self.line.cards) + 1
        card: i64 = self.hands[self.actor][place // gaps]
        return card << GAP_BITS | place % gaps

    def is_legal(self, move: int) -> bool:
        """Whether the card is the actor's own and the line has the gap. [L-TURN-2, L-TURN-5]"""
        if self.actor == NOBODY or move & GAP_MASK > len(self.line.cards):
            return False
        return move >> GAP_BITS in self.hands[self.actor]

    def apply(self, move: int) -> None:
        """Places, flips and keeps or replaces a card; then the turn passes. [L-TURN-6, L-TURN-10]

        A wrong card leaves the line and the size of the hand as they were, a last card included. [L-TURN-12, L-R-19]
        """
        card = move >> GAP_BITS
        gap = move & GAP_MASK
        value = self.values[card]
        if value == UNKNOWN:
            raise Refused(Refusal("K-UNKNOWN", "value-unknown", {"card": CardRef(card)}))
        seat = self.actor
        hand = self.hands[seat]
        line = self.line
        is_correct = line.fits(value, gap)
        if self.log is not None:
            self._tell_flip(seat, card, gap, is_correct=is_correct)
        hand.remove(card)
        if is_correct:
            line.place(card, value, gap)
            if not hand:
                self.finishers.append(seat)
        else:
            self.box.append(card)
        if self.log is not None:
            self._tell_result(seat, card, is_correct=is_correct)
        if not is_correct:
            self._take(seat)
            if self.log is not None:
                self.log.append(CardDrawn(seat, hand[-1], len(self.pile), self.top()))
        self.turn += 1
        self._pass_on()

    def _take(self, seat: int) -> None:
        """The pile's first card, closed, from a fresh pile if there is none left. [L-TURN-9, L-R-9]"""
        if not self.pile:
            self.pile = self.box + self.box_closed
            self.box = []
            self.box_closed = []
            self.chance.shuffle(self.pile)
            if self.log is not None:
                self.log.append(PileRecycled(len(self.pile)))
        self.hands[seat].append(self.pile.pop())

    def _pass_on(self) -> None:
        """The next seat's turn clockwise, the end of the round, or the end of the game. [L-TURN-1, L-END-1, L-R-2]"""
        in_play = self.in_play
        turn = self.turn
        if self.finishers:
            still_to_act = [len(self.hands[seat]) for seat in in_play[turn:]]
            if is_decided(len(self.finishers), still_to_act, finish_round=self.options.finish_round):
                if turn == len(in_play) and self.log is not None:
                    self.log.append(RoundEnded(self.round, tuple(self.finishers)))
                self._end(self.finishers, "L-END-2")
                return
        if turn < len(in_play):
            self.actor = in_play[turn]
        else:
            self._end_round()

    def _end_round(self) -> None:
        """Nobody finished: another round. Several did: only they play on, with one card each. [L-END-3, L-END-4]

        Tie-break rounds are rounds like any other, until exactly one seat finishes. [L-END-5, L-R-5, L-R-6, L-R-7]
        """
        finishers = self.finishers
        if self.log is not None:
            self.log.append(RoundEnded(self.round, tuple(finishers)))
        if finishers:
            self._eliminate_others()
        if self.round == self.options.max_rounds:
            fewest = min([len(self.hands[seat]) for seat in self.in_play])
            self._end([seat for seat in self.in_play if len(self.hands[seat]) == fewest], "L-R-23")
            return
        if finishers:
            if len(self.pile) + len(self.box) + len(self.box_closed) < len(finishers):
                self._end(finishers, "L-R-10")
                return
            for seat in self.in_play:
                self._take(seat)
                if self.log is not None:
                    self.log.append(TieBreakDealt(seat, self.hands[seat][-1], len(self.pile), self.top()))
            self.finishers = []
        self.round += 1
        self.turn = 0
        self.actor = self.in_play[0]

    def _eliminate_others(self) -> None:
        """All but the finishers are out; their cards go to the box, closed. [L-END-3, L-R-4, L-R-8]"""
        out = [seat for seat in self.in_play if seat not in self.finishers]
        if not out:
            return
        self.in_play = [seat for seat in self.in_play if seat in self.finishers]
        given_up = [card for seat in out for card in self.hands[seat]]
        self.box_closed += given_up
        if self.log is not None:
            left = tuple([len(self.hands[seat]) for seat in out])
            self.log.append(PlayersEliminated(tuple(out), tuple(given_up), left))
        for seat in out:
            self.hands[seat] = []

    def _end(self, winners: list[int], rule: str) -> None:
        """The game is over."""
        self.actor = NOBODY
        self.turn = len(self.in_play)
        self.ended = Outcome(tuple(sorted(winners)), rule)
        if self.log is not None:
            self.log.append(GameWon(self.ended.winners, rule))

    def leave(self, seat: int) -> None:
        """A resigning seat is out at once, in turn or not; the last one left wins. [L-R-25]"""
        if seat not in self.in_play:
            raise Refused(Refusal("L-R-25", "cardline-already-out", {"seat": SeatRef(seat)}))
        place = self.in_play.index(seat)
        self.in_play.pop(place)
        if place < self.turn:
            self.turn -= 1
        if seat in self.finishers:
            self.finishers.remove(seat)
        given_up = self.hands[seat]
        self.hands[seat] = []
        self.box_closed += given_up
        if self.log is not None:
            self.log.append(PlayerResigned(seat, tuple(given_up)))
        if len(self.in_play) == 1:
            self._end(self.in_play, "L-R-25")
        else:
            self._pass_on()

    def clone(self) -> "CardlineGame":
        """The same position, played on independently."""
        twin = CardlineGame(
            self.seats, self.first, self.order, self.cards, self.values, self.options, self.chance.clone()
        )
        twin.actor = self.actor
        twin.line = self.line.clone()
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.box = self.box[:]
        twin.box_closed = self.box_closed[:]
        twin.in_play = self.in_play[:]
        twin.turn = self.turn
        twin.round = self.round
        twin.finishers = self.finishers[:]
        twin.ended = self.ended
        return twin

    # The side of people.

    def pack(self, move: Move) -> int:
        """The packed form; a gap that the line does not have cannot be written. [L-TURN-5]"""
        if not isinstance(move, PlaceCard):
            raise Refused(Refusal("K-MOVE", "not-of-this-game"))
        if not 0 <= move.gap < self.line.gaps():
            raise Refused(Refusal("L-TURN-5", "cardline-no-such-gap", {"gap": move.gap, "last": self.line.gaps() - 1}))
        return pack(move)

    def unpack(self, packed: int) -> PlaceCard:
        """The move as a value."""
        return unpack(packed)

    def why_not(self, move: Move) -> Refusal:
        """The card is not the actor's own. Says whose it is only where everybody can see that. [L-TURN-2]"""
        if not isinstance(move, PlaceCard):
            return Refusal("K-MOVE", "not-of-this-game")
        for seat in range(self.seats):
            if move.card in self.hands[seat]:
                return Refusal(
                    "L-TURN-2", "cardline-card-of-another", {"card": CardRef(move.card), "seat": SeatRef(seat)}
                )
        if move.card in self.line.cards:
            return Refusal("L-TURN-7", "cardline-card-in-line", {"card": CardRef(move.card)})
        return Refusal("L-TURN-2", "cardline-not-your-card")

    def view(self, seat: int | None) -> CardlineView:  # noqa: ARG002 - nothing is private: all see the same
        """The table as everybody sees it. [L-R-16, L-R-18]"""
        return view_of(self, tuple([unpack(packed) for packed in self.legal()]))

    def look(self, seat: int | None) -> CardlineView:  # noqa: ARG002 - there is one view for all
        """The view without its legal moves."""
        return view_of(self, ())

    def seen(self, event: Event, seat: int | None) -> Seen:  # noqa: ARG002 - nothing is private: all see the same
        """The event as everybody sees it: only the pile's next card may be hidden. [L-R-16]"""
        if isinstance(event, CardDrawn):
            event = CardDrawn(event.seat, event.card, event.pile, self.shown_top(event.top))
        elif isinstance(event, TieBreakDealt):
            event = TieBreakDealt(event.seat, event.card, event.pile, self.shown_top(event.top))
        return Seen(event)

    def _tell_flip(self, seat: int, card: int, gap: int, *, is_correct: bool) -> None:
        assert self.log is not None
        left = self.line.left_of(gap)
        right = self.line.right_of(gap)
        self.log.append(
            CardPlaced(seat, card, gap, None if left == NO_CARD else left, None if right == NO_CARD else right)
        )
        place = self._place_of(self.values[card])
        against = None
        if not is_correct:
            against = left if gap > place.last else right
        self.log.append(CardFlipped(card, self.face(card), self.order, is_correct, place, against))

    def _place_of(self, value: int) -> Place:
        """Where a value belongs in the line. [L-R-11]"""
        line = self.line
        first, last = line.belongs(value)
        left, right = line.left_of(first), line.right_of(last)
        return Place(
            first,
            last,
            None if left == NO_CARD else left,
            None if right == NO_CARD else right,
            tuple(line.cards[first:last]),
        )

    def _tell_result(self, seat: int, card: int, *, is_correct: bool) -> None:
        assert self.log is not None
        if not is_correct:
            self.log.append(CardBoxed(card))
            return
        self.log.append(LineChanged(tuple(self.line.cards)))
        if not self.hands[seat]:
            self.log.append(PlayerFinished(seat))
