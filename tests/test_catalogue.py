"""The catalogue: what is on offer, and what is refused before a card is dealt."""

from collections.abc import Mapping

import pytest

from tallorder import catalogue, decks
from tallorder.cards import Card, Deck, Measure, Value
from tallorder.games.kernel import Chance, NotationError, Refused
from tests.rulebook import rule

READY = [offer for offer in catalogue.offers() if offer.deck is not None]


def made_up_deck(count: int) -> Deck:
    """Cards that nobody needs to know anything about."""
    cards = tuple(
        Card(f"card-{number}", {"en": f"Card {number}"}, {"size": Value(number * 7 % count)}) for number in range(count)
    )
    return Deck("made-up", {"en": "Made up"}, (Measure("size"),), "size", cards, f"hash-of-{count}")


def refusal(game: str, **agreed: object) -> tuple[str, str, Mapping[str, object]]:
    with pytest.raises(Refused) as refused:
        catalogue.set_up(game, **agreed)  # type: ignore[arg-type]
    found = refused.value.refusal
    return found.rule, found.code, found.params


def test_the_games_of_the_boxes_are_on_offer() -> None:
    offered = {offer.game: (offer.engine, offer.deck, offer.orders) for offer in catalogue.offers()}
    assert offered == {
        "comparity-landmarks": ("comparity", "landmarks", ("height", "year")),
        "comparity-movies": ("comparity", "movies", ("year", "box-office")),
        "cardline-globetrotter": ("cardline", "countries", ("area", "population", "gdp", "environment")),
        "skyscraper": ("skyscraper", "skyscraper", ()),
        "comparity": ("comparity", None, ()),
        "cardline": ("cardline", None, ()),
    }


@rule("C-COMP-14", "C-D-14", "L-R-13", "L-D-4")
@pytest.mark.parametrize(("engine", "players"), [("comparity", (2, 5)), ("cardline", (2, 8)), ("skyscraper", (2, 6))])
def test_each_game_is_for_so_many_players(engine: str, players: tuple[int, int]) -> None:
    rules = catalogue.rules(engine)
    assert (rules.fewest_players, rules.most_players) == players


@rule("C-SETUP-5", "C-D-13", "L-R-14")
@pytest.mark.parametrize("offer", [offer for offer in READY if offer.orders], ids=lambda offer: offer.game)
def test_the_orders_on_offer_are_the_measures_of_the_deck_with_the_usual_one_first(offer: catalogue.Offer) -> None:
    deck = decks.load(offer.deck or "")
    assert {measure.id for measure in deck.measures} == set(offer.orders)
    assert deck.default_order == offer.orders[0]
    assert catalogue.set_up(offer.game, players=2, seed=1).deal.order == offer.orders[0]


@rule("C-SETUP-1", "L-SETUP-2")
@pytest.mark.parametrize("offer", [offer for offer in READY if offer.orders], ids=lambda offer: offer.game)
def test_players_may_agree_on_any_order_of_the_deck_but_no_other(offer: catalogue.Offer) -> None:
    for order in offer.orders:
        assert catalogue.set_up(offer.game, players=2, seed=1, order=order).deal.order == order
    rule_id, code, facts = refusal(offer.game, players=2, order="weight")
    assert (rule_id, code) == ("K-ORDER", "unknown-order")
    assert facts["order"] == "weight"
    assert set(str(facts["allowed"]).split(", ")) == set(offer.orders)


def test_skyscraper_has_no_order() -> None:
    assert refusal("skyscraper", players=2, order="height")[:2] == ("K-ORDER", "no-order")


def test_a_game_that_nobody_knows_is_refused_with_the_list() -> None:
    rule_id, code, facts = refusal("chess", players=2)
    assert (rule_id, code) == ("K-GAME", "unknown-game")
    assert "skyscraper" in str(facts["allowed"])


@pytest.mark.parametrize("offer", READY, ids=lambda offer: offer.game)
def test_too_few_and_too_many_players_are_refused(offer: catalogue.Offer) -> None:
    rules = catalogue.rules(offer.engine)
    for players in (rules.fewest_players, rules.most_players):
        assert catalogue.set_up(offer.game, players=players, seed=1).deal.players == players
    for players in (rules.fewest_players - 1, rules.most_players + 1):
        assert refusal(offer.game, players=players)[:2] == ("K-PLAYERS", "players")


@pytest.mark.parametrize("offer", READY, ids=lambda offer: offer.game)
def test_the_same_seed_deals_the_same_and_another_seed_another(offer: catalogue.Offer) -> None:
    first, again, other = (catalogue.set_up(offer.game, players=3, seed=seed) for seed in (5, 5, 6))
    assert first.deal == again.deal
    assert first.begin().key() == again.begin().key()
    assert first.deal != other.deal


@pytest.mark.parametrize("offer", READY, ids=lambda offer: offer.game)
def test_without_a_seed_every_deal_is_different(offer: catalogue.Offer) -> None:
    agreement = catalogue.agree(offer.game, players=2)
    assert agreement.deal().deal != agreement.deal().deal


def test_the_rows_of_a_deck_do_not_change_the_deal() -> None:
    deck = made_up_deck(40)
    turned = Deck("made-up", deck.title, deck.measures, "size", deck.cards[::-1], deck.hash)
    one, other = (catalogue.set_up("cardline", players=3, seed=9, deck=chosen) for chosen in (deck, turned))
    assert one.deal == other.deal


@rule("C-R-53")
@pytest.mark.parametrize(("players", "needed"), [(2, 29), (3, 41), (4, 63), (5, 75)])
def test_a_deck_too_small_for_comparity_is_refused_with_the_number_missing(players: int, needed: int) -> None:
    assert catalogue.set_up("comparity", players=players, deck=made_up_deck(needed)).deal.players == players
    rule_id, code, facts = refusal("comparity", players=players, deck=made_up_deck(needed - 3))
    assert (rule_id, code) == ("C-R-53", "deck-too-small")
    assert (facts["needed"], facts["cards"], facts["missing"]) == (needed, needed - 3, 3)


@rule("L-R-12")
@pytest.mark.parametrize(("players", "hand_size", "needed"), [(2, 4, 11), (8, 4, 41), (8, 12, 105), (2, 53, 109)])
def test_a_deck_too_small_for_cardline_is_refused_with_the_number_missing(
    players: int, hand_size: int, needed: int
) -> None:
    agreed = {"players": players, "options": {"hand_size": hand_size}}
    assert catalogue.set_up("cardline", deck=made_up_deck(needed), **agreed).deal.players == players  # type: ignore[arg-type]
    rule_id, code, facts = refusal("cardline", deck=made_up_deck(needed - 1), **agreed)
    assert (rule_id, code, facts["missing"]) == ("L-R-12", "deck-too-small", 1)


def test_a_game_without_a_deck_of_its_own_asks_for_one() -> None:
    assert refusal("comparity", players=2)[:2] == ("K-DECK", "needs-deck")


@rule("C-MEM-2", "C-MEM-3")
def test_cards_that_a_group_has_seen_are_skipped() -> None:
    agreement = catalogue.agree("comparity-landmarks", players=2)
    seen = {card.id for card in agreement.stock[:60]}
    fresh, is_cleared = agreement.without(seen, Chance(1))
    assert not is_cleared
    assert len(fresh.stock) == 40
    assert not seen & {card.id for card in fresh.deal(1).deal.cards}


@rule("C-MEM-4", "C-R-47")
def test_seen_cards_come_back_when_the_fresh_ones_are_too_few() -> None:
    agreement = catalogue.agree("comparity-landmarks", players=5)
    seen = {card.id for card in agreement.stock[:36]}
    topped_up, is_cleared = agreement.without(seen, Chance(1))
    dealt = {card.id for card in topped_up.deal(1).deal.cards}
    assert is_cleared
    assert len(dealt) == 75
    assert len(dealt & seen) == 11
    assert {card.id for card in agreement.without(seen, Chance(2))[0].stock} != {card.id for card in topped_up.stock}


def test_core_cards_are_the_box_and_all_cards_the_whole_deck() -> None:
    deck = decks.load("countries")
    core = catalogue.agree("cardline-globetrotter", players=2)
    everything = catalogue.agree("cardline-globetrotter", players=2, cards="all")
    assert len(core.stock) == len(deck.core()) == 110
    assert len(everything.stock) == len(deck.cards) > 110
    assert refusal("cardline-globetrotter", players=2, cards="some")[:2] == ("K-CARDS", "cards-value")


@pytest.mark.parametrize("offer", READY, ids=lambda offer: offer.game)
def test_a_wrong_option_is_refused_with_the_allowed_ones(offer: catalogue.Offer) -> None:
    rule_id, code, facts = refusal(offer.game, players=2, options={"gravity": "on"})
    assert (rule_id, code) == ("K-OPTION", "unknown-option")
    assert "first_player" in str(facts["allowed"])
    for name, switch in catalogue.describe_offer(offer)["options"].items():
        _, code, facts = refusal(offer.game, players=2, options={name: "no such value"})
        assert code == "option-value"
        assert facts["allowed"]
        words = {name: str(switch["default"])}
        assert catalogue.set_up(offer.game, players=2, seed=1, options=words) == catalogue.set_up(
            offer.game, players=2, seed=1
        )


@rule("C-R-40", "L-SETUP-1", "L-R-15", "S-R-45")
@pytest.mark.parametrize("offer", READY, ids=lambda offer: offer.game)
def test_the_first_player_is_random_or_a_seat_at_this_table(offer: catalogue.Offer) -> None:
    firsts = {catalogue.set_up(offer.game, players=2, seed=seed).begin().actor for seed in range(20)}
    assert firsts == {0, 1}
    for seat in (1, 2):
        start = catalogue.set_up(offer.game, players=2, seed=3, options={"first_player": seat})
        assert start.begin().actor == seat - 1
    _, code, facts = refusal(offer.game, players=2, options={"first_player": 3})
    assert code == "option-value"
    assert facts["allowed"] == "random, 1 to 2"


def test_a_position_names_its_engine_first() -> None:
    for text, line in (("", 1), ("# nothing\n", 1), ("\nposition chess\n", 2), ("record cardline\n", 1)):
        with pytest.raises(NotationError) as error:
            catalogue.read_position(text)
        assert error.value.line == line
