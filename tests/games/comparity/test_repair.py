"""Repair: clean swaps, discards, joining a split area, and the house rules about them."""

import pytest

from tallorder.games.comparity.events import AreaSplit, CardDiscarded, CardPlayed, CardsRearranged, CardsSwapped
from tallorder.games.kernel import SeatRef
from tests.games.comparity.table import (
    area,
    decides,
    hand,
    kinds,
    legal,
    names,
    play,
    position,
    refused,
    violations,
)
from tests.rulebook import rule


@rule("C-FIX-1", "C-EX-4", "C-R-5", "C-R-6", "C-R-9")
def test_mercury_city_and_torre_foster_change_places() -> None:
    game = position("c-ex-3")
    assert legal(game) == ["swap 2,1 3,1"]
    mercury, foster = (game.agreed.cards[card].name["en"] for card in (1, 2))
    (event,) = play(game, "swap 3,1 2,1")
    assert isinstance(event, CardsSwapped)
    assert names(game, [event.first, event.second]) == ["Mercury City", "Torre Foster"] == [mercury, foster]
    assert (event.seat, event.cells) == (1, ((2, 1), (3, 1)))
    assert area(game)[2, 1] == "Torre Foster"
    assert area(game)[3, 1] == "Mercury City"
    assert violations(game) == []
    assert game.discards == []
    assert decides(game) == (1, "turn")


@rule("C-EX-8")
def test_megamind_and_iron_man_change_places() -> None:
    game = position("c-ex-7")
    play(game, "swap 2,1 3,1")
    assert violations(game) == []
    assert area(game)[3, 1] == "Megamind"


@rule("C-FIX-2", "C-EX-5", "C-R-5", "C-R-8")
def test_twin_towers_are_discarded_because_a_swap_would_not_be_clean() -> None:
    game = position("c-ex-5")
    play(game, "check 0,0")
    assert violations(game) == [("Twin Towers", "Kalyan Minaret")]
    refusal = refused(game, "swap 0,0 1,0")
    assert (refusal.rule, refusal.code) == ("C-FIX-2", "comparity-swap-not-clean")
    assert legal(game) == ["discard 0,0", "discard 1,0"]
    events = play(game, "discard 0,0")
    assert events == [CardDiscarded(1, game.discards[0], (0, 0))]
    assert names(game, game.discards) == ["Twin Towers"]
    assert area(game) == {(1, 0): "Kalyan Minaret", (2, 0): "Colossus of Rhodes"}
    assert decides(game) == (1, "turn"), "the area holds together, so nothing is joined"


@rule("C-FIX-3", "C-FIX-4", "C-FIX-5", "C-EX-6", "C-R-12", "C-D-9", "C-D-11")
def test_nabemba_tower_is_discarded_and_space_needle_joins_the_parts() -> None:
    game = position("c-ex-6")
    play(game, "check 1,0")
    assert violations(game) == [("Nabemba Tower", "Kalyan Minaret")]
    assert legal(game) == ["discard 1,0", "discard 2,0"]
    events = play(game, "discard 1,0")
    parts = (((0, 1), (0, 0)), ((2, 1), (3, 1), (2, 0), (3, 0)))
    assert events[1] == AreaSplit(1, parts)
    assert decides(game) == (2, "join")
    cells = ["1,1", "1,0"]
    assert legal(game) == [f"play {card} @ {cell}" for card in ("Space Needle", "The Shard") for cell in cells]
    (event,) = play(game, "play Space Needle @ 1,1")
    assert isinstance(event, CardPlayed)
    assert (event.why, event.neighbours) == ("join", 2), "two neighbours, and yet no Duet"
    assert area(game)[1, 1] == "[Space Needle]"
    assert decides(game) == (1, "turn")


@rule("C-EX-9")
def test_revenge_of_the_sith_is_discarded_and_the_area_holds_together() -> None:
    game = position("c-ex-9")
    play(game, "check 2,-1")
    assert violations(game) == [("Revenge of the Sith", "OUATIA")]
    assert legal(game) == ["discard 2,0", "discard 2,-1"]
    play(game, "discard 2,-1")
    assert decides(game) == (1, "turn")
    assert violations(game) == []


@rule("C-EX-10")
def test_once_upon_a_time_in_america_is_discarded_and_harry_potter_joins_the_parts() -> None:
    game = position("c-ex-10")
    play(game, "check 2,0")
    assert violations(game) == [("The Game", "OUATIA")]
    play(game, "discard 2,0")
    assert legal(game)[:2] == ["play Harry Potter @ 1,1", "play Harry Potter @ 2,0"]
    play(game, "play Harry Potter @ 1,1")
    assert decides(game) == (1, "turn")


@rule("C-RX-1", "C-R-7", "C-R-8")
def test_in_an_inverted_row_any_of_the_three_may_be_discarded() -> None:
    game = position("c-rx-1")
    play(game, "check 1,0")
    assert violations(game) == [("a", "b"), ("b", "c")]
    assert legal(game) == ["discard 0,0", "discard 1,0", "discard 2,0"]
    other = game.clone()
    play(game, "discard 1,0")
    assert legal(game) == ["play q @ 1,0", "play r @ 1,0"]
    play(other, "discard 0,0")
    assert legal(other) == ["swap 1,0 2,0"], "now the rest swaps cleanly"
    play(other, "swap 1,0 2,0")
    assert area(other) == {(1, 0): "c", (2, 0): "b"}


@rule("C-RX-2", "C-R-5")
def test_a_new_violating_pair_of_cards_makes_a_swap_unclean_even_in_the_same_cells() -> None:
    game = position("c-rx-2")
    play(game, "check 1,0")
    assert violations(game) == [("a", "b"), ("b", "c")]
    assert refused(game, "swap 1,0 1,1").code == "comparity-swap-not-clean"
    assert legal(game) == ["discard 1,1", "discard 0,0", "discard 1,0"]


@rule("C-RX-3", "C-R-7", "C-R-5")
def test_one_swap_can_make_room_for_the_other() -> None:
    game = position("c-rx-3")
    play(game, "check 0,0", "reveal 1,0")
    assert violations(game) == [("a", "c"), ("b", "d")]
    assert legal(game) == ["swap 0,0 0,1"]
    refusal = refused(game, "discard 1,0")
    assert (refusal.rule, refusal.code) == ("C-R-7", "comparity-swap-first")
    play(game, "swap 0,0 0,1")
    assert legal(game) == ["swap 1,0 2,0"]
    play(game, "swap 1,0 2,0")
    assert game.discards == []
    assert decides(game) == (1, "turn")


@rule("C-R-7")
def test_with_repair_order_free_a_stuck_pair_may_be_discarded_from_at_once() -> None:
    game = position("c-rx-3", repair_order="free")
    play(game, "check 0,0", "reveal 1,0")
    assert legal(game) == ["swap 0,0 0,1", "discard 1,0", "discard 2,0"]
    assert refused(game, "discard 0,0").code == "comparity-swap-first", "90 and 20 can be swapped"
    play(game, "discard 1,0", "play q @ 1,0", "swap 0,0 0,1")
    assert decides(game) == (1, "turn")


@rule("C-R-7")
def test_with_repair_order_free_a_card_of_a_stuck_pair_goes_even_if_it_could_be_swapped_with_another() -> None:
    text = "position comparity\noption repair_order = free\narea\n1 | c = 40 | .\n0 | b = 50 | d = 20 | e = 30\n"
    game = position(text + "hand 1: p\nhand 2: q | r\ndeck: ? x 9\nturn 2\nphase repair\n")
    assert violations(game) == [("b", "d"), ("b", "c")]
    assert [move for move in legal(game) if move.startswith("swap")] == []
    row = "position comparity\noption repair_order = free\narea\n1 | c = 20 | .\n0 | b = 50 | d = 30 | e = 40\n"
    game = position(row + "hand 1: p\nhand 2: q | r\ndeck: ? x 9\nturn 2\nphase repair\n")
    assert legal(game) == ["swap 0,0 0,1", "discard 0,0", "discard 1,0"]


@rule("C-RX-4", "C-R-13", "C-R-12")
def test_one_card_must_join_all_three_parts() -> None:
    game = position("c-rx-4")
    play(game, "check 0,0")
    assert legal(game) == ["discard -1,0", "discard 0,0", "discard 1,0"]
    play(game, "discard 0,0")
    assert legal(game) == ["play q @ 0,0", "play r @ 0,0"]
    refusal = refused(game, "play q @ 1,1")
    assert (refusal.rule, refusal.code) == ("C-R-13", "comparity-does-not-join")
    assert refusal.params == {"parts": 3, "x": 1, "y": 1}


@rule("C-R-12")
def test_with_join_cells_vacated_the_card_goes_where_the_discarded_one_lay() -> None:
    game = position("c-ex-6", join_cells="vacated")
    play(game, "check 1,0", "discard 1,0")
    assert legal(game) == ["play Space Needle @ 1,0", "play The Shard @ 1,0"]
    refusal = refused(game, "play Space Needle @ 1,1")
    assert (refusal.rule, refusal.code, refusal.params) == ("C-R-12", "comparity-join-vacated", {"x": 1, "y": 1})


@rule("C-FIX-3", "C-R-14", "C-R-17")
@pytest.mark.parametrize("move", ["check 0,0", "discard 0,0", "decline", "draw"])
def test_joining_is_compulsory(move: str) -> None:
    game = position("c-ex-6")
    play(game, "check 1,0", "discard 1,0")
    refusal = refused(game, move)
    assert (refusal.rule, refusal.code, refusal.params) == ("C-FIX-3", "comparity-join", {"seat": SeatRef(1)})
    assert refused(game, "play Big Ben @ 1,1").code == "comparity-card-of-another"
    assert refused(game, "play Space Needle @ 0,0").code == "comparity-cell-taken"
    assert refused(game, "play Space Needle @ 9,9").code == "comparity-not-adjacent"


@rule("C-R-15")
def test_the_parts_are_joined_before_further_violations_are_handled() -> None:
    row = "position comparity\narea\n0 | a = 40 | b = 30 | [c = 20] | d = 10 | e = 60 | f = 50\n"
    game = position(row + "hand 1: p\nhand 2: q | r\ndeck: ? x 9\nturn 2\n")
    play(game, "check 2,0", "swap 4,0 5,0", "discard 2,0")
    assert decides(game) == (2, "join")
    assert violations(game) == [("a", "b")]
    play(game, "play q @ 2,0")
    assert decides(game) == (2, "repair")
    play(game, "swap 0,0 1,0")
    assert decides(game) == (1, "turn")


@rule("C-R-9", "C-R-25")
@pytest.mark.parametrize("move", ["play London Eye @ 0,1", "check 1,0", "draw", "stop", "decline", "reveal 1,0"])
def test_the_turn_does_not_end_while_a_violation_stands(move: str) -> None:
    refusal = refused(position("c-ex-3"), move)
    assert (refusal.rule, refusal.code, refusal.params) == ("C-R-9", "comparity-repair", {"seat": SeatRef(1)})


@rule("C-R-6")
def test_only_a_violating_pair_is_swapped() -> None:
    game = position("c-ex-3")
    refusal = refused(game, "swap 2,0 3,0")
    assert (refusal.rule, refusal.code) == ("C-R-6", "comparity-not-a-violation")
    corner = refused(game, "swap 2,0 3,1")
    assert (corner.rule, corner.code) == ("C-R-6", "comparity-not-a-pair")
    arranged = refused(game, "arrange Mercury City @ 3,1")
    assert (arranged.rule, arranged.code) == ("C-R-6", "comparity-only-pairs")
    play(game, "swap 2,1 3,1")


FAR = """position comparity
option repair_swap = any
area
0 | a = 50 | b = 10 | [c = 30] | d = 40 | [e = 5]
hand 1: p
hand 2: q | r
deck: ? x 9
turn 2
"""


@rule("C-R-6", "C-R-5", "C-FIX-1")
@pytest.mark.parametrize(("switch", "offered"), [("pair", "discard 0,0"), ("any", "swap 0,0 2,0")])
def test_with_repair_swap_any_misplaced_cards_that_do_not_touch_may_be_swapped(switch: str, offered: str) -> None:
    game = position("c-rx-1", repair_swap=switch)
    play(game, "check 1,0")
    assert legal(game)[0] == offered, "30, 20, 10: no two neighbours swap cleanly, the outer two do"
    if switch == "any":
        (event,) = play(game, "swap 2,0 0,0")
        assert isinstance(event, CardsSwapped)
        assert event.cells == ((0, 0), (2, 0))
        assert area(game) == {(0, 0): "c", (1, 0): "b", (2, 0): "a"}
        assert decides(game) == (1, "turn")


@rule("C-R-6")
def test_with_repair_swap_any_the_two_cards_may_belong_to_different_mistakes() -> None:
    game = position(FAR)
    play(game, "check 4,0")
    assert violations(game) == [("a", "b"), ("d", "e")]
    assert legal(game) == ["swap 0,0 1,0", "swap 3,0 4,0", "swap 0,0 4,0"]
    play(game, "swap 0,0 4,0")
    assert violations(game) == []


@rule("C-R-6", "C-FIX-2", "C-R-7")
def test_with_repair_swap_any_only_misplaced_cards_are_swapped_and_only_cleanly() -> None:
    game = position(FAR.replace("d = 40", "x = 39 | d = 40"))
    play(game, "check 5,0")
    refusal = refused(game, "swap 0,0 3,0")
    assert (refusal.rule, refusal.code) == ("C-R-6", "comparity-swap-not-misplaced")
    assert refusal.params == {"x": 3, "y": 0}
    refusal = refused(game, "swap 1,0 4,0")
    assert (refusal.rule, refusal.code) == ("C-FIX-2", "comparity-swap-not-clean")
    assert refused(game, "discard 0,0").code == "comparity-swap-first"


@rule("C-R-6", "C-R-54")
def test_far_swaps_stand_beside_rearranging() -> None:
    game = position("c-rx-1", repair_swap="any", repair_permute="on")
    play(game, "check 1,0")
    assert legal(game) == ["swap 0,0 2,0", "arrange c @ 0,0"]
    counted = [game.unpack(game.nth_legal(k)) for k in range(game.count_legal())]
    assert counted == list(game.legal_moves())


@rule("C-R-8")
def test_only_a_misplaced_card_is_discarded() -> None:
    game = position("c-ex-5")
    play(game, "check 0,0")
    refusal = refused(game, "discard 2,0")
    assert (refusal.rule, refusal.code, refusal.params) == ("C-R-8", "comparity-not-misplaced", {"x": 2, "y": 0})
    play(game, "discard 1,0")
    assert names(game, game.discards) == ["Kalyan Minaret"]


@rule("C-R-36")
def test_discards_are_public_and_never_drawn_again() -> None:
    game = position("c-ex-5")
    play(game, "check 0,0", "discard 0,0")
    (shown,) = game.view(None).discards
    assert shown.values["height"].number == 526
    assert shown.card not in game.deck
    empty = position("c-rx-6")
    play(empty, "check 1,0", "give q", "give r", "discard 0,0")
    assert names(empty, empty.discards) == ["a"]
    assert empty.deck == []


@rule("C-R-54", "C-R-6")
def test_with_repair_permute_misplaced_cards_that_hang_together_may_be_laid_out_anew() -> None:
    game = position("c-rx-1", repair_permute="on")
    play(game, "check 1,0")
    assert legal(game) == ["arrange c @ 0,0"], "only 10, 20, 30 is in order"
    refusal = refused(game, "arrange a @ 0,0")
    assert (refusal.rule, refusal.code) == ("C-R-54", "comparity-not-in-order")
    assert refused(game, "discard 0,0").code == "comparity-swap-first"
    assert play(game, "arrange c @ 0,0") == []
    assert decides(game) == (2, "repair")
    assert area(game) == {(0, 0): "a", (1, 0): "b", (2, 0): "c"}, "nothing moves before all is said"
    assert legal(game) == ["arrange b @ 1,0"]
    assert refused(game, "discard 0,0").code == "comparity-finish-arranging"
    assert refused(game, "swap 0,0 1,0").code == "comparity-finish-arranging"
    cells = ((0, 0), (1, 0), (2, 0))
    assert play(game, "arrange b @ 1,0") == [CardsRearranged(1, (2, 1, 0), cells)]
    assert area(game) == {(0, 0): "c", (1, 0): "b", (2, 0): "a"}
    assert game.arranging == game.arranged == []
    assert decides(game) == (1, "turn")


ROW = """position comparity
option repair_permute = on
area
{rows}
hand 1: p
hand 2: q | r
deck: ? x 9
turn 2
"""


@rule("C-R-54")
def test_a_group_may_have_several_arrangements() -> None:
    game = position(ROW.format(rows="1 | . | x = 15 | .\n0 | a = 30 | [b = 20] | c = 10"))
    play(game, "check 1,0")
    assert violations(game) == [("a", "b"), ("b", "c"), ("b", "x")]
    assert legal(game) == ["arrange a @ 1,1", "arrange b @ 1,1"], "15 must come between 10 and what lies above it"
    play(game, "arrange b @ 1,1")
    assert legal(game) == ["arrange c @ 0,0"]
    play(game, "arrange c @ 0,0")
    assert legal(game) == ["arrange x @ 1,0"]
    play(game, "arrange x @ 1,0")
    assert area(game) == {(1, 1): "b", (0, 0): "c", (1, 0): "x", (2, 0): "a"}
    assert violations(game) == []


@rule("C-R-54")
def test_an_arrangement_must_fit_the_open_cards_around_the_group() -> None:
    rows = "0 | a = 30 | [b = 20] | c = 10 | {east}"
    free = position(ROW.format(rows=rows.format(east="e = 30")))
    play(free, "check 1,0")
    assert legal(free) == ["arrange c @ 0,0"]
    stuck = position(ROW.format(rows=rows.format(east="e = 29")))
    play(stuck, "check 1,0")
    assert legal(stuck) == ["discard 0,0", "discard 1,0", "discard 2,0"], "30 would be larger than 29"
    left = position(ROW.format(rows=f"0 | e = {15} | a = 30 | [b = 20] | c = 15"))
    play(left, "check 2,0")
    assert legal(left) == ["arrange c @ 1,0"]
    wall = position(ROW.format(rows=f"0 | e = {16} | a = 30 | [b = 20] | c = 15"))
    play(wall, "check 2,0")
    assert legal(wall) == ["discard 1,0", "discard 2,0", "discard 3,0"]


@rule("C-R-54", "C-R-6")
def test_lone_pairs_are_swapped_as_ever() -> None:
    game = position("c-rx-3", repair_permute="on")
    play(game, "check 0,0", "reveal 1,0")
    assert legal(game) == ["swap 0,0 0,1"]


@rule("C-R-54", "C-R-7")
def test_rearranging_and_free_order_go_together() -> None:
    game = position("c-rx-1", repair_permute="on", repair_order="free")
    play(game, "check 1,0")
    assert legal(game) == ["arrange c @ 0,0", "discard 0,0", "discard 1,0", "discard 2,0"]
    play(game, "discard 1,0")
    assert decides(game) == (2, "join")


@rule("C-R-16")
def test_a_discard_never_leaves_a_single_card() -> None:
    text = "position comparity\narea\n0 | a = 9 | [b = 1]\nhand 1: p\nhand 2: q | r\ndeck: ? x 9\nturn 2\n"
    game = position(text)
    play(game, "check 1,0")
    assert legal(game) == ["swap 0,0 1,0"], "two cards alone always swap cleanly"


@rule("C-R-4", "C-FIX-1")
def test_a_vertical_pair_swaps_like_a_row() -> None:
    text = "position comparity\narea\n1 | [b = 1]\n0 | a = 9\nhand 1: p\nhand 2: q | r\ndeck: ? x 9\nturn 2\n"
    game = position(text)
    play(game, "check 0,1")
    (event,) = play(game, "swap 0,1 0,0")
    assert isinstance(event, CardsSwapped)
    assert event.cells == ((0, 0), (0, 1))
    assert area(game) == {(0, 1): "a", (0, 0): "b"}
    assert kinds([event]) == ["CardsSwapped"]
    assert hand(game, 2) == ["q", "r"]
