"""A CSV file as rows and columns, whatever program wrote it; a hostile file is refused and never causes a crash."""

import csv
import io
import re
import unicodedata
from typing import Final

import msgspec

from tallorder.decks.problem import DeckError, DeckProblem

LARGEST_FILE: Final = 2_000_000
MOST_ROWS: Final = 2_000
MOST_COLUMNS: Final = 80
MOST_CELLS: Final = MOST_ROWS * MOST_COLUMNS
LONGEST_CELL: Final = 2_000

DELIMITERS: Final = (",", ";", "\t")
JUNK: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff\ufffe\uffff]")
"""Control characters, including those that reverse the direction of writing, do not belong on a card."""


class Row(msgspec.Struct, frozen=True):
    """One card's cells by column, and the line of the file it starts on."""

    line: int
    cells: dict[str, str]


class CsvTable(msgspec.Struct, frozen=True):
    """What a CSV file holds."""

    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    delimiter: str


def refuse(code: str, file: str, row: int = 0, column: str = "", **params: str | int) -> DeckError:
    """The error for a problem after which reading on is pointless."""
    return DeckError([DeckProblem(code, params, file=file, row=row, column=column)])


def decode(data: bytes, file: str) -> str:
    """The text of a file in UTF-8, with or without a byte order mark."""
    if len(data) > LARGEST_FILE:
        raise refuse("file-too-large", file, most=LARGEST_FILE)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise refuse("file-utf16", file)
    if b"\x00" in data:
        raise refuse("file-binary", file, row=data[: data.index(b"\x00")].count(b"\n") + 1)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refuse("file-not-utf8", file, row=data[: error.start].count(b"\n") + 1) from None
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if junk := JUNK.search(text):
        raise refuse("file-binary", file, row=text.count("\n", 0, junk.start()) + 1)
    return unicodedata.normalize("NFC", text)


def read_table(data: bytes, file: str, most_cells: int = MOST_CELLS) -> CsvTable:
    """The table in a CSV file; DeckError if it cannot be read, or has more cells than whoever asks will take."""
    text = decode(data, file)
    if not text.strip():
        raise refuse("file-empty", file)
    delimiter = _delimiter(text, file)
    reader = csv.reader(io.StringIO(text), delimiter=delimiter, strict=True)
    columns: tuple[str, ...] = ()
    rows: list[Row] = []
    start = 1
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            code = "quote-open" if "end of data" in str(error) else "row-unreadable"
            if "field larger" in str(error):
                code = "cell-too-long"
            raise refuse(code, file, row=start, most=LONGEST_CELL) from None
        if cells is None:
            break
        line, start = start, reader.line_num + 1
        cells = [" ".join(cell.split()) for cell in cells]
        if not any(cells):
            continue
        if not columns:
            columns = _header(cells, line, file)
            continue
        if len(rows) == MOST_ROWS:
            raise refuse("too-many-rows", file, row=line, most=MOST_ROWS)
        if (len(rows) + 1) * len(columns) > most_cells:
            raise refuse("too-many-cells", file, row=line, most=most_cells)
        rows.append(Row(line, _cells(columns, cells, line, file, delimiter)))
    if not rows:
        raise refuse("no-cards", file)
    return CsvTable(columns, tuple(rows), delimiter)


def _delimiter(text: str, file: str) -> str:
    """The character between columns, judged by the first line that is not empty."""
    head = next(line for line in text.split("\n") if line.strip())
    counts = {delimiter: head.count(delimiter) for delimiter in DELIMITERS}
    best = max(DELIMITERS, key=lambda delimiter: counts[delimiter])
    if not counts[best]:
        raise refuse("one-column", file, row=1)
    return best


def _header(cells: list[str], line: int, file: str) -> tuple[str, ...]:
    while cells and not cells[-1]:
        cells.pop()
    if len(cells) > MOST_COLUMNS:
        raise refuse("too-many-columns", file, row=line, most=MOST_COLUMNS)
    for place, name in enumerate(cells):
        if not name:
            raise refuse("column-nameless", file, row=line, place=place + 1)
        if len(name) > 100:
            raise refuse("column-name-long", file, row=line, place=place + 1)
        if name.casefold() in (earlier.casefold() for earlier in cells[:place]):
            raise refuse("column-twice", file, row=line, column=name)
    return tuple(cells)


def _cells(columns: tuple[str, ...], cells: list[str], line: int, file: str, delimiter: str) -> dict[str, str]:
    if len(cells) > len(columns) and any(cells[len(columns) :]):
        code = "row-too-long-comma" if delimiter == "," else "row-too-long"
        raise refuse(code, file, row=line, found=len(cells), expected=len(columns))
    for name, cell in zip(columns, cells, strict=False):
        if len(cell) > LONGEST_CELL:
            raise refuse("cell-too-long", file, row=line, column=name, most=LONGEST_CELL)
    return dict(zip(columns, cells + [""] * (len(columns) - len(cells)), strict=False))
