"""Card data, its loader and its checks."""

from tallorder.decks.building import BuildingSetError, load_building_set

__all__ = ["BuildingSetError", "load_building_set"]
