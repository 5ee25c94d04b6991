"""Who can sit in a bot's seat: skills per game, knowledge in percent, and personas."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

import msgspec

from tallorder.bots.any_legal import any_legal
from tallorder.bots.belief import EVEN, Persona
from tallorder.bots.bot import Bot
from tallorder.catalogue import manifest
from tallorder.games.kernel import Refusal, Refused

KNOWLEDGE: Final = {"beginner": 65, "friend": 75, "expert": 85}
"""The share of pairs, in percent, that a level orders correctly unless told otherwise."""
DEFAULT_KNOWLEDGE: Final = 75
LEAST, MOST = 51, 99

ANY_LEGAL: Final = "any-legal"


def levels(engine: str) -> tuple[str, ...]:
    """The bots that people are offered, as the engine's bots say."""
    offered: tuple[str, ...] = _module(engine).LEVELS
    return offered


def skills(engine: str) -> tuple[str, ...]:
    """Every bot of an engine, those that only tests want to play against included."""
    trials: tuple[str, ...] = getattr(_module(engine), "FOR_TESTS", ())
    return (*levels(engine), *trials, ANY_LEGAL)


def _module(engine: str) -> Any:
    return import_module(manifest(engine).bots)


class BotSpec(msgspec.Struct, frozen=True):
    """A bot as one asks for it: `expert@85`, `friend`, `beginner@60:cineast`."""

    skill: str
    knowledge: int
    persona: str = EVEN.id

    @property
    def name(self) -> str:
        """How it is written."""
        persona = "" if self.persona == EVEN.id else f":{self.persona}"
        return f"{self.skill}@{self.knowledge}{persona}"


def read_bot(engine: str, text: str) -> BotSpec:
    """A bot from its name; a wrong one is refused with the list."""
    words, _, persona = text.strip().partition(":")
    skill, at, percent = words.partition("@")
    allowed = skills(engine)
    if skill not in allowed:
        raise Refused(Refusal("K-BOT", "unknown-bot", {"bot": skill, "allowed": ", ".join(allowed)}))
    if persona and persona not in PERSONAS:
        raise Refused(Refusal("K-BOT", "unknown-persona", {"persona": persona, "allowed": ", ".join(PERSONAS)}))
    knowledge = KNOWLEDGE.get(skill, DEFAULT_KNOWLEDGE)
    if at:
        if not percent.isdecimal() or not LEAST <= int(percent) <= MOST:
            raise Refused(Refusal("K-BOT", "bot-knowledge", {"value": percent, "least": LEAST, "most": MOST}))
        knowledge = int(percent)
    return BotSpec(skill, knowledge, persona or EVEN.id)


@cache
def bot(engine: str, skill: str) -> Bot:
    """The function that plays with this skill."""
    if skill == ANY_LEGAL:
        return any_legal
    function: Bot = getattr(_module(engine), skill)
    return function


PERSONAS: Final[Mapping[str, Persona]] = {
    persona.id: persona
    for persona in (
        EVEN,
        Persona("engineer", strong=("bridge", "tower"), weak=("sacred", "drama")),
        Persona("pilgrim", strong=("sacred", "temple"), weak=("skyline", "action")),
        Persona("skyline-watcher", strong=("skyline", "north-america"), weak=("ruin", "africa")),
        Persona("cineast", strong=("drama", "music"), weak=("bridge", "oceania")),
        Persona("globetrotter", strong=("asia", "south-america"), weak=("europe", "animation")),
        Persona("homebody", strong=("europe", "animation"), weak=("asia", "science-fiction")),
        Persona("historian", strong=("ruin", "pyramid", "africa"), weak=("skyscraper", "comedy")),
    )
}
