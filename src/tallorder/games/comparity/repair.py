"""Rearranging misplaced cards, for tables that allow more than swaps of pairs. [C-R-6, C-R-54]"""

from tallorder.games.comparity.grid import WIDTH, Grid


def next_cards(grid: Grid, cells: list[int], chosen: list[int]) -> list[int]:
    """The cards that can lie in the next of these cells so that all can still be laid in order, in reading order.

    `chosen` are the cards for the first cells; what comes of it is clean when no card of the group is then part of a
    violation.
    """
    cards = [grid.card_at(cell) for cell in cells]
    return [card for card in cards if card not in chosen and _can_finish(grid, cells, [*chosen, card], cards)]


def _can_finish(grid: Grid, cells: list[int], chosen: list[int], cards: list[int]) -> bool:
    if not _fits(grid, cells, chosen):
        return False
    if len(chosen) == len(cells):
        return True
    return any(card not in chosen and _can_finish(grid, cells, [*chosen, card], cards) for card in cards)


def _fits(grid: Grid, cells: list[int], chosen: list[int]) -> bool:
    """Whether the card chosen last is in order with its open neighbours, as far as these are settled."""
    last = len(chosen) - 1
    cell = cells[last]
    value = grid.values[chosen[last]]
    for near in (cell - 1, cell + WIDTH, cell + 1, cell - WIDTH):
        if not grid.is_open(near):
            continue
        if near not in cells:
            other = grid.values[grid.card_at(near)]
        elif cells.index(near) < last:
            other = grid.values[chosen[cells.index(near)]]
        else:
            continue
        if other > value if near in (cell - 1, cell + WIDTH) else other < value:
            return False
    return True


def arrangeable(grid: Grid) -> list[list[int]]:
    """The groups of three or more misplaced cards that can be laid in order, each in reading order. [C-R-54]"""
    return [cells for cells in grid.clusters() if len(cells) > 2 and next_cards(grid, cells, [])]
