"""The area: cards on an unbounded grid, what touches what, and which open pairs are out of order.

A cell is one small integer: rows from the top down, each from left to right, so that ascending cells are in reading
order. `frontier`, `closed`, `opened` and `violations` are kept up to date with every card, never rebuilt.

What lies in a cell is one small number as well, in `lying`: 0 for nothing near, 1 to 4 for an empty cell that touches
so many cards, CLOSED + card, or OPEN + card. There is room for the rows around the area only; it grows with the area.
"""

from typing import Final

from tallorder.games.kernel.native import i16, i64, vec

WIDTH: Final = 256
REACH: Final = 127
"""Coordinates run from -REACH to REACH: more than a game's 75 cards can stretch from the middle. [C-R-44]"""
MIDDLE: Final = REACH * WIDTH + REACH
STEPS: Final = [-WIDTH, -1, 1, WIDTH]
"""From a cell to those that share an edge with it, in reading order. [C-ADJ-1]"""

CLOSED: Final = 8
OPEN: Final = 264
ROOM: Final = 8
"""There is room for so many rows above and below the middle at first, and around a card that needs more."""
NO_CARDS: Final = vec[i16]([0] * ((2 * ROOM + 1) * WIDTH))


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
    ends: list[int] = []
    for pair in pairs:
        add(ends, pair >> 1)
        add(ends, other_end(pair))
    return ends


def rank(numbers: list[int], number: i64) -> i64:
    """How many of these ascending numbers are smaller."""
    low: i64 = 0
    high: i64 = len(numbers)
    while low < high:
        middle = (low + high) >> 1
        found: i64 = numbers[middle]
        if found < number:
            low = middle + 1
        else:
            high = middle
    return low


def is_among(numbers: list[int], number: i64) -> bool:
    """Whether a number is one of these ascending ones."""
    place = rank(numbers, number)
    return place < len(numbers) and numbers[place] == number


def add(numbers: list[int], number: int) -> None:
    """Puts a number in its place among ascending ones, unless it is there already."""
    place = rank(numbers, number)
    if place == len(numbers) or numbers[place] != number:
        numbers.insert(place, number)


class Grid:
    """The area. A pair is its left or lower cell and a bit: 0 for the neighbour to the right, 1 for the one above."""

    def __init__(self, values: list[int], like: "Grid | None" = None) -> None:
        self.values = values
        """What each card is compared by; shared, never changed. [C-SETUP-2, C-SETUP-3]"""
        if like is not None:
            self._copy(like)
            return
        self.lying: vec[i16] = NO_CARDS[:]
        """What lies in each cell, from the cell `first` on."""
        self.first: i64 = (REACH - ROOM) * WIDTH
        self.closed: list[int] = []
        """Cells of closed cards, in reading order."""
        self.opened: list[int] = []
        """Cells of open cards, in reading order."""
        self.frontier: list[int] = []
        """Empty cells next to the area, in reading order: where a card can be played. [C-PLAY-2]"""
        self.violations: list[int] = []
        """Open pairs whose left or lower card is strictly larger. [C-CHECK-5, C-CHECK-9]"""
        self._clean: list[int] | None = None
        """The violations that can be swapped cleanly, once asked for, until an open card comes, moves or goes."""
        self._bridges: list[int] | None = None
        """Where a card joins all parts, once asked for, until a card comes or goes."""

    def _copy(self, other: "Grid") -> None:
        self.lying = other.lying[:]
        self.first = other.first
        self.closed = other.closed.copy()
        self.opened = other.opened.copy()
        self.frontier = other.frontier.copy()
        self.violations = other.violations.copy()
        self._clean = other._clean
        self._bridges = other._bridges

    def clone(self) -> "Grid":
        """The same area, changed independently."""
        return Grid(self.values, self)

    # What lies where.

    @property
    def cards(self) -> dict[int, int]:
        """Every cell with a card, in reading order, and the card; made anew whenever it is asked for."""
        return {cell: self.card_at(cell) for cell in sorted(self.closed + self.opened)}

    @property
    def open(self) -> set[int]:
        """The cells of open cards; made anew whenever it is asked for."""
        return set(self.opened)

    @property
    def touching(self) -> dict[int, int]:
        """Empty cells next to the area, with how many cards each touches; made anew whenever it is asked for."""
        return {cell: self._lies(cell) for cell in self.frontier}

    def count(self) -> int:
        """How many cards the area has."""
        return len(self.closed) + len(self.opened)

    def _lies(self, cell: i64) -> int:
        """What lies in any cell, even one that there is no room for yet."""
        here = cell - self.first
        return self.lying[here] if 0 <= here < len(self.lying) else 0

    def card_at(self, cell: i64) -> int:
        """The card in a cell that has one."""
        found: int = self.lying[cell - self.first]
        return found - OPEN if found >= OPEN else found - CLOSED

    def has_card(self, cell: int) -> bool:
        """Whether a card lies there."""
        return self._lies(cell) >= CLOSED

    def is_open(self, cell: int) -> bool:
        """Whether an open card lies there."""
        return self._lies(cell) >= OPEN

    def is_playable(self, cell: int) -> bool:
        """Whether a cell is empty and touches a card. [C-PLAY-2]"""
        return 0 < self._lies(cell) < CLOSED

    def neighbours(self, cell: int) -> int:
        """How many cards touch this cell. [C-DUET-1, C-TRIO-1]"""
        return sum(self.has_card(near) for near in beside(cell))

    def has_open_neighbour(self, cell: i64) -> bool:
        """Whether a card next to this card lies open. [C-CHECK-3]"""
        lying = self.lying
        here = cell - self.first
        if lying[here - WIDTH] >= OPEN or lying[here - 1] >= OPEN:
            return True
        return lying[here + 1] >= OPEN or lying[here + WIDTH] >= OPEN

    def closed_neighbours(self, cell: i64) -> list[int]:
        """Cells of closed cards next to this card, in reading order. [C-R-4]"""
        lying = self.lying
        here = cell - self.first
        found: list[int] = []
        for step in STEPS:
            if CLOSED <= lying[here + step] < OPEN:
                found.append(cell + step)
        return found

    def open_pairs(self) -> list[int]:
        """Every pair of open cards that share an edge, in reading order: what a check compares. [C-CHECK-7]"""
        pairs = [pair for cell in self.opened for pair in (cell << 1, cell << 1 | 1)]
        return sorted(pair for pair in pairs if self.is_open(other_end(pair)))

    # Cards come, turn over, and go.

    def place(self, cell: int, card: int) -> int:
        """Lays a card closed and says how many cards it touches. [C-PLAY-1, C-R-32]"""
        here: i64 = cell - self.first
        if here < WIDTH or here >= len(self.lying) - WIDTH:
            self._make_room(cell)
            here = cell - self.first
        lying, frontier, closed = self.lying, self.frontier, self.closed
        neighbours: int = lying[here]
        if neighbours:
            del frontier[rank(frontier, cell)]
        lying[here] = CLOSED + card
        closed.insert(rank(closed, cell), cell)
        for step in STEPS:
            near = here + step
            found: int = lying[near]
            if found == 0:
                lying[near] = 1
                frontier.insert(rank(frontier, cell + step), cell + step)
            elif found < CLOSED:
                lying[near] = found + 1
        self._bridges = None
        return neighbours

    def _make_room(self, cell: i64) -> None:
        """Makes room for more rows, so that all around this cell there is some."""
        row = cell // WIDTH
        first_row = self.first // WIDTH
        rows = len(self.lying) // WIDTH
        top = min(first_row, max(row - ROOM, 0))
        bottom = max(first_row + rows, min(row + ROOM + 1, WIDTH))
        wider = vec[i16]([0] * ((bottom - top) * WIDTH))
        shift = self.first - top * WIDTH
        for place in range(len(self.lying)):
            wider[place + shift] = self.lying[place]
        self.lying = wider
        self.first = top * WIDTH

    def reveal(self, cell: int) -> None:
        """Turns a card over; it stays open. [C-CHECK-6]"""
        lying, closed, opened = self.lying, self.closed, self.opened
        here = cell - self.first
        lying[here] = lying[here] + (OPEN - CLOSED)
        del closed[rank(closed, cell)]
        opened.insert(rank(opened, cell), cell)
        self._compare(cell)

    def _compare(self, cell: int) -> None:
        """Notes the violations that this open card is part of: values grow rightwards and upwards. [C-PLAY-4]

        Closed cards are never compared. [C-CHECK-8]
        """
        lying, values = self.lying, self.values
        here = cell - self.first
        value = values[lying[here] - OPEN]
        right, above, left, below = lying[here + 1], lying[here - WIDTH], lying[here - 1], lying[here + WIDTH]
        if right >= OPEN and value > values[right - OPEN]:
            add(self.violations, cell << 1)
        if above >= OPEN and value > values[above - OPEN]:
            add(self.violations, cell << 1 | 1)
        if left >= OPEN and values[left - OPEN] > value:
            add(self.violations, (cell - 1) << 1)
        if below >= OPEN and values[below - OPEN] > value:
            add(self.violations, (cell + WIDTH) << 1 | 1)
        self._clean = None

    def _forget(self, cell: int) -> None:
        """Drops the violations that this cell is part of."""
        self.violations = [pair for pair in self.violations if pair >> 1 != cell and other_end(pair) != cell]
        self._clean = None

    def take(self, cell: int) -> int:
        """Takes an open card off the grid. [C-FIX-2]"""
        self._forget(cell)
        lying, opened, frontier = self.lying, self.opened, self.frontier
        here = cell - self.first
        card = lying[here] - OPEN
        del opened[rank(opened, cell)]
        neighbours = 0
        for step in STEPS:
            near = here + step
            found: int = lying[near]
            if found >= CLOSED:
                neighbours += 1
                continue
            lying[near] = found - 1
            if found == 1:
                del frontier[rank(frontier, cell + step)]
        lying[here] = neighbours
        if neighbours:
            frontier.insert(rank(frontier, cell), cell)
        self._bridges = None
        return card

    # Repairs.

    def fits(self, cell: i64, value: int, partner: i64) -> bool:
        """Whether an open card of this value would be in order here with every open neighbour but its partner."""
        lying, values = self.lying, self.values
        here = cell - self.first
        skipped = partner - self.first
        for step in STEPS:
            near = here + step
            found: int = lying[near]
            if found >= OPEN and near != skipped:
                other = values[found - OPEN]
                if other > value if step == -1 or step == WIDTH else other < value:
                    return False
        return True

    def swaps_cleanly(self, pair: int) -> bool:
        """Whether after swapping a violating pair neither card is part of any violation. [C-FIX-2, C-R-5]"""
        low, high, values = pair >> 1, other_end(pair), self.values
        if not self.fits(low, values[self.card_at(high)], high):
            return False
        return self.fits(high, values[self.card_at(low)], low)

    def clean_swaps(self) -> list[int]:
        """The violating pairs that can be swapped cleanly, in reading order. [C-FIX-2, C-R-5]"""
        if self._clean is None:
            self._clean = [pair for pair in self.violations if self.swaps_cleanly(pair)]
        return self._clean

    def far_swaps(self) -> list[tuple[int, int]]:
        """Misplaced cards that do not touch and swap cleanly, by their cells in reading order. [C-R-6, C-R-5]"""
        ends, values = ends_of(self.violations), self.values
        found = []
        for at, one in enumerate(ends):
            for other in ends[at + 1 :]:
                if (
                    other not in beside(one)
                    and self.fits(one, values[self.card_at(other)], one)
                    and self.fits(other, values[self.card_at(one)], other)
                ):
                    found.append((one, other))
        return found

    def exchange(self, low: int, high: int) -> None:
        """Swaps the open cards of two cells. [C-FIX-1, C-R-6]"""
        lying, first = self.lying, self.first
        self._forget(low)
        self._forget(high)
        found = lying[low - first]
        lying[low - first] = lying[high - first]
        lying[high - first] = found
        self._compare(low)
        self._compare(high)

    def rearrange(self, cells: list[int], cards: list[int]) -> None:
        """Lays open cards into the cells of one another. [C-R-54]"""
        for cell, card in zip(cells, cards, strict=True):
            self._forget(cell)
            self.lying[cell - self.first] = OPEN + card
        for cell in cells:
            self._compare(cell)

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

    # What hangs together.

    def _gather(self, left: vec[i16], start: int, mark: int) -> list[int]:
        """The cells of all cards that hang together with the one in this cell; they are marked in what is left."""
        first = self.first
        left[start - first] = mark
        part = [start]
        for cell in part:
            here = cell - first
            if left[here - WIDTH] >= CLOSED:
                left[here - WIDTH] = mark
                part.append(cell - WIDTH)
            if left[here - 1] >= CLOSED:
                left[here - 1] = mark
                part.append(cell - 1)
            if left[here + 1] >= CLOSED:
                left[here + 1] = mark
                part.append(cell + 1)
            if left[here + WIDTH] >= CLOSED:
                left[here + WIDTH] = mark
                part.append(cell + WIDTH)
        return part

    def parts(self) -> list[list[int]]:
        """The connected parts of the area, each in reading order, the topmost first. [C-FIX-3, C-R-13]"""
        left = self.lying[:]
        parts: list[list[int]] = []
        for start in sorted(self.closed + self.opened):
            if left[start - self.first] >= CLOSED:
                part = self._gather(left, start, 0)
                part.sort()
                parts.append(part)
        return parts

    def is_split(self) -> bool:
        """Whether the area has fallen apart."""
        return len(self.parts()) > 1

    def splits_without(self, cell: int) -> bool:
        """Whether the area would fall apart without this card. [C-FIX-3]"""
        lying = self.lying
        here = cell - self.first
        above, left = lying[here - WIDTH] >= CLOSED, lying[here - 1] >= CLOSED
        right, below = lying[here + 1] >= CLOSED, lying[here + WIDTH] >= CLOSED
        links = 0
        if above and right and lying[here - WIDTH + 1] >= CLOSED:
            links += 1
        if right and below and lying[here + WIDTH + 1] >= CLOSED:
            links += 1
        if below and left and lying[here + WIDTH - 1] >= CLOSED:
            links += 1
        if left and above and lying[here - WIDTH - 1] >= CLOSED:
            links += 1
        if links + 1 >= above + left + right + below:
            return False  # what touches the card hangs together round its corners
        rest = lying[:]
        rest[here] = 0
        start = cell - WIDTH if above else cell - 1 if left else cell + 1
        self._gather(rest, start, 0)
        return rest[here - 1] >= CLOSED or rest[here + 1] >= CLOSED or rest[here + WIDTH] >= CLOSED

    def joining_cells(self) -> list[int]:
        """Empty cells that touch every part of a split area, in reading order. [C-R-12, C-R-13]

        They lie around the smallest part.
        """
        if self._bridges is None:
            self._bridges = self._find_bridges()
        return self._bridges

    def _find_bridges(self) -> list[int]:
        marked = self.lying[:]
        first, parts = self.first, 0
        smallest: list[int] = []
        for start in self.closed + self.opened:
            if marked[start - first] >= CLOSED:
                parts += 1
                part = self._gather(marked, start, -parts)
                if parts == 1 or len(part) < len(smallest):
                    smallest = part
        joining: list[int] = []
        for cell in smallest:
            for step in STEPS:
                near = cell + step
                touching = marked[near - first]
                if parts <= touching < CLOSED and self._touched(marked, near) == parts:
                    add(joining, near)
        return joining

    def _touched(self, marked: vec[i16], cell: int) -> int:
        """How many parts, each with a negative mark of its own, a cell touches."""
        found: list[int] = []
        for step in STEPS:
            near = cell + step - self.first
            if 0 <= near < len(marked):
                mark: int = marked[near]
                if mark < 0 and mark not in found:
                    found.append(mark)
        return len(found)
