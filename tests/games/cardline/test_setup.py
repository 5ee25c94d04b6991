"""Set-up: the deal, the initial card, the pile, and what the table agrees on."""

import pytest

from tallorder import catalogue
from tallorder.cards import Card, Value
from tallorder.games.cardline import RULES
from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.options import CardlineOptions
from tallorder.games.kernel import Chance, Deal, Refused
from tests.games.made_up import made_up_deck
from tests.rulebook import rule

STOCK = made_up_deck().cards
USUAL = CardlineOptions()


def set_up(players: int, first: int = 0, options: CardlineOptions = USUAL, stock: int = 110) -> CardlineGame:
    return RULES.set_up(Deal(players, first, order="area", cards=STOCK[:stock], chance_key=5), options)


@rule("L-SETUP-4")
@pytest.mark.parametrize("players", range(2, 9))
def test_everyone_starts_with_four_cards_dealt_one_at_a_time_clockwise_from_seat_1(players: int) -> None:
    game = set_up(players, first=1)
    assert [len(hand) for hand in game.hands] == [4] * players
    for seat in range(players):
        assert game.hands[seat] == [seat + players * time for time in range(4)]


@rule("L-SETUP-8", "L-D-3")
def test_the_card_after_the_deal_is_the_initial_card_and_lies_open() -> None:
    game = set_up(3)
    assert game.line.cards == [12]
    view = game.view(None)
    assert view.line[0].card == 12
    assert view.line[0].values == STOCK[12].values


@rule("L-SETUP-7")
def test_the_rest_is_the_pile_in_order_of_the_deal() -> None:
    game = set_up(3)
    assert game.pile[::-1] == list(range(13, 110))
    assert (game.box, game.box_closed) == ([], [])


@rule("L-SETUP-6")
def test_the_values_in_front_of_a_seat_are_shown_to_nobody() -> None:
    game = set_up(2)
    for seat in (None, 0, 1):
        assert [shown.card for shown in game.view(seat).line + game.view(seat).box] == [8]
        assert game.view(seat).hands == ((0, 2, 4, 6), (1, 3, 5, 7))


@rule("L-SETUP-5", "L-R-12")
@pytest.mark.parametrize("hand_size", [1, 2, 7])
def test_the_table_may_agree_on_another_number_of_cards(hand_size: int) -> None:
    game = set_up(4, options=CardlineOptions(hand_size=hand_size))
    assert [len(hand) for hand in game.hands] == [hand_size] * 4
    assert game.line.cards == [4 * hand_size]


@rule("L-R-12")
@pytest.mark.parametrize(("players", "most"), [(2, 53), (8, 12)])
def test_hands_leave_the_initial_card_and_one_tie_break_card_for_each_seat(players: int, most: int) -> None:
    assert RULES.cards_needed(players, CardlineOptions(hand_size=most)) <= 110
    assert RULES.cards_needed(players, CardlineOptions(hand_size=most + 1)) > 110
    assert len(set_up(players, options=CardlineOptions(hand_size=most)).pile) >= players
    with pytest.raises(Refused) as caught:
        set_up(players, options=CardlineOptions(hand_size=most + 1))
    assert caught.value.refusal.rule == "L-R-12"


@rule("L-R-12")
def test_a_deal_that_is_one_card_short_is_refused_with_the_number_missing() -> None:
    assert len(set_up(3, stock=16).pile) == 3
    with pytest.raises(Refused) as caught:
        set_up(3, stock=15)
    assert caught.value.refusal.code == "cardline-deal-too-small"
    assert caught.value.refusal.params == {"cards": 15, "missing": 1}


@rule("L-SETUP-3")
def test_the_cards_are_shuffled_by_the_chance_given_and_none_is_lost() -> None:
    one = RULES.deal(2, USUAL, STOCK, "area", Chance(1))
    other = RULES.deal(2, USUAL, STOCK, "area", Chance(2))
    assert sorted(card.id for card in one.cards) == sorted(card.id for card in STOCK)
    assert one.cards not in (other.cards, STOCK)
    assert RULES.deal(2, USUAL, STOCK, "area", Chance(1)) == one
    assert one.chance_key != other.chance_key


@rule("L-SETUP-1", "L-R-15")
def test_chance_picks_the_first_player_and_every_seat_can_be_it() -> None:
    firsts = {RULES.deal(4, USUAL, STOCK, "area", Chance(seed)).first for seed in range(60)}
    assert firsts == {0, 1, 2, 3}


@rule("L-SETUP-1", "L-R-15")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_table_may_agree_on_the_first_player(seat: int) -> None:
    options = CardlineOptions(first_player=seat)
    deal = RULES.deal(3, options, STOCK, "area", Chance(9))
    game = RULES.set_up(deal, options)
    assert game.actor == game.first == seat - 1
    assert game.view(None).to_act == tuple((seat - 1 + step) % 3 for step in range(3))


@rule("L-SETUP-2", "L-R-14")
def test_the_game_is_played_by_one_measure_from_first_to_last() -> None:
    cards = tuple(
        Card(f"c{number}", {"en": f"C{number}"}, {"up": Value(number), "down": Value(-number)}) for number in range(9)
    )
    for order, gap in (("up", 0), ("down", 1)):
        game = RULES.set_up(Deal(2, 0, order=order, cards=cards), CardlineOptions(hand_size=2))
        assert game.line.cards == [4]
        first = game.legal_moves()[gap]
        game.play(first)
        assert len(game.line.cards) == 2, f"card 0 belongs into gap {gap} when played by {order}"
        assert game.view(None).order == order


@rule("L-R-14")
def test_the_usual_order_is_area_and_all_four_are_on_offer() -> None:
    offer = catalogue.offer("cardline-globetrotter")
    assert offer.orders == ("area", "population", "gdp", "environment")
    assert catalogue.set_up("cardline-globetrotter", players=2, seed=1).deal.order == "area"


@rule("L-R-13", "L-D-4")
def test_two_to_eight_can_play() -> None:
    assert (RULES.fewest_players, RULES.most_players) == (2, 8)
    for players, is_possible in ((1, False), (2, True), (8, True), (9, False)):
        if is_possible:
            assert catalogue.set_up("cardline-globetrotter", players=players, seed=1).begin().seats == players
        else:
            with pytest.raises(Refused):
                catalogue.set_up("cardline-globetrotter", players=players, seed=1)


@rule("L-R-12", "L-R-15", "L-R-2", "L-R-16", "L-R-20", "L-R-23")
def test_every_switch_of_the_ledger_has_its_default() -> None:
    assert (
        CardlineOptions(
            hand_size=4, first_player="random", finish_round=False, pile_top_visible=True, units="us", max_rounds=None
        )
        == USUAL
    )


@pytest.mark.parametrize(
    ("option", "word"),
    [
        ("hand_size", "0"),
        ("first_player", "0"),
        ("first_player", "9"),
        ("finish_round", "maybe"),
        ("units", "roman"),
        ("max_rounds", "0"),
    ],
)
def test_a_wrong_option_is_refused_with_the_allowed_values(option: str, word: str) -> None:
    with pytest.raises(Refused) as caught:
        catalogue.set_up("cardline-globetrotter", players=3, seed=1, options={option: word})
    assert caught.value.refusal.rule == "K-OPTION"
    assert caught.value.refusal.params["allowed"]
