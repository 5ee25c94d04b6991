"""What somebody wants printed, and the PDF that answers it: for the command line and the server alike."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from tallorder import catalogue
from tallorder.cards import in_language
from tallorder.decks.building import load_building_set
from tallorder.decks.display import Units
from tallorder.decks.load import load
from tallorder.messages import phrasebook
from tallorder.printing.booklet import booklet
from tallorder.printing.cards import building_cards, chosen, deck_cards, owner_markers
from tallorder.printing.paper import CARD_WIDTH, Duplex, Layout
from tallorder.printing.sheets import calibration, poster, sheets
from tallorder.printing.typesetting import PDF, PrintError

SKYSCRAPER: Final = "skyscraper"
MOST_PLAYERS: Final = 6

What = Literal["cards", "poster", "rules", "calibrate"]


class PrintOrder(msgspec.Struct, frozen=True):
    """Everything that can be chosen."""

    deck: str
    """One of ours by its name, or a path; `skyscraper`, or a file of its cards."""
    what: What = "cards"
    language: str = "en"
    paper: str = "a4"
    duplex: Duplex = "long"
    size: float = CARD_WIDTH
    bleed: float = 0.0
    offset: tuple[float, float] = (0.0, 0.0)
    cards: str = "core"
    order: str | None = None
    units: Units = "us"


class PrintDone(msgspec.Struct, frozen=True):
    """A PDF, what is in it, and how it wants to be printed."""

    pdf: bytes
    pages: int
    cards: int
    how: str


def make(wanted: PrintOrder) -> PrintDone:
    """Prints into memory. Raises PrintError and what reading a deck raises."""
    layout = Layout(wanted.paper, wanted.duplex, wanted.size, wanted.bleed, wanted.offset)
    if wanted.what == "calibrate":
        return _done(calibration(layout, wanted.language), 0, "long")
    if wanted.what == "rules":
        return _done(booklet(_game_of(wanted.deck), wanted.language, wanted.paper), 0, "booklet")
    if wanted.what == "cards" and (wanted.size < 1 or not layout.fronts):
        raise PrintError("print-no-room", {"width": f"{wanted.size:g}", "bleed": f"{wanted.bleed:g}"})
    if is_building_set(wanted.deck):
        if wanted.what == "poster" or wanted.order or wanted.cards not in ("core", "all"):
            option = "--poster" if wanted.what == "poster" else "--order" if wanted.order else "--cards"
            raise PrintError("print-not-for-skyscraper", {"option": option})
        box = load_building_set(None if wanted.deck == SKYSCRAPER else Path(wanted.deck))
        every = building_cards(box, wanted.language)
        title = phrasebook(wanted.language).say("about-skyscraper")
        pdf = sheets(every, layout, wanted.language, title, owner_markers(MOST_PLAYERS))
        return _done(pdf, len(every), wanted.duplex)
    deck = load(wanted.deck)
    order = wanted.order or deck.default_order
    allowed = [measure.id for measure in deck.measures]
    if order not in allowed:
        raise PrintError("print-no-order", {"order": order, "allowed": ", ".join(allowed)})
    try:
        some = chosen(deck, wanted.cards)
    except KeyError as missing:
        raise PrintError("print-unknown-card", {"card": str(missing.args[0])}) from None
    title = in_language(deck.title, wanted.language)
    if wanted.what == "poster":
        words = {"deck": title, "measure": in_language(deck.measure(order).name, wanted.language)}
        head = phrasebook(wanted.language).say("print-poster", words)
        return _done(poster(deck, some, wanted.language, wanted.units, order, head), len(some), "poster")
    every = deck_cards(deck, some, wanted.language, wanted.units, order)
    return _done(sheets(every, layout, wanted.language, title), len(every), wanted.duplex)


def is_building_set(deck: str) -> bool:
    """Whether these are cards of Skyscraper and not of facts."""
    return deck == SKYSCRAPER or deck.endswith(".toml")


def _game_of(deck: str) -> str:
    """The game that a deck of ours is for; with any other deck, Comparity."""
    if is_building_set(deck):
        return SKYSCRAPER
    return next((offer.game for offer in catalogue.offers() if deck in (offer.deck, offer.game)), "comparity")


def _done(pdf: PDF, cards: int, how: str) -> PrintDone:
    return PrintDone(pdf.content, pdf.pages, cards, how)
