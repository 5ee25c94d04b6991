"""Tables that are followed in short, as messages: a client has to come to the same views from them.

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


def in_full(ways: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Choices with all their moves, from those in short."""
    choices = []
    for way in ways:
        fields = way.get("fields", {})
        rows = zip(*fields.values(), strict=True) if fields else [()] * (len(way["cards"]) if "is_each" in way else 1)
        moves = way.get("moves") or [{"move": way["move"], **dict(zip(fields, row, strict=True))} for row in rows]
        for place, card in enumerate(way["cards"]):
            own = [moves[place]] if way.get("is_each") else moves
            named = [move | {"card": card} for move in own] if way.get("names_card") else own
            choices.append({"pick": way["pick"], "card": card, "moves": named})
    return choices


def look_in_full(look: dict[str, Any], forms: dict[str, Any]) -> dict[str, Any]:
    """A layout with its colours."""
    form = forms[str(look["form"])]
    colours = look.get("colours", [""] * len(form.get("zones", ())))
    zones = [
        zone | ({"colour": colour} if colour else {})
        for zone, colour in zip(form.get("zones", ()), colours, strict=True)
    ]
    rest = {name: value for name, value in look.items() if name not in ("form", "colours")}
    return form | ({"zones": zones} if zones else {}) | rest


class Followed(msgspec.Struct):
    """One message, and what it has to lead to."""

    message: dict[str, Any]
    views: dict[str, Any]
    """By seat, `all` for what everybody may see."""
    choices: list[Any]


async def follow(game: str, people: int, moves: int, seed: int) -> list[Followed]:
    """What somebody with a seat who follows in short is told, and beside it what one who follows views is told."""
    pick = random.Random(seed)
    group = await gather_at_server(" ".join(["Anya", "Boris", "Chloé"][:people]), Settings(game))
    by_deltas, by_views = RecordingListener(), RecordingListener()
    for ears, feed in ((by_deltas, "short"), (by_views, "views")):
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
    left_out = {"faces", "cards", "forms", "state", "at"}
    message = {name: value for name, value in one.message.items() if name not in left_out}
    checks = {seat: checksum(view) for seat, view in one.views.items()}
    return {"message": message, "checks": checks, "choices": one.choices}


def main() -> None:
    """Writes the file."""
    recorded = {}
    for game, people, moves in GAMES:
        followed = asyncio.run(follow(game, people, moves, 1))
        recorded[game] = {"messages": [without_views(one) for one in followed], "last": followed[-1].views}
    RECORDED.write_bytes(msgspec.json.encode(recorded) + b"\n")


if __name__ == "__main__":
    main()
