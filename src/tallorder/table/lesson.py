"""A lesson at a table: a game from a position in which only some moves are accepted, one idea after another.

The engine judges first, and its refusal comes first. A legal move that the step does not ask for is refused with the
step's own sentence and rule. What is stored is the position itself: a release without this lesson, or with another
wording of it, plays the position like any other game.
"""

import msgspec

from tallorder import catalogue
from tallorder.cards import BuildingSet, Deck
from tallorder.catalogue import Start
from tallorder.games.kernel import CardRef, Chance, Line, Move, NotationError, Param, Refusal, Refused
from tallorder.lessons import Lesson, LessonStep, lessons
from tallorder.table.changes import LessonBegan, StoredHead
from tallorder.table.game import TableGame
from tallorder.table.messages import LessonState
from tallorder.table.refusals import refuse
from tallorder.version import __version__

BELIEFS = 3
"""A branch of the seed, as for every game."""


class LessonAt:
    """A lesson, and the step that a table has come to."""

    def __init__(self, lesson: Lesson, place: int) -> None:
        self.lesson = lesson
        self.place = place

    @property
    def step(self) -> LessonStep:
        """The step that is on the table."""
        return self.lesson.steps[self.place]

    def is_scripted(self, game: TableGame) -> bool:
        """Whether the step says what is done next."""
        return len(game.steps) < len(self.step.script)

    def is_done(self, game: TableGame) -> bool:
        """Whether there is nothing left to do in this step."""
        return not game.is_running or not (self.step.plays_on or self.is_scripted(game))

    def expected(self, game: TableGame) -> tuple[Move, ...]:
        """The moves that the step accepts now; none where every legal one will do."""
        written = self.step.script[len(game.steps)] if self.is_scripted(game) else ()
        return tuple(game.rules.read_move(game.position, text) for text in written)

    def require(self, game: TableGame, move: Move) -> None:
        """Refuses a legal move that the step does not ask for, with the step's rule."""
        if self.is_done(game):
            raise refuse("lesson-done")
        expected = self.expected(game)
        if expected and move not in expected:
            line = self.line(game)
            raise Refused(Refusal(self.step.rule, line.code, line.params))

    def params(self, game: TableGame) -> dict[str, Param]:
        """What the sentences of this step speak about."""
        numbers = {card.id: number for number, card in enumerate(game.rules.cards(game.position))}
        named: dict[str, Param] = {name: CardRef(numbers[card]) for name, card in self.step.cards.items()}
        return {"order": game.start.deal.order} | named

    def line(self, game: TableGame) -> Line:
        """What to do now, in one sentence; a step of several decisions has one for each."""
        code = f"lesson-{game.rules.engine}-{self.step.id}"
        if self.is_done(game):
            return Line(f"{code}-done", self.params(game))
        mine = sum(step.seat == 0 for step in game.steps)
        is_further = mine and self.is_scripted(game)
        return Line(f"{code}-{mine + 1}" if is_further else code, self.params(game))

    def state(self, game: TableGame) -> LessonState:
        """The lesson as everybody at the table may know it."""
        return LessonState(
            game=self.lesson.game,
            steps=tuple(step.id for step in self.lesson.steps),
            step=self.place,
            rule=self.step.rule,
            line=self.line(game),
            is_done=self.is_done(game),
        )


def require_lesson(game: str) -> Lesson:
    """The lesson of a game."""
    if game not in lessons():
        raise refuse("no-lesson")
    return lessons()[game]


def lesson_at(change: LessonBegan) -> LessonAt | None:
    """The step that a table came to; None if this release does not have it, or has changed its position."""
    lesson = lessons().get(change.head.game)
    place = None if lesson is None else lesson.place(change.step)
    if lesson is None or place is None or lesson.steps[place].position != change.position:
        return None
    return LessonAt(lesson, place)


def begin_step(lesson: Lesson, step: LessonStep, deck: Deck | BuildingSet, seed: int) -> tuple[LessonBegan, Start]:
    """The game of a step, from its position; a deck that lacks its cards has no lesson."""
    try:
        start = start_of_step(lesson.game, step.position, deck)
    except NotationError:
        raise refuse("no-lesson") from None
    deal = start.deal
    head = StoredHead(
        game=lesson.game,
        players=deal.players,
        first=deal.first,
        deck=deck.id if isinstance(deck, Deck) else start.rules.engine,
        deck_hash=deck.hash,
        chance_key=0,
        order=deal.order,
        options=start.switches(),
    )
    beliefs = Chance(seed).fork(BELIEFS)
    seeds = tuple(beliefs.next() for _ in range(deal.players))
    return LessonBegan(head, __version__, seeds, position=step.position, step=step.id), start


def start_of_step(game: str, position: str, deck: Deck | BuildingSet) -> Start:
    """What the game of a step begins from."""
    return msgspec.structs.replace(Start.from_position(position, deck), game=game)


def start_of_began(change: LessonBegan, deck: Deck | BuildingSet) -> Start:
    """The same from the log."""
    catalogue.offer(change.head.game)
    return start_of_step(change.head.game, change.position, deck)
