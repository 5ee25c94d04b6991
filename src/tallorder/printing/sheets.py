"""Sheets of cards, the page that finds out how far a printer shifts its backs, and a poster of a whole deck."""

import math
from collections.abc import Sequence
from typing import Any, Final

from tallorder import faces
from tallorder.cards import Card, Deck, Zone
from tallorder.decks.display import Units
from tallorder.faces import CardSide
from tallorder.faces.texts import parts_of_number, texts_of
from tallorder.messages import phrasebook
from tallorder.printing.cards import PaperCard
from tallorder.printing.paper import PAPERS, RATIO, Layout, Slot
from tallorder.printing.typesetting import PDF, Art, typeset

POSTER: Final = (594.0, 841.0)
"""A1; printers scale it down to any A size."""
POSTER_EDGE: Final = 18.0
POSTER_HEAD: Final = 40.0
POSTER_GAP: Final = 4.0
DISC: Final = 9.0
GLOW: Final = 0.9
"""How wide the glow around a letter is, in hundredths of a card's width."""
SPACES: Final = {0x2009: "\N{NO-BREAK SPACE}", 0x202F: "\N{NO-BREAK SPACE}"}
"""Narrow spaces, which not all of our typefaces have."""
TEMPLATE: Final = "sheet.typ"


def sheets(
    cards: Sequence[PaperCard], layout: Layout, language: str, title: str, markers: Sequence[tuple[str, str]] = ()
) -> PDF:
    """A page of fronts, then the page of their backs, and so on; or both on one page to be folded."""
    art = Art()
    slots = layout.fronts
    pages: list[dict[str, Any]] = []
    for first in range(0, len(cards), len(slots)):
        some = cards[first : first + len(slots)]
        placed = list(zip(some, slots, strict=False))
        fronts = [_side(one.front, one.front_texts, slot, layout, art) for one, slot in placed]
        backs = [_side(one.back, one.back_texts, layout.back(slot), layout, art) for one, slot in placed]
        marks = [list(mark) for mark in layout.cut_marks()]
        if layout.duplex == "fold":
            middle = layout.page[0] / 2
            pages.append(_page(layout.page, fronts + backs, [*marks, [middle, 0, middle, layout.page[1], "dashed"]]))
            continue
        pages.append(_page(layout.page, fronts, marks))
        if layout.duplex != "none":
            pages.append(_page(layout.page, backs, []))
    pages += _marker_pages(markers, PAPERS[layout.paper])
    return typeset(TEMPLATE, {"title": title, "lang": language, "pages": pages}, art)


def calibration(layout: Layout, language: str) -> PDF:
    """Two pages with the same cross and rulers: held against the light, they tell how far backs are shifted."""
    say = phrasebook(language).say
    width, height = PAPERS[layout.paper]
    x, y = width / 2, height / 2
    lines: list[list[Any]] = [[x - 60, y, x + 60, y], [x, y - 60, x, y + 60]]
    notes: list[dict[str, Any]] = []
    for step in range(-10, 11):
        long = 4 if step % 5 == 0 else 2
        lines += [[x + step, y + 20, x + step, y + 20 + long], [x + 20, y + step, x + 20 + long, y + step]]
        if step % 5 == 0:
            notes += [_note(str(step), x + step - 3, y + 25, 8, 2.6), _note(str(step), x + 25, y + step - 1, 8, 2.6)]
    ruler = height - 30
    lines.append([x - 50, ruler, x + 50, ruler])
    lines += [[x + step, ruler, x + step, ruler - (4 if step % 10 == 0 else 2)] for step in range(-50, 51, 5)]
    notes.append(_note(say("print-ruler"), x - 50, ruler + 3, 120, 3.4))
    front = [_note(say("print-calibrate-title"), 20, 24, width - 40, 7, 700)]
    front += [_note(say(f"print-calibrate-{step}"), 20, 30 + 10 * step, width - 40, 3.8) for step in (1, 2, 3)]
    back = [_note(say("print-calibrate-back"), 20, 24, width - 40, 7, 700)]
    right, down = layout.shift
    moved = [[a + right, b + down, c + right, d + down] for a, b, c, d in lines]
    shifted = [{**note, "x": note["x"] + right, "y": note["y"] + down} for note in notes]
    size = (width, height)
    pages = [_page(size, [], lines, [*front, *notes]), _page(size, [], moved, [*back, *shifted])]
    return typeset(TEMPLATE, {"title": say("print-calibrate-title"), "lang": language, "pages": pages}, Art())


def poster(deck: Deck, cards: Sequence[Card], language: str, units: Units, order: str, title: str) -> PDF:
    """All cards open, from the smallest number to the largest, on one large page: an answer sheet for the wall."""
    art = Art()
    width, height = POSTER
    room = (width - 2 * POSTER_EDGE, height - 2 * POSTER_EDGE - POSTER_HEAD)
    widths = [(_largest(room, len(cards), columns), columns) for columns in range(1, len(cards) + 1)]
    card_width, columns = max(widths)
    left = (width - columns * (card_width + POSTER_GAP) + POSTER_GAP) / 2
    layout = Layout(card_width=card_width)
    ordered = sorted(cards, key=lambda card: (card.values[order].number, card.called(language)))
    drawn = []
    for place, card in enumerate(ordered):
        row, column = divmod(place, columns)
        x = left + column * (card_width + POSTER_GAP)
        y = POSTER_EDGE + POSTER_HEAD + row * (card_width * RATIO + POSTER_GAP)
        texts = texts_of(deck, card, language, units)
        drawn.append(_side(faces.open_face(deck, card, order), texts, Slot(x, y), layout, art))
    notes = [_note(title, left, POSTER_EDGE + 4, room[0], 18, 700)]
    pages = [_page(POSTER, drawn, [], notes)]
    return typeset(TEMPLATE, {"title": title, "lang": language, "pages": pages}, art)


def _largest(room: tuple[float, float], cards: int, columns: int) -> float:
    """The largest width that so many cards can have in so many columns."""
    rows = math.ceil(cards / columns)
    across = (room[0] + POSTER_GAP) / columns - POSTER_GAP
    return min(across, ((room[1] + POSTER_GAP) / rows - POSTER_GAP) / RATIO)


def _side(side: CardSide, texts: dict[str, str], slot: Slot, layout: Layout, art: Art) -> dict[str, Any]:
    unit = layout.card_width / 100
    zones = [_zone(zone, texts.get(zone.holds, ""), unit) for zone in side.zones if texts.get(zone.holds)]
    return {
        "art": art.add(side.art),
        "x": slot.x,
        "y": slot.y,
        "width": layout.card_width,
        "height": layout.card_height,
        "bleed": layout.bleed,
        "is_turned": slot.is_turned,
        "zones": zones,
    }


def _zone(zone: Zone, text: str, unit: float) -> dict[str, Any]:
    text = text.translate(SPACES)
    if zone.upper:
        text = text.upper()
    runs: list[list[Any]] = [[text, 1, zone.weight]]
    if zone.holds.startswith("value:") or zone.holds == "metres":
        about, digits, rest = parts_of_number(text)
        runs = [[about + " ", 0.8, 500]] if about else []
        runs += [[digits, 1, zone.weight]]
        runs += [[rest, 0.58, 500]] if rest else []
    return {
        "runs": runs,
        "words": text.split(" "),
        "unit": unit,
        "x": zone.x * unit,
        "y": zone.y * unit,
        "width": zone.width * unit,
        "height": zone.height * unit,
        "size": zone.size * unit,
        "least": zone.least * unit,
        "lines": zone.lines,
        "across": zone.across,
        "along": zone.along,
        "colour": zone.colour,
        "typeface": zone.typeface,
        "weight": zone.weight,
        "leading": zone.leading,
        "is_pill": zone.is_pill,
        "stroke": zone.stroke,
        "halo": zone.halo,
        "glow": GLOW,
    }


def _marker_pages(markers: Sequence[tuple[str, str]], size: tuple[float, float]) -> list[dict[str, Any]]:
    """Round markers to cut out, on one side only."""
    across = int((size[0] - 20) // (2 * DISC + 3))
    discs = [
        {
            "x": 12 + place % across * (2 * DISC + 3),
            "y": 14 + place // across * (2 * DISC + 3),
            "radius": DISC,
            "text": text,
            "colour": colour,
        }
        for place, (text, colour) in enumerate(markers)
    ]
    return [{**_page(size, [], []), "discs": discs}] if discs else []


def _page(
    size: tuple[float, float],
    cards: list[dict[str, Any]],
    lines: Sequence[Sequence[Any]],
    notes: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    return {"width": size[0], "height": size[1], "cards": cards, "lines": lines, "discs": [], "notes": notes}


def _note(text: str, x: float, y: float, width: float, size: float, weight: int = 400) -> dict[str, Any]:
    return {"text": text, "x": x, "y": y, "width": width, "size": size, "weight": weight}
