"""Golden records: one whole game for every game and number of players, with what everybody saw at every step.

A golden file is a record like any other (docs/notation.md). The comments below each move say what happened, as codes
and values, and end in a line of digests: what the spectator and then each seat saw of it and sees now, in bytes.
`make golden` writes all files anew; read the diff like code.
"""

import hashlib
from pathlib import Path

import msgspec
import pytest

from tallorder import catalogue
from tallorder.cards import BuildingCard, Card
from tallorder.catalogue import Start
from tallorder.games.kernel import (
    CardRef,
    CardRefs,
    Chance,
    Event,
    Game,
    Line,
    MeasureRef,
    Param,
    Phrases,
    Quantity,
    SeatRef,
    SeatRefs,
)
from tallorder.games.kernel.record import Ending, Record, RecordedMove, play_through, read_record, write_record
from tests.games.made_up import deck_for
from tests.games.strategies import GAMES, MOST_MOVES, Moment, play_on, seats_and_spectator, seen_by, to_bytes

FOLDER = Path(__file__).parent / "records"
DIGITS = 8
RESIGNS_AFTER = 30
"""In games of four and more, one seat gives up after so many moves."""

Cards = tuple[Card | BuildingCard, ...]


def file_of(game: str, players: int) -> Path:
    """Where a golden record lies."""
    return FOLDER / f"{game}-{players}.record"


def annotate(start: Start, record: Record) -> str:
    """The record with what was said and seen below each move."""
    game = start.begin()
    cards = start.rules.cards(game)
    head, moves, tail = write_record(record).partition("moves\n")
    written = tail.splitlines()
    lines = [_digests(game, [])]
    for (_, events), move in zip(play_through(start.rules, game, record), written, strict=False):
        lines.append(move)
        for event in events:
            for line in start.rules.tell(game.seen(event, None)):
                lines.append(f"    # {_words(line, cards)}")
        lines.append(_digests(game, events))
    lines += written[len(record.moves) :]
    return head + moves + "\n".join(lines) + "\n"


def _digests(game: Game, events: list[Event]) -> str:
    """What the spectator and each seat saw and see, in that order."""
    found = []
    for seat in seats_and_spectator(game):
        seen = to_bytes(seen_by(game, tuple(events), seat)) + to_bytes(game.view(seat))
        found.append(hashlib.sha256(seen).hexdigest()[:DIGITS])
    return "    # " + " ".join(found[:1] if len(set(found)) == 1 else found)


def _words(line: Line, cards: Cards) -> str:
    """A line of the spoken table by its code, so that better wording leaves golden files alone."""
    return " ".join([line.code, *(f"{name}={_word(value, cards)}" for name, value in line.params.items())])


def _word(value: Param, cards: Cards) -> str:
    match value:
        case CardRef(card=card):
            return cards[card].id
        case CardRefs(cards=numbers):
            return ",".join(cards[card].id for card in numbers)
        case SeatRef(seat=seat):
            return str(seat + 1)
        case SeatRefs(seats=seats):
            return ",".join(str(seat + 1) for seat in seats)
        case Quantity(number=number, approximate=approximate):
            return f"≈{number}" if approximate else str(number)
        case Phrases(lines=lines):
            return "[" + "; ".join(_words(line, cards) for line in lines) + "]"
        case MeasureRef(measure=measure):
            return measure
        case _:
            return str(value)


def golden(game: str, players: int) -> str:
    """A whole game of random moves, annotated."""
    orders = catalogue.offer(game).orders
    order = orders[players % len(orders)] if orders else None
    start = catalogue.set_up(game, players=players, seed=players, order=order, deck=deck_for(game))
    moment = Moment(start, start.begin(), [], [])
    chance = Chance(players)
    if players >= 4:
        play_on(moment, chance, RESIGNS_AFTER)
        moment.game.resign(players - 1)
        moment.moves.append(RecordedMove(players - 1, "resign"))
    play_on(moment, chance, MOST_MOVES)
    outcome = moment.game.outcome()
    assert outcome is not None
    record = msgspec.structs.replace(start.record(), moves=tuple(moment.moves), ending=Ending(outcome))
    return annotate(start, record)


@pytest.mark.parametrize(("game", "players"), GAMES, ids=[f"{game}-{players}" for game, players in GAMES])
def test_a_golden_game_is_said_and_seen_as_on_the_day_it_was_written_down(game: str, players: int) -> None:
    file = file_of(game, players)
    assert file.exists(), "no golden record: run `make golden`"
    written = file.read_text(encoding="utf-8")
    record = read_record(written)
    assert (record.game, record.players) == (game, players)
    assert record.ending is not None
    again = annotate(catalogue.start_of(record, deck_for(game)), record)
    for number, (old, new) in enumerate(zip(written.splitlines(), again.splitlines(), strict=False), start=1):
        assert old == new, f"{file.name}, line {number}; if it shall be so, run `make golden` and read the diff"
    assert written == again


def test_every_golden_record_belongs_to_a_game_on_offer() -> None:
    offered = {file_of(game, players).name for game, players in GAMES}
    assert {file.name for file in FOLDER.glob("*.record")} <= offered


def main() -> None:
    """Writes every golden record anew."""
    FOLDER.mkdir(exist_ok=True)
    for game, players in GAMES:
        file_of(game, players).write_text(golden(game, players), encoding="utf-8")


if __name__ == "__main__":
    main()
