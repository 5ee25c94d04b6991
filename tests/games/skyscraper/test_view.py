"""Who may see what: hands, studied cards, stolen cards, covered floors."""

import msgspec
import pytest

from tallorder.cards import BuildingCard, BuildingSet
from tallorder.games.kernel import Event, Hidden
from tallorder.games.skyscraper import events as told
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.reader import read_position
from tallorder.games.skyscraper.view import HIDDEN, see
from tests.games.skyscraper.table import BUILDING_SET, ids, kind, legal, play, position, structure, view
from tests.rulebook import rule

DESK = """
    players 3
    site 1: parking + brasserie + jeweller
    hand 1: study, toilet, penthouse
    hand 2: gym, museum, canteen
    hand 3: boutiques
    deck: call-centre, spire, double-rooms, data-centre, supermarket, helipad, open-plan
    discard: tornado, earthquake
    fallen: bare-slab
    removed: toilet
    pile: deep-piles
    chance 1 0
"""


def shown(event: Event, seat: int | None) -> Event:
    return see(event, None if seat is None else seat - 1).event


@rule("S-SETUP-9", "S-R-30")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    game = position(DESK)
    assert view(game, 2).hand == game.hands[1]
    assert isinstance(view(game, None).hand, Hidden)
    for seat in (1, 2, 3, None):
        assert [one.hand for one in view(game, seat).seats] == [3, 3, 1]


def test_only_the_actor_sees_the_legal_moves() -> None:
    game = position(DESK)
    assert len(view(game, 1).legal) == len(legal(game)) > 0
    assert view(game, 2).legal == view(game, None).legal == ()


def test_everybody_sees_the_public_part() -> None:
    seen = view(position(DESK), None)
    assert (seen.deck, seen.pile) == (7, 1)
    assert (ids(seen.discard), ids(seen.fallen)) == (["tornado", "earthquake"], ["bare-slab"])
    assert (seen.phase, seen.actor, seen.revealed, seen.seat) == ("play", 0, 1, None)
    assert seen.setup.players == 3
    assert seen.cards[kind("museum")].metres == 30


@rule("S-R-17", "S-R-18", "S-R-40")
def test_prizes_the_order_of_claims_and_the_new_building_are_public() -> None:
    game = position(
        """
        option record_mode = history
        option lost_prize = gone
        site 3: parking
        building 2 of 1: parking + toilet + studios + studios + data-centre + flat-roof
        building 1 of 2: deep-piles + toilet + canteen + canteen + gym + flat-roof
        gone unity
        hand 1: insurance
        phase roof-insure
        roofed 2
        """
    )
    seen = view(game, None)
    assert (seen.record_line, seen.record.holder, seen.claims, seen.roofed) == ((1,), 1, (1, 0), 1)
    assert (seen.mini.gone, seen.unity.gone, seen.record.gone) == (False, True, False)
    assert (seen.mini.holder, seen.unity.holder, seen.victim, seen.lap, seen.studies) == (None, None, None, 0, 0)
    assert seen.options == game.options


@rule("S-STUDY-2", "S-R-34")
def test_studied_cards_and_the_chosen_one_are_seen_by_their_player_only() -> None:
    game = position(DESK)
    play(game, "study deck")
    assert view(game, 1).studied == game.looked
    assert view(game, 2).studied == view(game, None).studied == HIDDEN
    assert view(game, None).looked == 5
    play(game, "build data-centre @ 1; put back spire")
    assert view(game, 1).chosen is not None
    assert view(game, 2).chosen is None
    assert [(card.depth, ids([card.card])) for card in view(game, 1).known] == [(1, ["spire"])]
    assert view(game, 2).known == view(game, None).known == ()


def test_what_a_seat_put_back_is_known_to_it_top_first() -> None:
    game = position(DESK)
    play(game, "study deck; take spire; put back data-centre; put back supermarket; put back double-rooms")
    play(game, "put back call-centre")
    assert [(card.depth, ids([card.card])[0]) for card in view(game, 1).known] == [
        (1, "supermarket"),
        (2, "data-centre"),
    ]
    assert view(game, 3).known == ()


@rule("S-R-30")
def test_pulled_cards_are_seen_by_thief_and_victim_only() -> None:
    game = position(DESK)
    play(game, "build toilet @ 1; steal 2")
    assert view(game, 1).taken == view(game, 2).taken == game.taken
    assert view(game, 3).taken == view(game, None).taken == HIDDEN
    assert (view(game, None).pulled, view(game, None).victim) == (2, 1)
    assert view(position(DESK), 1).taken == HIDDEN


@rule("S-R-30", "S-STUDY-2", "S-STUDY-4", "S-TURN-3", "S-TORN-1")
@pytest.mark.parametrize(
    ("event", "field", "knowing"),
    [
        (told.DeckStudied(0, 2, (3, 4)), "cards", (1,)),
        (told.CardsDrawn(1, 1, (5,), 7), "cards", (2,)),
        (told.StudyTaken(0, 5), "card", (1,)),
        (told.CardPutBack(2, 5), "card", (3,)),
        (told.HandSwapped(0, (1, 2), 3), "hand", (1,)),
        (told.CardsTaken(0, 1, 2, (3, 4)), "cards", (1, 2)),
        (told.CardStolen(2, 1, 4), "card", (2, 3)),
    ],
)
def test_the_private_part_of_an_event_is_seen_only_by_those_who_know(
    event: Event, field: str, knowing: tuple[int, ...]
) -> None:
    for seat in (1, 2, 3, None):
        if seat in knowing:
            assert shown(event, seat) == event
        else:
            assert shown(event, seat) == msgspec.structs.replace(event, **{field: HIDDEN})


@rule("S-TORN-1")
def test_after_a_tornado_everybody_sees_the_own_new_hand_only() -> None:
    event = told.HandsPassed(0, "left", (0, 2), ((3,), (4, 5)))
    assert shown(event, 3) == msgspec.structs.replace(event, hands=(HIDDEN, (4, 5)))
    assert shown(event, 1) == msgspec.structs.replace(event, hands=((3,), HIDDEN))
    assert shown(event, 2) == shown(event, None) == msgspec.structs.replace(event, hands=(HIDDEN, HIDDEN))


@rule("S-STUDY-8", "S-R-55")
@pytest.mark.parametrize(
    "event",
    [
        told.CardFetched(0, 4),
        told.PlayerResigned(0, (3, 4)),
        told.Collapsed(1, None, (3,), 0),
        told.CardDiscarded(0, 3),
    ],
)
def test_public_events_are_seen_whole(event: Event) -> None:
    assert shown(event, None) == event


def test_an_event_nobody_thought_of_is_shown_to_nobody() -> None:
    with pytest.raises(TypeError, match="nobody has said"):
        see(Event(), 0)


def doubtful_set() -> BuildingSet:
    """A set where a Floor looks like a Toilet: ten metres, no points."""

    def changed(card: BuildingCard) -> BuildingCard:
        return msgspec.structs.replace(card, points=0) if card.id == "penthouse" else card

    return msgspec.structs.replace(BUILDING_SET, cards=tuple(changed(card) for card in BUILDING_SET.cards))


def doubtful(stack: str) -> SkyscraperGame:
    text = f"position skyscraper\nplayers 2\nsite 1: parking + {stack}\nhand 1: flat-roof, canteen\nturn 1\n"
    return read_position(text, doubtful_set())


@rule("S-R-44", "S-BUILD-4")
def test_where_numbers_do_not_tell_a_covered_toilet_stays_hidden() -> None:
    assert structure(doubtful("toilet + museum"), 1).toilet == HIDDEN
    assert structure(doubtful("penthouse + museum"), 1).toilet == HIDDEN
    assert structure(doubtful("museum + toilet"), 1).toilet is True
    assert structure(doubtful("museum + penthouse"), 1).toilet is False
    assert structure(doubtful("museum + gym"), 1).toilet is False


@rule("S-R-44")
def test_toilets_under_a_doubtful_floor_look_the_same() -> None:
    one, other = doubtful("toilet + museum"), doubtful("penthouse + museum")
    for seat in (1, 2, None):
        assert view(one, seat) == view(other, seat)
