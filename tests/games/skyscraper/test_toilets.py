"""Toilets: theft and the Toilet Specialist."""

import pytest

from tallorder.games.skyscraper.events import CardsDrawn, CardsTaken, CardStolen, ToiletCounted
from tests.games.skyscraper.table import hand, legal, only, play, position, rule_and_code, view
from tests.rulebook import rule

THREE = """
    players 3
    site 1: parking
    site 2: deep-piles + studios
    hand 1: toilet, penthouse, family-flats, boardroom, open-plan
    hand 2: museum, sky-garden, gym, swimming-pool, flat-roof
    hand 3: canteen
    deck: call-centre, jeweller, boutiques, brasserie
    chance 7 0
"""


@rule("S-TOIL-2", "S-R-30", "S-RX-11", "S-HAND-2", "S-D-4", "S-R-31")
def test_a_thief_pulls_two_cards_keeps_one_and_draws_none() -> None:
    game = position(THREE)
    play(game, "build toilet @ 1")
    assert legal(game) == ["steal 2", "steal 3", "decline"]
    (taken,) = only(play(game, "steal 2"), CardsTaken)
    assert (taken.thief, taken.victim, taken.count) == (0, 1, 2)
    assert len(game.hands[1]) == 3
    keep, back = legal(game)
    events = play(game, back)
    (stolen,) = only(events, CardStolen)
    assert (stolen.thief, stolen.victim) == (0, 1)
    assert (len(game.hands[0]), len(game.hands[1]), len(game.deck)) == (5, 4, 4)
    assert back.removeprefix("keep ") in hand(game, 1)
    assert keep.removeprefix("keep ") in hand(game, 2)
    assert only(events, CardsDrawn) == []
    play(game, f"build {hand(game, 2)[0]} @ 1")
    assert (len(game.hands[1]), len(game.deck)) == (5, 2)


@rule("S-R-30")
def test_which_cards_are_pulled_is_chance() -> None:
    pulled = set()
    for key in range(40):
        game = position(THREE.replace("chance 7 0", f"chance {key} 0"))
        pulled.add(only(play(game, "build toilet @ 1; steal 2"), CardsTaken)[0].cards)
    assert len(pulled) == 10
    same = position(THREE)
    again = position(THREE)
    assert play(same, "build toilet @ 1; steal 2") == play(again, "build toilet @ 1; steal 2")
    assert same.chance_count > 0


@rule("S-R-30")
def test_two_alike_cards_can_both_be_pulled() -> None:
    game = position(
        """
        site 1: parking
        hand 1: toilet, gym
        hand 2: study, study
        deck: canteen
        """
    )
    play(game, "build toilet @ 1; steal 2")
    assert legal(game) == ["keep study"]
    assert game.chance_count == 0
    play(game, "keep study")
    assert (hand(game, 1), hand(game, 2)) == (["gym", "study"], ["study"])


@rule("S-R-30")
def test_a_single_card_is_kept_at_once() -> None:
    game = position(THREE)
    play(game, "build toilet @ 1; steal 3")
    assert (game.actor, game.hands[2]) == (1, ())
    assert "canteen" in hand(game, 1)
    assert game.chance_count == 0


@rule("S-R-30")
def test_the_theft_may_be_declined_and_then_the_thief_draws() -> None:
    game = position(THREE)
    play(game, "build toilet @ 1; decline")
    assert (len(game.hands[0]), len(game.deck), game.actor) == (5, 3, 1)


@rule("S-R-30", "S-TOIL-2")
def test_only_an_opponent_with_cards_can_be_robbed() -> None:
    game = position(THREE.replace("hand 3: canteen", ""))
    play(game, "build toilet @ 1")
    assert legal(game) == ["steal 2", "decline"]
    assert rule_and_code(game, "steal 3") == ("S-R-30", "empty-hand")
    assert rule_and_code(game, "steal 1") == ("S-TOIL-2", "not-an-opponent")
    assert rule_and_code(game, "build penthouse @ 1") == ("S-TOIL-2", "decide-first")


@rule("S-R-30")
def test_nothing_is_asked_when_no_opponent_holds_a_card() -> None:
    game = position(
        """
        site 1: parking
        hand 1: toilet, gym
        deck: canteen, museum, sky-garden, jeweller, boutiques
        """
    )
    play(game, "build toilet @ 1")
    assert game.actor == 1
    assert (len(game.hands[0]), len(game.hands[1])) == (5, 1)


@rule("S-TOIL-2")
def test_only_a_pulled_card_can_be_kept() -> None:
    game = position(THREE)
    play(game, "build toilet @ 1; steal 2")
    outside = next(card for card in hand(game, 2))
    assert rule_and_code(game, f"keep {outside}") == ("S-TOIL-2", "not-pulled")
    assert rule_and_code(game, "decline") == ("S-TOIL-2", "decide-first")


@rule("S-R-31")
@pytest.mark.parametrize(("switch", "size"), [("on", 3), ("off", 5)])
def test_a_thief_who_began_short_draws_only_if_the_table_says_so(switch: str, size: int) -> None:
    text = THREE.replace("toilet, penthouse, family-flats, boardroom, open-plan", "toilet, penthouse, boardroom")
    game = position(f"option strict_no_draw_after_theft = {switch}\n{text.strip()}")
    play(game, "build toilet @ 1; steal 3")
    assert len(game.hands[0]) == size


@rule("S-TOIL-3", "S-TSPEC-1", "S-TSPEC-2", "S-TSPEC-3", "S-R-32", "S-R-42")
def test_every_toilet_played_is_worth_a_point_the_first_included() -> None:
    game = position(
        """
        site 1: parking + toilet
        site 2: parking
        hand 1: toilet, toilet, gym
        hand 2: toilet, canteen
        deck: museum
        """
    )
    events = play(game, "build toilet @ 1; decline")
    assert [(event.seat, event.toilets) for event in only(events, ToiletCounted)] == [(0, 1)]
    assert game.scores() == [1, 0]
    play(game, "build toilet @ 1; decline; build toilet @ 2; decline")
    assert game.scores() == [2, 1]
    assert [seat.toilets for seat in view(game, None).seats] == [2, 1]
    assert game.towers[0].toilets == 3


@rule("S-R-33")
def test_the_specialist_keeps_points_when_the_site_collapses() -> None:
    game = position(
        """
        site 1: bare-slab
        site 2: parking
        hand 1: toilet, gym
        hand 2: earthquake, canteen
        """
    )
    play(game, "build toilet @ 1; decline; quake @ 1")
    assert game.scores() == [1, 0]


@rule("S-TOIL-5", "S-TOIL-4")
def test_a_toilet_roof_neither_steals_nor_counts() -> None:
    game = position(
        """
        site 1: parking + studios + museum + sky-garden
        site 2: parking
        hand 1: toilet-roof, gym
        hand 2: canteen
        """
    )
    play(game, "roof toilet-roof @ 1")
    assert (game.actor, game.toilets) == (1, [0, 0])
    assert not game.prizes.is_faulty(0, game.towers[0])
