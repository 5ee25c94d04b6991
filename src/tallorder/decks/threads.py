"""Decks are read in several threads at once, the first time too."""

from typing import TypeVar

import msgspec

Kind = TypeVar("Kind", bound=type[msgspec.Struct])


def worked_out(kind: Kind) -> Kind:
    """A class that msgspec knows by heart. Else it works the class out at its first use, and two threads that do so at
    once crash the process."""
    msgspec.json.Decoder(kind)
    return kind
