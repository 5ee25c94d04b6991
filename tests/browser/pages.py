"""Page objects that play: every decision is made by roles and accessible names only.

No class and no id of the page is used, so whatever these objects can do, somebody with a screen reader can do too. They
work by mouse, by touch, or by keyboard: focus on the element with the name, then Enter.
"""

import re
from collections.abc import Callable, Sequence
from typing import Literal

from playwright.sync_api import Error, Locator, Page

from tallorder.messages import phrasebook

LONGEST_GAME = 400
"""Decisions after which a game that has not ended counts as stuck."""
PATIENCE = 400
"""How often nobody can do anything before a game counts as stuck."""

By = Literal["mouse", "touch", "keys"]


class TablePage:
    """A table in one browser page, and a player there who decides whenever it is their turn."""

    def __init__(self, page: Page, game: str, by: By = "mouse", language: str = "en") -> None:
        self.page = page
        self.by = by
        self.language = language
        self.placed = 0
        """How often a place in Cardline's line was chosen."""
        games: dict[str, Callable[[TablePage], bool]] = {
            "comparity": comparity,
            "cardline": cardline,
            "skyscraper": skyscraper,
        }
        self._decide = games[game.partition("-")[0]]

    def says(self, code: str, **values: str | int) -> str:
        """What the page says for this."""
        return phrasebook(self.language).say(code, values)

    @property
    def is_over(self) -> bool:
        """Whether the page tells how the game ended."""
        return self.can(self.button("again"), self.button("see-table")) is not None

    @property
    def is_mine(self) -> bool:
        """Whether the page's title says that it is this person's turn."""
        return self.page.title().startswith("●")

    def decide(self) -> bool:
        """Makes one decision, if there is one to make."""
        try:
            return self.see() or self._decide(self)
        except Error:
            return False  # the page changed between looking and clicking, as it does for people: look again

    def see(self) -> bool:
        """Goes on from a moment that is held until it has been seen."""
        with_its_key = re.compile(f"^{re.escape(self.says('go-on'))}( Enter)?$")
        seen = self.page.get_by_role("button", name=with_its_key)
        return not self.is_mine and self.use(seen)

    # Looking and doing.

    def named(self, role: Literal["button", "gridcell", "list", "listitem"], name: str) -> Locator:
        """What begins with this name."""
        plain = name.replace("\N{NO-BREAK SPACE}", " ")  # names are compared so
        return self.page.get_by_role(role, name=re.compile("^" + re.escape(plain))).filter(visible=True)

    def button(self, code: str, **values: str | int) -> Locator:
        """Buttons that begin with these words."""
        return self.named("button", self.says(code, **values).strip())

    def decision(self) -> Locator:
        """The place that says whose decision it is and what it costs."""
        return self.page.get_by_label(self.says("your-decision")).filter(visible=True)

    def hand(self) -> Locator:
        """What lies in front of me."""
        mine = self.page.get_by_role("list", name=self.says("your-cards")).filter(visible=True)
        around = mine if mine.count() else self.page.get_by_role("region", name=self.says("your-cards"))
        cards = around.get_by_role("listitem").get_by_role("button")
        return cards.and_(self.page.locator("[aria-pressed]"))  # a card is up or down; a pile beside the hand is not

    def can(self, *choices: Locator) -> Locator | None:
        """The first of these that can be used now."""
        for choice in choices:
            for one in choice.all():
                if one.is_visible() and one.is_enabled() and one.get_attribute("aria-disabled") != "true":
                    return one
        return None

    def use(self, *choices: Locator) -> bool:
        """Uses the first of these that can be used."""
        one = self.can(*choices)
        if one is None:
            return False
        if self.by == "keys":
            one.focus()
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            one.tap(timeout=3000)
        else:
            one.click(timeout=3000)
        self.page.wait_for_timeout(40)
        return True

    def soon(self, *choices: Locator) -> bool:
        """Uses the first of these that can be used, and gives the page a moment to offer it."""
        for _ in range(50):
            if self.use(*choices):
                return True
            self.page.wait_for_timeout(60)
        return False

    def pick(self) -> bool:
        """Takes up the first card that can be taken; one that is taken up already stays so."""
        if any(one.get_attribute("aria-pressed") == "true" for one in self.hand().all()):
            return True
        return self.use(self.hand())


def cardline(player: TablePage) -> bool:
    """Acknowledges a result, or picks a card and puts it somewhere else in the line than the last one: whoever always
    takes the middle may find it between two countries that nothing fits between."""
    if player.use(player.button("go-on"), player.button("watch-play-off"), player.button("play-the-play-off")):
        return True
    if not player.is_mine or not player.pick():
        return False
    first, last = _start(player, "gap-first", "right"), _start(player, "gap-last", "left")
    between = _start(player, "gap-between", "left", "right")
    places = player.page.get_by_role("button", name=re.compile(f"^({first}|{last}|{between})"))
    count = places.count()
    if not count:
        return False
    player.placed += 1
    return player.use(places.nth(player.placed % count)) and player.soon(player.button("place-here"))


def _start(player: TablePage, code: str, *values: str) -> str:
    """How a sentence begins, before its first value."""
    return re.escape(player.says(code, **dict.fromkeys(values, "\0")).split("\0")[0])


def comparity(player: TablePage) -> bool:
    """Answers, repairs, or lays the first card into a cell that makes no Duet if there is one."""
    if not player.is_mine:
        return False
    answers = (player.button("draw"), player.button("swap"), player.button("enough"), player.button("let-win"))
    if player.use(*answers):
        return True
    decision = player.decision()
    for code in ("which-discard", "extra-must"):
        if decision.get_by_text(player.says(code)).filter(visible=True).count():
            skipped = player.says("go-on")
            rows = decision.get_by_role("button").filter(has_not_text=re.compile(re.escape(skipped)))
            return player.use(rows)
    if player.use(player.button("lay"), player.button("join"), player.named("button", _give(player))):
        return True
    if not player.pick():
        return False
    if player.use(player.named("button", _give(player))):
        return True
    free = player.named("gridcell", player.says("cell-free", x=0, y=0, times=1).split(",")[0])
    quiet = free.filter(has_not_text="×")
    return player.soon(quiet, free) and player.soon(player.button("lay"), player.button("join"))


def _give(player: TablePage) -> str:
    return player.says("give-card", card="\0").split("\0")[0]


def skyscraper(player: TablePage) -> bool:
    """Takes the device over, answers a sheet, or plays the first card that can be played on its first target."""
    if player.use(player.named("button", player.says("i-am", name="\0").split("\0")[0])):
        return True
    if not player.is_mine:
        return False
    sheet = player.page.get_by_role("dialog")
    if sheet.count():
        return _answer(player, sheet)
    if not player.pick():
        return player.use(*(player.button(code) for code in ("button-pass", "button-decline-roof-insure")))
    verbs = tuple(player.named("button", _verb(player, code)) for code in VERBS)
    for _ in range(50):
        if sheet.count():
            return _answer(player, sheet)
        if player.use(*verbs):
            return True
        player.page.wait_for_timeout(60)
    return False


VERBS = ("do-build", "do-roof", "sky-roof-anyway", "do-quake", "do-insure", "do-study", "do-discard")


def _verb(player: TablePage, code: str) -> str:
    return player.says(code, place="\0").split("\0")[0].strip()


def _answer(player: TablePage, sheet: Locator) -> bool:
    """Goes through a sheet: what closes it, or else the first thing that can be chosen in it."""
    finish = (
        player.button("do-century"),
        player.button("do-tornado"),
        player.named("button", player.says("sky-steal-from", name="\0").split("\0")[0]),
        player.named("button", player.says("sky-keep-card", card="\0").split("\0")[0]),
        player.named("button", player.says("sky-take-card", card="\0").split("\0")[0]).filter(
            has_not_text=player.says("sky-take-mode")
        ),
        player.button("sky-put-back"),
    )
    if player.use(*finish):
        return True
    choices = sheet.get_by_role("listitem").get_by_role("button")
    others = sheet.get_by_role("group").get_by_role("button")
    return player.use(choices, others) and player.soon(*finish)


def play_out(players: Sequence[TablePage], meanwhile: Callable[[int], None] = lambda _: None) -> int:
    """Plays a game to its end on all these pages; how many decisions it took. `meanwhile` is asked after each."""
    decisions = idle = 0
    while decisions < LONGEST_GAME and idle < PATIENCE:
        if all(player.is_over for player in players):
            return decisions
        moved = [player.decide() for player in players if not player.is_over]
        decisions += sum(moved)
        idle = 0 if any(moved) else idle + 1
        if any(moved):
            meanwhile(decisions)
        else:
            players[0].page.wait_for_timeout(100)
    page = players[0].page
    raise AssertionError(
        f"no end after {decisions} decisions: {page.title()} {page.locator('body').inner_text()[:600]}"
    )
