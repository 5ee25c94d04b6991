"""Perft: how many sequences of moves lead away from a position, and in which order the moves are offered.

A `.perft` file is plain text; `#` begins a comment. Each entry is

    id NAME
    position FILE            a position file, beside the .perft file
    position                 or the position itself, in the indented lines that follow
        position cardline
        …
    perft DEPTH COUNT        sequences of exactly DEPTH moves; a game that ends earlier adds none
    order DEPTH DIGEST       pins the order of the legal moves, in notation, down to DEPTH

`python -m tests.games.test_perft FILE` prints an entry's lines as the engines count them now.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tallorder import catalogue
from tallorder.games.kernel import NOBODY, AnyRules, Game

FOLDER = Path(__file__).parent / "perft"


class Entry(msgspec.Struct):
    """A position with the counts it must give."""

    name: str
    position: str = ""
    counts: dict[int, int] = {}
    orders: dict[int, str] = {}


def read_entries(file: Path) -> list[Entry]:
    """The entries of a .perft file."""
    entries: list[Entry] = []
    inline = False
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if inline and text[:1].isspace():
            entries[-1].position += text.strip() + "\n"
            continue
        words = text.partition("#")[0].split()
        if not words:
            continue
        inline = words == ["position"]
        match words:
            case ["id", name]:
                entries.append(Entry(name))
            case ["position"]:
                pass
            case ["position", name]:
                entries[-1].position = (file.parent / name).read_text(encoding="utf-8")
            case ["perft", depth, count]:
                entries[-1].counts[int(depth)] = int(count)
            case ["order", depth, digest]:
                entries[-1].orders[int(depth)] = digest
            case _:
                raise ValueError(f"{file.name}, line {number}: id, position, perft or order; not {text!r}")
    return entries


def perft(game: Game, depth: int) -> int:
    """The number of sequences of exactly this many moves."""
    if game.actor == NOBODY:
        return 0
    moves = game.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = game.clone()
        after.apply(move)
        total += perft(after, depth - 1)
    return total


def divide(rules: AnyRules, game: Game, depth: int) -> dict[str, int]:
    """The count behind each first move: where two countings differ, this shows under which move."""
    counts = {}
    for move in game.legal():
        after = game.clone()
        after.apply(move)
        counts[rules.write_move(game, game.unpack(move))] = perft(after, depth - 1) if depth > 1 else 1
    return counts


def walk(rules: AnyRules, game: Game, depth: int) -> Iterator[str]:
    """Every move in notation, as the tree is walked in the order of the legal moves."""
    if depth == 0 or game.actor == NOBODY:
        return
    for move in game.legal():
        yield f"{depth} {rules.write_move(game, game.unpack(move))}\n"
        after = game.clone()
        after.apply(move)
        yield from walk(rules, after, depth - 1)


def digest(rules: AnyRules, game: Game, depth: int) -> str:
    """A short fingerprint of the order of moves."""
    return hashlib.sha256("".join(walk(rules, game, depth)).encode()).hexdigest()[:16]


ENTRIES = [
    pytest.param(entry, id=entry.name) for file in sorted(FOLDER.glob("*.perft")) for entry in read_entries(file)
]


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_position_has_as_many_sequences_of_moves_as_its_perft_file_says(entry: Entry) -> None:
    rules, game = catalogue.read_position(entry.position)
    assert entry.counts, "an entry without counts checks nothing"
    for depth, count in entry.counts.items():
        found = perft(game, depth)
        if found != count:
            by_move = "\n".join(f"  {move}: {number}" for move, number in divide(rules, game, depth).items())
            pytest.fail(f"{entry.name}: perft {depth} is {found}, not {count}; behind each first move:\n{by_move}")


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_moves_of_a_position_are_offered_in_the_pinned_order(entry: Entry) -> None:
    rules, game = catalogue.read_position(entry.position)
    assert entry.orders, "an entry without an order line pins no order"
    for depth, expected in entry.orders.items():
        offered = "".join(walk(rules, game, 1))
        assert digest(rules, game, depth) == expected, f"{entry.name}: offered now, depth 1:\n{offered}"


def main() -> None:
    """Prints the counts and the order of every entry of a file, to be checked by a person and pasted in."""
    for entry in read_entries(Path(sys.argv[1])):
        rules, game = catalogue.read_position(entry.position)
        print(f"id {entry.name}")
        for depth in entry.counts or (1, 2, 3):
            print(f"perft {depth} {perft(game, depth)}")
        for depth in entry.orders or (2,):
            print(f"order {depth} {digest(rules, game, depth)}")


if __name__ == "__main__":
    main()
