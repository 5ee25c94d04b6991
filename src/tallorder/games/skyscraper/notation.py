"""Skyscraper's positions as text. docs/notation/skyscraper.md is the description for people."""

from typing import Final

from tallorder.cards import BuildingSet
from tallorder.games.kernel import NOBODY
from tallorder.games.kernel.options import to_word
from tallorder.games.skyscraper import moves, phases, printed, prizes
from tallorder.games.skyscraper.engine import Skyscraper
from tallorder.games.skyscraper.options import Options
from tallorder.games.skyscraper.position import Position
from tallorder.games.skyscraper.reader import BELOW, NOTES, PRIZES, Reader
from tallorder.games.skyscraper.tower import TOO_LOW, Tower
from tallorder.games.skyscraper.words import write_move

CARDS_IN_A_LINE: Final = 8


def read_position(text: str, building_set: BuildingSet) -> Skyscraper:
    """A position from text; NotationError names the line and what was expected."""
    reader = Reader(building_set)
    for line in text.splitlines():
        reader.read(line)
    return reader.game()


def write_position(game: Position) -> str:
    """The whole position, secrets included."""
    ids = [face.id for face in game.cards.faces]
    lines = ["position skyscraper"]
    lines += [
        f"option {name} = {to_word(getattr(game.options, name))}"
        for name in Options.__struct_fields__
        if getattr(game.options, name) != getattr(Options(), name)
    ]
    lines.append(f"players {game.seats}")
    lines += [f"site {number + 1}: {_stack(game.towers[number], ids)}" for number in game.sites]
    lines += [
        f"building {number + 1} of {game.towers[number].owner + 1}: {_stack(game.towers[number], ids)}"
        for number in game.buildings
    ]
    if len(game.towers) > max(game.standing, default=-1) + 1:
        lines.append(f"revealed {len(game.towers)}")
    lines += _prize_lines(game)
    lines += [f"hand {seat + 1}: {_cards(hand, ids)}" for seat, hand in enumerate(game.hands) if hand]
    lines += _list("deck", game.deck[::-1], ids)
    lines += _list("discard", game.discard, ids)
    lines += _list("pile", game.pile[::-1], ids)
    lines += _list("removed", game.removed, ids)
    lines += _list("fallen", game.fallen, ids)
    if any(game.toilets):
        lines.append("toilets " + " ".join(map(str, game.toilets)))
    if game.gone:
        lines.append("resigned " + " ".join(str(seat + 1) for seat in game.gone))
    for seat in range(game.seats):
        known = game.knows(seat)
        if known:
            lines.append(f"known {seat + 1}: {len(game.deck) - known[-1]}..{len(game.deck) - known[0]}")
    if game.chance_key or game.chance_count:
        lines.append(f"chance {game.chance_key} {game.chance_count}")
    return "\n".join([*lines, *_pending(game, ids)]) + "\n"


def _pending(game: Position, ids: list[str]) -> list[str]:
    """Whose decision it is, and everything that waits for it (or was waiting when the others resigned)."""
    lines = [f"ended {game.ended}"] if game.actor == NOBODY else [f"turn {game.actor + 1}"]
    if game.lap:
        lines.append(f"lap {game.lap}")
    if game.phase_number != phases.PLAY:
        lines.append(f"phase {game.phase}")
    if game.studies:
        lines.append(f"studies {game.studies}")
    lines += _list("looked", game.looked, ids)
    if game.after:
        lines.append(f"then {write_move(game, moves.unpack(game.after))}")
    if game.roofed != prizes.NONE:
        lines.append(f"roofed {game.roofed + 1}")
    if game.victim != NOBODY:
        lines += [f"victim {game.victim + 1}", f"taken: {_cards(game.taken, ids)}"]
    return lines


def _prize_lines(game: Position) -> list[str]:
    lines = []
    now = game.prizes
    gone = [name for name, lost in zip(PRIZES, (now.mini_gone, now.unity_gone, now.record_gone), strict=True) if lost]
    if gone:
        lines.append("gone " + " ".join(gone))
    if game.options.record_mode == "history" and game.buildings:
        lines.append("record-line " + (" ".join(str(number + 1) for number in now.record_line) or "none"))
        if now.record_line and now.record != now.record_line[-1]:
            lines.append(f"record {now.record + 1}")
    return lines


def _stack(tower: Tower, ids: list[str]) -> str:
    cards = [tower.foundation, *tower.floors]
    if tower.roof != printed.NO_CARD:
        cards.append(tower.roof)
    notes = [f"{name} {count}" for name, count in zip(NOTES, _marks(tower), strict=True) if count]
    if tower.found & TOO_LOW:
        notes.append(BELOW)
    return " + ".join(ids[kind] for kind in cards) + ("; " + ", ".join(notes) if notes else "")


def _marks(tower: Tower) -> tuple[int, int, int]:
    return (tower.earthquakes, tower.insurance, tower.marks)


def _cards(kinds: tuple[int, ...] | list[int], ids: list[str]) -> str:
    return ", ".join(ids[kind] for kind in kinds)


def _list(name: str, kinds: tuple[int, ...] | list[int], ids: list[str]) -> list[str]:
    starts = range(0, len(kinds), CARDS_IN_A_LINE)
    return [f"{name}: {_cards(kinds[start : start + CARDS_IN_A_LINE], ids)}" for start in starts]
