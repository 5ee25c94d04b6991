"""Worlds that fit a view, for bots that search: values come from what a bot believes, never from the deck."""

from higher_or_lower.engine import HigherLowerGame
from higher_or_lower.options import HigherLowerOptions
from higher_or_lower.view import HigherLowerView
from tallorder import NOBODY, Card, Chance
from tallorder.cards import Value
from tallorder.games.kernel import Guesses


def imagine(view: HigherLowerView, guesses: Guesses, chance: Chance) -> HigherLowerGame:
    """A game that could be behind this view.

    Named is the pile's first card, unseen are the cards below it: chance stacks them.
    """
    shown = {one.card: one.values for one in view.row}
    below = [card for card in range(len(view.row) + view.pile) if card not in shown and card != view.next]
    values = {card: {view.order: Value(number)} for card, number in zip(below, guesses.unseen, strict=True)}
    if view.next is not None:
        values[view.next] = {view.order: Value(guesses.named[view.next])}
    faces = shown | values
    cards = tuple(Card(f"card-{card + 1}", {"en": f"card-{card + 1}"}, faces[card]) for card in sorted(faces))
    options = HigherLowerOptions(goal=view.goal, keep_turn=view.keep_turn)
    game = HigherLowerGame(len(view.points), 0, view.order, cards, options)
    chance.shuffle(below)
    game.row = [one.card for one in view.row]
    game.pile = below + ([] if view.next is None else [view.next])
    game.points, game.in_play = list(view.points), list(view.in_play)
    game.actor, game.ended = NOBODY if view.actor is None else view.actor, view.outcome
    return game
