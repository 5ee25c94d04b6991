"""What a table refuses, and by which of its own rules. The sentences are in the message files as `refusal-{code}`."""

from typing import Final

import msgspec

from tallorder.games.kernel import Param, Refusal, Refused

LONGEST_DETAIL: Final = 160

RULE_OF: Final[dict[str, str]] = {
    "no-such-table": "T-TABLE",
    "table-deleted": "T-TABLE",
    "not-joined": "T-TABLE",
    "other-table": "T-TABLE",
    "bad-token": "T-TOKEN",
    "not-your-seat": "T-SEAT",
    "no-such-seat": "T-SEAT",
    "table-full": "T-SEAT",
    "seat-plays": "T-SEAT",
    "seats-order": "T-SEAT",
    "name-taken": "T-NAME",
    "name-empty": "T-NAME",
    "only-host": "T-HOST",
    "not-a-person": "T-HOST",
    "host-stays": "T-HOST",
    "game-running": "T-GAME",
    "no-game": "T-GAME",
    "game-frozen": "T-GAME",
    "too-few-players": "T-GAME",
    "unknown-deck": "T-GAME",
    "already-resigned": "T-GAME",
    "deck-not-in-box": "T-GAME",
    "study-broken-off": "T-GAME",
    "study-busy": "T-LIMIT",
    "no-lesson": "T-LESSON",
    "lesson-done": "T-LESSON",
    "lesson-no-record": "T-LESSON",
    "stale": "T-VERSION",
    "future": "T-VERSION",
    "bot-plays": "T-BOT",
    "unknown-level": "T-BOT",
    "still-here": "T-BOT",
    "no-bot-here": "T-BOT",
    "already-voted": "T-BOT",
    "undo-nothing": "T-UNDO",
    "undo-news": "T-UNDO",
    "undo-pending": "T-UNDO",
    "undo-not-asked": "T-UNDO",
    "undo-not-yours": "T-UNDO",
    "again-said": "T-GAME",
    "hint-people": "T-HINT",
    "hint-not-now": "T-HINT",
    "no-hint": "T-HINT",
    "no-such-moment": "T-LOOK",
    "nothing-to-decide": "T-LOOK",
    "no-such-choice": "T-LOOK",
    "no-such-card": "T-LOOK",
    "card-not-open": "T-REPORT",
    "store-full": "T-STORE",
    "store-down": "T-STORE",
    "store-damaged": "T-STORE",
    "too-fast": "T-LIMIT",
    "too-many-tables": "T-LIMIT",
    "too-many-seats": "T-LIMIT",
    "too-many-changes": "T-LIMIT",
    "too-many-decks": "T-LIMIT",
    "too-many-connections": "T-LIMIT",
    "too-many-watching": "T-LIMIT",
    "too-large": "T-LIMIT",
    "not-understood": "T-WIRE",
    "other-origin": "T-WIRE",
    "no-such-page": "T-WIRE",
    "only-here": "T-HOST",
    "server-error": "T-SERVER",
}


def refuse(code: str, **params: Param) -> Refused:
    """The refusal with this code, to be raised."""
    return Refused(Refusal(RULE_OF[code], code, params))


def not_understood(error: Exception) -> Refused:
    """A message, or a part of one, that is not well-formed."""
    detail = str(error)[:LONGEST_DETAIL] if isinstance(error, msgspec.MsgspecError) else "not JSON"
    return refuse("not-understood", detail=detail)
