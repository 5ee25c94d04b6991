"""The sentences of Higher or lower, one folder per language."""
