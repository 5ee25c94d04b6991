"""docs/who-may-do-what.md, row by row: every command as its most hostile sender gives it, between games and in one.

`make golden` writes the outcomes anew and keeps the words of the last column; its diff is reviewed like code.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from tallorder.games.comparity.moves import PlayCard
from tallorder.games.kernel import Refused
from tallorder.table import commands
from tallorder.table.commands import AnyCommand, Settings, TableCommand
from tallorder.wire import read_command
from tests.table.group import Group, RecordingListener, gather_at_server

PAGE: Final = Path(__file__).parents[2] / "docs" / "who-may-do-what.md"
HOST, PLAYER = 0, 1
SENDERS: Final = ("host", "player", "spectator", "former player")
YES: Final = "yes"
KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyCommand)}
SEEN_BY_ALL: Final = ("join", "look", "narrate", "ask-why", "ask-reasons", "ask-card", "ask-deck")
"""What anybody may ask who knows the table's link."""


def fields_of(kind: str, own: int, group: Group) -> dict[str, Any]:
    """A command as it would be given for one seat against the others."""
    version = group.state.version
    game = group.game
    return {
        "sit": {"name": "Eve"},
        "rename": {"seat": own, "name": "Eve"},
        "stand": {"seat": own},
        "renew": {"seat": own},
        "make-host": {"seat": PLAYER},
        "remove": {"seat": PLAYER},
        "reseat": {"seats": tuple(reversed(range(len(group.state.players))))},
        "choose": {"settings": Settings("cardline-globetrotter")},
        "set-pace": {"seconds": 3.0},
        "place-bot": {"level": "friend"},
        "set-level": {"seat": 2, "level": "expert"},
        "want-again": {"seat": own},
        "go-to-step": {"step": 0},
        "play": {
            "version": version,
            "seat": own,
            "move": msgspec.Raw(msgspec.json.encode(game.position.legal_moves()[0] if group.state.is_running else {})),
        },
        "resign": {"seat": own},
        "ask-undo": {"seat": own},
        "ask-hint": {"version": version, "seat": own},
        "answer-undo": {"seat": own, "agree": True},
        "let-bot-sit-in": {"seat": 1 - own, "by": own},
        "take-back": {"seat": own},
        "report": {"card": 0, "text": "wrong"},
        "react": {"seat": own, "reaction": "ouch"},
        "look": {},
        "ask-stakes": {"version": version, "seat": own, "choice": 0},
        "narrate": {},
        "ask-why": {"version": version},
        "ask-card": {"card": 0},
    }.get(kind, {})


async def sit_down(*, in_game: bool) -> tuple[Group, dict[str, RecordingListener]]:
    """A host, a player, a bot that does not play yet, a spectator, and somebody whose seat was taken away."""
    group = await gather_at_server("Anya Boris Chloé", Settings("comparity-landmarks"))
    former = group.people[2]
    await group.do(HOST, commands.Remove, seat=2)
    await group.do(HOST, commands.Begin)
    if in_game:
        while group.game.position.actor != HOST or len(group.game.steps) < 2:
            quiet = next(move for move in group.game.position.legal_moves() if isinstance(move, PlayCard))
            await group.play(quiet)
    else:
        await group.do(HOST, commands.Abort)
        await group.do(HOST, commands.PlaceBot, level="friend")
    watcher = group.newcomer()
    await group.do(watcher, commands.Join)
    return group, dict(zip(SENDERS, (group.people[HOST], group.people[PLAYER], watcher, former), strict=True))


async def outcome(kind: str, sender: str, own: int, *, in_game: bool) -> str:
    """What becomes of a command: yes, or the code of the refusal."""
    group, people = await sit_down(in_game=in_game)
    try:
        await group.do(people[sender], KINDS[kind], **fields_of(kind, own, group))
    except Refused as refused:
        return refused.refusal.code
    finally:
        await group.service.close()
    return YES


async def row(kind: str) -> list[str]:
    """Who may give a command between games and in one, then what a player gets who gives it for the host's seat."""
    own = {"host": HOST, "player": PLAYER, "spectator": PLAYER, "former player": PLAYER}
    found = [
        await outcome(kind, sender, own[sender], in_game=in_game) for in_game in (False, True) for sender in SENDERS
    ]
    for_another = await outcome(kind, "player", HOST, in_game=True)
    return [*found, for_another]


def rows_of_page() -> Iterator[tuple[str, list[str], str]]:
    """Every row of the page: the command, its outcomes, and what it can cost another."""
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            yield cells[0].strip("`"), cells[1:-1], cells[-1]


@pytest.mark.parametrize("kind", KINDS)
async def test_every_row_of_the_page_is_true(kind: str) -> None:
    found = {command: cells for command, cells, _ in rows_of_page()}
    assert found[kind] == await row(kind)


def test_every_row_says_what_the_command_can_cost_another() -> None:
    rows = list(rows_of_page())
    assert [command for command, _, _ in rows] == list(KINDS)
    assert all(cost and cost != "?" for _, _, cost in rows)


def test_nobody_without_a_seat_changes_anything_but_by_sitting_down() -> None:
    for command, cells, _ in rows_of_page():
        without_seat = {cells[2], cells[3], cells[6], cells[7]}
        if command not in (*SEEN_BY_ALL, "sit", "report"):
            assert YES not in without_seat, command


@pytest.mark.parametrize("kind", sorted(set(get_args(TableCommand)) - set(KINDS.values()), key=repr))
def test_what_only_the_server_says_no_connection_can_say(kind: type[msgspec.Struct]) -> None:
    for word in (kind.__name__, kind.__name__.lower(), "play-as-bot", "note-hint", "pass-host"):
        with pytest.raises(Refused):
            read_command(msgspec.json.encode({"do": word, "table": "abcdefgh", "seat": 0, "host": 0, "position": 1}))


async def write() -> None:
    """Writes the page's rows anew."""
    costs = {command: cost for command, _, cost in rows_of_page()}
    before, _, _ = PAGE.read_text("utf-8").partition("| `")
    after = PAGE.read_text("utf-8").rpartition("|\n")[2]
    lines = [f"| `{kind}` | {' | '.join(await row(kind))} | {costs.get(kind, '?')} |\n" for kind in KINDS]
    PAGE.write_text(before + "".join(lines) + after, "utf-8")


if __name__ == "__main__":
    asyncio.run(write())
