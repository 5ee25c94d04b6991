"""Everything a store keeps, as files that can be read, moved and taken in again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from tallorder.store.store import Store
from tallorder.table.changes import Unreadable, read_change
from tallorder.table.journal import CardReport, Entry

FORMAT: Final = 1
Line = TypeVar("Line")


class ImportProblem(Exception):  # noqa: N818 - said to a person, in one line
    """A file that cannot be taken in: which, where, and what was expected."""


class Head(msgspec.Struct, frozen=True):
    """What an export holds."""

    format: int
    tables: int
    decks: int
    reports: int
    entries: int = 0
    """All entries of all tables; exports of earlier releases do not say."""


class LogLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a table's log."""

    version: int
    at: int
    deed: msgspec.Raw
    position: str | None = None


class LookLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a player has looked."""

    table: str
    who: str
    version: int


async def export(store: Store, folder: Path) -> Head:
    """Writes everything into a folder, which must be new or empty."""
    if folder.exists() and any(folder.iterdir()):
        raise ImportProblem(f"{folder}: expected a new or empty folder")
    (folder / "tables").mkdir(parents=True)
    (folder / "decks").mkdir()
    looks: list[LookLine] = []
    count = 0
    tables = sorted(store.tables())
    for table in tables:
        entries = await store.entries(table)
        count += len(entries)
        _write(folder / "tables" / f"{table}.jsonl", map(_log_line, entries))
        looks += [LookLine(table, who, version) for who, version in (await store.last_seen(table)).items()]
    decks = sorted(store.deck_hashes())
    for key in decks:
        (folder / "decks" / f"{key}.json").write_bytes(await store.deck(key) or b"")
    reports = await store.reports()
    _write(folder / "looks.jsonl", looks)
    _write(folder / "reports.jsonl", reports)
    head = Head(FORMAT, len(tables), len(decks), len(reports), count)
    (folder / "export.json").write_bytes(msgspec.json.encode(head) + b"\n")
    return head


async def import_store(store: Store, folder: Path) -> Head:
    """Brings in what an export holds. What is there already stays; a table that differs is refused and named."""
    head_file = folder / "export.json"
    if not head_file.is_file():
        raise ImportProblem(f"{head_file}: expected the folder of an export")
    head = _decode(head_file.read_bytes(), Head, head_file, 1)
    if head.format != FORMAT:
        raise ImportProblem(f"{head_file}: expected format {FORMAT}, found {head.format}")
    _require_whole(folder, head)
    for deck in sorted((folder / "decks").glob("*.json")):
        await store.keep_deck(deck.stem, deck.read_bytes())
    for log in sorted((folder / "tables").glob("*.jsonl")):
        await _import_table(store, log)
    for look in _lines(folder / "looks.jsonl", LookLine):
        await store.note_last_seen(look.table, {look.who: look.version})
    known = set(await store.reports())
    for report in _lines(folder / "reports.jsonl", CardReport):
        if report not in known:
            await store.report(report)
    return head


def _require_whole(folder: Path, head: Head) -> None:
    """Refuses an export of which a part is missing, before anything is taken in."""
    logs, decks = sorted((folder / "tables").glob("*.jsonl")), sorted((folder / "decks").glob("*.json"))
    for deck in decks:
        _decode(deck.read_bytes(), msgspec.Raw, deck, 1)
    count = sum(len(_entries(log)) for log in logs)
    reports = len(list(_lines(folder / "reports.jsonl", CardReport)))
    found = Head(FORMAT, len(logs), len(decks), reports, count if head.entries else 0)
    for name, expected in msgspec.structs.asdict(head).items():
        there = getattr(found, name)
        if there != expected:
            raise ImportProblem(f"{folder}: the export is not whole: expected {expected} {name}, found {there}")


async def _import_table(store: Store, log: Path) -> None:
    table, entries = log.stem, _entries(log)
    there = await store.entries(table)
    shared = min(len(there), len(entries))
    if there[:shared] != entries[:shared]:
        raise ImportProblem(f"{log}: the store has another table of this name")
    if entries[shared:]:
        await store.write_log(table, entries[shared:])


def _entries(log: Path) -> list[Entry]:
    """The log of a table, as a file has it."""
    entries = [_entry(line, log, number) for number, line in enumerate(_lines(log, LogLine), start=1)]
    for place, entry in enumerate(entries, start=1):
        if entry.version != place:
            raise ImportProblem(f"{log}: line {place}: expected version {place}, found {entry.version}")
    return entries


def _entry(line: LogLine, log: Path, number: int) -> Entry:
    body = bytes(line.deed)
    try:
        if isinstance(change := read_change(body), Unreadable) and not change.is_later:
            raise ValueError(change.kind or "no kind")
        position = None if line.position is None else bytes.fromhex(line.position)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ImportProblem(f"{log}: line {number}: expected a change of a table ({error})") from None
    return Entry(line.version, line.at, body, position)


def _log_line(entry: Entry) -> LogLine:
    position = None if entry.position is None else entry.position.hex()
    return LogLine(entry.version, entry.at, msgspec.Raw(entry.body), position)


def _write(file: Path, lines: object) -> None:
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))  # type: ignore[attr-defined]


def _lines(file: Path, kind: type[Line]) -> Iterator[Line]:
    if not file.is_file():
        return
    for number, line in enumerate(file.read_bytes().splitlines(), start=1):
        yield _decode(line, kind, file, number)


def _decode(text: bytes, kind: type[Line], file: Path, number: int) -> Line:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ImportProblem(f"{file}: line {number}: {error}") from None
