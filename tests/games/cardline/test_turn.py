"""A turn: one own card into a gap, flipped, kept or replaced."""

import pytest

from tallorder.cards import Value
from tallorder.games.cardline import RULES
from tallorder.games.cardline.events import CardBoxed, CardDrawn, CardFlipped, CardPlaced, LineChanged, Place
from tallorder.games.cardline.moves import GAP_MASK, PlaceCard, pack, unpack
from tallorder.games.kernel import NOBODY, CardRef, Move, Refused, SeatRef
from tests.games.cardline.table import actor, box, hand, kinds, line, pile, play, position
from tests.rulebook import rule


class Shout(Move, frozen=True, tag="shout"):
    """A move of no game."""


@rule("L-TURN-4", "L-EX-2")
def test_the_first_turn_has_two_gaps_for_each_card() -> None:
    game = position("l-ex-2")
    assert game.legal_moves() == [PlaceCard(1, 0), PlaceCard(1, 1), PlaceCard(2, 0), PlaceCard(2, 1)]


@rule("L-TURN-5", "L-EX-1")
def test_a_line_of_four_has_five_gaps_and_all_may_be_tried() -> None:
    game = position("l-ex-1")
    gaps = [move.gap for move in game.legal_moves() if game.cards[move.card].id == "Switzerland"]  # type: ignore[attr-defined]
    assert gaps == [0, 1, 2, 3, 4]


@rule("L-EX-1", "L-TURN-3", "L-TURN-6", "L-R-11")
@pytest.mark.parametrize("gap", range(5))
def test_only_the_gap_between_the_smaller_and_the_larger_is_right(gap: int) -> None:
    game = position("l-ex-1")
    play(game, f"Switzerland @ {gap}")
    assert ("Switzerland" in line(game)) == (gap == 2)
    assert ("Switzerland" in box(game)) == (gap != 2)


@rule("L-EX-2", "L-TURN-7")
def test_a_right_card_stays_in_the_line_and_nothing_is_drawn() -> None:
    game = position("l-ex-2")
    events = play(game, "Switzerland @ 0")
    assert line(game) == ["Switzerland", "Austria"]
    assert game.line.values == [15942, 32383]
    assert hand(game, 1) == ["Malta"]
    assert pile(game) == ["Peru", "Fiji", "Iran"]
    assert box(game) == []
    assert kinds(events) == ["CardPlaced", "CardFlipped", "LineChanged"]


@rule("L-EX-2", "L-TURN-8", "L-TURN-9")
def test_a_wrong_card_goes_to_the_box_and_the_first_card_of_the_pile_replaces_it() -> None:
    game = position("l-ex-2")
    events = play(game, "Switzerland @ 1")
    assert line(game) == ["Austria"]
    assert box(game) == ["Switzerland"]
    assert hand(game, 1) == ["Malta", "Peru"]
    assert pile(game) == ["Fiji", "Iran"]
    assert kinds(events) == ["CardPlaced", "CardFlipped", "CardBoxed", "CardDrawn"]


@rule("L-EX-3", "L-TURN-11", "L-TURN-12")
def test_the_second_turn_has_three_gaps_after_a_right_card_and_two_after_a_wrong_one() -> None:
    right, wrong = position("l-ex-2"), position("l-ex-2")
    play(right, "Switzerland @ 0")
    play(wrong, "Switzerland @ 1")
    assert right.line.gaps() == 3
    assert wrong.line.gaps() == 2
    assert len(right.legal()) == 2 * 3
    assert len(wrong.legal()) == 2 * 2


@rule("L-EX-4")
def test_the_third_turn_has_four_gaps_after_two_right_cards() -> None:
    game = position("l-ex-2")
    play(game, "Switzerland @ 0", "Oman @ 2")
    assert line(game) == ["Switzerland", "Austria", "Oman"]
    assert len(game.legal()) == 2 * 4


@rule("L-TURN-1", "L-TURN-10")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = position("l-ex-2")
    seats = [actor(game)]
    for wrong in ("Malta @ 1", "Oman @ 0", "Cuba @ 0", "Switzerland @ 1", "Chad @ 0"):
        play(game, wrong)
        seats.append(actor(game))
    assert seats == [1, 2, 3, 1, 2, 3]


@rule("L-TURN-2")
def test_there_is_no_passing_and_every_move_places_exactly_one_own_card() -> None:
    game = position("l-ex-2")
    assert RULES.moves == (PlaceCard,)
    assert {game.cards[move.card].id for move in game.legal_moves()} == {"Switzerland", "Malta"}  # type: ignore[attr-defined]
    before = sum(len(held) for held in game.hands)
    play(game, "Malta @ 0")
    assert sum(len(held) for held in game.hands) == before - 1


@rule("L-R-24")
def test_any_own_card_goes_into_any_gap_in_one_move() -> None:
    game = position("l-ex-1")
    own = game.hands[0]
    assert game.legal_moves() == [PlaceCard(card, gap) for card in own for gap in range(5)]


@rule("L-TURN-2")
def test_a_card_of_another_seat_is_refused_and_an_own_one_is_not() -> None:
    game = position("l-ex-2")
    oman = game.hands[1][0]
    with pytest.raises(Refused) as caught:
        game.play(PlaceCard(oman, 0))
    assert caught.value.refusal.rule == "L-TURN-2"
    assert caught.value.refusal.code == "cardline-card-of-another"
    assert caught.value.refusal.params == {"card": CardRef(oman), "seat": SeatRef(1)}
    game.play(PlaceCard(game.hands[0][0], 0))
    game.play(PlaceCard(oman, 0))


@rule("L-TURN-7")
def test_a_card_of_the_line_cannot_be_placed_again() -> None:
    game = position("l-ex-2")
    austria = game.line.cards[0]
    with pytest.raises(Refused) as caught:
        game.play(PlaceCard(austria, 0))
    assert caught.value.refusal.rule == "L-TURN-7"
    assert caught.value.refusal.params == {"card": CardRef(austria)}


@rule("L-TURN-2")
def test_cards_of_pile_and_box_and_cards_that_do_not_exist_are_refused_alike() -> None:
    game = position("l-ex-2")
    play(game, "Switzerland @ 1")
    refusals = []
    for card in (*game.pile, *game.box, len(game.values), 999, -1):
        with pytest.raises(Refused) as caught:
            game.play(PlaceCard(card, 0))
        refusals.append(caught.value.refusal)
    assert {refusal.code for refusal in refusals} == {"cardline-not-your-card"}
    assert all(refusal.rule == "L-TURN-2" and not refusal.params for refusal in refusals)


@rule("L-TURN-5")
@pytest.mark.parametrize("gap", [-1, 2, GAP_MASK + 1])
def test_a_gap_that_the_line_does_not_have_is_refused(gap: int) -> None:
    game = position("l-ex-2")
    card = game.hands[0][0]
    with pytest.raises(Refused) as caught:
        game.play(PlaceCard(card, gap))
    assert caught.value.refusal.rule == "L-TURN-5"
    assert caught.value.refusal.code == "cardline-no-such-gap"
    assert caught.value.refusal.params == {"gap": gap, "last": 1}
    game.play(PlaceCard(card, 1))


def test_a_move_of_another_game_is_refused() -> None:
    game = position("l-ex-2")
    with pytest.raises(Refused) as caught:
        game.play(Shout())
    assert (caught.value.refusal.rule, caught.value.refusal.code) == ("K-MOVE", "not-of-this-game")


def test_a_packed_move_comes_back() -> None:
    for move in (PlaceCard(0, 0), PlaceCard(109, 110), PlaceCard(7, GAP_MASK)):
        assert unpack(pack(move)) == move


@rule("L-TURN-6", "L-R-17")
def test_the_events_of_a_wrong_card_show_all_its_values_to_everybody() -> None:
    game = position(
        """position cardline
        order area
        line a = 5
        hand 1 b | x = 1
        hand 2 c = 7 | y = 2
        pile d = 8 | e = 9
        card b: area 3, population ≈4, gdp 12 [us]
        """
    )
    a, b = game.line.cards[0], game.hands[0][0]
    events = play(game, "b @ 1")
    values = {"area": Value(3), "population": Value(4, approximate=True), "gdp": Value(12, scope="us")}
    d, e = game.hands[0][1], game.pile[0]
    assert events == [
        CardPlaced(0, b, 1, game.line.cards[0], None),
        CardFlipped(b, values, "area", correct=False, belongs=Place(0, 0, None, a), against=a),
        CardBoxed(b),
        CardDrawn(0, d, 1, e),
    ]
    for seat in (None, 0, 1):
        assert [game.seen(event, seat).event for event in events] == events
        assert game.view(seat).box[0].values == values


@rule("L-TURN-3")
def test_the_placement_tells_between_which_cards_it_claims_to_belong() -> None:
    game = position("l-ex-1")
    luxembourg, belgium = game.line.cards[:2]
    switzerland = game.hands[0][0]
    left, between = position("l-ex-1"), position("l-ex-1")
    assert play(left, "Switzerland @ 0")[0] == CardPlaced(0, switzerland, 0, None, luxembourg)
    assert play(between, "Switzerland @ 1")[0] == CardPlaced(0, switzerland, 1, luxembourg, belgium)


def test_the_line_is_told_from_left_to_right() -> None:
    game = position("l-ex-2")
    events = play(game, "Switzerland @ 0")
    assert events[2] == LineChanged(tuple(game.line.cards))


def test_nobody_listening_costs_no_events_and_a_listener_hears_all() -> None:
    game = position("l-ex-2")
    game.apply(game.legal()[0])
    assert game.log is None
    game.log = []
    game.apply(game.legal()[0])
    heard = list(game.log)
    assert kinds(heard)[:2] == ["CardPlaced", "CardFlipped"]
    play(game, "Cuba @ 0")
    assert len(game.log) > len(heard)


def test_a_game_that_is_over_offers_nothing() -> None:
    game = position("l-rx-1")
    play(game, "a @ 0", "b @ 0")
    assert game.actor == NOBODY
    assert game.legal() == []
