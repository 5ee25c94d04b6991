"""Prizes: Mini-Skyscraper, Order and Unity, World Record; how they move and go back."""

import pytest

from tallorder.games.skyscraper.events import Claimed, FaultChanged, PrizeMoved
from tests.games.skyscraper.table import only, play, position, reread, structure, view
from tests.rulebook import rule

MINI = "toilet + brasserie + boutiques + flat-roof"


def finish(site: str, roof: str = "flat-roof", *lines: str, foundation: str = "deep-piles") -> tuple[bool, str]:
    """Completes site 9 with a Roof; says whether it is faulty and which Prizes it holds."""
    game = position(
        "\n".join(
            [
                *lines,
                f"site 9: {foundation} + {site}",
                "site 10: parking",
                f"hand 1: {roof}, canteen",
                "hand 2: earthquake, canteen",
            ]
        )
    )
    play(game, f"roof {roof} @ 9")
    held = [name for name in ("mini", "unity", "record") if getattr(game.prizes, name) == 8]
    return structure(game, 9).faulty, " ".join(held)


@rule("S-MINI-1", "S-RX-5", "S-FAULT-5", "S-R-12")
@pytest.mark.parametrize(
    ("site", "roof", "faulty", "prizes"),
    [
        ("toilet + family-flats + boutiques", "flat-roof", False, "mini record"),
        ("family-flats + boutiques + penthouse", "flat-roof", True, ""),
        ("toilet + studios", "helipad", False, "mini record"),
        ("family-flats + studios", "toilet-roof", False, "mini record"),
        ("toilet + family-flats + penthouse", "flat-roof", True, ""),
        ("toilet + studios + boutiques", "flat-roof", True, ""),
    ],
)
def test_the_mini_is_exactly_60_metres_with_a_toilet(site: str, roof: str, faulty: bool, prizes: str) -> None:
    assert finish(site, roof) == (faulty, prizes)


@rule("S-RX-5")
def test_a_60_metre_skyscraper_without_toilet_leaves_the_mini_where_it_is() -> None:
    game = position(
        f"""
        building 1 of 2: parking + {MINI}
        site 2: deep-piles + family-flats + open-plan + penthouse
        site 3: parking
        hand 1: flat-roof, canteen
        hand 2: gym
        """
    )
    play(game, "roof flat-roof @ 2")
    assert (game.prizes.mini, structure(game, 2).faulty, structure(game, 1).faulty) == (0, True, False)


@rule("S-R-13", "S-RX-9")
def test_the_mini_may_follow_a_taller_building_and_never_lowers_the_threshold() -> None:
    tall = "building 1 of 1: parking + toilet + wind-turbines + technical-floor + flat-roof"
    assert finish("toilet + family-flats + boutiques", "flat-roof", tall) == (False, "mini")
    game = position(f"{tall}\nbuilding 2 of 1: parking + {MINI}\nsite 3: parking\nhand 1: gym")
    assert game.threshold(0) == 120


HANDOVER = f"""
    building 1 of 1: parking + {MINI}
    site 2: bare-slab + toilet + family-flats + open-plan
    site 3: parking
    hand 1: earthquake, canteen
    hand 2: flat-roof, gym
    turn 2
"""


@rule("S-MINI-2", "S-MINI-3", "S-MINI-4", "S-MINI-5", "S-RX-6")
def test_a_later_mini_takes_the_prize_and_its_collapse_gives_it_back() -> None:
    game = position(HANDOVER)
    assert game.scores() == [3 + 3 + 2, 0]
    events = play(game, "roof flat-roof @ 2")
    assert [(move.prize, move.source, move.target) for move in only(events, PrizeMoved)] == [
        ("mini", 0, 1),
        ("record", 0, 1),
    ]
    assert [(event.structure, event.faulty) for event in only(events, FaultChanged)] == [(0, True)]
    assert structure(game, 1).faulty
    assert structure(game, 1).reasons == ("under-100-metres",)
    assert game.scores() == [-1, 3 + 3 + 2]
    events = play(game, "quake @ 2")
    assert [(move.prize, move.source, move.target) for move in only(events, PrizeMoved)] == [
        ("mini", 1, 0),
        ("record", 1, 0),
    ]
    assert [(event.structure, event.faulty) for event in only(events, FaultChanged)] == [(0, False)]
    assert not structure(game, 1).faulty
    assert structure(game, 1).reasons == ()
    assert game.scores() == [8, 0]


@rule("S-R-14")
def test_ones_own_second_mini_takes_the_prize_too() -> None:
    game = position(
        HANDOVER.replace("turn 2", "turn 1")
        .replace("hand 1: earthquake", "hand 1: flat-roof")
        .replace("hand 2: flat-roof, gym", "hand 2: gym")
    )
    play(game, "roof flat-roof @ 2")
    assert (game.prizes.mini, structure(game, 1).faulty) == (1, True)
    assert game.scores()[0] == -1 + 3 + 3 + 2


@rule("S-MINI-4", "S-R-18", "S-D-12", "S-QUAKE-5")
@pytest.mark.parametrize(("switch", "again"), [("display", True), ("gone", False)])
def test_a_mini_that_nobody_can_claim_goes_to_the_display_or_leaves(switch: str, again: bool) -> None:
    game = position(
        f"""
        option lost_prize = {switch}
        building 1 of 1: bare-slab + {MINI}
        site 2: parking + toilet + family-flats + open-plan
        site 3: parking
        hand 1: flat-roof, canteen
        hand 2: earthquake, gym
        turn 2
        """
    )
    events = play(game, "quake @ 1")
    assert [(move.prize, move.target, move.gone) for move in only(events, PrizeMoved)] == [
        ("mini", None, not again),
        ("record", None, not again),
    ]
    assert view(game, None).mini.gone is not again
    assert game.scores() == [0, 0]
    (claimed,) = only(play(game, "roof flat-roof @ 2"), Claimed)
    assert claimed.faulty is not again
    assert (game.prizes.mini == 1) is again
    assert (game.prizes.record == 1) is again


@rule("S-UNITY-1", "S-UNITY-2", "S-RX-7", "S-R-15", "S-FLOOR-2")
@pytest.mark.parametrize(
    ("site", "roof", "prizes"),
    [
        ("toilet + 2capsule + concert-hall", "flat-roof", "unity record"),
        ("toilet + 2capsule + concert-hall + boutiques", "flat-roof", "record"),
        ("toilet + capsule-hotel + technical-floor", "flat-roof", "record"),
        ("toilet + 2capsule + royal-suite", "flat-roof", ""),
        ("2capsule + concert-hall + gym", "flat-roof", ""),
        ("2capsule + concert-hall", "toilet-roof", "unity record"),
        ("toilet + technical-floor + wind-turbines", "flat-roof", "record"),
    ],
)
def test_order_and_unity_needs_two_floors_of_one_category_and_a_sound_building(
    site: str, roof: str, prizes: str
) -> None:
    assert finish(site.replace("2capsule", "capsule-hotel + capsule-hotel"), roof)[1] == prizes


@rule("S-R-15")
@pytest.mark.parametrize(("least", "one", "two"), [(1, True, True), (2, False, True), (3, False, False)])
def test_the_table_says_how_many_coloured_floors_unity_needs(least: int, one: bool, two: bool) -> None:
    option = f"option unity_min = {least}"
    assert ("unity" in finish("toilet + capsule-hotel + technical-floor", "flat-roof", option)[1]) is one
    site = "toilet + capsule-hotel + capsule-hotel + concert-hall"
    assert ("unity" in finish(site, "flat-roof", option)[1]) is two


@rule("S-R-15")
def test_grey_floors_alone_are_no_unity_even_with_the_least_demand() -> None:
    assert "unity" not in finish("toilet + technical-floor + wind-turbines", "flat-roof", "option unity_min = 1")[1]


UNITY = """
    building 1 of 1: parking + toilet + capsule-hotel + capsule-hotel + data-centre + flat-roof
    site 2: bare-slab + toilet + studios + studios + family-flats + family-flats
    site 3: parking
    hand 1: earthquake, canteen
    hand 2: flat-roof, gym
    turn 2
"""


@rule("S-UNITY-3", "S-UNITY-4", "S-R-53", "S-WR-5", "S-PRIZE-1", "S-R-16")
def test_a_later_unity_of_any_category_takes_the_prize_and_its_collapse_gives_it_back() -> None:
    game = position(UNITY)
    assert (game.prizes.unity, game.prizes.record) == (0, 0)
    assert game.scores() == [1 + 3 + 3, 0]
    play(game, "roof flat-roof @ 2")
    assert (game.prizes.unity, game.prizes.record) == (1, -1)
    assert not structure(game, 1).faulty
    assert game.scores() == [1, 2 + 3]
    play(game, "quake @ 2")
    assert (game.prizes.unity, game.prizes.record) == (0, 0)


@rule("S-R-53")
def test_ones_own_newer_unity_takes_the_prize() -> None:
    game = position(UNITY.replace("turn 2", "turn 1").replace("earthquake, canteen", "spire, canteen"))
    play(game, "roof spire @ 2")
    assert (game.prizes.unity, game.prizes.record) == (1, 1)


@rule("S-UNITY-4", "S-R-18")
@pytest.mark.parametrize(("switch", "holder"), [("display", 1), ("gone", -1)])
def test_a_lost_unity_can_be_earned_again_unless_it_is_gone(switch: str, holder: int) -> None:
    game = position(
        f"option lost_prize = {switch}\n"
        + UNITY.replace("1: parking +", "1: bare-slab +")
        .replace("turn 2", "turn 1")
        .replace("2: bare-slab +", "2: parking +")
        .strip()
    )
    events = play(game, "quake @ 1")
    assert only(events, PrizeMoved)[0] == PrizeMoved("unity", 0, None, gone=switch == "gone")
    assert game.prizes.unity == -1
    play(game, "roof flat-roof @ 2")
    assert game.prizes.unity == holder


TALL = """
    building 1 of 1: parking + toilet + studios + studios + call-centre + helipad
    building 2 of 2: parking + toilet + canteen + canteen + capsule-hotel + helipad; earthquakes 1
    site 3: bare-slab + toilet + call-centre + supermarket + capsule-hotel
    site 4: parking
    hand 1: spire, gym, earthquake
    hand 2: earthquake, museum
"""


@rule("S-WR-1", "S-WR-2", "S-WR-3", "S-WR-4", "S-RX-8", "S-R-17", "S-D-5")
def test_the_record_is_the_unique_tallest_building() -> None:
    game = position(TALL)
    assert game.prizes.record == -1
    events = play(game, "roof spire @ 3")
    assert structure(game, 3).metres == 130
    assert [(move.prize, move.source, move.target) for move in only(events, PrizeMoved)] == [("record", None, 2)]
    assert game.scores()[0] == 3
    events = play(game, "quake @ 3")
    assert [(move.prize, move.source, move.target, move.gone) for move in only(events, PrizeMoved)] == [
        ("record", 2, None, False)
    ]
    play(game, "quake @ 2")
    assert game.prizes.record == 0


@rule("S-R-18", "S-R-17")
def test_a_tie_does_not_lose_the_record_even_when_lost_prizes_are_gone() -> None:
    game = position("option lost_prize = gone\n" + TALL.strip())
    play(game, "roof spire @ 3; quake @ 3")
    assert (game.prizes.record, game.prizes.record_gone) == (-1, False)
    play(game, "quake @ 2")
    assert game.prizes.record == 0


@rule("S-R-19", "S-FAULT-7", "S-RX-10")
@pytest.mark.parametrize(("switch", "holder", "score"), [("off", -1, -1), ("on", 0, 2)])
def test_a_faulty_building_holds_no_record_unless_the_table_says_so(switch: str, holder: int, score: int) -> None:
    game = position(
        f"""
        option faulty_record = {switch}
        site 1: parking + wind-turbines + technical-floor + data-centre
        site 2: parking
        hand 1: flat-roof, gym
        hand 2: canteen
        """
    )
    play(game, "roof flat-roof @ 1")
    assert structure(game, 1).faulty
    assert (game.prizes.record, game.scores()[0]) == (holder, score)


BLOCKED = """
    option faulty_blocks_record = {switch}
    building 1 of 1: parking + toilet + wind-turbines + technical-floor + flat-roof
    building 2 of 2: bare-slab + studios + museum + sky-garden + swimming-pool + {roof}
    site 3: parking
    site 4: parking
    hand 1: earthquake, gym
    hand 2: canteen
"""
"""A sound building of 120 m, and a faulty one of 130, 140 or 150 m."""


@rule("S-R-19", "S-WR-1")
@pytest.mark.parametrize(("switch", "holder"), [("off", 0), ("on", -1)])
def test_a_taller_faulty_building_keeps_the_record_from_others_only_if_agreed(switch: str, holder: int) -> None:
    game = position(BLOCKED.format(switch=switch, roof="spire"))
    assert (game.prizes.record, game.prizes.record_gone) == (holder, False)
    play(game, "quake @ 2")
    assert game.prizes.record == 0, "once it fell, nothing is in the way"


@rule("S-R-19", "S-WR-4", "S-R-17")
def test_a_faulty_building_as_tall_makes_a_tie_and_leaves_a_holder_in_history_mode() -> None:
    equal = BLOCKED.format(switch="on", roof="flat-roof").replace("+ swimming-pool", "+ boutiques")
    game = position(equal)
    assert [structure(game, number).metres for number in (1, 2)] == [120, 120]
    assert game.prizes.record == -1
    assert position("option record_mode = history\n" + equal.strip()).prizes.record == 0


@rule("S-R-19", "S-R-17", "S-R-18")
def test_in_history_mode_a_blocked_record_comes_back_and_is_never_lost() -> None:
    text = BLOCKED.format(switch="on", roof="spire").strip()
    game = position(f"option record_mode = history\noption lost_prize = gone\n{text}")
    assert (game.prizes.record, game.prizes.record_line, game.prizes.record_gone) == (-1, (0,), False)
    assert reread(game).prizes.key() == game.prizes.key()
    play(game, "quake @ 2")
    assert game.prizes.record == 0


@rule("S-R-19", "S-R-17")
@pytest.mark.parametrize(("switch", "holder"), [("off", 2), ("on", -1)])
def test_in_history_mode_a_new_building_must_be_taller_than_a_faulty_one_that_blocks(switch: str, holder: int) -> None:
    text = BLOCKED.format(switch=switch, roof="spire").strip()
    rising = text.replace("3: parking\n", "3: parking + toilet + call-centre + supermarket + capsule-hotel + canteen\n")
    game = position("option record_mode = history\n" + rising.replace("earthquake, gym", "flat-roof, gym"))
    play(game, "roof flat-roof @ 3")
    assert structure(game, 3).metres == 140
    assert game.prizes.record == holder


HISTORY = "option record_mode = history\n" + TALL.strip()


@rule("S-R-17")
def test_in_history_mode_a_tie_leaves_the_holder() -> None:
    game = position(HISTORY)
    assert (game.prizes.record, game.prizes.record_line) == (0, (0,))


@rule("S-R-17")
def test_in_history_mode_the_record_goes_back_to_the_latest_former_holder() -> None:
    game = position(HISTORY)
    play(game, "roof spire @ 3")
    assert (game.prizes.record, game.prizes.record_line) == (2, (0, 2))
    play(game, "quake @ 3")
    assert (game.prizes.record, game.prizes.record_line) == (0, (0,))
    assert game.prizes.is_faulty(1, game.towers[1]) is False


@rule("S-R-17")
def test_in_history_mode_a_building_that_never_held_the_record_gets_it_only_by_completion() -> None:
    game = position(HISTORY.replace("helipad\n", "helipad; earthquakes 1\n", 1))
    play(game, "quake @ 1")
    assert (game.prizes.record, game.prizes.record_line) == (-1, ())
    play(game, "build museum @ 4; roof spire @ 3")
    assert game.prizes.record == 2


@rule("S-R-17", "S-R-18")
def test_in_history_mode_a_record_without_former_holder_is_lost_if_lost_prizes_are_gone() -> None:
    game = position("option lost_prize = gone\n" + HISTORY.replace("helipad\n", "helipad; earthquakes 1\n", 1))
    play(game, "quake @ 1")
    assert game.prizes.record_gone
    play(game, "build museum @ 4; roof spire @ 3")
    assert game.prizes.record == -1


@rule("S-R-17")
def test_in_history_mode_a_mini_that_turns_faulty_hands_the_record_on() -> None:
    game = position("option record_mode = history\n" + HANDOVER.strip())
    assert game.prizes.record == 0
    play(game, "roof flat-roof @ 2")
    assert (game.prizes.record, game.prizes.record_line) == (1, (0, 1))
    play(game, "quake @ 2")
    assert (game.prizes.record, game.prizes.record_line) == (0, (0,))


@rule("S-R-17")
def test_in_history_mode_a_lower_or_equal_building_does_not_take_the_record() -> None:
    text = HISTORY.replace("hand 1: spire,", "hand 1: helipad,")
    game = position(text.replace("capsule-hotel + helipad", "sky-garden + spire"))
    assert game.prizes.record_line == (0, 1)
    play(game, "roof helipad @ 3")
    assert structure(game, 3).metres == 120
    assert game.prizes.record == 1


@rule("S-WR-5", "S-PRIZE-1")
def test_the_record_may_sit_beside_another_prize() -> None:
    assert finish("toilet + family-flats + boutiques") == (False, "mini record")


@rule("S-QUAKE-5")
def test_the_owner_of_a_collapsed_building_loses_its_prizes() -> None:
    game = position(
        UNITY.replace("1: parking +", "1: bare-slab +")
        .replace("2: bare-slab +", "2: parking +")
        .replace("turn 2", "turn 1")
    )
    assert game.scores()[0] == 7
    play(game, "quake @ 1")
    assert game.scores() == [0, 0]
    assert (game.prizes.unity, game.prizes.record) == (-1, -1)
