"""Tornadoes: all hands move on."""

from tallorder.games.skyscraper.events import HandsPassed
from tests.games.skyscraper.table import hand, ids, legal, only, play, position, rule_and_code
from tests.rulebook import rule

THREE = """
    players 3
    site 1: parking
    hand 1: tornado, penthouse, family-flats, boardroom, open-plan
    hand 2: museum, sky-garden, gym, swimming-pool, flat-roof
    hand 3: canteen, jeweller, boutiques, brasserie, spire
    deck: call-centre, supermarket
"""


@rule("S-TORN-1", "S-TORN-2", "S-TORN-3", "S-R-38", "S-RX-12")
def test_to_the_left_everybody_gives_to_the_next_seat() -> None:
    game = position(THREE)
    assert legal(game)[-2:] == ["tornado left", "tornado right"]
    events = play(game, "tornado left")
    assert hand(game, 2) == ["penthouse", "family-flats", "boardroom", "open-plan"]
    assert set(hand(game, 3)) == {"museum", "sky-garden", "gym", "swimming-pool", "flat-roof"}
    assert set(hand(game, 1)) == {"canteen", "jeweller", "boutiques", "brasserie", "spire"}
    assert len(game.deck) == 2
    assert ids(game.discard) == ["tornado"]
    (passed,) = only(events, HandsPassed)
    assert (passed.direction, passed.ring) == ("left", (0, 1, 2))
    play(game, "build penthouse @ 1")
    assert len(game.hands[1]) == 5


@rule("S-TORN-2")
def test_to_the_right_everybody_gives_to_the_seat_before() -> None:
    game = position(THREE)
    play(game, "tornado right")
    assert set(hand(game, 3)) == {"penthouse", "family-flats", "boardroom", "open-plan"}
    assert "museum" in hand(game, 1)
    assert "canteen" in hand(game, 2)


@rule("S-TORN-4", "S-R-39")
def test_only_seats_with_cards_form_the_ring() -> None:
    game = position(
        """
        players 4
        site 1: parking
        hand 1: tornado, penthouse
        hand 2: museum, sky-garden
        hand 4: canteen
        """
    )
    play(game, "tornado left")
    assert hand(game, 1) == ["canteen"]
    assert hand(game, 2) == ["penthouse"]
    assert hand(game, 3) == []
    assert set(hand(game, 4)) == {"museum", "sky-garden"}


@rule("S-R-39")
def test_a_tornado_as_last_card_leaves_its_player_out() -> None:
    game = position(
        """
        players 3
        site 1: parking
        hand 1: tornado
        hand 2: museum
        hand 3: canteen
        """
    )
    play(game, "tornado left")
    assert (hand(game, 1), hand(game, 2), hand(game, 3)) == ([], ["canteen"], ["museum"])


@rule("S-R-38", "S-HAND-3")
def test_who_received_a_short_hand_refills_after_the_exchange() -> None:
    game = position(THREE.replace("canteen, jeweller, boutiques, brasserie, spire", "canteen, jeweller"))
    play(game, "tornado left")
    assert len(game.hands[0]) == 4
    assert game.deck == []


@rule("S-TORN-1")
def test_a_tornado_must_be_in_hand() -> None:
    without = position(THREE.replace("tornado, ", ""))
    assert rule_and_code(without, "tornado left") == ("S-TURN-3", "not-in-hand")
