"""Earthquakes, the Earthquake of the Century, Insurance, resistance."""

import msgspec
import pytest

from tallorder.cards.building import ResistanceReading
from tallorder.games.skyscraper.events import (
    CenturyQuake,
    Collapsed,
    InsuranceAdded,
    InsuranceCancelled,
    QuakeHit,
    SiteOpened,
)
from tallorder.games.skyscraper.faces import faces_of
from tallorder.games.skyscraper.options import SkyscraperOptions
from tests.games.skyscraper.table import BUILDING_SET, hand, ids, legal, only, play, position, rule_and_code, structure
from tests.rulebook import rule


def street(*lines: str, first: str = "earthquake, canteen", second: str = "earthquake, gym") -> str:
    return "\n".join([*lines, f"hand 1: {first}", f"hand 2: {second}"])


@rule("S-QUAKE-1", "S-INS-1", "S-R-3", "S-R-41")
def test_earthquakes_and_insurance_go_on_any_structure_bare_foundations_included() -> None:
    game = position(
        street(
            "site 1: bare-slab",
            "site 2: parking + gym",
            "building 3 of 1: parking + studios + museum + spire",
            "building 5 of 2: parking + studios + sky-garden + spire",
            first="earthquake, insurance",
            second="canteen",
        )
    )
    assert legal(game) == [f"quake @ {n}" for n in (1, 2, 3, 5)] + [f"insure @ {n}" for n in (1, 2, 3, 5)]
    assert rule_and_code(game, "quake @ 4") == ("S-QUAKE-1", "not-standing")
    assert rule_and_code(game, "insure @ 4") == ("S-INS-1", "not-standing")


@rule("S-QUAKE-2", "S-QUAKE-3", "S-QUAKE-4", "S-FOUND-1", "S-FOUND-2", "S-R-25", "S-D-1")
def test_the_earthquake_stays_and_the_last_one_fells() -> None:
    game = position(street("site 1: parking + museum + studios", "site 2: parking"))
    first = play(game, "quake @ 1")
    assert [(event.structure, event.strength) for event in only(first, QuakeHit)] == [(0, 1)]
    assert game.towers[0].earthquakes == 1
    assert game.discard == []
    second = play(game, "quake @ 1")
    (collapsed,) = only(second, Collapsed)
    assert collapsed.owner is None
    assert ids(collapsed.cards) == ["museum", "studios", "earthquake", "earthquake"]
    assert ids(game.discard) == ["museum", "studios", "earthquake", "earthquake"]
    assert ids(game.fallen) == ["parking"]
    assert game.standing == (1,)


@rule("S-QUAKE-4", "S-R-25")
def test_a_collapsed_building_discards_roof_and_floors_but_its_foundation_leaves() -> None:
    game = position(
        street("building 1 of 2: bare-slab + toilet + museum + spire", "site 2: parking", "pile: deep-piles")
    )
    events = play(game, "quake @ 1")
    assert ids(game.discard) == ["toilet", "museum", "spire", "earthquake"]
    assert (ids(game.fallen), game.buildings) == (["bare-slab"], ())
    (collapsed,) = only(events, Collapsed)
    assert collapsed.owner == 1
    assert only(events, SiteOpened) == []
    assert ids(game.pile) == ["deep-piles"]


@rule("S-R-4")
@pytest.mark.parametrize(("switch", "sites"), [("on", (1, 2)), ("off", (1,))])
def test_a_collapsed_site_is_replaced_unless_the_table_says_no(switch: str, sites: tuple[int, ...]) -> None:
    game = position(
        street(
            f"option replace_collapsed_site = {switch}",
            "site 1: bare-slab + gym",
            "site 2: parking",
            "pile: deep-piles",
        ).replace("earthquake, gym", "canteen")
    )
    play(game, "quake @ 1")
    assert game.sites == sites
    assert game.standing == sites


@rule("S-R-1")
@pytest.mark.parametrize(("reading", "falls_at"), [("collapse_at", 2), ("withstands", 3)])
def test_the_number_fells_or_is_withstood(reading: str, falls_at: int) -> None:
    game = position(street(f"option resistance_reading = {reading}", "site 1: parking", "site 2: deep-piles"))
    assert game.towers[0].strength() == falls_at
    assert structure(game, 1).resistance == falls_at


@rule("S-R-1")
@pytest.mark.parametrize(("printed", "option"), [("withstands", "collapse_at"), ("withstands", "withstands")])
def test_a_card_file_may_say_it_too_and_one_is_added_only_once(
    printed: ResistanceReading, option: ResistanceReading
) -> None:
    cards = msgspec.structs.replace(BUILDING_SET, resistance_reading=printed)
    assert [face.resistance for face in faces_of(cards, SkyscraperOptions(resistance_reading=option))][:3] == [2, 3, 4]
    assert [face.resistance for face in faces_of(BUILDING_SET, SkyscraperOptions())][:3] == [1, 2, 3]


@rule("S-SPEC-2", "S-R-2")
def test_an_absorber_adds_to_the_resistance_of_its_structure() -> None:
    game = position(
        street("site 1: bare-slab; marks 0", "site 2: parking", first="harmonic-absorber, canteen", second="earthquake")
    )
    play(game, "build harmonic-absorber @ 1")
    assert structure(game, 1).strength == 2
    play(game, "quake @ 1")
    assert structure(game, 1).strength == 1
    assert game.towers[0].resistance == 2


@rule("S-R-2")
def test_strength_is_resistance_absorbers_and_insurance_less_earthquakes_and_marks() -> None:
    game = position(
        street(
            "site 1: deep-piles + harmonic-absorber; earthquakes 1, marks 2",
            "site 2: deep-piles; insurance 2, marks 2",
        )
    )
    assert [game.towers[number].strength() for number in (0, 1)] == [1, 3]
    play(game, "quake @ 1")
    assert game.standing == (1,)


@rule("S-INS-2")
def test_a_structure_may_hold_any_number_of_insurance_cards() -> None:
    game = position(street("site 1: bare-slab", first="insurance, canteen", second="insurance, gym"))
    events = play(game, "insure @ 1; insure @ 1")
    assert [(event.structure, event.strength) for event in only(events, InsuranceAdded)] == [(0, 2), (0, 3)]
    assert (game.towers[0].insurance, game.discard) == (2, [])


@rule("S-INS-6", "S-RX-2")
def test_insurance_on_a_shaken_structure_cancels_one_earthquake() -> None:
    game = position(
        street("site 1: deep-piles; earthquakes 2", "site 2: parking", first="insurance, canteen", second="gym")
    )
    events = play(game, "insure @ 1")
    assert (game.towers[0].earthquakes, game.towers[0].insurance, game.towers[0].strength()) == (1, 0, 2)
    assert sorted(ids(game.discard)) == ["earthquake", "insurance"]
    assert [event.strength for event in only(events, InsuranceCancelled)] == [2]
    assert only(events, InsuranceAdded) == []


@rule("S-INS-7")
def test_an_earthquake_on_an_insured_structure_cancels_one_insurance() -> None:
    game = position(street("site 1: bare-slab; insurance 2", "site 2: parking"))
    events = play(game, "quake @ 1")
    assert (game.towers[0].earthquakes, game.towers[0].insurance) == (0, 1)
    assert sorted(ids(game.discard)) == ["earthquake", "insurance"]
    assert only(events, InsuranceCancelled) == [InsuranceCancelled(0, 2)]
    assert only(events, QuakeHit) == []


@rule("S-R-7")
def test_insurance_on_a_marked_structure_stays_as_a_card() -> None:
    game = position(street("site 1: deep-piles; marks 1", first="insurance, canteen", second="gym"))
    play(game, "insure @ 1")
    assert (game.towers[0].insurance, game.towers[0].marks, game.towers[0].strength()) == (1, 1, 3)


CITY = """
    players 3
    building 1 of 1: bare-slab + toilet + museum + sky-garden + family-flats + flat-roof
    building 2 of 2: bare-slab + toilet + studios + spire; insurance 1
    building 3 of 2: parking + toilet + studios + spire; earthquakes 1
    building 4 of 3: deep-piles + gym + swimming-pool + helipad
    site 5: bare-slab
    pile: parking, deep-piles
    hand 1: earthquake-of-the-century, canteen
    hand 2: canteen, gourmet-restaurant
    hand 3: jeweller
"""


@rule("S-CENT-1", "S-CENT-2", "S-CENT-3", "S-R-5", "S-RX-4")
def test_the_century_strikes_every_structure_at_once() -> None:
    game = position(CITY)
    events = play(game, "century")
    (struck,) = only(events, CenturyQuake)
    assert (struck.uninsured, struck.marked) == ((1,), (0, 2, 3, 4))
    assert [event.structure for event in only(events, Collapsed)] == [0, 2, 4]
    assert game.standing == (1, 3, 5)
    assert (game.towers[1].insurance, game.towers[1].marks) == (0, 0)
    assert (game.towers[3].marks, game.towers[3].strength()) == (1, 2)
    (opened,) = only(events, SiteOpened)
    assert ids([opened.foundation]) == ["parking"]
    assert (game.towers[5].marks, game.towers[5].strength()) == (0, 2)
    assert "earthquake-of-the-century" in ids(game.discard)
    assert ids(game.discard).count("insurance") == 1


@rule("S-R-5")
def test_prizes_are_judged_once_after_all_have_fallen() -> None:
    marked = "parking + toilet + gym + helipad; marks 1"
    game = position(CITY.replace("deep-piles + gym + swimming-pool + helipad", marked))
    assert game.prizes.record == 0
    play(game, "century")
    assert (game.prizes.record, game.buildings) == (-1, (1,))


@rule("S-R-6")
def test_marks_add_up_when_the_century_comes_again() -> None:
    game = position(
        street(
            "site 1: deep-piles; marks 1",
            "site 2: deep-piles; marks 2",
            "site 3: deep-piles",
            first="earthquake-of-the-century, canteen",
            second="gym",
        )
    )
    play(game, "century")
    assert game.standing == (0, 2)
    assert (game.towers[0].marks, game.towers[2].marks) == (2, 1)


@rule("S-R-6", "S-STUDY-8")
def test_a_study_may_fetch_the_century() -> None:
    game = position(
        street(
            "site 1: deep-piles",
            "discard: earthquake-of-the-century",
            first="study, canteen",
            second="gym",
        )
    )
    play(game, "study discard; take earthquake-of-the-century")
    assert hand(game, 1) == ["canteen", "earthquake-of-the-century"]


ROOFED = street(
    "site 1: bare-slab + toilet + museum + studios",
    "site 2: parking",
    "building 3 of 1: parking + gym + swimming-pool + flat-roof",
    "pile: deep-piles",
    "deck: canteen, jeweller, boutiques",
    first="spire, insurance, insurance, penthouse, boardroom",
    second="gym",
).replace("+ gym + swimming-pool", "+ data-centre + swimming-pool")


@rule("S-INS-3", "S-INS-4", "S-INS-5", "S-R-40", "S-RX-15", "S-D-11")
def test_right_after_a_roof_one_insurance_may_follow_on_the_new_building() -> None:
    game = position(ROOFED)
    play(game, "roof spire @ 1")
    assert legal(game) == ["insure @ 1", "decline"]
    assert game.sites == (1,)
    assert rule_and_code(game, "insure @ 3") == ("S-R-40", "only-the-new-building")
    assert rule_and_code(game, "build penthouse @ 2") == ("S-INS-3", "decide-first")
    play(game, "insure @ 1")
    assert game.towers[0].insurance == 1
    assert game.sites == (1, 3)
    assert game.actor == 1
    assert hand(game, 1) == ["penthouse", "boardroom", "canteen", "jeweller", "insurance"]


@rule("S-INS-3")
def test_the_insurance_after_a_roof_may_be_declined() -> None:
    game = position(ROOFED)
    play(game, "roof spire @ 1; decline")
    assert game.towers[0].insurance == 0
    assert (game.actor, game.sites, game.roofed) == (1, (1, 3), -1)
    assert hand(game, 1).count("insurance") == 2


@rule("S-INS-3", "S-INS-6")
def test_the_insurance_after_a_roof_can_cancel_an_earthquake() -> None:
    game = position(
        ROOFED.replace("bare-slab + toilet", "parking + toilet").replace("+ studios", "+ studios; earthquakes 1")
    )
    play(game, "roof spire @ 1; insure @ 1")
    assert (game.towers[0].earthquakes, game.towers[0].insurance) == (0, 0)
    assert sorted(ids(game.discard)) == ["earthquake", "insurance"]


@rule("S-INS-3")
def test_without_insurance_in_hand_nothing_is_asked_after_a_roof() -> None:
    game = position(ROOFED.replace("insurance, insurance, ", ""))
    play(game, "roof spire @ 1")
    assert game.actor == 1


@rule("S-INS-4")
def test_after_an_insurance_from_hand_the_turn_is_over() -> None:
    game = position(ROOFED)
    play(game, "insure @ 2")
    assert game.actor == 1
