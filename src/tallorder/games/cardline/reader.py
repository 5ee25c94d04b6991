"""Positions read from text that a person typed; every mistake is named by its line. See docs/notation/cardline.md."""

import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final, NoReturn

import msgspec

from tallorder.cards import Card, Value
from tallorder.games.cardline.engine import CardlineGame
from tallorder.games.cardline.line import CardLine
from tallorder.games.cardline.notation import MOST_DIGITS, names_of
from tallorder.games.cardline.options import CardlineOptions
from tallorder.games.cardline.round import is_decided, order_of_play
from tallorder.games.cardline.state import UNKNOWN
from tallorder.games.kernel import NOBODY, Chance, NotationError, Outcome, Refused, Stock
from tallorder.games.kernel.options import read_options

COMMENT: Final = re.compile(r'((?:"(?:\\.|[^"\\])*"|(?<=\S)#|[^#])*)')
"""Everything before a # that begins a line or follows a space, and is not inside quotes."""
CARD: Final = re.compile(r'(?P<id>[^":]+?)\s*(?::(?P<values>.*))?')
NAMED_CARD: Final = re.compile(r'(?P<id>[^"]+?)\s+"(?P<name>(?:\\.|[^"\\])*)"\s*(?::(?P<values>.*))?')
VALUE: Final = re.compile(r"(?P<about>[≈~]?)\s*(?P<number>-?\d+)(?:\s*\[(?P<scope>[^\]]*)\])?")
WON: Final = re.compile(r"(?P<seats>\d+(?:\s+\d+)*)\s+by\s+(?P<rule>\S+)")
USUAL_ORDER: Final = "value"
"""The measure of made-up cards when a position names none."""
PLACES: Final = ("line", "hand", "pile", "box", "box-closed")
WORDS: Final = ("order", "option", "first", "round", "turn", "won", "chance", "card", *PLACES)


class _Entry(msgspec.Struct):
    """A card as a place names it."""

    line: int
    name: str
    value: Value | None


class _Reader:
    """Collects the lines of a position; each mistake is named by its line."""

    def __init__(self, stock: Stock | None) -> None:
        self.stock = stock.cards if stock else ()
        self.line = 0
        self.words: dict[str, tuple[int, str]] = {}
        self.options: dict[str, str] = {}
        self.places: dict[str, list[_Entry]] = {place: [] for place in PLACES if place != "hand"}
        self.hands: dict[int, list[_Entry] | None] = {}
        self.cards: list[Card] = []
        self.numbers: dict[str, int] = {}
        self.written: dict[int, int] = {}
        """The line that describes a card, by its number."""
        self.laid: dict[int, int] = {}
        """The line that lays a card somewhere."""
        self.last = 0
        """The last line of the text."""

    def fail(self, expected: str, line: int | None = None) -> NoReturn:
        raise NotationError(self.line if line is None else line, expected)

    def whole(self, text: str, least: int, what: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) <= 20 and int(text) >= least):
            self.fail(f"{what} as a whole number from {least}, not {text!r}")
        return int(text)

    # The lines as they stand there.

    def read(self, text: str) -> None:
        self.line += 1
        kept = COMMENT.match(text)
        text = kept[0].strip() if kept else ""
        if not text:
            return
        if "position" not in self.words:
            if text.split() != ["position", "cardline"]:
                self.fail("the first line says: position cardline")
            self.words["position"] = (self.line, "cardline")
            return
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if word not in WORDS:
            self.fail(f"one of {', '.join(WORDS)}; not {word!r}")
        if word == "card":
            self.read_card(rest)
        elif word == "option":
            self.read_option(rest)
        elif word == "hand":
            self.read_hand(rest)
        elif word in PLACES:
            self.places[word] += self.entries(rest)
        elif word in self.words:
            self.fail(f"only one line {word!r}")
        else:
            self.words[word] = (self.line, rest)

    def read_option(self, text: str) -> None:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            self.fail("option NAME = VALUE")
        if name in self.options:
            self.fail(f"option {name} only once")
        try:
            read_options(CardlineOptions, {name: value})
        except Refused as refused:
            self.fail(f"an option of Cardline, but {refused}")
        self.options[name] = value

    def read_hand(self, text: str) -> None:
        seat, _, rest = text.partition(" ")
        number = self.whole(seat, 1, "hand SEAT CARD | CARD …, with the seat") - 1
        if rest.strip() == "out":
            if number in self.hands:
                self.fail(f"only one line for seat {number + 1}, which is out")
            self.hands[number] = None
            return
        held = self.hands.setdefault(number, [])
        if held is None:
            self.fail(f"no cards for seat {number + 1}, which is out")
        held += self.entries(rest)

    def entries(self, text: str) -> list[_Entry]:
        return [self.entry(part) for part in text.split("|")] if text.strip() else []

    def entry(self, text: str) -> _Entry:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not name:
            self.fail("a card between the bars: CARD | CARD = VALUE")
        if '"' in name:
            self.fail(f"a card without quotes, not {name}: a line `card` can give it a name with quotes")
        return _Entry(self.line, " ".join(name.split()), self.value(value) if equals else None)

    def value(self, text: str) -> Value:
        found = VALUE.fullmatch(text.strip())
        if found is None or len(found["number"]) > MOST_DIGITS:
            self.fail(f"a value such as 998, ≈998 or 998 [us]; not {text.strip()!r}")
        return Value(int(found["number"]), bool(found["about"]), found["scope"] or "")

    def read_card(self, text: str) -> None:
        found = NAMED_CARD.fullmatch(text) or CARD.fullmatch(text)
        if found is None:
            self.fail('card ID "Name": MEASURE NUMBER, MEASURE NUMBER …')
        name = " ".join(found["id"].split())
        if name in self.numbers:
            self.fail(f"card {name} only once")
        values = {}
        for part in (found["values"] or "").split(","):
            if part.strip():
                measure, _, number = part.strip().partition(" ")
                values[measure] = self.value(number)
        quoted = found.groupdict().get("name")
        shown = name if quoted is None else re.sub(r"\\(.)", r"\1", quoted)
        self.written[self.add(Card(name, {"en": shown}, values))] = self.line

    def add(self, card: Card) -> int:
        self.numbers[card.id] = len(self.cards)
        self.cards.append(card)
        return self.numbers[card.id]

    # What they mean together.

    def game(self) -> CardlineGame:
        if "position" not in self.words:
            self.fail("the first line says: position cardline", 1)
        self.last = self.line
        hands = self.seats()
        order = self.words.get("order", (0, USUAL_ORDER))[1] or USUAL_ORDER
        options = read_options(CardlineOptions, self.options)
        line = self.lay(self.places["line"], order)
        held = [self.lay(hand or [], order) for hand in hands]
        pile = self.lay(self.places["pile"], order)
        box = self.lay(self.places["box"], order)
        box_closed = self.lay(self.places["box-closed"], order)
        for number, written in self.written.items():
            if number not in self.laid:
                self.fail(f"card {self.cards[number].id} in the line, a hand, the pile or the box", written)
        self.line = self.last
        values = [card.values[order].number if order in card.values else UNKNOWN for card in self.cards]
        first = self.seat("first", 0, len(hands))
        game = CardlineGame(len(hands), first, order, tuple(self.cards), values, options, self.read_chance())
        self.check_open(game, line, box)
        game.line = CardLine(line, [values[card] for card in line])
        game.hands = held
        game.pile = pile[::-1]
        game.box = box
        game.box_closed = box_closed
        game.in_play = order_of_play([hand is not None for hand in hands], first)
        game.finishers = [seat for seat in game.in_play if not held[seat]]
        if "round" in self.words:
            self.line, text = self.words["round"]
            game.round = self.whole(text, 1, "the round")
        self.decide(game)
        return game

    def seats(self) -> list[list[_Entry] | None]:
        players = len(self.hands)
        if sorted(self.hands) != list(range(players)) or not 2 <= players <= 8:
            self.fail("a line `hand SEAT …` for each seat from 1, for 2 to 8 seats")
        return [self.hands[seat] for seat in range(players)]

    def seat(self, word: str, usual: int, players: int) -> int:
        if word not in self.words:
            return usual
        self.line, text = self.words[word]
        number = self.whole(text, 1, f"{word} SEAT, with the seat")
        if number > players:
            self.fail(f"{word} with a seat from 1 to {players}, not {number}")
        return number - 1

    def lay(self, entries: Iterable[_Entry], order: str) -> list[int]:
        """The numbers of the cards that a place names; each card lies in one place only."""
        return [self.find(entry, order) for entry in entries]

    def find(self, entry: _Entry, order: str) -> int:
        self.line = entry.line
        number = self.known(entry.name)
        if number is None:
            if self.stock and entry.value is None:
                self.fail(f"a card of the deck or a value for it: {entry.name} = VALUE")
            made_up = {} if entry.value is None else {order: entry.value}
            number = self.add(Card(entry.name, {"en": entry.name}, made_up))
        elif entry.value is not None:
            if self.cards[number].values.get(order, entry.value) != entry.value:
                self.fail(f"one value of {entry.name}, not two")
            if order not in self.cards[number].values:
                card = self.cards[number]
                self.cards[number] = msgspec.structs.replace(card, values={**card.values, order: entry.value})
        if number in self.laid:
            self.fail(f"{entry.name} in one place only (see line {self.laid[number]})")
        self.laid[number] = entry.line
        return number

    def known(self, name: str) -> int | None:
        """The number of a card that the position or the deck describes: first by id, then by name."""
        if name in self.numbers:
            return self.numbers[name]
        named = [number for number, card in enumerate(self.cards) if name.casefold() in names_of(card)]
        if len(named) == 1:
            return named[0]
        tests: tuple[Callable[[Card], bool], ...] = (
            lambda card: card.id == name,
            lambda card: name.casefold() in names_of(card),
        )
        for is_meant in tests:
            cards = [card for card in self.stock if is_meant(card)]
            if len(cards) > 1:
                self.fail(f"one card, but the deck has {len(cards)} called {name!r}: give the id")
            if cards:
                return self.numbers[cards[0].id] if cards[0].id in self.numbers else self.add(cards[0])
        return None

    def check_open(self, game: CardlineGame, line: list[int], box: list[int]) -> None:
        """Open cards have values, and the line stands in order. [L-R-11]"""
        if not line:
            self.fail("a line `line CARD = VALUE | …` with at least the initial card", self.last)
        for card in line + box:
            if game.values[card] == UNKNOWN:
                self.fail(f"a value for {self.cards[card].id}, which lies open", self.laid[card])
        for left, right in pairwise(line):
            if game.values[left] > game.values[right]:
                self.fail(
                    f"{self.cards[right].id} left of {self.cards[left].id}: smallest value first", self.laid[right]
                )

    def read_chance(self) -> Chance:
        if "chance" not in self.words:
            return Chance(0)
        self.line, text = self.words["chance"]
        key, _, count = text.partition(" ")
        return Chance(
            self.whole(key, 0, "chance KEY COUNT, with the key"),
            self.whole(count.strip() or "0", 0, "chance KEY COUNT, with the count"),
        )

    def decide(self, game: CardlineGame) -> None:
        """Whose decision it is, or who has won."""
        if "won" in self.words:
            if "turn" in self.words:
                self.fail("either a line `turn` or a line `won`", self.words["won"][0])
            self.read_won(game)
            return
        if len(game.in_play) < 2:
            self.fail("at least two seats that are not out, or a line: won SEAT by RULE", self.last)
        actor = self.seat("turn", game.in_play[0], game.seats)
        if actor not in game.in_play:
            self.fail(f"turn with a seat that is not out, not {actor + 1}")
        game.turn = game.in_play.index(actor)
        game.actor = actor
        for seat in game.in_play[game.turn :]:
            if not game.hands[seat]:
                self.fail(f"cards for seat {seat + 1}, whose turn in this round is yet to come", self.last)
        still_to_act = [len(game.hands[seat]) for seat in game.in_play[game.turn :]]
        if is_decided(len(game.finishers), still_to_act, finish_round=game.options.finish_round):
            expected = f"the end, since nobody can catch up any more: won {game.finishers[0] + 1} by L-END-2"
            self.fail(expected, self.last)

    def read_won(self, game: CardlineGame) -> None:
        self.line, text = self.words["won"]
        found = WON.fullmatch(text)
        if found is None:
            self.fail("won SEAT … by RULE, such as: won 2 by L-END-2")
        winners = [self.whole(seat, 1, "a winner's seat") - 1 for seat in found["seats"].split()]
        if any(seat not in game.in_play for seat in winners):
            self.fail("winners that are not out")
        game.actor = NOBODY
        game.turn = len(game.in_play)
        game.ended = Outcome(tuple(winners), found["rule"])


def read_position(text: str, stock: Stock | None = None) -> CardlineGame:
    """A position from text; NotationError names the line and what was expected."""
    reader = _Reader(stock)
    for line in text.splitlines():
        reader.read(line)
    return reader.game()
