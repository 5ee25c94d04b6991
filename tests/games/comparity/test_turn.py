"""A turn: playing one card, or checking one; adjacency and the grid."""

import pytest

from tallorder.games.comparity.events import CardPlayed
from tallorder.games.comparity.grid import REACH, cell_at
from tallorder.games.kernel import CardRef, SeatRef
from tests.games.comparity.table import area, decides, hand, kinds, legal, play, position, refused
from tests.rulebook import rule

THREE = """position comparity
area | 0   | 1
0    | [a] | [b]
hand 1: p | o
hand 2: q | r
hand 3: s | t
deck: ? x 9
turn {turn}
"""
FIRST = """position comparity
area
0 | [a = 1]
hand 1: p = 2 | o
hand 2: q | r
deck: ? x 9
"""


@rule("C-TURN-1", "C-TURN-3")
@pytest.mark.parametrize(("turn", "card", "follower"), [(1, "p", 2), (2, "q", 3), (3, "s", 1)])
def test_the_turn_goes_clockwise_to_the_left_neighbour(turn: int, card: str, follower: int) -> None:
    game = position(THREE.format(turn=turn))
    play(game, f"play {card} @ 0,1")
    assert decides(game) == (follower, "turn")
    assert game.turn == follower - 1


@rule("C-TURN-2", "C-PLAY-1", "C-PLAY-2", "C-PLAY-3", "C-PLAY-5", "C-D-5", "C-R-43", "C-R-24")
def test_a_turn_offers_every_own_card_in_every_cell_beside_the_area_and_every_closed_card_to_check() -> None:
    cells = ["0,1", "1,1", "-1,0", "2,0", "0,-1", "1,-1"]
    plays = [f"play {card} @ {cell}" for card in ("p", "o") for cell in cells]
    assert legal(position(THREE.format(turn=1))) == [*plays, "check 0,0", "check 1,0"]


@rule("C-TURN-2", "C-R-25")
@pytest.mark.parametrize(
    "move", ["draw", "stop", "decline", "give p", "swap 0,0 1,0", "discard 0,0", "reveal 0,0", "arrange p @ 0,0"]
)
def test_nothing_else_is_a_turn(move: str) -> None:
    refusal = refused(position(THREE.format(turn=1)), move)
    assert (refusal.rule, refusal.code) == ("C-TURN-2", "comparity-play-or-check")
    assert refusal.params == {"seat": SeatRef(0)}


@rule("C-PLAY-1")
def test_a_played_card_leaves_the_hand_and_lies_closed() -> None:
    game = position(THREE.format(turn=1))
    (event,) = play(game, "play o @ 2,0")
    assert event == CardPlayed(0, game.grid.cards[cell_at(2, 0)], (2, 0), 1, "turn")
    assert hand(game, 1) == ["p"]
    assert area(game) == {(0, 0): "[a]", (1, 0): "[b]", (2, 0): "[o]"}


@rule("C-PLAY-1")
def test_only_own_cards_are_played() -> None:
    game = position(THREE.format(turn=1))
    refusal = refused(game, "play s @ 0,1")
    assert (refusal.rule, refusal.code) == ("C-PLAY-1", "comparity-card-of-another")
    assert refusal.params == {"card": CardRef(game.hands[2][0]), "seat": SeatRef(2)}
    assert refused(game, "play a @ 0,1").code == "comparity-card-elsewhere"
    assert refused(game, "play a @ 0,1").params == {"card": CardRef(0)}
    hidden = refused(game, "play unknown 3 @ 0,1")
    assert (hidden.rule, hidden.code, hidden.params) == ("C-PLAY-1", "comparity-not-your-card", {})
    play(game, "play p @ 0,1")


@rule("C-PLAY-2", "C-ADJ-1", "C-ADJ-2")
def test_a_cell_that_touches_only_corners_is_refused() -> None:
    game = position(THREE.format(turn=1))
    refusal = refused(game, "play p @ -1,1")
    assert (refusal.rule, refusal.code, refusal.params) == ("C-PLAY-2", "comparity-not-adjacent", {"x": -1, "y": 1})
    play(game, "play p @ -1,0")


@rule("C-PLAY-6", "C-PLAY-7", "C-D-4")
def test_cards_of_the_area_never_move_so_nothing_is_inserted() -> None:
    game = position(THREE.format(turn=1))
    refusal = refused(game, "play p @ 1,0")
    assert (refusal.rule, refusal.code, refusal.params) == ("C-PLAY-6", "comparity-cell-taken", {"x": 1, "y": 0})
    before = area(game)
    play(game, "play p @ 2,0")
    assert {cell: area(game)[cell] for cell in before} == before


@rule("C-R-44")
def test_the_grid_has_no_edge_within_reach_of_the_cards() -> None:
    text = "position comparity\narea | {x}\n0 | [a]\nhand 1: p | o\nhand 2: q | r\n"
    game = position(text.format(x=121))
    play(game, "play p @ 122,0", "play q @ 123,0")
    assert (124, 0) in [move.cell for move in game.legal_moves() if hasattr(move, "cell")]
    refusal = refused(game, f"play o @ {REACH + 1},0")
    assert (refusal.rule, refusal.code, refusal.params) == ("C-R-44", "comparity-too-far", {"x": REACH + 1, "y": 0})


@rule("C-R-2", "C-R-24")
def test_the_lone_first_card_cannot_be_checked() -> None:
    game = position(FIRST)
    cells = ["0,1", "-1,0", "1,0", "0,-1"]
    assert legal(game) == [f"play {card} @ {cell}" for card in ("p", "o") for cell in cells]
    refusal = refused(game, "check 0,0")
    assert (refusal.rule, refusal.code) == ("C-R-2", "comparity-lone-card")
    play(game, "play p @ 1,0", "check 0,0")


@rule("C-R-24")
def test_with_nothing_closed_only_playing_is_left() -> None:
    game = position("position comparity\narea\n0 | a = 1 | b = 2\nhand 1: p | o\nhand 2: q\n")
    assert all(move.startswith("play") for move in legal(game))
    assert len(legal(game)) == 12


@rule("C-EX-1", "C-PLAY-4", "C-PLAY-7", "C-D-17", "C-D-18")
def test_lincoln_cathedral_has_seven_cells_and_one_would_be_a_duet() -> None:
    game = position("c-ex-1")
    spaces = {space.cell: space.neighbours for space in game.view(None).spaces}
    assert spaces == {(-1, 0): 1, (0, 1): 1, (1, 1): 1, (2, 0): 1, (2, -1): 1, (1, -2): 1, (0, -1): 2}
    events = play(game, "play Lincoln Cathedral @ 0,1")
    assert kinds(events) == ["CardPlayed"]
    assert decides(game) == (2, "turn")


@rule("C-EX-2")
def test_beetlejuice_goes_above_the_sting() -> None:
    game = position("c-ex-2")
    assert "play Beetlejuice @ 2,-1" in legal(game)
    assert kinds(play(game, "play Beetlejuice @ 0,1")) == ["CardPlayed"]
    assert area(game)[0, 1] == "[Beetlejuice]"
