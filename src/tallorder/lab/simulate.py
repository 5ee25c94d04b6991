"""Plays many games fast: packed moves, no views, no events."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, Literal

import msgspec

from tallorder.bots.players import BotSpec
from tallorder.catalogue import DeckLike, Start, agree
from tallorder.games.kernel import NOBODY, AnyRules, Chance, Game, Outcome
from tallorder.games.kernel.record import Ending, RecordedMove, write_record
from tallorder.lab.duel import play

MASK: Final = 0xFFFFFFFFFFFFFFFF
FACTOR: Final = 6364136223846793005
STEP: Final = 1442695040888963407


class Simulation(msgspec.Struct, frozen=True):
    """What came out of a series of games."""

    games: int
    moves: int
    seconds: float
    moves_per_second: float
    wins: list[float]
    """Per seat; a victory shared by k seats counts 1/k for each."""
    longest: int
    """Moves of the longest game."""


def play_any_legal(game: Game, seed: int) -> int:
    """Plays a game to its end with any legal moves, and says how many they were.

    The generator is the cheapest that is even enough to pick moves with: one multiplication per move.
    """
    state = Chance(seed).next()
    moves = 0
    while game.actor != NOBODY:
        legal = game.legal()
        state = (state * FACTOR + STEP) & MASK
        game.apply(legal[(state >> 32) * len(legal) >> 32])
        moves += 1
    return moves


def record_any_legal(start: Start, seed: int) -> tuple[str, Game, int]:
    """The same game with every move written down: the record, the game at its end, and how many moves."""
    game = start.begin()
    rules: AnyRules = start.rules
    state = Chance(seed).next()
    moves = []
    while game.actor != NOBODY:
        legal = game.legal()
        state = (state * FACTOR + STEP) & MASK
        packed = legal[(state >> 32) * len(legal) >> 32]
        moves.append(RecordedMove(game.actor, rules.write_move(game, game.unpack(packed))))
        game.apply(packed)
    ending = Ending(_outcome(game))
    record = msgspec.structs.replace(start.record(), moves=tuple(moves), ending=ending)
    return write_record(record), game, len(moves)


def record_bots(start: Start, bots: Sequence[BotSpec], seed: int) -> tuple[str, Outcome, int]:
    """A game between bots with every move written down: the record, how it ended, and how many moves."""
    moves: list[RecordedMove] = []
    own = Chance(seed)
    duel = play(
        start,
        bots,
        [own.fork(seat).key for seat in range(len(bots))],
        watch=lambda game, move: moves.append(RecordedMove(game.actor, start.rules.write_move(game, move))),
    )
    record = msgspec.structs.replace(start.record(), moves=tuple(moves), ending=Ending(duel.outcome))
    return write_record(record), duel.outcome, len(moves)


def _outcome(game: Game) -> Outcome:
    outcome = game.outcome()
    assert outcome is not None
    return outcome


def simulate(
    game: str,
    *,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[BotSpec] = (),
    order: str | None = None,
    options: Mapping[str, object] | None = None,
    deck: DeckLike | None = None,
    cards: Literal["core", "all"] = "core",
    record: Path | None = None,
    watch: Callable[[], object] | None = None,
) -> Simulation:
    """Plays a series of games between any-legal seats, or between the `bots` given by seat.

    The same seed gives the same games. With `record`, every game is written into that folder. `watch` is called after
    each game.
    """
    agreement = agree(game, players=players, order=order, options=options, deck=deck, cards=cards)
    chance = Chance(seed)
    wins = [0.0] * players
    total = longest = 0
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    for number in range(games):
        own = chance.fork(number)
        start = agreement.deal(own.next())
        if bots:
            text, outcome, moves = record_bots(start, bots, own.next())
        elif record is None:
            running = start.begin()
            moves = play_any_legal(running, own.next())
            outcome = _outcome(running)
        else:
            text, running, moves = record_any_legal(start, own.next())
            outcome = _outcome(running)
        if record is not None:
            (record / f"{game}-{players}p-{number + 1:04}.record").write_text(text, encoding="utf-8")
        winners = outcome.winners
        for seat in winners:
            wins[seat] += 1 / len(winners)
        total += moves
        longest = max(longest, moves)
        if watch is not None:
            watch()
    seconds = perf_counter() - began
    return Simulation(games, total, seconds, total / seconds if seconds else 0.0, wins, longest)
