"""Plays a record through and says how it ended."""

import msgspec

from tallorder.catalogue import DeckLike, start_of
from tallorder.games.kernel import NOBODY, NotationError, Refused
from tallorder.games.kernel.record import play_through, read_record
from tallorder.terminal.speaker import Speaker


class Replay(msgspec.Struct, frozen=True):
    """What a valid record tells."""

    valid: bool
    game: str
    players: int
    moves: int
    actor: int | None
    """The seat that decides at the end of the record, from 1; None when the game is over."""
    winners: list[int] | None
    """Seats from 1; None while the game is not over."""
    rule: str | None
    scores: list[int]


def replay(text: str, deck: DeckLike | None, language: str) -> Replay:
    """Plays a record; NotationError names the line that cannot be played, and why."""
    record = read_record(text)
    start = start_of(record, deck)
    game = start.begin()
    speaker = Speaker(language, start.rules.cards(game), deck=start.deck)
    try:
        for _ in play_through(start.rules, game, record):
            pass
    except NotationError as error:
        if isinstance(error.__cause__, Refused):
            reason = speaker.refusal(error.__cause__.refusal)
            raise NotationError(error.line, f"a legal move: {reason}") from None
        raise
    outcome = game.outcome()
    return Replay(
        valid=True,
        game=record.game,
        players=record.players,
        moves=len(record.deeds),
        actor=None if game.actor == NOBODY else game.actor + 1,
        winners=None if outcome is None else [seat + 1 for seat in outcome.winners],
        rule=None if outcome is None else outcome.rule,
        scores=[] if outcome is None else list(outcome.scores),
    )
