"""How long it takes to begin."""
