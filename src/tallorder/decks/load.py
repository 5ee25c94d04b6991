"""Loads a deck: one that we ship, a folder, or a plain CSV."""

import hashlib
import stat
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from tallorder.cards import Card, Deck, Measure
from tallorder.decks.cardfile import CardReader, make_id
from tallorder.decks.columns import Columns, folder_columns
from tallorder.decks.csv_table import LARGEST_FILE, MOST_CELLS, read_table, refuse
from tallorder.decks.description import Description, read_description
from tallorder.decks.plain_csv import describe, plain_columns
from tallorder.decks.problem import DeckError, DeckProblem

DESCRIPTION: Final = "deck.toml"
CARDS: Final = "cards.csv"
DATA: Final = resources.files("tallorder.decks") / "data"
SHIPPED: Final = tuple(sorted(folder.name for folder in DATA.iterdir() if (folder / DESCRIPTION).is_file()))
"""The decks of facts in the box: every folder of `data` that has a description."""


class OpenedDeck(msgspec.Struct, frozen=True):
    """A deck, the lines of its cards in the file, and the warnings from reading it."""

    deck: Deck
    file: str
    columns: Columns
    lines: dict[str, int]
    """The line of each card."""
    warnings: tuple[DeckProblem, ...] = ()

    def warning(self, code: str, card: str, text: str, text_language: str, **params: str | int) -> DeckProblem:
        """A warning about one text of a card, by row and column."""
        column = self.columns.texts[text][text_language]
        return DeckProblem(code, params, self.file, self.lines[card], column, "warning")

    def value_warning(self, code: str, card: str, measure: str, **params: str | int) -> DeckProblem:
        """A warning about one value of a card, by row and column."""
        return DeckProblem(code, params, self.file, self.lines[card], self.columns.values[measure], "warning")


def content_hash(measures: tuple[Measure, ...], cards: tuple[Card, ...]) -> str:
    """The name of a deck's content: what its measures mean and what its cards say, in whatever order they stand.

    Title and file name do not count: the same cards under another name are the same deck.
    """
    content = (measures, sorted(cards, key=lambda card: card.id))
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def load(name_or_path: str | Path) -> Deck:
    """A deck by the name of one we ship, or from a folder or CSV of your own. Raises DeckError."""
    return open_deck(name_or_path).deck


def open_deck(name_or_path: str | Path) -> OpenedDeck:
    """A deck with everything its owner may want to know about its file. Raises DeckError."""
    if isinstance(name_or_path, str) and name_or_path in SHIPPED:
        return _shipped(name_or_path)
    path = Path(name_or_path)
    try:
        if path.is_dir():
            return read_folder(path, path.resolve().name)
        return read_plain(_bytes(path), path.name)
    except FileNotFoundError as error:
        missing = Path(error.filename).name if path.is_dir() else str(path)
        raise refuse("file-missing", missing, known=", ".join(SHIPPED)) from None
    except OSError as error:
        raise refuse("file-unreadable", str(path), reason=error.strerror or "") from None
    except ValueError as error:
        if isinstance(error, DeckError):
            raise
        raise refuse("file-missing", ascii(str(path)), known=", ".join(SHIPPED)) from None


@cache
def _shipped(name: str) -> OpenedDeck:
    return read_folder(DATA / name, name)


def _bytes(path: Traversable) -> bytes:
    """A file's content, at most one byte more than is allowed."""
    if isinstance(path, Path) and not stat.S_ISREG(path.stat().st_mode):
        raise refuse("file-not-a-file", str(path))
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)


def read_folder(folder: Traversable, name: str) -> OpenedDeck:
    """A deck from its folder: `deck.toml` and `cards.csv`."""
    description = read_description(_bytes(folder / DESCRIPTION), DESCRIPTION, make_id(name) or "deck")
    table = read_table(_bytes(folder / CARDS), CARDS)
    columns = folder_columns(table, description, CARDS)
    return _opened(description, CardReader(table, columns, description.measures, CARDS), [])


def read_plain(data: bytes, file: str, most_cells: int = MOST_CELLS) -> OpenedDeck:
    """A deck from the bytes of a CSV, as uploaded or read from disk."""
    table = read_table(data, file, most_cells)
    columns, measures, warnings = plain_columns(table, file)
    description = describe(measures, file.rpartition(".")[0] or file)
    return _opened(description, CardReader(table, columns, measures, file), warnings)


def _opened(description: Description, reader: CardReader, warnings: list[DeckProblem]) -> OpenedDeck:
    cards = tuple(reader.cards())
    if reader.problems:
        raise DeckError([*reader.problems, *warnings])
    deck = Deck(
        id=description.id,
        title=description.title,
        measures=description.measures,
        default_order=description.default_order,
        cards=cards,
        hash=content_hash(description.measures, cards),
        licence=description.licence,
        editions=description.editions,
    )
    return OpenedDeck(deck, reader.file, reader.columns, reader.lines, tuple(warnings))
