"""Cardline, as the catalogue, the table, the lab and the terminal use it."""

from tallorder.cards import Card
from tallorder.games.cardline import notation, reader, words
from tallorder.games.cardline.actions import CardlineActions, actions_of
from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.events import EVENTS, NEWS
from tallorder.games.cardline.line import CardLine
from tallorder.games.cardline.moves import GAP_BITS, PlaceCard, pack, unpack
from tallorder.games.cardline.observation import CardlineObservation
from tallorder.games.cardline.options import CardlineOptions
from tallorder.games.cardline.preview import CardlinePreview, foresee
from tallorder.games.cardline.round import order_of_play
from tallorder.games.cardline.view import CardlineView
from tallorder.games.cardline.worlds import imagine
from tallorder.games.kernel import (
    AlikeChoices,
    Chance,
    Choice,
    Deal,
    Guesses,
    Line,
    Refusal,
    Refused,
    Rules,
    Seen,
    Stock,
    alike,
    spread,
)


class CardlineRules(Rules[CardlineGame, CardlineView, PlaceCard, CardlineOptions, tuple[Card, ...]]):
    """Set-up, notation, words and previews of Cardline. 2–8 players. [L-R-13]"""

    engine = "cardline"
    game_type = CardlineGame
    fewest_players = 2
    most_players = 8
    options = CardlineOptions
    moves = (PlaceCard,)
    events = EVENTS
    view_type = CardlineView
    one_view = True
    news = NEWS

    def cards_needed(self, players: int, options: CardlineOptions) -> int:
        """The hands, the initial card and one tie-break card for each seat. [L-R-12]"""
        return (options.hand_size + 1) * players + 1

    def deal(self, players: int, options: CardlineOptions, stock: tuple[Card, ...], order: str, chance: Chance) -> Deal:
        """All cards, shuffled; chance picks the first player unless the table agreed on one. [L-SETUP-3, L-R-15]"""
        first_player = options.first_player
        first = chance.below(players) if first_player == "random" else first_player - 1
        places = list(range(len(stock)))
        chance.shuffle(places)
        cards = tuple(stock[place] for place in places)
        return Deal(players, first, order=order, cards=cards, chance_key=chance.next())

    def set_up(self, deal: Deal, options: CardlineOptions) -> CardlineGame:
        """Hands one card at a time from seat 1, the initial card, the pile. [L-SETUP-4, L-SETUP-7, L-SETUP-8]"""
        needed = self.cards_needed(deal.players, options)
        if len(deal.cards) < needed:
            missing = needed - len(deal.cards)
            raise Refused(Refusal("L-R-12", "cardline-deal-too-small", {"cards": len(deal.cards), "missing": missing}))
        values = [card.values[deal.order].number for card in deal.cards]
        game = CardlineGame(deal.players, deal.first, deal.order, deal.cards, values, options, Chance(deal.chance_key))
        game.in_play = order_of_play([True] * deal.players, deal.first)
        dealt = deal.players * options.hand_size
        game.hands = [list(range(seat, dealt, deal.players)) for seat in range(deal.players)]
        game.line = CardLine([dealt], [values[dealt]])
        game.pile = list(range(len(values) - 1, dealt, -1))
        return game

    def write_move(self, game: CardlineGame, move: PlaceCard) -> str:
        """`place switzerland @ 2`."""
        return notation.write_move(game, move)

    def read_move(self, game: CardlineGame, text: str) -> PlaceCard:
        """The same, with the card's id or its name."""
        return notation.read_move(game, text)

    def write_position(self, game: CardlineGame) -> str:
        """Line, hands, pile and box by card id, and every card's values."""
        return notation.write_position(game)

    def read_position(self, text: str, stock: Stock | None = None) -> CardlineGame:
        """A position from notation; NotationError names the line and what was expected."""
        return reader.read_position(text, stock)

    def cards(self, game: CardlineGame) -> tuple[Card, ...]:
        """The cards in order of deal."""
        return game.cards

    def visible(self, view: CardlineView) -> tuple[int, ...]:
        """The line, all hands, the box and the pile's first card. [L-R-16, L-R-18]"""
        lying = [shown.card for shown in view.line + view.box] + list(view.box_closed)
        held = [card for hand in view.hands for card in hand]
        top = [view.top] if isinstance(view.top, int) else []
        return tuple(sorted(lying + held + top))

    def opened(self, view: CardlineView) -> tuple[int, ...]:
        """The line, and the misplaced cards in the box. [L-R-17, L-R-18]"""
        return tuple(sorted(shown.card for shown in view.line + view.box))

    def imagine(self, view: CardlineView, guesses: Guesses, chance: Chance) -> CardlineGame:
        """A game that could be behind a view."""
        return imagine(view, guesses, chance)

    def actions(self, game: CardlineGame) -> CardlineActions:
        """Every possible move by number."""
        return actions_of(game)

    def observation(self, game: CardlineGame, deck: int) -> CardlineObservation:
        """A view as numbers."""
        return CardlineObservation(game.seats, self.actions(game).count // len(game.values), len(game.values), deck)

    def standing(self, game: CardlineGame) -> list[int]:
        """Fewer cards stand better; seats that are out stand worst."""
        out = -len(game.values)
        return [-len(hand) if seat in game.in_play else out for seat, hand in enumerate(game.hands)]

    def choices(self, view: CardlineView) -> tuple[Choice, ...]:
        """First a card, then its gap. [L-R-24]"""
        return spread(_offers([pack(move) for move in view.legal]))

    def offers(self, game: CardlineGame) -> tuple[AlikeChoices, ...]:
        """The choices of the seat that decides, in short."""
        return _offers(game.legal())

    def preview(self, view: CardlineView, move: PlaceCard) -> CardlinePreview:
        """What the placement claims, and what hangs on it."""
        return foresee(view, move)

    def narrate(self, view: CardlineView) -> tuple[Line, ...]:
        """The table in words."""
        return words.narrate(view)

    def tell(self, seen: Seen) -> tuple[Line, ...]:
        """What happened in words."""
        return words.tell(seen)


def _offers(legal: list[int]) -> tuple[AlikeChoices, ...]:
    found: list[AlikeChoices] = []
    place = 0
    while place < len(legal):
        count, cards = alike(legal, place, GAP_BITS)
        moves = tuple([unpack(one) for one in legal[place : place + count]])
        found.append(AlikeChoices("hand", tuple(cards), moves))
        place += count * len(cards)
    return tuple(found)


RULES = CardlineRules()
