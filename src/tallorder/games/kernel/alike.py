"""Cards with the same moves, found in packed ones: mostly every card of a hand can go wherever any of them can."""

from typing import Final

from tallorder.games.kernel.native import i64

CARDS: Final = 0xFF
"""A card's number takes eight bits of a packed move; above them is the verb."""


def alike(legal: list[int], place: int, shift: int) -> tuple[int, list[int]]:
    """From this place on: how many moves the card there has, and all cards in a row that have the same, itself the
    first. `shift` is where a packed move has its card; what lies below is where it goes."""
    first: i64 = legal[place] >> shift
    end: i64 = len(legal)
    start: i64 = place
    at: i64 = start + 1
    while at < end and legal[at] >> shift == first:
        at += 1
    count: i64 = at - start
    cards = [int(first & CARDS)]
    while at + count <= end:
        head: i64 = legal[at] >> shift
        if head >> 8 != first >> 8:
            break
        gap: i64 = (head - first) << shift
        same: i64 = 0
        while same < count and legal[at + same] - legal[start + same] == gap:
            same += 1
        if same < count or (at + count < end and legal[at + count] >> shift == head):
            break
        cards.append(int(head & CARDS))
        at += count
    return int(count), cards
