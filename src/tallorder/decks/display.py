"""Values as people read them: with unit, marks and the number format of their language. [L-R-20]

Only for the eye: rules compare the stored numbers, whatever units are shown.
"""

from decimal import ROUND_HALF_UP, Decimal
from typing import Final, Literal

from tallorder.cards import Measure, Value, in_language
from tallorder.extras import require
from tallorder.messages import phrasebook

Units = Literal["us", "metric"]

KM2_PER_SQUARE_MILE: Final = Decimal("2.58998")
"""[L-UNIT-1]"""
TONNES_PER_SHORT_TON: Final = Decimal("0.90718")
"""[L-UNIT-2]"""


def show_value(value: Value, measure: Measure, language: str, units: Units = "us") -> str:
    """A printed value with its marks, as `≈ 2560 BCE` or `$10,000,000 (US only)`. [C-COMP-9, C-COMP-13]"""
    words = phrasebook(language)
    text = show_number(value.number, measure, language, units)
    if value.approximate:
        text = words.say("value-approximate", {"value": text})
    if value.scope:
        text = words.say(f"value-scope-{value.scope}", {"value": text})
    return text


def show_number(number: int, measure: Measure, language: str, units: Units = "us") -> str:
    """A printed number with its unit, as `41,289 km²`."""
    words = phrasebook(language)
    if measure.show == "year":
        return words.say("value-year" if number > 0 else "value-year-bce", {"year": str(abs(number))})
    require("words")
    from babel.numbers import format_decimal

    amount, kind = converted(number, measure, units)
    plain = str(format_decimal(amount, "#,##0.######", locale=language))
    if kind == "number":
        unit = in_language(measure.unit, language)
        return f"{plain}\N{NO-BREAK SPACE}{unit}" if unit else plain
    return words.say(f"value-{kind}", {"number": plain})


def converted(number: int, measure: Measure, units: Units) -> tuple[Decimal, str]:
    """The amount that is shown and what it counts; metric by the rulebook's factors. [L-UNIT-1, L-UNIT-2]"""
    amount = Decimal(number).scaleb(-measure.decimals)
    if units == "metric" and measure.show == "square-miles":
        return _rounded(amount * KM2_PER_SQUARE_MILE, "1"), "square-kilometres"
    if units == "metric" and measure.show == "short-tons":
        tonnes = amount * TONNES_PER_SHORT_TON
        # One decimal as the rulebook prints it; below 1 t it would make most small emitters "0".
        return _rounded(tonnes, "0.1" if tonnes >= 1 else "0.01"), "tonnes"
    return amount, measure.show


def _rounded(amount: Decimal, step: str) -> Decimal:
    return amount.quantize(Decimal(step), ROUND_HALF_UP)
