"""Everything that people at a stored table can be shown, asked of a server from outside."""

import re
from typing import Any, Final

from tallorder import catalogue
from tallorder.games.kernel.options import describe
from tests.releases.wire import Device, Message, Server, get_text, post

TEXT_ON_CARD: Final = re.compile(r"\.(name|short|caption|place|note)\.(en|ru|fr)$")
WHYS = 4
"""So many reasons of bots are asked for, the newest first."""
MOMENTS = 3
"""So many moments of the game are looked at."""


async def everything(server: Server, table: str, tokens: list[str]) -> Message:
    """What a table shows to a watcher, to each seat alone, and to one device with all seats.

    Asking changes how far a seat has looked, so it is asked once of each import.
    """
    found: Message = {}
    async with Device(server, table) as watcher:
        found["watcher"] = plain(watcher.welcome)
        found["narrated to a watcher"] = plain(await watcher.ask("narrate"))
        state = watcher.state
    found["seats"] = {}
    for token in tokens:
        async with Device(server, table, token) as device:
            found["seats"][str(device.seats[0])] = await of_seat(device, token)
    async with Device(server, table, *tokens) as together:
        found["together"] = plain(together.welcome)
        found["together"].pop("missed", None)  # how far each has just looked is noted a moment after they left
    games = (watcher.welcome.get("game") or {}).get("number", 0)
    found["games"] = {}
    for number in range(1, games + 1):
        is_over = number < games or state["phase"] == "over"
        found["games"][str(number)] = await of_game(server, table, tokens, number, is_over=is_over)
    return found


async def of_seat(device: Device, token: str) -> Message:
    """What one seat is shown and told when it asks."""
    found: Message = {"token": token, "welcome": plain(device.welcome)}
    found["narrated"] = plain(await device.ask("narrate", seat=device.seats[0]))
    found["deck"] = plain(await device.ask("ask-deck"))
    game = device.welcome.get("game")
    if game:
        began, now = game["began"], device.version
        versions = sorted({began + (now - began) * part // (MOMENTS - 1) for part in range(MOMENTS)})
        found["moments"] = {str(one): plain(await device.ask("look", version=one)) for one in versions}
        found["whys"] = {
            str(one): plain(await device.ask("ask-why", version=one)) for one in range(now, max(began, now - WHYS), -1)
        }
    return found


async def of_game(server: Server, table: str, tokens: list[str], number: int, *, is_over: bool) -> Message:
    """A game as it is replayed: what happened in words, the first and the last position whole; and its record."""
    replay = await post(server, f"/api/tables/{table}/replay", tokens=tokens, game=number)
    frames = replay.pop("frames")
    found: Message = {"head": plain(replay), "first": plain(frames[0]), "last": plain(frames[-1])}
    found["steps"] = [
        [frame["version"], frame["at"], frame["deed"], frame.get("seat"), frame.get("why"), _lines(frame)]
        for frame in frames
    ]
    if is_over:
        found["record"] = (await get_text(server, f"/api/tables/{table}/record/{number}")).splitlines()
    return found


def _lines(frame: Message) -> list[Any]:
    return [part.get("lines", []) for part in frame["shown"][:1]]


def plain(value: Any) -> Any:
    """A message without what is different each time (the answer's number, who is connected) and without how a card's
    text is set over its picture, which does not come from the log."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if key not in ("re", "here", "look")}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


def differences(before: Any, now: Any, path: str = "") -> list[str]:
    """Where something is missing or different now. A field that was not there before is no loss."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [
            line
            for key, value in before.items()
            for line in differences(value, now.get(key), f"{path}.{key}")
            if key in now or not (value is None or value is False or value in ([], {}, ""))
        ]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return [line for place, (one, other) in pairs for line in differences(one, other, f"{path}[{place}]")]
    if before == now or is_meant(path, before, now):
        return []
    return [f"{path}: {str(before)[:200]} became {str(now)[:200]}"]


def is_meant(path: str, before: Any, now: Any) -> bool:
    """Changes that were decided: texts on cards are edited between releases (issue 14), Cardline said -1 where nobody
    decides any more, as no other game did (issue 12), and what moves would do is told on request only (issue 13). A
    record names every switch: one that is new stands there with the default, which is how the game was played."""
    if TEXT_ON_CARD.search(path):
        return isinstance(now, str)
    is_nobody = path.endswith(".actor") and before == -1 and now is None
    if path.endswith(".record") and isinstance(before, list) and isinstance(now, list):
        return before == [line for line in now if line in before or line not in DEFAULTS]
    return is_nobody or (path.endswith(".stakes") and ".choices[" in path and now is None)


DEFAULTS: Final = {
    f"option {name} = {told['default']}"
    for engine in {offer.engine for offer in catalogue.offers()}
    for name, told in describe(catalogue.rules(engine).options).items()
}
"""Every switch as usual, as a record's head writes it."""
