"""Moves packed into one integer and back."""

import pytest

from tallorder.games.comparity import moves
from tallorder.games.comparity.moves import (
    MOVES,
    Arrange,
    Check,
    Decline,
    Discard,
    Draw,
    Give,
    PlayCard,
    Reveal,
    Stop,
    Swap,
)
from tallorder.games.kernel import Move, Refused
from tests.games.comparity.table import position
from tests.rulebook import rule

EVERY = [
    PlayCard(0, (0, 0)),
    PlayCard(74, (-127, 127)),
    PlayCard(254, (127, -127)),
    Check((3, -4)),
    Reveal((-3, 4)),
    Stop(),
    Draw(),
    Give(0),
    Give(254),
    Swap((0, 0), (1, 0)),
    Swap((0, 0), (0, 1)),
    Swap((-127, -127), (-127, -126)),
    Discard((5, 6)),
    Arrange(7, (8, 9)),
    Decline(),
]


@pytest.mark.parametrize("move", EVERY, ids=str)
def test_a_move_comes_back_from_its_integer(move: Move) -> None:
    assert moves.unpack(moves.pack(move)) == move


def test_packed_moves_are_all_different_and_small() -> None:
    packed = [moves.pack(move) for move in EVERY]
    assert len(set(packed)) == len(EVERY)
    assert all(0 <= one < 1 << 28 for one in packed)
    assert {type(move) for move in EVERY} == set(MOVES)


@rule("C-ADJ-1")
def test_a_swap_is_the_same_in_either_order_whether_its_cells_touch_or_not() -> None:
    assert moves.pack(Swap((1, 0), (0, 0))) == moves.pack(Swap((0, 0), (1, 0)))
    assert moves.pack(Swap((0, 1), (0, 0))) == moves.pack(Swap((0, 0), (0, 1)))
    for other in ((1, 1), (2, 0), (0, -2), (-1, 1)):
        assert moves.pack_pair((0, 0), other) is None
        far = moves.pack(Swap((0, 0), other))
        assert far == moves.pack(Swap(other, (0, 0)))
        assert moves.FAR_SWAP <= far < 1 << 34
        assert moves.unpack(far) in (Swap((0, 0), other), Swap(other, (0, 0)))


class Strange(Move, frozen=True):
    """A move of no game."""


def test_what_cannot_be_written_is_refused() -> None:
    game = position("c-ex-1")
    for move, rule_id, code, params in (
        (PlayCard(99, (0, 1)), "C-PLAY-1", "comparity-no-such-card", {"number": 99}),
        (PlayCard(-1, (0, 1)), "C-PLAY-1", "comparity-no-such-card", {"number": -1}),
        (Give(15), "C-PLAY-1", "comparity-no-such-card", {"number": 15}),
        (Arrange(15, (0, 0)), "C-PLAY-1", "comparity-no-such-card", {"number": 15}),
        (Check((128, 0)), "C-R-44", "comparity-too-far", {"x": 128, "y": 0}),
        (Reveal((0, -128)), "C-R-44", "comparity-too-far", {"x": 0, "y": -128}),
        (Discard((-128, 0)), "C-R-44", "comparity-too-far", {"x": -128, "y": 0}),
        (PlayCard(3, (0, 128)), "C-R-44", "comparity-too-far", {"x": 0, "y": 128}),
        (Swap((0, 0), (0, 128)), "C-R-44", "comparity-too-far", {"x": 0, "y": 128}),
        (Swap((0, 0), (1, 1)), "C-R-6", "comparity-not-a-pair", {}),
        (Strange(), "C-TURN-2", "comparity-not-a-move", {}),
    ):
        with pytest.raises(Refused) as caught:
            game.play(move)
        refusal = caught.value.refusal
        assert (refusal.rule, refusal.code, refusal.params) == (rule_id, code, params)
    with pytest.raises(TypeError):
        moves.pack(Strange())
    assert len(game.agreed.values) == 15
    game.pack(PlayCard(14, (127, -127)))
