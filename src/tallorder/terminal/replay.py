"""Plays a record through and says how it ended."""

from typing import Final

import msgspec

from tallorder.catalogue import DeckLike, start_of
from tallorder.games.kernel import NOBODY, NotationError, Refusal, Refused
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


HEAD_LINES: Final = {
    "unknown-game": "record",
    "players": "players",
    "unknown-order": "order",
    "deck-differs": "deck",
    "needs-deck": "deck",
    "deck-too-small": "deal",
}
"""Which line of the head is to blame for a refusal."""


def blamed_line(text: str, refusal: Refusal) -> int:
    """The line of a record that a refusal is about; the first line where it is about all of it."""
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if refusal.code == "unknown-card":
            is_blamed = words[:1] in (["deal"], ["pile"]) and refusal.params["card"] in words
        elif "option" in refusal.params:
            is_blamed = words[:2] == ["option", refusal.params["option"]]
        else:
            is_blamed = words[:1] == [HEAD_LINES.get(refusal.code, "record")]
        if is_blamed:
            return number
    return 1


def replay(text: str, deck: DeckLike | None, language: str) -> Replay:
    """Plays a record; NotationError names the line that cannot be played, and why."""
    record = read_record(text)
    try:
        start = start_of(record, deck)
    except Refused as refused:
        reason = Speaker(language).refusal(refused.refusal)
        raise NotationError(blamed_line(text, refused.refusal), f"a game that can be played: {reason}") from None
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
