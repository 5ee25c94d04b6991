"""What a preview tells of points, Prizes and faults is what then happens."""

import random

import pytest

from tallorder.games.kernel import NOBODY, Hidden
from tallorder.games.skyscraper import RULES, moves
from tallorder.games.skyscraper import events as told
from tallorder.games.skyscraper.aftermath import PointsChange
from tallorder.games.skyscraper.preview import SkyscraperPreview
from tallorder.games.skyscraper.state import ROOF_INSURE
from tests.games.skyscraper.table import load, new_game, position, view
from tests.games.skyscraper.test_words import codes, preview, said
from tests.rulebook import rule

JUDGED = (moves.Build, moves.Roof, moves.Quake, moves.Century, moves.Insure)


@rule("S-CLAIM-2", "S-FAULT-4", "S-QUAKE-5", "S-TSPEC-2", "S-R-5")
@pytest.mark.parametrize("seed", range(4))
def test_points_foretold_are_the_points_that_come(seed: int) -> None:
    chance = random.Random(seed)
    game = new_game(3, seed)
    foretold = 0
    while game.actor != NOBODY:
        before = view(game, game.actor + 1)
        for move in before.legal:
            if not isinstance(move, JUDGED) or before.phase == "study-deck":
                continue  # a studied card is played only when the others are back
            found = RULES.preview(before, move)
            assert isinstance(found, SkyscraperPreview)
            then = game.clone()
            happened = then.play(move)
            after = view(then, None)  # type: ignore[arg-type]
            came = tuple(
                PointsChange(seat, old.points, new.points)
                for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
                if old.points != new.points
            )
            if isinstance(found.unity, Hidden) and after.unity.holder == found.structure:
                continue  # that Prize was left open
            foretold += len(came)
            assert found.changes == came
            faults = {one.structure: one.faulty for one in happened if isinstance(one, told.FaultChanged)}
            assert set(found.becomes_faulty) == {number for number, faulty in faults.items() if faulty}
            assert set(found.redeemed) == {number for number, faulty in faults.items() if not faulty}
            claimed = next((one for one in happened if isinstance(one, told.Claimed)), None)
            if claimed is not None:
                assert all(check.met for check in found.checks) is not claimed.faulty
            for fate in found.fates:
                left = next((one for one in after.structures if one.number == fate.structure), None)
                assert (left is None) is (fate.fate == "collapses")
                if left is not None:
                    lies = (left.earthquakes, left.insurance, left.marks, left.strength)
                    assert lies == (fate.earthquakes, fate.insurance, fate.marks, fate.strength)
            is_over = then.outcome() is not None and then.outcome().rule in ("S-END-1", "S-R-47")  # type: ignore[union-attr]
            if isinstance(move, moves.Roof | moves.Quake | moves.Century):
                assert ("ends-game" in codes(found.lines)) is (
                    is_over or (then.phase_number == ROOF_INSURE and not then.sites)
                )
        game.apply(chance.choice(game.legal()))
    assert foretold > 20


@rule("S-MINI-3", "S-MINI-5")
def test_a_second_mini_makes_the_first_one_faulty_and_its_fall_redeems_it() -> None:
    game = load("s-rx-6")
    roof = preview(game, "roof flat-roof @ 2")
    assert roof.becomes_faulty == (0,)
    assert [check.line.code for check in roof.checks][1] == "skyscraper-check-mini"
    assert "becomes-faulty" in codes(roof.lines)
    other = position(
        """
        building 1 of 1: parking + toilet + brasserie + boutiques + flat-roof
        building 2 of 2: bare-slab + toilet + brasserie + boutiques + flat-roof
        site 3: parking
        hand 1: earthquake
        hand 2: canteen
        """
    )
    quake = preview(other, "quake @ 2")
    assert (quake.collapses, quake.redeemed) == ((1,), (0,))
    assert codes(quake.lines)[:5] == ["quake", "collapses", "loses-mini", "loses-record", "is-redeemed"]
    assert quake.lines[2].params["where"] == "seat"


@rule("S-R-47")
def test_a_roof_or_a_collapse_that_leaves_no_site_tells_that_the_game_ends() -> None:
    text = """
        site 1: bare-slab + toilet + museum
        {more}
        hand 1: spire, earthquake
        hand 2: canteen
    """
    last = position(text.format(more=""))
    assert preview(last, "roof spire @ 1").lines[-1] == said("preview-ends-game")
    assert preview(last, "quake @ 1").lines[-1] == said("preview-ends-game")
    for more in ("site 2: parking", "pile: parking"):
        goes_on = position(text.format(more=more))
        assert "ends-game" not in codes(preview(goes_on, "roof spire @ 1").lines)
        assert "ends-game" not in codes(preview(goes_on, "quake @ 1").lines)


@rule("S-TORN-2", "S-R-39")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_a_tornado_is_foretold_hand_by_hand(direction: str) -> None:
    game = position(
        """
        site 1: parking
        hand 1: tornado, canteen, spire
        hand 2: gym
        hand 4: museum, brasserie, study
        players 4
        """
    )
    found = preview(game, f"tornado {direction}")
    sizes = {one.giver: one.cards for one in found.hands}
    assert sizes == {0: 2, 1: 1, 3: 3}  # seat 3 has no cards, and the Tornado itself stays behind
    then = game.clone()
    then.play(RULES.read_move(then, f"tornado {direction}"))
    for one in found.hands:
        carried = tuple(card for card in game.hands[one.giver] if card != game.cards.tornado)
        assert then.hands[one.taker] == carried


@rule("S-SKY-2", "S-SKY-3", "S-THR-2", "S-R-11")
def test_a_floor_tells_what_a_roof_would_find() -> None:
    text = """
        site 1: parking + {floor}
        building 2 of 1: parking + toilet + studios + canteen + gym + spire
        hand 1: toilet, {card}
        hand 2: gourmet-restaurant
    """
    low = position(text.format(floor="museum", card="brasserie"))
    assert codes(preview(low, "build brasserie @ 1").prospects) == ["prospect-roof", "prospect-short"]
    high = position(text.format(floor="technical-floor + wind-turbines", card="family-flats"))
    assert preview(high, "build family-flats @ 1").prospects == (said("prospect-threshold", threshold=130, above="no"),)
    higher = position(text.format(floor="technical-floor + wind-turbines + museum", card="family-flats"))
    assert preview(higher, "build family-flats @ 1").prospects[0].params["above"] == "yes"
    strict = position("option toilet_counts_as_floor = off\n" + text.format(floor="museum", card="brasserie"))
    assert "prospect-roof" not in codes(preview(strict, "build toilet @ 1").prospects)
    assert "prospect-roof" in codes(preview(strict, "build brasserie @ 1").prospects)


@rule("S-R-44")
def test_a_doubtful_unity_is_left_out_of_the_points_that_are_told() -> None:
    game = load("s-rx-7")
    roof = preview(game, "roof flat-roof @ 1")
    assert isinstance(roof.unity, Hidden)
    assert "may-take-unity" in codes(roof.lines)
    change = next(one for one in roof.changes if one.seat == game.actor)
    assert change.after - change.before == (roof.points or 0) + 3  # its floors and the World Record


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    game = new_game(3, 1)
    with pytest.raises(ValueError, match="no seat"):
        game.view(seat)
    assert game.view(2) is not None
