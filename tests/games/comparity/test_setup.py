"""Secrecy of the deal, hands, game deck, first card, order and first player."""

import pytest

from tallorder.cards import Card, Value
from tallorder.games.comparity import RULES
from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.kernel import Chance, Deal, Refused
from tests.games.comparity.table import area, decides, legal, position
from tests.rulebook import rule

STOCK = tuple(Card(f"c{n}", {"en": f"C{n}"}, {"year": Value(1000 - n), "height": Value(n % 7)}) for n in range(100))


def dealt(players: int, seed: int = 1, order: str = "year", **options: object) -> ComparityGame:
    agreed = ComparityOptions(**options)  # type: ignore[arg-type]
    return RULES.set_up(RULES.deal(players, agreed, STOCK, order, Chance(seed)), agreed)


@rule("C-SETUP-6", "C-SETUP-7", "C-SETUP-8", "C-SETUP-9", "C-COMP-14", "C-D-7", "C-D-14", "C-R-53")
@pytest.mark.parametrize(("players", "left", "needed"), [(2, 14, 29), (3, 19, 41), (4, 34, 63), (5, 39, 75)])
def test_everybody_gets_seven_cards_and_the_deck_depends_on_the_number_of_players(
    players: int, left: int, needed: int
) -> None:
    game = dealt(players)
    assert [len(hand) for hand in game.hands] == [7] * players
    assert len(game.deck) == left
    assert list(area(game)) == [(0, 0)]
    assert area(game)[0, 0].startswith("["), "the first card lies closed"
    assert len(game.agreed.values) == needed == RULES.cards_needed(players, ComparityOptions())
    assert (RULES.fewest_players, RULES.most_players) == (2, 5)


@rule("C-SETUP-6", "C-SETUP-9")
def test_cards_are_dealt_one_at_a_time_from_seat_1_and_the_next_is_the_first_of_the_area() -> None:
    game = RULES.set_up(Deal(3, 1, "year", STOCK[:41]), ComparityOptions())
    assert game.hands == [[0, 3, 6, 9, 12, 15, 18], [1, 4, 7, 10, 13, 16, 19], [2, 5, 8, 11, 14, 17, 20]]
    assert list(game.grid.cards.values()) == [21]
    assert game.deck[::-1] == list(range(22, 41))
    assert decides(game) == (2, "turn")
    assert game.turn == 1


@rule("C-HIDE-1", "C-SETUP-8")
def test_the_stock_is_shuffled_and_what_is_not_needed_stays_out() -> None:
    one = RULES.deal(2, ComparityOptions(), STOCK, "year", Chance(1))
    other = RULES.deal(2, ComparityOptions(), STOCK, "year", Chance(2))
    again = RULES.deal(2, ComparityOptions(), STOCK, "year", Chance(1))
    assert one == again != other
    assert one.order == "year"
    assert one.players == 2
    assert len({card.id for card in one.cards}) == 29
    assert [card.id for card in one.cards] != [card.id for card in STOCK[:29]]
    seen = {
        card.id for seed in range(40) for card in RULES.deal(2, ComparityOptions(), STOCK, "year", Chance(seed)).cards
    }
    assert len(seen) == 100, "every card of the stock has its chance"


@rule("C-R-53")
def test_a_stock_that_is_too_small_is_refused_with_the_number_missing() -> None:
    RULES.deal(2, ComparityOptions(), STOCK[:29], "year", Chance(1))
    with pytest.raises(Refused) as caught:
        RULES.deal(2, ComparityOptions(), STOCK[:26], "year", Chance(1))
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.code) == ("C-R-53", "comparity-deck-too-small")
    assert refusal.params == {"cards": 26, "players": 2, "needed": 29, "missing": 3}


@rule("C-R-40", "C-SETUP-10", "C-SETUP-11", "C-D-12")
def test_who_starts_is_left_to_chance_or_agreed_on() -> None:
    assert {dealt(3, seed).actor for seed in range(40)} == {0, 1, 2}
    assert {dealt(3, seed, first_player=3).actor for seed in range(40)} == {2}
    assert {dealt(3, seed, first_player=1).actor for seed in range(40)} == {0}


@rule("C-R-40")
def test_naming_the_first_player_does_not_change_the_deal() -> None:
    agreed = ComparityOptions(first_player=2)
    one = RULES.deal(3, ComparityOptions(), STOCK, "year", Chance(5))
    other = RULES.deal(3, agreed, STOCK, "year", Chance(5))
    assert one.cards == other.cards
    assert other.first == 1


ROW = """position comparity
order {order}
area | 0                    | 1
0    | old = {old} | [new = {new}]
hand 1: p
hand 2: q
deck: ? x 5
turn 2
"""


@rule("C-SETUP-1", "C-SETUP-2", "C-SETUP-3", "C-SETUP-4", "C-SETUP-5", "C-D-13", "C-D-15", "C-R-37")
@pytest.mark.parametrize(
    ("order", "old", "new", "is_violation"),
    [
        ("year", "year -2560, height 139", "year 1889, height 330", False),
        ("year", "year 1889, height 330", "year -2560, height 139", True),
        ("height", "year 1889, height 139", "year -2560, height 330", False),
        ("height", "year -2560, height 330", "year 1889, height 139", True),
    ],
)
def test_only_the_order_of_the_game_is_compared(order: str, old: str, new: str, is_violation: bool) -> None:
    game = position(ROW.format(order=order, old=old, new=new))
    game.play(game.legal_moves()[legal(game).index("check 1,0")])
    assert bool(game.grid.violations) == is_violation


@rule("C-R-37", "C-R-38", "C-R-39", "C-COMP-9", "C-COMP-13")
@pytest.mark.parametrize("marked", ["~96", "96 [us]", "≈96 [us]"])
def test_a_marked_number_compares_like_any_other(marked: str) -> None:
    for number, is_violation in ((95, True), (96, False), (97, False)):
        game = position(ROW.format(order="value", old=marked, new=number))
        game.play(game.legal_moves()[legal(game).index("check 1,0")])
        assert bool(game.grid.violations) == is_violation
