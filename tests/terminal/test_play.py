"""Whole games at one terminal, by somebody who only types."""

import re
from collections.abc import Callable, Sequence

import pytest

from tallorder import catalogue
from tallorder.bots.players import BotSpec
from tallorder.games.kernel import NOBODY, Chance
from tallorder.games.kernel.record import RESIGN, Record, play_through
from tallorder.messages import LANGUAGES
from tallorder.terminal.driver import LocalGames
from tallorder.terminal.play import SpokenGame, Terminal
from tallorder.terminal.speaker import Speaker
from tests.rulebook import rule

READY = [offer.game for offer in catalogue.offers() if offer.deck is not None]


class Typist:
    """Answers every question with some number of the list, and remembers all that was said."""

    def __init__(self, seed: int = 1) -> None:
        self.chance = Chance(seed)
        self.said: list[str] = []
        self.cleared: list[int] = []

    def ask(self, question: str) -> str:
        self.said.append(question)
        numbers = re.search(r"1–(\d+)", question)
        return str(self.chance.below(int(numbers[1])) + 1) if numbers else ""

    def terminal(self, ask: Callable[[str], str] | None = None) -> Terminal:
        return Terminal(ask or self.ask, self.said.append, lambda: self.cleared.append(len(self.said)))

    @property
    def text(self) -> str:
        return "\n".join(self.said)


def scripted(typist: Typist, answers: Sequence[str]) -> Callable[[str], str]:
    """Types these answers, then nothing more."""
    left = list(answers)

    def ask(question: str) -> str:
        typist.said.append(question)
        if not left:
            raise EOFError
        return left.pop(0)

    return ask


def sit_down(
    game: str, terminal: Terminal, *, people: int, players: int = 3, seed: int = 1, language: str = "en", first: int = 1
) -> SpokenGame:
    agreement = catalogue.agree(game, players=players, options={"first_player": first})
    games = LocalGames(agreement, dict.fromkeys(range(people, players), BotSpec("any-legal", 75)), seed)
    games.begin(seed)
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"][:players]
    speaker = Speaker(language, games.rules.cards(games.game), names, games.table_game.start.deck)
    return SpokenGame(games, terminal, speaker)


def check_record(spoken: SpokenGame, record: Record) -> None:
    """The record leads to the same end."""
    game = spoken.games.table_game.start.begin()
    for _ in play_through(spoken.rules, game, record):
        pass
    assert game.key() == spoken.games.game.key()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", READY)
def test_a_person_plays_a_whole_game_against_bots(game: str, language: str) -> None:
    typist = Typist()
    spoken = sit_down(game, typist.terminal(), people=1, language=language)
    record = spoken.play()
    outcome = spoken.games.outcome
    assert outcome is not None
    assert f"[{outcome.rule}]" in typist.text
    assert record.ending is not None
    check_record(spoken, record)
    # Every sentence came out of a message file with all its values.
    assert not re.search(r"\{ ?\$|^\s*[a-z]+(-[a-z]+)+$", typist.text, re.MULTILINE)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", READY)
def test_several_people_play_at_one_terminal(game: str, players: int) -> None:
    typist = Typist(players)
    spoken = sit_down(game, typist.terminal(), people=players, players=players)
    record = spoken.play()
    assert spoken.games.game.actor == NOBODY
    check_record(spoken, record)


@pytest.mark.parametrize("game", READY)
def test_bots_alone_play_for_a_spectator(game: str) -> None:
    typist = Typist()
    spoken = sit_down(game, typist.terminal(), people=0)
    spoken.play()
    assert spoken.games.game.actor == NOBODY
    assert len(typist.said) > 10


@rule("C-HIDE-4", "L-R-16")
@pytest.mark.parametrize("game", ["comparity-landmarks", "cardline-globetrotter"])
def test_where_all_is_public_nobody_has_to_look_away(game: str) -> None:
    typist = Typist()
    sit_down(game, typist.terminal(), people=3).play()
    assert typist.cleared == []


def test_secret_hands_are_hidden_before_the_keyboard_goes_to_the_next_person() -> None:
    typist = Typist()
    spoken = sit_down("skyscraper", typist.terminal(), people=3)
    spoken.play()
    assert len(typist.cleared) > 10
    for place in typist.cleared:
        assert "Press Enter when only you are looking" in typist.said[place]
        if place:
            assert typist.said[place - 1].startswith("Press Enter to hide")


def test_before_the_first_person_sits_down_nothing_is_told() -> None:
    typist = Typist()
    spoken = sit_down("skyscraper", typist.terminal(scripted(typist, [""])), people=2, players=4, first=3)
    spoken.play()
    assert typist.cleared[0] == 0
    assert typist.said[0].startswith("Ann, it is your decision")
    assert "Cleo plays" in typist.text


def test_between_two_hand_overs_only_the_person_at_the_keyboard_is_told_her_hand() -> None:
    """Each stretch of talk is what one seat may hear: the same talk comes from that seat's views alone."""
    typist = Typist()
    spoken = sit_down("skyscraper", typist.terminal(), people=3)
    told: list[int | None] = []
    original = spoken.tell_table

    def tell_table(seat: int) -> None:
        told.append(seat)
        assert spoken.listener == seat
        original(seat)

    spoken.tell_table = tell_table  # type: ignore[method-assign]
    spoken.play()
    assert set(told) == {0, 1, 2}


@pytest.mark.parametrize("game", READY)
@pytest.mark.parametrize("answers", [[], ["1"], ["?"], ["t", "1"], ["q"], ["1", "quit"]])
def test_the_end_of_input_breaks_the_game_off_kindly(game: str, answers: list[str]) -> None:
    typist = Typist()
    spoken = sit_down(game, typist.terminal(scripted(typist, answers)), people=1)
    record = spoken.play()
    assert "broken off" in typist.said[-1]
    assert record.ending is None
    check_record(spoken, record)


def test_help_and_the_table_are_there_on_request() -> None:
    typist = Typist()
    sit_down("cardline-globetrotter", typist.terminal(scripted(typist, ["help", "t"])), people=1).play()
    assert "Type the number of what you want to do" in typist.text
    assert typist.text.count("The line has") == 2


def test_a_number_outside_the_list_and_gibberish_are_answered_and_asked_again() -> None:
    typist = Typist()
    answers = ["99", "9" * 5000, "fnord", "²"]
    spoken = sit_down("cardline-globetrotter", typist.terminal(scripted(typist, answers)), people=1)
    spoken.play()
    assert typist.text.count("not in the list") == 2
    assert "“fnord” is not one of your moves" in typist.text
    assert [move for move in spoken.games.record().moves if move.seat == 0] == []


def test_one_can_go_back_to_the_first_list() -> None:
    typist = Typist()
    ask = scripted(typist, ["1", "0", "2", "1"])
    spoken = sit_down("cardline-globetrotter", typist.terminal(ask), people=1)
    second = spoken.rules.choices(spoken.games.game.view(0))[1].moves[0]
    text = spoken.rules.write_move(spoken.games.game, second)
    spoken.play()
    assert spoken.games.record().moves[0].text == text


def test_a_move_can_be_typed_in_notation() -> None:
    typist = Typist()
    spoken = sit_down("cardline-globetrotter", typist.terminal(), people=3)
    text = spoken.rules.write_move(spoken.games.game, spoken.games.game.legal_moves()[-1])
    spoken.terminal.ask = scripted(typist, [text])
    spoken.play()
    assert [move.text for move in spoken.games.record().moves] == [text]


@rule("C-HIDE-2", "C-R-41")
def test_typing_names_does_not_tell_which_cards_are_in_the_deck() -> None:
    """A card below the top of the deck and a card that is in no pile are answered alike."""
    typist = Typist()
    spoken = sit_down("comparity-landmarks", typist.terminal(), people=2, players=2)
    dealt = {card.id for card in spoken.games.table_game.start.deal.cards}
    below_the_top = spoken.games.table_game.start.deal.cards[-1].id
    assert spoken.games.table_game.start.deck is not None
    elsewhere = next(card.id for card in spoken.games.table_game.start.deck.cards if card.id not in dealt)
    spoken.terminal.ask = scripted(typist, [f"play <{below_the_top}> @ 1,0", f"play <{elsewhere}> @ 1,0"])
    spoken.play()
    first, second = (line for line in typist.said if "not one of your moves" in line)
    assert first.replace(below_the_top, "") == second.replace(elsewhere, "")


@rule("L-R-25")
def test_somebody_resigns_after_being_asked_whether_she_means_it() -> None:
    typist = Typist()
    ask = scripted(typist, ["resign", "n", "resign", "y"])
    spoken = sit_down("cardline-globetrotter", typist.terminal(ask), people=2, players=2)
    record = spoken.play()
    assert [move.text for move in spoken.games.record().moves] == [RESIGN]
    assert record.ending is not None
    check_record(spoken, record)


def test_a_bot_says_why_it_moved_when_asked() -> None:
    """A person places one card and then asks."""
    told: list[str] = []
    answers = iter(["1", "1", "w", "q"])
    agreement = catalogue.agree("cardline-globetrotter", players=2, options={"first_player": 1})
    games = LocalGames(agreement, {1: BotSpec("expert", 75)}, 3)
    games.begin(3)
    speaker = Speaker("en", games.rules.cards(games.game), ["Ann", "Bot"], games.table_game.start.deck)
    terminal = Terminal(lambda _: next(answers), told.append, lambda: None)
    SpokenGame(games, terminal, speaker).play()

    assert any(line.startswith("Why Bot: ") and "%" in line for line in told)
