"""Positions and moves as text."""

import pytest

from tallorder.games.kernel import NotationError, Refused, Stock
from tallorder.games.skyscraper import RULES
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.rules import SkyscraperRules
from tests.games.skyscraper.table import POSITIONS, STOCK, hand, ids, kind, legal, new_game, play, position

EXAMPLES = sorted(path.stem for path in POSITIONS.glob("*.position"))


def test_a_position_reads_names_ids_counts_and_comments() -> None:
    game = position(
        """
        # a comment
        site 1: Foundation with Parking + TOILET + Сад   # no
        """.replace("Сад", "Висячий сад")
        + """
        hand 1: 2 study, Flat Roof, museum
        hand 2: 1 Étude
        deck: gym, canteen
        deck: spire
        """
    )
    assert ids(game.towers[0].floors) == ["toilet", "sky-garden"]
    assert hand(game, 1) == ["museum", "flat-roof", "study", "study"]
    assert hand(game, 2) == ["study"]
    assert ids(game.deck[::-1]) == ["gym", "canteen", "spire"]


def test_an_id_wins_over_a_name() -> None:
    assert position("site 1: parking\nhand 1: toilet").hands[0] == (kind("toilet"),)


WHOLE = """position skyscraper
option record_mode = history
option lost_prize = gone
players 3
site 2: parking + toilet + museum; earthquakes 1
site 5: deep-piles; insurance 2, marks 1
building 3 of 2: parking + toilet + studios + studios + data-centre + flat-roof
building 1 of 1: deep-piles + toilet + gym + helipad; marks 1, below-threshold
revealed 6
gone mini
record-line 3
hand 1: penthouse, spire
hand 3: study
deck: call-centre, canteen, jeweller
discard: tornado, earthquake
pile: bare-slab
removed: toilet
fallen: bare-slab, parking
toilets 2 0 1
resigned 2
known 1: 1..2
chance 12 3
turn 1
phase study-return
studies 1
looked: boutiques, supermarket
then build open-plan @ 2
"""


def test_a_whole_position_comes_back_word_for_word() -> None:
    game = RULES.read_position(WHOLE, STOCK)
    assert RULES.write_position(game) == WHOLE


def test_a_pending_theft_and_insurance_come_back_word_for_word() -> None:
    for tail in (
        "turn 1\nphase steal-keep\nvictim 2\ntaken: canteen, museum\n",
        "turn 1\nphase steal\nstudies 2\n",
        "turn 1\nlap 2\n",
        "ended S-R-55\nphase over\n",
        "ended S-R-55\nphase over\nstudies 1\nlooked: boutiques\nthen study deck\n",
    ):
        text = f"position skyscraper\nplayers 2\nsite 1: parking\nhand 1: gym\nhand 2: jeweller\n{tail}"
        assert RULES.write_position(RULES.read_position(text, STOCK)) == text
    roofed = (
        "position skyscraper\nplayers 2\nbuilding 1 of 1: parking + toilet + gym + spire\nhand 1: insurance\n"
        "turn 1\nphase roof-insure\nroofed 1\n"
    )
    assert RULES.write_position(RULES.read_position(roofed, STOCK)) == roofed


def test_a_game_without_any_structure_left_comes_back_word_for_word() -> None:
    text = "position skyscraper\nplayers 2\nrevealed 3\nended S-R-47\nphase over\n"
    assert RULES.write_position(RULES.read_position(text, STOCK)) == text


def test_a_record_held_by_an_earlier_building_of_the_line_is_written() -> None:
    text = """position skyscraper
option record_mode = history
players 2
site 3: parking
building 1 of 1: parking + toilet + studios + studios + data-centre + flat-roof
building 2 of 2: deep-piles + toilet + canteen + canteen + wind-turbines + flat-roof
record-line {line}
hand 1: gym
turn 1
"""
    for line in ("1 2", "2", "1 2\nrecord 1", "1 2\nrecord 0", "none"):
        whole = text.format(line=line)
        assert RULES.write_position(RULES.read_position(whole, STOCK)) == whole
    assert RULES.read_position(text.format(line="1 2\nrecord 1"), STOCK).key()[12][2] == 0


GOOD = """players 2
site 1: parking + toilet
building 2 of 1: parking + gym + museum + spire
hand 1: canteen, insurance
hand 2: jeweller
deck: boutiques
turn 1"""

WRONG = [
    ("players 2", "players 7", "2 to 6 players"),
    ("players 2", "players two", "a whole number, not 'two'"),
    ("players 2", "", "a line: players N"),
    ("turn 1", "", "a line: turn SEAT"),
    ("turn 1", "turn 3", "the turn of a seat that plays"),
    ("turn 1", "turn 1\nturn 2", "only one line 'turn'"),
    ("turn 1", "turn 1\nweather fine", "one of option, site, building"),
    ("turn 1", "turn 1\noption unity_min = 9", "option-value"),
    ("turn 1", "turn 1\noption unity = 2", "unknown-option"),
    ("turn 1", "turn 1\noption unity_min", "option NAME = VALUE"),
    ("turn 1", "turn 1\nphase lunch", "phase play | steal"),
    ("turn 1", "turn 1\nphase over", "a line 'turn' only in phase"),
    ("turn 1", "phase over", "ended S-END-1"),
    ("turn 1", "turn 1\nended S-END-1", "a line 'ended' only in phase over"),
    ("turn 1", "turn 1\nphase steal-keep", "victim SEAT, an opponent"),
    ("turn 1", "turn 1\nphase steal-keep\nvictim 1\ntaken: gym, gym", "victim SEAT, an opponent"),
    ("turn 1", "turn 1\nphase steal-keep\nvictim 3\ntaken: gym, gym", "victim SEAT, from 1 to 2"),
    ("turn 1", "turn 1\nphase steal-keep\nvictim 2\ntaken: gym", "taken: CARD, CARD"),
    ("turn 1", "turn 1\nphase roof-insure", "roofed NUMBER, a building of the seat"),
    ("turn 1", "turn 2\nphase roof-insure\nroofed 2", "roofed NUMBER, a building of the seat"),
    ("turn 1", "turn 1\nphase roof-insure\nroofed 1", "roofed NUMBER, a building"),
    ("canteen, insurance", "canteen\nphase roof-insure\nroofed 2", "an Insurance in hand"),
    ("turn 1", "turn 1\nphase study-deck\nlooked: spire", "studies N, at least 1"),
    ("turn 1", "turn 1\nphase study-deck\nstudies 1", "looked: the cards off the deck"),
    ("turn 1", "turn 1\nphase study-deck\nstudies 1\nlooked: 6 toilet", "at most five cards looked at"),
    ("turn 1", "turn 1\nphase study-discard\nstudies 1", "a card in the discard pile"),
    (
        "turn 1",
        "turn 1\nphase study-return\nstudies 1\nlooked: toilet\nthen build spire @ 1",
        "a move that can be played",
    ),
    ("turn 1", "turn 1\nphase study-return\nstudies 1\nlooked: toilet\nthen dance", "build, roof, quake"),
    ("turn 1", "turn 1\nstudies 1", "a line 'studies' only in phase"),
    ("turn 1", "turn 1\nlap 2", "an empty deck in the last lap"),
    ("turn 1", "turn 1\nlap 3", "0 to 2 seats still to come"),
    ("turn 1", "turn 1\nresigned 2", "no cards in a hand that resigned"),
    ("hand 2: jeweller", "resigned 2", "two seats that play"),
    ("hand 2: jeweller", "resigned 3", "some of the seats, not all"),
    ("hand 1: canteen, insurance", "", "cards in hand 1, whose turn it is"),
    ("hand 1: canteen, insurance", "hand 1: canteen, lamp", "a card by its id or name, not 'lamp'"),
    ("hand 1: canteen, insurance", "hand 1 canteen", "hand SEAT: CARD"),
    ("hand 1: canteen, insurance", "hand 0: canteen", "hand SEAT: CARD"),
    ("hand 1: canteen, insurance", "hand 3: canteen", "a seat from 1 to 2"),
    ("hand 1: canteen, insurance", "hand 1: canteen\nhand 1: canteen", "only one hand 1"),
    ("hand 1: canteen, insurance", "hand 1: parking", "no foundation here"),
    ("hand 1: canteen, insurance", "hand 1: world-record", "no prize here"),
    ("hand 1: canteen, insurance", "hand 1: 3 canteen", "at most 2 of canteen, as in the box; not 3"),
    ("hand 1: canteen, insurance", "hand 1: 0 canteen", "a number of cards from 1 to 128"),
    ("deck: boutiques", "deck boutiques", "deck: CARD, CARD"),
    ("deck: boutiques", "deck: boutiques\nknown 1: 1..2", "depths from 1, the top, to 1"),
    ("deck: boutiques", "deck: boutiques\nknown 1: 1", "known SEAT: FIRST..LAST"),
    ("deck: boutiques", "deck: boutiques\nknown 3: 1..1", "a seat from 1 to 2"),
    ("deck: boutiques", "pile: boutiques", "only Foundations here"),
    ("deck: boutiques", "removed: world-record", "no Prizes here"),
    ("deck: boutiques", "toilets 1", "2 small numbers"),
    ("deck: boutiques", "chance 5", "chance KEY COUNT"),
    ("deck: boutiques", "gone mini", "option lost_prize = gone"),
    ("deck: boutiques", "option lost_prize = gone\ngone all", "gone mini | unity | record"),
    ("deck: boutiques", "record-line 2", "option record_mode = history"),
    ("deck: boutiques", "option record_mode = history\nrecord-line 1", "the numbers of standing buildings"),
    ("deck: boutiques", "option record_mode = history\nrecord-line 2\nrecord 1", "a building of the record-line"),
    ("deck: boutiques", "reached 150 0", "option threshold_mode = ever"),
    ("deck: boutiques", "option threshold_mode = ever\nreached 150", "2 heights in metres"),
    ("deck: boutiques", "option threshold_mode = ever\nreached 10 10", "no less than the tallest standing building"),
    ("deck: boutiques", "revealed 1", "2 or more Foundations turned up"),
    ("site 1: parking + toilet", "site 1: gym", "a Foundation below"),
    ("site 1: parking + toilet", "site 1: parking + spire", "only floors on a Foundation"),
    ("site 1: parking + toilet", "site 1 parking", "site NUMBER: FOUNDATION"),
    ("site 1: parking + toilet", "site 2: parking\nsite 1: parking", "only one structure 2"),
    ("site 1: parking + toilet", "site 0: parking", "a number from 1 to 128"),
    ("site 1: parking + toilet", "site 1: parking; earthquakes 2", "this one has collapsed"),
    ("site 1: parking + toilet", "site 1: parking; earthquakes 1, insurance 1", "Earthquakes or Insurance, not both"),
    ("site 1: parking + toilet", "site 1: parking; cracks 1", "earthquakes N, insurance N, marks N or below-threshold"),
    ("site 1: parking + toilet", "site 1: parking; below-threshold", "below-threshold only for a building"),
    ("site 1: parking + toilet", "", "an open site while the game runs"),
    ("building 2 of 1", "building 2", "building NUMBER of SEAT"),
    ("building 2 of 1", "building 2 of 3", "an owner from 1 to 2"),
    ("gym + museum + spire", "gym + museum + spire; below-threshold, cracks 1", "earthquakes N"),
    ("deck: boutiques", "deck: boutiques\nchance 5 4294967296", "a key below 2^64 and a small count"),
    ("deck: boutiques", "deck: boutiques\nchance 18446744073709551616 0", "a key below 2^64 and a small count"),
    ("deck: boutiques", "deck: boutiques\ngone", "gone mini | unity | record"),
    ("gym + museum + spire", "gym + museum", "a Roof on top of a building"),
    ("gym + museum + spire", "gym + spire", "two floors below a Roof"),
]


ELSEWHERE = {
    ("players 2", ""),
    ("hand 1: canteen, insurance", ""),
    ("hand 1: canteen, insurance", "hand 1: 3 canteen"),
    ("site 1: parking + toilet", ""),
    ("site 1: parking + toilet", "site 2: parking\nsite 1: parking"),
}
"""Mistakes that show in another line than the one that was changed."""


@pytest.mark.parametrize(("right", "wrong", "expected"), WRONG)
def test_a_wrong_line_is_named_with_what_was_expected(right: str, wrong: str, expected: str) -> None:
    good = f"position skyscraper\n{GOOD}\n"
    assert right in good
    assert RULES.read_position(good, STOCK).actor == 0
    text = good.replace(right, wrong)
    with pytest.raises(NotationError) as caught:
        RULES.read_position(text, STOCK)
    assert caught.value.expected.startswith(expected) or f" {expected}" in caught.value.expected
    changed = good[: good.index(right)].count("\n") + 1
    last = len(text.splitlines())
    assert caught.value.line in range(changed, changed + wrong.count("\n") + 1) or (
        (right, wrong) in ELSEWHERE and 1 <= caught.value.line <= last
    )


def test_the_line_of_a_mistake_is_told() -> None:
    text = f"position skyscraper\n\n# here\n{GOOD}\n".replace("hand 2: jeweller", "hand 2: jewels")
    with pytest.raises(NotationError) as caught:
        RULES.read_position(text, STOCK)
    assert (caught.value.line, str(caught.value).startswith("line 8: ")) == (8, True)
    late = f"position skyscraper\n{GOOD}\nhand 9: gym\n"
    with pytest.raises(NotationError) as caught:
        RULES.read_position(late, STOCK)
    assert caught.value.line == 9


@pytest.mark.parametrize("text", ["", "# nothing\n", "position cardline\n", "players 2\n"])
def test_the_first_line_names_the_game(text: str) -> None:
    with pytest.raises(NotationError, match="the first line: position skyscraper"):
        RULES.read_position(text, STOCK)


def test_a_position_needs_the_cards() -> None:
    without_a_box = SkyscraperRules()
    for stock in (None, Stock()):
        with pytest.raises(Refused) as caught:
            without_a_box.read_position(WHOLE, stock)
        assert (caught.value.refusal.rule, caught.value.refusal.code) == ("S-COMP-1", "skyscraper-needs-card-file")


MOVES = [
    "build toilet @ 1",
    "roof spire @ 12",
    "quake @ 3",
    "century",
    "insure @ 2",
    "study deck",
    "study discard",
    "study nothing",
    "tornado left",
    "tornado right",
    "discard museum",
    "pass",
    "steal 2",
    "decline",
    "keep gym",
    "take study",
    "swap hand",
    "put back earthquake-of-the-century",
]


@pytest.mark.parametrize("text", MOVES)
def test_every_kind_of_move_is_written_and_read(text: str) -> None:
    game = new_game(2, 1)
    move = RULES.read_move(game, text)
    assert RULES.write_move(game, move) == text
    assert RULES.read_move(game, f"  {text.replace(' ', '   ')} ") == move
    assert game.unpack(game.pack(move)) == move


def test_a_move_may_name_its_card_in_any_language() -> None:
    game = new_game(2, 1)
    assert RULES.read_move(game, "build Toilettes @ 2") == RULES.read_move(game, "build toilet @ 2")
    assert RULES.read_move(game, "put back Плоская крыша") == RULES.read_move(game, "put back flat-roof")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "build, roof, quake"),
        ("jump", "or put back, not 'jump'"),
        ("build toilet", "build CARD @ NUMBER"),
        ("roof spire", "roof CARD @ NUMBER"),
        ("build lamp @ 1", "a card by its id or name, not 'lamp'"),
        ("build toilet @ one", "the number of a structure after @"),
        ("build toilet @ 0", "the number of a structure after @"),
        ("quake 3", "quake @ NUMBER"),
        ("insure", "insure @ NUMBER"),
        ("study books", "study deck | discard | nothing"),
        ("tornado up", "tornado left | right"),
        ("steal", "a seat from 1 to 2"),
        ("steal 3", "a seat from 1 to 2"),
        ("keep", "a card by its id or name"),
    ],
)
def test_a_wrong_move_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(ValueError) as caught:
        RULES.read_move(new_game(2, 1), text)
    assert expected in str(caught.value)


def test_legal_moves_stand_in_their_documented_order() -> None:
    game = position(
        """
        site 1: parking + toilet + museum
        site 3: parking
        building 2 of 2: parking + gym + swimming-pool + spire
        hand 1: tornado, study, insurance, earthquake-of-the-century, earthquake, spire, toilet, data-centre, jeweller
        hand 2: canteen
        deck: boutiques
        discard: brasserie
        """
    )
    assert legal(game) == [
        "build jeweller @ 1",
        "build jeweller @ 3",
        "build data-centre @ 1",
        "build data-centre @ 3",
        "build toilet @ 1",
        "build toilet @ 3",
        "roof spire @ 1",
        "quake @ 1",
        "quake @ 2",
        "quake @ 3",
        "century",
        "insure @ 1",
        "insure @ 2",
        "insure @ 3",
        "study deck",
        "study discard",
        "tornado left",
        "tornado right",
    ]
    play(game, "study deck")
    assert legal(game) == ["take boutiques", "build boutiques @ 1", "build boutiques @ 3"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_worked_examples_come_back_identical(name: str) -> None:
    text = (POSITIONS / f"{name}.position").read_text(encoding="utf-8")
    game = RULES.read_position(text, STOCK)
    again = RULES.read_position(RULES.write_position(game), STOCK)
    assert again.key() == game.key()
    assert isinstance(again, SkyscraperGame)
