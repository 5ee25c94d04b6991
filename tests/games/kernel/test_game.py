"""What every running game answers at its edge, whichever game it is."""

import pytest

from tallorder import catalogue
from tallorder.games.kernel import NOBODY, Event, Game, Refused
from tests.rulebook import rule

READY = [offer.game for offer in catalogue.offers() if offer.deck is not None]


def begin(game: str, players: int = 3) -> Game:
    return catalogue.set_up(game, players=players, seed=1, options={"first_player": 1}).begin()


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, check=lambda error: error.refusal.code == code)


@pytest.mark.parametrize("name", READY)
def test_a_move_is_for_the_seat_that_decides(name: str) -> None:
    game = begin(name)
    move = game.legal_moves()[0]
    before = game.key()
    with refused("not-your-decision"):
        game.play(move, 1)
    assert game.key() == before
    assert game.play(move, 0)


@pytest.mark.parametrize("name", READY)
def test_after_the_end_nothing_is_played_and_nobody_resigns(name: str) -> None:
    game = begin(name, players=2)
    move = game.legal_moves()[0]
    game.resign(1)
    assert game.actor == NOBODY
    assert game.legal() == []
    with refused("game-over"):
        game.play(move)
    with refused("game-over"):
        game.resign(0)


@rule("C-R-51", "L-R-25", "S-R-55")
@pytest.mark.parametrize("name", READY)
def test_one_resigns_once_and_only_from_a_seat_that_there_is(name: str) -> None:
    game = begin(name)
    for seat in (-1, 3, 99):
        before = game.key()
        with refused("unknown-seat"):
            game.resign(seat)
        assert game.key() == before
    assert game.resign(1)
    before = game.key()
    with pytest.raises(Refused):
        game.resign(1)
    assert game.key() == before


@pytest.mark.parametrize("name", READY)
def test_whoever_listens_all_the_time_hears_moves_and_resignations(name: str) -> None:
    game = begin(name)
    heard: list[Event] = []
    game.log = heard
    told = game.play(game.legal_moves()[0])
    told = told + game.resign(2)
    assert heard == told
    assert game.log is heard


@pytest.mark.parametrize("name", READY)
def test_a_clone_has_no_listener_and_a_refused_move_none_either(name: str) -> None:
    game = begin(name)
    game.log = []
    assert game.clone().log is None
    quiet = game.clone()
    with pytest.raises(Refused):
        quiet.play(quiet.legal_moves()[0], 2)
    assert quiet.log is None
