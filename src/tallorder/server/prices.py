"""What messages cost, in plain messages: whoever asks for much is served as fast as anybody, and less often."""

from collections.abc import Callable
from typing import Any, Final

from tallorder.cards import Deck
from tallorder.server.tables import OpenTable
from tallorder.table import commands

CARDS: Final = 40
"""So many cards of a deck are told for the price of a message, ..."""
STEPS: Final = 4
"""... and so many moves of a game are played again."""


def _deck(open_table: OpenTable, _command: Any) -> float:
    deck = open_table.publisher.deck
    return len(deck.cards) / CARDS if isinstance(deck, Deck) else 1.0


def _moment(open_table: OpenTable, command: commands.Look) -> float:
    game = open_table.table.game
    return 1.0 if command.version is None or game is None else 1.0 + len(game.steps) / STEPS


def _everybody(open_table: OpenTable, _command: Any) -> float:
    return len(open_table.listeners) / 10


PRICES: Final[dict[type, Callable[[OpenTable, Any], float]]] = {
    commands.AskDeck: _deck,
    commands.Look: _moment,
    commands.AskStakes: lambda _table, _command: 2.0,
    commands.AskReasons: lambda _table, _command: 1.0,
    commands.Narrate: lambda _table, _command: 1.0,
    commands.Rename: _everybody,
    commands.React: _everybody,
}
"""What a command costs beyond the one message that it is; a move is never looked up by a call."""
