"""A whole game as text: what was agreed, how the cards lay, and every move. See docs/notation.md.

A record names cards by id and the deck by its hash; it never holds a value.
"""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from tallorder.games.kernel.game import Game
from tallorder.games.kernel.outcome import Outcome
from tallorder.games.kernel.refusal import Refused
from tallorder.games.kernel.rules import AnyRules, NotationError
from tallorder.games.kernel.values import Event

RESIGN: Final = "resign"
IDS_IN_A_LINE: Final = 6
COMMENT: Final = re.compile(r"(^|\s)#.*")
"""From a # at the beginning or after a space: a name such as `Movie#2` stays whole."""


class RecordedMove(msgspec.Struct, frozen=True):
    """A seat's move in notation, or its resignation."""

    seat: int
    text: str
    line: int = 0
    """Where it stands in the file it was read from."""


class Ending(msgspec.Struct, frozen=True):
    """How the record says the game ended."""

    outcome: Outcome
    line: int = 0


class Record(msgspec.Struct, frozen=True):
    """One game, from what was agreed to its last move."""

    game: str
    """The catalogue's name of the game."""
    players: int
    first: int
    """The seat that starts."""
    deck: str
    deck_hash: str
    chance_key: int
    order: str = ""
    options: dict[str, str] = {}
    cards: tuple[str, ...] = ()
    """Card ids in order of deal."""
    piles: dict[str, tuple[str, ...]] = {}
    """Card ids of each shuffled pile, where a game deals piles of its own cards."""
    moves: tuple[RecordedMove, ...] = ()
    ending: Ending | None = None
    helped: tuple[int, ...] = ()
    """The seats that had help: a hint, or a second go at what had come to light."""


def write_record(record: Record) -> str:
    """The record as text that a person can read, and that comes back identical."""
    lines = [f"record {record.game}", f"players {record.players}", f"first {record.first + 1}"]
    if record.order:
        lines.append(f"order {record.order}")
    lines.append(f"deck {record.deck} {record.deck_hash}")
    lines += [f"option {name} = {word}" for name, word in record.options.items()]
    lines.append(f"chance {record.chance_key}")
    if record.cards:
        lines += _write_ids("deal", record.cards)
    for name, ids in record.piles.items():
        lines += _write_ids(f"pile {name}:", ids)
    if record.helped:
        lines.append("helped " + " ".join(str(seat + 1) for seat in record.helped))
    lines.append("moves")
    lines += [f"{move.seat + 1}: {move.text}" for move in record.moves]
    if record.ending is not None:
        lines.append(_write_ending(record.ending.outcome))
    return "\n".join(lines) + "\n"


def _write_ids(head: str, ids: tuple[str, ...]) -> list[str]:
    for card in ids:
        if not card or len(card.split()) != 1:
            raise ValueError(f"card id {card!r} cannot be written in a record: ids are single words")
    starts = range(0, len(ids), IDS_IN_A_LINE)
    return [f"{head} {' '.join(ids[start : start + IDS_IN_A_LINE])}" for start in starts] or [head]


def _write_ending(outcome: Outcome) -> str:
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    scores = " scores " + " ".join(map(str, outcome.scores)) if outcome.scores else ""
    return f"end winners {winners} by {outcome.rule}{scores}"


class _Reader:
    """Collects the lines of a record; each mistake is named by its line."""

    def __init__(self) -> None:
        self.line = 0
        self.fields: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.cards: list[str] = []
        self.piles: dict[str, list[str]] = {}
        self.moves: list[RecordedMove] = []
        self.ending: Ending | None = None
        self.in_moves = False

    def expect(self, truth: object, expected: str) -> None:
        if not truth:
            raise NotationError(self.line, expected)

    def read(self, text: str) -> None:
        self.line += 1
        text = COMMENT.sub("", text).strip()
        if not text:
            return
        if self.ending is not None:
            raise NotationError(self.line, "nothing after the end line")
        if text.split()[0] == "end":
            self.read_ending(text)
        elif self.in_moves:
            self.read_move(text)
        else:
            self.read_head(text)

    def read_head(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if "record" not in self.fields:
            self.expect(word == "record" and len(rest.split()) == 1, "the first line says: record GAME")
        if word == "moves":
            self.expect(not rest, "`moves` stands alone on its line")
            self.expect_head()
            self.in_moves = True
        elif word == "option":
            name, equals, value = (part.strip() for part in rest.partition("="))
            self.expect(name and equals and value, "option NAME = VALUE")
            self.expect(name not in self.options, f"option {name} only once")
            self.options[name] = value
        elif word == "deal":
            self.cards += rest.split()
        elif word == "pile":
            name, colon, ids = rest.partition(":")
            self.expect(name.strip() and colon, "pile NAME: CARD CARD …")
            self.piles.setdefault(name.strip(), []).extend(ids.split())
        else:
            known = ("record", "players", "first", "order", "deck", "chance", "helped")
            self.expect(word in known, f"one of {', '.join(known)}, option, deal, pile, moves; not {word!r}")
            self.expect(rest, f"something after {word!r}")
            self.expect(word not in self.fields, f"only one line {word!r}")
            if word in ("players", "first", "chance", "helped"):
                for one in rest.split() if word == "helped" else (rest,):
                    self.number(one)
            if word == "deck":
                self.expect(len(rest.split()) == 2, "deck NAME HASH")
            self.fields[word] = rest

    def number(self, word: str) -> int:
        self.expect(word.isascii() and word.isdecimal() and len(word) <= 20, f"a whole number, not {word!r}")
        return int(word)

    def read_move(self, text: str) -> None:
        seat, colon, move = (part.strip() for part in text.partition(":"))
        self.expect(colon and move, "SEAT: MOVE")
        number = self.number(seat)
        self.expect(1 <= number <= int(self.fields["players"]), f"a seat from 1 to {self.fields['players']}")
        self.moves.append(RecordedMove(number - 1, move, self.line))

    def read_ending(self, text: str) -> None:
        self.expect(self.in_moves, "the end after the moves")
        words = text.split()
        self.expect(words[:2] == ["end", "winners"] and "by" in words, "end winners SEAT … by RULE [scores N …]")
        by = words.index("by")
        winners = tuple(self.number(word) - 1 for word in words[2:by])
        tail = words[by + 1 :]
        self.expect(
            len(tail) == 1 or (len(tail) > 1 and tail[1] == "scores"), "end winners SEAT … by RULE [scores N …]"
        )
        try:
            scores = tuple(int(word) for word in tail[2:])
        except ValueError:
            raise NotationError(self.line, "scores as whole numbers") from None
        self.ending = Ending(Outcome(winners, tail[0], scores), self.line)

    def expect_head(self) -> None:
        for name in ("record", "players", "first", "deck", "chance"):
            self.expect(name in self.fields, f"a line {name!r} before the moves")
        players, first = int(self.fields["players"]), int(self.fields["first"])
        self.expect(1 <= first <= players, f"first from 1 to {players}, not {first}")
        helped = all(1 <= int(seat) <= players for seat in self.fields.get("helped", "").split())
        self.expect(helped, f"helped: seats from 1 to {players}")

    def record(self) -> Record:
        self.expect(self.in_moves, "a line 'moves' before the end of the file")
        players, first = int(self.fields["players"]), int(self.fields["first"])
        deck, deck_hash = self.fields["deck"].split()
        return Record(
            game=self.fields["record"],
            players=players,
            first=first - 1,
            deck=deck,
            deck_hash=deck_hash,
            chance_key=int(self.fields["chance"]),
            order=self.fields.get("order", ""),
            options=self.options,
            cards=tuple(self.cards),
            piles={name: tuple(ids) for name, ids in self.piles.items()},
            moves=tuple(self.moves),
            ending=self.ending,
            helped=tuple(int(seat) - 1 for seat in self.fields.get("helped", "").split()),
        )


def read_record(text: str) -> Record:
    """A record from text; NotationError names the line and what was expected."""
    reader = _Reader()
    for line in text.splitlines():
        reader.read(line)
    reader.line = max(reader.line, 1)
    return reader.record()


def play_recorded(rules: AnyRules, game: Game, move: RecordedMove) -> list[Event]:
    """Plays one move of a record; NotationError names its line when it cannot be."""
    try:
        if move.text == RESIGN:
            return game.resign(move.seat)
        return game.play(rules.read_move(game, move.text), move.seat)
    except Refused as refused:
        raise NotationError(move.line, f"a legal move, but {move.text!r} is refused: {refused}") from refused
    except ValueError as error:
        raise NotationError(move.line, f"a move, but {move.text!r} is none: {error}") from error


def play_through(rules: AnyRules, game: Game, record: Record) -> Iterator[tuple[RecordedMove, list[Event]]]:
    """Plays a record on the game it begins with, move by move, and checks its ending."""
    for move in record.moves:
        yield move, play_recorded(rules, game, move)
    if record.ending is not None and game.outcome() != record.ending.outcome:
        outcome = game.outcome()
        found = "the game is not over" if outcome is None else _write_ending(outcome)
        raise NotationError(record.ending.line, f"the ending that the moves lead to ({found})")
