"""The memory of a group: which cards come into its next game."""

from tallorder.cards import Card, Value
from tallorder.games.kernel import Chance
from tallorder.games.kernel.pool import Pool, next_pool
from tests.rulebook import rule

STOCK = tuple(Card(f"c{number:02}", {"en": f"Card {number}"}, {"year": Value(number)}) for number in range(100))
SEEN = frozenset(card.id for card in STOCK[:36])


def ids(pool: Pool) -> list[str]:
    return [card.id for card in pool.cards]


@rule("C-MEM-2", "C-MEM-3", "C-R-49")
def test_seen_cards_are_skipped_while_there_are_enough_others() -> None:
    pool = next_pool(STOCK, SEEN, 63, Chance(1))
    assert ids(pool) == [card.id for card in STOCK[36:]]
    assert pool.set_aside == SEEN
    assert pool.came_back == 0
    assert next_pool(STOCK, SEEN, 64, Chance(1)) == pool, "exactly enough is enough"
    assert next_pool(STOCK, frozenset(), 75, Chance(1)).cards == STOCK


@rule("C-MEM-4", "C-R-47")
def test_too_few_fresh_cards_are_filled_up_at_random_and_the_memory_is_cleared() -> None:
    pool = next_pool(STOCK, SEEN, 75, Chance(1))
    assert len(pool.cards) == 75
    assert pool.came_back == 11
    assert {card.id for card in STOCK[36:]} <= set(ids(pool)), "every fresh card is in the game"
    assert pool.set_aside == frozenset()
    assert ids(pool) == sorted(ids(pool)), "in the order of the stock"
    assert next_pool(STOCK, SEEN, 75, Chance(1)) == pool
    back = {card for seed in range(60) for card in ids(next_pool(STOCK, SEEN, 75, Chance(seed)))}
    assert back == {card.id for card in STOCK}, "chance decides which come back"


@rule("C-R-47")
def test_one_card_too_few_brings_one_back() -> None:
    pool = next_pool(STOCK, SEEN, 65, Chance(3))
    assert (len(pool.cards), pool.came_back) == (65, 1)


@rule("C-R-53", "C-R-47")
def test_a_stock_that_is_too_small_comes_back_whole_for_the_deal_to_refuse() -> None:
    pool = next_pool(STOCK[:20], SEEN, 29, Chance(1))
    assert pool.cards == STOCK[:20]
    assert pool.came_back == 20


@rule("C-R-47", "C-MEM-2")
def test_memory_over_many_games_shows_every_card_before_any_comes_back() -> None:
    set_aside: frozenset[str] = frozenset()
    shown: set[str] = set()
    for seed in range(9):
        pool = next_pool(STOCK, set_aside, 29, Chance(seed))
        if pool.came_back:
            assert len(shown) > 100 - 29
            return
        assert not {card.id for card in pool.cards} & shown
        set_aside = pool.set_aside | {card.id for card in pool.cards[:12]}
        shown |= {card.id for card in pool.cards[:12]}
    raise AssertionError("the stock should have run out")
