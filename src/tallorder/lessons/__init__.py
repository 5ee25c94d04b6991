"""First games that teach: one file of steps for a game, each a position and what to do in it.

A lesson knows no rules and no sentences. Its moves are judged by the engine, and its words are messages that are found
by the names of engine and step: `lesson-{engine}-{step}`.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: a position, and what is done in it."""

    id: str
    rule: str
    """The rule that it teaches."""
    chapters: tuple[str, ...]
    """The chapters of the rules that it shows at work."""
    position: str
    """In notation; the learner is seat 1."""
    script: tuple[tuple[str, ...], ...] = ()
    """Decision by decision, the moves that are accepted, in notation: none where every legal one is. A bot
    makes the first."""
    cards: dict[str, str] = {}
    """Cards that the sentences name, by the name of the parameter."""
    plays_on: bool = False
    """Whether the game goes on to its end after the script."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of one game in order."""

    game: str
    """The catalogue's name of the game."""
    bot: str
    """The level of the bot across the table."""
    steps: tuple[LessonStep, ...]

    def place(self, step: str) -> int | None:
        """Where a step stands, from 0; None if this release has none of that name."""
        return next((place for place, one in enumerate(self.steps) if one.id == step), None)


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson, by its game."""
    found = [
        msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)
        for file in sorted(files(__name__).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    ]
    return {lesson.game: lesson for lesson in found}
