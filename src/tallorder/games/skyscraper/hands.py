"""Hands are tuples of card kinds in kind order: cheap to share, and no order tells when a card came."""

from bisect import bisect

from tallorder.games.skyscraper import moves


def with_card(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand with one card more, in kind order."""
    place = bisect(cards, kind)
    return (*cards[:place], kind, *cards[place:])


def without_card(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand with one card of this kind less."""
    place = cards.index(kind)
    return cards[:place] + cards[place + 1 :]


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The structures without one of them."""
    return tuple([other for other in numbers if other != number])


def ring(sizes: list[int], direction: int) -> list[int]:
    """The seats that hold cards, each giving to the next and the last to the first. [S-TORN-2, S-TORN-4, S-R-39]"""
    seats = [seat for seat in range(len(sizes)) if sizes[seat]]
    if direction == moves.RIGHT:
        seats.reverse()
    return seats
