"""Skyscraper, as the rest of the house uses it."""

from collections.abc import Iterable
from typing import Final

from tallorder.cards import BuildingCard, BuildingSet, Card
from tallorder.games.kernel import (
    AlikeChoices,
    Chance,
    Choice,
    Deal,
    Guesses,
    Line,
    Move,
    Refusal,
    Refused,
    Rules,
    Seen,
    Stock,
    spread,
)
from tallorder.games.skyscraper.actions import SkyscraperActions, actions_of
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.events import EVENTS, NEWS
from tallorder.games.skyscraper.moves import MOVES, AnyMove, Decline, Pass, Steal, SwapHand
from tallorder.games.skyscraper.notation import read_move, write_move, write_position
from tallorder.games.skyscraper.observation import SkyscraperObservation
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.preview import SkyscraperPreview, foresee
from tallorder.games.skyscraper.reader import read_position
from tallorder.games.skyscraper.setup import laid_out, shuffled
from tallorder.games.skyscraper.view import SkyscraperView, shown
from tallorder.games.skyscraper.words import narrate, tell
from tallorder.games.skyscraper.worlds import imagine

PICKS: Final = {
    "play": "hand",
    "roof-insure": "hand",
    "study-deck": "studied",
    "study-return": "put-back",
    "study-discard": "fetch",
    "steal-keep": "keep",
}
"""What a card is picked for, by phase."""


class SkyscraperRules(Rules[SkyscraperGame, SkyscraperView, AnyMove, SkyscraperOptions, BuildingSet]):
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

    def deal(self, players: int, options: SkyscraperOptions, stock: BuildingSet, order: str, chance: Chance) -> Deal:  # noqa: ARG002 - nothing is compared
        """Takes out the surplus and shuffles the piles. [S-SETUP-2, S-SETUP-3]"""
        return shuffled(stock, players, options, chance)

    def set_up(self, deal: Deal, options: SkyscraperOptions) -> SkyscraperGame:
        """The first sites and five cards in each hand."""
        return laid_out(deal, options)

    def cards(self, game: SkyscraperGame) -> tuple[Card | BuildingCard, ...]:
        """A game's cards by number."""
        return game.cards.named

    def write_move(self, game: SkyscraperGame, move: AnyMove) -> str:
        """A move as notation."""
        return write_move(game, move)

    def read_move(self, game: SkyscraperGame, text: str) -> AnyMove:
        """A move from notation; ValueError says what was expected."""
        return read_move(game, text)

    def write_position(self, game: SkyscraperGame) -> str:
        """The whole position as notation, secrets included."""
        return write_position(game)

    def read_position(self, text: str, stock: Stock | None = None) -> SkyscraperGame:
        """A position from notation, with the cards of the set in `stock`, or those of the box."""
        if stock is None and self.shipped is not None:
            stock = self.shipped()
        if stock is None or not isinstance(stock.box, BuildingSet):
            raise Refused(Refusal("S-COMP-1", "skyscraper-needs-card-file"))
        return read_position(text, stock.box)

    def visible(self, view: SkyscraperView) -> tuple[int, ...]:
        """The kinds whose names the receiver may know: all of them, since a kind is no particular card."""
        return tuple(range(len(view.cards)))

    def opened(self, view: SkyscraperView) -> tuple[int, ...]:
        """The kinds that this view shows somewhere."""
        return shown(view)

    def imagine(self, view: SkyscraperView, guesses: Guesses, chance: Chance) -> SkyscraperGame:
        """A game that could be behind a view."""
        return imagine(view, guesses, chance)

    def actions(self, game: SkyscraperGame) -> SkyscraperActions:
        """Every possible move by number."""
        return actions_of(game)

    def observation(self, game: SkyscraperGame, deck: int) -> SkyscraperObservation:  # noqa: ARG002 - it brings its own cards
        """A view as numbers."""
        return SkyscraperObservation(game.seats, game.cards)

    def standing(self, game: SkyscraperGame) -> list[int]:
        """Points if the game ended now."""
        return list(game.scores())

    def choices(self, view: SkyscraperView) -> tuple[Choice, ...]:
        """The legal moves by the card they play; a theft; the buttons."""
        return spread(_offers(view.legal, view.phase))

    def offers(self, game: SkyscraperGame) -> tuple[AlikeChoices, ...]:
        """The choices of the seat that decides, in short."""
        return _offers(game.legal_moves(), game.phase)

    def preview(self, view: SkyscraperView, move: AnyMove) -> SkyscraperPreview:
        """What the move would do, from the view alone."""
        return foresee(view, move)

    def narrate(self, view: SkyscraperView) -> tuple[Line, ...]:
        """The table in words."""
        return narrate(view)

    def tell(self, seen: Seen) -> tuple[Line, ...]:
        """What happened in words."""
        return tell(seen)


def _offers(legal: Iterable[Move], phase: str) -> tuple[AlikeChoices, ...]:
    found: dict[tuple[str, int | None], list[Move]] = {}
    for move in legal:
        match move:
            case Steal():
                found.setdefault(("steal", None), []).append(move)
            case Pass():
                found["pass", None] = [move]
            case SwapHand():
                found["swap-hand", None] = [move]
            case Decline():
                found[f"decline-{phase}", None] = [move]
            case _:
                found.setdefault((PICKS[phase], move.card), []).append(move)  # type: ignore[attr-defined]
    return tuple(AlikeChoices(pick, (card,), tuple(moves)) for (pick, card), moves in found.items())


RULES = SkyscraperRules()
