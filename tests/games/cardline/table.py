"""Short words for tests: read a position, play some moves, look at names."""

from collections.abc import Iterable
from pathlib import Path

from tallorder.games.cardline import RULES
from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.kernel import Event

POSITIONS = Path(__file__).parent / "positions"


def position(text: str) -> CardlineGame:
    """The position of a file such as `l-ex-1`, or one that is typed out."""
    if "\n" not in text:
        text = (POSITIONS / f"{text}.position").read_text(encoding="utf-8")
    return RULES.read_position(text)


def play(game: CardlineGame, *moves: str) -> list[Event]:
    """Plays moves such as `a @ 0`, and tells what happened in the last of them."""
    events: list[Event] = []
    for move in moves:
        events = game.play(RULES.read_move(game, f"place {move}"))
    return events


def names(game: CardlineGame, cards: Iterable[int]) -> list[str]:
    """The ids of cards, so that a test reads like the table."""
    return [game.cards[card].id for card in cards]


def line(game: CardlineGame) -> list[str]:
    """The line from left to right."""
    return names(game, game.line.cards)


def hand(game: CardlineGame, seat: int) -> list[str]:
    """The cards in front of a seat; seats count from 1 as at the table."""
    return names(game, game.hands[seat - 1])


def pile(game: CardlineGame) -> list[str]:
    """The pile, first card first."""
    return names(game, game.pile[::-1])


def box(game: CardlineGame) -> list[str]:
    """The misplaced cards."""
    return names(game, game.box)


def box_closed(game: CardlineGame) -> list[str]:
    """The cards of seats that are out."""
    return names(game, game.box_closed)


def actor(game: CardlineGame) -> int:
    """Whose decision it is, counted from 1; 0 when the game is over."""
    return game.actor + 1


def winners(game: CardlineGame) -> list[int]:
    """Who has won, counted from 1."""
    outcome = game.outcome()
    return [] if outcome is None else [seat + 1 for seat in outcome.winners]


def kinds(events: list[Event]) -> list[str]:
    """What happened, by kind."""
    return [type(event).__name__ for event in events]
