"""A record: every line is read strictly, comes back identical, and a bad one is named by its number."""

import msgspec
import pytest

from tallorder import catalogue
from tallorder.games.kernel import NotationError, Outcome, Refused
from tallorder.games.kernel.record import Ending, Record, RecordedMove, play_through, read_record, write_record

SMALL = """\
record cardline-globetrotter
players 2
first 2
order area
deck countries 12ab
option hand_size = 1
chance 77
deal malta chad
deal peru
moves
2: place chad @ 0   # a comment
1: resign
end winners 2 by L-R-25
"""


def test_a_record_is_read_as_it_stands() -> None:
    record = read_record(SMALL)
    assert record == Record(
        game="cardline-globetrotter",
        players=2,
        first=1,
        deck="countries",
        deck_hash="12ab",
        chance_key=77,
        order="area",
        options={"hand_size": "1"},
        cards=("malta", "chad", "peru"),
        moves=(RecordedMove(1, "place chad @ 0", 11), RecordedMove(0, "resign", 12)),
        ending=Ending(Outcome((1,), "L-R-25"), 13),
    )


def test_a_written_record_comes_back_identical() -> None:
    text = write_record(read_record(SMALL))
    assert write_record(read_record(text)) == text
    piles = Record("skyscraper", 2, 0, "skyscraper", "ff", 1, piles={"deck": ("toilet",) * 9, "roofs": ()})
    assert msgspec.structs.replace(read_record(write_record(piles))) == piles


def test_scores_are_part_of_the_ending() -> None:
    ended = msgspec.structs.replace(read_record(SMALL), ending=Ending(Outcome((0, 1), "S-END-1", (4, -1))))
    text = write_record(ended)
    assert text.endswith("end winners 1 2 by S-END-1 scores 4 -1\n")
    ending = read_record(text).ending
    assert ending is not None
    assert ending.outcome == Outcome((0, 1), "S-END-1", (4, -1))


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        (1, "game cardline", "record GAME"),
        (2, "players two", "whole number"),
        (2, "players -2", "whole number"),
        (2, "players", "something after"),
        (3, "first 3", "first from 1 to 2"),
        (3, "players 2", "only one line"),
        (5, "deck countries", "deck NAME HASH"),
        (6, "option hand_size", "NAME = VALUE"),
        (6, "option = 3", "NAME = VALUE"),
        (7, "luck 77", "one of record"),
        (7, "chance 99999999999999999999999", "whole number"),
        (8, "pile deck a b", "pile NAME"),
        (10, "moves now", "stands alone"),
        (11, "3: place chad @ 0", "seat from 1 to 2"),
        (11, "place chad @ 0", "SEAT: MOVE"),
        (11, "1:", "SEAT: MOVE"),
        (11, "x: place chad @ 0", "whole number"),
        (13, "end 2 L-R-25", "end winners"),
        (13, "end winners 2 by", "end winners"),
        (13, "end winners 2 by L-R-25 scores x", "scores as whole numbers"),
        (14, "1: place malta @ 0", "nothing after the end"),
    ],
)
def test_a_bad_line_is_named_by_its_number(line: int, instead: str, expected: str) -> None:
    lines = SMALL.splitlines()
    lines[line - 1 : line] = [instead]
    with pytest.raises(NotationError) as error:
        read_record("\n".join(lines))
    if expected != "first from 1 to 2":
        assert error.value.line == line
    assert expected in error.value.expected


@pytest.mark.parametrize("missing", ["record", "players", "first", "deck", "chance", "moves"])
def test_a_missing_line_is_named(missing: str) -> None:
    lines = [line for line in SMALL.splitlines() if not line.startswith(missing)]
    with pytest.raises(NotationError):
        read_record("\n".join(lines))


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "\0\0", "record\n"])
def test_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_record(text)
    assert error.value.line >= 1


def test_an_id_of_two_words_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="single words"):
        write_record(msgspec.structs.replace(read_record(SMALL), cards=("two words",)))


def recorded(moves: tuple[RecordedMove, ...] = (), ending: Ending | None = None) -> Record:
    head = catalogue.set_up("cardline-globetrotter", players=2, seed=1, options={"first_player": 1}).record()
    return msgspec.structs.replace(head, moves=moves, ending=ending)


def replay(record: Record) -> int:
    start = catalogue.start_of(record)
    return sum(1 for _ in play_through(start.rules, start.begin(), record))


def test_a_record_leads_back_to_its_start() -> None:
    start = catalogue.set_up("cardline-globetrotter", players=3, seed=5, options={"hand_size": 6})
    again = catalogue.start_of(start.record())
    assert (again.deal, again.options) == (start.deal, start.options)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_move_of_the_wrong_seat_is_named_by_its_line(seat: int) -> None:
    record = recorded()
    first_card = record.cards[0]
    move = RecordedMove(seat, f"place {first_card} @ 0", 41)
    if seat == 0:
        assert replay(msgspec.structs.replace(record, moves=(move,))) == 1
        return
    with pytest.raises(NotationError, match="not-your-decision") as error:
        replay(msgspec.structs.replace(record, moves=(move,)))
    assert error.value.line == 41


def test_a_move_that_is_none_is_named_by_its_line() -> None:
    with pytest.raises(NotationError) as error:
        replay(recorded((RecordedMove(0, "dance", 42),)))
    assert error.value.line == 42


def test_an_ending_that_the_moves_do_not_lead_to_is_named_by_its_line() -> None:
    resigned = (RecordedMove(0, "resign", 40),)
    assert replay(recorded(resigned, Ending(Outcome((1,), "L-R-25"), 43))) == 1
    for moves, winner in ((resigned, 0), ((), 1)):
        with pytest.raises(NotationError, match="the ending that the moves lead to") as error:
            replay(recorded(moves, Ending(Outcome((winner,), "L-R-25"), 43)))
        assert error.value.line == 43


def test_another_deck_is_refused_by_its_hash() -> None:
    with pytest.raises(Refused) as refused:
        catalogue.start_of(msgspec.structs.replace(recorded(), deck_hash="00"))
    assert refused.value.refusal.code == "deck-differs"


def test_a_card_that_the_deck_lacks_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        catalogue.start_of(msgspec.structs.replace(recorded(), cards=("atlantis",)))
    assert refused.value.refusal.code == "unknown-card"
