"""Random games keep every invariant of the ledger, and end."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tallorder.games.cardline import RULES
from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.events import CardDrawn, CardFlipped, PlayersEliminated, TieBreakDealt
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.options import CardlineOptions
from tallorder.games.kernel import NOBODY, Chance, Deal
from tests.games.engines import KNOWN
from tests.games.made_up import made_up_deck
from tests.rulebook import rule

CARDLINE = KNOWN["cardline"]
tables = st.tuples(st.integers(2, 8), st.integers(1, 4), st.integers(0, 3), st.integers(0, 2**32))


def game_at(table: tuple[int, int, int, int], order: str = "area") -> CardlineGame:
    """A game with few spare cards, so that the pile runs out often."""
    players, hand_size, spare, seed = table
    options = CardlineOptions(hand_size=hand_size)
    stock = made_up_deck().cards[: RULES.cards_needed(players, options) + spare]
    return RULES.set_up(RULES.deal(players, options, stock, order, Chance(seed)), options)


@settings(max_examples=60, deadline=None)
@given(tables, st.booleans())
def test_hands_grow_only_by_tie_break_cards_and_every_card_stays_in_the_game(
    table: tuple[int, int, int, int], has_resignations: bool
) -> None:
    game = game_at(table)
    chance = Chance(table[3])
    everything = CARDLINE.cards(game)
    for _ in range(4000):
        CARDLINE.check(game)
        assert CARDLINE.cards(game) == everything
        if game.actor == NOBODY:
            break
        before = [len(hand) for hand in game.hands]
        if has_resignations and chance.below(60) == 0:
            events = game.resign(game.in_play[chance.below(len(game.in_play))])
        else:
            moves = game.legal_moves()
            events = game.play(moves[chance.below(len(moves))])
        dealt = {event.seat for event in events if isinstance(event, TieBreakDealt)}
        for seat in range(game.seats):
            assert len(game.hands[seat]) <= before[seat] or seat in dealt
        if has_resignations:
            continue
        flipped = next(event for event in events if isinstance(event, CardFlipped))
        drawn = [event for event in events if isinstance(event, CardDrawn)]
        assert len(drawn) == (0 if flipped.correct else 1)
        assert bool(dealt) or not any(isinstance(event, PlayersEliminated) for event in events) or game.actor == NOBODY
    assert game.actor == NOBODY


@rule("L-R-10", "L-R-23")
@settings(max_examples=40, deadline=None)
@given(tables)
def test_flawless_players_need_at_most_one_turn_for_each_card(table: tuple[int, int, int, int]) -> None:
    game = game_at(table)
    turns = 0
    while game.actor != NOBODY:
        card = game.hands[game.actor][0]
        gap = next(gap for gap in range(game.line.gaps()) if game.line.fits(game.values[card], gap))
        game.play(PlaceCard(card, gap))
        turns += 1
    assert turns <= len(game.values)
    outcome = game.outcome()
    assert outcome is not None
    assert len(outcome.winners) == game.seats
    assert outcome.rule == "L-R-10"


@rule("L-R-11")
@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 9), min_size=1, max_size=9), st.integers(0, 9))
def test_a_place_is_right_exactly_if_the_line_stays_in_order(values: list[int], value: int) -> None:
    values.sort()
    cards = made_up_deck().cards[:12]
    game = CardlineGame(2, 0, "area", cards, [0] * 12, CardlineOptions(), Chance(0))
    game.line.cards, game.line.values = list(range(len(values))), values
    for gap in range(game.line.gaps()):
        trial = [*values[:gap], value, *values[gap:]]
        assert game.line.fits(value, gap) == (trial == sorted(trial))
    assert sum(game.line.fits(value, gap) for gap in range(game.line.gaps())) == values.count(value) + 1


def test_the_same_deal_and_the_same_moves_are_the_same_game() -> None:
    one, other = game_at((4, 3, 0, 7)), game_at((4, 3, 0, 7))
    chance = Chance(1)
    while one.actor != NOBODY:
        moves = one.legal()
        assert moves == other.legal()
        move = moves[chance.below(len(moves))]
        one.apply(move)
        other.apply(move)
        assert one.key() == other.key()


def test_a_key_tells_positions_apart_by_everything_that_matters() -> None:
    deal = Deal(3, 1, order="area", cards=made_up_deck().cards, chance_key=5)
    game = RULES.set_up(deal, CardlineOptions())
    keys = {game.key()}
    changes = [
        ("first", 0),
        ("round", 2),
        ("turn", 1),
        ("actor", 2),
        ("order", "gdp"),
        ("finishers", [1]),
        ("in_play", [1, 2]),
        ("box", [3]),
        ("box_closed", [3]),
        ("pile", []),
        ("hands", [[], [], []]),
        ("cards", ()),
        ("values", []),
        ("options", CardlineOptions(units="metric")),
        ("chance", Chance(6)),
        ("chance", Chance(5, 1)),
        ("seats", 4),
    ]
    for name, value in changes:
        twin = game.clone()
        assert twin.key() == game.key()
        setattr(twin, name, value)
        keys.add(twin.key())
    moved = game.clone()
    moved.line.cards = [0]
    keys.add(moved.key())
    assert len(keys) == len(changes) + 2
