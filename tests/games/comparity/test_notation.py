"""Positions and moves as text: what can be written, how it comes back, and how mistakes are named."""

import re
from pathlib import Path

import pytest

from tallorder.cards import Card, Value
from tallorder.games.comparity import RULES
from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.moves import Swap
from tallorder.games.comparity.notation import plain_id, read_values, write_values
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.comparity.state import Agreed
from tallorder.games.comparity.worlds import imagine
from tallorder.games.kernel import Chance, Guesses, NotationError, Stock
from tests.games.comparity.table import POSITIONS, area, decides, deck, hand, legal, names, play, position

WHOLE = """position comparity
order height
option first_player = 2
option repair_permute = on
card Dome of the Rock = height 35, year ~691
card <nabemba> Nabemba Tower = height 106 [us], year 1989
card Big Ben
card <x1> = height 5
card unknown 1
area | -1                 | 0       | 1
2    | .                  | .       | [Big Ben]
1    | Dome of the Rock   | [<x1>]  | .
hand 1: Nabemba Tower
hand 2:
deck: unknown 1
"""
TABLE = """position comparity
area | 0      | 1
0    | a = 30 | [b = 20]
hand 1: p | o
hand 2: q | r
deck: d | e
turn 2
"""


def test_a_position_is_read_as_it_looks() -> None:
    game = position(TABLE)
    assert area(game) == {(0, 0): "a", (1, 0): "[b]"}
    assert (hand(game, 1), hand(game, 2), deck(game)) == (["p", "o"], ["q", "r"], ["d", "e"])
    assert decides(game) == (2, "turn")
    assert game.agreed.order == "value"
    assert game.agreed.values[:2] == [30, 20]
    assert game.agreed.unknown == frozenset(range(2, 8))
    assert game.agreed.options == ComparityOptions()


def test_what_is_written_has_everything_and_comes_back() -> None:
    text = (
        WHOLE.replace("hand 2:", "hand 2: x")
        .replace("card unknown 1", "card x\ncard unknown 1")
        .replace("2    | .                  | .       | [Big Ben]\n", "0    | [Big Ben] | . | .\n")
    )
    game = position(text)
    written = """position comparity
order height
option first_player = 2
option repair_permute = on
card Dome of the Rock = height 35, year ~691
card <nabemba> Nabemba Tower = height 106 [us], year 1989
card Big Ben
card x1 = 5
card x
card unknown 1
area | -1               | 0
1    | Dome of the Rock | [x1]
0    | [Big Ben]        | .
hand 1: Nabemba Tower
hand 2: x
deck: unknown 1
turn 1
phase turn
"""
    assert RULES.write_position(game) == written
    assert RULES.read_position(written).key() == game.key()


@pytest.mark.parametrize("file", sorted(POSITIONS.glob("*.position")), ids=lambda file: file.stem)
def test_every_position_file_comes_back_identical(file: Path) -> None:
    game = RULES.read_position(file.read_text(encoding="utf-8"))
    text = RULES.write_position(game)
    again = RULES.read_position(text)
    assert again.key() == game.key()
    assert RULES.write_position(again) == text


@pytest.mark.parametrize(
    "pending",
    [
        "phase duet\n",
        "phase duet\nanswering trio\n",
        "phase bonus\n",
        "phase over\nwon 1 by C-END-1\n",
    ],
)
def test_pending_things_come_back(pending: str) -> None:
    game = position(TABLE + pending)
    text = RULES.write_position(game)
    assert text.endswith(("turn 2\n" if "over" not in pending else "") + pending)
    assert RULES.read_position(text).key() == game.key()


@pytest.mark.parametrize(
    ("name", "options", "moves", "ending"),
    [
        ("c-rx-3", {}, ["check 0,0"], "turn 2\nphase extra\ntarget 0,0\n"),
        ("c-rx-3", {"check_commit": "upfront"}, ["check 0,0"], "turn 2\nphase extra\ntarget 0,0\n"),
        ("c-rx-5", {}, ["check 1,0"], "turn 2\nphase give\nowed 2 to 1 for caught\ngiver 2\n"),
        ("c-rx-1", {}, ["check 1,0"], "turn 2\nphase repair\n"),
        ("c-rx-1", {}, ["check 1,0", "discard 1,0"], "discards: b\nturn 2\nphase join\nvacated 1,0\n"),
        (
            "c-rx-1",
            {"repair_permute": "on"},
            ["check 1,0", "arrange c @ 0,0"],
            "turn 2\nphase repair\narranging 0,0 | 1,0 | 2,0\narranged c\n",
        ),
        ("c-rx-7", {}, ["play p @ 1,1"], "turn 2\nphase duet\nanswering trio\n"),
        ("c-rx-7", {}, ["play p @ 1,1", "draw"], "turn 2\nphase bonus\n"),
    ],
)
def test_moments_in_the_middle_of_things_come_back(
    name: str, options: dict[str, str], moves: list[str], ending: str
) -> None:
    game = position(name, **options)
    play(game, *moves)
    text = RULES.write_position(game)
    assert text.endswith(ending)
    assert RULES.read_position(text).key() == game.key()


def test_a_challenge_and_a_resignation_come_back() -> None:
    text = TABLE.replace("hand 1: p | o", "hand 1: p") + "hand 3: s\n"
    game = position(text.replace("turn 2", "turn 1"), final_challenge="on")
    play(game, "play p @ 2,0")
    assert RULES.write_position(game).endswith("turn 2\nphase challenge\n")
    assert RULES.read_position(RULES.write_position(game)).key() == game.key()
    left = position(text)
    left.resign(2)
    written = RULES.write_position(left)
    assert "hand 3:\ndeck: d | e\nremoved: s\ngone 3\nturn 2\n" in written
    assert RULES.read_position(written).key() == left.key()


def test_lines_may_come_in_any_order_with_comments_and_without_colons() -> None:
    text = """# a dispute
position comparity   # the engine
turn 2
deck d | e # top first
hand 2: q | r

hand 1 p | o
area | 0      | 1
0    | a = 30 | [b = 20]
"""
    game = position(text)
    assert area(game) == {(0, 0): "a", (1, 0): "[b]"}
    assert deck(game) == ["d", "e"]
    assert hand(game, 1) == ["p", "o"]
    assert decides(game) == (2, "turn")
    assert names(game, range(4)) == ["d", "e", "q", "r"], "cards are numbered as they are first mentioned"


def test_columns_may_be_left_out_and_rows_may_be_short() -> None:
    game = position("position comparity\narea\n1 | [a]\n0 | [b] | [c] |\nhand 1: p\nhand 2: q\n")
    assert area(game) == {(0, 1): "[a]", (0, 0): "[b]", (1, 0): "[c]"}


def test_unknown_cards_of_the_deck_are_made_up() -> None:
    game = position("position comparity\narea\n0 | [a]\nhand 1: p\nhand 2: q\ndeck: d | ? | ? x 3\n")
    assert deck(game) == ["d", "unknown 1", "unknown 2", "unknown 3", "unknown 4"]


def test_names_may_look_like_other_things() -> None:
    text = """position comparity
order year
area
0 | [2001: A Space Odyssey = 1968] | 12 Angry Men = 1957 | [King Kong [the original] = 1933 [us]]
hand 1: Who's @ the door = 1 | The Good, the Bad and the Ugly
hand 2: <rec> [REC] = 2007
deck: 300 = 2006
"""
    game = position(text)
    assert names(game, range(3)) == ["2001: A Space Odyssey", "12 Angry Men", "King Kong [the original]"]
    assert hand(game, 1) == ["Who's @ the door", "The Good, the Bad and the Ugly"]
    assert "play Who's @ the door @ 0,1" in legal(game)
    written = RULES.write_position(game)
    assert "hand 2: <rec>\n" in written
    assert "card <rec> = 2007\n" in written
    again = RULES.read_position(written)
    assert again.key() == game.key()
    for text, move in zip(legal(game), game.legal_moves(), strict=True):
        assert RULES.read_move(game, text) == move


def test_cards_of_a_deck_are_named_in_any_language_or_by_id() -> None:
    stock = Stock(
        (
            Card("eiffel", {"en": "Eiffel Tower", "ru": "Эйфелева башня"}, {"height": Value(330)}, tags=("x",)),
            Card("ben-1", {"en": "Big Ben"}, {"height": Value(96)}),
            Card("ben-2", {"en": "Big Ben"}, {"height": Value(97)}),
        )
    )
    text = "position comparity\norder height\narea\n0 | эйфелева башня | [<ben-1>]\nhand 1: ben-2 = 98\nhand 2: New\n"
    game = RULES.read_position(text, stock)
    assert [card.id for card in game.agreed.cards] == ["eiffel", "ben-1", "ben-2", "new"]
    assert game.agreed.values == [330, 96, 98, 0]
    assert game.agreed.cards[0].tags == ("x",)
    assert game.agreed.unknown == {3}
    assert RULES.write_move(game, game.legal_moves()[0]) == "play <ben-2> @ 0,1"
    with pytest.raises(NotationError, match="line 5: one card, but the deck has 2 of the name 'Big Ben'; say its <id>"):
        RULES.read_position(text.replace("ben-2 = 98", "Big Ben").replace("<ben-1>", "z"), stock)


def test_an_imagined_world_has_numbers_for_names() -> None:
    view = position(TABLE).view(None)
    world = imagine(view, Guesses(dict.fromkeys(RULES.visible(view), 7), [5]), Chance(1))
    text = RULES.write_move(world, world.legal_moves()[0])
    assert text == "play <4> @ 0,1"
    assert RULES.read_move(world, text) == world.legal_moves()[0]
    again = RULES.read_position(RULES.write_position(world))
    assert again.legal() == world.legal()
    with pytest.raises(ValueError, match="a card of this game"):
        RULES.read_move(world, "play <9> @ 0,1")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("96", {"h": Value(96)}),
        ("-2560", {"h": Value(-2560)}),
        ("~96", {"h": Value(96, approximate=True)}),
        ("≈96 [us]", {"h": Value(96, approximate=True, scope="us")}),
        ("h 96, year ~-20", {"h": Value(96), "year": Value(-20, approximate=True)}),
        ("box-office 5[us]", {"box-office": Value(5, scope="us")}),
    ],
)
def test_values_are_read_with_their_marks(text: str, values: dict[str, Value]) -> None:
    assert read_values(text, "h") == values
    assert read_values(write_values(values, "h"), "h") == values


@pytest.mark.parametrize("text", ["", "tall", "96 m", "1.5", "96,", "h 1, h 2", "1, 2", "9 6"])
def test_what_is_no_value_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"a number such as|one number for h"):
        read_values(text, "h")


def test_made_up_ids_are_plain() -> None:
    assert plain_id("St. Paul's Cathedral") == "st-paul-s-cathedral"
    assert plain_id("Собор №1") == "собор-1"
    assert plain_id("!!!") == "card"


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("jump", "one of: play CARD @ X,Y; check X,Y"),
        ("", "one of: play"),
        ("play p", "play CARD @ X,Y"),
        ("play o @ here", "a cell X,Y such as 0,1 or -2,0, not 'here'"),
        ("play nobody @ 0,1", "a card of this game, not 'nobody'"),
        ("play Bigg Ben @ 0,1", "a card of this game, not 'Bigg Ben'; perhaps Big Ben"),
        ("check", "a cell X,Y"),
        ("check 1", "a cell X,Y"),
        ("swap 0,0", "swap X,Y X,Y"),
        ("swap 0,0 1,0 2,0", "swap X,Y X,Y"),
        ("swap 0,0 and 1,0", "swap X,Y X,Y"),
        ("draw 2", "one of:"),
        ("give", "a card of this game, not ''"),
    ],
)
def test_what_is_no_move_is_answered_with_what_was_expected(move: str, expected: str) -> None:
    game = position(TABLE.replace("hand 1: p", "hand 1: Big Ben"))
    with pytest.raises(ValueError, match=re.escape(expected)):
        RULES.read_move(game, move)


def test_a_card_that_nothing_resembles_is_just_not_found() -> None:
    with pytest.raises(ValueError) as caught:
        RULES.read_move(position(TABLE), "give somebody else")
    assert str(caught.value) == "a card of this game, not 'somebody else'"


def test_a_move_may_be_typed_loosely() -> None:
    game = position(TABLE)
    assert RULES.read_move(game, "  play   Q  @ 0 , 1 ") == RULES.read_move(game, "play q @ 0,1")
    assert RULES.read_move(game, "swap 1,0 0,0") == Swap((1, 0), (0, 0))
    twins = position(TABLE.replace("hand 1: p | o", "hand 1: <t1> twin | <t2> o"))
    with pytest.raises(ValueError, match="a card of this game"):
        RULES.read_move(twins, "give twins and more")


def test_two_cards_of_one_name_are_told_apart_by_id() -> None:
    cards = tuple(Card(f"t{n}", {"en": "Twin"}, {"value": Value(n)}) for n in range(4))
    game = ComparityGame(Agreed(2, "value", ComparityOptions(), [0, 1, 2, 3], cards))
    game.hands = [[0], [1]]
    game.deck = [3]
    game.grid.place(32639, 2)
    assert RULES.write_move(game, game.legal_moves()[0]).startswith("play <t0> @")
    with pytest.raises(ValueError, match=r"one card, but 'Twin' may be <t0>, <t1>, <t2>, <t3>"):
        RULES.read_move(game, "give Twin")
    again = RULES.read_position(RULES.write_position(game))
    assert again.key() == game.key()


def test_a_name_that_is_another_cards_id_is_not_used() -> None:
    cards = (Card("b", {"en": "a"}, {"value": Value(1)}), Card("a", {"en": "c"}, {"value": Value(1)}))
    game = ComparityGame(Agreed(2, "value", ComparityOptions(), [1, 1], cards))
    game.hands = [[0], [1]]
    game.grid.frontier = [5]
    assert RULES.write_move(game, game.legal_moves()[0]).startswith("play <b> @")


MISTAKES = [
    ("position cardline\n", 1, "the first line says: position comparity"),
    ("", 1, "the first line says: position comparity"),
    ("position comparity\n", 1, "an area with at least one card"),
    (TABLE.replace("turn 2", "turn 3"), 7, "a number from 1 to 2, not '3'"),
    (TABLE.replace("turn 2", "turn two"), 7, "a number from 1 to 2, not 'two'"),
    (TABLE + "turn 2\n", 8, "only one line `turn`"),
    (TABLE + "whose 2\n", 8, "one of area, order, option, card, a row `Y | …`, hand N, deck, discards, removed, gone"),
    (TABLE + "Turn 2\n", 8, "one of area"),
    (TABLE + "order height\n", 8, "one line `order`, before the first card"),
    (TABLE.replace("comparity\n", "comparity\norder the height\n"), 2, "order MEASURE"),
    (TABLE.replace("comparity\n", "comparity\norder x\norder y\n"), 3, "one line `order`"),
    (TABLE + "option join_cells = all\n", 8, "an option of Comparity with an allowed value (any, vacated)"),
    (TABLE + "option speed = 9\n", 8, "an option of Comparity with an allowed value (first_player, "),
    (TABLE + "option join_cells\n", 8, "option NAME = VALUE"),
    (TABLE + "option join_cells = any\noption join_cells = any\n", 9, "option join_cells only once"),
    (TABLE + "card x\n", 8, "the list of cards before any other mention of a card"),
    (TABLE.replace("comparity\n", "comparity\ncard a\ncard a\n"), 3, "each card listed once"),
    (TABLE.replace("comparity\n", "comparity\ncard a = 30\n"), 4, "the values of a only once"),
    (TABLE.replace("comparity\n", "comparity\ncard a\n"), 4, "a card of the list above, not 'b'"),
    (TABLE.replace("hand 1: p | o", "hand 1: p | a"), 4, "each card in one place, but a lies elsewhere by line 3"),
    (TABLE.replace("hand 1: p | o", "hand 1: p | = 3"), 4, "a card such as `Big Ben` or `Big Ben = 96`, not '= 3'"),
    (TABLE.replace("hand 1: p | o", "hand 1: p | o = x"), 4, "a number such as 96"),
    (TABLE.replace("hand 1: p | o", "hand 1: p | P!"), 4, "a card unlike the others, not 'P!' again"),
    (TABLE.replace("hand 1: p | o", "hand 1: p | ?"), 4, "the names of these cards; only in a deck may they be `?`"),
    (TABLE.replace("hand 2: q | r\n", ""), 6, "hands 1, 2, … one line each"),
    (TABLE.replace("hand 2: q | r", "hand 3: q | r"), 7, "hands 1, 2, … one line each"),
    (TABLE.replace("hand 2: q | r", "hand 6: q | r"), 5, "a number from 1 to 5, not '6'"),
    (TABLE.replace("hand 2: q | r", "hand 1: q | r"), 5, "only one line `hand 1`"),
    (TABLE.replace("hand 2: q | r", "hand 2:"), 7, "at least one card in hand 2"),
    (TABLE + "deck: x\n", 8, "only one line `deck`"),
    (TABLE.replace("deck: d | e", "deck: ? x 0"), 6, "a number from 1 to 255"),
    (TABLE.replace("deck: d | e", "deck: ? x 256"), 6, "a number from 1 to 255"),
    (TABLE.replace("deck: d | e", "deck: ? x 255"), 6, "at most 255 cards"),
    (TABLE.replace("area | 0      | 1", "area | 0 | 2"), 2, "columns one after the other"),
    (TABLE.replace("area | 0      | 1", "area | 0 | x"), 2, "a number from -127 to 127, not"),
    (TABLE.replace("area | 0      | 1", "area | 0"), 3, "at most 1 fields, as many as the area has columns"),
    (TABLE.replace("area | 0      | 1\n", ""), 2, "a line `area` before the first row"),
    (TABLE + "area\n", 8, "one area"),
    (TABLE + "0 | [x]\n", 8, "row 0 once"),
    (TABLE + "200 | [x]\n", 8, "a number from -127 to 127, not '200'"),
    (TABLE.replace("a = 30", "a"), 3, "a value for the open card 'a', such as a = 96"),
    (TABLE.replace("area | 0      | 1", "area | 121 | 122"), 3, "an area nearer to 0,0, with room"),
    (TABLE.replace("[b = 20]", ". | [b]").replace("| 1\n", "| 1 | 2\n"), 7, "an area in one piece"),
    (TABLE + "discards: z\n", 8, "a value for the discarded card z"),
    (TABLE.replace("comparity\n", "comparity\ncard a = 1\ncard b\n"), 5, "the values of a only once"),
    ("position comparity\ncard a\ncard z\narea\n0 | [a]\nhand 1: z\nhand 2:\n", 7, "at least one card in hand 2"),
    (
        "position comparity\ncard a\ncard y\narea\n0 | [a]\nhand 1:\nhand 2:\n",
        7,
        "a place for every card: y lies nowhere",
    ),
    (TABLE + "phase lunch\n", 8, "a phase: turn, extra, give, repair, join, duet, bonus, challenge, over; not 'lunch'"),
    (TABLE + "phase over\n", 8, "a line `won N by RULE`, because the game is over"),
    (TABLE + "phase over\nwon 1\n", 9, "won N by RULE"),
    (TABLE + "phase over\nwon 3 by C-END-1\n", 9, "a number from 1 to 2"),
    (TABLE + "phase extra\n", 8, "a line `target` in phase extra"),
    (TABLE + "phase extra\ntarget 5,5\n", 9, "a card in the target's cell"),
    (TABLE + "phase extra\ntarget 1,0\n", 9, "a target that is open"),
    (TABLE + "phase extra\ntarget 1;0\n", 9, "a cell X,Y such as"),
    (TABLE + "phase extra\ntarget 200,0\n", 9, "a number from -127 to 127"),
    (TABLE + "option check_commit = upfront\nphase extra\ntarget 0,0\n", 10, "a target that is closed"),
    (TABLE + "target 0,0\n", 8, "a target only in phase extra"),
    (TABLE + "phase give\n", 8, "a line `owed` in phase give"),
    (TABLE + "phase give\nowed 1 to 1 for caught\n", 8, "a line `giver` in phase give"),
    (TABLE + "phase give\nowed 1 to 1 for caught\ngiver 2\n", 9, "an empty deck while cards are given"),
    (TABLE + "owed 1 to 1 for caught\n", 8, "cards owed only in phase give"),
    (TABLE + "phase join\n", 8, "a line `vacated` in phase join"),
    (TABLE + "phase join\nvacated 3,0\n", 9, "an area in several parts, because a cell is vacated"),
    (TABLE + "vacated 3,0\n", 8, "a vacated cell only in phase join or give"),
    (TABLE + "phase repair\n", 8, "something to decide in phase repair"),
    (TABLE + "arranging 0,0\n", 8, "an arrangement only in phase repair"),
    (TABLE + "phase challenge\n", 8, "no card in hand 1, whose last one is challenged"),
    (TABLE + "phase duet\nanswering quartet\n", 9, "one of turn, duet, trio, challenge; not 'quartet'"),
    (TABLE + "gone 2\n", 8, "no cards in the hand of a seat that gave up"),
    (TABLE + "hand 3:\ngone 3 3\n", 9, "each seat that gave up once"),
    ("position comparity\narea\n0 | [a]\nhand 1:\nhand 2:\ngone 1 2\n", 6, "at least one seat that plays on"),
    (TABLE + "hand 3:\ngone 4\n", 9, "a number from 1 to 3"),
    (TABLE.replace("turn 2", "turn 3") + "hand 3:\ngone 3\n", 7, "a seat that still plays after `turn`"),
]
EMPTY = TABLE.replace("deck: d | e\n", "") + "phase give\n"
SPLIT = TABLE.replace("[b = 20]", ". | [b]").replace("| 1\n", "| 1 | 2\n") + "phase join\n"
GROUP = """position comparity
option repair_permute = on
area
0 | a = 30 | b = 20 | c = 10
hand 1: p
hand 2: q
phase repair
"""
MISTAKES += [
    (EMPTY + "owed 1 to 1 caught\ngiver 2\n", 8, "owed NUMBER to SEAT for CAUSE"),
    (EMPTY + "owed 1 to 1 for fun\ngiver 2\n", 8, "one of mistrust, caught, duet; not 'fun'"),
    (EMPTY + "owed 4 to 1 for caught\ngiver 2\n", 8, "a number from 1 to 3"),
    (EMPTY + "owed 1 to 3 for caught\ngiver 2\n", 8, "a number from 1 to 2"),
    (EMPTY + "owed 1 to 1 for caught\ngiver 1\n", 9, "a giver with a card to spare"),
    (EMPTY.replace("q | r", "q") + "owed 1 to 1 for caught\ngiver 2\n", 9, "a giver with a card to spare"),
    (EMPTY + "hand 3:\ngone 3\nowed 1 to 3 for caught\ngiver 2\n", 10, "a receiver who still plays"),
    (SPLIT + "vacated 0,1\n", 9, "an empty vacated cell that touches every part"),
    (SPLIT + "vacated 0,0\n", 9, "an empty vacated cell that touches every part"),
    (GROUP + "arranging 0,0 | 1,0\narranged c\n", 8, "arranging: the cells of misplaced cards that hang together"),
    (GROUP + "arranging 0,0 | 1,0 | 2,0\n", 8, "a card such as `Big Ben`"),
    (GROUP + "arranging 0,0 | 1,0 | 2,0\narranged c | b\n", 9, "arranged: the cards for the first cells"),
]


@pytest.mark.parametrize(("text", "line", "expected"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_is_named_by_its_line_and_what_was_expected(text: str, line: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        RULES.read_position(text)
    assert caught.value.expected.startswith(expected)
    assert caught.value.line == line


def test_the_twins_of_these_mistakes_are_read() -> None:
    for text in (
        TABLE,
        EMPTY + "owed 3 to 1 for caught\ngiver 2\n",
        SPLIT + "vacated 1,0\n",
        GROUP,
        GROUP + "arranging 0,0 | 1,0 | 2,0\narranged c\n",
        TABLE.replace("area | 0      | 1", "area | 119 | 120"),
        TABLE + "hand 3:\ngone 3\n",
        TABLE + "discards: z = 3\n",
        TABLE.replace("[b = 20]", "b = 20") + "phase repair\n",
    ):
        assert RULES.read_position(text).legal()
