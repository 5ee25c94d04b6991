"""Imagined worlds fit the view, never use what it hides, and can be played to the end."""

import msgspec
import pytest

from tallorder.games.kernel import NOBODY, Chance, Guesses
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.reader import cards_in_play
from tallorder.games.skyscraper.worlds import Worlds, imagine
from tests.games.skyscraper.table import hand, ids, kind, new_game, play, position, view


def played(players: int, seed: int, steps: int, options: SkyscraperOptions | None = None):  # type: ignore[no-untyped-def]
    game = new_game(players, seed, options)
    chance = Chance(seed)
    for _ in range(steps):
        if game.actor == NOBODY:
            break
        moves = game.legal()
        game.apply(moves[chance.below(len(moves))])
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_world_shows_its_seat_the_same_view_and_holds_the_whole_box(players: int) -> None:
    for seed in range(12):
        game = played(players, seed, seed * 9)
        for seat in range(1, players + 1):
            seen = view(game, seat)
            world = imagine(seen, Guesses(), Chance(seed))
            assert msgspec.structs.replace(view(world, seat), known=()) == msgspec.structs.replace(seen, known=())
            assert view(world, seat).known == seen.known
            assert world.legal() == game.legal() or seat - 1 != game.actor
            if seat - 1 == game.actor or game.phase_number != 5:
                assert cards_in_play(world) == cards_in_play(game)


@pytest.mark.parametrize(
    "options",
    [
        SkyscraperOptions(keep_toilet_roofs=True, open_stacks=True),
        SkyscraperOptions(record_mode="history", lost_prize="gone", resistance_reading="withstands"),
        SkyscraperOptions(threshold_mode="ever", faulty_blocks_record=True),
    ],
)
def test_worlds_respect_the_options(options: SkyscraperOptions) -> None:
    for seed in range(8):
        game = played(3, seed, 70, options)
        seat = max(game.actor, 0) + 1
        world = imagine(view(game, seat), Guesses(), Chance(seed))
        assert view(world, seat) == view(game, seat)
        assert world.options == options
        if options.keep_toilet_roofs:
            assert kind("toilet-roof") not in world.removed


def test_worlds_differ_in_what_is_hidden_and_can_be_played_to_the_end() -> None:
    game = played(4, 3, 30)
    worlds = Worlds(view(game, game.actor + 1))
    drawn = [worlds.draw(Chance(seed)) for seed in range(6)]
    assert len({tuple(world.deck) for world in drawn}) == 6
    assert len({tuple(world.hands) for world in drawn}) == 6
    assert len({world.chance_key for world in drawn}) == 6
    assert len({world.pile for world in drawn}) > 1
    for world in drawn:
        chance = Chance(1)
        while world.actor != NOBODY:
            moves = world.legal()
            world.apply(moves[chance.below(len(moves))])
        assert world.outcome() is not None
    assert worlds.draw(Chance(0)).key() == imagine(view(game, game.actor + 1), Guesses(), Chance(0)).key()


def test_the_same_chance_gives_the_same_world() -> None:
    seen = view(played(3, 5, 40), 1)
    assert imagine(seen, Guesses(), Chance(9)).key() == imagine(seen, Guesses(), Chance(9)).key()


def test_a_world_knows_no_more_than_the_view() -> None:
    """Games that look the same to a seat give it the same worlds."""
    game = played(3, 8, 35)
    other = game.clone()
    seat = game.actor
    others = [one for one in range(3) if one != seat]
    other.hands[others[0]], swapped = (
        tuple(sorted(other.deck[: len(other.hands[others[0]])])),
        list(other.hands[others[0]]),
    )
    other.deck[: len(swapped)] = swapped
    assert other.key() != game.key()
    assert (
        imagine(view(game, seat + 1), Guesses(), Chance(2)).key()
        == imagine(view(other, seat + 1), Guesses(), Chance(2)).key()
    )


def test_known_cards_of_the_deck_stay_where_they_are() -> None:
    game = position(
        """
        site 1: parking
        hand 1: study, penthouse, gym, museum, canteen
        hand 2: jeweller, sky-garden, swimming-pool, wind-turbines, boardroom
        deck: call-centre, spire, double-rooms, data-centre, supermarket, helipad, open-plan
        """
    )
    play(game, "study deck; take spire; put back data-centre; put back supermarket; put back double-rooms")
    play(game, "put back call-centre; build jeweller @ 1")
    seen = view(game, 1)
    tops = {tuple(ids(imagine(seen, Guesses(), Chance(seed)).deck[::-1][:3])) for seed in range(8)}
    assert tops == {("double-rooms", "supermarket", "data-centre")}
    assert [card.depth for card in seen.known] == [1, 2, 3]
    unknown = {tuple(ids(imagine(view(game, 2), Guesses(), Chance(seed)).deck)) for seed in range(8)}
    assert len(unknown) == 8


def test_covered_floors_are_drawn_among_those_with_their_numbers() -> None:
    game = position(
        """
        site 1: bare-slab + toilet + studios + harmonic-absorber + gym + jeweller
        site 2: parking + canteen + museum
        hand 1: penthouse
        """
    )
    seen = view(game, 1)
    second, third = set(), set()
    for seed in range(40):
        world = imagine(seen, Guesses(), Chance(seed))
        floors = ids(world.towers[0].floors)
        assert floors[0] == "toilet"
        assert floors[4] == "jeweller"
        assert "harmonic-absorber" in (floors[1], floors[2])
        assert world.towers[0].strength() == 2
        second.add(floors[1])
        third.add(ids(world.towers[1].floors)[0])
    assert "harmonic-absorber" in second
    assert len(second) > 2
    assert third == {"studios", "call-centre", "capsule-hotel", "canteen", "supermarket"}


def test_an_open_absorber_on_top_is_not_looked_for_below() -> None:
    game = position("site 1: bare-slab + studios + canteen + harmonic-absorber\nhand 1: penthouse")
    for seed in range(10):
        world = imagine(view(game, 1), Guesses(), Chance(seed))
        assert ids(world.towers[0].floors)[2] == "harmonic-absorber"
        assert world.towers[0].resistance == 2


def test_a_small_position_takes_its_unseen_cards_from_the_whole_box() -> None:
    game = position(
        """
        players 2
        site 1: parking
        hand 1: penthouse
        hand 2: 4 toilet, 3 study, 6 tornado
        deck: 4 toilet, 7 study
        """
    )
    world = imagine(view(game, 1), Guesses(), Chance(4))
    assert (len(world.hands[1]), len(world.deck), hand(world, 1)) == (13, 11, ["penthouse"])
