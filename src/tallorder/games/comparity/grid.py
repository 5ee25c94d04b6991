"""The area: cards on an unbounded grid, what touches what, and which open pairs are out of order.

A cell is one small integer: rows from the top down, each from left to right, so that ascending cells are in reading
order. `frontier`, `closed` and `violations` are kept up to date with every card, never rebuilt.
"""

from bisect import bisect_left, insort
from typing import Final

WIDTH: Final = 256
REACH: Final = 127
"""Coordinates run from -REACH to REACH: more than a game's 75 cards can stretch from the middle. [C-R-44]"""
MIDDLE: Final = REACH * WIDTH + REACH


def cell_at(x: int, y: int) -> int:
    """The cell x to the right of the middle and y above it."""
    return MIDDLE + x - y * WIDTH


def place_of(cell: int) -> tuple[int, int]:
    """A cell's x and y."""
    return cell % WIDTH - REACH, REACH - cell // WIDTH


def beside(cell: int) -> tuple[int, int, int, int]:
    """The four cells that share an edge with this one, in reading order; corners do not count. [C-ADJ-1, C-ADJ-2]"""
    return cell - WIDTH, cell - 1, cell + 1, cell + WIDTH


def other_end(pair: int) -> int:
    """The right or upper cell of a pair."""
    cell = pair >> 1
    return cell - WIDTH if pair & 1 else cell + 1


def ends_of(pairs: list[int]) -> list[int]:
    """The cells of all these pairs, each once, in reading order."""
    return sorted({end for pair in pairs for end in (pair >> 1, other_end(pair))})


class Grid:
    """The area. A pair is its left or lower cell and a bit: 0 for the neighbour to the right, 1 for the one above."""

    def __init__(self, values: list[int], like: "Grid | None" = None) -> None:
        self.values = values
        """What each card is compared by; shared, never changed. [C-SETUP-2, C-SETUP-3]"""
        if like is not None:
            self._copy(like)
            return
        self.cards: dict[int, int] = {}
        """Cell to card."""
        self.open: set[int] = set()
        self.closed: list[int] = []
        """Cells of closed cards, in reading order."""
        self.touching: dict[int, int] = {}
        """Empty cells next to the area, with how many cards each touches."""
        self.frontier: list[int] = []
        """The same cells in reading order: where a card can be played. [C-PLAY-2]"""
        self.violations: list[int] = []
        """Open pairs whose left or lower card is strictly larger. [C-CHECK-5, C-CHECK-9]"""

    def _copy(self, other: "Grid") -> None:
        self.cards = other.cards.copy()
        self.open = other.open.copy()
        self.closed = other.closed.copy()
        self.touching = other.touching.copy()
        self.frontier = other.frontier.copy()
        self.violations = other.violations.copy()

    def clone(self) -> "Grid":
        """The same area, changed independently."""
        return Grid(self.values, self)

    def place(self, cell: int, card: int) -> int:
        """Lays a card closed and says how many cards it touches. [C-PLAY-1, C-R-32]"""
        cards, touching = self.cards, self.touching
        neighbours = touching.pop(cell, 0)
        if neighbours:
            self.frontier.remove(cell)
        cards[cell] = card
        insort(self.closed, cell)
        for near in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
            if near in touching:
                touching[near] += 1
            elif near not in cards:
                touching[near] = 1
                insort(self.frontier, near)
        return neighbours

    def reveal(self, cell: int) -> None:
        """Turns a card over; it stays open. [C-CHECK-6]"""
        self.closed.remove(cell)
        self.open.add(cell)
        self._compare(cell)

    def _compare(self, cell: int) -> None:
        """Notes the violations that this open card is part of: values grow rightwards and upwards. [C-PLAY-4]

        Closed cards are never compared. [C-CHECK-8]
        """
        cards, opened, values = self.cards, self.open, self.values
        value = values[cards[cell]]
        if cell + 1 in opened and value > values[cards[cell + 1]]:
            insort(self.violations, cell << 1)
        if cell - WIDTH in opened and value > values[cards[cell - WIDTH]]:
            insort(self.violations, cell << 1 | 1)
        if cell - 1 in opened and values[cards[cell - 1]] > value:
            insort(self.violations, (cell - 1) << 1)
        if cell + WIDTH in opened and values[cards[cell + WIDTH]] > value:
            insort(self.violations, (cell + WIDTH) << 1 | 1)

    def _forget(self, cell: int) -> None:
        """Drops the violations that this cell is part of."""
        self.violations = [pair for pair in self.violations if pair >> 1 != cell and other_end(pair) != cell]

    def open_pairs(self) -> list[int]:
        """Every pair of open cards that share an edge, in reading order: what a check compares. [C-CHECK-7]"""
        pairs = [pair for cell in self.open for pair in (cell << 1, cell << 1 | 1)]
        return sorted(pair for pair in pairs if other_end(pair) in self.open)

    def has_card(self, cell: int) -> bool:
        """Whether a card lies there."""
        return cell in self.cards

    def is_open(self, cell: int) -> bool:
        """Whether an open card lies there."""
        return cell in self.open

    def neighbours(self, cell: int) -> int:
        """How many cards touch this cell. [C-DUET-1, C-TRIO-1]"""
        cards = self.cards
        return (cell - WIDTH in cards) + (cell - 1 in cards) + (cell + 1 in cards) + (cell + WIDTH in cards)

    def has_open_neighbour(self, cell: int) -> bool:
        """Whether a card next to this cell lies open. [C-CHECK-3]"""
        opened = self.open
        return cell - WIDTH in opened or cell - 1 in opened or cell + 1 in opened or cell + WIDTH in opened

    def closed_neighbours(self, cell: int) -> list[int]:
        """Cells of closed cards next to this cell, in reading order. [C-R-4]"""
        cards, opened = self.cards, self.open
        return [near for near in beside(cell) if near in cards and near not in opened]

    def fits(self, cell: int, value: int, partner: int) -> bool:
        """Whether an open card of this value would be in order here with every open neighbour but its partner."""
        cards, opened, values = self.cards, self.open, self.values
        for near in (cell - 1, cell + WIDTH):
            if near in opened and near != partner and values[cards[near]] > value:
                return False
        for near in (cell + 1, cell - WIDTH):
            if near in opened and near != partner and values[cards[near]] < value:
                return False
        return True

    def swaps_cleanly(self, pair: int) -> bool:
        """Whether after swapping a violating pair neither card is part of any violation. [C-FIX-2, C-R-5]"""
        low, high = pair >> 1, other_end(pair)
        return self.fits(low, self.values[self.cards[high]], high) and self.fits(
            high, self.values[self.cards[low]], low
        )

    def swap(self, pair: int) -> None:
        """Swaps the two open cards of a pair. [C-FIX-1]"""
        low, high = pair >> 1, other_end(pair)
        self.rearrange([low, high], [self.cards[high], self.cards[low]])

    def rearrange(self, cells: list[int], cards: list[int]) -> None:
        """Lays open cards into the cells of one another. [C-R-54]"""
        for cell, card in zip(cells, cards, strict=True):
            self._forget(cell)
            self.cards[cell] = card
        for cell in cells:
            self._forget(cell)
            self._compare(cell)

    def take(self, cell: int) -> int:
        """Takes an open card off the grid. [C-FIX-2]"""
        self._forget(cell)
        self.open.remove(cell)
        card = self.cards.pop(cell)
        neighbours = 0
        for near in beside(cell):
            if near in self.cards:
                neighbours += 1
            elif self.touching[near] == 1:
                del self.touching[near]
                self.frontier.pop(bisect_left(self.frontier, near))
            else:
                self.touching[near] -= 1
        if neighbours:
            self.touching[cell] = neighbours
            insort(self.frontier, cell)
        return card

    def parts(self) -> list[list[int]]:
        """The connected parts of the area, each in reading order, the topmost first. [C-FIX-3, C-R-13]"""
        left = set(self.cards)
        parts: list[list[int]] = []
        for start in sorted(left):
            if start not in left:
                continue
            left.remove(start)
            part = [start]
            for cell in part:
                for near in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
                    if near in left:
                        left.remove(near)
                        part.append(near)
            part.sort()
            parts.append(part)
        return parts

    def is_split(self) -> bool:
        """Whether the area has fallen apart."""
        return len(self.parts()) > 1

    def splits_without(self, cell: int) -> bool:
        """Whether the area would fall apart without this card. [C-FIX-3]"""
        starts = [near for near in beside(cell) if near in self.cards]
        if len(starts) < 2:
            return False
        reached = {cell, starts[0]}
        queue = [starts[0]]
        for here in queue:
            for near in (here - WIDTH, here - 1, here + 1, here + WIDTH):
                if near in self.cards and near not in reached:
                    reached.add(near)
                    queue.append(near)
        return not reached.issuperset(starts)

    def joining_cells(self) -> list[int]:
        """Empty cells that touch every part of a split area, in reading order. [C-R-12, C-R-13]"""
        parts = self.parts()
        part_of = {cell: number for number, part in enumerate(parts) for cell in part}
        joining: list[int] = []
        for cell in self.frontier:
            if self.touching[cell] >= len(parts):
                touched = {part_of[near] for near in beside(cell) if near in part_of}
                if len(touched) == len(parts):
                    joining.append(cell)
        return joining

    def clusters(self) -> list[list[int]]:
        """Misplaced cards that hang together by violations, each group in reading order. [C-R-54]"""
        groups: list[list[int]] = []
        for pair in self.violations:
            ends = [pair >> 1, other_end(pair)]
            touched = [group for group in groups if ends[0] in group or ends[1] in group]
            merged = sorted({cell for group in [*touched, ends] for cell in group})
            groups = [group for group in groups if group not in touched]
            groups.append(merged)
        return sorted(groups)
