"""Drawings of landmarks: an own one for many, one by kind for the rest."""

from tallorder.cards import Card
from tallorder.faces.drawing import Drawing, own_drawing
from tallorder.faces.kinds import drawing_by_kind


def drawing_of(card: Card) -> Drawing:
    """The card's own drawing, or one of its kind. It depends on id, kind and place only."""
    return own_drawing(card.id) or drawing_by_kind(card)
