"""Hands are tuples of card kinds in kind order: cheap to share, and no order tells when a card came."""

from tallorder.games.kernel.native import i64
from tallorder.games.skyscraper import moves
from tallorder.games.skyscraper.printed import NO_CARD


def with_card(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand with one card more, in kind order."""
    place: i64 = 0
    for other in cards:
        if other > kind:
            break
        place += 1
    return cards[:place] + (kind,) + cards[place:]  # noqa: RUF005 - stars would be slower, compiled


def without_card(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand with one card of this kind less."""
    place: i64 = 0
    for other in cards:
        if other == kind:
            break
        place += 1
    return cards[:place] + cards[place + 1 :]


def kinds(cards: tuple[int, ...]) -> list[int]:
    """The kinds in a hand, each once."""
    found: list[int] = []
    last = NO_CARD
    for kind in cards:
        if kind != last:
            found.append(kind)
            last = kind
    return found


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The structures without one of them."""
    return tuple([other for other in numbers if other != number])


def ring(sizes: list[int], direction: int) -> list[int]:
    """The seats that hold cards, each giving to the next and the last to the first. [S-TORN-2, S-TORN-4, S-R-39]"""
    seats = [seat for seat in range(len(sizes)) if sizes[seat]]
    if direction == moves.RIGHT:
        seats.reverse()
    return seats
