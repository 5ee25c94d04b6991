"""After a game the same people play on: the same once more, another measure, or another game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.moments import MOMENTS
from tests.browser.seeding import seed_table
from tests.browser.situations import find_moment
from tests.browser.tour import Visitor


def at_the_end(people: People, name: str) -> tuple[Visitor, Visitor]:
    """The host on a desk and a guest on a phone, at the end of a game of two people and two bots."""
    now = find_moment(MOMENTS[name])
    seeded = seed_table(people.server.store, now.start, now.played, people=(0, 1))
    host = Visitor(people.arrive(home=False), people.server, "en", phone=False)
    guest = Visitor(people.arrive(home=False, phone=True), people.server, "en", phone=True)
    for seat, one in enumerate((host, guest)):
        one.sit(seeded, seat)
        one.settle()
    return host, guest


def hand(page: Page) -> list[str]:
    """What lies in front of whoever looks."""
    cards = page.get_by_label("Your cards").first.get_by_role("button")
    cards.first.wait_for()
    return cards.all_inner_texts()


@pytest.mark.parametrize("name", ["globe-won", "sky-won"])
def test_again_deals_a_new_game_to_everybody(people: People, name: str) -> None:
    host, guest = at_the_end(people, name)
    guest.press("again-vote")
    expect(guest.page.get_by_text(guest.says("again-waits", names="Anya")).first).to_be_visible()
    expect(guest.button("again-vote")).to_have_count(0)
    expect(host.page.get_by_text(host.says("again-wanted", names="Max"))).to_be_visible()
    host.press("again")
    for one in (host, guest):
        expect(one.page.get_by_label(one.says("your-cards")).first).to_be_visible()
        expect(one.button("see-result")).to_have_count(0)
        assert len(hand(one.page)) >= 4


def test_another_measure_is_played_at_once(people: People) -> None:
    host, guest = at_the_end(people, "globe-won")
    host.press("order-population")
    for one in (host, guest):
        expect(one.page.get_by_label(one.says("your-cards")).first).to_be_visible()
        expect(one.page.get_by_text(re.compile(f"^{one.says('order-population')}")).first).to_be_visible()


def test_cards_that_were_opened_are_set_aside_for_the_next_game_and_counted(people: People) -> None:
    host, _ = at_the_end(people, "globe-won")
    now = find_moment(MOMENTS["globe-won"])
    assert now.start.deck is not None
    opened = len(now.view.line) + len(now.view.box)
    host.press("change-game")
    told = host.says("memory-count", fresh=len(now.start.deck.core()) - opened, seen=opened)
    expect(host.page.get_by_text(told)).to_be_visible()
    aside = host.page.get_by_role("switch", name=host.says("memory"))
    expect(aside).not_to_be_checked()  # Cardline's rules know of no such thing, so the host asks for it
    aside.click()
    expect(aside).to_be_checked()
    host.named("button", host.says("begin", count=4)).click()
    expect(host.page.locator(".cardline")).to_be_visible()
    before = {now.start.deal.cards[one.card].called("en") for one in (*now.view.line, *now.view.box)}
    dealt = {text.split(",")[0].strip() for text in hand(host.page)}
    assert dealt
    assert not dealt & before


def test_from_skyscraper_the_host_leads_to_another_game(people: People) -> None:
    host, guest = at_the_end(people, "sky-won")
    host.press("change-game")
    host.press("change")
    host.page.get_by_role("dialog").get_by_role("button", name=re.compile("Cardline")).first.click()
    host.named("button", host.says("begin", count=4)).click()
    for one in (host, guest):
        expect(one.page.locator(".cardline")).to_be_visible()
        assert len(hand(one.page)) >= 4
