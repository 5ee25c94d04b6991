"""Whatever a file holds, its owner gets a clear refusal and never a traceback."""

import os
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tallorder.decks.check import check
from tallorder.decks.load import load, read_plain
from tallorder.decks.problem import DeckError
from tallorder.decks.words import explain, report_lines
from tallorder.messages import LANGUAGES, phrasebook

TOML = 'title = "T"\n[measures.value]\nname = "Value"\n'


def refusal(data: bytes) -> str:
    with pytest.raises(DeckError) as error:
        read_plain(data, "my.csv")
    return error.value.problems[0].code


JUNK = [
    (b"", "file-empty"),
    (b"\n \n", "file-empty"),
    (b"\xef\xbb\xbf", "file-empty"),
    (b"name,value\n", "no-cards"),
    (b"name\na\nb\n", "one-column"),
    (b"title of nothing", "one-column"),
    (b"what,value\na,1\n", "no-name-column"),
    (b"name,colour\na,red\n", "no-value-column"),
    (b"name,value\na,1\x00\n", "file-binary"),
    (b"name,value\na\x07,1\n", "file-binary"),
    ("name,value\na\u202egnp.exe,1\n".encode(), "file-binary"),
    (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "file-binary"),
    (b"PK\x03\x04\x14\x00\x06\x00", "file-binary"),
    ("name,value\na,1\n".encode("utf-16"), "file-utf16"),
    ("name,value\nРейн,1\n".encode("cp1251"), "file-not-utf8"),
    (b'name,value\n"a,1\nb,2\n', "quote-open"),
    (b'name,value\n"a"b,1\n', "row-unreadable"),
    (b"name,value\na,1,2\n", "row-too-long-comma"),
    (b"name;value\na;1;2\n", "row-too-long"),
    (b"name,,value\na,,1\n", "column-nameless"),
    (b"name,Name,value\na,b,1\n", "column-twice"),
    (b"name,Value,value (m)\na,1,2\n", "column-twice"),
    (b"name,value" + b",x" * 90 + b"\na,1\n", "too-many-columns"),
    (b"name," + b"v" * 101 + b"\na,1\n", "column-name-long"),
    (b"name,value\n" + b"a" * 2_001 + b",1\n", "cell-too-long"),
    (b'name,value\n"' + b"a" * 200_000 + b'",1\n', "cell-too-long"),
    (b"name,value\n" + b"".join(b"c%d,%d\n" % (i, i) for i in range(100_000)), "too-many-rows"),
    (b"name,value\n" + b"a" * 2_000_001, "file-too-large"),
    (b"," * 1_000_000, "no-cards"),
    (b"x," * 100_000, "too-many-columns"),
    (b'"' * 999_999, "one-column"),
]


@pytest.mark.parametrize(("data", "code"), JUNK, ids=[f"{place}-{code}" for place, (_, code) in enumerate(JUNK)])
def test_junk_is_refused_with_the_reason(data: bytes, code: str) -> None:
    assert refusal(data) == code


def test_the_most_cards_that_are_accepted() -> None:
    rows = b"".join(b"c%d,%d\n" % (i, i) for i in range(2_000))
    assert len(read_plain(b"name,value\n" + rows, "my.csv").deck.cards) == 2_000


@pytest.mark.parametrize("path", ["nowhere.csv", "no/such/folder", "\x00", "a" * 5_000, ""], ids=range(5))
def test_a_path_that_leads_nowhere(path: str, tmp_path: Path) -> None:
    with pytest.raises(DeckError):
        load(tmp_path / path if path and "\x00" not in path else path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(DeckError) as error:
        load(tmp_path / "pipe")
    assert error.value.problems[0].code == "file-not-a-file"


def folder(tmp_path: Path, toml: str | bytes, cards: str = "name,value\na,1\n") -> Path:
    (tmp_path / "deck.toml").write_bytes(toml.encode() if isinstance(toml, str) else toml)
    (tmp_path / "cards.csv").write_text(cards, encoding="utf-8")
    return tmp_path


def test_a_plain_folder_loads(tmp_path: Path) -> None:
    assert load(folder(tmp_path, TOML)).title == {"en": "T"}


WRONG = [
    ("title", "toml-unreadable"),
    ("a = " + "[" * 5_000, "toml-unreadable"),
    ('title = "T"\n', "toml-wrong"),
    ('title = "T"\nmeasures = {}\n', "toml-wrong"),
    (TOML + "decimals = 7\n", "toml-wrong"),
    (TOML + 'show = "parsecs"\n', "toml-wrong"),
    (TOML + "surprise = 1\n", "toml-wrong"),
    ('title = " "\n[measures.value]\nname = "Value"\n', "title-empty"),
    ('title = "T"\n[measures.value]\nname = ""\n', "title-empty"),
    ('title = "T"\n[measures."Big Value"]\nname = "Value"\n', "id-shape"),
    ('id = "../x"\n' + TOML, "id-shape"),
    ('default_order = "height"\n' + TOML, "order-unknown"),
    ('title = { English = "T" }\n[measures.value]\nname = "Value"\n', "language-shape"),
    (b"\xff\xfe\x00", "file-utf16"),
    ("#" * 100_001, "file-too-large"),
    ('face = ["longitude"]\n' + TOML, "face-without-column"),
    ('title = "T"\n[measures.height]\nname = "Height"\n', "column-unknown"),
]


@pytest.mark.parametrize(("toml", "code"), WRONG, ids=[f"{place}-{code}" for place, (_, code) in enumerate(WRONG)])
def test_a_wrong_description_is_refused_with_the_reason(toml: str | bytes, code: str, tmp_path: Path) -> None:
    with pytest.raises(DeckError) as error:
        load(folder(tmp_path, toml))
    assert error.value.problems[0].code == code


def test_a_folder_without_its_cards(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text(TOML)
    with pytest.raises(DeckError) as error:
        load(tmp_path)
    assert (error.value.problems[0].code, error.value.problems[0].file) == ("file-missing", "cards.csv")


def test_a_folder_measure_without_its_column(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as error:
        load(folder(tmp_path, TOML + '[measures.depth]\nname = "Depth"\n'))
    assert [problem.code for problem in error.value.problems] == ["measure-without-column"]


def test_a_value_finer_than_the_description_allows(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as error:
        load(folder(tmp_path, TOML, "name,value\na,1.5\n"))
    assert error.value.problems[0].code == "value-too-fine"


CELLS = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        ["name", "value", "year", "note_ru", "1", "-5", "1,5", "1.234", "≈3", "nan", "1e9", '"', ",", ";", "=1", "yes"]
    ),
)
TABLES = st.lists(st.lists(CELLS, max_size=5), max_size=6)


def read(data: bytes) -> None:
    """Reads a file as a user would, and says all there is to say about it."""
    try:
        opened = read_plain(data, "my.csv")
    except DeckError as error:
        for problem in error.problems:
            for language in LANGUAGES:
                sentence = explain(problem, language)
                assert f"deck-{problem.code}" not in sentence
                assert "{" not in sentence.replace("{", "", sum(str(p).count("{") for p in problem.params.values()))
        return
    assert opened.deck.cards
    for card in opened.deck.cards:
        assert card.id
        assert card.name["en"]
        assert set(card.values) == {measure.id for measure in opened.deck.measures}


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    read(data)


@settings(max_examples=150, deadline=None)
@given(TABLES, st.sampled_from([",", ";", "\t"]))
def test_any_table_is_read_or_refused(table: list[list[str]], sign: str) -> None:
    body = "\n".join(sign.join(row) for row in table)
    read(f"name{sign}value{sign}year\n{body}".encode("utf-8", "surrogatepass"))


@settings(max_examples=60, deadline=None)
@given(TABLES)
def test_any_quoted_table_is_read_or_refused(table: list[list[str]]) -> None:
    rows = [",".join('"' + cell.replace('"', '""') + '"' for cell in row) for row in table]
    read(("name,value,note\n" + "\n".join(rows)).encode("utf-8", "surrogatepass"))


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60))
def test_any_description_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    made = folder(tmp_path_factory.mktemp("deck"), TOML + text)
    report = check(made, {"comparity": {2: 29}})
    assert list(report_lines(report, "ru"))


def test_every_problem_has_its_sentence_in_three_languages() -> None:
    source = Path(__file__).parents[2] / "src" / "tallorder" / "decks"
    words = phrasebook("en")
    codes = set()
    for file in source.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:refuse|Problem|NotANumber|report|warning)\(\s*"([a-z0-9-]+)"', text))
        codes |= set(re.findall(r'yield "(spoiler-[a-z]+)"', text))
    assert len(codes) > 50
    assert [code for code in sorted(codes) if not words.has(f"deck-{code}")] == []
