"""Set-up: what is used, what leaves, what is dealt."""

from collections import Counter
from typing import cast

import msgspec
import pytest

from tallorder.games.kernel import Chance, Deal, Refused
from tallorder.games.skyscraper import RULES
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.reader import cards_in_play
from tests.games.skyscraper.table import BUILDING_SET, IDS, hand, ids, kind, new_game, view
from tests.rulebook import rule

PLAYERS = (2, 3, 4, 5, 6)


def deal(players: int, seed: int = 1, **switches: object) -> Deal:
    options = SkyscraperOptions(**switches)  # type: ignore[arg-type]
    return RULES.deal(players, options, BUILDING_SET, "", Chance(seed))


def count(pile: tuple[int, ...], what: str) -> int:
    return sum(BUILDING_SET.cards[one].kind == what for one in pile)


@rule("S-SETUP-2", "S-SETUP-3", "S-SETUP-8", "S-D-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_says_how_many_cards_are_used_and_the_rest_leaves(players: int) -> None:
    piles = deal(players).piles
    n = players
    assert len(piles["foundations"]) == n + 4
    in_deck = [count(piles["deck"], what) for what in ("toilet", "study", "tornado", "roof", "foundation", "prize")]
    assert in_deck == [n + 4, n + 4, n, 6, 0, 0]
    assert [count(piles["deck"], what) for what in ("floor", "special", "earthquake", "century", "insurance")] == [
        35,
        10,
        9,
        1,
        10,
    ]
    assert Counter(BUILDING_SET.cards[one].kind for one in piles["removed"]) == Counter(
        {"foundation": 6 - n, "toilet": 6 - n, "study": 6 - n, "tornado": 6 - n, "roof": 6 - n}
    )


@rule("S-SETUP-1")
def test_all_prizes_lie_on_display() -> None:
    seen = view(new_game(4, 1), None)
    assert [seen.mini.holder, seen.unity.holder, seen.record.holder] == [None, None, None]
    assert not any((seen.mini.gone, seen.unity.gone, seen.record.gone))
    assert [seat.toilets for seat in seen.seats] == [0, 0, 0, 0]


@rule("S-SETUP-5", "S-SETUP-6")
@pytest.mark.parametrize(("players", "sites"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_first_sites_are_bare_foundations(players: int, sites: int) -> None:
    game = new_game(players, 7)
    assert game.sites == tuple(range(sites))
    assert all(not game.towers[number].floors for number in game.sites)
    piles = deal(players, 7).piles
    assert [game.towers[number].foundation for number in game.sites] == list(piles["foundations"][:sites])
    assert list(reversed(game.pile)) == list(piles["foundations"][sites:])


@rule("S-SETUP-7", "S-SETUP-9", "S-HAND-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_gets_a_roof_and_four_cards_one_at_a_time_from_seat_1(players: int) -> None:
    piles = deal(players, 3).piles
    game = new_game(players, 3)
    for seat in range(players):
        dealt = [piles["roofs"][seat], *piles["deck"][seat : 4 * players : players]]
        assert list(game.hands[seat]) == sorted(dealt)
        assert BUILDING_SET.cards[piles["roofs"][seat]].kind == "roof"
    assert list(reversed(game.deck)) == list(piles["deck"][4 * players :])
    assert len(game.deck) == {2: 77, 3: 76, 4: 75, 5: 74, 6: 73}[players]


@rule("S-SETUP-4", "S-SETUP-7", "S-SETUP-8", "S-R-43")
def test_chance_decides_the_order_of_every_pile_and_what_leaves() -> None:
    one, same, other = deal(3, 5), deal(3, 5), deal(3, 6)
    assert one == same
    for name in ("foundations", "roofs", "deck", "removed"):
        assert any(deal(3, seed).piles[name] != one.piles[name] for seed in range(6, 12))
    assert one.chance_key != other.chance_key


@rule("S-R-43")
def test_toilet_roofs_may_leave_unless_the_table_keeps_them() -> None:
    toilet_roof = kind("toilet-roof")

    def removed(*, keep: bool) -> int:
        return sum(deal(2, seed, keep_toilet_roofs=keep).piles["removed"].count(toilet_roof) for seed in range(30))

    assert removed(keep=False) > 0
    assert removed(keep=True) == 0


@rule("S-SETUP-7")
def test_kept_toilet_roofs_are_not_dealt_to_the_first_seats_only() -> None:
    dealt = [deal(2, seed, keep_toilet_roofs=True).piles["roofs"] for seed in range(30)]
    assert any(kind("toilet-roof") not in roofs for roofs in dealt)


@rule("S-TURN-1", "S-R-45")
def test_chance_or_the_table_says_who_starts() -> None:
    assert {deal(3, seed).first for seed in range(30)} == {0, 1, 2}
    assert {deal(3, seed, first_player=2).first for seed in range(10)} == {1}
    assert new_game(3, 1, SkyscraperOptions(first_player=3)).actor == 2


@rule("S-EX-2")
def test_three_players_have_three_tornadoes_two_sites_and_five_cards_with_a_roof() -> None:
    game = new_game(3, 11)
    assert cards_in_play(game)[kind("tornado")] - game.removed.count(kind("tornado")) == 3
    assert len(game.sites) == 2
    for seat in (1, 2, 3):
        assert len(hand(game, seat)) == 5
        assert any(BUILDING_SET.cards[IDS.index(card)].kind == "roof" for card in hand(game, seat))


@rule("S-COMP-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_cards_of_the_box_are_somewhere(players: int) -> None:
    held = cards_in_play(new_game(players, 2))
    assert held == {one: card.count for one, card in enumerate(BUILDING_SET.cards) if card.kind != "prize"}


@rule("S-SETUP-3")
def test_a_deal_that_set_up_cannot_make_is_refused() -> None:
    good = deal(3)
    piles = good.piles
    deck, foundations, roofs, removed = (piles[name] for name in ("deck", "foundations", "roofs", "removed"))
    study = deck.index(kind("study"))
    wrong = (
        {"deck": deck},
        piles | {"deck": deck[1:]},
        piles | {"deck": (*deck, kind("toilet"))},
        piles | {"foundations": foundations[1:], "removed": (*removed, foundations[0])},
        piles | {"roofs": roofs[1:], "deck": (*deck, roofs[0])},
        piles | {"deck": (*deck[:study], *deck[study + 1 :]), "removed": (*removed, kind("study"))},
        piles | {"extra": ()},
    )
    options = SkyscraperOptions()
    assert RULES.set_up(good, options).actor == good.first
    for one in wrong:
        with pytest.raises(Refused) as caught:
            RULES.set_up(msgspec.structs.replace(good, piles=one), options)
        assert caught.value.refusal.rule == "S-SETUP-3"
    with pytest.raises(Refused) as caught:
        RULES.set_up(msgspec.structs.replace(good, box=None), options)
    assert caught.value.refusal.code == "skyscraper-needs-card-file"


def test_the_rules_know_the_names_of_their_cards() -> None:
    game = new_game(2, 1)
    assert RULES.cards(game) == BUILDING_SET.cards
    seen = view(game, 1)
    assert RULES.visible(seen) == tuple(range(len(IDS)))
    shown = RULES.opened(seen)
    assert set(cast(tuple[int, ...], seen.hand)) <= set(shown)
    assert set(ids(shown)) >= set(hand(game, 1))
    assert not set(shown) & {kind("world-record")}
