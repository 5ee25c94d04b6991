"""A plain CSV as a deck: `name,value` is enough, and column names say the rest."""

import re
from typing import Final

from tallorder.cards import Measure
from tallorder.decks.cardfile import make_id
from tallorder.decks.columns import MARKS, Columns
from tallorder.decks.csv_table import CsvTable, refuse
from tallorder.decks.description import Description
from tallorder.decks.numbers import NotANumber, decimal_point, looks_like_a_number, read_number
from tallorder.decks.problem import DeckProblem

KNOWN: Final = {
    "title": "name",
    "card": "name",
    "название": "name",
    "имя": "name",
    "nom": "name",
    "titre": "name",
    "short name": "short",
    "location": "place",
    "место": "place",
    "lieu": "place",
    "notes": "note",
    "примечание": "note",
    "remarque": "note",
    "значение": "value",
    "valeur": "value",
    "теги": "tags",
    "tag": "tags",
}
"""Other words for the columns of a card."""
YEARS: Final = frozenset({"year", "год", "an", "année"})
APPROXIMATE: Final = frozenset({"approximate", "approx", "about", "≈", "~", "примерно", "environ"})
MARK: Final = re.compile(r"(?P<measure>.+?)[\s_]+(?P<mark>approximate|approx|about|≈|~|scope|source)\Z", re.IGNORECASE)
UNIT: Final = re.compile(r"(?P<name>.+?)\s*[(\[](?P<unit>[^)\]]{1,20})[)\]]\Z")


def known(word: str) -> str:
    """Our word for a column, if it has one."""
    return KNOWN.get(word.casefold(), word.casefold())


def plain_columns(table: CsvTable, file: str) -> tuple[Columns, tuple[Measure, ...], list[DeckProblem]]:
    """What the columns of a plain CSV hold, which measures they give, and warnings about columns that are ignored."""
    columns = Columns()
    marks: list[tuple[str, str, str]] = []
    rest: list[str] = []
    for column in table.columns:
        if columns.take(known(column).replace(" ", "_"), column):
            continue
        if known(column) in APPROXIMATE:
            marks.append(("", "approximate", column))
        elif match := MARK.match(column):
            mark = match["mark"].casefold()
            marks.append((match["measure"], mark if mark in MARKS else "approximate", column))
        else:
            rest.append(column)
    if "name" not in columns.texts:
        raise refuse("no-name-column", file, row=1, found=", ".join(table.columns)[:200])
    warnings: list[DeckProblem] = []
    measures: list[Measure] = []
    for column in rest:
        filled = [row.cells[column] for row in table.rows if row.cells[column]]
        if known(column) != "value" and sum(map(looks_like_a_number, filled)) * 2 < max(len(filled), 1):
            warnings.append(DeckProblem("column-unused", {}, file, 1, column, "warning"))
            continue
        measure = _measure(column, filled, table.delimiter)
        if measure.id in columns.values:
            raise refuse("column-twice", file, row=1, column=column)
        columns.values[measure.id] = column
        measures.append(measure)
    if not measures:
        raise refuse("no-value-column", file, row=1, found=", ".join(table.columns)[:200])
    for wanted, mark, column in marks:
        measure_id = _id_of(wanted, measures)
        if measure_id:
            columns.marks.setdefault(measure_id, {})[mark] = column
        else:
            warnings.append(DeckProblem("mark-without-measure", {}, file, 1, column, "warning"))
    return columns, tuple(measures), warnings


def _measure(column: str, cells: list[str], delimiter: str) -> Measure:
    """The measure that a column of numbers stands for, with the unit and the decimals its owner gave it."""
    match = UNIT.match(column)
    name, unit = (match["name"], match["unit"]) if match else (column, "")
    point = decimal_point(cells, "." if delimiter == "," else None)
    decimals = 0
    for cell in cells:
        try:
            decimals = max(decimals, read_number(cell, point).decimals)
        except NotANumber:
            continue
    is_year = known(name) in YEARS and not decimals
    return Measure(
        id="year" if is_year else make_id(known(name)) or "value",
        decimals=decimals,
        name={"en": name},
        unit={"en": unit} if unit else {},
        show="year" if is_year else "number",
    )


def _id_of(wanted: str, measures: list[Measure]) -> str:
    """The measure that a mark belongs to; the only one where the mark names none."""
    if not wanted:
        return measures[0].id if len(measures) == 1 else ""
    for measure in measures:
        if make_id(known(wanted)) in (measure.id, make_id(measure.name["en"])):
            return measure.id
    return ""


def describe(measures: tuple[Measure, ...], stem: str) -> Description:
    """A deck's description from nothing but its file name and its columns."""
    title = " ".join(re.split(r"[\s_-]+", stem)).strip() or "deck"
    return Description(
        id=make_id(stem) or "deck",
        title={"en": title[:1].upper() + title[1:]},
        measures=measures,
        default_order=measures[0].id,
    )
