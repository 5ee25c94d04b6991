"""Comparity's moves by number: what kind, the card's place in the hand, and the cell within the box around the area.

Columns and rows are counted from 1 at the area's left and lower edge; 0 is just outside. Counting along diagonals
(Cantor's pairing) needs no largest width: an area of n cards is never wider plus higher than n + 1, so that small areas
have small numbers, whatever the number of cards.
"""

from collections.abc import Callable
from typing import Final

from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.grid import STEPS, WIDTH, Grid
from tallorder.games.comparity.moves import (
    ARRANGE,
    CARD_BITS,
    CHECK,
    DECLINE,
    DISCARD,
    DRAW,
    FAR_SWAP,
    GIVE,
    KIND_BITS,
    LOW,
    PAIR,
    PLAY,
    REVEAL,
    STOP,
    SWAP,
    pack_far,
)
from tallorder.games.kernel.numbers import Actions

BUTTONS: Final = (STOP, DRAW, DECLINE)
"""The moves without card or cell, which have the first numbers."""


def diagonal(number: int) -> int:
    """How many pairs of whole numbers have a sum smaller than this."""
    return number * (number + 1) // 2


def pyramid(number: int) -> int:
    """How many triples of whole numbers have a sum smaller than this."""
    return number * (number + 1) * (number + 2) // 6


class AreaBox:
    """The box around the area: cells as pairs that stay small, wherever the first card lay."""

    def __init__(self, grid: Grid) -> None:
        lying = grid.closed + grid.opened
        columns = [cell % WIDTH for cell in lying]
        self.left = min(columns) - 1
        """The column just outside."""
        self.bottom = max(lying) // WIDTH + 1
        """The row just below."""

    def place(self, cell: int) -> tuple[int, int]:
        """Column and row within the box, from 1; 0 is just outside to the left or below."""
        return cell % WIDTH - self.left, self.bottom - cell // WIDTH

    def cell(self, column: int, row: int) -> int:
        """The cell there."""
        return (self.bottom - row) * WIDTH + self.left + column

    def number(self, cell: int) -> int:
        """The cell's number along the diagonals."""
        column, row = self.place(cell)
        return diagonal(column + row) + row

    def numbered(self, number: int) -> int:
        """The cell with this number."""
        total = _largest(diagonal, number)
        row = number - diagonal(total)
        return self.cell(total - row, row)


def _largest(count: Callable[[int], int], number: int) -> int:
    """The largest sum whose diagonal, or layer, begins at or before this number."""
    low, high = 0, 1
    while count(high) <= number:
        high *= 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if count(middle) <= number else (low, middle)
    return low


class ComparityActions(Actions[ComparityGame]):
    """Buttons, neighbours to reveal, gifts; checks, swaps, discards and arrangements by cell; then cards to lay, and,
    where the table allows them, swaps of cards that do not touch by both cells. [C-R-6]

    A card to lay is counted along layers by its place in the hand, its column and its row together: as cards in the
    hand are not in the area, their sum is never more than one above the number of cards.
    """

    def __init__(self, cards: int, *, swaps_far: bool = False) -> None:
        self.cells = cells = diagonal(cards + 2)
        self.reveals = len(BUTTONS)
        self.gifts = self.reveals + len(STEPS)
        self.checks = self.gifts + cards - 1
        self.swaps = self.checks + cells
        self.discards = self.swaps + 2 * cells
        self.arrangements = self.discards + cells
        self.plays = self.arrangements + cells
        self.far_swaps = self.plays + pyramid(cards + 2)
        self.count = self.far_swaps + (cells * cells if swaps_far else 0)
        self.layers = [pyramid(total) for total in range(cards + 3)]

    def number(self, game: ComparityGame, move: int) -> int:
        """By what the move means in this position."""
        return self._number(game, move, AreaBox(game.grid))

    def numbers(self, game: ComparityGame) -> list[int]:
        """The numbers of all legal moves; the box is the same for all, and cells and cards come up again and again."""
        box = AreaBox(game.grid)
        legal = game.legal()
        hand = game.hands[game.actor] if legal else []
        slots = {card: slot for slot, card in enumerate(hand)}
        sums: dict[int, tuple[int, int]] = {}
        for cell in {move & LOW for move in legal if move < CHECK}:
            column, row = box.place(cell)
            sums[cell] = column + row, self.plays + diagonal(column + row) + row
        found = []
        for move in legal:
            if move < CHECK:
                total, start = sums[move & LOW]
                found.append(start + self.layers[total + slots[move >> CARD_BITS]])
            else:
                found.append(self._number(game, move, box))
        return found

    def _number(self, game: ComparityGame, move: int, box: AreaBox) -> int:
        if move >= FAR_SWAP:
            one, other = (move - FAR_SWAP) >> CARD_BITS, move & LOW
            return self.far_swaps + box.number(one) * self.cells + box.number(other)
        kind = move >> KIND_BITS << KIND_BITS
        if kind == PLAY:
            slot = game.hands[game.actor].index(move >> CARD_BITS)
            column, row = box.place(move & LOW)
            return self.plays + pyramid(slot + column + row) + diagonal(column + row) + row
        if kind == CHECK:
            return self.checks + box.number(move & LOW)
        if kind == REVEAL:
            return self.reveals + STEPS.index((move & LOW) - game.target)
        if kind == GIVE:
            return self.gifts + game.hands[game.actor].index(move >> CARD_BITS & 0xFF)
        if kind == SWAP:
            pair = move & PAIR
            return self.swaps + 2 * box.number(pair >> 1) + (pair & 1)
        if kind == DISCARD:
            return self.discards + box.number(move & LOW)
        if kind == ARRANGE:
            card = move >> CARD_BITS & 0xFF
            return self.arrangements + box.number(_cell_of(game, card))
        return BUTTONS.index(move)

    def move(self, game: ComparityGame, number: int) -> int:
        """The packed move with this number."""
        box = AreaBox(game.grid)
        if number >= self.far_swaps:
            one, other = divmod(number - self.far_swaps, self.cells)
            return pack_far(box.numbered(one), box.numbered(other))
        if number >= self.plays:
            rest = number - self.plays
            layer = _largest(pyramid, rest)
            rest -= pyramid(layer)
            flat = _largest(diagonal, rest)
            row = rest - diagonal(flat)
            card = game.hands[game.actor][layer - flat]
            return card << CARD_BITS | box.cell(flat - row, row)
        if number >= self.arrangements:
            source = box.numbered(number - self.arrangements)
            return ARRANGE + (game.grid.card_at(source) << CARD_BITS) + _next_cell(game, source)
        if number >= self.discards:
            return DISCARD + box.numbered(number - self.discards)
        if number >= self.swaps:
            cell, above = divmod(number - self.swaps, 2)
            return SWAP + (box.numbered(cell) << 1 | above)
        if number >= self.checks:
            return CHECK + box.numbered(number - self.checks)
        if number >= self.gifts:
            return GIVE + (game.hands[game.actor][number - self.gifts] << CARD_BITS)
        if number >= self.reveals:
            return REVEAL + game.target + STEPS[number - self.reveals]
        return BUTTONS[number]


def _cell_of(game: ComparityGame, card: int) -> int:
    """Where an open card lies."""
    return next(cell for cell in game.grid.opened if game.grid.card_at(cell) == card)


def _next_cell(game: ComparityGame, source: int) -> int:
    """The cell that the card from there comes into: the next one of its group. [C-R-54]"""
    if game.arranging:
        return game.arranging[len(game.arranged)]
    return next(cells[0] for cells in game.grid.clusters() if source in cells)


def actions_of(game: ComparityGame) -> ComparityActions:
    """The numbering for games with as many cards."""
    return ComparityActions(len(game.agreed.values), swaps_far=game.agreed.swaps_far)
