"""Checking: what is opened, in which order, and what is compared."""

import pytest

from tallorder.cards import Value
from tallorder.games.comparity.events import CardRevealed, CheckCommitted, CheckResult
from tallorder.games.kernel import CardRef, SeatRef
from tests.games.comparity.table import area, decides, kinds, legal, play, position, refused, violations
from tests.rulebook import rule

CROSS = """position comparity
order height
area | 0                       | 1                        | 2
2    | .                       | [d = height 60, year 4]  | .
1    | [c = height 10, year 3] | [a = height 50, year ~1] | {east}
0    | .                       | [b = height 20, year 2]  | .
hand 1: p | o
hand 2: q | r
deck: ? x 9
turn 1
"""
CLOSED = CROSS.format(east="[e = height 70, year 5]")
OPEN_EAST = CROSS.format(east="e = height 70, year 5")


@rule("C-CHECK-1", "C-CHECK-2", "C-CHECK-4", "C-D-10", "C-R-3", "C-R-4", "C-HIDE-3", "C-R-42")
def test_without_an_open_neighbour_the_checker_sees_the_target_and_must_open_one_of_its_neighbours() -> None:
    game = position(CLOSED)
    (event,) = play(game, "check 1,1")
    faces = {"height": Value(50), "year": Value(1, approximate=True)}
    assert event == CardRevealed(0, game.grid.cards[game.target], (1, 1), faces, "target")
    assert decides(game) == (1, "extra")
    assert area(game)[1, 1] == "a"
    assert legal(game) == ["reveal 1,2", "reveal 0,1", "reveal 2,1", "reveal 1,0"]
    refusal = refused(game, "stop")
    assert (refusal.rule, refusal.code) == ("C-CHECK-2", "comparity-must-reveal")
    events = play(game, "reveal 1,0")
    assert isinstance(events[0], CardRevealed)
    assert (events[0].role, events[0].cell) == ("extra", (1, 0))
    assert events[1] == CheckResult(0, (), (((1, 0), (1, 1)),))
    assert area(game) == {(1, 2): "[d]", (0, 1): "[c]", (1, 1): "a", (2, 1): "[e]", (1, 0): "b"}


@rule("C-CHECK-3", "C-CHECK-4", "C-R-25")
def test_with_an_open_neighbour_the_checker_may_open_one_more_or_stop() -> None:
    game = position(OPEN_EAST)
    play(game, "check 1,1")
    assert legal(game) == ["stop", "reveal 1,2", "reveal 0,1", "reveal 1,0"]
    assert kinds(play(game, "stop"))[0] == "CheckResult"
    other = position(OPEN_EAST)
    play(other, "check 1,1", "reveal 0,1")
    assert decides(other) == (2, "turn"), "at most one neighbour is opened"


@rule("C-CHECK-2", "C-R-4")
def test_a_single_closed_neighbour_is_opened_without_asking() -> None:
    game = position(CLOSED)
    events = play(game, "check 1,2")
    assert [event.role for event in events if isinstance(event, CardRevealed)] == ["target", "extra"]
    assert decides(game) == (2, "turn")
    assert area(game)[1, 1] == "a"


@rule("C-R-4", "C-CHECK-3")
def test_without_a_closed_neighbour_there_is_nothing_to_choose() -> None:
    game = position(OPEN_EAST.replace("[a = height 50, year ~1]", "a = height 50"))
    events = play(game, "check 1,2")
    assert kinds(events)[:2] == ["CardRevealed", "CheckResult"]
    assert decides(game) == (2, "turn")


@rule("C-CHECK-3")
def test_one_closed_neighbour_beside_an_open_one_is_a_choice() -> None:
    row = "position comparity\narea\n0 | a = 1 | [b = 2] | [c = 3]\nhand 1: p\nhand 2: q\ndeck: ? x 4\n"
    game = position(row)
    play(game, "check 1,0")
    assert legal(game) == ["stop", "reveal 2,0"]


@rule("C-R-4")
@pytest.mark.parametrize("cell", ["0,1", "1,2", "5,5"])
def test_only_a_closed_neighbour_of_the_target_is_opened(cell: str) -> None:
    game = position(CLOSED.replace("[c = height 10, year 3]", "c = height 10"))
    play(game, "check 1,1")
    if cell == "1,2":
        play(game, "reveal 1,2")
        return
    refusal = refused(game, f"reveal {cell}")
    x, y = map(int, cell.split(","))
    assert (refusal.rule, refusal.code, refusal.params) == ("C-R-4", "comparity-not-beside-target", {"x": x, "y": y})


@rule("C-CHECK-2")
@pytest.mark.parametrize("move", ["play p @ 1,3", "check 1,2", "draw", "decline"])
def test_a_check_is_finished_before_anything_else(move: str) -> None:
    game = position(CLOSED)
    play(game, "check 1,1")
    refusal = refused(game, move)
    assert (refusal.rule, refusal.code, refusal.params) == ("C-CHECK-2", "comparity-finish-check", {"seat": SeatRef(0)})


@rule("C-CHECK-1")
def test_only_a_closed_card_of_the_area_is_checked() -> None:
    game = position(OPEN_EAST)
    nothing = refused(game, "check 0,0")
    assert (nothing.rule, nothing.code, nothing.params) == ("C-CHECK-1", "comparity-nothing-there", {"x": 0, "y": 0})
    opened = refused(game, "check 2,1")
    card = CardRef(game.view(None).area[3].card)
    assert (opened.rule, opened.code, opened.params) == ("C-CHECK-1", "comparity-already-open", {"card": card})
    play(game, "check 1,1")


@rule("C-R-3")
def test_committed_upfront_the_target_stays_closed_until_the_neighbour_is_chosen() -> None:
    game = position(CLOSED, check_commit="upfront")
    (event,) = play(game, "check 1,1")
    assert event == CheckCommitted(0, game.grid.cards[game.target], (1, 1))
    assert area(game)[1, 1] == "[a]"
    assert game.view(None).target == (1, 1)
    assert legal(game) == ["reveal 1,2", "reveal 0,1", "reveal 2,1", "reveal 1,0"]
    events = play(game, "reveal 1,0")
    assert [(event.role, event.cell) for event in events if isinstance(event, CardRevealed)] == [
        ("target", (1, 1)),
        ("extra", (1, 0)),
    ]
    assert decides(game) == (2, "turn")


@rule("C-R-3")
def test_committed_upfront_a_stop_opens_the_target_alone_and_a_forced_pair_opens_at_once() -> None:
    game = position(OPEN_EAST, check_commit="upfront")
    play(game, "check 1,1")
    events = play(game, "stop")
    assert kinds(events)[:2] == ["CardRevealed", "CheckResult"]
    assert area(game)[1, 1] == "a"
    forced = position(CLOSED, check_commit="upfront")
    events = play(forced, "check 1,2")
    assert kinds(events)[:4] == ["CheckCommitted", "CardRevealed", "CardRevealed", "CheckResult"]


@rule("C-CHECK-5", "C-CHECK-6", "C-D-6", "C-R-33")
def test_every_open_pair_of_the_area_is_compared_whoever_opened_it() -> None:
    row = "position comparity\narea\n0 | a = 9 | b = 8 | [c = 20] | [d = 30]\nhand 1: p\nhand 2: q | r\ndeck: ? x 9\n"
    game = position(row)
    play(game, "check 3,0")
    assert violations(game) == [("a", "b")], "it lay there before, far from the check"
    assert decides(game) == (1, "repair")


@rule("C-CHECK-7", "C-ADJ-2", "C-CHECK-8")
def test_corners_gaps_and_closed_cards_are_not_compared() -> None:
    text = "position comparity\narea\n1 | [x = 1] | c = 5\n0 | a = 9 | [b = 99] | d = 6 | [e = 7]\n"
    game = position(text + "hand 1: p\nhand 2: q\ndeck: ? x 9\n")
    play(game, "check 3,0")
    assert violations(game) == []
    assert decides(game) == (2, "turn")


@rule("C-CHECK-9", "C-R-38")
@pytest.mark.parametrize(("value", "is_violation"), [(45, True), (46, False), (47, False)])
def test_equal_values_are_in_order_either_way_round(value: int, is_violation: bool) -> None:
    for rows in (f"0 | a = 46 | [b = {value}]", f"1 | [b = {value}]\n0 | a = 46"):
        game = position(f"position comparity\narea\n{rows}\nhand 1: p\nhand 2: q\ndeck: ? x 9\n")
        play(game, "check 1,0" if "1 |" not in rows else "check 0,1")
        assert bool(violations(game)) == is_violation


@rule("C-PLAY-4", "C-CHECK-5")
@pytest.mark.parametrize(
    ("cell", "value", "is_violation"),
    [
        ("2,1", 49, True),
        ("2,1", 51, False),
        ("1,2", 49, True),
        ("1,2", 51, False),
        ("0,1", 51, True),
        ("0,1", 49, False),
        ("1,0", 51, True),
        ("1,0", 49, False),
    ],
)
def test_values_grow_to_the_right_and_upwards(cell: str, value: int, is_violation: bool) -> None:
    fields = dict.fromkeys(("0,1", "2,1", "1,2", "1,0"), ".") | {cell: f"[b = {value}]"}
    rows = f"2 | . | {fields['1,2']} | .\n1 | {fields['0,1']} | a = 50 | {fields['2,1']}\n0 | . | {fields['1,0']} | ."
    game = position(f"position comparity\narea\n{rows}\nhand 1: p\nhand 2: q\ndeck: ? x 9\n")
    play(game, f"check {cell}")
    assert bool(violations(game)) == is_violation


@rule("C-EX-3", "C-CHECK-7", "C-CHECK-8", "C-CHECK-9")
def test_mercury_city_and_torre_foster_are_the_only_violation() -> None:
    assert violations(position("c-ex-3")) == [("Mercury City", "Torre Foster")]


@rule("C-EX-7")
def test_megamind_and_iron_man_are_the_only_violation() -> None:
    assert violations(position("c-ex-7")) == [("Megamind", "Iron Man")]


@rule("C-HIDE-3")
def test_a_card_whose_value_is_not_known_cannot_be_opened() -> None:
    row = "position comparity\narea\n0 | a = 1 | {b} | {c}\nhand 1: p\nhand 2: q\ndeck: ? x 9\n"
    game = position(row.format(b="[b]", c="[c = 3]"))
    refusal = refused(game, "check 1,0")
    assert (refusal.rule, refusal.code, refusal.params) == (
        "K-UNKNOWN",
        "comparity-value-unknown",
        {"card": CardRef(1)},
    )
    assert refused(game, "check 2,0").params == {"card": CardRef(1)}, "it would be opened too"
    play(position(row.format(b="[b = 2]", c="[c]")), "check 1,0", "stop")
    other = position(row.format(b="[b = 2]", c="[c]"))
    play(other, "check 1,0")
    assert refused(other, "reveal 2,0").params == {"card": CardRef(2)}
    upfront = position(row.format(b="[b]", c="[c = 3]"), check_commit="upfront")
    play(upfront, "check 1,0")
    assert refused(upfront, "stop").params == {"card": CardRef(1)}
    assert refused(upfront, "reveal 2,0").params == {"card": CardRef(1)}
