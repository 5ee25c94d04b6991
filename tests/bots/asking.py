"""Bots asked at moments of real games."""

from collections.abc import Iterator

import msgspec

from tallorder.bots import Asked, Beliefs, Budget
from tallorder.bots.players import Player
from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY, Chance, Game, Seen
from tallorder.lab.duel import beliefs_of


def moments(
    start: Start, players: list[Player], seed: int, budget: Budget | None = None
) -> Iterator[tuple[Game, Asked]]:
    """Every decision of a game among these players: the game before it, and what its bot is asked."""
    from tallorder.bots.players import bot

    rules = start.rules
    game = start.begin()
    first = [game.view(seat) for seat in range(game.seats)]
    seen: list[list[Seen]] = [[] for _ in range(game.seats)]
    beliefs = [beliefs_of(start, player, seed + seat) for seat, player in enumerate(players)]
    while game.actor != NOBODY:
        seat = game.actor
        asked = ask(
            start, game, first[seat], tuple(seen[seat]), beliefs[seat], seed + seat, budget or Budget(playouts=8)
        )
        yield game, asked
        events = game.play(bot(rules.engine, players[seat].skill)(asked).move, seat)
        for other in range(game.seats):
            seen[other].extend(game.seen(event, other) for event in events)


def ask(
    start: Start, game: Game, first: object, seen: tuple[Seen, ...], beliefs: Beliefs, seed: int, budget: Budget
) -> Asked:
    """The question to the bot whose decision it is."""
    view = game.view(game.actor)
    names = {card: start.deal.cards[card].id for card in start.rules.visible(view)} if start.deal.cards else {}
    return Asked(game.actor, view, view.legal, first, seen, names, beliefs, Chance(seed).key, budget)  # type: ignore[arg-type, attr-defined]


def with_other_values(start: Start, shown: tuple[int, ...], seed: int) -> Start:
    """The same deal by name, but the numbers of all cards that were not shown have changed places."""
    deal = start.deal
    closed = [card for card in range(len(deal.cards)) if card not in shown]
    numbers = closed[:]
    Chance(seed).shuffle(numbers)
    cards = list(deal.cards)
    for card, other in zip(closed, numbers, strict=True):
        cards[card] = msgspec.structs.replace(deal.cards[card], values=deal.cards[other].values)
    return msgspec.structs.replace(start, deal=msgspec.structs.replace(deal, cards=tuple(cards)))
