"""Positions and moves as text: what a person types, and what comes back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tallorder.cards import Card, Value
from tallorder.games.cardline import RULES
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.options import CardlineOptions
from tallorder.games.cardline.state import UNKNOWN
from tallorder.games.cardline.worlds import imagine
from tallorder.games.kernel import NOBODY, CardRef, Chance, Guesses, NotationError, Outcome, Refused, Stock
from tests.games.cardline.table import POSITIONS, box, box_closed, hand, line, names, pile, play, position
from tests.games.strategies import begin, play_on

SMALL = """position cardline
line a = 5
hand 1 b = 3
hand 2 c = 7
pile d = 9 | e = 8
"""
STOCK = Stock(
    (
        Card("ch", {"en": "Switzerland", "ru": "Швейцария"}, {"area": Value(15942), "gdp": Value(3)}),
        Card("at", {"en": "Austria"}, {"area": Value(32383)}),
        Card("mt", {"en": "Malta"}, {"area": Value(122)}),
        Card("ge", {"en": "Georgia"}, {"area": Value(26911)}),
        Card("us-ge", {"en": "Georgia"}, {"area": Value(59425)}),
        Card("pe", {"en": "Peru"}, {"area": Value(496225)}),
    )
)


def test_a_small_position_says_everything() -> None:
    game = position(
        """
        position cardline         # comments and empty lines are skipped

        order area
        option finish_round = on
        option max_rounds = 9
        first 3
        round 2
        line a = 5 | New Zealand = 7
        hand 1 b = ≈3 | c = 4 [us]
        hand 2 out
        hand 3
        hand 4 e = -6
        pile f = 1 | g = ~2
        pile h = 3
        box i = 4
        box-closed j = 5
        turn 4
        chance 77 2
        """
    )
    assert game.order == "area"
    assert game.options == CardlineOptions(finish_round=True, max_rounds=9)
    assert (game.first, game.round, game.actor, game.seats) == (2, 2, 3, 4)
    assert line(game) == ["a", "New Zealand"]
    assert game.line.values == [5, 7]
    assert (hand(game, 1), hand(game, 2), hand(game, 3), hand(game, 4)) == (["b", "c"], [], [], ["e"])
    assert pile(game) == ["f", "g", "h"]
    assert (box(game), box_closed(game)) == (["i"], ["j"])
    assert game.in_play == [2, 3, 0]
    assert game.turn == 1
    assert game.finishers == [2]
    assert (game.chance.key, game.chance.count) == (77, 2)
    assert [game.cards[card].values["area"] for card in game.hands[0]] == [
        Value(3, approximate=True),
        Value(4, scope="us"),
    ]
    assert game.cards[game.pile[1]].values["area"] == Value(2, approximate=True)
    assert game.values[game.hands[3][0]] == -6


def test_what_is_left_out_has_its_usual_value() -> None:
    game = position(SMALL)
    assert (game.order, game.first, game.round, game.actor, game.turn) == ("value", 0, 1, 0, 0)
    assert game.options == CardlineOptions()
    assert (game.chance.key, game.chance.count) == (0, 0)
    assert game.log is None


def test_cards_are_numbered_by_their_card_lines_and_then_as_they_appear() -> None:
    assert names(position(SMALL), range(5)) == ["a", "b", "c", "d", "e"]
    numbered = position(SMALL + "card e\ncard c\n")
    assert names(numbered, range(5)) == ["e", "c", "a", "b", "d"]


@pytest.mark.parametrize("name", sorted(file.stem for file in POSITIONS.glob("*.position")))
def test_every_position_of_the_examples_comes_back_identical(name: str) -> None:
    game = position(name)
    text = RULES.write_position(game)
    again = RULES.read_position(text)
    assert again.key() == game.key()
    assert RULES.write_position(again) == text
    assert [card.name for card in again.cards] == [card.name for card in game.cards]


def test_a_written_position_reads_like_the_table() -> None:
    game = position(SMALL.replace("hand 2", "option units = metric\nhand 2").replace("b = 3", "b = ≈3 [us]"))
    assert RULES.write_position(game) == "\n".join(
        [
            "position cardline",
            "order value",
            "option units = metric",
            "first 1",
            "round 1",
            "line a",
            "hand 1 b",
            "hand 2 c",
            "pile d | e",
            "turn 1",
            "chance 0 0",
            "card a: value 5",
            "card b: value ≈3 [us]",
            "card c: value 7",
            "card d: value 9",
            "card e: value 8",
            "",
        ]
    )


def test_a_place_may_name_a_card_line_by_its_name() -> None:
    game = position(SMALL.replace("b = 3", "New Zealand") + 'card nz "New Zealand": value 3\n')
    assert hand(game, 1) == ["nz"]
    assert game.values[game.hands[0][0]] == 3


def test_a_game_that_is_over_names_its_winners() -> None:
    game = position("l-rx-1")
    play(game, "a @ 0", "b @ 2")
    text = RULES.write_position(game)
    assert "\nwon 1 by L-END-2\n" in text
    again = RULES.read_position(text)
    assert again.key() == game.key()
    assert (again.actor, again.outcome()) == (NOBODY, Outcome((0,), "L-END-2"))
    shared = RULES.read_position(SMALL.replace("hand 1 b = 3", "hand 1").replace("c = 7", "") + "won 1 2 by L-R-10\n")
    assert shared.outcome() == Outcome((0, 1), "L-R-10")


def test_names_with_quotes_and_number_signs_come_back() -> None:
    game = position(SMALL + 'card a "The \\"Big\\" # 1 \\\\ Rock": value 5  # the first\ncard b: value 3, other 7\n')
    assert game.cards[0].name == {"en": 'The "Big" # 1 \\ Rock'}
    assert game.cards[1].values == {"value": Value(3), "other": Value(7)}
    again = RULES.read_position(RULES.write_position(game))
    assert [card.name for card in again.cards] == [card.name for card in game.cards]
    assert again.key() == game.key()


def test_a_name_with_a_colon_comes_back() -> None:
    game = position(SMALL.replace("b = 3", "Star Wars: A New Hope = 3"))
    again = RULES.read_position(RULES.write_position(game))
    assert hand(again, 1) == ["Star Wars: A New Hope"]
    assert again.key() == game.key()


def test_a_number_sign_inside_a_name_is_no_comment() -> None:
    game = position(SMALL.replace("b = 3", "Movie#2 = 3 # not this"))
    assert hand(game, 1) == ["Movie#2"]


def test_cards_of_a_deck_are_named_by_id_or_by_name_in_any_language() -> None:
    text = "position cardline\norder area\nline austria\nhand 1 Швейцария | made-up = 12\nhand 2 mt\npile us-ge\n"
    game = RULES.read_position(text, STOCK)
    assert line(game) == ["at"]
    assert (hand(game, 1), hand(game, 2), pile(game)) == (["ch", "made-up"], ["mt"], ["us-ge"])
    assert game.values == [32383, 15942, 12, 122, 59425]
    assert game.cards[1] == STOCK.cards[0]
    assert RULES.read_move(game, "place switzerland @ 1") == PlaceCard(1, 1)


def test_with_a_deck_a_name_that_it_does_not_know_needs_a_value() -> None:
    text = "position cardline\norder area\nline Austria\nhand 1 Swizerland\nhand 2 Malta\npile Peru\n"
    with pytest.raises(NotationError, match="a card of the deck") as caught:
        RULES.read_position(text, STOCK)
    assert caught.value.line == 4
    assert RULES.read_position(text.replace("Swizerland", "Switzerland"), STOCK)


def test_a_name_that_two_cards_bear_must_be_given_as_id() -> None:
    text = "position cardline\norder area\nline Austria\nhand 1 Georgia\nhand 2 Malta\n"
    with pytest.raises(NotationError, match="the deck has 2 called 'Georgia'"):
        RULES.read_position(text, STOCK)
    assert hand(RULES.read_position(text.replace("Georgia", "us-ge"), STOCK), 1) == ["us-ge"]


def test_a_closed_card_may_be_of_unknown_value_until_it_is_placed() -> None:
    game = position(SMALL.replace("b = 3", "b | x = 1"))
    assert game.values[1] == UNKNOWN
    before = game.key()
    with pytest.raises(Refused) as caught:
        play(game, "b @ 0")
    assert (caught.value.refusal.rule, caught.value.refusal.code) == ("K-UNKNOWN", "value-unknown")
    assert caught.value.refusal.params == {"card": CardRef(1)}
    assert game.key() == before
    assert game.log is None
    assert RULES.read_position(RULES.write_position(game)).key() == before
    play(game, "x @ 0")
    assert line(game) == ["x", "a"]


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        ("", 1, "the first line says: position cardline"),
        ("position comparity\n", 1, "the first line says: position cardline"),
        ("\nline a = 5\n", 2, "the first line says: position cardline"),
        (SMALL + "deck x\n", 6, "one of order, option"),
        (SMALL + "turn one\n", 6, "turn SEAT"),
        (SMALL + "turn 3\n", 6, "turn with a seat from 1 to 2, not 3"),
        (SMALL + "turn 0\n", 6, "turn SEAT, with the seat as a whole number from 1, not '0'"),
        (SMALL + "first 3\n", 6, "first with a seat from 1 to 2"),
        (SMALL + "turn 1\nturn 2\n", 7, "only one line 'turn'"),
        (SMALL + "round 0\n", 6, "the round"),
        (SMALL + "round x\n", 6, "the round"),
        (SMALL + "chance x\n", 6, "chance KEY COUNT"),
        (SMALL + "chance 1 x\n", 6, "chance KEY COUNT"),
        (SMALL + "option units\n", 6, "option NAME = VALUE"),
        (SMALL + "option units = furlongs\n", 6, "an option of Cardline"),
        (SMALL + "option speed = 1\n", 6, "an option of Cardline"),
        (SMALL + "option units = us\noption units = us\n", 7, "option units only once"),
        (SMALL + "line f = many\n", 6, "a value such as 998"),
        (SMALL + "line f = 1234567890123456789\n", 6, "a value such as 998"),
        (SMALL + "pile f | | g\n", 6, "a card between the bars"),
        (SMALL + "pile = 5\n", 6, "a card between the bars"),
        (SMALL + 'pile The "Rock" = 5\n', 6, "a card without quotes"),
        (SMALL + "line f = 4\n", 6, "f left of a"),
        (SMALL + "line f\n", 6, "a value for f, which lies open"),
        (SMALL + "box f\n", 6, "a value for f, which lies open"),
        (SMALL + "pile a\n", 6, "a in one place only (see line 2)"),
        (SMALL + "pile f = 1 | f\n", 6, "f in one place only"),
        (SMALL + "box a = 6\n", 6, "one value of a, not two"),
        (SMALL + "card z: value 3\n", 6, "card z in the line, a hand, the pile or the box"),
        (SMALL + "card a: value 5\ncard a: value 5\n", 7, "card a only once"),
        (SMALL + 'card "x"\n', 6, "card ID"),
        (SMALL + "card a: value\n", 6, "a value such as 998"),
        (SMALL + "hand x a\n", 6, "hand SEAT"),
        (SMALL + "hand 4 x = 1\n", 6, "a line `hand SEAT …` for each seat from 1"),
        (SMALL + "hand 2 out\n", 6, "only one line for seat 2"),
        (SMALL + "hand 3 out\nhand 3 x = 1\n", 7, "no cards for seat 3"),
        (
            "position cardline\nline a = 5\nhand 1 b = 3\n",
            3,
            "a line `hand SEAT …` for each seat from 1, for 2 to 8 seats",
        ),
        (
            "position cardline\nhand 1 b = 3\nhand 2 c = 7\n",
            3,
            "a line `line CARD = VALUE | …` with at least the initial card",
        ),
        (SMALL.replace("hand 2 c = 7", "hand 2"), 5, "cards for seat 2, whose turn"),
        (SMALL.replace("hand 2 c = 7", "hand 2 out"), 5, "at least two seats that are not out"),
        (SMALL + "hand 3 out\nturn 3\n", 7, "turn with a seat that is not out, not 3"),
        (
            SMALL.replace("b = 3", "").replace("c = 7", "c = 7 | f = 1") + "turn 2\n",
            6,
            "the end, since nobody can catch up any more: won 1 by L-END-2",
        ),
        (SMALL + "won 1\n", 6, "won SEAT"),
        (SMALL + "hand 3 out\nwon 3 by L-END-2\n", 7, "winners that are not out"),
        (SMALL + "won 1 by L-END-2\nturn 1\n", 6, "either a line `turn` or a line `won`"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_what_was_expected(text: str, at: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        RULES.read_position(text)
    assert caught.value.expected.startswith(expected)
    assert caught.value.line == at


@settings(max_examples=200, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(SMALL.splitlines()),
            st.builds(
                "{} {}".format,
                st.sampled_from(
                    ["line", "hand", "pile", "box", "box-closed", "card", "option", "turn", "won", "chance"]
                ),
                st.text(st.sampled_from('ab 12=|#"\\:≈[],?-out'), max_size=14),
            ),
        ),
        max_size=9,
    )
)
def test_whatever_is_typed_is_read_or_refused_by_line(lines: list[str]) -> None:
    text = "\n".join(["position cardline", *lines])
    try:
        game = RULES.read_position(text)
    except NotationError as error:
        line_number = error.line
    else:
        line_number = 1
        assert RULES.read_position(RULES.write_position(game)).key() == game.key()
    assert 1 <= line_number <= len(lines) + 1


@pytest.mark.parametrize("text", ["place a", "a @ 0", "place @ 0", "place a @ x", "place a @ -1", ""])
def test_a_move_that_cannot_be_read_says_how_moves_are_written(text: str) -> None:
    with pytest.raises(ValueError, match="place CARD @ GAP"):
        RULES.read_move(position(SMALL), text)


def test_a_move_names_a_card_in_front_of_a_seat() -> None:
    game = position(SMALL)
    assert RULES.read_move(game, "  place   b   @ 1 ") == PlaceCard(1, 1)
    assert RULES.read_move(game, "place c@0") == PlaceCard(2, 0)
    for other in ("a", "d", "zebra"):
        with pytest.raises(ValueError, match="a card in front of a seat"):
            RULES.read_move(game, f"place {other} @ 0")


def test_a_move_may_name_its_card_unless_two_bear_that_name() -> None:
    game = position(
        SMALL.replace("b = 3", "b | f") + 'card b "Rome": value 3\ncard f "rome": value 4\ncard c "Bonn": value 7\n'
    )
    assert RULES.read_move(game, "place BONN @ 0") == PlaceCard(2, 0)
    with pytest.raises(ValueError, match="2 are called 'Rome'"):
        RULES.read_move(game, "place Rome @ 0")
    assert RULES.write_move(game, PlaceCard(1, 2)) == "place f @ 2"


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 120), st.integers(2, 8))
def test_positions_of_random_games_come_back_identical(seed: int, steps: int, players: int) -> None:
    moment = begin("cardline-globetrotter", players, seed)
    play_on(moment, Chance(seed), steps, resignations=40)
    text = RULES.write_position(moment.game)
    again = RULES.read_position(text)
    assert again.key() == moment.game.key()
    assert RULES.write_position(again) == text


def test_an_imagined_world_can_be_written_down_too() -> None:
    game = position(SMALL)
    world = imagine(game.view(0), Guesses({1: 4, 2: 6, 3: 9}, [1]), Chance(3))
    text = RULES.write_position(world)
    assert "hand 1 card-2" in text
    assert RULES.read_position(text).values == world.values
    assert RULES.read_move(world, "place card-2 @ 0") == PlaceCard(1, 0)
