"""A turn: play one card, refill; hands; what happens when nothing can be played."""

from tallorder.games.skyscraper.events import CardDiscarded, CardPlayed, CardsDrawn, TurnPassed
from tests.games.skyscraper.table import hand, legal, only, play, position, rule_and_code
from tests.rulebook import rule

PLAIN = """
    players 3
    site 1: parking
    site 2: deep-piles
    pile: bare-slab
    hand 1: penthouse, family-flats, studios, boardroom, open-plan
    hand 2: royal-suite, double-rooms, capsule-hotel, jeweller, boutiques
    hand 3: brasserie, canteen, supermarket, museum, gym
    deck: call-centre, sky-garden, swimming-pool, data-centre
"""


@rule("S-TURN-2", "S-TURN-3", "S-HAND-1")
def test_a_turn_plays_one_card_draws_one_and_passes_clockwise() -> None:
    game = position(PLAIN)
    events = play(game, "build penthouse @ 1")
    assert hand(game, 1) == ["family-flats", "studios", "boardroom", "open-plan", "call-centre"]
    assert (game.actor, len(game.deck)) == (1, 3)
    assert [event.seat for event in only(events, CardPlayed)] == [0]
    assert [(event.seat, event.count, event.left) for event in only(events, CardsDrawn)] == [(0, 1, 3)]
    assert [event.seat for event in only(events, TurnPassed)] == [1]
    play(game, "build boutiques @ 1")
    assert game.actor == 2
    play(game, "build gym @ 2")
    assert game.actor == 0


@rule("S-TURN-3")
def test_only_a_card_of_ones_own_hand_can_be_played() -> None:
    game = position(PLAIN)
    assert rule_and_code(game, "build gym @ 1") == ("S-TURN-3", "not-in-hand")
    play(game, "build studios @ 1")


@rule("S-HAND-3", "S-D-7")
def test_whoever_began_short_refills_to_five() -> None:
    game = position(PLAIN.replace("penthouse, family-flats, studios,", "penthouse,"))
    play(game, "build penthouse @ 1")
    assert hand(game, 1) == ["boardroom", "open-plan", "call-centre", "sky-garden", "swimming-pool"]


@rule("S-HAND-4", "S-R-54")
def test_whoever_begins_with_no_cards_draws_five_first_or_what_there_is() -> None:
    game = position(PLAIN.replace("hand 2: royal-suite, double-rooms, capsule-hotel, jeweller, boutiques", ""))
    events = play(game, "build penthouse @ 1")
    assert game.actor == 1
    assert hand(game, 2) == ["sky-garden", "swimming-pool", "data-centre"]
    assert [(event.seat, event.count) for event in only(events, CardsDrawn)] == [(0, 1), (1, 3)]
    full = position(
        """
        site 1: parking
        hand 1: penthouse, boardroom
        deck: 2 studios, 2 call-centre, 2 canteen, 2 supermarket, 2 capsule-hotel
        """
    )
    play(full, "build penthouse @ 1")
    assert (len(full.hands[0]), len(full.hands[1]), len(full.deck)) == (5, 5, 1)


@rule("S-R-54", "S-R-46", "S-END-3")
def test_a_draw_takes_what_the_deck_has_and_an_empty_deck_stays_empty() -> None:
    game = position(
        """
        site 1: parking
        hand 1: penthouse, boardroom
        hand 2: studios, canteen
        deck: call-centre
        discard: museum, gym
        """
    )
    play(game, "build penthouse @ 1")
    assert hand(game, 1) == ["boardroom", "call-centre"]
    play(game, "build studios @ 1")
    assert hand(game, 2) == ["canteen"]
    assert (game.deck, len(game.discard)) == ([], 2)


NOTHING_FITS = """
    site 1: parking + studios
    site 2: deep-piles
    hand 1: flat-roof, flat-roof, spire
    hand 2: studios
    deck: museum, gym, toilet
"""


@rule("S-R-27")
def test_a_hand_of_roofs_without_a_roofable_site_throws_one_card_away() -> None:
    game = position(NOTHING_FITS)
    assert legal(game) == ["discard flat-roof", "discard spire"]
    events = play(game, "discard spire")
    assert [event.card for event in only(events, CardDiscarded)] == game.discard
    assert hand(game, 1) == ["museum", "gym", "toilet", "flat-roof", "flat-roof"]
    assert game.actor == 1


@rule("S-R-27")
def test_discarding_is_refused_while_a_card_can_be_played() -> None:
    game = position(NOTHING_FITS.replace("parking + studios", "parking + studios + canteen"))
    assert rule_and_code(game, "discard spire") == ("S-R-27", "can-play")
    assert legal(game) == ["roof flat-roof @ 1", "roof spire @ 1"]


@rule("S-R-27", "S-R-4", "S-R-28")
def test_without_replaced_sites_floors_can_be_unplayable_too() -> None:
    text = """
        option replace_collapsed_site = off
        pile: parking
        hand 1: penthouse, flat-roof
        hand 2: studios
        deck: museum
    """
    assert legal(position(text)) == ["discard penthouse", "discard flat-roof"]
    with_study = position(text.replace("penthouse, flat-roof", "penthouse, study"))
    assert legal(with_study) == ["study deck"]


@rule("S-R-29")
def test_a_card_must_be_played_even_a_harmful_one() -> None:
    game = position(
        """
        building 1 of 1: bare-slab + toilet + studios + museum + spire
        site 2: bare-slab
        hand 1: earthquake-of-the-century
        hand 2: studios
        deck: museum
        """.replace("deck: museum", "deck: gym")
    )
    assert legal(game) == ["century"]
    assert rule_and_code(game, "pass") == ("S-R-29", "must-play")


@rule("S-R-29")
def test_answers_to_questions_nobody_asked_are_refused() -> None:
    game = position(PLAIN)
    assert rule_and_code(game, "decline") == ("S-R-29", "not-asked")
    assert rule_and_code(game, "steal 2") == ("S-TOIL-2", "not-asked")
    assert rule_and_code(game, "keep studios") == ("S-TOIL-2", "not-asked")
    assert rule_and_code(game, "take studios") == ("S-STUDY-3", "not-asked")
    assert rule_and_code(game, "swap hand") == ("S-STUDY-6", "not-asked")
    assert rule_and_code(game, "put back studios") == ("S-STUDY-4", "not-asked")
