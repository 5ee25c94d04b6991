"""The memory of a table: cards it has seen are set aside until the rules return them."""

import random

import msgspec

from tallorder.table import commands
from tallorder.table.commands import Settings
from tests.rulebook import rule
from tests.table.group import Group, gather, restart

LANDMARKS = Settings("comparity-landmarks")


async def play_one(group: Group, seed: int) -> set[str]:
    """One game from its beginning to its end; the ids of the cards that were opened in it."""
    await group.do(0, commands.Begin)
    await group.play_to_the_end(random.Random(seed).choice)
    return set(group.game.opened_ids(group.game.position))


def dealt(group: Group) -> set[str]:
    return {card.id for card in group.game.start.deal.cards}


@rule("C-MEM-2", "C-MEM-3", "C-R-48")
async def test_opened_cards_are_skipped_in_the_next_game_and_closed_ones_are_not() -> None:
    group = await gather("Anya Boris", LANDMARKS)
    opened = await play_one(group, 2)
    assert opened
    count = group.people[0].last("told")["state"]["memory"]
    assert count == {"on": True, "fresh": 100 - len(opened), "set_aside": len(opened)}
    for _ in range(5):
        await group.do(0, commands.Begin)
        assert not dealt(group) & opened
        await group.do(0, commands.Abort)


@rule("C-R-49")
async def test_the_memory_survives_a_restart_and_the_host_can_reset_it() -> None:
    group = await gather("Anya Boris", LANDMARKS)
    opened = await play_one(group, 2)
    group = await restart(group)
    assert group.people[0].last("welcome")["state"]["memory"]["set_aside"] == len(opened)
    await group.do(0, commands.ResetMemory)
    assert group.people[1].last("told")["state"]["memory"] == {"on": True, "fresh": 100, "set_aside": 0}


@rule("C-R-51")
async def test_cards_opened_in_an_aborted_game_are_set_aside_too() -> None:
    group = await gather("Anya Boris", LANDMARKS)
    await group.do(0, commands.Begin)
    pick = random.Random(2).choice
    while not group.game.opened_ids(group.game.position):
        await group.play(pick(group.game.position.legal_moves()))
    opened = set(group.game.opened_ids(group.game.position))
    await group.do(0, commands.Abort)
    assert group.state.seen[group.game.start.deck.hash] == opened


@rule("C-MEM-3")
async def test_a_new_edition_of_a_deck_inherits_the_memory_until_it_is_reset() -> None:
    group = await gather("Anya Boris", LANDMARKS)
    opened = await play_one(group, 2)
    deck = group.game.start.deck
    corrected = msgspec.structs.replace(deck, hash="corrected", editions=(deck.hash,))
    assert group.state.seen_of(corrected) == set(opened)
    assert group.state.seen_of(msgspec.structs.replace(corrected, editions=())) == set()
    group.state.seen["corrected"] = set()
    assert group.state.seen_of(corrected) == set()


@rule("C-MEM-4", "C-R-47")
async def test_when_too_few_are_fresh_all_of_them_are_played_and_the_memory_is_cleared() -> None:
    group = await gather("Anya Boris", LANDMARKS)
    await group.do(0, commands.Begin)
    await group.do(0, commands.Abort)
    deck = group.game.start.deck.hash
    seen = {card.id for card in group.game.start.deck.core()[:80]}
    group.state.seen[deck] = set(seen)
    fresh = {card.id for card in group.game.start.deck.core()} - seen
    await group.do(0, commands.Begin)
    assert fresh <= dealt(group)
    assert len(dealt(group)) == 29
    assert not group.state.seen.get(deck)


@rule("C-R-49")
async def test_the_memory_can_be_switched_off_and_cardline_has_none_unless_asked() -> None:
    off = Settings("comparity-landmarks", options={"box_memory": "off"})
    group = await gather("Anya Boris", off)
    await play_one(group, 2)
    assert group.people[0].last("told")["state"]["memory"] == {"on": False, "fresh": 100, "set_aside": 0}
    await group.do(0, commands.Choose, settings=Settings("cardline-globetrotter"))
    await play_one(group, 2)
    assert group.people[0].last("told")["state"]["memory"]["set_aside"] == 0
    await group.do(0, commands.Choose, settings=Settings("cardline-globetrotter", memory=True))
    opened = await play_one(group, 2)
    assert group.people[0].last("told")["state"]["memory"]["set_aside"] == len(opened)


@rule("C-R-49")
async def test_each_deck_has_its_own_memory() -> None:
    group = await gather("Anya Boris", LANDMARKS)
    await play_one(group, 2)
    await group.do(0, commands.Choose, settings=Settings("comparity-movies"))
    assert group.people[0].last("told")["state"]["memory"]["set_aside"] == 0
    await group.do(0, commands.Choose, settings=LANDMARKS)
    assert group.people[0].last("told")["state"]["memory"]["set_aside"] > 0


@rule("C-MEM-1", "C-R-50")
async def test_the_deck_page_and_the_end_show_values_only_of_cards_that_were_opened() -> None:
    group = await gather("Anya Boris", LANDMARKS)
    opened = await play_one(group, 2)
    names = {card.id: card.name["en"] for card in group.game.start.deck.core()}
    await group.do(0, commands.AskDeck)
    faces = group.people[0].last("deck")["faces"]
    assert [face["name"]["en"] for face in faces] == sorted(names.values())
    assert {face["name"]["en"] for face in faces if "opened" in face} == {names[card] for card in opened}
