"""Tall Order: four tabletop card games of comparing and building.

    >>> import tallorder
    >>> start = tallorder.set_up("skyscraper", players=3, seed=7)
    >>> game = start.begin()

`tallorder.offers()` lists what is on offer, `set_up` agrees and deals, `start.begin()` gives a running `Game`:
`game.actor` says whose decision it is, `game.legal_moves()` what that seat may do, `game.play(move)` does it and tells
what happened, `game.view(seat)` shows what a seat may see, `game.outcome()` how it ended. `play_bots` lets bots play a
game. See docs/ and examples/.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tallorder import compiled as compiled  # before any engine: it decides which files they come from
from tallorder.cards import BuildingCard, Card, Deck
from tallorder.catalogue import Agreement, Start, agree, offers, read_position, register_game, set_up, start_of
from tallorder.games.kernel import (
    NOBODY,
    Chance,
    Deal,
    Event,
    Game,
    Guesses,
    Hidden,
    Move,
    NotationError,
    Outcome,
    Refusal,
    Refused,
    Rules,
    Seen,
    Stock,
    View,
)
from tallorder.games.kernel.manifest import Manifest, Offer
from tallorder.games.kernel.record import Record, read_record, write_record
from tallorder.games.kernel.scripted import ScriptedChance
from tallorder.version import __version__ as __version__

if TYPE_CHECKING:
    from tallorder.lab.duel import Duel

__all__ = [
    "NOBODY",
    "Agreement",
    "BuildingCard",
    "Card",
    "Chance",
    "Deal",
    "Deck",
    "Event",
    "Game",
    "Guesses",
    "Hidden",
    "Manifest",
    "Move",
    "NotationError",
    "Offer",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "Rules",
    "ScriptedChance",
    "Seen",
    "Start",
    "Stock",
    "View",
    "agree",
    "explain",
    "offers",
    "play_bots",
    "read_position",
    "read_record",
    "register_game",
    "set_up",
    "start_of",
    "write_record",
]


def play_bots(start: Start, bots: Sequence[str], seed: int = 0) -> "Duel":
    """Lets bots play a game, one for each seat, such as `["expert@85", "friend"]`; tells how it went."""
    from tallorder.bots.players import read_bot
    from tallorder.lab.duel import play

    players = [read_bot(start.rules.engine, name) for name in bots]
    return play(start, players, [Chance(seed).fork(seat).key for seat in range(len(players))])


def explain(refused: Refused, lang: str = "en", cards: Sequence[Card | BuildingCard] = ()) -> str:
    """The sentence of a refusal, with its rule; `cards`, such as `rules.cards(game)`, gives cards their names."""
    try:
        from tallorder.terminal.speaker import Speaker

        return Speaker(lang, cards).refusal(refused.refusal)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] not in ("fluent", "babel"):
            raise
        raise ModuleNotFoundError(
            f"sentences need {missing.name}, which is not installed; str(refused) works without it", name=missing.name
        ) from missing
