"""Turns the rows of `cards.csv` into cards, and reports by row and column what is wrong."""

import hashlib
import re
import unicodedata
from typing import Final

from tallorder.cards import Card, Measure, Text, Value
from tallorder.decks.columns import TEXTS, Columns
from tallorder.decks.csv_table import CsvTable, Row
from tallorder.decks.description import ID
from tallorder.decks.numbers import NotANumber, ParsedNumber, Point, decimal_point, read_number
from tallorder.decks.problem import DeckProblem

YES: Final = frozenset({"yes", "y", "true", "1", "x", "≈", "~", "да", "oui"})
NO: Final = frozenset({"", "no", "n", "false", "0", "нет", "non"})
SCOPES: Final = ("us",)
"""Marks that narrow what a number counts, shown on both sides. [C-COMP-13]"""

CYRILLIC: Final = str.maketrans("абвгдеёзийклмнопрстуфхыэ", "abvgdeeziiklmnoprstufhye") | str.maketrans(
    {"ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": "", "ю": "iu", "я": "ia"}
)


def make_id(name: str) -> str:
    """An id made from a name, so that it reveals nothing that the closed side does not."""
    letters = name.casefold().translate(CYRILLIC)
    plain = unicodedata.normalize("NFKD", letters.replace("&", " and ").replace("'", "").replace("’", ""))
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", kept).strip("-")[:60].strip("-")


class CardReader:
    """Reads one file's cards and collects its problems."""

    def __init__(self, table: CsvTable, columns: Columns, measures: tuple[Measure, ...], file: str) -> None:
        self.table = table
        self.columns = columns
        self.measures = measures
        self.file = file
        self.problems: list[DeckProblem] = []
        self.lines: dict[str, int] = {}
        """The line of each card in the file, by id."""
        usual: Point | None = "." if table.delimiter == "," else None
        self.points = {
            measure.id: decimal_point((row.cells[columns.values[measure.id]] for row in table.rows), usual)
            for measure in measures
        }

    def report(self, code: str, row: Row, column: str, **params: str | int) -> None:
        """Records a problem with its row and column, so that the owner of the deck can find it."""
        self.problems.append(DeckProblem(code, params, file=self.file, row=row.line, column=column))

    def cards(self) -> list[Card]:
        """All cards of the file in order of id: the order of rows must not matter."""
        cards = []
        by_name: dict[tuple[str, str], int] = {}
        for row in self.table.rows:
            card = self._card(row)
            if card is None:
                continue
            if card.id in self.lines:
                column = self.columns.single.get("id") or next(iter(self.columns.texts["name"].values()))
                self.report("id-twice", row, column, id=card.id, earlier=self.lines[card.id])
            self.lines.setdefault(card.id, row.line)
            for language, name in card.name.items():
                place = by_name.setdefault((language, name.casefold()), row.line)
                if place != row.line and language in self.columns.texts["name"]:
                    self.report("name-twice", row, self.columns.texts["name"][language], name=name, earlier=place)
            cards.append(card)
        return sorted(cards, key=lambda card: card.id)

    def _card(self, row: Row) -> Card | None:
        texts = {base: self._text(row, base) for base in TEXTS}
        if not texts["name"]:
            self.report("name-empty", row, next(iter(self.columns.texts["name"].values())))
            return None
        values = {measure.id: self._value(row, measure) for measure in self.measures}
        return Card(
            id=self._id(row, texts["name"]["en"]),
            name=texts["name"],
            values={measure: value for measure, value in values.items() if value is not None},
            place=texts["place"],
            caption=texts["caption"],
            note=texts["note"],
            short=texts["short"],
            tags=self._tags(row),
            set=self._set(row),
            sources=self._sources(row),
            extra={column: row.cells[column] for column in self.columns.face if row.cells[column]},
        )

    def _id(self, row: Row, name: str) -> str:
        if column := self.columns.single.get("id"):
            id = row.cells[column]
            if not ID.match(id) or len(id) > 64:
                self.report("id-shape", row, column, id=id)
            return id
        return make_id(name) or f"card-{hashlib.sha256(name.encode()).hexdigest()[:10]}"

    def _set(self, row: Row) -> str:
        column = self.columns.single.get("set", "")
        chosen = row.cells[column] if column else ""
        if chosen and not ID.match(chosen):
            self.report("id-shape", row, column, id=chosen)
        return chosen or "core"

    def _tags(self, row: Row) -> tuple[str, ...]:
        column = self.columns.single.get("tags")
        tags = re.split(r"[\s;,|]+", row.cells[column]) if column else []
        return tuple(dict.fromkeys(make_id(tag) for tag in tags if make_id(tag)))

    def _sources(self, row: Row) -> dict[str, str]:
        columns = {measure: marks["source"] for measure, marks in self.columns.marks.items() if "source" in marks}
        return {measure: row.cells[column] for measure, column in columns.items() if row.cells[column]}

    def _text(self, row: Row, base: str) -> Text:
        text: Text = {}
        for language, column in self.columns.texts.get(base, {}).items():
            written = row.cells[column]
            if not written:
                continue
            if len(written) > TEXTS[base]:
                self.report("text-too-long", row, column, most=TEXTS[base], found=len(written))
            elif written[0] in "=+@" or (written[0] == "-" and base == "name"):
                self.report("text-formula", row, column, sign=written[0])
            elif not any(letter.isalnum() for letter in written):
                self.report("text-signs", row, column)
            text[language] = written
        if base == "name" and text and "en" not in text:
            text["en"] = next(iter(text.values()))
        return dict(sorted(text.items()))

    def _value(self, row: Row, measure: Measure) -> Value | None:
        column = self.columns.values[measure.id]
        cell = row.cells[column]
        if not cell:
            self.report("value-missing", row, column)
            return None
        try:
            written = read_number(cell, self.points[measure.id])
            if written.decimals > measure.decimals:
                self.report("value-too-fine", row, column, cell=cell, decimals=measure.decimals)
                return None
            number = written.scaled(measure.decimals)
        except NotANumber as reason:
            self.report(reason.code, row, column, cell=cell[:40])
            return None
        if measure.show == "year" and not -10_000 <= number <= 3_000:
            self.report("year-strange", row, column, cell=cell)
        return Value(number, self._is_approximate(row, measure, written), self._scope(row, measure))

    def _is_approximate(self, row: Row, measure: Measure, written: ParsedNumber) -> bool:
        column = self.columns.marks.get(measure.id, {}).get("approximate")
        word = row.cells[column].casefold() if column else ""
        if column and word not in YES and word not in NO:
            self.report("mark-unknown", row, column, cell=word[:40])
        return written.approximate or word in YES

    def _scope(self, row: Row, measure: Measure) -> str:
        column = self.columns.marks.get(measure.id, {}).get("scope")
        scope = row.cells[column].casefold() if column else ""
        if scope and scope not in SCOPES:
            self.report("scope-unknown", row, column or "", cell=scope[:40], allowed=", ".join(SCOPES))
        return scope
