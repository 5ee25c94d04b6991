"""Positions and moves of Higher or lower as text."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from higher_or_lower.engine import HigherLowerGame
from higher_or_lower.moves import Guess
from higher_or_lower.options import HigherLowerOptions
from tallorder import NOBODY, Card, NotationError, Outcome, Refused
from tallorder.games.kernel.options import read_options, to_word

HEAD: Final = "position higher-lower"
WORDS: Final = ("order", "option", "first", "points", "out", "row", "pile", "turn", "won", "card")


def write_move(move: Guess) -> str:
    """`higher` or `lower`."""
    return "higher" if move.higher else "lower"


def read_move(text: str) -> Guess:
    """The same."""
    if text.strip() not in ("higher", "lower"):
        raise ValueError("higher, or lower")
    return Guess(text.strip() == "higher")


def write_position(game: HigherLowerGame) -> str:
    """The whole position, secrets included; it comes back identical."""
    lines = [HEAD, f"order {game.order}"]
    for name in HigherLowerOptions.__struct_fields__:
        lines.append(f"option {name} = {to_word(getattr(game.options, name))}")
    lines += [f"first {game.first + 1}", f"points {' '.join(str(points) for points in game.points)}"]
    lines += [f"out {seat + 1}" for seat in range(game.seats) if seat not in game.in_play]
    lines.append(f"row {' | '.join(game.cards[card].id for card in game.row)}")
    if game.pile:
        lines.append(f"pile {' | '.join(game.cards[card].id for card in game.pile[::-1])}")
    if game.ended is None:
        lines.append(f"turn {game.actor + 1}")
    else:
        lines.append(f"won {' '.join(str(seat + 1) for seat in game.ended.winners)} by {game.ended.rule}")
    lines += [f"card {msgspec.json.encode(card).decode()}" for card in game.cards]
    return "\n".join(lines) + "\n"


def read_position(text: str) -> HigherLowerGame:
    """A position from text; NotationError names the line and what was expected."""
    kept: dict[str, list[tuple[int, str]]] = {word: [] for word in WORDS}
    for number, line in enumerate(text.splitlines(), start=1):
        word, _, rest = line.strip().partition(" ")
        if number == 1:
            if line.split() != HEAD.split():
                raise NotationError(1, f"the first line says: {HEAD}")
        elif word:
            if word not in WORDS:
                raise NotationError(number, f"one of {', '.join(WORDS)}; not {word!r}")
            kept[word].append((number, rest.strip()))
    return _Lines(kept, len(text.splitlines())).game()


class _Lines:
    """The lines of a position by their first word."""

    def __init__(self, kept: dict[str, list[tuple[int, str]]], last: int) -> None:
        self.kept = kept
        self.last = max(last, 1)

    def one(self, word: str, read: Callable[[str], Any], expected: str, usual: str | None = None) -> Any:
        """What the only line with this word says."""
        found = self.kept[word] or ([] if usual is None else [(self.last, usual)])
        if len(found) != 1:
            raise NotationError(found[1][0] if found else self.last, f"one line: {expected}")
        number, text = found[0]
        try:
            return read(text)
        except (ValueError, LookupError, msgspec.MsgspecError, Refused) as error:
            raise NotationError(number, f"{expected} ({error})") from None

    def game(self) -> HigherLowerGame:
        """What they mean together."""
        cards = tuple(self._cards())
        numbers = {card.id: number for number, card in enumerate(cards)}
        options = read_options(HigherLowerOptions, dict(self._options()))
        points: list[int] = self.one("points", _numbers, "points NUMBER NUMBER …, one for each seat")
        if not 2 <= len(points) <= 6:
            raise NotationError(self.last, "points for 2 to 6 seats")
        first = self.one("first", lambda text: _seat(text, len(points)), "first SEAT", "1")
        order: str = self.one("order", str, "order MEASURE")
        for card in cards:
            if order not in card.values:
                raise NotationError(self.last, f"a value of {order} for {card.id}")
        game = HigherLowerGame(len(points), first, order, cards, options)
        game.points = points
        game.row = self.one("row", lambda text: _ids(text, numbers), "row CARD | CARD …")
        game.pile = self.one("pile", lambda text: _ids(text, numbers), "pile CARD | CARD …", "")[::-1]
        if not game.row or sorted(game.row + game.pile) != list(range(len(cards))):
            raise NotationError(self.last, "each card once, in the row or in the pile, and one of them in the row")
        for _, text in self.kept["out"]:
            game.in_play.remove(_seat(text, len(points)))
        self._decide(game)
        return game

    def _cards(self) -> list[Card]:
        cards = []
        for number, text in self.kept["card"]:
            try:
                cards.append(msgspec.json.decode(text, type=Card))
            except msgspec.MsgspecError as error:
                raise NotationError(number, f'card {{"id": …, "name": …, "values": …}} ({error})') from None
        return cards

    def _options(self) -> list[tuple[str, str]]:
        found = []
        for number, text in self.kept["option"]:
            name, _, value = (part.strip() for part in text.partition("="))
            try:
                read_options(HigherLowerOptions, {name: value})
            except Refused as refused:
                raise NotationError(number, f"an option, but {refused}") from None
            found.append((name, value))
        return found

    def _decide(self, game: HigherLowerGame) -> None:
        """Whose decision it is, or who has won."""
        if not self.kept["won"]:
            game.actor = self.one("turn", lambda text: _seat(text, game.seats), "turn SEAT")
            if game.actor not in game.in_play or not game.pile:
                raise NotationError(self.last, "turn of a seat that is still in, and a card in the pile")
            return
        seats, _, rule = self.one("won", lambda text: text.partition(" by "), "won SEAT … by RULE")
        winners = tuple(_seat(seat, game.seats) for seat in seats.split())
        game.actor = NOBODY
        game.ended = Outcome(winners, rule.strip(), tuple(game.points))


def _seat(text: str, seats: int) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= seats:
        raise ValueError(f"a seat from 1 to {seats}")
    return int(text) - 1


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def _ids(text: str, numbers: dict[str, int]) -> list[int]:
    return [numbers[name.strip()] for name in text.split("|")] if text else []
