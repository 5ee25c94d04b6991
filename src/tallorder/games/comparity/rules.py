"""Comparity as the rest of the house uses it."""

from tallorder.cards import Card
from tallorder.games.comparity.actions import ComparityActions, actions_of
from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.events import EVENTS, CardDrawn, CardRevealed
from tallorder.games.comparity.grid import MIDDLE, beside
from tallorder.games.comparity.layout import opened_cards, visible_cards
from tallorder.games.comparity.moves import CARD_BITS, CHECK, LOW, MOVES
from tallorder.games.comparity.notation import read_move, write_move, write_position
from tallorder.games.comparity.observation import ComparityObservation
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.comparity.preview import ComparityPreview, choices, foresee, offers
from tallorder.games.comparity.reader import read_position
from tallorder.games.comparity.state import Agreed
from tallorder.games.comparity.view import ComparityView
from tallorder.games.comparity.words import narrate, tell
from tallorder.games.comparity.worlds import imagine
from tallorder.games.kernel import (
    AlikeChoices,
    Chance,
    Choice,
    Deal,
    Guesses,
    Line,
    Move,
    Param,
    Refusal,
    Refused,
    Rules,
    Seen,
    Stock,
)

HAND = 7
"""Cards dealt to each seat. [C-SETUP-6]"""
DECK = {2: 15, 3: 20, 4: 35, 5: 40}
"""Cards of the game deck by number of players, the first area card included. [C-SETUP-7, C-SETUP-9]"""


class ComparityRules(Rules[ComparityGame, ComparityView, Move, ComparityOptions, tuple[Card, ...]]):
    """How Comparity is set up, written down, explained and imagined. 2–5 players. [C-COMP-14]"""

    engine = "comparity"
    game_type = ComparityGame
    fewest_players = 2
    most_players = 5
    options = ComparityOptions
    moves = MOVES
    events = EVENTS
    view_type = ComparityView
    one_view = True
    news = (CardRevealed, CardDrawn)

    def cards_needed(self, players: int, options: ComparityOptions) -> int:  # noqa: ARG002
        """29, 41, 63 or 75 cards for 2, 3, 4 or 5 players. [C-R-53]"""
        return HAND * players + DECK[players]

    def deal(
        self, players: int, options: ComparityOptions, stock: tuple[Card, ...], order: str, chance: Chance
    ) -> Deal:
        """Shuffles the stock and takes as many cards as the game needs; the others stay out. [C-HIDE-1, C-SETUP-8]"""
        needed = self.cards_needed(players, options)
        if len(stock) < needed:
            facts: dict[str, Param] = {"cards": len(stock), "players": players, "needed": needed}
            raise Refused(Refusal("C-R-53", "comparity-deck-too-small", {**facts, "missing": needed - len(stock)}))
        numbers = list(range(len(stock)))
        chance.shuffle(numbers)
        by_chance = chance.below(players)
        first = by_chance if options.first_player == "random" else options.first_player - 1
        return Deal(players, first, order, tuple(stock[number] for number in numbers[:needed]))

    def set_up(self, deal: Deal, options: ComparityOptions) -> ComparityGame:
        """Deals one card at a time clockwise, makes the deck, and lays its top card in the middle. [C-SETUP-6 to 9]"""
        values = [card.values[deal.order].number for card in deal.cards]
        game = ComparityGame(Agreed(deal.players, deal.order, options, values, deal.cards))
        in_hands = HAND * deal.players
        game.hands = [list(range(seat, in_hands, deal.players)) for seat in range(deal.players)]
        game.deck = list(range(len(deal.cards) - 1, in_hands, -1))
        game.grid.place(MIDDLE, in_hands)
        game.turn = deal.first
        game.actor = deal.first
        return game

    def write_move(self, game: ComparityGame, move: Move) -> str:
        """A move as notation, with the names of this game's cards."""
        return write_move(game, move)

    def read_move(self, game: ComparityGame, text: str) -> Move:
        """A move from notation; ValueError says what was expected."""
        return read_move(game, text)

    def write_position(self, game: ComparityGame) -> str:
        """The whole position as notation, secrets included."""
        return write_position(game)

    def read_position(self, text: str, stock: Stock | None = None) -> ComparityGame:
        """A position from notation; NotationError names the line and what was expected."""
        return read_position(text, stock)

    def visible(self, view: ComparityView) -> tuple[int, ...]:
        """Every card but those below the deck's top. [C-HIDE-4, C-R-41]"""
        return visible_cards(view)

    def opened(self, view: ComparityView) -> tuple[int, ...]:
        """Every card that was opened, discarded ones included. [C-R-42, C-R-48]"""
        return opened_cards(view)

    def cards(self, game: ComparityGame) -> tuple[Card, ...]:
        """A game's cards by number."""
        return game.agreed.cards

    def imagine(self, view: ComparityView, guesses: Guesses, chance: Chance) -> ComparityGame:
        """A game that could be behind a view."""
        return imagine(view, guesses, chance)

    def actions(self, game: ComparityGame) -> ComparityActions:
        """Every possible move by number."""
        return actions_of(game)

    def observation(self, game: ComparityGame, deck: int) -> ComparityObservation:
        """A view as numbers."""
        return ComparityObservation(game.seats, len(game.agreed.values), deck)

    def standing(self, game: ComparityGame) -> list[int]:
        """Fewer cards stand better; seats that gave up stand worst."""
        out = -len(game.agreed.values)
        return [-len(hand) if game.is_in(seat) else out for seat, hand in enumerate(game.hands)]

    def is_bluff(self, game: ComparityGame, move: int) -> bool:
        """Whether the card is out of order with a neighbour, open or closed. [C-PLAY-5]"""
        if move >= CHECK:
            return False
        grid, values, value = game.grid, game.agreed.values, game.agreed.values[move >> CARD_BITS]
        up, left, right, down = (
            values[grid.card_at(cell)] if grid.has_card(cell) else value for cell in beside(move & LOW)
        )
        return left > value or down > value or right < value or up < value

    def choices(self, view: ComparityView) -> tuple[Choice, ...]:
        """The legal moves by what one points at first."""
        return choices(view)

    def offers(self, game: ComparityGame) -> tuple[AlikeChoices, ...]:
        """The choices of the seat that decides, in short."""
        return offers(game, game.legal())

    def preview(self, view: ComparityView, move: Move) -> ComparityPreview:
        """Duets, stakes, splits: what a legal move would do as far as everybody can know."""
        return foresee(view, move)

    def narrate(self, view: ComparityView) -> tuple[Line, ...]:
        """The table in words."""
        return narrate(view)

    def tell(self, seen: Seen) -> tuple[Line, ...]:
        """What happened in words."""
        return tell(seen)


RULES = ComparityRules()
