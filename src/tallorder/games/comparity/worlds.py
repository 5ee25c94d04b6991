"""Worlds that fit a view: what a search bot plays on. Values come from beliefs, never from the deck."""

from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.layout import lay_out, unseen_cards, visible_cards
from tallorder.games.comparity.state import Agreed
from tallorder.games.comparity.view import ComparityView, Open
from tallorder.games.kernel import Chance, Guesses

World = ComparityGame
"""An imagined game, for bots: they may play on it, but never see the true one."""


def imagine(view: ComparityView, guesses: Guesses, chance: Chance) -> ComparityGame:
    """A game that fits the view: open cards as shown, visible closed ones as believed, the rest of the deck shuffled.

    Unseen are the deck's cards below the visible top.
    """
    values = [0] * (len(visible_cards(view)) + len(unseen_cards(view)))
    for card, number in guesses.named.items():
        values[card] = number
    hidden = list(guesses.unseen)
    chance.shuffle(hidden)
    for card, number in zip(unseen_cards(view), hidden, strict=True):
        values[card] = number
    for lying in view.area:
        if isinstance(lying.side, Open):
            values[lying.card] = lying.side.values[view.order].number
    for discarded in view.discards:
        values[discarded.card] = discarded.values[view.order].number
    game = ComparityGame(Agreed(len(view.hands), view.order, view.options, values))
    lay_out(game, view)
    return game
