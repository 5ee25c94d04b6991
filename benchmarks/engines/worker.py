"""Plays slices of CPU time on demand: a line `SECONDS NAME` comes in, `moves/second` goes out.

Plain and compiled engines cannot live in one process, so each kind has one of these.
"""

import sys
from time import process_time

from benchmarks.engines.contenders import Contender, contender
from tallorder.compiled import why_plain


def moves_per_second(play: Contender, seconds: float) -> float:
    """Plays whole games for about so long."""
    moves = 0
    began = process_time()
    while True:
        moves += play()
        spent = process_time() - began
        if spent >= seconds:
            return moves / spent


def main() -> None:
    """Answers until nobody asks any more."""
    known: dict[str, Contender] = {}
    print(why_plain(), flush=True)
    for line in sys.stdin:
        seconds, _, name = line.strip().partition(" ")
        if name not in known:
            known[name] = contender(name)
            known[name]()
        print(moves_per_second(known[name], float(seconds)), flush=True)


if __name__ == "__main__":
    main()
