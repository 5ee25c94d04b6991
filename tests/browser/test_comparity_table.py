"""Comparity's table at moments that were hard to get right: small screens, long words, and nothing that jumps."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tallorder.games.comparity.moves import Arrange, Give, PlayCard
from tests.browser.checks import TARGET
from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.seeding import seed_table
from tests.browser.situations import ME, Moment, find_moment
from tests.browser.tour import Visitor

PLACES = """() => Object.fromEntries([...document.querySelectorAll('[role=gridcell]')]
    .filter(one => !one.getAttribute('aria-label'))
    .map(one => [one.dataset.cell, JSON.stringify(one.getBoundingClientRect())]))"""
"""Where every card of the area is on the screen; free cells have names of their own."""


def come(
    people: People, name: str, *, phone: bool, language: str, company: tuple[int, ...] = (ME,)
) -> tuple[Visitor, Moment]:
    """Sits down at a moment; whoever is not company is a bot."""
    page = people.arrive(phone=phone, language=language)
    visitor, now = Visitor(page, people.server, language, phone=phone), find_moment(MOMENTS[name])
    visitor.sit(seed_table(people.server.store, now.start, now.played, company), ME)
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


def test_on_a_phone_cards_are_laid_out_anew_without_scrolling(people: People) -> None:
    visitor, now = come(people, "landmarks-arrange", phone=True, language="ru")
    height = visitor.page.viewport_size["height"]  # type: ignore[index]
    decision = visitor.page.get_by_label(visitor.says("your-decision")).filter(visible=True)
    choices = {one.card for one in now.can(Arrange)}
    assert len(choices) > 1
    for card in choices:
        name = now.start.deal.cards[card].called("ru")
        box = decision.get_by_role("button", name=name).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height


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


IN_SIGHT = """(one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


def finger(page: Page) -> Callable[[str, float, float], None]:
    """A finger on the screen; unlike a tap of Playwright's it can stay there and move."""
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, x: float = 0, y: float = 0) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


STANDS = """() => [...document.querySelectorAll('.spot, aside.panel, .hand, .table')]
    .map((one) => [one.getBoundingClientRect(), one.scrollTop])
    .map(([box, top]) => [box.left, box.top, box.width, box.height, top].map(Math.round).join())"""
"""Where table, dock and hand stand, and how far they are scrolled."""


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_card_is_carried_from_the_hand_to_a_free_cell(people: People, *, phone: bool) -> None:
    visitor, now = come(people, "landmarks-turn", phone=phone, language="en", company=(0, 1, 2, 3))
    page, held = visitor.page, len(now.view.hands[ME])
    box = visitor.card(now, now.can(PlayCard)[0].card).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = finger(page) if phone else None
    free = page.get_by_role("gridcell", name=visitor.says("cell-free", x=0, y=0, times=1).split(",")[0])
    assert free.count() == 0
    if touch:
        touch("touchStart", x, y)
    else:
        page.mouse.move(x, y)
        page.mouse.down()

    def move(to_x: float, to_y: float) -> None:
        for step in range(1, 9):
            at = (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8)
            touch("touchMove", *at) if touch else page.mouse.move(*at)

    before = page.evaluate(STANDS)
    move(x, y - 40)  # lifted, it shows where it can go
    free.first.wait_for()
    visitor.settle()
    assert page.evaluate(STANDS) == before, "the table moved under the finger"
    target = next(one for one in free.all() if one.evaluate(IN_SIGHT))
    cell = target.bounding_box()
    assert cell is not None
    move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
    visitor.settle()
    assert page.evaluate(STANDS) == before, "the table moved under the finger"
    if touch:
        touch("touchEnd", 0, 0)
    else:
        page.mouse.up()
    expect(target).to_have_attribute("aria-selected", "true")
    visitor.press("lay")
    hand = page.get_by_role("region", name=visitor.says("your-cards")).get_by_role("listitem")
    expect(hand.filter(visible=True)).to_have_count(held - 1)


NAMED = (
    """() => [...document.querySelectorAll('[role=gridcell] .tile')].filter((one) => one.textContent.trim()).length"""
)


TOUCHED = """(cells) => cells.map((one) => getComputedStyle(one, '::before'))
    .map((room) => Math.min(parseFloat(room.width), parseFloat(room.height)))"""
"""How large around every free cell a finger is felt."""


def test_on_a_phone_the_largest_table_and_the_largest_hand_can_be_played(people: People) -> None:
    visitor, now = come(people, "landmarks-many", phone=True, language="ru", company=(0, 1, 2, 3, 4))
    page = visitor.page
    assert len(now.view.area) >= 57
    assert page.evaluate(NAMED) < len(now.view.area)
    move = now.can(PlayCard)[-1]
    visitor.card(now, move.card).tap()
    visitor.settle()
    free = page.get_by_role("gridcell", name=re.compile("^" + visitor.says("cell-free", x=0, y=0, times=1).split()[0]))
    assert free.count() == len({one.cell for one in now.can(PlayCard) if one.card == move.card})
    assert min(free.evaluate_all(TOUCHED)) >= TARGET
    visitor.button("zoom-near").tap()
    visitor.settle()
    assert page.evaluate(NAMED) == len(now.view.area)
    drawn = [one.bounding_box() for one in free.all()]
    assert min(min(box["width"], box["height"]) for box in drawn if box) >= TARGET
    seen = [one for one in free.all() if one.evaluate(IN_SIGHT)]
    assert seen
    seen[0].tap()
    visitor.settle()
    box = visitor.button("lay").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]
    visitor.press("lay")
    page.locator(".spot").nth(len(now.view.area)).wait_for()

    visitor, now = come(people, "landmarks-large-hand", phone=True, language="ru")
    hand = visitor.page.get_by_role("region", name=visitor.says("your-cards")).get_by_role("listitem")
    assert hand.count() >= 19
    last = now.can(PlayCard)[-1]
    visitor.card(now, last.card).tap()
    visitor.press("walk-first", all=len({one.cell for one in now.can(PlayCard) if one.card == last.card}))
    expect(visitor.button("lay")).to_be_in_viewport(ratio=1)


FADING = """() => document.getAnimations().filter((one) => one.effect.target?.matches('.board, .was')
    && one.effect.getKeyframes().some((frame) => frame.opacity === '0')).length"""


def test_with_reduced_motion_one_view_fades_into_the_other(people: People) -> None:
    visitor, now = come(people, "landmarks-turn", phone=False, language="en")
    switch = visitor.button("rulebook").element_handle()
    pressed = f"async (switch_) => {{ switch_.click(); await null; return ({FADING})(); }}"
    assert visitor.page.evaluate(pressed, switch) == 2
    visitor.settle()
    expect(visitor.page.get_by_role("grid")).to_have_count(1)
    expect(visitor.page.locator(".was")).to_have_count(0)
    assert visitor.page.locator(".spot").count() == len(now.view.area)


COVERED = """() => {
    const signs = [...document.querySelectorAll('.board > .badge')].map((one) => one.getBoundingClientRect());
    const words = [...document.querySelectorAll('.spot .fit > span, .spot .val')].flatMap((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()].map((box) => [one.textContent, box]);
    });
    const apart = (from, to, at) => Math.max(from - at, 0, at - to);
    const isUnder = (word, sign) => Math.hypot(
        apart(word.left, word.right, sign.x + sign.width / 2),
        apart(word.top + word.height / 4, word.bottom - word.height / 4, sign.y + sign.height / 2),
    ) < sign.width / 2 - 1;
    return words.filter(([, word]) => signs.some((sign) => isUnder(word, sign))).map(([name]) => name);
}"""
"""Words under a sign of the comparison: letters stand in the middle half of their lines."""


@pytest.mark.parametrize("name", ["landmarks-swap", "landmarks-give"])
def test_on_a_phone_the_signs_of_a_comparison_cover_no_words(people: People, name: str) -> None:
    visitor, _ = come(people, name, phone=True, language="ru")
    assert visitor.page.locator(".board > .badge").count() > 3
    assert visitor.page.evaluate(COVERED) == []


def test_a_game_in_which_nothing_was_opened_has_an_end_too(people: People) -> None:
    visitor, _ = come(people, "landmarks-all-closed", phone=False, language="fr")
    last = visitor.page.get_by_role("main").get_by_role("listitem").last
    found = [one.bounding_box() for one in (last, visitor.page.get_by_text(visitor.says("nothing-opened")))]
    tops = [box["y"] for box in (*found, visitor.button("again").bounding_box()) if box]
    assert len(tops) == 3
    assert all(box and box["y"] + box["height"] <= below for box, below in zip(found, tops[1:], strict=True))


FAR_AWAY = """() => { for (const one of document.querySelectorAll('*')) if (one.scrollHeight > one.clientHeight + 40)
    one.scrollTop = 0; }"""
"""Looks at the upper end of the table."""


def together(people: People, name: str, *seats: int, phone: bool = False) -> tuple[list[Visitor], Moment]:
    """Several people at one table, each with a page of their own; nobody else decides anything."""
    now = find_moment(MOMENTS[name])
    seeded = seed_table(people.server.store, now.start, now.played, tuple(range(now.start.deal.players)))
    visitors = []
    for seat in seats:
        visitor = Visitor(people.arrive(phone=phone), people.server, "en", phone=phone)
        visitor.sit(seeded, seat)
        visitor.settle()
        visitors.append(visitor)
    return visitors, now


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_check_that_hits_me_waits_until_i_have_seen_it(people: People, *, phone: bool) -> None:
    (checker, hit, other), _ = together(people, "landmarks-catches", ME, 3, 1, phone=phone)
    checker.press("enough")
    for visitor, title in (
        (checker, checker.says("moment-caught")),
        (hit, hit.says("you-draw", count=3)),
        (other, other.says("moment-found", name="Anya")),
    ):
        expect(visitor.page.locator(".moment strong")).to_have_text(title)
    expect(hit.page.locator(".moments [aria-live]")).to_contain_text(hit.says("moment-you-pay", name="Anya"))
    expect(checker.page.locator(".moment")).to_have_count(0, timeout=6000)
    expect(other.page.locator(".moment")).to_have_count(0, timeout=6000)
    expect(hit.page.locator(".moment")).to_have_count(1)
    hit.page.keyboard.press("Enter")
    expect(hit.page.locator(".moment")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_deciding_move_is_seen_before_the_end(people: People, *, phone: bool) -> None:
    (winner, other), now = together(people, "landmarks-last-card", ME, 1, phone=phone)
    move = now.can(PlayCard)[0]
    other.page.evaluate(FAR_AWAY)
    winner.card(now, move.card).click()
    winner.free_cell(move.cell).click()
    winner.press("lay")
    card = now.start.deal.cards[move.card]
    expect(other.page.locator(".moment")).to_contain_text(other.says("moment-last-card", card=card.called("en")))
    expect(other.named("gridcell", card.called("en"))).to_be_in_viewport(ratio=0.7)
    for visitor in (winner, other):
        expect(visitor.page.locator(".spot")).to_have_count(len(now.view.area) + 1)
        expect(visitor.button("see-table")).to_have_count(0)
    other.page.keyboard.press("Escape")
    expect(other.button("see-table")).to_be_visible()
    expect(winner.button("see-table")).to_be_visible(timeout=6000)


SMALL_TYPE = """() => [...document.querySelectorAll('.spot .tile *, .hand .tile *')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter((one) => one.tagName !== 'SMALL' && !one.matches('.mark'))
    .map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const style = getComputedStyle(one);
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
        const room = one.closest('.fit')?.clientHeight ?? Infinity;
        return [one.textContent, parseFloat(style.fontSize), lines * parseFloat(style.lineHeight) - room];
    })
    .filter(([, size, over]) => size < 8.99 || over > 1)
    .map(([text, size, over]) => `${text} ${size} ${over}`)"""
"""Words on tiles that are too small, or cut."""


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("name", ["movies-turn", "landmarks-turn"])
def test_on_a_phone_tiles_can_be_read(people: People, name: str, language: str) -> None:
    visitor, _ = come(people, name, phone=True, language=language)
    assert visitor.page.evaluate(SMALL_TYPE) == []


def test_on_a_phone_tiles_keep_their_size_whoever_decides(people: People) -> None:
    (mine, other), _ = together(people, "landmarks-turn", ME, 1, phone=True)
    sizes = [{(round(box["width"]), round(box["height"])) for box in boxes(one.page, ".spot")} for one in (mine, other)]
    assert sizes[0] == sizes[1]
    assert len(sizes[0]) == 1


def test_a_phone_helps_as_a_desk_does(people: People) -> None:
    visitor, now = come(people, "landmarks-turn", phone=True, language="en")
    page = visitor.page
    expect(page.get_by_text(visitor.says("goal-and-pick"))).to_be_visible()
    visitor.card(now, now.can(PlayCard)[0].card).tap()
    expect(page.get_by_text(visitor.says("choose-cell-how"))).to_be_visible()
    expect(page.get_by_text(visitor.says("step-lay"))).to_be_visible()
    visitor.button("put-back").tap()
    expect(page.get_by_text(visitor.says("goal-and-pick"))).to_be_visible()
    expect(page.get_by_text(visitor.says("choose-cell-how"))).to_have_count(0)


def test_the_view_is_compact_at_first_and_remembered(people: People) -> None:
    visitor, _ = come(people, "landmarks-turn", phone=False, language="en")
    assert visitor.button("ribbon").get_attribute("aria-pressed") == "true"
    visitor.press("rulebook")
    visitor.page.reload()
    expect(visitor.button("rulebook")).to_have_attribute("aria-pressed", "true")


def test_the_panel_keeps_its_height_when_a_cell_is_looked_at(people: People) -> None:
    visitor, now = come(people, "landmarks-turn", phone=False, language="en")
    visitor.card(now, now.can(PlayCard)[0].card).click()
    free = visitor.page.get_by_role("gridcell", name=visitor.says("cell-free", x=0, y=0, times=1).split(",")[0])
    free.first.wait_for()
    visitor.page.mouse.move(2, 2)
    visitor.settle()
    heights = set()
    for cell in [None, *free.all()[:12]]:
        if cell:
            cell.hover()
        visitor.page.wait_for_timeout(60)
        heights.add(round(boxes(visitor.page, ".prompt")[0]["height"]))
    assert len(heights) == 1


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_end_tells_a_story_and_can_be_shared(people: People, *, phone: bool) -> None:
    visitor, _ = come(people, "movies-won", phone=phone, language="en")
    page = visitor.page
    facts = page.get_by_role("region").or_(page.locator("section")).filter(has_text=visitor.says("learned"))
    assert facts.get_by_role("listitem").count() == 3
    expect(page.locator(".mine")).to_contain_text(visitor.says("your-revealed", right=2, count=3))
    expect(visitor.button("again")).to_be_in_viewport(ratio=1)
    with page.expect_download():
        visitor.press("save-picture")
    expect(page.get_by_role("status").filter(has_text=visitor.says("picture-saved"))).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_happened_since_my_turn_can_be_stepped_through(people: People, *, phone: bool) -> None:
    visitor, _ = come(people, "landmarks-turn", phone=phone, language="en", company=(0, 1, 2, 3))
    page = visitor.page
    if phone:
        page.get_by_role("region", name=visitor.says("last-round")).get_by_role("button").first.tap()
    else:
        page.keyboard.press("w")
    sheet = page.get_by_role("dialog", name=visitor.says("since-turn"))
    told = sheet.locator("[aria-live]")
    first = told.inner_text()
    count = int(sheet.get_by_text(re.compile(r"^1 of \d+$")).inner_text().split()[-1])
    assert count > 2
    visitor.button("step-on").click()
    expect(sheet.get_by_text(visitor.says("since-count", now=2, all=count))).to_be_visible()
    assert told.inner_text() != first
    page.keyboard.press("ArrowLeft")
    expect(told).to_have_text(first)
    expect(visitor.button("step-back")).to_be_disabled()
