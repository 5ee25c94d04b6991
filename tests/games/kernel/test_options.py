"""House-rule switches as words."""

from typing import Annotated, Literal

import msgspec
import pytest

from tallorder.games.kernel import Refused
from tallorder.games.kernel.options import describe, read_options


class Switches(msgspec.Struct, frozen=True):
    is_strict: bool = True
    """Whether there is no mercy, ever. [X-TURN-1, X-R-2]"""
    reading: Literal["plain", "fancy"] = "plain"
    hand: Annotated[int, msgspec.Meta(ge=1, le=9)] = 4
    least: Annotated[int, msgspec.Meta(ge=2)] = 2
    rounds: int | None = None
    first: Literal["random"] | int = "random"


def test_switches_are_described_with_default_allowed_words_and_rule() -> None:
    assert describe(Switches) == {
        "is_strict": {"default": "on", "allowed": ["on", "off"], "rule": "X-R-2"},
        "reading": {"default": "plain", "allowed": ["plain", "fancy"], "rule": ""},
        "hand": {"default": "4", "allowed": ["1 to 9"], "rule": ""},
        "least": {"default": "2", "allowed": ["2 or more"], "rule": ""},
        "rounds": {"default": "none", "allowed": ["a number", "none"], "rule": ""},
        "first": {"default": "random", "allowed": ["random", "a number"], "rule": ""},
    }


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("is_strict", "off", False),
        ("reading", "fancy", "fancy"),
        ("hand", "9", 9),
        ("least", "100", 100),
        ("rounds", "none", None),
        ("rounds", "12", 12),
        ("first", "3", 3),
        ("first", "random", "random"),
    ],
)
def test_a_word_sets_a_switch(name: str, word: str, value: object) -> None:
    assert getattr(read_options(Switches, {name: word}), name) == value


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("is_strict", "true"),
        ("is_strict", "True"),
        ("reading", "plainest"),
        ("hand", "0"),
        ("hand", "10"),
        ("hand", "-1"),
        ("hand", "four"),
        ("least", "1"),
        ("rounds", ""),
        ("rounds", "--1"),
        ("rounds", "9" * 5000),
        ("first", "none"),
    ],
)
def test_a_wrong_word_is_refused_with_the_allowed_ones(name: str, word: str) -> None:
    with pytest.raises(Refused) as refused:
        read_options(Switches, {name: word})
    found = refused.value.refusal
    assert (found.rule, found.code) == ("K-OPTION", "option-value")
    assert found.params["option"] == name
    assert found.params["allowed"] == ", ".join(describe(Switches)[name]["allowed"])


def test_an_unknown_switch_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        read_options(Switches, {"reeding": "plain"})
    assert refused.value.refusal.code == "unknown-option"
    assert "reading" in str(refused.value.refusal.params["allowed"])
