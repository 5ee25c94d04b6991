"""Names that show nothing, or look like somebody else's, are refused; names that people really have are not."""

import unicodedata
from itertools import combinations

import pytest

from tallorder.table import commands
from tallorder.table.decide import BOT_NAMES
from tallorder.table.names import is_taken, shown, skeleton
from tests.table.group import gather

LOOKALIKES = (
    ("Anna", "anna"),
    ("Anna", "Аnnа"),
    ("Anna", "Ａｎｎａ"),
    ("Anna", "𝐀𝓷𝕟𝖆"),
    ("Anna", "A\u200bnna"),
    ("Anna", "An\u00adna"),
    ("Anna", "Anna\u3164"),
    ("Anna", "Anna."),
    ("Anna", "An na"),
    ("Anna", "Ännä"),
    ("Anna", "A\u0336nna"),
    ("Anna", "ᎪΝΝᎪ"),
    ("Oleg", "0leg"),
    ("Oleg", "ΟIeg"),
    ("Mark", "rnark"),
    ("Витя", "Bитя"),
    ("Алексей", "Алексеи"),
)
BLANK = (" ", "\u3164", "\u2800\u2800", "\u115f\u1160", "\u200b\u200e", "\u0301\u0301", "\ufe0f", "\u00ad", "\uffa0 ")
REAL = """
Anna Anya Boris Chloé Dina Emil Zoé Nina Mina Lena Lina Ali Aly Max Mia Ana P1 P2 P3 P10
Аня Ася Оля Юля Коля Толя Поля Витя Митя Катя Маша Паша Саша Даша Глеб Лев
Zoë李 李明 王明 김민수 さくら さくろ محمد أحمد שרה נועה Δήμητρα Γιώργος ❤️ 🎲 ;-) :)
"""


@pytest.mark.parametrize(("name", "other"), LOOKALIKES)
def test_a_name_that_looks_like_anothers_is_taken(name: str, other: str) -> None:
    assert is_taken(other, [name])
    assert is_taken(name, [other])


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert shown(name) == ""


def test_names_that_people_have_do_not_exclude_each_other() -> None:
    alike = {pair for pair in combinations(REAL.split(), 2) if skeleton(pair[0]) == skeleton(pair[1])}
    assert not alike
    assert all(shown(name) == unicodedata.normalize("NFC", name) for name in REAL.split())
    assert len({skeleton(name) for name in BOT_NAMES}) == len(BOT_NAMES)


def test_accents_do_not_reach_into_other_lines() -> None:
    assert shown("A" + "\u0316" * 20 + "nna") == "A\u0316\u0316nna"


async def test_nobody_sits_down_under_or_takes_a_name_like_anothers() -> None:
    group = await gather("Anna Boris")
    for name in ("Аnnа", "Anna\u3164", "аnna"):
        assert await group.refused(1, commands.Rename, seat=1, name=name) == "name-taken"
        assert await group.refused(1, commands.Sit, name=name) == "name-taken"
    assert await group.refused(1, commands.Sit, name="\u3164\u2800") == "name-empty"
    await group.do(1, commands.Rename, seat=1, name="Bоris")
    await group.do(0, commands.Rename, seat=0, name="Änna")
