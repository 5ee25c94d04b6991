"""Whole games by chance alone, as fast as an engine goes: one compiled loop, no views, no events."""

from typing import Final

from tallorder.games.kernel.chance import Chance
from tallorder.games.kernel.game import Game
from tallorder.games.kernel.native import i64
from tallorder.games.kernel.seat import NOBODY

BITS: Final = 0xFFFFFFFF
FACTOR: Final = 747796405
STEP: Final = 2891336453


class Picker:
    """Picks any legal moves: the cheapest generator that is even enough, and small enough for 64 bits."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = Chance(seed).next() & BITS

    def pick(self, game: Game) -> int:
        """A legal move, packed."""
        count: i64 = game.count_legal()
        self.state = (self.state * FACTOR + STEP) & BITS
        return game.nth_legal(self.state * count >> 32)


def play_out(game: Game, seed: int) -> int:
    """Plays a game to its end with any legal moves, and says how many they were."""
    picker = Picker(seed)
    moves: i64 = 0
    while game.actor != NOBODY:
        game.apply(picker.pick(game))
        moves += 1
    return moves
