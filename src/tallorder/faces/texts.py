"""What a medium that knows the whole card, such as paper, sets into the zones of its faces."""

import re
from typing import Final

from msgspec.structs import replace

from tallorder import faces
from tallorder.cards import BuildingCard, Card, Deck, in_language
from tallorder.decks.display import Units, show_value
from tallorder.messages import phrasebook

NUMBER: Final = re.compile(r"^(≈[\s\u00a0]*)?(\D{0,2})(\d[\d\s\u00a0\u202f.,]*\d|\d)(.*)$", re.DOTALL)
SHORT_WORD: Final = re.compile(r"(?<!\w)(\w{1,2}) (?=\w)")
"""A word of one or two letters stays with the next one."""
SIGN: Final = re.compile(r" ([:;!?»–—])")


def texts_of(deck: Deck, card: Card, language: str, units: Units = "us") -> dict[str, str]:
    """What a medium sets into the zones of a card's faces."""
    name, bracket, aside = card.called(language).partition("[")
    found = {
        "name": bound(name.strip()),
        "aside": aside.rstrip("] ").strip() if bracket else "",
        "place": in_language(card.place, language),
        "caption": in_language(card.caption, language),
        "mark": " · ".join(marks_of(deck, card, language)),
        "unit": phrasebook(language).say("face-kilometres"),
    }
    for measure in deck.measures:
        value = card.values.get(measure.id)
        if value and faces.subject_of(deck, card) == "film":
            value = replace(value, scope="")  # a ticket carries the mark on its pill
        name = _lowered(in_language(measure.name, language))
        found[f"label:{measure.id}"] = name
        if value and measure.show == "year" and value.number < 0:
            # "BCE" stands beside the name of the measure or above the number, not on its line
            era = phrasebook(language).say("value-year-bce", {"year": ""}).strip()
            value = replace(value, number=-value.number)
            found |= {f"era:{measure.id}": era, f"label:{measure.id}": f"{name} {era}"}
        if value:
            found[f"value:{measure.id}"] = show_value(value, measure, language, units)
    return found


def bound(name: str) -> str:
    """A name whose short words and signs do not stand alone at the edge of a line."""
    return SIGN.sub("\u00a0\\1", SHORT_WORD.sub("\\1\u00a0", name)).replace("« ", "«\u00a0")


def marks_of(deck: Deck, card: Card, language: str) -> list[str]:
    """Marks that stand on both sides of a card. [C-COMP-9, C-COMP-13]"""
    words, found = phrasebook(language), []
    for measure in deck.measures:
        value = card.values.get(measure.id)
        if value and value.approximate:
            name = _lowered(in_language(measure.name, language))
            found.append(words.say("face-mark-approximate", {"measure": name}))
        if value and value.scope:
            found.append(words.say(f"face-mark-{value.scope}"))
    return found


def building_texts(card: BuildingCard, language: str) -> dict[str, str]:
    """What a medium sets into the zones of a Skyscraper card."""
    words = phrasebook(language)
    kind = "action" if card.kind in ("earthquake", "century", "insurance", "study", "tornado") else card.kind
    return {
        "name": in_language(card.name, language),
        "category": words.say(f"face-{card.category or kind}"),
        "metres": f"{card.metres}\N{NO-BREAK SPACE}{words.say('face-metres')}",
        "mark": words.say("face-mark-all").upper(),
    }


def parts_of_number(text: str) -> tuple[str, str, str]:
    """A value as it is set: a sign before it, the number, and the rest, which is set smaller."""
    found = NUMBER.match(text)
    if not found:
        return "", text, ""
    about, before, digits, after = found.groups()
    return (about or "").strip(), before + digits, after


def _lowered(name: str) -> str:
    """A measure's name within a line; GDP stays GDP."""
    return name[:1].lower() + name[1:] if name[1:2].islower() else name
