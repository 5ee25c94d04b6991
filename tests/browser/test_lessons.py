"""Every lesson from its first step to a real game: by keys on a desk, by touch on a phone, through roles and names.

What to do comes from the lesson itself; what the page shows is checked at every step.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tallorder import catalogue
from tallorder.lessons import Lesson, LessonStep, lessons
from tallorder.table.lesson import start_of_step
from tests.browser.checks import out_of_reach, sideways, small_targets, violations
from tests.browser.conftest import LANGUAGES, People
from tests.browser.pages import By, TablePage

LEARNER = 0
OFFERED = [offer.game for offer in catalogue.offers()]
"""As the home page lists them."""
SLOW = [pytest.param(one, marks=pytest.mark.soak) if one != "en" else one for one in LANGUAGES]


class Learner(TablePage):
    """Somebody in a lesson, who makes the moves it asks for."""

    def __init__(self, page: Page, lesson: Lesson, by: By, language: str) -> None:
        super().__init__(page, lesson.game, by, language)
        self.lesson = lesson
        self.said = ""
        """What the lesson said before the last move."""
        self.words = page.get_by_role("region", name=self.says("lesson"), exact=True)

    def follow(self, step: LessonStep) -> None:
        """Makes the learner's decisions of a script, beside an engine that makes the same."""
        start = start_of_step(self.lesson.game, step.position, catalogue.load_deck(catalogue.offer(self.lesson.game)))
        game = start.begin()
        for written in step.script:
            seat = game.actor
            move = start.rules.read_move(game, written[0]) if written else None
            if seat == LEARNER:
                self._await_turn()
                if move is None:
                    assert self.decide_soon(), step.id
                    return  # the last decision of its step, whichever it was
                self.make(move, start.rules.write_move(game, move), start)
            assert move is not None
            game.play(move, seat)

    def _await_turn(self) -> None:
        for _ in range(100):
            if self.is_mine:
                return
            self.see()
            self.page.wait_for_timeout(100)
        raise AssertionError(self.page.locator("body").inner_text()[:400])

    def decide_soon(self) -> bool:
        """Makes any decision, as soon as there is one."""
        for _ in range(50):
            if self.decide():
                return True
            self.page.wait_for_timeout(100)
        return False

    def make(self, move: Any, written: str, start: Any) -> None:
        """One move by the names of what it is about."""
        kind = written.split()[0]
        self.said = self.words.get_by_role("status").inner_text()
        makers: dict[str, Callable[[Any, Any], None]] = {
            "play": self._lay,
            "check": self._check,
            "swap": lambda _move, _start: self._confirm(self.button("swap")),
            "discard": self._discard,
            "place": self._place,
        }
        if kind in makers:
            makers[kind](move, start)
        else:
            self._sky(kind, move, start)

    def _press(self, code: str, **values: str) -> None:
        assert self.soon(self.button(code, **values)), code

    def _confirm(self, *choices: Locator) -> None:
        """Presses what makes the move until the lesson says something else: a key may first end a moment that is held,
        and Enter on a place may have been enough."""
        for _ in range(40):
            if self.words.get_by_role("status").inner_text() != self.said:
                return
            self.use(*choices)
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{choices}: {self.said}")

    def _take(self, name: str) -> None:
        cards = self.hand().and_(self.named("button", name))
        assert self.soon(cards), name

    def _name(self, start: Any, card: int) -> re.Pattern[str]:
        face = start.deal.cards[card]
        names = {face.called(self.language), face.tile_name(self.language)}
        return re.compile("^(" + "|".join(map(re.escape, names)) + ")")

    def _lay(self, move: Any, start: Any) -> None:
        assert self.soon(self.hand().and_(self.page.get_by_role("button", name=self._name(start, move.card))))
        x, y = move.cell
        assert self.soon(self.named("gridcell", self.says("cell-free", x=x, y=y, times=1))), move
        self._confirm(self.button("lay"))

    def _check(self, move: Any, _start: Any) -> None:
        self._press("check")
        x, y = move.cell
        target = self.page.get_by_role(
            "gridcell", name=re.compile(re.escape(self.says("cell-closed", card="\0", x=x, y=y).split("\0")[1]) + "$")
        )
        assert self.soon(target.filter(visible=True)), move
        self._confirm(self.button("check-it"))

    def _discard(self, move: Any, start: Any) -> None:
        card = next(one for one in start.begin().view(None).area if tuple(one.cell) == tuple(move.cell)).card
        rows = self.decision().get_by_role(
            "button", name=re.compile(re.escape(start.deal.cards[card].called(self.language)))
        )
        self._confirm(rows)

    def _place(self, move: Any, start: Any) -> None:
        assert self.soon(self.hand().and_(self.page.get_by_role("button", name=self._name(start, move.card))))
        line = [start.deal.cards[one.card].called(self.language) for one in start.begin().view(None).line]
        if move.gap == 0:
            name = self.says("gap-first", right=line[0])
        elif move.gap == len(line):
            name = self.says("gap-last", left=line[-1])
        else:
            name = self.says("gap-between", left=line[move.gap - 1], right=line[move.gap])
        assert self.soon(self.named("button", name)), move
        self._confirm(self.button("place-here"))

    def _sky(self, kind: str, move: Any, start: Any) -> None:
        cards = start.deal.box.cards
        sheet = self.page.get_by_role("dialog")
        name = cards[move.card].name[self.language] if hasattr(move, "card") else ""
        if kind == "steal":
            self._finish("sky-steal-from")
            return
        if kind == "take":
            assert self.soon(
                sheet.get_by_role("listitem").get_by_role("button", name=re.compile("^" + re.escape(name)))
            )
            self._finish("sky-take-card")
            return
        kinds = {"quake": "earthquake", "insure": "insurance", "study": "study"}
        found = name or next(card.name[self.language] for card in cards if card.id == kinds[kind])
        self._take(found)
        if kind == "study":
            self._study()
            return
        places = self.page.locator(f"[data-structure='{move.structure}']")
        self.soon(places.filter(visible=True))
        verb = self.says(f"do-{kind}", place="\0").split("\0")[0].strip()
        self._confirm(self.named("button", verb))

    def _study(self) -> None:
        discard = self.page.get_by_role("button", name=re.compile(re.escape(self.says("study-discard"))))
        self.soon(discard.filter(visible=True))
        whole = re.compile(f"^{re.escape(self.says('do-study'))}( Enter)?$")
        self._confirm(self.page.get_by_role("button", name=whole).filter(visible=True))

    def _finish(self, code: str) -> None:
        blank = "\0"
        start = self.says(code, name=blank, card=blank).split(blank)[0]
        self._confirm(self.named("button", start))


def begin(people: People, game: str, language: str, *, phone: bool) -> Learner:
    """Opens a lesson from the home page."""
    page = people.arrive(phone=phone, language=language)
    learner = Learner(page, lessons()[game], "touch" if phone else "keys", language)
    assert learner.use(page.get_by_role("radio").nth(OFFERED.index(game)))
    assert learner.soon(learner.button("learn"))
    learner.words.wait_for(timeout=30_000)
    return learner


@pytest.mark.parametrize("language", SLOW)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", lessons())
def test_a_lesson_is_walked_from_its_first_step_to_a_real_game(
    people: People, game: str, phone: bool, language: str
) -> None:
    learner = begin(people, game, language, phone=phone)
    page, words = learner.page, learner.words
    engine = catalogue.offer(game).engine
    last = lessons()[game].steps[-1]
    for step in lessons()[game].steps:
        title = learner.says(f"lesson-{engine}-{step.id}-title")
        expect(words.get_by_role("heading", name=title)).to_be_visible(timeout=20_000)
        if step is last:
            break
        page.wait_for_timeout(300)
        assert sideways(page) == []
        assert violations(page) == []
        if phone:
            assert small_targets(page) == []
            assert out_of_reach(page) == []
        learner.follow(step)
        done = learner.says(f"lesson-{engine}-{step.id}-done")
        assert len(done) > 10
        forward = words.get_by_role("button", name=learner.says("lesson-next"), exact=True)  # a moment may say the same
        for _ in range(60):
            if learner.can(forward) is not None:
                break
            learner.see()
            page.wait_for_timeout(100)
        assert learner.use(forward), words.inner_text()
    for _ in range(600):
        if learner.can(learner.button("lesson-real")) is not None:
            break
        if not learner.decide():
            page.wait_for_timeout(80)
    page.wait_for_timeout(1500)  # what the end tells comes one thing after another
    page.keyboard.press("Escape")
    page.wait_for_timeout(500)
    assert violations(page) == []
    assert learner.use(learner.button("lesson-real")), words.inner_text()
    expect(words).to_have_count(0, timeout=20_000)
    for _ in range(200):
        if learner.hand().count():
            break
        page.wait_for_timeout(100)
    assert learner.hand().count() > 1, "a real game has begun"


def test_a_wrong_move_is_answered_with_the_lesson_s_words(people: People) -> None:
    learner = begin(people, "comparity-landmarks", "en", phone=False)
    learner._await_turn()
    assert learner.soon(learner.hand().and_(learner.named("button", "Burj Khalifa")))
    assert learner.soon(learner.named("gridcell", learner.says("cell-free", x=-1, y=0, times=1)))
    learner._press("lay")
    expect(learner.page.get_by_role("alert").filter(visible=True)).to_contain_text("belongs at the very end")
    expect(learner.button("lesson-next")).to_have_count(0)


def test_a_lesson_can_be_left_and_is_found_again_where_it_was(people: People) -> None:
    learner = begin(people, "skyscraper", "en", phone=False)
    assert learner.soon(learner.button("lesson-skip"))
    heading = learner.words.get_by_role("heading", name="Ever taller")
    expect(heading).to_be_visible()
    assert learner.soon(learner.button("lesson-leave"))
    assert learner.soon(learner.page.get_by_role("radio", name=re.compile("Skyscraper")))
    assert learner.soon(learner.button("learn"))
    expect(heading).to_be_visible(timeout=20_000)
    learner.page.reload()
    expect(heading).to_be_visible(timeout=20_000)
    assert learner.soon(learner.button("lesson-back"))
    expect(learner.words.get_by_role("heading", name="Build and roof")).to_be_visible()
