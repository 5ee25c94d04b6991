"""One game between bots: each is asked with what its own seat was shown, and nothing else."""

from collections.abc import Sequence
from time import perf_counter

import msgspec

from tallorder.bots import Asked, Beliefs, Bot, Budget, make_beliefs
from tallorder.bots.players import PERSONAS, Player, bot
from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY, Chance, Event, Seen

BELIEFS, DECISIONS = 1, 2
"""Branches of a player's seed."""


class Duel(msgspec.Struct, frozen=True):
    """How a game between bots went; everything but `seconds` is the same on every run."""

    players: tuple[str, ...]
    shares: tuple[float, ...]
    """What each seat won: 1 for a victory, 1/k for a shared one."""
    scores: tuple[int, ...]
    decisions: int
    reasons: tuple[tuple[str, ...], ...]
    """Why each seat moved as it did, in order."""
    tries: tuple[int, ...]
    """Per seat: checks made, or cards placed in a line …"""
    hits: tuple[int, ...]
    """… and how many of them caught something, or were right."""
    seconds: tuple[tuple[float, ...], ...]


def beliefs_of(start: Start, player: Player, seed: int) -> Beliefs:
    """What a bot knows before the game; Skyscraper has no facts to know."""
    if start.deck is None:
        return Beliefs()
    belief_seed = Chance(seed).fork(BELIEFS).key
    return make_beliefs(start.deck, start.deal.order, player.knowledge / 100, belief_seed, PERSONAS[player.persona])


def play(
    start: Start,
    players: Sequence[Player],
    seeds: Sequence[int],
    budget: Budget | None = None,
    bots: Sequence[Bot] | None = None,
) -> Duel:
    """Plays a game to its end; `players` and their `seeds` are given by seat.

    `bots` are the functions that decide, if they are not the ones that the players' skills name.
    """
    rules = start.rules
    game = start.begin()
    seats = range(game.seats)
    shown = [0] * game.seats if rules.one_view else list(seats)
    first_views = [game.view(seat) for seat in sorted(set(shown))]
    histories: list[list[Seen]] = [[] for _ in first_views]
    beliefs = [beliefs_of(start, player, seed) for player, seed in zip(players, seeds, strict=True)]
    deciding = bots or [bot(rules.engine, player.skill) for player in players]
    names = [card.id for card in start.deal.cards]
    reasons: list[list[str]] = [[] for _ in seats]
    seconds: list[list[float]] = [[] for _ in seats]
    tries, hits = [0] * game.seats, [0] * game.seats
    while game.actor != NOBODY:
        seat = game.actor
        view = game.view(seat)
        asked = Asked(
            seat=seat,
            view=view,
            legal=view.legal,  # type: ignore[attr-defined]
            first_view=first_views[shown[seat]],
            seen=tuple(histories[shown[seat]]),
            cards={card: names[card] for card in rules.visible(view)} if names else {},
            beliefs=beliefs[seat],
            seed=Chance(seeds[seat]).fork(DECISIONS).key,
            budget=budget or Budget(),
        )
        begun = perf_counter()
        decision = deciding[seat](asked)
        seconds[seat].append(perf_counter() - begun)
        reasons[seat].append(decision.why.code)
        events = game.play(decision.move, seat)
        for place, history in enumerate(histories):
            history.extend(game.seen(event, place) for event in events)
        _count(events, seat, tries, hits)
    outcome = game.outcome()
    assert outcome is not None
    won = 1 / len(outcome.winners)
    return Duel(
        players=tuple(player.name for player in players),
        shares=tuple(won if seat in outcome.winners else 0.0 for seat in seats),
        scores=outcome.scores,
        decisions=sum(map(len, reasons)),
        reasons=tuple(tuple(own) for own in reasons),
        tries=tuple(tries),
        hits=tuple(hits),
        seconds=tuple(tuple(own) for own in seconds),
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
