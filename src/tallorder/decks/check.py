"""What a deck is like to play with: ties, spread, how many players it serves, and what its closed sides give away."""

import math
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from tallorder.cards import Card, Deck, Measure
from tallorder.decks.load import OpenedDeck, open_deck
from tallorder.decks.problem import DeckError, DeckProblem
from tallorder.decks.spoilers import spoilers

LONGEST_TILE_NAME: Final = 26
OUTLIER: Final = 100
"""A value this many times its next neighbour is more often a typing mistake than a fact."""

Needs = Mapping[str, Mapping[int, int]]
"""How many cards a game takes, by engine and number of players."""


class Tie(msgspec.Struct, frozen=True):
    """Cards whose printed values are equal. [C-R-38, L-R-21]"""

    number: int
    cards: tuple[str, ...]


class Spread(msgspec.Struct, frozen=True):
    """How the values of one measure are distributed."""

    measure: str
    lowest: str
    middle: str
    highest: str
    """The cards with the smallest, the middle and the largest value."""
    different: int
    ties: tuple[Tie, ...]


class Served(msgspec.Struct, frozen=True):
    """How many people can play one game with this deck."""

    engine: str
    players: int
    """The most that the deck serves; 0 if it is too small for any."""
    missing: int
    """How many cards it lacks for one player more; 0 if that many never play."""


class DeckReport(msgspec.Struct, frozen=True):
    """All that is known about a deck; without a deck, why it cannot be played."""

    problems: tuple[DeckProblem, ...]
    deck: Deck | None = None
    spreads: tuple[Spread, ...] = ()
    served: tuple[Served, ...] = ()

    def has_errors(self) -> bool:
        """Whether the deck cannot be played."""
        return any(problem.severity == "error" for problem in self.problems)


def check(name_or_path: str | Path, needs: Needs) -> DeckReport:
    """Reads a deck and reports on it; never raises for what the deck contains."""
    try:
        opened = open_deck(name_or_path)
    except DeckError as error:
        return DeckReport(error.problems)
    return report(opened, needs)


def report(opened: OpenedDeck, needs: Needs) -> DeckReport:
    """The report on a deck that could be read."""
    deck = opened.deck
    problems = [*opened.warnings, *_spoilers(opened)]
    for measure in deck.measures:
        problems += _strange_values(opened, measure)
    problems += [*_language_gaps(opened), *_long_names(opened)]
    return DeckReport(
        problems=tuple(problems),
        deck=deck,
        spreads=tuple(spread(deck, measure) for measure in deck.measures),
        served=tuple(_served(engine, players, len(deck.core())) for engine, players in needs.items()),
    )


def spread(deck: Deck, measure: Measure) -> Spread:
    """How the values of a measure are distributed, and which are equal."""
    by_value = _by_value(deck.cards, measure)
    groups: dict[int, list[str]] = {}
    for card in by_value:
        groups.setdefault(card.values[measure.id].number, []).append(card.id)
    return Spread(
        measure=measure.id,
        lowest=by_value[0].id,
        middle=by_value[len(by_value) // 2].id,
        highest=by_value[-1].id,
        different=len(groups),
        ties=tuple(Tie(number, tuple(cards)) for number, cards in groups.items() if len(cards) > 1),
    )


def _by_value(cards: tuple[Card, ...], measure: Measure) -> list[Card]:
    return sorted(cards, key=lambda card: card.values[measure.id].number)


def _served(engine: str, needs: Mapping[int, int], cards: int) -> Served:
    enough = [players for players, needed in needs.items() if needed <= cards]
    most = max(enough, default=0)
    more = [needed - cards for players, needed in needs.items() if players > most]
    return Served(engine, most, min(more, default=0))


def _long_names(opened: OpenedDeck) -> list[DeckProblem]:
    return [
        opened.warning("name-long", card.id, "name", language, found=len(name), most=LONGEST_TILE_NAME)
        for card in opened.deck.cards
        for language, name in card.name.items()
        if language in opened.columns.texts["name"] and len(name) > LONGEST_TILE_NAME and not card.short.get(language)
    ]


def _language_gaps(opened: OpenedDeck) -> list[DeckProblem]:
    problems = []
    for text, columns in opened.columns.texts.items():
        for language in columns:
            lacking = [card.id for card in opened.deck.cards if not getattr(card, text).get(language)]
            if text == "name" and lacking:
                problems.append(
                    opened.warning("language-gap", lacking[0], text, language, language=language, count=len(lacking))
                )
    return problems


def _spoilers(opened: OpenedDeck) -> list[DeckProblem]:
    return [
        opened.warning(spoiler.code, spoiler.card, spoiler.text, spoiler.language, found=spoiler.found)
        for spoiler in spoilers(opened.deck)
        if spoiler.language in opened.columns.texts[spoiler.text]
    ]


def _strange_values(opened: OpenedDeck, measure: Measure) -> list[DeckProblem]:
    """Values that are all the same, a year that does not exist, and numbers far away from all others."""
    cards = _by_value(opened.deck.cards, measure)
    numbers = [card.values[measure.id].number for card in cards]
    column = opened.columns.values[measure.id]
    problems = []
    if len(cards) > 1 and numbers[0] == numbers[-1]:
        problems.append(DeckProblem("values-equal", {}, file=opened.file, row=1, column=column, severity="warning"))
    if measure.show == "year":
        return problems + [
            opened.value_warning("year-zero", card.id, measure.id)
            for card in cards
            if card.values[measure.id].number == 0
        ]
    if len(cards) > 2 and numbers[0] < 0 <= numbers[1]:
        problems.append(opened.value_warning("value-negative", cards[0].id, measure.id))
    if len(cards) > 2 and numbers[0] > 0:
        steps = [math.log10(high / low) for low, high in pairwise(numbers)]
        for step, card in ((steps[0], cards[0]), (steps[-1], cards[-1])):
            if step > math.log10(OUTLIER):
                problems.append(opened.value_warning("value-outlier", card.id, measure.id, factor=OUTLIER))
    return problems
