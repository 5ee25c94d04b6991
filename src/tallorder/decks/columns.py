"""Which column of a card file holds what."""

from typing import Final

import msgspec

from tallorder.decks.csv_table import CsvTable
from tallorder.decks.description import LANGUAGE, Description
from tallorder.decks.problem import DeckError, DeckProblem

TEXTS: Final = {"name": 120, "short": 40, "place": 120, "caption": 120, "note": 300}
"""The texts of a card, and how many characters each may have."""
SINGLE: Final = ("id", "set", "tags")
MARKS: Final = ("approximate", "scope", "source")
"""What a value may carry, as columns such as `height_approximate`."""


class Columns(msgspec.Struct):
    """The names of columns by what they hold; what is missing here is not in the file."""

    texts: dict[str, dict[str, str]] = {}
    """By text and language: `texts["name"]["ru"]`."""
    single: dict[str, str] = {}
    """By `id`, `set` and `tags`."""
    values: dict[str, str] = {}
    """By measure."""
    marks: dict[str, dict[str, str]] = {}
    """By measure and mark: `marks["year"]["approximate"]`."""
    face: tuple[str, ...] = ()
    """Columns that only the drawing uses."""

    def take(self, word: str, column: str) -> bool:
        """Records a column whose name has a fixed meaning; False if it has none."""
        base, _, language = word.partition("_")
        if base in TEXTS and (not language or LANGUAGE.match(language)):
            self.texts.setdefault(base, {}).setdefault(language or "en", column)
        elif word in SINGLE:
            self.single[word] = column
        else:
            return False
        return True


def folder_columns(table: CsvTable, description: Description, file: str) -> Columns:
    """What the columns of a folder's `cards.csv` hold; its `deck.toml` names the measures."""
    columns = Columns(face=description.face)
    problems: list[DeckProblem] = []
    ids = [measure.id for measure in description.measures]
    for column in table.columns:
        base, _, mark = column.rpartition("_")
        if column in ids:
            columns.values[column] = column
        elif base in ids and mark in MARKS:
            columns.marks.setdefault(base, {})[mark] = column
        elif not columns.take(column, column) and column not in description.face:
            allowed = ", ".join([*SINGLE, *(f"{text}_en" for text in TEXTS), *ids])
            problems.append(DeckProblem("column-unknown", {"allowed": allowed}, file, 1, column))
    problems += [
        DeckProblem("measure-without-column", {"measure": id}, file, 1) for id in ids if id not in columns.values
    ]
    problems += [
        DeckProblem("face-without-column", {"column": column}, file, 1)
        for column in description.face
        if column not in table.columns
    ]
    if "name" not in columns.texts:
        problems.append(DeckProblem("no-name-column", {"found": ", ".join(table.columns)[:200]}, file, 1))
    if problems:
        raise DeckError(problems)
    return columns
