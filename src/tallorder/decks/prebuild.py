"""Decoders that are ready before several threads use them at once."""

from typing import TypeVar

import msgspec

Kind = TypeVar("Kind", bound=type[msgspec.Struct])


def prebuild_decoder(kind: Kind) -> Kind:
    """Makes msgspec prepare a class now. Otherwise it does so at the first use, and two threads that use the class for
    the first time at once crash the process."""
    msgspec.json.Decoder(kind)
    return kind
