"""Chance that comes out as told: for deals with a known first seat or a known shuffle."""

from collections.abc import Iterable

from tallorder.games.kernel.chance import Chance


class ScriptedChance:
    """Draws the numbers of a list, one for each question; after the last it goes on as `Chance(key)`.

    It answers what `Chance` answers, so whoever deals can be given it; a shuffle of n cards asks n - 1 times.
    """

    def __init__(self, numbers: Iterable[int], key: int = 0) -> None:
        self.listed = list(numbers)
        self.after = Chance(key)

    def next(self) -> int:
        """The next number of the list as it is."""
        return self.listed.pop(0) if self.listed else self.after.next()

    def below(self, limit: int) -> int:
        """The next number of the list, which has to be below the limit."""
        if not self.listed:
            return self.after.below(limit)
        if not 0 <= self.listed[0] < limit:
            raise ValueError(f"the listed number {self.listed[0]} is not from 0 to {limit - 1}, as was asked for")
        return self.listed.pop(0)

    def shuffle(self, items: list[int]) -> None:
        """As `Chance` does it: from the last place down, each changes places with one that is not after it."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
