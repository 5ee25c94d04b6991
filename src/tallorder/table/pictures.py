"""Opaque keys for cards' pictures: whoever was shown a side has its key, and nobody can make one up.

A key hides which card of the deck it opens and carries its own proof, so that nothing has to be kept to read it.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from hashlib import blake2b
from typing import Final, Literal, Protocol

from tallorder.cards import Card, Deck
from tallorder.table.messages import FaceLayout

Side = Literal["closed", "open", "tile", "figure"]
SIDES: Final[tuple[Side, ...]] = ("closed", "open", "tile", "figure")
CLOSED_SIDES: Final[tuple[Side, ...]] = ("closed", "tile", "figure")
"""What may be seen of a card that lies closed."""
PROOF: Final = 9
HIDDEN: Final = 3


PLAIN: Final = FaceLayout()


class CardRenderer(Protocol):
    """Whoever draws the cards and knows where their text goes."""

    def closed_layout(self, deck: Deck, card: Card, /) -> FaceLayout:
        """The closed side; the same whatever the card's values are, and the same object again and again."""
        ...

    def open_layout(self, deck: Deck, card: Card, order: str, /) -> FaceLayout:
        """The open side."""
        ...


class NoPictures:
    """Cards without pictures, for programs and tests."""

    def closed_layout(self, _deck: Deck, _card: Card, /) -> FaceLayout:
        """Nothing to set."""
        return PLAIN

    def open_layout(self, _deck: Deck, _card: Card, _order: str, /) -> FaceLayout:
        """Nothing to set."""
        return PLAIN


def _proof(secret: str, deck: str, plain: bytes) -> bytes:
    return blake2b(plain + deck.encode(), key=bytes.fromhex(secret), digest_size=PROOF).digest()


def _hide(secret: str, proof: bytes, text: bytes) -> bytes:
    mask = blake2b(proof, key=bytes.fromhex(secret), digest_size=HIDDEN).digest()
    return (int.from_bytes(text) ^ int.from_bytes(mask)).to_bytes(HIDDEN)


def picture_key(secret: str, deck: str, card: int, side: Side) -> str:
    """The key of one side of a card, by the card's place among the deck's ids."""
    plain = card.to_bytes(2) + bytes([SIDES.index(side)])
    proof = _proof(secret, deck, plain)
    return urlsafe_b64encode(proof + _hide(secret, proof, plain)).decode()


def read_picture_key(secret: str, deck: str, key: str) -> tuple[int, Side] | None:
    """The card and the side that a key opens; None for a key that this table did not give out."""
    try:
        raw = urlsafe_b64decode(key.encode())
    except (Error, ValueError):
        return None
    if len(raw) != PROOF + HIDDEN or urlsafe_b64encode(raw).decode() != key:
        return None
    proof = raw[:PROOF]
    plain = _hide(secret, proof, raw[PROOF:])
    if plain[2] >= len(SIDES) or _proof(secret, deck, plain) != proof:
        return None
    return int.from_bytes(plain[:2]), SIDES[plain[2]]
