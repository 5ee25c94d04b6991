"""The rules as a booklet: pages of half the paper's size, laid out so that the stack is folded once and stapled."""

from itertools import count
from typing import Any, Final

from tallorder import catalogue
from tallorder.messages import Phrasebook, phrasebook
from tallorder.printing.paper import PAPERS
from tallorder.printing.typesetting import PDF, Art, typeset

PAGES: Final = "booklet.typ"
FOLDED: Final = "folded.typ"


def booklet(game: str, language: str, paper: str = "a4") -> PDF:
    """A PDF to print on both sides, turned over its short edge. `game` is a game's name, or an engine's."""
    width, height = PAPERS[paper]
    data = contents(game, phrasebook(language), language) | {"width": height / 2, "height": width}
    inner = typeset(PAGES, data, Art())
    spread = {"width": height, "height": width, "sheets": imposed(inner.pages)}
    return typeset(FOLDED, spread, Art(), {"pages.pdf": inner.content})


def imposed(pages: int) -> list[tuple[int, int]]:
    """Which pages lie beside each other on each side of each sheet; 0 is an empty one."""
    whole = pages + -pages % 4
    order = []
    for sheet in range(whole // 4):
        order += [(whole - 2 * sheet, 1 + 2 * sheet), (2 + 2 * sheet, whole - 1 - 2 * sheet)]
    return [tuple(page if page <= pages else 0 for page in side) for side in order]  # type: ignore[misc]


def contents(game: str, words: Phrasebook, language: str) -> dict[str, Any]:
    """What the booklet says: the title, whose game it is, and every chapter point by point."""
    offer = next((one for one in catalogue.offers() if game in (one.game, one.engine)), None)
    if offer is None:
        raise KeyError(game)
    manifest = catalogue.manifests()[offer.engine]
    decks = {one.deck for one in manifest.offers if one.deck}
    own = offer.deck if game == offer.game else None
    chapters = []
    for key in manifest.chapters:
        if own and key in decks and key != own:
            continue
        head = f"rules-{offer.engine}-{key}"
        if words.has(head):
            numbers = count(1)
            points = []
            while words.has(code := f"{head}-{next(numbers)}"):
                points.append(words.say(code))
            chapters.append({"title": words.say(head), "points": points})
    fewest, most = manifest.players
    title = words.say(f"title-{offer.game}" if game == offer.game else f"about-{offer.engine}")
    return {
        "lang": language,
        "title": title,
        "about": words.say("print-players-minutes", {"fewest": fewest, "most": most, "minutes": manifest.minutes}),
        "chapters": chapters,
        "who": words.say(f"about-{offer.engine}-who"),
        "lead": words.say("about-lead"),
        "buy": words.say("about-buy"),
    }
