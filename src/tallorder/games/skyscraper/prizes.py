"""Who holds Mini-Skyscraper, Order and Unity and the World Record.

Prizes never change; judging makes new ones. So clones of a game share them.
"""

from typing import Final

from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.tower import NO_THRESHOLD, Tower

NONE: Final = -1


class Prizes:
    """The buildings (by number) that hold the three Prizes, or NONE for a Prize on display."""

    def __init__(
        self,
        mini: int,
        unity: int,
        record: int,
        record_line: tuple[int, ...],
        mini_gone: bool,
        unity_gone: bool,
        record_gone: bool,
    ) -> None:
        self.mini = mini
        self.unity = unity
        self.record = record
        self.record_line = record_line
        """With `record_mode` history: every standing building that took the Record, in order. [S-R-17]"""
        self.mini_gone = mini_gone
        """With `lost_prize` gone: whether it left the game. [S-R-18]"""
        self.unity_gone = unity_gone
        self.record_gone = record_gone

    def is_faulty(self, number: int, tower: Tower) -> bool:
        """Whether a building is Faulty or Smelly now: a flag, so that the cards never run out. [S-FAULT-6, S-R-24]

        Only a Mini's status changes after completion. [S-R-20, S-FAULT-5, S-MINI-3, S-MINI-5]
        """
        if tower.is_mini():
            return number != self.mini
        return tower.found != 0

    def judged(
        self, towers: list[Tower], buildings: tuple[int, ...], completed: int, options: SkyscraperOptions
    ) -> "Prizes":
        """The Prizes after a completion (`completed` is its number) or after buildings fell (NONE).

        `buildings` are the standing ones in order of completion, so that the latest claimant is found from the end:
        that is how Mini and Unity are taken over and go back.
        [S-MINI-2, S-MINI-4, S-UNITY-3, S-UNITY-4, S-R-14, S-R-18, S-R-53]
        """
        mini = unity = NONE
        least = options.unity_min
        for number in buildings:
            tower = towers[number]
            if tower.is_mini():
                mini = number
            elif tower.is_unity(least):
                unity = number
        keep = options.lost_prize == "gone"
        mini_gone = self.mini_gone or (keep and mini == NONE and self.mini != NONE)
        unity_gone = self.unity_gone or (keep and unity == NONE and self.unity != NONE)
        if mini_gone:
            mini = NONE
        if unity_gone:
            unity = NONE
        after = Prizes(mini, unity, NONE, (), mini_gone, unity_gone, self.record_gone)
        if self.record_gone:
            return after
        # Faulty buildings hold nothing; a sound one may hold the Record beside another Prize. [S-FAULT-7, S-WR-5]
        also_faulty = options.faulty_record
        eligible = [number for number in buildings if also_faulty or not after.is_faulty(number, towers[number])]
        bar = _tallest_but(towers, buildings, eligible) if options.faulty_blocks_record else NO_THRESHOLD
        if options.record_mode == "tallest":
            after.record = _unique_tallest(towers, eligible)
            after.record_gone = keep and self.record != NONE and not eligible
            if after.record != NONE and towers[after.record].metres <= bar:
                after.record = NONE
        else:
            after.record_line = tuple(number for number in self.record_line if number in buildings)
            after.record = self._from_history(after.record_line, eligible)
            if (
                completed in eligible
                and towers[completed].metres > bar
                and (after.record == NONE or towers[completed].metres > towers[after.record].metres)
            ):
                after.record = completed
                after.record_line = (*after.record_line, completed)
            after.record_gone = keep and self.record != NONE and after.record == NONE
            if after.record != NONE and towers[after.record].metres < bar:
                after.record = NONE
        return after

    def _from_history(self, line: tuple[int, ...], eligible: list[int]) -> int:
        """The holder, or the latest former one who may still hold the Record. [S-R-17, S-WR-3]"""
        if self.record in eligible:
            return self.record
        for number in reversed(line):
            if number in eligible:
                return number
        return NONE

    def key(self) -> tuple[int | tuple[int, ...], ...]:
        """All that is not worked out from the buildings."""
        return (self.mini, self.unity, self.record, self.record_line, self.mini_gone, self.unity_gone, self.record_gone)


def _tallest_but(towers: list[Tower], buildings: tuple[int, ...], eligible: list[int]) -> int:
    """Metres of the tallest building that may not hold the Record, or NO_THRESHOLD. [S-R-19]"""
    best = NO_THRESHOLD
    for number in buildings:
        if number not in eligible and towers[number].metres > best:
            best = towers[number].metres
    return best


def _unique_tallest(towers: list[Tower], eligible: list[int]) -> int:
    """The one tallest building; none while tied. [S-WR-1, S-WR-2, S-WR-4]"""
    best, holder = -1, NONE
    for number in eligible:
        metres = towers[number].metres
        if metres > best:
            best, holder = metres, number
        elif metres == best:
            holder = NONE
    return holder


ON_DISPLAY: Final = Prizes(NONE, NONE, NONE, (), False, False, False)
"""All Prizes lie face up before the first building. [S-SETUP-1]"""


def scores(
    towers: list[Tower], buildings: tuple[int, ...], prizes: Prizes, toilets: list[int], worth: tuple[int, ...]
) -> list[int]:
    """Points per seat: buildings, Prizes, Toilets played. [S-END-2, S-FAULT-4, S-R-32, S-R-51]

    `worth` is what Mini, Unity, Record, a Toilet played and a faulty building are worth.
    """
    mini, unity, record, toilet, faulty = worth
    totals = [count * toilet for count in toilets]
    for number in buildings:
        tower = towers[number]
        points = faulty if prizes.is_faulty(number, tower) else tower.points
        if number == prizes.mini:
            points += mini
        if number == prizes.unity:
            points += unity
        if number == prizes.record:
            points += record
        totals[tower.owner] += points
    return totals


def threshold(towers: list[Tower], buildings: tuple[int, ...], owner: int) -> int:
    """A seat's threshold: its tallest building, faulty ones included, or NO_THRESHOLD. [S-THR-1, S-THR-3, S-R-10]"""
    best = NO_THRESHOLD
    for number in buildings:
        tower = towers[number]
        if tower.owner == owner and tower.metres > best:
            best = tower.metres
    return best
