"""The spoken table: what is said of the table, of what happened and of what could happen."""

import pytest

from tallorder.games.cardline import RULES
from tallorder.games.cardline.events import LineChanged, RoundEnded
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.preview import CardlinePreview
from tallorder.games.kernel import (
    CardRef,
    CardRefs,
    Choice,
    Hidden,
    Line,
    MeasureRef,
    Quantity,
    SeatRef,
    SeatRefs,
    Seen,
)
from tests.games.cardline.table import play, position
from tests.rulebook import rule

TABLE = """position cardline
order area
first 2
round 4
line a = 10 | b = ≈20 [us]
hand 1 c = 5 | d = 6
hand 2 out
hand 3 e = 7
hand 4
pile f = 8 | g = 9
box h = 11
box-closed i = 12
turn 1
"""


def tell(position_name: str, *moves: str) -> list[Line]:
    """What is said of the last of some moves."""
    game = position(position_name)
    return [line for event in play(game, *moves) for line in RULES.tell(game.seen(event, None))]


def test_the_table_is_told_line_by_line() -> None:
    game = position(TABLE.replace("order area", "order area\noption finish_round = on"))
    assert RULES.narrate(game.view(None)) == (
        Line("cardline-round", {"round": 4, "order": MeasureRef("area")}),
        Line("cardline-line", {"count": 2}),
        Line("cardline-line-card", {"place": 1, "card": CardRef(0), "value": Quantity(10, "area")}),
        Line(
            "cardline-line-card",
            {"place": 2, "card": CardRef(1), "value": Quantity(20, "area", approximate=True, scope="us")},
        ),
        Line("cardline-hand", {"seat": SeatRef(2), "count": 1, "cards": CardRefs((4,))}),
        Line("cardline-finished", {"seat": SeatRef(3)}),
        Line("cardline-hand", {"seat": SeatRef(0), "count": 2, "cards": CardRefs((2, 3))}),
        Line("cardline-out", {"seats": SeatRefs((1,)), "count": 1}),
        Line("cardline-pile", {"count": 2, "card": CardRef(5)}),
        Line("cardline-box", {"count": 2, "cards": CardRefs((7, 8))}),
        Line("cardline-turn", {"seat": SeatRef(0), "count": 2, "last": 2}),
    )


@rule("L-R-16")
def test_a_hidden_first_card_of_the_pile_is_not_named() -> None:
    game = position("l-ex-2")
    hidden = position(
        "position cardline\noption pile_top_visible = off\nline a = 1\nhand 1 b = 2\nhand 2 c = 3\npile d = 4\n"
    )
    empty = position("l-rx-5")
    assert Line("cardline-pile", {"count": 3, "card": CardRef(game.pile[-1])}) in RULES.narrate(game.view(None))
    assert Line("cardline-pile-hidden", {"count": 1}) in RULES.narrate(hidden.view(None))
    assert Line("cardline-pile-empty") in RULES.narrate(empty.view(None))


def test_an_empty_box_and_seats_that_are_all_in_are_not_worth_a_word() -> None:
    codes = [line.code for line in RULES.narrate(position("l-ex-2").view(None))]
    assert "cardline-box" not in codes
    assert "cardline-out" not in codes
    closed = position(TABLE.replace("box h = 11\n", "").replace("order area", "order area\noption finish_round = on"))
    assert Line("cardline-box", {"count": 1, "cards": CardRefs((7,))}) in RULES.narrate(closed.view(None))


def test_a_right_and_a_wrong_card_are_told() -> None:
    assert tell("l-ex-2", "Switzerland @ 0") == [
        Line("cardline-told-placed-left", {"seat": SeatRef(0), "card": CardRef(1), "right": CardRef(0)}),
        Line("cardline-told-right", {"card": CardRef(1), "value": Quantity(15942, "area")}),
    ]
    assert tell("l-ex-2", "Switzerland @ 1") == [
        Line("cardline-told-placed-right", {"seat": SeatRef(0), "card": CardRef(1), "left": CardRef(0)}),
        Line("cardline-told-wrong", {"card": CardRef(1), "value": Quantity(15942, "area")}),
        Line("cardline-told-belongs-left", {"right": CardRef(0)}),
        Line("cardline-told-drew", {"seat": SeatRef(0), "card": CardRef(7)}),
    ]


def test_a_card_between_two_others_is_told_with_both() -> None:
    between = {"seat": SeatRef(0), "card": CardRef(4), "left": CardRef(1), "right": CardRef(2)}
    assert tell("l-ex-1", "Switzerland @ 2")[0] == Line("cardline-told-placed-between", between)


def test_rounds_eliminations_tie_breaks_and_the_end_are_told() -> None:
    assert tell("l-rx-2", "a @ 0", "b @ 0", "c @ 1")[2:] == [
        Line("cardline-told-finished", {"seat": SeatRef(2)}),
        Line("cardline-told-eliminated", {"seats": SeatRefs((1,)), "count": 1}),
        Line("cardline-told-tie-break", {"seat": SeatRef(0), "card": CardRef(5)}),
        Line("cardline-told-tie-break", {"seat": SeatRef(2), "card": CardRef(6)}),
    ]
    assert tell("l-rx-3", "a @ 1", "c @ 2")[-1] == Line("cardline-told-round-over", {"round": 5})
    won = {"seats": SeatRefs((0,)), "count": 1}
    assert tell("l-rx-1", "a @ 0", "b @ 2")[-1] == Line("cardline-won", won)
    assert tell("l-rx-5", "e @ 0")[3] == Line("cardline-told-recycled", {"count": 1})


@rule("L-EQ-1")
def test_where_a_wrong_card_belongs_and_that_equal_ones_are_fine_is_told() -> None:
    text = "position cardline\nline a = 5 | b = 9\nhand 1 c = {} | x = 1\nhand 2 d = 9 | y = 1\npile e = 1 | f = 2\n"
    a, b = CardRef(0), CardRef(1)
    assert tell(text.format(7), "c @ 0")[2] == Line("cardline-told-belongs", {"left": a, "right": b})
    assert tell(text.format(11), "c @ 0")[2] == Line("cardline-told-belongs-right", {"left": b})
    assert tell(text.format(3), "c @ 1")[2] == Line("cardline-told-belongs-left", {"right": a})
    assert tell(text.format(9), "c @ 2")[2] == Line("cardline-told-equal", {"cards": CardRefs((1,))})
    assert tell(text.format(9), "c @ 0")[2] == Line("cardline-told-belongs-right", {"left": a})


def test_what_another_line_says_already_stays_silent() -> None:
    assert RULES.tell(Seen(LineChanged((1, 2)))) == ()
    assert RULES.tell(Seen(RoundEnded(3, (1,)))) == ()


def test_a_resignation_is_told() -> None:
    game = position("l-rx-2")
    told = [line for event in game.resign(1) for line in RULES.tell(game.seen(event, None))]
    assert told == [Line("cardline-told-resigned", {"seat": SeatRef(1)})]
    last = [line for event in game.resign(0) for line in RULES.tell(game.seen(event, None))]
    assert last[-1] == Line("cardline-won-last", {"seats": SeatRefs((2,)), "count": 1})


@pytest.mark.parametrize(
    ("rule_id", "code"),
    [
        ("L-END-2", "cardline-won"),
        ("L-R-10", "cardline-won-no-cards"),
        ("L-R-23", "cardline-won-rounds"),
        ("L-R-25", "cardline-won-last"),
    ],
)
def test_the_end_is_told_by_the_rule_that_brought_it(rule_id: str, code: str) -> None:
    game = position(f"position cardline\nline a = 1\nhand 1 b = 2\nhand 2\nwon 2 by {rule_id}\n")
    assert RULES.narrate(game.view(None))[-1] == Line(code, {"seats": SeatRefs((1,)), "count": 1})


@rule("L-R-24")
def test_a_choice_is_a_card_and_then_its_gaps() -> None:
    game = position("l-ex-2")
    assert RULES.choices(game.view(0)) == (
        Choice("hand", 1, (PlaceCard(1, 0), PlaceCard(1, 1))),
        Choice("hand", 2, (PlaceCard(2, 0), PlaceCard(2, 1))),
    )


@rule("L-TURN-3")
@pytest.mark.parametrize(
    ("gap", "left", "right", "code"),
    [
        (0, None, 0, "cardline-preview-below"),
        (2, 1, 2, "cardline-preview-between"),
        (4, 3, None, "cardline-preview-above"),
    ],
)
def test_a_preview_says_between_which_cards_the_card_claims_to_belong(
    gap: int, left: int | None, right: int | None, code: str
) -> None:
    game = position("l-ex-1")
    preview = RULES.preview(game.view(0), PlaceCard(4, gap))
    assert isinstance(preview, CardlinePreview)
    assert (preview.left, preview.right) == (left, right)
    sides = {"left": left, "right": right}
    params = {name: CardRef(card) for name, card in sides.items() if card is not None}
    assert preview.lines[0] == Line(code, {"card": CardRef(4), **params})
    assert not preview.is_last_card
    assert not preview.wins


@rule("L-END-2", "L-R-2")
def test_a_preview_says_whether_the_last_card_would_win_or_only_finish() -> None:
    game = position("l-rx-1")
    first = RULES.preview(game.view(0), PlaceCard(game.hands[0][0], 0))
    assert (first.is_last_card, first.wins) == (True, False)
    assert first.lines[1] == Line("cardline-preview-finishes")
    play(game, "a @ 1")
    second = RULES.preview(game.view(0), PlaceCard(game.hands[1][0], 0))
    assert (second.is_last_card, second.wins) == (True, True)
    assert second.lines[1] == Line("cardline-preview-wins")
    play(game, "b @ 0")
    assert game.outcome() is not None


@rule("L-END-3")
def test_a_second_finisher_does_not_win_at_once() -> None:
    game = position("l-rx-1")
    play(game, "a @ 0")
    preview = RULES.preview(game.view(0), PlaceCard(game.hands[1][0], 1))
    assert (preview.is_last_card, preview.wins) == (True, False)


@rule("L-R-2")
def test_a_preview_respects_that_the_round_is_finished() -> None:
    text = (
        "position cardline\noption finish_round = on\nline e = 50\nhand 1 a = 10\nhand 2 b = 20 | c = 30\npile f = 1\n"
    )
    game = position(text)
    assert not RULES.preview(game.view(0), PlaceCard(1, 0)).wins
    at_once = position(text.replace("= on", "= off"))
    assert RULES.preview(at_once.view(0), PlaceCard(1, 0)).wins


@rule("L-TURN-9", "L-R-9", "L-R-16")
def test_a_preview_says_what_a_mistake_brings() -> None:
    game = position("l-ex-1")
    preview = RULES.preview(game.view(0), PlaceCard(4, 0))
    assert preview.replacement == game.pile[-1]
    assert preview.lines[-1] == Line("cardline-preview-replacement", {"card": CardRef(game.pile[-1])})
    empty = RULES.preview(position("l-rx-5").view(0), PlaceCard(2, 0))
    assert empty.replacement is None
    assert empty.lines[-1] == Line("cardline-preview-recycles")
    hidden = position(
        "position cardline\noption pile_top_visible = off\nline a = 1\nhand 1 b = 2\nhand 2 c = 3\npile d = 4\n"
    )
    unknown = RULES.preview(hidden.view(0), PlaceCard(1, 0))
    assert unknown.replacement == Hidden()
    assert [line.code for line in unknown.lines] == ["cardline-preview-below", "cardline-preview-finishes"]
