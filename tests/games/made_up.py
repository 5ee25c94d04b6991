"""A deck of made-up cards that never changes, so that golden games do not hang on the facts of the real decks."""

from functools import cache

import msgspec

from tallorder import catalogue, decks
from tallorder.cards import BuildingSet, Card, Deck, Measure, Value
from tallorder.games.kernel import Chance

MEASURES = ("height", "year", "box-office", "area", "population", "gdp", "environment")
ONSETS = ("b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z")
VOWELS = ("a", "e", "i", "o", "u")


@cache
def made_up_deck(count: int = 110) -> Deck:
    """Cards with names like `balo`; values of all sizes, some of them equal, rounded or marked."""
    chance = Chance(1)
    names = [a + b + c + d for a in ONSETS for b in VOWELS for c in ONSETS for d in VOWELS]
    places = list(range(len(names)))
    chance.shuffle(places)
    cards = tuple(_card(names[place], chance) for place in sorted(places[:count]))
    measures = tuple(Measure(name) for name in MEASURES)
    return Deck("made-up", {"en": "Made up"}, measures, MEASURES[0], cards, "made-up")


def _card(name: str, chance: Chance) -> Card:
    values = {
        measure: Value(chance.below(60 if chance.below(4) == 0 else 10_000), chance.below(8) == 0)
        for measure in MEASURES
    }
    return Card(name, {"en": name.title()}, values)


def deck_for(game: str) -> Deck | BuildingSet:
    """The deck that golden games of this name are played with."""
    if catalogue.offer(game).engine == "skyscraper":
        return msgspec.structs.replace(decks.load_building_set(None), hash="made-up")
    return made_up_deck()
