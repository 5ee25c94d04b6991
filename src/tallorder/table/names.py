"""Names at a table: what people may call themselves, and which names look like another's.

A name is compared by its skeleton, what is left of it when letters that look alike are one letter: the idea, and the
word, are those of Unicode's UTS 39. Why the list of letters is our own: decision 30.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

BLANKS: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159") | frozenset(
    chr(code) for block in (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)) for code in block
)
"""Letters, marks and signs that show nothing at all."""
MOST_MARKS: Final = 2
"""More accents on one letter reach into the lines above and below."""
ACCENTS: Final = tuple(map(range, (0x300, 0x1AB0, 0x1DC0, 0x20D0, 0xFE20), (0x370, 0x1B00, 0x1E00, 0x2100, 0xFE30)))
"""Marks above, below and through letters of any script; vowel signs of one script are letters of that script."""

ALIKE: Final = (
    ("a", "аАαΑɑᴀꓮᎪ"),
    ("b", "вВβΒʙƄьЬꓐᏴ"),
    ("c", "сСϲⅽᴄꓚᏟ"),
    ("d", "ԁժᴅꓓᎠđ"),
    ("e", "еЕεΕҽᴇꓰᎬ℮ɛ"),
    ("f", "ſғքϜꓝ"),
    ("g", "ɡցɢԌꓖᏀ"),
    ("h", "һҺнНηΗհʜꓧᎻћђħ"),
    ("i", "іІιΙıɩɪӏӀΙlL1|!ⅼӀꓲꓡⵏ"),
    ("j", "јЈʝյϳᴊꓙᎫ"),
    ("k", "кКκΚᴋꓗᏦқ"),
    ("m", "мМΜᴍꓟᎷ"),
    ("n", "пΝɴꓠոռ"),
    ("o", "оОοΟσօՕᴏꓳ0øөӨѳ"),
    ("p", "рРρΡᴘꓑᏢ"),
    ("q", "ԛԚզգ"),
    ("r", "гʀᴦꓣᎡ"),
    ("s", "ѕЅꜱꓢՏᏚ"),
    ("t", "тТτΤᴛꓔᎢ"),
    ("u", "υսՍᴜꓴ"),
    ("v", "ѵѴνᴠꓦᏙ"),
    ("w", "ԝԜωшᴡꓪᎳщ"),
    ("x", "хХχΧꓫ"),
    ("y", "уУүҮΥγʏꓬ"),
    ("z", "ΖζᴢꓜᏃ"),
    ("3", "зЗʒ"),
    ("ae", "æӕ"),
    ("oe", "œ"),
)
"""What letters of other scripts, and signs, are taken for at a glance."""
_FOLD: Final = {ord(other): letter for letter, others in ALIKE for other in others}
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def one_line(text: str) -> str:
    """Text as people may type it: one line, without control characters or invisible tricks."""
    letters = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if letter.isspace() else letter for letter in letters)
    return " ".join("".join(one for one in spaced if unicodedata.category(one)[0] != "C").split())


def shown(name: str) -> str:
    """A name as it is shown: one line with at most two accents on a letter; empty if nothing of it can be seen."""
    kept, marks = [], 0
    for letter in one_line(name):
        marks = marks + 1 if _is_accent(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    name = " ".join("".join(kept).split())
    return name if any(_is_seen(letter) for letter in name) else ""


def skeleton(name: str) -> str:
    """What is left of a name when letters that look alike are one letter; equal for names that people would mix up."""
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(one for one in letters if not _is_accent(one) and _is_seen(one))
    folded = plain.translate(_FOLD).casefold().translate(_FOLD)
    for pair, letter in _PAIRS:
        folded = folded.replace(pair, letter)
    return "".join(one for one in folded if one.isalnum()) or folded or name


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody of these has a name that looks like this one."""
    mark = skeleton(name)
    return any(mark == skeleton(other) for other in others)


def _is_accent(letter: str) -> bool:
    return any(ord(letter) in block for block in ACCENTS)


def _is_seen(letter: str) -> bool:
    return letter not in BLANKS and unicodedata.category(letter)[0] not in "ZCM"
