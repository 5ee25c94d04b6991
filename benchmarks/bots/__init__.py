"""How long the bots think."""
