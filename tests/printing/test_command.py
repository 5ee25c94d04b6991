"""`tallorder print`, and the same by HTTP."""

import json
from pathlib import Path

import pytest

from tallorder.cli import main


def test_a_deck_is_printed_into_a_file_with_a_word_on_how_to_print_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "some.pdf"
    words = ["print", "landmarks", "--cards", "big-ben,eiffel-tower", "--out", str(out), "--lang", "en"]
    assert main(words) == 0
    told = capsys.readouterr()
    assert out.read_bytes().startswith(b"%PDF")
    assert "2 pages, 2 cards" in told.out
    assert "long edge" in told.err
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(out), "what": "cards", "pages": 2, "cards": 2}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["landmarks", "--cards", "atlantis"], "no card “atlantis”"),
        (["landmarks", "--order", "beauty"], "no measure “beauty”"),
        (["landmarks", "--size", "200", "--bleed", "20"], "do not fit on this paper"),
        (["skyscraper", "--poster"], "no --poster"),
        (["nothing.csv"], "there is no such file"),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_line(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "none.pdf"
    assert main(["print", *words, "--out", str(out), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert not out.exists()


@pytest.mark.parametrize("words", [["--offset", "1"], ["--offset", "99,0"], ["--size", "-3"], ["--bleed", "a"]])
def test_lengths_that_make_no_sense_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["print", "landmarks", *words])
    assert left.value.code == 2
