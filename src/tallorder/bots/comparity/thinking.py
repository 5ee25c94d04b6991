"""What a thoughtful player weighs: a play against a check, a Duet's cost to the next seat, and who would doubt it."""

import math

from tallorder.bots.comparity.race import Race, blend, break_even
from tallorder.bots.comparity.reading import Reading
from tallorder.games.comparity.moves import Cell

SHARED = 0.5
"""How much of one's own doubt another player, who knows other things, shares; the rest is the usual doubt. It decides
whether the other checks; what the check would find is as likely as one thinks oneself."""
USUAL = 0.3
"""What a check of somebody who only guesses finds."""
BLUR = 0.13
"""How differently another player may judge the same doubt."""
CANDIDATES = {1: 4, 2: 6}
"""How many of the likeliest cells are weighed, by how many cards they touch; three or four: all good ones."""
MANY = 4


class Thought:
    """A move that was weighed: its chance of winning, and the facts behind it."""

    def __init__(self, worth: float, card: int, cell: Cell, neighbours: int, fit: float) -> None:
        self.worth = worth
        self.card = card
        self.cell = cell
        self.neighbours = neighbours
        self.fit = fit


class Weighing:
    """What a seat's plays and checks do to the race, once it knows how likely they are right."""

    def __init__(self, seat: int, race: Race) -> None:
        self.race = race
        self.seat = seat
        self.next = race.next(seat)
        self.victim = race.previous(seat)

    def worth_of_check(self, chance: float, *, is_turn: bool) -> float:
        """What a check is worth: on one's turn the play is lost, in answer to a Duet it is not. [C-DUET-4]"""
        own = 0 if is_turn else -1
        good = self._after({self.victim: 3, self.seat: own})
        bad = self._after({self.seat: own + 2})
        return blend(chance, good, bad)

    def worth_of_draw(self) -> float:
        """What answering a Duet by drawing is worth; the ordinary turn follows."""
        return self._after({self.seat: 0})

    def _after(self, gains: dict[int, int]) -> float:
        return self.race.odds(self.seat, self.next, gains)

    def worth_of_play(self, fit: float, touch: int, doubt: float) -> float:
        """What playing a card is worth once the next seat has answered it and played."""
        race, seat, rival = self.race, self.seat, self.next
        if race.hands[seat] == 1:
            return 1.0
        wrong = max(1 - fit, doubt)
        suspected = SHARED * wrong + (1 - SHARED) * USUAL
        after = race.next(rival)
        if touch == 1:
            passed = race.odds(seat, after, {seat: -1, rival: -1})
            caught = race.odds(seat, after, {seat: 2})
            failed = race.odds(seat, after, {seat: -1, rival: 2})
            needed = break_even(
                race.odds(rival, after, {seat: 2}),
                race.odds(rival, after, {seat: -1, rival: 2}),
                race.odds(rival, after, {seat: -1, rival: -1}),
            )
        else:
            bonus = -1 if touch >= 3 else 0
            passed = race.odds(seat, after, {seat: -1 + bonus})
            caught = race.odds(seat, after, {seat: 2, rival: -1})
            failed = race.odds(seat, after, {seat: -1 + bonus, rival: 1})
            needed = break_even(
                race.odds(rival, after, {seat: 2, rival: -1}),
                race.odds(rival, after, {seat: -1 + bonus, rival: 1}),
                race.odds(rival, after, {seat: -1 + bonus}),
            )
        checked = 1 / (1 + math.exp((needed - suspected) / BLUR))
        return blend(checked, blend(wrong, caught, failed), passed)


class Thinking(Weighing):
    """One decision on one's own turn or in answer to a Duet."""

    def __init__(self, reading: Reading, race: Race) -> None:
        super().__init__(reading.seat, race)
        self.reading = reading

    def best_play(self, plays: dict[int, list[Cell]], neighbours: dict[Cell, int], doubt: float) -> Thought:
        """The most promising card and cell; `doubt` is the most doubtful card that lies there already."""
        by_touch: dict[int, list[tuple[float, int, Cell]]] = {}
        for card, cells in plays.items():
            for cell in cells:
                fit = self.reading.fit(card, cell)
                by_touch.setdefault(neighbours.get(cell, 1), []).append((fit, card, cell))
        best: Thought | None = None
        for touch, found in by_touch.items():
            found.sort(key=lambda one: (-one[0], one[1], one[2]))
            for fit, card, cell in found[: CANDIDATES.get(touch, MANY)]:
                thought = Thought(self.worth_of_play(fit, touch, doubt), card, cell, touch, fit)
                if best is None or thought.worth > best.worth:
                    best = thought
        assert best is not None, "somebody on turn has a card and a cell [C-R-24]"
        return best
