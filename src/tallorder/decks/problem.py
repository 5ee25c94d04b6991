"""What is wrong with a deck, and exactly where."""

from typing import Literal

import msgspec


class DeckProblem(msgspec.Struct, frozen=True):
    """One thing the owner of a deck should know; the message files turn its code into a sentence with a hint."""

    code: str
    params: dict[str, str | int] = {}
    file: str = ""
    row: int = 0
    """The line of the file as an editor counts them; 0 where the whole file is meant."""
    column: str = ""
    severity: Literal["error", "warning"] = "error"


class DeckError(ValueError):
    """A deck that cannot be played, with everything that is wrong in it."""

    def __init__(self, problems: list[DeckProblem]) -> None:
        first = problems[0]
        where = f"{first.file}:{first.row}: " if first.row else f"{first.file}: "
        column = f"{first.column}: " if first.column else ""
        super().__init__(f"{where}{column}{first.code} {first.params or ''}".strip())
        self.problems = tuple(problems)
