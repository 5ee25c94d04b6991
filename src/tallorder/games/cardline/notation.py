"""Moves and positions of Cardline as text. Positions are read in `reader.py`. See docs/notation/cardline.md."""

import re
from typing import Final

from tallorder.cards import Card, Value
from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.options import CardlineOptions
from tallorder.games.kernel.options import to_word

MOVE: Final = re.compile(r"place\s+(?P<card>.+?)\s*@\s*(?P<gap>\d+)")
CARDS_IN_A_ROW: Final = 8
MOST_DIGITS: Final = 18


# Moves.


def write_move(game: CardlineGame, move: PlaceCard) -> str:
    """`place switzerland @ 2`: the card's id and the gap."""
    return f"place {_id(game, move.card)} @ {move.gap}"


def read_move(game: CardlineGame, text: str) -> PlaceCard:
    """A placement; the card is one that lies in front of a seat, by id or by name."""
    found = MOVE.fullmatch(text.strip())
    if found is None:
        raise ValueError("place CARD @ GAP, such as: place switzerland @ 2")
    wanted = " ".join(found["card"].split())
    held = [card for hand in game.hands for card in hand]
    for matches in (_by_id, _by_name):
        cards = [card for card in held if matches(game, card, wanted)]
        if len(cards) == 1:
            return PlaceCard(cards[0], int(found["gap"][:MOST_DIGITS]))
        if cards:
            raise ValueError(f"one card, but {len(cards)} are called {wanted!r}: give the id")
    raise ValueError(f"a card in front of a seat, not {wanted!r}")


def _id(game: CardlineGame, card: int) -> str:
    return game.cards[card].id if game.cards else f"card-{card + 1}"


def _by_id(game: CardlineGame, card: int, wanted: str) -> bool:
    return _id(game, card) == wanted


def _by_name(game: CardlineGame, card: int, wanted: str) -> bool:
    return bool(game.cards) and wanted.casefold() in names_of(game.cards[card])


def names_of(card: Card) -> set[str]:
    """What a card is called in any language, without case."""
    return {name.casefold() for name in card.name.values()}


# Writing a position.


def write_position(game: CardlineGame) -> str:
    """The whole position, secrets included; it comes back identical."""
    lines = ["position cardline", f"order {game.order}"]
    usual = CardlineOptions()
    for name in CardlineOptions.__struct_fields__:
        value = getattr(game.options, name)
        if value != getattr(usual, name):
            lines.append(f"option {name} = {to_word(value)}")
    lines += [f"first {game.first + 1}", f"round {game.round}"]
    lines += _rows(game, "line", game.line.cards)
    for seat, hand in enumerate(game.hands):
        lines += _rows(game, f"hand {seat + 1}", hand) if seat in game.in_play else [f"hand {seat + 1} out"]
    lines += _rows(game, "pile", game.pile[::-1]) if game.pile else []
    lines += _rows(game, "box", game.box) if game.box else []
    lines += _rows(game, "box-closed", game.box_closed) if game.box_closed else []
    if game.ended is None:
        lines.append(f"turn {game.actor + 1}")
    else:
        lines.append(f"won {' '.join(str(seat + 1) for seat in game.ended.winners)} by {game.ended.rule}")
    lines.append(f"chance {game.chance.key} {game.chance.count}")
    lines += [_write_card(game, card) for card in range(len(game.values))]
    return "\n".join(lines) + "\n"


def _rows(game: CardlineGame, head: str, cards: list[int]) -> list[str]:
    starts = range(0, len(cards), CARDS_IN_A_ROW)
    rows = [" | ".join(_id(game, card) for card in cards[start : start + CARDS_IN_A_ROW]) for start in starts]
    return [f"{head} {row}" for row in rows] or [head]


def _write_card(game: CardlineGame, card: int) -> str:
    text = f"card {_id(game, card)}"
    name = game.cards[card].name["en"] if game.cards else _id(game, card)
    if ":" in name or name != _id(game, card):
        escaped = name.replace("\\", "\\\\").replace('"', '\\"')
        text += f' "{escaped}"'
    values = game.face(card)
    if values:
        text += ": " + ", ".join(f"{measure} {_write_value(value)}" for measure, value in values.items())
    return text


def _write_value(value: Value) -> str:
    about = "≈" if value.approximate else ""
    scope = f" [{value.scope}]" if value.scope else ""
    return f"{about}{value.number}{scope}"
