"""Tables that are followed by deltas, as messages: a client has to come to the same views from them.

`python -m tests.table.deltas` writes them for the client's tests.
"""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec

from tallorder.table import commands
from tallorder.table.commands import Settings
from tallorder.table.delta import checksum
from tests.table.group import RecordingListener, gather_at_server

RECORDED = Path(__file__).parents[2] / "client/src/state/delta.recorded.json"
GAMES = (("cardline-globetrotter", 2, 14), ("comparity-landmarks", 3, 30), ("skyscraper", 2, 24))


def apply(view: Any, delta: list[list[Any]]) -> Any:
    """A view after these steps, written as simply as possible."""
    whole = {"": msgspec.json.decode(msgspec.json.encode(view))}
    for path, *step in delta:
        *way, last = ["", *path]
        holder = whole
        for name in way:
            holder = holder[name]
        if len(step) == 1:
            holder[last] = step[0]
        for place in range(0, len(step) - 2, 3):
            at, count, items = step[place : place + 3]
            holder[last][at : at + count] = items
    return whole[""]


class Followed(msgspec.Struct):
    """One message, and what it has to lead to."""

    message: dict[str, Any]
    views: dict[str, Any]
    """By seat, `all` for what everybody may see."""
    choices: list[Any]


async def follow(game: str, people: int, moves: int, seed: int) -> list[Followed]:
    """What somebody with a seat who follows deltas is told, and beside it what one who follows views is told."""
    pick = random.Random(seed)
    group = await gather_at_server(" ".join(["Anya", "Boris", "Chloé"][:people]), Settings(game))
    by_deltas, by_views = RecordingListener(), RecordingListener()
    for ears, feed in ((by_deltas, "deltas"), (by_views, "views")):
        await group.do(ears, commands.Join, tokens=(group.tokens[0],), feed=feed)
    await group.do(0, commands.Begin)
    for _ in range(moves):
        if group.state.is_running:
            await group.play(pick.choice(group.game.position.legal_moves()))
    if group.state.is_running:
        await group.do(0, commands.Abort)
    followed = []
    for message, whole in zip(by_deltas.heard, by_views.heard, strict=True):
        if message["tell"] != "told":
            continue
        parts = whole["shown"]
        views = {str(part.get("seat", "all")): part["view"] for part in parts if "view" in part}
        followed.append(Followed(message, views, next((part["choices"] for part in parts if "choices" in part), [])))
    return followed


def without_views(one: Followed) -> dict[str, Any]:
    """A message for the client's tests: instead of whole views their checksums."""
    left_out = {"faces", "state", "at"}
    message = {name: value for name, value in one.message.items() if name not in left_out}
    return {"message": message, "checks": {seat: checksum(view) for seat, view in one.views.items()}}


def main() -> None:
    """Writes the file."""
    recorded = {}
    for game, people, moves in GAMES:
        followed = asyncio.run(follow(game, people, moves, 1))
        recorded[game] = {"messages": [without_views(one) for one in followed], "last": followed[-1].views}
    RECORDED.write_bytes(msgspec.json.encode(recorded) + b"\n")


if __name__ == "__main__":
    main()
