"""Bots end their games: a thousand of each kind in `make soak`."""

import pytest

from tallorder.bots import Budget
from tallorder.bots.players import read_bot, skills
from tallorder.catalogue import offers, rules, set_up
from tallorder.lab.duel import play

GAMES = [offer for offer in offers() if offer.deck is not None]


@pytest.mark.soak
@pytest.mark.parametrize("offer", GAMES, ids=lambda offer: offer.game)
def test_a_thousand_bot_games_end_without_refusal_or_exception(offer) -> None:  # type: ignore[no-untyped-def]
    engine = rules(offer.engine)
    for number in range(1000):
        players = engine.fewest_players + number % (engine.most_players - engine.fewest_players + 1)
        line_up = [read_bot(offer.engine, skills(offer.engine)[(number + seat) % 3]) for seat in range(players)]
        order = offer.orders[number % len(offer.orders)] if offer.orders else None
        start = set_up(offer.game, players=players, seed=number, order=order)
        duel = play(start, line_up, [number + seat for seat in range(players)], Budget(playouts=4))

        assert sum(duel.shares) == pytest.approx(1)
