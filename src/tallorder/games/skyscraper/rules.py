"""Skyscraper, as the rest of the house uses it."""

from typing import cast

import msgspec

from tallorder.cards import BuildingCard, BuildingSet, Card
from tallorder.games.kernel import Chance, Choice, Deal, Game, Move, Refusal, Refused, Rules, Stock, View
from tallorder.games.skyscraper.engine import Skyscraper
from tallorder.games.skyscraper.events import EVENTS, NEWS
from tallorder.games.skyscraper.moves import MOVES, AnyMove, Decline, Pass, Steal, SwapHand
from tallorder.games.skyscraper.notation import read_position, write_position
from tallorder.games.skyscraper.options import Options
from tallorder.games.skyscraper.setup import laid_out, shuffled
from tallorder.games.skyscraper.view import SkyscraperView, shown
from tallorder.games.skyscraper.words import read_move, write_move


class SkyscraperRules(Rules):
    """Two to six players on common sites."""

    engine = "skyscraper"
    fewest_players = 2
    most_players = 6
    options = Options
    moves = MOVES
    events = EVENTS
    view_type = SkyscraperView
    news = NEWS

    def deal_set(self, players: int, options: msgspec.Struct, building_set: BuildingSet, chance: Chance) -> Deal:
        """Takes out the surplus and shuffles the piles. [S-SETUP-2, S-SETUP-3]"""
        return shuffled(building_set, players, cast(Options, options), chance)

    def set_up(self, deal: Deal, options: msgspec.Struct) -> Game:
        """The first sites and five cards in each hand."""
        return laid_out(deal, cast(Options, options))

    def cards(self, game: Game) -> tuple[Card | BuildingCard, ...]:
        """A game's cards by number."""
        return cast(Skyscraper, game).cards.building_set.cards

    def write_move(self, game: Game, move: Move) -> str:
        """A move as notation."""
        return write_move(cast(Skyscraper, game), cast(AnyMove, move))

    def read_move(self, game: Game, text: str) -> Move:
        """A move from notation; ValueError says what was expected."""
        return read_move(cast(Skyscraper, game), text)

    def write_position(self, game: Game) -> str:
        """The whole position as notation, secrets included."""
        return write_position(cast(Skyscraper, game))

    def read_position(self, text: str, stock: Stock | None = None) -> Game:
        """A position from notation, with the cards of the set in `stock`."""
        if stock is None or stock.building_set is None:
            raise Refused(Refusal("S-COMP-1", "needs-card-file"))
        return read_position(text, stock.building_set)

    def visible(self, view: View) -> tuple[int, ...]:
        """The kinds whose names the receiver may know: all of them, since a kind is no particular card."""
        return tuple(range(len(cast(SkyscraperView, view).cards)))

    def opened(self, view: View) -> tuple[int, ...]:
        """The kinds that this view shows somewhere."""
        return shown(cast(SkyscraperView, view))

    def choices(self, view: View) -> tuple[Choice, ...]:
        """The legal moves by the card they play, then the seats, then the buttons."""
        found: dict[tuple[str, int | None, Move | None], list[Move]] = {}
        for move in cast(SkyscraperView, view).legal:
            if isinstance(move, Steal):
                found[("seat", None, move)] = [move]
            elif isinstance(move, Pass | Decline | SwapHand):
                found[("button", None, move)] = [move]
            else:
                found.setdefault(("card", move.card, None), []).append(move)
        return tuple(Choice(pick, card, tuple(moves)) for (pick, card, _), moves in found.items())
