"""docs/api.md shows the Python interface line by line: every line runs, and the same calls work for every game."""

import doctest
import sys
from pathlib import Path

import pytest

import tallorder

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
GAMES = [offer.game for offer in tallorder.offers() if offer.deck]


class Stranger(tallorder.Game):
    """A game that nobody offers."""

    def clone(self) -> tallorder.Game:
        return self


def test_every_line_of_the_page_runs() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_recorded_in_one_call_and_leads_back_to_itself(name: str) -> None:
    start = tallorder.set_up(name, players=3, seed=5)
    game = start.begin()
    for _ in range(9):
        game.play(game.legal_moves()[-1])
    game.resign(1)
    record = tallorder.read_record(game.record())
    assert (len(record.moves), record.ending) == (10, None)
    assert tallorder.write_record(record) == game.record()
    assert tallorder.start_of(record) == start


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_known_is_not_recorded(name: str) -> None:
    game = tallorder.set_up(name, players=2, seed=5).begin()
    with pytest.raises(ValueError, match="not begun by a start"):
        game.clone().record()
    game.apply(game.legal()[0])
    with pytest.raises(ValueError, match="not made with play"):
        game.record()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_comes_back_without_extra_arguments_and_a_game_shows_it(name: str) -> None:
    start = tallorder.set_up(name, players=3, seed=5)
    game = start.begin()
    game.play(game.legal_moves()[0])
    text = start.rules.write_position(game)
    again = start.rules.read_position(text)
    assert start.rules.write_position(again) == text
    assert repr(game) == repr(game.clone())
    assert repr(game).startswith(f"<position {start.rules.engine}; ")
    assert len(repr(game)) < 500
    assert len(repr(start)) < 100
    assert game.phase == game.view(game.actor).phase
    assert type(game.options) is start.rules.options


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("from_text", [True, False])
def test_a_game_begins_at_any_position_as_often_as_one_likes(name: str, from_text: bool) -> None:
    dealt = tallorder.set_up(name, players=3, seed=5)
    game = dealt.begin()
    for _ in range(9):
        game.play(game.legal_moves()[-1])
    game.resign(2)
    text = dealt.rules.write_position(game)
    start = tallorder.Start.from_position(text if from_text else game)
    game.play(game.legal_moves()[0])
    first = start.begin()
    assert dealt.rules.write_position(first) == text
    first.play(first.legal_moves()[0])
    assert first.progress() == game.progress()
    assert start.rules.write_position(start.begin()) == text
    assert (start.rules, start.options, start.deal.players) == (dealt.rules, dealt.options, 3)
    assert start.deal.order == dealt.deal.order
    assert len(start.deal.cards) == len(dealt.deal.cards)
    assert start.deal.box == dealt.deal.box
    assert len(repr(start)) < 100
    for record in (first.record, start.record):
        with pytest.raises(ValueError, match="began at a position, and a record begins at a deal"):
            record()


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_nobody_decides_whoever_looks(name: str) -> None:
    game = tallorder.set_up(name, players=2, seed=5).begin()
    game.resign(0)
    assert (game.actor, game.phase) == (tallorder.NOBODY, "over")
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert (view.actor, view.phase, view.legal, view.outcome) == (None, "over", (), game.outcome())


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_comes_from_a_seed_or_from_listed_numbers(name: str) -> None:
    agreed = tallorder.agree(name, players=3)
    assert agreed.deal(chance=tallorder.ScriptedChance([], key=5)) == agreed.deal(5)
    assert agreed.deal(chance=tallorder.ScriptedChance([0] * 500)).begin().actor == 0
    with pytest.raises(ValueError, match="the listed number 10000 is not from 0 to"):
        agreed.deal(chance=tallorder.ScriptedChance([10000]))


def test_what_games_are_made_of_is_exported() -> None:
    wanted = ["Move", "Event", "View", "Deal", "Card", "BuildingCard", "Deck", "Hidden", "Stock", "Guesses"]
    assert set(wanted) <= set(tallorder.__all__)


def test_a_deck_names_the_cards_of_a_position_and_bots_play_on_from_there() -> None:
    text = "position cardline\norder area\nline france\nhand 1 italy | spain\nhand 2 poland\npile china | peru | cuba\n"
    start = tallorder.Start.from_position(text, deck="countries")
    assert start.begin().legal() == start.begin().legal() != []
    duel = tallorder.play_bots(start, ["friend", "expert"])
    assert duel.outcome.winners
    ended = start.begin()
    ended.resign(0)
    over = tallorder.Start.from_position(ended).begin()
    assert over.outcome() == ended.outcome()
    with pytest.raises(TypeError, match="Stranger is no game of the catalogue"):
        tallorder.Start.from_position(Stranger(2))


def test_without_the_library_of_sentences_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = tallorder.Refused(tallorder.Refusal("K-OVER", "game-over"))
    assert tallorder.explain(refused).endswith("[K-OVER]")
    sys.modules["tallorder.messages.phrasebook"]._read.cache_clear()
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(ModuleNotFoundError, match=r"sentences need fluent.runtime, which is not installed"):
        tallorder.explain(refused)
    assert str(refused) == "K-OVER game-over"
