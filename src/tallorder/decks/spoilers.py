"""Searches the closed sides of cards for anything that gives a value away."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from tallorder.cards import Card, Deck, Measure

CLOSED: Final = ("name", "short", "place", "caption")
"""The texts that everybody reads while a card is closed."""

NUMBER: Final = re.compile(r"\d+(?:[ \u00a0\u202f.,'’]\d{3})*(?:[.,]\d+)?")
ROMAN: Final = re.compile(r"\b(?=[MDCLXVI])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b")
LONE: Final = frozenset("CDLM")
"""Single letters that are rarely numbers: initials, sizes."""
SUPERLATIVES: Final = {
    "en": re.compile(
        r"\b(?:tall|high|larg|bigg|old|new|small|long|short|low|rich|poor|young|great|earli|lat)est\b", re.IGNORECASE
    ),
    "ru": re.compile(r"\b(?:сам(?:ый|ая|ое|ые)|\w+[еа]йш(?:ий|ая|ее|ие|его|ей|их))\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:le|la|les) plus\b", re.IGNORECASE),
}


class Spoiler(msgspec.Struct, frozen=True):
    """A word on a closed side that says too much."""

    code: str
    card: str
    text: str
    """Which of the closed texts: name, short, place or caption."""
    language: str
    found: str


def spoilers(deck: Deck) -> Iterator[Spoiler]:
    """Everything on closed sides that hints at a value, card by card."""
    for card in deck.cards:
        for text in CLOSED:
            for language, written in getattr(card, text).items():
                for code, found in _in_text(written, language, card, deck.measures):
                    yield Spoiler(code, card.id, text, language, found)


def _in_text(written: str, language: str, card: Card, measures: tuple[Measure, ...]) -> Iterator[tuple[str, str]]:
    values = {shown for measure in measures for shown in _ways_to_write(card, measure)}
    has_years = any(measure.show == "year" for measure in measures)
    for match in NUMBER.finditer(written):
        digits = re.sub(r"[ \u00a0\u202f'’]", "", match[0])
        if digits in values or re.sub("[.,]", "", digits) in values:
            yield "spoiler-value", match[0]
        elif has_years and digits.isdecimal() and 1000 <= int(digits[:6]) <= 2100:
            yield "spoiler-year", match[0]
        else:
            yield "spoiler-number", match[0]
    for match in ROMAN.finditer(written):
        is_pronoun = match[0] == "I" and language == "en"
        if match[0] and match[0] not in LONE and not is_pronoun:
            yield "spoiler-roman", match[0]
    for match in SUPERLATIVES.get(language, SUPERLATIVES["en"]).finditer(written):
        yield "spoiler-superlative", match[0]


def _ways_to_write(card: Card, measure: Measure) -> set[str]:
    """How a value might be written on a card: 96.3 as `96.3`, `96,3` or `96`; a year without its sign."""
    number = abs(card.values[measure.id].number)
    whole, rest = divmod(number, 10**measure.decimals)
    decimals = f"{rest:0{measure.decimals}d}".rstrip("0") if measure.decimals else ""
    ways = {f"{whole}.{decimals}", f"{whole},{decimals}"} if decimals else {str(whole)}
    return ways | ({str(whole)} if whole >= 10 else set())
