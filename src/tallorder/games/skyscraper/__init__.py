"""Skyscraper: common sites, private hands, disasters. RULES.md is its rulebook in our words."""

from typing import Final

from tallorder.games.skyscraper.rules import SkyscraperRules

RULES: Final = SkyscraperRules()
