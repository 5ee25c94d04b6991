"""Deltas: whoever follows them comes to the same views as whoever is sent whole ones, and to the same choices."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tallorder.games.comparity.moves import Check, PlayCard
from tallorder.games.kernel import AlikeChoices, spread
from tallorder.server.pictures import DeckPictures
from tallorder.server.service import TableService
from tallorder.table import commands
from tallorder.table.audience import CHECK_EVERY, in_short
from tallorder.table.commands import Settings
from tallorder.table.delta import checksum, difference
from tallorder.table.messages import Offered, Ways
from tests.table.deltas import GAMES, RECORDED, apply, follow, in_full, look_in_full
from tests.table.group import AT_ONCE, InstantBots, MemoryJournal, RecordingListener, gather_at_server, until


class Leaf(msgspec.Struct, frozen=True):
    name: str
    number: int | float | None = None


class Tagged(msgspec.Struct, frozen=True, tag="tagged", omit_defaults=True):
    count: int = 0
    leaf: Leaf | None = None


class Tree(msgspec.Struct, frozen=True):
    leaf: Leaf | Tagged | None
    leaves: tuple[Leaf | Tagged, ...]
    rows: tuple[tuple[int, ...], ...]
    words: dict[str, int]


leaves = st.builds(Leaf, st.sampled_from("abc"), st.one_of(st.none(), st.integers(2, 4), st.sampled_from([0.5, 7.5])))
either = leaves | st.builds(Tagged, st.integers(0, 2), st.none() | leaves)
trees = st.builds(
    Tree,
    st.none() | either,
    st.lists(either, max_size=12).map(tuple),
    st.lists(st.lists(st.integers(0, 3), max_size=5).map(tuple), max_size=5).map(tuple),
    st.dictionaries(st.sampled_from("xyz"), st.integers(0, 2)),
)


def decoded(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(trees, trees)
def test_a_delta_leads_from_any_view_to_any_other(old: Tree, new: Tree) -> None:
    assert apply(old, decoded(difference(old, new))) == decoded(new)


@given(trees, trees)
def test_the_same_view_has_the_same_checksum_and_no_delta(old: Tree, new: Tree) -> None:
    assert difference(old, old) == ()
    assert checksum(old) == checksum(decoded(old))
    if decoded(old) != decoded(new):
        assert checksum(old) != checksum(new)


def test_whole_numbers_have_the_checksum_that_javascript_finds() -> None:
    assert checksum({"a": 7.0, "b": [1.0, 2.5]}) == checksum({"b": [1, 2.5], "a": 7})


def test_one_card_more_is_one_short_step() -> None:
    many = tuple(Leaf(name) for name in "abcdefgh")
    old = Tree(None, many, (), {})
    new = msgspec.structs.replace(old, leaves=(*many[:3], Leaf("new"), *many[3:]))
    assert difference(old, new) == ((("leaves",), 3, 0, (Leaf("new"),)),)


def without_notes(face: dict[str, Any]) -> dict[str, Any]:
    """What short messages say of a card: note and sources are told on request."""
    if "opened" not in face:
        return face
    return face | {"opened": {name: face["opened"][name] for name in ("values", "art", "look")}}


def faces_after(messages: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """The faces that a client knows after these messages, without notes."""
    faces: dict[int, dict[str, Any]] = {}
    forms: dict[str, Any] = {}
    for message in messages:
        forms |= message.get("forms", {})
        faces |= {face["card"]: without_notes(face) for face in message.get("faces", ())}
        for told in message.get("cards", ()):
            table = next(one["state"]["table"] for one in messages if "state" in one)
            face = {name: value for name, value in faces.get(told["card"], {}).items() if name != "opened"}
            if "name" in told:
                face = {name: value for name, value in told.items() if name not in ("opened", "is_closed")}
                face |= {name: f"{table}/{told[name]}" for name in ("art", "tile", "figure")}
                face["look"] = look_in_full(told["look"], forms)
            if "opened" in told:
                side = told["opened"]
                look = look_in_full(side["look"], forms)
                face["opened"] = {"values": side["values"], "art": f"{table}/{side['art']}", "look": look}
            faces[told["card"]] = face
    return faces


def follow_along(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The views that a client has after each of these messages."""
    views: dict[str, Any] = {}
    after = []
    for message in messages:
        for part in message["shown"]:
            seat = str(part.get("seat", "all"))
            if "view" in part:
                views[seat] = part["view"]
            elif seat in views:
                views[seat] = apply(views[seat], part.get("delta", []))
        after.append(dict(views))
    return after


@pytest.mark.parametrize(("game", "people", "moves"), GAMES)
async def test_deltas_lead_to_the_views_that_others_are_sent(game: str, people: int, moves: int) -> None:
    followed = await follow(game, people, 4 * moves, seed=7)
    views = follow_along([one.message for one in followed])
    assert views == [one.views for one in followed]
    parts = [part for one in followed[1:] for part in one.message["shown"]]
    assert not any("view" in part for part in parts)
    assert any(part.get("delta") for part in parts)
    checks = [one for one in followed[1:] if one.message["version"] % CHECK_EVERY == 0]
    assert checks or followed[-1].message["version"] < CHECK_EVERY, "a long game is checked now and then"
    for one in checks:
        sums = {str(part.get("seat", "all")): part["check"] for part in one.message["shown"] if "check" in part}
        assert sums == {seat: checksum(view) for seat, view in one.views.items()}


@pytest.mark.parametrize(("game", "people", "moves"), GAMES)
async def test_choices_in_short_are_the_choices_in_full(game: str, people: int, moves: int) -> None:
    for one in await follow(game, people, moves, seed=3):
        assert in_full(next((part["ways"] for part in one.message["shown"] if "ways" in part), [])) == one.choices


def _moves(card: int, *columns: int) -> tuple[PlayCard, ...]:
    return tuple(PlayCard(card, (0, column)) for column in columns)


def test_cards_with_the_same_moves_share_them_and_single_moves_stand_together() -> None:
    offers = (
        AlikeChoices("hand", (1, 11), _moves(1, 1, 2)),
        AlikeChoices("hand", (2,), _moves(2, 1)),
        AlikeChoices("hand", (4,), _moves(4, 3)),
        AlikeChoices("target", (None,), (Check((1, 1)),)),
        AlikeChoices("any", (None,), (Check((1, 1)), *_moves(3, 1))),
    )
    assert in_short(offers) == (
        Ways("hand", (1, 11), "play-card", {"cell": ((0, 1), (0, 2))}, names_card=True),
        Ways("hand", (2, 4), "play-card", {"cell": ((0, 1), (0, 3))}, names_card=True, is_each=True),
        Ways("target", (None,), "check", {"cell": ((1, 1),)}),
        Ways("any", (None,), moves=(Check((1, 1)), *_moves(3, 1))),
    )
    written = msgspec.to_builtins(in_short(offers))
    whole = [Offered(one.pick, one.card, one.moves) for one in spread(offers)]
    assert msgspec.json.encode(in_full(written), order="sorted") == msgspec.json.encode(whole, order="sorted")


@pytest.mark.parametrize(("game", "people", "moves"), GAMES)
async def test_faces_in_short_add_up_to_the_faces_in_full(
    game: str, people: int, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda _bits: 11)  # one deal: how much a game sends depends on its cards
    pick = random.Random(11)
    service = TableService(MemoryJournal(), None, InstantBots(), AT_ONCE, DeckPictures())
    group = await gather_at_server(" ".join(["Anya", "Boris", "Chloé"][:people]), Settings(game), service)
    whole, short, late = RecordingListener(), RecordingListener(), RecordingListener()
    await group.do(whole, commands.Join)
    await group.do(short, commands.Join, feed="short")
    await group.do(0, commands.Begin)
    for number in range(4 * moves):
        if group.state.is_running:
            await group.play(pick.choice(group.game.position.legal_moves()))
        if number % 5 == 0 and game != "skyscraper":
            view, known = group.game.position.view(None), faces_after(short.heard)
            assert set(group.game.rules.visible(view)) <= known.keys()
            assert {card for card, face in known.items() if "opened" in face} == {*group.game.rules.opened(view)}
        if number == moves:
            await group.do(late, commands.Join, feed="short")
    expected = {face["card"]: face for message in whole.heard for face in message.get("faces", ())}
    assert faces_after(short.heard) == {card: without_notes(face) for card, face in expected.items()}
    assert faces_after(late.heard).items() <= faces_after(short.heard).items()
    for card, face in expected.items():
        await group.do(short, commands.AskCard, card=card)
        assert short.last("card")["face"] == face
    assert await group.refused(short, commands.AskCard, card=999) == "no-such-card"
    sizes = [
        sum(len(raw) for raw, message in zip(ears.raw, ears.heard, strict=True) if message.get("deed") == "moved")
        for ears in (whole, short)
    ]
    assert sizes[1] < sizes[0] / 3


async def test_the_name_of_a_card_that_is_not_in_sight_is_not_told() -> None:
    group = await gather_at_server("Anya Boris", Settings("comparity-landmarks"))
    assert await group.refused(0, commands.AskCard, card=0) == "no-such-card"
    await group.do(0, commands.Begin)
    hidden = set(range(29)) - set(group.game.rules.visible(group.game.position.view(None)))
    assert hidden
    for card in hidden:
        assert await group.refused(0, commands.AskCard, card=card) == "no-such-card"


async def test_who_lost_a_seat_in_a_game_is_sent_the_whole_view_of_a_spectator_next() -> None:
    group = await gather_at_server("Anya Boris Chloé", Settings("skyscraper"))
    late = RecordingListener()
    await group.do(late, commands.Join, tokens=(group.tokens[2],), feed="short")
    await group.do(0, commands.Begin)
    await group.play()
    assert "delta" in late.last("told")["shown"][0]
    await group.do(0, commands.Remove, seat=2)
    heard = len(late.heard)
    await until(lambda: group.game.position.actor != 2)
    await group.play()
    (part,) = next(message["shown"] for message in late.heard[heard:] if "shown" in message)
    assert part.get("seat") is None
    assert part["view"]["hand"] == {"type": "hidden"}


def test_the_recorded_messages_of_the_clients_tests_are_read_here_too() -> None:
    recorded = msgspec.json.decode(RECORDED.read_bytes())
    assert set(recorded) == {game for game, _, _ in GAMES}
    for game in recorded.values():
        views = follow_along([one["message"] for one in game["messages"]])
        assert [{seat: checksum(view) for seat, view in one.items()} for one in views] == [
            one["checks"] for one in game["messages"]
        ]
        assert views[-1] == game["last"]
