"""Refusals: the rule, the code and what the sentence needs; an illegal move changes nothing."""

import pytest

from tallorder.games.kernel import CardRef, Move, Param, Refusal, Refused, SeatRef
from tallorder.games.skyscraper.moves import Build, Discard, Steal, Take
from tests.games.skyscraper.table import kind, play, position, refused
from tests.rulebook import rule

DESK = """
    players 3
    site 1: parking
    site 2: deep-piles + toilet + studios
    building 3 of 1: parking + gym + swimming-pool + spire
    hand 1: study, toilet, penthouse, spire, insurance
    hand 2: museum, sky-garden
    deck: call-centre, jeweller, brasserie
    discard: study, boutiques
    chance 3 0
"""


def card(name: str) -> dict[str, Param]:
    return {"card": CardRef(kind(name))}


def no(rule_id: str, code: str, **params: Param) -> Refusal:
    return Refusal(rule_id, f"skyscraper-{code}", params)


@rule("S-TURN-3", "S-BUILD-1", "S-CLAIM-1", "S-SKY-2", "S-INS-1", "S-R-27", "S-R-29")
@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("build museum @ 1", no("S-TURN-3", "not-in-hand", **card("museum"))),
        ("build spire @ 1", no("S-BUILD-2", "wrong-card", **card("spire"))),
        ("build penthouse @ 3", no("S-BUILD-1", "not-a-site", structure=3)),
        ("roof penthouse @ 2", no("S-CLAIM-1", "wrong-card", **card("penthouse"))),
        ("roof spire @ 1", no("S-SKY-2", "needs-two-floors", structure=1, floors=0)),
        ("roof spire @ 3", no("S-CLAIM-1", "not-a-site", structure=3)),
        ("quake @ 1", no("S-TURN-3", "not-in-hand", **card("earthquake"))),
        ("insure @ 4", no("S-INS-1", "not-standing", structure=4)),
        ("study nothing", no("S-R-36", "study-something")),
        ("discard spire", no("S-R-27", "can-play")),
        ("pass", no("S-R-29", "must-play")),
        ("decline", no("S-R-29", "not-asked")),
    ],
)
def test_a_turn_refuses_with_rule_code_and_values(move: str, refusal: Refusal) -> None:
    assert refused(position(DESK), move) == refusal


@rule("S-STUDY-3", "S-STUDY-4", "S-STUDY-8", "S-R-26", "S-R-35", "S-TOIL-2", "S-R-30", "S-INS-3", "S-R-40")
@pytest.mark.parametrize(
    ("before", "move", "refusal"),
    [
        ("study deck", "pass", no("S-STUDY-3", "decide-first", phase="study-deck")),
        ("study deck", "take museum", no("S-STUDY-3", "not-studied", **card("museum"))),
        ("study deck", "swap hand", no("S-R-35", "swap-needs-five", seen=3, needed=5)),
        ("study deck; take jeweller", "put back gym", no("S-STUDY-4", "not-to-put-back", **card("gym"))),
        ("study deck; take jeweller", "take brasserie", no("S-STUDY-4", "decide-first", phase="study-return")),
        ("study discard", "take study", no("S-R-26", "no-study-from-discard")),
        ("study discard", "take gym", no("S-STUDY-8", "not-discarded", **card("gym"))),
        ("study discard", "pass", no("S-STUDY-9", "decide-first", phase="study-discard")),
        ("build toilet @ 1", "steal 1", no("S-TOIL-2", "not-an-opponent")),
        ("build toilet @ 1", "steal 3", no("S-R-30", "empty-hand", seat=SeatRef(2))),
        ("build toilet @ 1", "pass", no("S-TOIL-2", "decide-first", phase="steal")),
        ("build toilet @ 1; steal 2", "keep gym", no("S-TOIL-2", "not-pulled", **card("gym"))),
        ("build toilet @ 1; steal 2", "decline", no("S-TOIL-2", "decide-first", phase="steal-keep")),
        ("roof spire @ 2", "pass", no("S-INS-3", "decide-first", phase="roof-insure")),
        ("roof spire @ 2", "insure @ 3", no("S-R-40", "only-the-new-building", structure=2)),
    ],
)
def test_a_pending_decision_refuses_with_rule_code_and_values(before: str, move: str, refusal: Refusal) -> None:
    game = position(DESK)
    play(game, before)
    assert refused(game, move) == refusal


@rule("S-R-27", "S-R-36")
def test_empty_piles_and_the_last_lap_refuse_by_their_own_rules() -> None:
    lap = position("site 1: parking\nhand 1: spire, study\nhand 2: gym\nlap 2")
    assert refused(lap, "discard spire") == no("S-R-27", "pass-instead")
    assert refused(lap, "study deck") == no("S-R-36", "deck-is-empty")
    assert refused(lap, "study discard") == no("S-R-36", "nothing-to-fetch")


@pytest.mark.parametrize("move", [Build(256, 0), Build(300, 0), Build(-1, 0), Build(3, 256), Steal(-1), Move()])
def test_what_cannot_be_a_move_of_this_game_is_refused(move: Move) -> None:
    with pytest.raises(Refused) as caught:
        position(DESK).play(move)
    assert caught.value.refusal == Refusal("K-MOVE", "not-of-this-game")


@pytest.mark.parametrize("move", [Build(200, 0), Discard(200)])
def test_a_card_that_does_not_exist_is_refused(move: Move) -> None:
    with pytest.raises(Refused) as caught:
        position(DESK).play(move)
    assert caught.value.refusal == no("K-MOVE", "no-such-card")


@rule("S-R-55")
def test_leaving_twice_is_refused_with_the_seat() -> None:
    game = position(DESK)
    game.resign(1)
    with pytest.raises(Refused) as caught:
        game.leave(1)
    assert caught.value.refusal == no("S-R-55", "already-left", seat=SeatRef(1))


def test_a_seat_that_is_gone_is_no_victim() -> None:
    game = position(DESK)
    play(game, "build toilet @ 1")
    with pytest.raises(Refused) as caught:
        game.play(Steal(7))
    assert caught.value.refusal == no("S-TOIL-2", "not-an-opponent")
    with pytest.raises(Refused) as caught:
        game.play(Take(3))
    assert caught.value.refusal.code == "skyscraper-decide-first"
