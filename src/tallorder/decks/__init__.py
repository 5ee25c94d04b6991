"""Card data, its loader and its checks."""

from tallorder.decks.building import BuildingSetError, load_building_set
from tallorder.decks.load import SHIPPED, load
from tallorder.decks.problem import DeckError, DeckProblem

__all__ = ["SHIPPED", "BuildingSetError", "DeckError", "DeckProblem", "load", "load_building_set"]
