"""Skyscraper, as the rest of the house uses it."""

from typing import Final, cast

import msgspec

from tallorder.cards import BuildingCard, BuildingSet, Card
from tallorder.games.kernel import (
    Chance,
    Choice,
    Deal,
    Game,
    Line,
    Move,
    Refusal,
    Refused,
    Rules,
    Seen,
    Stock,
    View,
)
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.events import EVENTS, NEWS
from tallorder.games.skyscraper.moves import MOVES, AnyMove, Decline, Pass, Steal, SwapHand
from tallorder.games.skyscraper.notation import read_move, write_move, write_position
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.preview import SkyscraperPreview, foresee
from tallorder.games.skyscraper.reader import read_position
from tallorder.games.skyscraper.setup import laid_out, shuffled
from tallorder.games.skyscraper.view import SkyscraperView, shown
from tallorder.games.skyscraper.words import narrate, tell

PICKS: Final = {
    "play": "hand",
    "roof-insure": "hand",
    "study-deck": "studied",
    "study-return": "put-back",
    "study-discard": "fetch",
    "steal-keep": "keep",
}
"""What a card is picked for, by phase."""


class SkyscraperRules(Rules):
    """Two to six players on common sites."""

    engine = "skyscraper"
    game_type = SkyscraperGame
    fewest_players = 2
    most_players = 6
    options = SkyscraperOptions
    moves = MOVES
    events = EVENTS
    view_type = SkyscraperView
    news = NEWS

    def deal_set(self, players: int, options: msgspec.Struct, building_set: BuildingSet, chance: Chance) -> Deal:
        """Takes out the surplus and shuffles the piles. [S-SETUP-2, S-SETUP-3]"""
        return shuffled(building_set, players, cast(SkyscraperOptions, options), chance)

    def set_up(self, deal: Deal, options: msgspec.Struct) -> Game:
        """The first sites and five cards in each hand."""
        return laid_out(deal, cast(SkyscraperOptions, options))

    def cards(self, game: Game) -> tuple[Card | BuildingCard, ...]:
        """A game's cards by number."""
        return cast(SkyscraperGame, game).cards.named

    def write_move(self, game: Game, move: Move) -> str:
        """A move as notation."""
        return write_move(cast(SkyscraperGame, game), cast(AnyMove, move))

    def read_move(self, game: Game, text: str) -> Move:
        """A move from notation; ValueError says what was expected."""
        return read_move(cast(SkyscraperGame, game), text)

    def write_position(self, game: Game) -> str:
        """The whole position as notation, secrets included."""
        return write_position(cast(SkyscraperGame, game))

    def read_position(self, text: str, stock: Stock | None = None) -> Game:
        """A position from notation, with the cards of the set in `stock`, or those of the box."""
        if stock is None and self.shipped is not None:
            stock = self.shipped()
        if stock is None or stock.building_set is None:
            raise Refused(Refusal("S-COMP-1", "skyscraper-needs-card-file"))
        return read_position(text, stock.building_set)

    def visible(self, view: View) -> tuple[int, ...]:
        """The kinds whose names the receiver may know: all of them, since a kind is no particular card."""
        return tuple(range(len(cast(SkyscraperView, view).cards)))

    def opened(self, view: View) -> tuple[int, ...]:
        """The kinds that this view shows somewhere."""
        return shown(cast(SkyscraperView, view))

    def choices(self, view: View) -> tuple[Choice, ...]:
        """The legal moves by the card they play; a theft; the buttons."""
        shown = cast(SkyscraperView, view)
        found: dict[tuple[str, int | None], list[Move]] = {}
        for move in shown.legal:
            match move:
                case Steal():
                    found.setdefault(("steal", None), []).append(move)
                case Pass():
                    found["pass", None] = [move]
                case SwapHand():
                    found["swap-hand", None] = [move]
                case Decline():
                    found[f"decline-{shown.phase}", None] = [move]
                case _:
                    found.setdefault((PICKS[shown.phase], move.card), []).append(move)
        return tuple(Choice(pick, card, tuple(moves)) for (pick, card), moves in found.items())

    def preview(self, view: View, move: Move) -> SkyscraperPreview:
        """What the move would do, from the view alone."""
        return foresee(cast(SkyscraperView, view), cast(AnyMove, move))

    def narrate(self, view: View) -> tuple[Line, ...]:
        """The table in words."""
        return narrate(cast(SkyscraperView, view))

    def tell(self, seen: Seen) -> tuple[Line, ...]:
        """What happened in words."""
        return tell(seen)


RULES = SkyscraperRules()
