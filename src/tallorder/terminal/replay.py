"""Plays a record through, or follows a saved game, and says how it ended."""

from typing import Final

import msgspec

from tallorder import catalogue
from tallorder.catalogue import DeckLike, start_of
from tallorder.games.kernel import NOBODY, NotationError, Outcome, Refusal, Refused, Seen
from tallorder.games.kernel.record import play_through, read_record
from tallorder.table.messages import Frame
from tallorder.terminal.speaker import Speaker
from tallorder.wire.replays import NotAReplay, is_replay, read_replay


class ReplaySummary(msgspec.Struct, frozen=True):
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
    eyes: list[int] | None = None
    """For a saved game: the seats that it was shown to, from 1; empty for a spectator's. None for a full record."""


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


def replay(text: str, deck: DeckLike | None, language: str) -> ReplaySummary:
    """Plays a record; NotationError names the line that cannot be played, and why. A saved game is followed."""
    if is_replay(text):
        return follow(text)
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
    return ReplaySummary(
        valid=True,
        game=record.game,
        players=record.players,
        moves=len(record.moves),
        actor=None if game.actor == NOBODY else game.actor + 1,
        winners=None if outcome is None else [seat + 1 for seat in outcome.winners],
        rule=None if outcome is None else outcome.rule,
        scores=[] if outcome is None else list(outcome.scores),
    )


def follow(text: str) -> ReplaySummary:
    """Follows a saved game; NotationError names the frame that no server wrote.

    Its words must be those of its events, its versions must grow, and no eyes but those it names may be in it.
    """
    try:
        kept = read_replay(text)
    except NotAReplay as problem:
        raise NotationError(1, str(problem)) from None
    eyes = {None, *kept.seats}
    for number, (before, frame) in enumerate(zip((None, *kept.frames), kept.frames, strict=False)):
        if before is not None and frame.version <= before.version:
            raise NotationError(1, f"frames in order: frame {number} is version {frame.version}")
        if not frame.shown or any(part.seat not in eyes or part.view is None for part in frame.shown):
            raise NotationError(1, f"a view for the eyes that the file names in frame {number}")
        if not _is_told(kept.game.engine, frame):
            raise NotationError(1, f"the words of its events in frame {number}")
    last = kept.frames[-1].shown[0].view
    outcome: Outcome | None = getattr(last, "outcome", None)
    actor: int | None = getattr(last, "actor", None)
    return ReplaySummary(
        valid=True,
        game=kept.game.game,
        players=kept.game.players,
        moves=len(kept.frames) - 1,
        actor=None if actor is None or actor == NOBODY else actor + 1,
        winners=None if outcome is None else [seat + 1 for seat in outcome.winners],
        rule=None if outcome is None else outcome.rule,
        scores=[] if outcome is None else list(outcome.scores),
        eyes=[seat + 1 for seat in kept.seats],
    )


def _is_told(engine: str, frame: Frame) -> bool:
    rules = catalogue.rules(engine)
    return all(
        part.lines == tuple(line for event in part.events for line in rules.tell(Seen(event))) for part in frame.shown
    )
