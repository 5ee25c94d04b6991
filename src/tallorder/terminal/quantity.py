"""Numbers as people read them: with unit, marks and the signs of their language. [L-R-20]"""

from decimal import ROUND_HALF_UP, Decimal
from typing import Final, Literal

from babel.numbers import format_decimal

from tallorder.cards import Measure
from tallorder.games.kernel import Quantity
from tallorder.messages import phrasebook

Units = Literal["us", "metric"]
KM2_PER_SQUARE_MILE: Final = Decimal("2.58998")
"""[L-UNIT-1]"""
TONNES_PER_SHORT_TON: Final = Decimal("0.90718")
"""[L-UNIT-2]"""


def show(quantity: Quantity, measure: Measure, language: str, units: Units = "us") -> str:
    """The printed number, as `≈ 2,560 BCE` or `41,289 km²`. Only for the eye: rules compare the stored number."""
    words = phrasebook(language)
    number = Decimal(quantity.number).scaleb(-measure.decimals)
    text = _with_unit(number, measure, language, units)
    if quantity.approximate:
        text = words.say("quantity-approximate", {"quantity": text})
    if quantity.scope == "us":
        text = words.say("quantity-us-only", {"quantity": text})
    return text


def _with_unit(number: Decimal, measure: Measure, language: str, units: Units) -> str:
    words = phrasebook(language)
    if measure.show == "year":
        code = "quantity-year" if number >= 0 else "quantity-year-bce"
        return words.say(code, {"year": str(abs(number))})
    kind: str = measure.show
    if units == "metric" and kind == "square-miles":
        kind, number = "square-kilometres", _rounded(number * KM2_PER_SQUARE_MILE, "1")
    elif units == "metric" and kind == "short-tons":
        kind, number = "tonnes", _rounded(number * TONNES_PER_SHORT_TON, "0.1")
    plain = format_decimal(number, "#,##0.########", locale=language)
    if kind == "number":
        unit = measure.unit.get(language) or measure.unit.get("en") or ""
        return f"{plain}\N{NO-BREAK SPACE}{unit}" if unit else str(plain)
    return words.say(f"quantity-{kind}", {"number": str(plain)})


def _rounded(number: Decimal, step: str) -> Decimal:
    return number.quantize(Decimal(step), ROUND_HALF_UP)
