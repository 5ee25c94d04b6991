"""Numbers as people type them: with a decimal comma, with separated thousands, with a sign for "about"."""

import re
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

LARGEST: Final = 2**53 - 1
"""The largest whole number that every program on the way (JSON, browsers) keeps exactly."""
MOST_DECIMALS: Final = 6
MOST_DIGITS: Final = 40

Point = Literal[".", ","]

ABOUT: Final = re.compile(r"^\s*(≈|~)\s*")
MINUS: Final = "−–"
"""Characters that spreadsheets use in place of a minus."""
THIN: Final = " \u00a0\u2009\u202f'’"
"""What can only be a separator of thousands: spaces and apostrophes."""

SHAPE: Final = re.compile(r"[+-]?\d[\d.,]*\Z", re.ASCII)
SPACED: Final = re.compile(rf"[+-]?\d{{1,3}}(?:[{THIN}]\d{{3}})+(?:[.,]\d+)?\Z", re.ASCII)


class NotANumber(ValueError):  # noqa: N818 - it says what the cell is
    """A cell without a usable number; the code says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class ParsedNumber(msgspec.Struct, frozen=True):
    """A number as its digits: 12,5 is 125 with one decimal."""

    digits: int
    decimals: int
    approximate: bool = False

    def scaled(self, decimals: int) -> int:
        """The same number in steps of 10^-decimals."""
        number = self.digits * int(10 ** (decimals - self.decimals))
        if abs(number) > LARGEST:
            raise NotANumber("number-too-large")
        return number


def bare(cell: str) -> str:
    """The cell without its "about" sign, with a plain minus and no spaces between thousands."""
    text = ABOUT.sub("", cell).strip()
    for sign in MINUS:
        if text.startswith(sign):
            text = "-" + text[1:].lstrip()
    if SPACED.match(text):
        text = re.sub(f"[{THIN}]", "", text)
    return text


def decimal_point(cells: Iterable[str], usual: Point | None) -> Point | None:
    """Which character a column uses before its decimals, if its numbers make that clear.

    Where none does (1,234 may be either), only a point has a usual meaning.
    """
    column = [bare(cell) for cell in cells]
    found = {point for cell in column if (point := _settles(cell)) is not None}
    if len(found) == 1:
        return found.pop()
    return None if found or any("," in cell for cell in column) else usual


def _settles(text: str) -> Point | None:
    """What one number proves: 12,5 a decimal comma, 1,234,567 a decimal point, 1,234 nothing."""
    if not SHAPE.match(text):
        return None
    text = text.lstrip("+-")
    comma, point = text.rfind(","), text.rfind(".")
    if comma >= 0 and point >= 0:
        return "," if comma > point else "."
    sign, other = (",", ".") if comma >= 0 else (".", ",")
    if sign not in text:
        return None
    if text.count(sign) > 1:
        return "." if other == "." else ","
    whole, _, rest = text.partition(sign)
    is_thousands_like = len(rest) == 3 and 1 <= len(whole) <= 3 and whole != "0"
    if is_thousands_like:
        return None
    return "," if sign == "," else "."


def looks_like_a_number(cell: str) -> bool:
    """Whether a cell looks like a number, so that its column may be a measure."""
    return bool(SHAPE.match(bare(cell)))


def read_number(cell: str, point: Point | None) -> ParsedNumber:
    """The number in a cell; NotANumber says why there is none."""
    approximate = bool(ABOUT.match(cell))
    text = bare(cell)
    if len(text) > MOST_DIGITS:
        raise NotANumber("number-too-large")
    if text.casefold().strip("+-") in ("nan", "inf", "infinity", "n/a", "-", "?", "#n/a", "null", "none"):
        raise NotANumber("number-unknown")
    if not SHAPE.match(text):
        raise NotANumber("number-expected")
    if point is None and ("," in text or "." in text):
        raise NotANumber("number-ambiguous")
    thousands = "," if point == "." else "."
    whole, _, rest = text.partition(point or ".")
    if thousands in whole and not re.fullmatch(rf"[+-]?\d{{1,3}}(?:{re.escape(thousands)}\d{{3}})+", whole):
        raise NotANumber("number-thousands")
    if not re.fullmatch(r"\d*", rest) or (point is not None and point in text and not rest):
        raise NotANumber("number-expected")
    rest = rest.rstrip("0")
    if len(rest) > MOST_DECIMALS:
        raise NotANumber("number-too-fine")
    number = int(whole.replace(thousands, "") + rest)
    if abs(number) > LARGEST:
        raise NotANumber("number-too-large")
    return ParsedNumber(number, len(rest), approximate)
