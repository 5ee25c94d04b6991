"""Why a move was not accepted: a rule, a code for the message files, and what the message needs."""

from typing import Any

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
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        """Rule, code and values, such as `K-TURN not-your-decision: seat 1, actor 2`; cards and seats by number."""
        head = f"{self.refusal.rule} {self.refusal.code}"
        values = ", ".join(f"{name} {_plain(value)}" for name, value in self.refusal.params.items())
        return f"{head}: {values}" if values else head


def _plain(value: Any) -> str:
    """A value in few words: a reference is the numbers it refers to."""
    if not isinstance(value, msgspec.Struct):
        return str(value)
    return " ".join(str(part) for part in msgspec.structs.astuple(value) if part not in ("", False))
