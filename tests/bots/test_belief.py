"""Knowledge in human terms: the share of pairs a bot orders correctly."""

import itertools
from bisect import bisect_left

import pytest

from tallorder import decks
from tallorder.bots.belief import (
    EVEN,
    Belief,
    Beliefs,
    Persona,
    chance_in_order,
    make_beliefs,
    normal_scores,
    sigma_for,
)
from tallorder.bots.players import PERSONAS
from tallorder.cards import Card, Deck, Measure, Value

TAGS = ("bridge", "tower", "film")
BRIDGE_LOVER = Persona("bridge-lover", strong=("bridge",), weak=("film",))


def made_up_deck(count: int = 100, ties: int = 1) -> Deck:
    """Values that grow ever faster, as heights and incomes do; every `ties` neighbours are equal."""
    cards = tuple(
        Card(
            id=f"card-{row:03}",
            name={"en": f"Card {row}"},
            values={"size": Value(int(1000 * 1.07 ** (row // ties * ties)))},
            tags=(TAGS[row % 3],),
        )
        for row in range(count)
    )
    return Deck("made-up", {"en": "Made up"}, (Measure("size"),), "size", cards, "hash")


def accuracy(deck: Deck, beliefs: Beliefs, cards: tuple[Card, ...] | None = None, order: str = "size") -> float:
    """The share of unequal pairs that these beliefs order correctly."""
    by_value: dict[int, list[float]] = {}
    for card in cards or deck.cards:
        by_value.setdefault(card.values[order].number, []).append(beliefs.cards[card.id].mean)
    right = pairs = 0
    smaller: list[float] = []
    for _, means in sorted(by_value.items()):
        right += sum(bisect_left(smaller, mean) for mean in means)
        pairs += len(means) * len(smaller)
        smaller = sorted(smaller + means)
    return right / pairs


@pytest.mark.parametrize("persona", [EVEN, BRIDGE_LOVER], ids=lambda persona: persona.id)
@pytest.mark.parametrize("level", [0.65, 0.75, 0.85, 0.95])
def test_a_bot_orders_the_promised_share_of_pairs(level: float, persona: Persona) -> None:
    deck = made_up_deck(ties=2)

    seen = [accuracy(deck, make_beliefs(deck, "size", level, seed, persona)) for seed in range(200)]

    assert sum(seen) / len(seen) == pytest.approx(level, abs=0.01)


ORDERS = [(deck, measure.id) for deck in decks.SHIPPED for measure in decks.load(deck).measures]
SOMEBODY = zip(itertools.cycle([0.65, 0.75, 0.85, 0.95]), PERSONAS.values(), strict=False)


@pytest.mark.parametrize(
    ("deck_id", "order", "level", "persona"),
    [(*what, *who) for what, who in zip(ORDERS, SOMEBODY, strict=True)],
    ids=lambda value: getattr(value, "id", value),
)
def test_so_it_does_with_the_cards_of_our_games(deck_id: str, order: str, level: float, persona: Persona) -> None:
    deck = decks.load(deck_id)

    seen = [accuracy(deck, make_beliefs(deck, order, level, seed, persona), order=order) for seed in range(200)]

    assert sum(seen) / len(seen) == pytest.approx(level, abs=0.01)


def test_the_formula_for_an_even_blur_gives_the_known_sigmas() -> None:
    assert [round(sigma_for(level), 2) for level in (0.65, 0.75, 0.85, 0.95)] == [1.96, 1.0, 0.51, 0.16]


def test_a_persona_is_better_at_what_it_loves() -> None:
    deck = made_up_deck()
    by_tag = {tag: tuple(card for card in deck.cards if tag in card.tags) for tag in TAGS}
    found = dict.fromkeys(TAGS, 0.0)
    for seed in range(60):
        beliefs = make_beliefs(deck, "size", 0.75, seed, BRIDGE_LOVER)
        for tag in TAGS:
            found[tag] += accuracy(deck, beliefs, by_tag[tag]) / 60

    assert found["bridge"] > found["tower"] + 0.05 > found["film"] + 0.1


def test_the_same_seed_believes_the_same_and_another_seed_something_else() -> None:
    deck = made_up_deck()

    assert make_beliefs(deck, "size", 0.75, 5) == make_beliefs(deck, "size", 0.75, 5)
    assert make_beliefs(deck, "size", 0.75, 5) != make_beliefs(deck, "size", 0.75, 6)


def test_equal_values_share_their_rank() -> None:
    scores = normal_scores([30, 10, 10, 20])

    assert scores[1] == scores[2] < scores[3] < scores[0]
    assert scores[1] == pytest.approx(-0.6745, abs=1e-3)


def test_beliefs_hold_no_true_value_of_any_card() -> None:
    deck = made_up_deck()
    beliefs = make_beliefs(deck, "size", 0.95, 1)

    assert not {number for number, _ in beliefs.scale} & {card.values["size"].number for card in deck.cards}


def test_a_shown_value_is_known_and_lies_where_it_should() -> None:
    deck = made_up_deck()
    beliefs = make_beliefs(deck, "size", 0.65, 1)
    numbers = sorted(card.values["size"].number for card in deck.cards)
    shown = [beliefs.of("", number) for number in numbers]

    assert all(low.mean <= high.mean for low, high in itertools.pairwise(shown))
    assert chance_in_order(shown[10], shown[80]) > 0.999


def test_the_chance_of_being_in_order_follows_the_gap_and_the_doubt() -> None:
    assert chance_in_order(Belief(0, 1), Belief(0, 1)) == pytest.approx(0.5)
    assert chance_in_order(Belief(0, 0.5), Belief(1, 0.5)) == pytest.approx(0.8413, abs=1e-4)
    assert chance_in_order(Belief(0, 2), Belief(1, 2)) < chance_in_order(Belief(0, 0.5), Belief(1, 0.5))
