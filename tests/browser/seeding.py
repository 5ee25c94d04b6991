"""Seeds a table straight into the store: the log of a game that has come to a chosen moment.

A table is rebuilt from its log, so a test that owns the store can begin anywhere without game up to there through
the server. Nobody without access to the store can do this.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from tallorder import __version__, catalogue
from tallorder.catalogue import Start
from tallorder.games.kernel import Move
from tallorder.server.decks import DeckCache
from tallorder.server.service import new_table_id
from tallorder.store import Store
from tallorder.table import changes
from tallorder.table.changes import Change, store_head, store_settings, write_change, write_move
from tallorder.table.commands import Settings
from tallorder.table.game import TableGame, fingerprint
from tallorder.table.journal import Entry
from tallorder.table.table import token_hash

NAMES = ("Anya", "Max", "Vera", "Leo", "Ida", "Tom", "Nina", "Karl")
PACE = 0.0
"""Bots at seeded tables do not think for show."""


class SeededTable(msgspec.Struct, frozen=True):
    """A table that can be opened."""

    id: str
    tokens: dict[int, str]
    """By seat, of the people."""

    def keys(self, *seats: int) -> list[str]:
        """The tokens of some seats."""
        return [self.tokens[seat] for seat in seats]


def seed_table(
    file: Path,
    start: Start | None,
    played: Sequence[tuple[int, Move]] = (),
    people: Sequence[int] = (0,),
    level: str = "friend",
    settings: Settings | None = None,
) -> SeededTable:
    """Writes a table into a store: these seats are people's, the others bots'. Without a start nobody has begun."""
    seeded = SeededTable(new_table_id(), {seat: secrets.token_urlsafe(24) for seat in people})
    chosen = settings or Settings(start.game if start else catalogue.offers()[0].game)
    seats = start.deal.players if start else len(people)
    done: list[tuple[Change, bytes | None]] = []
    for seat in range(seats):
        name = NAMES[seat]
        if seat == 0:
            kept = store_settings(chosen)
            done.append((changes.Opened(name, token_hash(seeded.tokens[0]), secrets.token_hex(16), kept), None))
        elif seat in seeded.tokens:
            done.append((changes.Seated(name, token_hash(seeded.tokens[seat])), None))
        else:
            done.append((changes.BotPlaced(name, level, seat), None))
    done.append((changes.Paced(PACE), None))
    if start is not None:
        done += _game(start, played)
    with ThreadPoolExecutor(1) as worker:  # a loop of Playwright's runs in this thread already
        worker.submit(lambda: asyncio.run(_write(file, seeded.id, start, done))).result()
    return seeded


def _game(start: Start, played: Sequence[tuple[int, Move]]) -> list[tuple[Change, bytes | None]]:
    game = TableGame(1, 0, start, tuple(range(start.deal.players)))
    began = changes.Began(store_head(start.record()), __version__, game.belief_seeds, memory=start.deck is not None)
    done: list[tuple[Change, bytes | None]] = [(began, fingerprint(game.position))]
    for seat, move in played:
        game.position.play(move, seat)
        ended = game.end_of(game.position)
        done.append((changes.Moved(seat, msgspec.Raw(write_move(move)), None, ended), fingerprint(game.position)))
    return done


async def _write(file: Path, table: str, start: Start | None, done: list[tuple[Change, bytes | None]]) -> None:
    store = Store(f"sqlite:///{file}")
    try:
        if start is not None:
            deck = start.deck or start.deal.box
            assert deck is not None
            await DeckCache(store).keep(deck)
        at = int(time.time() * 1000) - 5000 * len(done)
        entries = [
            Entry(version, at + 5000 * version, write_change(change), position)
            for version, (change, position) in enumerate(done, start=1)
        ]
        await store.write_log(table, entries)
    finally:
        store.close()
