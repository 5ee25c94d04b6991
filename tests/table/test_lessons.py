"""Lessons: every step can be played as it says, everything else is refused with its rule, and nothing is lost."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tallorder import catalogue
from tallorder.games.kernel import Game, Move, Refused
from tallorder.lessons import Lesson, LessonStep, lessons
from tallorder.messages import LANGUAGES
from tallorder.messages.phrasebook import texts
from tallorder.table import changes, commands
from tallorder.table.changes import read_change
from tallorder.table.journal import Entry
from tallorder.table.lesson import LessonAt, start_of_began, start_of_step
from tallorder.table.local import LOCAL_ID, LocalListener, LocalTable
from tallorder.table.messages import Update, Welcome
from tallorder.table.table import Table

STEPS = [(lesson, step) for lesson in lessons().values() for step in lesson.steps]
NAMED = pytest.mark.parametrize(("lesson", "step"), STEPS, ids=[f"{lesson.game}-{step.id}" for lesson, step in STEPS])
LEARNER = 0
ROOT = Path(__file__).parents[2]
NOT_IN_A_FIRST_GAME = {
    "comparity": {"cards", "landmarks", "movies", "setup", "empty", "memory"},
    "cardline": {"cards", "setup", "box"},
    "skyscraper": {"cards", "setup", "tornado"},
}
"""Chapters about what is in the box and what the table sets up by itself, and what a first game can do without: an
empty deck or pile, cards kept for the next game, and Tornadoes, which explain themselves when one is played."""


class Group:
    """A learner at a local table, opened for a lesson and brought to one of its steps."""

    def __init__(self, lesson: Lesson, step: LessonStep) -> None:
        numbers = itertools.count(1)
        self.local = LocalTable(lambda: (f"token-of-the-test-{next(numbers)}", next(numbers)))
        self.told: list[Any] = []
        self.said_meanwhile: list[str] = []
        """What the lesson said while the bot decided."""
        self.learner = LocalListener(self.told.append)
        self.local.open_lesson(self.learner, "Ann", lesson.game)
        self.ask(commands.GoToStep(table=LOCAL_ID, step=lesson.steps.index(step)))

    @property
    def at(self) -> LessonAt:
        assert self.local.table.lesson is not None
        return self.local.table.lesson

    @property
    def game(self) -> Any:
        assert self.local.table.game is not None
        return self.local.table.game

    def ask(self, command: commands.AnyCommand, listener: LocalListener | None = None) -> None:
        self.local.submit(listener or self.learner, command)

    def play(self, move: Move) -> None:
        raw = msgspec.Raw(msgspec.json.encode(move))
        self.ask(commands.Play(table=LOCAL_ID, version=self.local.table.version, seat=LEARNER, move=raw))

    def refused(self, move: Move) -> Any:
        with pytest.raises(Refused) as problem:
            self.play(move)
        return problem.value.refusal

    def let_bot_move(self) -> None:
        """The bot follows the script as long as it is its decision."""
        while self.local.table.lesson and not self.local.table.is_step_done and self.game.position.actor != LEARNER:
            self.said_meanwhile.append(self.at.line(self.game).code)
            self.local.ask_bot()

    def follow(self) -> Iterator[tuple[Move, ...]]:
        """The moves accepted at each of the learner's decisions; the first of them is played, or any legal one."""
        self.let_bot_move()
        while self.at.is_scripted(self.game):
            accepted = self.at.expected(self.game)
            yield accepted
            self.play(accepted[0] if accepted else self.game.position.legal_moves()[0])
            self.let_bot_move()


def messages(language: str) -> str:
    return texts(language)["lessons"]


def paths(step: LessonStep, game: Game, rules: Any, place: int = 0) -> Iterator[Game]:
    """Every position that the accepted moves of a script lead to."""
    if place == len(step.script):
        yield game
        return
    written = step.script[place]
    legal = game.legal_moves()
    moves = [rules.read_move(game, text) for text in written] or list(legal)
    for move in moves:
        assert move in legal, (step.id, move)
        further = game.clone()
        further.play(move, game.actor)
        yield from paths(step, further, rules, place + 1)


def test_every_game_with_a_deck_of_its_own_has_a_lesson() -> None:
    assert set(lessons()) == {offer.game for offer in catalogue.offers() if offer.deck is not None}


@pytest.mark.parametrize("lesson", lessons().values(), ids=lessons())
def test_a_lesson_has_at_most_eight_steps_and_ends_with_a_short_game(lesson: Lesson) -> None:
    assert 1 < len(lesson.steps) <= 8
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)
    assert [step.plays_on for step in lesson.steps] == [False] * (len(lesson.steps) - 1) + [True]
    assert len(lesson.steps[-1].script) == 1, "the bot's mistake, and then everybody decides for themselves"


@NAMED
def test_every_accepted_move_is_legal_wherever_the_others_lead(lesson: Lesson, step: LessonStep) -> None:
    start = start_of_step(lesson.game, step.position, catalogue.load_deck(catalogue.offer(lesson.game)))
    ends = list(paths(step, start.begin(), start.rules))
    assert ends
    for game in ends:
        assert (game.actor >= 0) is True, "a step ends before its game does; only the last goes on to the end"


@NAMED
def test_a_legal_move_that_the_step_does_not_ask_for_is_refused_with_its_rule(lesson: Lesson, step: LessonStep) -> None:
    group = Group(lesson, step)
    for accepted in group.follow():
        before = group.local.table.version
        others = [move for move in group.game.position.legal_moves() if accepted and move not in accepted]
        code = group.at.line(group.game).code
        for move in others:
            refusal = group.refused(move)
            assert (refusal.rule, refusal.code) == (step.rule, code)
            for language in LANGUAGES:
                assert f"\nrefusal-{code} =" in messages(language)
        assert group.local.table.version == before


@NAMED
def test_the_engine_judges_first(lesson: Lesson, step: LessonStep) -> None:
    """An illegal move is refused by the engine's own rule, not by the lesson's sentence."""
    group = Group(lesson, step)
    for _ in group.follow():
        legal = group.game.position.legal_moves()
        moved = [name for name in legal[-1].__struct_fields__ if isinstance(getattr(legal[-1], name), int)]
        if not moved:
            continue
        illegal = msgspec.structs.replace(legal[-1], **{moved[-1]: 99})
        if illegal not in legal:
            assert not group.refused(illegal).code.startswith("lesson-")


@NAMED
def test_each_decision_has_its_sentence_in_every_language(lesson: Lesson, step: LessonStep) -> None:
    group = Group(lesson, step)
    engine = group.game.rules.engine
    codes = [f"lesson-{engine}-{step.id}-title", f"lesson-{engine}-{step.id}-done"]
    codes += [group.at.line(group.game).code for _ in group.follow()] or [group.at.line(group.game).code]
    codes += group.said_meanwhile
    for language in LANGUAGES:
        for code in codes:
            assert f"\n{code} =" in messages(language), (language, code)
    assert group.at.is_done(group.game) is not step.plays_on


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_sentence_that_no_step_says(language: str) -> None:
    said = set()
    for lesson, step in STEPS:
        group = Group(lesson, step)
        base = f"lesson-{group.game.rules.engine}-{step.id}"
        said |= {f"{base}-title", f"{base}-done", base}
        for accepted in group.follow():
            code = group.at.line(group.game).code
            said.add(code)
            if accepted and len(accepted) < len(group.game.position.legal_moves()):
                said.add(f"refusal-{code}")
        said |= set(group.said_meanwhile)
    found = set(
        re.findall(r"^((?:refusal-)?lesson-(?:comparity|cardline|skyscraper)-[a-z0-9-]+) =", messages(language), re.M)
    )
    assert found == said


def chapters_of_rules(engine: str) -> dict[str, str]:
    """By rule: the chapter of the rules page that it stands in."""
    book = (ROOT / "client" / "src" / engine / "rulebook.ts").read_text()
    parts = re.split(r"chapter\('(\w+)'", book)
    return {
        rule: chapter
        for chapter, body in zip(parts[1::2], parts[2::2], strict=True)
        for rule in re.findall(r"[CLS](?:-[A-Z]+)+-\d+", body)
    }


@NAMED
def test_a_step_teaches_a_rule_of_its_own_chapters(lesson: Lesson, step: LessonStep) -> None:
    engine = catalogue.offer(lesson.game).engine
    assert chapters_of_rules(engine)[step.rule] in step.chapters


@pytest.mark.parametrize("lesson", lessons().values(), ids=lessons())
def test_every_chapter_that_a_first_game_meets_has_a_step(lesson: Lesson) -> None:
    manifest = catalogue.manifest(catalogue.offer(lesson.game).engine)
    taught = {chapter for step in lesson.steps for chapter in step.chapters}
    assert taught == set(manifest.chapters) - NOT_IN_A_FIRST_GAME[manifest.engine]


@pytest.mark.parametrize("lesson", lessons().values(), ids=lessons())
def test_the_short_game_comes_to_an_end_and_the_lesson_can_be_repeated(lesson: Lesson) -> None:
    group = Group(lesson, lesson.steps[-1])
    group.let_bot_move()
    for _ in range(400):
        if not group.game.is_running:
            break
        group.play(group.game.position.legal_moves()[0])
        group.let_bot_move()
    assert group.local.table.is_step_done
    group.ask(commands.GoToStep(table=LOCAL_ID, step=0))
    assert (group.at.place, group.game.is_running) == (0, True)


def test_nobody_moves_once_a_step_is_done() -> None:
    lesson = lessons()["comparity-landmarks"]
    group = Group(lesson, lesson.steps[0])
    list(group.follow())
    update = group.told[-1]
    assert isinstance(update, Update)
    assert update.state is not None
    assert update.state.lesson is not None
    assert update.state.lesson.is_done
    assert all(not shown.choices for shown in update.shown)
    assert group.local.ask_bot() is None


def test_a_lesson_says_nothing_about_closed_cards() -> None:
    """A lesson table shows what any table shows: faces are open only where the card lies open."""
    for lesson, step in STEPS:
        group = Group(lesson, step)
        for _ in group.follow():
            pass
        for message in group.told:
            if not isinstance(message, Welcome | Update) or not message.faces:
                continue
            opened = set(group.game.rules.opened(group.game.position.view(None)))
            if message.version >= group.game.began:
                assert {face.card for face in message.faces if face.opened is not None} <= opened


def test_only_the_host_of_a_lesson_goes_to_another_step() -> None:
    lesson = lessons()["skyscraper"]
    group = Group(lesson, lesson.steps[0])
    spectator = LocalListener(lambda _message: None)
    group.local.join(spectator)
    with pytest.raises(Refused, match="only-host"):
        group.ask(commands.GoToStep(table=LOCAL_ID, step=1), spectator)
    with pytest.raises(Refused, match="no-lesson"):
        group.ask(commands.GoToStep(table=LOCAL_ID, step=len(lesson.steps)))
    group.ask(commands.GoToStep(table=LOCAL_ID, step=1))
    assert group.at.place == 1


def test_a_lesson_is_left_by_an_ordinary_game() -> None:
    lesson = lessons()["comparity-landmarks"]
    group = Group(lesson, lesson.steps[0])
    group.ask(commands.Abort(table=LOCAL_ID))
    group.ask(commands.Begin(table=LOCAL_ID))
    assert group.local.table.lesson is None
    with pytest.raises(Refused, match="no-lesson"):
        group.ask(commands.GoToStep(table=LOCAL_ID, step=0))


# What is stored.


def load(log: list[Entry]) -> Table:
    """A table as another process reads it from its log."""
    table = Table(LOCAL_ID)
    for entry in log:
        change = read_change(entry.body)
        start = None
        if isinstance(change, changes.LessonBegan):
            start = start_of_began(change, catalogue.load_deck(catalogue.offer(change.head.game)))
        table.apply(change, entry, start)
    return table


@NAMED
def test_a_lesson_that_was_left_is_found_again_where_it_was(lesson: Lesson, step: LessonStep) -> None:
    group = Group(lesson, step)
    for _ in group.follow():
        again = load(group.local.log)
        assert again.lesson_state() == group.local.table.lesson_state()
        assert again.game is not None
        assert again.game.position.progress() == group.game.position.progress()
    again = load(group.local.log)
    assert again.lesson_state() == group.local.table.lesson_state()
    assert not again.is_frozen


@pytest.mark.parametrize("change", [{"step": "no-longer-there"}, {"position": None}])
def test_a_release_without_this_step_plays_its_position_like_any_game(change: dict[str, Any]) -> None:
    lesson = lessons()["cardline-globetrotter"]
    group = Group(lesson, lesson.steps[0])
    log = group.local.log[:-1]
    began = read_change(group.local.log[-1].body)
    assert isinstance(began, changes.LessonBegan)
    fields = {name: value or f"{began.position}\n# worded differently" for name, value in change.items()}
    other = changes.write_change(msgspec.structs.replace(began, **fields))
    table = load([*log, msgspec.structs.replace(group.local.log[-1], body=other)])
    assert table.lesson is None
    assert table.is_running
    assert not table.is_frozen
    assert table.actor() is table.players[LEARNER]


def test_a_release_that_knows_no_lessons_freezes_nothing() -> None:
    lesson = lessons()["cardline-globetrotter"]
    group = Group(lesson, lesson.steps[0])
    list(group.follow())
    table = Table(LOCAL_ID)
    for entry in group.local.log:
        change: Any = read_change(entry.body)
        table.apply(changes.Unreadable("lesson-of-later") if isinstance(change, changes.LessonBegan) else change, entry)
    assert not table.is_running
    assert not table.is_frozen
    assert [player.is_person for player in table.players] == [True, False]
