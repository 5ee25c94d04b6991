"""Positions written as text; `reading.py` brings them back identical. See docs/notation/comparity.md."""

from tallorder.games.comparity.grid import place_of
from tallorder.games.comparity.notation import (
    SPECIAL,
    plain_id,
    write_cell,
    write_name,
    write_values,
)
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.comparity.phases import (
    ANSWERS,
    CAUSES,
    DUET,
    EXTRA,
    GIVING,
    NOWHERE,
    OVER,
    OWN_TURN,
    PHASES,
    TO_DUET,
)
from tallorder.games.comparity.state import Agreed, State
from tallorder.games.kernel.options import to_word


def write_position(state: State) -> str:
    """The whole position, secrets included."""
    agreed = state.agreed
    lines = ["position comparity", f"order {agreed.order}"]
    defaults = ComparityOptions()
    for name in agreed.options.__struct_fields__:
        value = getattr(agreed.options, name)
        if value != getattr(defaults, name):
            lines.append(f"option {name} = {to_word(value)}")
    lines += [f"card {_write_card(agreed, card)}" for card in range(len(agreed.values))]
    lines += _write_area(state)
    for seat, hand in enumerate(state.hands):
        lines.append(f"hand {seat + 1}: {_write_cards(agreed, hand)}".rstrip())
    lines.append(f"deck: {_write_cards(agreed, state.deck[::-1])}".rstrip())
    for word, cards in (("discards", state.discards), ("removed", state.removed)):
        if cards:
            lines.append(f"{word}: {_write_cards(agreed, cards)}")
    if state.gone:
        lines.append("gone " + " ".join(str(seat + 1) for seat in state.gone))
    return "\n".join(lines + _write_decision(state)) + "\n"


def _write_card(agreed: Agreed, number: int) -> str:
    if not agreed.cards:
        return f"<{number}> = {agreed.values[number]}"
    card = agreed.cards[number]
    name = card.name["en"]
    words = []
    if SPECIAL.search(name) or plain_id(name) != card.id:
        words.append(f"<{card.id}>")
    if not SPECIAL.search(name):
        words.append(name)
    if card.values:
        words.append(f"= {write_values(card.values, agreed.order)}")
    return " ".join(words)


def _write_cards(agreed: Agreed, cards: list[int]) -> str:
    return " | ".join(write_name(agreed, card) for card in cards)


def _write_area(state: State) -> list[str]:
    places = {place_of(cell): cell for cell in state.grid.cards}
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = [["area", *map(str, columns)]]
    for y in range(max(y for _, y in places), min(y for _, y in places) - 1, -1):
        row = [str(y)]
        for x in columns:
            cell = places.get((x, y), NOWHERE)
            if cell == NOWHERE:
                row.append(".")
            else:
                name = write_name(state.agreed, state.grid.cards[cell])
                row.append(name if state.grid.is_open(cell) else f"[{name}]")
        rows.append(row)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [" | ".join(field.ljust(width) for field, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _write_decision(state: State) -> list[str]:
    phase = state.phase_number
    if phase == OVER:
        return ["phase over", f"won {state.winner + 1} by {state.ended_by}"]
    lines = [f"turn {state.turn + 1}", f"phase {PHASES[phase]}"]
    if state.answering != (TO_DUET if phase == DUET else OWN_TURN):
        lines.append(f"answering {ANSWERS[state.answering]}")
    if phase == EXTRA:
        lines.append(f"target {write_cell(place_of(state.target))}")
    if phase == GIVING:
        lines.append(f"owed {state.owed} to {state.receiver + 1} for {CAUSES[state.cause]}")
        lines.append(f"giver {state.actor + 1}")
    if state.vacated != NOWHERE:
        lines.append(f"vacated {write_cell(place_of(state.vacated))}")
    if state.arranging:
        lines.append("arranging " + " | ".join(write_cell(place_of(cell)) for cell in state.arranging))
        lines.append("arranged " + _write_cards(state.agreed, state.arranged))
    return lines
