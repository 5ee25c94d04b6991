"""What the laws must know of Comparity."""

from typing import cast

from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.events import CardPlayed, CheckResult
from tallorder.games.comparity.state import Agreed
from tallorder.games.kernel import Chance, Deal, Event, Game
from tests.games.comparity.table import check_table
from tests.games.known import Known, deal_with_other_values, with_other_values
from tests.games.strategies import Moment


class KnownComparity(Known):
    """Area, hands, deck, discards, and the hands of seats that gave up."""

    def cards(self, game: Game) -> list[int]:
        game = cast(ComparityGame, game)
        held = [card for hand in game.hands for card in hand]
        return sorted([*game.grid.cards.values(), *held, *game.deck, *game.discards, *game.removed])

    def check(self, game: Game) -> None:
        check_table(cast(ComparityGame, game))

    def length(self, told: list[tuple[Event, ...]]) -> int:
        """Plays and checks. [C-R-46]"""
        happened = [event for events in told for event in events]
        checks = sum(isinstance(event, CheckResult) for event in happened)
        return sum(isinstance(event, CardPlayed) for event in happened) + checks

    def bound(self, players: int) -> int:
        return {2: 57, 3: 81, 4: 125, 5: 149}[players]

    def disguise(self, game: Game, seat: int | None, chance: Chance) -> Game:  # noqa: ARG002 - one view for all
        game = cast(ComparityGame, game)
        agreed = game.agreed
        opened = set(game.opened())
        cards = tuple(
            card if number in opened else with_other_values(card, chance) for number, card in enumerate(agreed.cards)
        )
        values = [card.values[agreed.order].number for card in cards]
        twin = ComparityGame(Agreed(agreed.seats, agreed.order, agreed.options, values, cards), game)
        twin.grid.values = values
        top = twin.deck[-1:] if agreed.options.deck_top_visible else []
        below = twin.deck[: len(twin.deck) - len(top)]
        chance.shuffle(below)
        twin.deck = below + top
        return twin

    def other_deal(self, moment: Moment, seat: int | None, chance: Chance) -> Deal:  # noqa: ARG002 - one view for all
        """Cards that were never opened get other values."""
        return deal_with_other_values(moment, chance)


KNOWN = KnownComparity()
