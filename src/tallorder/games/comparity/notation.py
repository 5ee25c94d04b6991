"""Moves, cards and positions as text. Positions are read in `reader.py`. See docs/notation/comparity.md."""

import re
from difflib import get_close_matches
from typing import Final

from tallorder.cards import Card, Value
from tallorder.games.comparity.grid import place_of
from tallorder.games.comparity.moves import (
    Arrange,
    Cell,
    Check,
    Decline,
    Discard,
    Draw,
    Give,
    PlayCard,
    Reveal,
    Stop,
    Swap,
)
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.comparity.state import (
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
    Agreed,
    ComparityState,
)
from tallorder.games.kernel import Move
from tallorder.games.kernel.options import to_word

SPECIAL: Final = re.compile(r"[|;=#<>\n\r\t]|^[\[?]|^\.$|^\s|\s$|^$")
"""What would be misread in a name; such a card is written by its id."""
CELL: Final = re.compile(r"(-?\d{1,3})\s*,\s*(-?\d{1,3})")
VALUE: Final = re.compile(
    r"(?:(?P<measure>[^\W\d][\w-]*)\s+)?(?P<about>[~≈]?)(?P<number>-?\d+)(?:\s*\[(?P<scope>[\w-]+)\])?"
)
CARD: Final = re.compile(r"(?:<(?P<id>[^<>\s]+)>)?\s*(?P<name>[^=<>]*?)\s*(?:=\s*(?P<values>[^=]+))?")
FORMS: Final = (
    "play CARD @ X,Y; check X,Y; reveal X,Y; stop; draw; give CARD; swap X,Y X,Y; discard X,Y; arrange CARD @ X,Y; "
    "decline"
)


def plain_id(name: str) -> str:
    """The id that a made-up card gets from its name: small letters, with hyphens between words."""
    return re.sub(r"\W+", "-", name.casefold()).strip("-") or "card"


def write_name(agreed: Agreed, card: int) -> str:
    """A card by its English name where that is plain and unmistakable, otherwise by its id in angle brackets."""
    if not agreed.cards:
        return f"<{card}>"
    if not agreed.names:
        names = [card.name["en"] for card in agreed.cards]
        folded = [name.casefold() for name in names] + [card.id.casefold() for card in agreed.cards]
        for one, name in zip(agreed.cards, names, strict=True):
            same = folded.count(name.casefold()) - (one.id.casefold() == name.casefold())
            agreed.names.append(name if same == 1 and not SPECIAL.search(name) else f"<{one.id}>")
    return agreed.names[card]


def read_name(agreed: Agreed, text: str) -> int:
    """The card of this name or id; ValueError says which are like it."""
    text = text.strip()
    if not agreed.cards and text[1:-1].isdecimal() and int(text[1:-1]) < len(agreed.values):
        return int(text[1:-1])
    found = find_card(agreed.cards, text)
    if len(found) == 1:
        return found[0]
    if found:
        ids = ", ".join(f"<{agreed.cards[card].id}>" for card in found)
        raise ValueError(f"one card, but {text!r} may be {ids}")
    like = get_close_matches(text, [write_name(agreed, card) for card in range(len(agreed.cards))], n=3)
    raise ValueError(f"a card of this game, not {text!r}" + (f"; perhaps {' or '.join(like)}" if like else ""))


def find_card(cards: tuple[Card, ...] | list[Card], text: str) -> list[int]:
    """Where in these cards the ones are that a text names: by name in any language, or by id."""
    if text.startswith("<") and text.endswith(">"):
        return [number for number, card in enumerate(cards) if card.id == text[1:-1]]
    wanted = text.casefold()
    named = [n for n, card in enumerate(cards) if any(name.casefold() == wanted for name in card.name.values())]
    return named or [number for number, card in enumerate(cards) if card.id.casefold() == wanted]


def write_values(values: dict[str, Value], order: str) -> str:
    """A card's numbers: the order's alone, or each with its measure; `~` means about, `[us]` is a mark."""
    texts = []
    for measure, value in values.items():
        head = "" if list(values) == [order] else f"{measure} "
        tail = f" [{value.scope}]" if value.scope else ""
        texts.append(f"{head}{'~' if value.approximate else ''}{value.number}{tail}")
    return ", ".join(texts)


def read_values(text: str, order: str) -> dict[str, Value]:
    """Numbers of a card from text; ValueError says what was expected."""
    values: dict[str, Value] = {}
    for part in text.split(","):
        match = VALUE.fullmatch(part.strip())
        if match is None:
            raise ValueError(f"a number such as 96, ~1859 or `year 1859`, not {part.strip()!r}")
        measure = match["measure"] or order
        if measure in values:
            raise ValueError(f"one number for {measure}")
        values[measure] = Value(int(match["number"]), match["about"] != "", match["scope"] or "")
    return values


def write_cell(cell: Cell) -> str:
    """A cell as x,y."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    """A cell from x,y."""
    match = CELL.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"a cell X,Y such as 0,1 or -2,0, not {text.strip()!r}")
    return int(match[1]), int(match[2])


def write_move(state: ComparityState, move: Move) -> str:
    """A move as text, with the names of this game's cards."""
    match move:
        case PlayCard(card, cell):
            return f"play {write_name(state.agreed, card)} @ {write_cell(cell)}"
        case Arrange(card, cell):
            return f"arrange {write_name(state.agreed, card)} @ {write_cell(cell)}"
        case Give(card):
            return f"give {write_name(state.agreed, card)}"
        case Swap(first, second):
            return f"swap {write_cell(first)} {write_cell(second)}"
        case Check(cell):
            return f"check {write_cell(cell)}"
        case Reveal(cell):
            return f"reveal {write_cell(cell)}"
        case Discard(cell):
            return f"discard {write_cell(cell)}"
        case Stop():
            return "stop"
        case Draw():
            return "draw"
        case Decline():
            return "decline"
    raise TypeError(f"not a move of Comparity: {move!r}")


def read_move(state: ComparityState, text: str) -> Move:
    """A move from text; ValueError says what was expected."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    buttons: dict[str, Move] = {"stop": Stop(), "draw": Draw(), "decline": Decline()}
    if word in buttons and not rest:
        return buttons[word]
    if word in ("play", "arrange"):
        name, at, cell = rest.rpartition("@")
        if not at:
            raise ValueError(f"{word} CARD @ X,Y")
        card = read_name(state.agreed, name)
        return PlayCard(card, read_cell(cell)) if word == "play" else Arrange(card, read_cell(cell))
    if word == "give":
        return Give(read_name(state.agreed, rest))
    if word == "swap":
        cells = CELL.findall(rest)
        if len(cells) != 2 or CELL.sub("", rest).strip():
            raise ValueError("swap X,Y X,Y")
        return Swap(read_cell(",".join(cells[0])), read_cell(",".join(cells[1])))
    if word == "check":
        return Check(read_cell(rest))
    if word == "reveal":
        return Reveal(read_cell(rest))
    if word == "discard":
        return Discard(read_cell(rest))
    raise ValueError(f"one of: {FORMS}")


# Writing a position.


def write_position(state: ComparityState) -> str:
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


def _write_area(state: ComparityState) -> list[str]:
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
                name = write_name(state.agreed, state.grid.card_at(cell))
                row.append(name if state.grid.is_open(cell) else f"[{name}]")
        rows.append(row)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [" | ".join(field.ljust(width) for field, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _write_decision(state: ComparityState) -> list[str]:
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
