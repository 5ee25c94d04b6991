"""Shipped decks as PDFs: each made once, one at a time, and kept for whoever asks next."""

import asyncio
from collections import OrderedDict
from typing import Final, get_args

import msgspec

from tallorder.decks.display import Units
from tallorder.decks.load import SHIPPED
from tallorder.extras import MissingExtra, require
from tallorder.messages import LANGUAGES
from tallorder.printing.paper import PAPERS

SKYSCRAPER: Final = "skyscraper"
SHEETS: Final = ("cards", "fold", "poster", "rules")
KEPT: Final = 12
"""So many PDFs stay in memory: they have up to 3 MB each."""

Key = tuple[str, str, str, str, str]


class Prints:
    """The PDFs of one server."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()

    async def get(self, deck: str, sheet: str, language: str, paper: str, units: str) -> bytes | None:
        """A PDF; None for one that there is not. Decks of somebody's own are printed by their owner: decision 15."""
        key = (deck, sheet, language, paper, units)
        is_known = (
            (deck in SHIPPED or deck == SKYSCRAPER) and sheet in SHEETS and (deck, sheet) != (SKYSCRAPER, "poster")
        )
        if not (is_known and language in LANGUAGES and paper in PAPERS and units in get_args(Units)):
            return None
        try:
            require("print")
        except MissingExtra:
            return None
        async with self.one_at_a_time:
            if key not in self.kept:
                self.kept[key] = await asyncio.to_thread(_make, *key)
                while len(self.kept) > KEPT:
                    self.kept.popitem(last=False)
            self.kept.move_to_end(key)
            return self.kept[key]


def _make(deck: str, sheet: str, language: str, paper: str, units: str) -> bytes:
    from tallorder.printing.order import PrintOrder, make

    what = {"fold": "cards"}.get(sheet, sheet)
    duplex = "fold" if sheet == "fold" else "long"
    wanted = {"deck": deck, "what": what, "language": language, "paper": paper, "duplex": duplex, "units": units}
    return make(msgspec.convert(wanted, PrintOrder)).pdf
