"""The example that learns: after a few seconds it places more cards right, and it never sees a closed value."""

import learn_cardline
import numpy as np

import tallorder
from tallorder.bots.belief import Beliefs
from tallorder.bots.seated import make_request


def test_it_learns_to_place_cards() -> None:
    _, right = learn_cardline.train(120, seed=3, quiet=True)
    assert right[-1] > right[0] + 0.2


def test_it_answers_as_a_bot_with_a_legal_move_that_hangs_on_nothing_hidden() -> None:
    agreement = tallorder.agree(learn_cardline.GAME, players=2)
    agent = learn_cardline.Agent(len(agreement.stock))
    agent.height = np.random.default_rng(1).normal(size=len(agreement.stock))
    bot = learn_cardline.as_bot(agent, agreement)
    start = agreement.deal(4)
    game = start.begin()
    chosen = []
    for _ in range(8):
        seat = game.actor
        request = make_request(start, game, seat, game.view(seat), [], Beliefs(), 1)
        move = bot(request).move
        assert move in request.legal
        chosen.append(move)
        game.play(move, seat)
    assert len(set(chosen)) > 1
