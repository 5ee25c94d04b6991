"""One game between bots: each is asked with what its own seat was shown, and nothing else."""

from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from tallorder.bots import Bot, Budget
from tallorder.bots.players import BotSpec
from tallorder.bots.seated import SeatedBot
from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY, Event, Game, Move, Outcome


class Duel(msgspec.Struct, frozen=True):
    """How a game between bots went; everything but `seconds` is the same on every run."""

    players: tuple[str, ...]
    shares: tuple[float, ...]
    """What each seat won: 1 for a victory, 1/k for a shared one."""
    outcome: Outcome
    decisions: int
    reasons: tuple[tuple[str, ...], ...]
    """Why each seat moved as it did, in order."""
    tries: tuple[int, ...]
    """Per seat: checks made, or cards placed in a line …"""
    hits: tuple[int, ...]
    """… and how many of them caught something, or were right."""
    seconds: tuple[tuple[float, ...], ...]
    placed: tuple[tuple[int, bool], ...] = ()
    """The cards that were placed in a line, and whether each was right."""


def play(
    start: Start,
    players: Sequence[BotSpec],
    seeds: Sequence[int],
    budget: Budget | None = None,
    bots: Sequence[Bot] | None = None,
    watch: Callable[[Game, Move], object] | None = None,
) -> Duel:
    """Plays a game to its end; `players` and their `seeds` are given by seat.

    `bots` are the functions that decide, if they are not the ones that the players' skills name. `watch` is called with
    every move before it is played.
    """
    game = start.begin()
    deciding: Sequence[Bot | None] = bots or [None] * game.seats
    seated = [SeatedBot(start, game, seat, players[seat], seeds[seat], deciding[seat]) for seat in range(game.seats)]
    reasons: list[list[str]] = [[] for _ in seated]
    seconds: list[list[float]] = [[] for _ in seated]
    tries, hits = [0] * game.seats, [0] * game.seats
    placed: list[tuple[int, bool]] = []
    while game.actor != NOBODY:
        seat = game.actor
        request = seated[seat].request(game, budget or Budget())
        begun = perf_counter()
        decision = seated[seat].deciding(request)
        seconds[seat].append(perf_counter() - begun)
        reasons[seat].append(decision.why.code)
        if watch is not None:
            watch(game, decision.move)
        events = game.play(decision.move, seat)
        for one in seated:
            one.watch(game, events)
        _count(events, seat, tries, hits)
        flipped = [event for event in events if hasattr(event, "correct") and hasattr(event, "card")]
        placed += [(event.card, event.correct) for event in flipped]
    outcome = game.outcome()
    assert outcome is not None
    won = 1 / len(outcome.winners)
    return Duel(
        players=tuple(player.name for player in players),
        shares=tuple(won if seat in outcome.winners else 0.0 for seat in range(game.seats)),
        outcome=outcome,
        decisions=sum(map(len, reasons)),
        reasons=tuple(tuple(own) for own in reasons),
        tries=tuple(tries),
        hits=tuple(hits),
        seconds=tuple(tuple(own) for own in seconds),
        placed=tuple(placed),
    )


def _count(events: Sequence[Event], seat: int, tries: list[int], hits: list[int]) -> None:
    """Counts checks that caught something and cards that were placed right, whoever's game it is."""
    for event in events:
        if hasattr(event, "violations"):
            tries[seat] += 1
            hits[seat] += bool(event.violations)
        elif hasattr(event, "correct"):
            tries[seat] += 1
            hits[seat] += bool(event.correct)
