"""How fast the engines are: random games on one core, interleaved with well-known peers in the same run.

Every contender gets the same short slice of CPU time in every round, in turn, so that a busy machine slows all of them
alike; a ratio is the median over rounds. Set-up of a game counts, shuffling the deck does not.

    python -m benchmarks.engines [--rounds 15] [--slice 0.3] [--json]
"""

import argparse
import json
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import chess
from tqdm import tqdm

from tallorder import catalogue
from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY, Game
from tallorder.lab.simulate import play_any_legal

PEER = "python-chess"
OURS = (
    ("comparity-landmarks", 4),
    ("comparity-movies", 2),
    ("cardline-globetrotter", 4),
    ("skyscraper", 4),
    ("skyscraper", 2),
)
DEALS = 60
Contender = Callable[[], int]
"""Plays one game and says how many moves it had."""


def play_chess() -> int:
    """A random game of chess, as its users would write it."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
    return len(board.move_stack)


def player(starts: list[Start]) -> Contender:
    """Plays one prepared deal after the other."""
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        return play_any_legal(starts[number % len(starts)].begin(), number)

    return play


def open_spiel(name: str) -> Contender | None:
    """A game of OpenSpiel, where it is installed."""
    try:
        import pyspiel
        from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def contenders() -> dict[str, Contender]:
    """The peer, our games, and other peers where they are installed."""
    found: dict[str, Contender] = {PEER: play_chess}
    offered = {offer.game for offer in catalogue.offers()}
    for game, players in OURS:
        if game in offered:
            starts = [catalogue.set_up(game, players=players, seed=seed) for seed in range(DEALS)]
            found[f"{game}, {players} players"] = player(starts)
    for name in ("python_block_dominoes", "hearts"):
        play = open_spiel(name)
        if play is not None:
            found[f"OpenSpiel {name}"] = play
    return found


def moves_per_second(play: Contender, seconds: float) -> float:
    """Plays whole games for about so long."""
    moves = 0
    began = process_time()
    while True:
        moves += play()
        spent = process_time() - began
        if spent >= seconds:
            return moves / spent


def clone_and_apply() -> dict[str, float]:
    """Microseconds for what search does all the time: copy a position and play a legal move on it."""
    board = chess.Board()
    for _ in range(30):
        board.push(random.choice(list(board.legal_moves)))
    move = next(iter(board.legal_moves))

    def copy_board() -> None:
        board.copy(stack=False).push(move)

    costs = {PEER: microseconds(copy_board)}
    offered = {offer.game for offer in catalogue.offers()}
    for game, players in OURS:
        if game in offered:
            positions = [middle(catalogue.set_up(game, players=players, seed=seed).begin(), seed) for seed in range(20)]
            costs[f"{game}, {players} players"] = median(microseconds(step(*position)) for position in positions)
    return costs


def middle(game: Game, seed: int) -> tuple[Game, int]:
    """A position somewhere in the middle of a random game, and a legal move there."""
    chooser = random.Random(seed)
    for _ in range(chooser.randrange(5, 40)):
        ahead = game.clone()
        ahead.apply(chooser.choice(game.legal()))
        if ahead.actor == NOBODY:
            break
        game = ahead
    return game, chooser.choice(game.legal())


def step(game: Game, move: int) -> Callable[[], None]:
    """Copies the position and plays the move."""
    return lambda: game.clone().apply(move)


def microseconds(deed: Callable[[], Any], times: int = 2000) -> float:
    """What one deed costs."""
    began = process_time()
    for _ in range(times):
        deed()
    return (process_time() - began) / times * 1e6


def main() -> None:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--slice", type=float, default=0.3, help="CPU seconds for each contender in each round")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    random.seed(1)
    plays = contenders()
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in tqdm(range(arguments.rounds), disable=None, leave=False):
        for name, play in plays.items():
            rates[name].append(moves_per_second(play, arguments.slice))
    costs = clone_and_apply()
    rows = [
        {
            "contender": name,
            "moves_per_second": round(median(found)),
            "ratio": round(median(ours / peer for ours, peer in zip(found, rates[PEER], strict=True)), 2),
            "clone_and_apply_us": round(costs[name], 2) if name in costs else None,
        }
        for name, found in rates.items()
    ]
    if arguments.json:
        print(json.dumps(rows, indent=2))
        return
    print(f"{'random play, one core':<36} {'moves/s':>10} {'× ' + PEER:>15} {'clone + apply':>15}")
    for row in rows:
        cost = "" if row["clone_and_apply_us"] is None else f"{row['clone_and_apply_us']:.2f} µs"
        print(f"{row['contender']:<36} {row['moves_per_second']:>10,} {row['ratio']:>15} {cost:>15}")


if __name__ == "__main__":
    main()
