"""The grid by itself: cells, neighbours, parts, joining cells."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tallorder.games.comparity.grid import MIDDLE, REACH, Grid, beside, cell_at, ends_of, other_end, place_of

coordinates = st.integers(-REACH, REACH)
small = st.tuples(st.integers(-3, 3), st.integers(-3, 3))


@given(coordinates, coordinates)
def test_a_cell_and_its_place_are_the_same_thing(x: int, y: int) -> None:
    assert place_of(cell_at(x, y)) == (x, y)
    assert 0 <= cell_at(x, y) < 1 << 16


def test_cells_ascend_in_reading_order() -> None:
    places = [(0, 1), (1, 1), (-1, 0), (0, 0), (1, 0), (0, -1)]
    assert [place_of(cell) for cell in sorted(cell_at(*place) for place in places)] == places
    assert cell_at(0, 0) == MIDDLE
    assert [place_of(cell) for cell in beside(cell_at(2, 3))] == [(2, 4), (1, 3), (3, 3), (2, 2)]


def test_a_pair_leads_to_the_right_or_upwards() -> None:
    cell = cell_at(2, 3)
    assert place_of(other_end(cell << 1)) == (3, 3)
    assert place_of(other_end(cell << 1 | 1)) == (2, 4)
    assert [place_of(end) for end in ends_of([cell << 1, cell << 1 | 1])] == [(2, 4), (2, 3), (3, 3)]


def laid(places: set[tuple[int, int]]) -> Grid:
    """Closed cards in these places."""
    grid = Grid(list(range(len(places))))
    for card, place in enumerate(sorted(places)):
        grid.place(cell_at(*place), card)
    return grid


@settings(max_examples=80, deadline=None)
@given(st.sets(small, min_size=1, max_size=14))
def test_what_is_kept_up_to_date_is_what_one_would_count(places: set[tuple[int, int]]) -> None:
    grid = laid(places)
    around = {(x + dx, y + dy) for x, y in places for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - places
    assert {place_of(cell) for cell in grid.frontier} == around
    assert grid.frontier == sorted(grid.frontier)
    for cell, count in grid.touching.items():
        x, y = place_of(cell)
        assert count == len(places & {(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)}) == grid.neighbours(cell)
    taken = min(places)
    for card, place in enumerate(sorted(places)):
        if place == taken:
            grid.reveal(cell_at(*place))
            splits = grid.splits_without(cell_at(*place))
            parts = len(grid.parts())
            assert grid.take(cell_at(*place)) == card
            rest = laid(places - {taken})
            assert grid.frontier == rest.frontier or len(places) == 1
            if parts == 1 and len(places) > 1:
                assert splits == (len(grid.parts()) > 1)


@settings(max_examples=60, deadline=None)
@given(st.sets(small, min_size=2, max_size=12))
def test_joining_cells_are_exactly_those_that_make_the_area_whole(places: set[tuple[int, int]]) -> None:
    grid = laid(places)
    joining = grid.joining_cells()
    for cell in grid.frontier:
        whole = len(laid(places | {place_of(cell)}).parts()) == 1
        assert (cell in joining) == whole
    assert sorted(cell for part in grid.parts() for cell in part) == sorted(grid.cards)
    assert grid.is_split() == (len(grid.parts()) > 1)


def test_four_parts_around_a_cell_are_joined_only_there() -> None:
    grid = laid({(0, 1), (1, 0), (-1, 0), (0, -1)})
    assert len(grid.parts()) == 4
    assert [place_of(cell) for cell in grid.joining_cells()] == [(0, 0)]


@pytest.mark.parametrize("value", [4, 5, 6])
def test_a_card_fits_if_it_is_in_order_with_every_open_neighbour_but_its_partner(value: int) -> None:
    grid = Grid([5, value])
    for place in ((0, 0), (1, 0)):
        grid.place(cell_at(*place), place[0])
        grid.reveal(cell_at(*place))
    assert grid.fits(cell_at(1, 0), value, cell_at(9, 9)) == (value >= 5)
    assert grid.fits(cell_at(1, 0), value, cell_at(0, 0))
    assert grid.fits(cell_at(0, 0), 5, cell_at(9, 9)) == (value >= 5)
    assert grid.fits(cell_at(0, 1), value, cell_at(9, 9)) == (value >= 5)
    assert grid.fits(cell_at(0, -1), value, cell_at(9, 9)) == (value <= 5)
    assert grid.fits(cell_at(-1, 0), value, cell_at(9, 9)) == (value <= 5)


def test_a_clone_shares_nothing_that_changes() -> None:
    grid = laid({(0, 0), (1, 0), (2, 0)})
    grid.values = [3, 2, 1]
    for x in range(3):
        grid.reveal(cell_at(x, 0))
    twin = grid.clone()
    kept = ("cards", "open", "closed", "touching", "frontier", "violations")
    before = {name: getattr(grid, name).copy() for name in kept}
    twin.take(cell_at(1, 0))
    twin.place(cell_at(1, 0), 1)
    twin.place(cell_at(3, 0), 9)
    assert before == {name: getattr(grid, name) for name in kept}
    assert len(grid.violations) == 2
    assert twin.violations == []


def test_groups_of_misplaced_cards_hang_together_by_violations() -> None:
    grid = Grid([9, 8, 7, 20, 5, 4])
    for x in range(6):
        grid.place(cell_at(x, 0), x)
        grid.reveal(cell_at(x, 0))
    groups = [[place_of(cell)[0] for cell in group] for group in grid.clusters()]
    assert groups == [[0, 1, 2], [3, 4, 5]]


@pytest.mark.parametrize("step", [(0, 1), (0, -1), (1, 0), (-1, 0)])
def test_there_is_room_wherever_the_area_grows_and_for_every_card_of_a_written_position(step: tuple[int, int]) -> None:
    count = REACH - 1
    grid = Grid(list(range(255)))
    cells = [cell_at(step[0] * far, step[1] * far) for far in range(count)]
    for far, cell in enumerate(cells):
        assert grid.place(cell, 254 - far) == (far > 0)
    for cell in cells[::2]:
        grid.reveal(cell)
    assert grid.cards == {cell: 254 - far for far, cell in sorted(enumerate(cells), key=lambda one: one[1])}
    assert grid.open == set(cells[::2])
    assert grid.closed == sorted(cells[1::2])
    assert len(grid.frontier) == 2 * count + 2
    assert set(grid.touching.values()) == {1}
    assert grid.parts() == [sorted(cells)]
    assert grid.clone().cards == grid.cards
