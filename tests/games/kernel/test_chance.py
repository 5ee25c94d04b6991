"""Chance is part of the state: the same key gives the same numbers, for ever."""

from collections import Counter

import pytest

from tallorder.games.kernel import Chance

PINNED = [15824617304438902051, 8699989649721214301, 12310341597754734734]


def test_the_numbers_of_a_key_never_change() -> None:
    chance = Chance(2026)
    drawn = [chance.next() for _ in range(3)]
    assert drawn == [chance_at(2026, count) for count in (1, 2, 3)]
    assert drawn == PINNED


def chance_at(key: int, count: int) -> int:
    return Chance(key, count - 1).next()


def test_a_clone_goes_its_own_way_and_a_fork_leaves_its_origin_alone() -> None:
    chance = Chance(1)
    twin = chance.clone()
    assert [chance.next(), chance.next()] == [twin.next(), twin.next()]
    fork = chance.fork(7)
    assert chance.count == 2
    assert fork.next() == Chance(1).fork(7).next() != Chance(1).fork(8).next()


def test_below_is_even() -> None:
    chance = Chance(3)
    counts = Counter(chance.below(5) for _ in range(10_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(1850 < count < 2150 for count in counts.values())


def test_a_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    chance = Chance(4)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)


@pytest.mark.parametrize("key", [0, 1, 2**64 - 1])
def test_a_fraction_lies_from_0_up_to_but_not_1(key: int) -> None:
    chance = Chance(key)
    drawn = [chance.fraction() for _ in range(1000)]
    assert all(0 <= number < 1 for number in drawn)
    assert 0.45 < sum(drawn) / len(drawn) < 0.55
