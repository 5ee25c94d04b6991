"""Bots are honest, go on after a restart, and end their games without a refusal."""

import itertools
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tallorder.bots import BotRequest, Budget, skyscraper
from tallorder.bots.players import PERSONAS, BotSpec, bot, read_bot, skills
from tallorder.bots.seated import SeatedBot
from tallorder.catalogue import set_up
from tallorder.games.kernel import Move, Refused
from tallorder.lab.duel import play
from tallorder.messages import LANGUAGES
from tallorder.table.bots import decide_as_bot
from tallorder.terminal.speaker import Speaker
from tests.bots.asking import LITTLE, decks_opened, moments, with_other_values

GAMES = {"comparity-landmarks": "comparity", "comparity-movies": "comparity", "cardline-globetrotter": "cardline"}
ALL_GAMES = {**GAMES, "skyscraper": "skyscraper"}


@pytest.mark.parametrize(
    ("game", "skill"), [(game, skill) for game, engine in ALL_GAMES.items() for skill in skills(engine)]
)
def test_every_bot_plays_whole_games_without_a_refusal(game: str, skill: str) -> None:
    for players in (2, 3, 5):
        start = set_up(game, players=players, seed=players)
        duel = play(start, [BotSpec(skill, 75)] * players, range(players), LITTLE)

        assert sum(duel.shares) == pytest.approx(1)


@pytest.mark.parametrize(
    "option",
    ["repair_order=free", "repair_permute=on", "repair_swap=any", "final_challenge=on", "check_commit=upfront"],
)
def test_comparity_bots_play_by_house_rules_too(option: str) -> None:
    name, value = option.split("=")
    for seed in range(6):
        start = set_up("comparity-landmarks", players=3, seed=seed, options={name: value})
        duel = play(start, [read_bot("comparity", skill) for skill in ("expert", "pusher", "friend")], range(3))

        assert sum(duel.shares) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("skill", ["beginner", "friend", "expert"])
def test_true_values_of_closed_cards_change_no_decision(game: str, skill: str) -> None:
    """Same beliefs, same names, other numbers behind the cards that nobody has seen: the same decision."""
    deciding = bot(GAMES[game], skill)
    changed = 0
    start = set_up(game, players=3, seed=4)
    played: list[Move] = []
    for game_now, request in moments(start, [BotSpec(skill, 75)] * 3, 4):
        answer = deciding(request)
        if len(played) % 2 == 0:
            other = with_other_values(start, start.rules.opened(request.view), len(played))
            twin = other.begin()
            seated_bot = SeatedBot(other, twin, request.seat, BotSpec(skill, 75), 4 + request.seat)
            seated_bot.beliefs = request.beliefs
            for move in played:
                seated_bot.watch(twin, twin.play(move))
            assert seated_bot.decide(twin, LITTLE) == answer
            changed += twin.key() != game_now.key()
        played.append(answer.move)

    assert changed > 3


def test_a_bot_goes_on_the_same_in_another_process_that_has_no_deck() -> None:
    """What a bot is asked is all it needs: a fresh process gives the same answers and never opens a card file."""
    questions = []
    for game in ALL_GAMES:
        start = set_up(game, players=3, seed=11)
        for number, (_, request) in enumerate(moments(start, [BotSpec("expert", 75)] * 3, 11)):
            if number % 7 == 0:
                questions.append((start.rules.engine, "expert@75", request))
            if number > 40:
                break

    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        answers = list(elsewhere.map(decide_as_bot, *zip(*questions, strict=True)))
        decks_there = elsewhere.submit(decks_opened).result()

    assert answers == [decide_as_bot(*question) for question in questions]
    assert len(questions) > 12
    assert decks_opened() > 0 == decks_there


@pytest.mark.parametrize("game", ALL_GAMES)
def test_at_least_five_reasons_occur_and_are_said_in_every_language(game: str) -> None:
    start = set_up(game, players=3, seed=1)
    said = {}
    speakers = [
        Speaker(language, start.rules.cards(start.begin()), ["A", "B", "C"], start.deck) for language in LANGUAGES
    ]
    for seed in range(5):
        dealt = set_up(game, players=3, seed=seed)
        for _, request in moments(dealt, [BotSpec("expert", 75)] * 3, seed):
            why = bot(start.rules.engine, "expert")(request).why
            said.setdefault(why.code, why)

    assert len(said) >= 5
    for why in said.values():
        for speaker in speakers:
            assert speaker.line(why)


def test_there_are_at_least_six_personas_with_tags_that_decks_use() -> None:
    from tallorder import decks

    tags = {
        tag for name in ("landmarks", "movies", "countries") for card in decks.load(name).cards for tag in card.tags
    }
    named = [persona for persona in PERSONAS.values() if persona.strong]

    assert len(named) >= 6
    assert {tag for persona in named for tag in (*persona.strong, *persona.weak)} <= tags


@pytest.mark.parametrize("name", ["wizard", "expert@50", "expert@100", "expert@ninety", "expert:nobody", ""])
def test_a_bot_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        read_bot("comparity", name)


def test_a_bot_is_read_with_its_knowledge_and_persona() -> None:
    assert read_bot("comparity", "expert@85:pilgrim") == BotSpec("expert", 85, "pilgrim")
    assert read_bot("cardline", "friend").knowledge == 75


def test_a_search_ends_before_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that ticks 7 ms per playout, 0.4 s are enough for 57 of them, the 58th would end too late."""
    ticks = itertools.count()
    monkeypatch.setattr(skyscraper, "perf_counter", lambda: 0.007 * next(ticks))
    go_on = skyscraper._until_spent(Budget(seconds=0.4))

    assert next(done for done in itertools.count() if not go_on(done)) == 57


def test_a_question_holds_no_deck() -> None:
    assert "deck" not in BotRequest.__struct_fields__
