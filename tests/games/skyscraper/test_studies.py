"""Studies: the deck, the discard pile, playing at once, swapping the hand, Studies inside Studies."""

import pytest

from tallorder.games.skyscraper.events import (
    CardFetched,
    CardPlayed,
    CardPutBack,
    DeckStudied,
    HandSwapped,
    SiteOpened,
    StudyDone,
    StudyTaken,
)
from tests.games.skyscraper.table import hand, ids, legal, only, play, position, rule_and_code
from tests.rulebook import rule

DESK = """
    players 3
    site 1: parking
    site 2: deep-piles + toilet + studios + museum
    pile: bare-slab, parking
    hand 1: study, penthouse, family-flats, boardroom, open-plan
    hand 2: sky-garden, gym, swimming-pool, flat-roof
    hand 3: canteen
    deck: call-centre, jeweller, spire, brasserie, toilet, data-centre, supermarket
    discard: wind-turbines, study
    chance 3 0
"""


def top(cards: list[int], count: int) -> list[str]:
    return ids(cards[::-1][:count])


@rule("S-STUDY-1", "S-R-36")
def test_a_study_looks_through_the_deck_or_the_discard_pile() -> None:
    assert [move for move in legal(position(DESK)) if "study" in move] == ["study deck", "study discard"]


@rule("S-R-36", "S-R-26")
def test_what_is_empty_cannot_be_studied() -> None:
    no_discard = position(DESK.replace("discard: wind-turbines, study", "discard: study"))
    assert [move for move in legal(no_discard) if "study" in move] == ["study deck"]
    assert rule_and_code(no_discard, "study discard") == ("S-R-36", "nothing-to-fetch")
    deck = "deck: call-centre, jeweller, spire, brasserie, toilet, data-centre, supermarket"
    no_deck = position(DESK.replace(deck, ""))
    assert [move for move in legal(no_deck) if "study" in move] == ["study discard"]
    assert rule_and_code(no_deck, "study deck") == ("S-R-36", "deck-is-empty")
    assert rule_and_code(no_deck, "study nothing") == ("S-R-36", "study-something")


@rule("S-R-36", "S-STUDY-10")
def test_with_nothing_to_study_the_study_only_opens_a_site() -> None:
    deck = "deck: call-centre, jeweller, spire, brasserie, toilet, data-centre, supermarket"
    game = position(DESK.replace(deck, "").replace("discard: wind-turbines, study", ""))
    assert [move for move in legal(game) if "study" in move] == ["study nothing"]
    play(game, "study nothing")
    assert (game.sites, ids(game.discard), game.actor) == ((0, 1, 2), ["study"], 1)


@rule("S-STUDY-2", "S-STUDY-3", "S-STUDY-4", "S-R-37", "S-STUDY-10")
def test_one_studied_card_is_taken_and_the_rest_goes_back_in_any_order() -> None:
    game = position(DESK)
    events = play(game, "study deck")
    (studied,) = only(events, DeckStudied)
    assert studied.count == 5
    assert sorted(ids(game.looked)) == sorted(["call-centre", "jeweller", "spire", "brasserie", "toilet"])
    assert len(game.deck) == 2
    assert game.sites == (0, 1)
    events = play(game, "take jeweller")
    assert only(events, StudyTaken)[0].seat == 0
    assert legal(game) == ["put back call-centre", "put back brasserie", "put back toilet", "put back spire"]
    assert rule_and_code(game, "put back jeweller") == ("S-STUDY-4", "not-to-put-back")
    events = play(game, "put back toilet; put back call-centre; put back spire; put back brasserie")
    assert len(only(events, CardPutBack)) == 4
    assert top(game.deck, 5) == ["brasserie", "spire", "call-centre", "toilet", "data-centre"]
    assert set(hand(game, 1)) == {"penthouse", "family-flats", "boardroom", "open-plan", "jeweller"}
    assert ids(game.discard) == ["wind-turbines", "study", "study"]
    assert game.sites == (0, 1, 2)
    assert [type(event) for event in events if isinstance(event, StudyDone | SiteOpened)] == [StudyDone, SiteOpened]
    assert game.actor == 1


@rule("S-R-37", "S-STUDY-3")
def test_one_card_must_be_taken_or_played() -> None:
    game = position(DESK)
    play(game, "study deck")
    assert legal(game)[0] == "take call-centre"
    assert "swap hand" in legal(game)
    assert rule_and_code(game, "decline") == ("S-STUDY-3", "decide-first")
    assert rule_and_code(game, "take museum") == ("S-STUDY-3", "not-studied")
    assert rule_and_code(game, "build penthouse @ 1") == ("S-STUDY-3", "not-studied")
    assert rule_and_code(game, "build spire @ 1") == ("S-BUILD-2", "wrong-card")
    assert rule_and_code(game, "discard spire") == ("S-STUDY-3", "decide-first")


@rule("S-STUDY-3", "S-STUDY-5", "S-R-34", "S-RX-14")
def test_a_studied_card_is_played_when_the_rest_is_back_and_replaced_by_a_draw() -> None:
    game = position(DESK)
    play(game, "study deck; build brasserie @ 1")
    assert game.towers[0].floors == ()
    events = play(game, "put back call-centre; put back jeweller; put back spire; put back toilet")
    assert [(ids([event.card]), event.studied) for event in only(events, CardPlayed)] == [(["brasserie"], True)]
    assert ids(game.towers[0].floors) == ["brasserie"]
    assert set(hand(game, 1)) == {"penthouse", "family-flats", "boardroom", "open-plan", "toilet"}
    assert top(game.deck, 1) == ["spire"]


@rule("S-R-34", "S-INS-3")
def test_a_studied_roof_may_be_followed_by_insurance_and_its_foundation_comes_before_the_studys() -> None:
    game = position(DESK.replace("boardroom, open-plan", "insurance"))
    play(game, "study deck; roof spire @ 2; put back call-centre; put back jeweller; put back brasserie")
    play(game, "put back toilet")
    assert legal(game) == ["insure @ 2", "decline"]
    assert game.studies == 1
    events = play(game, "insure @ 2")
    assert [ids([event.foundation]) for event in only(events, SiteOpened)] == [["bare-slab"], ["parking"]]
    done = next(place for place, event in enumerate(events) if isinstance(event, StudyDone))
    assert isinstance(events[done - 1], SiteOpened)
    assert (game.towers[1].owner, game.towers[1].insurance) == (0, 1)
    assert (len(game.hands[0]), game.sites) == (5, (0, 2, 3))


@rule("S-R-34", "S-R-31", "S-STUDY-5")
def test_a_studied_toilet_steals_and_then_nothing_is_drawn() -> None:
    game = position(DESK)
    play(game, "study deck; build toilet @ 1; put back call-centre; put back jeweller; put back spire")
    play(game, "put back brasserie; steal 3")
    assert "canteen" in hand(game, 1)
    assert (len(game.hands[0]), game.toilets, game.studies) == (5, [1, 0, 0], 0)
    assert top(game.deck, 1) == ["brasserie"]
    declined = position(DESK)
    play(declined, "study deck; build toilet @ 1; put back call-centre; put back jeweller; put back spire")
    play(declined, "put back brasserie; decline")
    assert "brasserie" in hand(declined, 1)


@rule("S-R-34")
def test_a_studied_tornado_takes_the_hand_as_it_is() -> None:
    game = position(DESK.replace("call-centre, jeweller", "call-centre, tornado"))
    play(game, "study deck; tornado left; put back call-centre; put back spire; put back brasserie; put back toilet")
    assert hand(game, 2) == ["penthouse", "family-flats", "boardroom", "open-plan"]
    assert set(hand(game, 1)) == {"canteen", "toilet", "brasserie", "spire", "call-centre"}


@rule("S-R-34")
def test_the_foundation_of_a_study_is_no_target_yet() -> None:
    game = position(DESK.replace("call-centre, jeweller", "call-centre, earthquake"))
    play(game, "study deck")
    assert [move for move in legal(game) if move.startswith("quake")] == ["quake @ 1", "quake @ 2"]


@rule("S-STUDY-6", "S-STUDY-7", "S-R-35", "S-RX-13", "S-D-6")
def test_the_five_may_replace_the_hand_which_goes_onto_the_deck() -> None:
    game = position(DESK)
    play(game, "study deck")
    events = play(game, "swap hand")
    (swapped,) = only(events, HandSwapped)
    assert (swapped.seat, swapped.returned) == (0, 4)
    assert set(hand(game, 1)) == {"call-centre", "jeweller", "spire", "brasserie", "toilet"}
    assert rule_and_code(game, "build jeweller @ 1") == ("S-STUDY-4", "decide-first")
    play(game, "put back open-plan; put back penthouse; put back boardroom; put back family-flats")
    assert top(game.deck, 5) == ["family-flats", "boardroom", "penthouse", "open-plan", "data-centre"]
    assert (len(game.hands[0]), game.actor, game.sites) == (5, 1, (0, 1, 2))


@rule("S-R-35", "S-R-36")
def test_a_swap_needs_five_cards_in_the_deck() -> None:
    game = position(DESK.replace(", toilet, data-centre, supermarket", ""))
    play(game, "study deck")
    assert len(game.looked) == 4
    assert "swap hand" not in legal(game)
    assert rule_and_code(game, "swap hand") == ("S-R-35", "swap-needs-five")


@rule("S-R-35")
def test_a_swap_with_nothing_left_in_hand_puts_nothing_back() -> None:
    game = position(DESK.replace("study, penthouse, family-flats, boardroom, open-plan", "study"))
    play(game, "study deck; swap hand")
    assert (len(game.hands[0]), len(game.deck), game.actor) == (5, 2, 1)


@rule("S-R-36")
def test_a_deck_of_one_card_is_taken_without_putting_back() -> None:
    game = position(
        DESK.replace("call-centre, jeweller, spire, brasserie, toilet, data-centre, supermarket", "gym").replace(
            "sky-garden, gym,", "sky-garden,"
        )
    )
    play(game, "study deck; take gym")
    assert (game.actor, "gym" in hand(game, 1), game.deck) == (1, True, [])


@rule("S-STUDY-8", "S-STUDY-9", "S-STUDY-10")
def test_a_card_from_the_discard_pile_goes_into_hand_and_cannot_be_played_at_once() -> None:
    game = position(DESK)
    play(game, "study discard")
    assert legal(game) == ["take wind-turbines"]
    assert rule_and_code(game, "build wind-turbines @ 1") == ("S-STUDY-9", "decide-first")
    assert rule_and_code(game, "take museum") == ("S-STUDY-8", "not-discarded")
    events = play(game, "take wind-turbines")
    assert [ids([event.card]) for event in only(events, CardFetched)] == [["wind-turbines"]]
    assert "wind-turbines" in hand(game, 1)
    assert ids(game.discard) == ["study", "study"]
    assert (game.sites, game.actor, len(game.deck)) == ((0, 1, 2), 1, 7)


@rule("S-R-26")
@pytest.mark.parametrize(("switch", "fetched"), [("off", ["wind-turbines"]), ("on", ["wind-turbines", "study"])])
def test_a_study_fetches_a_study_only_if_the_table_says_so(switch: str, fetched: list[str]) -> None:
    game = position(f"option study_fetch_study = {switch}\n{DESK.strip()}")
    play(game, "study discard")
    assert legal(game) == [f"take {card}" for card in fetched]
    if switch == "off":
        assert rule_and_code(game, "take study") == ("S-R-26", "no-study-from-discard")
    else:
        play(game, "take study")
        assert "study" in hand(game, 1)


@rule("S-R-26")
def test_a_pile_of_studies_counts_as_something_only_if_they_may_be_fetched() -> None:
    text = DESK.replace("discard: wind-turbines, study", "discard: study")
    assert "study discard" not in legal(position(text))
    assert "study discard" in legal(position(f"option study_fetch_study = on\n{text.strip()}"))


@rule("S-R-25", "S-D-9")
def test_foundations_of_collapsed_structures_are_not_in_the_discard_pile() -> None:
    game = position(DESK.replace("discard: wind-turbines, study", "discard: earthquake\nfallen: bare-slab"))
    play(game, "study discard")
    assert legal(game) == ["take earthquake"]


NESTED = DESK.replace("call-centre, jeweller, spire", "call-centre, study, spire")


@rule("S-R-34", "S-STUDY-10")
def test_a_study_inside_a_study_looks_at_what_was_just_put_back() -> None:
    game = position(NESTED)
    play(game, "study deck; study deck; put back spire; put back toilet; put back brasserie; put back call-centre")
    assert game.studies == 2
    looked = ["call-centre", "brasserie", "toilet", "spire", "data-centre"]
    assert sorted(ids(game.looked)) == sorted(looked)
    assert ids(game.discard) == ["wind-turbines", "study"]
    events = play(game, "take spire; put back toilet; put back brasserie; put back call-centre; put back data-centre")
    assert len(only(events, StudyDone)) == 2
    assert len(only(events, SiteOpened)) == 2
    assert ids(game.discard).count("study") == 3
    assert game.studies == 0
    assert (game.sites, game.pile) == ((0, 1, 2, 3), ())
    assert set(hand(game, 1)) == {"penthouse", "family-flats", "boardroom", "open-plan", "spire"}


@rule("S-R-36")
def test_a_nested_study_counts_the_cards_that_go_back_first() -> None:
    text = NESTED.replace("call-centre, study, spire, brasserie, toilet, data-centre, supermarket", "study, spire")
    game = position(text)
    play(game, "study deck")
    assert [move for move in legal(game) if move.startswith("study")] == ["study deck", "study discard"]
    play(game, "study deck; put back spire")
    assert ids(game.looked) == ["spire"]
    alone = position(text.replace("study, spire", "study"))
    play(alone, "study deck")
    assert [move for move in legal(alone) if move.startswith("study")] == ["study discard"]
    last = position(text.replace("study, spire", "study").replace("discard: wind-turbines, study", ""))
    play(last, "study deck")
    assert [move for move in legal(last) if move.startswith("study")] == ["study nothing"]
    play(last, "study nothing")
    assert (last.sites, last.actor) == ((0, 1, 2, 3), 1)


@rule("S-R-34")
def test_the_study_being_played_cannot_be_fetched() -> None:
    game = position(f"option study_fetch_study = on\n{NESTED.replace('discard: wind-turbines, study', '').strip()}")
    play(game, "study deck")
    assert [move for move in legal(game) if move.startswith("study")] == ["study deck"]


def test_who_puts_cards_back_knows_them_until_they_are_drawn_or_studied() -> None:
    game = position(DESK)
    play(game, "study deck; take jeweller; put back toilet; put back call-centre")
    assert [ids([game.deck[place]])[0] for place in game.knows(0)] == ["toilet", "call-centre"]
    play(game, "put back spire; put back brasserie")
    assert len(game.knows(0)) == 4
    assert game.knows(1) == ()
    play(game, "build gym @ 1")
    assert [ids([game.deck[place]])[0] for place in game.knows(0)] == ["toilet", "call-centre"]
    play(game, "build canteen @ 1")
    assert game.knows(0) == ()


def test_a_second_study_joins_what_the_seat_still_knows_below() -> None:
    game = position(
        """
        site 1: parking
        hand 1: study, study, penthouse, family-flats, boardroom
        hand 2: gym, museum, canteen, jeweller, studios
        deck: call-centre, boutiques, spire, brasserie, toilet, data-centre, supermarket, helipad, open-plan
        """
    )
    play(game, "study deck; take boutiques; put back toilet; put back brasserie; put back spire; put back call-centre")
    play(game, "build gym @ 1; study deck; take data-centre")
    play(game, ";".join(f"put back {card}" for card in ids(game.looked)))
    assert len(game.knows(0)) == 4
    joined = position(
        """
        site 1: parking
        hand 1: study, penthouse, family-flats, boardroom, gym
        hand 2: museum
        deck: call-centre, boutiques, spire, brasserie, toilet, data-centre, supermarket, helipad, open-plan
        known 1: 3..7
        """
    )
    play(joined, "study deck")
    assert len(joined.knows(0)) == 2
    play(joined, "take spire; put back toilet; put back brasserie; put back boutiques; put back call-centre")
    assert len(joined.knows(0)) == 6


def test_the_others_forget_what_somebody_else_studies() -> None:
    game = position(
        """
        site 1: parking
        hand 1: study, penthouse, family-flats, boardroom, canteen
        hand 2: study, gym, museum, jeweller, studios
        deck: call-centre, boutiques, spire, brasserie, toilet, data-centre, supermarket, helipad, open-plan
        """
    )
    play(game, "study deck; swap hand; put back canteen; put back boardroom; put back penthouse; put back family-flats")
    assert len(game.knows(0)) == 4
    play(game, "study deck")
    assert game.knows(0) == ()
    play(game, "take canteen")
    play(game, ";".join(f"put back {card}" for card in ids(game.looked)))
    assert game.knows(0) == ()
    assert len(game.knows(1)) == 4


def test_a_study_that_ends_just_above_the_known_cards_joins_them() -> None:
    text = """
        site 1: parking
        hand 1: study, penthouse, family-flats, boardroom, gym
        hand 2: museum
        deck: call-centre, boutiques, spire, brasserie, toilet, data-centre, supermarket, helipad, open-plan
        known 1: {known}
    """
    puts = "take spire; put back toilet; put back brasserie; put back boutiques; put back call-centre"
    for known, count in (("6..7", 6), ("7..7", 4), ("1..5", 4), ("5..6", 5)):
        game = position(text.format(known=known))
        play(game, "study deck")
        play(game, puts)
        assert len(game.knows(0)) == count
        assert game.known_to[0] == len(game.deck)
