"""What the numbers of moves and the fields of observations mean, in positions that can be checked by hand."""

import re
from pathlib import Path

import pytest
from tools.observations import PAGE as PAGE_OF_FIELDS
from tools.observations import page

from tallorder import catalogue
from tallorder.catalogue import Start
from tallorder.games.comparity.grid import MIDDLE
from tallorder.games.comparity.moves import FAR_SWAP
from tallorder.games.kernel import NOBODY, Chance, Game
from tests.games.strategies import GAMES, begin, play_on
from tests.rulebook import rule

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
COUNTS = {
    (game, int(players)): int(count.replace(",", ""))
    for game, players, count in re.findall(r"^\| `([\w-]+)` \| (\d) \| ([\d,]+) \|", PAGE, re.MULTILINE)
}


@pytest.mark.parametrize(("game", "players"), COUNTS, ids=lambda word: str(word))
def test_the_page_says_how_many_numbers_there_are(game: str, players: int) -> None:
    start = catalogue.set_up(game, players=players, seed=1)
    assert start.rules.actions(start.begin()).count == COUNTS[game, players]


def test_the_page_counts_for_the_fewest_and_the_most_players_of_every_game() -> None:
    for game in {game for game, _ in GAMES}:
        players = sorted(number for other, number in GAMES if other == game)
        assert {(game, players[0]), (game, players[-1])} <= set(COUNTS)


def numbers_of(start: Start, game: Game) -> dict[str, int]:
    """The number of every legal move by its notation."""
    numbers = start.rules.actions(start.begin()).numbers(game)
    moves = game.legal_moves()
    return {start.rules.write_move(game, move): number for move, number in zip(moves, numbers, strict=True)}


def test_comparity_counts_cells_from_the_corner_of_the_area_not_from_the_first_card() -> None:
    """The same card beside the same area has one number, wherever the area has grown to."""
    start = catalogue.set_up("comparity-landmarks", players=2, seed=3, options={"first_player": "1"})
    game = start.begin()
    actions = start.rules.actions(game)
    right = game.hands[0][0] << 16 | MIDDLE + 1
    left = game.hands[0][0] << 16 | MIDDLE - 1
    first = actions.number(game, right)
    assert first == actions.plays + 17, "column 2, row 1, card 0: 10 triples and 6 pairs have a smaller sum; row 1"
    assert actions.number(game, left) == actions.plays + 3, "column 0, row 1, card 0"
    to_the_right, to_the_left = game.clone(), game.clone()
    to_the_right.apply(right)
    to_the_left.apply(left)
    beyond = {
        actions.number(twin, twin.hands[1][0] << 16 | cell)
        for twin, cell in ((to_the_right, MIDDLE + 2), (to_the_left, MIDDLE + 1))
    }
    assert len(beyond) == 1


def test_cardline_counts_the_place_in_the_hand_and_the_gap() -> None:
    start = catalogue.set_up("cardline-globetrotter", players=2, seed=3)
    game = start.begin()
    assert start.rules.actions(game).numbers(game) == [0, 1, 110, 111, 220, 221, 330, 331]


@pytest.mark.parametrize("players", [2, 5])
def test_arrangements_have_numbers_too(players: int) -> None:
    seen = 0
    for seed in range(40):
        moment = begin("comparity-landmarks", players, seed, {"repair_permute": "on", "repair_order": "free"})
        actions = moment.rules.actions(moment.game)
        chance = Chance(seed)
        for _ in range(400):
            game = moment.game
            legal = game.legal()
            if game.phase == "repair":
                numbers = actions.numbers(game)
                assert [actions.move(game, number) for number in numbers] == legal
                seen += sum("Arrange" in type(game.unpack(move)).__name__ for move in legal)
            if not legal:
                break
            play_on(moment, chance, 1)
    assert seen > 20, "the test saw arrangements"


def test_an_observation_says_what_lies_where() -> None:
    agreement = catalogue.agree("cardline-globetrotter", players=2)
    start = agreement.deal(5)
    game = start.begin()
    facts = agreement.facts(start)
    observation = agreement.rules.observation(game, facts.size)
    numbers = observation.of(game.view(0), 0, facts)
    columns = observation.columns
    rows = {number: numbers[observation.starts["cards"] + number * columns :][:columns] for number in range(facts.size)}
    line = facts.numbers[game.line.cards[0]]
    value = agreement.stock[line].values["area"].number
    below = sum(card.values["area"].number < value for card in agreement.stock)
    assert rows[line] == [0, 0, 1, 0, 0, 0, 1, pytest.approx((2 * below + 2) / 222)]
    assert [rows[facts.numbers[card]][:2] for card in game.hands[0] + game.hands[1]] == [[1, 0]] * 4 + [[0, 1]] * 4
    assert numbers[observation.starts["slots"] :][:4] == [facts.numbers[card] + 1 for card in game.hands[0]]
    seen = {line, *(facts.numbers[card] for hand in game.hands for card in hand), facts.numbers[game.pile[-1]]}
    assert all(any(row) == (number in seen) for number, row in rows.items())
    other = observation.of(game.view(1), 1, facts)
    assert [other[observation.starts["cards"] + facts.numbers[card] * columns] for card in game.hands[1]] == [1] * 4


def test_the_page_of_fields_is_what_the_engines_say() -> None:
    assert PAGE_OF_FIELDS.read_text(encoding="utf-8") == page(), "python -m tools.observations writes it anew"


@rule("C-R-6")
def test_swaps_of_cards_that_do_not_touch_are_numbered_where_the_table_allows_them() -> None:
    seen = 0
    for seed in range(40):
        start = catalogue.set_up("comparity-landmarks", players=5, seed=seed, options={"repair_swap": "any"})
        running, chance = start.begin(), Chance(seed)
        actions = start.rules.actions(running)
        while running.actor != NOBODY:
            legal = running.legal()
            for move, number in zip(legal, actions.numbers(running), strict=True):
                if move >= FAR_SWAP:
                    seen += 1
                    assert 0 <= number < actions.count
                    assert actions.move(running, number) == move
            running.apply(legal[chance.below(len(legal))])
    assert seen > 5
