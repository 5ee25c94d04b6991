"""A plain CSV as a deck: `name,value` is enough, and column names say the rest."""

import re
from typing import Final

from tallorder.cards import Measure
from tallorder.decks.cardfile import MARKS, Columns, make_id, text_column
from tallorder.decks.description import Description
from tallorder.decks.numbers import NotANumber, decimal_point, looks_like_a_number, read_number
from tallorder.decks.problem import DeckError, Problem
from tallorder.decks.table import Table, refuse

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
YEARS: Final = frozenset({"year", "год", "an", "annee"})
APPROXIMATE: Final = frozenset({"approximate", "approx", "about", "≈", "~", "примерно", "environ"})
MARK: Final = re.compile(r"(?P<measure>.+?)[\s_]+(?P<mark>approximate|approx|about|≈|~|scope|source)\Z", re.IGNORECASE)
UNIT: Final = re.compile(r"(?P<name>.+?)\s*[(\[](?P<unit>[^)\]]{1,20})[)\]]\Z")


def plain_columns(table: Table, file: str) -> tuple[Columns, tuple[Measure, ...], list[Problem]]:
    """What the columns of a plain CSV hold, which measures they give, and which columns are left out."""
    texts: dict[str, dict[str, str]] = {}
    single: dict[str, str] = {}
    marks: list[tuple[str, str, str]] = []
    rest: list[str] = []
    for column in table.columns:
        word = KNOWN.get(column.casefold(), column.casefold().replace(" ", "_"))
        if text := text_column(word):
            texts.setdefault(text[0], {}).setdefault(text[1], column)
        elif word in ("id", "set", "tags"):
            single[word] = column
        elif word in APPROXIMATE:
            marks.append(("", "approximate", column))
        elif match := MARK.match(column):
            mark = match["mark"].casefold()
            marks.append((match["measure"], mark if mark in MARKS else "approximate", column))
        else:
            rest.append(column)
    if "name" not in texts:
        raise refuse("no-name-column", file, row=1, found=", ".join(table.columns)[:200])
    columns_of, measures, problems = _measures(table, rest, file)
    for wanted, mark, column in marks:
        target = _measure_named(wanted, measures)
        if target is None:
            problems.append(Problem("mark-without-measure", {}, file=file, row=1, column=column, severity="warning"))
        else:
            columns_of[1].setdefault(target.id, {})[mark] = column
    columns = _columns(texts, columns_of[0], columns_of[1], single)
    return columns, measures, problems


def _columns(
    texts: dict[str, dict[str, str]],
    values: dict[str, str],
    marks: dict[str, dict[str, str]],
    single: dict[str, str],
    face: tuple[str, ...] = (),
) -> Columns:
    return Columns(
        texts=texts,
        values=values,
        marks=marks,
        id=single.get("id", ""),
        set=single.get("set", ""),
        tags=single.get("tags", ""),
        face=face,
    )


def _measures(
    table: Table, columns: list[str], file: str
) -> tuple[tuple[dict[str, str], dict[str, dict[str, str]]], tuple[Measure, ...], list[Problem]]:
    values: dict[str, str] = {}
    measures: list[Measure] = []
    problems: list[Problem] = []
    for column in columns:
        filled = [row.cells[column] for row in table.rows if row.cells[column]]
        numeric = sum(looks_like_a_number(cell) for cell in filled)
        is_value = KNOWN.get(column.casefold(), column.casefold()) == "value"
        if not is_value and (not filled or numeric * 2 < len(filled)):
            problems.append(Problem("column-unused", {}, file=file, row=1, column=column, severity="warning"))
            continue
        measure = _measure(column, filled, table.delimiter)
        if measure.id in values:
            raise refuse("column-twice", file, row=1, column=column)
        values[measure.id] = column
        measures.append(measure)
    if not measures:
        raise refuse("no-value-column", file, row=1, found=", ".join(table.columns)[:200])
    return (values, {}), tuple(measures), problems


def _measure(column: str, cells: list[str], delimiter: str) -> Measure:
    match = UNIT.match(column)
    name, unit = (match["name"], match["unit"]) if match else (column, "")
    id = make_id(KNOWN.get(name.casefold(), name)) or "value"
    is_year = id in YEARS or name.casefold() in YEARS
    point = decimal_point(cells, "." if delimiter == "," else None)
    decimals = 0
    for cell in cells:
        try:
            decimals = max(decimals, read_number(cell, point).decimals)
        except NotANumber:
            continue
    return Measure(
        id="year" if is_year else id,
        decimals=decimals,
        name={"en": name},
        unit={"en": unit} if unit else {},
        show="year" if is_year and not decimals else "number",
    )


def _measure_named(wanted: str, measures: tuple[Measure, ...]) -> Measure | None:
    if not wanted:
        return measures[0] if len(measures) == 1 else None
    id = make_id(KNOWN.get(wanted.casefold(), wanted))
    return next((measure for measure in measures if id in (measure.id, make_id(measure.name["en"]))), None)


def describe(measures: tuple[Measure, ...], stem: str) -> Description:
    """A deck's description from nothing but its file name and its columns."""
    title = " ".join(re.split(r"[\s_-]+", stem)).strip() or "deck"
    return Description(
        id=make_id(stem) or "deck",
        title={"en": title[:1].upper() + title[1:]},
        measures=measures,
        default_order=measures[0].id,
    )


def folder_columns(table: Table, description: Description, file: str) -> Columns:
    """What the columns of a folder's `cards.csv` hold; its `deck.toml` names the measures."""
    texts: dict[str, dict[str, str]] = {}
    values: dict[str, str] = {}
    marks: dict[str, dict[str, str]] = {}
    single: dict[str, str] = {}
    problems: list[Problem] = []
    ids = [measure.id for measure in description.measures]
    for column in table.columns:
        base, _, mark = column.rpartition("_")
        if column in ids:
            values[column] = column
        elif base in ids and mark in MARKS:
            marks.setdefault(base, {})[mark] = column
        elif text := text_column(column):
            texts.setdefault(text[0], {})[text[1]] = column
        elif column in ("id", "set", "tags"):
            single[column] = column
        elif column not in description.face:
            problems.append(Problem("column-unknown", {"allowed": _allowed(ids)}, file=file, row=1, column=column))
    problems += [Problem("measure-without-column", {"measure": id}, file=file, row=1) for id in ids if id not in values]
    problems += [
        Problem("face-without-column", {"column": column}, file=file, row=1)
        for column in description.face
        if column not in table.columns
    ]
    if "name" not in texts:
        problems.append(
            Problem("no-name-column", {"found": ", ".join(table.columns)[:200]}, file=file, row=1, column="name")
        )
    if problems:
        raise DeckError(problems)
    return _columns(texts, values, marks, single, description.face)


def _allowed(ids: list[str]) -> str:
    return ", ".join(["id", "set", "name_en", "short_en", "place_en", "caption_en", "note_en", "tags", *ids])
