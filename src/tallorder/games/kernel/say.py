"""What is to be said, as a code and values; message files turn it into sentences."""

import msgspec


class CardRef(msgspec.Struct, frozen=True, tag="card"):
    """A card by its number in this game; whoever speaks looks its name up."""

    card: int


class CardRefs(msgspec.Struct, frozen=True, tag="cards"):
    """Several cards, which whoever speaks joins into one list."""

    cards: tuple[int, ...]


class SeatRef(msgspec.Struct, frozen=True, tag="seat"):
    """A seat; whoever speaks knows who sits there."""

    seat: int


class SeatRefs(msgspec.Struct, frozen=True, tag="seats"):
    """Several seats, which whoever speaks joins into one list."""

    seats: tuple[int, ...]


class Quantity(msgspec.Struct, frozen=True, tag="quantity"):
    """A number of a measure, shown with its unit and marks."""

    number: int
    measure: str
    approximate: bool = False
    scope: str = ""


class MeasureRef(msgspec.Struct, frozen=True, tag="measure"):
    """A measure of the deck; whoever speaks looks its name up."""

    measure: str


class Phrases(msgspec.Struct, frozen=True, tag="phrases"):
    """Several phrases that whoever speaks strings together, such as the cards of a row."""

    lines: tuple["Line", ...]


Param = int | str | float | CardRef | CardRefs | SeatRef | SeatRefs | Quantity | MeasureRef | Phrases


class Line(msgspec.Struct, frozen=True):
    """One sentence of the spoken table: a message id and its parameters."""

    code: str
    params: dict[str, Param] = {}
