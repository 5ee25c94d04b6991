"""Taking a move back: those affected are asked, everybody is told what came of it, and the board is as it was."""

import pytest
from playwright.sync_api import Locator, expect

from tallorder.games.comparity.moves import PlayCard
from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.seeding import NAMES, seed_table
from tests.browser.situations import ME, Moment, find_moment
from tests.browser.tour import Visitor

MAX, VERA = 1, 2


class Company:
    """I on a desk, Max on a phone, Vera on a desk; the fourth is a bot, whom nobody asks."""

    def __init__(self, people: People, language: str) -> None:
        self.now: Moment = find_moment(MOMENTS["landmarks-turn"])
        seeded = seed_table(people.server.store, self.now.start, self.now.played, (ME, MAX, VERA))
        self.visitors: list[Visitor] = []
        for seat in (ME, MAX, VERA):
            page = people.arrive(home=False, phone=seat == MAX, language=language)
            self.visitors.append(Visitor(page, people.server, language, phone=seat == MAX))
            self.visitors[-1].sit(seeded, seat)
            self.visitors[-1].settle()

    def boards(self) -> list[str]:
        """What lies on each of the three screens: the area, and what is in front of whoever looks."""
        parts = [(one.page.get_by_role("grid"), one.page.get_by_label(one.says("your-cards"))) for one in self.visitors]
        return ["\n".join(part.first.aria_snapshot() for part in both) for both in parts]

    def lay_quietly(self) -> None:
        """I lay a card where it touches one other, which tells nobody anything new; everybody sees it."""
        me = self.visitors[ME]
        spaces = {space.cell: space.neighbours for space in self.now.view.spaces}
        move = next(move for move in self.now.can(PlayCard) if spaces[move.cell] == 1)
        me.card(self.now, move.card).click()
        me.free_cell(move.cell).click()
        me.press("lay")
        name = self.now.start.deal.cards[move.card]
        for one in self.visitors:
            one.named("gridcell", name.called(one.language)).wait_for()
            one.settle()

    def ask(self) -> None:
        """I ask to have it back."""
        self.visitors[ME].press("table-menu")
        self.visitors[ME].press("undo")

    def events_of(self, at: int, code: str, **values: str) -> Locator:
        """A sentence below the head of somebody's table."""
        one = self.visitors[at]
        return one.page.locator(".notices").get_by_text(one.says(code, **values))

    def log(self, seat: int) -> str:
        """What somebody reads in the log."""
        one = self.visitors[seat]
        one.press("log")
        dialog = one.page.get_by_role("dialog", name=one.says("log"))
        dialog.wait_for()
        text = dialog.inner_text()
        one.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        return text


def names(*seats: int) -> str:
    """Seats as a sentence lists them, in English."""
    return " and ".join(NAMES[seat] for seat in seats)


def test_a_move_is_taken_back_when_everybody_affected_agrees(people: People) -> None:
    company = Company(people, "en")
    before, log = company.boards(), company.log(MAX)
    company.lay_quietly()
    assert all(now != then for now, then in zip(company.boards(), before, strict=True))
    company.ask()
    expect(company.events_of(ME, "undo-waits", names=names(MAX, VERA))).to_be_visible()
    for seat, left in ((MAX, VERA), (VERA, None)):
        expect(company.events_of(seat, "undo-asked", name=NAMES[ME])).to_be_visible()
        company.visitors[seat].press("agree")
        if left is not None:
            for waiting in (ME, seat):
                expect(company.events_of(waiting, "undo-waits", names=names(left))).to_be_visible()
    for seat in (ME, MAX, VERA):
        code = "told-undone-you" if seat == ME else "told-undone"
        expect(company.events_of(seat, code, seat=NAMES[ME])).to_be_visible()
        company.visitors[seat].settle()
    assert company.boards() == before
    company.visitors[MAX].page.get_by_role("main").evaluate("(table) => table.scrollTo(0, table.scrollHeight)")
    company.visitors[MAX].settle()
    expect(company.visitors[MAX].button("card-out-of-sight")).to_have_count(0)  # what lay before is no news
    assert company.visitors[ME].page.title().startswith("●")
    taken_back = company.visitors[MAX].says("told-undone", seat=NAMES[ME])
    assert company.log(MAX).replace(taken_back, "").split() == log.split()
    company.visitors[MAX].page.reload()
    company.visitors[MAX].settle()
    assert company.log(MAX).replace(taken_back, "").split() == log.split()


@pytest.mark.parametrize("who", [VERA, ME], ids=["somebody-refuses", "whoever-asked-withdraws"])
def test_a_move_stands_when_one_would_rather_have_it_so(people: People, who: int) -> None:
    company = Company(people, "en")
    company.lay_quietly()
    after = company.boards()
    company.ask()
    expect(company.events_of(VERA, "undo-asked", name=NAMES[ME])).to_be_visible()
    company.visitors[MAX].press("agree")
    company.visitors[who].press("undo-withdraw" if who == ME else "refuse")
    code = "undo-withdrawn" if who == ME else "undo-stands"
    for seat in (ME, MAX, VERA):
        expect(company.events_of(seat, f"{code}-you" if seat == who else code, seat=NAMES[who])).to_be_visible()
        expect(company.visitors[seat].button("agree")).to_have_count(0)
        company.visitors[seat].settle()
    assert company.boards() == after
