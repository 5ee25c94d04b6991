"""The worked examples of the ledger, as positions in notation."""

from tallorder.games.kernel import NOBODY
from tallorder.games.skyscraper.reader import cards_in_play
from tests.games.skyscraper.table import BUILDING_SET, hand, ids, kind, legal, load, play, structure
from tests.rulebook import rule


@rule("S-EX-1")
def test_parking_falls_at_the_second_earthquake() -> None:
    game = load("s-ex-1")
    play(game, "quake @ 1")
    assert game.standing == (0, 1)
    play(game, "quake @ 1")
    assert game.standing == (1,)
    assert ids(game.discard) == ["family-flats", "museum", "earthquake", "earthquake"]


@rule("S-EX-2")
def test_three_players_after_set_up() -> None:
    game = load("s-ex-2")
    assert (game.seats, len(game.sites), cards_in_play(game)[kind("tornado")]) == (3, 2, 3)
    for seat in (1, 2, 3):
        roofs = [card for card in game.hands[seat - 1] if BUILDING_SET.cards[card].kind == "roof"]
        assert (len(hand(game, seat)), len(roofs)) == (5, 1)


@rule("S-RX-1")
def test_insured_parking_needs_three() -> None:
    game = load("s-rx-1")
    play(game, "quake @ 1")
    assert sorted(ids(game.discard)) == ["earthquake", "insurance"]
    play(game, "quake @ 1")
    assert game.standing == (0, 1)
    play(game, "quake @ 1")
    assert game.standing == (1,)


@rule("S-RX-2")
def test_a_repaired_structure_needs_two_again() -> None:
    game = load("s-rx-2")
    play(game, "insure @ 1")
    assert sorted(ids(game.discard)) == ["earthquake", "insurance"]
    play(game, "quake @ 1")
    assert game.standing == (0, 1)
    play(game, "quake @ 1")
    assert game.standing == (1,)


@rule("S-RX-3")
def test_the_absorber_makes_a_slab_stand_one_earthquake() -> None:
    game = load("s-rx-3")
    play(game, "quake @ 1")
    assert game.standing == (0, 1)
    play(game, "quake @ 1")
    assert game.standing == (1,)


@rule("S-RX-4")
def test_the_century() -> None:
    game = load("s-rx-4")
    play(game, "century")
    assert game.standing == (1, 3, 5)
    assert (game.towers[1].insurance, game.towers[1].marks, game.towers[3].marks) == (0, 0, 1)
    assert (ids([game.towers[5].foundation]), game.towers[5].marks) == (["parking"], 0)
    play(game, "quake @ 4; build canteen @ 6; quake @ 4")
    assert 3 not in game.standing


@rule("S-RX-5")
def test_sixty_metres_with_and_without_toilet() -> None:
    game = load("s-rx-5")
    play(game, "roof flat-roof @ 1")
    assert game.prizes.mini == 0
    play(game, "roof flat-roof @ 2")
    assert (game.prizes.mini, structure(game, 2).faulty) == (0, True)
    play(game, "roof helipad @ 3")
    assert (game.prizes.mini, structure(game, 1).faulty, structure(game, 3).faulty) == (2, True, False)
    play(game, "roof toilet-roof @ 4")
    assert (game.prizes.mini, structure(game, 4).faulty) == (3, False)


@rule("S-RX-6")
def test_the_mini_handed_over_and_back() -> None:
    game = load("s-rx-6")
    play(game, "roof flat-roof @ 2")
    assert game.scores() == [-1, 3 + 2 + 3]
    play(game, "quake @ 2")
    assert game.scores() == [3 + 2 + 3, 0]


@rule("S-RX-7")
def test_unity_of_hotels() -> None:
    game = load("s-rx-7")
    play(game, "roof flat-roof @ 3")
    assert game.prizes.unity == -1
    play(game, "roof flat-roof @ 1")
    assert (game.prizes.unity, structure(game, 1).metres) == (0, 120)
    play(game, "roof flat-roof @ 2")
    assert game.prizes.unity == 0


@rule("S-RX-8")
def test_the_record_among_equals() -> None:
    game = load("s-rx-8")
    assert game.prizes.record == -1
    play(game, "roof spire @ 3")
    assert game.prizes.record == 2
    play(game, "quake @ 3")
    assert game.prizes.record == -1
    play(game, "quake @ 2")
    assert game.prizes.record == 0


@rule("S-RX-9")
def test_the_threshold_of_120() -> None:
    for move, metres, faulty in (
        ("roof flat-roof @ 2", 100, True),
        ("roof helipad @ 2", 110, True),
        ("roof spire @ 2", 120, True),
    ):
        game = load("s-rx-9")
        play(game, move)
        assert (structure(game, 2).metres, structure(game, 2).faulty) == (metres, faulty)
    game = load("s-rx-9")
    play(game, "roof flat-roof @ 3")
    assert (game.prizes.mini, structure(game, 3).faulty) == (2, False)


@rule("S-RX-10")
def test_tall_without_toilet() -> None:
    game = load("s-rx-10")
    play(game, "roof flat-roof @ 1")
    assert (structure(game, 1).metres, game.scores()[0], game.prizes.record, game.threshold(0)) == (180, -1, -1, 180)


@rule("S-RX-11")
def test_the_theft() -> None:
    game = load("s-rx-11")
    play(game, "build toilet @ 1; steal 2")
    play(game, legal(game)[0])
    assert (len(game.hands[0]), len(game.hands[1]), len(game.deck)) == (5, 4, 3)
    play(game, next(move for move in legal(game) if move.startswith("build")))
    assert (len(game.hands[1]), len(game.deck)) == (5, 1)


@rule("S-RX-12")
def test_the_tornado() -> None:
    game = load("s-rx-12")
    play(game, "tornado left")
    assert [len(cards) for cards in game.hands] == [5, 4, 5]
    assert (hand(game, 2), len(game.deck)) == (["penthouse", "family-flats", "boardroom", "open-plan"], 1)


@rule("S-RX-13")
def test_the_hand_swap() -> None:
    game = load("s-rx-13")
    play(game, "study deck; swap hand; put back studios; put back boardroom; put back penthouse; put back family-flats")
    assert hand(game, 1) == ["open-plan", "call-centre", "royal-suite", "double-rooms", "capsule-hotel"]
    assert ids(game.deck[::-1]) == ["family-flats", "penthouse", "boardroom", "studios", "museum"]


@rule("S-RX-14")
def test_study_and_play() -> None:
    game = load("s-rx-14")
    play(game, "study deck; build royal-suite @ 1; put back open-plan; put back call-centre; put back double-rooms")
    play(game, "put back capsule-hotel")
    assert "capsule-hotel" in hand(game, 1)
    assert ids(game.deck[::-1]) == ["double-rooms", "call-centre", "open-plan", "museum"]


@rule("S-RX-15")
def test_roof_and_insurance() -> None:
    game = load("s-rx-15")
    play(game, "roof spire @ 1; insure @ 1")
    assert (len(game.hands[0]), len(game.deck), game.towers[0].insurance) == (5, 1, 1)


@rule("S-RX-16")
def test_the_last_lap() -> None:
    game = load("s-rx-16")
    play(game, "build canteen @ 1")
    assert game.actor == 2
    play(game, "build jeweller @ 1")
    assert game.actor == 0
    play(game, "build gym @ 1")
    assert (game.actor, game.ended) == (NOBODY, "S-END-5")


@rule("S-RX-17")
def test_the_score() -> None:
    outcome = load("s-rx-17").outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((10, 0), (0,))
