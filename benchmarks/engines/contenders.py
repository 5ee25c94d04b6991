"""Who plays random games: ours in three ways, and peers as their users would write the loop.

Everybody picks a move in the same way. Ours: setting up a game counts, shuffling the deck does not.
"""

import importlib.util
from collections.abc import Callable
from random import random

import chess

from tallorder import catalogue
from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY, Game
from tallorder.games.kernel.playout import Picker, play_out

GAMES = {"Comparity": "comparity-landmarks", "Cardline": "cardline-globetrotter", "Skyscraper": "skyscraper"}
WAYS = ("by list", "by nth", "simulate", "clone + apply")
PLAYERS = 4
DEALS = 60
DEALING = 53
"""What chance decides in hearts: the direction of passing, and 52 cards."""
MIDDLE = 20
"""The move of a random game at which positions are cloned."""
PEER = "OpenSpiel hearts, Python loop"
PEERS = (
    PEER,
    "OpenSpiel hearts, dealt before",
    "OpenSpiel hearts, inside C++",
    "OpenSpiel hearts, clone + apply",
    "python-chess",
)
Contender = Callable[[], int]
"""Plays one game and says how many moves it had."""


def has_open_spiel() -> bool:
    """Whether the extra `peers` is installed."""
    return importlib.util.find_spec("pyspiel") is not None


def contender(name: str) -> Contender:
    """Who has this name."""
    game, _, way = name.partition(", ")
    if game in GAMES:
        starts = [catalogue.set_up(GAMES[game], players=PLAYERS, seed=seed) for seed in range(DEALS)]
        return cloner(starts) if way == "clone + apply" else ours(starts, way)
    if name == "python-chess":
        return play_chess
    return hearts(way)


def ours(starts: list[Start], way: str) -> Contender:
    """Plays one prepared deal after the other."""
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        game = starts[number % len(starts)].begin()
        if way == "simulate":
            return play_out(game, number)
        moves = 0
        if way == "by list":
            while game.actor != NOBODY:
                legal = game.legal()
                game.apply(legal[int(random() * len(legal))])
                moves += 1
        else:
            while game.actor != NOBODY:
                game.apply(game.nth_legal(int(random() * game.count_legal())))
                moves += 1
        return moves

    return play


def cloner(starts: list[Start]) -> Contender:
    """What search does all the time: copies positions in the middle of games and plays a move there."""
    positions: list[tuple[Game, int]] = []
    for start in starts:
        game = start.begin()
        chooser = Picker(len(positions))
        for _ in range(MIDDLE):
            ahead = game.clone()
            ahead.apply(chooser.pick(ahead))
            if ahead.actor == NOBODY:
                break
            game = ahead
        positions.append((game, chooser.pick(game)))

    def play() -> int:
        for game, move in positions:
            game.clone().apply(move)
        return len(positions)

    return play


def play_chess() -> int:
    """A random game of chess."""
    board = chess.Board()
    while not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(random() * len(legal))])
    return len(board.move_stack)


def hearts(way: str) -> Contender:
    """OpenSpiel's hearts, four players, in C++: dealing card by card counts unless it is dealt before."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def deal() -> "pyspiel.State":
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
        return state

    dealt = [deal() for _ in range(DEALS)]
    middle = [state.clone() for state in dealt]
    for state in middle:
        for _ in range(MIDDLE):
            state.apply_action(state.legal_actions()[0])
    steps = [(state, state.legal_actions()[0]) for state in middle]
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        if way == "clone + apply":
            for state, move in steps:
                state.clone().apply_action(move)
            return len(steps)
        if way == "inside C++":
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number)
            return int(state.move_number()) - DEALING
        state = dealt[number % DEALS].clone() if way == "dealt before" else deal()
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return play
