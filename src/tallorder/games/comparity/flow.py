"""The flow of the game: turns, Duets and Trios, checks, penalties, repairs, gifts, and the end.

Order of `legal`: buttons (draw, stop, decline) first; then cards in the order of the hand, each with its cells in
reading order; then checks, reveals, swaps of neighbours, swaps of others, arrangements and discards, each in reading
order.
"""

from typing import Literal

from tallorder.games.comparity.events import (
    AreaSplit,
    BonusDeclined,
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardRevealed,
    CardsRearranged,
    CardsSwapped,
    ChallengeDeclined,
    ChallengeOffered,
    CheckCommitted,
    CheckResult,
    DrawShort,
    DuetTriggered,
    GameWon,
    MemoryUpdated,
    PenaltyDue,
    TrioTriggered,
)
from tallorder.games.comparity.grid import ends_of, is_among, other_end, place_of
from tallorder.games.comparity.moves import (
    ARRANGE,
    CHECK,
    DECLINE,
    DISCARD,
    DRAW,
    FAR_SWAP,
    GIVE,
    LOW,
    PAIR,
    REVEAL,
    STOP,
    SWAP,
    Cell,
    pack_far,
)
from tallorder.games.comparity.penalties import CAUGHT_CARDS, DUET_CARDS, MISTRUST_CARDS
from tallorder.games.comparity.repair import next_cards
from tallorder.games.comparity.state import (
    BONUS,
    CAUGHT,
    CAUSES,
    CHALLENGE,
    DUET,
    EXTRA,
    FOR_DUET,
    GIVING,
    JOIN,
    MISTRUST,
    NOWHERE,
    OVER,
    OWN_TURN,
    REPAIR,
    TO_CHALLENGE,
    TO_DUET,
    TO_TRIO,
    TURN,
    ComparityState,
)
from tallorder.games.kernel import NOBODY, CardRef, Refusal, Refused


def _places(pairs: list[int]) -> tuple[tuple[Cell, Cell], ...]:
    return tuple((place_of(pair >> 1), place_of(other_end(pair))) for pair in pairs)


class Flow(ComparityState):
    """What may be done now, and what it leads to."""

    # What may be done.

    def legal(self) -> list[int]:
        """Every legal move of the actor, packed, in the order given above."""
        phase = self.phase_number
        if phase == TURN:
            return self._plays(self.grid.frontier) + self._checks()
        if phase == DUET:
            return [DRAW, *self._checks()] if self.can_draw(self.turn) else self._checks()
        if phase == EXTRA:
            reveals = [REVEAL + cell for cell in self.grid.closed_neighbours(self.target)]
            return [STOP, *reveals] if self.grid.has_open_neighbour(self.target) else reveals
        if phase == REPAIR:
            return self._repairs()
        if phase == JOIN:
            return self._plays(self.joining_cells())
        if phase == GIVING:
            return [GIVE + (card << 16) for card in self.hands[self.actor]]
        if phase == BONUS:
            plays = self._plays(self.grid.frontier)
            return plays if self.agreed.options.trio_bonus_mandatory else [DECLINE, *plays]
        if phase == CHALLENGE:
            return [DECLINE, *self._checks()]
        return []

    def _plays(self, cells: list[int]) -> list[int]:
        """Every card of the actor in every one of these cells; values never matter. [C-PLAY-1, C-PLAY-5, C-R-43]

        The cells are empty and touch one card or more, so nothing is inserted or moved. [C-PLAY-3, C-PLAY-7]
        """
        return [card + cell for card in [card << 16 for card in self.hands[self.actor]] for cell in cells]

    def _checks(self) -> list[int]:
        """Every closed card, except the lone first one, which has no neighbour. [C-TURN-2, C-R-2, C-R-24]"""
        return [CHECK + cell for cell in self.grid.closed] if self.grid.count() > 1 else []

    def _repairs(self) -> list[int]:
        """A clean swap if there is one, otherwise a discard; more with house rules. [C-R-7]"""
        if self.arranging:
            return self._arrangements(self.arranging)
        repairs = [SWAP + pair for pair in self.clean_swaps()]
        repairs += [pack_far(one, other) for one, other in self.far_swaps()]
        for cells in self.arrangeable():
            repairs += self._arrangements(cells)
        if not repairs:
            return [DISCARD + cell for cell in ends_of(self.grid.violations)]
        if not self.agreed.swaps_first:
            repairs += [DISCARD + cell for cell in self.stuck_cells()]
        return repairs

    def _arrangements(self, cells: list[int]) -> list[int]:
        """The cards that may come into the next cell of a group. [C-R-54]"""
        cell = cells[len(self.arranged)]
        return [ARRANGE + (card << 16) + cell for card in next_cards(self.grid, cells, self.arranged)]

    # The same without a list.

    def count_legal(self) -> int:
        """How many moves `legal` offers."""
        phase = self.phase_number
        if phase == TURN:
            return len(self.hands[self.actor]) * len(self.grid.frontier) + self._count_checks()
        if phase == DUET:
            return self._count_checks() + (1 if self.can_draw(self.turn) else 0)
        if phase == EXTRA:
            grid, target = self.grid, self.target
            return len(grid.closed_neighbours(target)) + (1 if grid.has_open_neighbour(target) else 0)
        if phase == REPAIR and self.agreed.has_plain_repairs:
            return len(self.grid.clean_swaps()) or len(ends_of(self.grid.violations))
        if phase == GIVING:
            return len(self.hands[self.actor])
        if phase == JOIN:
            return len(self.hands[self.actor]) * len(self.joining_cells())
        if phase == BONUS:
            plays = len(self.hands[self.actor]) * len(self.grid.frontier)
            return plays if self.agreed.options.trio_bonus_mandatory else plays + 1
        return len(self.legal())

    def nth_legal(self, k: int) -> int:
        """The move at place `k` of `legal`."""
        phase = self.phase_number
        if phase == TURN:
            plays = len(self.hands[self.actor]) * len(self.grid.frontier)
            return self._nth_play(k, self.grid.frontier) if k < plays else CHECK + self.grid.closed[k - plays]
        if phase == DUET:
            if self.can_draw(self.turn):
                return CHECK + self.grid.closed[k - 1] if k else DRAW
            return CHECK + self.grid.closed[k]
        if phase == EXTRA:
            can_stop = self.grid.has_open_neighbour(self.target)
            if can_stop and k == 0:
                return STOP
            return REVEAL + self.grid.closed_neighbours(self.target)[k - 1 if can_stop else k]
        if phase == REPAIR and self.agreed.has_plain_repairs:
            clean = self.grid.clean_swaps()
            return SWAP + clean[k] if clean else DISCARD + ends_of(self.grid.violations)[k]
        if phase == GIVING:
            return GIVE + (self.hands[self.actor][k] << 16)
        if phase == JOIN:
            return self._nth_play(k, self.joining_cells())
        if phase == BONUS:
            if self.agreed.options.trio_bonus_mandatory:
                return self._nth_play(k, self.grid.frontier)
            return self._nth_play(k - 1, self.grid.frontier) if k else DECLINE
        return self.legal()[k]

    def is_legal(self, move: int) -> bool:
        """Whether `legal` offers this move."""
        if self.phase_number == TURN:
            if 0 <= move < CHECK:
                return move >> 16 in self.hands[self.actor] and self.grid.is_playable(move & LOW)
            return CHECK <= move < REVEAL and is_among(self.grid.closed, move - CHECK) and self.grid.count() > 1
        return move in self.legal()

    def _nth_play(self, k: int, cells: list[int]) -> int:
        """The k-th of every card of the actor in every one of these cells."""
        return (self.hands[self.actor][k // len(cells)] << 16) + cells[k % len(cells)]

    def _count_checks(self) -> int:
        return len(self.grid.closed) if self.grid.count() > 1 else 0

    # What a move does.

    def apply(self, move: int) -> None:
        """Plays a move that `legal` offered."""
        if move < CHECK:
            self._play(move >> 16, move & LOW)
        elif move < REVEAL:
            self._check(move & LOW)
        elif move < STOP:
            self._reveal_extra(move & LOW)
        elif move < DRAW:
            self._stop()
        elif move < GIVE:
            self._draw(self.turn, DUET_CARDS, FOR_DUET)
        elif move < SWAP:
            self._give(move >> 16 & 0xFF)
        elif move < DISCARD:
            self._exchange((move & PAIR) >> 1, other_end(move & PAIR))
        elif move < ARRANGE:
            self._discard(move & LOW)
        elif move < DECLINE:
            self._arrange(move >> 16 & 0xFF, move & LOW)
        elif move >= FAR_SWAP:
            self._exchange(move >> 16 & LOW, move & LOW)
        else:
            self._decline()

    def _play(self, card: int, cell: int) -> None:
        """Lays a card closed: the last one wins at once, whatever it was played for. [C-FIX-4, C-R-14, C-R-19, C-R-34]

        In a turn two neighbours make a Duet, three or four a Trio; a bonus or joining card makes neither.
        [C-DUET-1, C-TRIO-1, C-TRIO-5, C-TRIO-7, C-FIX-5]
        """
        seat = self.actor
        hand = self.hands[seat]
        hand.remove(card)
        neighbours = self.grid.place(cell, card)
        phase = self.phase_number
        log = self.log
        if log is not None:
            why: Literal["turn", "bonus", "join"] = "turn" if phase == TURN else "bonus" if phase == BONUS else "join"
            log.append(CardPlayed(seat, card, place_of(cell), neighbours, why))
        self.vacated = NOWHERE
        if not hand and seat != self.leaving:
            self._last_card_played(seat)
        elif phase == TURN:
            follower = self.after[seat]
            self.turn = follower
            self.actor = follower
            if neighbours > 1:
                self.phase_number = DUET
                self.answering = TO_DUET if neighbours == 2 else TO_TRIO
                if log is not None:
                    triggered = DuetTriggered if neighbours == 2 else TrioTriggered
                    log.append(triggered(seat, follower))
        elif phase == BONUS:
            self._begin_turn(self.turn)
        else:
            self._repair()

    def _begin_turn(self, seat: int) -> None:
        """A seat has its turn, which it cannot pass up. [C-TURN-1, C-R-25]"""
        self.phase_number = TURN
        self.turn = seat
        self.actor = seat
        self.answering = OWN_TURN

    def _check(self, target: int) -> None:
        """Opens the target, and asks for a neighbour where there is a choice. [C-CHECK-1 to C-CHECK-4, C-HIDE-3]

        In answer to a Duet it is the same check, and another may follow in the turn. [C-DUET-3, C-R-23]
        """
        if self.agreed.unknown:
            self._refuse_unknown(CHECK + target)
        grid = self.grid
        if self.phase_number == CHALLENGE:
            self.answering = TO_CHALLENGE
        self.target = target
        commits = self.agreed.commits
        if not commits:
            self._reveal(target, "target")
        elif self.log is not None:
            self.log.append(CheckCommitted(self.turn, grid.card_at(target), place_of(target)))
        closed = grid.closed_neighbours(target)
        if closed and (len(closed) > 1 or grid.has_open_neighbour(target)):
            self.phase_number = EXTRA
            return
        if commits:
            self._reveal(target, "target")
        if closed:
            self._reveal(closed[0], "extra")
        self._compare()

    def _refuse_unknown(self, move: int) -> None:
        """Refuses to open a card whose value a written position left out."""
        for card in self.would_open(move):
            if card in self.agreed.unknown:
                raise Refused(Refusal("K-UNKNOWN", "comparity-value-unknown", {"card": CardRef(card)}))

    def _reveal(self, cell: int, role: Literal["target", "extra"]) -> None:
        self.grid.reveal(cell)
        if self.log is not None:
            card = self.grid.card_at(cell)
            self.log.append(CardRevealed(self.turn, card, place_of(cell), self.agreed.face(card), role))

    def _reveal_extra(self, cell: int) -> None:
        if self.agreed.unknown:
            self._refuse_unknown(REVEAL + cell)
        if self.agreed.commits:
            self._reveal(self.target, "target")
        self._reveal(cell, "extra")
        self._compare()

    def _stop(self) -> None:
        if self.agreed.commits:
            if self.agreed.unknown:
                self._refuse_unknown(STOP)
            self._reveal(self.target, "target")
        self._compare()

    def _compare(self) -> None:
        """Compares every open pair: the checker pays for mistrust, or the right neighbour for the order. [C-PEN-1…3]

        Only touching open cards are pairs, and whoever pays draws before the repair. [C-CHECK-7, C-PEN-4, C-R-11]
        """
        self.target = NOWHERE
        violations = self.grid.violations
        if self.log is not None:
            self.log.append(CheckResult(self.turn, _places(violations), _places(self.grid.open_pairs())))
        if violations:
            self._draw(self.before[self.turn], CAUGHT_CARDS, CAUGHT)
        elif self.answering == TO_CHALLENGE:
            self._win(self.before[self.turn], "C-END-1")
        else:
            self._draw(self.turn, MISTRUST_CARDS, MISTRUST)

    def _draw(self, seat: int, count: int, cause: int) -> None:
        """Takes cards from the deck, and what it lacks from the others. [C-EMPTY-1, C-R-26]"""
        log = self.log
        if log is not None:
            log.append(PenaltyDue(seat, count, CAUSES[cause]))
        deck, hand = self.deck, self.hands[seat]
        while count and deck:
            card = deck.pop()
            hand.append(card)
            count -= 1
            if log is not None:
                log.append(CardDrawn(seat, card, len(deck), self.deck_top()))
        self.receiver = seat
        self.owed = count
        self.cause = cause
        self._ask_giver(self.after[seat])

    def _ask_giver(self, seat: int) -> None:
        """The next seat from here on that can give must give; nobody left, and the rest is forgiven. [C-EMPTY-3]

        Laps go on as long as cards are owed, and the checker is asked like everybody else. [C-R-27, C-R-30]
        """
        receiver = self.receiver
        if self.owed:
            for _ in range(self.seats):
                if seat != receiver and self.can_give(seat):
                    self.phase_number = GIVING
                    self.actor = seat
                    return
                seat = self.after[seat]
            if self.log is not None:
                self.log.append(DrawShort(receiver, self.owed))
        self._go_on()

    def _give(self, card: int) -> None:
        giver, receiver = self.actor, self.receiver
        self.hands[giver].remove(card)
        self.hands[receiver].append(card)
        self.owed -= 1
        if self.log is not None:
            self.log.append(CardGiven(giver, receiver, card))
        if not self.hands[giver] and giver != self.leaving:
            self._win(giver, "C-R-28")
        else:
            self._ask_giver(self.after[giver])

    def _go_on(self) -> None:
        """Goes on where drawing had begun: with the repair, the Trio's bonus, or a turn.

        The bonus comes before the responder's turn, and only if no violation was found.
        [C-TRIO-3, C-TRIO-4, C-TRIO-6, C-R-33]
        """
        receiver, cause = self.receiver, self.cause
        self.receiver = NOBODY
        self.owed = 0
        self.cause = MISTRUST
        if cause == CAUGHT:
            if self.hands[receiver]:
                self._repair()
            else:
                self._win(receiver, "C-END-1")
        elif self.answering == TO_TRIO:
            self.phase_number = BONUS
            self.actor = self.before[self.turn]
            self.answering = OWN_TURN
        else:
            self._end_check()

    def _end_check(self) -> None:
        """Who checked or drew in answer still has a full turn; otherwise the turn passes on. [C-DUET-4, C-TURN-3]"""
        self._begin_turn(self.after[self.turn] if self.answering == OWN_TURN else self.turn)

    def _repair(self) -> None:
        """The checker joins a split area, then repairs on until no violation stands. [C-R-9, C-R-15]"""
        if self.vacated != NOWHERE:
            self.phase_number = JOIN
            self.actor = self.turn
        elif self.grid.violations:
            self.phase_number = REPAIR
            self.actor = self.turn
        else:
            self._end_check()

    def _exchange(self, low: int, high: int) -> None:
        """Swaps misplaced cards; a swap is no play and triggers nothing. [C-FIX-1, C-R-6, C-R-35]"""
        grid = self.grid
        if self.log is not None:
            cells = (place_of(low), place_of(high))
            self.log.append(CardsSwapped(self.turn, grid.card_at(low), grid.card_at(high), cells))
        grid.exchange(low, high)
        self._repair()

    def _arrange(self, card: int, cell: int) -> None:
        """Notes one more card of a new layout, and lays all out when the last place is forced. [C-R-54]"""
        if not self.arranging:
            for cells in self.grid.clusters():
                if cells[0] == cell:
                    self.arranging = cells
        cells = self.arranging
        self.arranged.append(card)
        if len(self.arranged) == len(cells) - 1:
            self.arranged += next_cards(self.grid, cells, self.arranged)
        if len(self.arranged) < len(cells):
            return
        if self.log is not None:
            self.log.append(CardsRearranged(self.turn, tuple(self.arranged), tuple(map(place_of, cells))))
        self.grid.rearrange(cells, self.arranged)
        self.arranging = []
        self.arranged = []
        self._repair()

    def _discard(self, cell: int) -> None:
        """Discards a misplaced card; if the area splits, it is joined before anything else. [C-FIX-3, C-R-15]"""
        splits = self.grid.splits_without(cell)
        card = self.grid.take(cell)
        self.discards.append(card)
        if self.log is not None:
            self.log.append(CardDiscarded(self.turn, card, place_of(cell)))
        if splits:
            self.vacated = cell
            if self.log is not None:
                parts = tuple(tuple(place_of(cell) for cell in part) for part in self.grid.parts())
                self.log.append(AreaSplit(self.turn, parts))
        self._repair()

    def _decline(self) -> None:
        if self.phase_number == BONUS:
            if self.log is not None:
                self.log.append(BonusDeclined(self.actor))
            self._begin_turn(self.turn)
        else:
            if self.log is not None:
                self.log.append(ChallengeDeclined(self.actor))
            self._win(self.before[self.turn], "C-END-1")

    # How it ends.

    def _last_card_played(self, seat: int) -> None:
        """Who plays the last card wins at once; a final challenge may be agreed. [C-END-1, C-R-18, C-R-45, C-R-55]"""
        if not self.agreed.options.final_challenge:
            self._win(seat, "C-END-1")
            return
        challenger = self.after[seat]
        self.phase_number = CHALLENGE
        self.turn = challenger
        self.actor = challenger
        self.answering = OWN_TURN
        if self.log is not None:
            self.log.append(ChallengeOffered(seat, challenger))

    def _win(self, seat: int, rule: str) -> None:
        """The game is over, and cards that are closed stay closed. [C-MEM-1, C-R-50]"""
        self.phase_number = OVER
        self.actor = NOBODY
        self.turn = seat
        self.winner = seat
        self.ended_by = rule
        self.answering = OWN_TURN
        self.receiver = NOBODY
        self.owed = 0
        self.cause = MISTRUST
        self.vacated = NOWHERE
        self.target = NOWHERE
        self.arranging = []
        self.arranged = []
        if self.log is not None:
            self.log.append(GameWon(seat, rule))
            if self.agreed.options.box_memory:
                self.log.append(MemoryUpdated(tuple(self.opened())))
