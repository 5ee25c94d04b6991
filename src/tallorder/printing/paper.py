"""Where cards lie on a sheet, and where their other sides have to be printed to lie behind them. Lengths in mm."""

from typing import Final, Literal

import msgspec

Duplex = Literal["long", "short", "fold", "none"]
"""Over which edge the printer turns the sheet; `fold`: both sides on one page, to fold and glue; `none`: fronts."""

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
UNPRINTABLE: Final = 5.0
"""Most printers leave this much of the edge white."""
CARD_WIDTH: Final = 63.0
"""A card of 63 mm by 88 mm goes into the usual sleeves."""
RATIO: Final = 1.4


class Slot(msgspec.Struct, frozen=True):
    """The upper left corner of a card on a page, and whether it is printed upside down."""

    x: float
    y: float
    is_turned: bool = False


class Layout(msgspec.Struct, frozen=True):
    """How sheets are laid out."""

    paper: str = "a4"
    duplex: Duplex = "long"
    card_width: float = CARD_WIDTH
    bleed: float = 0.0
    """How far a picture goes on beyond the edge where it is cut."""
    shift: tuple[float, float] = (0.0, 0.0)
    """How far backs are moved to the right and down, for a printer that puts them elsewhere."""

    @property
    def card_height(self) -> float:
        """A card is 5 : 7."""
        return self.card_width * RATIO

    @property
    def page(self) -> tuple[float, float]:
        """The page, upright or sideways, whichever holds more cards."""
        upright = PAPERS[self.paper]
        return max((upright, upright[::-1]), key=self._places_on)

    @property
    def columns(self) -> int:
        """How many cards lie beside each other."""
        return self._fitting(self.page[0], self.card_width, is_folded=self.duplex == "fold")

    @property
    def rows(self) -> int:
        """How many cards lie below each other."""
        return self._fitting(self.page[1], self.card_height)

    @property
    def fronts(self) -> list[Slot]:
        """Where the fronts of one sheet lie, row by row."""
        columns = self.columns // 2 if self.duplex == "fold" else self.columns
        return [Slot(*self._corner(column, row)) for row in range(self.rows) for column in range(columns)]

    def back(self, front: Slot) -> Slot:
        """Where a back is printed so that it lies behind its front, the right way up when the card is turned over."""
        if self.duplex == "fold":
            return self._mirrored(front, is_turned=False)
        is_upright = self.page[0] <= self.page[1]
        slot = self._mirrored(front, is_turned=(self.duplex == "long") != is_upright)
        return msgspec.structs.replace(slot, x=slot.x + self.shift[0], y=slot.y + self.shift[1])

    def cut_marks(self) -> list[tuple[float, float, float, float]]:
        """Short lines outside the cards where a knife goes: from x, y to x, y."""
        width, height = self.page
        left = sorted({slot.x for slot in self._all()})
        top = sorted({slot.y for slot in self._all()})
        across = sorted({*left, *(x + self.card_width for x in left)})
        down = sorted({*top, *(y + self.card_height for y in top)})
        near, far = 0.8 + self.bleed, 4.0 + self.bleed
        marks = []
        for x in across:
            marks += [
                (x, max(down[0] - far, 0), x, down[0] - near),
                (x, down[-1] + near, x, min(down[-1] + far, height)),
            ]
        for y in down:
            marks += [
                (max(across[0] - far, 0), y, across[0] - near, y),
                (across[-1] + near, y, min(across[-1] + far, width), y),
            ]
        return marks

    def _all(self) -> list[Slot]:
        fronts = self.fronts
        return [*fronts, *(self.back(slot) for slot in fronts)] if self.duplex == "fold" else fronts

    def _mirrored(self, front: Slot, *, is_turned: bool) -> Slot:
        """Mirrored from left to right; a sheet turned over its upper edge is mirrored from top to bottom instead."""
        width, height = self.page
        if is_turned:
            return Slot(front.x, height - front.y - self.card_height, is_turned=True)
        return Slot(width - front.x - self.card_width, front.y)

    def _corner(self, column: int, row: int) -> tuple[float, float]:
        width, height = self.page
        gap = 2 * self.bleed
        whole = self.columns * self.card_width + (self.columns - 1) * gap
        high = self.rows * self.card_height + (self.rows - 1) * gap
        x = (width - whole) / 2 + column * (self.card_width + gap)
        return x, (height - high) / 2 + row * (self.card_height + gap)

    def _fitting(self, length: float, card: float, *, is_folded: bool = False) -> int:
        room = length - 2 * UNPRINTABLE
        count = int(room // (card + 2 * self.bleed))
        return count - count % 2 if is_folded else count

    def _places_on(self, page: tuple[float, float]) -> int:
        columns = self._fitting(page[0], self.card_width, is_folded=self.duplex == "fold")
        return columns * self._fitting(page[1], self.card_height)
