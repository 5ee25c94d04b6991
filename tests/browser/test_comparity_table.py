"""Comparity's table at moments that were hard to get right: small screens, long words, and nothing that jumps."""

from playwright.sync_api import Page

from tallorder.games.comparity.moves import Give
from tests.browser.conftest import People
from tests.browser.laying import lay
from tests.browser.moments import MOMENTS
from tests.browser.situations import ME, Now, moment
from tests.browser.tour import Visitor

PLACES = """() => Object.fromEntries([...document.querySelectorAll('[role=gridcell]')]
    .filter(one => !one.getAttribute('aria-label'))
    .map(one => [one.dataset.cell, JSON.stringify(one.getBoundingClientRect())]))"""
"""Where every card of the area is on the screen; free cells have names of their own."""


def come(people: People, name: str, *, phone: bool, language: str) -> tuple[Visitor, Now]:
    """Sits down at a moment."""
    page = people.arrive(phone=phone, language=language)
    visitor, now = Visitor(page, people.server, language, phone=phone), moment(MOMENTS[name])
    visitor.sit(lay(people.server.store, now.start, now.played, (ME,)), ME)
    visitor.settle()
    return visitor, now


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    """Where things are, from left to right."""
    found = [one.bounding_box() for one in page.locator(selector).filter(visible=True).all()]
    return sorted((dict(box) for box in found if box), key=lambda box: box["x"])  # type: ignore[call-overload]


def test_on_a_phone_both_cards_that_could_go_are_in_sight(people: People) -> None:
    visitor, _ = come(people, "landmarks-discard", phone=True, language="ru")
    choices = visitor.page.get_by_role("button", name=visitor.says("discard-it"))
    assert choices.count() == 2
    height = visitor.page.viewport_size["height"]  # type: ignore[index]
    for choice in choices.all():
        box = choice.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height


def test_on_a_phone_a_gift_is_asked_for_without_scrolling(people: People) -> None:
    visitor, now = come(people, "landmarks-give", phone=True, language="ru")
    visitor.card(now, now.can(Give)[0].card).click()
    visitor.settle()
    box = visitor.button("give-card", card=now.start.deal.cards[now.can(Give)[0].card].called("ru")).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= visitor.page.viewport_size["height"]  # type: ignore[index]


def test_seats_keep_their_distance_from_the_view_switch(people: People) -> None:
    visitor, _ = come(people, "landmarks-turn", phone=False, language="ru")
    seats = boxes(visitor.page, "header .seat")
    switch = boxes(visitor.page, "header .seg")[0]
    assert len(seats) == 4
    for left, right in zip(seats, [*seats[1:], switch], strict=True):
        assert left["x"] + left["width"] <= right["x"]


def test_nothing_on_the_table_moves_when_a_card_is_picked(people: People) -> None:
    for phone in (False, True):
        visitor, now = come(people, "landmarks-first", phone=phone, language="en")
        before = visitor.page.evaluate(PLACES)
        assert before
        visitor.card(now, now.view.hands[ME][0]).click()
        visitor.page.get_by_role("gridcell", name=visitor.says("cell-free", x=0, y=1, times=1)).wait_for()
        visitor.settle()
        after = visitor.page.evaluate(PLACES)
        assert {cell: after[cell] for cell in before} == before
