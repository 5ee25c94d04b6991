"""Bots asked at moments of real games."""

from collections.abc import Iterator

import msgspec

from tallorder.bots import AnyBotRequest, Budget
from tallorder.bots.players import BotSpec
from tallorder.bots.seated import SeatedBot
from tallorder.catalogue import Start
from tallorder.games.kernel import NOBODY, Chance, Game

LITTLE = Budget(playouts=8)


def moments(start: Start, players: list[BotSpec], seed: int) -> Iterator[tuple[Game, AnyBotRequest]]:
    """Every decision of a game among these players: the game before it, and what its bot is asked."""
    game = start.begin()
    seated = [SeatedBot(start, game, seat, player, seed + seat) for seat, player in enumerate(players)]
    while game.actor != NOBODY:
        seated_bot = seated[game.actor]
        request = seated_bot.request(game, LITTLE)
        yield game, request
        events = game.play(seated_bot.deciding(request).move)
        for other in seated:
            other.watch(game, events)


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


def decks_opened() -> int:
    """How many of our card files this process has read."""
    from tallorder.decks.load import _shipped

    return _shipped.cache_info().currsize
