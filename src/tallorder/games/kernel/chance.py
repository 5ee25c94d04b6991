"""Chance that is part of the state: the same key gives the same game on every Python, for ever."""

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15


def mix(number: int) -> int:
    """Spreads 64 bits evenly (the finaliser of SplitMix64)."""
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & MASK
    return number ^ (number >> 31)


class Chance:
    """A counter-based generator: a key, and how many numbers were drawn from it."""

    def __init__(self, key: int, count: int = 0) -> None:
        self.key = key & MASK
        self.count = count

    def clone(self) -> "Chance":
        """The same chance, drawn from independently."""
        return Chance(self.key, self.count)

    def fork(self, branch: int) -> "Chance":
        """A chance of its own for a purpose, which leaves this one as it is."""
        return Chance(mix(self.key ^ mix(branch + 1)))

    def next(self) -> int:
        """64 even bits."""
        self.count += 1
        return mix((self.key + self.count * GOLDEN) & MASK)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely as the others."""
        top = MASK - (MASK + 1) % limit
        number = self.next()
        while number > top:
            number = self.next()
        return number % limit

    def shuffle(self, items: list[int]) -> None:
        """Puts the items into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.next() >> 11) / 9007199254740992.0
