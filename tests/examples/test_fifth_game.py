"""Higher or lower, a game outside the package: the laws of every game, and a whole game through the real server."""

import asyncio
import inspect
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar, cast

import higher_or_lower
import pytest
from higher_or_lower.engine import HigherLowerGame
from higher_or_lower.moves import Guess
from higher_or_lower.worlds import imagine

import tallorder
from tallorder import catalogue
from tallorder.cards import Card, Deck, Measure, Value
from tallorder.games.kernel import NOBODY, Chance, Deal, Event, Game, Guesses
from tallorder.messages import LANGUAGES, phrasebook
from tests.games import test_laws
from tests.games.engines import KNOWN
from tests.games.known import Known, deal_with_other_values, with_other_values
from tests.games.strategies import Moment, to_bytes
from tests.server.serving import Browser, Serving, browsing, open_table, serving
from tests.server.test_socket import choices_in

GAME = "higher-lower-countries"
ENGINE = "higher-lower"
LAWS = [
    law
    for name, law in vars(test_laws).items()
    if name.startswith("test_") and {"game", "players"} <= set(inspect.signature(law).parameters)
]


class KnownHigherLower(Known):
    """Row and pile."""

    bounded: ClassVar[dict[str, str]] = {}

    def cards(self, game: Game) -> list[int]:
        game = cast(HigherLowerGame, game)
        return sorted(game.row + game.pile)

    def check(self, game: Game) -> None:
        game = cast(HigherLowerGame, game)
        assert sum(game.points) <= len(game.row) - 1
        assert game.actor in game.in_play or game.ended is not None

    def length(self, told: list[tuple[Event, ...]]) -> int:
        return len(told)

    def bound(self, players: int) -> int:  # noqa: ARG002 - each turn opens a card
        return len(tallorder.set_up(GAME, players=2, seed=1).deal.cards) - 1

    def disguise(self, game: Game, seat: int | None, chance: Chance) -> Game:  # noqa: ARG002 - one view for all
        twin = cast(HigherLowerGame, game).clone()
        twin.cards = tuple(
            card if number in twin.row else with_other_values(card, chance) for number, card in enumerate(twin.cards)
        )
        below = twin.pile[:-1]
        chance.shuffle(below)
        twin.pile = below + twin.pile[-1:]
        return twin

    def other_deal(self, moment: Moment, seat: int | None, chance: Chance) -> Deal:  # noqa: ARG002 - one view for all
        return deal_with_other_values(moment, chance)


def _forget_sentences() -> None:
    test_laws.bundle.cache_clear()
    test_laws._speak.cache_clear()


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is on offer for the time of a test."""
    monkeypatch.setitem(KNOWN, ENGINE, KnownHigherLower())
    tallorder.register_game(higher_or_lower.MANIFEST)
    _forget_sentences()
    yield
    catalogue.forget_game(ENGINE)
    _forget_sentences()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_of_every_game_hold(law: Callable[..., None], players: int) -> None:
    law(game=GAME, players=players)


def small_deck(*values: int) -> Deck:
    """Cards a, b, c … with these values, and no shuffling needed to know them."""
    cards = tuple(Card(f"c{at}", {"en": f"C{at}"}, {"size": Value(value)}) for at, value in enumerate(values))
    return Deck("small", {"en": "Small"}, (Measure("size"),), "size", cards, "hash")


def dealt(*values: int, players: int = 2, **options: Any) -> HigherLowerGame:
    """A game with these values in this order; seat 1 starts."""
    rules = catalogue.rules(ENGINE)
    deal = Deal(players, 0, order="size", cards=small_deck(*values).cards)
    return cast(HigherLowerGame, rules.set_up(deal, rules.options(**options)))


def test_right_scores_wrong_does_not_equal_is_right_either_way_and_the_turn_passes() -> None:
    game = dealt(5, 7, 7, 3, 9)
    for higher, points in ((True, [1, 0]), (False, [1, 1]), (True, [1, 1]), (True, [1, 2])):
        game.play(Guess(higher))
        assert game.points == points
    assert game.outcome() == tallorder.Outcome((1,), "H-END-2", (1, 2))


def test_the_first_to_reach_the_goal_wins_and_a_seat_may_keep_its_turn() -> None:
    game = dealt(1, 2, 3, 4, 5, goal=2, keep_turn=True)
    game.play(Guess(True), 0)
    game.play(Guess(True), 0)
    assert game.outcome() == tallorder.Outcome((0,), "H-END-1", (2, 0))


def test_a_deck_that_is_too_small_is_refused_by_the_rule_of_the_manifest() -> None:
    with pytest.raises(tallorder.Refused) as caught:
        tallorder.set_up("higher-lower", players=3, deck=small_deck(1, 2, 3))
    assert (caught.value.refusal.rule, caught.value.refusal.params["missing"]) == ("H-R-2", 4)


def test_a_world_that_fits_a_view_looks_the_same() -> None:
    game = dealt(5, 7, 8, 3, 9, 2, 4)
    game.play(Guess(True))
    view = game.view(0)
    world = imagine(view, Guesses({2: 77}, [1, 2, 3, 4]), Chance(3))
    assert to_bytes(world.view(0)) == to_bytes(view)
    assert world.value(2) == 77


def test_its_sentences_come_in_every_language_and_leave_with_it() -> None:
    rules, game = catalogue.rules(ENGINE), dealt(5, 7, 8, 3, 9)
    for language in LANGUAGES:
        assert phrasebook(language).say("title-higher-lower") != "title-higher-lower"
        assert all(phrasebook(language).has(line.code) for line in rules.narrate(game.view(None)))
        for name in set(catalogue.switches(ENGINE)) - {"first_player"}:
            assert phrasebook(language).has(f"option-{name}")
    catalogue.forget_game(ENGINE)
    assert not phrasebook("en").has("title-higher-lower")


@pytest.mark.parametrize("bots", [["friend", "friend@95"], ["beginner", "friend", "any-legal"]])
def test_bots_play_it_to_its_end_and_its_record_comes_back(bots: list[str]) -> None:
    start = tallorder.set_up(GAME, players=len(bots), seed=5)
    duel = tallorder.play_bots(start, bots, seed=2)
    assert duel.outcome.winners
    game = start.begin()
    while game.actor != NOBODY:
        game.play(game.legal_moves()[0])
    record = tallorder.read_record(game.record())
    assert tallorder.start_of(record).deal == start.deal


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A real server that was told of the game by its environment."""
    monkeypatch.setenv("TALLORDER_GAMES", "higher_or_lower")
    with serving(str(tmp_path / "tables.db")) as one:
        yield one


def assert_no_closed_values(browser: Browser, deck: Deck, order: str) -> None:
    """In no message is a value of a card that was not open by then."""
    every = Counter(value.number for card in deck.cards for value in card.values.values())
    alone = {card.values[order].number for card in deck.cards if every[card.values[order].number] == 1}
    opened: set[int] = set()
    for message in browser.told:
        views = [part["view"] for part in message.get("shown", ()) if part.get("view")]
        opened |= {card["values"][order]["number"] for view in views for card in view["row"]}
        sent = {int(number) for number in re.findall(r"(?<![\w.-])\d{5,}(?![\w.-])", json.dumps(message))}
        assert not sent & (alone - opened)
    assert opened & alone


async def play_own_seat(browser: Browser, message: dict[str, Any]) -> dict[str, Any]:
    """Answers whatever this device is offered until the game is over, as a client does that knows no rule."""
    while message.get("state", {}).get("phase") != "over":
        offered = choices_in(message)
        if offered:
            seat, move = offered[len(browser.told) % 2]
            message = await browser.ask("play", version=message["version"], seat=seat, move=move)
            assert message["tell"] == "told", message
        else:
            message = await browser.hear()
    return message


async def test_people_and_a_bot_play_it_to_its_end_through_the_real_server(server: Serving) -> None:
    table, token = await open_table(server, game=GAME)
    deck = cast(Deck, catalogue.load_deck(catalogue.offer(GAME)))
    async with browsing(server, table) as host, browsing(server, table) as guest:
        await host.ask("join", tokens=[token])
        await guest.ask("join")
        assert (await guest.ask("sit", name="Boris"))["tell"] == "sat"
        assert (await host.ask("place-bot", level="friend"))["tell"] == "told"
        began = await host.ask("begin")
        assert began["tell"] == "told", began
        over, _ = await asyncio.gather(play_own_seat(host, began), play_own_seat(guest, await guest.hear()))
        outcome = over["state"]["results"][0]["outcome"]
        assert outcome["rule"] in ("H-END-1", "H-END-2")
        for browser in (host, guest):
            assert_no_closed_values(browser, deck, deck.default_order)
        guessed = set(re.findall(r'"event": "guessed", "seat": (\d)', json.dumps(host.told)))
        assert guessed == {"0", "1", "2"}, "two people and a bot"
