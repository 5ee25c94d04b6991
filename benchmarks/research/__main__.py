"""Steps per second with everything a learner reads: an observation of the seat that decides, and what is legal for it.

Every contender gets the same short slice of CPU time in every round, in turn, so that a busy machine slows all of them
alike; figures are medians over rounds. Moves are picked at random, deals count.

    python -m benchmarks.research [--rounds 7] [--slice 0.4] [--json]
"""

import argparse
import json
import sys
import warnings
from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np
from tqdm import tqdm

from tallorder.adapters.pettingzoo import TallOrderEnv
from tallorder.adapters.vector import VectorTable
from tallorder.compiled import why_plain

GAMES = {"Comparity": "comparity-landmarks", "Cardline": "cardline-globetrotter", "Skyscraper": "skyscraper"}
PLAYERS = 4
TABLES = 64
PEER = "OpenSpiel hearts (C++), information state tensor"
Steps = Callable[[], int]
"""Plays for a moment and says how many steps it were."""


def vectorised(game: str) -> Steps:
    """Ours, many tables at once."""
    tables = VectorTable(game, PLAYERS, count=TABLES, seed=1)
    chance = np.random.default_rng(1)

    def play() -> int:
        tables.step(tables.sample(chance))
        return TABLES

    return play


def seats_in_turn(table: TallOrderEnv) -> Steps:
    """Any PettingZoo environment with masks: one whole game."""
    chance = np.random.default_rng(1)

    def play() -> int:
        table.reset(seed=int(chance.integers(2**31)))
        steps = 0
        for _ in table.agent_iter():
            observed, _, is_over, is_cut_off, _ = table.last()
            if is_over or is_cut_off:
                table.step(None)
                continue
            legal = np.flatnonzero(observed["action_mask"])
            table.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return play


def classic(name: str) -> Steps:
    """One of PettingZoo's own."""
    import importlib

    return seats_in_turn(importlib.import_module(f"pettingzoo.classic.{name}").env())


def openspiel(name: str) -> Steps:
    """A game of OpenSpiel: one whole game, with the tensor that it provides at every decision."""
    import pyspiel

    import tallorder.adapters.openspiel

    assert tallorder.adapters.openspiel.NAMES
    game = pyspiel.load_game(name)
    kind = game.get_type()
    chance = np.random.default_rng(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                continue
            if kind.provides_information_state_tensor:
                np.asarray(state.information_state_tensor(), np.float32)
            else:
                np.asarray(state.observation_tensor(), np.float32)
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return play


def rlcard_game(name: str) -> Steps:
    """A game of RLCard: its step returns the next seat's observation and legal actions."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    chance = np.random.default_rng(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return play


def contenders() -> dict[str, Callable[[], Steps]]:
    """Everybody, by name; made when first needed."""
    found: dict[str, Callable[[], Steps]] = {}
    for name, game in GAMES.items():
        found[f"{name}, {TABLES} tables at once"] = lambda game=game: vectorised(game)  # type: ignore[misc]
    for name, game in GAMES.items():
        found[f"{name}, PettingZoo"] = lambda game=game: seats_in_turn(TallOrderEnv(game, PLAYERS))  # type: ignore[misc]
    for name, game in GAMES.items():
        registered = f"python_tallorder_{game.replace('-', '_')}(players={PLAYERS})"
        found[f"{name}, OpenSpiel (Python)"] = lambda name=registered: openspiel(name)  # type: ignore[misc]
    found[PEER] = lambda: openspiel("hearts")
    for name in ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4"):
        found[f"PettingZoo classic {name}"] = lambda name=name: classic(name)  # type: ignore[misc]
    for name in ("leduc-holdem", "limit-holdem", "uno"):
        found[f"RLCard {name}"] = lambda name=name: rlcard_game(name)  # type: ignore[misc]
    return found


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    """Steps per CPU second of every contender in every round."""
    playing = {name: make() for name, make in contenders().items()}
    for play in playing.values():
        play()
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for _ in tqdm(range(rounds), unit="round", disable=None, leave=False):
        for name, play in playing.items():
            steps, began = 0, process_time()
            while (spent := process_time() - began) < seconds:
                steps += play()
            rates[name].append(steps / spent)
    return rates


def main() -> None:
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--slice", type=float, default=0.4, help="CPU seconds for each contender in each round")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")  # RLCard's and PettingZoo's about their own libraries
    try:
        rates = measure(arguments.rounds, arguments.slice)
    except ModuleNotFoundError as missing:
        sys.exit(f"{missing.name} is not installed: pip install -r requirements/peers.txt")
    if arguments.json:
        print(json.dumps({name: median(found) for name, found in rates.items()}, indent=2))
        return
    peer = median(rates[PEER])
    print(f"{'random play, observation and legal moves at every step':<58} {'steps / CPU s':>14} {'× hearts':>9}")
    for name, found in rates.items():
        print(f"{name:<58} {median(found):>14,.0f} {median(found) / peer:>9.2f}")
    print(f"our engines: {why_plain() or 'compiled'}; ours with {PLAYERS} players")


if __name__ == "__main__":
    main()
