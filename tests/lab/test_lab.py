"""Two sets of rules on the same deals: sums, files to go on from, intervals, pages."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from tallorder.cli import main
from tallorder.games.kernel import Refused
from tallorder.lab import series
from tallorder.lab.experiment import DEALS_IN_PORTION, Experiment, Sums, add_up, play_portion
from tallorder.lab.findings import compare, findings, needed
from tallorder.lab.parting import first_parting, part
from tallorder.messages import LANGUAGES

QUESTION = Experiment(
    "comparity-landmarks", {"trio_bonus_mandatory": "on"}, {}, 3, ("any-legal",) * 3, seed=5
).settled()
SAME = msgspec.structs.replace(QUESTION, options={})


def test_the_same_rules_on_the_same_deals_differ_in_nothing() -> None:
    for one in findings({0: play_portion(SAME, 0)[1]}):
        assert one.gap.mean == one.gap.low == one.gap.high == 0
        assert one.new == one.old
        assert not one.decided
        assert one.needs is None


def test_a_portion_is_the_same_wherever_and_whenever_it_is_played() -> None:
    here = series.run(QUESTION, 60)
    there = series.run(QUESTION, 60, jobs=2)
    assert here == there
    assert add_up(here) == add_up(dict(reversed(there.items())))
    assert add_up(here)["length"].games == 60


def test_shares_of_wins_add_up_and_measures_are_of_both_games() -> None:
    sums = add_up(series.run(QUESTION, 20))
    assert sum(sums[f"won-by-{place}"].new for place in (1, 2, 3)) == pytest.approx(20)
    assert sums["hits"].new <= sums["tries"].new <= sums["length"].new
    assert sums["bluffs"].old > 0
    assert set(sums) == {
        *(f"won-by-{place}" for place in (1, 2, 3)),
        *("length", "lead-changes", "comebacks", "drama", "forced", "bluffs", "tries", "hits"),
    }


def test_knowledge_is_measured_where_there_is_something_to_know() -> None:
    friends = msgspec.structs.replace(QUESTION, game="cardline-globetrotter", options={}, bots=("friend",) * 3)
    settled = msgspec.structs.replace(friends, deck_hash="").settled()
    sums = play_portion(settled, 0)[1]
    assert sums["knowledge"].games == DEALS_IN_PORTION // 4
    assert sums["knowledge"].new > sums["knowledge"].games / 3


def test_a_series_goes_on_where_it_was_stopped_and_counts_nothing_twice(tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    series.run(QUESTION, 20, file=file)
    text = file.read_text()
    file.write_text(text + text.splitlines()[1] + "\n" + text.splitlines()[1][:40])
    played: list[int] = []
    again = series.run(QUESTION, 60, file=file, progress=played.append)
    assert played == [1, 1, 1], "one portion was there, two were played"
    assert again == series.run(QUESTION, 60)
    assert series.run(QUESTION, 60, file=file) == again
    assert len(series.read_done(file, QUESTION)) == 3
    with pytest.raises(series.OtherExperiment, match="another experiment"):
        series.run(SAME, 20, file=file)


def test_another_deck_under_the_same_name_is_refused() -> None:
    with pytest.raises(Refused, match="deck-differs"):
        play_portion(msgspec.structs.replace(QUESTION, deck_hash="another"), 0)


def test_intervals_shrink_and_needed_games_are_enough() -> None:
    few, many = Sums(), Sums()
    for number in range(8000):
        new, old = float(number % 2), float(number % 50 < 24)
        if number < 100:
            few.count(new, old)
        many.count(new, old)
    portions = {0: {"won-by-1": few}}
    undecided, decided = compare("won-by-1", few, portions), compare("won-by-1", many, portions)
    assert (undecided.decided, decided.decided) == (False, True)
    assert decided.gap.mean == pytest.approx(0.02)
    assert decided.new.low < 0.5 < decided.new.high
    assert undecided.needs is not None
    assert undecided.needs + 100 == needed(undecided.gap.mean, (few.gap_squares - 100 * undecided.gap.mean**2) / 99)


def test_the_rules_part_at_the_first_move_that_differs() -> None:
    parting = first_parting(QUESTION)
    assert parting is not None
    assert parting == part(QUESTION, parting.deal)
    new, old = (re.findall(r"^\d: .*", side.record, re.MULTILINE) for side in (parting.new, parting.old))
    assert new[: parting.move] == old[: parting.move]
    assert new[parting.move] != old[parting.move]
    assert new[parting.move] == f"{parting.seat + 1}: {parting.new.text}"
    assert "option trio_bonus_mandatory = on" in parting.new.record
    assert first_parting(SAME, 3) is None


class Outside(HTMLParser):
    """Everything that a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        links = [value or "" for name, value in attrs if name in ("src", "href")]
        self.found += [link for link in links if not link.startswith("data:")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_and_says_how_to_make_it_again(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "trio.html"
    words = ["lab", "comparity-landmarks trio_bonus_mandatory=on", "--bots", "any-legal", "--games", "40"]
    assert main([*words, "--jobs", "1", "--lang", language, "--out", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    outside = Outside()
    outside.feed(text)
    assert not outside.found
    assert "script" not in outside.tags
    assert {"svg", "table", "pre"} <= outside.tags
    assert QUESTION.deck_hash in text
    assert "tallorder lab &#x27;comparity-landmarks trio_bonus_mandatory=on&#x27;" in text
    assert "lab-" not in re.sub(r"base64,[^\"]+", "", capsys.readouterr().out + text), "every code has its sentence"


def test_programs_read_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "cardline-globetrotter", "hand_size=2", "--games", "40", "--players", "2", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["experiment"]["options"] == {"hand_size": "2"}
    measures = {one["name"]: one for one in found["measures"]}
    assert measures["length"]["decided"]
    assert found["parting"]["new"]["record"].startswith("record cardline-globetrotter")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["cardline-globetroter"], "cardline-globetroter"),
        (["skyscraper", "open_stacks"], "expected NAME=VALUE"),
        (["skyscraper", "--bots", "friend,friend"], "expected one, or 3"),
        (["skyscraper", "--players", "7"], "7"),
    ],
)
def test_bad_input_is_one_clear_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *words]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
