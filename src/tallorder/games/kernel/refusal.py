"""Why a move was not accepted: a rule, a code for the message files, and what the message needs."""

import msgspec

from tallorder.games.kernel.say import Param


class Refusal(msgspec.Struct, frozen=True):
    """An illegal move changes nothing and is told by which rule."""

    rule: str
    code: str
    params: dict[str, Param] = {}


class Refused(Exception):  # noqa: N818 - at the table one says "refused", not "refused error"
    """Raised with the refusal when a move, an option or a set-up is not accepted."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} [{refusal.rule}] {refusal.params}" if refusal.params else refusal.code)
        self.refusal = refusal
