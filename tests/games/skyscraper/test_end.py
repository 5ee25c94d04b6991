"""The end: the last site, the empty deck, the last lap, counting."""

import pytest

from tallorder.games.kernel import NOBODY
from tallorder.games.skyscraper.events import GameOver, LastLapStarted, Passed
from tests.games.skyscraper.table import hand, legal, only, play, position, rule_and_code, view
from tests.rulebook import rule

LAST_SITE = """
    building 1 of 2: parking + toilet + museum + sky-garden + family-flats + flat-roof
    site 2: parking + toilet + studios + studios + call-centre
    hand 1: flat-roof, gym, canteen
    hand 2: earthquake, jeweller
    deck: boutiques, brasserie
"""


@rule("S-END-1", "S-GEN-1", "S-R-47", "S-R-23")
def test_completing_the_last_site_ends_the_game_at_once_without_a_draw() -> None:
    game = position(LAST_SITE)
    events = play(game, "roof flat-roof @ 2")
    assert game.actor == NOBODY
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.scores) == ((1,), "S-END-1", (3, 7))
    assert (len(game.hands[0]), len(game.deck)) == (2, 2)
    (over,) = only(events, GameOver)
    assert (over.winners, over.scores, over.rule) == ((1,), (3, 7), "S-END-1")
    assert view(game, None).outcome == outcome
    assert legal(game) == []


@rule("S-R-47", "S-CLAIM-4")
def test_while_foundations_are_left_the_game_goes_on() -> None:
    game = position(LAST_SITE + "    pile: parking\n")
    play(game, "roof flat-roof @ 2")
    assert (game.actor, game.outcome()) == (1, None)


@rule("S-R-47")
def test_the_collapse_of_the_last_site_ends_the_game_too() -> None:
    game = position(LAST_SITE.replace("+ call-centre", "+ call-centre; earthquakes 1") + "    turn 2\n")
    play(game, "quake @ 2")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.scores) == ("S-R-47", (0, 10))


@rule("S-R-47")
def test_the_insurance_after_the_last_roof_is_still_offered() -> None:
    game = position(LAST_SITE.replace("gym, canteen", "insurance"))
    play(game, "roof flat-roof @ 2")
    assert legal(game) == ["insure @ 2", "decline"]
    play(game, "insure @ 2")
    assert (game.actor, game.towers[1].insurance) == (NOBODY, 1)


@rule("S-R-47", "S-R-34")
def test_a_study_that_completes_the_last_site_ends_the_game_before_any_draw() -> None:
    text = LAST_SITE.replace("flat-roof, gym, canteen", "study, gym")
    game = position(text.replace("deck: boutiques", "deck: spire"))
    play(game, "study deck; roof spire @ 2; put back brasserie")
    assert (game.actor, len(game.deck), game.ended) == (NOBODY, 1, "S-END-1")


@rule("S-R-4", "S-R-47")
def test_without_replacement_the_game_goes_on_while_the_pile_has_foundations() -> None:
    text = LAST_SITE.replace("+ call-centre", "+ call-centre; earthquakes 1") + "    turn 2\n    pile: parking\n"
    game = position(f"option replace_collapsed_site = off\n{text.strip()}")
    play(game, "quake @ 2")
    assert (game.actor, game.sites) == (0, ())


LAP = """
    players 3
    site 1: parking
    site 2: deep-piles
    hand 1: gym, museum
    hand 2: canteen
    hand 3: jeweller, boutiques
    turn 2
"""


@rule("S-END-3", "S-END-4", "S-END-5", "S-END-6", "S-R-48", "S-RX-16")
def test_when_deck_and_a_hand_are_empty_everybody_else_may_play_one_more_card() -> None:
    game = position(LAP)
    events = play(game, "build canteen @ 1")
    assert len(only(events, LastLapStarted)) == 1
    assert (game.actor, game.lap) == (2, 3)
    assert "pass" in legal(game)
    play(game, "build jeweller @ 1")
    assert (game.actor, game.lap) == (0, 2)
    events = play(game, "pass")
    assert [event.seat for event in only(events, Passed)] == [0]
    assert game.actor == NOBODY
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.rule == "S-END-5"
    assert game.sites == (0, 1)
    assert len(game.hands[2]) == 1


@rule("S-R-48")
def test_the_seat_that_started_the_lap_plays_last_if_it_still_has_cards() -> None:
    game = position(
        """
        players 3
        site 1: parking
        hand 1: toilet, gym
        hand 2: canteen
        hand 3: jeweller, boutiques
        """
    )
    play(game, "build toilet @ 1; steal 2")
    assert (game.actor, game.lap) == (2, 2)
    play(game, "pass")
    assert (game.actor, game.lap) == (0, 1)
    play(game, "build gym @ 1")
    assert game.actor == NOBODY


@rule("S-R-48")
def test_hands_emptied_by_a_tornado_start_the_lap_too_and_empty_seats_are_passed_over() -> None:
    game = position(
        """
        players 4
        site 1: parking
        hand 1: tornado
        hand 2: canteen
        hand 4: gym
        """
    )
    play(game, "tornado left")
    assert (game.actor, game.lap) == (1, 4)
    play(game, "build gym @ 1")
    assert (game.actor, game.lap) == (3, 2)
    play(game, "pass")
    assert game.actor == NOBODY


@rule("S-R-48")
def test_the_lap_is_tested_after_the_refill() -> None:
    game = position(LAP + "    deck: brasserie\n")
    play(game, "build canteen @ 1")
    assert (game.lap, hand(game, 2)) == (0, ["brasserie"])
    game = position(LAP.replace("hand 3: jeweller, boutiques", "hand 3: jeweller").replace("turn 2", "turn 3"))
    play(game, "build jeweller @ 1")
    assert game.lap == 3


@rule("S-R-48", "S-END-1")
def test_the_last_site_may_still_be_completed_in_the_lap() -> None:
    game = position(
        """
        site 1: parking + toilet + studios
        hand 1: gym
        hand 2: helipad, jeweller
        """
    )
    play(game, "build gym @ 1; roof helipad @ 1")
    assert game.ended == "S-END-1"


@rule("S-R-27", "S-R-48", "S-R-29")
def test_in_the_lap_nothing_is_thrown_away() -> None:
    game = position(
        """
        site 1: parking
        hand 1: gym
        hand 2: helipad, flat-roof
        """
    )
    play(game, "build gym @ 1")
    assert legal(game) == ["pass"]
    assert rule_and_code(game, "discard helipad") == ("S-R-27", "pass-instead")


@rule("S-END-3", "S-R-48")
def test_an_empty_deck_alone_does_not_end_the_game() -> None:
    game = position(LAP.replace("hand 2: canteen", "hand 2: canteen, supermarket"))
    play(game, "build canteen @ 1")
    assert (game.lap, game.actor) == (0, 2)
    assert "pass" not in legal(game)


@rule("S-END-2", "S-RX-17", "S-GEN-2")
def test_points_are_floors_prizes_and_toilets_less_faulty_buildings() -> None:
    game = position(
        """
        building 1 of 1: parking + toilet + penthouse + boutiques + museum + spire
        building 2 of 1: parking + gym + swimming-pool + flat-roof
        building 3 of 2: deep-piles + toilet + canteen + supermarket + studios + helipad
        building 4 of 2: deep-piles + sky-garden + studios + helipad; earthquakes 1
        site 5: parking + data-centre
        toilets 2 0
        hand 1: wind-turbines
        hand 2: jeweller
        """
    )
    assert game.scores() == [6 - 1 + 2, 0 + 3 - 1]
    assert game.outcome() is None


@rule("S-RX-17")
def test_the_worked_score_of_ten() -> None:
    game = position(
        """
        building 1 of 1: parking + toilet + penthouse + boutiques + museum + spire
        building 2 of 1: parking + gym + swimming-pool + flat-roof
        site 5: parking
        toilets 2 0
        hand 1: wind-turbines
        """
    )
    assert game.scores() == [10, 0]


TIE = """
    option tie_break = {tie_break}
    building 1 of 1: parking + toilet + museum + studios + call-centre + flat-roof
    building 2 of 2: parking + toilet + sky-garden + studios + call-centre + {roof}
    {more}
    ended S-END-5
    phase over
    toilets 0 {toilets}
"""


@rule("S-R-49")
@pytest.mark.parametrize(
    ("tie_break", "roof", "more", "toilets", "winners"),
    [
        ("shared", "flat-roof", "", 0, (0, 1)),
        ("tallest", "flat-roof", "", 0, (0, 1)),
        ("tallest", "flat-roof", "building 3 of 2: parking + gym + swimming-pool + spire", 1, (0, 1)),
        ("shared", "flat-roof", "", 1, (1,)),
        ("tallest", "flat-roof", "", 1, (1,)),
        ("tallest", "toilet-roof", "building 3 of 2: parking + gym + swimming-pool + spire", 1, (0, 1)),
    ],
)
def test_equal_points_share_the_victory(
    tie_break: str, roof: str, more: str, toilets: int, winners: tuple[int, ...]
) -> None:
    game = position(TIE.format(tie_break=tie_break, roof=roof, more=more, toilets=toilets))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == winners


BUILDINGS = """
    option tie_break = {tie_break}
    players 3
    building 1 of 1: parking + toilet + canteen + studios + studios + flat-roof
    building 2 of 2: parking + toilet + capsule-hotel + capsule-hotel + call-centre + canteen + flat-roof
    building 4 of 3: deep-piles + toilet + technical-floor + call-centre + supermarket + helipad
    {more}
    phase over
    ended S-END-5
    toilets {toilets}
"""


@rule("S-R-49")
@pytest.mark.parametrize(
    ("tie_break", "more", "toilets", "winners"),
    [
        ("shared", "", "4 4 4", (0, 1, 2)),
        ("tallest", "", "4 4 4", (1, 2)),
        ("tallest", "", "5 4 4", (0,)),
        ("tallest", "building 3 of 3: parking + {sound}", "4 4 4", (2,)),
        ("tallest", "building 3 of 3: parking + {sound}; below-threshold", "4 4 5", (1, 2)),
    ],
)
def test_the_table_may_let_the_tallest_sound_building_decide_and_then_their_number(
    tie_break: str, more: str, toilets: str, winners: tuple[int, ...]
) -> None:
    more = more.format(sound="toilet + supermarket + harmonic-absorber + spire")
    game = position(BUILDINGS.format(tie_break=tie_break, more=more, toilets=toilets))
    assert [game.towers[number].metres for number in game.buildings][:3] == [110, 140, 140]
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == winners


@rule("S-R-51")
def test_sites_and_cards_in_hand_score_nothing_and_totals_may_be_negative() -> None:
    game = position(
        """
        building 1 of 1: parking + gym + swimming-pool + flat-roof
        site 2: parking + museum + sky-garden
        hand 1: penthouse
        hand 2: jeweller
        phase over
        ended S-END-5
        """
    )
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((-1, 0), (1,))


@rule("S-R-49")
@pytest.mark.parametrize(("tie_break", "winners"), [("shared", (0, 1)), ("tallest", (1,))])
def test_two_seats_with_equal_points_can_be_told_apart_by_their_buildings(
    tie_break: str, winners: tuple[int, ...]
) -> None:
    game = position(
        f"""
        option tie_break = {tie_break}
        building 1 of 1: parking + toilet + museum + studios + call-centre + flat-roof
        building 2 of 2: parking + toilet + canteen + supermarket + studios + call-centre + flat-roof
        phase over
        ended S-END-5
        """
    )
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((3, 3), winners)
