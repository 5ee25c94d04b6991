"""Comparity once more, written from RULES.md as plainly as possible: nothing is kept up to date, all is counted anew.

Only the usual rules, no house rules and no resignations. The tests compare the engine with it, move by move.
"""

import copy
from typing import Any

Cell = tuple[int, int]
Move = tuple[Any, ...]


class SlowTable:
    """The table as dictionaries and lists."""

    def __init__(self, hands: list[list[int]], deck: list[int], values: list[int], turn: int) -> None:
        self.area: dict[Cell, int] = {}
        self.open: set[Cell] = set()
        self.hands = hands
        self.deck = deck
        """Top card first."""
        self.values = values
        self.turn = turn
        self.phase = "turn"
        self.is_answer = False
        self.is_trio = False
        self.target: Cell | None = None
        self.giving: dict[str, Any] = {}
        self.vacated: Cell | None = None
        self.winner: int | None = None

    def copy(self) -> "SlowTable":
        return copy.deepcopy(self)

    def next(self, seat: int) -> int:
        return (seat + 1) % len(self.hands)

    def right_neighbour(self, seat: int) -> int:
        return (seat - 1) % len(self.hands)

    def actor(self) -> int:
        if self.phase == "give":
            return int(self.giving["giver"])
        return self.right_neighbour(self.turn) if self.phase == "bonus" else self.turn

    # What one sees.

    @staticmethod
    def beside(cell: Cell) -> list[Cell]:
        x, y = cell
        return [(x, y + 1), (x - 1, y), (x + 1, y), (x, y - 1)]

    def neighbours(self, cell: Cell) -> list[Cell]:
        return [near for near in self.beside(cell) if near in self.area]

    def empty_cells(self) -> set[Cell]:
        return {near for cell in self.area for near in self.beside(cell) if near not in self.area}

    def closed(self) -> set[Cell]:
        return set(self.area) - self.open

    def violations(self) -> set[tuple[Cell, Cell]]:
        """Open pairs whose left or lower card is larger. [C-CHECK-5]"""
        pairs = [((x, y), other) for x, y in self.open for other in ((x + 1, y), (x, y + 1)) if other in self.open]
        return {(low, high) for low, high in pairs if self.value(low) > self.value(high)}

    def value(self, cell: Cell) -> int:
        return self.values[self.area[cell]]

    def is_clean(self, low: Cell, high: Cell) -> bool:
        """No violating pair of cards that was not violating before. [C-R-5]"""
        before = {frozenset((self.area[a], self.area[b])) for a, b in self.violations()}
        trial = self.copy()
        trial.area[low], trial.area[high] = trial.area[high], trial.area[low]
        after = {frozenset((trial.area[a], trial.area[b])) for a, b in trial.violations()}
        return after <= before

    def is_whole(self, cells: set[Cell]) -> bool:
        reached = {min(cells)}
        while True:
            more = {near for cell in reached for near in self.beside(cell) if near in cells} - reached
            if not more:
                return reached == cells
            reached |= more

    # What may be done.

    def legal(self) -> set[Move]:
        checks: set[Move] = {("check", cell) for cell in self.closed() if self.neighbours(cell)}
        hand = self.hands[self.actor()]
        if self.phase == "turn":
            return {("play", card, cell) for card in hand for cell in self.empty_cells()} | checks
        if self.phase == "bonus":
            return {("play", card, cell) for card in hand for cell in self.empty_cells()} | {("decline",)}
        if self.phase == "duet":
            others = [len(self.hands[seat]) for seat in range(len(self.hands)) if seat != self.turn]
            return checks | ({("draw",)} if self.deck or max(others) > 1 else set())
        if self.phase == "extra":
            assert self.target is not None
            near = self.neighbours(self.target)
            reveals: set[Move] = {("reveal", cell) for cell in near if cell not in self.open}
            return reveals | ({("stop",)} if any(cell in self.open for cell in near) else set())
        if self.phase == "give":
            return {("give", card) for card in hand}
        if self.phase == "join":
            joining = [cell for cell in self.empty_cells() if self.is_whole({*self.area, cell})]
            return {("play", card, cell) for card in hand for cell in joining}
        if self.phase == "repair":
            swaps: set[Move] = {("swap", low, high) for low, high in self.violations() if self.is_clean(low, high)}
            return swaps or {("discard", cell) for pair in self.violations() for cell in pair}
        return set()

    # What a move does.

    def play(self, move: Move) -> None:
        kind, *rest = move
        getattr(self, f"do_{kind}")(*rest)

    def do_play(self, card: int, cell: Cell) -> None:
        seat = self.actor()
        self.hands[seat].remove(card)
        count = len(self.neighbours(cell))
        self.area[cell] = card
        if not self.hands[seat]:
            self.phase, self.winner = "over", seat
        elif self.phase == "turn":
            self.begin(self.next(seat))
            if count > 1:
                self.phase, self.is_answer, self.is_trio = "duet", True, count > 2
        elif self.phase == "bonus":
            self.begin(self.turn)
        else:
            self.vacated = None
            self.repair()

    def begin(self, seat: int) -> None:
        self.phase, self.turn, self.is_answer, self.is_trio = "turn", seat, False, False

    def do_check(self, cell: Cell) -> None:
        self.open.add(cell)
        self.target = cell
        self.phase = "extra"
        options = self.legal()
        if not any(move[0] == "reveal" for move in options):
            self.compare()
        elif len(options) == 1:
            self.play(options.pop())

    def do_reveal(self, cell: Cell) -> None:
        self.open.add(cell)
        self.compare()

    def do_stop(self) -> None:
        self.compare()

    def compare(self) -> None:
        if self.violations():
            self.is_trio = False
            self.take(self.right_neighbour(self.turn), 3, "repair")
        else:
            self.take(self.turn, 2, "end")

    def do_draw(self) -> None:
        self.take(self.turn, 1, "end")

    def take(self, seat: int, count: int, then: str) -> None:
        while count and self.deck:
            self.hands[seat].append(self.deck.pop(0))
            count -= 1
        self.giving = {"receiver": seat, "owed": count, "then": then, "giver": seat}
        self.ask()

    def ask(self) -> None:
        """The next seat after the last giver that has a card to spare. [C-EMPTY-2, C-R-27, C-R-28]"""
        giving = self.giving
        seat = giving["giver"]
        for _ in range(len(self.hands)):
            seat = self.next(seat)
            if giving["owed"] and seat != giving["receiver"] and len(self.hands[seat]) > 1:
                giving["giver"] = seat
                self.phase = "give"
                return
        if giving["then"] == "repair":
            self.repair()
        elif self.is_trio:
            self.phase = "bonus"
        else:
            self.begin(self.turn if self.is_answer else self.next(self.turn))

    def do_give(self, card: int) -> None:
        self.hands[self.giving["giver"]].remove(card)
        self.hands[self.giving["receiver"]].append(card)
        self.giving["owed"] -= 1
        self.ask()

    def repair(self) -> None:
        if self.violations():
            self.phase = "repair"
        else:
            self.begin(self.turn if self.is_answer else self.next(self.turn))

    def do_swap(self, low: Cell, high: Cell) -> None:
        self.area[low], self.area[high] = self.area[high], self.area[low]
        self.repair()

    def do_discard(self, cell: Cell) -> None:
        del self.area[cell]
        self.open.remove(cell)
        if self.is_whole(set(self.area)):
            self.repair()
        else:
            self.phase = "join"

    def do_decline(self) -> None:
        self.begin(self.turn)
