"""Everything that lies on the table in a game of Comparity, and the small questions asked of it."""

from typing import Any, Final

from tallorder.cards import Card, Value
from tallorder.games.comparity import repair
from tallorder.games.comparity.grid import Grid, ends_of
from tallorder.games.comparity.moves import CHECK, KIND_BITS, LOW, REVEAL, STOP
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.kernel import NOBODY, Game, Hidden, Outcome

# What is being decided.
TURN: Final = 0
EXTRA: Final = 1
GIVING: Final = 2
REPAIR: Final = 3
JOIN: Final = 4
DUET: Final = 5
BONUS: Final = 6
CHALLENGE: Final = 7
OVER: Final = 8
PHASES: Final = ("turn", "extra", "give", "repair", "join", "duet", "bonus", "challenge", "over")

# What the checker's check, or the drawing, is part of.
OWN_TURN: Final = 0
TO_DUET: Final = 1
TO_TRIO: Final = 2
TO_CHALLENGE: Final = 3
ANSWERS: Final = ("turn", "duet", "trio", "challenge")

# Why somebody draws.
MISTRUST: Final = 0
CAUGHT: Final = 1
FOR_DUET: Final = 2
CAUSES: Final = ("mistrust", "caught", "duet")

NOWHERE: Final = -1
"""No cell."""


class Agreed:
    """What does not change during a game: the cards, the order, the house rules."""

    def __init__(
        self,
        seats: int,
        order: str,
        options: ComparityOptions,
        values: list[int],
        cards: tuple[Card, ...] = (),
        unknown: frozenset[int] = frozenset(),
    ) -> None:
        self.seats = seats
        self.order = order
        self.options = options
        self.values = values
        """What each card is compared by. [C-SETUP-1, C-R-38]"""
        self.cards = cards
        """The cards in order of deal; none in an imagined world, which has only values."""
        self.unknown = unknown
        """Closed cards of a written position whose values were left out."""
        self.commits = options.check_commit == "upfront"
        """Whether a checker names target and neighbour before anything is opened. [C-R-3]"""
        self.kept_back = 1 if options.last_card_gift == "protected" else 0
        """How many cards a seat keeps when it gives. [C-R-28]"""
        self.swaps_first = options.repair_order == "swap_first"
        """Whether nothing is discarded while a pair could be swapped. [C-R-7]"""
        self.permutes = options.repair_permute
        """Whether misplaced cards that hang together may be laid out anew. [C-R-6, C-R-54]"""
        self.swaps_far = options.repair_swap == "any"
        """Whether misplaced cards that do not touch may be swapped. [C-R-6]"""
        self.has_plain_repairs = self.swaps_first and not self.permutes and not self.swaps_far
        """Whether a repair is a clean swap, or a discard where there is none: the rules without house rules. [C-R-7]"""
        self.joins_anywhere = options.join_cells == "any"
        """Whether the joining card may lie wherever it touches all parts. [C-R-12]"""
        self.names: list[str] = []
        """How the notation names each card; filled in when first asked for."""
        self.lying_open: dict[int, Any] = {}
        """By card and cell: open cards as views show them, each made once."""

    def face(self, card: int) -> dict[str, Value]:
        """All numbers on a card's open side. [C-R-42]"""
        return self.cards[card].values if self.cards else {self.order: Value(self.values[card])}


class ComparityState(Game):
    """The table. Seats, cards and cells are small integers; the checker is always the seat in `turn`."""

    options: ComparityOptions

    def __init__(self, agreed: Agreed, like: "ComparityState | None" = None) -> None:
        super().__init__(agreed.seats)
        self.agreed = agreed
        self.options = agreed.options
        self.leaving = NOBODY
        """The seat whose last decisions are being made for it; set only inside `leave`."""
        if like is not None:
            self._copy(like)
            return
        self.grid = Grid(agreed.values)
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        """The game deck; its top is at the end of the list."""
        self.discards: list[int] = []
        self.removed: list[int] = []
        """Cards of seats that gave up. [C-R-51]"""
        self.after = [(seat + 1) % agreed.seats for seat in range(agreed.seats)]
        """Each seat's left neighbour; neighbours close up when a seat leaves. [C-TURN-3]"""
        self.before = [(seat - 1) % agreed.seats for seat in range(agreed.seats)]
        """Each seat's right neighbour. [C-R-1]"""
        self.gone: list[int] = []
        """Seats that gave up, in that order."""
        self.phase_number = TURN
        self.turn = 0
        """Whose turn it is; who answers a Duet does so at the beginning of their turn."""
        self.answering = OWN_TURN
        """Whether the turn's seat is acting on its own or answers a Duet, a Trio or a last card."""
        self.target = NOWHERE
        """The cell under check while a neighbour is being chosen."""
        self.receiver = NOBODY
        """Who is owed cards while others give."""
        self.owed = 0
        self.cause = MISTRUST
        """Why the receiver draws."""
        self.vacated = NOWHERE
        """Where the discarded card lay, while the area is split."""
        self.arranging: list[int] = []
        """The cells being laid out anew, and ..."""
        self.arranged: list[int] = []
        """... the cards chosen for the first of them."""
        self.winner = NOBODY
        self.ended_by = ""

    def _copy(self, other: "ComparityState") -> None:
        """Begins like another table with the same agreement; later changes stay apart."""
        self.actor = other.actor
        self.grid = other.grid.clone()
        self.hands = [hand.copy() for hand in other.hands]
        self.deck = other.deck.copy()
        self.discards = other.discards.copy()
        self.phase_number = other.phase_number
        self.turn = other.turn
        self.answering = other.answering
        self.target = other.target
        self.receiver = other.receiver
        self.owed = other.owed
        self.cause = other.cause
        self.vacated = other.vacated
        self.winner = other.winner
        self.ended_by = other.ended_by
        self.arranging = other.arranging.copy()
        self.arranged = other.arranged.copy()
        self.removed = other.removed.copy()
        self.gone = other.gone.copy()
        self.after = other.after.copy()
        self.before = other.before.copy()

    def key(self) -> tuple[Any, ...]:
        """The whole position as plain values: equal keys are equal positions."""
        agreed = self.agreed
        ids = tuple(card.id for card in agreed.cards)
        return ((agreed.order, tuple(agreed.values), agreed.unknown, ids, agreed.options), *self.progress())

    def progress(self) -> tuple[Any, ...]:
        """The part of the key that play changes."""
        grid = self.grid
        area = (tuple(grid.cards.items()), tuple(grid.opened))
        pending = (self.answering, self.target, self.receiver, self.owed, self.cause, self.vacated)
        return (
            (area, tuple(map(tuple, self.hands)), tuple(self.deck), tuple(self.discards)),
            (self.phase_number, self.actor, self.turn, pending, tuple(self.arranging), tuple(self.arranged)),
            (tuple(self.removed), tuple(self.gone), self.winner, self.ended_by),
        )

    @property
    def phase(self) -> str:
        """What is being decided, by name, as in views and notation."""
        return PHASES[self.phase_number]

    def outcome(self) -> Outcome | None:
        """Who won, and by which rule. [C-END-1]"""
        return Outcome((self.winner,), self.ended_by) if self.phase_number == OVER else None

    def is_in(self, seat: int) -> bool:
        """Whether a seat still plays."""
        return seat not in self.gone

    def deck_top(self) -> int | Hidden | None:
        """The top card of the deck as everybody sees it. [C-R-41]"""
        if not self.deck:
            return None
        return self.deck[-1] if self.agreed.options.deck_top_visible else Hidden()

    def close_ring(self, seat: int) -> None:
        """Makes a leaving seat's neighbours each other's neighbours. [C-R-51]"""
        follower, predecessor = self.after[seat], self.before[seat]
        self.after[predecessor] = follower
        self.before[follower] = predecessor
        self.gone.append(seat)

    def can_give(self, seat: int) -> bool:
        """Whether a seat has a card to spare: nobody gives away a last card. [C-R-28]"""
        return len(self.hands[seat]) > self.agreed.kept_back

    def can_draw(self, seat: int) -> bool:
        """Whether there is a card to be had for this seat, from the deck or as a gift. [C-R-22]"""
        if self.deck:
            return True
        giver = self.after[seat]
        while giver != seat:
            if self.can_give(giver):
                return True
            giver = self.after[giver]
        return False

    def would_open(self, move: int) -> list[int]:
        """The cards that a check, a reveal or a stop opens at once. [C-CHECK-2, C-R-3]"""
        grid = self.grid
        kind, cell = move >> KIND_BITS << KIND_BITS, move & LOW
        commits = self.agreed.commits
        if kind == CHECK:
            closed = grid.closed_neighbours(cell)
            is_choice = len(closed) > 1 or (len(closed) == 1 and grid.has_open_neighbour(cell))
            cells = ([] if commits else [cell]) if is_choice else [cell, *closed]
        elif kind == REVEAL:
            cells = [self.target, cell] if commits else [cell]
        else:
            cells = [self.target] if kind == STOP and commits else []
        return [grid.card_at(near) for near in cells]

    def clean_swaps(self) -> list[int]:
        """The violating pairs that can be swapped without a new violation. [C-FIX-2, C-R-5]"""
        return self.grid.clean_swaps()

    def far_swaps(self) -> list[tuple[int, int]]:
        """The cells of misplaced cards that do not touch and swap cleanly; none unless agreed. [C-R-6]"""
        return self.grid.far_swaps() if self.agreed.swaps_far else []

    def arrangeable(self) -> list[list[int]]:
        """The groups of misplaced cards that may be laid out anew; none unless agreed. [C-R-6, C-R-54]"""
        return repair.arrangeable(self.grid) if self.agreed.permutes else []

    def stuck_cells(self) -> list[int]:
        """Cells of the cards in violating pairs that cannot be swapped cleanly now, in reading order. [C-R-7]"""
        clean = self.grid.clean_swaps()
        stuck = [pair for pair in self.grid.violations if pair not in clean]
        return ends_of(stuck)

    def joining_cells(self) -> list[int]:
        """Where a card would join all parts. [C-R-12]"""
        return self.grid.joining_cells() if self.agreed.joins_anywhere else [self.vacated]

    def opened(self) -> list[int]:
        """Every card that was opened in this game, later discards included, in order of deal. [C-R-48]"""
        return sorted([self.grid.card_at(cell) for cell in self.grid.opened] + self.discards)
