"""Sentences for people: Fluent files per language, and the loader that falls back to English."""

from tallorder.messages.phrasebook import LANGUAGES, Phrasebook, phrasebook

__all__ = ["LANGUAGES", "Phrasebook", "phrasebook"]
