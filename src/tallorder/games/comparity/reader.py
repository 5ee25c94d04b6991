"""Positions read from text that a person typed; every mistake is named by its line. See docs/notation/comparity.md."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

import msgspec

from tallorder.cards import Card
from tallorder.games.comparity.engine import ComparityGame
from tallorder.games.comparity.grid import REACH, cell_at
from tallorder.games.comparity.notation import CARD, find_card, plain_id, read_cell, read_values
from tallorder.games.comparity.options import ComparityOptions
from tallorder.games.comparity.state import (
    ANSWERS,
    BONUS,
    CAUSES,
    CHALLENGE,
    DUET,
    EXTRA,
    GIVING,
    JOIN,
    OVER,
    PHASES,
    REPAIR,
    TO_CHALLENGE,
    TO_DUET,
    Agreed,
)
from tallorder.games.kernel import NOBODY, NotationError, Refused, Stock
from tallorder.games.kernel.options import read_options
from tallorder.games.kernel.record import COMMENT

DEFAULT_ORDER: Final = "value"
MOST_CARDS: Final = 255
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
PILES: Final = ("deck", "discards", "removed")
PENDING: Final = ("answering", "target", "owed", "giver", "vacated", "arranging", "arranged")
WORDS: Final = ("gone", "turn", "phase", *PENDING, "won")
LINE: Final = re.compile(r"(?P<word>[a-z]+)(?:(?<=hand) +(?P<seat>\d+))?(?::|(?= )|$) *(?P<rest>.*)")
UNKNOWN: Final = "unknown-"
"""How the ids of cards begin that nobody knows."""


def read_position(text: str, stock: Stock | None = None) -> ComparityGame:
    """A position from text; NotationError names the line and what was expected."""
    reader = _Reader(stock.cards if stock is not None else ())
    for line in text.splitlines():
        reader.line += 1
        content = COMMENT.sub("", line).strip()
        if content:
            reader.read(content)
    return reader.game()


class _Cards:
    """The cards of a position, numbered in the order in which they are first mentioned."""

    def __init__(self, stock: tuple[Card, ...]) -> None:
        self.stock = stock
        self.line = 0
        self.order = ""
        self.cards: list[Card] = []
        self.is_listed = False
        """Whether the position lists its cards, so that a new name further down is a mistake."""
        self.lying: dict[int, int] = {}
        """Which cards lie somewhere already, and the line that says so."""

    def expect(self, truth: object, expected: str) -> None:
        if not truth:
            raise NotationError(self.line, expected)

    def list_card(self, text: str) -> None:
        """A line `card`."""
        self.expect(self.is_listed or not self.cards, "the list of cards before any other mention of a card")
        count = len(self.cards)
        self.is_listed = False
        self.card(text)
        self.is_listed = True
        self.expect(len(self.cards) > count, "each card listed once")

    def card(self, text: str) -> int:
        """The number of the card that a text names."""
        self.order = self.order or DEFAULT_ORDER
        match = CARD.fullmatch(text)
        if match is None or not (match["id"] or match["name"]):
            raise NotationError(self.line, f"a card such as `Big Ben` or `Big Ben = 96`, not {text!r}")
        wanted = f"<{match['id']}>" if match["id"] else match["name"]
        found = find_card(self.cards, wanted) or [self.new_card(wanted, match["name"])]
        self.expect(len(found) == 1, f"one card, but {wanted!r} names {len(found)}; say which by its <id>")
        if match["values"]:
            self.give_values(found[0], match["values"])
        return found[0]

    def new_card(self, wanted: str, name: str) -> int:
        """A card of the deck, or a made-up one."""
        self.expect(not self.is_listed, f"a card of the list above, not {wanted!r}")
        self.expect(len(self.cards) < MOST_CARDS, f"at most {MOST_CARDS} cards")
        known = find_card(self.stock, wanted)
        self.expect(len(known) < 2, f"one card, but the deck has {len(known)} of the name {wanted!r}; say its <id>")
        if known:
            card = self.stock[known[0]]
        else:
            card_id = wanted[1:-1] if wanted.startswith("<") else plain_id(name)
            card = Card(card_id, {"en": name or card_id}, {})
        self.expect(all(one.id != card.id for one in self.cards), f"a card unlike the others, not {wanted!r} again")
        self.cards.append(card)
        return len(self.cards) - 1

    def give_values(self, number: int, text: str) -> None:
        """Values stand once, where the card is first mentioned or later; they count more than the deck's."""
        card = self.cards[number]
        self.expect(not card.values or card in self.stock, f"the values of {card.name['en']} only once")
        try:
            values = read_values(text, self.order)
        except ValueError as error:
            raise NotationError(self.line, str(error)) from None
        self.cards[number] = msgspec.structs.replace(card, values={**card.values, **values})

    def lay(self, number: int) -> int:
        """Notes that a card lies somewhere; none lies in two places."""
        earlier = self.lying.get(number)
        name = self.cards[number].name["en"]
        self.expect(earlier is None, f"each card in one place, but {name} lies elsewhere by line {earlier}")
        self.lying[number] = self.line
        return number

    def number(self, text: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        is_number = re.fullmatch(r"-?[0-9]{1,4}", text.strip()) is not None
        self.expect(is_number and least <= int(text) <= most, f"a number from {least} to {most}, not {text!r}")
        return int(text)


class _Reader(_Cards):
    """Collects the lines of a position, then lays the table out."""

    def __init__(self, stock: tuple[Card, ...]) -> None:
        super().__init__(stock)
        self.options: dict[str, str] = {}
        self.columns: list[int] | None = None
        self.area: dict[tuple[int, int], tuple[int, bool]] = {}
        self.hands: dict[int, list[int]] = {}
        self.piles: dict[str, list[int]] = {}
        self.words: dict[str, tuple[str, int]] = {}
        """The remaining lines by their first word, each with its number."""

    def read(self, text: str) -> None:
        """One line without its comment."""
        if "position" not in self.words:
            self.expect(text.split() == ["position", "comparity"], "the first line says: position comparity")
            self.words["position"] = ("", self.line)
            return
        if text[0] in "-0123456789":
            self.expect(self.columns is not None, "a line `area` before the first row")
            self.read_row([field.strip() for field in text.split("|")])
            return
        match = LINE.fullmatch(text)
        word, seat, rest = (match["word"], match["seat"], match["rest"]) if match else ("", None, "")
        readers: dict[str, Callable[[str], None]] = {
            "area": self.read_columns,
            "order": self.read_order,
            "option": self.read_option,
            "card": self.list_card,
        }
        if word == "hand" and seat is not None:
            self.read_hand(self.number(seat, 1, MOST_SEATS), rest)
        elif word in readers:
            readers[word](rest)
        elif word in PILES:
            self.expect(word not in self.piles, f"only one line `{word}`")
            self.piles[word] = self.read_pile(rest, can_be_nameless=word == "deck")
        elif word in WORDS:
            self.expect(word not in self.words, f"only one line `{word}`")
            self.words[word] = (rest, self.line)
        else:
            known = ", ".join((*readers, "a row `Y | …`", "hand N", *PILES, *WORDS))
            raise NotationError(self.line, f"one of {known}; not {text!r}")

    def read_order(self, text: str) -> None:
        self.expect(not self.order, "one line `order`, before the first card")
        self.expect(len(text.split()) == 1, "order MEASURE")
        self.order = text

    def read_option(self, text: str) -> None:
        name, equals, value = (part.strip() for part in text.partition("="))
        self.expect(name and equals and value, "option NAME = VALUE")
        self.expect(name not in self.options, f"option {name} only once")
        self.options[name] = value
        try:
            read_options(ComparityOptions, {name: value})
        except Refused as refused:
            allowed = refused.refusal.params["allowed"]
            raise NotationError(self.line, f"an option of Comparity with an allowed value ({allowed})") from None

    def read_columns(self, text: str) -> None:
        self.expect(self.columns is None, "one area")
        fields = text.removeprefix("|").split("|") if text else []
        self.columns = [self.number(field, -REACH, REACH) for field in fields]
        is_ascending = all(right - left == 1 for left, right in pairwise(self.columns))
        self.expect(is_ascending, "columns one after the other, such as: area | -1 | 0 | 1")

    def read_row(self, fields: list[str]) -> None:
        y = self.number(fields[0], -REACH, REACH)
        self.expect(all(place[1] != y for place in self.area), f"row {y} once")
        columns = self.columns or list(range(len(fields) - 1))
        self.expect(len(fields) - 1 <= len(columns), f"at most {len(columns)} fields, as many as the area has columns")
        for x, field in zip(columns, fields[1:], strict=False):
            if field in ("", "."):
                continue
            is_open = not (field.startswith("[") and field.endswith("]"))
            card = self.lay(self.card(field if is_open else field[1:-1].strip()))
            self.area[x, y] = (card, is_open)
            has_value = self.order in self.cards[card].values
            self.expect(has_value or not is_open, f"a value for the open card {field!r}, such as {field} = 96")

    def read_hand(self, seat: int, text: str) -> None:
        self.expect(seat not in self.hands, f"only one line `hand {seat}`")
        self.hands[seat] = self.read_pile(text, can_be_nameless=False)

    def read_pile(self, text: str, *, can_be_nameless: bool) -> list[int]:
        pile: list[int] = []
        for field in filter(None, (part.strip() for part in text.split("|"))):
            if field.startswith("?"):
                self.expect(can_be_nameless, "the names of these cards; only in a deck may they be `?`")
                pile += self.nameless(field)
            else:
                pile.append(self.lay(self.card(field)))
        return pile

    def nameless(self, field: str) -> list[int]:
        """Cards that nobody knows: `?`, or `? x 12`."""
        count = field.removeprefix("?").strip().removeprefix("x") or "1"
        first = sum(card.id.startswith(UNKNOWN) for card in self.cards) + 1
        many = range(first, first + self.number(count, 1, MOST_CARDS))
        return [self.lay(self.card(f"<{UNKNOWN}{one}> unknown {one}")) for one in many]

    # The table.

    def game(self) -> ComparityGame:
        """The game, once all lines are read."""
        last = self.line = max(self.line, 1)
        self.expect("position" in self.words, "the first line says: position comparity")
        self.expect(self.area, "an area with at least one card")
        seats = max(len(self.hands), FEWEST_SEATS)
        self.expect(sorted(self.hands) == list(range(1, seats + 1)), "hands 1, 2, … one line each")
        for number, card in enumerate(self.cards):
            self.expect(number in self.lying, f"a place for every card: {card.name['en']} lies nowhere")
        for number in self.piles.get("discards", []):
            has_value = self.order in self.cards[number].values
            self.expect(has_value, f"a value for the discarded card {self.cards[number].name['en']}, such as = 96")
        unknown = frozenset(number for number, card in enumerate(self.cards) if self.order not in card.values)
        values = [0 if n in unknown else card.values[self.order].number for n, card in enumerate(self.cards)]
        options = read_options(ComparityOptions, self.options)
        game = ComparityGame(Agreed(seats, self.order, options, values, tuple(self.cards), unknown))
        self.lay_out(game)
        self.line = last
        self.read_phase(game)
        return game

    def lay_out(self, game: ComparityGame) -> None:
        others = len(self.cards) - len(self.area)
        for (x, y), (card, _) in self.area.items():
            self.line = self.lying[card]
            is_near = max(abs(x), abs(y)) + others < REACH
            self.expect(is_near, "an area nearer to 0,0, with room for the cards to come")
            game.grid.place(cell_at(x, y), card)
        for (x, y), (_, is_open) in self.area.items():
            if is_open:
                game.grid.reveal(cell_at(x, y))
        game.hands = [self.hands[seat + 1] for seat in range(game.seats)]
        game.deck = self.piles.get("deck", [])[::-1]
        game.discards = self.piles.get("discards", [])
        game.removed = self.piles.get("removed", [])
        for word in self.at("gone").split():
            seat = self.number(word, 1, game.seats) - 1
            self.expect(seat not in game.gone, "each seat that gave up once")
            self.expect(not game.hands[seat], "no cards in the hand of a seat that gave up")
            self.expect(len(game.gone) < game.seats - 1, "at least one seat that plays on")
            game.close_ring(seat)

    # The decision.

    def at(self, word: str) -> str:
        """The text after a word, empty if there is none; mistakes in it are named by its line from now on."""
        text, self.line = self.words.get(word, ("", self.line))
        return text

    def read_phase(self, game: ComparityGame) -> None:
        """Reads whose decision it is, and what is pending."""
        phase = self.at("phase") or "turn"
        self.expect(phase in PHASES, f"a phase: {', '.join(PHASES)}; not {phase!r}")
        game.phase_number = PHASES.index(phase)
        line = self.line
        if game.phase_number == OVER:
            self.read_winner(game)
            return
        for pending, words in (
            (EXTRA, ("target",)),
            (GIVING, ("owed", "giver")),
            (JOIN, ("vacated",)),
        ):
            for word in words:
                self.expect(game.phase_number != pending or word in self.words, f"a line `{word}` in phase {phase}")
        game.turn = self.seat(game, "turn")
        game.actor = game.before[game.turn] if game.phase_number == BONUS else game.turn
        answering = self.at("answering") or ANSWERS[TO_DUET if game.phase_number == DUET else 0]
        self.expect(answering in ANSWERS, f"one of {', '.join(ANSWERS)}; not {answering!r}")
        game.answering = ANSWERS.index(answering)
        self.read_target(game)
        self.read_owed(game)
        self.read_vacated(game)
        self.read_arrangement(game)
        self.line = line
        self.check_hands(game)
        self.expect(game.legal(), f"something to decide in phase {phase}")

    def seat(self, game: ComparityGame, word: str) -> int:
        """A seat that still plays."""
        seat = self.number(self.at(word) or "1", 1, game.seats) - 1
        self.expect(game.is_in(seat), f"a seat that still plays after `{word}`")
        return seat

    def read_winner(self, game: ComparityGame) -> None:
        self.expect("won" in self.words, "a line `won N by RULE`, because the game is over")
        seat, by, rule = (part.strip() for part in self.at("won").partition(" by "))
        self.expect(by and rule, "won N by RULE")
        game.winner = game.turn = self.number(seat, 1, game.seats) - 1
        game.ended_by = rule
        game.actor = NOBODY

    def cell(self, text: str) -> int:
        try:
            x, y = read_cell(text)
        except ValueError as error:
            raise NotationError(self.line, str(error)) from None
        return cell_at(self.number(str(x), -REACH, REACH), self.number(str(y), -REACH, REACH))

    def read_target(self, game: ComparityGame) -> None:
        text = self.at("target")
        self.expect(not text or game.phase_number == EXTRA, "a target only in phase extra")
        if text:
            game.target = self.cell(text)
            is_open = game.agreed.options.check_commit == "sequential"
            self.expect(game.grid.has_card(game.target), "a card in the target's cell")
            side = "open" if is_open else "closed"
            self.expect(game.grid.is_open(game.target) == is_open, f"a target that is {side}")

    def read_owed(self, game: ComparityGame) -> None:
        words = self.at("owed").split()
        self.expect(not words or game.phase_number == GIVING, "cards owed only in phase give")
        if not words:
            return
        self.expect(len(words) == 5 and words[1] == "to" and words[3] == "for", "owed NUMBER to SEAT for CAUSE")
        self.expect(words[4] in CAUSES, f"one of {', '.join(CAUSES)}; not {words[4]!r}")
        self.expect(not game.deck, "an empty deck while cards are given")
        game.owed = self.number(words[0], 1, 3)
        game.receiver = self.number(words[2], 1, game.seats) - 1
        game.cause = CAUSES.index(words[4])
        self.expect(game.is_in(game.receiver), "a receiver who still plays")
        game.actor = self.seat(game, "giver")
        self.expect(game.actor != game.receiver and game.can_give(game.actor), "a giver with a card to spare")

    def read_vacated(self, game: ComparityGame) -> None:
        text = self.at("vacated")
        self.expect(not text or game.phase_number in (JOIN, GIVING), "a vacated cell only in phase join or give")
        is_split = game.grid.is_split()
        if text:
            game.vacated = self.cell(text)
            self.expect(is_split, "an area in several parts, because a cell is vacated")
            self.expect(game.vacated in game.grid.joining_cells(), "an empty vacated cell that touches every part")
        else:
            self.expect(not is_split, "an area in one piece; where a discard split it: phase join, vacated X,Y")

    def read_arrangement(self, game: ComparityGame) -> None:
        text = self.at("arranging")
        self.expect(not text or game.phase_number == REPAIR, "an arrangement only in phase repair")
        if text:
            game.arranging = [self.cell(field) for field in text.split("|")]
            is_group = game.arranging in game.grid.clusters()
            self.expect(is_group, "arranging: the cells of misplaced cards that hang together, in reading order")
            game.arranged = [self.card(field.strip()) for field in self.at("arranged").split("|")]
            is_begun = 0 < len(game.arranged) < len(game.arranging) - 1
            self.expect(is_begun, "arranged: the cards for the first cells, with at least two to come")

    def check_hands(self, game: ComparityGame) -> None:
        """Only who waits for a challenge, or was just caught by one, holds no cards. [C-R-28, C-R-45]"""
        is_challenged = game.phase_number == CHALLENGE or game.answering == TO_CHALLENGE
        winner = game.before[game.turn] if is_challenged else NOBODY
        for seat in range(game.seats):
            if game.is_in(seat) and seat not in (winner, game.receiver):
                self.expect(game.hands[seat], f"at least one card in hand {seat + 1}")
        if game.phase_number == CHALLENGE:
            self.expect(not game.hands[winner], f"no card in hand {winner + 1}, whose last one is challenged")
