"""One game after another: opened cards are set aside, and nobody is asked for ever."""

from pathlib import Path

import pytest

from tallorder import catalogue
from tallorder.bots.players import BotSpec
from tallorder.games.kernel.record import play_through, read_record
from tallorder.terminal.series import GameSeries
from tests.rulebook import rule
from tests.terminal.test_play import Typist


def series(game: str, answers: list[str], seed: int = 3, **options: str) -> tuple[GameSeries, Typist]:
    """A group that says these things when asked whether it plays on, and types numbers otherwise."""
    typist = Typist()
    left = list(answers)

    def ask(question: str) -> str:
        if "Another game" not in question:
            return Typist.ask(typist, question)
        if not left:
            raise EOFError
        return left.pop(0)

    typist.ask = ask  # type: ignore[method-assign]
    agreement = catalogue.agree(game, players=2, options=options)
    return GameSeries(agreement, ["Ann", "Bot"], {1: BotSpec("any-legal", 75)}, "en", "us", seed), typist


@rule("C-MEM-2", "C-MEM-3", "C-R-48", "C-R-49")
def test_cards_opened_in_one_game_are_not_dealt_in_the_next(tmp_path: Path) -> None:
    group, typist = series("comparity-landmarks", ["y", "n"])
    group.play(typist.terminal(), tmp_path / "night.record")
    first, second = (
        read_record((tmp_path / name).read_text(encoding="utf-8")) for name in ("night.record", "night-2.record")
    )
    start = catalogue.start_of(first)
    game = start.begin()
    for _ in play_through(start.rules, game, first):
        pass
    opened = {first.cards[card] for card in start.rules.opened(game.view(None))}
    assert opened
    assert opened < group.games.opened_ids
    assert not opened & set(second.cards)


@rule("C-R-49")
def test_with_the_memory_off_nothing_is_set_aside() -> None:
    group, typist = series("comparity-landmarks", ["n"], box_memory="off")
    group.play(typist.terminal())
    assert group.games.opened_ids == set()


@rule("C-R-49")
def test_cardline_and_skyscraper_remember_nothing() -> None:
    for game in ("cardline-globetrotter", "skyscraper"):
        group, typist = series(game, ["n"])
        group.play(typist.terminal())
        assert group.games.opened_ids == set()


@rule("C-MEM-4", "C-R-47")
def test_when_the_fresh_cards_run_out_the_memory_is_cleared_and_fills_up_again() -> None:
    group, typist = series("comparity-landmarks", [])
    group.games.local.table.seen[group.agreement.deck.hash] = {card.id for card in group.agreement.stock[:80]}
    group.play(typist.terminal())
    assert 0 < len(group.games.opened_ids) <= 29


@pytest.mark.parametrize("answers", [[], ["n"], [""], ["1"]])
def test_without_a_yes_the_series_ends(answers: list[str]) -> None:
    group, typist = series("cardline-globetrotter", answers)
    group.play(typist.terminal())
    assert typist.text.count("Cardline: Globetrotter: 2 play") == 1


@rule("C-MEM-1", "C-R-50")
def test_values_of_closed_cards_are_never_told() -> None:
    group, typist = series("comparity-movies", ["n"], 5)
    group.play(typist.terminal())
    hidden = [card for card in group.agreement.stock if card.id not in group.games.opened_ids]
    for card in hidden:
        money = f"{card.values['box-office'].number:,}"
        assert f"${money}" not in typist.text, card.id
