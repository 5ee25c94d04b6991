"""Many games stepped at once, with everything a learner reads in NumPy arrays.

    tables = VectorTable("cardline-globetrotter", players=2, count=256, seed=1)
    while learning:
        numbers = policy(tables.observations, tables.masks())
        tables.step(numbers)                     # tables.rewards, tables.over; finished games are dealt anew

In every row it is `actors[row]` who observes and decides.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tallorder.adapters.episode import MOST_MOVES, Episode, Floats, Mask, settle
from tallorder.games.kernel import NOBODY, Chance

Whole = NDArray[np.int64]


class VectorTable:
    """`count` tables at which the same game is played; the same seed and numbers give the same arrays."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        count: int,
        seed: int = 0,
        most_moves: int = MOST_MOVES,
        **agreement: Any,
    ) -> None:
        if count < 1:
            raise ValueError(f"count is {count}: there is at least one table")
        self.setting = settle(game, players, most_moves=most_moves, **agreement)
        self.count = count
        self.chances = [Chance(seed).fork(row) for row in range(count)]
        """Each table deals its own games, whatever the others do."""
        self.episodes = [Episode(self.setting, chance.next()) for chance in self.chances]
        self.actors: Whole = np.zeros(count, np.int64)
        self.observations: Floats = np.zeros((count, self.setting.observation.size), np.float32)
        self.rewards: Floats = np.zeros((count, players), np.float32)
        """What the seats of each table were paid in the last step; all zeros while its game goes on."""
        self.over: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """Whether a table's game ended, or was cut off, in the last step; it has been dealt anew since."""
        self.cut_off: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.legal: list[list[int]] = [[] for _ in range(count)]
        """The legal numbers of each table, in the game's order."""
        for row in range(count):
            self._look(row)

    def step(self, numbers: Whole) -> None:
        """Plays one move at every table; a number that is not legal is refused before anything is played."""
        chosen = [int(number) for number in numbers]
        if len(chosen) != self.count:
            raise ValueError(f"{len(chosen)} numbers for {self.count} tables")
        for row, number in enumerate(chosen):
            if number not in self.legal[row]:
                raise ValueError(f"{number} is no legal move at table {row}: see masks()")
        self.rewards.fill(0)
        self.over.fill(False)
        self.cut_off.fill(False)
        for row, number in enumerate(chosen):
            episode = self.episodes[row]
            episode.play(number)
            if episode.actor == NOBODY:
                self.over[row] = True
                self.cut_off[row] = episode.is_cut_off
                self.rewards[row] = episode.rewards()
                self.episodes[row] = Episode(self.setting, self.chances[row].next())
            self._look(row)

    def masks(self) -> Mask:
        """1 for every legal number, a row for each table."""
        masks = np.zeros((self.count, self.setting.actions.count), np.int8)
        rows = np.repeat(np.arange(self.count), [len(legal) for legal in self.legal])
        masks[rows, [number for legal in self.legal for number in legal]] = 1
        return masks

    def sample(self, chance: np.random.Generator) -> Whole:
        """Any legal number at every table, each as likely as the others."""
        sizes = np.array([len(legal) for legal in self.legal])
        places = (chance.random(self.count) * sizes).astype(np.int64)
        return np.array([legal[place] for legal, place in zip(self.legal, places.tolist(), strict=True)])

    def _look(self, row: int) -> None:
        episode = self.episodes[row]
        seat = episode.actor
        self.actors[row] = seat
        self.legal[row] = episode.numbers()
        view = episode.game.view(seat)
        self.observations[row] = self.setting.observation.of(view, seat, episode.facts)
