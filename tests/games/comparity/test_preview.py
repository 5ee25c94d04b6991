"""What a move would do: claims, stakes, repairs and splits, all from the view that everybody has."""

from tallorder.games.comparity import RULES
from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.events import CheckResult
from tallorder.games.comparity.preview import ComparityPreview, Stake
from tests.games.comparity.table import names, play, position
from tests.rulebook import rule

CORNER = """position comparity
order height
area | 0        | 1
1    | [a = 30] | .
0    | [b = 20] | [c = 40]
hand 1: p | q
hand 2: r | s
hand 3: t | u
{deck}turn 2
"""


def foreseen(game: ComparityGame, move: str) -> ComparityPreview:
    return RULES.preview(game.view(None), RULES.read_move(game, move))


@rule("C-PLAY-4")
def test_a_placed_card_claims_an_order_with_each_neighbour() -> None:
    game = position(CORNER.format(deck="deck: d\n"))
    above = foreseen(game, "play r @ 1,1")
    assert (names(game, above.not_below), above.not_above) == (["a", "c"], ())
    left = foreseen(game, "play r @ -1,0")
    assert (left.not_below, names(game, left.not_above)) == ((), ["b"])


@rule("C-DUET-2", "C-PEN-1", "C-PEN-2")
def test_a_duet_names_what_each_answer_costs_and_whom() -> None:
    duet = foreseen(position(CORNER.format(deck="deck: d\n")), "play r @ 1,1")
    assert duet.triggers == "duet"
    assert (duet.if_drawn, duet.if_in_order, duet.if_not) == (Stake(2, 1), Stake(2, 2), Stake(1, 3))
    plain = foreseen(position(CORNER.format(deck="deck: d\n")), "play r @ 2,0")
    assert (plain.triggers, plain.if_drawn, plain.if_in_order, plain.if_not) == ("", None, None, None)


@rule("C-DUET-2", "C-R-51")
def test_who_answers_is_the_next_seat_that_still_plays() -> None:
    game = position(CORNER.format(deck="deck: d\n"))
    game.resign(2)
    assert foreseen(game, "play r @ 1,1").if_drawn == Stake(0, 1)


@rule("C-R-22")
def test_a_duet_offers_no_drawing_where_no_card_can_be_had() -> None:
    poor = CORNER.format(deck="").replace("p | q", "p").replace("t | u", "t")
    assert foreseen(position(poor), "play r @ 1,1").if_drawn is None
    rich = CORNER.format(deck="").replace("t | u", "t")
    assert foreseen(position(rich), "play r @ 1,1").if_drawn == Stake(2, 1)


@rule("C-DUET-2")
def test_drawing_in_answer_names_its_price() -> None:
    game = position(CORNER.format(deck="deck: d\n"))
    play(game, "play r @ 1,1")
    assert foreseen(game, "draw").if_drawn == Stake(2, 1)


@rule("C-FIX-1", "C-R-9")
def test_a_swap_tells_how_much_is_still_wrong_after_it() -> None:
    game = position("c-rx-3")
    play(game, "check 0,0", "reveal 1,0")
    swaps = [move for move in game.view(None).legal if type(move).__name__ == "Swap"]
    before = len(game.view(None).violations)
    after = [RULES.preview(game.view(None), move).still_wrong for move in swaps]
    for move, left in zip(swaps, after, strict=True):
        twin = game.clone()
        twin.play(move)
        assert left == len(twin.view(None).violations) < before


@rule("C-FIX-3", "C-R-12")
def test_a_discard_that_splits_shows_the_parts_and_where_they_can_be_joined() -> None:
    game = position("c-ex-6")
    play(game, "check 1,0")
    split = foreseen(game, "discard 1,0")
    play(game, "discard 1,0")
    view = game.view(None)
    assert split.parts == view.parts == (((0, 1), (0, 0)), ((2, 1), (3, 1), (2, 0), (3, 0)))
    assert set(split.bridges) == {move.cell for move in view.legal if hasattr(move, "cell")}
    assert split.still_wrong == 0


@rule("C-FIX-3")
def test_a_discard_that_splits_nothing_shows_no_parts() -> None:
    game = position("c-rx-4")
    play(game, "check 0,0")
    whole = next(
        preview
        for preview in (RULES.preview(game.view(None), move) for move in game.view(None).legal)
        if not any(line.code == "comparity-preview-splits" for line in preview.lines)
    )
    assert (whole.parts, whole.bridges) == ((), ())
    assert game.view(None).parts == ()


@rule("C-CHECK-7")
def test_a_check_tells_every_pair_that_it_compared() -> None:
    game = position("c-ex-6")
    result = next(event for event in play(game, "check 1,0") if isinstance(event, CheckResult))
    assert set(result.violations) <= set(result.pairs)
    assert ((0, 0), (0, 1)) in result.pairs
    assert ((0, 1), (2, 1)) not in result.pairs
    assert len(result.pairs) == 7
