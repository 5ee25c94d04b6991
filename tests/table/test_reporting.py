"""A card that is wrong can be reported once it lies open, and nobody learns who said so."""

import msgspec

from tallorder.table import commands
from tallorder.table.commands import Settings
from tests.table.group import RecordingListener, gather_at_server


async def test_anybody_reports_an_open_card_and_it_is_kept_for_the_decks_owner() -> None:
    group = await gather_at_server("Anya Boris", Settings("cardline-globetrotter"))
    await group.do(0, commands.Begin)
    card = min(group.game.rules.opened(group.game.position.view(None)))
    version = group.state.version
    watcher = RecordingListener()
    await group.do(watcher, commands.Join)
    for ears in (group.people[1], watcher):
        told = await group.do(ears, commands.Report, card=card, text="  It is\nlarger \u202e now. ", id=5)
        assert told.last("done")["re"] == 5
    reports = group.service.journal.told  # type: ignore[attr-defined]
    assert [report.text for report in reports] == ["It is larger now."] * 2
    start = group.game.start
    assert {(one.deck, one.deck_hash, one.card) for one in reports} == {
        (start.deck.id, start.deck.hash, start.deal.cards[card].id)
    }
    kept = b"".join(msgspec.json.encode(one) for one in reports)
    assert b"Boris" not in kept
    assert group.table.encode() not in kept
    assert group.state.version == version


async def test_a_closed_card_cannot_be_reported_and_neither_can_one_that_is_not_there() -> None:
    group = await gather_at_server("Anya Boris", Settings("cardline-globetrotter"))
    assert await group.refused(0, commands.Report, card=0, text="wrong") == "card-not-open"
    await group.do(0, commands.Begin)
    opened = group.game.rules.opened(group.game.position.view(None))
    closed = next(card for card in range(60) if card not in opened)
    for card in (closed, 99_999):
        assert await group.refused(0, commands.Report, card=card, text="wrong") == "card-not-open"
    await group.do(0, commands.Report, card=min(opened), text="wrong")


async def test_skyscraper_has_no_facts_that_could_be_wrong() -> None:
    group = await gather_at_server("Anya Boris", Settings("skyscraper"))
    await group.do(0, commands.Begin)
    assert await group.refused(0, commands.Report, card=0, text="wrong") == "card-not-open"


async def test_a_full_disk_is_said_to_whoever_reports() -> None:
    group = await gather_at_server("Anya Boris", Settings("cardline-globetrotter"))
    await group.do(0, commands.Begin)
    group.service.journal.is_full = True  # type: ignore[attr-defined]
    card = min(group.game.rules.opened(group.game.position.view(None)))
    assert await group.refused(0, commands.Report, card=card, text="wrong") == "store-full"
