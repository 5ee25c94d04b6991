"""What the laws must know of each engine: how to count its cards, what must always hold, what is secret.

Every engine's tests say it in `known.py` of their own folder, as `KNOWN`.
"""

from typing import ClassVar

import msgspec

from tallorder.cards import Card, Value
from tallorder.games.kernel import Chance, Deal, Event, Game
from tallorder.games.kernel.record import play_recorded
from tests.games.strategies import Moment


class Known:
    """What a law asks an engine's tests."""

    bounded: ClassVar[dict[str, str]] = {}
    """The options under which the length of a game is bounded."""

    def cards(self, game: Game) -> list[int]:
        """Every card of the game, wherever it lies, sorted."""
        raise NotImplementedError

    def check(self, game: Game) -> None:
        """What the ledger says must hold at every decision."""
        raise NotImplementedError

    def length(self, told: list[tuple[Event, ...]]) -> int:
        """How long a game was, in what its bound counts."""
        raise NotImplementedError

    def bound(self, players: int) -> int:
        """How long a game can be."""
        raise NotImplementedError

    def disguise(self, game: Game, seat: int | None, chance: Chance) -> Game:
        """The same game for this seat; whatever it cannot see is different."""
        raise NotImplementedError

    def other_deal(self, moment: Moment, seat: int | None, chance: Chance) -> Deal:
        """A deal that differs only in what this seat has not learned up to this moment."""
        raise NotImplementedError


def with_other_values(card: Card, chance: Chance) -> Card:
    """The same card with other numbers behind it."""
    values = {name: Value(chance.below(10**9), value.approximate, value.scope) for name, value in card.values.items()}
    return msgspec.structs.replace(card, values=values)


def deal_with_other_values(moment: Moment, chance: Chance) -> Deal:
    """The same deal; cards that never lay open up to this moment have other numbers behind them."""
    replayed = Moment(moment.start, moment.start.begin(), [], [])
    opened = set(moment.rules.opened(replayed.game.view(None)))
    for move in moment.moves:
        for event in play_recorded(moment.rules, replayed.game, move):
            card = getattr(event, "card", None)
            if card is not None and hasattr(event, "values"):
                opened.add(card)
        opened.update(moment.rules.opened(replayed.game.view(None)))
    deal = moment.start.deal
    cards = [card if number in opened else with_other_values(card, chance) for number, card in enumerate(deal.cards)]
    return msgspec.structs.replace(deal, cards=tuple(cards))
