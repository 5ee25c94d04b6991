"""Nobody peeks: whatever anybody is sent over random games holds nothing that they may not know."""

import logging
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tallorder import decks
from tallorder.decks.load import read_plain
from tallorder.games.kernel import Refused
from tallorder.games.kernel.record import write_record
from tallorder.server.api import Api
from tallorder.server.connection import Connection
from tallorder.server.pictures import DeckPictures, box_deck, box_picture
from tallorder.server.service import TableService
from tallorder.table import audience, commands
from tallorder.table.commands import AnyCommand, Settings
from tests.server import peeking
from tests.server.peeking import KINDS, PAGES, Peeked, Trial
from tests.table.group import gather_at_server, gather_with_own_deck, until

GAMES = int(os.environ.get("PEEK_GAMES", "300"))
TABLE_ONLY = {"stand", "renew", "make-host", "remove", "reseat", "reset-memory", "delete-table", "set-level"}
"""Commands whose answers say nothing about a game."""


@pytest.mark.parametrize("game", KINDS)
async def test_nobody_is_sent_what_they_may_not_know(game: str) -> None:
    trial = Trial(game, seed=1)
    await trial.play(2)
    assert trial.messages > 100
    assert trial.analysed
    assert trial.pages > 0


@pytest.mark.soak
@pytest.mark.parametrize("game", KINDS)
async def test_nobody_is_sent_what_they_may_not_know_in_hundreds_of_games(game: str) -> None:
    trial = Trial(game, seed=random.SystemRandom().randrange(10**6) if "PEEK_ANY" in os.environ else 2)
    try:
        await trial.play(GAMES)
    finally:
        print(f"{game}: {trial.games} games, {trial.messages} messages, {trial.pages} pages looked through")
    assert not commands_known() - trial.asked - TABLE_ONLY


def commands_known() -> set[str]:
    return {str(command.__struct_config__.tag) for command in get_args(AnyCommand)}


def test_every_command_and_every_page_is_part_of_the_trial() -> None:
    source = Path(peeking.__file__).read_text(encoding="utf-8")
    for command in commands_known() - TABLE_ONLY:
        assert f'"{command}"' in source, f"the trial never asks {command}"
    paths = [*PAGES, "/art/table/key.svg", "/api/tables", "/api/decks"]
    paths += [
        "/api/tables/table/replay",
        "/api/tables/table/record/1",
        "/api/tables/table/branch/1",
        "/api/tables/table/analysis/1",
        "/api/tables/table/judge/1",
        "/api/lessons/game",
    ]
    for route in Api.routes(Api.__new__(Api)):
        assert any(route.path_regex.match(path) for path in paths), f"the trial never looks at {route.path}"


# The trial itself: each of these leaks must be seen.


def a_watcher_sees_a_hand(patch: pytest.MonkeyPatch) -> None:
    def audiences(game: Any, seats: tuple[int, ...]) -> Iterator[int]:
        yield from [seat for seat in seats if seat < game.players] or [0]

    patch.setattr(audience, "audiences", audiences)


def a_refusal_tells_a_value(patch: pytest.MonkeyPatch) -> None:
    plain = Connection._refuse

    def refuse(self: Connection, refused: Refused, command: Any, number: int | None) -> None:
        game = self.open_table.table.game if self.open_table else None
        if game is not None:
            hidden = game.start.deal.cards[-1].values["area"].number
            refused.refusal.params["hint"] = hidden
        plain(self, refused, command, number)

    patch.setattr(Connection, "_refuse", refuse)


def a_closed_card_is_set_by_its_value(patch: pytest.MonkeyPatch) -> None:
    plain = DeckPictures.closed_layout

    def closed_layout(self: DeckPictures, deck: Any, card: Any) -> Any:
        scale = next(iter(card.values.values())).number % 97
        return msgspec.structs.replace(plain(self, deck, card), spine=f"#{scale:06}")

    patch.setattr(DeckPictures, "closed_layout", closed_layout)


def the_log_tells_a_token(patch: pytest.MonkeyPatch) -> None:
    plain = TableService.join

    async def join(self: TableService, listener: Any, command: Any) -> None:
        logging.getLogger("tallorder.table").info("joined", extra={"tokens": command.tokens})
        await plain(self, listener, command)

    patch.setattr(TableService, "join", join)


@pytest.mark.parametrize(
    ("leak", "game", "found"),
    [
        (a_watcher_sees_a_hand, "skyscraper", r"was never shown to \[\]"),
        (a_refusal_tells_a_value, "cardline-globetrotter", r'never turned: \{"tell":"refused"'),
        (a_closed_card_is_set_by_its_value, "cardline-globetrotter", "the closed look of .* depends on its values"),
        (the_log_tells_a_token, "cardline-globetrotter", "the log says .*joined"),
    ],
)
async def test_the_trial_sees_a_leak_that_was_made_on_purpose(
    leak: Callable[[pytest.MonkeyPatch], None], game: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(Peeked, match=found):
        await Trial(game, seed=1).play(6)


# Leaks that there were.


async def test_a_bots_reason_is_told_to_nobody_else_while_hands_are_secret() -> None:
    group = await gather_at_server("Anya Boris", Settings("skyscraper"))
    await group.do(0, commands.PlaceBot, level="any-legal")
    await group.do(0, commands.Begin)
    while not any(step.why is not None for step in group.game.steps):
        actor = group.game.position.actor
        if group.state.players[actor].is_played_by_bot:
            count = len(group.game.steps)
            await until(lambda count=count: len(group.game.steps) > count)
        else:
            await group.play()
    version = next(step.version for step in group.game.steps if step.why is not None)
    told = (await group.do(1, commands.AskWhy, version=version)).last("why")
    assert "why" not in told or told["why"] is None
    assert version not in (await group.do(1, commands.AskReasons)).last("reasons")["versions"]
    await group.do(0, commands.Abort)
    told = (await group.do(1, commands.AskWhy, version=version)).last("why")
    assert told["why"]["code"] == "why-any-legal"
    reasons = (await group.do(1, commands.AskReasons)).last("reasons")["versions"]
    assert version in reasons
    assert {step.seat for step in group.game.steps if step.version in reasons} == {2}, "never a person's move"


@pytest.mark.parametrize("seat", [-1, -3, 3, 99])
async def test_a_seat_that_does_not_exist_has_no_view(seat: int) -> None:
    group = await gather_at_server("Anya Boris Chloé", Settings("skyscraper"))
    await group.do(0, commands.Begin)
    with pytest.raises(ValueError, match="no seat"):
        group.game.position.view(seat)
    assert group.game.position.view(2).hand == group.game.position.hands[2]


async def test_the_hash_of_a_deck_of_ones_own_is_told_to_nobody_else_and_its_word_is_worth_nothing_elsewhere() -> None:
    group, deck = await gather_with_own_deck()
    word = group.people[1].last("told")["state"]["settings"]["deck"]
    await group.do(0, commands.Abort)
    await group.do(0, commands.Look)
    await group.do(0, commands.AskDeck)
    told = b"".join(raw for person in group.people for raw in person.raw)
    assert deck.hash.encode() not in told
    assert deck.hash not in write_record(await group.service.record(group.table, 1))
    await group.do(0, commands.Choose, settings=Settings("cardline", word, cards="all"))
    assert group.state.settings.deck == deck.hash
    other = await gather_at_server("Chloé Dara", Settings("cardline-globetrotter"), service=group.service)
    assert await other.refused(0, commands.Choose, settings=Settings("cardline", word)) == "unknown-deck"


async def test_a_deck_named_like_a_shipped_one_opens_none_of_its_cards() -> None:
    group = await gather_at_server("Anya Boris", Settings("cardline-globetrotter"))
    shipped = await group.service.decks.chosen(group.state.settings)
    rows = [f"{card.name['en']},{number * 7}" for number, card in enumerate(shipped.cards[:60])]
    own = read_plain("\n".join(["name,height", *rows]).encode(), "countries.csv").deck
    assert own.id == shipped.id
    await group.service.decks.keep(own)
    await group.do(0, commands.Choose, settings=Settings("cardline", own.hash))
    await group.do(0, commands.Begin)
    await group.play_to_the_end(random.Random(1).choice)
    await group.do(0, commands.Choose, settings=Settings("cardline-globetrotter"))
    page = (await group.do(0, commands.AskDeck)).last("deck")
    assert not any("opened" in face for face in page["faces"])


async def test_cards_of_the_wrong_kind_are_refused_and_nothing_breaks() -> None:
    group = await gather_at_server("Anya Boris", Settings("skyscraper"))
    await group.do(0, commands.Begin)
    key = group.game.start.deal.box.hash
    await group.do(0, commands.Abort)
    assert await group.refused(0, commands.Choose, settings=Settings("comparity", key)) == "unknown-deck"


async def test_the_numbers_of_cards_and_the_keys_of_pictures_are_other_ones_at_every_table() -> None:
    faces: list[dict[str, dict[str, Any]]] = []
    for _ in range(2):
        group = await gather_at_server("Anya Boris", Settings("cardline-globetrotter"))
        await group.do(0, commands.Begin)
        faces.append({face["name"]["en"]: face for face in group.people[0].last("told")["faces"]})
        rows = {card.name["en"]: row for row, card in enumerate(group.game.start.deck.cards)}
        assert any(face["card"] != rows[name] for name, face in faces[-1].items())
    keys = [{face[side].partition("/")[2] for face in one.values() for side in ("art", "tile")} for one in faces]
    assert not keys[0] & keys[1]


@pytest.mark.parametrize("name", decks.SHIPPED)
def test_a_deck_in_its_box_shows_closed_sides_alone(name: str) -> None:
    found = box_deck(name)
    assert found is not None
    assert found.faces
    assert all(face.opened is None for face in found.faces)
    assert box_picture(name, decks.load(name).core()[0].id, "open", (100, 100)) is None
