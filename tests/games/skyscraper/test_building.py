"""Building on sites, completing them, thresholds and faults."""

import pytest

from tallorder.games.kernel import Hidden
from tallorder.games.skyscraper.events import Claimed, FloorAdded, SiteOpened
from tests.games.skyscraper.table import (
    hand,
    ids,
    kind,
    legal,
    only,
    play,
    position,
    reread,
    rule_and_code,
    structure,
    view,
)
from tests.rulebook import rule

STREET = """
    players 3
    site 1: parking
    site 2: deep-piles + toilet + studios + museum
    building 3 of 2: parking + toilet + wind-turbines + technical-floor + flat-roof
    pile: bare-slab, parking
    hand 1: penthouse, toilet, gym, flat-roof, spire
    hand 2: royal-suite, helipad
    hand 3: brasserie
    deck: call-centre, sky-garden, swimming-pool, data-centre
"""


@rule("S-BUILD-1", "S-TOIL-1")
def test_floors_go_on_any_site_and_nowhere_else() -> None:
    game = position(STREET)
    floors = [move for move in legal(game) if move.startswith("build")]
    assert floors == [f"build {card} @ {site}" for card in ("penthouse", "gym", "toilet") for site in (1, 2)]
    assert rule_and_code(game, "build gym @ 3") == ("S-BUILD-1", "not-a-site")
    assert rule_and_code(game, "build gym @ 9") == ("S-BUILD-1", "not-a-site")
    assert rule_and_code(game, "build spire @ 1") == ("S-BUILD-2", "wrong-card")


@rule("S-BUILD-2", "S-R-21")
def test_a_new_floor_goes_on_top_and_adds_its_metres_and_points() -> None:
    game = position(STREET)
    events = play(game, "build gym @ 2")
    tower = game.towers[1]
    assert ids(tower.floors) == ["toilet", "studios", "museum", "gym"]
    assert (tower.metres, tower.points) == (100, 5)
    assert [(event.structure, event.metres) for event in only(events, FloorAdded)] == [(1, 100)]


@rule("S-BUILD-3", "S-BUILD-4", "S-R-44")
def test_a_site_shows_all_numbers_but_only_the_top_face() -> None:
    seen = structure(position(STREET), 2, 1)
    assert [(floor.metres, floor.points) for floor in seen.floors] == [(10, 0), (30, 0), (30, 3)]
    assert [isinstance(floor.card, Hidden) for floor in seen.floors] == [True, True, False]
    assert seen.floors[2].card == kind("museum")


@rule("S-R-44", "S-CLAIM-5")
def test_a_finished_building_and_an_open_stack_show_every_face() -> None:
    building = structure(position(STREET), 3, 1)
    assert ids([floor.card for floor in building.floors if isinstance(floor.card, int)]) == [
        "toilet",
        "wind-turbines",
        "technical-floor",
    ]
    assert building.resistance == 2
    opened = structure(position("option open_stacks = on\n" + STREET.strip()), 2, 1)
    assert not any(isinstance(floor.card, Hidden) for floor in opened.floors)


@rule("S-R-44")
def test_the_numbers_tell_whether_a_stack_has_a_toilet() -> None:
    game = position(STREET)
    assert structure(game, 2).toilet is True
    assert structure(game, 1).toilet is False
    play(game, "build toilet @ 1; decline; build royal-suite @ 1")
    assert structure(game, 1).toilet is True


@rule("S-CLAIM-1", "S-CLAIM-2", "S-R-22", "S-R-23", "S-CLAIM-4", "S-SKY-1")
def test_a_roof_completes_a_site_for_whoever_plays_it() -> None:
    game = position(STREET)
    events = play(game, "roof spire @ 2")
    assert game.towers[1].owner == 0
    assert ids([game.towers[1].roof]) == ["spire"]
    assert game.sites == (0, 3)
    assert game.buildings == (2, 1)
    (claimed,) = only(events, Claimed)
    assert (claimed.metres, claimed.faulty, claimed.reasons) == (100, False, ())
    (opened,) = only(events, SiteOpened)
    assert (opened.structure, ids([opened.foundation])) == (3, ["bare-slab"])
    assert events.index(claimed) < events.index(opened)
    assert [move for move in legal(game) if "@ 2" in move] == []


@rule("S-CLAIM-4")
def test_without_a_pile_no_new_site_opens() -> None:
    game = position(STREET.replace("pile: bare-slab, parking", ""))
    events = play(game, "roof spire @ 2")
    assert game.sites == (0,)
    assert only(events, SiteOpened) == []


@rule("S-R-22")
def test_earthquakes_marks_and_insurance_stay_when_a_site_is_completed() -> None:
    game = position(STREET.replace("studios + museum", "studios + museum; earthquakes 1, marks 1"))
    play(game, "roof spire @ 2")
    tower = game.towers[1]
    assert (tower.earthquakes, tower.marks, tower.strength()) == (1, 1, 1)


@rule("S-SKY-2", "S-R-8", "S-R-11")
def test_a_roof_needs_two_floors() -> None:
    game = position(STREET.replace("site 1: parking", "site 1: parking + canteen"))
    assert rule_and_code(game, "roof flat-roof @ 1") == ("S-SKY-2", "needs-two-floors")
    assert rule_and_code(game, "roof flat-roof @ 3") == ("S-CLAIM-1", "not-a-site")
    assert rule_and_code(game, "roof gym @ 2") == ("S-CLAIM-1", "wrong-card")
    two = position(STREET.replace("site 1: parking", "site 1: parking + canteen + toilet"))
    play(two, "roof flat-roof @ 1")
    assert two.towers[0].owner == 0


@rule("S-R-11")
@pytest.mark.parametrize(("switch", "can"), [("on", True), ("off", False)])
def test_the_table_may_say_that_toilets_are_no_floors(switch: str, can: bool) -> None:
    text = STREET.replace("site 1: parking", "site 1: parking + canteen + toilet + toilet")
    game = position(f"option toilet_counts_as_floor = {switch}\n{text.strip()}")
    assert ("roof flat-roof @ 1" in legal(game)) is can
    assert structure(game, 1).can_be_roofed is can
    assert "roof flat-roof @ 2" in legal(game)
    assert structure(game, 3).can_be_roofed is False


def faults_of(site: str, roof: str = "flat-roof", before: str = "") -> tuple[int, bool, tuple[str, ...]]:
    game = position(
        f"""
        site 1: deep-piles + {site}
        site 2: parking
        {before}
        hand 1: {roof}
        hand 2: canteen
        deck: gym
        """
    )
    (claimed,) = only(play(game, f"roof {roof} @ 1"), Claimed)
    assert structure(game, 1).faulty is claimed.faulty
    assert structure(game, 1).reasons == claimed.reasons
    return claimed.metres, claimed.faulty, claimed.reasons


@rule("S-SKY-3", "S-FAULT-3", "S-D-2")
def test_a_skyscraper_under_100_metres_is_faulty() -> None:
    assert faults_of("toilet + studios + museum + family-flats") == (100, False, ())
    assert faults_of("toilet + studios + museum + penthouse") == (90, True, ("under-100-metres",))


@rule("S-SKY-4", "S-FAULT-1", "S-TOIL-4", "S-D-10")
def test_a_skyscraper_without_toilet_is_faulty_and_a_toilet_roof_is_one() -> None:
    without = "studios + museum + sky-garden + jeweller"
    assert faults_of(without) == (110, True, ("no-toilet",))
    assert faults_of(without, "toilet-roof") == (110, False, ())
    assert faults_of(f"{without} + toilet") == (120, False, ())


TALL = "building 3 of 1: parking + toilet + wind-turbines + technical-floor + flat-roof"


@rule("S-THR-1", "S-THR-2", "S-FAULT-2", "S-R-9", "S-RX-9", "S-D-3")
@pytest.mark.parametrize(
    ("site", "metres", "faulty"),
    [
        ("toilet + studios + museum + family-flats + jeweller", 110, True),
        ("toilet + studios + museum + family-flats + boutiques", 120, True),
        ("toilet + studios + museum + sky-garden + boutiques", 130, False),
    ],
)
def test_the_next_skyscraper_must_be_taller(site: str, metres: int, faulty: bool) -> None:
    reasons = ("not-above-threshold",) if faulty else ()
    assert faults_of(site, before=TALL) == (metres, faulty, reasons)


@rule("S-R-9")
def test_the_table_may_accept_a_building_as_tall_as_the_threshold() -> None:
    site = "toilet + studios + museum + family-flats + boutiques"
    assert faults_of(site, before=f"option threshold_equal_ok = on\n{TALL}") == (120, False, ())
    lower = "toilet + studios + museum + family-flats + jeweller"
    assert faults_of(lower, before=f"option threshold_equal_ok = on\n{TALL}")[1] is True


@rule("S-THR-3")
def test_thresholds_are_per_player() -> None:
    others = TALL.replace("of 1", "of 2")
    assert faults_of("toilet + studios + museum + family-flats", before=others) == (100, False, ())
    game = position(f"site 1: parking\nhand 1: gym\n{others}")
    assert [seat.threshold for seat in view(game, None).seats] == [None, 120]


@rule("S-R-10", "S-RX-10")
def test_the_threshold_is_the_tallest_standing_building_faulty_ones_included() -> None:
    game = position(
        """
        building 1 of 1: parking + toilet + wind-turbines + technical-floor + flat-roof
        building 2 of 1: bare-slab + studios + museum + sky-garden + gym + swimming-pool + spire
        site 3: parking
        hand 1: gym
        hand 2: earthquake, canteen
        """.replace("+ gym ", "+ harmonic-absorber ")
    )
    assert game.prizes.is_faulty(1, game.towers[1])
    assert game.threshold(0) == 180
    play(game, "build gym @ 3; quake @ 2")
    assert game.threshold(0) == 180
    fallen = position(
        """
        building 1 of 1: parking + toilet + wind-turbines + technical-floor + flat-roof
        building 2 of 1: bare-slab + studios + museum + sky-garden + swimming-pool + spire
        site 3: parking
        hand 1: gym
        hand 2: earthquake, canteen
        """
    )
    play(fallen, "build gym @ 3; quake @ 2")
    assert fallen.threshold(0) == 120


FELLED = """
    option threshold_mode = {mode}
    building 1 of 1: parking + toilet + wind-turbines + technical-floor + flat-roof
    building 2 of 1: bare-slab + studios + museum + sky-garden + swimming-pool + spire
    site 3: parking + toilet + call-centre + supermarket + capsule-hotel + family-flats
    site 4: parking
    hand 1: gym, flat-roof
    hand 2: earthquake, canteen
"""


@rule("S-R-10")
@pytest.mark.parametrize(("mode", "threshold", "faulty"), [("standing", 120, False), ("ever", 150, True)])
def test_with_threshold_mode_ever_a_building_that_fell_still_counts(mode: str, threshold: int, faulty: bool) -> None:
    game = position(FELLED.format(mode=mode))
    play(game, "build gym @ 4; quake @ 2")
    assert [seat.threshold for seat in view(game, None).seats] == [threshold, None]
    assert reread(game).key() == game.key()
    (claimed,) = only(play(game, "roof flat-roof @ 3"), Claimed)
    assert (claimed.metres, claimed.faulty) == (130, faulty)


@rule("S-R-10")
def test_with_threshold_mode_ever_a_completed_building_counts_from_then_on() -> None:
    text = FELLED.format(mode="ever").replace("bare-slab", "parking").replace("hand 1: gym", "hand 1: canteen")
    game = position(text)
    play(game, "build canteen @ 3; quake @ 4; roof flat-roof @ 3")
    assert [seat.threshold for seat in view(game, None).seats] == [160, None]


@rule("S-R-10")
def test_the_threshold_is_measured_before_the_new_building_is_added() -> None:
    assert faults_of("toilet + studios + museum + family-flats") == (100, False, ())


@rule("S-R-20")
def test_a_fault_stays_when_the_taller_building_falls() -> None:
    game = position(
        """
        building 1 of 1: bare-slab + toilet + wind-turbines + technical-floor + flat-roof
        building 2 of 1: parking + toilet + studios + museum + family-flats + flat-roof; below-threshold
        site 3: parking
        hand 1: earthquake, gym
        hand 2: canteen
        """
    )
    play(game, "quake @ 1")
    assert game.threshold(0) == 100
    assert structure(game, 2).faulty
    assert structure(game, 2).reasons == ("not-above-threshold",)


@rule("S-FAULT-4", "S-FAULT-6", "S-R-24")
def test_a_faulty_building_is_worth_minus_one_however_many_there_are() -> None:
    ruins = "\n".join(
        f"building {number} of 1: {foundation} + {floors} + flat-roof"
        for number, foundation, floors in (
            (1, "parking", "penthouse + jeweller"),
            (2, "parking", "museum + sky-garden"),
            (3, "parking", "gym + swimming-pool"),
        )
    )
    game = position(f"{ruins}\nsite 4: parking\nhand 1: canteen")
    assert game.scores() == [-3, 0]
    assert view(game, None).seats[0].points == -3


@rule("S-CLAIM-3", "S-R-51")
def test_points_count_only_for_buildings_owned_at_the_end() -> None:
    game = position(
        """
        building 1 of 2: parking + toilet + museum + sky-garden + family-flats + flat-roof; earthquakes 1
        site 2: parking + penthouse + jeweller
        site 3: parking + gym
        hand 1: earthquake, gourmet-restaurant
        hand 2: canteen
        """
    )
    assert game.scores() == [0, 10]
    play(game, "quake @ 1")
    assert game.scores() == [0, 0]


@rule("S-R-34", "S-R-23")
def test_the_first_seat_to_play_keeps_the_cards_it_did_not_use() -> None:
    game = position(STREET)
    play(game, "roof spire @ 2")
    assert hand(game, 1) == ["penthouse", "call-centre", "gym", "toilet", "flat-roof"]
