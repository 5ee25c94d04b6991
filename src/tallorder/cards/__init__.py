"""What a card, a measure and a deck are."""

from tallorder.cards.building import BuildingCard, BuildingSet, SetupRow
from tallorder.cards.card import Card, Value
from tallorder.cards.deck import Deck
from tallorder.cards.measure import Measure, Show
from tallorder.cards.text import Text, in_language
from tallorder.cards.zone import Zone

__all__ = [
    "BuildingCard",
    "BuildingSet",
    "Card",
    "Deck",
    "Measure",
    "SetupRow",
    "Show",
    "Text",
    "Value",
    "Zone",
    "in_language",
]
