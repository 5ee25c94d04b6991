"""What the laws must know of each engine: how to count its cards, what must always hold, what is secret."""

from typing import ClassVar, cast

import msgspec

from tallorder.cards import Card, Value
from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.events import CardPlaced
from tallorder.games.comparity.engine import Comparity
from tallorder.games.comparity.events import CardPlayed, CheckResult
from tallorder.games.comparity.state import Agreed
from tallorder.games.kernel import NOBODY, Chance, Deal, Event, Game
from tallorder.games.kernel.record import play_deed
from tests.games.comparity.table import check_table
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

    def other_deal(self, moment: Moment, chance: Chance) -> Deal:
        """A deal that differs only in what nobody has learned up to this moment."""
        raise NotImplementedError


def with_other_values(card: Card, chance: Chance) -> Card:
    """The same card with other numbers behind it."""
    values = {name: Value(chance.below(10**9), value.approximate, value.scope) for name, value in card.values.items()}
    return msgspec.structs.replace(card, values=values)


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

    def other_deal(self, moment: Moment, chance: Chance) -> Deal:
        """Cards that were never flipped get other values."""
        return deal_with_other_values(moment, chance)


def deal_with_other_values(moment: Moment, chance: Chance) -> Deal:
    """The same deal; cards that never lay open up to this moment have other numbers behind them."""
    replayed = Moment(moment.start, moment.start.begin(), [], [])
    opened = set(moment.rules.opened(replayed.game.view(None)))
    for deed in moment.deeds:
        for event in play_deed(moment.rules, replayed.game, deed):
            card = getattr(event, "card", None)
            if card is not None and hasattr(event, "values"):
                opened.add(card)
        opened.update(moment.rules.opened(replayed.game.view(None)))
    deal = moment.start.deal
    cards = [card if number in opened else with_other_values(card, chance) for number, card in enumerate(deal.cards)]
    return msgspec.structs.replace(deal, cards=tuple(cards))


class KnownComparity(Known):
    """Area, hands, deck, discards, and the hands of seats that gave up."""

    def cards(self, game: Game) -> list[int]:
        game = cast(Comparity, game)
        held = [card for hand in game.hands for card in hand]
        return sorted([*game.grid.cards.values(), *held, *game.deck, *game.discards, *game.removed])

    def check(self, game: Game) -> None:
        check_table(cast(Comparity, game))

    def length(self, told: list[tuple[Event, ...]]) -> int:
        """Plays and checks. [C-R-46]"""
        happened = [event for events in told for event in events]
        checks = sum(isinstance(event, CheckResult) for event in happened)
        return sum(isinstance(event, CardPlayed) for event in happened) + checks

    def bound(self, players: int) -> int:
        return {2: 57, 3: 81, 4: 125, 5: 149}[players]

    def disguise(self, game: Game, seat: int | None, chance: Chance) -> Game:  # noqa: ARG002 - one view for all
        game = cast(Comparity, game)
        agreed = game.agreed
        opened = set(game.opened())
        cards = tuple(
            card if number in opened else with_other_values(card, chance) for number, card in enumerate(agreed.cards)
        )
        values = [card.values[agreed.order].number for card in cards]
        twin = Comparity(Agreed(agreed.seats, agreed.order, agreed.options, values, cards))
        twin.copy_from(game)
        twin.grid.values = values
        top = twin.deck[-1:] if agreed.options.deck_top_visible else []
        below = twin.deck[: len(twin.deck) - len(top)]
        chance.shuffle(below)
        twin.deck = below + top
        return twin

    def other_deal(self, moment: Moment, chance: Chance) -> Deal:
        """Cards that were never opened get other values."""
        return deal_with_other_values(moment, chance)


KNOWN: dict[str, Known] = {"cardline": KnownCardline(), "comparity": KnownComparity()}
