"""Worlds that fit a view, for bots that search: values come from what a bot believes, never from the deck."""

from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.line import CardLine
from tallorder.games.cardline.options import CardlineOptions
from tallorder.games.cardline.state import UNKNOWN
from tallorder.games.cardline.view import CardlineView
from tallorder.games.kernel import NOBODY, Chance, Guesses

World = CardlineGame
"""An imagined game, for bots: they may play on it, but never see the true one."""


def imagine(view: CardlineView, guesses: Guesses, chance: Chance) -> CardlineGame:
    """A game that could be behind this view.

    Named are hands, boxed unopened cards and the pile's top if it is shown; unseen are the other cards of the pile,
    which chance stacks.
    """
    shown = {card.card: card.values[view.order].number for card in (*view.line, *view.box)}
    closed = [card for hand in view.hands for card in hand] + list(view.box_closed)
    top = [view.top] if isinstance(view.top, int) else []
    below = view.pile - len(top)
    if len(guesses.unseen) != below:
        raise ValueError(f"{below} cards of the pile are not shown, but values for {len(guesses.unseen)} were given")
    values = [UNKNOWN] * (len(shown) + len(closed) + view.pile)
    for card, value in shown.items():
        values[card] = value
    for card in closed + top:
        values[card] = guesses.named[card]
    taken = {*shown, *closed, *top}
    pile = [card for card in range(len(values)) if card not in taken]
    for card, value in zip(pile, guesses.unseen, strict=True):
        values[card] = value
    chance.shuffle(pile)
    options = CardlineOptions(
        hand_size=view.hand_size,
        first_player=view.first + 1,
        finish_round=view.finish_round,
        pile_top_visible=view.pile_top_visible,
        units=view.units,
        max_rounds=view.max_rounds,
    )
    game = CardlineGame(len(view.hands), view.first, view.order, (), values, options, Chance(chance.next()))
    game.line = CardLine([card.card for card in view.line], [shown[card.card] for card in view.line])
    game.hands = [list(hand) for hand in view.hands]
    game.pile = pile + top
    game.box = [card.card for card in view.box]
    game.box_closed = list(view.box_closed)
    game.in_play = list(view.in_play)
    game.turn = len(view.in_play) - len(view.to_act)
    game.round = view.round
    game.finishers = list(view.finishers)
    game.ended = view.outcome
    game.actor = NOBODY if view.actor is None else view.actor
    return game
