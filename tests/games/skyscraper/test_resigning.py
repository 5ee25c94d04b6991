"""Resigning: the hand is discarded, buildings stay, the seat is skipped."""

import pytest

from tallorder.games.kernel import NOBODY, Refused
from tallorder.games.skyscraper.events import PlayerResigned, TheftDeclined
from tests.games.skyscraper.table import hand, ids, legal, only, play, position, view
from tests.rulebook import rule

FOUR = """
    players 4
    building 1 of 2: bare-slab + toilet + museum + sky-garden + family-flats + flat-roof
    site 2: parking
    site 3: deep-piles + studios + toilet
    pile: parking
    hand 1: toilet, gym, canteen
    hand 2: earthquake, jeweller
    hand 3: earthquake, brasserie
    hand 4: study, boutiques, flat-roof
    deck: penthouse, boardroom, spire, double-rooms, call-centre, supermarket, insurance, royal-suite, open-plan
    chance 5 0
"""


@rule("S-R-55")
def test_out_of_turn_the_hand_goes_to_the_discard_pile_and_the_seat_is_skipped() -> None:
    game = position(FOUR)
    events = game.resign(1)
    assert [(event.seat, ids(event.cards)) for event in only(events, PlayerResigned)] == [
        (1, ["jeweller", "earthquake"])
    ]
    assert ids(game.discard) == ["jeweller", "earthquake"]
    assert (game.actor, hand(game, 2)) == (0, [])
    assert view(game, None).seats[1].resigned
    play(game, "build gym @ 2")
    assert game.actor == 2
    assert "quake @ 1" in legal(game)
    play(game, "quake @ 1")
    assert game.buildings == ()


@rule("S-R-55")
def test_in_turn_the_next_seat_plays() -> None:
    game = position(FOUR)
    game.resign(0)
    assert game.actor == 1
    assert ids(game.discard) == ["canteen", "gym", "toilet"]
    assert len(game.deck) == 9


@rule("S-R-55")
def test_nobody_resigns_twice() -> None:
    game = position(FOUR)
    game.resign(1)
    before = game.key()
    with pytest.raises(Refused) as caught:
        game.resign(1)
    assert (caught.value.refusal.rule, caught.value.refusal.code) == ("S-R-55", "skyscraper-already-left")
    assert game.key() == before


@rule("S-R-55")
def test_resigning_before_a_theft_declines_it_and_draws_nothing() -> None:
    game = position(FOUR)
    play(game, "build toilet @ 2")
    assert legal(game)[0] == "steal 2"
    events = game.resign(0)
    assert [event.seat for event in only(events, TheftDeclined)] == [0]
    assert game.actor == 1
    assert hand(game, 2) == ["jeweller", "earthquake"]
    assert (ids(game.discard), len(game.deck)) == (["canteen", "gym"], 9)
    assert (game.taken, game.victim) == ((), NOBODY)


@rule("S-R-55")
@pytest.mark.parametrize("strict", ["on", "off"])
def test_resigning_with_stolen_cards_in_hand_gives_both_back(strict: str) -> None:
    game = position(FOUR + f"    option strict_no_draw_after_theft = {strict}\n")
    play(game, "build toilet @ 2; steal 4")
    assert len(hand(game, 4)) == 1
    game.resign(0)
    assert sorted(hand(game, 4)) == ["boutiques", "flat-roof", "study"]
    assert (ids(game.discard), len(game.deck)) == (["canteen", "gym"], 9)
    assert (game.taken, game.victim) == ((), NOBODY)


@rule("S-R-55")
def test_when_thief_and_victim_both_leave_the_pulled_cards_are_discarded() -> None:
    game = position(FOUR)
    play(game, "build toilet @ 2; steal 3")
    game.resign(2)
    game.resign(0)
    assert (hand(game, 3), sorted(ids(game.discard))) == ([], ["brasserie", "canteen", "earthquake", "gym"])
    assert game.actor == 1


@rule("S-R-55", "S-R-48")
@pytest.mark.parametrize(("victims_hand", "leaves", "lap"), [("boutiques, gym", True, 0), ("boutiques", False, 3)])
def test_a_robbed_hand_starts_the_lap_only_while_its_seat_is_there(victims_hand: str, leaves: bool, lap: int) -> None:
    game = position(
        f"""
        players 3
        site 1: parking
        hand 1: toilet, museum
        hand 2: canteen, jeweller
        hand 3: {victims_hand}
        """
    )
    play(game, "build toilet @ 1; steal 3")
    if leaves:
        game.resign(2)
        play(game, legal(game)[0])
    assert (hand(game, 3), game.lap, game.actor) == ([], lap, 1)


@rule("S-R-55")
def test_a_pending_study_is_finished_before_the_seat_leaves() -> None:
    game = position(FOUR + "    turn 4\n")
    play(game, "study deck")
    game.resign(3)
    assert (game.actor, game.looked, game.studies) == (0, (), 0)
    assert "study" in ids(game.discard)
    assert game.sites == (1, 2, 3)
    assert len(game.hands[3]) == 0


@rule("S-R-55", "S-TOIL-2")
def test_the_card_that_would_go_back_to_a_victim_who_left_is_discarded() -> None:
    game = position(FOUR)
    play(game, "build toilet @ 2; steal 3")
    assert len(game.taken) == 2
    game.resign(2)
    play(game, legal(game)[0])
    assert hand(game, 3) == []
    assert ids(game.discard) == ["earthquake"]
    assert "brasserie" in hand(game, 1)


@rule("S-R-55")
def test_a_seat_that_left_cannot_be_robbed_and_is_not_in_the_ring() -> None:
    game = position(FOUR.replace("gym, canteen", "tornado"))
    game.resign(1)
    play(game, "build toilet @ 2")
    assert legal(game) == ["steal 3", "steal 4", "decline"]
    other = position(FOUR.replace("toilet, gym, canteen", "tornado, gym, canteen"))
    other.resign(1)
    play(other, "tornado left")
    assert hand(other, 2) == []
    assert set(hand(other, 3)) == {"gym", "canteen"}


@rule("S-R-55", "S-R-48")
def test_the_empty_hand_of_a_seat_that_left_does_not_start_the_lap() -> None:
    game = position(
        """
        players 3
        site 1: parking
        hand 1: gym, museum
        hand 2: canteen, jeweller
        hand 3: boutiques
        """
    )
    game.resign(2)
    play(game, "build gym @ 1")
    assert (game.lap, game.actor) == (0, 1)
    play(game, "build canteen @ 1; build museum @ 1")
    assert (game.lap, game.actor) == (3, 1)


@rule("S-R-55", "S-R-48")
def test_resigning_in_the_lap_counts_as_its_turn() -> None:
    game = position(
        """
        players 3
        site 1: parking
        hand 1: gym, museum
        hand 2: canteen, jeweller
        hand 3: boutiques
        lap 3
        """
    )
    game.resign(0)
    assert (game.lap, game.actor) == (2, 1)
    play(game, "pass")
    assert (game.lap, game.actor) == (1, 2)
    play(game, "pass")
    assert game.ended == "S-END-5"


@rule("S-R-55")
def test_the_last_one_left_wins_whatever_the_points() -> None:
    game = position(FOUR)
    game.resign(1)
    game.resign(0)
    assert game.actor == 2
    game.resign(3)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.scores) == ((2,), "S-R-55", (0, 10, 0, 0))


@rule("S-R-55")
def test_whoever_left_cannot_win_when_the_others_finish() -> None:
    game = position(
        """
        players 3
        building 1 of 1: parking + toilet + museum + sky-garden + family-flats + flat-roof
        site 2: parking + toilet + canteen + canteen + supermarket
        hand 1: gym
        hand 2: flat-roof, jeweller
        hand 3: boutiques
        """
    )
    game.resign(0)
    play(game, "roof flat-roof @ 2")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores[0] > outcome.scores[1]
    assert outcome.winners == (1,)


@rule("S-R-55", "S-R-47")
def test_a_chain_that_ends_the_game_lets_the_result_stand() -> None:
    game = position(
        """
        site 1: parking + toilet + museum + studios
        hand 1: spire, insurance
        hand 2: canteen
        """
    )
    play(game, "roof spire @ 1")
    game.resign(0)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("S-END-1", (0,))
    assert (game.towers[0].insurance, game.gone) == (1, ())
