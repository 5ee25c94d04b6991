"""Tall Order: four tabletop card games of comparing and building."""
