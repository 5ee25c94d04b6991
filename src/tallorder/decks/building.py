"""Reads Skyscraper's card file and checks it against the rulebook."""

import hashlib
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from tallorder.cards.building import (
    CATEGORIES,
    KINDS,
    PRIZES,
    BuildingCard,
    BuildingSet,
    ResistanceReading,
    SetupRow,
    card_order,
)
from tallorder.decks.prebuild import prebuild_decoder

STATED: Final = {
    "special": (10, "S-COMP-2"),
    "study": (10, "S-COMP-3"),
    "insurance": (10, "S-COMP-4"),
    "prize": (15, "S-COMP-5"),
    "tornado": (6, "S-COMP-6"),
    "earthquake": (9, "S-COMP-7"),
    "century": (1, "S-COMP-7"),
}
"""How many cards of a kind the rulebook counts."""

FIRST_SITES: Final = {2: 2, 3: 2, 4: 3, 5: 3, 6: 4}
"""Foundations revealed at the start, by number of players. [S-SETUP-5]"""

LARGEST_FILE: Final = 1_000_000
HIGHEST: Final = 1_000_000


class BuildingSetError(ValueError):
    """A card file that cannot be played, with everything that is wrong in it."""

    def __init__(self, source: str, problems: list[str]) -> None:
        super().__init__("\n".join(f"{source}: {problem}" for problem in problems))
        self.source = source
        self.problems = tuple(problems)


class CardRow(BuildingCard, frozen=True, forbid_unknown_fields=True):
    """A card as the file writes it."""


class TableRow(SetupRow, frozen=True, forbid_unknown_fields=True):
    """A line of the set-up table as the file writes it."""


@prebuild_decoder
class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    reconstruction: bool
    resistance_reading: ResistanceReading
    setup: tuple[TableRow, ...]
    cards: tuple[CardRow, ...]


def load_building_set(path: str | Path | None = None) -> BuildingSet:
    """Skyscraper's cards and set-up table; without a path, the reconstruction that comes with the game."""
    if path is None:
        return _reconstruction()
    source = str(path)
    try:
        if Path(path).stat().st_size > LARGEST_FILE:
            raise BuildingSetError(source, [f"expected a file of at most {LARGEST_FILE} bytes"])
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BuildingSetError(source, [f"cannot be read: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise BuildingSetError(source, ["expected a text file in UTF-8"]) from None
    return read_building_set(text, source)


@cache
def _reconstruction() -> BuildingSet:
    resource = resources.files("tallorder.decks") / "data" / "skyscraper" / "cards.toml"
    return read_building_set(resource.read_text(encoding="utf-8"), "cards.toml")


def read_building_set(text: str, source: str) -> BuildingSet:
    """The set from the text of a card file; raises BuildingSetError with all that is wrong."""
    try:
        file = msgspec.convert(tomllib.loads(text), CardFile)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BuildingSetError(source, [f"expected a TOML file: {error}"]) from None
    except msgspec.ValidationError as error:
        raise BuildingSetError(source, [str(error)]) from None
    problems = [*_card_problems(file.cards), *_table_problems(file)]
    if problems:
        raise BuildingSetError(source, problems)
    cards = tuple(sorted((_building_card(card) for card in file.cards), key=card_order))
    setup = tuple(
        sorted(
            (SetupRow(**{name: getattr(row, name) for name in SetupRow.__struct_fields__}) for row in file.setup),
            key=lambda row: row.players,
        )
    )
    content = msgspec.json.encode(
        {
            "cards": cards,
            "setup": setup,
            "resistance_reading": file.resistance_reading,
            "reconstruction": file.reconstruction,
        },
        order="sorted",
    )
    return BuildingSet(
        cards=cards,
        setup=setup,
        resistance_reading=file.resistance_reading,
        reconstruction=file.reconstruction,
        hash=hashlib.sha256(content).hexdigest(),
    )


def _building_card(card: CardRow) -> BuildingCard:
    return BuildingCard(**{name: getattr(card, name) for name in BuildingCard.__struct_fields__})


def _count(cards: tuple[CardRow, ...], kind: str) -> int:
    return sum(card.count for card in cards if card.kind == kind)


def _card_problems(cards: tuple[CardRow, ...]) -> list[str]:
    problems = []
    seen: set[str] = set()
    for card in cards:
        problems += [f"card {card.id!r}: {problem}" for problem in _row_problems(card)]
        if card.id in seen:
            problems.append(f"card {card.id!r} stands there twice: expected one row with a count")
        seen.add(card.id)
    total = sum(card.count for card in cards)
    if total != 128:
        problems.append(f"{total} cards in all: expected 128 [S-COMP-1]")
    for kind, (stated, rule) in STATED.items():
        if _count(cards, kind) != stated:
            problems.append(f"{_count(cards, kind)} cards of kind {kind}: expected {stated} [{rule}]")
        rows = sum(card.kind == kind for card in cards)
        if kind not in ("special", "prize") and rows > 1:
            problems.append(f"{rows} rows of kind {kind}: expected one row, since these cards are all alike")
    for prize in PRIZES:
        if prize not in seen:
            problems.append(f"no prize with the id {prize!r}: expected the five Prizes {', '.join(PRIZES)} [S-COMP-5]")
    for card in cards:
        if card.id == "faulty-or-smelly" and (card.count, card.points) != (6, -1):
            problems.append(
                f"{card.count} Faulty or Smelly worth {card.points}: expected 6 worth -1 [S-COMP-9, S-FAULT-4]"
            )
    for category in CATEGORIES:
        if not any(card.category == category for card in cards):
            problems.append(f"no Floor of the category {category}: expected all five [S-FLOOR-1]")
    if not any(card.kind == "special" and card.resistance > 0 for card in cards):
        problems.append("no Special Floor with a resistance: expected the Harmonic Absorber [S-SPEC-2]")
    if not any(card.kind == "roof" and card.is_toilet for card in cards):
        problems.append("no Roof with is_toilet = true: expected the Toilet Roof [S-TOIL-4]")
    return problems


def _row_problems(card: CardRow) -> list[str]:
    problems = []
    if not card.id or not all(letter.islower() or letter.isdigit() or letter == "-" for letter in card.id):
        problems.append("expected an id of small letters, digits and hyphens")
    if card.kind not in KINDS:
        problems.append(f"kind {card.kind!r}: expected one of {', '.join(KINDS)}")
    if card.count < 1:
        problems.append(f"count {card.count}: expected at least 1")
    if not card.name.get("en"):
        problems.append("expected a name with at least `en`")
    if not 0 <= card.metres <= HIGHEST:
        problems.append(f"metres {card.metres}: expected 0 or more")
    if abs(card.points) > HIGHEST:
        problems.append(f"points {card.points}: expected a sane number")
    if card.kind == "floor" and card.category not in CATEGORIES:
        problems.append(f"category {card.category!r}: expected one of {', '.join(CATEGORIES)} [S-FLOOR-1]")
    if card.kind != "floor" and card.category:
        problems.append("only Floors have a category [S-FLOOR-2]")
    if card.kind not in ("floor", "special", "toilet", "roof") and card.metres:
        problems.append("only Floors, Special Floors, Toilets and Roofs have metres [S-R-21]")
    if card.kind not in ("floor", "special", "toilet", "roof", "prize") and card.points:
        problems.append("only cards of a building and Prizes have points [S-GEN-2]")
    if card.kind == "foundation" and not 0 <= card.resistance <= 100:
        problems.append(f"resistance {card.resistance}: expected a number from 0 to 100 [S-FOUND-1]")
    if card.kind == "special" and not 0 <= card.resistance <= 100:
        problems.append(f"resistance {card.resistance}: expected what the floor adds, 0 to 100 [S-SPEC-2]")
    if card.kind not in ("foundation", "special") and card.resistance:
        problems.append("only Foundations and Special Floors have a resistance [S-FOUND-1, S-SPEC-2]")
    if (card.kind == "toilet" and not card.is_toilet) or (card.is_toilet and card.kind not in ("toilet", "roof")):
        problems.append("expected is_toilet = true for every Toilet, and else only for a Roof [S-TOIL-1, S-TOIL-4]")
    if card.kind == "prize" and card.id not in PRIZES:
        problems.append(f"expected a prize to have one of the ids {', '.join(PRIZES)} [S-COMP-5]")
    return problems


def _table_problems(file: CardFile) -> list[str]:
    problems = []
    if sorted(row.players for row in file.setup) != [2, 3, 4, 5, 6]:
        problems.append("setup: expected one line each for 2, 3, 4, 5 and 6 players [S-SETUP-3]")
    weakest = 1 if file.resistance_reading == "collapse_at" else 0
    problems += [
        f"card {card.id!r}: resistance {card.resistance}: expected at least {weakest} [S-FOUND-1]"
        for card in file.cards
        if card.kind == "foundation" and card.resistance < weakest
    ]
    for row in file.setup:
        problems += [f"setup for {row.players} players: {problem}" for problem in _line_problems(row, file.cards)]
    return problems


def _line_problems(row: TableRow, cards: tuple[CardRow, ...]) -> list[str]:
    problems = []
    if not row.foundations == row.toilets == row.studies:
        problems.append("expected the same number of foundations, toilets and studies [S-SETUP-3]")
    for name, kind in (
        ("foundations", "foundation"),
        ("toilets", "toilet"),
        ("studies", "study"),
        ("roofs", "roof"),
        ("tornadoes", "tornado"),
    ):
        used, held = getattr(row, name), _count(cards, kind)
        if not 0 <= used <= held:
            problems.append(f"{name} = {used}: expected 0 to {held}, what the box holds [S-SETUP-3]")
    if row.roofs < max(row.foundations, row.players):
        problems.append(
            f"roofs = {row.roofs}: expected one for each foundation and each player, "
            f"{max(row.foundations, row.players)} or more [S-SETUP-7]"
        )
    if row.tornadoes != row.players:
        problems.append(f"tornadoes = {row.tornadoes}: expected {row.players}, as many as players [S-SETUP-2]")
    if row.sites != FIRST_SITES.get(row.players, row.sites):
        problems.append(f"sites = {row.sites}: expected {FIRST_SITES[row.players]} [S-SETUP-5]")
    if row.foundations < row.sites:
        problems.append(f"foundations = {row.foundations}: expected at least the {row.sites} first sites [S-SETUP-6]")
    return problems
