"""Which release this is: for people, for the wheel, and for the head of every stored game."""

__version__ = "0.2.0"
