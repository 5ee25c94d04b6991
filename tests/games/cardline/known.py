"""What the laws must know of Cardline."""

from typing import ClassVar, cast

from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.events import CardPlaced
from tallorder.games.kernel import NOBODY, Chance, Deal, Event, Game
from tests.games.known import Known, deal_with_other_values, with_other_values
from tests.games.strategies import Moment


class KnownCardline(Known):
    """Line, hands, pile and box."""

    bounded: ClassVar[dict[str, str]] = {"max_rounds": "20"}

    def cards(self, game: Game) -> list[int]:
        game = cast(CardlineGame, game)
        held = [card for hand in game.hands for card in hand]
        return sorted(game.line.cards + held + game.pile + game.box + game.box_closed)

    def check(self, game: Game) -> None:
        game = cast(CardlineGame, game)
        assert game.line.values == sorted(game.line.values)
        assert game.line.values == [game.values[card] for card in game.line.cards]
        out = set(range(game.seats)) - set(game.in_play)
        assert all(not game.hands[seat] for seat in out)
        if game.actor != NOBODY:
            assert game.actor == game.in_play[game.turn]
            assert all(bool(game.hands[seat]) != (seat in game.finishers) for seat in game.in_play)
        else:
            assert game.ended is not None

    def length(self, told: list[tuple[Event, ...]]) -> int:
        return sum(isinstance(event, CardPlaced) for events in told for event in events)

    def bound(self, players: int) -> int:
        """One turn a seat and round. [L-R-1, L-R-23]"""
        return int(self.bounded["max_rounds"]) * players

    def disguise(self, game: Game, seat: int | None, chance: Chance) -> Game:  # noqa: ARG002 - one view for all
        twin = cast(CardlineGame, game).clone()
        open_cards = {*twin.line.cards, *twin.box}
        twin.cards = tuple(
            card if number in open_cards else with_other_values(card, chance) for number, card in enumerate(twin.cards)
        )
        twin.values = [card.values[twin.order].number for card in twin.cards]
        top = twin.pile[-1:] if twin.options.pile_top_visible else []
        below = twin.pile[: len(twin.pile) - len(top)]
        chance.shuffle(below)
        twin.pile = below + top
        twin.chance = Chance(chance.next())
        return twin

    def other_deal(self, moment: Moment, seat: int | None, chance: Chance) -> Deal:  # noqa: ARG002 - one view for all
        """Cards that were never flipped get other values."""
        return deal_with_other_values(moment, chance)


KNOWN = KnownCardline()
