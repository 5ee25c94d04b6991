"""Quick players for Cardline's imagined worlds: each puts the card it is surest of where it seems to belong."""

import math
from bisect import bisect_left
from typing import Final

from tallorder.games.cardline.moves import GAP_BITS
from tallorder.games.cardline.worlds import World
from tallorder.games.kernel import NOBODY
from tallorder.study.fog import NOISES, STEEP, STRIDE, TABLE

ROUNDS: Final = 12
"""So many rounds are played before hands are compared."""
HASTE: Final = 0.9
"""How much a card more in hand changes the chance of winning when a game is broken off."""


def play_on(world: World, scores: list[float], fogs: list[float], key: int) -> list[float]:
    """Plays an imagined game on; each seat's chance of winning by then."""
    begins = [key >> 7 * seat & NOISES - 1 for seat in range(world.seats)]
    last = world.round + ROUNDS
    while world.actor != NOBODY and world.round < last:
        world.apply(_move(world, scores, fogs, begins[world.actor]))
    outcome = world.outcome()
    if outcome is not None:
        share = 1.0 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(world.seats)]
    weights = [
        math.exp(-HASTE * len(world.hands[seat])) if seat in world.in_play else 0.0 for seat in range(world.seats)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]


def _move(world: World, scores: list[float], fogs: list[float], begin: int) -> int:
    """The card and the gap that seem likeliest to this player."""
    line = [scores[card] for card in world.line.cards]
    best, move = -1.0, -1
    for card in world.hands[world.actor]:
        fog = fogs[card]
        shrink = 1.0 / (1.0 + fog * fog)
        mean = (scores[card] + fog * TABLE[(begin + card * STRIDE) % NOISES]) * shrink
        spread = fog * math.sqrt(shrink) + 1e-9
        gap = bisect_left(line, mean)
        chance = 1.0
        if gap > 0:
            chance -= 1.0 / (1.0 + math.exp(min(30.0, STEEP * (mean - line[gap - 1]) / spread)))
        if gap < len(line):
            chance -= 1.0 / (1.0 + math.exp(min(30.0, STEEP * (line[gap] - mean) / spread)))
        if chance > best:
            best, move = chance, card << GAP_BITS | gap
    return move
