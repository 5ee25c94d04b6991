"""Higher or lower, as the catalogue, the table, the lab and the terminal use it."""

from higher_or_lower import notation, words
from higher_or_lower.actions import HigherLowerActions, actions_of
from higher_or_lower.engine import HigherLowerGame
from higher_or_lower.events import EVENTS, NEWS
from higher_or_lower.moves import Guess
from higher_or_lower.observation import HigherLowerObservation
from higher_or_lower.options import HigherLowerOptions
from higher_or_lower.view import HigherLowerView
from higher_or_lower.worlds import imagine
from tallorder import Card, Deal, Refusal, Refused, Rules, Seen, Stock
from tallorder.games.kernel import Chance, Choice, Guesses, Line, Preview


class HigherLowerRules(Rules[HigherLowerGame, HigherLowerView, Guess, HigherLowerOptions, tuple[Card, ...]]):
    """Set-up, notation, words and previews. 2–6 players."""

    engine = "higher-lower"
    game_type = HigherLowerGame
    fewest_players = 2
    most_players = 6
    options = HigherLowerOptions
    moves = (Guess,)
    events = EVENTS
    view_type = HigherLowerView
    one_view = True
    news = NEWS

    def cards_needed(self, players: int, options: HigherLowerOptions) -> int:  # noqa: ARG002 - the same for every goal
        """Two for each seat, and the one that begins the row. [H-R-2]"""
        return 2 * players + 1

    def deal(
        self, players: int, options: HigherLowerOptions, stock: tuple[Card, ...], order: str, chance: Chance
    ) -> Deal:
        """All cards, shuffled; chance picks who starts unless the table agreed on a seat. [H-SETUP-1, H-R-3]"""
        wanted = options.first_player
        first = chance.below(players) if wanted == "random" else wanted - 1
        places = list(range(len(stock)))
        chance.shuffle(places)
        return Deal(players, first, order=order, cards=tuple(stock[place] for place in places))

    def set_up(self, deal: Deal, options: HigherLowerOptions) -> HigherLowerGame:
        """The first card begins the row, the others are the pile. [H-SETUP-2]"""
        missing = self.cards_needed(deal.players, options) - len(deal.cards)
        if missing > 0:
            raise Refused(Refusal("H-R-2", "higher-lower-deal-too-small", {"missing": missing}))
        game = HigherLowerGame(deal.players, deal.first, deal.order, deal.cards, options)
        game.row = [0]
        game.pile = list(range(len(deal.cards) - 1, 0, -1))
        return game

    def write_move(self, game: HigherLowerGame, move: Guess) -> str:  # noqa: ARG002 - the answer needs no names
        """`higher` or `lower`."""
        return notation.write_move(move)

    def read_move(self, game: HigherLowerGame, text: str) -> Guess:  # noqa: ARG002 - the answer needs no names
        """The same."""
        return notation.read_move(text)

    def write_position(self, game: HigherLowerGame) -> str:
        """Row and pile by card id, points, and every card's values."""
        return notation.write_position(game)

    def read_position(self, text: str, stock: Stock | None = None) -> HigherLowerGame:  # noqa: ARG002 - values are there
        """A position from notation; NotationError names the line and what was expected."""
        return notation.read_position(text)

    def cards(self, game: HigherLowerGame) -> tuple[Card, ...]:
        """The cards in order of deal."""
        return game.cards

    def visible(self, view: HigherLowerView) -> tuple[int, ...]:
        """The row and the pile's first card. [H-SETUP-1]"""
        return tuple(sorted([one.card for one in view.row] + ([] if view.next is None else [view.next])))

    def opened(self, view: HigherLowerView) -> tuple[int, ...]:
        """The row. [H-TURN-2]"""
        return tuple(sorted(one.card for one in view.row))

    def imagine(self, view: HigherLowerView, guesses: Guesses, chance: Chance) -> HigherLowerGame:
        """A game that could be behind a view."""
        return imagine(view, guesses, chance)

    def actions(self, game: HigherLowerGame) -> HigherLowerActions:
        """The two answers by number."""
        return actions_of(game)

    def observation(self, game: HigherLowerGame, deck: int) -> HigherLowerObservation:
        """A view as numbers."""
        return HigherLowerObservation(game.seats, deck)

    def standing(self, game: HigherLowerGame) -> list[int]:
        """The points."""
        return game.points[:]

    def choices(self, view: HigherLowerView) -> tuple[Choice, ...]:
        """Lower and higher, each one button. [H-TURN-1]"""
        return tuple(Choice("higher" if move.higher else "lower", view.next, (move,)) for move in view.legal)

    def preview(self, view: HigherLowerView, move: Guess) -> Preview:
        """What the answer claims."""
        return words.foresee(view, move)

    def narrate(self, view: HigherLowerView) -> tuple[Line, ...]:
        """The table in words."""
        return words.narrate(view)

    def tell(self, seen: Seen) -> tuple[Line, ...]:
        """What happened in words."""
        return words.tell(seen.event)


RULES = HigherLowerRules()
