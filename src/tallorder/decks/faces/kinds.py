"""Drawings by kind, for landmarks that have none of their own."""

from tallorder.cards import Card
from tallorder.decks.faces.drawing import Drawing


def drawing_by_kind(card: Card) -> Drawing:
    """A drawing of the card's kind."""
    return Drawing(60, 160, '<rect fill="var(--m)" x="10" y="0" width="40" height="160"/>')
